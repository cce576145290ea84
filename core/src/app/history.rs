//! Sessions found again: the list, the bin, the log in words.

use std::sync::Arc;

use chrono::{DateTime, FixedOffset, Utc};
use serde::{Deserialize, Serialize};

use super::{App, Error};
use crate::game::AnyGame;
use crate::outside::{PlayerId, SessionId};
use crate::seat::Seat;
use crate::session::{LogLine, Phase, Session, log_lines};
use crate::store::{Card, CardSeat, Filter, Index, ListedSession, Played, PlayedSeat, Word};
use crate::taken;
use crate::text::{Names, Say as _, Speaker, are_apart, fold};

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

/// Which sessions are looked for. Everything that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SessionQuery {
    /// Words or parts of words from names, notes, the game's name or the day.
    pub words: String,
    pub game: Option<String>,
    pub player: Option<PlayerId>,
    pub year: Option<i32>,
    /// Only those that have no result yet.
    pub unfinished: bool,
    /// Those in the bin instead of the others.
    pub bin: bool,
}

impl App {
    /// The log in words, oldest first.
    pub fn log(&mut self, session: SessionId) -> Result<Vec<LogLine<String>>, Error> {
        let speaker = self.speaker_of(session)?;
        let laid_out = self.session(session)?;
        let lines = log_lines(session, laid_out.game(), laid_out.rows());
        lines.map(|lines| lines.say(&speaker)).map_err(|refusal| Error::refused(&refusal, &speaker))
    }

    /// A page of all sessions that are not in the bin, the latest begun first.
    pub fn sessions(&self, offset: u32, limit: u32) -> Result<Vec<SessionView>, Error> {
        self.search(&SessionQuery::default(), offset, limit)
    }

    /// The sessions in the bin, the latest deleted first.
    pub fn bin(&self) -> Result<Vec<SessionView>, Error> {
        self.search(&SessionQuery { bin: true, ..SessionQuery::default() }, 0, u32::MAX)
    }

    /// A page of the sessions that are looked for, the latest begun first; in the bin the latest
    /// deleted first.
    pub fn search(
        &self,
        query: &SessionQuery,
        offset: u32,
        limit: u32,
    ) -> Result<Vec<SessionView>, Error> {
        let filter = self.filter(query)?;
        let listed =
            self.store.list(&filter, offset, limit).map_err(|error| self.stored(&error))?;
        Ok(self.listed(listed))
    }

    /// The years in which was played, the latest first.
    pub fn years(&self) -> Result<Vec<i32>, Error> {
        self.store.years().map_err(|error| self.stored(&error))
    }

    /// The ids of all sessions that are looked for.
    pub(super) fn found_ids(&self, query: &SessionQuery) -> Result<Vec<SessionId>, Error> {
        let filter = self.filter(query)?;
        self.store.listed_ids(&filter).map_err(|error| self.stored(&error))
    }

    fn filter(&self, query: &SessionQuery) -> Result<Filter, Error> {
        if let Some(game) = &query.game {
            self.game(game)?;
        }
        let players = match query.player {
            Some(player) => Some(self.people()?.aliases(player)),
            None => None,
        };
        let words = taken::search(&query.words).map_err(|refusal| self.refused(&refusal))?;
        let words: Vec<String> = fold(words).split_whitespace().map(str::to_owned).collect();
        let names: Vec<(&str, String)> = if words.is_empty() {
            Vec::new()
        } else {
            let speaker = self.speaker();
            let name = |game: &Arc<dyn AnyGame>| fold(&speaker.say(&game.about().name));
            self.catalogue.games().map(|game| (game.about().id, name(game))).collect()
        };
        let word = |text: String| {
            let alike = names.iter().filter(|(_, name)| name.contains(&text));
            let games = alike.map(|(id, _)| (*id).to_owned()).collect();
            Word { text, games }
        };
        Ok(Filter {
            words: words.into_iter().map(word).collect(),
            game: query.game.clone(),
            players,
            year: query.year,
            unfinished: query.unfinished,
            bin: query.bin,
        })
    }

    /// Sessions whose id begins like this.
    pub fn find(&self, id_prefix: &str) -> Result<Vec<SessionId>, Error> {
        self.store.find(id_prefix).map_err(|error| self.stored(&error))
    }

    /// Puts a session into the bin for 30 days.
    pub fn delete(&mut self, session: SessionId) -> Result<(), Error> {
        self.set_deleted(session, true)
    }

    /// Takes a session out of the bin.
    pub fn restore(&mut self, session: SessionId) -> Result<(), Error> {
        self.set_deleted(session, false)
    }

