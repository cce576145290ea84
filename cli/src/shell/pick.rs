//! A list to choose from, for choices with too many chips to walk through.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::entry::EntryValue;
use tallystone_core::sheet::ChoiceOption;

use super::Shell;
use super::canvas::{Piece, Row, Target};
use super::digits::{Digit, digit as digit_of};
use super::over::Over;

/// More options than this open a list instead of being walked through.
pub(crate) const WALKED_THROUGH: usize = 6;

#[derive(Debug)]
pub(crate) struct Pick {
    control: String,
    title: String,
    options: Vec<ChoiceOption<String>>,
    chosen: Option<String>,
    at: usize,
}

impl Pick {
    pub(crate) fn go_to(&mut self, line: usize) {
        self.at = line.min(self.options.len().saturating_sub(1));
    }
}

impl Shell {
    pub(super) fn open_pick(
        &mut self,
        control: &str,
        options: &[ChoiceOption<String>],
        chosen: Option<&str>,
    ) {
        let title = self.screen().and_then(|screen| screen.control(control));
        let title = title.map(|control| control.label.clone()).unwrap_or_default();
        let at = options.iter().position(|option| Some(option.id.as_str()) == chosen).unwrap_or(0);
        self.over.push(Over::Pick(Pick {
            control: control.to_owned(),
            title,
            options: options.to_vec(),
            chosen: chosen.map(str::to_owned),
            at,
        }));
    }

    pub(super) fn pick_key(&mut self, key: KeyEvent) {
        let Some(Over::Pick(pick)) = self.over.last_mut() else { return };
        match key.code {
            KeyCode::Up | KeyCode::Left | KeyCode::BackTab => pick.go_to(pick.at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => pick.go_to(pick.at + 1),
            KeyCode::PageUp | KeyCode::Home => pick.go_to(0),
            KeyCode::PageDown | KeyCode::End => pick.go_to(usize::MAX),
            KeyCode::Enter | KeyCode::Char(' ') => {
                let option = pick.options.get(pick.at).map(|option| option.id.clone());
                let control = pick.control.clone();
                self.over.pop();
                if let Some(option) = option {
                    self.enter(&control, EntryValue::Choose { option });
                }
            }
            KeyCode::Char(digit) if digit.is_ascii_digit() => {
                match digit_of(&pick.options, digit) {
                    Digit::Takes(at) => {
                        pick.go_to(at);
                        self.pick_key(KeyEvent::from(KeyCode::Enter));
                    }
                    Digit::Begins(at) => pick.go_to(at),
                    Digit::Nothing => {}
                }
            }
            _ => {}
        }
    }

    /// What an option looks like, for things that are chosen by their picture.
    pub(super) fn option_face(&self, option: &ChoiceOption<String>) -> Vec<Piece> {
        option.face.as_ref().map(|face| self.face(face, &[], 0)).unwrap_or_default()
    }

    pub(super) fn pick_rows(&self, pick: &Pick) -> (Vec<Row>, usize) {
        let mut rows = vec![Row::text(pick.title.clone(), self.ink.dim()), Row::default()];
        let faces: Vec<Vec<Piece>> = pick.options.iter().map(|it| self.option_face(it)).collect();
        let wide = |face: &[Piece]| face.iter().map(Piece::width).sum::<usize>();
        let widest = faces.iter().map(|face| wide(face)).max().unwrap_or(0);
        for (index, option) in pick.options.iter().enumerate() {
            let is_chosen = pick.chosen.as_deref() == Some(option.id.as_str());
            let style = match (index == pick.at, is_chosen) {
                (true, _) => self.ink.here(),
                (_, true) => self.ink.chosen(),
                _ => self.ink.text(),
            };
            let mark = if is_chosen { "(•)" } else { "( )" };
            // Pictures have no digit of their own: the first nine are numbered.
            let digit = match index + 1 {
                nth @ 1..=9 if widest > 0 => nth.to_string(),
                _ => String::from(" "),
            };
            let mut pieces = vec![Piece::new(format!("{digit} {mark} "), style)];
            if widest > 0 {
                pieces.extend(faces[index].iter().cloned());
                pieces.push(Piece::gap(widest + 2 - wide(&faces[index])));
            }
            pieces.push(Piece::new(format!("{}  ", option.label), style));
            rows.push(Row::new(pieces).to(Target::Line(index)));
        }
        (rows, pick.at + 2)
    }
}
