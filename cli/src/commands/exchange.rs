//! `export`, `import`, `backup` and `restore`: sessions out of the database and into it.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tallystone_core::app::{App, BackupView, ImportJob, ImportPreview};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::outside::SessionId;
use tallystone_core::text::{Language, label};

use super::output::{file, open_pipe};
use super::sessions::{day_of, find, moment};
use super::watch::Watch;
use super::{Answer, json, print};
use crate::args::OnKnown;
use crate::database;
use crate::measure::fit;
use crate::printed::JsonStream;
use crate::told::{count, say};

/// Asked for at a time.
pub(super) const PAGE: u32 = 100;

pub(super) fn export(
    app: &App,
    sessions: &[String],
    output: Option<&Path>,
    as_json: bool,
) -> Result<Answer, String> {
    let wished: Result<Vec<SessionId>, String> =
        sessions.iter().map(|session| find(app, session)).collect();
    let wished = wished?;
    let wished = (!wished.is_empty()).then_some(wished.as_slice());
    let job = match file(output) {
        None => app.export_into(wished, Box::new(Pipe::new(JsonStream::default()))),
        Some(path) => {
            let there = fs::metadata(path);
            if there.as_ref().is_ok_and(|there| !there.is_file() && !there.is_dir()) {
                // A pipe or a device is written into, not replaced.
                let pipe = open_pipe(path, app.language())?;
                app.export_into(wished, Box::new(Pipe::new(pipe)))
            } else {
                app.export_to(wished, path)
            }
        }
    };
    let mut job = job.map_err(|error| error.to_string())?;
    let mut last = String::new();
    Watch::new(app.language())
        .over(|| job.step().inspect(|progress| last.clone_from(&progress.text)))?;
    let left_out = job.left_out();
    let text = match file(output) {
        None => "\n".to_owned(),
        Some(path) if as_json && left_out.is_empty() => {
            json(&serde_json::json!({ "written_to": path }))?
        }
        Some(path) if as_json => {
            json(&serde_json::json!({ "written_to": path, "left_out": left_out }))?
        }
        Some(path) => {
            let path = path.display().to_string();
            format!("{}\n", say!(app.language(), commands_written_to, path = path))
        }
    };
    let warning = job.is_incomplete().then_some(last);
    Ok(Answer { text, warning, ..Answer::default() })
}

/// Writes a session or everything into a file, and says so.
pub(crate) fn write(app: &App, session: Option<SessionId>, path: &Path) -> Result<String, String> {
    let mut job = app
        .export_to(session.as_ref().map(std::slice::from_ref), path)
        .map_err(|it| it.to_string())?;
    let last = loop {
        let progress = job.step().map_err(|error| error.to_string())?;
        if progress.finished {
            break progress.text;
        }
    };
    let (language, path) = (app.language(), path.display().to_string());
    Ok(if job.is_incomplete() {
        say!(language, commands_written_partly, path = path, told = last)
    } else {
        say!(language, commands_written_to, path = path)
    })
}

/// Written into as it comes. Nobody reads on, as with `| head`: nothing is wrong.
struct Pipe<W: Write>(io::BufWriter<W>, bool);

impl<W: Write> Pipe<W> {
    fn new(into: W) -> Self {
        Self(io::BufWriter::new(into), false)
    }

    fn unless_closed<T>(&mut self, done: io::Result<T>, otherwise: T) -> io::Result<T> {
        match done {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.1 = true;
                Ok(otherwise)
            }
            done => done,
        }
    }
}

impl<W: Write> Write for Pipe<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.1 {
            return Ok(bytes.len());
        }
        let done = self.0.write(bytes);
        self.unless_closed(done, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.1 {
            return Ok(());
        }
        let done = self.0.flush();
        self.unless_closed(done, ())
    }
}

/// Looks at everything that comes, where nothing is kept: what is refused leaves nothing behind.
pub(super) fn looked_at(nothing: &mut App, mut job: ImportJob) -> Result<ImportJob, String> {
    Watch::new(nothing.language()).over(|| job.step(nothing))?;
    Ok(job)
}

