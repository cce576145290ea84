//! What is asked, what is next, what folds, whose turn it is: with a sheet that has all of it.

use crossterm::event::KeyCode;
use tallystone_core::board::{Edge, Face, Stroke};
use tallystone_core::sheet::{ChoiceOption, Control, ControlKind, Group, Role};

use super::super::canvas::Target;
use super::super::{Ink, Shell};
use super::{click, code, look, press, session};

fn control(id: &str, kind: ControlKind<String>) -> Control<String> {
    let (id, label, spoken) = (id.to_owned(), format!("label of {id}"), format!("label of {id}"));
    Control { id, label, spoken, entered: false, wanted: false, rule: None, kind }
}

fn shapes(count: u8) -> ControlKind<String> {
    let shape = |nth: u8| {
        let edges = [Edge::North, Edge::East, Edge::South, Edge::West];
        let stroke = |edge: &Edge| Stroke { edge: *edge, channel: 0, flow: None };
        let few = usize::from(nth % 3 + 2);
        let strokes = edges.iter().take(few).map(stroke).collect();
        ChoiceOption {
            id: nth.to_string(),
            label: format!("shape {nth}"),
            face: Some(Face { strokes, ..Face::default() }),
        }
    };
    ControlKind::Choice { options: (1..=count).map(shape).collect(), chosen: None }
}

/// A table at which something is asked: a shape, a number, something to switch, and the way out.
fn asked() -> Shell {
    let mut shell = session(Ink::Plain);
    press(&mut shell, "t");
    let sitting = shell.sitting_mut().expect("a session");
    let mut screen = sitting.screen.clone();
    let number = ControlKind::Number { value: None, min: 0, max: 40, usual: vec![8, 5, 2, 12, 0] };
    let controls = vec![
        control("shape", shapes(30)),
        control("number", number),
        control("switch", ControlKind::Toggle { on: false }),
        control("out", ControlKind::Action { enabled: true, ends: false }),
    ];
    let title = Some("What lies there?".to_owned());
    let group =
        Group { id: "q".into(), role: Role::Ask, title, seat: None, folded: false, controls };
    screen.sheet.groups.push(group);
    screen.sheet.next = Some("number".into());
    let before = std::mem::replace(&mut sitting.screen, screen);
    sitting.table.follow(&before, &sitting.screen);
    shell
}

fn at(shell: &Shell) -> String {
    shell.sitting().expect("a session").table.control.clone()
}

#[test]
fn what_is_asked_has_the_cursor_and_shows_all_of_its_choices() {
    let mut shell = asked();
    assert_eq!(at(&shell), "number", "on what is next in it");
    let picture = look(&mut shell, "asked");
    let lines: Vec<&str> = picture.lines().collect();
    let line = |words: &str| lines.iter().position(|line| line.contains(words)).expect(words);
    assert!(line("── What lies there?") < line("label of shape"), "{picture}");
    assert!(line("Esc label of out") < line("u Undo"), "above the bar: {picture}");
    assert!(line("── What lies there?") >= 11, "half of the height at most: {picture}");
    assert!(picture.contains("1 ") && picture.contains("9 "), "{picture}");
    assert!(lines[line("label of number")].contains(" 8  5  2  12  0"), "{picture}");
    code(&mut shell, KeyCode::BackTab);
    assert_eq!(at(&shell), "shape");
    for _ in 0..11 {
        code(&mut shell, KeyCode::Right);
    }
    // What is looked at is said in words; nothing is chosen yet.
    assert!(look(&mut shell, "asked-shape").contains("label of shape: shape 12"));
    code(&mut shell, KeyCode::End);
    assert!(shell.picture(80, 24).contains("label of shape: shape 30"));
}

