//! A river as a drawing: tiles of land with water, banks and bends, where its fields are.

mod cover;
mod form;
mod outline;
mod plan;
mod room;
mod route;
mod things;
mod tile;

use super::controls::{Control, Mode};
use super::focus::Focus;
use super::options::Options;
use super::position::Position;
use super::river::{Bearing as _, Cell, LaidRiver, Side, meadow, route as ways};
use crate::board::{Cell as BoardCell, Face};
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Picture, Rect, Scene};
use crate::id::Id as _;
use crate::seat::Seat;
use crate::table::Table;
use plan::{Known, Plan};
use tile::{Brush, TEXT};

pub(super) use cover::cover;

/// A field is at least 80 dp wide.
const LEAST: i32 = 84;
const FIELD: i32 = 2 * form::EDGE;

pub(super) fn pictures() -> Vec<Picture> {
    [form::pictures(), route::pictures(), things::pictures()].concat()
}

pub(super) fn paint(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    scene: &Scene<'_>,
) -> Drawing {
    let seat = match Control::parse(scene.control) {
        Some(Control::River(seat)) => seat,
        _ => focus.seat(table),
    };
    let cells: Vec<(Cell, &BoardCell<String>)> =
        scene.board.cells.iter().filter_map(|cell| Some((cell.id.parse().ok()?, cell))).collect();
    let all = cells.iter().map(|(cell, _)| field(*cell)).reduce(Rect::with);
    let frame = all.unwrap_or_else(|| field(Cell::HOME)).grown(120);
    let mut canvas = Canvas::new(frame, LEAST);
    if let Some(holding) = position.seats.get(seat) {
        river(&mut canvas, &holding.river, table.options);
        // After 13 tiles, nothing is laid any more, only moved.
        let is_open = !holding.river.is_full() || focus.moving(&holding.river).is_some();
        hints(&mut canvas, &holding.river, &cells, is_open);
    }
    for (cell, shown) in &cells {
        canvas.area(shown, field(*cell));
    }
    look(&mut canvas, frame, &cells);
    canvas.done()
}

/// A tile as it is chosen by.
pub(super) fn paint_choice(face: &Face<String>) -> Drawing {
    let mut canvas = Canvas::new(Rect::around((0, 0), FIELD), LEAST);
    let mut brush = Brush::new(&mut canvas, "tile", (0, 0)).scaled(98);
    brush.land();
    brush.tile(&Plan::of_face(face), None);
    canvas.done()
}

/// The rivers of all who have laid one.
pub(super) fn views(table: &Table<Options>, position: &Position) -> Vec<Focus> {
    let has_river = |seat: &Seat| {
        position.seats.get(*seat).is_some_and(|holding| !holding.river.is_untouched())
    };
    let view = |seat: Seat| {
        let mut focus = Focus::default();
        focus.open(seat);
        focus.choose_mode(seat, Mode::River);
        focus
    };
    table.seats.seats().filter(has_river).map(view).collect()
}

/// Where a field of the grid is: always there, however the river grows.
fn field(cell: Cell) -> Rect {
    Rect::new(i32::from(cell.column()) * FIELD, i32::from(cell.row()) * FIELD, FIELD, FIELD)
}

fn river(canvas: &mut Canvas, river: &LaidRiver, options: Options) {
    let survey = river.survey(options);
    let known = Known::of(river, &survey);
    start_tile(canvas, river, &known);
    let last = survey.route.as_ref().and_then(|route| route.places.last()?.cell());
    for (cell, tile) in &river.tiles {
        let key = cell.to_string();
        let mut brush = Brush::new(canvas, &key, field(*cell).middle());
        brush.land();
        let route = survey.route.as_ref().filter(|_| last == Some(*cell));
        brush.tile(&known.tile(*cell, tile), route.map(|route| ways::points(route.tiles)));
    }
    for ((column, row), fragments) in known.meadows() {
        let at = (i32::from(*column) * FIELD, i32::from(*row) * FIELD);
        let key = format!("m{column}.{row}");
        canvas.picture(&key, Layer::Piece, things::ROUND_PLATE, at, 100, Ink::OnMeadow);
        let points = meadow::points(*fragments).to_string();
        canvas.text(&key, Layer::Piece, points, at, (TEXT, 120), Ink::Text);
    }
}

