//! Keltis by taps: what is asked, what is next, and how many taps it takes.

#[path = "keltis_evening/way.rs"]
mod way;

use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::seat::Seat;
use tallystone_core::sheet::ControlKind;
use tallystone_tests::{scaled, seeds};
use way::{Evening, play_and_look};

const FOUR: &[&str] = &["Ann", "Ben", "Cleo", "Dov"];

fn keltis(names: &[&str]) -> Evening {
    Evening::of("keltis", names)
}

fn pen(evening: &mut Evening, seat: usize) {
    evening.enter("board", EntryValue::Pen { pen: format!("seat.{seat}") });
}

fn type_in(evening: &mut Evening, control: &str, typed: &str) {
    evening.enter(control, EntryValue::Number { typed: typed.to_owned() });
}

/// The pen in hand, and whether it is for the large figure.
fn in_hand(evening: &Evening) -> (String, bool) {
    let control = evening.screen.control("board").expect("the board");
    let ControlKind::Board { board } = &control.kind else { panic!("not a board") };
    let id = board.pen.clone().expect("a pen");
    let pen = board.pens.iter().find(|pen| pen.id == id).expect("it lies there");
    (id, pen.large)
}

#[test]
fn a_move_is_two_taps() {
    let mut evening = keltis(FOUR);
    for (seat, stone) in [(1, "2.1"), (2, "2.1"), (3, "4.1"), (0, "1.1"), (1, "2.2")] {
        let before = (evening.taps, evening.screen.revision);
        pen(&mut evening, seat);
        assert_eq!(evening.next(), "board");
        evening.tap(stone);
        assert_eq!((evening.taps, evening.screen.revision), (before.0 + 2, before.1 + 1));
        assert_eq!(evening.next(), "board");
    }
}

#[test]
fn there_is_a_pen_a_seat_which_changes_its_size_when_it_is_tapped_in_hand() {
    let mut evening = keltis(FOUR);
    let control = evening.screen.control("board").expect("the board");
    let ControlKind::Board { board } = &control.kind else { panic!("not a board") };
    assert_eq!(board.pens.len(), 4);
    let of_ben = |large: bool| ("seat.1".to_owned(), large);
    pen(&mut evening, 1);
    assert_eq!(in_hand(&evening), of_ben(false));
    pen(&mut evening, 1);
    assert_eq!(in_hand(&evening), of_ben(true));
    pen(&mut evening, 1);
    assert_eq!(in_hand(&evening), of_ben(false));
    pen(&mut evening, 1);
    evening.tap("3.5");
    assert_eq!(in_hand(&evening), of_ben(false), "there is one large figure");
    evening.tap("4.5");
    let log = evening.app.log(evening.screen.session).expect("a log");
    let large = log.iter().filter(|line| line.text.contains("large")).count();
    assert_eq!(large, 1, "{log:#?}");
}

/// There are four small figures: what then leaves the start stone is the large one.
#[test]
fn what_is_left_after_four_small_figures_is_the_large_one() {
    let mut evening = keltis(FOUR);
    let double = |evening: &mut Evening| {
        let lines = evening.app.explain(evening.screen.session, Seat::new(0)).expect("reasons");
        lines.iter().filter(|line| line.text.contains("doubled")).count()
    };
    for stone in ["1.9", "2.6", "3.1", "4.7"] {
        evening.tap(stone);
    }
    evening.tap("3.2");
    assert_eq!(double(&mut evening), 0, "a figure that is on its way stays small");
    evening.tap("5.5");
    assert_eq!(double(&mut evening), 1);
    let doubts: Vec<&str> = evening.screen.doubts.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(doubts, Vec::<&str>::new());
}

#[test]
fn the_fifth_figure_asks_for_the_rest_and_hands_the_pen_on() {
    let mut evening = keltis(FOUR);
    for stone in ["1.9", "2.6", "3.1", "4.7"] {
        evening.tap(stone);
        assert!(evening.asked().is_none());
    }
    evening.tap("5.5");
    let asked: Vec<&str> =
        evening.asked().expect("a question").controls.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(asked, ["track.0", "wish.0", "cancel"]);
    assert_eq!(evening.next(), "track.0");
    type_in(&mut evening, "track.0", "3");
    assert_eq!(evening.next(), "wish.0");
    evening.choose("wish.0", "2");
    assert!(evening.asked().is_none());
    assert_eq!(in_hand(&evening).0, "seat.1");
    assert_eq!(evening.taps, 7, "five figures, a number, a choice");
    let folded: Vec<bool> = (evening.screen.sheet.groups.iter())
        .filter(|group| group.id.starts_with("seat."))
        .map(|group| group.folded)
        .collect();
    assert_eq!(folded, [true, false, true, true]);
}

