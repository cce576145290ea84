//! The commands: each answers with text or with one JSON document, and with what it refused.

mod bgstats;
mod card;
mod csv;
mod exchange;
mod games;
mod library;
mod moves;
mod output;
mod players;
mod print;
mod proof;
mod rescore;
mod scores;
mod sessions;
mod spool;
mod stats;
mod watch;

use serde::Serialize;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use tallystone_core::app::{App, SessionQuery};
use tallystone_core::document;
use tallystone_core::exchange::ImportChoice;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::SessionId;
use tallystone_core::text::{Counted, Language, counted, label};

pub(crate) use card::write as write_card;
pub(crate) use exchange::write as write_bundle;
pub(crate) use sessions::moment;
pub(crate) use stats::told as statistics_in_words;

use crate::args::{Args, Command, Filters};
use crate::measure::{left, width};
use crate::told::of_file;
use crate::{database, here};
use spool::Spooled;

/// What goes to the standard output, what has to be said beside it, and the reasons for what
/// could not be done.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    pub(crate) text: String,
    pub(crate) warning: Option<String>,
    pub(crate) refusals: Vec<String>,
}

impl Answer {
    pub(crate) fn of(text: String) -> Self {
        Self { text, ..Self::default() }
    }

    fn refusing(reason: String) -> Self {
        Self { refusals: vec![reason], ..Self::default() }
    }
}

impl From<Result<String, String>> for Answer {
    fn from(result: Result<String, String>) -> Self {
        result.map(Self::of).into()
    }
}

impl From<Result<Self, String>> for Answer {
    fn from(result: Result<Self, String>) -> Self {
        result.unwrap_or_else(Self::refusing)
    }
}

pub(crate) fn answer(
    command: &Command,
    args: &Args,
    catalogue: Catalogue,
    language: Language,
) -> Answer {
    match command {
        Command::Score { files } => scores::answer(files, args.json, &catalogue, language),
        Command::Moves { position, depth } => {
            moves::answer(position, *depth, args.json, &catalogue, language).into()
        }
        Command::Schema { game } => schema(game, &catalogue, language).into(),
        Command::Games | Command::Setup { .. } | Command::Rules { .. } | Command::Points { .. } => {
            library::answer(command, args.json, &catalogue, language).into()
        }
        kept => with_database(kept, args, catalogue, language).into(),
    }
}

/// What is asked of the database, or brought to it.
fn with_database(
    command: &Command,
    args: &Args,
    catalogue: Catalogue,
    language: Language,
) -> Result<Answer, String> {
    let path = database::path(args.db.as_deref(), language)?;
    if let Command::Import { .. } | Command::Restore { .. } = command {
        return brought(command, args, &path, catalogue, language);
    }
    if matches!(command, Command::Backup { list: true }) && database::is_gone(&path) {
        // A list brings nothing back, and “restore” takes its numbers from it.
        let backups = database::backups_beside(&path);
        return exchange::listed(&backups, language, args.json).map(Answer::of);
    }
    let mut app = stored(command, args, &path, catalogue, language)?;
    let recovered = app.recovery().map(|it| it.text);
    let answer = match command {
        Command::Verify { what } => proof::verify(&mut app, what, args.json),
        other => about_kept(other, args.json, &mut app).into(),
    };
    Ok(with_recovery(answer, recovered))
}

/// What an import or a backup brings to the database.
fn brought(
    command: &Command,
    args: &Args,
    path: &Path,
    catalogue: Catalogue,
    language: Language,
) -> Result<Answer, String> {
    let spooled = match command {
        Command::Import { file, .. } => Some(Spooled::of(file, language)?),
        _ => None,
    };
    let begin = |app: &App| match (command, &spooled) {
        (Command::Restore { backup, .. }, _) => {
            let file = exchange::backup_file(app, backup, path)?;
            app.restore_file(&file).map_err(|error| error.to_string())
        }
        (_, Some(file)) => app.import_file(file.path()).map_err(|error| error.to_string()),
        _ => Err(String::new()),
    };
    let (choice, preview) = match command {
        Command::Import { keep, preview, .. } => (exchange::choice(*keep), *preview),
        Command::Restore { preview, .. } => (ImportChoice::default(), *preview),
        _ => return Ok(Answer::default()),
    };
    // Looked at before anything is made: what is refused leaves nothing behind.
    let looked_at = if path.exists() {
        None
    } else {
        let mut nothing = in_memory(catalogue.clone(), language)?;
        let job = begin(&nothing)?;
        Some(exchange::looked_at(&mut nothing, job)?)
    };
    let mut app = stored(command, args, path, catalogue, language)?;
    let recovery = app.recovery();
    let gone = recovery.as_ref().is_some_and(|it| it.gone);
    let recovered = recovery.map(|it| it.text);
    if matches!(command, Command::Restore { preview: false, .. }) && gone && !args.json {
        // Opening has brought back all there is.
        return Ok(Answer::of(recovered.unwrap_or_default() + "\n"));
    }
    let job = match looked_at {
        Some(mut job) => {
            job.move_to(&app).map_err(|error| error.to_string())?;
            job
        }
        None => begin(&app)?,
    };
    let answer = exchange::bring_in(&mut app, job, choice, preview, args.json)?;
    Ok(with_recovery(answer, recovered))
}

fn with_recovery(answer: Answer, recovered: Option<String>) -> Answer {
    let said: Vec<String> = recovered.into_iter().chain(answer.warning).collect();
    let warning = (!said.is_empty()).then(|| said.join("\n"));
    Answer { warning, ..answer }
}

