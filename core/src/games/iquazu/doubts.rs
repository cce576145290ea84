//! What cannot be true at a real wall of Iquazú. Nothing here blocks anything.

use super::controls::{Control, Place};
use super::event::MOST_GEMS;
use super::majority::{Below, lower};
use super::position::{Outcome, Position, Reason, Scoring, Standing};
use super::wall::{Column, FRAME, Item, Row};
use crate::game::Doubt;
use crate::id::Id as _;
use crate::seat::Seat;
use crate::table::count_of;
use crate::text::{Message, msg};

const GEMS: usize = MOST_GEMS as usize;
const DROPS: usize = 50;

pub(super) fn doubts(position: &Position) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    too_many_pieces(position, &mut doubts);
    drops(position, &mut doubts);
    free_crevices(position, &mut doubts);
    disturbed(position, &mut doubts);
    late(position, &mut doubts);
    outside_the_frame(position, &mut doubts);
    scorings(position, &mut doubts);
    rocks(position, &mut doubts);
    stated_points(position, &mut doubts);
    doubts
}

/// A doubt about a cell of the wall.
fn in_cell(kind: &str, text: Message, cell: Place, rule: &str) -> Doubt {
    Doubt::at(kind, text, Control::Wall).on_cell(cell.to_id()).rule(rule)
}

/// The columns that the water does not cover: from the one that is scored next on.
fn visible(position: &Position) -> impl Iterator<Item = (Column, Row, &Vec<Item>)> {
    position.wall.iter().enumerate().skip(position.frame_start()).flat_map(|(index, rows)| {
        Row::all().map(move |row| (Column::after(index), row, &rows[row.index()]))
    })
}

fn too_many_pieces(position: &Position, doubts: &mut Vec<Doubt>) {
    let count = |item: Item| {
        visible(position)
            .map(|(_, _, cell)| cell.iter().filter(|other| **other == item).count())
            .sum::<usize>()
    };
    for seat in position.held.seats() {
        let gems = count(Item::Gem(seat));
        if gems > GEMS {
            let text =
                msg!(iquazu_doubt_gems, seat = seat, n = count_of(gems), most = count_of(GEMS));
            doubts.push(Doubt::at("gems", text, Control::Wall).rule("setup-gems"));
        }
    }
    let drops = count(Item::DROP);
    if drops > DROPS {
        let text = msg!(iquazu_doubt_drops, n = count_of(drops), most = count_of(DROPS));
        doubts.push(Doubt::at("drops", text, Control::Wall).rule("empty-box"));
    }
}

/// Drops fall into the first column of the frame only.
fn drops(position: &Position, doubts: &mut Vec<Doubt>) {
    let Some(first) = position.current() else { return };
    for (column, row, cell) in visible(position) {
        if column > first && cell.contains(&Item::DROP) {
            let text = msg!(iquazu_doubt_drop_column, column = column, row = row);
            doubts.push(in_cell("drop-column", text, (column, row), "drop"));
        }
    }
}

/// Where the crevices were entered: no cell holds more, a scored column has none free, and none
/// is free above a drop.
fn free_crevices(position: &Position, doubts: &mut Vec<Doubt>) {
    for (index, crevices) in position.crevices.iter().enumerate() {
        let Some(crevices) = crevices else { continue };
        let column = Column::after(index);
        let from_wall = |it: &Scoring| it.standings().iter().any(|it| it.row.is_some());
        let must_be_full =
            index < position.with_tiles() && position.scorings.get(index).is_some_and(from_wall);
        let has_drop_below = |row: Row| {
            let mut below = Row::all().filter(|other| *other > row);
            below.any(|other| position.wall[index][other.index()].contains(&Item::DROP))
        };
        // 0 stands for a row that nobody has said anything about.
        for row in Row::all().filter(|row| crevices[row.index()] > 0) {
            let room = usize::from(crevices[row.index()]);
            let lying = position.wall[index][row.index()].len();
            let (text, rule) = if lying > room {
                let (n, most) = (count_of(lying), count_of(room));
                let text =
                    msg!(iquazu_doubt_crowded, column = column, row = row, n = n, most = most);
                (text, "place")
            } else if lying < room && must_be_full {
                (msg!(iquazu_doubt_free, column = column, row = row), "scoring")
            } else if lying < room && has_drop_below(row) {
                (msg!(iquazu_doubt_above_drop, column = column, row = row), "drop")
            } else {
                continue;
            };
            doubts.push(in_cell("crevices", text, (column, row), rule));
        }
    }
}

/// A gem of an earlier frame is gone or has another owner.
fn disturbed(position: &Position, doubts: &mut Vec<Doubt>) {
    for (column, row) in position.cells().filter(|(at, row)| position.is_disturbed(*at, *row)) {
        let text = msg!(iquazu_doubt_disturbed, column = column, row = row);
        doubts.push(in_cell("disturbed", text, (column, row), "frame-moves"));
    }
}

