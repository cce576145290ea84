//! Turn order: who is at the table, and who comes next.

use crate::seat::Seat;
use crate::table::Table;

/// Those who have not left, clockwise.
pub(super) fn players<O>(table: &Table<O>) -> impl Iterator<Item = Seat> {
    table.order.iter().copied().filter(|seat| !table.seats[*seat].left)
}

/// This player, or the next one if this one has left.
pub(super) fn present_from<O>(table: &Table<O>, seat: Seat) -> Seat {
    if table.seats.get(seat).is_some_and(|seated| seated.left) {
        next_player(table, seat)
    } else {
        seat
    }
}

/// The next player clockwise, passing over those who have left.
pub(super) fn next_player<O>(table: &Table<O>, seat: Seat) -> Seat {
    let place = table.order.iter().position(|other| *other == seat).unwrap_or(0);
    let mut after = table.order.iter().cycle().skip(place + 1).take(table.order.len());
    after.find(|other| !table.seats[**other].left).copied().unwrap_or(seat)
}
