//! The board as a drawing: cairns on both banks, tokens before them, and in the river the stones that
//! nobody has taken yet.

mod cover;
mod ground;
mod places;
mod river;
mod shapes;
mod stack;
mod tokens;

use super::board::stone_of;
use super::focus::Focus;
use super::options::Options;
use super::position::Position;
use super::ring::Base;
use crate::board::Face;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Picture, Rect, Scene};
use crate::id::Id as _;
use crate::table::Table;

pub(super) fn pictures() -> Vec<Picture> {
    shapes::pictures()
}

pub(super) fn cover() -> Drawing {
    cover::cover()
}

/// A stone as it is chosen by.
pub(super) fn paint_choice(face: &Face<String>) -> Drawing {
    let mut canvas = Canvas::new(Rect::around((0, 0), 340), places::LEAST);
    if let Some(size) = stone_of(face) {
        let picture = shapes::stone(Some(size), 0);
        canvas.picture("stone", Layer::Piece, picture, (0, 0), 100, Ink::Stone);
    }
    canvas.done()
}

pub(super) fn paint(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    scene: &Scene<'_>,
) -> Drawing {
    let mut canvas = Canvas::new(places::FRAME, places::LEAST);
    ground::ground(&mut canvas);
    river::river(&mut canvas, position);
    let view = stack::View::new(table, position, focus, scene);
    for base in Base::all() {
        stack::stack(&mut canvas, &view, base);
        tokens::tokens(&mut canvas, &view, base);
    }
    for cell in &scene.board.cells {
        if let Some(base) = Base::parse(&cell.id) {
            canvas.area(cell, places::land(base));
        }
    }
    canvas.done()
}
