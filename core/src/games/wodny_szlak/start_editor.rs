//! Saying which edges of the start tile carry the river, and how it lies.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::compass::{Cell, Corner, Corners, Side, Turn};
use super::editor::meadow_control;
use super::event::Event;
use super::river::River;
use super::start::{self, Shore, Start, StartDrawn};
use super::words;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::{Message, msg};

/// What has been said of a start tile that is not complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Draft {
    pub(super) one: Option<Shore>,
    pub(super) other: Option<Shore>,
    pub(super) outlet: Option<Shore>,
    pub(super) turned: Option<Turn>,
    pub(super) meadows: Option<Corners>,
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

    fn with_shore(mut self, role: &str, shore: Shore) -> Self {
        match role {
            "start.one" => self.one = Some(shore),
            "start.other" => self.other = Some(shore),
            _ => self.outlet = Some(shore),
        }
        self
    }
}

/// The edges are named as they lie on the table.
fn shore_name(shore: Shore, turned: Turn) -> Message {
    let (cell, side) = start::place(shore, turned);
    msg!(wodny_szlak_edge_of, side = side.name(), cell = cell.name())
}

pub(super) fn controls(river: &River, draft: Draft, known: &BTreeSet<Start>) -> Vec<Control> {
    let draft = draft.over(river);
    let turned = draft.turned.unwrap_or_default();
    let mut controls = Vec::new();
    // A tile that was described from both of its ends is offered once.
    let lying = river.start.map(|start| (start, river.turned));
    let mut looks: Vec<Look> = lying.into_iter().map(look).collect();
    let mut is_new = |way: (Start, Turn)| {
        let look = look(way);
        let new = !looks.contains(&look);
        looks.push(look);
        new || lying == Some(way)
    };
    let remembered: Vec<ChoiceOption> = known
        .iter()
        .flat_map(|start| Turn::ALL.map(|turned| (*start, turned)))
        .filter(|(start, turned)| is_open(river, *start, *turned))
        .filter(|way| is_new(*way))
        .map(|(start, turned)| ChoiceOption::new(code(start, turned), label(start, turned)))
        .collect();
    if !remembered.is_empty() {
        let chosen = river.start.map(|start| code(start, river.turned));
        let kind = ControlKind::Choice { options: remembered, chosen };
        controls.push(Control::new("start.known", msg!(wodny_szlak_start_known), kind));
    }
    let turns = Turn::ALL.into_iter().filter(|turn| river.start_overlaps(*turn).is_none());
    let option = |turn: Turn| ChoiceOption::new(turn.quarters().to_string(), turn_name(turn));
    let kind = ControlKind::Choice {
        options: turns.map(option).collect(),
        chosen: Some(turned.quarters().to_string()),
    };
    controls.push(Control::new("start.turned", msg!(wodny_szlak_start_turned), kind));
    for (id, label, shore) in [
        ("start.one", msg!(wodny_szlak_start_one), draft.one),
        ("start.other", msg!(wodny_szlak_start_other), draft.other),
        ("start.outlet", msg!(wodny_szlak_start_outlet), draft.outlet),
    ] {
        let option = |shore: Shore| ChoiceOption::new(shore.id(), shore_name(shore, turned));
        let offered =
            Shore::ALL.into_iter().filter(|it| shore == Some(*it) || !draft.is_taken(*it));
        let options = offered.map(option).collect();
        let kind = ControlKind::Choice { options, chosen: shore.map(|it| it.id().to_owned()) };
        controls.push(Control::new(id, label, kind).entered(shore.is_some()).wanted());
    }
    // Like the edges, the corners are those that are seen on the table.
    let meadows = draft.meadows.unwrap_or_default().turned(turned);
    controls.push(meadow_control("start.meadows", meadows));
    controls
}

type Look = (Vec<(Cell, Side)>, (Cell, Side), Vec<(Cell, Corner)>);

/// What is to be seen of a start tile that lies like this: tributaries, outlet and meadows.
fn look((start, turned): (Start, Turn)) -> Look {
    let mut tributaries = start.tributaries().map(|shore| start::place(shore, turned)).to_vec();
    tributaries.sort_unstable();
    let mut corners = start::corners(start, turned);
    corners.sort_unstable();
    (tributaries, start::place(start.outlet(), turned), corners)
}

/// Whether a remembered start tile can lie like this.
fn is_open(river: &River, start: Start, turned: Turn) -> bool {
    let mut after = river.clone();
    after.start = Some(start);
    after.turned = turned;
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

pub(super) fn label(start: Start, turned: Turn) -> Message {
    let [one, other] = start.tributaries().map(|shore| shore_name(shore, turned));
    let outlet = shore_name(start.outlet(), turned);
    let rivers = msg!(wodny_szlak_start_label, one = one, other = other, outlet = outlet);
    words::with_meadows(rivers, start.meadows().turned(turned))
}

pub(super) fn code(start: Start, turned: Turn) -> String {
    let [one, other] = start.tributaries().map(Shore::id);
    let (outlet, meadows) = (start.outlet().id(), start.meadows().number());
    format!("{one}.{other}.{outlet}.{meadows}.{}", turned.quarters())
}

/// A new draft, and the start tile if it is complete.
pub(super) fn read(
    river: &River,
    seat: Seat,
    draft: Draft,
    known: &BTreeSet<Start>,
    (control, option): (&str, &str),
) -> (Draft, Option<Event>) {
    if control == "start.known" {
        let all = known.iter().flat_map(|start| Turn::ALL.map(|turned| (*start, turned)));
        let chosen = all.into_iter().find(|(start, turned)| code(*start, *turned) == option);
        let event = chosen.map(|(start, turned)| Event::Start { seat, start, turned });
        return (Draft::default(), event);
    }
    let number = option.parse::<u8>().ok();
    let mut full = draft.over(river);
    match control {
        "start.turned" => full.turned = number.and_then(|it| Turn::try_from(it).ok()),
        "start.meadows" => {
            let back = full.turned.unwrap_or_default().back();
            full.meadows = number.map(|it| Corners::numbered(it).turned(back));
        }
        _ => {
            if let Some(shore) = Shore::ALL.into_iter().find(|shore| shore.id() == option) {
                full = full.with_shore(control, shore);
            }
        }
    }
    match full.start() {
        Some((start, turned)) => (Draft::default(), Some(Event::Start { seat, start, turned })),
        None => (full, None),
    }
}
