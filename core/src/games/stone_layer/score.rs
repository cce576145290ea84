//! Points from collapses, and the race to ten.

use super::collapse::Share;
use super::options::{Counted, Options};
use super::position::{Fall, FallenStack, GOAL, Position};
use super::ring::Base;
use super::tell::{counted_name, stack_list};
use crate::score::{Criterion, Line, Score};
use crate::seat::Seat;
use crate::table::Table;
use crate::text::{Message, msg};

/// Winning the game: of those who reached ten together the one with the most points wins, then the
/// one with the most tokens; if that is equal, too, they share. Until then nobody has a place.
pub(super) fn score(table: &Table<Options>, position: &Position) -> Score {
    let totals = position.seats.map(|seat, _| total(table.options, position, seat));
    let mut score = if position.is_over(table) {
        Score::ranked(table, totals, &[tie_break(table, position)])
    } else {
        Score::undecided(totals)
    };
    // Tokens decide nothing between players who have not reached ten.
    score.tie_breaks.retain(|tie| tie.values.iter().all(|(seat, _)| position.has_won(*seat)));
    for seat in position.seats.seats() {
        score.seats[seat].notes = notes(position, seat);
    }
    score
}

/// Tokens that count between players with equal points, of those who have ten.
pub(super) fn tokens_that_count(options: Options, position: &Position, seat: Seat) -> u16 {
    let counts = |base: &Base| options.tie_break == Counted::OnBoard || position.height(*base) > 0;
    Base::all().filter(counts).map(|base| u16::from(position.beside(base, seat))).sum()
}

fn tie_break(table: &Table<Options>, position: &Position) -> Criterion {
    let values = position.seats.map(|seat, _| {
        if position.has_won(seat) {
            i64::from(tokens_that_count(table.options, position, seat))
        } else {
            0
        }
    });
    Criterion { text: Some(counted_name(table.options.tie_break)), rule: "winning", values }
}

fn total(options: Options, position: &Position, seat: Seat) -> Line {
    let falls = position.falls.iter().zip(1..);
    let falls = falls.map(|(fall, number)| fall_line(options, fall, number, seat)).collect();
    let falls = Line::sum("collapses", msg!(stone_layer_line_falls), Some("collapse"), falls);
    // A position from a file says what somebody has, not how it came about.
    let told = i64::from(position.points(seat)) - falls.points();
    let mut lines = vec![falls];
    if told != 0 {
        let line = Line::stated("told", told, msg!(stone_layer_line_told));
        lines.push(line.under(msg!(stone_layer_line_told)));
    }
    Line::sum("total", msg!(app_total_of, seat = seat), None, lines)
}

/// What a collapse gave a seat, and why it gave nothing.
fn fall_line(options: Options, fall: &Fall, number: i64, seat: Seat) -> Line {
    let stacks = stack_list(fall.bases());
    let text = match fall.share(options, seat) {
        Share::Nothing if seat == fall.by => msg!(stone_layer_line_own, stacks = stacks),
        Share::Nothing => msg!(stone_layer_line_no_token, stacks = stacks, by = fall.by),
        Share::Returned(n) => msg!(stone_layer_line_returned, stacks = stacks, n = n),
        Share::Stays(n) => {
            let bases = fall.stacks_of(seat);
            msg!(stone_layer_line_stays, stacks = stacks, n = n, bases = bases)
        }
        Share::Points(n) => msg!(stone_layer_line_fall, stacks = stacks, by = fall.by, n = n),
    };
    let points = fall.points(seat);
    let rule = if seat == fall.by { "own-collapse" } else { "collapse" };
    let line = if points > 0 && fall.stacks.len() > 1 {
        let parts = fall.stacks.iter().map(|stack| stack_line(stack, seat)).collect();
        Line::sum("collapse", text, Some(rule), parts)
    } else {
        Line::fact("collapse", i64::from(points), text, rule)
    };
    line.under(msg!(stone_layer_fall_heading, n = number))
}

fn stack_line(stack: &FallenStack, seat: Seat) -> Line {
    let tokens = stack.tokens_of(seat);
    let text = msg!(stone_layer_line_stack, stack = stack_list([stack.base]), n = tokens);
    Line::fact("stack", i64::from(tokens), text, "collapse")
}

/// How far it is to ten, and where the nineteen tokens are.
fn notes(position: &Position, seat: Seat) -> Vec<Message> {
    let points = position.points(seat);
    let mut notes = vec![if points >= GOAL {
        msg!(stone_layer_note_reached)
    } else {
        msg!(stone_layer_note_to_go, n = GOAL - points)
    }];
    let side = position.seats[seat];
    notes.push(msg!(
        stone_layer_note_tokens,
        hand = position.in_hand(seat),
        board = position.on_board(seat),
        gold = side.gold
    ));
    if side.fives > 0 {
        notes.push(msg!(stone_layer_note_fives, n = side.fives));
    }
    notes
}

/// Why the game is over, with what decided it.
pub(super) fn ended(table: &Table<Options>, position: &Position) -> Option<Message> {
    let reached: Vec<Seat> = table.present().filter(|seat| position.has_won(*seat)).collect();
    let most = reached.iter().map(|seat| position.points(*seat)).max()?;
    if let [only] = reached.as_slice() {
        return Some(msg!(stone_layer_end_one, seat = *only, points = most));
    }
    let ahead: Vec<Seat> =
        reached.iter().copied().filter(|seat| position.points(*seat) == most).collect();
    let together = msg!(stone_layer_end_together, seats = reached);
    let decided = if let [only] = ahead.as_slice() {
        msg!(stone_layer_end_points, seat = *only, points = most)
    } else {
        by_tokens(table.options, position, ahead)
    };
    Some(Message::sentences(vec![together, decided]))
}

fn by_tokens(options: Options, position: &Position, ahead: Vec<Seat>) -> Message {
    let tokens = |seat: &Seat| tokens_that_count(options, position, *seat);
    let most = ahead.iter().map(tokens).max().unwrap_or(0);
    let first: Vec<Seat> = ahead.iter().copied().filter(|seat| tokens(seat) == most).collect();
    let what = counted_name(options.tie_break);
    if let [only] = first.as_slice() {
        return msg!(stone_layer_end_tokens, seats = ahead, seat = *only, what = what, n = most);
    }
    msg!(stone_layer_end_shared, seats = first, what = what, n = most)
}
