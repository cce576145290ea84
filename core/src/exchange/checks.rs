//! Whether what was brought in can be stored as it is. A log may say what it likes, as replay sets
//! aside what does not fit; but it must be a log, and of a size that a table can have.

use std::collections::{BTreeMap, HashSet};
use std::hash::Hash;

use chrono::{DateTime, NaiveDate, Utc};

use super::Proof;
use crate::json::{self, Place};
use crate::moment;
use crate::name::{LONGEST_NAME, clean_name};
use crate::record::{
    BoxRecord, Card, CardSeat, PlayerRecord, SessionRecord, StepRecord, Tombstone,
};
use crate::refusal::Refusal;
use crate::session::{Row, StatedResult, Step};
use crate::table::{Table, TableChange};
use crate::taken;
use crate::text::{Message, count_of, echo, msg};

/// No evening has so many steps.
const MOST_STEPS: usize = 100_000;
/// No step is so long.
const LONGEST_PAYLOAD: usize = 1024 * 1024;
/// Minutes: no place on earth is a day away from UTC.
const LARGEST_OFFSET: u32 = 24 * 60;
/// No table has more seats than they have numbers.
const MOST_SEATS: u8 = u8::MAX;
/// Seconds: half an hour for each step, as a longer break is not counted.
const LONGEST_PLAY: i64 = 30 * 60 * 100_000;

/// Which version wrote it: it is said in a preview.
pub(super) fn check_core(core: &str) -> Result<(), Refusal> {
    taken::judge_tag(core)
}

pub(super) fn check_rules(rules: &BTreeMap<String, u32>) -> Result<(), Refusal> {
    rules.keys().try_for_each(|game| check_word(game))
}

/// It is said beside the one that is made here.
pub(super) fn check_proof(proof: &Proof) -> Result<(), Refusal> {
    [&proof.code, &proof.log, &proof.table].into_iter().try_for_each(|part| taken::judge_tag(part))
}

/// A session, with its id in what is wrong with it. Its steps are read for that, once.
pub(crate) fn check_session_named(session: &SessionRecord) -> Result<Vec<Row>, Refusal> {
    check_session(session).map_err(|refusal| {
        let id = session.id.to_string();
        Refusal::new(msg!(app_import_session, session = id, why = refusal.text))
    })
}

pub(crate) fn check_stone(stone: &Tombstone) -> Result<(), Refusal> {
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
            return refuse(msg!(app_import_twice, id = echo(&text(id))));
        }
    }
    Ok(())
}

fn check_session(session: &SessionRecord) -> Result<Vec<Row>, Refusal> {
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
    let rows: Vec<Row> = session.rows().collect();
    check_rows(session, &rows)?;
    check_result(&session.result)?;
    Ok(rows)
}

fn check_step(step: &StepRecord) -> Result<(), Refusal> {
    check_word(&step.kind)?;
    check_moment(step.at)?;
    if step.offset.unsigned_abs() > LARGEST_OFFSET {
        return refuse(msg!(app_import_offset, minutes = i64::from(step.offset)));
    }
    check_json(&step.payload, "payload")
}

/// What is kept of a game that is not known here: sums are made of it, and lists show it.
fn check_result(result: &Card) -> Result<(), Refusal> {
    result.played_on.map_or(Ok(()), check_day)?;
    let most = StatedResult::MOST_POINTS;
    let (seats, seconds) = (result.seats.len(), result.played_seconds);
    let small = |seat: &CardSeat| {
        seat.points.is_none_or(|points| (-most..=most).contains(&points))
            && seat.rank.is_none_or(|rank| (1..=u32::from(MOST_SEATS)).contains(&rank))
    };
    let possible = seats <= usize::from(MOST_SEATS)
        && (0..=LONGEST_PLAY).contains(&seconds)
        && result.seats.iter().all(small);
    if !possible {
        return refuse(msg!(app_import_result, most = most));
    }
    let names = result.seats.iter().flat_map(|seat| [&seat.name, &seat.letter]);
    names.into_iter().try_for_each(|name| check_name(name))
}

/// It begins with a table, and with one only; names are no longer than a seat can show.
fn check_rows(session: &SessionRecord, rows: &[Row]) -> Result<(), Refusal> {
    let Some((Row { step: Step::Opened(table), .. }, rows)) = rows.split_first() else {
        return refuse(msg!(app_refused_log));
    };
    check_table(table)?;
    for (row, step) in rows.iter().zip(&session.log[1..]) {
        match &row.step {
            // One that nobody can read is one, too.
            _ if step.kind == "opened" => return refuse(msg!(app_refused_log)),
            Step::Result(result) => result.judge()?,
            Step::Note(note) => taken::judge_note(&note.text)?,
            Step::Tick(tick) => {
                taken::within(&tick.step, taken::LONGEST_WORD, || msg!(app_part_tick))?;
            }
            Step::Table(TableChange::Name { name: Some(name), .. }) => check_name(name)?,
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

/// By the rule for typed ones: reading has cleaned it.
fn check_name(name: &str) -> Result<(), Refusal> {
    if clean_name(name).ok().flatten().is_none_or(|clean| clean != name) {
        let name = echo(name);
        return refuse(msg!(app_import_name, name = name, most = count_of(LONGEST_NAME)));
    }
    Ok(())
}

pub(crate) fn check_player(player: &PlayerRecord) -> Result<(), Refusal> {
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

pub(crate) fn check_box(record: &BoxRecord) -> Result<(), Refusal> {
    check_word(&record.game)?;
    check_moment(record.updated_at)?;
    if record.content.is_empty() { Ok(()) } else { check_json(&record.content, "content") }
}

fn check_word(word: &str) -> Result<(), Refusal> {
    taken::judge_word(word)
}

/// As exact as it is kept, and of a time in which there are clocks.
fn check_moment(at: DateTime<Utc>) -> Result<(), Refusal> {
    if !moment::can_be_kept(at) {
        return refuse(msg!(app_import_moment, at = at.to_rfc3339()));
    }
    Ok(())
}

fn check_day(day: NaiveDate) -> Result<(), Refusal> {
    if moment::is_day(day) {
        return Ok(());
    }
    refuse(msg!(app_refused_day, text = day.to_string()))
}

fn check_json(text: &str, what: &str) -> Result<(), Refusal> {
    if text.len() > LONGEST_PAYLOAD {
        let most = count_of(LONGEST_PAYLOAD);
        return refuse(msg!(app_import_payload, n = count_of(text.len()), most = most));
    }
    Ok(json::judge_part(text, &Place::Whole(what))?)
}

fn refuse(text: Message) -> Result<(), Refusal> {
    Err(Refusal::new(text))
}
