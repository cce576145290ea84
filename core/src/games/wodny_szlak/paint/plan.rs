//! What is to be seen on a tile, wherever it is known from: a river on the table, or a face in a
//! choice.

use super::super::board::{
    AXE, BRIDGE, COW, LAND, MILL, PORT, SACK, SAWMILL, SHEEP, START, START_DOWN,
};
use super::super::river::{
    Bank, Bearing as _, Bridge, Cargo, Cell, Channel, Corner, Corners, Herd, LaidRiver, Load,
    Place, Side, Sides, Survey, Tile, Works, start,
};
use super::route::{Leg, legs};
use crate::board::{self, Badge, Edge, Face, Flow};
use crate::id::Id as _;

/// A tile or half of the start tile.
#[derive(Default)]
pub(super) struct Plan {
    pub(super) beds: Vec<Bed>,
    pub(super) meadows: Corners,
    /// Those of them that belong to a meadow with points.
    pub(super) grown: Corners,
    /// Corners at which the points of a meadow are written.
    pub(super) points: Corners,
    pub(super) herd: Herd,
    /// Corners that nothing stands in if it can be elsewhere: they are touched.
    pub(super) kept: Corners,
}

/// One of its channels.
#[derive(Default)]
pub(super) struct Bed {
    pub(super) sides: Sides,
    /// Where the way of the water is marked.
    pub(super) marks: Vec<(Side, Flow)>,
    pub(super) is_still: bool,
    pub(super) bridge: Option<Bridge>,
    /// What arrived at its building, and whether that is enough.
    pub(super) arrived: Option<(u32, bool)>,
    pub(super) loads: Vec<Load>,
    pub(super) port: bool,
    pub(super) leg: Option<Leg>,
}

/// What is known of a river as a whole.
pub(super) struct Known<'a> {
    river: &'a LaidRiver,
    survey: &'a Survey,
    legs: Vec<Leg>,
    /// The points on the grid where meadows have points, and how many fragments meet there.
    meadows: Vec<((u8, u8), u8)>,
}

impl<'a> Known<'a> {
    pub(super) fn of(river: &'a LaidRiver, survey: &'a Survey) -> Self {
        let legs = survey.route.as_ref().map_or_else(Vec::new, |it| legs(river, &it.places));
        let meadows = survey.meadows.iter();
        let meadows = meadows.map(|it| (crossing(it.at.0, it.at.1), it.fragments)).collect();
        Self { river, survey, legs, meadows }
    }

    pub(super) fn meadows(&self) -> &[((u8, u8), u8)] {
        &self.meadows
    }

    pub(super) fn tile(&self, cell: Cell, tile: &Tile) -> Plan {
        let bed = |channel: &Channel| {
            let place = channel.first_side().map(|side| Place::Tile(cell, side));
            let supply = self.survey.supplies.iter().find(|it| Some(it.place) == place);
            Bed {
                bridge: channel.bridge,
                arrived: supply.map(|it| (it.arrived, it.is_supplied())),
                loads: channel.loads.clone(),
                port: channel.port,
                ..self.bed(cell, channel.sides)
            }
        };
        Plan {
            beds: tile.channels().iter().map(bed).collect(),
            herd: tile.herd(),
            ..self.ground(cell, tile.meadows())
        }
    }

    /// One half of the start tile.
    pub(super) fn half(&self, cell: Cell) -> Plan {
        let Some(start) = self.river.start else { return Plan::default() };
        let wet = |cell: Cell| {
            let is_wet = |side: &Side| self.river.bank(cell, *side) == Bank::Water;
            Sides::of(&Side::ALL.into_iter().filter(is_wet).collect::<Vec<_>>())
        };
        let mut sides = wet(cell);
        let inner = Side::ALL.into_iter().find_map(|side| {
            let next = cell.beyond(side).filter(|it| self.river.start_fields().contains(it))?;
            Some((side, wet(next)))
        });
        // The water passes from one half to the other, unless all of it stays in one.
        if let Some((side, _)) = inner.filter(|(_, others)| !others.is_empty() && !sides.is_empty())
        {
            sides = sides.with(side);
        }
        let corners = start::corners(start, self.river.turned).into_iter();
        let meadows: Vec<Corner> =
            corners.filter(|(at, _)| *at == cell).map(|(_, corner)| corner).collect();
        let beds = if sides.is_empty() { Vec::new() } else { vec![self.bed(cell, sides)] };
        Plan { beds, ..self.ground(cell, Corners::of(&meadows)) }
    }

