//! What can be entered in Keltis: one board for all figures, a strip of counts a seat, and the
//! question for a seat's points once its figures stand.

use super::board;
use super::colours::Colours;
use super::controls::{Control as Part, Pen};
use super::doubts::ALL_TILE_POINTS;
use super::event::MOST_TRACK_POINTS;
use super::focus::{Focus, to_count};
use super::options::Options;
use super::position::{Position, Side, Tile};
use super::tell::name_of;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, MOST_USUAL, Role, Sheet};
use crate::table::Table;
use crate::text::{Message, msg};

pub(super) fn sheet(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    known: &Colours,
) -> Sheet {
    let (pen, asked) = (focus.pen(table), focus.asked(table));
    let mut groups =
        vec![Group::new("board", Role::Hero, vec![board::control(table, position, focus, known)])];
    groups.extend(asked.map(|seat| question(seat, &position.seats[seat])));
    for seat in table.in_turn() {
        let (is_asked, has_pen) = (asked == Some(seat), pen.seat() == Some(seat));
        let controls = seat_controls(seat, &position.seats[seat], is_asked);
        groups.push(Group::of_seat(seat, controls).folded_if(is_asked || !has_pen));
    }
    let counted = pen.seat().and_then(|seat| to_count(table, position, seat));
    if pen.seat().is_some() {
        groups.push(Group::new("count", Role::Bar, vec![count(counted)]));
    }
    groups.push(Group::new("aside", Role::Aside, aside(position, pen)));
    let mut sheet = Sheet::new(Some(prompt(position, pen, asked, counted)), groups);
    sheet.next = next(position, focus, (pen, asked), counted);
    sheet.up = position.free_step;
    sheet
}

fn is_over(position: &Position) -> bool {
    position.end.is_some() || position.in_goal() >= 5
}

fn prompt(position: &Position, pen: Pen, asked: Option<Seat>, counted: Option<Seat>) -> Message {
    if let Some(seat) = asked {
        return msg!(keltis_prompt_count, seat = seat);
    }
    match (position.free_step, pen) {
        (Some(seat), _) => msg!(keltis_prompt_free_step, seat = seat),
        (None, Pen::Tile(tile)) => msg!(keltis_prompt_tile, tile = name_of(tile)),
        (None, _) if is_over(position) && counted.is_none() => msg!(app_game_over),
        (None, Pen::Small(seat)) => {
            let stands = msg!(keltis_prompt_small, seat = seat);
            let waits = position.seats[seat].figures.large().is_none();
            let take = waits.then(|| msg!(keltis_prompt_take_large));
            Message::sentences([stands].into_iter().chain(take).collect())
        }
        (None, Pen::Large(seat)) => msg!(keltis_prompt_large, seat = seat),
    }
}

/// Figures on the board; once it is over, the points of those who have not told theirs. Figures may
/// also be told all at the end: a seat without any comes onto the board first.
fn next(
    position: &Position,
    focus: Focus,
    (pen, asked): (Pen, Option<Seat>),
    counted: Option<Seat>,
) -> Option<String> {
    if let Some(seat) = asked {
        let is_wish = position.seats[seat].has_track() && !focus.wish_stones_told;
        return Some(if is_wish { Part::WishStones(seat) } else { Part::Track(seat) }.into());
    }
    if !is_over(position) || matches!(pen, Pen::Tile(_)) {
        return Some(Part::Board.into());
    }
    let seat = counted?;
    let stands = position.seats[seat].figures.on_paths().next().is_some();
    Some(if stands { Part::Count } else { Part::Board }.into())
}

/// What a seat's figures do not show.
fn question(seat: Seat, side: &Side) -> Group {
    let controls = vec![track(seat, side), wish_stones(seat, side)];
    let mut group = Group::ask("points", msg!(keltis_ask_points, seat = seat), controls);
    group.seat = Some(seat);
    group
}

fn count(counted: Option<Seat>) -> Control {
    let control = match counted {
        Some(seat) => Control::action(Part::Count, msg!(keltis_count, seat = seat)),
        None => Control::action(Part::Count, msg!(keltis_count_all)).enabled_if(false),
    };
    control.rule("score-track")
}

fn aside(position: &Position, pen: Pen) -> Vec<Control> {
    let toggle = |part: Part, label: Message, on: bool| {
        Control::new(part, label, ControlKind::Toggle { on })
    };
    vec![
        toggle(Part::Deck, msg!(keltis_deck), position.deck_empty).rule("end-deck"),
        toggle(Part::Tiles, msg!(keltis_tiles), matches!(pen, Pen::Tile(_))).rule("setup-tiles"),
    ]
}

/// What is asked for above everything is not here, too.
fn seat_controls(seat: Seat, side: &Side, is_asked: bool) -> Vec<Control> {
    let mut controls = Vec::new();
    if !is_asked {
        controls.push(track(seat, side));
    }
    for tile in [Tile::One, Tile::Two, Tile::Three] {
        let label = msg!(app_signed, points = tile.points());
        let spoken = msg!(keltis_spoken_add, seat = seat, points = tile.points());
        let control = Control::action(Part::Tile(tile, seat), label).spoken(spoken);
        controls.push(control.rule("tile-points"));
    }
    if !is_asked {
        controls.push(wish_stones(seat, side));
    }
    controls
}

/// The marker only goes on: the stretch of the track that it stands on, whole, so that no number
/// moves while it goes along it.
fn track(seat: Seat, side: &Side) -> Control {
    let (points, told) = (i64::from(side.track_points()), side.has_track());
    let within = 0..=i64::from(MOST_TRACK_POINTS);
    let control =
        Control::number(Part::Track(seat), msg!(keltis_track), told.then_some(points), within);
    let control = if told {
        control.spoken(msg!(keltis_spoken_track, seat = seat, points = points))
    } else {
        control
    };
    let from = (0..=points).step_by(MOST_USUAL).last().unwrap_or(0);
    control.usual(from..=i64::from(ALL_TILE_POINTS)).rule("score-track").entered(told).wanted()
}

fn wish_stones(seat: Seat, side: &Side) -> Control {
    let options = (0..=5).map(|count: u8| {
        let label =
            if count == 5 { msg!(keltis_five_or_more) } else { msg!(app_number, n = count) };
        ChoiceOption::new(count.to_string(), label)
    });
    let chosen = side.wish_stones.map(|count| count.min(5).to_string());
    let wish = ControlKind::Choice { options: options.collect(), chosen };
    let control = Control::new(Part::WishStones(seat), msg!(keltis_wish_stones), wish);
    let control = match side.wish_stones {
        Some(n) => control.spoken(msg!(keltis_spoken_wish_stones, seat = seat, n = n)),
        None => control,
    };
    control.rule("wish-stone-table").entered(side.wish_stones.is_some()).wanted()
}
