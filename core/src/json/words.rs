//! What is expected and what came, in words that need no knowledge of any program.

use serde::de::Unexpected;
use serde_json::{Number, Value};

use crate::text::{Message, count_of, echo, msg};

pub(super) fn quoted(text: &str) -> Message {
    msg!(app_quoted, text = echo(text))
}

/// A number as it was written, with a real minus sign.
fn number(number: &Number) -> Message {
    figure(&number.to_string())
}

pub(super) fn figure(number: &str) -> Message {
    Message::verbatim(echo(&number.replace('-', "−")))
}

pub(super) fn came(value: &Value) -> Message {
    match value {
        Value::Null => Message::verbatim("null"),
        Value::Bool(yes) => Message::verbatim(yes.to_string()),
        Value::Number(it) => number(it),
        Value::String(text) => quoted(text),
        Value::Array(items) => msg!(app_json_came_list, n = count_of(items.len())),
        Value::Object(_) => msg!(app_json_object),
    }
}

/// The same, where only serde has seen it.
pub(super) fn unexpected(came: &Unexpected<'_>) -> Option<Message> {
    Some(match came {
        Unexpected::Bool(yes) => Message::verbatim(yes.to_string()),
        Unexpected::Unsigned(number) => figure(&number.to_string()),
        Unexpected::Signed(number) => figure(&number.to_string()),
        Unexpected::Float(number) => figure(&number.to_string()),
        Unexpected::Str(text) => quoted(text),
        Unexpected::Unit | Unexpected::Option => Message::verbatim("null"),
        Unexpected::Seq => msg!(app_json_list),
        Unexpected::Map => msg!(app_json_object),
        _ => return None,
    })
}

pub(super) fn whole_number(least: i128, most: i128) -> Message {
    let figure = |number: i128| figure(&number.to_string());
    msg!(app_json_whole_number, least = figure(least), most = figure(most))
}

pub(super) fn list(least: Option<usize>, most: Option<usize>) -> Message {
    match (least.unwrap_or(0), most) {
        (0, None) => msg!(app_json_list),
        (least, None) => msg!(app_json_list_from, least = count_of(least)),
        (least, Some(most)) if least == most => msg!(app_json_list_of, n = count_of(most)),
        (least, Some(most)) => {
            msg!(app_json_list_between, least = count_of(least), most = count_of(most))
        }
    }
}

/// One of some names.
pub(super) fn one_of<'a>(names: impl Iterator<Item = &'a str>) -> Message {
    let mut names: Vec<Message> = names.map(quoted).collect();
    match names.len() {
        1 => names.remove(0),
        _ => msg!(app_json_one_of, names = names),
    }
}

/// Any of several things.
pub(super) fn either(mut things: Vec<Message>) -> Message {
    let last = things.pop().unwrap_or_else(|| msg!(app_json_nothing));
    match things.len() {
        0 => last,
        1 => msg!(app_json_or, first = things.remove(0), last = last),
        _ => msg!(app_json_or_more, first = things, last = last),
    }
}

/// What serde says it expects, where that is something that people know.
pub(super) fn expected(serde: &str) -> Option<Message> {
    let whole = |least: i128, most: i128| Some(whole_number(least, most));
    match serde {
        "a boolean" => Some(msg!(app_json_true_or_false)),
        "a string" | "string" | "str" => Some(msg!(app_json_text)),
        "a sequence" => Some(msg!(app_json_list)),
        "a map" => Some(msg!(app_json_object)),
        "u8" => whole(0, u8::MAX.into()),
        "u16" => whole(0, u16::MAX.into()),
        "u32" => whole(0, u32::MAX.into()),
        "u64" | "usize" => whole(0, u64::MAX.into()),
        "i32" => whole(i32::MIN.into(), i32::MAX.into()),
        "i64" => whole(i64::MIN.into(), i64::MAX.into()),
        other if other.starts_with("struct ") => Some(msg!(app_json_object)),
        _ => None,
    }
}
