//! A refusal: what is wrong with an entry, and which rule says so.

use crate::seat::Seat;
use crate::text::{Message, count_of, echo, msg};

/// Something that cannot be taken as it came; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What was expected, what came, and what to do.
    pub text: Message,
    /// The rule atom behind it, if there is one.
    pub rule: Option<&'static str>,
    /// It is about something that is not there (any more).
    pub missing: bool,
}

impl Refusal {
    pub fn new(text: Message) -> Self {
        Self { text, rule: None, missing: false }
    }

    pub fn by_rule(text: Message, rule: &'static str) -> Self {
        Self { text, rule: Some(rule), missing: false }
    }

    /// A seat that is not at a table of so many, by its number, as whoever named it wrote it.
    pub fn no_seat(seat: Seat, seats: usize) -> Self {
        let (seat, last) = (count_of(seat.index()), count_of(seats.saturating_sub(1)));
        Self::new(msg!(app_refused_seat, seat = seat, last = last))
    }

    /// A control that is not on the sheet, or not what it was taken for.
    pub fn no_control(control: impl Into<String>) -> Self {
        Self::new(msg!(app_refused_control, control = echo(&control.into())))
    }

    /// There is no such event, seat or step.
    pub fn missing(text: Message) -> Self {
        Self { text, rule: None, missing: true }
    }
}
