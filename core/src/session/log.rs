//! The log for people: who did what, when; quick changes of one thing in one line.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use super::step::{Correction, RawStep, Row, Step};
use super::{Session, StatedResult};
use crate::entry::When;
use crate::game::{AnyGame, GameEvent, Told};
use crate::outside::{SessionId, StepId};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::{Lot, TableChange};
use crate::text::{Message, Say, Speaker, msg, of_day};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine<T = Message> {
    /// The rows it stands for, first and last.
    pub first: u64,
    pub last: u64,
    pub at: DateTime<Utc>,
    pub offset_minutes: i32,
    pub seat: Option<Seat>,
    pub text: T,
    pub status: LogStatus,
    /// Why it was set aside.
    pub reason: Option<T>,
    /// The events that it stands for, those of one gesture together; a correction names the
    /// first and is about all of them. Empty where there is nothing to correct.
    pub events: Vec<StepId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogStatus {
    Holds,
    /// Undone.
    TakenBack,
    /// Replaced or taken out by a correction.
    Corrected,
    /// Does not fit where it stands.
    SetAside,
    /// Told after the rules said that the game is over.
    AfterEnd,
}

impl Say for LogLine {
    type Said = LogLine<String>;

    fn say(&self, speaker: &Speaker) -> LogLine<String> {
        LogLine {
            first: self.first,
            last: self.last,
            at: self.at,
            offset_minutes: self.offset_minutes,
            seat: self.seat,
            text: self.text.say(speaker),
            status: self.status,
            reason: self.reason.say(speaker),
            events: self.events.clone(),
        }
    }
}

/// Changes of one thing within this time read as one line.
const ONE_GESTURE: TimeDelta = TimeDelta::seconds(10);

/// The whole log in words, oldest first. What holds is told from the table as it is by now, what
/// does not from the table as it was then.
pub fn log_lines(
    id: SessionId,
    game: &Arc<dyn AnyGame>,
    rows: &[Row],
) -> Result<Vec<LogLine>, Refusal> {
    let (first, later) = rows.split_first().ok_or_else(|| Refusal::new(msg!(app_refused_log)))?;
    let mut session = Session::open(id, Arc::clone(game), first.clone())?;
    let mut told = vec![RowTold { row: first, told: plain(msg!(app_log_opened)) }];
    for row in later {
        if let Some(words) = tell(&session, &row.step) {
            told.push(RowTold { row, told: words });
        }
        session.take(row.clone());
    }
    let standing = Standing::of(&session);
    let mut retold = session.timeline.retold();
    let mut lines: Vec<(LogLine, Told)> = Vec::new();
    for RowTold { row, told } in told {
        let status = standing.status(row);
        let told = match &row.step {
            Step::Event(_) if status == LogStatus::Holds => retold.remove(&row.id).unwrap_or(told),
            _ => told,
        };
        if let Some((line, earlier)) = lines.last_mut()
            && continues(line, earlier, row, &told, status)
        {
            if told.retells {
                earlier.what = told.what;
            }
            earlier.change = merge(earlier.change.take(), told.change);
            line.text = words(earlier);
            line.last = row.seq;
            line.at = row.at;
            line.events.push(row.id);
            continue;
        }
        lines.push((standing.line(row, &told, status), told));
    }
    Ok(lines.into_iter().map(|(line, _)| line).collect())
}

struct RowTold<'a> {
    row: &'a Row,
    told: Told,
}

/// What has become of each row by now.
struct Standing {
    done: HashSet<StepId>,
    events: HashSet<StepId>,
    after_end: HashSet<StepId>,
    corrected: HashSet<StepId>,
    aside: HashMap<StepId, Message>,
}

impl Standing {
    fn of(session: &Session) -> Self {
        Self {
            done: session.done.iter().map(|index| session.rows[*index].id).collect(),
            events: session.timeline.events().collect(),
            after_end: session.timeline.after_end().collect(),
            corrected: session
                .done
                .iter()
                .filter_map(|index| match &session.rows[*index].step {
                    Step::Correct(correction) => Some(correction.corrected()),
                    _ => None,
                })
                .flatten()
                .collect(),
            aside: session.set_aside().map(|(id, refusal)| (id, refusal.text.clone())).collect(),
        }
    }