/// What is about the sessions that are kept.
fn about_kept(command: &Command, as_json: bool, app: &mut App) -> Result<Answer, String> {
    let text = match command {
        Command::Card(asked) => return card::answer(app, asked, as_json),
        Command::Bgstats(asked) => return bgstats::answer(app, asked, as_json),
        Command::Csv { filters, sessions, output } => {
            let query = query(app, filters)?;
            let wished: Result<Vec<SessionId>, String> =
                sessions.iter().map(|session| sessions::find(app, session)).collect();
            csv::answer(app, &query, &wished?, output.as_deref(), as_json)
        }
        Command::Show { session, at } => sessions::show(app, session, *at, as_json),
        Command::Log { session } => sessions::log(app, session, as_json),
        Command::Rescore { session, choices } => rescore::answer(app, session, choices, as_json),
        Command::Decided { session } => proof::decided(app, session, as_json),
        Command::Stats { .. } => stats::answer(app, command, as_json),
        Command::Players { change: None } => players::list(app, as_json),
        Command::Players { change: Some(change) } => players::change(app, change, as_json),
        Command::Export { sessions, output } => {
            return exchange::export(app, sessions, output.as_deref(), as_json);
        }
        Command::Backup { list } => exchange::back_up(app, *list, as_json),
        Command::Rebuild => sessions::rebuild(app, as_json),
        Command::Sessions(filters) => sessions::list(app, &query(app, filters)?, as_json),
        // What needs no database, or brings something to it, was answered before.
        _ => Ok(String::new()),
    };
    text.map(Answer::of)
}

fn query(app: &App, filters: &Filters) -> Result<SessionQuery, String> {
    Ok(SessionQuery {
        words: filters.words.join(" "),
        game: filters.game.as_ref().map(|game| games::find(app, game)),
        player: match &filters.player {
            Some(name) => Some(players::find(app, name)?),
            None => None,
        },
        year: filters.year,
        unfinished: filters.unfinished,
        bin: filters.bin,
    })
}

fn schema(game: &str, catalogue: &Catalogue, language: Language) -> Result<String, String> {
    let game = games::find(&in_memory(catalogue.clone(), language)?, game);
    let schema = document::schema(catalogue, language, &game).map_err(|error| error.to_string())?;
    json(&schema)
}

/// For those who have no terminal: a set-up and a worked example, and what to type next.
pub(crate) fn welcome(catalogue: Catalogue, language: Language, example: Option<&str>) -> Answer {
    let scored = example.map(|example| document::score(&catalogue, language, example));
    let text = in_memory(catalogue, language).and_then(|app| {
        let mut text = format!("{}\n\n", label(language, "label_welcome"));
        text += &print::games(&app.games());
        if let Some(game) = app.games().first() {
            let options = serde_json::Value::Null;
            let players = game.least_players;
            let list = app.set_up(&game.id, usize::from(players), &options);
            let list = list.map_err(|error| error.to_string())?;
            let players = counted(language, Counted::Players, u32::from(players));
            let _ = writeln!(text, "\n{} · {players}\n", game.name);
            text += &print::checklist(&list.without_first_time(), language);
        }
        match scored {
            Some(Ok(scored)) => {
                let _ = writeln!(
                    text,
                    "\n{} · {}",
                    label(language, "label_worked_example"),
                    scored.game_name
                );
                text += &print::scored(&scored);
            }
            Some(Err(error)) => return Err(error.to_string()),
            None => {}
        }
        let first = app.games().first().map_or_else(String::new, |game| game.id.clone());
        let _ = writeln!(text, "\n{}\n", label(language, "label_type_next"));
        let file = label(language, "commands_value_file");
        let next = [
            ("tallystone".to_owned(), "label_next_shell"),
            (format!("tallystone rules {first}"), "label_next_rules"),
            (format!("tallystone score {file}"), "label_next_score"),
            ("tallystone --help".to_owned(), "label_next_help"),
        ];
        let widest = next.iter().map(|(command, _)| width(command)).max().unwrap_or(0);
        for (command, meaning) in &next {
            let start = format!("  {}  ", left(command, widest));
            text += &print::hanging(&start, &label(language, meaning));
        }
        Ok(text)
    });
    text.into()
}

fn in_memory(catalogue: Catalogue, language: Language) -> Result<App, String> {
    App::open(None, catalogue, Box::new(here()), language).map_err(|error| error.to_string())
}

/// The database that is kept. A command that only reads makes none.
fn stored(
    command: &Command,
    args: &Args,
    path: &Path,
    catalogue: Catalogue,
    language: Language,
) -> Result<App, String> {
    let brings_something = matches!(
        command,
        Command::Import { preview: false, .. } | Command::Restore { preview: false, .. }
    );
    // What is in a file can be looked at where nothing is kept.
    let is_about_a_file = match command {
        Command::Import { .. } | Command::Restore { .. } => true,
        Command::Verify { what } => proof::is_bundle(what),
        _ => false,
    };
    if brings_something {
        database::make_folder(path, language)?;
    } else if database::is_gone(path) && !is_about_a_file {
        return Err(of_file(language, path, label(language, "label_database_gone")));
    } else if fs::symlink_metadata(path).is_err() {
        // Where nothing was asked for by name, nothing was played yet.
        if args.db.is_some() && !is_about_a_file {
            return Err(of_file(language, path, label(language, "label_no_database")));
        }
        return in_memory(catalogue, language);
    }
    App::open(Some(path), catalogue, Box::new(here()), language).map_err(|error| error.to_string())
}

fn json<T: Serialize>(value: &T) -> Result<String, String> {
    let mut text = serde_json::to_string_pretty(value).map_err(|error| error.to_string())?;
    text.push('\n');
    Ok(text)
}
