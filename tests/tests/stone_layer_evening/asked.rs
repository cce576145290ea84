//! What is asked about a collapse, what is next, and what is said before an end that comes too early.

use tallystone_core::entry::EntryValue;
use tallystone_core::game::Catalogue;
use tallystone_core::sheet::{ControlKind, Role};
use tallystone_tests::{Random, of_each_seed, scaled, valid_entry};

use crate::evening::Evening;

/// What needs no rule: the way out of a question.
const WITHOUT_RULE: [&str; 1] = ["cancel"];

fn can_be_touched(evening: &Evening, control: &str) -> bool {
    let control = evening.screen.control(control);
    control
        .is_some_and(|control| !matches!(control.kind, ControlKind::Action { enabled: false, .. }))
}

fn look_at(evening: &mut Evening, atoms: &[String]) {
    let is_over = evening.screen.ending.is_some();
    let next = evening.next();
    assert!(next.is_some_and(|next| can_be_touched(evening, next)), "{next:?}");
    assert!(is_over || next != Some("session.finish"), "not before the end");
    assert_ne!(next, Some("fell"), "nobody's aim");
    for control in evening.screen.sheet.controls() {
        let id = control.id.as_str();
        let needs_none = id.starts_with("session.") || WITHOUT_RULE.contains(&id);
        let is_there = control.rule.as_ref().map_or(needs_none, |rule| atoms.contains(rule));
        assert!(is_there, "{id}: {:?}", control.rule);
    }
    for doubt in &evening.screen.doubts {
        let rule = doubt.rule.clone().unwrap_or_default();
        assert!(atoms.contains(&rule), "{}: {rule}", doubt.kind);
    }
    let asked = evening.asked();
    if !asked.is_empty() {
        assert_eq!(asked.last(), Some(&"cancel"));
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
        .find("stone_layer")
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
    let wished = [("sizes", "yes"), ("quick_start", "yes"), ("edition", "nb")];
    let wished: Vec<_> = wished.into_iter().filter(|_| random.chance(40)).collect();
    let mut evening = Evening::with(2 + random.below(3), &wished);
    for _ in 0..150 {
        look_at(&mut evening, atoms);
        let mut sheet = evening.screen.sheet.clone();
        sheet.groups.retain(|group| group.id != "session");
        // What is next is touched as often as everything else, so that games get on.
        if random.chance(50) {
            let next = sheet.next.clone();
            for group in &mut sheet.groups {
                group.controls.retain(|control| Some(&control.id) == next.as_ref());
            }
        }
        let Some((control, value)) = valid_entry(random, &sheet) else { return };
        evening.enter_if_fine(&control, value);
    }
}

#[test]
fn what_is_next_leads_through_a_turn_in_two_taps_and_a_collapse_in_three() {
    let mut evening = Evening::of(3);
    let turn = evening.taps_of(|evening| {
        assert_eq!(evening.next(), Some("stood"));
        evening.press("stood");
        assert_eq!(evening.next(), Some("steps"));
        evening.steps(6);
    });
    evening.builds(2);
    evening.press("stood").steps(1).press("stood").steps(5);
    let collapse = evening.taps_of(|evening| {
        evening.press("fell");
        assert_eq!(evening.asked(), ["by", "apart", "settle", "cancel"]);
        assert_eq!(evening.next(), Some("settle"));
        evening.tap(2);
        assert_eq!(evening.next(), Some("settle"));
        evening.press("settle");
    });
    assert_eq!(evening.next(), Some("steps"), "never that something fell, nor the end");
    println!("stone layer: a turn takes {turn} taps, a collapse of two stacks {collapse}");
    assert_eq!((turn, collapse), (2, 3));
}

#[test]
fn a_finish_before_the_end_says_what_ends_the_game() {
    let mut evening = Evening::of(2);
    evening.builds(2).press("session.finish");
    let title = evening.screen.sheet.asked().and_then(|group| group.title.clone());
    let expected = "Nobody has ten points yet: the game goes on until somebody does.";
    assert_eq!(title.as_deref(), Some(expected));
    evening.press("session.keep");
    assert_eq!((evening.asked(), evening.next()), (Vec::new(), Some("stood")));
}

#[test]
fn whoever_is_up_has_an_open_card_and_a_size_is_next_where_sizes_are_told() {
    let mut evening = Evening::with(3, &[("sizes", "yes")]);
    evening.choose("size", "small").press("stood").steps(6);
    let groups = evening.screen.sheet.groups.iter().filter(|it| it.role == Role::Seats);
    let folded: Vec<bool> = groups.map(|group| group.folded).collect();
    assert_eq!(folded, [true, false, true]);
    assert_eq!(evening.next(), Some("size"));
    evening.choose("size", "large");
    assert_eq!(evening.next(), Some("stood"));
}

#[test]
fn the_counts_of_the_box_are_listed_corrected_and_forgotten() {
    let mut evening = Evening::with(2, &[("sizes", "yes")]);
    evening.enter("count.small", EntryValue::Number { typed: "12".to_owned() });
    evening.press("session.end");
    let app = &mut evening.app;
    let listed = app.remembered("stone_layer").expect("a page");
    assert_eq!(listed[0].items[0].label, "small");
    let typed = EntryValue::Number { typed: "14".to_owned() };
    let listed = app.correct_remembered("stone_layer", "small", "count", &typed);
    assert_eq!(listed.expect("corrected").len(), 1);
    assert!(app.box_of("stone_layer").expect("a box").contains("14"));
    assert!(app.forget_remembered("stone_layer", "small").expect("forgotten").is_empty());
}
