//! Walls of Iquazú. Rock values and tiles in here are what players at such a table might have said:
//! no source prints them, but for the 8, 5 and 2 of the rulebook's example.

use serde_json::Value;
use tallystone_core::entry::EntryValue;

use crate::tabletop::{Situation, Tabletop};

const WALL: &str = "wall";
const FOUR: [&str; 4] = ["Ann", "Ben", "Cleo", "Dov"];

pub(crate) fn situations() -> Vec<Situation> {
    vec![
        laid(&FOUR[..2]).seen("empty"),
        valued(laid(&FOUR[..2]), &[&[6]]).gems("1.3 a").seen("first_entry"),
        middle().seen("middle"),
        crowded().seen("crowded"),
        most().seen("most"),
        opened().seen("selected"),
        crowded().pen(WALL, "open").tap(WALL, "3.1").seen("opened_in_a_crowd"),
        laid(&FOUR)
            .gems("1.1 b, 1.4 a, 2.2 c")
            .enter("rock", EntryValue::Step { by: 2 })
            .seen("asked"),
        middle().tap(WALL, "tile.4").seen("asked_tile"),
        unknown_rocks().seen("unknown_values"),
        free_crevices().seen("free_crevices"),
        full_column().seen("eight_gems"),
        full_column().press("score").seen("just_scored_tie"),
        by_points().seen("just_scored_by_points"),
        doubtful().seen("doubtful"),
        ended().seen("ended"),
        last_frame().seen("last_frame"),
    ]
}

fn laid(names: &[&str]) -> Tabletop {
    Tabletop::laid("iquazu", names, &Value::Null)
}

/// What players enter at a wall, in short.
trait Entering {
    /// A gem of seat `a`, `b`, `c` or `d`, or a drop `o`, in each of these cells, one after the other:
    /// "1.1 ab, 2.5 o".
    fn gems(self, cells: &str) -> Self;
    fn number(self, control: &str, value: i64) -> Self;
    /// The open tiles, from the top row down; "-" for one that nobody tells.
    fn tiles(self, kinds: [&str; 5]) -> Self;
}

impl Entering for Tabletop {
    fn gems(mut self, cells: &str) -> Self {
        for entry in cells.split(", ") {
            let (cell, lying) = entry.split_once(' ').expect("a cell and what lies there");
            for item in lying.chars() {
                let pen = match item {
                    'o' => "drop".to_owned(),
                    seat => format!("gem.{}", u32::from(seat) - u32::from('a')),
                };
                self = self.pen(WALL, &pen).tap(WALL, cell);
            }
        }
        self
    }

    fn number(self, control: &str, value: i64) -> Self {
        self.enter(control, EntryValue::Number { typed: value.to_string() })
    }

    fn tiles(mut self, kinds: [&str; 5]) -> Self {
        for (row, kind) in (1..).zip(kinds).filter(|(_, kind)| *kind != "-") {
            self = self.tap(WALL, &format!("tile.{row}"));
            self = match kind.strip_prefix("points.") {
                Some(points) => self.number("tile_points", points.parse().expect("points")),
                None => self.choose("kind", kind),
            };
        }
        self
    }
}

/// With the values of the rock that is next and of those after it, each the highest first.
fn valued(mut table: Tabletop, rocks: &[&[i64]]) -> Tabletop {
    let step = |table: Tabletop, by: i64| table.enter("rock", EntryValue::Step { by });
    for (number, values) in rocks.iter().enumerate() {
        if number > 0 {
            table = step(table, 1);
        }
        for (place, value) in values.iter().enumerate() {
            table = table.number(&format!("value.{place}"), *value);
        }
    }
    match i64::try_from(rocks.len()) {
        Ok(more @ 2..) => step(table, 1 - more),
        _ => table,
    }
}

/// The third column, with two before it and gems that were carried over.
fn middle() -> Tabletop {
    let names = &FOUR[..3];
    let table =
        valued(laid(names), &[&[6, 3]]).gems("1.1 o, 1.2 ab, 1.4 c, 1.5 a, 2.1 b, 3.3 c, 3.5 a");
    let table = valued(table.press("score"), &[&[7, 4]]);
    let table =
        table.gems("2.1 o, 2.2 c, 2.3 ab, 2.5 c, 4.1 c, 4.3 bb, 5.2 b, 6.3 a").press("score");
    let table = table.tiles(["points.3", "cards.2", "double", "-", "any"]);
    let table = valued(table, &[&[8, 5], &[9, 5]]);
    table.gems("3.1 ba, 3.2 a, 3.5 b, 4.5 a, 5.4 c, 7.5 b")
}

