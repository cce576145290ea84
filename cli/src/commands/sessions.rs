//! `sessions`, `show`, `log` and `rebuild`: what is kept in the database.

use chrono::{DateTime, Local, Utc};
use std::fmt::Write as _;
use tallystone_core::app::{App, SessionQuery, SessionView};
use tallystone_core::entry::{Focus, When};
use tallystone_core::outside::SessionId;
use tallystone_core::session::{LogLine, LogStatus, Phase};
use tallystone_core::text::{self, Language, label};

use super::json;
use super::print::{Branch, hanging, sentences, tree};
use crate::figures::plain;
use crate::measure::{fit, left, width};
use crate::told::say;

/// Read at a time from the store.
const PAGE: u32 = 500;
/// The shortest beginning of an id that is printed.
const SHORTEST_ID: usize = 8;

/// All sessions that are looked for.
pub(super) fn all(app: &App, query: &SessionQuery) -> Result<Vec<SessionView>, String> {
    let mut sessions: Vec<SessionView> = Vec::new();
    loop {
        let offset = u32::try_from(sessions.len()).unwrap_or(u32::MAX);
        let page = app.search(query, offset, PAGE).map_err(|error| error.to_string())?;
        if page.is_empty() {
            return Ok(sessions);
        }
        sessions.extend(page);
    }
}

pub(super) fn list(app: &App, query: &SessionQuery, as_json: bool) -> Result<String, String> {
    let sessions = all(app, query)?;
    if as_json {
        return json(&sessions);
    }
    if sessions.is_empty() {
        return Ok(format!("{}\n", nothing_found(app, query)));
    }
    let ids: Vec<String> = sessions.iter().map(|session| session.id.to_string()).collect();
    let length = id_length(app, &[])?;
    let games = sessions.iter().map(|session| width(&session.game_name)).max().unwrap_or(0);
    let language = app.language();
    let days: Vec<String> = sessions.iter().map(|session| day_of(session, language)).collect();
    let phase_of = |session: &SessionView| phase(session.card.phase, language);
    let widest_day = days.iter().map(|day| width(day)).max().unwrap_or(0);
    let phases = sessions.iter().map(|session| width(&phase_of(session))).max().unwrap_or(0);
    let mut text = String::new();
    for ((session, id), day) in sessions.iter().zip(&ids).zip(&days) {
        let seats: Vec<String> = session
            .card
            .seats
            .iter()
            .map(|seat| match seat.points {
                Some(points) => format!("{} {}", fit(&seat.name, 16), plain(points)),
                None => fit(&seat.name, 16),
            })
            .collect();
        let _ = writeln!(
            text,
            "{}  {}  {}  {}  {}",
            &id[..length],
            left(day, widest_day),
            left(&session.game_name, games),
            left(&phase_of(session), phases),
            seats.join(", ")
        );
    }
    Ok(text)
}

/// What is said where no session is found.
pub(super) fn nothing_found(app: &App, query: &SessionQuery) -> String {
    let bin = SessionQuery { bin: true, ..SessionQuery::default() };
    let said = if *query == SessionQuery::default() {
        "label_no_sessions"
    } else if *query == bin {
        "label_bin_empty"
    } else {
        "label_no_session_found"
    };
    label(app.language(), said)
}

/// The day it was played, or when it began.
pub(super) fn day_of(session: &SessionView, language: Language) -> String {
    let stated = session.card.played_on.map(|day| text::day(language, day));
    stated.unwrap_or_else(|| moment(session.started_at, language))
}

/// How much of an id is printed: little, but it is told apart from all that are here, and from
/// others that are not.
pub(super) fn id_length(app: &App, others: &[SessionId]) -> Result<usize, String> {
    let mut ids = app.find("").map_err(|error| error.to_string())?;
    ids.extend(others);
    ids.sort();
    ids.dedup();
    Ok(telling_length(&ids.iter().map(ToString::to_string).collect::<Vec<_>>()))
}

/// How much of every id is needed to tell them apart.
fn telling_length(ids: &[String]) -> usize {
    let longest = ids.iter().map(String::len).max().unwrap_or(0);
    (SHORTEST_ID..longest)
        .find(|length| {
            let mut starts: Vec<&str> = ids.iter().map(|id| &id[..*length]).collect();
            starts.sort_unstable();
            starts.windows(2).all(|pair| pair[0] != pair[1])
        })
        .unwrap_or(longest)
}

