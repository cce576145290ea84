//! What is to be done now in Wodny szlak, and what is good to know.

use super::copy::{Copy, of_herd};
use super::focus::{Focus, Selected, Way};
use super::forget;
use super::options::Options;
use super::position::{Holding, Position, ROUNDS, stock_left};
use super::remembered::Known;
use super::river::TILES_A_PLAYER;
use super::sheet::has_placed;
use super::tile::{Cargo, Herd};
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn prompt(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
    known: &Known,
    way: Way,
) -> Message {
    let seat = focus.seat(table);
    let mut said = Vec::new();
    if table.options.round_helper {
        said.push(round_prompt(table, position));
    }
    let holding = &position.seats[seat];
    let river = &holding.river;
    // While rounds are played, a result is asked for only where one has been begun.
    let waits = table.options.round_helper && position.round().is_some() && !holding.is_stated();
    if waits && way != Way::River {
        return Message::sentences(said);
    }
    said.push(match way {
        Way::Result => msg!(wodny_szlak_prompt_result, seat = seat),
        Way::Buildings => msg!(wodny_szlak_prompt_buildings, seat = seat),
        Way::River => match (focus.moving(river), focus.selected(river)) {
            (_, Some(selected)) if focus.forgetting => {
                let wished = focus.forgets.as_deref();
                match forget::chosen(copy, position, selected, wished) {
                    Some(item) => msg!(wodny_szlak_prompt_forget_sure, tile = item.name()),
                    None => msg!(wodny_szlak_prompt_forget),
                }
            }
            (Some(cell), _) => msg!(wodny_szlak_prompt_move, cell = cell.name()),
            (_, Some(Selected::Start)) if river.start.is_none() => {
                if known.starts.is_empty() {
                    msg!(wodny_szlak_prompt_start)
                } else {
                    msg!(wodny_szlak_prompt_start_known)
                }
            }
            (_, Some(Selected::Field(cell))) if river.is_free(cell) => {
                msg!(wodny_szlak_prompt_new, cell = cell.name())
            }
            (_, Some(Selected::Field(cell))) => {
                let tile = river.tiles.get(&cell);
                if tile.is_some_and(|tile| known.is_offered_for(tile)) {
                    msg!(wodny_szlak_prompt_bare, cell = cell.name())
                } else {
                    msg!(wodny_szlak_prompt_tile, cell = cell.name())
                }
            }
            _ => msg!(wodny_szlak_prompt_river, seat = seat),
        },
    });
    Message::sentences(said)
}

/// Przebieg gry: place one, pass two to the left, draw one.
fn round_prompt(table: &Table<Options>, position: &Position) -> Message {
    let Some(round) = position.round() else { return msg!(wodny_szlak_end) };
    let stock = count_of(stock_left(table.len(), round));
    let waiting: Vec<Seat> =
        table.present().filter(|seat| !has_placed(position, *seat, round)).collect();
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

/// Beside a result that was told: why its numbers do not count.
pub(super) fn river_counts(holding: &Holding) -> Option<Message> {
    let (n, most) = (count_of(holding.river.tiles.len()), count_of(TILES_A_PLAYER));
    holding.counts_river().then(|| msg!(wodny_szlak_remark_river_counts, n = n, most = most))
}

/// How far the river is, how much of the box is known, and what would supply another building.
pub(super) fn remarks(
    options: Options,
    holding: &Holding,
    focus: &Focus,
    known: &Known,
) -> Vec<Message> {
    let laid = count_of(holding.river.tiles.len());
    let mut said = vec![msg!(wodny_szlak_remark_laid, n = laid, most = count_of(TILES_A_PLAYER))];
    if holding.is_stated() && !holding.counts_river() {
        said.push(msg!(wodny_szlak_remark_told));
    }
    if matches!(focus.selected(&holding.river), Some(Selected::Field(_))) {
        let of = |herd: Herd| count_of(of_herd(&known.tiles, herd));
        said.push(msg!(
            wodny_szlak_remark_known,
            n = count_of(known.tiles.len()),
            plain = of(Herd::Plain),
            sheep = of(Herd::Sheep),
            cow = of(Herd::Cow)
        ));
    }
    let survey = holding.river.survey(options);
    for supply in &survey.supplies {
        let (Some(missing), Some(points)) = (supply.missing(), supply.bridge.points) else {
            continue;
        };
        let (cell, n) = (survey.name(supply.place), missing);
        said.push(match supply.works.takes() {
            Cargo::Sack => msg!(wodny_szlak_remark_sacks, n = n, cell = cell, points = points),
            Cargo::Axe => msg!(wodny_szlak_remark_axes, n = n, cell = cell, points = points),
        });
    }
    said
}
