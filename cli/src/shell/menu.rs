//! The menus: of a session, of a game, and of everything.

use chrono::Local;
use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::StatsQuery;
use tallystone_core::outside::SessionId;

use super::Shell;
use super::canvas::{Row, Target};
use super::field::{Field, LONGEST_NOTE};
use super::over::{Confirm, Over};
use super::result::ResultForm;
use super::save::{Save, What};
use crate::told::say;

/// A list of what can be done, and the line that the cursor is on.
#[derive(Debug)]
pub(crate) struct Menu {
    offers: Vec<Offer>,
    at: usize,
}

/// What a menu offers.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Offer {
    Result,
    Note,
    Rematch,
    Card,
    Export(Option<SessionId>),
    /// Of a game, or of all.
    Statistics(Option<String>),
    Players,
    /// What is remembered of the players' copy of a game.
    Remembered(String),
    /// What gives points in a game.
    Scoring(String),
    Abandon,
    Delete,
    Language,
}

impl Shell {
    pub(super) fn open_session_menu(&mut self) {
        let Some(screen) = self.screen() else { return };
        let (session, game) = (screen.session, screen.game.clone());
        let offers = vec![
            Offer::Result,
            Offer::Note,
            Offer::Rematch,
            Offer::Card,
            Offer::Export(Some(session)),
            Offer::Statistics(Some(game.clone())),
            Offer::Players,
            Offer::Remembered(game.clone()),
            Offer::Scoring(game),
            Offer::Abandon,
            Offer::Delete,
            Offer::Language,
        ];
        self.over.push(Over::Menu(Menu { offers, at: 0 }));
    }

    /// The menu of the first page; for the game at its cursor, if there is one.
    pub(super) fn open_home_menu(&mut self, game: Option<String>) {
        let of_game = |game: String| {
            [
                Offer::Remembered(game.clone()),
                Offer::Statistics(Some(game.clone())),
                Offer::Scoring(game),
            ]
        };
        let mut offers: Vec<Offer> = game.into_iter().flat_map(of_game).collect();
        offers.extend([
            Offer::Statistics(None),
            Offer::Players,
            Offer::Export(None),
            Offer::Language,
        ]);
        self.over.push(Over::Menu(Menu { offers, at: 0 }));
    }

    pub(super) fn menu_key(&mut self, key: KeyEvent) {
        let Some(Over::Menu(menu)) = self.over.last_mut() else { return };
        let last = menu.offers.len().saturating_sub(1);
        match key.code {
            KeyCode::Up | KeyCode::BackTab => menu.at = menu.at.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => menu.at = (menu.at + 1).min(last),
            KeyCode::Enter | KeyCode::Char(' ') => {
                let at = menu.at;
                self.take_offer_at(at);
            }
            KeyCode::Char(digit) => {
                let nth = digit.to_digit(10).and_then(|nth| usize::try_from(nth).ok());
                // The tenth is 0, as on the keyboard.
                let at = nth.map(|nth| nth.checked_sub(1).unwrap_or(9));
                if let Some(at) = at.filter(|at| *at <= last) {
                    self.take_offer_at(at);
                }
            }
            _ => {}
        }
    }

    pub(super) fn take_offer_at(&mut self, at: usize) {
        let Some(Over::Menu(menu)) = self.over.last() else { return };
        let offer = menu.offers.get(at).cloned();
        self.over.pop();
        if let Some(offer) = offer {
            self.take_offer(offer);
        }
    }

    fn take_offer(&mut self, offer: Offer) {
        match offer {
            Offer::Rematch => self.rematch(),
            Offer::Result => {
                let form = self.screen().map(ResultForm::of);
                self.over.extend(form.map(Over::Result));
            }
            Offer::Note => self.over.push(Over::Note(Field::of("", LONGEST_NOTE))),
            Offer::Card => self.open_card(),
            Offer::Export(session) => {
                let day = Local::now().format("%Y-%m-%d");
                let save = Save::of(What::Bundle(session), format!("tallystone-{day}.json"));
                self.over.push(Over::Save(save));
            }
            Offer::Statistics(game) => self.open_statistics(game),
            Offer::Players => self.open_roster(),
            Offer::Remembered(game) => self.open_remembered(&game),
            Offer::Scoring(game) => self.open_scoring(&game),
            Offer::Language => self.open_languages(),
            Offer::Abandon => {
                self.over.push(Over::Confirm(Confirm::Abandon, self.label("label_ask_abandon")));
            }
            Offer::Delete => {
                let Some(screen) = self.screen() else { return };
                let ask =
                    Over::Confirm(Confirm::Delete(screen.session), self.label("label_ask_delete"));
                self.over.push(ask);
            }
        }
    }

    /// The same players again.
    pub(super) fn rematch(&mut self) {
        let Some(screen) = self.screen() else { return };
        let again = self.app.rematch(screen.session);
        if let Some(again) = self.answered(again) {
            self.open_session(again.session);
        }
    }

    fn open_statistics(&mut self, game: Option<String>) {
        let found = self.app.statistics(&StatsQuery { game, ..StatsQuery::default() });
        if let Some(found) = self.answered(found) {
            let text = crate::commands::statistics_in_words(&found);
            self.over.push(Over::Text(self.label("label_statistics"), text));
        }
    }

    fn offer_name(&self, offer: &Offer) -> String {
        let of = |game: &str| {
            let games = self.app.games();
            games.into_iter().find(|it| it.id == game).map_or_else(String::new, |it| it.name)
        };
        match offer {
            Offer::Rematch => self.label("label_menu_rematch"),
            Offer::Result => self.label("label_result_only"),
            Offer::Note => self.label("label_write_note"),
            Offer::Card => self.label("label_result_card"),
            Offer::Export(None) => self.label("label_export_all"),
            Offer::Export(Some(_)) => self.label("label_export_this"),
            Offer::Statistics(None) => self.label("label_statistics"),
            Offer::Statistics(Some(game)) => {
                say!(self.language, commands_statistics_of, game = of(game))
            }
            Offer::Players => self.label("label_players_page"),
            Offer::Remembered(game) => {
                say!(self.language, commands_remembered_of, game = of(game))
            }
            Offer::Scoring(game) => say!(self.language, commands_scoring_of, game = of(game)),
            Offer::Abandon => self.label("label_abandon"),
            Offer::Delete => self.label("label_delete"),
            Offer::Language => self.label("label_language"),
        }
    }

    pub(super) fn menu_rows(&self, menu: &Menu) -> (Vec<Row>, usize) {
        let offers = menu.offers.iter().enumerate().map(|(index, offer)| {
            let style = if index == menu.at { self.ink.here() } else { self.ink.text() };
            let digit = if index < 10 { ((index + 1) % 10).to_string() } else { " ".to_owned() };
            let line = format!("  {digit}  {}  ", self.offer_name(offer));
            Row::text(line, style).to(Target::Line(index))
        });
        (offers.collect(), menu.at)
    }
}
