//! A new session: who plays. Those who sat together last sit down again with one key; else it is
//! said how many play, and the checklist is there.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tallystone_core::app::{GameView, NewSession, PlayerGroup};

use super::canvas::{Canvas, Piece, Row, Target};
use super::over::Over;
use super::{Page, Shell};
use crate::measure::{fit, wrap};

#[derive(Debug)]
pub(crate) struct Players {
    pub(crate) game: GameView,
    /// Who played together lately, who played last first.
    groups: Vec<PlayerGroup>,
    /// The group that the cursor is on; after them it is on the number of players.
    at: usize,
    count: u8,
    /// Whether it is only to learn the game.
    practice: bool,
}

impl Players {
    fn is_at_count(&self) -> bool {
        self.at >= self.groups.len()
    }
}

impl Shell {
    /// Asks who plays a game.
    pub(super) fn ask_who_plays(&mut self, game: GameView) {
        let groups = self.app.groups(&game.id);
        let groups = self.answered(groups).unwrap_or_default();
        let count = game.least_players;
        self.page = Page::Players(Players { game, groups, at: 0, count, practice: false });
    }

    /// The same question, with the same answer at hand.
    pub(super) fn ask_who_plays_again(&mut self, game: GameView) {
        let Page::Players(Players { at, count, practice, .. }) = self.page else { return };
        self.ask_who_plays(game);
        if let Page::Players(players) = &mut self.page {
            (players.at, players.count, players.practice) = (at, count, practice);
        }
    }

    /// Starts a session of nameless seats and shows its checklist.
    pub(super) fn start(&mut self, game: &GameView, players: u8) {
        self.start_with(&NewSession::of(&game.id, usize::from(players)));
    }

    fn start_with(&mut self, new: &NewSession) {
        let practice = matches!(&self.page, Page::Players(players) if players.practice);
        let started = self.app.start(&NewSession { practice, ..new.clone() });
        if let Some(screen) = self.answered(started) {
            self.sit_down(screen);
        }
    }

    pub(super) fn players_key(&mut self, key: KeyEvent) {
        let Page::Players(players) = &mut self.page else { return };
        let (least, most) = (players.game.least_players, players.game.most_players);
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => self.go_home(),
            KeyCode::Char('?') => self.over.push(Over::Help),
            KeyCode::F(2) => {
                let game = players.game.id.clone();
                self.open_scoring(&game);
            }
            KeyCode::Up | KeyCode::BackTab => players.at = players.at.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => {
                players.at = (players.at + 1).min(players.groups.len());
            }
            KeyCode::Left => {
                players.at = players.groups.len();
                players.count = players.count.saturating_sub(1).max(least);
            }
            KeyCode::Right => {
                players.at = players.groups.len();
                players.count = (players.count + 1).min(most);
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.begin(),
            KeyCode::Char('p') => players.practice = !players.practice,
            KeyCode::Char(letter) => {
                if let Some(count) = letter.to_digit(10).and_then(|digit| u8::try_from(digit).ok())
                {
                    let new = NewSession::of(&players.game.id, usize::from(count));
                    self.start_with(&new);
                }
            }
            _ => {}
        }
    }

    /// With whom the cursor is on.
    fn begin(&mut self) {
        let Page::Players(players) = &self.page else { return };
        let new = match players.groups.get(players.at) {
            Some(group) => {
                NewSession { seats: group.seats.clone(), ..NewSession::of(&players.game.id, 0) }
            }
            None => NewSession::of(&players.game.id, usize::from(players.count)),
        };
        self.start_with(&new);
    }

    /// A click on a group.
    pub(super) fn players_click(&mut self, line: usize) {
        if let Page::Players(players) = &mut self.page {
            players.at = line.min(players.groups.len());
            self.begin();
        }
    }

    pub(super) fn draw_players(&self, canvas: &mut Canvas<'_>, area: Rect, players: &Players) {
        let columns = usize::from(area.width);
        let mut rows: Vec<Row> = wrap(&players.game.summary, columns.min(76))
            .into_iter()
            .map(|line| Row::text(line, self.ink.text()))
            .collect();
        rows.push(Row::text(players.game.facts.clone(), self.ink.dim()));
        rows.push(Row::default());
        if !players.groups.is_empty() {
            rows.push(Row::text(self.label("label_as_last_time"), self.ink.dim()));
            rows.push(Row::default());
        }
        for (index, group) in players.groups.iter().enumerate() {
            let style = if index == players.at { self.ink.here() } else { self.ink.text() };
            let text = fit(&group.text, columns.saturating_sub(4));
            let row = Row::new(vec![Piece::gap(2), Piece::new(format!(" {text} "), style)]);
            rows.push(row.to(Target::Line(index)));
        }
        if !players.groups.is_empty() {
            rows.push(Row::default());
        }
        rows.push(Row::text(self.label("label_how_many"), self.ink.dim()));
        rows.push(Row::default());
        let mut pieces = vec![Piece::gap(2)];
        for count in players.game.least_players..=players.game.most_players {
            let here = players.is_at_count() && count == players.count;
            let style = if here { self.ink.here() } else { self.ink.accent() };
            let key = char::from_digit(u32::from(count), 10).unwrap_or('?');
            pieces.push(
                Piece::new(format!("  {count}  "), style).to(Target::Key(KeyCode::Char(key))),
            );
            pieces.push(Piece::gap(2));
        }
        rows.push(Row::new(pieces));
        rows.push(Row::default());
        rows.push(Row::text(self.label("label_names_later"), self.ink.dim()));
        rows.push(Row::default());
        let mark = if players.practice { "[x]" } else { "[ ]" };
        let style = if players.practice { self.ink.chosen() } else { self.ink.text() };
        let practice = format!("{mark} {}", self.label("label_practice"));
        let toggle = Row::new(vec![Piece::gap(2), Piece::new(practice, style)]);
        rows.push(toggle.to(Target::Key(KeyCode::Char('p'))));
        rows.push(Row::text(self.label("label_practice_explained"), self.ink.dim()));
        canvas.rows(area, &rows, 0);
    }
}
