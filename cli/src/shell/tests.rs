//! Keys, clicks and pictures of the shell, without a terminal.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use ratatui::style::Color;
use tallystone_core::app::{App, control};
use tallystone_core::board::Badge;
use tallystone_core::entry::When;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::session::Phase;
use tallystone_core::sheet::ControlKind;
use tallystone_core::text::Language;

use super::canvas::Target;
use super::{Ink, Page, Shell, Status, View};
use crate::measure::width;

fn shell(ink: Ink) -> Shell {
    let language = Language::default();
    let app = App::open(None, Catalogue::standard(), Box::new(System::default()), language);
    Shell::new(app.expect("a database in memory"), language, ink)
}

/// A session of the first game, with as many players as it takes.
fn session(ink: Ink) -> Shell {
    let mut shell = shell(ink);
    let most = shell.app.games()[0].most_players;
    press(&mut shell, &most.to_string());
    assert!(shell.screen().is_some_and(|screen| screen.seats.len() == usize::from(most)));
    shell
}

fn code(shell: &mut Shell, code: KeyCode) {
    shell.key(KeyEvent::from(code));
}

fn press(shell: &mut Shell, letters: &str) {
    for letter in letters.chars() {
        code(shell, KeyCode::Char(letter));
    }
}

fn name(shell: &mut Shell, name: &str) {
    press(shell, "sn");
    press(shell, name);
    code(shell, KeyCode::Enter);
}

fn click(shell: &mut Shell, wanted: impl Fn(&Target) -> bool) {
    let _ = shell.picture(80, 24);
    let hit = shell.hits.iter().find(|hit| wanted(&hit.target)).expect("something to click").area;
    shell.mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: hit.x,
        row: hit.y,
        modifiers: KeyModifiers::NONE,
    });
}

fn revision(shell: &Shell) -> u64 {
    shell.screen().expect("a session").revision
}

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
fn every_view_can_be_drawn_at_every_size() {
    for (columns, lines) in [(80, 24), (81, 25), (120, 40), (200, 60)] {
        for ink in [Ink::Plain, Ink::Sixteen, Ink::Full] {
            let mut shell = session(ink);
            for view in View::ALL {
                shell.look_at(view);
                let picture = shell.picture(columns, lines);
                assert!(
                    picture.lines().all(|line| width(line) <= usize::from(columns)),
                    "{picture}"
                );
            }
            for keys in ["e", "m", "?"] {
                shell.look_at(View::Table);
                press(&mut shell, keys);
                assert!(!shell.over.is_empty());
                let _ = shell.picture(columns, lines);
                code(&mut shell, KeyCode::Esc);
            }
        }
    }
}

#[test]
fn a_small_terminal_says_what_it_needs() {
    let mut shell = session(Ink::Sixteen);
    for (columns, lines) in [(79, 24), (80, 23), (20, 5), (1, 1)] {
        let picture = shell.picture(columns, lines);
        assert!(columns < 60 || picture.contains("80 × 24"), "{picture}");
    }
}

#[test]
fn on_a_small_terminal_nothing_is_done_but_quitting() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "t");
    let before = revision(&shell);
    let _ = shell.picture(80, 24);
    let cell = shell.hits.iter().find(|hit| matches!(hit.target, Target::Cell { .. }));
    let area = cell.expect("a cell").area;
    let _ = shell.picture(79, 24);
    press(&mut shell, " lum");
    code(&mut shell, KeyCode::Enter);
    code(&mut shell, KeyCode::Esc);
    for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::ScrollDown] {
        let (column, row) = (area.x, area.y);
        shell.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
    }
    assert_eq!((revision(&shell), shell.over.len(), shell.is_done()), (before, 0, false));
    assert_eq!(shell.sitting().map(|sitting| sitting.view), Some(View::Table));
    press(&mut shell, "q");
    assert!(shell.is_done());
}

#[test]
fn letters_with_ctrl_or_alt_are_not_those_letters() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "t");
    click(&mut shell, |target| matches!(target, Target::Cell { .. }));
    let before = revision(&shell);
    for modifiers in [KeyModifiers::CONTROL, KeyModifiers::ALT] {
        for letter in ['u', 'l', 'q', 'f', ' '] {
            shell.key(KeyEvent::new(KeyCode::Char(letter), modifiers));
        }
    }
    assert_eq!((revision(&shell), shell.over.len()), (before, 0));
    assert_eq!(shell.sitting().map(|sitting| sitting.view), Some(View::Table));
    press(&mut shell, "/end");
    shell.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
    assert_eq!(revision(&shell), before);
    assert_eq!(shell.sitting().expect("a session").search.words.text, "");
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
fn help_says_the_keys_of_the_page() {
    let mut shell = session(Ink::Sixteen);
    for (page, keys) in [("l", ["Enter", "i ", "x "]), ("s", ["n ", "[ ]", "+ −"])] {
        press(&mut shell, page);
        press(&mut shell, "?");
        let picture = shell.picture(80, 24);
        let there = |key: &str| picture.lines().any(|line| line.trim_start().starts_with(key));
        assert!(keys.into_iter().all(there), "{picture}");
        assert!(picture.contains("The mouse works too"), "{picture}");
        code(&mut shell, KeyCode::Esc);
    }
}

