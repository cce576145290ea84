//! Whether what was brought in can be stored as it is. A log may say what it likes, as replay sets
//! aside what does not fit; but it must be a log, and of a size that a table can have.

use std::collections::HashSet;
use std::hash::Hash;

use chrono::{DateTime, Datelike as _, SubsecRound as _, Utc};
use serde::de::IgnoredAny;

use super::bundle::shortened;
use crate::name::LONGEST_NAME;
use crate::refusal::Refusal;
use crate::session::{RawStep, StatedResult, Step};
use crate::store::{BoxRecord, PlayerRecord, SessionRecord, StepRecord, Tombstone};
use crate::table::{Table, TableChange, count_of};
use crate::text::{Message, msg};

/// No evening has so many steps.
const MOST_STEPS: usize = 100_000;
/// No step is so long.
const LONGEST_PAYLOAD: usize = 1024 * 1024;
/// No game has a longer id.
const LONGEST_WORD: usize = 64;
/// Minutes: no place on earth is a day away from UTC.
const LARGEST_OFFSET: i32 = 24 * 60;

/// A session, with its id in what is wrong with it.
pub(super) fn check_session_named(session: &SessionRecord) -> Result<(), Refusal> {
    check_session(session).map_err(|refusal| {
        let id = session.id.to_string();
        Refusal::new(msg!(app_import_session, session = id, why = refusal.text))
    })
}

pub(super) fn check_stone(stone: &Tombstone) -> Result<(), Refusal> {
    check_length(stone.steps.len())?;
    once(stone.steps.iter().copied(), |id| id.to_string())?;
    check_moment(stone.at)
}

fn check_length(steps: usize) -> Result<(), Refusal> {
    if steps > MOST_STEPS {
        return refuse(msg!(app_import_steps, n = count_of(steps), most = count_of(MOST_STEPS)));
    }
    Ok(())
}

fn once<T: Eq + Hash + Copy>(
    ids: impl Iterator<Item = T>,
    text: impl Fn(T) -> String,
) -> Result<(), Refusal> {
    let mut seen = HashSet::new();
    for id in ids {
        if !seen.insert(id) {
            return refuse(msg!(app_import_twice, id = shortened(&text(id))));
        }
    }
    Ok(())
}

fn check_session(session: &SessionRecord) -> Result<(), Refusal> {
    check_word(&session.game)?;
    check_length(session.log.len())?;
    once(session.log.iter().map(|step| step.id), |id| id.to_string())?;
    for (step, seq) in session.log.iter().zip(1..) {
        check_step(step).map_err(|refusal| {
            Refusal::new(msg!(app_import_step, step = seq, why = refusal.text))
        })?;
    }
    if let Some(bin) = session.bin {
        check_moment(bin.at)?;
    }
    check_tables(session)
}

fn check_step(step: &StepRecord) -> Result<(), Refusal> {
    check_word(&step.kind)?;
    check_moment(step.at)?;
    if step.offset.abs() > LARGEST_OFFSET {
        return refuse(msg!(app_import_offset, minutes = i64::from(step.offset)));
    }
    check_json(&step.payload)
}

/// It begins with a table, and with one only; names are no longer than a seat can show.
fn check_tables(session: &SessionRecord) -> Result<(), Refusal> {
    let told = |step: &StepRecord| {
        Step::read(RawStep {
            kind: step.kind.clone(),
            version: step.version,
            payload: step.payload.clone(),
        })
    };
    let Some(Step::Opened(table)) = session.log.first().map(told) else {
        return refuse(msg!(app_refused_log));
    };
    check_table(&table)?;
    for step in &session.log[1..] {
        match step.kind.as_str() {
            "opened" => return refuse(msg!(app_refused_log)),
            "result" => {
                if let Step::Result(result) = told(step)
                    && !result.is_small()
                {
                    let most = StatedResult::MOST_POINTS;
                    return refuse(msg!(app_refused_stated_points, most = most));
                }
            }
            "table" => {
                if let Step::Table(TableChange::Name { name: Some(name), .. }) = told(step) {
                    check_name(&name)?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Every seat has its place in the order, and somebody begins.
fn check_table(table: &Table) -> Result<(), Refusal> {
    let mut order: Vec<usize> = table.order.iter().map(|seat| seat.index()).collect();
    order.sort_unstable();
    let whole = order.into_iter().eq(0..table.len()) && table.start.index() < table.len();
    if !whole {
        return refuse(msg!(app_import_table));
    }
    table.seats.values().filter_map(|seat| seat.name.as_deref()).try_for_each(check_name)
}

fn check_name(name: &str) -> Result<(), Refusal> {
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control) {
        let name = shortened(name);
        return refuse(msg!(app_import_name, name = name, most = count_of(LONGEST_NAME)));
    }
    Ok(())
}

pub(super) fn check_player(player: &PlayerRecord) -> Result<(), Refusal> {
    check_name(&player.name)?;
    let looks = player.looks.values().map(|look| look.at);
    let others = player.merged.map(|merged| merged.at).into_iter().chain(player.forgotten_at);
    player.looks.keys().try_for_each(|game| check_word(game))?;
    [player.named_at, player.used_at]
        .into_iter()
        .chain(looks)
        .chain(others)
        .try_for_each(check_moment)
}

pub(super) fn check_box(copy: &BoxRecord) -> Result<(), Refusal> {
    check_word(&copy.game)?;
    check_moment(copy.updated_at)?;
    if copy.content.is_empty() { Ok(()) } else { check_json(&copy.content) }
}

fn check_word(word: &str) -> Result<(), Refusal> {
    let plain =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    if word.is_empty() || word.len() > LONGEST_WORD || !word.chars().all(plain) {
        return refuse(msg!(app_import_word, word = shortened(word)));
    }
    Ok(())
}

/// As exact as it is kept, and of a time in which there are clocks.
fn check_moment(at: DateTime<Utc>) -> Result<(), Refusal> {
    if !(1970..=9999).contains(&at.year()) || at.trunc_subsecs(3) != at {
        return refuse(msg!(app_import_moment, at = at.to_rfc3339()));
    }
    Ok(())
}

fn check_json(text: &str) -> Result<(), Refusal> {
    if text.len() > LONGEST_PAYLOAD {
        let most = count_of(LONGEST_PAYLOAD);
        return refuse(msg!(app_import_payload, n = count_of(text.len()), most = most));
    }
    match serde_json::from_str::<IgnoredAny>(text) {
        Ok(_) => Ok(()),
        Err(error) => refuse(msg!(app_import_json, what = shortened(&error.to_string()))),
    }
}

fn refuse(text: Message) -> Result<(), Refusal> {
    Err(Refusal::new(text))
}
