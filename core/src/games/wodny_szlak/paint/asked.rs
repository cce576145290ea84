//! What is asked about, drawn large: the corners of a tile, the edges and corners of the start tile,
//! and things as they are chosen.

use super::super::controls::StartPlace;
use super::super::entry::start_editor::{Carries, Draft};
use super::super::river::{
    Bearing as _, Cargo, Corner, Corners, Herd, Load, Shore, Side, Tile, Works, start,
};
use super::form::{EDGE, Form};
use super::plan::{Bed, Plan, Thing};
use super::tile::{Brush, TEXT};
use super::{FIELD, frame, room, things};
use crate::board::Flow;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Rect, Scene};
use crate::id::Id as _;

/// A tile whose corners are touched is at least 160 dp wide.
const LARGE: i32 = 168;
/// Each half of the start tile is at least 100 dp wide.
const HALVES: i32 = 105;
/// The part of a start tile's side that belongs to its corner.
const CORNER: i32 = 250;

/// A tile by its corners.
pub(super) fn corners(tile: &Tile, scene: &Scene<'_>) -> Drawing {
    let whole = Rect::around((0, 0), FIELD);
    let mut canvas = Canvas::new(whole, LARGE);
    let mut brush = Brush::new(&mut canvas, "tile", (0, 0)).scaled(98);
    brush.land();
    let kept = Corners::of(&Corner::ALL);
    brush.tile(&Plan { kept, ..Plan::of_tile(tile) }, None);
    for corner in Corner::ALL {
        let (x, y) = room::turned((EDGE / 2, -EDGE / 2), corner.index());
        corner_hint(&mut canvas, (0, 0), corner, tile.meadows().contains(corner));
        if let Some(cell) = scene.cell(&corner.to_id()) {
            canvas.area(cell, Rect::around((x, y), EDGE));
        }
    }
    canvas.done()
}

/// Where a meadow can be said to be.
fn corner_hint(canvas: &mut Canvas, (x, y): (i32, i32), corner: Corner, has: bool) {
    let key = format!("corner.{}", corner.to_id());
    let picture = if has { things::MEADOW_RIM } else { things::NO_MEADOW };
    let lies = (98, i32::from(corner.index()) * 90);
    canvas.turned_picture(&key, Layer::Hint, picture, (x, y), lies, Ink::Accent);
}

/// The start tile by its edges and corners.
pub(super) fn start_tile(draft: Draft, scene: &Scene<'_>) -> Drawing {
    let turned = draft.turned.unwrap_or_default();
    let halves = Halves::of(turned.quarters().is_multiple_of(2));
    let mut canvas = Canvas::new(halves.whole().grown(6), HALVES);
    halves.land(&mut canvas);
    halves.meadows(&mut canvas, draft.seen_meadows().iter());
    let [first, _] = start::fields(turned);
    let half_of = |shore: Shore| {
        let (cell, side) = start::place(shore, turned);
        (usize::from(cell != first), side)
    };
    if draft.start().is_some() {
        let edges = Shore::ALL.into_iter().filter_map(|shore| {
            let flow = flow(draft.carries(shore))?;
            let (half, side) = half_of(shore);
            Some((half, side, flow))
        });
        halves.waters(&mut canvas, edges);
    }
    for shore in Shore::ALL {
        let (half, side) = half_of(shore);
        let at = halves.middles[half];
        match flow(draft.carries(shore)) {
            Some(flow) if draft.start().is_none() => stub(&mut canvas, at, side, flow),
            Some(_) => {}
            None => {
                let lies = (98, i32::from(side.index()) * 90);
                let ink = if draft.start().is_none() { Ink::Accent } else { Ink::Line };
                let picture = things::UNSAID_EDGE;
                canvas.turned_picture("edge", Layer::Hint, picture, at, lies, ink);
            }
        }
        if let Some(cell) = scene.cell(&StartPlace::Edge(shore).to_id()) {
            let (x, y) = room::turned((0, -EDGE * 2 / 3), side.index());
            canvas.area(cell, Rect::around((at.0 + x, at.1 + y), EDGE * 2 / 3));
        }
    }
    let whole = halves.whole();
    for corner in Corner::ALL {
        let at = halves.half_of(corner);
        corner_hint(&mut canvas, at, corner, draft.seen_meadows().contains(corner));
        if let Some(cell) = scene.cell(&StartPlace::Corner(corner).to_id()) {
            let (x, y) = room::turned((1, -1), corner.index());
            let x = if x < 0 { whole.x } else { whole.right() - CORNER };
            let y = if y < 0 { whole.y } else { whole.bottom() - CORNER };
            canvas.area(cell, Rect::new(x, y, CORNER, CORNER));
        }
    }
    canvas.done()
}

fn flow(carries: Carries) -> Option<Flow> {
    match carries {
        Carries::Nothing => None,
        Carries::Tributary => Some(Flow::In),
        Carries::Outlet => Some(Flow::Out),
    }
}