pub(super) fn show(
    app: &mut App,
    session: &str,
    at: Option<u64>,
    as_json: bool,
) -> Result<String, String> {
    let id = find(app, session)?;
    let screen = match at {
        Some(step) => app.screen_as_of(id, step),
        None => app.screen(id, When::Now, Focus::default()),
    };
    let screen = screen.map_err(|error| error.to_string())?;
    if as_json {
        return json(&screen);
    }
    let language = app.language();
    let phase = phase(screen.phase, language);
    let began = moment(screen.started_at, language);
    let (day, entered) = match screen.played_on {
        // Told afterwards: when it was told is another moment.
        Some(day) => {
            let entered = say!(language, commands_stated_entered, moment = began);
            (text::day(language, day), format!("{entered}\n"))
        }
        None => (began, String::new()),
    };
    let mut text = format!(
        "{} · {day} · {phase}\n{entered}{id}\n\n{}\n",
        screen.game_name, screen.standings_title
    );
    for seat in &screen.seats {
        let place = seat.rank.map(|rank| format!("{rank}. ")).unwrap_or_default();
        let mut branches = vec![Branch::new(0, format!("{place}{}", seat.name), seat.points)];
        if at.is_some() {
            branches.extend(seat.lines.iter().map(|line| Branch::of_view(line, 0)));
        } else {
            let lines = app.explain(id, seat.seat).map_err(|error| error.to_string())?;
            branches.extend(lines.iter().skip(1).map(|line| Branch::of_view(line, 0)));
        }
        branches.extend(seat.notes.iter().map(|note| Branch::new(1, note.clone(), None)));
        text.push('\n');
        text += &tree(&branches);
    }
    let said = screen.announcement.iter().chain(&screen.verdict);
    let said = said.chain(&screen.ending).chain(&screen.notes);
    let mut said: Vec<String> = said.cloned().collect();
    if screen.phase == Phase::Finished && at.is_none() {
        said.push(app.difference(id).map_err(|error| error.to_string())?.text);
    }
    let doubts: Vec<&String> = screen.doubts.iter().map(|doubt| &doubt.text).collect();
    text += &sentences(&said, &doubts);
    Ok(text)
}

pub(super) fn rebuild(app: &mut App, as_json: bool) -> Result<String, String> {
    let rebuilt = app.rebuild().map_err(|error| error.to_string())?;
    if as_json { json(&rebuilt) } else { Ok(format!("{}\n", rebuilt.text)) }
}

pub(super) fn log(app: &mut App, session: &str, as_json: bool) -> Result<String, String> {
    let id = find(app, session)?;
    let lines = app.log(id).map_err(|error| error.to_string())?;
    if as_json {
        return json(&lines);
    }
    let mut text = String::new();
    for line in &lines {
        let start = format!("{:>5}  {}  ", line.last, moment_there(line, app.language()));
        let said = match status(line.status, app.language()) {
            Some(status) => format!("{} ({status})", line.text),
            None => line.text.clone(),
        };
        text += &hanging(&start, &said);
        if let Some(reason) = &line.reason {
            text += &hanging(&" ".repeat(width(&start)), reason);
        }
    }
    Ok(text)
}

/// What has become of a line, unless it holds.
fn status(status: LogStatus, language: Language) -> Option<String> {
    match status {
        LogStatus::Holds => None,
        LogStatus::TakenBack => Some(label(language, "label_taken_back")),
        LogStatus::Corrected => Some(label(language, "label_log_corrected")),
        LogStatus::SetAside => Some(label(language, "label_set_aside")),
        LogStatus::AfterEnd => Some(label(language, "label_after_end")),
    }
}

fn phase(phase: Phase, language: Language) -> String {
    match phase {
        Phase::SettingUp => label(language, "label_phase_setting_up"),
        Phase::Playing => label(language, "label_phase_playing"),
        Phase::Finished => label(language, "label_phase_finished"),
        Phase::Abandoned => label(language, "label_phase_abandoned"),
    }
}

pub(super) fn find(app: &App, wished: &str) -> Result<SessionId, String> {
    let language = app.language();
    if wished == "last" {
        let last = app.sessions(0, 1).map_err(|error| error.to_string())?;
        return last
            .first()
            .map(|session| session.id)
            .ok_or_else(|| label(language, "label_no_sessions"));
    }
    let found = app.find(wished).map_err(|error| error.to_string())?;
    match found.as_slice() {
        [only] if !wished.is_empty() => Ok(*only),
        [] => Err(say!(language, commands_no_such_session, id = wished)),
        several => {
            let ids: Vec<String> = several.iter().map(ToString::to_string).collect();
            Err(say!(language, commands_several_sessions, ids = ids.join(", ")))
        }
    }
}

/// A day and a time where this machine is.
pub(crate) fn moment(at: DateTime<Utc>, language: Language) -> String {
    text::moment(language, at.with_timezone(&Local).naive_local())
}

/// In the time of the table.
fn moment_there(line: &LogLine<String>, language: Language) -> String {
    let there = chrono::FixedOffset::east_opt(line.offset_minutes.saturating_mul(60));
    there.map_or_else(
        || moment(line.at, language),
        |there| text::moment(language, line.at.with_timezone(&there).naive_local()),
    )
}

#[cfg(test)]
mod tests {
    use super::telling_length;

    #[test]
    fn ids_are_as_long_as_it_takes_to_tell_them_apart() {
        let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
        assert_eq!(telling_length(&ids(&["0123456789"])), 8);
        assert_eq!(telling_length(&ids(&["0123456789", "0123456788", "01234567aa"])), 10);
    }
}
