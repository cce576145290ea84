//! Moments and days that every calendar has: what others wrote, or a clock that was set, may be
//! none of them, and not every language can read such a one.

use chrono::{DateTime, Datelike as _, NaiveDate, TimeDelta, Timelike as _, Utc};
use serde::{Serialize as _, Serializer};

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

/// Writes a moment as chrono does, letter for letter, which takes four times as many instructions: an
/// export does it for every step of every log.
pub(crate) fn write<S: Serializer>(at: &DateTime<Utc>, into: S) -> Result<S::Ok, S::Error> {
    if !can_be_kept(*at) {
        return at.serialize(into);
    }
    let mut text = *b"0000-00-00T00:00:00.000Z";
    let mut put = |at: std::ops::Range<usize>, number: u32| {
        let mut left = number;
        for place in text[at].iter_mut().rev() {
            // The remainder is a digit.
            *place = b'0' + u8::try_from(left % 10).unwrap_or(0);
            left /= 10;
        }
    };
    let (day, millis) = (at.date_naive(), at.timestamp_subsec_millis());
    put(0..4, day.year().unsigned_abs());
    put(5..7, day.month());
    put(8..10, day.day());
    put(11..13, at.hour());
    put(14..16, at.minute());
    put(17..19, at.second());
    put(20..23, millis);
    let written = if millis == 0 {
        text[19] = b'Z';
        &text[..20]
    } else {
        &text[..]
    };
    into.serialize_str(std::str::from_utf8(written).unwrap_or_default())
}

pub(crate) fn is_day(day: NaiveDate) -> bool {
    YEARS.contains(&day.year())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_as_chrono_writes_it() {
        let millis =
            [0, 1, 999, 1_000, 951_782_399_999, 1_763_294_400_120, 4_107_542_399_900, LAST_MILLIS];
        let kept = millis.map(of_millis);
        let others = [DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC];
        let finer = [kept[1] + TimeDelta::nanoseconds(1), kept[4] + TimeDelta::microseconds(10)];
        for at in kept.into_iter().chain(others).chain(finer) {
            let written = write(&at, serde_json::value::Serializer).expect("a text");
            assert_eq!(written, serde_json::to_value(at).expect("a text"));
        }
    }

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
