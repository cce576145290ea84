//! A board, one for all games: cells with faces, pens to tap with, regions, links and overlays.

use serde::Serialize;

use crate::look::Colour;
use crate::seat::Seat;
use crate::text::{Message, Say, Speaker};

/// Columns count from the left and rows from the top, both from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board<T = Message> {
    pub columns: u32,
    pub rows: u32,
    pub style: BoardStyle,
    /// Only cells that hold something or can be tapped.
    pub cells: Vec<Cell<T>>,
    pub column_labels: Vec<T>,
    /// The colours that the columns have on the players' own board, as far as they are known; empty
    /// where columns have none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub column_colours: Vec<Option<Colour>>,
    pub row_labels: Vec<T>,
    pub pens: Vec<Pen<T>>,
    /// The pen in hand.
    pub pen: Option<String>,
    pub regions: Vec<Region<T>>,
    pub links: Vec<Link>,
    pub overlays: Vec<Overlay<T>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardStyle {
    /// Things lie inside the cells.
    Fields,
    /// Things stand on the crossings of lines.
    Points,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cell<T = Message> {
    pub id: String,
    pub column: u32,
    pub row: u32,
    pub width: u32,
    pub height: u32,
    pub face: Face<T>,
    pub can_tap: bool,
    pub selected: bool,
    /// A place that the selected piece may go to.
    pub target: bool,
    /// Known from before, not entered anew.
    pub carried_over: bool,
    pub doubtful: bool,
    /// Where it is and what lies there, in a sentence for the ear.
    pub spoken: T,
}

/// What is to be seen on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face<T = Message> {
    /// Rivers, from an edge to the middle.
    pub strokes: Vec<Stroke>,
    /// Dots in the corners.
    pub corners: Vec<Corner>,
    pub badges: Vec<Badge<T>>,
    /// In order: the first is the topmost.
    pub marks: Vec<Mark>,
    /// What is printed on the cell itself.
    pub caption: Option<T>,
}

impl<T> Default for Face<T> {
    fn default() -> Self {
        Self {
            strokes: Vec::new(),
            corners: Vec::new(),
            badges: Vec::new(),
            marks: Vec::new(),
            caption: None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    North,
    East,
    South,
    West,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Flow {
    In,
    Out,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stroke {
    pub edge: Edge,
    /// Strokes of one channel meet in the middle; others pass.
    pub channel: u8,
    pub flow: Option<Flow>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Corner {
    NorthEast,
    SouthEast,
    SouthWest,
    NorthWest,
}

/// An icon with a short number or word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Badge<T = Message> {
    pub icon: String,
    pub text: Option<T>,
}

/// A piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    pub seat: Option<Seat>,
    pub icon: Option<String>,
    pub count: u32,
    pub large: bool,
}

/// What a tap on the board means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pen<T = Message> {
    pub id: String,
    pub label: T,
    pub seat: Option<Seat>,
    pub icon: Option<String>,
    pub large: bool,
}

/// A tinted part of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Region<T = Message> {
    pub label: T,
    pub tone: Tone,
    pub column: u32,
    pub row: u32,
    pub width: u32,
    pub height: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    Gain,
    Loss,
    Quiet,
    Accent,
}

/// A line between two cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Link {
    pub from: String,
    pub to: String,
}

/// A way across cells, drawn over them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Overlay<T = Message> {
    pub label: T,
    pub cells: Vec<String>,
}

impl Board {
    pub fn new(columns: u32, rows: u32, style: BoardStyle) -> Self {
        Self {
            columns,
            rows,
            style,
            cells: Vec::new(),
            column_labels: Vec::new(),
            column_colours: Vec::new(),
            row_labels: Vec::new(),
            pens: Vec::new(),
            pen: None,
            regions: Vec::new(),
            links: Vec::new(),
            overlays: Vec::new(),
        }
    }
}

impl Cell {
    /// A cell of one field that can be tapped.
    pub fn new(id: impl Into<String>, column: u32, row: u32, face: Face, spoken: Message) -> Self {
        Self {
            id: id.into(),
            column,
            row,
            width: 1,
            height: 1,
            face,
            can_tap: true,
            selected: false,
            target: false,
            carried_over: false,
            doubtful: false,
            spoken,
        }
    }
}

impl Say for Board {
    type Said = Board<String>;

    fn say(&self, speaker: &Speaker) -> Board<String> {
        Board {
            columns: self.columns,
            rows: self.rows,
            style: self.style,
            cells: self.cells.say(speaker),
            column_labels: self.column_labels.say(speaker),
            column_colours: self.column_colours.clone(),
            row_labels: self.row_labels.say(speaker),
            pens: self.pens.say(speaker),
            pen: self.pen.clone(),
            regions: self.regions.say(speaker),
            links: self.links.clone(),
            overlays: self.overlays.say(speaker),
        }
    }
}

impl Say for Cell {
    type Said = Cell<String>;

    fn say(&self, speaker: &Speaker) -> Cell<String> {
        Cell {
            id: self.id.clone(),
            column: self.column,
            row: self.row,
            width: self.width,
            height: self.height,
            face: self.face.say(speaker),
            can_tap: self.can_tap,
            selected: self.selected,
            target: self.target,
            carried_over: self.carried_over,
            doubtful: self.doubtful,
            spoken: self.spoken.say(speaker),
        }
    }
}

impl Say for Face {
    type Said = Face<String>;

    fn say(&self, speaker: &Speaker) -> Face<String> {
        Face {
            strokes: self.strokes.clone(),
            corners: self.corners.clone(),
            badges: self.badges.say(speaker),
            marks: self.marks.clone(),
            caption: self.caption.say(speaker),
        }
    }
}

impl Say for Badge {
    type Said = Badge<String>;

    fn say(&self, speaker: &Speaker) -> Badge<String> {
        Badge { icon: self.icon.clone(), text: self.text.say(speaker) }
    }
}

impl Say for Pen {
    type Said = Pen<String>;

    fn say(&self, speaker: &Speaker) -> Pen<String> {
        Pen {
            id: self.id.clone(),
            label: self.label.say(speaker),
            seat: self.seat,
            icon: self.icon.clone(),
            large: self.large,
        }
    }
}

impl Say for Region {
    type Said = Region<String>;

    fn say(&self, speaker: &Speaker) -> Region<String> {
        Region {
            label: self.label.say(speaker),
            tone: self.tone,
            column: self.column,
            row: self.row,
            width: self.width,
            height: self.height,
        }
    }
}

impl Say for Overlay {
    type Said = Overlay<String>;

    fn say(&self, speaker: &Speaker) -> Overlay<String> {
        Overlay { label: self.label.say(speaker), cells: self.cells.clone() }
    }
}
