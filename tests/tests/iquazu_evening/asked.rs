//! What is asked, what is next, and what is said before an end that comes too early.

use tallystone_core::app::NewSession;
use tallystone_core::entry::EntryValue;
use tallystone_core::game::Catalogue;
use tallystone_core::sheet::{ControlKind, Role};
use tallystone_tests::{Random, of_each_seed, scaled, valid_entry};

use crate::Evening;

/// What needs no rule: the way out of a question, and how a scoring is entered.
const WITHOUT_RULE: [&str; 2] = ["cancel", "way"];

fn can_be_touched(evening: &Evening, control: &str) -> bool {
    let control = evening.screen.control(control);
    control
        .is_some_and(|control| !matches!(control.kind, ControlKind::Action { enabled: false, .. }))
}

fn look_at(evening: &mut Evening, atoms: &[String]) {
    let sheet = &evening.screen.sheet;
    let asks = sheet.groups.iter().filter(|group| group.role == Role::Ask).count();
    assert!(asks <= 1, "{asks} questions at once");
    if let Some(next) = evening.next() {
        assert!(can_be_touched(evening, next), "{next} is next and not there");
        let is_over = evening.screen.ending.is_some();
        assert!(is_over || next != "session.finish", "not before the end");
    } else {
        assert!(evening.screen.ending.is_some(), "something is next while the game goes on");
    }
    for control in sheet.controls().filter(|control| !control.id.starts_with("session.")) {
        let id = control.id.as_str();
        match &control.rule {
            Some(rule) => assert!(atoms.contains(rule), "{id}: {rule}"),
            None => assert!(WITHOUT_RULE.contains(&id), "{id} names no rule"),
        }
    }
    for doubt in &evening.screen.doubts {
        let rule = doubt.rule.clone().unwrap_or_default();
        assert!(atoms.contains(&rule), "{}: {rule}", doubt.kind);
    }
    if let Some(asked) = evening.screen.sheet.asked() {
        assert_eq!(asked.controls.last().map(|control| control.id.as_str()), Some("cancel"));
        let before = evening.screen.clone();
        evening.press("cancel");
        assert_eq!(evening.asked(), Vec::<&str>::new(), "closed");
        assert_eq!(evening.screen.revision, before.revision, "nothing happened");
        evening.screen = before;
    }
}

#[test]
fn whatever_is_touched_a_question_closes_and_what_is_next_is_there() {
    let rules = Catalogue::standard()
        .find("iquazu")
        .expect("in the catalogue")
        .rules(&serde_json::Value::Null);
    let atoms: Vec<String> = rules.into_iter().map(|atom| atom.id).collect();
    of_each_seed(|seed| {
        let mut random = Random::new(seed);
        for _ in 0..scaled(20) {
            play_at_random(&mut random, &atoms);
        }
    });
}

fn play_at_random(random: &mut Random, atoms: &[String]) {
    let mut evening = Evening::of(2 + random.below(3));
    if random.chance(50) {
        let session = evening.screen.session;
        evening.screen = evening.app.choose(session, "turn_helper", "yes").expect("an option");
    }
    for _ in 0..120 {
        look_at(&mut evening, atoms);
        // What is next is touched as often as everything else, so that games get on.
        let mut sheet = evening.screen.sheet.clone();
        sheet.groups.retain(|group| group.id != "session");
        if random.chance(50) {
            let next = sheet.next.clone();
            for group in &mut sheet.groups {
                group.controls.retain(|control| Some(&control.id) == next.as_ref());
            }
        }
        let Some((control, value)) = valid_entry(random, &sheet) else { continue };
        evening.enter_if_fine(&control, value);
    }
}

/// Eight gems and the scoring.
fn column_of_eight(evening: &mut Evening, gems: &[(usize, &[u8])]) -> usize {
    evening.taps = 0;
    for (player, rows) in gems {
        if evening.pen_in_hand() != format!("gem.{player}") {
            evening.pen(&format!("gem.{player}"));
        }
        for row in *rows {
            assert_eq!(evening.next().filter(|next| *next == "session.finish"), None);
            evening.tap(&format!("1.{row}"));
        }
    }
    assert_eq!(evening.next(), Some("score"));
    evening.press("score");
    evening.taps
}

