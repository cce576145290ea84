//! `export`, `import`, `backup` and `restore`: sessions out of the database and into it.

use std::fmt::Write as _;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use tallystone_core::app::{App, ImportPreview, VerifiedState};
use tallystone_core::exchange::{ImportChoice, LARGEST_BUNDLE};
use tallystone_core::outside::SessionId;
use tallystone_core::text::{Language, label};

use super::output::{Output, file};
use super::sessions::{day_of, find, moment};
use super::{json, print};
use crate::args::OnKnown;
use crate::database;
use crate::measure::fit;

pub(super) fn export(
    app: &App,
    sessions: &[String],
    output: Option<&Path>,
    as_json: bool,
) -> Result<String, String> {
    let wished: Result<Vec<SessionId>, String> =
        sessions.iter().map(|session| find(app, session)).collect();
    let bundle = match wished?.as_slice() {
        [] => app.export_all(),
        some => app.export(some),
    };
    let bundle = bundle.map_err(|error| error.to_string())? + "\n";
    let Some(path) = file(output) else { return Ok(bundle) };
    let output = Output { content: bundle.as_bytes(), beginning: b"{\"boxes\":" };
    output.write(path, as_json, app.language())
}

/// Whether a bundle can be taken in at all, and what is to be said of the results in it. Asked
/// where nothing is kept: what is here is no reason to doubt them.
pub(super) fn checked(nothing: &App, bundle: &str) -> Result<Option<String>, String> {
    nothing.preview_import(bundle).map_err(|error| error.to_string())?;
    let results = nothing.verify_bundle(bundle).map_err(|error| error.to_string())?;
    let differ = results.iter().filter(|result| result.state == VerifiedState::Differs).count();
    let said = label(nothing.language(), "label_import_differs");
    Ok((differ > 0).then(|| format!("{said} {differ}")))
}

pub(super) fn import(
    app: &mut App,
    bundle: &str,
    keep: OnKnown,
    preview: bool,
    as_json: bool,
) -> Result<String, String> {
    if preview {
        let preview = app.preview_import(bundle).map_err(|error| error.to_string())?;
        return if as_json { json(&preview) } else { Ok(told(&preview, app.language())) };
    }
    let choice = match keep {
        OnKnown::Here => ImportChoice::Skip,
        OnKnown::There => ImportChoice::Replace,
        OnKnown::Both => ImportChoice::KeepBoth,
    };
    let report = app.import(bundle, choice).map_err(|error| error.to_string())?;
    if as_json { json(&report) } else { Ok(format!("{}\n", report.text)) }
}

/// A file, or the standard input; not more of it than can be a bundle.
pub(super) fn read(file: &Path) -> Result<String, String> {
    let most = u64::try_from(LARGEST_BUNDLE).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        fs::File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.map_err(|error| format!("error: {}: {error}", file.display()))?;
    // What is not UTF-8 is no JSON either, and is told so.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

pub(super) fn back_up(app: &App, list: bool, as_json: bool) -> Result<String, String> {
    if !list {
        let path = app.back_up().map_err(|error| error.to_string())?;
        if as_json {
            return json(&serde_json::json!({ "path": path }));
        }
        let path = path.map(|path| path.display().to_string()).unwrap_or_default();
        return Ok(format!("{} {path}\n", label(app.language(), "label_backup_made")));
    }
    let backups = app.backups();
    if as_json {
        return json(&backups);
    }
    if backups.is_empty() {
        return Ok(format!("{}\n", label(app.language(), "label_no_backups")));
    }
    Ok(numbered(app))
}

fn numbered(app: &App) -> String {
    let mut text = String::new();
    for (backup, number) in app.backups().iter().zip(1..) {
        let _ = writeln!(text, "{number}  {}  {}", moment(backup.made_at), backup.path.display());
    }
    text
}

pub(super) fn restore(
    app: &mut App,
    backup: &str,
    database: &Path,
    preview: bool,
    as_json: bool,
) -> Result<String, String> {
    let path = match backup.parse::<usize>() {
        Ok(number) => {
            let mut known: Vec<PathBuf> = app.backups().into_iter().map(|it| it.path).collect();
            if known.is_empty() {
                // The database may be gone, but not its backups.
                known = database::backups_beside(database);
            }
            let known = number.checked_sub(1).and_then(|place| known.into_iter().nth(place));
            known.ok_or_else(|| {
                let said = label(app.language(), "label_no_such_backup");
                format!("{said} {number}\n{}", numbered(app))
            })?
        }
        Err(_) => PathBuf::from(backup),
    };
    if preview {
        let preview = app.preview_restore(&path).map_err(|error| error.to_string())?;
        return if as_json { json(&preview) } else { Ok(told(&preview, app.language())) };
    }
    let report = app.restore_backup(&path).map_err(|error| error.to_string())?;
    if as_json { json(&report) } else { Ok(format!("{}\n", report.text)) }
}

fn told(preview: &ImportPreview, language: Language) -> String {
    let mut text = format!("{}\n", preview.text);
    for imported in &preview.sessions {
        let names: Vec<String> =
            imported.session.card.seats.iter().map(|seat| fit(&seat.name, 16)).collect();
        let start = format!(
            "  {}  {}  {}: ",
            day_of(&imported.session),
            imported.session.game_name,
            names.join(", ")
        );
        text += &print::hanging(&start, &imported.text);
    }
    for (said, names) in
        [("label_players_coming", &preview.players), ("label_boxes_coming", &preview.boxes)]
    {
        if !names.is_empty() {
            text +=
                &print::hanging("", &format!("{}: {}", label(language, said), names.join(", ")));
        }
    }
    if preview.deletions > 0 {
        let said = label(language, "label_deletions_coming");
        let _ = writeln!(text, "{said} {}", preview.deletions);
    }
    let _ = writeln!(text, "{} {}", label(language, "label_written_by"), preview.written_by);
    let _ = writeln!(text, "{}", label(language, "label_preview_only"));
    text
}