    fn bed(&self, cell: Cell, sides: Sides) -> Bed {
        let flows = self.river.flows();
        let flow = |side: Side| Some((side, *flows.get(&(cell, side))?));
        let flowing: Vec<(Side, Flow)> = sides.iter().filter_map(flow).collect();
        // Where water passes from tile to tile, the one that it leaves says so for both.
        let is_said = |side: Side| {
            cell.beyond(side)
                .is_some_and(|next| flows.get(&(next, side.opposite())) == Some(&Flow::Out))
        };
        Bed {
            sides,
            // While nobody has described the start tile, nobody knows.
            is_still: flowing.is_empty() && self.river.start.is_some(),
            marks: flowing
                .into_iter()
                .filter(|(side, flow)| *flow == Flow::Out || !is_said(*side))
                .collect(),
            leg: self.legs.iter().find(|leg| leg.is_in(cell, sides)).copied(),
            ..Bed::default()
        }
    }

    fn ground(&self, cell: Cell, meadows: Corners) -> Plan {
        let has_points = |corner: &Corner| {
            self.meadows.iter().any(|(point, _)| *point == crossing(cell, *corner))
        };
        let points: Vec<Corner> = Corner::ALL.into_iter().filter(has_points).collect();
        let grown: Vec<Corner> =
            points.iter().copied().filter(|corner| meadows.contains(*corner)).collect();
        let (points, grown) = (Corners::of(&points), Corners::of(&grown));
        Plan { meadows, grown, points, ..Plan::default() }
    }
}

/// The crossing of grid lines at a corner of a field, by the columns and rows before it.
fn crossing(cell: Cell, corner: Corner) -> (u8, u8) {
    let east = matches!(corner, Corner::NorthEast | Corner::SouthEast);
    let south = matches!(corner, Corner::SouthEast | Corner::SouthWest);
    (cell.column() + u8::from(east), cell.row() + u8::from(south))
}

impl Plan {
    /// A tile that is looked at alone.
    pub(super) fn of_tile(tile: &Tile) -> Self {
        let bed = |channel: &Channel| Bed {
            sides: channel.sides,
            bridge: channel.bridge,
            loads: channel.loads.clone(),
            port: channel.port,
            ..Bed::default()
        };
        Self {
            beds: tile.channels().iter().map(bed).collect(),
            meadows: tile.meadows(),
            herd: tile.herd(),
            ..Self::default()
        }
    }

    /// A tile by its face: what its badges say, in the order in which channels have them.
    pub(super) fn of_face(face: &Face<String>) -> Self {
        let mut beds: Vec<Bed> = Vec::new();
        for stroke in &face.strokes {
            let number = usize::from(stroke.channel);
            beds.resize_with(beds.len().max(number + 1), Bed::default);
            let side = side_of(stroke.edge);
            beds[number].sides = beds[number].sides.with(side);
            beds[number].marks.extend(stroke.flow.map(|flow| (side, flow)));
        }
        beds.retain(|bed| !bed.sides.is_empty());
        let corners: Vec<Corner> = face.corners.iter().map(|corner| corner_of(*corner)).collect();
        let mut plan = Self { beds, meadows: Corners::of(&corners), ..Self::default() };
        let mut at = 0;
        for badge in &face.badges {
            match badge.icon.as_str() {
                SHEEP => plan.herd = Herd::Sheep,
                COW => plan.herd = Herd::Cow,
                LAND => {}
                _ => plan.add(badge, &mut at),
            }
        }
        plan
    }

    /// How many things stand and lie on it; a building with what it needs is three.
    pub(super) fn things(&self) -> usize {
        let of = |bed: &Bed| {
            let building = bed.bridge.and_then(|bridge| bridge.works).map_or(0, |_| 3);
            building + bed.loads.len() + usize::from(bed.port)
        };
        self.beds.iter().map(of).sum::<usize>() + usize::from(self.herd != Herd::Plain)
    }

