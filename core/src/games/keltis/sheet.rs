//! What can be entered in Keltis: one board for all figures, and a strip of counts a seat.

use serde::{Deserialize, Serialize};

use super::board::{self, BOARD, Pen};
use super::event::{Event, MOST_TRACK_POINTS, name_of};
use super::options::Options;
use super::position::{Position, Side, Tile};
use crate::entry::Value;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::Table;
use crate::text::{Message, msg};

const DECK: &str = "deck";
const TILES: &str = "tiles";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Focus {
    /// `None`: the first seat's small figures.
    pen: Option<Pen>,
}

impl Focus {
    /// The pen in hand, or the default if it does not fit this table.
    fn pen(self, table: &Table<Options>) -> Pen {
        let first = table.order.iter().copied().find(|seat| !table.seats[*seat].left);
        let default = Pen::Figure { seat: first.unwrap_or(Seat::new(0)), large: false };
        match self.pen {
            Some(Pen::Figure { seat, .. })
                if table.seats.get(seat).is_none_or(|seated| seated.left) =>
            {
                default
            }
            Some(pen) => pen,
            None => default,
        }
    }
}

pub(super) fn sheet(table: &Table<Options>, position: &Position, focus: Focus) -> Sheet {
    let pen = focus.pen(table);
    let mut groups =
        vec![Group::new("board", Role::Hero, vec![board::control(table, position, pen)])];
    for seat in table.order.iter().copied().filter(|seat| !table.seats[*seat].left) {
        groups.push(Group::of_seat(seat, seat_controls(seat, &position.seats[seat])));
    }
    let aside = vec![
        Control::new(DECK, msg!(keltis_deck), ControlKind::Toggle { on: position.deck_empty }),
        Control::new(
            TILES,
            msg!(keltis_tiles),
            ControlKind::Toggle { on: matches!(pen, Pen::Tile(_)) },
        ),
    ];
    groups.push(Group::new("aside", Role::Aside, aside));
    Sheet::new(Some(prompt(position, pen)), groups)
}

fn prompt(position: &Position, pen: Pen) -> Message {
    match (position.free_step, pen) {
        (Some(seat), _) => msg!(keltis_prompt_free_step, seat = seat),
        (None, Pen::Figure { seat, large: false }) => msg!(keltis_prompt_small, seat = seat),
        (None, Pen::Figure { seat, large: true }) => msg!(keltis_prompt_large, seat = seat),
        (None, Pen::Tile(tile)) => msg!(keltis_prompt_tile, tile = name_of(tile)),
    }
}

fn seat_controls(seat: Seat, side: &Side) -> Vec<Control> {
    let points = i64::from(side.track_points());
    let told = side.track.is_some() || !side.tiles.is_empty();
    let track = ControlKind::Number {
        value: told.then_some(points),
        min: 0,
        max: i64::from(MOST_TRACK_POINTS),
    };
    let mut controls = vec![
        Control::new(id("track", seat), msg!(keltis_track), track)
            .spoken(msg!(keltis_spoken_track, seat = seat, points = points))
            .entered(told)
            .wanted(),
    ];
    for tile in [Tile::One, Tile::Two, Tile::Three] {
        let label = msg!(keltis_add, points = tile.points());
        let spoken = msg!(keltis_spoken_add, seat = seat, points = tile.points());
        controls.push(
            Control::action(id(&format!("tile{}", tile.points()), seat), label).spoken(spoken),
        );
    }
    let options = (0..=5).map(|count: u8| {
        let label =
            if count == 5 { msg!(keltis_five_or_more) } else { msg!(keltis_number, n = count) };
        ChoiceOption::new(count.to_string(), label)
    });
    let chosen = side.wish_stones.map(|count| count.min(5).to_string());
    let wish = ControlKind::Choice { options: options.collect(), chosen };
    let spoken = msg!(keltis_spoken_wish_stones, seat = seat, n = side.wish_stones.unwrap_or(0));
    let entered = side.wish_stones.is_some();
    controls.push(
        Control::new(id("wish", seat), msg!(keltis_wish_stones), wish)
            .spoken(spoken)
            .entered(entered)
            .wanted(),
    );
    controls
}

pub(super) fn id(what: &str, seat: Seat) -> String {
    format!("{what}.{}", seat.index())
}

/// The control of a seat that a doubt about its wish stones or points refers to.
pub(super) fn wish_control(seat: Seat) -> String {
    id("wish", seat)
}

pub(super) fn track_control(seat: Seat) -> String {
    id("track", seat)
}

/// What an entry means: a new pen, or an event.
pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    control: &str,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let event = match (split(table, control), value) {
        (_, Value::Pen(pen)) => {
            return Ok((Focus { pen: board::find_pen(table, pen) }, None));
        }
        (Some((BOARD, _)), Value::Cell(cell)) => board::tap(position, focus.pen(table), cell),
        (Some(("track", Some(seat))), Value::Number(points)) => {
            u16::try_from(*points).ok().map(|points| Event::Track { seat, points })
        }
        (Some(("tile1", Some(seat))), Value::Pressed) => {
            Some(Event::TilePoints { seat, tile: Tile::One })
        }
        (Some(("tile2", Some(seat))), Value::Pressed) => {
            Some(Event::TilePoints { seat, tile: Tile::Two })
        }
        (Some(("tile3", Some(seat))), Value::Pressed) => {
            Some(Event::TilePoints { seat, tile: Tile::Three })
        }
        (Some(("wish", Some(seat))), Value::Option(count)) => {
            count.parse().ok().map(|count| Event::WishStones { seat, count })
        }
        (Some((DECK, _)), Value::On(empty)) => Some(Event::Deck { empty: *empty }),
        (Some((TILES, _)), Value::On(on)) => {
            return Ok((Focus { pen: on.then_some(Pen::Tile(Tile::WishStone)) }, None));
        }
        _ => None,
    };
    match event {
        Some(event) => Ok((focus, Some(event))),
        None => Err(Refusal::new(msg!(app_refused_control, control = control))),
    }
}

/// `track.2` → `("track", seat 2)`; `board` → `("board", None)`.
fn split<'a>(table: &Table<Options>, control: &'a str) -> Option<(&'a str, Option<Seat>)> {
    let Some((what, number)) = control.split_once('.') else {
        return Some((control, None));
    };
    let seat = number.parse().ok().map(Seat::new).filter(|seat| seat.index() < table.len())?;
    Some((what, Some(seat)))
}
