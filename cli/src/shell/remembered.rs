//! What is remembered of the players' copy of a game: looked through, corrected by keys, forgotten.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::entry::{EntryValue, parse_sum};
use tallystone_core::game::{BoxItem, BoxSection};
use tallystone_core::sheet::{Control, ControlKind};

use super::Shell;
use super::canvas::{Piece, Row, Target};
use super::chrome::Hint;
use super::digits::{Digit, digit};
use super::field::{Field, LONGEST_NOTE, LONGEST_SUM, Typed};
use super::over::{Confirm, Over};
use super::strip::UNENTERED;
use crate::figures::plain;
use crate::measure::{fit, width, wrap};
use crate::told::say;

#[derive(Debug)]
pub(crate) struct Remembered {
    pub(crate) game: String,
    name: String,
    sections: Vec<BoxSection<String>>,
    /// The line that the cursor is on: a thing, or one of its controls below it.
    at: usize,
    pub(crate) typing: Option<Field>,
}

/// A thing, and the control of it that a line is about.
type Line<'a> = (&'a BoxItem<String>, Option<&'a Control<String>>);

impl Remembered {
    fn lines(&self) -> Vec<Line<'_>> {
        let items = self.sections.iter().flat_map(|section| &section.items);
        items.flat_map(lines_of).collect()
    }

    fn line(&self) -> Option<(String, Option<Control<String>>)> {
        let lines = self.lines();
        lines.get(self.at).map(|(item, control)| (item.id.clone(), control.cloned()))
    }

    pub(crate) fn go_to(&mut self, line: usize) {
        self.at = line.min(self.lines().len().saturating_sub(1));
        self.typing = None;
    }
}

/// Something with one control is one line with it.
fn lines_of(item: &BoxItem<String>) -> Vec<Line<'_>> {
    match item.controls.as_slice() {
        [] => vec![(item, None)],
        [only] => vec![(item, Some(only))],
        several => {
            let controls = several.iter().map(|control| (item, Some(control)));
            std::iter::once((item, None)).chain(controls).collect()
        }
    }
}

impl Shell {
    pub(super) fn open_remembered(&mut self, game: &str) {
        let found = self.app.remembered(game);
        let Some(sections) = self.answered(found) else { return };
        let name = self.app.games().into_iter().find(|it| it.id == game).map(|it| it.name);
        self.over.push(Over::Remembered(Remembered {
            game: game.to_owned(),
            name: name.unwrap_or_default(),
            sections,
            at: 0,
            typing: None,
        }));
    }

    fn keep_remembered(&mut self, sections: Vec<BoxSection<String>>) {
        if let Some(Over::Remembered(page)) = self.over.last_mut() {
            page.sections = sections;
            page.typing = None;
            page.go_to(page.at);
        }
    }

    fn correct(&mut self, item: &str, control: &str, value: &EntryValue) {
        let Some(Over::Remembered(page)) = self.over.last() else { return };
        let game = page.game.clone();
        let corrected = self.app.correct_remembered(&game, item, control, value);
        if let Some(sections) = self.answered(corrected) {
            self.keep_remembered(sections);
        }
    }

    pub(super) fn forget_remembered(&mut self, item: &str) {
        let Some(Over::Remembered(page)) = self.over.last() else { return };
        let game = page.game.clone();
        let forgotten = self.app.forget_remembered(&game, item);
        if let Some(sections) = self.answered(forgotten) {
            self.keep_remembered(sections);
            self.say(self.label("label_forgotten"));
        }
    }