    /// Channels have their bridge first, then loads, then a port: what comes earlier again is the
    /// next channel's.
    fn add(&mut self, badge: &Badge<String>, at: &mut usize) {
        let thing = Thing::of(badge);
        let is_full = |bed: &Bed| match &thing {
            Thing::Bridge(_) => bed.bridge.is_some() || !bed.loads.is_empty() || bed.port,
            Thing::Load(load) => {
                bed.port
                    || load.at.is_some_and(|side| !bed.sides.contains(side))
                    || bed.loads.iter().any(|it| (it.cargo, it.at) >= (load.cargo, load.at))
            }
            Thing::Port => bed.port,
        };
        while self.beds.get(*at).is_some_and(is_full) && *at + 1 < self.beds.len() {
            *at += 1;
        }
        let Some(bed) = self.beds.get_mut(*at) else { return };
        match thing {
            Thing::Bridge(bridge) => bed.bridge = Some(bridge),
            Thing::Load(load) => bed.loads.push(load),
            Thing::Port => bed.port = true,
        }
    }
}

/// Something on a channel.
pub(super) enum Thing {
    Bridge(Bridge),
    Load(Load),
    Port,
}

/// The thing that a face shows, where it shows one alone.
pub(super) fn thing_of_face(face: &Face<String>) -> Option<Thing> {
    let icons = [MILL, SAWMILL, BRIDGE, SACK, AXE, PORT];
    face.badges.iter().find(|badge| icons.contains(&badge.icon.as_str())).map(Thing::of)
}

/// Whether a face is that of a tile without water.
pub(super) fn is_land(face: &Face<String>) -> bool {
    face.badges.iter().any(|badge| badge.icon == LAND)
}

/// A start tile by its face.
pub(super) struct StartFace<E, M> {
    pub(super) is_across: bool,
    /// Which half, which side of it, and which way the water passes there.
    pub(super) edges: E,
    pub(super) meadows: M,
}

pub(super) fn start_of_face(
    face: &Face<String>,
) -> Option<
    StartFace<impl Iterator<Item = (usize, Side, Flow)> + '_, impl Iterator<Item = Corner> + '_>,
> {
    let is_across = face.badges.iter().find_map(|badge| match badge.icon.as_str() {
        START => Some(true),
        START_DOWN => Some(false),
        _ => None,
    })?;
    let edges = face.strokes.iter().filter_map(|stroke| {
        Some((usize::from(stroke.channel.min(1)), side_of(stroke.edge), stroke.flow?))
    });
    let meadows = face.corners.iter().map(|corner| corner_of(*corner));
    Some(StartFace { is_across, edges, meadows })
}

impl Thing {
    fn of(badge: &Badge<String>) -> Self {
        let text = badge.text.as_deref().unwrap_or_default();
        let bridge = |works: Option<Works>| {
            let mut numbers = text.split('/').map(|number| number.trim().parse().ok());
            let (points, needs) = (numbers.next().flatten(), numbers.next().flatten());
            Self::Bridge(Bridge { works, points, needs })
        };
        let load = |cargo: Cargo| {
            let digits = text.find(|it: char| !it.is_ascii_digit()).unwrap_or(text.len());
            let (count, side) = text.split_at(digits);
            Self::Load(Load { cargo, count: count.parse().unwrap_or(1), at: Side::parse(side) })
        };
        match badge.icon.as_str() {
            MILL => bridge(Some(Works::Mill)),
            SAWMILL => bridge(Some(Works::Sawmill)),
            SACK => load(Cargo::Sack),
            AXE => load(Cargo::Axe),
            PORT => Self::Port,
            _ => bridge(None),
        }
    }
}

fn side_of(edge: Edge) -> Side {
    match edge {
        Edge::North => Side::North,
        Edge::East => Side::East,
        Edge::South => Side::South,
        Edge::West => Side::West,
    }
}

fn corner_of(corner: board::Corner) -> Corner {
    match corner {
        board::Corner::NorthEast => Corner::NorthEast,
        board::Corner::SouthEast => Corner::SouthEast,
        board::Corner::SouthWest => Corner::SouthWest,
        board::Corner::NorthWest => Corner::NorthWest,
    }
}
