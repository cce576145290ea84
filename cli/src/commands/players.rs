//! `players`: who is remembered, and changes of that.

use std::fmt::Write as _;

use tallystone_core::app::{App, PlayerView};
use tallystone_core::outside::PlayerId;
use tallystone_core::text::{fold, label};

use super::json;
use super::sessions::moment;
use crate::args::PlayerChange;
use crate::measure::{left, width};
use crate::told::say;

pub(super) fn list(app: &App, as_json: bool) -> Result<String, String> {
    let players = app.players().map_err(|error| error.to_string())?;
    if as_json {
        return json(&players);
    }
    let language = app.language();
    if players.is_empty() {
        return Ok(format!("{}\n", label(language, "label_no_players")));
    }
    let names = players.iter().map(|player| width(&player.name)).max().unwrap_or(0);
    let mut text = String::new();
    for player in &players {
        let group = if player.in_group { label(language, "label_in_group") } else { String::new() };
        let name = left(&player.name, names);
        let line = format!("{name}  {}  {group}", moment(player.played_at, language));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    Ok(text)
}

pub(super) fn change(
    app: &mut App,
    change: &PlayerChange,
    as_json: bool,
) -> Result<String, String> {
    let (done, said) = match change {
        PlayerChange::Rename { player, name } => {
            let player = find(app, player)?;
            (app.rename_player(player, name), "label_renamed")
        }
        PlayerChange::Merge { player, into } => {
            let (player, into) = (find(app, player)?, find(app, into)?);
            (app.merge_players(player, into), "label_merged")
        }
        PlayerChange::Forget { player } => {
            let player = find(app, player)?;
            (app.forget_player(player), "label_forgotten")
        }
    };
    done.map_err(|error| error.to_string())?;
    if as_json { list(app, true) } else { Ok(format!("{}\n", label(app.language(), said))) }
}

/// A player by name, by the beginning of one, or by the beginning of an id; names in any case and
/// without their accents.
pub(super) fn find(app: &App, wished: &str) -> Result<PlayerId, String> {
    let players = app.players().map_err(|error| error.to_string())?;
    let (small, folded) = (wished.trim().to_lowercase(), fold(wished.trim()));
    // As it is written before as it is folded: Zoe is not Zoë where both play.
    let same = |player: &&PlayerView| player.name.to_lowercase() == small;
    if let Some(player) = players.iter().find(same) {
        return Ok(player.id);
    }
    let alike = |player: &&PlayerView| fold(&player.name) == folded;
    let begins = |player: &&PlayerView| {
        fold(&player.name).starts_with(&folded) || player.id.to_string().starts_with(&small)
    };
    let mut found: Vec<&PlayerView> = players.iter().filter(alike).collect();
    if found.is_empty() {
        found = players.iter().filter(begins).collect();
    }
    match found.as_slice() {
        [only] if !wished.is_empty() => Ok(only.id),
        [] => Err(say!(app.language(), commands_no_such_player, name = wished)),
        several => {
            let names: Vec<&str> = several.iter().map(|player| player.name.as_str()).collect();
            Err(say!(app.language(), commands_several_players, names = names.join(", ")))
        }
    }
}
