//! Sessions as a table for spreadsheets: a row for each session, seat and line of its score.
//!
//! RFC 4180 in UTF-8, headings that never change, described in `docs/sharing.md`.

use chrono::{DateTime, FixedOffset, NaiveDate};

use super::play_times::{PlayTimes, there, whole_minutes};
use crate::look::Colour;
use crate::outside::PlayerId;
use crate::record::{People, SessionRecord};
use crate::score::Line;
use crate::seat::Seat;
use crate::session::{Phase, Session};
use crate::text::{Names, Speaker};

/// The headings. New ones go to the end.
pub const CSV_COLUMNS: [&str; 23] = [
    "session",
    "game",
    "game_name",
    "day",
    "started_at",
    "minutes",
    "phase",
    "stated",
    "players",
    "options",
    "seat",
    "turn",
    "starts",
    "player",
    "player_id",
    "colour",
    "left",
    "points",
    "rank",
    "winner",
    "line",
    "line_text",
    "line_points",
];

/// A cell: what the players wrote is guarded, what is ours is written as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Cell {
    Text(String),
    Number(i64),
    Flag(bool),
    /// An id, a day or a moment: never anything that a spreadsheet would run.
    Plain(String),
    Nothing,
}

/// What all rows of a session have.
#[derive(Debug)]
pub(crate) struct CsvSession {
    head: Vec<Cell>,
    seats: Vec<CsvSeat>,
}

#[derive(Debug)]
struct CsvSeat {
    head: Vec<Cell>,
    /// Kind, words and points.
    lines: Vec<[Cell; 3]>,
}

pub(crate) fn write(sessions: impl IntoIterator<Item = CsvSession>) -> String {
    let mut csv = CSV_COLUMNS.join(",") + "\r\n";
    for session in sessions {
        for seat in &session.seats {
            for line in &seat.lines {
                let cells = session.head.iter().chain(&seat.head).chain(line);
                let cells: Vec<String> = cells.map(Cell::written).collect();
                csv += &cells.join(",");
                csv += "\r\n";
            }
        }
    }
    csv
}

impl CsvSession {
    pub(crate) fn of(session: &Session, people: &People, speaker: &Speaker) -> Self {
        let (table, score) = (session.table(), session.score());
        let points = session.points_in(&score);
        let about = session.game().about();
        let when = PlayTimes::of(session);
        let options = session.game().settings(&table.options).unwrap_or_default();
        let options: Vec<String> =
            options.iter().map(|option| format!("{}={}", option.id, option.chosen)).collect();
        let head = Head {
            id: session.id.to_string(),
            game: about.id,
            name: speaker.say(&about.name),
            day: when.day(),
            began: when.began,
            minutes: when.minutes,
            phase: session.phase(),
            stated: Some(session.stated().is_some()),
            seats: table.len(),
            options: Cell::Text(options.join("; ")),
        };
        let counted = people.counted(&table.seats);
        let first = table.order.iter().position(|seat| *seat == table.start).unwrap_or(0);
        let seat = |(place, seat): (usize, &Seat)| {
            let (seated, of_seat) = (&table.seats[*seat], &score.seats[*seat]);
            let turn = (place + table.len() - first) % table.len() + 1;
            let head = SeatHead {
                seat: Cell::Plain(seat.letter().to_string()),
                turn: count(turn),
                // Of a result that was only told nobody said who began.
                starts: match session.stated() {
                    Some(_) => Cell::Nothing,
                    None => Cell::Flag(session.play().begins() == Some(*seat)),
                },
                name: speaker.name(*seat),
                player: counted[*seat],
                colour: seated.colour,
                left: Cell::Flag(seated.left),
                points: points[*seat],
                rank: of_seat.rank,
                winner: session.has_won(&score, *seat),
            };
            let total = &of_seat.total;
            let parts =
                if total.parts().is_empty() { std::slice::from_ref(total) } else { total.parts() };
            let line = |line: &Line| {
                let number = points[*seat].map_or(Cell::Nothing, |_| Cell::Number(line.points()));
                [Cell::Plain(line.kind().to_owned()), Cell::Text(speaker.say(line.text())), number]
            };
            CsvSeat { head: head.cells(), lines: parts.iter().map(line).collect() }
        };
        let seats = (0..).zip(&table.order).map(|(place, it)| seat((place, it))).collect();
        Self { head: head.cells(), seats }
    }

