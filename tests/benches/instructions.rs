//! How many instructions one entry takes, its screen included, counted by callgrind: the same on every
//! machine that runs the same program, however busy it is.
//!
//! A script is recorded once. One process plays all of it, another one all but its last entries: the
//! difference is what those took.

use std::env;
use std::process::Command;

use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;
use tallystone_tests::script::{Script, entry};

const STORED: u64 = 400;
/// The last entries, which are counted.
const COUNTED: usize = 200;
/// Which game a process of its own is to play, and how many entries it leaves out.
const GAME: &str = "TALLYSTONE_INSTRUCTIONS_GAME";
const LEFT_OUT: &str = "TALLYSTONE_INSTRUCTIONS_LEFT_OUT";

fn main() {
    if let (Ok(game), Ok(left_out)) = (env::var(GAME), env::var(LEFT_OUT)) {
        play(&game, left_out.parse().expect("a number"));
        return;
    }
    println!("| game | instructions of an entry, of which so many stored |");
    for game in Catalogue::standard().games() {
        let id = game.about().id;
        let (script, stored) = recorded(id);
        let counted = &script.entries[script.entries.len() - COUNTED..];
        let each = (collected(id, 0) - collected(id, COUNTED)) / counted.len() as u64;
        println!("| {id} | {each} | {stored} of {COUNTED}");
    }
}

fn app() -> App {
    let outside = Box::new(Exact::new(7));
    App::open(None, Catalogue::standard(), outside, Language::default()).expect("an app")
}

/// The script, and how many of the entries that are counted were stored.
fn recorded(game: &str) -> (Script, u64) {
    let mut app = app();
    let players = app.games().into_iter().find(|it| it.id == game).expect("a game").most_players;
    let script = Script::record(&mut app, game, players.into(), STORED);
    let mut screen = script.start(&mut app);
    let mut before = 0;
    for (at, (control, value)) in script.entries.iter().enumerate() {
        if at + COUNTED == script.entries.len() {
            before = screen.revision;
        }
        let entry = entry(&screen, control, value);
        screen = app.enter(screen.session, &entry).expect("what was taken once");
    }
    (script, screen.revision - before)
}

fn play(game: &str, left_out: usize) {
    let mut app = app();
    let (script, _) = recorded(game);
    let mut screen = script.start(&mut app);
    for (control, value) in &script.entries[..script.entries.len() - left_out] {
        let entry = entry(&screen, control, value);
        screen = app.enter(screen.session, &entry).expect("what was taken once");
    }
}

/// What callgrind collected of a process that plays.
fn collected(game: &str, left_out: usize) -> u64 {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env::current_exe().expect("this program"))
        .env(GAME, game)
        .env(LEFT_OUT, left_out.to_string())
        .output()
        .expect("valgrind is installed");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    let line = said.lines().find_map(|line| line.split_once("Collected : "));
    let (_, figure) = line.expect("a sum");
    figure.trim().parse().expect("a number")
}
