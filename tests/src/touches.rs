//! A script as touches: what is held, typed key by key, tapped. Every app that does them at its own
//! controls must leave the same log, step by step.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::Value;
use tallystone_core::app::{App, Screen};
use tallystone_core::entry::EntryValue;
use tallystone_core::outside::SessionId;

use crate::script::{Script, entry};

/// A control, how it is touched, and how many steps the log has after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    pub control: String,
    pub value: EntryValue,
    pub revision: u64,
}

/// Plays a script on a new table and writes down what is touched; of every second number the keypad
/// gets a sum.
pub fn touched(app: &mut App, script: &Script) -> (Vec<Touch>, Screen) {
    let mut screen = script.start(app);
    let mut touches = Vec::new();
    for (control, value) in &script.entries {
        let value = match value {
            // Nobody holds a key for no step at all.
            EntryValue::Step { by: 0 } => continue,
            EntryValue::Number { typed } if touches.len() % 2 == 0 => {
                EntryValue::Number { typed: as_sum(typed) }
            }
            other => other.clone(),
        };
        let entry = entry(&screen, control, &value);
        screen = app.enter(screen.session, &entry).expect("taken before");
        touches.push(Touch { control: control.clone(), value, revision: screen.revision });
    }
    (touches, screen)
}

/// `11` as `5+3+3`; what is too small to be divided stays as it is.
fn as_sum(typed: &str) -> String {
    match typed.parse::<i64>() {
        Ok(number) if number >= 3 => {
            let (half, third) = (number / 2, number / 3);
            format!("{half}+{third}+{}", number - half - third)
        }
        _ => typed.to_owned(),
    }
}

impl Touch {
    /// Control, kind, value and steps between tabs.
    pub fn to_line(&self) -> String {
        let (kind, value) = match &self.value {
            EntryValue::Step { by } => ("hold", by.to_string()),
            EntryValue::Choose { option } => ("choose", option.clone()),
            EntryValue::Flip => ("flip", String::new()),
            EntryValue::Number { typed } => ("type", typed.clone()),
            EntryValue::Tap { cell } => ("tap", cell.clone()),
            EntryValue::Pen { pen } => ("pen", pen.clone()),
            EntryValue::Press => ("press", String::new()),
            EntryValue::Write { text } => ("write", text.clone()),
        };
        format!("{}\t{kind}\t{value}\t{}", self.control, self.revision)
    }
}

/// The log of a session as it travels, a line a step: its kind, its version and what it says. Ids, which
/// are others on every device, are counted as they come; when it was is left out.
pub fn log_lines(app: &App, session: SessionId) -> Vec<String> {
    let bundle = app.export(&[session]).expect("a bundle");
    let bundle: Value = serde_json::from_str(&bundle).expect("JSON");
    let log = bundle["sessions"][0]["log"].as_array().expect("a log");
    let mut ids = BTreeMap::new();
    log.iter()
        .map(|step| {
            number(&mut ids, step["id"].as_str().expect("an id"));
            let said = step["payload"].as_str().expect("a text");
            let (kind, version) = (step["kind"].as_str().expect("a kind"), &step["version"]);
            format!("{kind}\t{version}\t{}", with_numbers(said, &mut ids))
        })
        .collect()
}

fn number(ids: &mut BTreeMap<String, usize>, id: &str) -> usize {
    let next = ids.len() + 1;
    *ids.entry(id.to_owned()).or_insert(next)
}

/// Its ids as `#1`, `#2` and so on.
fn with_numbers(text: &str, ids: &mut BTreeMap<String, usize>) -> String {
    let (mut said, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        if let Some(id) = rest.get(..ID_LENGTH).filter(|word| is_id(word)) {
            let _ = write!(said, "#{}", number(ids, id));
            rest = &rest[ID_LENGTH..];
        } else {
            said.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    said
}

const ID_LENGTH: usize = 36;

/// Whether it is written as in `01890a5d-ac96-774b-bcce-b302099a8057`.
fn is_id(word: &str) -> bool {
    word.chars().enumerate().all(|(place, letter)| match place {
        8 | 13 | 18 | 23 => letter == '-',
        _ => letter.is_ascii_hexdigit(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_come_to_the_number() {
        for number in [3_i64, 4, 11, 29] {
            let parts: i64 = as_sum(&number.to_string())
                .split('+')
                .map(|part| part.parse::<i64>().expect("a number"))
                .sum();
            assert_eq!(parts, number);
        }
        assert_eq!(as_sum("11"), "5+3+3");
        assert_eq!(as_sum("-4"), "-4");
    }

    #[test]
    fn ids_are_counted_as_they_come() {
        let (a, b) =
            ("01890a5d-ac96-774b-bcce-b302099a8057", "11890a5d-ac96-774b-bcce-b302099a8057");
        let mut ids = BTreeMap::new();
        let text = format!("{{\"of\":\"{b}\",\"ł\":\"{a}{b}\"}}");
        assert_eq!(with_numbers(&text, &mut ids), "{\"of\":\"#1\",\"ł\":\"#2#1\"}");
        assert_eq!(with_numbers(a, &mut ids), "#2");
    }
}
