//! The process is killed at random moments of scripted sessions: what was acknowledged is there
//! afterwards, and every file opens.

#[path = "durability/play.rs"]
mod play;
#[path = "durability/sound.rs"]
mod sound;

use std::collections::BTreeSet;
use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use tallystone_core::app::App;
use tallystone_core::entry::{Focus, When};
use tallystone_core::outside::{SessionId, System};
use tallystone_tests::{Random, child, in_soak, seeds};

/// Where the child plays, and from which seed; without them it does nothing.
const DATABASE: &str = "TALLYSTONE_KILL_DATABASE";
const SEED: &str = "TALLYSTONE_KILL_SEED";
/// Stands before the session and the revision in what the child prints; the test harness prints
/// on the same line.
const ACKNOWLEDGED: &str = "acknowledged: ";
/// A file sees so many kills: the journal that one left behind is what the next finds.
const KILLS_A_FILE: usize = 8;
/// More than a child is ever left alive for.
const ENTRIES: usize = 5_000;

/// Every file on its own, on all processors, with a seed that can be told from its number.
#[test]
fn what_was_acknowledged_survives_a_kill() {
    let files = in_soak(20, 10_000).div_ceil(KILLS_A_FILE);
    let seed = *seeds().last().expect("there are fixed seeds");
    let (next, events) = (AtomicUsize::new(0), AtomicU64::new(0));
    let begun = Mutex::new(BTreeSet::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let file = next.fetch_add(1, Ordering::Relaxed);
                    if file >= files {
                        break;
                    }
                    let seed = seed.wrapping_add(u64::try_from(file).expect("a small number"));
                    let games = kill_often(&mut Random::new(seed), &events);
                    begun.lock().expect("no thread panicked").extend(games);
                }
            });
        }
    });
    let (kills, events) = (files * KILLS_A_FILE, events.into_inner());
    let games = begun.into_inner().expect("no thread panicked");
    println!("kills: {kills}, events acknowledged: {events}, of {games:?}");
    assert!(events > 0 && games.len() > 1, "{games:?}");
    assert!(kills < 1_000 || games.len() > 5, "all games, and the made-up one: {games:?}");
}

/// Kills again and again over one file, and returns the games that were played on it.
fn kill_often(random: &mut Random, events: &AtomicU64) -> BTreeSet<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    for _ in 0..KILLS_A_FILE {
        let acknowledged = play_and_kill(&path, random);
        let more = check(&path, acknowledged.as_ref(), random);
        events.fetch_add(more, Ordering::Relaxed);
    }
    let app = play::open(&path, System::default());
    let listed = app.sessions(0, u32::MAX).expect("a list");
    listed.into_iter().map(|session| session.game).collect()
}

/// The last thing that a child said before it died.
#[derive(Debug)]
struct Acknowledged {
    session: SessionId,
    revision: u64,
}

/// The child of the test above. Plays until it is killed, and says what was stored.
#[test]
#[ignore = "a part of the test that kills it"]
fn a_child_plays() {
    let (Ok(path), Ok(seed)) = (env::var(DATABASE), env::var(SEED)) else {
        return;
    };
    let mut random = Random::new(seed.parse().expect("a seed"));
    let mut app = play::open(Path::new(&path), System::default());
    let games = app.games();
    let game = random.pick(&games);
    let players = random.within(game.least_players.into()..=game.most_players.into());
    let players = usize::try_from(players).expect("a few players");
    let screen = play::start(&mut app, &game.id, players);
    let say = |session: SessionId, revision: u64| {
        println!("{ACKNOWLEDGED}{session} {revision}");
        io::stdout().flush().expect("somebody listens");
    };
    say(screen.session, screen.revision);
    play::play(&mut app, screen, ENTRIES, &mut random, |taken| say(taken.session, taken.revision));
}

/// `None` if it was killed before it said anything.
fn play_and_kill(path: &Path, random: &mut Random) -> Option<Acknowledged> {
    let mut child = child("a_child_plays")
        .env(DATABASE, path)
        .env(SEED, random.next_u64().to_string())
        .spawn()
        .expect("the child starts");
    let output = child.stdout.take().expect("its output is a pipe");
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);

    // Some die while they open the file, most early, and some after checkpoints.
    let wanted = match random.below(10) {
        0 => 0,
        1 => random.below(600),
        _ => random.below(40),
    };
    let mut last = None;
    for line in lines.by_ref().filter_map(|line| acknowledged(&line)).take(wanted) {
        last = Some(line);
    }
    let most_micros = if wanted == 0 { 20_000 } else { 3_000 };
    let micros = u64::try_from(random.below(most_micros)).expect("a short time");
    thread::sleep(Duration::from_micros(micros));
    child.kill().expect("the child can be killed");
    let status = child.wait().expect("the child has died");
    assert!(!status.success(), "it was to be killed in the middle of its session");
    // It may have said more before it died.
    lines.filter_map(|line| acknowledged(&line)).last().or(last)
}

fn acknowledged(line: &str) -> Option<Acknowledged> {
    let (_, said) = line.split_once(ACKNOWLEDGED)?;
    let (session, revision) = said.split_once(' ')?;
    let session = SessionId(session.parse().ok()?);
    Some(Acknowledged { session, revision: revision.parse().ok()? })
}

/// Everything that was acknowledged is in the file, at most one step more, and play goes on.
/// Returns how many steps were acknowledged.
fn check(path: &Path, acknowledged: Option<&Acknowledged>, random: &mut Random) -> u64 {
    let mut app = play::open(path, System::default());
    assert_eq!(app.recovery(), None, "a kill damages nothing");
    let sessions = app.find("").expect("sessions are listed");
    for session in &sessions {
        goes_on(&mut app, *session);
    }
    if let Some(Acknowledged { session, revision }) = acknowledged {
        let screen = app.screen(*session, When::Now, Focus::default()).expect("a screen");
        let more = screen.revision.checked_sub(*revision);
        assert!(matches!(more, Some(0 | 1)), "{acknowledged:?}, but {} is there", screen.revision);
        let next = play::play(&mut app, screen.clone(), 1, random, |_| ());
        assert_eq!(next.revision, screen.revision + 1);
    }
    drop(app);
    sound::is_sound(path);
    acknowledged.map_or(0, |acknowledged| acknowledged.revision)
}

fn goes_on(app: &mut App, session: SessionId) {
    let screen = app.screen(session, When::Now, Focus::default()).expect("it can be drawn");
    assert!(screen.set_aside.is_empty(), "{:?}", screen.set_aside);
    let log = app.log(session).expect("it can be told");
    assert!(!log.is_empty());
}
