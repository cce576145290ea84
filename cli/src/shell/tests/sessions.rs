//! Beginning a session, naming players, results without a game, the bin.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tallystone_core::app::control;

use super::super::{Ink, Page, Shell, Status, View};
use super::{code, name, press, revision, session, shell};

#[test]
fn two_keys_lead_to_the_checklist() {
    let mut shell = shell(Ink::Sixteen);
    code(&mut shell, KeyCode::Enter);
    assert!(matches!(shell.page, Page::Players(_)));
    press(&mut shell, "3");
    let sitting = shell.sitting().expect("a session");
    assert_eq!((sitting.view, sitting.screen.seats.len()), (View::Checklist, 3));
    assert!(shell.picture(80, 24).contains("[ ]"));
}

#[test]
fn a_number_of_players_that_does_not_fit_is_refused() {
    let mut shell = shell(Ink::Sixteen);
    press(&mut shell, "9");
    assert!(matches!(shell.status, Some(Status::Refused(_))));
    assert!(matches!(shell.page, Page::Home(_)));
}

#[test]
fn what_is_pasted_into_a_field_is_kept_within_bounds() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "sn");
    press(&mut shell, &"x".repeat(4_000));
    let naming = shell.sitting().and_then(|sitting| sitting.naming.as_ref());
    assert_eq!(naming.map(|field| field.text.len()), Some(200));
}

#[test]
fn a_name_that_is_too_long_is_refused_and_stays_to_be_mended() {
    let mut shell = session(Ink::Sixteen);
    name(&mut shell, &"x".repeat(41));
    assert!(shell.status_is_refusal());
    assert!(shell.sitting().is_some_and(|sitting| sitting.naming.is_some()));
    code(&mut shell, KeyCode::Backspace);
    code(&mut shell, KeyCode::Enter);
    assert!(shell.screen().is_some_and(|screen| screen.seats[0].name == "x".repeat(40)));
}

#[test]
fn a_name_is_not_added_to_the_letter_of_a_seat_without_one() {
    let mut shell = session(Ink::Sixteen);
    // The letter of the second seat is that of the first one's name.
    name(&mut shell, "Bo");
    name(&mut shell, "Kim");
    let seats = &shell.screen().expect("a session").seats;
    assert_eq!((seats[0].name.as_str(), seats[1].name.as_str()), ("Bo", "Kim"));
}

#[test]
fn a_result_can_be_entered_without_a_game() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "m");
    code(&mut shell, KeyCode::Enter);
    for points in ["12", "3+6", "-4", "30"] {
        press(&mut shell, points);
        code(&mut shell, KeyCode::Tab);
    }
    press(&mut shell, "2026-01-31");
    code(&mut shell, KeyCode::Enter);
    assert!(shell.over.is_empty(), "{:?}", shell.status);
    let points: Vec<_> =
        shell.screen().expect("a session").seats.iter().map(|seat| seat.points).collect();
    assert_eq!(points, [Some(12), Some(9), Some(-4), Some(30)]);
}

#[test]
fn enter_leads_through_the_result_and_does_not_take_it_back() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "m");
    code(&mut shell, KeyCode::Enter);
    for points in ["12", "x", "-4", "30", "yesterday"] {
        assert!(!shell.over.is_empty());
        press(&mut shell, points);
        code(&mut shell, KeyCode::Enter);
    }
    let second = shell.screen().expect("a session").seats[1].name.clone();
    let refused = |shell: &Shell, start: &str| match &shell.status {
        Some(Status::Refused(text)) => text.starts_with(start),
        _ => false,
    };
    assert!(refused(&shell, &format!("{second}: ")), "{:?}", shell.status);
    code(&mut shell, KeyCode::Backspace);
    press(&mut shell, "9");
    for _ in 0..4 {
        code(&mut shell, KeyCode::Enter);
    }
    assert!(refused(&shell, "Played on"), "{:?}", shell.status);
    shell.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
    code(&mut shell, KeyCode::Enter);
    assert!(shell.over.is_empty(), "{:?}", shell.status);
    assert_eq!(shell.sitting().expect("a session").table.control, control::FINISH);
    code(&mut shell, KeyCode::Enter);
    assert_eq!(shell.screen().expect("a session").seats[1].points, Some(9));
}