    /// A session whose game is not known here: what its result says, without lines.
    pub(crate) fn unread(record: &SessionRecord, speaker: &Speaker) -> Self {
        let result = &record.result;
        let offset = record.log.first().map_or(0, |step| step.offset);
        let began = there(record.started_at(), offset);
        let head = Head {
            id: record.id.to_string(),
            game: &record.game,
            name: record.game.clone(),
            day: result.played_on.unwrap_or_else(|| began.date_naive()),
            began,
            minutes: whole_minutes(result.played_seconds),
            phase: result.phase,
            stated: None,
            seats: result.seats.len(),
            options: Cell::Nothing,
        };
        let told = result.seats.iter().map(|seat| (seat.name.clone(), seat.colour));
        let names = Names::new(told).apart(speaker);
        let seat = |(seat, name): (&crate::record::CardSeat, String)| {
            let head = SeatHead {
                seat: Cell::Nothing,
                turn: Cell::Nothing,
                starts: Cell::Nothing,
                name,
                player: None,
                colour: seat.colour,
                left: Cell::Nothing,
                points: seat.points,
                rank: seat.rank,
                winner: seat.winner,
            };
            CsvSeat {
                head: head.cells(),
                lines: vec![[Cell::Nothing, Cell::Nothing, Cell::Nothing]],
            }
        };
        Self { head: head.cells(), seats: result.seats.iter().zip(names).map(seat).collect() }
    }
}

struct Head<'a> {
    id: String,
    game: &'a str,
    name: String,
    day: NaiveDate,
    began: DateTime<FixedOffset>,
    minutes: i64,
    phase: Phase,
    stated: Option<bool>,
    seats: usize,
    options: Cell,
}

impl Head<'_> {
    fn cells(self) -> Vec<Cell> {
        vec![
            Cell::Plain(self.id),
            Cell::Text(self.game.to_owned()),
            Cell::Text(self.name),
            Cell::Plain(self.day.to_string()),
            Cell::Plain(self.began.format("%Y-%m-%dT%H:%M:%S%:z").to_string()),
            Cell::Number(self.minutes),
            Cell::Plain(self.phase.name().to_owned()),
            self.stated.map_or(Cell::Nothing, Cell::Flag),
            count(self.seats),
            self.options,
        ]
    }
}

struct SeatHead {
    seat: Cell,
    turn: Cell,
    starts: Cell,
    name: String,
    player: Option<PlayerId>,
    colour: Colour,
    left: Cell,
    points: Option<i64>,
    rank: Option<u32>,
    winner: bool,
}

impl SeatHead {
    fn cells(self) -> Vec<Cell> {
        let colour = serde_json::to_value(self.colour).ok();
        let colour = colour.and_then(|colour| Some(colour.as_str()?.to_owned()));
        vec![
            self.seat,
            self.turn,
            self.starts,
            Cell::Text(self.name),
            self.player.map_or(Cell::Nothing, |player| Cell::Plain(player.to_string())),
            colour.map_or(Cell::Nothing, Cell::Plain),
            self.left,
            self.points.map_or(Cell::Nothing, Cell::Number),
            self.rank.map_or(Cell::Nothing, |rank| Cell::Number(rank.into())),
            Cell::Flag(self.winner),
        ]
    }
}

fn count(number: usize) -> Cell {
    Cell::Number(crate::table::count_of(number))
}

impl Cell {
    fn written(&self) -> String {
        match self {
            Self::Text(text) => quoted(&guarded(text)),
            Self::Number(number) => number.to_string(),
            Self::Flag(flag) => flag.to_string(),
            Self::Plain(text) => quoted(text),
            Self::Nothing => String::new(),
        }
    }
}

/// A spreadsheet would run what begins like this; behind an apostrophe it does not.
fn guarded(text: &str) -> String {
    let runs = |letter: char| {
        matches!(letter, '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '＝' | '＋' | '－' | '＠')
    };
    if text.starts_with(runs) { format!("'{text}") } else { text.to_owned() }
}

fn quoted(text: &str) -> String {
    if text.contains(['"', ',', ';', '\r', '\n', '\t']) || text.trim() != text {
        return format!("\"{}\"", text.replace('"', "\"\""));
    }
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_run_is_guarded_and_numbers_stay_numbers() {
        let written = |text: &str| Cell::Text(text.to_owned()).written();
        for text in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1"] {
            let cell = written(text);
            assert!(cell.trim_start_matches('"').starts_with('\''), "{cell}");
        }
        assert_eq!(written("Ann"), "Ann");
        assert_eq!(written("Ann \"A\", B"), "\"Ann \"\"A\"\", B\"");
        assert_eq!(written("=1,\"x\""), "\"'=1,\"\"x\"\"\"");
        assert_eq!(Cell::Number(-4).written(), "-4");
        assert_eq!(Cell::Nothing.written(), "");
    }
}
