//! `csv`: sessions as a table for spreadsheets.

use std::path::Path;

use tallystone_core::app::{App, SessionQuery};
use tallystone_core::exchange::CSV_COLUMNS;
use tallystone_core::outside::SessionId;

use super::json;
use super::output::{Output, file};
use super::sessions::nothing_found;

pub(super) fn answer(
    app: &App,
    query: &SessionQuery,
    sessions: &[SessionId],
    output: Option<&Path>,
    as_json: bool,
) -> Result<String, String> {
    let table = if sessions.is_empty() { app.csv(query) } else { app.csv_of(sessions) };
    let table = table.map_err(|error| error.to_string())?;
    if table.lines().count() < 2 {
        return Err(nothing_found(app, query));
    }
    if let Some(path) = file(output) {
        let beginning = CSV_COLUMNS.join(",");
        let output = Output { content: table.as_bytes(), beginning: beginning.as_bytes() };
        return output.write(path, as_json, app.language());
    }
    if as_json { json(&serde_json::json!({ "csv": table })) } else { Ok(table) }
}
