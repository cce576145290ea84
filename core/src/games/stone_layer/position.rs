//! The table of Stone Layer as far as we know it: six stacks, the tokens beside them, the marker,
//! points, and how far the turn is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::options::Options;
use super::ring::{BASES, Base, STONES, Size, Stones};
use super::tiles::Tiles;
use crate::seat::{PerSeat, Seat};
use crate::table::Table;

/// Score tokens of a colour.
pub(super) const TOKENS: u8 = 19;
/// First to so many points.
pub(super) const GOAL: u16 = 10;
/// Stones that a quick start places.
pub(super) const QUICK_STONES: u8 = 4;

/// A base stone with what lies on it and beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    #[serde(default)]
    pub stones: Stones,
    /// Score tokens beside it, by seat.
    pub tokens: PerSeat<u8>,
}

/// What a player has collected. Tokens in hand are those that are neither gold nor on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Side {
    /// Score tokens that lie gold side up.
    pub gold: u8,
    /// Five-point tokens.
    pub fives: u8,
}

impl Side {
    pub fn points(self) -> u16 {
        u16::from(self.gold) + 5 * u16::from(self.fives)
    }
}

/// What has happened in the turn so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    /// Absent until somebody has said how the stone lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stone: Option<Laid>,
    /// Who has toppled something in this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub topplers: Vec<Seat>,
}

/// The stone of a turn, and what it gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Whose turn it is.
    pub seat: Seat,
    /// Tokens laid for it that still lie there.
    #[serde(default)]
    pub tokens: u8,
    /// Tokens it was worth.
    #[serde(default)]
    pub worth: u8,
    /// Five gold points were exchanged for it.
    #[serde(default)]
    pub exchanged: bool,
    /// It earns nothing: it leans, slid off or something fell.
    #[serde(default)]
    pub failed: bool,
    /// The stack that the stone was being taken from fell: the turn ends.
    #[serde(default)]
    pub source_fell: bool,
}

impl Laid {
    /// Takes the tokens off it: how many there were, and whether points were exchanged for them.
    pub(super) fn take_tokens(&mut self) -> (u8, bool) {
        (std::mem::take(&mut self.tokens), std::mem::take(&mut self.exchanged))
    }
}

/// Stacks that fell together, with what lay there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fall {
    /// How many turns were over when it happened.
    pub turn: u16,
    /// Who caused it: the player who gets nothing.
    pub by: Seat,
    pub stacks: Vec<FallenStack>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FallenStack {
    pub base: Base,
    #[schemars(range(min = 1, max = 37))]
    pub stones: u8,
    /// Tokens that lay beside it, by seat.
    pub tokens: PerSeat<u8>,
}

/// Something that was told and is unusual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "odd", rename_all = "snake_case", deny_unknown_fields)]
pub enum Odd {
    /// The marker should have moved, and nobody said how far.
    NoSteps { turn: u16 },
    /// Somebody else was expected to be up.
    OutOfTurn { turn: u16, seat: Seat, expected: Seat },
    /// The stone is said to lie on this stack, which fell.
    LiesOnFallen { turn: u16, base: Base },
    /// This stack is named twice among those that fell: at the marker, and by its number.
    NamedTwice { turn: u16, base: Base },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub marker: Base,
    /// Clockwise.
    pub stacks: [Stack; BASES],
    pub seats: PerSeat<Side>,
    /// Who is up next, unless the players say somebody else.
    pub up: Seat,
    #[serde(default)]
    pub turn: Turn,
    /// Turns that are over.
    #[serde(default)]
    pub turns: u16,
    /// Stones that a quick start has placed.
    #[schemars(range(max = 4))]
    #[serde(default)]
    pub quick_stones: u8,
    #[serde(default)]
    pub tiles: Tiles,
    #[serde(default)]
    pub falls: Vec<Fall>,
    /// How many stones of each size the box has, where the players have said.
    #[serde(default)]
    pub of_size: [Option<u8>; 3],
    /// A stone was taken from a stack because the river was empty.
    #[serde(default)]
    pub river_ran_out: bool,
    #[serde(default)]
    pub odd: Vec<Odd>,
}