    fn status(&self, row: &Row) -> LogStatus {
        if row.step.can_be_undone() && !self.done.contains(&row.id) {
            LogStatus::TakenBack
        } else if self.corrected.contains(&row.id) {
            LogStatus::Corrected
        } else if self.aside.contains_key(&row.id) {
            LogStatus::SetAside
        } else if self.after_end.contains(&row.id) {
            LogStatus::AfterEnd
        } else {
            LogStatus::Holds
        }
    }

    fn line(&self, row: &Row, told: &Told, status: LogStatus) -> LogLine {
        LogLine {
            first: row.seq,
            last: row.seq,
            at: row.at,
            offset_minutes: row.offset_minutes,
            seat: told.seat,
            text: words(told),
            status,
            reason: self.aside.get(&row.id).cloned(),
            events: self.events.get(&row.id).copied().into_iter().collect(),
        }
    }
}

fn continues(line: &LogLine, earlier: &Told, row: &Row, told: &Told, status: LogStatus) -> bool {
    matches!(row.step, Step::Event(_))
        && !line.events.is_empty()
        && line.status == status
        && earlier.subject == told.subject
        && row.seq == line.last + 1
        && (told.retells || (earlier.change.is_some() && row.at - line.at <= ONE_GESTURE))
}

fn merge(
    earlier: Option<(Message, Message)>,
    later: Option<(Message, Message)>,
) -> Option<(Message, Message)> {
    match (earlier, later) {
        (Some((from, _)), Some((_, to))) => Some((from, to)),
        (earlier, later) => later.or(earlier),
    }
}

impl Session {
    /// A step in words, as it looks from the table now.
    pub fn tell(&self, step: &Step) -> Option<Message> {
        tell(self, step).map(|told| words(&told))
    }

    /// An event as it was told, whether it still holds or not.
    pub fn told_as(&self, event: StepId) -> Option<GameEvent> {
        self.timeline.event(event).cloned().or_else(|| {
            self.rows.iter().find(|row| row.id == event).and_then(|row| match &row.step {
                Step::Event(event) => Some(event.clone()),
                Step::Correct(correction) => correction.event(),
                _ => None,
            })
        })
    }

    /// The events of the gesture that an event belongs to, as the log shows them.
    pub fn gesture(&self, event: StepId) -> Vec<StepId> {
        let lines = log_lines(self.id, &self.game, &self.rows).unwrap_or_default();
        let line = lines.into_iter().find(|line| line.events.contains(&event));
        line.map_or_else(|| vec![event], |line| line.events)
    }

    /// The latest step that holds, told from the table before it.
    pub fn tell_last(&self, row: &Row) -> Option<Message> {
        match &row.step {
            Step::Event(event) => Some(match self.timeline.tell_last(row.id) {
                Some(told) => words(told),
                None => words(&tell_event(self, event, When::Before { event: row.id })),
            }),
            // What was corrected is to be seen only from before the correction.
            step @ Step::Correct(_) => {
                let rows = self.rows.iter().take_while(|before| before.seq < row.seq);
                let before = Self::replay(self.id, Arc::clone(&self.game), rows.cloned());
                before.map_or_else(|_| self.tell(step), |before| before.tell(step))
            }
            other => self.tell(other),
        }
    }
}

