//! Who sits at the table: who begins, names while they are typed, names put right afterwards.

use crossterm::event::KeyCode;
use tallystone_core::seat::PerSeat;
use tallystone_core::session::{Phase, StatedResult, StatedSeat};
use tallystone_core::text::{Language, label, labels};

use super::super::Ink;
use super::{code, look, name, press, session, shell, tables};

#[test]
fn who_begins_is_said_and_not_shown_as_a_turn() {
    for mut shell in tables() {
        press(&mut shell, "sn");
        press(&mut shell, "Zoe");
        code(&mut shell, KeyCode::Enter);
        press(&mut shell, "t");
        for (columns, rows) in [(80, 24), (120, 40)] {
            let picture = shell.picture(columns, rows);
            let up = shell.screen().expect("a session").seats.iter().filter(|it| it.up).count();
            assert_eq!(picture.matches('▸').count(), up, "{picture}");
            // Where there is hardly room for the totals, the page of the seats says it.
            let strip = |line: &str| line.contains("Z Zoe b") || line.contains("Z Zoe ⚑");
            let begins = shell.sitting().and_then(|it| it.game.as_ref());
            let begins = begins.is_some_and(|game| game.has_start_player);
            assert!(rows == 24 || begins == picture.lines().any(strip), "{picture}");
        }
    }
    assert_eq!(crate::measure::width("⚑"), 1);
}

#[test]
fn those_who_played_before_are_offered_while_a_name_is_typed() {
    let mut shell = session(Ink::Sixteen);
    name(&mut shell, "Zoe");
    name(&mut shell, "Zora");
    shell.go_home();
    press(&mut shell, "n2");
    press(&mut shell, "sn");
    press(&mut shell, "zo");
    let before = shell.picture(80, 24);
    assert!(before.contains("Tab Played here before: ") && before.contains("Zoe"), "{before}");
    let at = |picture: &str| picture.lines().position(|line| line.contains("seating by lot"));
    assert!(at(&before).is_some(), "{before}");
    code(&mut shell, KeyCode::Tab);
    let first = shell.sitting().and_then(|it| it.naming.as_ref()).expect("a field").text.clone();
    code(&mut shell, KeyCode::Tab);
    let second = shell.sitting().and_then(|it| it.naming.as_ref()).expect("a field").text.clone();
    let mut taken = [first.as_str(), second.as_str()];
    taken.sort_unstable();
    assert_eq!(taken, ["Zoe", "Zora"]);
    code(&mut shell, KeyCode::Enter);
    assert_eq!(at(&before), at(&shell.picture(80, 24)), "nothing moved");
    // Whoever sits is not offered again, and an empty field offers all others.
    press(&mut shell, "n");
    let offered = shell.sitting().map(|sitting| sitting.offered.clone()).expect("a session");
    assert_eq!(offered, [first]);
    assert_eq!(shell.app.players().expect("players").len(), 2);
}

#[test]
fn a_name_is_put_right_after_the_finish() {
    let mut shell = session(Ink::Sixteen);
    name(&mut shell, "Zoo");
    let session = shell.screen().expect("a session").session;
    let seats = shell.screen().expect("a session").seats.len();
    let stated = StatedSeat { points: Some(3), winner: false };
    let result = StatedResult { seats: PerSeat::from_fn(seats, |_| stated), played_on: None };
    let screen = shell.app.state_result(session, result).expect("a result");
    let finished = shell.app.finish(session, screen.revision);
    shell.show(finished);
    press(&mut shell, "t");
    assert!(shell.picture(80, 24).contains("Zoo began"), "{}", shell.picture(80, 24));
    press(&mut shell, "s");
    let page = shell.picture(80, 24);
    assert!(page.contains("name") && !page.contains("colour"), "only names are open: {page}");
    code(&mut shell, KeyCode::Up);
    press(&mut shell, "n");
    code(&mut shell, KeyCode::Backspace);
    press(&mut shell, "e");
    code(&mut shell, KeyCode::Enter);
    let screen = shell.screen().expect("a session");
    assert_eq!((screen.seats[0].name.as_str(), screen.phase), ("Zoe", Phase::Finished));
}

#[test]
fn what_is_removed_from_the_log_and_what_is_restored_from_the_bin_have_two_words() {
    let labels = labels(Language::default());
    for (removes, restores) in
        [("label_remove", "label_restore"), ("label_key_remove", "label_key_restore")]
    {
        let word = |name: &str| labels[name].to_lowercase().split(' ').next().map(str::to_owned);
        assert_ne!(word(removes), word(restores), "{removes}, {restores}");
    }
}

#[test]
fn a_table_for_practice_is_begun_with_a_key_and_marked_in_the_list() {
    let mut shell = shell(Ink::Plain);
    code(&mut shell, KeyCode::Enter);
    let practice = label(shell.language, "label_practice");
    assert!(shell.picture(80, 24).contains(&format!("[ ] {practice}")));
    press(&mut shell, "p");
    assert!(look(&mut shell, "practice").contains(&format!("[x] {practice}")));
    press(&mut shell, "2");
    shell.go_home();
    assert!(look(&mut shell, "practice-listed").contains(&practice));
    press(&mut shell, "n");
    code(&mut shell, KeyCode::Enter);
    assert!(shell.picture(80, 24).contains(&format!("[ ] {practice}")), "only the one table");
}
