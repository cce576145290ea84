//! Records that say less than the core's own: what no app on a phone shows does not cross. All others
//! are the core's types themselves, see `types.rs`.

use tallystone_core::app;
use tallystone_core::checklist;
use tallystone_core::game;
use tallystone_core::game::ResultKind;
use tallystone_core::rules;
use tallystone_core::seat::Seat;
use tallystone_core::store;
use tallystone_core::table::Lot;
use tallystone_core::text::Language;

// All names of the contract.
#[allow(clippy::wildcard_imports)]
use crate::types::*;

/// The fields that cross as they are; after the semicolon, lists whose items say less, too.
macro_rules! parts {
    ($($name:ident of $whole:ty {
        $($field:ident: $type:ty),+ $(; $($list:ident: $part:ty),+)?
    })+) => {$(
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name {
            $(pub $field: $type,)+
            $($(pub $list: Vec<$part>,)+)?
        }

        impl From<$whole> for $name {
            fn from(whole: $whole) -> Self {
                Self {
                    $($field: whole.$field,)+
                    $($($list: each(whole.$list),)+)?
                }
            }
        }
    )+};
}

pub(crate) fn each<T: Into<U>, U>(whole: Vec<T>) -> Vec<U> {
    whole.into_iter().map(Into::into).collect()
}

parts! {
    SeatView of app::SeatView {
        seat: Seat, name: String, given_name: Option<String>, letter: String, colour: Colour,
        shape: Shape, begins: bool, left: bool, up: bool, points: Option<i64>, change: Option<i64>,
        rank: Option<u32>, winner: bool, notes: Vec<String>, recorded_points: Option<i64>,
        spoken: String
    }

    Doubt of game::Doubt<String> {
        text: String, control: Option<String>, rule: Option<String>
    }

    Checklist of checklist::Checklist<String> { advice: Vec<Advice>; sections: ChecklistSection }

    ChecklistSection of checklist::ChecklistSection<String> {
        title: String, who: Option<String>; steps: ChecklistStep
    }

    ChecklistStep of checklist::ChecklistStep<String> {
        id: String, text: String, rule: Option<String>, done: bool, first_time: bool,
        pieces: Vec<Pieces>
    }

    RuleAtom of rules::RuleAtom<String> {
        id: String, section: String, title: String, text: String, related: Vec<String>,
        mark: Option<String>, option: Option<String>, others: Vec<OtherEdition>, partial: bool
    }

    LineView of app::LineView { text: String, points: i64, rule: Option<String>, depth: u32 }

    Difference of app::Difference { text: String, lines: Vec<DifferenceLine> }

    CardSeat of store::CardSeat {
        name: String, letter: String, colour: Colour, shape: Shape, points: Option<i64>,
        winner: bool
    }

    Player of app::PlayerView {
        id: PlayerId, name: String, colour: Colour, shape: Shape, in_group: bool
    }

    Statistics of app::Statistics { text: String; sections: StatsSection }

    StatsSection of app::StatsSection {
        title: String, columns: Vec<String>, rows: Vec<StatsRow>, note: Option<String>
    }

    ImportPreview of app::ImportPreview { text: String; sessions: ImportedSession }
}

#[derive(Clone, Debug, PartialEq)]
pub struct LanguageView {
    pub tag: String,
    pub name: String,
}

impl From<Language> for LanguageView {
    fn from(language: Language) -> Self {
        Self { tag: language.tag().to_owned(), name: language.name().to_owned() }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ImportedSession {
    pub session: SessionView,
    pub text: String,
}

impl From<app::ImportedSession> for ImportedSession {
    fn from(whole: app::ImportedSession) -> Self {
        Self { session: whole.session.into(), text: whole.text }
    }
}

/// A session in a list, with what its card says.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionView {
    pub id: SessionId,
    pub game_name: String,
    pub started_at: UtcDateTime,
    pub played_on: Option<Day>,
    pub phase: Phase,
    pub practice: bool,
    pub seats: Vec<CardSeat>,
}

impl From<app::SessionView> for SessionView {
    fn from(whole: app::SessionView) -> Self {
        Self {
            id: whole.id,
            game_name: whole.game_name,
            started_at: whole.started_at,
            played_on: whole.card.played_on,
            phase: whole.card.phase,
            practice: whole.card.practice,
            seats: each(whole.card.seats),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct GameView {
    pub id: String,
    pub name: String,
    pub summary: String,
    pub least_players: u8,
    pub most_players: u8,
    pub facts: String,
    pub colours: Vec<Colour>,
    pub has_start_player: bool,
    pub has_points: bool,
    pub pictures: Vec<Picture>,
    pub cover: Drawing,
}

impl GameView {
    pub(crate) fn with_pictures(
        whole: app::GameView,
        pictures: Vec<Picture>,
        cover: Drawing,
    ) -> Self {
        Self {
            id: whole.id,
            name: whole.name,
            summary: whole.summary,
            least_players: whole.least_players,
            most_players: whole.most_players,
            facts: whole.facts,
            colours: whole.colours,
            has_start_player: whole.has_start_player,
            has_points: whole.result != ResultKind::WinOnly,
            pictures,
            cover,
        }
    }
}

/// What a shell asks for; the log keeps it with what the core adds to it, such as a seed.
#[derive(Clone, Debug, PartialEq)]
pub enum TableChange {
    Name { seat: Seat, name: String },
    Colour { seat: Seat, colour: Colour },
    Shape { seat: Seat, shape: Shape },
    Order { order: Vec<Seat> },
    Start { seat: Seat },
    Leave { seat: Seat },
    Return { seat: Seat },
    Seats { count: u8 },
    Draw { lot: Lot },
    Choose { setting: String, choice: String },
}
