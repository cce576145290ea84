//! The wall behind the waterfall as a drawing: the water frame with its window on the columns, gems
//! and drops in their cells from the top down, rocks' values on pennants, bonus tiles on the right.
//!
//! A column lies at the same place all session long; the frame moves over the wall as it does on the
//! table, and with it the tiles, which lie in its sixth column.

mod cells;
mod choice;
mod cover;
mod gems;
mod pennants;
mod places;
mod results;
mod rock;
mod tiles;
mod water;

pub(super) use choice::paint_choice;
pub(super) use cover::cover;

/// Pictures that are icons as well.
pub(super) mod picture {
    pub(in super::super) use super::pennants::ROCK;
    pub(in super::super) use super::tiles::{ANY_COLOUR, CARDS, DOUBLE_MOVE, POINTS};
}

use super::controls::{Control, Place};
use super::focus::Focus;
use super::options::Options;
use super::position::Position;
use super::wall::Row;
use crate::drawing::{Canvas, Drawing, Picture, Scene};
use crate::id::Id as _;
use crate::table::Table;

use places::Places;

/// So many dp for 1,000 units: a column is 48 dp wide then, as wide as a finger needs.
const LEAST: i32 = 100;

pub(super) fn paint(
    _: &Table<Options>,
    position: &Position,
    focus: &Focus,
    scene: &Scene<'_>,
) -> Drawing {
    let places = Places::of(position);
    let mut canvas = Canvas::new(places.frame, LEAST);
    water::paint(&mut canvas, &places);
    rock::paint(&mut canvas, position, &places);
    tiles::paint_ground(&mut canvas, &places);
    pennants::paint(&mut canvas, position, focus, scene, &places);
    for cell in &scene.board.cells {
        if let Some(place) = Place::parse(&cell.id) {
            let rect = places::cell(place);
            cells::paint(&mut canvas, position, scene, cell, (place, rect));
            canvas.area(cell, rect);
        } else if let Some(Control::Tile(row)) = Control::parse(&cell.id) {
            let rect = places.tile(row);
            let key = tiles::key(position.frame_start(), row);
            tiles::paint(&mut canvas, position.open_tiles[row.index()], &key, rect);
            if cell.selected {
                tiles::asked(&mut canvas, &key, rect);
            }
            canvas.area(cell, rect);
        }
    }
    // The column that is filled and scored now is what matters where not all of it can be seen, unless
    // something else is asked about.
    let is_asked = scene.board.cells.iter().any(|cell| cell.selected);
    if let Some(column) = position.current().filter(|_| !is_asked) {
        for row in Row::all() {
            canvas.look_at(places::cell((column, row)));
        }
    }
    results::paint(&mut canvas, position, scene, &places);
    canvas.done()
}

pub(super) fn pictures() -> Vec<Picture> {
    let things = [gems::pictures(), tiles::pictures(), pennants::pictures()];
    let board = [rock::pictures(), water::pictures()];
    things.into_iter().chain(board).flatten().collect()
}
