//! Saying which edges of the start tile carry the river, and how it lies.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::super::board;
use super::super::controls::{Control as Part, StartPart, StartPlace};
use super::super::river::{
    Cell, Corner, Corners, River, Shore, Side, Start, StartDrawn, Turn, start,
};
use super::{choice, option, words};
use crate::entry::Value;
use crate::id::Id;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::{Message, msg};

/// What has been said of a start tile that is not complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Draft {
    /// One of its edges was wrong: what the river has of them does not count any more.
    anew: bool,
    one: Option<Shore>,
    other: Option<Shore>,
    outlet: Option<Shore>,
    pub(crate) turned: Option<Turn>,
    meadows: Option<Corners>,
}

/// What an edge of the start tile carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carries {
    Nothing,
    Tributary,
    Outlet,
}

impl Draft {
    /// The draft over what the river has already.
    pub(crate) fn over(self, river: &River) -> Self {
        let known = river.start;
        let edges = known.filter(|_| !self.anew);
        Self {
            one: self.one.or(edges.map(|it| it.tributaries()[0])),
            other: self.other.or(edges.map(|it| it.tributaries()[1])),
            outlet: self.outlet.or(edges.map(Start::outlet)),
            turned: self.turned.or(Some(river.turned)),
            meadows: self.meadows.or(known.map(Start::meadows)),
            ..self
        }
    }

    pub(crate) fn start(self) -> Option<(Start, Turn)> {
        let drawn = StartDrawn {
            tributaries: [self.one?, self.other?],
            outlet: self.outlet?,
            meadows: self.meadows.unwrap_or_default(),
        };
        Some((Start::try_from(drawn).ok()?, self.turned.unwrap_or_default()))
    }

    pub(crate) fn carries(self, shore: Shore) -> Carries {
        if self.outlet == Some(shore) {
            Carries::Outlet
        } else if [self.one, self.other].contains(&Some(shore)) {
            Carries::Tributary
        } else {
            Carries::Nothing
        }
    }

    /// The meadow corners as they are seen on the table.
    pub(crate) fn seen_meadows(self) -> Corners {
        self.meadows.unwrap_or_default().turned(self.turned.unwrap_or_default())
    }

    /// What is asked for next; nothing once all three edges are said.
    pub(crate) fn question(self) -> Option<Message> {
        Some(match (self.one, self.other, self.outlet) {
            (None, ..) => msg!(wodny_szlak_start_one),
            (_, None, _) => msg!(wodny_szlak_start_other),
            (.., None) => msg!(wodny_szlak_start_outlet),
            _ => return None,
        })
    }

    /// An edge that carries nothing takes what is asked for; one that carries something loses it.
    fn tap(&mut self, shore: Shore) {
        self.anew = true;
        let mut edges = [&mut self.one, &mut self.other, &mut self.outlet];
        if let Some(edge) = edges.iter_mut().find(|edge| ***edge == Some(shore)) {
            **edge = None;
        } else if let Some(edge) = edges.into_iter().find(|edge| edge.is_none()) {
            *edge = Some(shore);
        }
    }
}

pub(crate) fn controls(river: &River, draft: Draft, known: &BTreeSet<Start>) -> Vec<Control> {
    let draft = draft.over(river);
    let turned = draft.turned.unwrap_or_default();
    let mut controls: Vec<Control> = remembered(river, known).into_iter().collect();
    let label = draft.question().unwrap_or_else(|| msg!(wodny_szlak_start_tile_label));
    let tile = ControlKind::Board { board: board::start_board(draft) };
    let tile = Control::new(Part::Start(StartPart::Tile), label, tile);
    controls.push(tile.entered(draft.question().is_none()).rule("flow"));
    let turns = Turn::ALL.into_iter().filter(|turn| river.start_overlaps(*turn).is_none());
    let turns = turns.map(|turn| {
        let face = draft.start().map(|(start, _)| board::whole_start_face(start, turn));
        let option = option(turn, turn_name(turn));
        ChoiceOption { face, ..option }
    });
    let (label, turns) = (msg!(wodny_szlak_start_turned), turns.collect());
    let turns = choice(Part::Start(StartPart::Turned), label, turns, Some(turned.to_id()));
    controls.push(turns.rule("setup-start"));
    controls
}

