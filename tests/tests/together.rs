//! Two processes of eight threads each on one file, for minutes in a soak run and for seconds else:
//! whatever was acknowledged is there, the file is sound, and its logs replay to what is shown.

#[allow(dead_code, reason = "here everybody plays by turns")]
#[path = "durability/play.rs"]
mod play;
#[path = "durability/sound.rs"]
mod sound;

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tallystone_core::app::{App, Error, NewSession, Screen, SessionQuery, StatsQuery};
use tallystone_core::entry::{Focus, When};
use tallystone_core::outside::{SessionId, System};
use tallystone_tests::{Random, in_soak, seeds};

const PROCESSES: usize = 2;
const THREADS: usize = 8;
/// Where a child plays, from which seed, for how many seconds, and the session that all share.
const DATABASE: &str = "TALLYSTONE_TOGETHER_DATABASE";
const SEED: &str = "TALLYSTONE_TOGETHER_SEED";
const SECONDS: &str = "TALLYSTONE_TOGETHER_SECONDS";
const SHARED: &str = "TALLYSTONE_TOGETHER_SHARED";
/// Stand before what a child says; the test harness prints on the same lines.
const ACKNOWLEDGED: &str = "acknowledged: ";
const DID: &str = "did: ";
/// A thread begins another session after so many entries, so that logs stay of a usual length.
const ENTRIES_A_SESSION: u64 = 120;

#[test]
fn two_processes_of_eight_threads_lose_nothing() {
    let seconds = in_soak(4, 300);
    let seed = *seeds().last().expect("there are fixed seeds");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let shared = {
        let mut app = play::open(&path, System::default());
        play::start(&mut app, "keltis", 4).session
    };
    let children: Vec<Child> = (0..PROCESSES)
        .map(|number| {
            let seed = seed.wrapping_add(u64::try_from(number).expect("a small number"));
            child(&path, seed, seconds, shared)
        })
        .collect();
    let mut said = BTreeMap::new();
    let mut did = BTreeMap::new();
    for child in children {
        hear(child, &mut said, &mut did);
    }
    assert!(said.len() > PROCESSES * THREADS, "every thread has a session of its own: {said:?}");
    for what in ["enter", "undo", "start", "list", "search", "statistics", "export", "back up"] {
        assert!(did.get(what).is_some_and(|times| *times > 0), "nobody did {what}: {did:?}");
    }
    check(&path, &said, shared);
    println!("together for {seconds} s: {} sessions, {did:?}", said.len());
}

fn child(path: &Path, seed: u64, seconds: usize, shared: SessionId) -> Child {
    tallystone_tests::child("a_child_plays_with_threads")
        .env(DATABASE, path)
        .env(SEED, seed.to_string())
        .env(SECONDS, seconds.to_string())
        .env(SHARED, shared.to_string())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the child starts")
}

/// What a child said until its end, which must be a good one.
fn hear(
    child: Child,
    acknowledged: &mut BTreeMap<SessionId, u64>,
    did: &mut BTreeMap<String, u64>,
) {
    let output = child.wait_with_output().expect("the child ends");
    let said = String::from_utf8_lossy(&output.stdout);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}\n{wrong}");
    for line in said.lines() {
        if let Some((_, it)) = line.split_once(ACKNOWLEDGED) {
            let (session, revision) = it.split_once(' ').expect("a session and a revision");
            let session = SessionId(session.parse().expect("a session"));
            let revision: u64 = revision.parse().expect("a revision");
            let highest = acknowledged.entry(session).or_default();
            *highest = revision.max(*highest);
        }
        if let Some((_, it)) = line.split_once(DID) {
            let (times, what) = it.split_once(' ').expect("a number and a word");
            *did.entry(what.to_owned()).or_default() += times.parse::<u64>().expect("a number");
        }
    }
}

/// A child of the test above.
#[test]
#[ignore = "a part of the test that starts it"]
fn a_child_plays_with_threads() {
    let Some(path) = env::var_os(DATABASE).map(PathBuf::from) else { return };
    let told = |name| env::var(name).expect("the parent tells it");
    let seed: u64 = told(SEED).parse().expect("a seed");
    let end = Instant::now() + Duration::from_secs(told(SECONDS).parse().expect("seconds"));
    let shared = SessionId(told(SHARED).parse().expect("a session"));
    let players: Vec<Player> = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|number| {
                let seed = seed ^ (u64::try_from(number).expect("a small number") << 32);
                let path = &path;
                scope.spawn(move || Player::new(path, seed).play(shared, end))
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
    });
    for player in players {
        for (session, revision) in player.acknowledged {
            println!("{ACKNOWLEDGED}{session} {revision}");
        }
        for (what, times) in player.did {
            println!("{DID}{times} {what}");
        }
    }
}

/// A thread with an app of its own.
struct Player {
    app: App,
    random: Random,
    acknowledged: BTreeMap<SessionId, u64>,
    did: BTreeMap<&'static str, u64>,
}

impl Player {
    fn new(path: &Path, seed: u64) -> Self {
        let app = play::open(path, System::default());
        Self { app, random: Random::new(seed), acknowledged: BTreeMap::new(), did: BTreeMap::new() }
    }

