//! Actions, grounds and positions as short texts that can be read aloud and read back.
//!
//! `e5>e6` moves, `e5>e6>e9` steps onto e6 and pushes what stood there to e9, `e5:-`, `e5:|` and
//! `e5:o` turn a piece to a river across, a river along or a stone. A ground is its rows from the
//! top, separated by `/`, pieces as `c` or `s` (a stone), `c-`, `c|`, and numbers for empty points. A
//! position is its ground and who is up.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ground::{COLUMNS, Face, Ground, Piece, Point, ROWS, Side};
use super::position::Position;
use crate::json::Told;
use crate::table::count_of;
use crate::text::{Message, Words, echo, msg};

/// What a player does in a turn, with one piece of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Flip a piece, or rotate a river: this is how it lies afterwards.
    Turn { at: Point, to: Face },
    /// A step, or a ride along rivers.
    Move { from: Point, to: Point },
    /// A piece steps onto another and pushes it.
    Push { from: Point, onto: Point, to: Point },
}

impl Action {
    /// Where the acting piece stands.
    pub fn by(self) -> Point {
        match self {
            Self::Turn { at, .. } => at,
            Self::Move { from, .. } | Self::Push { from, .. } => from,
        }
    }

    /// The same action seen from the other edge.
    pub fn turned(self) -> Self {
        match self {
            Self::Turn { at, to } => Self::Turn { at: at.turned(), to },
            Self::Move { from, to } => Self::Move { from: from.turned(), to: to.turned() },
            Self::Push { from, onto, to } => {
                Self::Push { from: from.turned(), onto: onto.turned(), to: to.turned() }
            }
        }
    }
}

impl Face {
    fn mark(self) -> &'static str {
        match self {
            Self::Stone => "o",
            Self::ACROSS => "-",
            Self::ALONG => "|",
        }
    }

    fn of_mark(mark: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.mark() == mark)
    }
}

impl Side {
    fn letter(self) -> &'static str {
        match self {
            Self::Circle => "c",
            Self::Square => "s",
        }
    }

    fn of_letter(letter: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.letter() == letter)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn { at, to } => write!(f, "{at}:{}", to.mark()),
            Self::Move { from, to } => write!(f, "{from}>{to}"),
            Self::Push { from, onto, to } => write!(f, "{from}>{onto}>{to}"),
        }
    }
}

impl FromStr for Point {
    type Err = Told;

    fn from_str(text: &str) -> Result<Self, Told> {
        let wrong = || Told(msg!(stones_and_rivers_unread_point, came = echo(text)));
        let letter = text.bytes().next().filter(u8::is_ascii_lowercase).ok_or_else(wrong)?;
        let number = &text[1..];
        let plain = number.bytes().all(|digit| digit.is_ascii_digit()) && !number.starts_with('0');
        let row = number.parse::<u8>().ok().filter(|_| plain).ok_or_else(wrong)?;
        Self::new(letter - b'a' + 1, row).ok_or_else(wrong)
    }
}

impl FromStr for Action {
    type Err = Told;

