"""A session as those at the table see it: the object, and the screen that came last."""

from tallystone import (
    Entry,
    EntryValue,
    NewSeat,
    NewSession,
    SessionQuery,
    TableChange,
    TallystoneError,
    When,
)

# The made-up game of `tests/src/stranger.rs`, for tests that must know what is on the sheet.
STRANGER = "stranger"
# The control that ends a session of any game.
FINISH = "session.finish"

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]


def new_session(game, players, options="null"):
    seats = [NewSeat(name=None, colour=None) for _ in range(players)]
    return NewSession(game=game, seats=seats, options=options)


def named_session(game, names):
    return NewSession(game=game, seats=[NewSeat(name=name) for name in names], options="null")


def sessions(core, offset=0, limit=10):
    return core.search(SessionQuery(), offset, limit)


def binned(core):
    return core.search(SessionQuery(bin=True), 0, 10)


def press(core, screen, control):
    """A control that every session has, such as `session.undo`."""
    return core.enter(screen.session, entry(screen, control, EntryValue.PRESS()))


def controls(screen):
    return [control for group in screen.sheet.groups for control in group.controls]


def points(screen):
    return [seat.points for seat in screen.seats]


def entry(screen, control, value):
    """What a shell sends: what was touched, and three things as the screen had them."""
    return Entry(
        control=control,
        value=value,
        revision=screen.revision,
        focus=screen.focus,
        place=screen.place,
    )


class Evening:
    def __init__(self, core, game, players):
        self.core = core
        self.screen = core.start(new_session(game, players))
        self.session = self.screen.session

    def enter(self, control, value):
        self.screen = self.core.enter(self.session, entry(self.screen, control, value))
        return self.screen

    def step(self, control, by):
        return self.enter(control, EntryValue.STEP(by))

    def press(self, control):
        return self.enter(control, EntryValue.PRESS())

    def write(self, control, text):
        return self.enter(control, EntryValue.WRITE(text))

    def go_to(self, place):
        """Shows another moment; what is entered next is about that one."""
        self.screen = self.core.screen(self.session, place, self.screen.focus)
        return self.screen

    def now(self):
        return self.go_to(When.NOW())

    def name_everybody(self):
        for seat, name in zip([view.seat for view in self.screen.seats], NAMES):
            self.screen = self.core.change_table(self.session, TableChange.NAME(seat, name))

    def tick_everything(self):
        checklist = self.core.checklist(self.session)
        for step in [step for section in checklist.sections for step in section.steps]:
            checklist = self.core.tick(self.session, step.id, True)
        self.now()
        return checklist.sections

    def play(self, guest, entries):
        """What the screen offers is taken, or refused with a reason where it does not fit."""
        for _ in range(entries):
            before = self.screen.revision
            try:
                self.screen = self.core.enter(self.session, guest.touch(self.screen))
            except TallystoneError.Refused as refused:
                assert str(refused)
                assert self.now().revision == before, "a refusal changes nothing"
