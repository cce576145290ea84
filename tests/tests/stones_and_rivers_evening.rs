//! Stones & Rivers by taps: what is asked, and what is next.

#[path = "keltis_evening/way.rs"]
mod way;

use tallystone_tests::{scaled, seeds};
use way::{Evening, play_and_look};

fn evening() -> Evening {
    Evening::of("stones_and_rivers", &["Ann", "Ben"])
}

fn asked(evening: &Evening) -> Vec<&str> {
    let asked = evening.asked().map(|group| group.controls.as_slice()).unwrap_or_default();
    asked.iter().map(|control| control.id.as_str()).collect()
}

#[test]
fn who_calls_is_asked_first_then_what_then_who_begins() {
    let mut evening = evening();
    assert_eq!(asked(&evening), ["caller", "draw.stone", "draw.river", "cancel"]);
    assert_eq!(evening.next(), "caller");
    evening.choose("caller", "circle");
    assert_eq!(evening.next(), "draw.stone");
    evening.press("draw.river");
    assert_eq!(asked(&evening), ["first", "second", "cancel"]);
    assert_eq!(evening.next(), "first");
    evening.press("first");
    assert!(evening.asked().is_none(), "it is settled");
    assert_eq!(evening.next(), "board");
    assert!(evening.screen.seats.iter().any(|seat| seat.up));
}

#[test]
fn the_flip_can_be_left_to_the_table() {
    let mut evening = evening();
    evening.press("cancel");
    assert!(evening.asked().is_none());
    assert_eq!(evening.next(), "board");
}

#[test]
fn a_step_and_a_turn_are_two_taps_each() {
    let mut evening = evening();
    evening.tap("d6");
    assert_eq!(asked(&evening), ["turn", "cancel"]);
    assert_eq!(evening.next(), "board");
    evening.tap("d7");
    assert_eq!((evening.taps, evening.screen.revision), (2, 2));
    evening.tap("d9");
    let turn = evening.screen.control("turn").expect("what can be turned");
    let kind = serde_json::to_value(&turn.kind).expect("a choice");
    let ids: Vec<&str> = kind["options"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|option| option["face"].is_object())
        .filter_map(|option| option["id"].as_str())
        .collect();
    assert_eq!(ids, ["across", "along"], "pictures of what it is not yet");
    evening.choose("turn", "along");
    assert_eq!((evening.taps, evening.asked()), (4, None));
}

#[test]
fn where_a_push_ends_is_asked_above_the_board() {
    let mut evening = evening();
    evening.tap("d6");
    evening.tap("d7");
    evening.tap("d9");
    evening.choose("turn", "along");
    evening.tap("d7");
    evening.choose("turn", "across");
    evening.tap("d9");
    evening.tap("d8");
    evening.tap("d7");
    evening.tap("d8");
    assert_eq!(asked(&evening), ["cancel"]);
    let title = evening.asked().and_then(|group| group.title.clone()).unwrap_or_default();
    assert!(title.contains("d8"), "{title}");
    assert_eq!(evening.next(), "board");
    evening.press("cancel");
    assert!(evening.asked().is_none(), "it is put down");
}

#[test]
fn an_end_without_a_winner_is_asked_about() {
    let mut evening = evening();
    evening.tap("d6");
    evening.tap("d7");
    let asked = evening.press("session.finish").sheet.asked().cloned().expect("a question");
    let title = asked.title.unwrap_or_default();
    assert!(title.contains("Nobody has five stones"), "{title}");
}

#[test]
fn how_many_count_stands_with_the_seats() {
    let evening = evening();
    for seat in &evening.screen.seats {
        assert_eq!(seat.notes, ["0 of 5 stones in the score area"]);
    }
}

#[test]
fn in_random_play_every_question_can_be_left_and_what_is_next_is_there() {
    for seed in seeds() {
        play_and_look("stones_and_rivers", &["Ann", "Ben"], seed, scaled(1_000).max(100));
    }
}
