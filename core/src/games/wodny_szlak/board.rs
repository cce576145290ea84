//! The river as a board: a window on the grid that grows with it, and the faces of its tiles.

mod asked;

pub(super) use asked::{corner_board, start_board, whole_start_face};

use super::controls::Control as Part;
use super::entry::words;
use super::event::Event;
use super::focus::{Focus, Selected};
use super::options::Options;
use super::position::Holding;
use super::river::{
    Bank, Bearing as _, Cargo, Cell, Channel, Corner, Herd, LaidRiver, Load, Place, River, Side,
    TILES_A_PLAYER, Tile, Works, start,
};
use crate::board::{
    Badge, Board, BoardStyle, Cell as BoardCell, Face, Flow, Overlay, Region, Stroke, Tone,
};
use crate::look::Icon;
use crate::seat::Seat;
use crate::sheet::{Control, ControlKind};
use crate::table::count_of;
use crate::text::{Message, msg};

pub(super) const MILL: &str = "wodny_szlak.mill";
pub(super) const SAWMILL: &str = "wodny_szlak.sawmill";
pub(super) const BRIDGE: &str = "wodny_szlak.bridge";
pub(super) const SACK: &str = "wodny_szlak.sack";
pub(super) const AXE: &str = "wodny_szlak.axe";
pub(super) const PORT: &str = "wodny_szlak.port";
pub(super) const SHEEP: &str = "wodny_szlak.sheep";
pub(super) const COW: &str = "wodny_szlak.cow";
pub(super) const LAND: &str = "wodny_szlak.land";
/// A start tile that lies across, and one that lies down.
pub(super) const START: &str = "wodny_szlak.start";
pub(super) const START_DOWN: &str = "wodny_szlak.start_down";

pub(super) const ICONS: &[Icon] = &[
    Icon { id: MILL, picture: 16, glyph: 'M' },
    Icon { id: SAWMILL, picture: 17, glyph: 'S' },
    Icon { id: BRIDGE, picture: 18, glyph: '=' },
    Icon { id: SACK, picture: 19, glyph: '•' },
    Icon { id: AXE, picture: 20, glyph: '†' },
    Icon { id: PORT, picture: 21, glyph: 'P' },
    Icon { id: SHEEP, picture: 22, glyph: 's' },
    Icon { id: COW, picture: 23, glyph: 'c' },
    Icon { id: LAND, picture: 24, glyph: '♣' },
    Icon { id: START, picture: 25, glyph: '▭' },
    Icon { id: START_DOWN, picture: 26, glyph: '▯' },
];

pub(super) fn control(options: Options, seat: Seat, holding: &Holding, focus: &Focus) -> Control {
    let river = &holding.river;
    let free = river.free_neighbours();
    let window = Window::around(river.fields().chain(free.iter().copied()));
    let mut board = Board::new(window.columns(), window.rows(), BoardStyle::Fields);
    board.column_labels = (window.left..=window.right)
        .map(|column| Message::verbatim(Cell::column_name(column)))
        .collect();
    board.row_labels =
        (window.top..=window.bottom).map(|row| Message::verbatim((row + 1).to_string())).collect();
    let clashes = river.clashes();
    let stray = river.stray();
    let selected = focus.selected(river);
    // A tile that is moved goes beside the others.
    let goals = focus.moving(river).map(|from| river.without(from).free_neighbours());
    for cell in river.fields().chain(free) {
        let said = |what: Message| msg!(wodny_szlak_spoken_cell, cell = cell.name(), what = what);
        let (here, face, spoken) = match river.tiles.get(&cell) {
            Some(tile) => {
                let flow = |side| river.flows().get(&(cell, side)).copied();
                (Selected::Field(cell), face(tile, flow), said(words::tile(tile)))
            }
            None if river.is_free(cell) => {
                let spoken = msg!(wodny_szlak_spoken_free, cell = cell.name());
                (Selected::Field(cell), Face::default(), spoken)
            }
            None => (Selected::Start, start_face(river, cell), said(start_words(river))),
        };
        let (column, row) = window.place(cell);
        let mut shown = BoardCell::new(cell, column, row, face, spoken);
        shown.selected = selected == Some(here);
        shown.doubtful = stray.contains(&cell)
            || clashes.iter().any(|clash| clash.water == cell || clash.land == cell);
        // Where water waits to be led on, or where a tile that is being moved may go.
        let is_goal = match &goals {
            Some(goals) => goals.contains(&cell),
            None => river.joints(cell) > 0,
        };
        shown.target = is_goal && river.is_free(cell);
        board.cells.push(shown);
    }
    board.cells.sort_by_key(|cell| (cell.row, cell.column));
    board.regions = vec![start_region(river, &window)];
    let survey = river.survey(options);
    board.overlays = survey.route.iter().map(|route| overlay(river, &route.places)).collect();
    let (n, most) = (count_of(river.tiles.len()), count_of(TILES_A_PLAYER));
    let label = msg!(wodny_szlak_river_label, n = n, most = most);
    Control::new(Part::River(seat), label, ControlKind::Board { board }).rule("placing")
}

