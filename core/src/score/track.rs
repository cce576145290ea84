//! The scoring track around a board: where a marker stands.

use crate::text::{Message, msg};

/// Behind the last field the marker goes on from 1, and a lap is added. A total of 0 or less has no
/// field.
pub fn on_the_track(total: i64, fields: i64) -> Message {
    if total <= 0 {
        return msg!(app_track_none);
    }
    let (laps, field) = ((total - 1) / fields, (total - 1) % fields + 1);
    if laps == 0 {
        msg!(app_track_field, field = field)
    } else {
        msg!(app_track_lap, field = field, added = laps * fields)
    }
}
