//! What a Fluent message asks for: its variables, its selectors, and what we do not use.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::serializer;

/// A message as far as languages are compared by it.
#[derive(Debug, Default)]
pub(crate) struct Shape {
    /// Each with whether it is used as a number: in `NUMBER($n)`, `SIGNED($n)`, `PAIR($n)` or a plural selector.
    pub(crate) variables: BTreeMap<String, bool>,
    /// The keys of each plural selector.
    pub(crate) selectors: Vec<BTreeSet<String>>,
    /// The forms that it has beside itself, for sentences that it is used in.
    pub(crate) attributes: BTreeSet<String>,
    /// Functions, messages and terms that nobody knows here.
    pub(crate) unknown: Vec<String>,
    /// Its own value on one line, without its forms; `None` if there is none.
    pub(crate) value: Option<String>,
    /// The texts of its value and forms, without what is filled in.
    pub(crate) texts: Vec<String>,
    /// What stands above it for those who translate it.
    pub(crate) comment: String,
}

pub(crate) const PLURALS: &[&str] = &["zero", "one", "two", "few", "many", "other"];
const FUNCTIONS: &[&str] = &["NUMBER", "SIGNED", "PAIR"];

impl Shape {
    pub(crate) fn of(message: &Message<&str>) -> Self {
        let mut shape = Self::default();
        if let Some(pattern) = &message.value {
            shape.pattern(pattern);
            shape.value = Some(on_one_line(message));
        }
        if let Some(comment) = &message.comment {
            shape.comment = comment.content.join(" ");
        }
        for attribute in &message.attributes {
            shape.attributes.insert(attribute.id.name.to_owned());
            shape.pattern(&attribute.value);
        }
        shape
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, false),
            Expression::Select { selector, variants } => {
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                let keys: BTreeSet<String> = keys.collect();
                let counts = |key: &String| key != "other" && PLURALS.contains(&key.as_str());
                let numbers = |key: &String| key.parse::<f64>().is_ok();
                let plural = keys.iter().any(counts);
                self.inline(selector, plural || keys.iter().any(numbers));
                if plural {
                    self.selectors.push(keys);
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, number: bool) {
        match inline {
            InlineExpression::VariableReference { id } => {
                *self.variables.entry(id.name.to_owned()).or_default() |= number;
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if !FUNCTIONS.contains(&id.name) {
                    self.unknown.push(format!("the function {}", id.name));
                }
                // Every function there is takes numbers.
                for argument in &arguments.positional {
                    self.inline(argument, true);
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                self.unknown.push(format!("the message {}", id.name));
            }
            InlineExpression::TermReference { id, .. } => {
                self.unknown.push(format!("the term -{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// `$x_n` and `$x_gen` of `$x`: what is filled in for a variable besides itself.
pub(crate) fn derived<'a>(variable: &'a str, from: &'a str) -> Option<&'a str> {
    variable.strip_prefix(from)?.strip_prefix('_')
}

fn on_one_line(message: &Message<&str>) -> String {
    let alone = Message {
        id: message.id.clone(),
        value: message.value.clone(),
        attributes: Vec::new(),
        comment: None,
    };
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(alone)] });
    let value = text.split_once('=').map_or("", |(_, value)| value);
    value.split_whitespace().collect::<Vec<_>>().join(" ")
}
