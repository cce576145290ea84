//! What tiles and rocks look like where they are chosen or listed, and back from that for the
//! painter.

use super::paint::picture;
use super::position::Kind;
use super::tell::short_name;
use crate::board::{Badge, Face};
use crate::look::Icon;
use crate::text::{Message, msg};

const ROCK: &str = "iquazu.rock";
const CARDS: [&str; 3] = ["iquazu.cards2", "iquazu.cards3", "iquazu.cards4"];
const ANY_COLOUR: &str = "iquazu.any";
const DOUBLE_MOVE: &str = "iquazu.double";
const POINTS: &str = "iquazu.points";

pub(super) const ICONS: [Icon; 7] = [
    Icon { id: ROCK, picture: picture::ROCK, glyph: '▾' },
    Icon { id: CARDS[0], picture: picture::CARDS + 2, glyph: '▯' },
    Icon { id: CARDS[1], picture: picture::CARDS + 3, glyph: '▯' },
    Icon { id: CARDS[2], picture: picture::CARDS + 4, glyph: '▯' },
    Icon { id: ANY_COLOUR, picture: picture::ANY_COLOUR, glyph: '▯' },
    Icon { id: DOUBLE_MOVE, picture: picture::DOUBLE_MOVE, glyph: '»' },
    Icon { id: POINTS, picture: picture::POINTS, glyph: '◎' },
];

/// What a face shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    Tile(Kind),
    Rock(Vec<u16>),
}

pub(super) fn tile(kind: Kind) -> Face {
    let icon = match kind {
        Kind::Cards { cards } => CARDS[usize::from(cards.clamp(2, 4)) - 2],
        Kind::AnyColour => ANY_COLOUR,
        Kind::DoubleMove => DOUBLE_MOVE,
        Kind::Points { .. } => POINTS,
    };
    face(vec![Badge { icon: icon.to_owned(), text: Some(short_name(kind)) }])
}

pub(super) fn rock(values: &[u16]) -> Face {
    let badge =
        |value: &u16| Badge { icon: ROCK.to_owned(), text: Some(msg!(app_number, n = *value)) };
    face(values.iter().map(badge).collect())
}

fn face(badges: Vec<Badge>) -> Face {
    Face { badges, ..Face::<Message>::default() }
}

pub(super) fn shown(face: &Face<String>) -> Option<Shown> {
    let number = |badge: &Badge<String>| {
        let figures = |text: &String| text.chars().filter(char::is_ascii_digit).collect::<String>();
        badge.text.as_ref().and_then(|text| figures(text).parse::<u16>().ok())
    };
    let first = face.badges.first()?;
    Some(Shown::Tile(match first.icon.as_str() {
        ROCK => return face.badges.iter().map(number).collect::<Option<_>>().map(Shown::Rock),
        ANY_COLOUR => Kind::AnyColour,
        DOUBLE_MOVE => Kind::DoubleMove,
        POINTS => Kind::Points { points: number(first)? },
        other => {
            let at = CARDS.iter().position(|icon| *icon == other)?;
            Kind::Cards { cards: u8::try_from(at).ok()? + 2 }
        }
    }))
}
