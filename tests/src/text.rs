//! The texts of the game in `docs/add-a-game.md`, as that document gives them. The `msg!` of the core
//! knows only its own; this one is written the same way.

use tallystone_core::text::Message;

/// The Fluent block of the document. A message is one line, with plain variables at most.
pub const TEXTS: &str = include_str!(concat!(env!("OUT_DIR"), "/windfall.ftl"));

pub(crate) fn say(id: &str, values: &[(&str, String)]) -> Message {
    let line = TEXTS.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
    let mut text = line.unwrap_or_else(|| panic!("no message {id}")).to_owned();
    for (name, value) in values {
        text = text.replace(&format!("{{ NUMBER(${name}) }}"), value);
    }
    assert!(!text.contains('{'), "not all variables are given: {text}");
    Message::verbatim(text)
}

macro_rules! msg {
    ($id:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::say(stringify!($id), &[$((stringify!($name), $value.to_string())),*])
    };
}
pub(crate) use msg;
