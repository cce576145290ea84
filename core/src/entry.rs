//! Entries: all that a shell ever sends, and the gate that judges them against the sheet.

use serde::{Deserialize, Serialize};

use crate::outside::StepId;
use crate::refusal::Refusal;
use crate::sheet::{Control, ControlKind, Sheet};
use crate::text::{Message, count_of, echo as short, lines, msg};

/// What was touched, and what was on the screen when it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    pub control: String,
    pub value: EntryValue,
    /// The screen's revision.
    pub revision: u64,
    /// The screen's focus, as it came.
    #[serde(default)]
    pub focus: Focus,
    /// Where in the log the entry belongs: now, or a correction.
    #[serde(default)]
    pub place: When,
}

/// What was done with a control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum EntryValue {
    /// A stepper was moved by this much; one held for long is one entry.
    Step { by: i64 },
    /// A chip was tapped.
    Choose { option: String },
    /// A toggle was tapped.
    Flip,
    /// A number or a sum was typed: `17`, `-4`, `3+6+2`.
    Number { typed: String },
    /// A cell of a board was tapped with the pen in hand.
    Tap { cell: String },
    /// A pen was taken.
    Pen { pen: String },
    /// An action was pressed.
    Press,
    /// A note was written.
    Write { text: String },
}

/// The pen, the selection, a draft: what a game remembers between two taps without logging it.
/// Shells keep it and send it back; what is inside is the game's business.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Focus(pub String);

/// The moment that a screen shows and an entry made there is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum When {
    #[default]
    Now,
    /// Just before an earlier event; an entry is inserted there.
    Before { event: StepId },
    /// Just before an earlier event; an entry of its kind replaces it, another one is inserted
    /// before it.
    InsteadOf { event: StepId },
}

/// An entry that fits its control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A stepper's or number's new value.
    Number(i64),
    /// A chip's, cell's or pen's id.
    Option(String),
    Cell(String),
    Pen(String),
    On(bool),
    /// With a number that nobody chose, for what is drawn by lot.
    Pressed {
        lot: u64,
    },
    Text(String),
}

/// Judges an entry against the sheet that it is about: the control is there, the value is one it
/// offers. Games read only what has passed this gate.
pub fn gate(sheet: &Sheet, control: &str, value: &EntryValue, lot: u64) -> Result<Value, Refusal> {
    let control = sheet
        .control(control)
        .ok_or_else(|| Refusal::new(msg!(app_refused_control, control = short(control))))?;
    let label = || control.label.clone();
    let refuse = |text: Message| Err(Refusal::new(text));
    match (&control.kind, value) {
        (ControlKind::Stepper { value, min, max }, EntryValue::Step { by }) => {
            let wished = value.saturating_add(*by);
            within(wished, *min, *max, label)
        }
        (ControlKind::Number { min, max, .. }, EntryValue::Number { typed }) => {
            let Some(sum) = parse_sum(typed) else {
                return refuse(msg!(app_refused_number, typed = short(typed)));
            };
            within(sum, *min, *max, label)
        }
        (ControlKind::Choice { options, .. }, EntryValue::Choose { option }) => {
            if options.iter().any(|offered| offered.id == *option) {
                Ok(Value::Option(option.clone()))
            } else {
                let offered: Vec<Message> =
                    options.iter().map(|offered| offered.label.clone()).collect();
                refuse(msg!(
                    app_refused_option,
                    option = short(option),
                    control = label(),
                    offered = offered
                ))
            }
        }
        (ControlKind::Toggle { on }, EntryValue::Flip) => Ok(Value::On(!on)),
        (ControlKind::Board { board }, EntryValue::Tap { cell }) => {
            if board.cells.iter().any(|offered| offered.can_tap && offered.id == *cell) {
                Ok(Value::Cell(cell.clone()))
            } else {
                refuse(msg!(app_refused_cell, cell = short(cell)))
            }
        }
        (ControlKind::Board { board }, EntryValue::Pen { pen }) => {
            if board.pens.iter().any(|offered| offered.id == *pen) {
                Ok(Value::Pen(pen.clone()))
            } else {
                refuse(msg!(app_refused_pen, pen = short(pen)))
            }
        }
        (ControlKind::Action { enabled: true, .. }, EntryValue::Press) => {
            Ok(Value::Pressed { lot })
        }
        (ControlKind::Action { enabled: false, .. }, EntryValue::Press) => {
            refuse(msg!(app_refused_action, control = label()))
        }
        (ControlKind::Note { longest, .. }, EntryValue::Write { text }) => {
            note(text, *longest, label)
        }
        _ => refuse(msg!(app_refused_kind, control = label())),
    }
}

/// Whether a second, equal entry must be ignored: it ends something and is not about the screen
/// as it is now.
pub(crate) fn is_repeated_ending(control: &Control, entry: &Entry, revision: u64) -> bool {
    matches!(control.kind, ControlKind::Action { ends: true, .. }) && entry.revision != revision
}

fn within(wished: i64, min: i64, max: i64, label: impl Fn() -> Message) -> Result<Value, Refusal> {
    if (min..=max).contains(&wished) {
        Ok(Value::Number(wished))
    } else {
        Err(Refusal::new(msg!(
            app_refused_range,
            control = label(),
            min = min,
            max = max,
            wished = wished
        )))
    }
}

fn note(text: &str, longest: u32, label: impl Fn() -> Message) -> Result<Value, Refusal> {
    let length = text.chars().count();
    if length <= longest as usize {
        Ok(Value::Text(lines(text).into_owned()))
    } else {
        let text =
            msg!(app_refused_note, control = label(), most = longest, length = count_of(length));
        Err(Refusal::new(text))
    }
}

/// A number or a sum as people type it, with either minus sign: `17`, `−4`, `3+6+2`, `10 - 4`.
pub fn parse_sum(typed: &str) -> Option<i64> {
    let typed: String = typed
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect::<String>()
        .replace('−', "-");
    if typed.len() > 200 {
        return None;
    }
    let mut total: i64 = 0;
    let mut rest = typed.as_str();
    loop {
        let sign = if let Some(after) = rest.strip_prefix('-') {
            rest = after;
            -1
        } else {
            rest = rest.strip_prefix('+').unwrap_or(rest);
            1
        };
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let number: i64 = rest[..end].parse().ok()?;
        total = total.checked_add(number.checked_mul(sign)?)?;
        rest = &rest[end..];
        if rest.is_empty() {
            return Some(total);
        }
        if !rest.starts_with(['+', '-']) {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::parse_sum;

    #[test]
    fn numbers_and_sums_are_read_as_people_type_them() {
        for (typed, sum) in [
            ("17", 17),
            ("-4", -4),
            ("−4", -4),
            ("+5", 5),
            ("3+6+2", 11),
            (" 10 - 4 ", 6),
            ("007", 7),
        ] {
            assert_eq!(parse_sum(typed), Some(sum), "{typed}");
        }
        for typed in
            ["", "-", "+", "3+", "3++2", "a", "3a", "1.5", "٣", "9223372036854775808", "--3"]
        {
            assert_eq!(parse_sum(typed), None, "{typed}");
        }
        assert_eq!(parse_sum(&"1+".repeat(5_000)), None);
    }
}
