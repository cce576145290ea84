//! A new session: how many play. One key, and the checklist is there.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tallystone_core::app::{GameView, NewSession};

use super::canvas::{Canvas, Piece, Row, Target};
use super::over::Over;
use super::{Page, Shell};
use crate::measure::wrap;

#[derive(Debug)]
pub(crate) struct Players {
    pub(crate) game: GameView,
    count: u8,
}

impl Players {
    pub(crate) fn of(game: GameView) -> Self {
        Self { count: game.least_players, game }
    }
}

impl Shell {
    /// Starts a session of nameless seats and shows its checklist.
    pub(super) fn start(&mut self, game: &GameView, players: u8) {
        let started = self.app.start(&NewSession::of(&game.id, usize::from(players)));
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
            KeyCode::Left | KeyCode::Up => {
                players.count = players.count.saturating_sub(1).max(least);
            }
            KeyCode::Right | KeyCode::Down => players.count = (players.count + 1).min(most),
            KeyCode::Enter | KeyCode::Char(' ') => {
                let (game, count) = (players.game.clone(), players.count);
                self.start(&game, count);
            }
            KeyCode::Char(letter) => {
                if let Some(count) = letter.to_digit(10).and_then(|digit| u8::try_from(digit).ok())
                {
                    let game = players.game.clone();
                    self.start(&game, count);
                }
            }
            _ => {}
        }
    }

    pub(super) fn draw_players(&self, canvas: &mut Canvas<'_>, area: Rect, players: &Players) {
        let mut rows: Vec<Row> = wrap(&players.game.summary, usize::from(area.width).min(76))
            .into_iter()
            .map(|line| Row::text(line, self.ink.text()))
            .collect();
        rows.push(Row::default());
        rows.push(Row::text(self.label("label_how_many"), self.ink.dim()));
        rows.push(Row::default());
        let mut pieces = vec![Piece::gap(2)];
        for count in players.game.least_players..=players.game.most_players {
            let style = if count == players.count { self.ink.here() } else { self.ink.accent() };
            let key = char::from_digit(u32::from(count), 10).unwrap_or('?');
            pieces.push(
                Piece::new(format!("  {count}  "), style).to(Target::Key(KeyCode::Char(key))),
            );
            pieces.push(Piece::gap(2));
        }
        rows.push(Row::new(pieces));
        rows.push(Row::default());
        rows.push(Row::text(self.label("label_names_later"), self.ink.dim()));
        canvas.rows(area, &rows, 0);
    }
}