impl Position {
    pub fn new(table: &Table<Options>) -> Self {
        let seats = table.len();
        let bare = || Stack { stones: Stones::default(), tokens: PerSeat::from_fn(seats, |_| 0) };
        Self {
            marker: Base::FIRST,
            stacks: std::array::from_fn(|_| bare()),
            seats: PerSeat::from_fn(seats, |_| Side::default()),
            up: table.present_from(table.start),
            turn: Turn::default(),
            turns: 0,
            quick_stones: 0,
            tiles: Tiles::default(),
            falls: Vec::new(),
            of_size: [None; 3],
            river_ran_out: false,
            odd: Vec::new(),
        }
    }

    pub fn stack(&self, base: Base) -> &Stack {
        &self.stacks[base.index()]
    }

    pub(super) fn stack_mut(&mut self, base: Base) -> &mut Stack {
        &mut self.stacks[base.index()]
    }

    pub fn height(&self, base: Base) -> u8 {
        self.stack(base).stones.height()
    }

    /// Base stones with a stack.
    pub(super) fn standing(&self) -> impl Iterator<Item = Base> {
        Base::all().filter(|base| self.height(*base) > 0)
    }

    /// Stones on all stacks together.
    pub(super) fn stones(&self) -> u16 {
        Base::all().map(|base| u16::from(self.height(base))).sum()
    }

    /// Stones that lie on no stack.
    pub fn river(&self) -> u8 {
        u8::try_from(u16::from(STONES).saturating_sub(self.stones())).unwrap_or(0)
    }

    pub(super) fn has_seat(&self, seat: Seat) -> bool {
        self.seats.get(seat).is_some()
    }

    pub fn beside(&self, base: Base, seat: Seat) -> u8 {
        self.stack(base).tokens.get(seat).copied().unwrap_or(0)
    }

    /// All tokens of a colour on the board.
    pub fn on_board(&self, seat: Seat) -> u16 {
        Base::all().map(|base| u16::from(self.beside(base, seat))).sum()
    }

    /// Tokens that can still be laid.
    pub fn in_hand(&self, seat: Seat) -> u8 {
        let gold = self.seats.get(seat).map_or(0, |side| u16::from(side.gold));
        let used = self.on_board(seat) + gold;
        u8::try_from(u16::from(TOKENS).saturating_sub(used)).unwrap_or(0)
    }

    pub fn points(&self, seat: Seat) -> u16 {
        self.seats.get(seat).map_or(0, |side| side.points())
    }

    /// Five-point tokens that the players have.
    pub(super) fn fives_taken(&self) -> u16 {
        self.seats.values().map(|side| u16::from(side.fives)).sum()
    }

    pub fn has_won(&self, seat: Seat) -> bool {
        self.points(seat) >= GOAL
    }

    /// Winning the game: it is over when somebody at the table has ten points.
    pub fn is_over<O>(&self, table: &Table<O>) -> bool {
        table.present().any(|seat| self.has_won(seat))
    }

    /// Whether anything has been told of a turn.
    fn has_begun(&self) -> bool {
        self.turns > 0 || self.turn != Turn::default()
    }

    /// Whether nothing but the marker has been told.
    pub fn is_untouched(&self) -> bool {
        !self.has_begun() && self.river() == STONES
    }

    /// Collapses of the turn under way.
    pub(super) fn falls_now(&self) -> impl Iterator<Item = &Fall> {
        self.falls.iter().filter(|fall| fall.turn == self.turns)
    }

    /// Whether a quick start still has stones to place.
    pub fn is_quick_starting(&self, options: Options) -> bool {
        options.quick_start && self.can_quick_start()
    }

    /// Without the option as well: such a stone is then doubtful, as the option may follow.
    pub(super) fn can_quick_start(&self) -> bool {
        !self.has_begun() && self.falls.is_empty() && self.quick_stones < QUICK_STONES
    }

    /// How many stones of a size there can be, by what was said of the others.
    pub(super) fn most_of(&self, size: Size) -> u8 {
        let told = size.others().filter_map(|other| self.of_size[other.index()]);
        told.fold(STONES, u8::saturating_sub)
    }

    /// Stones of a size on the stacks, as far as sizes were told.
    pub(super) fn on_stacks(&self, size: Size) -> usize {
        self.stacks.iter().map(|stack| stack.stones.count(size)).sum()
    }
}
