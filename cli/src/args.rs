//! What can be typed after the program's name.

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use tallystone_core::text::Language;

#[derive(Debug, Parser)]
#[command(
    name = "tallystone",
    version,
    about = "Keeps score at the table and says why every point was given.",
    after_help = "Without a command the shell opens. Exit codes: 0 fine, 1 refused, 2 wrong use."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Print one JSON document instead of text
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// The database of sessions; `TALLYSTONE_DB` and then the user's data folder if left out
    #[arg(long, global = true, value_name = "PATH")]
    pub(crate) db: Option<PathBuf>,
    /// The language, such as en; the one of the environment if left out
    #[arg(long, global = true, value_name = "TAG")]
    pub(crate) lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games
    Games,
    /// Print the set-up of a game, every number resolved
    Setup {
        /// A game's id, as `games` lists it
        game: String,
        /// How many play
        #[arg(long, short, value_name = "N")]
        players: usize,
    },
    /// Score position documents, with the reason for every point
    Score {
        /// JSON files, or - for the standard input; with several and --json the answer is a list
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// List the moves that the rules allow in a position, for games that are refereed
    Moves {
        /// A position document, - for the standard input, or a position in one line
        position: String,
        /// Count the lines of play of up to so many moves, too
        #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=5))]
        depth: u32,
    },
    /// Print the JSON Schema of a game's position documents
    Schema {
        /// A game's id
        game: String,
    },
    /// Search the rules of a game
    Rules {
        /// A game's id
        game: String,
        /// Words, or their beginnings; all rules without any
        words: Vec<String>,
    },
    /// List the sessions, the latest first
    Sessions,
    /// Show a session: standings with reasons
    Show {
        /// A session's id, the beginning of one, or `last`
        session: String,
    },
    /// Print the log of a session
    Log {
        /// A session's id, the beginning of one, or `last`
        session: String,
    },
}

impl Args {
    /// The language asked for, or the environment's where there is one that we speak.
    pub(crate) fn language(&self) -> Result<Language, String> {
        if let Some(tag) = &self.lang {
            return Language::find(tag).ok_or_else(|| {
                let known: Vec<&str> = Language::all().map(Language::tag).collect();
                format!("error: no language '{tag}'; there is {}", known.join(", "))
            });
        }
        let wished = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|tag| !tag.is_empty()));
        Ok(wished.and_then(|tag| Language::find(&tag)).unwrap_or_default())
    }
}
