//! What leaves for others: a result as a picture, a table for spreadsheets, plays for BG Stats.

use std::collections::HashSet;

use super::{App, Error, SessionQuery};
use crate::app::screen::{Screen, SeatView};
use crate::entry::{Focus, When};
use crate::exchange::{CsvSession, Filing, Play, PlayTimes, write_csv};
use crate::outside::SessionId;
use crate::refusal::Refusal;
use crate::result_card::{Content, ContentRow, ContentSeat, ResultCard};
use crate::session::{Phase, Session};
use crate::taken;
use crate::text::{Message, Speaker, count_of, msg, of_day};

impl App {
    /// The result as a picture and in words, as it stands. `day` is how the shell writes the day
    /// it was played; `2026-11-16` if it is left out.
    pub fn result_card(
        &mut self,
        session: SessionId,
        day: Option<&str>,
    ) -> Result<ResultCard, Error> {
        let day = day.map(taken::day).transpose().map_err(|refusal| self.refused(&refusal))?;
        let screen = self.screen(session, When::Now, Focus::default())?;
        let table = self.score_table(session)?;
        let difference = self.difference(session)?;
        let speaker = self.speaker_of(session)?;
        let laid_out = self.session(session)?;
        let seats = ranked(&screen);
        let mut rows: Vec<ContentRow> = table
            .rows
            .into_iter()
            .map(|row| {
                let place = |seat: &SeatView| table.seats.iter().position(|it| *it == seat.seat);
                let cell = |seat: &&SeatView| {
                    place(seat).and_then(|place| row.cells.get(place)).and_then(|cell| cell.points)
                };
                ContentRow { cells: seats.iter().map(cell).collect(), heading: row.heading }
            })
            .collect();
        // The total stands beside the names.
        rows.pop();
        let further = |n: usize| speaker.say(&msg!(app_card_further, n = count_of(n)));
        let content = Content {
            game: screen.game_name.clone(),
            details: details(laid_out, day.as_deref(), &speaker),
            rows: ContentRow::fitting(rows, further),
            sentences: sentences(laid_out, &screen, &difference.text, &speaker),
            seats: seats.iter().map(|seat| of_seat(seat, laid_out, &speaker)).collect(),
        };
        Ok(ResultCard::new(&content))
    }

    /// The sessions that are looked for as a table for spreadsheets, the earliest first.
    pub fn csv(&self, query: &SessionQuery) -> Result<String, Error> {
        let mut sessions = self.found_ids(query)?;
        sessions.sort();
        self.csv_of(&sessions)
    }

    /// These sessions as a table for spreadsheets.
    pub fn csv_of(&self, sessions: &[SessionId]) -> Result<String, Error> {
        let people = self.people()?;
        let session = |id: &SessionId| match self.lay_out(*id) {
            Ok(session) => {
                let speaker = Speaker::new(self.language, session.table().names());
                Ok(CsvSession::of(&session, &people, &speaker))
            }
            // A game that is not known here still has a result.
            Err(_) => match self.store.session_record(*id) {
                Ok(Some(record)) => Ok(CsvSession::unread(&record, &self.speaker())),
                Ok(None) => Err(self.no_session()),
                Err(error) => Err(self.stored(&error)),
            },
        };
        let rows: Result<Vec<CsvSession>, Error> = sessions.iter().map(session).collect();
        Ok(write_csv(rows?))
    }

    /// A link that opens BG Stats with this play filled in.
    pub fn bgstats_link(&self, session: SessionId) -> Result<String, Error> {
        let people = self.people()?;
        let laid_out = self.with_result(session)?;
        let speaker = Speaker::new(self.language, laid_out.table().names());
        Ok(Play::of(&laid_out, &people, &speaker).link())
    }

    /// A play file for BG Stats. Written again, it brings the same plays up to date there.
    pub fn bgstats_file(&self, sessions: &[SessionId]) -> Result<String, Error> {
        let mut seen = HashSet::new();
        let sessions: Vec<SessionId> =
            sessions.iter().copied().filter(|session| seen.insert(*session)).collect();
        let people = self.people()?;
        let about = self.speaker().say(&msg!(app_bgstats_about, n = count_of(sessions.len())));
        let mut filing = Filing::new(about);
        for session in sessions {
            let laid_out = self.with_result(session)?;
            let speaker = Speaker::new(self.language, laid_out.table().names());
            filing.add(&Play::of(&laid_out, &people, &speaker));
        }
        Ok(filing.write())
    }

