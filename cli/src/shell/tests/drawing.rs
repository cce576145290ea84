//! What is drawn, at every size and without colour.

use crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use ratatui::style::Color;
use tallystone_core::board::{Badge, BoardStyle};
use tallystone_core::sheet::ControlKind;

use super::super::canvas::Target;
use super::super::{Ink, View};
use super::{code, name, press, revision, session, shell, tables};
use crate::measure::width;

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
fn help_says_the_keys_of_the_page() {
    let mut shell = session(Ink::Sixteen);
    for (page, keys) in [("l", ["Enter", "i ", "x "]), ("s", ["n ", "[ ]", "+ −"])] {
        press(&mut shell, page);
        press(&mut shell, "?");
        let picture = shell.picture(80, 24);
        let there = |key: &str| picture.lines().any(|line| line.trim_start().starts_with(key));
        assert!(keys.into_iter().all(there), "{picture}");
        // Nothing is cut that cannot be read.
        code(&mut shell, KeyCode::End);
        let picture = shell.picture(80, 24);
        assert!(picture.contains("The mouse works too"), "{picture}");
        assert!(!picture.contains('…'), "{picture}");
        code(&mut shell, KeyCode::Esc);
    }
}

#[test]
fn a_long_message_on_the_first_page_is_not_cut() {
    let mut shell = shell(Ink::Sixteen);
    let path = "/far/away/somewhere/share/tallystone/tallystone.db.damaged";
    let told = "The database was damaged. 38 sessions with 1204 steps came back. 1 session did not \
                come back: a game (2026-11-16). The damaged file is kept at";
    shell.say(format!("{told} {path}"));
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
        let ends: Vec<usize> = picture
            .lines()
            .filter(|line| line.ends_with("1.") || line.ends_with('–'))
            .map(width)
            .collect();
        assert!(ends.len() >= 2 && ends.windows(2).all(|pair| pair[0] == pair[1]), "{picture}");
    }
}

#[test]
fn regions_of_a_board_of_points_are_told_apart_without_colour() {
    let mut seen = 0;
    for mut shell in tables() {
        let boards = shell.screen().expect("a session").sheet.controls();
        let regions: Vec<String> = boards
            .filter_map(|control| match &control.kind {
                ControlKind::Board { board } if board.style == BoardStyle::Points => Some(board),
                _ => None,
            })
            .flat_map(|board| board.regions.iter().map(|region| region.label.clone()))
            .collect();
        // What is asked has the room that they are told in.
        if shell.screen().is_some_and(|screen| screen.sheet.asked().is_some()) {
            code(&mut shell, KeyCode::Esc);
        }
        let picture = shell.picture(80, 24);
        let mut signs: Vec<char> = Vec::new();
        for label in &regions {
            let before =
                picture.find(label.as_str()).and_then(|at| picture[..at].chars().nth_back(1));
            signs.push(before.unwrap_or_else(|| panic!("{label} in\n{picture}")));
        }
        let drawn = |sign: &char| picture.matches(*sign).count() > 3;
        assert!(signs.iter().all(drawn), "{signs:?}\n{picture}");
        signs.dedup();
        assert_eq!(signs.len(), regions.len(), "{picture}");
        seen += regions.len();
    }
    assert!(seen >= 2, "some game has such regions");
}