    pub(super) fn remembered_key(&mut self, key: KeyEvent) {
        let Some(Over::Remembered(page)) = self.over.last_mut() else { return };
        let line = page.line();
        if let Some(field) = &mut page.typing {
            match field.key(key) {
                Typed::Cancelled => page.typing = None,
                Typed::Done => {
                    let text = field.text.clone();
                    if let Some((item, Some(control))) = line
                        && let Some(value) = typed_value(&control.kind, text)
                    {
                        self.correct(&item, &control.id, &value);
                    }
                }
                Typed::Changed | Typed::Other => {}
            }
            return;
        }
        match (key.code, line) {
            (KeyCode::Esc | KeyCode::Char('q'), _) => drop(self.over.pop()),
            (KeyCode::Up | KeyCode::BackTab, _) => page.go_to(page.at.saturating_sub(1)),
            (KeyCode::Down | KeyCode::Tab, _) => page.go_to(page.at + 1),
            (KeyCode::PageUp | KeyCode::Home, _) => page.go_to(0),
            (KeyCode::PageDown | KeyCode::End, _) => page.go_to(usize::MAX),
            (KeyCode::Char('x'), Some((item, _))) => {
                let ask = self.label("label_ask_forget_thing");
                self.over.push(Over::Confirm(Confirm::ForgetThing(item), ask));
            }
            (KeyCode::Char('i'), Some((_, Some(control)))) => {
                let game = page.game.clone();
                match control.rule {
                    Some(rule) => self.open_rule_of(&game, &rule),
                    None => self.say(self.label("label_no_rule")),
                }
            }
            (_, Some((item, Some(control)))) => self.thing_key(&item, &control, key),
            _ => {}
        }
    }

    /// A key on the control of a thing.
    fn thing_key(&mut self, item: &str, control: &Control<String>, key: KeyEvent) {
        let taps = matches!(key.code, KeyCode::Enter | KeyCode::Char(' '));
        let by = match key.code {
            KeyCode::Right | KeyCode::Char('+') => 1,
            KeyCode::Left | KeyCode::Char('-') => -1,
            _ => 0,
        };
        let value = match (&control.kind, key.code) {
            (ControlKind::Stepper { .. }, _) if by != 0 => Some(EntryValue::Step { by }),
            (ControlKind::Toggle { .. }, _) if taps => Some(EntryValue::Flip),
            (ControlKind::Action { enabled: true, .. }, _) if taps => Some(EntryValue::Press),
            (ControlKind::Choice { options, chosen }, code) => {
                let at = options.iter().position(|it| Some(&it.id) == chosen.as_ref());
                let next = match code {
                    KeyCode::Char(letter) if letter.is_ascii_digit() => {
                        match digit(options, letter) {
                            Digit::Takes(at) => Some(at),
                            _ => return self.type_thing(letter.to_string(), LONGEST_SUM),
                        }
                    }
                    _ if taps => Some(at.map_or(0, |at| (at + 1) % options.len().max(1))),
                    _ if by > 0 => Some(at.map_or(0, |at| at + 1)),
                    _ if by < 0 => at.map_or(Some(0), |at| at.checked_sub(1)),
                    _ => None,
                };
                let option = next.and_then(|next| options.get(next));
                option.map(|option| EntryValue::Choose { option: option.id.clone() })
            }
            (ControlKind::Number { .. }, KeyCode::Char(letter))
                if letter.is_ascii_digit() || "+-−".contains(letter) =>
            {
                return self.type_thing(letter.to_string(), LONGEST_SUM);
            }
            (ControlKind::Stepper { .. }, KeyCode::Char(letter)) if letter.is_ascii_digit() => {
                return self.type_thing(letter.to_string(), LONGEST_SUM);
            }
            (ControlKind::Number { .. }, _) if taps => {
                return self.type_thing(String::new(), LONGEST_SUM);
            }
            (ControlKind::Note { text, longest }, _) if taps => {
                let longest = usize::try_from(*longest).unwrap_or(LONGEST_NOTE);
                return self.type_thing(text.clone(), longest);
            }
            _ => None,
        };
        if let Some(value) = value {
            self.correct(item, &control.id, &value);
        }
    }

    fn type_thing(&mut self, text: String, longest: usize) {
        if let Some(Over::Remembered(page)) = self.over.last_mut() {
            page.typing = Some(Field::of(text, longest));
        }
    }