#[test]
fn a_long_message_on_the_first_page_is_not_cut() {
    let mut shell = shell(Ink::Sixteen);
    let path = "/far/away/somewhere/share/tallystone/tallystone.db.damaged";
    shell.say(format!("{} {path}", shell.label("label_recovered")));
    let picture = shell.picture(80, 24);
    assert!(picture.contains(path), "{picture}");
    assert!(picture.contains("q Quit"), "{picture}");
}

#[test]
fn a_target_is_marked_beside_what_lies_there() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "t");
    let screen = &mut shell.sitting_mut().expect("a session").screen;
    let boards = screen.sheet.groups.iter_mut().flat_map(|group| &mut group.controls);
    let mut cells = boards
        .filter_map(|control| match &mut control.kind {
            ControlKind::Board { board } => Some(board),
            _ => None,
        })
        .flat_map(|board| &mut board.cells);
    let cell = cells.find(|cell| cell.can_tap).expect("a cell to tap");
    cell.target = true;
    cell.face.badges = vec![Badge { icon: "nothing".to_owned(), text: Some("10".to_owned()) }];
    let cell = cell.clone();
    let text = |width: u16| {
        let lines = shell.face_lines(&cell, Rect::new(0, 0, width, 1), None, &[]);
        lines.iter().flatten().map(|piece| piece.text.clone()).collect::<String>()
    };
    assert_eq!(text(5), "○•10");
    assert_eq!(text(3), "○•");
}

#[test]
fn without_colour_nothing_is_coloured() {
    let mut shell = session(Ink::Plain);
    press(&mut shell, "t");
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a test terminal");
    terminal.draw(|frame| shell.draw(frame)).expect("a picture");
    let cells = terminal.backend().buffer().content();
    assert!(cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
}

#[test]
fn long_and_wide_names_keep_totals_in_one_column() {
    let mut shell = session(Ink::Sixteen);
    name(&mut shell, &"Wilhelmina ".repeat(4)[..40]);
    name(&mut shell, &"李".repeat(40));
    press(&mut shell, "t");
    for (columns, lines) in [(80, 24), (120, 40)] {
        let picture = shell.picture(columns, lines);
        let ends: Vec<usize> =
            picture.lines().filter(|line| line.ends_with("1.")).map(width).collect();
        assert!(ends.len() >= 2 && ends.windows(2).all(|pair| pair[0] == pair[1]), "{picture}");
    }
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
fn a_click_on_a_cell_is_a_tap_and_undo_takes_it_back() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "t");
    let before = revision(&shell);
    click(&mut shell, |target| matches!(target, Target::Cell { .. }));
    assert_eq!(revision(&shell), before + 1);
    assert!(shell.screen().is_some_and(|screen| screen.phase == Phase::Playing));
    press(&mut shell, "u");
    assert!(shell.screen().is_some_and(|screen| screen.phase == Phase::SettingUp));
    press(&mut shell, "r");
    assert!(shell.screen().is_some_and(|screen| screen.phase == Phase::Playing));
}

#[test]
fn every_control_can_be_reached_by_tab() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "t");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        seen.insert(shell.sitting().expect("a session").table.control.clone());
        code(&mut shell, KeyCode::Tab);
    }
    for control in shell.screen().expect("a session").sheet.controls() {
        let can = !matches!(
            control.kind,
            tallystone_core::sheet::ControlKind::Action { enabled: false, .. }
        );
        assert_eq!(seen.contains(&control.id), can, "{}", control.id);
    }
}

#[test]
fn a_finish_with_something_missing_asks_once() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "t");
    click(&mut shell, |target| matches!(target, Target::Cell { .. }));
    press(&mut shell, "f");
    assert!(!shell.over.is_empty());
    code(&mut shell, KeyCode::Esc);
    assert!(shell.screen().is_some_and(|screen| screen.phase == Phase::Playing));
    press(&mut shell, "f");
    code(&mut shell, KeyCode::Enter);
    assert!(shell.screen().is_some_and(|screen| screen.phase == Phase::Finished));
    press(&mut shell, "f");
    assert!(shell.screen().is_some_and(|screen| screen.phase == Phase::Playing));
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
fn no_key_makes_it_fall_over() {
    let mut shell = session(Ink::Sixteen);
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Backspace,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::F(5),
    ];
    let mut seed: u32 = 1;
    for _ in 0..1_000 {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let pick = usize::try_from(seed >> 16).expect("a small number");
        let key = match pick % 3 {
            0 => codes[pick / 3 % codes.len()],
            _ => KeyCode::Char(char::from(b' ' + u8::try_from(pick / 3 % 95).expect("a letter"))),
        };
        code(&mut shell, key);
        let _ = shell.picture(80, 24);
    }
}
