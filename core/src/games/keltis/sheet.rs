//! What can be entered in Keltis: one board for all figures, and a strip of counts a seat.

use super::board;
use super::controls::{Control as Part, Pen};
use super::event::MOST_TRACK_POINTS;
use super::focus::Focus;
use super::options::Options;
use super::position::{Position, Side, Tile};
use super::tell::name_of;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::Table;
use crate::text::{Message, msg};

pub(super) fn sheet(table: &Table<Options>, position: &Position, focus: Focus) -> Sheet {
    let pen = focus.pen(table);
    let mut groups =
        vec![Group::new("board", Role::Hero, vec![board::control(table, position, pen)])];
    for seat in table.in_turn() {
        groups.push(Group::of_seat(seat, seat_controls(seat, &position.seats[seat])));
    }
    let aside = vec![
        Control::new(
            Part::Deck,
            msg!(keltis_deck),
            ControlKind::Toggle { on: position.deck_empty },
        ),
        Control::new(
            Part::Tiles,
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
        (None, Pen::Small(seat)) => msg!(keltis_prompt_small, seat = seat),
        (None, Pen::Large(seat)) => msg!(keltis_prompt_large, seat = seat),
        (None, Pen::Tile(tile)) => msg!(keltis_prompt_tile, tile = name_of(tile)),
    }
}

fn seat_controls(seat: Seat, side: &Side) -> Vec<Control> {
    let points = i64::from(side.track_points());
    let told = side.track.is_some() || !side.tiles.is_empty();
    let mut controls = vec![
        Control::number(
            Part::Track(seat),
            msg!(keltis_track),
            told.then_some(points),
            0..=i64::from(MOST_TRACK_POINTS),
        )
        .spoken(msg!(keltis_spoken_track, seat = seat, points = points))
        .entered(told)
        .wanted(),
    ];
    for tile in [Tile::One, Tile::Two, Tile::Three] {
        let label = msg!(app_signed, points = tile.points());
        let spoken = msg!(keltis_spoken_add, seat = seat, points = tile.points());
        controls.push(Control::action(Part::Tile(tile, seat), label).spoken(spoken));
    }
    let options = (0..=5).map(|count: u8| {
        let label =
            if count == 5 { msg!(keltis_five_or_more) } else { msg!(app_number, n = count) };
        ChoiceOption::new(count.to_string(), label)
    });
    let chosen = side.wish_stones.map(|count| count.min(5).to_string());
    let wish = ControlKind::Choice { options: options.collect(), chosen };
    let spoken = msg!(keltis_spoken_wish_stones, seat = seat, n = side.wish_stones.unwrap_or(0));
    let entered = side.wish_stones.is_some();
    controls.push(
        Control::new(Part::WishStones(seat), msg!(keltis_wish_stones), wish)
            .spoken(spoken)
            .entered(entered)
            .wanted(),
    );
    controls
}
