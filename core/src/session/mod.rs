//! A session: one table from set-up to result, as an append-only log and what follows from it.
//!
//! [`Session::take`] is the only way a log grows, in play and in replay alike, and it never
//! fails: what does not fit (any more) is set aside with its reason. Undo, redo and corrections
//! are steps too. [`Session::judge`] says, before a step is stored, whether it may be taken.

#[cfg(test)]
pub(crate) mod counted;
mod judge;
mod log;
mod other_ending;
mod step;
mod timeline;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

pub(crate) use log::words;
pub use log::{LogLine, LogStatus, log_lines};
pub use other_ending::OtherEnding;
pub use step::{
    Correction, Note, RawStep, Row, SeatVerdict, StatedResult, StatedSeat, Step, Tick, Verdict,
};

use crate::entry::When;
use crate::game::{AnyGame, Play, ResultKind};
use crate::outside::{SessionId, StepId};
use crate::refusal::Refusal;
use crate::score::{Line, Score};
use crate::seat::{PerSeat, Seat};
use crate::table::Table;
use crate::text::msg;
pub(crate) use timeline::Entered;
use timeline::Timeline;

/// How far a session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    SettingUp,
    Playing,
    Finished,
    /// Given up without a result.
    Abandoned,
}

impl Phase {
    /// In the order in which kept cards count them: never changed.
    pub(crate) const ALL: [Self; 4] =
        [Self::SettingUp, Self::Playing, Self::Finished, Self::Abandoned];

    /// As it stands in databases and tables, and in JSON.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::SettingUp => "setting_up",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }
}

#[derive(Debug)]
pub struct Session {
    pub id: SessionId,
    game: Arc<dyn AnyGame>,
    rows: Vec<Row>,
    /// Rows that undo would take back, latest last.
    done: Vec<usize>,
    /// Rows that redo would bring back, latest last.
    undone: Vec<usize>,
    timeline: Timeline,
    ticks: BTreeMap<String, bool>,
    notes: Vec<String>,
    closed: Option<Closed>,
    played: TimeDelta,
    last_event_at: Option<DateTime<Utc>>,
}

#[derive(Clone, Debug)]
enum Closed {
    Finished(Verdict),
    Abandoned,
}

/// A break longer than this does not count as playing.
const LONGEST_PAUSE: TimeDelta = TimeDelta::minutes(30);

impl Session {
    /// Opens a log. Only a first row that is not a table of the game is beyond reading; options
    /// that no longer fit are set aside for the default.
    pub fn open(id: SessionId, game: Arc<dyn AnyGame>, first: Row) -> Result<Self, Refusal> {
        #[cfg(test)]
        counted::count(|done| &mut done.replays);
        let Step::Opened(table) = &first.step else {
            return Err(Refusal::new(msg!(app_refused_log)));
        };
        let timeline = Timeline::begin(&game, table)
            .or_else(|refusal| Timeline::begin_with_defaults(&game, table, first.id, refusal))?;
        Ok(Self {
            id,
            game,
            rows: vec![first],
            done: Vec::new(),
            undone: Vec::new(),
            timeline,
            ticks: BTreeMap::new(),
            notes: Vec::new(),
            closed: None,
            played: TimeDelta::zero(),
            last_event_at: None,
        })
    }

    /// Opens a log with all its rows.
    pub fn replay(
        id: SessionId,
        game: Arc<dyn AnyGame>,
        rows: impl IntoIterator<Item = Row>,
    ) -> Result<Self, Refusal> {
        let mut rows = rows.into_iter();
        let first = rows.next().ok_or_else(|| Refusal::new(msg!(app_refused_log)))?;
        let mut session = Self::open(id, game, first)?;
        for row in rows {
            session.take(row);
        }
        Ok(session)
    }

    /// Takes the next row in. Never fails.
    pub fn take(&mut self, row: Row) {
        self.take_entered(row, None);
    }

    /// The same, with what entering an event has brought to light: the position after it and its
    /// words.
    pub(crate) fn take_entered(&mut self, row: Row, entered: Option<Entered>) {
        let index = self.rows.len();
        match &row.step {
            Step::Event(event) => {
                self.timeline.push(row.id, event.clone(), entered);
                self.count_time(row.at);
            }
            Step::Tick(tick) => {
                self.ticks.insert(tick.step.clone(), tick.done);
            }
            Step::Note(note) => self.notes.push(note.text.clone()),
            Step::Finish(verdict) => self.closed = Some(Closed::Finished(verdict.clone())),
            Step::Abandon => self.closed = Some(Closed::Abandoned),
            Step::Reopen => self.closed = None,
            Step::Opened(_)
            | Step::Correct(_)
            | Step::Table(_)
            | Step::Result(_)
            | Step::Undo
            | Step::Redo
            | Step::Unknown(_) => {}
        }
        self.rows.push(row);
        match &self.rows[index].step {
            Step::Undo => self.undo(),
            Step::Redo => self.redo(),
            step if step.can_be_undone() => {
                let is_event = matches!(step, Step::Event(_));
                self.undone.clear();
                self.done.push(index);
                if !is_event {
                    self.rebuild();
                }
            }
            _ => {}
        }
    }

    fn undo(&mut self) {
        let Some(index) = self.done.pop() else { return };
        self.undone.push(index);
        if matches!(self.rows[index].step, Step::Event(_)) {
            // Corrections of it or around it came later, so they are undone already.
            self.timeline.pop();
        } else {
            self.rebuild();
        }
    }

    fn redo(&mut self) {
        let Some(index) = self.undone.pop() else {
            return;
        };
        self.done.push(index);
        let row = &self.rows[index];
        if let Step::Event(event) = &row.step {
            self.timeline.push(row.id, event.clone(), None);
        } else {
            self.rebuild();
        }
    }

