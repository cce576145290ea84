//! `verify` and `decided`: a result looked at again.

use std::path::Path;

use tallystone_core::app::{App, VerifiedState};
use tallystone_core::text::label;

use super::exchange::read;
use super::print::hanging;
use super::sessions::find;
use super::{Answer, json};

pub(super) fn verify(app: &App, what: &str, as_json: bool) -> Answer {
    verified(app, what, as_json).into()
}

fn verified(app: &App, what: &str, as_json: bool) -> Result<Answer, String> {
    let path = Path::new(what);
    let results = if what == "-" || path.is_file() {
        app.verify_bundle(&read(path)?)
    } else {
        app.verify(find(app, what)?).map(|result| vec![result])
    };
    let results = results.map_err(|error| error.to_string())?;
    let differ = results.iter().filter(|result| result.state == VerifiedState::Differs).count();
    let refusals = (differ > 0).then(|| label(app.language(), "label_not_verified"));
    let text = if as_json {
        json(&results)?
    } else {
        let mut text = String::new();
        for result in &results {
            let id = &result.session.to_string()[..8];
            text += &hanging(&format!("{id}  {}  ", result.game_name), &result.text);
            for difference in &result.differences {
                text += &hanging("          - ", difference);
            }
        }
        if results.is_empty() {
            text = format!("{}\n", label(app.language(), "label_no_sessions"));
        }
        text
    };
    Ok(Answer { text, refusals: refusals.into_iter().collect(), ..Answer::default() })
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