/// Takes in what comes, or says what would come.
pub(super) fn bring_in(
    app: &mut App,
    mut job: ImportJob,
    choice: ImportChoice,
    preview: bool,
    as_json: bool,
) -> Result<Answer, String> {
    if !preview {
        job.take_in(app, choice).map_err(|error| error.to_string())?;
    }
    Watch::new(app.language()).over(|| job.step(app))?;
    let said = |error: tallystone_core::app::Error| error.to_string();
    let differing = job.differing(app).map_err(said)?;
    let text = if preview {
        let mut preview = job.preview(app).map_err(said)?;
        let count = preview.count;
        if as_json {
            let mut sessions = std::mem::take(&mut preview.sessions);
            for offset in (PAGE..count).step_by(PAGE as usize) {
                sessions.extend(job.sessions(app, offset, PAGE).map_err(said)?);
            }
            json(&ImportPreview { sessions, ..preview })?
        } else {
            told(app, &job, &preview)?
        }
    } else {
        let report = job.report(app).map_err(said)?;
        if as_json { json(&report)? } else { format!("{}\n", report.text) }
    };
    // What is said of the results in it; of a backup they are our own.
    let warning =
        (differing > 0).then(|| say!(app.language(), commands_import_differs, n = differing));
    Ok(Answer { text, warning, ..Answer::default() })
}

pub(super) fn choice(keep: OnKnown) -> ImportChoice {
    match keep {
        OnKnown::Here => ImportChoice::Skip,
        OnKnown::There => ImportChoice::Replace,
        OnKnown::Both => ImportChoice::KeepBoth,
    }
}

pub(super) fn back_up(app: &App, list: bool, as_json: bool) -> Result<String, String> {
    if !list {
        let path = app.back_up().map_err(|error| error.to_string())?;
        if as_json {
            return json(&serde_json::json!({ "path": path }));
        }
        let path = path.map(|path| path.display().to_string()).unwrap_or_default();
        return Ok(format!("{}\n", say!(app.language(), commands_backup_made, path = path)));
    }
    listed(&app.backups(), app.language(), as_json)
}

/// The backups that there are, with the numbers by which they are restored.
pub(super) fn listed(
    backups: &[BackupView],
    language: Language,
    as_json: bool,
) -> Result<String, String> {
    if as_json {
        return json(&backups);
    }
    if backups.is_empty() {
        return Ok(format!("{}\n", label(language, "label_no_backups")));
    }
    Ok(numbered(backups, language))
}

fn numbered(backups: &[BackupView], language: Language) -> String {
    let mut text = String::new();
    for (backup, number) in backups.iter().zip(1..) {
        let made = moment(backup.made_at, language);
        let _ = writeln!(text, "{number}  {made}  {}", backup.path.display());
    }
    text
}

/// The file of a backup: one of those beside the database by its number, or any by its path.
pub(super) fn backup_file(app: &App, backup: &str, database: &Path) -> Result<PathBuf, String> {
    let Ok(number) = backup.parse::<usize>() else { return Ok(PathBuf::from(backup)) };
    let mut known = app.backups();
    if known.is_empty() {
        // The database may be gone, but not its backups.
        known = database::backups_beside(database);
    }
    let place = number.checked_sub(1);
    place.and_then(|place| known.get(place)).map(|it| it.path.clone()).ok_or_else(|| {
        let (language, n) = (app.language(), count(number));
        if known.is_empty() {
            return say!(language, commands_no_such_backup, n = n);
        }
        let said = say!(language, commands_no_such_backup_of, n = n);
        format!("{said}\n{}", numbered(&known, language).trim_end())
    })
}

fn told(app: &App, job: &ImportJob, preview: &ImportPreview) -> Result<String, String> {
    let language = app.language();
    let mut text = format!("{}\n", preview.text);
    for offset in (0..preview.count).step_by(PAGE as usize) {
        for imported in job.sessions(app, offset, PAGE).map_err(|error| error.to_string())? {
            let names: Vec<String> =
                imported.session.card.seats.iter().map(|seat| fit(&seat.name, 16)).collect();
            let start = format!(
                "  {}  {}  {}: ",
                day_of(&imported.session, language),
                imported.session.game_name,
                names.join(", ")
            );
            text += &print::hanging(&start, &imported.text);
        }
    }
    text += &rest(preview, language);
    Ok(text)
}

/// What comes beside sessions.
fn rest(preview: &ImportPreview, language: Language) -> String {
    let mut text = String::new();
    if !preview.players.is_empty() {
        let names = preview.players.join(", ");
        text += &print::hanging("", &say!(language, commands_players_coming, names = names));
    }
    if !preview.boxes.is_empty() {
        let games = preview.boxes.join(", ");
        text += &print::hanging("", &say!(language, commands_boxes_coming, games = games));
    }
    if preview.deletions > 0 {
        text += &say!(language, commands_deletions_coming, n = preview.deletions);
        text.push('\n');
    }
    text += &say!(language, commands_written_by, version = preview.written_by.as_str());
    text.push('\n');
    let _ = writeln!(text, "{}", label(language, "label_preview_only"));
    text
}