/// The remembered start tiles, as they can lie. One that was described from both of its ends is
/// offered once.
fn remembered(river: &River, known: &BTreeSet<Start>) -> Option<Control> {
    let lying = river.start.map(|start| (start, river.turned));
    let mut looks: Vec<Look> = lying.into_iter().map(look).collect();
    let mut is_new = |lies: (Start, Turn)| {
        let look = look(lies);
        let new = !looks.contains(&look);
        looks.push(look);
        new || lying == Some(lies)
    };
    let options: Vec<ChoiceOption> = known
        .iter()
        .flat_map(|start| Turn::ALL.map(|turned| (*start, turned)))
        .filter(|(start, turned)| is_open(river, *start, *turned))
        .filter(|lies| is_new(*lies))
        .map(|(start, turned)| {
            let face = board::whole_start_face(start, turned);
            option((start, turned), words::start(start, turned)).with_face(face)
        })
        .collect();
    let (label, chosen) = (msg!(wodny_szlak_start_known), lying.map(|it| it.to_id()));
    let control = || choice(Part::Start(StartPart::Known), label, options.clone(), chosen);
    (!options.is_empty()).then(|| control().entered(lying.is_some()).rule("setup-start"))
}

/// Whether a remembered one can lie there.
pub(crate) fn remembers(river: &River, known: &BTreeSet<Start>) -> bool {
    remembered(river, known).is_some()
}

type Look = (BTreeSet<(Cell, Side)>, (Cell, Side), BTreeSet<(Cell, Corner)>);

/// What is to be seen of a start tile that lies like this: tributaries, outlet and meadows.
fn look((start, turned): (Start, Turn)) -> Look {
    let [one, other, outlet] = start.shores().map(|shore| start::place(shore, turned));
    (BTreeSet::from([one, other]), outlet, start::corners(start, turned).into_iter().collect())
}

/// Whether a remembered start tile can lie like this.
fn is_open(river: &River, start: Start, turned: Turn) -> bool {
    let after = River { start: Some(start), turned, ..river.clone() };
    river.start_overlaps(turned).is_none() && !after.has_ring()
}

fn turn_name(turn: Turn) -> Message {
    match turn.quarters() {
        0 => msg!(wodny_szlak_turn_none),
        1 => msg!(wodny_szlak_turn_quarter),
        2 => msg!(wodny_szlak_turn_half),
        _ => msg!(wodny_szlak_turn_three),
    }
}

/// A new draft, and the start tile with its turn if it is complete and new; `None` for an unknown
/// option.
pub(crate) fn read(
    river: &River,
    draft: Draft,
    part: StartPart,
    value: &Value,
) -> Option<(Draft, Option<(Start, Turn)>)> {
    let mut full = draft.over(river);
    match (part, value) {
        (StartPart::Known, Value::Option(option)) => {
            return Some((Draft::default(), Some(Id::parse(option)?)));
        }
        (StartPart::Turned, Value::Option(option)) => full.turned = Some(Turn::parse(option)?),
        (StartPart::Tile, Value::Cell(place)) => match StartPlace::parse(place)? {
            StartPlace::Edge(shore) => full.tap(shore),
            StartPlace::Corner(corner) => {
                let back = full.turned.unwrap_or_default().back();
                full.meadows = Some(full.seen_meadows().toggled(corner).turned(back));
            }
        },
        _ => return None,
    }
    Some(match full.start() {
        Some(start) => (Draft::default(), Some(start)),
        None => (full, None),
    })
}