/// A tap on the river selects, or moves the tile that is being moved.
pub(super) fn tap(river: &River, seat: Seat, focus: &mut Focus, cell: Cell) -> Option<Event> {
    let from = focus.moving(river).filter(|_| river.is_free(cell));
    focus.put_aside();
    focus.closed = false;
    let on_start = river.start_fields().contains(&cell);
    focus.selected = Some(if on_start { Selected::Start } else { Selected::Field(cell) });
    from.map(|from| Event::Move { seat, from, to: cell })
}

/// The part of the grid that is shown.
struct Window {
    left: u8,
    right: u8,
    top: u8,
    bottom: u8,
}

impl Window {
    fn around(cells: impl Iterator<Item = Cell>) -> Self {
        let home = (Cell::HOME.column(), Cell::HOME.row());
        let mut window = Self { left: home.0, right: home.0, top: home.1, bottom: home.1 };
        for cell in cells {
            window.left = window.left.min(cell.column());
            window.right = window.right.max(cell.column());
            window.top = window.top.min(cell.row());
            window.bottom = window.bottom.max(cell.row());
        }
        window
    }

    fn columns(&self) -> u32 {
        u32::from(self.right - self.left) + 1
    }

    fn rows(&self) -> u32 {
        u32::from(self.bottom - self.top) + 1
    }

    fn place(&self, cell: Cell) -> (u32, u32) {
        (u32::from(cell.column() - self.left), u32::from(cell.row() - self.top))
    }
}

/// What is to be seen on a tile; `flow` says which way water passes its edges.
pub(super) fn face(tile: &Tile, flow: impl Fn(Side) -> Option<Flow>) -> Face {
    let mut strokes = Vec::new();
    let mut badges = Vec::new();
    for (channel, number) in tile.channels().iter().zip(0..) {
        let stroke = |side: Side| Stroke { edge: side.edge(), channel: number, flow: flow(side) };
        strokes.extend(channel.sides.iter().map(stroke));
        badges.extend(badges_of(channel));
    }
    // Without water, a tile would look like a free field.
    if tile.channels().is_empty() {
        badges.push(badge(LAND, None));
    }
    badges.extend(herd_face(tile.herd()).badges);
    let corners = tile.meadows().iter().map(Corner::dot).collect();
    Face { strokes, corners, badges, ..Face::default() }
}

/// An animal alone.
pub(super) fn herd_face(herd: Herd) -> Face {
    let animal = match herd {
        Herd::Plain => None,
        Herd::Sheep => Some(SHEEP),
        Herd::Cow => Some(COW),
    };
    let badges = animal.map(|icon| badge(icon, None)).into_iter().collect();
    Face { badges, ..Face::default() }
}