#[test]
fn a_usual_number_is_walked_to_and_any_other_is_typed() {
    let mut shell = asked();
    let typing = |shell: &Shell| shell.sitting().expect("a session").table.typing.is_some();
    code(&mut shell, KeyCode::Right);
    code(&mut shell, KeyCode::Right);
    assert_eq!(shell.sitting().expect("a session").table.looked_at("number"), Some(1));
    press(&mut shell, "1");
    assert!(typing(&shell), "12 begins like 1");
    code(&mut shell, KeyCode::Esc);
    press(&mut shell, "8");
    // The core knows no such control: it was sent at once, and refused.
    assert!(!typing(&shell) && shell.status_is_refusal());
}

#[test]
fn a_group_that_folds_is_one_line_until_it_is_opened() {
    let mut shell = session(Ink::Plain);
    press(&mut shell, "t");
    let tall = shell.picture(80, 40);
    let screen = &mut shell.sitting_mut().expect("a session").screen;
    let seats = screen.sheet.groups.iter_mut().filter(|group| group.role == Role::Seats);
    seats.for_each(|group| group.folded = true);
    screen.seats[1].up = true;
    let folded = look(&mut shell, "folded");
    let controls = |picture: &str| picture.matches("‹+1›").count();
    assert_eq!(controls(&folded), 0, "{folded}");
    assert!(controls(&tall) > 0 && folded.contains("▸"), "whoever is up is marked: {folded}");
    let letter = shell.screen().expect("a session").seats[1].letter.clone();
    press(&mut shell, &letter);
    assert_eq!(controls(&shell.picture(80, 24)), 1, "a letter opens and leads there");
    // A line of the others is reached by Tab and opened by Enter or a click.
    click(&mut shell, |target| matches!(target, Target::Control(id) if id.starts_with("fold ")));
    assert_eq!(controls(&shell.picture(80, 24)), 2);
    code(&mut shell, KeyCode::Enter);
    assert_eq!(controls(&shell.picture(80, 24)), 1);
}

#[test]
fn points_of_which_nothing_was_told_are_a_dash() {
    let mut shell = session(Ink::Plain);
    press(&mut shell, "t");
    let seats = &mut shell.sitting_mut().expect("a session").screen.seats;
    for seat in seats.iter_mut() {
        (seat.points, seat.rank) = (None, None);
    }
    let picture = look(&mut shell, "untold");
    assert_eq!(
        picture.lines().filter(|line| line.trim_end().ends_with('–')).count(),
        4,
        "{picture}"
    );
}

#[test]
fn a_key_leads_to_the_rule_behind_a_control_and_a_doubt() {
    let mut shell = asked();
    let rules = {
        let game = shell.screen().expect("a session").game.clone();
        shell.app.rules(&game, "").expect("rules")
    };
    let rule = rules.first().expect("a rule").clone();
    let screen = &mut shell.sitting_mut().expect("a session").screen;
    let controls = screen.sheet.groups.iter_mut().flat_map(|group| &mut group.controls);
    controls.filter(|it| it.id == "number").for_each(|it| it.rule = Some(rule.id.clone()));
    let doubt = tallystone_core::game::Doubt {
        kind: "odd".into(),
        text: "This is odd.".into(),
        control: None,
        cell: None,
        rule: Some(rule.id.clone()),
        soft: true,
    };
    screen.doubts.push(doubt);
    for keys in ["i", "di"] {
        press(&mut shell, keys);
        let picture = look(&mut shell, "rule");
        assert!(picture.contains(&rule.title) && picture.contains(&rule.section), "{picture}");
        for _ in 0..keys.len() {
            code(&mut shell, KeyCode::Esc);
        }
        assert!(shell.over.is_empty());
    }
}

#[test]
fn the_next_step_stands_out_and_a_key_leads_to_it() {
    let mut shell = session(Ink::Plain);
    press(&mut shell, "t");
    click(&mut shell, |target| matches!(target, Target::Cell { .. }));
    let sitting = shell.sitting_mut().expect("a session");
    sitting.screen.sheet.next = Some("session.undo".into());
    let before = super::revision(&shell);
    press(&mut shell, "n");
    assert_eq!((at(&shell).as_str(), super::revision(&shell)), ("session.undo", before));
    press(&mut shell, "n");
    assert!(super::revision(&shell) > before, "there already, it is pressed");
}
