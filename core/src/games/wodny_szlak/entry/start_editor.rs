//! Saying which edges of the start tile carry the river, and how it lies.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::super::controls::{Control as Part, StartPart};
use super::super::river::{
    Cell, Corner, Corners, River, Shore, Side, Start, StartDrawn, Turn, start,
};
use super::editor::meadow_control;
use super::{choice, option, words};
use crate::id::Id;
use crate::sheet::{ChoiceOption, Control};
use crate::text::{Message, msg};

/// What has been said of a start tile that is not complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Draft {
    one: Option<Shore>,
    other: Option<Shore>,
    outlet: Option<Shore>,
    pub(crate) turned: Option<Turn>,
    meadows: Option<Corners>,
}

impl Draft {
    /// The draft over what the river has already.
    fn over(self, river: &River) -> Self {
        let known = river.start;
        Self {
            one: self.one.or(known.map(|it| it.tributaries()[0])),
            other: self.other.or(known.map(|it| it.tributaries()[1])),
            outlet: self.outlet.or(known.map(Start::outlet)),
            turned: self.turned.or(Some(river.turned)),
            meadows: self.meadows.or(known.map(Start::meadows)),
        }
    }

    fn start(self) -> Option<(Start, Turn)> {
        let drawn = StartDrawn {
            tributaries: [self.one?, self.other?],
            outlet: self.outlet?,
            meadows: self.meadows.unwrap_or_default(),
        };
        Some((Start::try_from(drawn).ok()?, self.turned.unwrap_or_default()))
    }

    /// An edge carries the river once: those that are taken are not offered again.
    fn is_taken(self, shore: Shore) -> bool {
        [self.one, self.other, self.outlet].contains(&Some(shore))
    }
}

pub(crate) fn controls(river: &River, draft: Draft, known: &BTreeSet<Start>) -> Vec<Control> {
    let draft = draft.over(river);
    let turned = draft.turned.unwrap_or_default();
    let mut controls: Vec<Control> = remembered(river, known).into_iter().collect();
    let turns = Turn::ALL.into_iter().filter(|turn| river.start_overlaps(*turn).is_none());
    let turns = turns.map(|turn| option(turn, turn_name(turn))).collect();
    let label = msg!(wodny_szlak_start_turned);
    controls.push(choice(Part::Start(StartPart::Turned), label, turns, Some(turned.to_id())));
    for (part, label, shore) in [
        (StartPart::One, msg!(wodny_szlak_start_one), draft.one),
        (StartPart::Other, msg!(wodny_szlak_start_other), draft.other),
        (StartPart::Outlet, msg!(wodny_szlak_start_outlet), draft.outlet),
    ] {
        let offered =
            Shore::ALL.into_iter().filter(|it| shore == Some(*it) || !draft.is_taken(*it));
        let options = offered.map(|it| option(it, words::shore(it, turned))).collect();
        let control = choice(Part::Start(part), label, options, shore.map(|it| it.to_id()));
        controls.push(control.entered(shore.is_some()).wanted());
    }
    // Like the edges, the corners are those that are seen on the table.
    let meadows = draft.meadows.unwrap_or_default().turned(turned);
    controls.push(meadow_control(Part::Start(StartPart::Meadows), meadows));
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
        .map(|(start, turned)| option((start, turned), words::start(start, turned)))
        .collect();
    let (label, chosen) = (msg!(wodny_szlak_start_known), lying.map(|it| it.to_id()));
    (!options.is_empty()).then(|| choice(Part::Start(StartPart::Known), label, options, chosen))
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

/// A new draft, and the start tile with its turn if it is complete; `None` for an unknown option.
pub(crate) fn read(
    river: &River,
    draft: Draft,
    part: StartPart,
    option: &str,
) -> Option<(Draft, Option<(Start, Turn)>)> {
    let mut full = draft.over(river);
    match part {
        StartPart::Known => return Some((Draft::default(), Some(Id::parse(option)?))),
        StartPart::Turned => full.turned = Some(Turn::parse(option)?),
        StartPart::One => full.one = Some(Shore::parse(option)?),
        StartPart::Other => full.other = Some(Shore::parse(option)?),
        StartPart::Outlet => full.outlet = Some(Shore::parse(option)?),
        StartPart::Meadows => {
            let back = full.turned.unwrap_or_default().back();
            full.meadows = Some(Corners::parse(option)?.turned(back));
        }
    }
    Some(match full.start() {
        Some(start) => (Draft::default(), Some(start)),
        None => (full, None),
    })
}