#[test]
fn whoever_has_fewer_figures_out_is_counted_by_a_button() {
    let mut evening = keltis(&["Ann", "Ben"]);
    evening.tap("1.9");
    evening.press("count");
    evening.choose("wish.0", "2");
    assert_eq!(evening.next(), "track.0");
    type_in(&mut evening, "track.0", "0");
    assert_eq!(in_hand(&evening).0, "seat.1");
    assert_eq!(evening.next(), "board");
    evening.tap("2.4");
    evening.enter("deck", EntryValue::Flip);
    assert_eq!(evening.next(), "count", "it is over, and Ben's points are not told");
    evening.press("count");
    type_in(&mut evening, "track.1", "4");
    evening.choose("wish.1", "0");
    assert_eq!(evening.next(), "session.finish");
}

/// What was told of wish stones during play is not what lies there at the end.
#[test]
fn wish_stones_are_asked_for_at_the_end_though_some_were_told_before() {
    for last in ["4", "1"] {
        let mut evening = keltis(&["Ann", "Ben"]);
        evening.tap("1.9");
        evening.choose("wish.0", "1");
        evening.press("count");
        type_in(&mut evening, "track.0", "6");
        assert_eq!(evening.asked().map(|group| group.id.as_str()), Some("points"), "still asked");
        assert_eq!(evening.next(), "wish.0");
        evening.choose("wish.0", last);
        assert!(
            evening.asked().is_none(),
            "{last} was told, though it may be what was told before"
        );
        assert_eq!(in_hand(&evening).0, "seat.1");
    }
}

#[test]
fn nobody_has_points_before_anything_was_told() {
    let mut evening = keltis(&["Ann", "Ben"]);
    let points = |evening: &Evening| -> Vec<Option<i64>> {
        evening.screen.seats.iter().map(|seat| seat.points).collect()
    };
    assert_eq!(points(&evening), [None, None]);
    evening.tap("1.4");
    assert_eq!(points(&evening), [Some(1 - 4), None]);
}

#[test]
fn a_first_number_does_not_come_from_0() {
    let mut evening = keltis(&["Ann", "Ben"]);
    evening.choose("wish.0", "0");
    let said = evening.screen.announcement.clone().unwrap_or_default();
    assert!(said.contains('–') && !said.contains("0 → 0"), "{said}");
}

#[test]
fn an_end_that_comes_too_early_is_asked_about() {
    let mut evening = keltis(&["Ann", "Ben"]);
    evening.tap("1.7");
    let asked = evening.press("session.finish").sheet.asked().cloned().expect("a question");
    let title = asked.title.unwrap_or_default();
    assert!(title.contains("1 of 5 figures") && title.contains("Ann: Track"), "{title}");
    evening.press("session.keep");
    assert!(evening.asked().is_none());
}

#[test]
fn a_correction_opens_with_its_pen_and_its_stone() {
    let mut evening = keltis(&["Ann", "Ben"]);
    pen(&mut evening, 1);
    pen(&mut evening, 1);
    evening.tap("3.5");
    let session = evening.screen.session;
    let log = evening.app.log(session).expect("a log");
    let event = log.iter().rev().find_map(|line| line.events.first()).expect("an event");
    let place = When::InsteadOf { event: *event };
    evening.screen = evening.app.screen(session, place, Focus::default()).expect("a correction");
    assert_eq!(in_hand(&evening), ("seat.1".to_owned(), true));
    let control = evening.screen.control("board").expect("the board");
    let ControlKind::Board { board } = &control.kind else { panic!("not a board") };
    let selected = board.cells.iter().filter(|cell| cell.selected);
    assert_eq!(selected.map(|cell| cell.id.as_str()).collect::<Vec<_>>(), ["3.5"]);
}

#[test]
fn path_colours_are_told_once_and_the_board_has_them() {
    let mut evening = keltis(&["Ann", "Ben"]);
    let option = |option: &str| EntryValue::Choose { option: option.to_owned() };
    let listed = evening.app.remembered("keltis").expect("a page");
    assert_eq!(listed[0].items.len(), 5);
    evening.app.correct_remembered("keltis", "2", "colour", &option("green")).expect("a colour");
    let taken = evening.app.correct_remembered("keltis", "3", "colour", &option("green"));
    assert!(taken.is_err(), "another path has it");
    evening.tap("1.1");
    let control = evening.screen.control("board").expect("the board");
    let ControlKind::Board { board } = &control.kind else { panic!("not a board") };
    let known: Vec<bool> = board.column_colours.iter().map(Option::is_some).collect();
    assert_eq!(known, [false, true, false, false, false]);
    evening.app.forget_remembered("keltis", "2").expect("forgotten");
    evening.tap("1.2");
    let ControlKind::Board { board } = &evening.screen.control("board").expect("it").kind else {
        panic!("not a board")
    };
    assert!(board.column_colours.iter().all(Option::is_none));
}

#[test]
fn in_random_play_every_question_can_be_left_and_what_is_next_is_there() {
    for seed in seeds() {
        for players in 2..=4 {
            play_and_look("keltis", &FOUR[..players], seed, scaled(2_000).max(100));
        }
    }
}
