//! Boards of the examples: rivers that run on with a legend below them, stacks with a height.

use crossterm::event::KeyCode;
use tallystone_core::board::{Board, Edge, Flow};
use tallystone_core::sheet::ControlKind;

use super::super::Shell;
use super::super::board::cell_name;
use super::{code, examples, look, press};
use crate::measure::width;

fn board(shell: &Shell) -> Option<Board<String>> {
    let mut controls = shell.screen()?.sheet.controls();
    controls.find_map(|control| match &control.kind {
        ControlKind::Board { board } => Some(board.clone()),
        _ => None,
    })
}

#[test]
fn a_river_is_read_by_its_water_and_its_legend() {
    let mut told = 0;
    for (name, mut shell) in examples() {
        let picture = look(&mut shell, &format!("example-{name}"));
        let Some(board) = board(&shell) else { continue };
        let strokes = board.cells.iter().flat_map(|cell| &cell.face.strokes);
        let mut out = strokes.filter(|stroke| stroke.flow == Some(Flow::Out));
        if !out.any(|stroke| matches!(stroke.edge, Edge::East | Edge::West)) {
            continue;
        }
        let arrows = |letter: char| "←→".contains(letter);
        assert!(picture.contains(arrows), "which way it runs: {picture}");
        for cell in &board.cells {
            let cell_name = cell_name(&board, cell.column, cell.row);
            for badge in &cell.face.badges {
                let Some(text) = &badge.text else { continue };
                let entry = format!("{}{text}", shell.icon(&badge.icon));
                let line = picture.lines().find(|line| line.contains(&format!("{cell_name} ")));
                let is_told = line.is_some_and(|line| line.contains(&entry));
                assert!(is_told, "{cell_name} {entry}:\n{picture}");
                told += 1;
            }
        }
        // In words it is a key away.
        press(&mut shell, ".");
        let words = look(&mut shell, &format!("example-{name}-in-words"));
        let says = |cell: &&tallystone_core::board::Cell<String>| {
            cell.face.badges.iter().any(|badge| badge.text.is_some())
        };
        let first = board.cells.iter().find(says);
        let is_there = first.is_none_or(|cell| words.contains(&cell.spoken));
        assert!(is_there, "{words}");
        code(&mut shell, KeyCode::Esc);
    }
    assert!(told > 5, "an example has loads and buildings");
}

#[test]
fn every_example_is_drawn_at_every_size() {
    for (name, mut shell) in examples() {
        for (columns, lines) in [(80, 24), (100, 30), (120, 40), (200, 60)] {
            let picture = shell.picture(columns, lines);
            let fits = picture.lines().all(|line| width(line) <= usize::from(columns));
            assert!(fits && picture.len() > 200, "{name}: {picture}");
        }
    }
}