    fn rebuild(&mut self) {
        let steps = self.done.iter().map(|index| &self.rows[*index]);
        self.timeline.rebuild(&self.game, self.opened_table(), steps);
    }

    fn opened_table(&self) -> Table {
        match &self.rows[0].step {
            Step::Opened(table) => table.clone(),
            _ => self.timeline.table.clone(),
        }
    }

    fn count_time(&mut self, at: DateTime<Utc>) {
        if let Some(last) = self.last_event_at {
            let pause = at - last;
            if pause > TimeDelta::zero() && pause <= LONGEST_PAUSE {
                self.played += pause;
            }
        }
        self.last_event_at = Some(at);
    }

    pub fn game(&self) -> &Arc<dyn AnyGame> {
        &self.game
    }

    pub fn table(&self) -> &Table {
        &self.timeline.table
    }

    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The number of the last row: what a screen is made of.
    pub fn revision(&self) -> u64 {
        self.rows.last().map_or(0, |row| row.seq)
    }

    /// The last row's id.
    pub fn last_step(&self) -> Option<StepId> {
        self.rows.last().map(|row| row.id)
    }

    pub fn phase(&self) -> Phase {
        match self.closed {
            Some(Closed::Finished(_)) => Phase::Finished,
            Some(Closed::Abandoned) => Phase::Abandoned,
            None if self.timeline.is_empty() && self.timeline.stated.is_none() => Phase::SettingUp,
            None => Phase::Playing,
        }
    }

    pub fn is_closed(&self) -> bool {
        self.closed.is_some()
    }

    /// The verdict of the finish, if it is finished.
    pub fn verdict(&self) -> Option<&Verdict> {
        match &self.closed {
            Some(Closed::Finished(verdict)) => Some(verdict),
            _ => None,
        }
    }

    pub fn ticks(&self) -> &BTreeMap<String, bool> {
        &self.ticks
    }

    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Time played, without long pauses.
    pub fn played(&self) -> TimeDelta {
        self.played
    }

    pub fn stated(&self) -> Option<&StatedResult> {
        self.timeline.stated.as_ref()
    }

    /// The step that undo would take back.
    pub fn next_undo(&self) -> Option<&Row> {
        self.done.last().map(|index| &self.rows[*index])
    }

    pub fn next_redo(&self) -> Option<&Row> {
        self.undone.last().map(|index| &self.rows[*index])
    }

    pub fn play(&self) -> &Arc<dyn Play> {
        self.timeline.play()
    }

    /// The position at a moment; `None` if that event is not there (any more).
    pub fn play_at(&self, when: When) -> Option<Arc<dyn Play>> {
        match when {
            When::Now => Some(Arc::clone(self.play())),
            When::Before { event } | When::InsteadOf { event } => self.timeline.before(event),
        }
    }

    /// Events that do not fit where they stand, with the reason.
    pub fn set_aside(&self) -> impl Iterator<Item = (StepId, &Refusal)> {
        self.timeline.set_aside()
    }

    /// The effective events, in order.
    pub fn events(&self) -> impl Iterator<Item = StepId> {
        self.timeline.events()
    }

    /// The score now: what the players stated, or what the rules give.
    pub fn score(&self) -> Cow<'_, Score> {
        let stated = self.timeline.stated.as_ref();
        match stated.and_then(|stated| self.stated_score(stated)) {
            Some(score) => Cow::Owned(score),
            None => Cow::Borrowed(self.play().score()),
        }
    }

    fn stated_score(&self, stated: &StatedResult) -> Option<Score> {
        if stated.seats.len() != self.table().len() {
            return None;
        }
        let lines = stated.seats.map(|_, seat| match seat.points {
            Some(points) => Line::stated("stated", points, msg!(app_stated_points)),
            None => Line::stated("stated", 0, msg!(app_stated_place)),
        });
        let mut score = Score::ranked(self.table(), lines, &[]);
        if stated.seats.values().any(|seat| seat.winner) {
            // Whom the players call the winner comes first, whatever the points say.
            let key = |seat: Seat| (stated.seats[seat].winner, stated.seats[seat].points);
            let present: Vec<Seat> = self.table().present().collect();
            for seat in Seat::all(self.table().len()) {
                let ahead = present.iter().filter(|other| key(**other) > key(seat)).count();
                let score = &mut score.seats[seat];
                score.winner = stated.seats[seat].winner;
                score.rank = score.rank.and(u32::try_from(ahead + 1).ok());
            }
        }
        Some(score)
    }

    /// Whether a seat has won: nobody has before the finish, or against nobody.
    pub fn has_won(&self, score: &Score, seat: Seat) -> bool {
        let ranked = score.seats.values().filter(|seat| seat.rank.is_some()).count();
        self.phase() == Phase::Finished && ranked > 1 && score.seats[seat].winner
    }

    /// Whether the totals are points that mean something.
    pub fn has_points(&self) -> bool {
        match &self.timeline.stated {
            Some(stated) => stated.seats.values().all(|seat| seat.points.is_some()),
            None => self.game.about().result != ResultKind::WinOnly,
        }
    }

    /// Whether anything was told about a seat: before that its points would claim what nobody said.
    pub fn is_told(&self, seat: Seat) -> bool {
        self.is_closed() || self.stated().is_some() || self.play().is_told(seat)
    }

    /// Each seat's points, where they mean something.
    pub fn points(&self) -> PerSeat<Option<i64>> {
        self.points_in(&self.score())
    }

    /// The same, out of a score of this session.
    pub fn points_in(&self, score: &Score) -> PerSeat<Option<i64>> {
        let known = self.has_points();
        score.points().map(|_, points| known.then_some(*points))
    }
}
