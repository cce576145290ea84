//! Days, times and counts as a language writes them.

use chrono::{Datelike as _, NaiveDate, NaiveDateTime, NaiveTime, Timelike as _};

use super::message::{Message, msg};
use super::{Language, Speaker};

/// What shells count beside a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Players,
    /// Entries that are doubtful.
    Doubts,
    /// Remarks that there is no room for.
    Remarks,
}

/// So many of something: "1 player", "3 doubtful".
pub fn counted(language: Language, what: Counted, n: u32) -> String {
    let message = match what {
        Counted::Players => msg!(app_stats_seats, n = n),
        Counted::Doubts => msg!(app_count_doubts, n = n),
        Counted::Remarks => msg!(app_count_remarks, n = n),
    };
    said(language, &message)
}

/// How long something takes.
pub fn minutes(language: Language, n: u32) -> String {
    said(language, &msg!(app_stats_minutes, minutes = n))
}

/// A day, all of it.
pub fn day(language: Language, day: NaiveDate) -> String {
    said(language, &of_day(day))
}

/// A day and the time of day.
pub fn moment(language: Language, at: NaiveDateTime) -> String {
    let moment = msg!(app_moment, day = of_day(at.date()), clock = of_clock(at.time()));
    said(language, &moment)
}

/// A time of day.
pub fn clock(language: Language, time: NaiveTime) -> String {
    said(language, &of_clock(time))
}

/// A day within a sentence.
pub(crate) fn of_day(day: NaiveDate) -> Message {
    msg!(app_day, year = day.year().to_string(), month = day.month(), day = day.day())
}

fn of_clock(time: NaiveTime) -> Message {
    msg!(app_clock, hour = time.hour(), minute = time.minute())
}

fn said(language: Language, message: &Message) -> String {
    Speaker::without_table(language).say(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_have_their_noughts() {
        let english = Language::default();
        let at = NaiveDate::from_ymd_opt(2026, 3, 5).and_then(|day| day.and_hms_opt(7, 8, 9));
        let at = at.expect("a moment");
        assert_eq!(moment(english, at), "2026-03-05 07:08");
        assert_eq!(
            (day(english, at.date()).as_str(), clock(english, at.time()).as_str()),
            ("2026-03-05", "07:08")
        );
    }

    #[test]
    fn one_is_not_many() {
        let of = |n| counted(Language::default(), Counted::Players, n);
        assert_eq!((of(1).as_str(), of(2).as_str()), ("1 player", "2 players"));
    }
}
