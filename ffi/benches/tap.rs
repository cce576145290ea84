//! What a tap costs for each game, and what long reads beside it cost it. Lines that begin with
//! `bench` are read by `cargo xtask speed`.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tallystone::Tallystone;
use tallystone::types::{ControlKind, Entry, NewSession, Screen, SessionQuery};
use tallystone_tests::{Random, valid_entry};

/// Entries that fill the board, that warm up, and that are measured.
const FILLING: usize = 300;
const WARMING: usize = 200;
const MEASURED: usize = 600;
/// So many entries that store nothing, before what ends something is pressed; and before giving up.
const PATIENCE: usize = 20;
const GIVEN_UP: usize = 400;
/// Of the game whose tap is measured while something long is read.
const LIBRARY: usize = 400;

fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let floor = bare_commits(&folder.path().join("bare.db"));
    say("floor", "commit", floor);
    let app = open(&folder.path().join("games.db"));
    for game in app.games() {
        let mut player = Guest::sit_down(&app, &game.id, usize::from(game.most_players));
        player.tap(FILLING + WARMING);
        say("rust", &game.id, player.tap(MEASURED));
    }
    beside_long_reads(&folder.path().join("library.db"));
}

fn open(path: &Path) -> Tallystone {
    let path = path.to_string_lossy().into_owned();
    Tallystone::new(path, "en".to_owned(), 0).expect("a database")
}

/// Enters whatever a sheet offers.
struct Guest<'a> {
    app: &'a Tallystone,
    screen: Screen,
    random: Random,
}

impl<'a> Guest<'a> {
    fn sit_down(app: &'a Tallystone, game: &str, players: usize) -> Self {
        let screen = app.start(NewSession::of(game, players)).expect("a session");
        Self { app, screen, random: Random::new(7) }
    }

    /// So many entries, and how long each took.
    fn tap(&mut self, count: usize) -> Vec<Duration> {
        (0..count).map(|_| self.tap_once()).collect()
    }

    fn tap_once(&mut self) -> Duration {
        let mut in_vain = 0;
        loop {
            if self.screen.ending.is_some() || in_vain > GIVEN_UP {
                let (game, players) = (self.screen.game.clone(), self.screen.seats.len());
                self.screen = self.app.start(NewSession::of(&game, players)).expect("a session");
                in_vain = 0;
            }
            in_vain += 1;
            let (control, value) =
                valid_entry(&mut self.random, &self.screen.sheet).expect("something to enter");
            // What ends something empties the board: only where nothing else goes on.
            let ends = self.screen.sheet.control(&control).is_some_and(|control| {
                matches!(control.kind, ControlKind::Action { ends: true, .. })
            });
            if control.starts_with("session.") || (ends && in_vain < PATIENCE) {
                continue;
            }
            let Screen { revision, focus, place, session, .. } = self.screen.clone();
            let entry = Entry { control, value, revision, focus, place };
            let start = Instant::now();
            let answer = self.app.enter(session, entry);
            let took = start.elapsed();
            let Ok(screen) = answer else { continue };
            // A pen that is taken is not stored: only what is costs a commit.
            let stored = screen.revision > self.screen.revision;
            self.screen = screen;
            if stored {
                return took;
            }
        }
    }
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
    for _ in 0..LIBRARY {
        Guest::sit_down(&app, "keltis", 4).tap(20);
    }
    let mut guest = Guest::sit_down(&app, "keltis", 4);
    guest.tap(WARMING);
    let alone = guest.tap(MEASURED);
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
    let busy = guest.tap(MEASURED);
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