#[test]
fn a_deleted_session_waits_in_the_bin() {
    let mut shell = session(Ink::Sixteen);
    code(&mut shell, KeyCode::Esc);
    press(&mut shell, "x");
    code(&mut shell, KeyCode::Enter);
    assert!(!shell.picture(80, 24).contains("setting up"));
    press(&mut shell, "b");
    assert!(shell.picture(80, 24).contains("setting up"));
    code(&mut shell, KeyCode::Enter);
    code(&mut shell, KeyCode::Esc);
    assert!(shell.picture(80, 24).contains("setting up"));
}

#[test]
fn the_bin_has_its_own_help_and_its_own_search() {
    let mut shell = session(Ink::Sixteen);
    name(&mut shell, "Zoe");
    code(&mut shell, KeyCode::Esc);
    shell.go_home();
    press(&mut shell, "x");
    code(&mut shell, KeyCode::Enter);
    press(&mut shell, "b?");
    let help = shell.picture(80, 24);
    assert!(help.contains("Restore from the bin") && !help.contains("start a game"), "{help}");
    code(&mut shell, KeyCode::Esc);
    let in_bin = |shell: &Shell, lines: usize| matches!(&shell.page, Page::Home(home) if home.bin && home.lines() == lines);
    // What is typed goes into the search: no letter is a key, and nothing is restored.
    press(&mut shell, "/bo b");
    code(&mut shell, KeyCode::Enter);
    assert!(in_bin(&shell, 0), "{}", shell.picture(80, 24));
    assert!(shell.picture(80, 24).contains("No session is like that."));
    code(&mut shell, KeyCode::Esc);
    assert!(in_bin(&shell, 1), "{}", shell.picture(80, 24));
    press(&mut shell, "/zoe");
    code(&mut shell, KeyCode::Enter);
    assert!(in_bin(&shell, 1), "{}", shell.picture(80, 24));
    code(&mut shell, KeyCode::Enter);
    assert!(in_bin(&shell, 0), "{}", shell.picture(80, 24));
    press(&mut shell, "qq");
    assert!(!shell.is_done() && shell.is_at_home());
}

#[test]
fn a_paste_goes_into_the_field_that_takes_it_and_nowhere_else() {
    let mut shell = session(Ink::Sixteen);
    let before = revision(&shell);
    shell.paste(" \nq\nx");
    assert_eq!(revision(&shell), before, "no tick, no way out");
    press(&mut shell, "sn");
    shell.paste("Zoe\nof the hills\n");
    code(&mut shell, KeyCode::Enter);
    assert_eq!(shell.screen().expect("a session").seats[0].name, "Zoe of the hills");
    press(&mut shell, "/");
    let all = shell.sitting().expect("a session").search.found.len();
    shell.paste("end");
    let found = shell.sitting().expect("a session").search.found.len();
    assert!(found > 0 && found < all, "{found} of {all}");
    code(&mut shell, KeyCode::Enter);
    shell.paste("of");
    assert_eq!(shell.sitting().expect("a session").search.words.text, "end");
}

#[test]
fn sessions_are_looked_for_by_words_and_esc_leads_back() {
    let mut shell = session(Ink::Sixteen);
    name(&mut shell, "Zoe");
    shell.go_home();
    let found = |shell: &mut Shell, words: &str| -> usize {
        press(shell, "/");
        shell.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
        press(shell, words);
        code(shell, KeyCode::Enter);
        match &shell.page {
            Page::Home(home) => home.lines(),
            _ => panic!("on the first page"),
        }
    };
    assert_eq!(found(&mut shell, "zoe"), 1);
    assert_eq!(found(&mut shell, "nobody"), 0);
    assert_eq!(found(&mut shell, "2"), 1, "the day");
    code(&mut shell, KeyCode::Enter);
    assert!(shell.screen().is_some());
    shell.go_home();
    found(&mut shell, "nobody");
    code(&mut shell, KeyCode::Esc);
    assert!(matches!(&shell.page, Page::Home(home) if home.lines() > 1));
}

#[test]
fn a_rematch_is_a_new_session_of_the_same_players() {
    let mut shell = session(Ink::Sixteen);
    name(&mut shell, "Zoe");
    let first = shell.screen().expect("a session").clone();
    press(&mut shell, "m");
    for _ in 0..2 {
        code(&mut shell, KeyCode::Down);
    }
    code(&mut shell, KeyCode::Enter);
    let again = shell.screen().expect("a session");
    assert_ne!(again.session, first.session);
    assert!(again.seats.iter().any(|seat| seat.name == "Zoe"));
    let begins =
        |screen: &tallystone_core::app::Screen| screen.seats.iter().position(|seat| seat.begins);
    assert_ne!(begins(again), begins(&first));
}