fn tell(session: &Session, step: &Step) -> Option<Told> {
    Some(match step {
        Step::Event(event) => tell_event(session, event, When::Now),
        Step::Correct(correction) => plain(tell_correction(session, correction)),
        Step::Table(change) => tell_change(session, change),
        Step::Result(result) => plain(tell_result(result)),
        Step::Note(note) => plain(msg!(app_log_note, text = note.text.as_str())),
        Step::Finish(_) => plain(msg!(app_log_finished)),
        Step::Abandon => plain(msg!(app_log_abandoned)),
        Step::Reopen => plain(msg!(app_log_reopened)),
        Step::Unknown(raw) if raw.kind == RawStep::LOST => plain(msg!(app_log_lost)),
        Step::Unknown(raw) => plain(msg!(app_log_unknown, kind = raw.kind.as_str())),
        // Told by what they did to the others; ticks stand on the checklist.
        Step::Opened(_) | Step::Undo | Step::Redo | Step::Tick(_) => return None,
    })
}

fn tell_event(session: &Session, event: &GameEvent, when: When) -> Told {
    let told = match when {
        When::Now => session.play().tell(event),
        _ => session
            .play_at(when)
            .map_or_else(|| session.play().tell(event), |play| play.tell(event)),
    };
    told.unwrap_or_else(|refusal| plain(refusal.text))
}

fn tell_correction(session: &Session, correction: &Correction) -> Message {
    let place = When::Before { event: correction.at() };
    let old = session.told_as(correction.at());
    let old = old.map_or_else(
        || msg!(app_log_lost_event),
        |event| words(&tell_event(session, &event, place)),
    );
    match (correction, correction.event()) {
        (Correction::Insert { .. }, Some(event)) => {
            msg!(app_log_inserted, new = words(&tell_event(session, &event, place)))
        }
        (Correction::Replace { .. }, Some(event)) => {
            msg!(app_log_replaced, old = old, new = words(&tell_event(session, &event, place)))
        }
        _ => msg!(app_log_removed, old = old),
    }
}

fn tell_change(session: &Session, change: &TableChange) -> Told {
    let (seat, what) = match change {
        TableChange::Name { seat, name: Some(name), .. } => (
            Some(*seat),
            msg!(app_log_named, seat = seat.letter().to_string(), name = name.as_str()),
        ),
        TableChange::Name { seat, name: None, .. } => {
            (Some(*seat), msg!(app_log_unnamed, seat = seat.letter().to_string()))
        }
        TableChange::Colour { seat, .. } => (Some(*seat), msg!(app_log_colour, seat = *seat)),
        TableChange::Shape { seat, .. } => (Some(*seat), msg!(app_log_shape, seat = *seat)),
        TableChange::Order { order } => (None, msg!(app_log_order, seats = order.clone())),
        TableChange::Start { seat } => (Some(*seat), msg!(app_log_start, seat = *seat)),
        TableChange::Options { .. } => (None, msg!(app_log_options)),
        TableChange::Leave { seat } => (Some(*seat), msg!(app_log_left, seat = *seat)),
        TableChange::Return { seat } => (Some(*seat), msg!(app_log_returned, seat = *seat)),
        TableChange::Seats { count } => (None, msg!(app_log_seats, n = *count)),
        TableChange::Draw { lot, .. } => {
            let mut drawn = session.table().clone();
            // A draw always succeeds.
            let _ = drawn.change(change, &[]);
            let what = match lot {
                Lot::StartPlayer => msg!(app_log_drawn_start, seat = drawn.start),
                Lot::Seating => msg!(app_log_drawn_seating, seats = drawn.order),
            };
            (None, what)
        }
    };
    Told { seat, ..plain(what) }
}

fn tell_result(result: &StatedResult) -> Message {
    match result.played_on {
        Some(day) => msg!(app_log_result_on, day = of_day(day)),
        None => msg!(app_log_result),
    }
}

fn plain(what: Message) -> Told {
    Told { subject: String::new(), seat: None, what, change: None, retells: false }
}

/// What happened, and who did it.
pub(crate) fn words(told: &Told) -> Message {
    let what = match &told.change {
        Some((from, to)) => {
            msg!(app_told_change, what = told.what.clone(), from = from.clone(), to = to.clone())
        }
        None => told.what.clone(),
    };
    match told.seat {
        Some(seat) if !told.subject.is_empty() => msg!(app_told_by, seat = seat, what = what),
        _ => what,
    }
}