/// One piece of land over two fields.
fn start_tile(canvas: &mut Canvas, river: &LaidRiver, known: &Known<'_>) {
    let fields = river.start_fields();
    let whole = field(fields[0]).with(field(fields[1]));
    let land = whole.grown(things::LAND_EDGE - form::EDGE);
    let path = Path::rounded(land, 60);
    canvas.part("start", Layer::Ground, path.clone().moved((0, 12)).filled(Ink::Deep));
    canvas.part("start", Layer::Ground, path.filled(Ink::Ground));
    let rim = Path::rounded(land.grown(-30), 40);
    if river.start.is_some() {
        canvas.part("start", Layer::Ground, rim.stroked(Ink::Line, 8));
        for cell in fields {
            Brush::new(canvas, "start", field(cell).middle()).tile(&known.half(cell), None);
        }
        return;
    }
    // Nobody has said yet where its rivers run: at any of its edges.
    for (cell, other) in [(fields[0], fields[1]), (fields[1], fields[0])] {
        for side in Side::ALL.into_iter().filter(|side| cell.beyond(*side) != Some(other)) {
            let lies = (100, i32::from(side.index()) * 90);
            let at = field(cell).middle();
            canvas.turned_picture("start", Layer::Ground, things::UNSAID_EDGE, at, lies, Ink::Line);
        }
    }
    canvas.text("start", Layer::Ground, "?", whole.middle(), (420, 300), Ink::Quiet);
}

/// What was touched, what is doubtful, and where tiles can be laid.
fn hints(
    canvas: &mut Canvas,
    river: &LaidRiver,
    cells: &[(Cell, &BoardCell<String>)],
    is_open: bool,
) {
    let mut dots = Path::new();
    for (cell, shown) in cells {
        let (at, key) = (field(*cell).middle(), format!("hint.{cell}"));
        if shown.doubtful {
            canvas.picture(&key, Layer::Hint, things::DOUBT_FRAME, at, 100, Ink::Doubt);
        }
        if river.is_free(*cell) && (shown.target && is_open || shown.selected) {
            canvas.picture(&key, Layer::Hint, things::TARGET, at, 100, Ink::Accent);
        } else if river.is_free(*cell) && is_open {
            dots = dots.and(&Path::line((at.0 - 1, at.1), (at.0 + 1, at.1)));
        }
        if shown.selected {
            selection(canvas, river, *cell);
        }
    }
    if dots.bounds().is_some() {
        canvas.part("free", Layer::Hint, dots.stroked(Ink::Line, 60));
    }
    for clash in river.clashes() {
        let Some(side) =
            Side::ALL.into_iter().find(|side| clash.water.beyond(*side) == Some(clash.land))
        else {
            continue;
        };
        let (x, y) = room::turned((0, -384), side.index());
        let at = field(clash.water).middle();
        let (at, key) = ((at.0 + x, at.1 + y), format!("clash.{}.{}", clash.water, clash.land));
        canvas.picture(&key, Layer::Hint, things::ROUND_PLATE, at, 110, Ink::Doubt);
        canvas.text(&key, Layer::Hint, "!", at, (TEXT, 120), Ink::Doubt);
    }
}

/// The frame of what is selected: a field, or once for both halves of the start tile.
fn selection(canvas: &mut Canvas, river: &LaidRiver, cell: Cell) {
    /// Points of meadows stand at corners.
    const OPEN: i32 = 112;
    let [first, second] = river.start_fields();
    if cell == second {
        return;
    }
    if cell != first {
        let at = field(cell).middle();
        return canvas.picture("selected", Layer::Hint, things::FRAME, at, 100, Ink::Accent);
    }
    let whole = field(first).with(field(second));
    let (left, top, right, bottom) = (whole.x, whole.y, whole.right(), whole.bottom());
    let sides = Path::line((left + OPEN, top), (right - OPEN, top))
        .and(&Path::line((left + OPEN, bottom), (right - OPEN, bottom)))
        .and(&Path::line((left, top + OPEN), (left, bottom - OPEN)))
        .and(&Path::line((right, top + OPEN), (right, bottom - OPEN)));
    canvas.part("selected", Layer::Hint, sides.stroked(Ink::Accent, 32));
}

/// What is selected and around it; else where water waits to be led on.
fn look(canvas: &mut Canvas, frame: Rect, cells: &[(Cell, &BoardCell<String>)]) {
    let rects = |wanted: fn(&BoardCell<String>) -> bool| {
        let fields = cells.iter().filter(move |(_, shown)| wanted(shown));
        fields.map(|(cell, _)| field(*cell)).reduce(Rect::with)
    };
    let selected = rects(|cell| cell.selected).map(|rect| rect.grown(FIELD));
    let Some(wide) = selected.or_else(|| rects(|cell| cell.target)) else { return };
    let (x, y) = (wide.x.max(frame.x), wide.y.max(frame.y));
    let (right, bottom) = (wide.right().min(frame.right()), wide.bottom().min(frame.bottom()));
    canvas.look_at(Rect::new(x, y, right - x, bottom - y));
}
