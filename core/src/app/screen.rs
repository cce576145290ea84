//! A screen: all that a shell ever draws of a session, in one record.

use std::borrow::Cow;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;

use super::bar::{bar, control, lacking, question};
use super::boards::Easel;
use crate::entry::{Focus, When};
use crate::game::{Doubt, Play, is_finishing};
use crate::look::{Colour, Shape};
use crate::outside::{SessionId, StepId};
use crate::score::{Grid, GridCell, GridRow, Line, Score};
use crate::seat::{PerSeat, Seat};
use crate::session::{Phase, Session, Verdict};
use crate::sheet::{Control, ControlKind, Role, Sheet};
use crate::text::{Message, Say as _, Speaker, msg};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Screen {
    pub session: SessionId,
    pub game: String,
    pub game_name: String,
    pub started_at: DateTime<Utc>,
    /// The day that the players named when they told only the result.
    pub played_on: Option<NaiveDate>,
    /// Goes back with the next entry.
    pub revision: u64,
    /// The moment it shows; goes back with the next entry.
    pub place: When,
    /// Goes back with the next entry.
    pub focus: Focus,
    pub phase: Phase,
    /// In turn order; never sorted by points.
    pub seats: Vec<SeatView>,
    /// What the points mean now: "if the game ended now", or the result.
    pub standings_title: String,
    pub sheet: Sheet<String>,
    pub doubts: Vec<Doubt<String>>,
    /// What was told but does not fit where it stands (any more).
    pub set_aside: Vec<SetAside>,
    /// Why the rules say that the game is over, if they do.
    pub ending: Option<String>,
    /// Who is ahead or has won, and what decided it, in sentences.
    pub verdict: Vec<String>,
    /// To be shown and spoken once: what just happened.
    pub announcement: Option<String>,
    /// The entry repeated one that has already ended something; nothing has changed.
    pub ignored: bool,
    pub notes: Vec<String>,
    pub played_seconds: i64,
    #[serde(skip)]
    pub easel: Easel,
}

/// A seat with what it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    pub seat: Seat,
    /// No two seats of a table are called the same.
    pub name: String,
    /// The name as it was told, to be written over; `None` while there is none.
    pub given_name: Option<String>,
    pub letter: String,
    pub colour: Colour,
    pub shape: Shape,
    pub begins: bool,
    pub left: bool,
    /// Whether it is this seat's turn, where the game knows.
    pub up: bool,
    /// `None` where the game has no points, and before anything was told about the seat.
    pub points: Option<i64>,
    /// What the last entry changed.
    pub change: Option<i64>,
    pub rank: Option<u32>,
    pub winner: bool,
    /// What the total is made of; deeper reasons come from `explain`.
    pub lines: Vec<LineView>,
    pub notes: Vec<String>,
    /// What a finish recorded, if today's rules give something else.
    pub recorded_points: Option<i64>,
    pub spoken: String,
}

/// A line of a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineView {
    pub kind: String,
    pub text: String,
    pub points: i64,
    /// The rule atom behind it.
    pub rule: Option<String>,
    /// How deep in the tree it stands; 0 is the total.
    pub depth: u32,
    pub has_parts: bool,
}