    pub(super) fn remembered_rows(&self, page: &Remembered, columns: usize) -> (Vec<Row>, usize) {
        let title = say!(self.language, commands_remembered_of, game = page.name.as_str());
        let mut rows = vec![Row::text(title, self.ink.strong())];
        if page.sections.iter().all(|section| section.items.is_empty()) {
            rows.push(Row::default());
            let lines = wrap(&self.label("label_nothing_remembered"), columns);
            rows.extend(lines.into_iter().map(|line| Row::text(line, self.ink.dim())));
            return (rows, 0);
        }
        let (mut wanted, mut index) = (0, 0);
        for section in &page.sections {
            rows.push(Row::default());
            rows.push(Row::text(fit(&section.title, columns), self.ink.dim()));
            for (item, control) in section.items.iter().flat_map(lines_of) {
                let here = index == page.at;
                if here {
                    wanted = rows.len();
                }
                let row = self.thing_row(page, item, control, here, columns);
                rows.push(row.to(Target::Line(index)));
                index += 1;
            }
        }
        (rows, wanted)
    }

    fn thing_row(
        &self,
        page: &Remembered,
        item: &BoxItem<String>,
        control: Option<&Control<String>>,
        here: bool,
        columns: usize,
    ) -> Row {
        let is_alone = item.controls.len() < 2;
        let style = if here { self.ink.here() } else { self.ink.text() };
        let mut pieces = vec![Piece::gap(2)];
        if control.is_none() || is_alone {
            let face = item.face.as_ref().map(|face| self.face(face, &[], 0)).unwrap_or_default();
            if !face.is_empty() {
                pieces.extend(face);
                pieces.push(Piece::gap(2));
            }
            pieces.push(Piece::new(fit(&item.label, columns / 2), style));
        } else {
            pieces.push(Piece::gap(4));
        }
        if let Some(control) = control {
            if is_alone {
                pieces.push(Piece::gap(2));
            }
            let label_style = if is_alone { self.ink.dim() } else { style };
            pieces.push(Piece::new(format!("{} ", control.label), label_style));
            let used: usize = pieces.iter().map(Piece::width).sum();
            let room = columns.saturating_sub(used);
            pieces.push(match page.typing.as_ref().filter(|_| here) {
                Some(field) => Piece::new(field.shown(room), self.ink.chosen()),
                None => Piece::new(fit(&value_of(control), room), self.ink.strong()),
            });
        }
        Row::new(pieces)
    }

    pub(super) fn remembered_hints(&self, page: &Remembered) -> Vec<Hint> {
        let back = ("Esc", KeyCode::Esc, self.label("label_key_back"));
        if page.typing.is_some() {
            return vec![("Enter", KeyCode::Enter, self.label("label_key_keep")), back];
        }
        let Some((_, control)) = page.line() else { return vec![back] };
        let change = match control.map(|control| control.kind) {
            Some(ControlKind::Stepper { .. } | ControlKind::Choice { .. }) => {
                Some(("← →", KeyCode::Right, self.label("label_key_change")))
            }
            Some(ControlKind::Number { .. } | ControlKind::Note { .. }) => {
                Some(("Enter", KeyCode::Enter, self.label("label_key_type")))
            }
            Some(ControlKind::Toggle { .. } | ControlKind::Action { .. }) => {
                Some(("Enter", KeyCode::Enter, self.label("label_key_press")))
            }
            Some(ControlKind::Board { .. }) | None => None,
        };
        let forget = ("x", KeyCode::Char('x'), self.label("label_key_forget"));
        change.into_iter().chain([forget, back]).collect()
    }
}

/// What a typed text means for a control.
fn typed_value(kind: &ControlKind<String>, text: String) -> Option<EntryValue> {
    match kind {
        ControlKind::Number { .. } => Some(EntryValue::Number { typed: text }),
        ControlKind::Note { .. } => Some(EntryValue::Write { text }),
        ControlKind::Stepper { value, .. } => {
            let by = parse_sum(&text)?.saturating_sub(*value);
            Some(EntryValue::Step { by })
        }
        ControlKind::Choice { options, .. } => {
            let option = super::digits::typed(options, &text).map_or(text, |it| it.id.clone());
            Some(EntryValue::Choose { option })
        }
        _ => None,
    }
}