    /// Empties the bin for good. Returns how many sessions were in it.
    pub fn empty_bin(&mut self) -> Result<u32, Error> {
        // Whatever the clocks of other devices said.
        let emptied = self.store.purge(DateTime::<Utc>::MAX_UTC);
        let emptied = emptied.map_err(|error| self.stored(&error))?;
        Ok(u32::try_from(emptied).unwrap_or(u32::MAX))
    }

    fn set_deleted(&mut self, session: SessionId, deleted: bool) -> Result<(), Error> {
        match self.store.set_deleted(session, deleted, self.outside.now()) {
            Ok(true) => Ok(()),
            Ok(false) => Err(self.no_session()),
            Err(error) => Err(self.stored(&error)),
        }
    }

    pub(super) fn listed(&self, listed: Vec<ListedSession>) -> Vec<SessionView> {
        let speaker = self.speaker();
        let name = |game: &Arc<dyn AnyGame>| (game.about().id, speaker.say(&game.about().name));
        let names: Vec<(&str, String)> = self.catalogue.games().map(name).collect();
        let view = |session: ListedSession| SessionView {
            id: session.id,
            game_name: names
                .iter()
                .find(|(id, _)| *id == session.game)
                .map_or_else(|| session.game.clone(), |(_, name)| name.clone()),
            game: session.game,
            started_at: session.started_at,
            updated_at: session.updated_at,
            deleted_at: session.deleted_at,
            card: told_apart(session.card, &speaker),
        };
        listed.into_iter().map(view).collect()
    }
}

/// A card on which no two seats are called the same.
pub(super) fn told_apart(mut card: Card, speaker: &Speaker) -> Card {
    if are_apart(card.seats.iter().map(|seat| seat.name.as_str())) {
        return card;
    }
    let told = card.seats.iter().map(|seat| (seat.name.clone(), seat.colour));
    let names = Names::new(told).apart(speaker);
    for (seat, name) in card.seats.iter_mut().zip(names) {
        seat.name = name;
    }
    card
}

/// What a session is found by.
pub(super) fn index(session: &Session) -> Index {
    let table = session.table();
    let first = &session.rows()[0];
    let there = FixedOffset::east_opt(first.offset_minutes.saturating_mul(60));
    let began =
        there.map_or(first.at.date_naive(), |there| first.at.with_timezone(&there).date_naive());
    let day = session.stated().and_then(|stated| stated.played_on).unwrap_or(began);
    let words: Vec<String> =
        table.names().told().chain(session.notes().iter().map(String::as_str)).map(fold).collect();
    let counts = session.phase() == Phase::Finished && !table.practice;
    let players = table.seats.iter().filter_map(|(seat, seated)| Some((seat, seated.player?)));
    Index {
        day: day.to_string(),
        words: words.join("\n"),
        players: players.collect(),
        played: counts.then(|| played(session)),
    }
}

/// How a session ended, as statistics count it.
fn played(session: &Session) -> Played {
    let (table, score) = (session.table(), session.score());
    let points = session.points_in(&score);
    // A race that nobody has won was played all the same: those who stayed are level in it.
    let unplaced = score.seats.values().all(|seat| seat.rank.is_none());
    let level = |seat: Seat| (unplaced && !table.seats[seat].left).then_some(1);
    let seat = |seat: Seat| {
        let of_seat = &score.seats[seat];
        // A result that was only told has no lines.
        let lines = of_seat.total.parts().iter().filter(|_| points[seat].is_some());
        PlayedSeat {
            seat,
            player: table.seats[seat].player,
            points: points[seat],
            rank: of_seat.rank.or_else(|| level(seat)),
            winner: session.has_won(&score, seat),
            began: session.play().begins() == Some(seat),
            lines: lines.map(|line| (line.kind().to_owned(), line.points())).collect(),
        }
    };
    Played {
        seconds: session.stated().is_none().then(|| session.played().num_seconds()),
        seats: Seat::all(table.len()).map(seat).collect(),
    }
}

/// What a list shows of the session as it stands, with the names as they were told.
pub(super) fn card(session: &Session) -> Card {
    let score = session.score();
    let (points, letters) = (session.points_in(&score), session.table().letters());
    let names = session.table().names();
    let names: Vec<&str> = names.told().collect();
    let seat = |seat: &Seat| {
        let (seated, of_seat) = (&session.table().seats[*seat], &score.seats[*seat]);
        CardSeat {
            name: names[seat.index()].to_owned(),
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
        practice: session.table().practice,
    }
}
