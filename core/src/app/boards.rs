//! The boards of a session as drawings: of the screen that is shown, and of any earlier moment.

use std::sync::Arc;

use super::App;
use super::screen::Screen;
use crate::drawing::Drawing;
use crate::error::Error;
use crate::game::Play;
use crate::outside::SessionId;
use crate::seat::Seat;
use crate::sheet::ControlKind;
use crate::text::Say as _;

/// Draws the boards of a screen when it is asked to, which commands never do.
#[derive(Clone, Debug)]
pub(super) struct Painter(Arc<dyn Play>);

/// What a screen says decides what is drawn, so its painter tells it from no other.
impl PartialEq for Painter {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Painter {}

impl Painter {
    pub(super) fn of(play: &Arc<dyn Play>) -> Self {
        Self(Arc::clone(play))
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

impl Screen {
    /// A board of the sheet as a drawing.
    pub fn drawing(&self, control: &str) -> Option<Drawing> {
        let ControlKind::Board { board } = &self.control(control)?.kind else { return None };
        Some(self.painter.0.paint(&self.focus, control, board))
    }
}

impl App {
    /// The boards of a session as they lay when its log had so many steps, or as they lie now: also
    /// of one that is over.
    pub fn boards(
        &mut self,
        session: SessionId,
        revision: Option<u64>,
    ) -> Result<Vec<BoardView>, Error> {
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
                    let drawing = play.paint(&focus, &control.id, &board.say(&speaker));
                    boards.push(BoardView {
                        seat: group.seat,
                        label: control.label.say(&speaker),
                        drawing: drawing.without_hints(),
                    });
                }
            }
        }
        Ok(boards)
    }
}