    fn from_str(text: &str) -> Result<Self, Told> {
        let wrong = || Told(msg!(stones_and_rivers_unread_action, came = echo(text)));
        if let Some((at, mark)) = text.split_once(':') {
            return Ok(Self::Turn { at: at.parse()?, to: Face::of_mark(mark).ok_or_else(wrong)? });
        }
        let points: Vec<Point> = text.split('>').map(str::parse).collect::<Result<_, _>>()?;
        match *points.as_slice() {
            [from, to] => Ok(Self::Move { from, to }),
            [from, onto, to] => Ok(Self::Push { from, onto, to }),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (1..=ROWS).rev() {
            let mut empty = 0;
            for point in (1..=COLUMNS).filter_map(|column| Point::new(column, row)) {
                let Some(piece) = self.piece(point) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
                empty = 0;
                f.write_str(piece.side.letter())?;
                if piece.face != Face::Stone {
                    f.write_str(piece.face.mark())?;
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if row > 1 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Ground {
    type Err = Told;

    fn from_str(text: &str) -> Result<Self, Told> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != usize::from(ROWS) {
            let came = count_of(rows.len());
            return Err(Told(msg!(stones_and_rivers_unread_rows, rows = ROWS, came = came)));
        }
        let mut ground = Self::empty();
        for (row, text) in (1..=ROWS).rev().zip(rows) {
            read_row(&mut ground, row, text)?;
        }
        Ok(ground)
    }
}

fn read_row(ground: &mut Ground, row: u8, text: &str) -> Result<(), Told> {
    let wrong = |why: Message| Told(msg!(stones_and_rivers_unread_row, row = row, why = why));
    let too_many = || wrong(msg!(stones_and_rivers_unread_more, points = COLUMNS));
    let mut column: u8 = 1;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if letter.is_ascii_digit() {
            let digits = rest.find(|it: char| !it.is_ascii_digit()).unwrap_or(rest.len());
            let count: u8 = rest[..digits].parse().map_err(|_| too_many())?;
            column = column.saturating_add(count);
            rest = &rest[digits..];
            continue;
        }
        let Some(side) = rest.get(..1).and_then(Side::of_letter) else {
            let came = echo(&letter.to_string());
            return Err(wrong(msg!(stones_and_rivers_unread_letter, came = came)));
        };
        rest = &rest[1..];
        let river = rest.get(..1).and_then(Face::of_mark).filter(|face| *face != Face::Stone);
        if river.is_some() {
            rest = &rest[1..];
        }
        let point = Point::new(column, row).ok_or_else(too_many)?;
        ground.put(point, Some(Piece { side, face: river.unwrap_or(Face::Stone) }));
        column += 1;
    }
    match column.cmp(&(COLUMNS + 1)) {
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(too_many()),
        Ordering::Less => {
            let came = column - 1;
            Err(wrong(msg!(stones_and_rivers_unread_few, points = COLUMNS, came = came)))
        }
    }
}

impl Position {
    /// A position from its line: the ground, a space, and who is up (`c` or `s`). `None` for what
    /// does not look like one.
    pub fn from_line(line: &str) -> Option<Result<Self, Message>> {
        let of_line = |letter: char| {
            matches!(letter, '0'..='9' | 'c' | 's' | '-' | '|' | '/') || letter.is_whitespace()
        };
        let rows = line.matches('/').count();
        let resembles = line.chars().all(of_line)
            || [" c", " s"].iter().any(|turn| line.trim_end().ends_with(turn));
        (rows > 0 && resembles || rows + 1 == usize::from(ROWS))
            .then(|| Self::read_line(line.trim()))
    }

    fn read_line(line: &str) -> Result<Self, Message> {
        let (ground, turn) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(it, turn)| (it, turn.trim()));
        let ground = ground.parse().map_err(|Told(why)| why)?;
        if turn.is_empty() {
            return Err(msg!(stones_and_rivers_unread_nobody));
        }
        let turn = Side::of_letter(turn)
            .ok_or_else(|| msg!(stones_and_rivers_unread_turn, came = echo(turn)))?;
        Ok(Self::before_all(ground, turn))
    }

    pub fn line(&self) -> String {
        format!("{} {}", self.ground, self.turn.letter())
    }
}

/// Types that are kept, exchanged and said as their text.
macro_rules! as_text {
    ($type:ident, $about:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        impl From<$type> for Words {
            fn from(value: $type) -> Self {
                value.to_string().into()
            }
        }

        impl JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "description": $about })
            }
        }
    };
}

as_text!(Point, "a point from a1 to m14");
as_text!(Action, "an action: e5>e6, e5>e6>e9, e5:-, e5:| or e5:o");
as_text!(
    Ground,
    "the rows from the top, separated by /: c, s, c-, c|, s-, s| and numbers for empty points"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_as_they_are_written() {
        for text in ["e5>e6", "m14>a1", "e5>e6>e9", "e5:-", "e5:|", "e5:o"] {
            let action: Action = text.parse().expect("an action");
            assert_eq!(action.to_string(), text);
        }
        for text in ["", "e5", "e5>", "e15>e1", "n1>a1", "e5:x", "e05>e6", "e5>e6>e7>e8", "é5>e6"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_first_ground_in_one_line() {
        let text = "13/13/13/13/3sssssss3/3sssssss3/13/13/3ccccccc3/3ccccccc3/13/13/13/13";
        assert_eq!(Ground::start().to_string(), text);
        assert_eq!(text.parse::<Ground>(), Ok(Ground::start()));
        for wrong in ["", "13", &text.replace('s', "x"), &text.replacen("13", "14", 1)] {
            assert!(wrong.parse::<Ground>().is_err(), "{wrong}");
        }
    }
}
