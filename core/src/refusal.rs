//! A refusal: what is wrong with an entry, and which rule says so.

use crate::text::Message;

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

    /// There is no such event, seat or step.
    pub fn missing(text: Message) -> Self {
        Self { text, rule: None, missing: true }
    }
}
