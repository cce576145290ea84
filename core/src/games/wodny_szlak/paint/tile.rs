//! A tile: its meadows and waters, and what stands beside them.

use super::super::river::{Bearing as _, Bridge, Cargo, Herd, Load, Side, Sides, Turn, Works};
use super::form::Form;
use super::plan::{Bed, Plan};
use super::room::{Room, turned};
use super::things;
use crate::board::Flow;
use crate::drawing::{Canvas, Ink, Layer, Path};

/// As small as figures may get: 11 dp at [`super::LEAST`].
pub(super) const TEXT: i32 = 132;
/// So many sacks or axes are drawn one by one; of more, there is one with a figure.
const MOST_DRAWN: u8 = 3;
/// From one drawn sack or axe to the next.
const PITCH: i32 = 96;
/// How high a row of them is.
const ROW: i32 = 132;
const WIDE_PLATE: (i32, i32) = (264, 136);
/// What has little room is smaller, and what has much is larger, in hundredths.
const SMALLER: i32 = 77;
const LARGER: i32 = 130;
/// How large sheep and cows can be.
const ANIMALS: [(i32, i32); 3] = [(264, 264), (204, 204), (160, 160)];

/// Where things of one tile are drawn; all of them move together.
pub(super) struct Brush<'a> {
    canvas: &'a mut Canvas,
    key: &'a str,
    middle: (i32, i32),
    /// In hundredths.
    scale: i32,
    /// There is little on the tile: it can be larger.
    has_room: bool,
}

impl<'a> Brush<'a> {
    pub(super) fn new(canvas: &'a mut Canvas, key: &'a str, middle: (i32, i32)) -> Self {
        Self { canvas, key, middle, scale: 100, has_room: false }
    }

    /// All pictures a little smaller: so that nothing of a tile alone is cut off.
    pub(super) fn scaled(self, scale: i32) -> Self {
        Self { scale, ..self }
    }

    fn at(&self, (x, y): (i32, i32)) -> (i32, i32) {
        (self.middle.0 + x * self.scale / 100, self.middle.1 + y * self.scale / 100)
    }

    pub(super) fn ground(&mut self, picture: u16, quarters: u8, own: Ink) {
        let turn = i32::from(quarters) * 90;
        let (at, key) = (self.middle, self.key);
        self.canvas.turned_picture(key, Layer::Ground, picture, at, (self.scale, turn), own);
    }

    pub(super) fn thing(&mut self, picture: u16, at: (i32, i32), scale: i32, own: Ink) {
        let (at, scale) = (self.at(at), scale * self.scale / 100);
        self.canvas.picture(self.key, Layer::Piece, picture, at, scale, own);
    }

    pub(super) fn turned_thing(
        &mut self,
        picture: u16,
        at: (i32, i32),
        (scale, turn): (i32, i32),
        own: Ink,
    ) {
        let (at, lies) = (self.at(at), (scale * self.scale / 100, turn));
        self.canvas.turned_picture(self.key, Layer::Piece, picture, at, lies, own);
    }

    pub(super) fn large_text(&mut self, text: impl Into<String>, at: (i32, i32), size: i32) {
        let at = self.at(at);
        self.canvas.text(self.key, Layer::Piece, text, at, (size, 2 * size), Ink::Text);
    }

    fn text(&mut self, text: impl Into<String>, at: (i32, i32), width: i32, ink: Ink) {
        self.canvas.text(self.key, Layer::Piece, text, self.at(at), (TEXT, width), ink);
    }

    pub(super) fn land(&mut self) {
        self.ground(things::LAND, 0, Ink::Ground);
    }

    /// All but the land itself. `route`: what the longest way gives, if it is written here.
    pub(super) fn tile(&mut self, plan: &Plan, route: Option<i64>) {
        for corner in plan.meadows.iter() {
            let is_grown = plan.grown.contains(corner);
            let picture = if is_grown { things::GROWN_MEADOW } else { things::MEADOW };
            self.ground(picture, corner.index(), Ink::Meadow);
        }
        let waters = waters(plan);
        // The second channel may pass below the first.
        for (bed, (form, turn)) in plan.beds.iter().zip(&waters).rev() {
            self.water(bed, *form, *turn, waters.iter().any(|(other, _)| *other == Form::Under));
        }
        self.has_room = plan.things() <= 2;
        let mut room = Room::new(waters.clone(), plan.meadows.and(plan.kept), plan.points);
        for (bed, (form, turn)) in plan.beds.iter().zip(&waters) {
            if let Some(bridge) = bed.bridge {
                self.bridge(bed, bridge, (*form, *turn), &mut room);
            }
        }
        for (bed, (form, turn)) in plan.beds.iter().zip(&waters) {
            if bed.port {
                let route = route.filter(|_| bed.leg.is_some());
                self.port(*form, *turn, route, &mut room);
            }
            for load in bed.loads.iter().filter(|load| load.at.is_none()) {
                self.load(*load, bed.sides, turned(form.middle(), turn.quarters()), &mut room);
            }
        }
        let animal = match plan.herd {
            Herd::Plain => None,
            Herd::Sheep => Some(things::SHEEP),
            Herd::Cow => Some(things::COW),
        };
        if let Some(animal) = animal {
            let from = usize::from(!self.has_room);
            let (number, at) = room.take(&ANIMALS[from..], (300, 300));
            let (width, _) = ANIMALS[from + number];
            self.thing(animal, at, width * 100 / 240, Ink::Shine);
        }
    }