/// Water that comes in or leaves at an edge, while it is not known where it runs.
fn stub(canvas: &mut Canvas, at: (i32, i32), side: Side, flow: Flow) {
    let lies = (98, i32::from(side.index()) * 90);
    canvas.turned_picture("start", Layer::Ground, Form::Stub.water(), at, lies, Ink::Water);
    let (x, y) = room::turned((0, -EDGE * 3 / 4), side.index());
    let quarters = side.index() + if flow == Flow::Out { 0 } else { 2 };
    let lies = (150, i32::from(quarters % 4) * 90);
    let at = (at.0 + x, at.1 + y);
    canvas.turned_picture("start", Layer::Ground, things::CHEVRON, at, lies, Ink::Current);
}

/// The two halves of a start tile that is drawn alone.
pub(super) struct Halves {
    is_across: bool,
    middles: [(i32, i32); 2],
}

impl Halves {
    pub(super) fn of(is_across: bool) -> Self {
        let middles = if is_across { [(-EDGE, 0), (EDGE, 0)] } else { [(0, -EDGE), (0, EDGE)] };
        Self { is_across, middles }
    }

    fn whole(&self) -> Rect {
        let [one, other] = self.middles.map(|middle| Rect::around(middle, FIELD));
        one.with(other)
    }

    /// The middle of the half that a corner of the whole tile is on.
    fn half_of(&self, corner: Corner) -> (i32, i32) {
        let (x, y) = room::turned((1, -1), corner.index());
        let second = if self.is_across { x > 0 } else { y > 0 };
        self.middles[usize::from(second)]
    }

    fn land(&self, canvas: &mut Canvas) {
        frame::start_land(canvas, self.whole());
    }

    fn meadows(&self, canvas: &mut Canvas, corners: impl Iterator<Item = Corner>) {
        for corner in corners {
            let (at, lies) = (self.half_of(corner), (98, i32::from(corner.index()) * 90));
            canvas.turned_picture("start", Layer::Ground, things::MEADOW, at, lies, Ink::Meadow);
        }
    }

    fn waters(&self, canvas: &mut Canvas, edges: impl Iterator<Item = (usize, Side, Flow)>) {
        let mut beds = [Bed::default(), Bed::default()];
        for (half, side, flow) in edges {
            beds[half].sides = beds[half].sides.with(side);
            beds[half].marks.push((side, flow));
        }
        if beds.iter().all(|bed| !bed.sides.is_empty()) {
            let inner = if self.is_across { Side::East } else { Side::South };
            beds[0].sides = beds[0].sides.with(inner);
            beds[1].sides = beds[1].sides.with(inner.opposite());
        }
        for (bed, middle) in beds.into_iter().zip(self.middles) {
            if !bed.sides.is_empty() {
                let plan = Plan { beds: vec![bed], ..Plan::default() };
                Brush::new(canvas, "start", middle).tile(&plan, None);
            }
        }
    }

    /// A start tile as it is chosen.
    pub(super) fn paint(
        &self,
        edges: impl Iterator<Item = (usize, Side, Flow)>,
        meadows: impl Iterator<Item = Corner>,
    ) -> Drawing {
        let mut canvas = Canvas::new(self.whole().grown(6), HALVES);
        self.land(&mut canvas);
        self.meadows(&mut canvas, meadows);
        self.waters(&mut canvas, edges);
        canvas.done()
    }
}

/// One thing as large as a tile.
pub(super) fn sign(brush: &mut Brush<'_>, thing: &Thing) {
    match thing {
        Thing::Bridge(bridge) => match bridge.works {
            None => {
                brush.ground(Form::Straight.water(), 1, Ink::Water);
                brush.turned_thing(Form::Straight.bridge(), (0, 0), (150, 90), Ink::Wood);
            }
            Some(works) => {
                let picture = match works {
                    Works::Mill => things::MILL,
                    Works::Sawmill => things::SAWMILL,
                };
                brush.thing(picture, (0, 0), 260, Ink::Wood);
                brush.thing(things::FLAG, (0, 0), 260, Ink::Gain);
            }
        },
        Thing::Load(load) => loads(brush, *load),
        Thing::Port => {
            brush.thing(things::PORT, (0, 0), 360, Ink::Plate);
            brush.thing(things::ANCHOR, (0, 0), 210, Ink::Text);
        }
    }
}

/// Sacks or axes one by one, as they lie on the tile; many with a figure.
fn loads(brush: &mut Brush<'_>, load: Load) {
    let picture = match load.cargo {
        Cargo::Sack => things::SACK,
        Cargo::Axe => things::AXE,
    };
    let at: &[(i32, i32)] = match load.count {
        1 => &[(0, 0)],
        2 => &[(-200, 0), (200, 0)],
        3 => &[(0, -190), (-200, 190), (200, 190)],
        _ => &[(-190, 0)],
    };
    let scale = if load.count == 1 { 300 } else { 160 };
    for place in at {
        brush.thing(picture, *place, scale, Ink::Sack);
    }
    if load.count > 3 {
        brush.large_text(load.count.to_string(), (210, 0), 3 * TEXT);
    }
}

/// An animal as large as a tile.
pub(super) fn animal(brush: &mut Brush<'_>, herd: Herd) {
    match herd {
        Herd::Plain => {}
        Herd::Sheep => brush.thing(things::SHEEP, (0, 0), 300, Ink::Shine),
        Herd::Cow => brush.thing(things::COW, (0, 0), 300, Ink::Shine),
    }
}
