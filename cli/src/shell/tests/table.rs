//! Keys and clicks at the table.

use std::collections::{BTreeMap, BTreeSet};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tallystone_core::session::Phase;
use tallystone_core::sheet::{CANCEL, ControlKind, Role};

use super::super::canvas::Target;
use super::super::{Ink, Page, Shell, View};
use super::{click, click_at, code, look, press, revision, session, tables};

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
        let here = shell.sitting().expect("a session").table.control.clone();
        // The line of a group that folds opens it.
        let folds = shell.screen().expect("a session").control(&here).is_none();
        if seen.insert(here) && folds {
            code(&mut shell, KeyCode::Enter);
        }
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
fn a_finish_with_something_missing_asks_in_a_panel() {
    let mut shell = session(Ink::Sixteen);
    press(&mut shell, "t");
    click(&mut shell, |target| matches!(target, Target::Cell { .. }));
    let board = shell.sitting().expect("a session").table.control.clone();
    let phase = |shell: &Shell| shell.screen().expect("a session").phase;
    for way_out in [KeyCode::Esc, KeyCode::Enter, KeyCode::Char('q')] {
        press(&mut shell, "f");
        let asked = shell.screen().and_then(|screen| screen.sheet.asked()).expect("a question");
        let ids: Vec<String> = asked.controls.iter().map(|control| control.id.clone()).collect();
        assert!(ids.contains(&shell.sitting().expect("a session").table.control), "{ids:?}");
        let picture = look(&mut shell, "finish-asks");
        let (question, bar) = (picture.find("── "), picture.find("u Undo"));
        assert!(question.is_some() && question < bar, "above the bar: {picture}");
        code(&mut shell, way_out);
        assert!(shell.screen().is_some_and(|screen| screen.sheet.asked().is_none()));
        assert_eq!(phase(&shell), Phase::Playing);
        assert_eq!(shell.sitting().expect("a session").table.control, board, "back to the board");
    }
    press(&mut shell, "f1");
    assert_eq!(phase(&shell), Phase::Finished);
    press(&mut shell, "f");
    assert_eq!(phase(&shell), Phase::Playing);
    press(&mut shell, "f2");
    assert_eq!(phase(&shell), Phase::Abandoned);
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

/// The cells that are picked up or marked.
fn selected(shell: &Shell) -> usize {
    let boards = shell.screen().expect("a session").sheet.controls();
    let boards = boards.filter_map(|control| match &control.kind {
        ControlKind::Board { board } => Some(board),
        _ => None,
    });
    boards.flat_map(|board| &board.cells).filter(|cell| cell.selected).count()
}

#[test]
fn esc_puts_down_what_is_held_before_it_leaves_the_table() {
    let mut held = 0;
    for mut shell in tables() {
        let _ = shell.picture(80, 24);
        let cells = shell.hits.iter().filter(|hit| matches!(hit.target, Target::Cell { .. }));
        let cells: Vec<_> = cells.map(|hit| hit.area).collect();
        let before = revision(&shell);
        for cell in cells {
            if selected(&shell) == 0 && revision(&shell) == before {
                click_at(&mut shell, cell);
            }
        }
        if selected(&shell) > 0 && revision(&shell) == before {
            held += 1;
            code(&mut shell, KeyCode::Esc);
            assert_eq!((selected(&shell), revision(&shell)), (0, before));
        }
        // What is asked in any case is closed first.
        while shell.screen().is_some_and(|screen| screen.sheet.asked().is_some()) {
            code(&mut shell, KeyCode::Esc);
        }
        code(&mut shell, KeyCode::Esc);
        assert!(matches!(shell.page, Page::Home(_)), "with empty hands it leaves");
    }
    assert!(held > 0, "in some game a piece is picked up");
}

/// Presses keys at random, so often, or until something is so.
fn press_about(shell: &mut Shell, times: usize, mut until: impl FnMut(&Shell) -> bool) -> bool {
    const KEYS: [char; 12] = ['a', 'g', 'h', 'j', 'k', 'v', '1', '2', '3', ' ', '\t', 'u'];
    let mut seed: u32 = 7;
    for _ in 0..times {
        if until(shell) {
            return true;
        }
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        match KEYS[usize::try_from(seed >> 16).expect("small") % KEYS.len()] {
            '\t' => code(shell, KeyCode::Tab),
            key => code(shell, KeyCode::Char(key)),
        }
    }
    false
}

#[test]
fn esc_drops_a_draft_before_it_leaves_the_table() {
    let can_cancel = |shell: &Shell| shell.screen().is_some_and(|it| it.can_press(CANCEL));
    let mut drafts = 0;
    for mut shell in tables() {
        if press_about(&mut shell, 400, can_cancel) {
            drafts += 1;
            let before = revision(&shell);
            code(&mut shell, KeyCode::Esc);
            assert!(!can_cancel(&shell) && revision(&shell) == before);
        }
    }
    assert!(drafts > 0, "some game has drafts");
}

#[test]
fn a_letter_means_one_action_of_a_game_in_all_its_states() {
    for mut shell in tables() {
        let mut letters: BTreeMap<char, BTreeSet<String>> = BTreeMap::new();
        let learn = |shell: &Shell| {
            let Some(screen) = shell.screen() else { return true };
            let bar = screen.sheet.groups.iter().filter(|group| group.role == Role::Bar);
            let bar = bar.flat_map(|group| &group.controls);
            for control in bar.filter(|it| matches!(it.kind, ControlKind::Action { .. })) {
                let letter = shell.action_key(&control.id).expect("a letter for every action");
                letters.entry(letter).or_default().insert(control.id.clone());
            }
            false
        };
        press_about(&mut shell, 400, learn);
        // Finish and reopen are never there together.
        letters.remove(&'f');
        assert!(letters.values().all(|actions| actions.len() == 1), "{letters:?}");
    }
}
