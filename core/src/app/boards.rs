//! The boards of a session as drawings: of the screen that is shown, and of any earlier moment.

use std::sync::Arc;

use super::App;
use crate::board::{Board, Face};
use crate::drawing::{Drawing, plain};
use crate::entry::Focus;
use crate::error::Error;
use crate::game::{AnyGame, Play};
use crate::outside::SessionId;
use crate::seat::Seat;
use crate::session::Session;
use crate::sheet::ControlKind;
use crate::text::Say as _;

/// Draws the boards of a screen when it is asked to, which commands never do.
#[derive(Clone, Debug)]
pub struct Easel {
    game: Arc<dyn AnyGame>,
    /// Where the boards are seen from; nothing away from a table.
    seen: Option<(Arc<dyn Play>, Focus)>,
}

/// What a screen says decides what is drawn, so its easel tells it from no other.
impl PartialEq for Easel {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Easel {}

impl Easel {
    pub(super) fn of(session: &Session, play: &Arc<dyn Play>, focus: &Focus) -> Self {
        let seen = Some((Arc::clone(play), focus.clone()));
        Self { game: Arc::clone(session.game()), seen }
    }

    pub(super) fn of_game(game: Arc<dyn AnyGame>) -> Self {
        Self { game, seen: None }
    }

    /// A board of the sheet, by the id of its control.
    pub fn paint(&self, control: &str, board: &Board<String>) -> Drawing {
        let painted = self.seen.as_ref().map(|(play, focus)| play.paint(focus, control, board));
        painted.unwrap_or_else(plain::blank)
    }

    /// Something that is chosen by what it looks like.
    pub fn paint_choice(&self, face: &Face<String>) -> Drawing {
        self.game.paint_choice(face)
    }

    /// The game's picture that stands for an icon.
    pub fn picture(&self, icon: &str) -> Option<u16> {
        let icons = self.game.about().icons.iter();
        icons.into_iter().find(|it| it.id == icon).map(|it| it.picture)
    }
}

/// A board to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Whose it is, if it is not everybody's.
    pub seat: Option<Seat>,
    /// What it is, in a few words.
    pub label: String,
    pub drawing: Drawing,
}

/// The same for a shell that draws the cells itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidBoard {
    /// The id of its control.
    pub control: String,
    pub seat: Option<Seat>,
    pub label: String,
    pub board: Board<String>,
}

/// Boards, and from where each is seen.
type SeenBoards = Vec<(Focus, LaidBoard)>;

impl App {
    /// The boards of a session as they lay when its log had so many steps, or as they lie now: also
    /// of one that is over.
    pub fn boards(
        &mut self,
        session: SessionId,
        revision: Option<u64>,
    ) -> Result<Vec<BoardView>, Error> {
        let (play, laid) = self.seen_boards(session, revision)?;
        let view = |(focus, it): (Focus, LaidBoard)| {
            let drawing = play.paint(&focus, &it.control, &it.board).without_hints();
            BoardView { seat: it.seat, label: it.label, drawing }
        };
        Ok(laid.into_iter().map(view).collect())
    }

    /// The same as they lie now, as cells.
    pub fn laid_boards(&mut self, session: SessionId) -> Result<Vec<LaidBoard>, Error> {
        let (_, laid) = self.seen_boards(session, None)?;
        Ok(laid.into_iter().map(|(_, board)| board).collect())
    }

    /// Each board, and from where it is seen.
    fn seen_boards(
        &mut self,
        session: SessionId,
        revision: Option<u64>,
    ) -> Result<(Arc<dyn Play>, SeenBoards), Error> {
        let known = self.look_at(session)?;
        let play = match revision {
            Some(revision) => Arc::clone(self.session_as_of(session, revision)?.play()),
            None => Arc::clone(self.session(session)?.play()),
        };
        let speaker = self.speaker_in_hand(session)?;
        let mut boards = Vec::new();
        for focus in play.views() {
            let sheet = play.sheet(&focus, &known);
            for group in &sheet.groups {
                for control in &group.controls {
                    let ControlKind::Board { board } = &control.kind else { continue };
                    let laid = LaidBoard {
                        control: control.id.clone(),
                        seat: group.seat,
                        label: control.label.say(&speaker),
                        board: board.say(&speaker),
                    };
                    boards.push((focus.clone(), laid));
                }
            }
        }
        Ok((play, boards))
    }
}
