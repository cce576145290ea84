//! Whether the steps of a log that came from outside are written as steps are: no list for an object,
//! no number for a name. What they say is judged by replay, as it is for every log.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::game::AnyGame;
use crate::json::{self, Fault, Place};
use crate::record::{SessionRecord, StepRecord};
use crate::refusal::Refusal;
use crate::session::{Correction, Note, Row, StatedResult, Step, Tick, Verdict};
use crate::table::{Table, TableChange};
use crate::text::{count_of, msg};

const PAYLOAD: Place<'static> = Place::Whole("payload");

/// `rows` are the steps of the session as they were read; `game` is its own, if it is known here.
pub(crate) fn check_forms(
    session: &SessionRecord,
    rows: &[Row],
    game: Option<&dyn AnyGame>,
) -> Result<(), Refusal> {
    for (written, row) in session.log.iter().zip(rows) {
        check_step(written, &row.step, game).map_err(|fault| {
            let seq = count_of(usize::try_from(row.seq).unwrap_or(usize::MAX));
            let why = msg!(app_import_step, step = seq, why = fault.message());
            Refusal::new(msg!(app_import_session, session = session.id.to_string(), why = why))
        })?;
    }
    Ok(())
}

fn check_step(written: &StepRecord, read: &Step, game: Option<&dyn AnyGame>) -> Result<(), Fault> {
    // What we would write ourselves needs no looking at, and events are written as they were read.
    let is_own = matches!(read, Step::Event(_)) || read.write().payload == written.payload;
    if !is_own {
        check_payload(written)?;
    }
    let Some(game) = game else {
        return Ok(());
    };
    match read {
        Step::Event(event) => game.check_event_form(event),
        Step::Correct(correction) => {
            correction.event().map_or(Ok(()), |event| game.check_event_form(&event))
        }
        Step::Opened(table) => game.check_options_form(&table.options),
        _ => Ok(()),
    }
}

fn check_payload(step: &StepRecord) -> Result<(), Fault> {
    let payload = json::read_part(&step.payload, &PAYLOAD)?;
    match step.kind.as_str() {
        "opened" => check::<Table>(&payload),
        "correct" => check::<Correction>(&payload),
        "table" => check::<TableChange>(&payload),
        "result" => check::<StatedResult>(&payload),
        "tick" => check::<Tick>(&payload),
        "note" => check::<Note>(&payload),
        "finish" => check::<Verdict>(&payload),
        _ => Ok(()),
    }
}

/// Corrections and changes of the table name their kind inside, where serde takes a list with that
/// name in front; below, they hold no objects of ours.
fn check<T: DeserializeOwned>(payload: &Value) -> Result<(), Fault> {
    json::read_object(payload, &PAYLOAD)?;
    match json::read_as::<T>(payload, &PAYLOAD) {
        Err(fault) if fault.is_form() => Err(fault),
        _ => Ok(()),
    }
}