/// Everybody's points beside each other: a row for each round or kind of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreTable {
    /// The columns, in turn order.
    pub seats: Vec<Seat>,
    /// The total is the last.
    pub rows: Vec<ScoreRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreRow {
    pub heading: String,
    /// One for each of the seats.
    pub cells: Vec<ScoreCell>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreCell {
    /// `None` where the seat has nothing of the kind.
    pub points: Option<i64>,
    /// Where `explain` has the reasons: the number of its line, from 0.
    pub line: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetAside {
    pub event: StepId,
    pub reason: String,
}

/// What an entry did, for the screen after it.
#[derive(Debug, Default)]
pub(super) struct Happened {
    pub(super) announcement: Option<Message>,
    pub(super) points_before: Option<PerSeat<Option<i64>>>,
    pub(super) ignored: bool,
}

impl Happened {
    pub(super) fn saying(
        announcement: Option<Message>,
        points_before: PerSeat<Option<i64>>,
    ) -> Self {
        Self { announcement, points_before: Some(points_before), ignored: false }
    }

    pub(super) fn ignored() -> Self {
        Self { ignored: true, ..Self::default() }
    }

    /// The same, with something said before it.
    pub(super) fn after(self, first: Option<Message>) -> Self {
        let said: Vec<Message> = first.into_iter().chain(self.announcement).collect();
        let announcement = (!said.is_empty()).then(|| Message::sentences(said));
        Self { announcement, ..self }
    }
}

/// What a screen is made of.
#[derive(Debug)]
pub(super) struct Source<'a> {
    pub(super) session: &'a Session,
    pub(super) speaker: &'a Speaker,
    /// What is stored about the players' box of the game.
    pub(super) known: &'a str,
    pub(super) place: When,
    pub(super) focus: Focus,
}

impl Source<'_> {
    /// Draws up the screen, and the sheet on it before it was said. `play` is the position at its
    /// place.
    pub(super) fn screen(self, play: &Arc<dyn Play>, happened: &Happened) -> (Screen, Sheet) {
        let Self { session, speaker, known, place, focus } = self;
        let now = place == When::Now;
        let score = if now { session.score() } else { Cow::Borrowed(play.score()) };
        let points = session.points_in(&score);
        // An earlier moment can be looked at even when the game is over.
        let mut sheet = if now && (session.is_closed() || session.stated().is_some()) {
            Sheet::new(None, Vec::new())
        } else {
            play.sheet(&focus, known)
        };
        if now && session.phase() == Phase::Playing && session.stated().is_none() {
            lead_to_the_end(&mut sheet, &**play, &focus);
        }
        sheet.groups.push(bar(session, place, &sheet));
        let doubts = if session.stated().is_some() && now { &[] } else { play.doubts() };
        let ending = play.ended();
        let screen = Screen {
            session: session.id,
            game: session.game().about().id.to_owned(),
            game_name: speaker.say(&session.game().about().name),
            started_at: session.rows()[0].at,
            played_on: session.stated().and_then(|stated| stated.played_on),
            revision: session.revision(),
            place,
            phase: session.phase(),
            seats: seat_views(session, speaker, &score, &points, happened, &|seat| Turn {
                is_up: sheet.up == Some(seat),
                is_told: if now { session.is_told(seat) } else { play.is_told(seat) },
            }),
            standings_title: speaker.say(&standings_title(session, ending.is_some())),
            sheet: sheet.say(speaker),
            doubts: doubts.say(speaker),
            set_aside: session
                .set_aside()
                .map(|(event, refusal)| SetAside { event, reason: speaker.say(&refusal.text) })
                .collect(),
            ending: ending.map(|ending| speaker.say(ending)),
            verdict: verdict(session, &score, &points).say(speaker),
            announcement: happened.announcement.say(speaker),
            ignored: happened.ignored,
            notes: session.notes().to_vec(),
            played_seconds: session.played().num_seconds(),
            easel: Easel::of(session, play, &focus),
            focus,
        };
        (screen, sheet)
    }
}

/// Asks before an end that comes too early, and points to the end when its time has come.
fn lead_to_the_end(sheet: &mut Sheet, play: &dyn Play, focus: &Focus) {
    let lacking = lacking(play, sheet);
    if lacking.is_empty() {
        sheet.next.get_or_insert_with(|| control::FINISH.to_owned());
    } else if is_finishing(focus) {
        sheet.groups.retain(|group| group.role != Role::Ask);
        sheet.groups.push(question(lacking));
        sheet.next = Some(control::KEEP.to_owned());
    }
}

/// How a seat stands in the play.
struct Turn {
    is_up: bool,
    /// Before anything was told about it, its points would claim what nobody said.
    is_told: bool,
}

fn standings_title(session: &Session, ended: bool) -> Message {
    match session.phase() {
        Phase::Finished => msg!(app_result),
        Phase::Abandoned => msg!(app_abandoned),
        _ if session.stated().is_some() => msg!(app_stated_result),
        _ if ended => msg!(app_standings_ended),
        _ => msg!(app_standings_now),
    }
}

fn seat_views(
    session: &Session,
    speaker: &Speaker,
    score: &Score,
    points: &PerSeat<Option<i64>>,
    happened: &Happened,
    turn: &dyn Fn(Seat) -> Turn,
) -> Vec<SeatView> {
    let table = session.table();
    let letters = table.letters();
    let begins = session.play().begins();
    let recorded = recorded_points(session, score);
    let view = |seat: &Seat| {
        let seat = *seat;
        let (seated, of_seat) = (&table.seats[seat], &score.seats[seat]);
        let Turn { is_up, is_told } = turn(seat);
        let (points, rank) = (points[seat].filter(|_| is_told), of_seat.rank.filter(|_| is_told));
        let before =
            happened.points_before.as_ref().and_then(|before| before.get(seat).copied().flatten());
        let change = before
            .zip(points)
            .map(|(before, now)| now.saturating_sub(before))
            .filter(|change| *change != 0);
        SeatView {
            seat,
            name: speaker.name(seat),
            given_name: seated.name.clone(),
            letter: letters[seat].to_string(),
            colour: seated.colour,
            shape: seated.shape,
            begins: begins == Some(seat),
            left: seated.left,
            up: is_up,
            points,
            change,
            rank,
            winner: of_seat.winner && is_told,
            lines: of_seat.total.parts().iter().map(|line| line_view(line, 1, speaker)).collect(),
            notes: of_seat.notes.say(speaker),
            recorded_points: recorded.as_ref().map(|recorded| recorded[seat]),
            spoken: speaker.say(&spoken(seat, seated.left, points, rank)),
        }
    };
    table.order.iter().map(view).collect()
}

