//! What gives how many tokens and points, on one page: made of what scores.

use super::collapse::Share;
use super::options::{Counted, Options};
use super::position::{Fall, FallenStack, GOAL, Side};
use super::ring::Base;
use super::tokens::worth_of_stone;
use crate::rules::PointsSection;
use crate::seat::{PerSeat, Seat};
use crate::text::{Message, msg};

pub(super) fn points_page(options: Options) -> Vec<PointsSection> {
    let five = Side { gold: 0, fives: 1 }.points();
    let five = (msg!(stone_layer_points_five), points(five));
    let counted = match options.tie_break {
        Counted::BesideStacks => msg!(stone_layer_option_tie_stacks),
        Counted::OnBoard => msg!(stone_layer_option_tie_board),
    };
    let win = vec![
        (msg!(stone_layer_points_first), points(GOAL)),
        (msg!(stone_layer_points_together), msg!(stone_layer_points_most)),
        (msg!(stone_layer_points_level), msg!(stone_layer_points_most_of, what = counted)),
    ];
    vec![
        PointsSection::new(msg!(stone_layer_points_stones), "high-stacks", stones()),
        PointsSection::new(msg!(stone_layer_points_fall), "collapse", fall(options)),
        PointsSection::new(msg!(stone_layer_points_fives), "exchange", vec![five]),
        PointsSection::new(msg!(stone_layer_points_win), "winning", win),
    ]
}

fn points(n: u16) -> Message {
    msg!(stone_layer_points_points, n = n)
}

/// Stones that are worth the same, from one to the other; the last go on without end.
fn worths() -> Vec<(u8, u8)> {
    let top = (1..u8::MAX).find(|number| worth_of_stone(*number) == worth_of_stone(u8::MAX));
    let numbers: Vec<u8> = (1..=top.unwrap_or(1)).collect();
    let same = numbers.chunk_by(|one, other| worth_of_stone(*one) == worth_of_stone(*other));
    same.map(|same| (same[0], same[same.len() - 1])).collect()
}

fn stones() -> Vec<(Message, Message)> {
    let worths = worths();
    let last = worths.last().copied();
    let row = |(from, to): (u8, u8)| {
        let what = if Some((from, to)) == last {
            msg!(stone_layer_points_stones_from, n = from)
        } else if from == to {
            msg!(stone_layer_points_stone, n = from)
        } else {
            msg!(stone_layer_points_stones_between, from = from, to = to)
        };
        (what, msg!(stone_layer_points_tokens, n = worth_of_stone(from)))
    };
    worths.iter().copied().map(row).collect()
}

/// A stack with one token each of the player who topples it and of another.
fn example() -> (Fall, Seat, Seat) {
    let (by, other) = (Seat::new(0), Seat::new(1));
    let tokens = PerSeat::from_fn(2, |_| 1);
    let stacks = vec![FallenStack { base: Base::FIRST, stones: 1, tokens }];
    (Fall { turn: 0, by, stacks }, by, other)
}

fn fall(options: Options) -> Vec<(Message, Message)> {
    let (fall, by, other) = example();
    let none = fall.points(by);
    let causer = match fall.share(options, by) {
        Share::Stays(_) => msg!(stone_layer_points_causer_stays, n = none),
        _ => msg!(stone_layer_points_causer_returned, n = none),
    };
    vec![
        (msg!(stone_layer_points_each), points(fall.points(other))),
        (msg!(stone_layer_points_causer), causer),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::apply::apply;
    use super::super::event::{Event, Outcome, Stacks};
    use super::super::position::Position;
    use super::super::score::score;
    use super::*;
    use crate::table::Table;
    use crate::text::{Language, Say, Speaker};

    fn rows(options: Options, rule: &str) -> Vec<(String, String)> {
        let speaker = Speaker::without_table(Language::default());
        let page = points_page(options).say(&speaker);
        let section = page.into_iter().find(|section| section.rule == rule).expect("a section");
        section.rows.into_iter().map(|row| (row.what, row.points)).collect()
    }

    /// A stack of eight stones by two players in turn: the tokens that each stone gave.
    fn built(table: &Table<Options>, position: &mut Position) -> Vec<u16> {
        let place = |number: u8| {
            let seat = Seat::new(number % 2);
            let before = position.on_board(seat);
            let stood = Outcome::Stood;
            apply(table, position, &Event::Stone { seat, outcome: stood, size: None, from: None });
            apply(table, position, &Event::Tile { steps: None });
            apply(table, position, &Event::Marker { base: Base::FIRST });
            position.on_board(seat) - before
        };
        (1..=8).map(place).collect()
    }

    #[test]
    fn the_page_says_what_stones_give() {
        let table = Table::new(2, &[], Options::default());
        let gave = built(&table, &mut Position::new(&table));
        let rows = rows(table.options, "high-stacks");
        for ((from, _), (what, points)) in worths().into_iter().zip(&rows) {
            let n = gave[usize::from(from) - 1];
            assert!(points.starts_with(&format!("{n} token")), "{what}: {points}, not {n}");
        }
        let whats: Vec<&str> = rows.iter().map(|(what, _)| what.as_str()).collect();
        assert_eq!(whats, ["stones 1 to 3", "stone 4", "stone 5", "stone 6 and all above"]);
        assert_eq!(gave[5..], [4, 4, 4], "the last row goes on");
    }

    #[test]
    fn the_page_says_what_a_fall_gives() {
        for edition in ["en", "nb"] {
            let options = serde_json::from_value(serde_json::json!({ "edition": edition }));
            let table: Table<Options> = Table::new(2, &[], options.expect("options"));
            let mut position = Position::new(&table);
            built(&table, &mut position);
            let (by, other) = (Seat::new(0), Seat::new(1));
            let (own, others) = (position.on_board(by), position.on_board(other));
            let stacks = Stacks { at_marker: true, ..Stacks::default() };
            apply(&table, &mut position, &Event::Collapse { by, stacks });
            let points = score(&table, &position).points().into_values();
            assert_eq!(points, [0, i64::from(others)]);
            let rows = rows(table.options, "collapse");
            assert_eq!(rows[0].1, "1 point");
            let (stays, said) = if edition == "nb" { (own, "stay") } else { (0, "back") };
            assert_eq!(position.on_board(by), stays);
            assert_eq!(rows[1].1, format!("0, tokens {said}"));
        }
    }

    #[test]
    fn the_page_says_what_wins() {
        let table = Table::new(2, &[], Options::default());
        let mut position = Position::new(&table);
        let seat = Seat::new(0);
        position.seats[seat] = Side { gold: 5, fives: 1 };
        assert!(position.has_won(seat));
        position.seats[seat].gold = 4;
        assert!(!position.has_won(seat));
        assert_eq!(rows(table.options, "exchange")[0].1, "5 points");
        assert_eq!(rows(table.options, "winning")[0].1, "10 points");
    }
}