/// A control's value in a few letters.
fn value_of(control: &Control<String>) -> String {
    match &control.kind {
        ControlKind::Stepper { value, .. } => format!("− {} +", plain(*value)),
        ControlKind::Choice { options, chosen } => {
            let chosen = options.iter().find(|it| Some(&it.id) == chosen.as_ref());
            let chosen = chosen.map_or(UNENTERED, |option| option.label.as_str());
            format!("‹ {chosen} ›")
        }
        ControlKind::Toggle { on } => format!("[{}]", if *on { "x" } else { " " }),
        ControlKind::Number { value, .. } => value.map_or_else(|| UNENTERED.to_owned(), plain),
        ControlKind::Note { text, .. } if width(text) == 0 => UNENTERED.to_owned(),
        ControlKind::Note { text, .. } => text.clone(),
        ControlKind::Action { .. } | ControlKind::Board { .. } => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use tallystone_core::app::App;
    use tallystone_core::game::Catalogue;
    use tallystone_core::outside::System;
    use tallystone_core::text::Language;

    use super::super::Ink;
    use super::*;

    fn control(id: &str, kind: ControlKind<String>) -> Control<String> {
        let (id, label, spoken) = (id.to_owned(), id.to_uppercase(), id.to_owned());
        Control { id, label, spoken, entered: true, wanted: false, rule: None, kind }
    }

    fn page() -> Shell {
        let language = Language::default();
        let app = App::open(None, Catalogue::standard(), Box::new(System::default()), language);
        let mut shell = Shell::new(app.expect("a database in memory"), language, Ink::Plain);
        let number = ControlKind::Number { value: Some(8), min: 0, max: 30, usual: Vec::new() };
        let first = BoxItem {
            id: "one".into(),
            label: "Rock 1".into(),
            face: None,
            controls: vec![
                control("first", number),
                control("on", ControlKind::Toggle { on: true }),
            ],
        };
        let second =
            BoxItem { id: "two".into(), label: "Tile".into(), face: None, controls: vec![] };
        let section = BoxSection { title: "Rocks".into(), items: vec![first, second] };
        let game = shell.app.games()[0].id.clone();
        let (name, sections) = ("A game".to_owned(), vec![section]);
        shell.over.push(Over::Remembered(Remembered { game, name, sections, at: 0, typing: None }));
        shell
    }

    fn press(shell: &mut Shell, code: KeyCode) {
        shell.key(KeyEvent::from(code));
    }

    #[test]
    fn things_are_listed_typed_over_and_forgotten_after_a_question() {
        let mut shell = page();
        let picture = shell.picture(80, 24);
        for words in ["Remembered of your copy of A game", "Rocks", "Rock 1", "FIRST 8", "ON [x]"] {
            assert!(picture.contains(words), "{words} in\n{picture}");
        }
        press(&mut shell, KeyCode::Down);
        press(&mut shell, KeyCode::Char('9'));
        assert!(shell.picture(80, 24).contains("FIRST 9▏"), "{}", shell.picture(80, 24));
        // No such thing is remembered here: the core says so, and the field stays.
        press(&mut shell, KeyCode::Enter);
        assert!(shell.status_is_refusal() && shell.is_typing());
        press(&mut shell, KeyCode::Esc);
        press(&mut shell, KeyCode::Char('x'));
        assert!(
            matches!(shell.over.last(), Some(Over::Confirm(Confirm::ForgetThing(it), _)) if it == "one")
        );
        press(&mut shell, KeyCode::Esc);
        press(&mut shell, KeyCode::End);
        press(&mut shell, KeyCode::Char('x'));
        press(&mut shell, KeyCode::Enter);
        assert!(
            shell.status_is_refusal() && matches!(shell.over.last(), Some(Over::Remembered(_)))
        );
    }
}
