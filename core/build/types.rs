//! The English messages as types: one struct a message, with its variables as fields.

use std::fmt::Write as _;

use crate::language::{Language, OWN_NAME};

/// What `text::messages` and `text::commands` are made of.
pub(crate) struct Types {
    pub(crate) messages: String,
    /// Those that the terminal may make, too.
    pub(crate) commands: String,
}

pub(crate) fn types(english: &Language) -> Types {
    let (mut out, mut terminal) = (String::new(), String::new());
    let (mut labels, mut commands) = (Vec::new(), Vec::new());
    for (id, (_, shape)) in &english.messages {
        if id.starts_with("label_") {
            labels.push(id.as_str());
        } else if id != OWN_NAME {
            let derived = english.derived(shape, shape);
            let is_told = |name: &String| derived.iter().all(|it| it.variable != *name);
            let told = shape.variables.iter().filter(|(name, _)| is_told(name));
            let told = told.map(|(name, number)| (name.as_str(), *number));
            match (id.starts_with("commands_"), shape.variables.is_empty()) {
                (true, true) => commands.push(id.as_str()),
                (true, false) => write_type(&mut terminal, "pub", id, told),
                (false, _) => write_type(&mut out, "pub(crate)", id, told),
            }
        }
    }
    writeln!(
        out,
        "/// Every label that shells may ask for by name.\n\
         pub(crate) const LABELS: &[&str] = &{labels:?};\n\
         /// Those of the terminal alone.\n\
         pub(crate) const COMMANDS: &[&str] = &{commands:?};"
    )
    .expect("a string");
    Types { messages: out, commands: terminal }
}

fn write_type<'a>(
    out: &mut String,
    seen: &str,
    id: &str,
    variables: impl Iterator<Item = (&'a str, bool)> + Clone,
) {
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    if seen == "pub" {
        line("#[derive(Debug)]".to_owned());
    }
    line(format!("#[allow(non_camel_case_types)]\n{seen} struct {id} {{"));
    for (name, number) in variables.clone() {
        let kind = if number { "i64" } else { "Words" };
        line(format!("    {seen} {name}: {kind},"));
    }
    // An inherent method, so that the dead-code lint finds a message that nobody makes.
    line(format!("}}\nimpl {id} {{\n    {seen} fn message(self) -> Message {{"));
    line(format!("        Message::new({id:?}, vec!["));
    for (name, number) in variables {
        let wrap = if number { "Arg::Number" } else { "Arg::Words" };
        line(format!("            ({name:?}, {wrap}(self.{name})),"));
    }
    line("        ])\n    }\n}".to_owned());
}
