//! `stats`: tables with bars; the bare figures as JSON.

use std::fmt::Write as _;

use chrono::NaiveDate;
use tallystone_core::app::{App, Statistics, StatsQuery, StatsSection};

use super::print::hanging;
use super::{games, json, players};
use crate::args::Command;
use crate::measure::{left, right, width};

pub(super) fn answer(app: &App, command: &Command, as_json: bool) -> Result<String, String> {
    let Command::Stats { game, player, players, year, since, until } = command else {
        return Ok(String::new());
    };
    let day = |year: i32, month, day| NaiveDate::from_ymd_opt(year, month, day);
    let query = StatsQuery {
        game: game.as_ref().map(|game| games::find(app, game)),
        player: player.as_ref().map(|name| players::find(app, name)).transpose()?,
        seats: *players,
        since: since.or_else(|| year.and_then(|year| day(year, 1, 1))),
        until: until.or_else(|| year.and_then(|year| day(year, 12, 31))),
    };
    let statistics = app.statistics(&query).map_err(|error| error.to_string())?;
    if as_json {
        let figures = app.figures(&query).map_err(|error| error.to_string())?;
        return json(&serde_json::json!({ "statistics": statistics, "figures": figures }));
    }
    Ok(told(&statistics))
}

/// All of it as text.
pub(crate) fn told(statistics: &Statistics) -> String {
    let mut text = hanging("", &statistics.text);
    for section in &statistics.sections {
        let _ = writeln!(text, "\n{}", section.title);
        text += &table(section);
        if let Some(note) = &section.note {
            text += &hanging("  ", note);
        }
    }
    text
}

/// A column for the bar, one for each heading. As wide as it takes: the end of a label may be the
/// name that it is about.
fn table(section: &StatsSection) -> String {
    const BAR: u32 = 10;
    let labels = section.rows.iter().map(|row| width(&row.label)).max().unwrap_or(0);
    let widths: Vec<usize> = section
        .columns
        .iter()
        .enumerate()
        .map(|(column, heading)| {
            let cells = section.rows.iter().filter_map(|row| row.cells.get(column));
            cells.map(|cell| width(cell)).chain([width(heading)]).max().unwrap_or(0)
        })
        .collect();
    let line = |label: &str, bar: &str, cells: &[String]| {
        let cells = cells.iter().zip(&widths).map(|(cell, width)| right(cell, *width));
        let cells: Vec<String> = cells.collect();
        let bar = left(bar, BAR as usize);
        let line = format!("  {}  {bar}  {}", left(label, labels), cells.join("  "));
        line.trim_end().to_owned() + "\n"
    };
    let mut text = line("", "", &section.columns);
    for row in &section.rows {
        let length = row.share.map_or(0, |share| (share.min(1_000) * BAR + 500) / 1_000);
        text += &line(&row.label, &"█".repeat(length as usize), &row.cells);
    }
    text
}
