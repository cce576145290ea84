//! What can be typed after the program's name. The texts are names of messages of `commands.ftl`:
//! `help` puts them into words before anything is read.

use std::path::PathBuf;

use chrono::NaiveDate;
use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(
    name = "tallystone",
    version,
    about = "commands_about",
    after_help = "commands_after_help",
    disable_help_subcommand = true
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[arg(long, global = true, help = "commands_help_json")]
    pub(crate) json: bool,
    #[arg(long, global = true, value_name = "commands_value_path", help = "commands_help_db")]
    pub(crate) db: Option<PathBuf>,
    #[arg(
        long,
        global = true,
        value_name = "commands_value_language",
        help = "commands_help_lang"
    )]
    pub(crate) lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[command(about = "commands_about_games")]
    Games,
    #[command(about = "commands_about_setup")]
    Setup {
        #[arg(value_name = "commands_value_game", help = "commands_help_game")]
        game: String,
        #[arg(
            long,
            short,
            value_name = "commands_value_number",
            help = "commands_help_number_of_players"
        )]
        players: usize,
        #[arg(long = "set", value_name = "commands_value_pair", help = "commands_help_set")]
        choices: Vec<String>,
        #[arg(long, help = "commands_help_long")]
        long: bool,
    },
    #[command(about = "commands_about_score")]
    Score {
        #[arg(
            required = true,
            value_name = "commands_value_file",
            help = "commands_help_documents"
        )]
        files: Vec<PathBuf>,
    },
    #[command(about = "commands_about_moves")]
    Moves {
        #[arg(value_name = "commands_value_position", help = "commands_help_position")]
        position: String,
        #[arg(
            long,
            value_name = "commands_value_number",
            default_value_t = 0,
            value_parser = clap::value_parser!(u32).range(0..=5),
            help = "commands_help_depth"
        )]
        depth: u32,
    },
    #[command(about = "commands_about_schema")]
    Schema {
        #[arg(value_name = "commands_value_game", help = "commands_help_game")]
        game: String,
    },
    #[command(about = "commands_about_rules")]
    Rules {
        #[arg(value_name = "commands_value_game", help = "commands_help_game")]
        game: String,
        #[arg(value_name = "commands_value_words", help = "commands_help_question")]
        words: Vec<String>,
    },
    #[command(about = "commands_about_points")]
    Points {
        #[arg(value_name = "commands_value_game", help = "commands_help_game")]
        game: String,
    },
    #[command(about = "commands_about_sessions")]
    Sessions(Filters),
    #[command(about = "commands_about_show")]
    Show {
        #[arg(value_name = "commands_value_session", help = "commands_help_session")]
        session: String,
        #[arg(long, value_name = "commands_value_step", help = "commands_help_at")]
        at: Option<u64>,
    },
    #[command(about = "commands_about_log")]
    Log {
        #[arg(value_name = "commands_value_session", help = "commands_help_session")]
        session: String,
    },
    #[command(about = "commands_about_rescore")]
    Rescore {
        #[arg(value_name = "commands_value_session", help = "commands_help_session")]
        session: String,
        #[arg(
            long = "set",
            value_name = "commands_value_pair",
            help = "commands_help_rescore_set"
        )]
        choices: Vec<String>,
    },
    #[command(about = "commands_about_decided")]
    Decided {
        #[arg(
            default_value = "last",
            value_name = "commands_value_session",
            help = "commands_help_session"
        )]
        session: String,
    },
    #[command(about = "commands_about_verify")]
    Verify {
        #[arg(
            default_value = "last",
            value_name = "commands_value_session_or_file",
            help = "commands_help_verify"
        )]
        what: String,
    },
    #[command(about = "commands_about_stats")]
    Stats {
        #[arg(long, value_name = "commands_value_game", help = "commands_help_of_game")]
        game: Option<String>,
        #[arg(long, value_name = "commands_value_name", help = "commands_help_with_player")]
        player: Option<String>,
        #[arg(long, value_name = "commands_value_number", help = "commands_help_with_players")]
        players: Option<u8>,
        #[arg(
            long,
            value_name = "commands_value_year",
            conflicts_with_all = ["since", "until"],
            value_parser = clap::value_parser!(i32).range(1..=9999),
            help = "commands_help_of_year"
        )]
        year: Option<i32>,
        #[arg(long, value_name = "commands_value_day", help = "commands_help_since")]
        since: Option<NaiveDate>,
        #[arg(long, value_name = "commands_value_day", help = "commands_help_until")]
        until: Option<NaiveDate>,
    },
    #[command(about = "commands_about_players")]
    Players {
        #[command(subcommand)]
        change: Option<PlayerChange>,
    },
    #[command(about = "commands_about_export")]
    Export {
        #[arg(value_name = "commands_value_session", help = "commands_help_export")]
        sessions: Vec<String>,
        #[arg(long, short, value_name = "commands_value_file", help = "commands_help_output")]
        output: Option<PathBuf>,
    },
    #[command(about = "commands_about_import")]
    Import {
        #[arg(value_name = "commands_value_file", help = "commands_help_bundle")]
        file: PathBuf,
        #[arg(
            long,
            value_enum,
            default_value_t = OnKnown::Both,
            value_name = "commands_value_which",
            help = "commands_help_keep"
        )]
        keep: OnKnown,
        #[arg(long, help = "commands_help_preview")]
        preview: bool,
    },
    #[command(about = "commands_about_card")]
    Card(Card),
    #[command(about = "commands_about_csv")]
    Csv {
        #[command(flatten)]
        filters: Filters,
        #[arg(
            long = "session",
            value_name = "commands_value_session",
            help = "commands_help_only_session"
        )]
        sessions: Vec<String>,
        #[arg(long, short, value_name = "commands_value_file", help = "commands_help_output")]
        output: Option<PathBuf>,
    },
    #[command(about = "commands_about_bgstats")]
    Bgstats(BgStats),
    #[command(about = "commands_about_backup")]
    Backup {
        #[arg(long, help = "commands_help_backups")]
        list: bool,
    },
    #[command(about = "commands_about_rebuild")]
    Rebuild,
    #[command(about = "commands_about_restore")]
    Restore {
        #[arg(
            default_value = "1",
            value_name = "commands_value_backup",
            help = "commands_help_backup"
        )]
        backup: String,
        #[arg(long, help = "commands_help_restore_preview")]
        preview: bool,
    },
    #[command(about = "commands_about_help")]
    Help {
        #[arg(value_name = "commands_value_command", help = "commands_help_command")]
        path: Vec<String>,
    },
}