    fn water(&mut self, bed: &Bed, form: Form, turn: Turn, crosses: bool) {
        let ink = if bed.is_still { Ink::StillWater } else { Ink::Water };
        if crosses && form == Form::Straight {
            self.ground(things::AQUEDUCT, turn.quarters(), Ink::Stone);
        }
        self.ground(form.water(), turn.quarters(), ink);
        if let Some(leg) = bed.leg {
            let (picture, quarters) = leg.picture(form, turn);
            self.ground(picture, quarters, Ink::Current);
        }
        for (side, flow) in &bed.marks {
            let at = self.at(turned((0, -400), side.index()));
            let quarters = side.index() + if *flow == Flow::Out { 0 } else { 2 };
            let lies = (self.scale, i32::from(quarters % 4) * 90);
            let key = self.key;
            self.canvas.turned_picture(key, Layer::Ground, things::CHEVRON, at, lies, Ink::Current);
        }
    }

    /// A bridge, with the building at it.
    fn bridge(&mut self, bed: &Bed, bridge: Bridge, (form, turn): (Form, Turn), room: &mut Room) {
        let lies = (self.scale, i32::from(turn.quarters()) * 90);
        let (at, key) = (self.middle, self.key);
        self.canvas.turned_picture(key, Layer::Piece, form.bridge(), at, lies, Ink::Wood);
        for landing in form.landings() {
            room.reserve(landing, turn);
        }
        let house =
            bridge.works.map(|works| (works, self.house(bed, bridge, works, (form, turn), room)));
        // On which side of the bridge a load lies decides where it gets to.
        for load in bed.loads.iter().filter(|load| load.at.is_some()) {
            self.load(*load, bed.sides, form.middle(), room);
        }
        if let Some((works, at)) = house {
            self.needs(works.takes(), bridge.needs, bed.arrived, at, room);
        }
    }

    /// A building beside its bridge, and its flag.
    fn house(
        &mut self,
        bed: &Bed,
        bridge: Bridge,
        works: Works,
        (form, turn): (Form, Turn),
        room: &mut Room,
    ) -> (i32, i32) {
        let (x, y) = turned(form.bank_of_house(), turn.quarters());
        // A bridge that leads to the left or right ends at the house, not at its flag.
        let near = (x, if y == 0 { -75 } else { y });
        let (_, at) = room.take(&[(284, 276)], near);
        // In a choice nobody can say whether it is supplied.
        let works_now = bed.arrived.is_none_or(|(_, is_supplied)| is_supplied);
        let picture = match (works, works_now) {
            (Works::Mill, true) => things::MILL,
            (Works::Mill, false) => things::IDLE_MILL,
            (Works::Sawmill, true) => things::SAWMILL,
            (Works::Sawmill, false) => things::IDLE_SAWMILL,
        };
        self.thing(picture, at, 100, Ink::Wood);
        let (flag, ink) = if works_now { (Ink::Gain, Ink::Plate) } else { (Ink::Plate, Ink::Text) };
        self.thing(things::FLAG, at, 100, flag);
        let points = bridge.points.map_or_else(|| "?".to_owned(), |points| points.to_string());
        self.text(points, (at.0 + 38, at.1 - 74), 160, ink);
        at
    }

