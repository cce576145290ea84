//! The players who are remembered: renamed, said to be the same person, forgotten, and that taken
//! back.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::PlayerView;

use super::Shell;
use super::canvas::{Piece, Row, Target};
use super::chrome::Hint;
use super::field::{Field, LONGEST_LINE, Typed};
use super::ink::glyph;
use super::over::{Confirm, Over};
use crate::measure::{left, width, wrap};
use crate::told::say;

#[derive(Debug)]
pub(crate) struct Roster {
    players: Vec<PlayerView>,
    at: usize,
    /// The new name, while it is typed.
    pub(crate) naming: Option<Field>,
    /// Whoever is the same person as the one at the cursor, while that is being said.
    same: Option<PlayerView>,
}

impl Roster {
    pub(crate) fn go_to(&mut self, line: usize) {
        self.at = line.min(self.players.len().saturating_sub(1));
    }
}

impl Shell {
    pub(super) fn open_roster(&mut self) {
        let players = self.app.players();
        if let Some(players) = self.answered(players) {
            self.over.push(Over::Roster(Roster { players, at: 0, naming: None, same: None }));
        }
    }

    /// Reads the players again after a change.
    pub(super) fn reread_roster(&mut self) {
        let players = self.app.players();
        let Some(players) = self.answered(players) else { return };
        if let Some(Over::Roster(roster)) = self.over.last_mut() {
            roster.players = players;
            roster.same = None;
            roster.go_to(roster.at);
        }
    }

    pub(super) fn roster_key(&mut self, key: KeyEvent) {
        let Some(Over::Roster(roster)) = self.over.last_mut() else { return };
        let here = roster.players.get(roster.at).cloned();
        if let Some(field) = &mut roster.naming {
            match field.key(key) {
                Typed::Cancelled => roster.naming = None,
                Typed::Done => {
                    let name = field.text.clone();
                    let Some(player) = here else { return };
                    let renamed = self.app.rename_player(player.id, &name);
                    if self.answered(renamed).is_some() {
                        if let Some(Over::Roster(roster)) = self.over.last_mut() {
                            roster.naming = None;
                        }
                        self.reread_roster();
                        self.say(self.label("label_renamed"));
                    }
                }
                Typed::Changed | Typed::Other => {}
            }
            return;
        }
        match (key.code, here) {
            (KeyCode::Esc, _) if roster.same.is_some() => roster.same = None,
            (KeyCode::Esc | KeyCode::Char('q'), _) => drop(self.over.pop()),
            (KeyCode::Up | KeyCode::BackTab, _) => roster.go_to(roster.at.saturating_sub(1)),
            (KeyCode::Down | KeyCode::Tab, _) => roster.go_to(roster.at + 1),
            (KeyCode::PageUp | KeyCode::Home, _) => roster.go_to(0),
            (KeyCode::PageDown | KeyCode::End, _) => roster.go_to(usize::MAX),
            (KeyCode::Enter, Some(into)) if roster.same.is_some() => {
                let from = roster.same.take();
                let merged = from.map(|from| self.app.merge_players(from.id, into.id));
                if merged.is_some_and(|merged| self.answered(merged).is_some()) {
                    self.reread_roster();
                    self.say(self.label("label_merged"));
                }
            }
            (KeyCode::Enter | KeyCode::Char('n'), Some(player)) => {
                roster.naming = Some(Field::of(player.name, LONGEST_LINE));
            }
            (KeyCode::Char('g'), Some(player)) => roster.same = Some(player),
            (KeyCode::Char('x'), Some(player)) => {
                let ask = say!(self.language, commands_ask_forget, name = player.name);
                self.over.push(Over::Confirm(Confirm::ForgetPlayer(player.id), ask));
            }
            (KeyCode::Char('u'), _) => {
                let taken = self.app.take_back_player_change();
                if self.answered(taken).is_some() {
                    self.reread_roster();
                    self.say(self.label("label_took_back"));
                }
            }
            _ => {}
        }
    }

    pub(super) fn roster_rows(&self, roster: &Roster, columns: usize) -> (Vec<Row>, usize) {
        let explained = match &roster.same {
            Some(player) => {
                say!(self.language, commands_same_person, name = player.name.as_str())
            }
            None if roster.players.is_empty() => self.label("label_no_players"),
            None => self.label("label_players_explained"),
        };
        let lines = wrap(&explained, columns).into_iter();
        let mut rows: Vec<Row> = lines.map(|line| Row::text(line, self.ink.dim())).collect();
        rows.push(Row::default());
        let first = rows.len();
        let names = roster.players.iter().map(|player| width(&player.name)).max().unwrap_or(0);
        for (index, player) in roster.players.iter().enumerate() {
            let here = index == roster.at;
            let style = if here { self.ink.here() } else { self.ink.text() };
            let shape = Piece::new(glyph(player.shape).to_string(), self.ink.seat(player.colour));
            let name = match roster.naming.as_ref().filter(|_| here) {
                Some(field) => Piece::new(field.shown(40), self.ink.chosen()),
                None => Piece::new(left(&player.name, names.min(40)), style),
            };
            let row = Row::new(vec![Piece::gap(2), shape, Piece::gap(1), name]);
            let played = Piece::new(self.moment(player.played_at), self.ink.dim());
            rows.push(row.right(vec![played]).to(Target::Line(index)));
        }
        (rows, first + roster.at)
    }

    pub(super) fn roster_hints(&self, roster: &Roster) -> Vec<Hint> {
        let back = ("Esc", KeyCode::Esc, self.label("label_key_back"));
        if roster.naming.is_some() {
            return vec![("Enter", KeyCode::Enter, self.label("label_key_keep")), back];
        }
        if roster.same.is_some() {
            return vec![("Enter", KeyCode::Enter, self.label("label_key_choose")), back];
        }
        vec![
            ("n", KeyCode::Char('n'), self.label("label_key_name")),
            ("g", KeyCode::Char('g'), self.label("label_key_same_person")),
            ("x", KeyCode::Char('x'), self.label("label_key_forget")),
            ("u", KeyCode::Char('u'), self.label("label_key_undo")),
            back,
        ]
    }
}
