//! The table of Keltis: figures on five paths, wish stones, points on the track.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::id::ids;
use crate::json::Told;
use crate::seat::{PerSeat, Seat};
use crate::text::msg;

pub(super) const PATHS: usize = 5;
/// Steps 7, 8 and 9 are the goal area.
pub(super) const FIRST_GOAL_STEP: u8 = 7;
pub(super) const LAST_STEP: u8 = 9;
/// So many figures of each colour are small; one more is large.
pub(super) const SMALL_FIGURES: u8 = 4;

/// One of the five paths, counted from the left: 1 to 5.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("minimum" = 1, "maximum" = 5))]
pub struct Path(u8);

impl Path {
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=5).map(Self)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for Path {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=5).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!("a path is 1 to 5, not {number}"))
        }
    }
}

impl From<Path> for u8 {
    fn from(path: Path) -> u8 {
        path.0
    }
}

ids!(number Path);

/// How far a figure is on its path: 1 to 9, or 0 for the start stone.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("maximum" = 9))]
pub struct Step(u8);

impl Step {
    pub const START: Self = Self(0);

    /// All stones of a path, from the first to the end stone.
    pub fn stones() -> impl DoubleEndedIterator<Item = Self> {
        (1..=LAST_STEP).map(Self)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    pub fn is_goal(self) -> bool {
        self.0 >= FIRST_GOAL_STEP
    }

    pub fn is_start(self) -> bool {
        self.0 == 0
    }

    pub fn follows(self, before: Self) -> bool {
        self.0 == before.0 + 1
    }
}

impl TryFrom<u8> for Step {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number <= LAST_STEP {
            Ok(Self(number))
        } else {
            Err(format!("a step is 0 to 9, not {number}"))
        }
    }
}

impl From<Step> for u8 {
    fn from(step: Step) -> u8 {
        step.0
    }
}

ids!(number Step);

/// What lies on a stone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    One,
    Two,
    Three,
    Clover,
    WishStone,
}

impl Tile {
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Clover, Self::WishStone];

    /// How many of them are in the box (rulebook: Spelmateriaal).
    pub fn in_box(self) -> usize {
        match self {
            Self::One | Self::Three => 2,
            Self::Two => 3,
            Self::Clover | Self::WishStone => 9,
        }
    }

    pub fn points(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Clover | Self::WishStone => 0,
        }
    }
}

ids!(for Tile {
    Tile::One = "1",
    Tile::Two = "2",
    Tile::Three = "3",
    Tile::Clover = "clover",
    Tile::WishStone = "wish",
});

/// A tile that a seat's figure has carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CarriedOut {
    pub seat: Seat,
    pub path: Path,
    pub step: Step,
    pub tile: Tile,
}

/// A tile on a stone of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaidTile {
    pub path: Path,
    pub step: Step,
    pub tile: Tile,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Small,
    Large,
}

/// A figure that stands on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    pub path: Path,
    pub step: Step,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub large: bool,
}

/// The figures of one seat: at most one a path, at most one of them large.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Figure>", into = "Vec<Figure>")]
#[schemars(with = "Vec<Figure>")]
pub struct Figures {
    steps: [Step; PATHS],
    large: Option<Path>,
}

impl Figures {
    pub fn step(&self, path: Path) -> Step {
        self.steps[path.index()]
    }

    pub fn large(&self) -> Option<Path> {
        self.large
    }

    /// Puts the figure of a path somewhere. `None` leaves its size as it is.
    pub fn put(&mut self, path: Path, step: Step, size: Option<Size>) {
        self.steps[path.index()] = step;
        let is_large = match size {
            Some(size) => size == Size::Large,
            None => self.large == Some(path),
        };
        if is_large && !step.is_start() {
            self.large = Some(path);
        } else if self.large == Some(path) {
            self.large = None;
        }
    }

