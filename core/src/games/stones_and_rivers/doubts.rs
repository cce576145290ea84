//! What cannot be true on a real board of Stones & Rivers. Nothing here blocks anything.

use super::controls::Control;
use super::ground::Side;
use super::options::Options;
use super::position::Position;
use crate::game::Doubt;
use crate::table::count_of;
use crate::text::msg;

const PIECES: usize = 14;

pub(super) fn doubts(rules: Options, position: &Position) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    pieces(position, &mut doubts);
    // Where pushed pieces may go anywhere, so may these.
    if rules.pushed_keep_out {
        areas(position, &mut doubts);
    }
    irregular(position, &mut doubts);
    doubts
}

/// Each player has 14 pieces, and none ever leaves the board.
fn pieces(position: &Position, doubts: &mut Vec<Doubt>) {
    for side in Side::BOTH {
        let count = position.ground.pieces().filter(|(_, piece)| piece.side == side).count();
        if count != PIECES {
            let (seat, n) = (side.seat(), count_of(count));
            let text =
                msg!(stones_and_rivers_doubt_pieces, seat = seat, n = n, most = count_of(PIECES));
            doubts.push(Doubt::at("pieces", text, Control::Board).rule("pieces"));
        }
    }
}

/// Nobody can move into the other player's score area, and no action fills both.
fn areas(position: &Position, doubts: &mut Vec<Doubt>) {
    for (point, piece) in position.ground.pieces() {
        if piece.side.other().owns(point) {
            let text = msg!(stones_and_rivers_doubt_area, seat = piece.side.seat(), point = point);
            let doubt = Doubt::at("wrong-area", text, Control::Board).rule("keep-out");
            doubts.push(doubt.on_cell(point.to_string()));
        }
    }
    if Side::BOTH.into_iter().all(|side| position.ground.has_won(side)) {
        let text = msg!(stones_and_rivers_doubt_both);
        doubts.push(Doubt::at("both-won", text, Control::Board).rule("end"));
    }
}

/// Recorded without a referee: what the rules do not allow.
fn irregular(position: &Position, doubts: &mut Vec<Doubt>) {
    for it in &position.irregular {
        let text = msg!(stones_and_rivers_doubt_irregular, number = it.number, action = it.action);
        doubts.push(Doubt::at("irregular", text, Control::Board).rule("turn"));
    }
}
