//! What can be entered in Wodny szlak: each player's result, buildings or river, rounds, and the
//! table of results for one.

use std::borrow::Cow;

use super::copy::Copy;
use super::focus::{Focus, Selected, Way};
use super::options::Options;
use super::position::{Holding, Position};
use super::prompt::{prompt, remarks, river_counts};
use super::remembered::Known;
use super::river::{River, TILES_A_PLAYER};
use super::{board, editor, forget, solo, start_editor, stated};
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::{Table, count_of};
use crate::text::msg;

pub(super) fn sheet(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
) -> Sheet {
    let seat = focus.seat(table);
    let way = focus.way(position, seat);
    let known = &Known::of(copy, position);
    let holding = &*drafted(&position.seats[seat], focus);
    let mut groups = Vec::new();
    if way == Way::River {
        let control = board::control(table.options, seat, holding, focus)
            .entered(holding.river.tiles.len() >= TILES_A_PLAYER)
            .wanted();
        let hero = Group::new("river", Role::Hero, vec![control]);
        groups.push(Group { seat: Some(seat), ..hero });
    }
    for other in table.order.iter().copied().filter(|seat| !table.seats[*seat].left) {
        let controls = if other == seat {
            own_controls(position, way, seat, known)
        } else {
            vec![open(position, other)]
        };
        let placed = table.options.round_helper.then(|| placed(position, other)).flatten();
        groups.push(Group::of_seat(other, controls.into_iter().chain(placed).collect()));
    }
    if way == Way::River {
        groups.extend(selection(position, holding, focus, copy, known));
    }
    groups.push(Group::new("ways", Role::Aside, vec![way_control(way)]));
    if table.len() == 1 {
        groups.push(solo::group(position, copy));
    }
    if let Some(round) = position.round().filter(|_| table.options.round_helper) {
        let label = msg!(wodny_szlak_round_over, round = round);
        let over = Control::ending_action("round", label);
        groups.push(Group::new("rounds", Role::Bar, vec![over]));
    }
    let prompt = prompt(table, position, focus, copy, known, way);
    let remarks = match way {
        Way::River => remarks(table.options, holding, focus, known),
        Way::Result | Way::Buildings => river_counts(holding).into_iter().collect(),
    };
    Sheet { prompt: Some(prompt), remarks, groups }
}

/// A start tile that nobody has described lies as the draft says.
fn drafted<'a>(holding: &'a Holding, focus: &Focus) -> Cow<'a, Holding> {
    let river = &holding.river;
    match focus.start.turned {
        Some(turned) if river.start.is_none() && river.start_overlaps(turned).is_none() => {
            let river = River { turned, ..River::clone(river) };
            Cow::Owned(Holding { river: river.into(), ..holding.clone() })
        }
        _ => Cow::Borrowed(holding),
    }
}

/// A seat whose entries are not shown: opening it shows them.
fn open(position: &Position, seat: Seat) -> Control {
    let holding = &position.seats[seat];
    let complete = is_complete(holding);
    let label = if holding.counts_river() && !complete {
        let (n, most) = (count_of(holding.river.tiles.len()), count_of(TILES_A_PLAYER));
        msg!(wodny_szlak_open_river, n = n, most = most)
    } else {
        msg!(wodny_szlak_open)
    };
    let control = Control::action(format!("open.{}", seat.index()), label);
    let spoken = msg!(wodny_szlak_open_spoken, seat = seat);
    control.spoken(spoken).entered(complete).wanted()
}

/// Whether all that a result needs has been told about a seat.
fn is_complete(holding: &Holding) -> bool {
    if holding.counts_river() {
        return holding.river.tiles.len() >= TILES_A_PLAYER;
    }
    holding.route.is_some() && holding.threes.is_some() && holding.fours.is_some()
}

fn own_controls(position: &Position, way: Way, seat: Seat, known: &Known) -> Vec<Control> {
    match way {
        Way::River => Vec::new(),
        Way::Result | Way::Buildings => {
            let holding = &position.seats[seat];
            let mut controls = stated::controls(holding, seat, way == Way::Buildings, &known.tiles);
            // While tiles lie, they count, and not what is told here.
            if holding.counts_river() {
                controls.push(Control::action("clear", msg!(wodny_szlak_clear)));
            }
            controls
        }
    }
}

/// Whether a seat has placed in the round that is played: told, or seen on its river.
pub(super) fn has_placed(position: &Position, seat: Seat, round: u8) -> bool {
    let tiles = position.seats.get(seat).map_or(0, |it| it.river.tiles.len());
    position.placed.contains(&seat) || tiles >= usize::from(round)
}

fn placed(position: &Position, seat: Seat) -> Option<Control> {
    let on = has_placed(position, seat, position.round()?);
    let id = format!("placed.{}", seat.index());
    Some(Control::new(id, msg!(wodny_szlak_placed), ControlKind::Toggle { on }))
}

fn way_control(way: Way) -> Control {
    let label = |way: Way| match way {
        Way::Result => msg!(wodny_szlak_way_result),
        Way::Buildings => msg!(wodny_szlak_way_buildings),
        Way::River => msg!(wodny_szlak_way_river),
    };
    let options = Way::ALL.map(|(way, id)| ChoiceOption::new(id, label(way))).to_vec();
    let chosen = Way::ALL.iter().find(|(it, _)| *it == way).map(|(_, id)| (*id).to_owned());
    Control::new("way", msg!(wodny_szlak_way), ControlKind::Choice { options, chosen })
}

/// What can be said about the field or start tile that is selected.
fn selection(
    position: &Position,
    holding: &Holding,
    focus: &Focus,
    copy: &Copy,
    known: &Known,
) -> Option<Group> {
    let river = &holding.river;
    let selected = focus.selected(river)?;
    if focus.forgetting {
        let controls = forget::controls(copy, position, selected, focus.forgets.as_deref());
        let title = msg!(wodny_szlak_forget);
        return Some(Group::new("selection", Role::Aside, controls).titled(title));
    }
    let forget = forget::action(copy, position, selected);
    let (title, controls) = match selected {
        Selected::Start => {
            let mut controls = start_editor::controls(river, focus.start, &known.starts);
            controls.extend(forget);
            (msg!(wodny_szlak_start_tile), controls)
        }
        Selected::Field(cell) => {
            if let Some(tile) = river.tiles.get(&cell) {
                let controls = editor::laid_tile(river, cell, tile, known);
                (msg!(wodny_szlak_tile_at, cell = cell.name()), controls)
            } else {
                let mut controls = editor::new_tile(river, cell, focus.all);
                controls.extend(forget);
                (msg!(wodny_szlak_new_tile_at, cell = cell.name()), controls)
            }
        }
    };
    Some(Group::new("selection", Role::Aside, controls).titled(title))
}