    /// Now at a table of its own, now at the one that all share.
    fn play(mut self, shared: SessionId, end: Instant) -> Self {
        let mut own = self.start();
        while Instant::now() < end {
            match self.random.below(100) {
                0..60 => own = self.enter(own),
                60..70 => drop(self.at_the_shared_table(shared)),
                70..78 => own = self.undo(own),
                _ => self.look(own.session),
            }
            if own.revision > ENTRIES_A_SESSION {
                own = self.start();
            }
        }
        // However short the time was, all of them back up, and at once.
        self.back_up();
        self
    }

    fn acknowledge(&mut self, what: &'static str, screen: &Screen) {
        *self.did.entry(what).or_default() += 1;
        let highest = self.acknowledged.entry(screen.session).or_default();
        *highest = screen.revision.max(*highest);
    }

    fn start(&mut self) -> Screen {
        let games = self.app.games();
        let game = self.random.pick(&games);
        let new = NewSession::of(&game.id, usize::from(game.most_players));
        let screen = self.app.start(&new).expect("a session starts");
        self.acknowledge("start", &screen);
        screen
    }

    /// Nobody else plays at this table: no step is between the ones that this thread makes.
    fn enter(&mut self, screen: Screen) -> Screen {
        let Some(entry) = play::any_entry(&screen, &mut self.random) else {
            return self.start();
        };
        match self.app.enter(screen.session, &entry) {
            Ok(next) => {
                assert!(next.revision <= screen.revision + 1, "who else made a step?");
                self.acknowledge("enter", &next);
                next
            }
            Err(Error::Refused { .. }) => screen,
            Err(error) => panic!("{entry:?}: {error}"),
        }
    }

    fn at_the_shared_table(&mut self, shared: SessionId) -> Screen {
        let screen = self.app.screen(shared, When::Now, Focus::default()).expect("a screen");
        let entry = play::random_entry(&screen, &mut self.random);
        match self.app.enter(shared, &entry) {
            Ok(next) => {
                self.acknowledge("enter", &next);
                next
            }
            // Somebody was faster, and what was touched means something else now.
            Err(Error::Refused { .. }) => screen,
            Err(error) => panic!("{entry:?}: {error}"),
        }
    }

    fn undo(&mut self, screen: Screen) -> Screen {
        match self.app.undo(screen.session, screen.focus.clone()) {
            Ok(next) => {
                self.acknowledge("undo", &next);
                next
            }
            Err(Error::Refused { .. }) => screen,
            Err(error) => panic!("undo: {error}"),
        }
    }

    fn look(&mut self, own: SessionId) {
        let what = match self.random.below(40) {
            0..15 => {
                let listed = self.app.sessions(0, 20).expect("a list");
                assert!(!listed.is_empty());
                "list"
            }
            15..25 => {
                let words = SessionQuery { words: "keltis".into(), ..SessionQuery::default() };
                self.app.search(&words, 0, 20).expect("a search");
                "search"
            }
            25..32 => {
                self.app.statistics(&StatsQuery::default()).expect("statistics");
                "statistics"
            }
            32..39 => {
                let bundle = self.app.export(&[own]).expect("a bundle");
                assert!(bundle.contains(&own.to_string()));
                "export"
            }
            _ => return self.back_up(),
        };
        *self.did.entry(what).or_default() += 1;
    }

    fn back_up(&mut self) {
        self.app.back_up().expect("a backup").expect("on a disk");
        *self.did.entry("back up").or_default() += 1;
    }
}

/// Everything is there; at a table of one thread not a step more, nowhere a step less.
fn check(path: &Path, acknowledged: &BTreeMap<SessionId, u64>, shared: SessionId) {
    let mut app = play::open(path, System::default());
    assert_eq!(app.recovery(), None, "nobody damaged anything");
    let listed = app.sessions(0, u32::MAX).expect("a list");
    assert_eq!(listed.len(), acknowledged.len(), "every session that began, and no other");
    assert!(acknowledged.contains_key(&shared), "somebody sat at the shared table");
    for (session, revision) in acknowledged {
        let screen = app.screen(*session, When::Now, Focus::default()).expect("a screen");
        assert_eq!(screen.revision, *revision, "{session}");
        let replayed = app.screen_as_of(*session, *revision).expect("it can be replayed");
        assert_eq!(points(&replayed), points(&screen), "{session}");
        let card = &listed.iter().find(|it| it.id == *session).expect("it is listed").card;
        assert_eq!(card.seats.len(), screen.seats.len(), "{session}");
        assert!(!app.log(*session).expect("it can be told").is_empty());
    }
    let screen = app.screen(shared, When::Now, Focus::default()).expect("a screen");
    let next = play::play(&mut app, screen.clone(), 1, &mut Random::new(1), |_| ());
    assert_eq!(next.revision, screen.revision + 1, "play goes on");
    let backup = app.backups().first().expect("there are backups").path.clone();
    drop(app);
    sound::is_sound(path);
    sound::is_sound(Path::new(&backup));
}

fn points(screen: &Screen) -> Vec<Option<i64>> {
    screen.seats.iter().map(|seat| seat.points).collect()
}
