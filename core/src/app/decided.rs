//! What decided a finished session.

use serde::Serialize;

use super::{App, Error};
use crate::outside::{SessionId, StepId};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::session::Phase;
use crate::text::msg;

/// The smallest change of one entered fact that would have given another winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decided {
    /// "Ann: wish stones: 4 → 3. Then Ben would have won."
    pub text: String,
    /// The event that it is about.
    pub event: StepId,
    /// Who would have won.
    pub winners: Vec<Seat>,
}

impl App {
    /// What decided a finished session; `None` if no small change would have given another winner.
    pub fn decided(&mut self, session: SessionId) -> Result<Option<Decided>, Error> {
        let speaker = self.speaker_of(session)?;
        let played = self.session(session)?;
        if played.phase() != Phase::Finished {
            return Err(self.refused(&Refusal::new(msg!(app_refused_unfinished))));
        }
        let Some(ending) = played.other_ending() else { return Ok(None) };
        let change = ending.text;
        let text = match ending.winners.as_slice() {
            [only] => msg!(app_decided_won, change = change, seat = *only),
            several => msg!(app_decided_shared, change = change, seats = several.to_vec()),
        };
        let (event, winners) = (ending.event, ending.winners);
        Ok(Some(Decided { text: speaker.say(&text), event, winners }))
    }
}
