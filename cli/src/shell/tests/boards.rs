//! Boards that are laid out from the examples: rivers that run on with a legend below them.

use tallystone_core::board::{Board, Flow};
use tallystone_core::sheet::ControlKind;

use super::super::{Ink, Shell};
use super::{code, lay_example, look, press, shell};
use crossterm::event::KeyCode;

const RIVER: &str = include_str!("../../../../examples/wodny_szlak/full-river.json");

fn board(shell: &Shell) -> Board<String> {
    let controls = shell.screen().expect("a session").sheet.controls();
    let boards = controls.filter_map(|control| match &control.kind {
        ControlKind::Board { board } => Some(board.clone()),
        _ => None,
    });
    boards.into_iter().next().expect("a board")
}

#[test]
fn a_river_is_read_by_its_water_and_its_legend() {
    let mut shell = shell(Ink::Plain);
    lay_example(&mut shell, RIVER);
    let picture = look(&mut shell, "river");
    let board = board(&shell);
    let mut told = 0;
    for cell in &board.cells {
        let name = super::super::board::cell_name(&board, cell.column, cell.row);
        for badge in &cell.face.badges {
            let Some(text) = &badge.text else { continue };
            let entry = format!("{}{text}", shell.icon(&badge.icon));
            let line = picture.lines().find(|line| line.contains(&format!("{name} ")));
            assert!(line.is_some_and(|line| line.contains(&entry)), "{name} {entry}:\n{picture}");
            told += 1;
        }
    }
    assert!(told > 5, "the example has loads and buildings");
    // Somewhere water runs over the edge of a cell, and what leaves it says which way.
    let flows = board.cells.iter().flat_map(|cell| &cell.face.strokes);
    let out = flows.filter(|stroke| stroke.flow == Some(Flow::Out)).count();
    assert!(out > 0 && picture.contains("━━━━"), "{picture}");
    // In words it is a key away.
    press(&mut shell, ".");
    let words = look(&mut shell, "river-in-words");
    let spoken =
        board.cells.iter().find(|cell| cell.face.badges.iter().any(|it| it.text.is_some()));
    assert!(words.contains(&spoken.expect("a load").spoken), "{words}");
    code(&mut shell, KeyCode::Esc);
    for (columns, lines) in [(80, 24), (120, 40), (200, 60)] {
        let picture = shell.picture(columns, lines);
        assert!(picture.lines().all(|line| crate::measure::width(line) <= usize::from(columns)));
    }
}