#[test]
fn a_column_of_eight_gems_with_its_scoring_takes_10_taps_with_two_and_12_with_four() {
    let mut two = Evening::of(2);
    two.type_in("value.0", "6");
    assert_eq!(column_of_eight(&mut two, &[(0, &[1, 2, 4, 5]), (1, &[1, 3, 3, 5])]), 10);
    assert_eq!(two.points(), [Some(0), Some(6)], "the lower one of two who are level");
    let mut four = Evening::of(4);
    for (place, value) in ["8", "5", "2"].into_iter().enumerate() {
        four.type_in(&format!("value.{place}"), value);
    }
    let gems: [(usize, &[u8]); 4] = [(0, &[1, 4, 5]), (1, &[2, 3]), (2, &[3, 5]), (3, &[4])];
    assert_eq!(column_of_eight(&mut four, &gems), 12);
    assert_eq!(four.points(), [Some(8), Some(2), Some(5), Some(0)]);
    println!("iquazu: eight gems and their scoring take 10 taps with two, 12 with four");
}

#[test]
fn score_is_not_next_before_every_row_holds_something() {
    let mut evening = Evening::of(2);
    evening.type_in("value.0", "6");
    for row in 1..=5 {
        assert_eq!(evening.next(), Some("wall"), "row {row} is empty");
        evening.tap(&format!("1.{row}"));
    }
    assert_eq!(evening.next(), Some("score"));
    assert!(can_be_touched(&evening, "score"), "and could be pressed before");
}

#[test]
fn values_that_a_scoring_needs_are_asked_first() {
    let mut evening = Evening::of(3);
    for (pen, row) in [("gem.0", 1), ("gem.1", 3)] {
        evening.pen(pen);
        evening.tap(&format!("1.{row}"));
    }
    evening.press("score");
    assert_eq!(evening.asked(), ["value.0", "value.1", "score_untold", "cancel"]);
    assert_eq!(evening.points(), [Some(0), Some(0), Some(0)], "nothing was scored");
    assert_eq!(evening.next(), Some("value.0"));
    evening.type_in("value.0", "6");
    assert_eq!(evening.next(), Some("value.1"));
    evening.type_in("value.1", "3");
    assert_eq!(evening.asked(), Vec::<&str>::new());
    evening.press("score");
    assert_eq!(evening.points(), [Some(3), Some(6), Some(0)]);
    // The next rock: what the one before it was worth, or a little more, is among what is offered.
    evening.tap("2.1");
    evening.press("score");
    let first = evening.screen.control("value.0").map(|control| control.kind.clone());
    let Some(ControlKind::Number { usual, .. }) = first else { panic!("{first:?}") };
    assert_eq!(usual, [1, 2, 3, 4, 6, 7, 8, 9], "from the least on");
    evening.press("cancel");
    assert_eq!(evening.asked(), Vec::<&str>::new());
}

#[test]
fn the_last_three_rocks_are_asked_one_after_the_other() {
    let mut evening = Evening::of(2);
    evening.choose("way", "points");
    for _ in 0..8 {
        evening.type_in("points.0", "4");
        evening.score_without_tiles();
    }
    evening.choose("way", "wall");
    for cell in ["9.1", "11.2"] {
        evening.tap(cell);
    }
    evening.press("score");
    let title = |evening: &Evening| {
        let asked = evening.screen.sheet.asked().and_then(|group| group.title.clone());
        asked.unwrap_or_default()
    };
    assert_eq!(title(&evening), "What is rock 9 worth?");
    evening.type_in("value.0", "12");
    assert_eq!(title(&evening), "What is rock 11 worth?", "nobody has a gem in column 10");
    evening.type_in("value.0", "15");
    evening.press("score");
    assert_eq!(evening.points(), [Some(8 * 4 + 12 + 15), Some(0)]);
    assert!(evening.screen.ending.is_some());
}

#[test]
fn a_column_that_is_known_to_be_full_asks_for_its_values_at_once() {
    let mut evening = Evening::of(2);
    evening.enter("crevices", EntryValue::Flip);
    for row in 1..=5 {
        evening.enter(&format!("crevice.{row}"), EntryValue::Step { by: 1 });
    }
    for row in 1..=5 {
        assert_eq!(evening.asked(), Vec::<&str>::new());
        evening.tap(&format!("1.{row}"));
    }
    assert_eq!(evening.asked(), ["value.0", "cancel"]);
    evening.press("cancel");
    assert_eq!((evening.asked(), evening.next()), (Vec::new(), Some("score")));
}