fn spoken(seat: Seat, left: bool, points: Option<i64>, rank: Option<u32>) -> Message {
    match (left, points, rank) {
        (true, ..) => msg!(app_spoken_left, seat = seat),
        (_, Some(points), Some(rank)) => {
            msg!(app_spoken_seat, seat = seat, points = points, rank = rank)
        }
        (_, _, Some(rank)) => msg!(app_spoken_rank, seat = seat, rank = rank),
        (_, Some(points), None) => msg!(app_spoken_points, seat = seat, points = points),
        (_, None, None) => msg!(app_seat, seat = seat),
    }
}

/// What was recorded at the finish, if the rules as they are now give another result.
fn recorded_points(session: &Session, score: &Score) -> Option<PerSeat<i64>> {
    let recorded = session.verdict()?;
    let current = Verdict::of(score, session.game().rules_version());
    if recorded.seats == current.seats || recorded.seats.len() != session.table().len() {
        return None;
    }
    Some(PerSeat::new(recorded.seats.iter().map(|seat| seat.points).collect()))
}

fn verdict(session: &Session, score: &Score, points: &PerSeat<Option<i64>>) -> Vec<Message> {
    let mut said = Vec::new();
    let over = session.phase() == Phase::Finished;
    let mut winners = score.winners();
    if winners.is_empty() && over {
        said.push(msg!(app_difference_nobody));
    } else if winners.is_empty() {
        winners = ahead_in_race(session, points);
    }
    if let Some(first) = winners.first() {
        let alone = winners.len() == 1;
        let only = session.table().len() == 1;
        said.push(match (over, points[*first]) {
            (_, Some(points)) if only => msg!(app_verdict_alone, seats = winners, points = points),
            (true, Some(points)) => msg!(app_verdict_won, seats = winners, points = points),
            (true, None) => msg!(app_verdict_won_bare, seats = winners),
            (false, _) if !alone => msg!(app_verdict_level, seats = winners),
            (false, Some(points)) => msg!(app_verdict_leads, seats = winners, points = points),
            (false, None) => msg!(app_verdict_leads_bare, seats = winners),
        });
    }
    if let [only] = session.table().order.as_slice() {
        said.extend(score.seats[*only].notes.iter().cloned());
    }
    said.extend(score.tie_breaks.iter().map(|tie| tie.text.clone()));
    if recorded_points(session, score).is_some() {
        said.push(msg!(app_verdict_differs));
    }
    said
}

/// Who has the most points in a race that is not won yet; nobody while all have none.
fn ahead_in_race(session: &Session, points: &PerSeat<Option<i64>>) -> Vec<Seat> {
    let most = session.table().present().filter_map(|seat| points[seat]).max();
    let ahead = |seat: &Seat| most.is_some_and(|most| most > 0) && points[*seat] == most;
    session.table().present().filter(ahead).collect()
}

pub(super) fn score_table(session: &Session, speaker: &Speaker) -> ScoreTable {
    let score = session.score();
    let seats = session.table().order.clone();
    if session.points_in(&score).values().all(Option::is_none) {
        return ScoreTable { seats, rows: Vec::new() };
    }
    let cell = |cell: Option<GridCell>| ScoreCell {
        points: cell.map(|cell| cell.points),
        line: cell.and_then(|cell| u32::try_from(cell.line).ok()).unwrap_or(0),
    };
    let row = |row: GridRow| ScoreRow {
        heading: speaker.say(&row.heading),
        cells: seats.iter().map(|seat| cell(row.cells[*seat])).collect(),
    };
    let rows = Grid::of(&score).rows.into_iter().map(row).collect();
    ScoreTable { seats, rows }
}

pub(super) fn line_view(line: &Line, depth: u32, speaker: &Speaker) -> LineView {
    LineView {
        kind: line.kind().to_owned(),
        text: speaker.say(line.text()),
        points: line.points(),
        rule: line.rule().map(str::to_owned),
        depth,
        has_parts: !line.parts().is_empty(),
    }
}

/// A tree of lines, flat: each line before its parts.
pub(super) fn flatten(line: &Line, depth: u32, speaker: &Speaker, into: &mut Vec<LineView>) {
    into.push(line_view(line, depth, speaker));
    for part in line.parts() {
        flatten(part, depth + 1, speaker, into);
    }
}

impl Screen {
    pub fn control(&self, id: &str) -> Option<&Control<String>> {
        self.sheet.control(id)
    }

    /// Whether an action can be pressed now.
    pub fn can_press(&self, id: &str) -> bool {
        self.control(id).is_some_and(|control| {
            matches!(control.kind, ControlKind::Action { enabled: true, .. })
        })
    }
}
