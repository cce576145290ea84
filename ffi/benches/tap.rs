//! What a tap costs for each game, and what long reads beside it cost it. Lines that begin with
//! `bench` are read by `cargo xtask speed`.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs};

use rusqlite::Connection;
use tallystone::Tallystone;
use tallystone::types::{Entry, EntryValue, NewSession, Screen, SessionQuery};
use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;
use tallystone_tests::script::Script;

/// Entries that fill the board, that warm up, and that are measured.
const FILLING: usize = 300;
const WARMING: usize = 200;
const MEASURED: usize = 600;
const STORED: u64 = (FILLING + WARMING + MEASURED) as u64 + 1;
/// Sessions in the list while something long is read.
const LIBRARY: usize = 400;

fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let floor = bare_commits(&folder.path().join("bare.db"));
    say("floor", "commit", floor);
    let app = open(&folder.path().join("games.db"));
    for game in app.games() {
        let script = script(&game.id, game.most_players);
        say("rust", &game.id, taps_of(&app, &script));
    }
    let river = Script::full_river(&mut in_memory(), STORED);
    let name = format!("{}+full_river", river.game);
    say("rust", &name, taps_of(&app, &left_for_the_other(&name, river)));
    beside_long_reads(&folder.path().join("library.db"));
}

fn taps_of(app: &Tallystone, script: &Script) -> Vec<Duration> {
    let mut guest = Guest::sit_down(app, script);
    guest.tap(FILLING + WARMING);
    guest.tap(MEASURED)
}

fn open(path: &Path) -> Tallystone {
    let path = path.to_string_lossy().into_owned();
    Tallystone::new(path, "en".to_owned(), 0).expect("a database")
}

/// Somebody who plays a script.
struct Guest<'a> {
    app: &'a Tallystone,
    screen: Screen,
    left: std::slice::Iter<'a, (String, EntryValue)>,
}

impl<'a> Guest<'a> {
    fn sit_down(app: &'a Tallystone, script: &'a Script) -> Self {
        let screen = app.start(NewSession::of(&script.game, script.players)).expect("a session");
        Self { app, screen, left: script.entries.iter() }
    }

    /// So many entries that are stored, and how long each took: a pen that is taken costs no commit.
    fn tap(&mut self, count: usize) -> Vec<Duration> {
        let mut times = Vec::new();
        while times.len() < count {
            let (control, value) = self.left.next().expect("a script that is long enough");
            let Screen { revision, focus, place, .. } = self.screen.clone();
            let (control, value) = (control.clone(), value.clone());
            let entry = Entry { control, value, revision, focus, place };
            let start = Instant::now();
            let screen = self.app.enter(self.screen.session, entry).expect("what was taken once");
            let took = start.elapsed();
            if screen.revision > self.screen.revision {
                times.push(took);
            }
            self.screen = screen;
        }
        times
    }
}

fn in_memory() -> App {
    let outside = Box::new(Exact::new(7));
    App::open(None, Catalogue::standard(), outside, Language::default()).expect("in memory")
}

fn script(game: &str, players: u8) -> Script {
    left_for_the_other(game, Script::record(&mut in_memory(), game, players.into(), STORED))
}

/// What both halves of `cargo xtask speed` play, where the other one asks for it; a name begins with
/// the game.
fn left_for_the_other(name: &str, script: Script) -> Script {
    if let Ok(folder) = env::var("TALLYSTONE_SCRIPTS") {
        let path = Path::new(&folder).join(format!("{name}.script"));
        fs::write(path, script.to_lines()).expect("a folder");
    }
    script
}

/// Durable commits of as many bytes as a step has, in a file with nothing around them.
fn bare_commits(path: &Path) -> Vec<Duration> {
    let bare = Connection::open(path).expect("a database");
    bare.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).expect("a journal");
    bare.pragma_update(None, "synchronous", "FULL").expect("durability");
    bare.execute_batch("CREATE TABLE bare (id INTEGER PRIMARY KEY, bytes BLOB)").expect("a table");
    let mut insert = bare.prepare("INSERT INTO bare (bytes) VALUES (?1)").expect("an insert");
    let bytes = vec![b'x'; 272];
    let commit = |_| {
        let start = Instant::now();
        insert.execute([&bytes]).expect("a commit");
        start.elapsed()
    };
    (0..MEASURED).map(commit).collect()
}

/// Taps alone, and taps while another thread reads lists and logs and makes backups all the time.
fn beside_long_reads(path: &Path) {
    let app = Arc::new(open(path));
    let game = app.games().into_iter().next().expect("a game");
    let script = script(&game.id, game.most_players);
    for _ in 0..LIBRARY {
        Guest::sit_down(&app, &script).tap(20);
    }
    let mut guest = Guest::sit_down(&app, &script);
    guest.tap(WARMING);
    let alone = guest.tap(MEASURED / 2);
    let stop = Arc::new(AtomicBool::new(false));
    let reader = {
        let (app, stop) = (Arc::clone(&app), Arc::clone(&stop));
        thread::spawn(move || {
            let mut rounds = 0;
            while !stop.load(Ordering::Relaxed) {
                let sessions = app.search(SessionQuery::default(), 0, u32::MAX).expect("a list");
                app.log(sessions[0].id).expect("a log");
                app.back_up().expect("a backup");
                rounds += 1;
            }
            rounds
        })
    };
    let busy = guest.tap(MEASURED / 2);
    stop.store(true, Ordering::Relaxed);
    let rounds: usize = reader.join().expect("no panic");
    let (alone, busy) = (quantile(alone, 50), quantile(busy, 50));
    let ratio = busy.as_secs_f64() / alone.as_secs_f64();
    println!(
        "a tap during long reads / a tap alone: {ratio:.2} (aim: 2.0 at most; {busy:.0?} / {alone:.0?}, {rounds} rounds of list, log and backup meanwhile)"
    );
}

fn say(who: &str, what: &str, times: Vec<Duration>) {
    let (median, p99) = (quantile(times.clone(), 50), quantile(times, 99));
    println!("bench {who} {what} median_us={} p99_us={}", median.as_micros(), p99.as_micros());
}

fn quantile(mut times: Vec<Duration>, percent: usize) -> Duration {
    times.sort_unstable();
    times[(times.len() * percent / 100).min(times.len() - 1)]
}
