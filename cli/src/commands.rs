//! The commands: each answers with text or with one JSON document, and with what it refused.

mod bgstats;
mod card;
mod csv;
mod exchange;
mod moves;
mod output;
mod players;
mod print;
mod proof;
mod rescore;
mod scores;
mod sessions;
mod stats;

use serde::Serialize;
use std::fmt::Write as _;
use tallystone_core::app::{App, SessionQuery};
use tallystone_core::document;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::SessionId;
use tallystone_core::text::{Language, label};

use crate::args::{Args, Command, Filters};
use crate::{database, here};

/// What goes to the standard output, what has to be said beside it, and the reasons for what
/// could not be done.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    pub(crate) text: String,
    pub(crate) warning: Option<String>,
    pub(crate) refusals: Vec<String>,
}

impl Answer {
    fn of(text: String) -> Self {
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
        Command::Games | Command::Setup { .. } | Command::Rules { .. } => {
            in_memory(catalogue, language).and_then(|app| library(command, args, &app)).into()
        }
        kept => {
            let mut app = match stored(kept, args, catalogue, language) {
                Ok(app) => app,
                Err(reason) => return Answer::refusing(reason),
            };
            let recovered = app.recovery().map(|it| database::recovered(it, language));
            let answer = match kept {
                Command::Verify { what } => proof::verify(&app, what, args.json),
                other => about_kept(other, args.json, &mut app).into(),
            };
            let said: Vec<String> = recovered.into_iter().chain(answer.warning).collect();
            let warning = (!said.is_empty()).then(|| said.join("\n"));
            Answer { warning, ..answer }
        }
    }
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
            exchange::export(app, sessions, output.as_deref(), as_json)
        }
        Command::Import { file, keep, preview } => {
            exchange::import(app, file, *keep, *preview, as_json)
        }
        Command::Backup { list } => exchange::back_up(app, *list, as_json),
        Command::Restore { backup, preview } => exchange::restore(app, backup, *preview, as_json),
        Command::Sessions(filters) => sessions::list(app, &query(app, filters)?, as_json),
        // What needs no database was answered before.
        _ => Ok(String::new()),
    };
    text.map(Answer::of)
}

fn query(app: &App, filters: &Filters) -> Result<SessionQuery, String> {
    Ok(SessionQuery {
        words: filters.words.join(" "),
        game: filters.game.clone(),
        player: match &filters.player {
            Some(name) => Some(players::find(app, name)?),
            None => None,
        },
        year: filters.year,
        unfinished: filters.unfinished,
        bin: filters.bin,
    })
}

/// What can be asked without a database.
fn library(command: &Command, args: &Args, app: &App) -> Result<String, String> {
    match command {
        Command::Setup { game, players } => {
            let options = serde_json::Value::Null;
            let list = app.set_up(game, *players, &options).map_err(|error| error.to_string())?;
            if args.json { json(&list) } else { Ok(print::checklist(&list)) }
        }
        Command::Rules { game, words } => {
            let rules = app.rules(game, &words.join(" ")).map_err(|error| error.to_string())?;
            if args.json {
                json(&rules)
            } else if rules.is_empty() {
                Ok(format!("{}\n", label(app.language(), "label_nothing_found")))
            } else {
                Ok(print::rules(&rules))
            }
        }
        _ => {
            let games = app.games();
            if args.json { json(&games) } else { Ok(print::games(&games, app.language())) }
        }
    }
}

fn schema(game: &str, catalogue: &Catalogue, language: Language) -> Result<String, String> {
    let schema = document::schema(catalogue, language, game).map_err(|error| error.to_string())?;
    json(&schema)
}

/// For those who have no terminal: a set-up and a worked example, and what to type next.
pub(crate) fn welcome(catalogue: Catalogue, language: Language, example: Option<&str>) -> Answer {
    let scored = example.map(|example| document::score(&catalogue, language, example));
    let text = in_memory(catalogue, language).and_then(|app| {
        let mut text = format!("{}\n\n", label(language, "label_welcome"));
        text += &print::games(&app.games(), language);
        if let Some(game) = app.games().first() {
            let options = serde_json::Value::Null;
            let players = usize::from(game.least_players);
            let list =
                app.set_up(&game.id, players, &options).map_err(|error| error.to_string())?;
            let _ = writeln!(
                text,
                "\n{} · {players} {}\n",
                game.name,
                label(language, "label_players")
            );
            text += &print::checklist(&list);
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
        for (command, meaning) in [
            ("tallystone".to_owned(), label(language, "label_next_shell")),
            (format!("tallystone rules {first}"), label(language, "label_next_rules")),
            ("tallystone score FILE".to_owned(), label(language, "label_next_score")),
            ("tallystone --help".to_owned(), label(language, "label_next_help")),
        ] {
            let _ = writeln!(text, "  {}  {meaning}", crate::measure::left(&command, 26));
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
    catalogue: Catalogue,
    language: Language,
) -> Result<App, String> {
    let path = database::path(args.db.as_deref())?;
    let brings_something = matches!(
        command,
        Command::Import { preview: false, .. } | Command::Restore { preview: false, .. }
    );
    if brings_something {
        database::make_folder(&path)?;
    } else if !path.exists() {
        // Where nothing was asked for by name, nothing was played yet.
        return match args.db {
            Some(_) => Err(format!("{}: {}", path.display(), label(language, "label_no_database"))),
            None => in_memory(catalogue, language),
        };
    }
    App::open(Some(&path), catalogue, Box::new(here()), language).map_err(|error| error.to_string())
}

fn json<T: Serialize>(value: &T) -> Result<String, String> {
    let mut text = serde_json::to_string_pretty(value).map_err(|error| error.to_string())?;
    text.push('\n');
    Ok(text)
}
