//! Sessions found again: the list, the bin, the log in words.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::{App, Error};
use crate::outside::SessionId;
use crate::seat::Seat;
use crate::session::{LogLine, Session, log_lines};
use crate::store::{Card, CardSeat, ListedSession};
use crate::text::Say as _;

/// A session in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SessionView {
    pub id: SessionId,
    pub game: String,
    pub game_name: String,
    pub started_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    pub deleted_at: Option<DateTime<Utc>>,
    #[serde(flatten)]
    pub card: Card,
}

impl App {
    /// The log in words, oldest first.
    pub fn log(&mut self, session: SessionId) -> Result<Vec<LogLine<String>>, Error> {
        let speaker = self.speaker_of(session)?;
        let laid_out = self.session(session)?;
        let lines = log_lines(session, laid_out.game(), laid_out.rows());
        lines.map(|lines| lines.say(&speaker)).map_err(|refusal| Error::refused(&refusal, &speaker))
    }

    /// A page of all sessions, the latest begun first.
    pub fn sessions(&self, offset: u32, limit: u32) -> Result<Vec<SessionView>, Error> {
        let listed = self.store.list(offset, limit).map_err(|error| self.stored(&error))?;
        Ok(self.listed(listed))
    }

    /// The sessions in the bin.
    pub fn bin(&self) -> Result<Vec<SessionView>, Error> {
        let listed = self.store.list_bin().map_err(|error| self.stored(&error))?;
        Ok(self.listed(listed))
    }

    /// Sessions whose id begins like this.
    pub fn find(&self, id_prefix: &str) -> Result<Vec<SessionId>, Error> {
        self.store.find(id_prefix).map_err(|error| self.stored(&error))
    }

    /// Puts a session into the bin for 30 days.
    pub fn delete(&mut self, session: SessionId) -> Result<(), Error> {
        let now = self.outside.now();
        self.set_deleted(session, Some(now))
    }

    /// Takes a session out of the bin.
    pub fn restore(&mut self, session: SessionId) -> Result<(), Error> {
        self.set_deleted(session, None)
    }

    fn set_deleted(&mut self, session: SessionId, at: Option<DateTime<Utc>>) -> Result<(), Error> {
        match self.store.set_deleted(session, at) {
            Ok(true) => Ok(()),
            Ok(false) => Err(self.no_session()),
            Err(error) => Err(self.stored(&error)),
        }
    }

    fn listed(&self, listed: Vec<ListedSession>) -> Vec<SessionView> {
        let speaker = self.speaker();
        let names: HashMap<&str, String> = self
            .catalogue
            .games()
            .map(|game| (game.about().id, speaker.say(&game.about().name)))
            .collect();
        let view = |session: ListedSession| SessionView {
            id: session.id,
            game_name: names
                .get(session.game.as_str())
                .cloned()
                .unwrap_or_else(|| session.game.clone()),
            game: session.game,
            started_at: session.started_at,
            updated_at: session.updated_at,
            deleted_at: session.deleted_at,
            card: session.card,
        };
        listed.into_iter().map(view).collect()
    }
}

/// What a list shows of the session as it stands.
pub(super) fn card(session: &Session) -> Card {
    let score = session.score();
    let (points, letters) = (session.points_in(&score), session.table().letters());
    let names = session.table().names();
    let seat = |seat: &Seat| {
        let (seated, of_seat) = (&session.table().seats[*seat], &score.seats[*seat]);
        CardSeat {
            name: names[seat.index()].clone(),
            letter: letters[*seat].to_string(),
            colour: seated.colour,
            shape: seated.shape,
            points: points[*seat],
            rank: of_seat.rank,
            winner: of_seat.winner,
        }
    };
    Card {
        phase: session.phase(),
        seats: session.table().order.iter().map(seat).collect(),
        played_seconds: session.played().num_seconds(),
        played_on: session.stated().and_then(|stated| stated.played_on),
    }
}
