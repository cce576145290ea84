//! A wall of Iquazú, entered without a session.

use tallystone_core::game::Game as _;
use tallystone_core::games::iquazu::{
    Column, Event, How, Iquazu, Item, Options, Position, RockValues, Row,
};
use tallystone_core::seat::Seat;
use tallystone_core::table::Table;

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(u8::try_from(index).expect("a few"))
}

pub(crate) fn row(number: usize) -> Row {
    u8::try_from(number).ok().and_then(|number| Row::try_from(number).ok()).expect("1 to 5")
}

pub(crate) fn column(number: usize) -> Column {
    Column::from(u8::try_from(number).expect("a few"))
}

pub(crate) fn gem(column_number: usize, row_number: usize, owner: usize) -> Event {
    Event::Place {
        column: column(column_number),
        row: row(row_number),
        item: Item::Gem(seat(owner)),
    }
}

pub(crate) fn score(values: &[u16]) -> Event {
    Event::Score {
        column: column(1),
        how: How::Wall,
        rocks: vec![RockValues { column: column(1), values: values.to_vec() }],
    }
}

pub(crate) fn wall_score(number: usize) -> Event {
    Event::Score { column: column(number), how: How::Wall, rocks: Vec::new() }
}

pub(crate) fn table(players: usize) -> Table<Options> {
    Table::new(players, &[], Options::default())
}

pub(crate) fn play(table: &Table<Options>, events: &[Event]) -> Position {
    let mut position = Iquazu.begin(table);
    for event in events {
        Iquazu.check(table, &position, event).expect("it fits");
        Iquazu.apply(table, &mut position, event);
    }
    position
}

pub(crate) fn points(table: &Table<Options>, position: &Position) -> Vec<i64> {
    Iquazu.score(table, position).points().into_values()
}

pub(crate) fn tiles(position: &Position, scoring: usize) -> Vec<Option<usize>> {
    position.scorings[scoring].awards.iter().map(|award| award.seat.map(Seat::index)).collect()
}

pub(crate) const GREEN: usize = 0;
pub(crate) const YELLOW: usize = 1;
pub(crate) const RED: usize = 2;
pub(crate) const PURPLE: usize = 3;
