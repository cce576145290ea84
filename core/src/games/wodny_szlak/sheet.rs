//! What can be entered in Wodny szlak: each player's result, buildings or river, rounds, and the
//! table of results for one.

use std::borrow::Cow;

use super::board;
use super::box_content::BoxContent;
use super::controls::{Control as Part, Mode};
use super::entry::next::next;
use super::entry::prompt::{prompt, remarks};
use super::entry::unfinished::is_complete;
use super::entry::{editor, ratings, start_editor, stated};
use super::focus::{Focus, Selected};
use super::options::Options;
use super::position::{Holding, Position};
use super::river::{River, TILES_A_PLAYER};
use crate::id::Id as _;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::{Table, count_of};
use crate::text::msg;

pub(super) fn sheet(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Sheet {
    let seat = focus.seat(table);
    let mode = focus.mode(position, seat);
    let holding = &*drafted(&position.seats[seat], focus);
    let mut groups = Vec::new();
    if mode == Mode::River {
        let control =
            board::control(table.options, seat, holding, focus).entered(holding.river.is_full());
        let hero = Group::new("river", Role::Hero, vec![control]);
        groups.push(Group { seat: Some(seat), ..hero });
    }
    for other in table.in_turn() {
        let controls = if other == seat {
            own_controls(position, mode, seat, known)
        } else {
            vec![open(position, other)]
        };
        let placed = table.options.round_helper.then(|| placed(position, other)).flatten();
        // Whoever is to say that they have placed needs no line to be opened for it.
        let is_folded = other != seat && placed.is_none();
        let group = Group::of_seat(other, controls.into_iter().chain(placed).collect());
        groups.push(group.folded_if(is_folded));
    }
    if mode == Mode::River {
        groups.extend(asked(position, &holding.river, focus, known));
        groups.push(Group::new("ways", Role::Aside, vec![mode_control(mode)]));
    }
    if table.len() == 1 {
        groups.push(ratings::group(position, known));
    }
    if let Some(round) = position.round().filter(|_| table.options.round_helper) {
        let label = msg!(wodny_szlak_round_over, round = round);
        let over = Control::ending_action(Part::Round, label).rule("round");
        groups.push(Group::new("rounds", Role::Bar, vec![over]));
    }
    let remarks = remarks(table.options, holding, mode);
    let sheet = Sheet::new(Some(prompt(table, position, focus, known)), groups).remarking(remarks);
    match next(table, position, focus, known) {
        Some(control) => sheet.next(control),
        None => sheet,
    }
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
    let label = if holding.counts_river() && !holding.river.is_full() {
        let (n, most) = (count_of(holding.river.tiles.len()), count_of(TILES_A_PLAYER));
        msg!(wodny_szlak_open_river, n = n, most = most)
    } else {
        msg!(wodny_szlak_open)
    };
    let control = Control::action(Part::Open(seat), label);
    let spoken = msg!(wodny_szlak_open_spoken, seat = seat);
    control.spoken(spoken).entered(complete)
}

fn own_controls(position: &Position, mode: Mode, seat: Seat, known: &BoxContent) -> Vec<Control> {
    // How their points are entered is asked first; below a river it is in nobody's way.
    if mode == Mode::River {
        return Vec::new();
    }
    let holding = &position.seats[seat];
    let mut controls = vec![mode_control(mode)];
    controls.extend(stated::controls(holding, seat, mode == Mode::Buildings, known));
    // While tiles lie, they count, and not what is told here.
    if holding.counts_river() {
        controls.push(Control::action(Part::Clear, msg!(wodny_szlak_clear)));
    }
    controls
}

fn placed(position: &Position, seat: Seat) -> Option<Control> {
    let on = position.has_placed(seat, position.round()?);
    let kind = ControlKind::Toggle { on };
    Some(Control::new(Part::Placed(seat), msg!(wodny_szlak_placed), kind).rule("round"))
}

fn mode_control(mode: Mode) -> Control {
    let label = |mode: Mode| match mode {
        Mode::Result => msg!(wodny_szlak_way_result),
        Mode::Buildings => msg!(wodny_szlak_way_buildings),
        Mode::River => msg!(wodny_szlak_way_river),
    };
    let options = Mode::ALL.map(|mode| ChoiceOption::new(mode, label(mode))).to_vec();
    let kind = ControlKind::Choice { options, chosen: Some(mode.to_id()) };
    Control::new(Part::Mode, msg!(wodny_szlak_way), kind)
}

/// What is asked about the field or start tile that is selected.
fn asked(position: &Position, river: &River, focus: &Focus, known: &BoxContent) -> Option<Group> {
    let (title, controls) = match focus.selected(river)? {
        Selected::Start => {
            let controls = start_editor::controls(river, focus.start, &known.starts);
            (msg!(wodny_szlak_start_tile_label), controls)
        }
        Selected::Field(cell) => {
            if let Some(tile) = river.tiles.get(&cell) {
                let controls = editor::laid_tile(position, river, (cell, tile), focus, known);
                (msg!(wodny_szlak_tile_at, cell = cell.name()), controls)
            } else {
                let controls = editor::new_tile(river, cell, focus.all, known);
                (msg!(wodny_szlak_new_tile_at, cell = cell.name()), controls)
            }
        }
    };
    Some(Group::ask("selection", title, controls))
}
