//! When a session was played, in the time of its table.

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};

use crate::session::{Row, Session};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayTimes {
    pub(crate) began: DateTime<FixedOffset>,
    /// When something was entered last.
    pub(crate) changed: DateTime<FixedOffset>,
    /// The day that the players named, if that is not the one on which it was entered.
    pub(crate) named: Option<NaiveDate>,
    pub(crate) minutes: i64,
}

impl PlayTimes {
    pub(crate) fn of(session: &Session) -> Self {
        let rows = session.rows();
        let named = session.stated().and_then(|stated| stated.played_on);
        let minutes = whole_minutes(session.played().num_seconds());
        let moment = |row: Option<&Row>| {
            row.map_or_else(DateTime::default, |row| there(row.at, row.offset_minutes))
        };
        Self { began: moment(rows.first()), changed: moment(rows.last()), named, minutes }
    }

    pub(crate) fn day(&self) -> NaiveDate {
        self.named.unwrap_or_else(|| self.began.date_naive())
    }
}

/// Half a minute and more counts as one.
pub(crate) fn whole_minutes(seconds: i64) -> i64 {
    seconds.saturating_add(30) / 60
}

/// A moment as the clock at the table showed it.
pub(crate) fn there(at: DateTime<Utc>, offset_minutes: i32) -> DateTime<FixedOffset> {
    let offset = FixedOffset::east_opt(offset_minutes.saturating_mul(60));
    at.with_timezone(&offset.unwrap_or_else(|| at.fixed_offset().timezone()))
}
