//! The process is killed at random moments of scripted sessions: what was acknowledged is there
//! afterwards, and every file opens.

#[path = "durability/play.rs"]
mod play;

use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use tallystone_core::app::App;
use tallystone_core::entry::{Focus, When};
use tallystone_core::outside::{SessionId, System};
use tallystone_tests::{Random, scaled, seeds};

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

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let kills = scaled(200);
    let seed = *seeds().last().expect("there are fixed seeds");
    let mut random = Random::new(seed);
    let folder = tempfile::tempdir().expect("a folder");
    let mut events = 0;
    for kill in 0..kills {
        let path = folder.path().join(format!("{}.db", kill / KILLS_A_FILE));
        let acknowledged = play_and_kill(&path, &mut random);
        events += check(&path, acknowledged.as_ref(), &mut random);
    }
    println!("kills: {kills}, events acknowledged: {events}");
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
    let screen = play::start(&mut app, "keltis", 2 + random.below(3));
    let say = |session: SessionId, revision: u64| {
        println!("{ACKNOWLEDGED}{session} {revision}");
        io::stdout().flush().expect("somebody listens");
    };
    say(screen.session, screen.revision);
    play::play(&mut app, screen, ENTRIES, &mut random, |taken| say(taken.session, taken.revision));
}

/// `None` if it was killed before it said anything.
fn play_and_kill(path: &Path, random: &mut Random) -> Option<Acknowledged> {
    let mut child = Command::new(env::current_exe().expect("this test has a file"))
        .args(["--exact", "a_child_plays", "--ignored", "--nocapture", "--test-threads=1"])
        .env(DATABASE, path)
        .env(SEED, random.next_u64().to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
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
    is_sound(path);
    acknowledged.map_or(0, |acknowledged| acknowledged.revision)
}

fn goes_on(app: &mut App, session: SessionId) {
    let screen = app.screen(session, When::Now, Focus::default()).expect("it can be drawn");
    assert!(screen.set_aside.is_empty(), "{:?}", screen.set_aside);
    let log = app.log(session).expect("it can be told");
    assert!(!log.is_empty());
}

fn is_sound(path: &Path) {
    let connection = Connection::open(path).expect("it opens without us");
    let ask = |question| connection.query_row(question, [], |row| row.get::<_, String>(0));
    assert_eq!(ask("PRAGMA integrity_check").as_deref(), Ok("ok"));
    let gaps = "SELECT count(*) FROM sessions LEFT JOIN
         (SELECT session, count(*) AS steps, min(seq) AS first, max(seq) AS last
          FROM steps GROUP BY session) ON session = id
         WHERE first IS NOT 1 OR last IS NOT revision OR steps IS NOT revision";
    let gaps = connection.query_row(gaps, [], |row| row.get::<_, i64>(0));
    assert_eq!(gaps, Ok(0), "every log has all its rows");
    let orphans = connection
        .prepare("PRAGMA foreign_key_check")
        .and_then(|mut check| check.exists([]))
        .expect("a check");
    assert!(!orphans, "every row has its session");
}
