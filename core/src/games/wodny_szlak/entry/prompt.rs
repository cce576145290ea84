//! What is to be done now in Wodny szlak, and what is good to know.

use super::super::box_content::BoxContent;
use super::super::controls::Mode;
use super::super::focus::{Focus, Selected};
use super::super::options::Options;
use super::super::position::{Holding, Position, ROUNDS};
use super::super::river::{Cargo, TILES_A_PLAYER};
use super::super::setup::stock_left;
use super::{remembered, words};
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(crate) fn prompt(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Message {
    let seat = focus.seat(table);
    let helps = table.options.round_helper;
    let mut said: Vec<Message> = helps.then(|| round_prompt(table, position)).into_iter().collect();
    // While rounds are played, a result is asked for only where one has been begun.
    let waits = helps && position.round().is_some() && !position.seats[seat].is_stated();
    match focus.mode(position, seat) {
        Mode::River => said.push(river_prompt(position, seat, focus, known)),
        _ if waits => {}
        Mode::Result => said.push(msg!(wodny_szlak_prompt_result, seat = seat)),
        Mode::Buildings => said.push(msg!(wodny_szlak_prompt_buildings, seat = seat)),
    }
    Message::sentences(said)
}

fn river_prompt(position: &Position, seat: Seat, focus: &Focus, known: &BoxContent) -> Message {
    let river = &position.seats[seat].river;
    match (focus.moving(river), focus.selected(river)) {
        (Some(cell), _) => msg!(wodny_szlak_prompt_move, cell = cell.name()),
        (_, Some(Selected::Start)) if river.start.is_none() => match known.starts.first() {
            None => msg!(wodny_szlak_prompt_start),
            Some(_) => msg!(wodny_szlak_prompt_start_known),
        },
        (_, Some(Selected::Field(cell))) => match river.tiles.get(&cell) {
            None => msg!(wodny_szlak_prompt_new, cell = cell.name()),
            Some(tile) if remembered::alike(known, position, tile).is_empty() => {
                msg!(wodny_szlak_prompt_tile, cell = cell.name())
            }
            Some(_) => msg!(wodny_szlak_prompt_bare, cell = cell.name()),
        },
        _ => msg!(wodny_szlak_prompt_river, seat = seat),
    }
}

/// Przebieg gry: place one, pass two to the left, draw one.
fn round_prompt(table: &Table<Options>, position: &Position) -> Message {
    let Some(round) = position.round() else { return msg!(wodny_szlak_end) };
    let stock = count_of(stock_left(table.len(), round));
    let waiting: Vec<Seat> =
        table.present().filter(|seat| !position.has_placed(*seat, round)).collect();
    let alone = table.len() == 1;
    match (waiting.is_empty(), round == ROUNDS, alone) {
        (false, _, true) => msg!(wodny_szlak_prompt_alone, round = round, stock = stock),
        (false, _, _) => {
            msg!(wodny_szlak_prompt_round, round = round, stock = stock, waiting = waiting)
        }
        (true, true, _) => msg!(wodny_szlak_prompt_last),
        (true, _, true) => msg!(wodny_szlak_prompt_draw_alone, round = round),
        (true, _, _) => msg!(wodny_szlak_prompt_pass, round = round),
    }
}

/// Beside a result that was told: why its numbers do not count. On a river: how far it is, and what
/// would supply another building.
pub(crate) fn remarks(options: Options, holding: &Holding, mode: Mode) -> Vec<Message> {
    let (n, most) = (count_of(holding.river.tiles.len()), count_of(TILES_A_PLAYER));
    if mode != Mode::River {
        let counts = holding.counts_river();
        let remark = counts.then(|| msg!(wodny_szlak_remark_river_counts, n = n, most = most));
        return remark.into_iter().collect();
    }
    let mut said = vec![msg!(wodny_szlak_remark_laid, n = n, most = most)];
    if holding.is_stated() && !holding.counts_river() {
        said.push(msg!(wodny_szlak_remark_told));
    }
    let survey = holding.river.survey(options);
    for supply in &survey.supplies {
        let (Some(missing), Some(points)) = (supply.missing(), supply.bridge.points) else {
            continue;
        };
        let (cell, n) = (words::place_of_building(&holding.river, supply.place), missing);
        said.push(match supply.works.takes() {
            Cargo::Sack => msg!(wodny_szlak_remark_sacks, n = n, cell = cell, points = points),
            Cargo::Axe => msg!(wodny_szlak_remark_axes, n = n, cell = cell, points = points),
        });
    }
    said
}
