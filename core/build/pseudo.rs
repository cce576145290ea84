//! A language that nobody speaks, made from English for the tests: every message stands in brackets and
//! is about a third longer. What is on a screen outside of brackets goes around the messages.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use crate::language::Language;

pub(crate) const TAG: &str = "en-XA";

pub(crate) fn pseudo(english: &Language) -> Language {
    let files = english.files.iter().map(|(name, text)| (name.clone(), bracketed(text)));
    Language::read(TAG, files, "")
}

fn bracketed(text: &str) -> String {
    let mut resource = parser::parse(text).expect("English is checked");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && is_shown(message)
            && let Some(pattern) = &mut message.value
        {
            let dots = "·".repeat(letters(pattern).div_ceil(3));
            accent(pattern);
            let open = PatternElement::TextElement { value: "⟦" };
            let close = PatternElement::TextElement { value: kept(format!("{dots}⟧")) };
            pattern.elements.insert(0, open);
            pattern.elements.push(close);
        }
    }
    serializer::serialize(&resource)
}

/// The words of the search, and what stands between two that are shown, are no texts of their own.
fn is_shown(message: &Message<&str>) -> bool {
    let id = message.id.name;
    !id.ends_with("_asked") && !id.starts_with("app_search_") && id != "app_comma"
}

fn letters(pattern: &Pattern<&str>) -> usize {
    let of = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.chars().count(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| letters(&variant.value)).max().unwrap_or(0)
        }
        PatternElement::Placeable { .. } => 0,
    };
    pattern.elements.iter().map(of).sum()
}

fn accent(pattern: &mut Pattern<&str>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = kept(value.chars().map(accented).collect());
            }
            PatternElement::Placeable { expression } => accent_within(expression),
        }
    }
}

fn accent_within(expression: &mut Expression<&str>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                accent(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            accent_within(expression);
        }
        Expression::Inline(_) => {}
    }
}

/// Still to be read, and told from English at a glance.
fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ö',
        'u' => 'ü',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ö',
        'U' => 'Ü',
        'n' => 'ñ',
        's' => 'š',
        other => other,
    }
}

/// For as long as the build takes.
fn kept(text: String) -> &'static str {
    text.leak()
}