/// A column that was scored is full and under water.
fn late(position: &Position, doubts: &mut Vec<Doubt>) {
    for (column, row) in position.cells().filter(|(at, row)| position.came_late(*at, *row)) {
        let text = msg!(iquazu_doubt_late, column = column, row = row);
        doubts.push(in_cell("late", text, (column, row), "scoring"));
    }
}

/// Nothing can be placed to the right of the frame.
fn outside_the_frame(position: &Position, doubts: &mut Vec<Doubt>) {
    for (column, row, cell) in visible(position) {
        let index = column.index().unwrap_or(0);
        if index >= position.scorings.len() + FRAME && !cell.is_empty() {
            let text = msg!(iquazu_doubt_outside, column = column, row = row);
            doubts.push(in_cell("outside", text, (column, row), "place"));
        }
    }
}

/// Columns that were scored without a gem, a value or an answer that they need.
fn scorings(position: &Position, doubts: &mut Vec<Doubt>) {
    for (index, scoring) in position.scorings.iter().enumerate() {
        let Outcome::Ranked(standings) = &scoring.outcome else { continue };
        let column = scoring.column;
        let lies_bare = position.wall[index].iter().all(Vec::is_empty);
        if standings.is_empty()
            && lies_bare
            && index < position.with_tiles()
            && is_told_by_wall(scoring)
        {
            let text = msg!(iquazu_doubt_empty_column, column = column);
            doubts.push(Doubt::at("empty-column", text, Control::Wall).rule("scoring"));
        }
        if position.lacks_values(scoring) {
            let text = msg!(iquazu_doubt_no_value, column = column);
            doubts.push(Doubt::at("no-value", text, Control::Rock).rule("rock-points").soft());
        }
        lowest_gems(column, standings, doubts);
    }
}

/// Lowest gems that are said to lie at one place, and ties that what was said does not decide.
fn lowest_gems(column: Column, standings: &[Standing], doubts: &mut Vec<Doubt>) {
    let groups = |same: fn(&Standing, &Standing) -> bool| {
        let firsts = standings.iter().enumerate().filter(move |(at, standing)| {
            !standings[..*at].iter().any(|before| same(before, standing))
        });
        firsts.map(move |(_, first)| {
            standings.iter().copied().filter(|it| same(first, it)).collect::<Vec<_>>()
        })
    };
    let seats = |group: &[Standing]| group.iter().map(|it| it.seat).collect::<Vec<_>>();
    let at_one_place = groups(|one, other| one.depth == other.depth);
    for group in at_one_place.filter(|group| group.len() > 1 && group[0].is_told()) {
        let is_tie = group.windows(2).any(|pair| pair[0].gems == pair[1].gems);
        let seats = seats(&group);
        let text = if is_tie {
            msg!(iquazu_doubt_same_place_level, column = column, seats = seats)
        } else {
            msg!(iquazu_doubt_same_place, column = column, seats = seats)
        };
        doubts.push(Doubt::at("same-place", text, Control::Score).rule("rock-ties"));
    }
    for group in groups(|one, other| one.gems == other.gems) {
        let is_open = |one: &Standing, other: &Standing| {
            one.seat != other.seat && lower(standings, *one, *other) == Below::Open
        };
        let mut open = group.clone();
        open.retain(|one| group.iter().any(|other| is_open(one, other)));
        if !open.is_empty() {
            let text = msg!(iquazu_doubt_undecided, column = column, seats = seats(&open));
            doubts.push(Doubt::at("undecided", text, Control::Score).rule("rock-ties"));
        }
    }
}

/// Whether a column was scored from the wall: only then an award says why somebody has its tile. By
/// counts nothing need lie on the wall.
fn is_told_by_wall(scoring: &Scoring) -> bool {
    scoring.awards.iter().any(|award| !matches!(award.reason, Reason::Stated | Reason::Unknown))
}

fn rocks(position: &Position, doubts: &mut Vec<Doubt>) {
    let mut before: Option<u16> = None;
    for (index, values) in position.rocks.iter().enumerate() {
        let Some(values) = values else { continue };
        let column = Column::after(index);
        if values.windows(2).any(|pair| pair[0] <= pair[1]) {
            let text = msg!(iquazu_doubt_rock_order, column = column);
            doubts.push(Doubt::at("rock-order", text, Control::Rock).rule("rock-points"));
        }
        let first = values.first().copied();
        if let (Some(first), Some(before)) = (first, before)
            && first < before
        {
            let text = msg!(iquazu_doubt_rock_falls, column = column);
            doubts.push(Doubt::at("rock-falls", text, Control::Rock).rule("rock-points").soft());
        }
        before = first.or(before);
    }
}