/// Four at the last columns: up to four gems in a cell.
fn crowded() -> Tabletop {
    let table = valued(laid(&FOUR), &[&[8, 5, 2]]).gems(
        "1.1 ob, 1.2 ac, 1.3 d, 1.4 ba, 1.5 d, 2.1 c, 2.2 ab, 2.4 dc, 3.1 a, 3.3 bd, 3.5 c, 4.2 d, \
         4.4 ba, 5.3 c, 5.5 ad",
    );
    let rocks: [&[i64]; 5] = [&[9, 6, 3], &[11, 7, 3], &[12, 8, 4], &[13, 9, 4], &[15, 10, 5]];
    valued(table.press("score"), &rocks)
        .tiles(["cards.4", "points.5", "any", "cards.3", "double"])
        .gems(
            "2.1 ob, 2.3 dac, 2.5 b, 3.1 bcd, 3.2 ab, 3.3 c, 3.4 dab, 3.5 ab, 4.1 cd, 4.2 ac, 4.3 ba, \
             4.4 d, 4.5 cb, 5.1 ab, 5.2 cdb, 5.4 ac, 6.1 d, 6.2 ba, 6.3 c, 6.4 db, 6.5 a",
        )
}

/// More in a cell than usual, but nothing that the rules do not allow.
fn most() -> Tabletop {
    valued(laid(&FOUR), &[&[8, 5, 2], &[9, 6, 3]])
        .gems("1.1 oobca, 1.2 abcd, 1.3 dabcba, 1.4 bcd, 1.5 abcdb, 2.1 dcba, 2.2 abcdcd, 2.3 ab")
        .gems("2.4 cdabc, 2.5 ab, 3.1 abcd, 3.3 cdc, 3.5 dabc, 4.2 ab, 4.4 cda, 5.1 dd, 5.5 bca")
}

fn opened() -> Tabletop {
    middle().pen(WALL, "open").tap(WALL, "3.1")
}

fn unknown_rocks() -> Tabletop {
    let table = laid(&FOUR[..3]).number("value.0", 6);
    table.gems("1.1 o, 1.2 b, 1.5 c, 2.3 a, 2.4 b, 4.1 c")
}

/// Where players have said how many crevices a column has, those that are free are seen.
fn free_crevices() -> Tabletop {
    let mut table = valued(laid(&FOUR[..2]), &[&[6]]).enter("crevices", EntryValue::Flip);
    for (row, by) in [(1, 2), (2, 1), (3, 3), (4, 1), (5, 2)] {
        table = table.enter(&format!("crevice.{row}"), EntryValue::Step { by });
    }
    table.gems("1.1 o, 1.3 ab, 1.4 b, 2.2 a")
}

/// Eight gems, no drop: full, and level in two ways.
fn full_column() -> Tabletop {
    valued(laid(&FOUR), &[&[8, 5, 2]])
        .tiles(["points.3", "-", "cards.2", "double", "any"])
        .gems("1.1 bc, 1.3 b, 1.4 daa, 1.5 ca, 3.1 d, 2.3 ab, 4.5 ca")
}

fn by_points() -> Tabletop {
    let mut table = laid(&FOUR[..3]).choose("way", "points");
    for (seat, points) in [(0, 0), (1, 4), (2, 7)] {
        table = table.number(&format!("points.{seat}"), points);
    }
    table.choose("to.1", "0").choose("to.2", "none").press("score").choose("way", "wall")
}

/// A gem that was carried over is gone.
fn doubtful() -> Tabletop {
    middle().pen(WALL, "clear").tap(WALL, "4.3").tap(WALL, "4.3")
}

/// Played to the third-last rock, quickly: the frame stands at columns 9 to 11.
fn last_frame() -> Tabletop {
    let mut table = laid(&FOUR).gems("1.1 a");
    for column in 1..=8 {
        table = valued(table, &[&[7 + column, 3 + column, 1 + column / 3]]);
        table = table.gems(&format!("{}.2 b, {}.4 c", column, column + 1)).press("score");
    }
    table = valued(table, &[&[17, 11, 5], &[18, 12, 6], &[20, 14, 8]]);
    table
        .tiles(["points.7", "cards.3", "points.5", "-", "double"])
        .gems("9.1 ob, 9.2 a, 9.3 dd, 9.5 ca, 10.1 a, 10.3 cb, 10.4 d, 11.2 b, 11.5 d")
}

fn ended() -> Tabletop {
    last_frame().press("score")
}

/// The tile that is asked about is what must be in sight beside the question, not the whole column.
#[test]
fn a_tile_that_is_asked_about_is_what_is_looked_at() {
    for row in 1..=5 {
        let cell = format!("tile.{row}");
        let drawing = middle().tap(WALL, &cell).seen("asked").drawing;
        let area = drawing.areas.iter().find(|area| area.cell == cell).expect("its area");
        let seen = drawing.look_at.expect("a place to look at");
        assert!(seen.height < 2 * area.rect.height, "row {row}: {seen:?} for {:?}", area.rect);
        assert!(seen.y <= area.rect.y && seen.bottom() >= area.rect.bottom(), "row {row}");
    }
}
