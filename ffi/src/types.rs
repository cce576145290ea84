//! The core's types under the names of the contract, with texts in place of messages, and how the
//! plain values among them cross.

use std::time::SystemTime;

use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

pub use tallystone_core::app::{
    BackupView as Backup, Chosen, Compared, ComparedSeat, Decided, Difference, DifferenceLine,
    Error as TallystoneError, GameView, IconView, ImportPreview, ImportReport, ImportedSession,
    LineView, NewSeat, NewSession, PlayerView as Player, Preferences, RecoveryView as Recovery,
    ScoreCell, ScoreRow, ScoreTable, Screen, SeatView, SessionQuery, SessionView, SetAside,
    SettingChange, Statistics, StatsQuery, StatsRow, StatsSection, StatsTopic, ThemeChoice,
    Verification, VerifiedState,
};
pub use tallystone_core::board::{BoardStyle, Corner, Edge, Flow, Link, Mark, Stroke, Tone};
pub use tallystone_core::entry::{Entry, EntryValue, Focus, When};
pub use tallystone_core::exchange::{ImportChoice, ImportStatus};
pub use tallystone_core::game::ResultKind;
pub use tallystone_core::look::{Colour, Look, SeatColour, SeatShape, Shape, Theme, Tint};
pub use tallystone_core::outside::{PlayerId, SessionId, StepId};
pub use tallystone_core::result_card::{CardAnchor, CardItem, CardTheme, ResultCard};
pub use tallystone_core::seat::Seat;
pub use tallystone_core::session::{LogStatus, Phase, StatedResult, StatedSeat};
pub use tallystone_core::sheet::Role;
pub use tallystone_core::store::{Card, CardSeat, DamagedSession};
pub use tallystone_core::table::Lot;

/// Types that speak in messages inside the core cross with their texts.
macro_rules! said {
    ($($module:ident: $($name:ident),+;)+) => {
        $($(pub type $name = tallystone_core::$module::$name<String>;)+)+
    };
}

said! {
    board: Badge, Board, Cell, Face, Overlay, Pen, Region;
    checklist: Checklist, ChecklistSection, ChecklistStep, Pieces;
    game: Doubt, Setting, SettingChoice;
    rules: RuleAtom;
    session: LogLine;
    sheet: ChoiceOption, Control, ControlKind, Group, Sheet;
}

pub type Day = NaiveDate;
pub type FilePath = std::path::PathBuf;
pub type Json = serde_json::Value;
pub type StatedSeats = tallystone_core::seat::PerSeat<StatedSeat>;
pub type UtcDateTime = DateTime<Utc>;

/// A text that is no id becomes one that nothing has, so that the core says what is not found.
fn id(text: &str) -> Uuid {
    Uuid::try_parse(text).unwrap_or_default()
}

uniffi::custom_type!(SessionId, String, {
    remote,
    try_lift: |text| Ok(Self(id(&text))),
    lower: |id| id.to_string(),
});
uniffi::custom_type!(StepId, String, {
    remote,
    try_lift: |text| Ok(Self(id(&text))),
    lower: |id| id.to_string(),
});
uniffi::custom_type!(PlayerId, String, {
    remote,
    try_lift: |text| Ok(Self(id(&text))),
    lower: |id| id.to_string(),
});
uniffi::custom_type!(Seat, u8, {
    remote,
    try_lift: |index| Ok(Self::new(index)),
    // A seat is made of a u8, so its index is one.
    lower: |seat| u8::try_from(seat.index()).unwrap_or(u8::MAX),
});
uniffi::custom_type!(Focus, String, {
    remote,
    try_lift: |text| Ok(Self(text)),
    lower: |focus| focus.0,
});
uniffi::custom_type!(Json, String, {
    remote,
    // What is no JSON is a text, which no game takes for options.
    try_lift: |text| Ok(serde_json::from_str(&text).unwrap_or(Self::String(text))),
    lower: |json| json.to_string(),
});
uniffi::custom_type!(Day, String, {
    remote,
    try_lift: |text| text.parse().map_err(|_| TallystoneError::no_day(&text).into()),
    lower: |day| day.to_string(),
});
uniffi::custom_type!(FilePath, String, {
    remote,
    try_lift: |text| Ok(Self::from(text)),
    lower: |path| path.to_string_lossy().into_owned(),
});
uniffi::custom_type!(UtcDateTime, SystemTime, {
    remote,
    try_lift: |time| Ok(Self::from(time)),
    lower: |time| time.into(),
});
uniffi::custom_type!(StatedSeats, Vec<StatedSeat>, {
    remote,
    try_lift: |seats| Ok(Self::new(seats)),
    lower: |seats| seats.into_values(),
});
