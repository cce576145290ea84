//! The views that are lists: checklist, options, log, rules.

use crossterm::event::KeyCode;
use tallystone_core::entry::When;
use tallystone_core::session::Phase;

use super::super::canvas::Target;
use super::super::{Ink, Shell, View};
use super::{click, click_at, code, press, session, tables};

#[test]
fn a_tick_is_kept_and_the_cursor_goes_on() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, " ");
    assert!(shell.picture(80, 24).contains("[x]"));
    let id = shell.screen().expect("a session").session;
    code(&mut shell, KeyCode::Esc);
    shell.open_session(id);
    assert!(shell.picture(80, 24).contains("[x]"));
}

#[test]
fn a_line_of_the_log_can_be_corrected_and_taken_out() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "t");
    click(&mut shell, |target| matches!(target, Target::Cell { .. }));
    press(&mut shell, "l");
    let line = shell.sitting().and_then(|it| it.log.last()).expect("a line").text.clone();
    code(&mut shell, KeyCode::Enter);
    assert!(shell.screen().is_some_and(|screen| matches!(screen.place, When::InsteadOf { .. })));
    for _ in 0..2 {
        let picture = shell.picture(200, 60);
        assert!(picture.contains(&format!("replaces: {line}")), "{picture}");
        code(&mut shell, KeyCode::Tab);
    }
    click(&mut shell, |target| matches!(target, Target::Cell { column: 1, .. }));
    assert!(shell.screen().is_some_and(|screen| screen.place == When::Now));
    press(&mut shell, "l");
    let event = |shell: &Shell| {
        shell.sitting().and_then(|it| it.log.iter().position(|line| !line.events.is_empty()))
    };
    let line = event(&shell).expect("an event in the log");
    shell.sitting_mut().expect("a session").set_line(View::Log, line);
    press(&mut shell, "x");
    code(&mut shell, KeyCode::Enter);
    assert!(
        shell.status_is_refusal()
            || shell.screen().is_some_and(|screen| screen.phase == Phase::SettingUp)
    );
}

#[test]
fn rules_are_found_while_typing() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "/");
    let all = shell.sitting().expect("a session").search.found.len();
    press(&mut shell, "end");
    let found = shell.sitting().expect("a session").search.found.len();
    assert!(found > 0 && found < all, "{found} of {all}");
    code(&mut shell, KeyCode::Enter);
    assert!(!shell.over.is_empty());
    code(&mut shell, KeyCode::Esc);
    code(&mut shell, KeyCode::Esc);
    code(&mut shell, KeyCode::Esc);
    assert_eq!(shell.sitting().expect("a session").view, View::Table);
}

#[test]
fn a_click_in_a_scrolled_list_of_options_chooses_what_was_clicked() {
    let mut seen = 0;
    for mut shell in tables() {
        shell.look_at(View::Options);
        code(&mut shell, KeyCode::End);
        let _ = shell.picture(80, 24);
        if shell.first_line == 0 {
            continue;
        }
        let choices = shell.sitting().expect("a session").settings.iter();
        let choices: Vec<(String, String, bool)> = choices
            .flat_map(|setting| {
                let id = setting.id.clone();
                let choice = move |choice: &tallystone_core::game::SettingChoice<String>| {
                    (id.clone(), choice.id.clone(), choice.id == setting.chosen)
                };
                setting.choices.iter().map(choice)
            })
            .collect();
        let at = shell.sitting().expect("a session").line(View::Options);
        let other = shell.hits.iter().rev().find_map(|hit| match hit.target {
            Target::Line(line) if line != at && !choices[line].2 => Some((hit.area, line)),
            _ => None,
        });
        let (area, line) = other.expect("another choice in view");
        let before = shell.first_line;
        click_at(&mut shell, area);
        let (setting, choice, _) = &choices[line];
        let now = shell.sitting().expect("a session").settings.iter().find(|it| it.id == *setting);
        assert_eq!(now.map(|it| &it.chosen), Some(choice), "{setting}");
        let _ = shell.picture(80, 24);
        assert_eq!(shell.first_line, before, "the list stays where it is");
        seen += 1;
    }
    assert!(seen > 0, "some game has more options than lines");
}
