//! `verify` and `decided`: a result looked at again.

use std::fmt::Write as _;
use std::path::Path;

use tallystone_core::app::{App, Verification, VerifiedState};
use tallystone_core::outside::SessionId;
use tallystone_core::text::label;

use super::exchange::PAGE;
use super::print::hanging;
use super::sessions::{find, id_length};
use super::spool::Spooled;
use super::watch::Watch;
use super::{Answer, json};

pub(super) fn verify(app: &mut App, what: &str, as_json: bool) -> Answer {
    verified(app, what, as_json).into()
}

/// Whether a bundle is meant, and not a session that is kept here.
pub(super) fn is_bundle(what: &str) -> bool {
    what == "-" || Path::new(what).is_file()
}

fn verified(app: &mut App, what: &str, as_json: bool) -> Result<Answer, String> {
    let results = if is_bundle(what) {
        in_bundle(app, Path::new(what))?
    } else {
        vec![app.verify(find(app, what)?).map_err(|error| error.to_string())?]
    };
    // What cannot be derived here is not verified either; what has no result needs not be.
    let open = |state| matches!(state, VerifiedState::Differs | VerifiedState::Unknown);
    let any_open = results.iter().any(|result| open(result.state));
    let refusals = any_open.then(|| label(app.language(), "label_not_verified"));
    let text = if as_json {
        json(&results)?
    } else {
        let mut text = String::new();
        let ids: Vec<SessionId> = results.iter().map(|result| result.session).collect();
        let length = id_length(app, &ids)?;
        for result in &results {
            let id = &result.session.to_string()[..length];
            let _ = writeln!(text, "{id}  {}", result.game_name);
            text += &hanging("  ", &result.text);
            for difference in &result.differences {
                text += &hanging("  - ", difference);
            }
        }
        if results.is_empty() {
            text = format!("{}\n", label(app.language(), "label_no_sessions"));
        }
        text
    };
    Ok(Answer { text, refusals: refusals.into_iter().collect(), ..Answer::default() })
}

fn in_bundle(app: &mut App, file: &Path) -> Result<Vec<Verification>, String> {
    let said = |error: tallystone_core::app::Error| error.to_string();
    let file = Spooled::of(file, app.language())?;
    let mut job = app.verify_file(file.path()).map_err(said)?;
    Watch::new(app.language()).over(|| job.step(app))?;
    let mut results = Vec::new();
    loop {
        let offset = u32::try_from(results.len()).unwrap_or(u32::MAX);
        let page = job.verified(app, offset, PAGE).map_err(said)?;
        if page.is_empty() {
            return Ok(results);
        }
        results.extend(page);
    }
}

pub(super) fn decided(app: &mut App, session: &str, as_json: bool) -> Result<String, String> {
    let id = find(app, session)?;
    let decided = app.decided(id).map_err(|error| error.to_string())?;
    if as_json {
        return json(&decided);
    }
    let text = decided.map_or_else(|| label(app.language(), "label_nothing_decided"), |it| it.text);
    Ok(hanging("", &text))
}
