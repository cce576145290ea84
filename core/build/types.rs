//! The English messages as types: one struct a message, with its variables as fields.

use std::fmt::Write as _;

use crate::language::{Language, OWN_NAME};

/// What `text::messages` is made of.
pub(crate) fn types(english: &Language) -> String {
    let mut out = String::new();
    let mut labels = Vec::new();
    for (id, (_, shape)) in &english.messages {
        if id.starts_with("label_") {
            labels.push(id.as_str());
        } else if id != OWN_NAME {
            let derived = english.derived(shape, shape);
            let is_told = |name: &String| derived.iter().all(|it| it.variable != *name);
            let told = shape.variables.iter().filter(|(name, _)| is_told(name));
            write_type(&mut out, id, told.map(|(name, number)| (name.as_str(), *number)));
        }
    }
    writeln!(
        out,
        "/// Every label that shells may ask for by name.\n\
         pub(crate) const LABELS: &[&str] = &{labels:?};"
    )
    .expect("a string");
    out
}

fn write_type<'a>(
    out: &mut String,
    id: &str,
    variables: impl Iterator<Item = (&'a str, bool)> + Clone,
) {
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    line(format!("#[allow(non_camel_case_types)]\npub(crate) struct {id} {{"));
    for (name, number) in variables.clone() {
        let kind = if number { "i64" } else { "Words" };
        line(format!("    pub(crate) {name}: {kind},"));
    }
    // An inherent method, so that the dead-code lint finds a message that nobody makes.
    line(format!("}}\nimpl {id} {{\n    pub(crate) fn message(self) -> Message {{"));
    line(format!("        Message::new({id:?}, vec!["));
    for (name, number) in variables {
        let wrap = if number { "Arg::Number" } else { "Arg::Words" };
        line(format!("            ({name:?}, {wrap}(self.{name})),"));
    }
    line("        ])\n    }\n}".to_owned());
}
