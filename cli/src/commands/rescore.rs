//! `rescore`: one log under two sets of options, side by side.

use std::fmt::Write as _;

use tallystone_core::app::{App, Chosen, Compared, ScoreTable};
use tallystone_core::outside::SessionId;
use tallystone_core::text::{Language, label};

use super::json;
use super::print::{COLUMNS, hanging};
use super::sessions::find;
use crate::figures::plain;
use crate::measure::{fit, left, right, width};
use crate::told::say;

pub(super) fn answer(
    app: &mut App,
    session: &str,
    choices: &[String],
    as_json: bool,
) -> Result<String, String> {
    let id = find(app, session)?;
    if choices.is_empty() {
        return options(app, id, as_json);
    }
    let chosen = chosen(choices, app.language())?;
    let compared = app.rescore(id, &chosen).map_err(|error| error.to_string())?;
    if as_json { json(&compared) } else { Ok(told(&compared, app.language())) }
}

/// What was typed after each `--set`.
pub(super) fn chosen(pairs: &[String], language: Language) -> Result<Vec<Chosen>, String> {
    let of = |pair: &String| match pair.split_once('=') {
        Some((setting, choice)) => {
            Ok(Chosen { setting: setting.trim().to_owned(), choice: choice.trim().to_owned() })
        }
        None => Err(say!(language, commands_rescore_pair, given = pair.as_str())),
    };
    pairs.iter().map(of).collect()
}

fn options(app: &mut App, session: SessionId, as_json: bool) -> Result<String, String> {
    let settings = app.session_settings(session).map_err(|error| error.to_string())?;
    if as_json {
        return json(&settings);
    }
    let language = app.language();
    let mut text = format!("{}\n", label(language, "label_rescore_options"));
    for setting in settings {
        text += &hanging(&format!("\n{}  ", setting.id), &setting.label);
        for choice in &setting.choices {
            let mark = if choice.id == setting.chosen { "*" } else { " " };
            text += &hanging(&format!("  {mark} {}={}  ", setting.id, choice.id), &choice.label);
        }
    }
    let _ = writeln!(text, "\n* {}", label(language, "label_chosen"));
    Ok(text)
}

fn told(compared: &Compared, language: Language) -> String {
    let mut text = hanging("", &compared.text);
    for change in &compared.settings {
        let (before, after) = (change.before.as_str(), change.after.as_str());
        let what = change.label.as_str();
        let said = say!(language, commands_rescored, what = what, before = before, after = after);
        text += &hanging("  ", &said);
    }
    for (heading, table) in
        [("label_as_played", &compared.before), ("label_otherwise", &compared.after)]
    {
        let _ = writeln!(text, "\n{}", label(language, heading));
        text += &points(compared, table);
    }
    let winners = |won: fn(&tallystone_core::app::ComparedSeat) -> bool| {
        let names = compared.seats.iter().filter(|seat| won(seat)).map(|seat| seat.name.as_str());
        names.collect::<Vec<_>>().join(", ")
    };
    let (before, after) = (winners(|seat| seat.winner_before), winners(|seat| seat.winner_after));
    let shown = |names: &str| if names.is_empty() { "–".to_owned() } else { names.to_owned() };
    if !before.is_empty() || !after.is_empty() {
        let _ = writeln!(text, "\n1. {} → {}", shown(&before), shown(&after));
    }
    if !compared.set_aside.is_empty() {
        let _ = writeln!(text, "\n{}", label(language, "label_left_out"));
        for reason in &compared.set_aside {
            text += &hanging("  ", reason);
        }
    }
    text
}

/// A table of points with a column for each seat, as wide as the names where there is room.
fn points(compared: &Compared, table: &ScoreTable) -> String {
    const NARROWEST: usize = 10;
    let widest = table.rows.iter().map(|row| width(&row.heading)).max().unwrap_or(0).min(40);
    let room = COLUMNS.saturating_sub(widest + 2) / compared.seats.len().max(1);
    let names = compared.seats.iter().map(|seat| width(&seat.name)).max().unwrap_or(0);
    let column = (names + 2).min(room).max(NARROWEST);
    let mut text = left("", widest + 2);
    for seat in &compared.seats {
        text += &right(&fit(&seat.name, column - 2), column);
    }
    text.push('\n');
    for row in &table.rows {
        text += &left(&format!("  {}", fit(&row.heading, widest)), widest + 2);
        for cell in &row.cells {
            text += &right(&cell.points.map(plain).unwrap_or_default(), column);
        }
        text.push('\n');
    }
    text
}
