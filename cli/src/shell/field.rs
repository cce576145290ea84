//! A line of text being typed.

use crossterm::event::{KeyCode, KeyEvent};
use unicode_segmentation::UnicodeSegmentation as _;

use super::{is_chord, with_control};

/// The most characters of a number or a sum, of a name or a search, and of a session's note. The
/// core says itself what it finds too long; these only keep a paste within bounds.
pub(crate) const LONGEST_SUM: usize = 40;
pub(crate) const LONGEST_LINE: usize = 200;
pub(crate) const LONGEST_NOTE: usize = 2_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) text: String,
    /// So many characters at most.
    longest: usize,
}

/// What a key did to a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    Changed,
    Done,
    Cancelled,
    /// Not a key for a field.
    Other,
}

impl Field {
    pub(crate) fn of(text: impl Into<String>, longest: usize) -> Self {
        Self { text: text.into(), longest }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Typed {
        match key.code {
            KeyCode::Enter => Typed::Done,
            KeyCode::Esc => Typed::Cancelled,
            KeyCode::Backspace => {
                let end = self.text.grapheme_indices(true).next_back().map_or(0, |(at, _)| at);
                self.text.truncate(end);
                Typed::Changed
            }
            KeyCode::Char('u') if with_control(key) => {
                self.text.clear();
                Typed::Changed
            }
            KeyCode::Char(letter) if !is_chord(key) => {
                if self.text.chars().count() >= self.longest {
                    return Typed::Other;
                }
                self.text.push(letter);
                Typed::Changed
            }
            _ => Typed::Other,
        }
    }

    /// Puts a text at the end, as far as there is room. A field is one line: line breaks and
    /// tabs become spaces.
    pub(crate) fn paste(&mut self, text: &str) {
        let room = self.longest.saturating_sub(self.text.chars().count());
        let text = text.trim_end_matches(['\r', '\n']).replace("\r\n", " ");
        let letters = text.chars().map(|it| if it.is_control() { ' ' } else { it });
        self.text.extend(letters.take(room));
    }

    /// The text with a cursor behind it, its end if there is no room for all.
    pub(crate) fn shown(&self, columns: usize) -> String {
        let mut shown = String::new();
        for letter in self.text.graphemes(true).rev() {
            if crate::measure::width(&shown) + crate::measure::width(letter) + 1 > columns {
                break;
            }
            shown.insert_str(0, letter);
        }
        shown + "▏"
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::KeyModifiers;

    use super::*;

    #[test]
    fn what_alt_gr_types_is_a_letter_and_other_chords_are_none() {
        let (control, alt) = (KeyModifiers::CONTROL, KeyModifiers::ALT);
        let mut field = Field::of("", LONGEST_LINE);
        for (letter, held) in
            [('ż', control | alt), ('@', control | alt), ('x', alt), ('y', control)]
        {
            field.key(KeyEvent::new(KeyCode::Char(letter), held));
        }
        assert_eq!(field.text, "ż@");
        field.key(KeyEvent::new(KeyCode::Char('u'), control | alt));
        assert_eq!(field.text, "ż@u");
        field.key(KeyEvent::new(KeyCode::Char('u'), control));
        assert_eq!(field.text, "");
    }

    #[test]
    fn backspace_takes_a_whole_letter() {
        let mut field = Field::of("Zoe\u{308}", LONGEST_LINE);
        field.key(KeyEvent::from(KeyCode::Backspace));
        assert_eq!(field.text, "Zo");
        field.key(KeyEvent::from(KeyCode::Char('é')));
        assert_eq!(field.shown(10), "Zoé▏");
        assert_eq!(field.shown(3), "oé▏");
    }

    #[test]
    fn a_paste_becomes_one_line_within_bounds() {
        let mut field = Field::of("a ", 12);
        field.paste("b\r\nc\rd\ne\tf\n");
        assert_eq!(field.text, "a b c d e f");
        field.paste("ghi");
        assert_eq!(field.text, "a b c d e fg");
    }
}
