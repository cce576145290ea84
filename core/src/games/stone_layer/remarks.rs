//! What is good to know now: what a collapse gives and why, what is at risk.

use super::box_content::BoxContent;
use super::collapse::Share;
use super::focus::{Focus, Stage};
use super::options::{Options, OwnTokens};
use super::position::{Fall, GOAL, Position};
use super::ring::{Base, Size};
use super::tell::{size_name, stack_list};
use super::tiles::ROW;
use crate::seat::Seat;
use crate::table::Table;
use crate::text::{Message, msg};

pub(super) fn remarks(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Vec<Message> {
    let stage = focus.stage(table, position);
    match stage {
        Stage::Draft => return drafted(table, position, focus),
        Stage::QuickStart => return Vec::new(),
        Stage::Over | Stage::Steps | Stage::Source | Stage::Stone => {}
    }
    let mut said: Vec<Message> =
        position.falls_now().flat_map(|fall| settled(table, position, fall)).collect();
    if stage == Stage::Steps {
        said.extend(exchanged(position));
        said.extend(short_of_tokens(position));
    } else if stage != Stage::Over {
        said.extend(new_tiles(position));
        said.extend(at_risk(table, position, focus));
        said.extend(dangerous_elsewhere(table, position, focus));
        said.extend(used_up(table.options, position, known));
    }
    said
}

/// A collapse before it is settled: what it would take back, and who would get what.
fn drafted(table: &Table<Options>, position: &Position, focus: &Focus) -> Vec<Message> {
    let Some(after) = focus.preview(table, position) else { return Vec::new() };
    let Some(fall) = after.falls.last() else { return Vec::new() };
    let mut said = Vec::new();
    if let Some(laid) = position.turn.stone.filter(|laid| laid.seat == fall.by && laid.tokens > 0) {
        said.push(msg!(stone_layer_remark_withdrawn, seat = laid.seat, n = laid.tokens));
    }
    said.extend(settled(table, &after, fall));
    said
}

/// What goes back to the river from a collapse, and who gets what and why.
fn settled(table: &Table<Options>, after: &Position, fall: &Fall) -> Vec<Message> {
    let stacks = stack_list(fall.bases());
    let mut said = vec![msg!(stone_layer_remark_fall, stacks = stacks, n = fall.stones())];
    let mut without = Vec::new();
    for seat in table.order.iter().copied() {
        match fall.share(table.options, seat) {
            Share::Points(n) => {
                let points = after.points(seat);
                said.push(if after.has_won(seat) {
                    msg!(stone_layer_remark_wins, seat = seat, n = n, points = points)
                } else {
                    msg!(stone_layer_remark_gets, seat = seat, n = n, points = points)
                });
            }
            Share::Returned(n) => said.push(msg!(stone_layer_remark_returned, seat = seat, n = n)),
            Share::Stays(n) => {
                let bases = fall.stacks_of(seat);
                said.push(msg!(stone_layer_remark_stays, seat = seat, n = n, bases = bases));
            }
            Share::Nothing if seat == fall.by => {
                said.push(msg!(stone_layer_remark_causer, seat = seat));
            }
            Share::Nothing => without.push(seat),
        }
    }
    if !without.is_empty() {
        said.push(msg!(stone_layer_remark_without, seats = without));
    }
    said
}

fn exchanged(position: &Position) -> Option<Message> {
    let laid = position.turn.stone.filter(|laid| laid.exchanged)?;
    Some(msg!(stone_layer_remark_exchanged, seat = laid.seat))
}

/// Fewer tokens were laid than the stone is worth.
fn short_of_tokens(position: &Position) -> Option<Message> {
    let laid = position.turn.stone.filter(|laid| !laid.failed && laid.tokens < laid.worth)?;
    let (seat, n, worth) = (laid.seat, laid.tokens, laid.worth);
    let fell = position.falls_now().next().is_some();
    (!fell).then(|| msg!(stone_layer_remark_short, seat = seat, n = n, worth = worth))
}

/// A new row lies open, as the last turn used up the one before.
fn new_tiles(position: &Position) -> Option<Message> {
    let tiles = position.tiles;
    if position.turns == 0 || tiles.open != ROW {
        None
    } else if tiles.shuffled {
        Some(msg!(stone_layer_remark_shuffle))
    } else {
        (tiles.used > 0).then(|| msg!(stone_layer_remark_new_tiles))
    }
}

/// "If stack 3 falls in this turn: Ben +4."
fn at_risk(table: &Table<Options>, position: &Position, focus: &Focus) -> Option<Message> {
    let (base, active) = (position.marker, focus.active(position));
    // A bare base stone cannot fall, whatever lies beside it.
    if position.height(base) == 0 {
        return None;
    }
    let gets = |seat: Seat| match position.beside(base, seat) {
        0 => None,
        n if would_win(position, base, seat) => {
            Some(msg!(stone_layer_risk_wins, seat = seat, n = n))
        }
        n => Some(msg!(stone_layer_risk_gets, seat = seat, n = n)),
    };
    let others = table.order.iter().copied().filter(|seat| *seat != active);
    let gets: Vec<Message> = others.filter_map(gets).collect();
    let stack = stack_list([base]);
    let mut said = vec![if gets.is_empty() {
        msg!(stone_layer_risk_nobody, stack = stack)
    } else {
        msg!(stone_layer_risk, stack = stack, gets = gets)
    }];
    let own = position.beside(base, active);
    if own > 0 {
        said.push(match table.options.own_tokens {
            OwnTokens::Returned => msg!(stone_layer_risk_own_returned, seat = active, n = own),
            OwnTokens::Stay => msg!(stone_layer_risk_own_stays, seat = active, n = own),
        });
    }
    Some(Message::sentences(said))
}

/// Other stacks whose fall would end the game.
fn dangerous_elsewhere(table: &Table<Options>, position: &Position, focus: &Focus) -> Vec<Message> {
    let active = focus.active(position);
    let warning = |base: Base| {
        let others = table.present().filter(|seat| *seat != active);
        let seats: Vec<Seat> = others.filter(|seat| would_win(position, base, *seat)).collect();
        let stack = stack_list([base]);
        (!seats.is_empty()).then(|| msg!(stone_layer_risk_elsewhere, stack = stack, seats = seats))
    };
    position.standing().filter(|base| *base != position.marker).filter_map(warning).collect()
}

/// Whether a player's tokens beside a stack are enough for ten.
fn would_win(position: &Position, base: Base, seat: Seat) -> bool {
    let n = position.beside(base, seat);
    n > 0 && position.points(seat) + u16::from(n) >= GOAL
}

/// Selecting a stone tile: a size that the river does not have cannot be chosen.
fn used_up(options: Options, position: &Position, known: &BoxContent) -> Option<Message> {
    let gone = Size::ALL.into_iter().filter(|size| known.is_used_up(position, *size));
    let gone: Vec<Message> = gone.map(size_name).collect();
    (options.sizes && !gone.is_empty() && position.river() > 0)
        .then(|| msg!(stone_layer_remark_used_up, sizes = gone))
}
