//! `bgstats`: a play as a link, or plays as a file, for BG Stats.

use std::path::Path;

use tallystone_core::app::{App, SessionQuery, SessionView};
use tallystone_core::outside::SessionId;
use tallystone_core::session::Phase;
use tallystone_core::text::label;

use super::output::{Output, file};
use super::sessions::{all, find};
use super::{Answer, json};
use crate::told::{count, say};

pub(super) fn answer(
    app: &App,
    asked: &crate::args::BgStats,
    as_json: bool,
) -> Result<Answer, String> {
    let language = app.language();
    let output = file(asked.output.as_deref());
    let wished: Result<Vec<SessionId>, String> =
        asked.sessions.iter().map(|session| find(app, session)).collect();
    let wished = wished?;
    if asked.file || output.is_some() {
        return play_file(app, wished, output, as_json);
    }
    let [session] = wished.as_slice() else {
        return Err(label(language, "label_bgstats_one"));
    };
    let link = app.bgstats_link(*session).map_err(|error| error.to_string())?;
    if as_json {
        return json(&serde_json::json!({ "link": link })).map(Answer::of);
    }
    Ok(Answer::of(format!("{link}\n")))
}

fn play_file(
    app: &App,
    mut wished: Vec<SessionId>,
    output: Option<&Path>,
    as_json: bool,
) -> Result<Answer, String> {
    let language = app.language();
    let mut warning = None;
    if wished.is_empty() {
        let games = app.games();
        let is_finished = |session: &SessionView| session.card.phase == Phase::Finished;
        let is_known = |session: &SessionView| games.iter().any(|game| game.id == session.game);
        let found = all(app, &SessionQuery::default())?;
        let (finished, unfinished): (Vec<_>, Vec<_>) = found.into_iter().partition(is_finished);
        let (known, strange): (Vec<_>, Vec<_>) = finished.into_iter().partition(is_known);
        let mut left_out = Vec::new();
        if !unfinished.is_empty() {
            let n = count(unfinished.len());
            left_out.push(say!(language, commands_bgstats_unfinished, n = n));
        }
        if !strange.is_empty() {
            let n = count(strange.len());
            left_out.push(say!(language, commands_bgstats_strange, n = n));
        }
        warning = (!left_out.is_empty()).then(|| left_out.join("\n"));
        wished = known.into_iter().map(|session| session.id).collect();
        wished.sort();
        if wished.is_empty() {
            return Err(label(language, "label_bgstats_none"));
        }
    }
    let plays = app.bgstats_file(&wished).map_err(|error| error.to_string())?;
    let text = match output {
        Some(path) => {
            let output = Output { content: plays.as_bytes(), beginning: b"{\n  \"about\": " };
            output.write(path, as_json, language)?
        }
        // It is JSON in any case.
        None => plays,
    };
    Ok(Answer { text, warning, ..Answer::default() })
}