    /// A session that has a result.
    fn with_result(&self, session: SessionId) -> Result<Session, Error> {
        let laid_out = self.lay_out(session)?;
        if has_result(&laid_out) {
            return Ok(laid_out);
        }
        let text = msg!(
            app_refused_no_result,
            game = laid_out.game().about().name.clone(),
            day = of_day(PlayTimes::of(&laid_out).day())
        );
        Err(self.refused(&Refusal::new(text)))
    }
}

fn has_result(session: &Session) -> bool {
    session.phase() == Phase::Finished
}

/// The best first, those who have left last, others in turn order.
fn ranked(screen: &Screen) -> Vec<&SeatView> {
    let mut seats: Vec<&SeatView> = screen.seats.iter().collect();
    seats.sort_by_key(|seat| (seat.left, seat.rank.unwrap_or(u32::MAX)));
    seats
}

fn of_seat(seat: &SeatView, session: &Session, speaker: &Speaker) -> ContentSeat {
    let score = session.score();
    let won = session.has_won(&score, seat.seat);
    let ahead = seat.winner && session.table().present().count() > 1;
    let mark = match (session.phase(), score.winners().len() > 1) {
        _ if seat.left => Some(msg!(app_card_left)),
        (Phase::Finished, false) if won => Some(msg!(app_card_winner)),
        (Phase::Finished, true) if won => Some(msg!(app_card_shared)),
        (Phase::Playing, false) if ahead => Some(msg!(app_card_ahead)),
        (Phase::Playing, true) if ahead => Some(msg!(app_card_level)),
        _ => None,
    };
    ContentSeat {
        name: seat.name.clone(),
        letter: seat.letter.clone(),
        colour: seat.colour,
        shape: seat.shape,
        points: seat.points,
        rank: seat.rank,
        winner: won,
        mark: mark.map(|mark| speaker.say(&mark)),
        spoken: if seat.spoken.is_empty() { seat.name.clone() } else { seat.spoken.clone() },
    }
}

fn details(session: &Session, day: Option<&str>, speaker: &Speaker) -> Vec<String> {
    let played = PlayTimes::of(session);
    let day = day.map_or_else(|| speaker.say(&of_day(played.day())), str::to_owned);
    let kind = match session.phase() {
        Phase::Abandoned => Some(msg!(app_abandoned)),
        _ if session.stated().is_some() => Some(msg!(app_stated_result)),
        Phase::SettingUp | Phase::Playing => Some(msg!(app_card_so_far)),
        Phase::Finished => None,
    };
    let minutes = (played.minutes > 0).then(|| msg!(app_card_minutes, n = played.minutes));
    let say = |detail: Option<Message>| detail.map(|detail| speaker.say(&detail));
    // What kind of result it is must not be cut off behind a long day.
    [say(kind), Some(day).filter(|day| !day.is_empty()), say(minutes)]
        .into_iter()
        .flatten()
        .collect()
}

/// What decided it; for a game that goes on, who is ahead.
fn sentences(
    session: &Session,
    screen: &Screen,
    difference: &str,
    speaker: &Speaker,
) -> Vec<String> {
    let alone = session.table().len() == 1;
    if alone || !has_result(session) {
        let nothing_yet = session.phase() == Phase::SettingUp;
        return if nothing_yet { Vec::new() } else { screen.verdict.clone() };
    }
    let score = session.score();
    let mut sentences = vec![difference.to_owned()];
    if let [first, _, ..] = score.winners().as_slice() {
        // What was tried to part them.
        let ties = score.tie_breaks.iter();
        let ties = ties.filter(|tie| tie.values.iter().any(|(seat, _)| seat == first));
        sentences.extend(ties.map(|tie| speaker.say(&tie.text)));
    }
    if !session.has_points() && session.stated().is_none() {
        sentences.extend(screen.ending.clone());
    }
    if screen.seats.iter().any(|seat| seat.recorded_points.is_some()) {
        sentences.push(speaker.say(&msg!(app_verdict_differs)));
    }
    sentences
}
