//! Figures in words: shares, quotients and times, and a dash where there are not enough games.

use super::ENOUGH;
use crate::text::{Message, msg};

pub(super) fn dash() -> Message {
    msg!(app_stats_dash)
}

/// A sum that stops at the largest number there is.
pub(super) fn total(numbers: impl Iterator<Item = i64>) -> i64 {
    numbers.fold(0, i64::saturating_add)
}

pub(super) fn number(number: impl Into<i64>) -> Message {
    msg!(app_number, n = number.into())
}

/// A share in thousandths, if there are enough games.
pub(super) fn share(some: u32, all: u32) -> Option<u32> {
    if all < ENOUGH { None } else { bar(some, all) }
}

pub(super) fn bar(some: u32, all: u32) -> Option<u32> {
    u32::try_from((u64::from(some) * 1_000).checked_div(all.into())?).ok()
}

pub(super) fn part(some: i64, all: i64) -> Option<u32> {
    u32::try_from(some.max(0).checked_mul(1_000)?.checked_div(all)?).ok()
}

pub(super) fn percent(thousandths: u32) -> Message {
    msg!(app_stats_percent, n = (thousandths + 5) / 10)
}

/// A quotient with one digit after the point.
pub(super) fn decimal(sum: i64, count: u32) -> Message {
    let count = i64::from(count.max(1));
    let tenths = (sum.saturating_abs().saturating_mul(20) / count + 1) / 2;
    let sign = if sum < 0 && tenths > 0 { "−" } else { "" };
    msg!(app_stats_decimal, sign = sign, whole = tenths / 10, tenth = tenths % 10)
}

pub(super) fn time(seconds: i64) -> Message {
    let minutes = seconds.saturating_add(30) / 60;
    match minutes / 60 {
        0 => msg!(app_stats_minutes, minutes = minutes),
        hours => msg!(app_stats_hours, hours = hours, minutes = minutes % 60),
    }
}
