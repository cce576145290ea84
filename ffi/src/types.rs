//! The core's types under the names of the contract, with texts in place of messages, and how the
//! plain values among them cross.

use std::time::SystemTime;

use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

pub use tallystone_core::app::{
    BackupView as Backup, BoardView, Chosen, Compared, ComparedSeat, DifferenceLine,
    Error as TallystoneError, NewSeat, NewSession, PlayerGroup, Preferences,
    Progress as JobProgress, ScoreCell, ScoreRow, ScoreTable, SessionQuery, SetAside,
    SettingChange, StatsQuery, StatsRow, ThemeChoice, TypedSeat, Verification, VerifiedState,
};
pub use tallystone_core::drawing::{
    Anchor, Area, Drawing, Ink, Layer, Look, Part, Picture, Piece, Rect, SeatColour, SeatShape,
    Swatch, What,
};
pub use tallystone_core::entry::{Entry, EntryValue, Focus, When};
pub use tallystone_core::exchange::ImportChoice;
pub use tallystone_core::look::{Colour, Shape, Theme, Tint};
pub use tallystone_core::outside::{PlayerId, SessionId, StepId};
pub use tallystone_core::result_card::ResultCard;
pub use tallystone_core::seat::Seat;
pub use tallystone_core::session::{LogStatus, Phase};
pub use tallystone_core::sheet::Role;
pub use tallystone_core::table::Lot;
pub use tallystone_core::text::Counted;

pub use crate::parts::*;
pub use crate::sheets::*;

/// Types that speak in messages inside the core cross with their texts.
macro_rules! said {
    ($($module:ident: $($name:ident),+;)+) => {
        $($(pub type $name = tallystone_core::$module::$name<String>;)+)+
    };
}

said! {
    checklist: Advice, Pieces;
    game: Setting, SettingChoice;
    rules: OtherEdition, PointsRow, PointsSection;
    session: LogLine;
}

pub type Day = NaiveDate;
pub type FilePath = std::path::PathBuf;
pub type Json = serde_json::Value;
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
    // What is no JSON is a text, which no game takes for options; it says why.
    try_lift: |text| Ok(tallystone_core::json::read(&text).unwrap_or(Self::String(text))),
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
// These are never sent back: what is not said of them does not matter.
uniffi::custom_type!(ScoreCell, Option<i64>, {
    remote,
    try_lift: |points| Ok(Self { points, line: 0 }),
    lower: |cell| cell.points,
});
uniffi::custom_type!(Ink, u8, {
    remote,
    try_lift: |number| Ok(Self::numbered(number)),
    lower: |ink| ink.number(),
});