    /// What a building needs: outlines that fill with what has arrived, and a tick when that is
    /// enough.
    fn needs(
        &mut self,
        cargo: Cargo,
        needs: Option<u8>,
        arrived: Option<(u32, bool)>,
        house: (i32, i32),
        room: &mut Room,
    ) {
        let arrived = arrived.map(|(arrived, _)| arrived);
        let is_met = needs.zip(arrived).is_some_and(|(needs, arrived)| arrived >= needs.into());
        let drawn = needs.filter(|needs| *needs <= MOST_DRAWN);
        let count = drawn.unwrap_or(1);
        let text = match (needs, arrived) {
            (None, _) => Some("?".to_owned()),
            (Some(_), Some(_)) if is_met && drawn.is_some() => None,
            (Some(needs), Some(arrived)) => Some(format!("{arrived}/{needs}")),
            (Some(needs), None) => drawn.is_none().then(|| format!("×{needs}")),
        };
        let tick = i32::from(is_met && text.is_none());
        let row = (i32::from(count) + tick) * PITCH;
        let size = match text {
            Some(_) => (row.max(WIDE_PLATE.0), ROW + WIDE_PLATE.1),
            None => (row, ROW),
        };
        // Where there is no room for both, the figures say it alone.
        let sizes = if text.is_some() { &[size, WIDE_PLATE][..] } else { &[size][..] };
        let (number, (x, y)) = room.take(sizes, house);
        let (size, count) = (sizes[number], if number == 0 { count } else { 0 });
        let (wanted, full) = match cargo {
            Cargo::Sack => (things::WANTED_SACK, things::SACK),
            Cargo::Axe => (things::WANTED_AXE, things::AXE),
        };
        let filled = match arrived {
            _ if is_met => u32::from(count),
            Some(arrived) if drawn.is_some() => arrived,
            _ => 0,
        };
        let place = |number: u8| {
            let x = x - row / 2 + PITCH / 2 + i32::from(number) * PITCH;
            (x, y - size.1 / 2 + ROW / 2)
        };
        for number in 0..count {
            let icon = if u32::from(number) < filled { full } else { wanted };
            self.thing(icon, place(number), 55, Ink::Sack);
        }
        if tick > 0 {
            self.thing(things::TICK, place(count), 50, Ink::Gain);
        }
        if let Some(text) = text {
            let at = (x, y + size.1 / 2 - WIDE_PLATE.1 / 2);
            let (below, own, ink) = if is_met {
                (things::FULL_PLATE, Ink::Gain, Ink::Plate)
            } else {
                (things::WIDE_PLATE, Ink::Line, Ink::Text)
            };
            self.thing(below, at, 100, own);
            self.text(text, at, 232, ink);
        }
    }

    /// An anchor on a plate, with a pier to its water.
    fn port(&mut self, form: Form, turn: Turn, route: Option<i64>, room: &mut Room) {
        let near = turned(form.middle(), turn.quarters());
        let from = if self.has_room { 0 } else { 2 };
        let (number, at) = room.take(&[(300, 300), (264, 264), (204, 204)][from..], near);
        let scale = [114, 100, SMALLER][from + number];
        let spots = form.spots().into_iter().map(|spot| turned(spot, turn.quarters()));
        let far = |(x, y): &(i32, i32)| (x - at.0).pow(2) + (y - at.1).pow(2);
        if let Some(spot) = spots.min_by_key(far) {
            // Not as far as the middle of the water: ways are marked there.
            let end = (at.0 + (spot.0 - at.0) * 3 / 4, at.1 + (spot.1 - at.1) * 3 / 4);
            let pier = Path::line(self.at(at), self.at(end));
            let thick = 52 * self.scale / 100;
            self.canvas.part(self.key, Layer::Piece, pier.stroked(Ink::Wood, thick));
        }
        self.thing(things::PORT, at, scale * 130 / 100, Ink::Plate);
        self.thing(things::ANCHOR, at, scale * 74 / 100, Ink::Text);
        if let Some(points) = route {
            let (_, at) = room.take(&[WIDE_PLATE], at);
            self.thing(things::WIDE_PLATE, at, 100, Ink::Current);
            self.text(points.to_string(), at, 232, Ink::Text);
        }
    }

    /// Sacks or axes: near the side that they lie at, where a bridge parts the water.
    fn load(&mut self, load: Load, sides: Sides, middle: (i32, i32), room: &mut Room) {
        let picture = match load.cargo {
            Cargo::Sack => things::SACK,
            Cargo::Axe => things::AXE,
        };
        let arm = |side: Side| turned((0, -330), side.index());
        let far = |at: (i32, i32), side: Side| {
            let (x, y) = arm(side);
            (x - at.0).pow(2) + (y - at.1).pow(2)
        };
        let near = load.at.map_or(middle, arm);
        let is_meant = |at: (i32, i32)| {
            let nearest = sides.iter().min_by_key(|side| far(at, *side));
            load.at.is_none() || load.at == nearest
        };
        let width = if load.count == 1 { 208 } else { 300 };
        let scales = [LARGER, 100, SMALLER];
        let rooms = scales.map(|scale| (width * scale / 100, 216 * scale / 100));
        let from = if self.has_room { 0 } else { 2 };
        let (number, (x, y)) = room.take_where(&rooms[from..], near, &is_meant);
        let scale = scales[from + number];
        if load.count == 1 {
            return self.thing(picture, (x, y), scale * 90 / 100, Ink::Sack);
        }
        self.thing(picture, (x - 60 * scale / 100, y), scale * 90 / 100, Ink::Sack);
        let (at, size) = ((x + 88 * scale / 100, y), (TEXT.max(170 * scale / 100), 100));
        let (at, key) = (self.at(at), self.key);
        self.canvas.text(key, Layer::Piece, load.count.to_string(), at, size, Ink::Text);
    }
}

fn waters(plan: &Plan) -> Vec<(Form, Turn)> {
    let is_alone = plan.beds.len() == 1;
    let turns = plan.beds.iter().enumerate();
    turns
        .filter_map(|(number, bed)| {
            let passes = plan.beds.iter().all(|other| other.sides.len() == 2);
            Form::of(bed.sides, is_alone, number == 1 && passes)
        })
        .collect()
}
