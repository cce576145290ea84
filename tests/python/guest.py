"""Somebody who touches anything that the sheet offers: no game is known here."""

from random import Random

from evening import FINISH, controls, entry
from tallystone import ControlKind, EntryValue

# Numbers up to here above the least are typed; few tables have more.
USUAL = 30
PERCENT_OF_TAPS = 70


class Guest:
    def __init__(self, seed):
        self.random = Random(seed)

    def touch(self, screen):
        """An entry that the screen offers. When the session ends is not the guest's to say."""
        offered = [it for it in controls(screen) if it.id != FINISH and can_be_touched(it.kind)]
        touched = self.random.choice(offered)
        return entry(screen, touched.id, self.value_for(touched.kind))

    def value_for(self, kind):
        match kind:
            case ControlKind.STEPPER(value=value, min=least, max=most):
                return EntryValue.STEP(self.random.randint(least, most) - value)
            case ControlKind.CHOICE(options=options):
                return EntryValue.CHOOSE(self.random.choice(options).id)
            case ControlKind.TOGGLE():
                return EntryValue.FLIP()
            case ControlKind.NUMBER(min=least, max=most):
                typed = self.random.randint(least, min(most, least + USUAL))
                return EntryValue.NUMBER(str(typed))
            case ControlKind.BOARD(board=board):
                return self.tap_or_pen(board)
            case ControlKind.ACTION():
                return EntryValue.PRESS()
            case ControlKind.NOTE(longest=longest):
                return EntryValue.WRITE("fine"[:longest])
        raise AssertionError(f"the contract has no such control: {kind}")

    def tap_or_pen(self, board):
        areas = [area for area in board.drawing.areas if area.can_tap]
        if areas and (not board.pens or self.random.randrange(100) < PERCENT_OF_TAPS):
            return EntryValue.TAP(self.random.choice(areas).cell)
        return EntryValue.PEN(self.random.choice(board.pens).id)


def can_be_touched(kind):
    match kind:
        case ControlKind.ACTION(enabled=enabled):
            return enabled
        case ControlKind.CHOICE(options=options):
            return bool(options)
        case ControlKind.BOARD(board=board):
            return bool(board.pens) or any(area.can_tap for area in board.drawing.areas)
    return True
