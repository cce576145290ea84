//! Moments and days that every calendar has: what others wrote, or a clock that was set, may be
//! none of them, and not every language can read such a one.

use chrono::{DateTime, Datelike as _, NaiveDate, TimeDelta, Utc};

/// A day before the year 10000, so that no table's clock shows that either.
pub(crate) const LAST_MILLIS: i64 = 253_402_214_399_999;
/// The years that a day can be of.
pub(crate) const YEARS: std::ops::RangeInclusive<i32> = 1..=9999;

/// Whether it can be kept as it is: from 1970 on, in whole milliseconds.
pub(crate) fn can_be_kept(at: DateTime<Utc>) -> bool {
    let millis = at.timestamp_millis();
    // A leap second is another moment once it was kept.
    (0..=LAST_MILLIS).contains(&millis) && DateTime::from_timestamp_millis(millis) == Some(at)
}

/// The nearest moment that can be kept.
pub(crate) fn nearest(at: DateTime<Utc>) -> DateTime<Utc> {
    of_millis(at.timestamp_millis())
}

/// The nearest moment to so many milliseconds since 1970.
pub(crate) fn of_millis(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis.clamp(0, LAST_MILLIS)).unwrap_or_default()
}

/// Now, but later than what it comes after, even if the clock was set; at the end of all calendars
/// it is the same moment.
pub(crate) fn after(earlier: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
    let next = earlier.checked_add_signed(TimeDelta::milliseconds(1)).unwrap_or(earlier);
    nearest(now.max(next))
}

pub(crate) fn is_day(day: NaiveDate) -> bool {
    YEARS.contains(&day.year())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_moment_is_in_no_year_of_five_digits_anywhere() {
        let last = of_millis(i64::MAX);
        assert_eq!(last.to_rfc3339(), "9999-12-30T23:59:59.999+00:00");
        assert!(can_be_kept(last) && can_be_kept(DateTime::UNIX_EPOCH));
        assert!(!can_be_kept(last + TimeDelta::milliseconds(1)));
        assert_eq!(nearest(DateTime::<Utc>::MAX_UTC), last);
        assert_eq!(nearest(DateTime::<Utc>::MIN_UTC), DateTime::UNIX_EPOCH);
        assert_eq!(after(last, DateTime::UNIX_EPOCH), last);
        assert_eq!(after(DateTime::<Utc>::MAX_UTC, last), last);
    }
}