// Which sessions are looked for.
#[derive(Debug, clap::Args)]
pub(crate) struct Filters {
    #[arg(value_name = "commands_value_words", help = "commands_help_words")]
    pub(crate) words: Vec<String>,
    #[arg(long, value_name = "commands_value_game", help = "commands_help_of_game")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "commands_value_name", help = "commands_help_with_player")]
    pub(crate) player: Option<String>,
    #[arg(long, value_name = "commands_value_year", help = "commands_help_of_year")]
    pub(crate) year: Option<i32>,
    #[arg(long, help = "commands_help_unfinished")]
    pub(crate) unfinished: bool,
    #[arg(long, help = "commands_help_bin")]
    pub(crate) bin: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Card {
    #[arg(value_name = "commands_value_session", help = "commands_help_session")]
    pub(crate) session: String,
    #[arg(long, help = "commands_help_dark")]
    pub(crate) dark: bool,
    #[arg(long, value_name = "commands_value_text", help = "commands_help_card_day")]
    pub(crate) day: Option<String>,
    #[arg(long, value_enum, value_name = "commands_value_format", help = "commands_help_format")]
    pub(crate) format: Option<CardFormat>,
    #[arg(long, short, value_name = "commands_value_file", help = "commands_help_card_output")]
    pub(crate) output: Option<PathBuf>,
}

/// How a result is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum CardFormat {
    #[value(help = "commands_help_format_text")]
    Text,
    #[value(help = "commands_help_format_svg")]
    Svg,
    #[value(help = "commands_help_format_png")]
    Png,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BgStats {
    #[arg(value_name = "commands_value_session", help = "commands_help_plays")]
    pub(crate) sessions: Vec<String>,
    #[arg(long, help = "commands_help_play_file")]
    pub(crate) file: bool,
    #[arg(long, short, value_name = "commands_value_file", help = "commands_help_plays_output")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PlayerChange {
    #[command(about = "commands_about_rename")]
    Rename {
        #[arg(value_name = "commands_value_player", help = "commands_help_player")]
        player: String,
        #[arg(value_name = "commands_value_name", help = "commands_help_new_name")]
        name: String,
    },
    #[command(about = "commands_about_merge")]
    Merge {
        #[arg(value_name = "commands_value_player", help = "commands_help_merged")]
        player: String,
        #[arg(value_name = "commands_value_player", help = "commands_help_into")]
        into: String,
    },
    #[command(about = "commands_about_forget")]
    Forget {
        #[arg(value_name = "commands_value_player", help = "commands_help_player")]
        player: String,
    },
}

/// What becomes of a session that a bundle brings and that is here already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum OnKnown {
    #[value(help = "commands_help_keep_here")]
    Here,
    #[value(help = "commands_help_keep_there")]
    There,
    #[value(help = "commands_help_keep_both")]
    Both,
}
