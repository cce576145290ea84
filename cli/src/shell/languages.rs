//! The languages, each by its own name, and the change from one to another wherever one is.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::Preferences;
use tallystone_core::text::Language;

use super::canvas::{Row, Target};
use super::over::Over;
use super::sitting::Sitting;
use super::{Page, Shell};

impl Shell {
    pub(super) fn open_languages(&mut self) {
        let at = Language::all().position(|language| language == self.language);
        self.over.push(Over::Languages(at.unwrap_or(0)));
    }

    pub(super) fn languages_key(&mut self, key: KeyEvent) {
        let Some(Over::Languages(at)) = self.over.last_mut() else { return };
        let last = Language::all().count().saturating_sub(1);
        match key.code {
            KeyCode::Up | KeyCode::BackTab => *at = at.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => *at = (*at + 1).min(last),
            KeyCode::Home => *at = 0,
            KeyCode::End => *at = last,
            KeyCode::Enter | KeyCode::Char(' ') => {
                let at = *at;
                self.choose_language(at);
            }
            KeyCode::Char(digit) => {
                let nth = digit.to_digit(10).and_then(|nth| usize::try_from(nth).ok());
                if let Some(at) = nth.and_then(|nth| nth.checked_sub(1)) {
                    self.choose_language(at);
                }
            }
            _ => {}
        }
    }

    /// From now on, and when the shell is opened again.
    pub(super) fn choose_language(&mut self, nth: usize) {
        let Some(language) = Language::all().nth(nth) else { return };
        self.over.pop();
        self.language = language;
        self.app.set_language(language);
        self.say_again();
        let kept = self.app.preferences();
        let Some(kept) = self.answered(kept) else { return };
        let wished = Preferences { language: Some(language.tag().to_owned()), ..kept };
        let stored = self.app.set_preferences(&wished);
        self.answered(stored);
    }

    /// Asks for all that is on the page again: at the same line, of the same moment, with the same
    /// thing in hand.
    fn say_again(&mut self) {
        match &self.page {
            Page::Home(_) => self.list_again(),
            Page::Players(players) => {
                let id = players.game.id.clone();
                if let Some(game) = self.app.games().into_iter().find(|game| game.id == id) {
                    self.ask_who_plays_again(game);
                }
            }
            Page::Session(_) => self.say_session_again(),
        }
    }

    fn say_session_again(&mut self) {
        let Some(Sitting { screen, view, .. }) = self.sitting() else { return };
        let (view, game) = (*view, screen.game.clone());
        let again = self.app.screen(screen.session, screen.place, screen.focus.clone());
        let Some(again) = self.answered(again) else { return };
        let game = self.app.games().into_iter().find(|it| it.id == game);
        let log = self.app.log(again.session).unwrap_or_default();
        if let Some(sitting) = self.sitting_mut() {
            sitting.screen = again;
            sitting.game = game;
            sitting.log = log;
            sitting.finale = None;
        }
        self.say_correction();
        self.read_finale();
        self.look_at(view);
    }

    pub(super) fn language_rows(&self, at: usize) -> (Vec<Row>, usize) {
        let mut rows =
            vec![Row::text(self.label("label_language"), self.ink.dim()), Row::default()];
        for (index, language) in Language::all().enumerate() {
            let style = match language == self.language {
                _ if index == at => self.ink.here(),
                true => self.ink.chosen(),
                false => self.ink.text(),
            };
            let mark = if language == self.language { "(•)" } else { "( )" };
            let line = format!("  {}  {mark} {}  ", index + 1, language.name());
            rows.push(Row::text(line, style).to(Target::Line(index)));
        }
        (rows, at + 2)
    }
}