#[test]
fn a_tile_is_told_where_it_lies_and_one_that_was_won_in_a_question() {
    let mut evening = Evening::of(2);
    evening.tap("tile.2");
    assert_eq!(evening.asked(), ["kind", "tile_points", "cancel"]);
    assert_eq!(evening.next(), Some("kind"));
    let kinds = evening.screen.control("kind").map(|control| control.kind.clone());
    let Some(ControlKind::Choice { options, .. }) = kinds else { panic!("{kinds:?}") };
    let ids: Vec<&str> = options.iter().map(|option| option.id.as_str()).collect();
    assert_eq!(ids, ["cards.2", "cards.3", "cards.4", "any", "double"]);
    assert!(options.iter().all(|option| option.face.is_some()), "chosen by their pictures");
    evening.type_in("tile_points", "5");
    assert_eq!(evening.asked(), Vec::<&str>::new());
    for cell in ["1.2", "1.4"] {
        evening.tap(cell);
    }
    evening.press("score");
    evening.type_in("value.0", "6");
    evening.press("score");
    assert_eq!(evening.points(), [Some(6 + 5), Some(0)], "the tile of row 2 counts");
    evening.press("tell.0");
    assert_eq!(evening.asked(), ["kind", "tile_points", "cancel"]);
    evening.tell_kind("double");
    assert!(evening.screen.control("tell.0").is_none(), "all are told");
}

#[test]
fn a_finish_before_the_end_says_what_is_missing() {
    let mut evening = Evening::of(2);
    evening.choose("way", "points");
    for _ in 0..4 {
        evening.type_in("points.0", "3");
        evening.score_without_tiles();
    }
    evening.press("session.finish");
    let title = evening.screen.sheet.asked().and_then(|group| group.title.clone());
    assert_eq!(title.as_deref(), Some("5 of 9 scorings are not entered."));
    assert_eq!(evening.next(), Some("session.keep"));
}

#[test]
fn seats_are_folded_but_for_whoever_has_the_pen() {
    let mut evening = Evening::of(3);
    evening.pen("gem.1");
    let folded = |evening: &Evening| -> Vec<bool> {
        let groups = evening.screen.sheet.groups.iter().filter(|it| it.role == Role::Seats);
        groups.map(|group| group.folded).collect()
    };
    assert_eq!(folded(&evening), [true, false, true]);
    evening.choose("way", "counts");
    assert_eq!(folded(&evening), [false, false, false], "each is entered now");
}

#[test]
fn a_correction_opens_with_its_pen_and_its_place() {
    let mut evening = Evening::of(2);
    evening.pen("gem.1");
    evening.tap("2.4");
    evening.tap("tile.3");
    evening.tell_kind("any");
    evening.pen("gem.0");
    evening.correct("gem in column 2, row 4");
    assert_eq!(evening.pen_in_hand(), "gem.1");
    assert_eq!(evening.selected(), ["2.4"]);
    evening.correct("Tile of row 3");
    assert_eq!(evening.asked(), ["kind", "tile_points", "cancel"]);
    assert_eq!(evening.selected(), ["tile.3"]);
}

#[test]
fn the_box_is_listed_corrected_and_forgotten() {
    let mut evening = Evening::of(3);
    evening.type_in("value.0", "7");
    evening.type_in("value.1", "3");
    evening.tile(1, "points.5");
    evening.press("session.end");
    let app = &mut evening.app;
    let listed = app.remembered("iquazu").expect("a page");
    let titles: Vec<&str> = listed.iter().map(|section| section.title.as_str()).collect();
    assert_eq!(titles, ["Rocks for 3 players", "Points tiles"]);
    let rock = &listed[0].items[0];
    assert!(rock.face.is_some() && rock.controls.len() == 2);
    let typed = EntryValue::Number { typed: "4".to_owned() };
    app.correct_remembered("iquazu", &rock.id, "value.1", &typed).expect("corrected");
    let left = app.forget_remembered("iquazu", "tile.5").expect("forgotten");
    assert_eq!(left.len(), 1);
    let screen = app.start(&NewSession::of("iquazu", 3)).expect("another session");
    let second = screen.control("value.1").map(|control| control.kind.clone());
    assert!(matches!(second, Some(ControlKind::Number { value: Some(4), .. })), "{second:?}");
}