/// Points that the players gave: each value once, the higher ones first, one seat without.
fn stated_points(position: &Position, doubts: &mut Vec<Doubt>) {
    for scoring in &position.scorings {
        let Outcome::Stated(points) = &scoring.outcome else { continue };
        let column = scoring.column;
        let mut given: Vec<u16> = points.values().copied().filter(|points| *points > 0).collect();
        given.sort_unstable_by(|one, other| other.cmp(one));
        let mut doubt = |kind: &str, text: Message, seat: Seat| {
            doubts.push(Doubt::at(kind, text, Control::Points(seat)).rule("rock-points"));
        };
        let first = Seat::new(0);
        if given.windows(2).any(|pair| pair[0] == pair[1]) {
            doubt("value-twice", msg!(iquazu_doubt_twice, column = column), first);
        }
        if given.len() == points.len() {
            doubt("nobody-without", msg!(iquazu_doubt_nobody_without, column = column), first);
        }
        if position.rock(column).is_some_and(|values| !values.starts_with(&given)) {
            doubt("value-skipped", msg!(iquazu_doubt_skipped, column = column), first);
        }
        let wall = column.index().and_then(|index| position.wall.get(index));
        let has_gem = |seat: Seat| {
            wall.is_some_and(|rows| rows.iter().flatten().any(|item| item.seat() == Some(seat)))
        };
        let entered = wall.is_some_and(|rows| rows.iter().any(|cell| !cell.is_empty()));
        for (seat, points) in points.iter() {
            if entered && *points > 0 && !has_gem(seat) {
                doubt("no-gem", msg!(iquazu_doubt_no_gem, seat = seat, column = column), seat);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::apply::apply;
    use super::super::event::{Count, Event, How, RockValues};
    use super::super::options::Options;
    use super::*;
    use crate::seat::PerSeat;
    use crate::table::Table;

    fn row(number: u8) -> Row {
        number.try_into().expect("a row")
    }

    fn place(column: u8, row_number: u8, item: Item) -> Event {
        Event::Place { column: column.into(), row: row(row_number), item }
    }

    fn gem(seat: u8) -> Item {
        Item::Gem(Seat::new(seat))
    }

    fn score() -> Event {
        let rocks = vec![RockValues { column: 1.into(), values: vec![5, 2, 1] }];
        Event::Score { column: 1.into(), how: How::Wall, rocks }
    }

    fn kinds(players: usize, events: &[Event]) -> Vec<String> {
        let table = Table::new(players, &[], Options::default());
        let mut position = Position::new(&table);
        for event in events {
            apply(&table, &mut position, event);
        }
        doubts(&position).into_iter().map(|doubt| doubt.kind).collect()
    }

    const NONE: Vec<&str> = Vec::new();

    #[test]
    fn more_gems_of_a_seat_than_there_are() {
        let gems = |count| vec![place(2, 1, gem(1)); count];
        assert_eq!(kinds(2, &gems(34)), NONE);
        assert_eq!(kinds(2, &gems(35)), ["gems"]);
    }

    #[test]
    fn more_drops_than_there_are() {
        let drops = |count| vec![place(1, 1, Item::DROP); count];
        assert_eq!(kinds(2, &drops(50)), NONE);
        assert_eq!(kinds(2, &drops(51)), ["drops"]);
    }

    #[test]
    fn a_drop_outside_the_first_column() {
        assert_eq!(kinds(2, &[place(1, 3, Item::DROP)]), NONE);
        assert_eq!(kinds(2, &[place(2, 3, Item::DROP)]), ["drop-column"]);
        let scored = [place(1, 1, gem(0)), score(), place(2, 3, Item::DROP)];
        assert_eq!(kinds(2, &scored), NONE, "it is the first one now");
    }

    #[test]
    fn a_free_crevice_in_a_scored_column_or_above_a_drop() {
        let crevices = |rows| Event::Crevices { column: 1.into(), rows };
        let lying = [place(1, 2, gem(0)), place(1, 4, Item::DROP)];
        let with = |rows, more: &[Event]| kinds(2, &[&[crevices(rows)], &lying[..], more].concat());
        assert_eq!(with([0, 1, 0, 1, 0], &[score()]), NONE);
        assert_eq!(
            with([0, 1, 0, 1, 1], &[score()]),
            ["crevices"],
            "a free one when it was scored"
        );
        assert_eq!(with([1, 1, 0, 1, 0], &[]), ["crevices"], "a free one above the drop");
        let crowded = with([0, 1, 0, 0, 0], &[place(1, 2, gem(1))]);
        assert_eq!(crowded, ["crevices"], "more than there is room for");
    }

    #[test]
    fn a_column_scored_without_anything_in_it_or_without_its_values() {
        assert_eq!(kinds(2, &[score()]), ["empty-column"]);
        let bare = Event::Score { column: 1.into(), how: How::Wall, rocks: Vec::new() };
        assert_eq!(kinds(2, &[place(1, 1, gem(0)), bare]), ["no-value"]);
    }

    #[test]
    fn a_column_told_by_counts_may_hold_nothing_but_drops() {
        let seats = PerSeat::from_fn(2, |_| Count::default());
        let how = How::Counts { seats, tiles: Vec::new() };
        let by_counts = Event::Score { column: 1.into(), how, rocks: Vec::new() };
        assert_eq!(kinds(2, &[by_counts]), NONE);
    }

    #[test]
    fn something_where_the_frame_has_not_come_yet() {
        assert_eq!(kinds(2, &[place(5, 1, gem(0))]), NONE);
        assert_eq!(kinds(2, &[place(6, 1, gem(0))]), ["outside"]);
    }

    #[test]
    fn a_gem_of_an_earlier_frame_that_is_gone() {
        let take = |index| Event::Take { column: 2.into(), row: row(1), index };
        let events = [place(1, 1, gem(1)), place(2, 1, gem(0)), score(), place(2, 1, gem(1))];
        assert_eq!(kinds(2, &[&events[..], &[take(1)]].concat()), NONE, "the new one");
        assert_eq!(kinds(2, &[&events[..], &[take(0)]].concat()), ["disturbed"]);
        let again = [&events[..], &[take(0), take(0), place(2, 1, gem(0))]].concat();
        assert_eq!(kinds(2, &again), NONE, "it is there after all");
    }

    /// The top-most free crevice can be above a gem that has lain there for long.
    #[test]
    fn what_is_told_above_an_older_gem_does_not_change_it() {
        let raise = Event::Raise { column: 2.into(), row: row(1), index: 1 };
        let take = |index| Event::Take { column: 2.into(), row: row(1), index };
        let older = [place(1, 1, gem(1)), place(2, 1, gem(0)), score()];
        let above = [&older[..], &[place(2, 1, Item::DROP), raise]].concat();
        assert_eq!(kinds(2, &above), NONE);
        assert_eq!(kinds(2, &[&above[..], &[take(0)]].concat()), NONE, "the drop was a mistake");
        assert_eq!(kinds(2, &[&above[..], &[take(1)]].concat()), ["disturbed"], "the older one");
    }

    #[test]
    fn a_gem_that_was_gone_stays_doubtful_after_the_next_scoring() {
        let take = Event::Take { column: 3.into(), row: row(1), index: 0 };
        let second = Event::Score { column: 2.into(), how: How::Wall, rocks: Vec::new() };
        let lying = [place(1, 1, gem(1)), place(2, 1, gem(0)), place(3, 1, gem(0)), score(), take];
        assert!(kinds(2, &[&lying[..], &[second]].concat()).contains(&"disturbed".to_owned()));
    }

    #[test]
    fn values_that_do_not_fall_on_a_rock_or_fall_along_the_wall() {
        let rock = |column: u8, values: &[u16]| Event::Rock {
            column: column.into(),
            values: values.to_vec(),
        };
        assert_eq!(kinds(4, &[rock(1, &[8, 5, 2]), rock(2, &[9, 5, 2])]), NONE);
        assert_eq!(kinds(4, &[rock(1, &[8, 8, 2])]), ["rock-order"]);
        assert_eq!(kinds(4, &[rock(1, &[8, 5, 2]), rock(2, &[7, 5, 2])]), ["rock-falls"]);
    }

    #[test]
    fn points_that_cannot_have_been_given() {
        let rock = Event::Rock { column: 1.into(), values: vec![8, 5, 2] };
        let with = |points: [u16; 4], lying: &[Event]| {
            let how = How::Points { points: PerSeat::new(points.to_vec()), tiles: Vec::new() };
            let events = [
                std::slice::from_ref(&rock),
                lying,
                &[Event::Score { column: Column::from(1), how, rocks: Vec::new() }],
            ]
            .concat();
            kinds(4, &events)
        };
        assert_eq!(with([8, 5, 0, 0], &[]), NONE);
        assert_eq!(with([8, 8, 0, 0], &[]), ["value-twice", "value-skipped"]);
        assert_eq!(with([8, 2, 0, 0], &[]), ["value-skipped"]);
        assert_eq!(with([8, 5, 2, 1], &[]), ["nobody-without", "value-skipped"]);
        assert_eq!(with([8, 5, 0, 0], &[place(1, 1, gem(0))]), ["no-gem"]);
    }
}
