//! A river as a drawing: tiles of land with water, banks and bends, where its fields are.

mod asked;
mod cover;
mod form;
mod frame;
mod outline;
mod plan;
mod room;
mod route;
mod things;
mod tile;

use super::controls::{Control, Mode, StartPart};
use super::focus::Focus;
use super::options::Options;
use super::position::Position;
use super::river::{Bearing as _, Cell, Corner, LaidRiver, Side, meadow, route as ways};
use crate::board::{Cell as BoardCell, Face};
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Picture, Rect, Scene, plain};
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
    let own = || Some(&position.seats.get(focus.seat(table))?.river);
    let seat = match Control::parse(scene.control) {
        Some(Control::River(seat)) => seat,
        Some(Control::Meadows) => {
            let tile = own().and_then(|river| river.tiles.get(&focus.field(river)?));
            return tile.map_or_else(plain::blank, |tile| asked::corners(tile, scene));
        }
        Some(Control::Start(StartPart::Tile)) => {
            let draft = own().map(|river| focus.start.over(river));
            return asked::start_tile(draft.unwrap_or_default(), scene);
        }
        _ => focus.seat(table),
    };
    let cells: Vec<(Cell, &BoardCell<String>)> =
        scene.board.cells.iter().filter_map(|cell| Some((cell.id.parse().ok()?, cell))).collect();
    let all = cells.iter().map(|(cell, _)| field(*cell)).reduce(Rect::with);
    let frame = all.unwrap_or_else(|| field(Cell::HOME)).grown(120);
    let mut canvas = Canvas::new(frame, LEAST);
    if let Some(holding) = position.seats.get(seat) {
        let points = river(&mut canvas, &holding.river, table.options);
        // After 13 tiles, nothing is laid any more, only moved.
        let is_open = !holding.river.is_full() || focus.moving(&holding.river).is_some();
        hints(&mut canvas, &holding.river, &cells, is_open);
        for (cell, _) in cells.iter().filter(|(_, shown)| shown.selected) {
            selection(&mut canvas, &holding.river, *cell, &points);
        }
    }
    for (cell, shown) in &cells {
        canvas.area(shown, field(*cell));
    }
    look(&mut canvas, frame, &cells);
    canvas.done()
}

/// Something that is chosen by what it looks like: a tile, a start tile, or a thing alone.
pub(super) fn paint_choice(face: &Face<String>) -> Drawing {
    if let Some(start) = plan::start_of_face(face) {
        return asked::Halves::of(start.is_across).paint(start.edges, start.meadows);
    }
    let mut canvas = Canvas::new(Rect::around((0, 0), FIELD), LEAST);
    let mut brush = Brush::new(&mut canvas, "tile", (0, 0)).scaled(98);
    brush.land();
    let plan = Plan::of_face(face);
    match (plan.beds.is_empty(), plan::thing_of_face(face)) {
        (true, Some(thing)) => asked::sign(&mut brush, &thing),
        (true, None) if plan.meadows.is_empty() && !plan::is_land(face) => {
            asked::animal(&mut brush, plan.herd);
        }
        _ => brush.tile(&plan, None),
    }
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
        focus.closed = true;
        focus
    };
    table.seats.seats().filter(has_river).map(view).collect()
}

/// Where a field of the grid is: always there, however the river grows.
fn field(cell: Cell) -> Rect {
    Rect::new(i32::from(cell.column()) * FIELD, i32::from(cell.row()) * FIELD, FIELD, FIELD)
}

/// All that lies there; the crossings of the grid at which the points of meadows stand.
fn river(canvas: &mut Canvas, river: &LaidRiver, options: Options) -> Vec<(u8, u8)> {
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
    known.meadows().iter().map(|(crossing, _)| *crossing).collect()
}

/// One piece of land over two fields.
fn start_tile(canvas: &mut Canvas, river: &LaidRiver, known: &Known<'_>) {
    let fields = river.start_fields();
    let whole = field(fields[0]).with(field(fields[1]));
    frame::start_land(canvas, whole);
    if river.start.is_some() {
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
    canvas.text("start", Layer::Ground, "?", whole.middle(), (420, 300), Ink::Text);
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
fn selection(canvas: &mut Canvas, river: &LaidRiver, cell: Cell, points: &[(u8, u8)]) {
    let fields = river.start_fields();
    let [first, last] = if fields.contains(&cell) { fields } else { [cell, cell] };
    if cell != first {
        return;
    }
    let has_points = |corner: Corner| {
        let east = matches!(corner, Corner::NorthEast | Corner::SouthEast);
        let south = matches!(corner, Corner::SouthEast | Corner::SouthWest);
        let column = if east { last.column() + 1 } else { first.column() };
        let row = if south { last.row() + 1 } else { first.row() };
        points.contains(&(column, row))
    };
    let path = frame::around(field(first).with(field(last)), has_points);
    canvas.part("selected", Layer::Hint, path.stroked(Ink::Accent, 32));
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
