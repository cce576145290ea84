//! What can be typed after the program's name.

use std::path::PathBuf;

use chrono::NaiveDate;
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
        /// An option and the answer to it instead of the default; may be given several times
        #[arg(long = "set", value_name = "OPTION=ANSWER")]
        choices: Vec<String>,
        /// With every step, as for the first time; without it the short list
        #[arg(long)]
        long: bool,
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
        /// A question, or some words of one; all rules without any
        words: Vec<String>,
    },
    /// Print what gives how many points in a game
    Points {
        /// A game's id
        game: String,
    },
    /// List the sessions, the latest first, or those that are looked for
    Sessions(Filters),
    /// Show a session: standings with reasons, and where first and second differ
    Show {
        /// A session's id, the beginning of one, or `last`
        session: String,
        /// As it was after this step of its log
        #[arg(long, value_name = "STEP")]
        at: Option<u64>,
    },
    /// Print the log of a session
    Log {
        /// A session's id, the beginning of one, or `last`
        session: String,
    },
    /// Score a session under other options of its game, side by side; nothing is changed
    Rescore {
        /// A session's id, the beginning of one, or `last`
        session: String,
        /// An option and the answer to it; without any the options are listed
        #[arg(long = "set", value_name = "OPTION=ANSWER")]
        choices: Vec<String>,
    },
    /// Say what decided a finished session: the smallest change that would have changed the winner
    Decided {
        /// A session's id, the beginning of one, or `last`
        #[arg(default_value = "last")]
        session: String,
    },
    /// Derive a result again from its log, here or in a bundle, and say whether it holds
    Verify {
        /// A session's id, the beginning of one, or `last`; or a bundle's file, or - for the
        /// standard input
        #[arg(default_value = "last", value_name = "SESSION|FILE")]
        what: String,
    },
    /// Statistics of the finished sessions
    Stats {
        /// Only of this game
        #[arg(long, value_name = "ID")]
        game: Option<String>,
        /// Only with this player
        #[arg(long, value_name = "NAME")]
        player: Option<String>,
        /// Only with so many players
        #[arg(long, value_name = "N")]
        players: Option<u8>,
        /// Only of this year
        #[arg(long, value_name = "YYYY", conflicts_with_all = ["since", "until"],
            value_parser = clap::value_parser!(i32).range(1..=9999))]
        year: Option<i32>,
        /// From this day on
        #[arg(long, value_name = "YYYY-MM-DD")]
        since: Option<NaiveDate>,
        /// Up to this day
        #[arg(long, value_name = "YYYY-MM-DD")]
        until: Option<NaiveDate>,
    },
    /// List the players who are remembered, or change them
    Players {
        #[command(subcommand)]
        change: Option<PlayerChange>,
    },
    /// Write sessions as a bundle, to keep or to take to another device
    Export {
        /// Sessions' ids, beginnings of them, or `last`; everything without any
        sessions: Vec<String>,
        /// Where to write it; the standard output if left out
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Take a bundle in
    Import {
        /// A bundle, or - for the standard input
        file: PathBuf,
        /// What becomes of sessions that are here already
        #[arg(long, value_enum, default_value_t = OnKnown::Both, value_name = "WHICH")]
        keep: OnKnown,
        /// Only say what would come
        #[arg(long)]
        preview: bool,
    },
    /// Tell a result in a chat: in words, or as a picture with -o FILE.png or FILE.svg
    Card(Card),
    /// Write sessions as a table for spreadsheets: a row for each session, seat and line of its score
    Csv {
        #[command(flatten)]
        filters: Filters,
        /// Only this session: its id, the beginning of it, or `last`; may be given several times
        #[arg(long = "session", value_name = "ID")]
        sessions: Vec<String>,
        /// Where to write it; the standard output if left out
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Print a link that opens BG Stats with a play filled in, or write a play file
    Bgstats(BgStats),
    /// Make a backup beside the database
    Backup {
        /// Only list the backups that there are
        #[arg(long)]
        list: bool,
    },
    /// Compare what lists and statistics keep of every session with its log, and mend it
    Rebuild,
    /// Bring back what a backup has; nothing that is here is lost
    Restore {
        /// A number from `backup --list`, or a file
        #[arg(default_value = "1")]
        backup: String,
        /// Only say what would come back
        #[arg(long)]
        preview: bool,
    },
}

/// Which sessions are looked for.
#[derive(Debug, clap::Args)]
pub(crate) struct Filters {
    /// Words or parts of words from names, notes, the game's name or the day
    pub(crate) words: Vec<String>,
    /// Only of this game
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,
    /// Only with this player
    #[arg(long, value_name = "NAME")]
    pub(crate) player: Option<String>,
    /// Only of this year
    #[arg(long, value_name = "YYYY")]
    pub(crate) year: Option<i32>,
    /// Only those that have no result yet
    #[arg(long)]
    pub(crate) unfinished: bool,
    /// Those in the bin instead
    #[arg(long)]
    pub(crate) bin: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Card {
    /// A session's id, the beginning of one, or `last`
    pub(crate) session: String,
    /// Light ink on dark ground
    #[arg(long)]
    pub(crate) dark: bool,
    /// The day as it is to be written, such as "16 November"; 2026-11-16 if left out
    #[arg(long, value_name = "TEXT")]
    pub(crate) day: Option<String>,
    /// What to write; the end of the file's name says it, and words are printed without a file
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) format: Option<CardFormat>,
    /// Where to write it: FILE.png, FILE.svg or FILE.txt
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// How a result is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum CardFormat {
    /// A few lines for a chat
    Text,
    /// A picture that can be enlarged
    Svg,
    /// A picture for any chat, 1080 pixels wide
    Png,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BgStats {
    /// Sessions' ids, beginnings of them, or `last`; for a file all that are finished without any
    pub(crate) sessions: Vec<String>,
    /// A play file with all of them instead of a link to one
    #[arg(long)]
    pub(crate) file: bool,
    /// Where to write the play file, such as plays.bgsplay; the standard output if left out
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PlayerChange {
    /// Give a player another name, from now on
    Rename {
        /// The player's name, or the beginning of the id
        player: String,
        /// The new name
        name: String,
    },
    /// Say that two players are one person
    Merge {
        /// Whom nobody asks for any more
        player: String,
        /// Who stays
        into: String,
    },
    /// Take a player off the list; sessions keep the name
    Forget {
        /// The player's name, or the beginning of the id
        player: String,
    },
}

/// What becomes of a session that a bundle brings and that is here already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum OnKnown {
    /// Those that are here stay as they are
    Here,
    /// Those that come take their place; what is here goes into the bin
    There,
    /// Those that come continue them; where they went apart, both are kept
    Both,
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