/// What can be on a channel, by itself; with its water where a tile has two.
pub(super) fn sign(tile: &Tile, shown: Option<&Channel>) -> Face {
    let badges = shown.map(badges_of).unwrap_or_default();
    let stroke = |side: Side| Stroke { edge: side.edge(), channel: 0, flow: None };
    let water = shown.filter(|_| tile.channels().len() > 1).map(|channel| channel.sides);
    let strokes = water.into_iter().flat_map(|sides| sides.iter().map(stroke).collect::<Vec<_>>());
    Face { strokes: strokes.collect(), badges, ..Face::default() }
}

/// Sacks or axes alone.
pub(super) fn load_face(loads: Option<(Cargo, u8)>) -> Face {
    let loads = loads.map(|(cargo, count)| Load { cargo, count, at: None });
    let badges = loads.into_iter().map(load_badge).collect();
    Face { badges, ..Face::default() }
}

fn badge(icon: &str, text: Option<Message>) -> Badge {
    Badge { icon: icon.to_owned(), text }
}

fn badges_of(channel: &Channel) -> Vec<Badge> {
    let mut badges = Vec::new();
    if let Some(bridge) = channel.bridge {
        let icon = match bridge.works {
            Some(Works::Mill) => MILL,
            Some(Works::Sawmill) => SAWMILL,
            None => BRIDGE,
        };
        let text = match (bridge.points, bridge.needs) {
            (Some(points), Some(needs)) => {
                Some(msg!(wodny_szlak_badge_works, points = points, needs = needs))
            }
            (Some(points), None) => Some(msg!(app_number, n = points)),
            _ => None,
        };
        badges.push(badge(icon, text));
    }
    badges.extend(channel.loads.iter().copied().map(load_badge));
    if channel.port {
        badges.push(badge(PORT, None));
    }
    badges
}

fn load_badge(load: Load) -> Badge {
    let icon = match load.cargo {
        Cargo::Sack => SACK,
        Cargo::Axe => AXE,
    };
    let text = match load.at {
        Some(side) => msg!(wodny_szlak_badge_load, n = load.count, side = side.letter()),
        None => msg!(app_number, n = load.count),
    };
    badge(icon, Some(text))
}

/// One half of the start tile: its edges, and the water between the halves.
fn start_face(river: &LaidRiver, cell: Cell) -> Face {
    let Some(start) = river.start else { return Face::default() };
    let other = river.start_fields().into_iter().find(|other| *other != cell);
    let inner = |side: Side| cell.beyond(side) == other;
    let wet = |side: &Side| inner(*side) || river.bank(cell, *side) == Bank::Water;
    let flow = |side: Side| river.flows().get(&(cell, side)).copied();
    let stroke = |side: Side| Stroke { edge: side.edge(), channel: 0, flow: flow(side) };
    let corners = start::corners(start, river.turned).into_iter();
    Face {
        strokes: Side::ALL.into_iter().filter(wet).map(stroke).collect(),
        corners: corners.filter(|(at, _)| *at == cell).map(|(_, corner)| corner.dot()).collect(),
        ..Face::default()
    }
}

fn start_words(river: &River) -> Message {
    match river.start {
        Some(start) => {
            let [one, other, outlet] = start.shores().map(|it| words::shore(it, river.turned));
            let rivers = msg!(wodny_szlak_spoken_start, one = one, other = other, outlet = outlet);
            words::with_meadows(rivers, start.meadows().turned(river.turned))
        }
        None => msg!(wodny_szlak_start_unsaid),
    }
}

fn start_region(river: &River, window: &Window) -> Region {
    let [first, second] = river.start_fields();
    let (column, row) = window.place(first);
    let across = second.column() > first.column();
    Region {
        label: msg!(wodny_szlak_start_tile),
        tone: Tone::Accent,
        column,
        row,
        width: if across { 2 } else { 1 },
        height: if across { 1 } else { 2 },
    }
}

/// The longest route over its fields; the start tile with both of its halves.
fn overlay(river: &River, places: &[Place]) -> Overlay {
    let fields = places.iter().flat_map(|place| match place.cell() {
        Some(cell) => vec![cell],
        None => river.start_fields().to_vec(),
    });
    let cells = fields.map(String::from).collect();
    Overlay { label: msg!(wodny_szlak_route), cells }
}
