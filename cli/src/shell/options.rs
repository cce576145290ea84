//! The options of a session: what the rules leave open, with sources and consequences.

use crossterm::event::{KeyCode, KeyEvent};

use super::canvas::{Piece, Row, Target};
use super::{Shell, View};
use crate::measure::wrap;

impl Shell {
    pub(super) fn options_key(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => self.choose_option(),
            _ => self.move_line(key),
        }
    }

    fn choose_option(&mut self) {
        let Some(sitting) = self.sitting() else { return };
        let choices = sitting
            .settings
            .iter()
            .flat_map(|setting| setting.choices.iter().map(move |choice| (setting, choice)));
        let mut choices = choices.skip(sitting.line(View::Options));
        let session = sitting.screen.session;
        let other = choices.next().filter(|(setting, choice)| choice.id != setting.chosen);
        let other = other.map(|(setting, choice)| (setting.id.clone(), choice.id.clone()));
        if let Some((setting, choice)) = other {
            let answer = self.app.choose(session, &setting, &choice);
            self.show(answer);
        }
    }

    pub(super) fn options_rows(&self, columns: usize) -> (Vec<Row>, usize) {
        let Some(sitting) = self.sitting() else { return (Vec::new(), 0) };
        let (mut rows, mut wanted) = (Vec::new(), 0);
        let at = sitting.line(View::Options);
        let mut index = 0;
        if sitting.settings.is_empty() {
            rows.push(Row::text(self.label("label_no_options"), self.ink.dim()));
        }
        for setting in &sitting.settings {
            if !rows.is_empty() {
                rows.push(Row::default());
            }
            rows.push(Row::text(setting.label.clone(), self.ink.strong()));
            rows.extend(
                wrap(&setting.source, columns.saturating_sub(2))
                    .into_iter()
                    .map(|line| Row::new(vec![Piece::gap(2), Piece::new(line, self.ink.dim())])),
            );
            for choice in &setting.choices {
                let here = index == at;
                if here {
                    wanted = rows.len();
                }
                let mark = if choice.id == setting.chosen { "(•) " } else { "( ) " };
                let style = if here {
                    self.ink.here()
                } else if choice.id == setting.chosen {
                    self.ink.chosen()
                } else {
                    self.ink.text()
                };
                let default = if choice.id == setting.default {
                    format!("  {}", self.label("label_default"))
                } else {
                    String::new()
                };
                let row = Row::new(vec![
                    Piece::gap(2),
                    Piece::new(format!("{mark}{}", choice.label), style),
                    Piece::new(default, self.ink.dim()),
                ]);
                rows.push(row.to(Target::Line(index)));
                rows.extend(wrap(&choice.consequence, columns.saturating_sub(6)).into_iter().map(
                    |line| {
                        Row::new(vec![Piece::gap(6), Piece::new(line, self.ink.dim())])
                            .to(Target::Line(index))
                    },
                ));
                index += 1;
            }
        }
        (rows, wanted)
    }
}
