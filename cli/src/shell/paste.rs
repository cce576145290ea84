//! What is pasted: text for the field that takes some, and nothing anywhere else. Its letters and
//! line breaks are no keys.

use tallystone_core::sheet::ControlKind;

use super::field::Field;
use super::over::Over;
use super::{Page, Shell, View};

impl Shell {
    pub fn paste(&mut self, text: &str) {
        if self.too_small {
            return;
        }
        let numbers_only = self.takes_numbers_only();
        let Some(field) = self.field_in_use() else { return };
        if numbers_only {
            field.paste(&text.chars().filter(|letter| is_of_a_sum(*letter)).collect::<String>());
        } else {
            field.paste(text);
        }
        self.status = None;
        self.offer_players();
        if self.over.is_empty() && self.sitting().is_some_and(|it| it.view == View::Rules) {
            self.look_for_rules();
        }
    }

    /// The field that letters go into.
    fn field_in_use(&mut self) -> Option<&mut Field> {
        match (self.over.last_mut(), &mut self.page) {
            (Some(Over::Note(field) | Over::Search(field)), _) => Some(field),
            (Some(Over::Result(form)), _) => Some(form.field()),
            (Some(Over::Save(save)), _) => Some(&mut save.name),
            (Some(Over::Roster(roster)), _) => roster.naming.as_mut(),
            (Some(Over::Remembered(page)), _) => page.typing.as_mut(),
            (None, Page::Session(sitting)) => match sitting.view {
                View::Table => sitting.table.typing.as_mut(),
                View::Rules => Some(&mut sitting.search.words),
                _ => sitting.naming.as_mut(),
            },
            _ => None,
        }
    }

    /// Whether that field is one of the table that holds a number or a sum.
    pub(super) fn takes_numbers_only(&self) -> bool {
        let Some(sitting) = self.sitting().filter(|it| it.view == View::Table) else {
            return false;
        };
        let kind = sitting.screen.control(&sitting.table.control).map(|control| &control.kind);
        self.over.is_empty() && !matches!(kind, Some(ControlKind::Note { .. }))
    }
}

/// Whether a number or a sum may have this letter.
pub(super) fn is_of_a_sum(letter: char) -> bool {
    letter.is_ascii_digit() || "+-− ".contains(letter)
}