    /// Those on a path, in the order of the paths.
    pub fn on_paths(&self) -> impl Iterator<Item = Figure> + '_ {
        Path::all().filter(|path| !self.step(*path).is_start()).map(|path| Figure {
            path,
            step: self.step(path),
            large: self.large == Some(path),
        })
    }

    pub fn in_goal(&self) -> usize {
        self.steps.iter().filter(|step| step.is_goal()).count()
    }
}

impl TryFrom<Vec<Figure>> for Figures {
    type Error = Told;

    fn try_from(list: Vec<Figure>) -> Result<Self, Told> {
        let mut figures = Self::default();
        let mut seen = [false; PATHS];
        for Figure { path, step, large } in list {
            if std::mem::replace(&mut seen[path.index()], true) {
                return Err(Told(msg!(keltis_unread_path, path = path.0)));
            }
            figures.steps[path.index()] = step;
            if large && figures.large.replace(path).is_some() {
                return Err(Told(msg!(keltis_unread_large)));
            }
        }
        Ok(figures)
    }
}

impl From<Figures> for Vec<Figure> {
    fn from(figures: Figures) -> Self {
        let all = Path::all().map(|path| Figure {
            path,
            step: figures.step(path),
            large: figures.large == Some(path),
        });
        all.filter(|figure| figure.large || !figure.step.is_start()).collect()
    }
}

/// What one seat has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Side {
    /// Points read off the track; absent while nobody has said.
    #[schemars(range(max = 999))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<u16>,
    /// Point tiles counted since then, in the order they were reached.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Tile>,
    /// Absent while nobody has said.
    #[schemars(range(max = 9))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wish_stones: Option<u8>,
    pub figures: Figures,
}

impl Side {
    /// Whether anybody has said how many points it has on the track.
    pub(super) fn has_track(&self) -> bool {
        self.track.is_some() || !self.tiles.is_empty()
    }

    /// Whether all was said that its figures do not show.
    pub(super) fn is_counted(&self) -> bool {
        self.has_track() && self.wish_stones.is_some()
    }

    /// Whether anything was said about it.
    pub(super) fn is_told(&self) -> bool {
        self.has_track() || self.wish_stones.is_some() || self.figures != Figures::default()
    }

    /// Where the marker stands before the final scoring.
    pub fn track_points(&self) -> u32 {
        let tiles: u32 = self.tiles.iter().map(|tile| u32::from(tile.points())).sum();
        u32::from(self.track.unwrap_or(0)) + tiles
    }
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum End {
    /// The fifth figure came into the goal area here.
    Goal { seat: Seat, path: Path },
    /// The last card of the pile was drawn.
    Deck,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub seats: PerSeat<Side>,
    /// Tiles that the players have told us about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<LaidTile>,
    /// Tiles that a figure has carried out, as they were then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carried_out: Vec<CarriedOut>,
    /// Who may make a free step now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free_step: Option<Seat>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deck_empty: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

impl Position {
    pub fn new(seats: usize) -> Self {
        Self {
            seats: PerSeat::from_fn(seats, |_| Side::default()),
            tiles: Vec::new(),
            carried_out: Vec::new(),
            free_step: None,
            deck_empty: false,
            end: None,
        }
    }

    pub fn in_goal(&self) -> usize {
        self.seats.values().map(|side| side.figures.in_goal()).sum()
    }

    /// The tile on a stone, as far as it is known.
    pub fn tile(&self, path: Path, step: Step) -> Option<Tile> {
        self.tiles.iter().find(|laid| laid.path == path && laid.step == step).map(|laid| laid.tile)
    }

    pub(super) fn lay_tile(&mut self, path: Path, step: Step, tile: Option<Tile>) {
        self.tiles.retain(|laid| (laid.path, laid.step) != (path, step));
        if let Some(tile) = tile {
            self.tiles.push(LaidTile { path, step, tile });
            self.tiles.sort_by_key(|laid| (laid.path, laid.step));
        }
    }
}
