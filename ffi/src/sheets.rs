//! Screens and sheets as shells get them: what can be touched, and boards as drawings. What things mean
//! stays in the core.

use tallystone_core::app::{self, Easel};
use tallystone_core::board;
use tallystone_core::game;
use tallystone_core::sheet;

use crate::parts::each;
// All names of the contract.
#[allow(clippy::wildcard_imports)]
use crate::types::*;

#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    pub session: SessionId,
    pub game: String,
    pub game_name: String,
    pub started_at: UtcDateTime,
    pub played_on: Option<Day>,
    pub revision: u64,
    pub place: When,
    pub focus: Focus,
    pub phase: Phase,
    pub seats: Vec<SeatView>,
    pub standings_title: String,
    pub sheet: Sheet,
    pub doubts: Vec<Doubt>,
    pub set_aside: Vec<SetAside>,
    pub ending: Option<String>,
    pub verdict: Vec<String>,
    pub announcement: Option<String>,
    pub notes: Vec<String>,
}

impl From<app::Screen> for Screen {
    fn from(whole: app::Screen) -> Self {
        Self {
            session: whole.session,
            game: whole.game,
            game_name: whole.game_name,
            started_at: whole.started_at,
            played_on: whole.played_on,
            revision: whole.revision,
            place: whole.place,
            focus: whole.focus,
            phase: whole.phase,
            seats: each(whole.seats),
            standings_title: whole.standings_title,
            sheet: Sheet::painted(whole.sheet, &whole.easel),
            doubts: each(whole.doubts),
            set_aside: whole.set_aside,
            ending: whole.ending,
            verdict: whole.verdict,
            announcement: whole.announcement,
            notes: whole.notes,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub prompt: Option<String>,
    pub remarks: Vec<String>,
    pub groups: Vec<Group>,
    pub next: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub id: String,
    pub role: Role,
    pub title: Option<String>,
    pub seat: Option<Seat>,
    pub folded: bool,
    pub controls: Vec<Control>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    pub id: String,
    pub label: String,
    pub spoken: String,
    pub entered: bool,
    pub wanted: bool,
    pub rule: Option<String>,
    pub kind: ControlKind,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ControlKind {
    Stepper { value: i64, min: i64, max: i64 },
    Choice { options: Vec<ChoiceOption>, chosen: Option<String> },
    Toggle { on: bool },
    Number { value: Option<i64>, min: i64, max: i64, usual: Vec<i64> },
    Board { board: Board },
    Action { enabled: bool, ends: bool },
    Note { text: String, longest: u32 },
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceOption {
    pub id: String,
    pub label: String,
    pub drawing: Option<Drawing>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    pub drawing: Drawing,
    pub pens: Vec<Pen>,
    pub pen: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Pen {
    pub id: String,
    pub label: String,
    pub seat: Option<Seat>,
    pub picture: Option<u16>,
    pub large: bool,
}

impl Sheet {
    fn painted(whole: sheet::Sheet<String>, easel: &Easel) -> Self {
        let control = |whole| Control::painted(whole, easel);
        let group = |whole: sheet::Group<String>| Group {
            id: whole.id,
            role: whole.role,
            title: whole.title,
            seat: whole.seat,
            folded: whole.folded,
            controls: whole.controls.into_iter().map(control).collect(),
        };
        let groups = whole.groups.into_iter().map(group).collect();
        Self { prompt: whole.prompt, remarks: whole.remarks, groups, next: whole.next }
    }
}

impl Control {
    fn painted(whole: sheet::Control<String>, easel: &Easel) -> Self {
        Self {
            kind: ControlKind::painted(whole.kind, &whole.id, easel),
            id: whole.id,
            label: whole.label,
            spoken: whole.spoken,
            entered: whole.entered,
            wanted: whole.wanted,
            rule: whole.rule,
        }
    }
}

/// Things of one kind that are remembered.
#[derive(Clone, Debug, PartialEq)]
pub struct BoxSection {
    pub title: String,
    pub items: Vec<BoxItem>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct BoxItem {
    pub id: String,
    pub label: String,
    pub drawing: Option<Drawing>,
    pub controls: Vec<Control>,
}

impl BoxSection {
    pub(crate) fn painted(whole: game::BoxSection<String>, easel: &Easel) -> Self {
        let item = |whole: game::BoxItem<String>| BoxItem {
            id: whole.id,
            label: whole.label,
            drawing: whole.face.map(|face| easel.paint_choice(&face)),
            controls: whole.controls.into_iter().map(|it| Control::painted(it, easel)).collect(),
        };
        Self { title: whole.title, items: whole.items.into_iter().map(item).collect() }
    }
}

impl ControlKind {
    fn painted(whole: sheet::ControlKind<String>, control: &str, easel: &Easel) -> Self {
        match whole {
            sheet::ControlKind::Stepper { value, min, max } => Self::Stepper { value, min, max },
            sheet::ControlKind::Choice { options, chosen } => {
                let option = |whole: sheet::ChoiceOption<String>| ChoiceOption {
                    id: whole.id,
                    label: whole.label,
                    drawing: whole.face.map(|face| easel.paint_choice(&face)),
                };
                Self::Choice { options: options.into_iter().map(option).collect(), chosen }
            }
            sheet::ControlKind::Toggle { on } => Self::Toggle { on },
            sheet::ControlKind::Number { value, min, max, usual } => {
                Self::Number { value, min, max, usual }
            }
            sheet::ControlKind::Board { board } => {
                let drawing = easel.paint(control, &board);
                let pen = |whole: board::Pen<String>| Pen {
                    picture: whole.icon.and_then(|icon| easel.picture(&icon)),
                    id: whole.id,
                    label: whole.label,
                    seat: whole.seat,
                    large: whole.large,
                };
                let pens = board.pens.into_iter().map(pen).collect();
                Self::Board { board: Board { drawing, pens, pen: board.pen } }
            }
            sheet::ControlKind::Action { enabled, ends } => Self::Action { enabled, ends },
            sheet::ControlKind::Note { text, longest } => Self::Note { text, longest },
        }
    }
}
