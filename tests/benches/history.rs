//! What ten thousand finished sessions of all games cost: opening, a page, a search, statistics, a
//! bundle; each against the bare SQL or file in the same run.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use rusqlite::Connection;
use tallystone_core::app::{App, NewSeat, NewSession, SessionQuery, StatsQuery};
use tallystone_core::entry::{Entry, Focus, When};
use tallystone_core::exchange::{Bundle, ImportChoice};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::{SessionId, StepId, System};
use tallystone_core::session::Phase;
use tallystone_core::store::{SessionRecord, StepRecord};
use tallystone_core::text::Language;
use tallystone_tests::{Random, valid_entry};
use uuid::{Builder, Uuid};

const SESSIONS: usize = 10_000;
const STEPS: usize = 25;
/// Played for real; the others are copies of these with ids and times of their own.
const PLAYED: usize = 100;
const NAMES: [&str; 8] = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fritzi", "Łucja", "Zoë"];

fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = folder.path().join("sessions.db");
    let bundle = generated();
    let import = time(|| {
        let report = open(&path).import(&bundle, ImportChoice::KeepBoth).expect("an import");
        assert_eq!(report.added as usize, SESSIONS);
    });
    println!("taking in {SESSIONS} sessions, {} MB: {import:.1?}", bundle.len() >> 20);
    // The daily backup and the check of every page are not what is measured.
    drop(open(&path));
    opening(&path);
    first_page(&path);
    search(&path);
    statistics(&path);
    export(&path, folder.path());
}

fn open(path: &Path) -> App {
    let outside = Box::new(System::default());
    App::open(Some(path), Catalogue::standard(), outside, Language::default()).expect("an app")
}

fn opening(path: &Path) {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        ours.push(time(|| drop(black_box(open(path)))));
        theirs.push(time(|| {
            let bare = Connection::open(path).expect("the database");
            let count = "SELECT count(*) FROM sqlite_schema";
            black_box(bare.query_row(count, [], |row| row.get::<_, i64>(0)).expect("a count"));
        }));
    }
    compare("opening / opening it bare", None, ours, theirs);
}

fn first_page(path: &Path) {
    let (app, bare) = (open(path), Connection::open(path).expect("the database"));
    let query = "SELECT id, game, started_at, updated_at, deleted_at, card FROM sessions
         WHERE deleted_at IS NULL ORDER BY id DESC LIMIT 50";
    let mut query = bare.prepare(query).expect("a query");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..2_000 {
        ours.push(time(|| assert_eq!(app.sessions(0, 50).expect("a page").len(), 50)));
        theirs.push(time(|| assert_eq!(rows(&mut query).len(), 50)));
    }
    compare("the first page / the bare query", Some(1.5), ours, theirs);
}

fn search(path: &Path) {
    let (app, bare) = (open(path), Connection::open(path).expect("the database"));
    let wanted = SessionQuery { words: "lucja fritzi 2019".to_owned(), ..SessionQuery::default() };
    let query = "SELECT id, game, started_at, updated_at, deleted_at, card FROM sessions
         WHERE deleted_at IS NULL AND words LIKE '%lucja%' AND words LIKE '%fritzi%'
         AND day LIKE '%2019%' ORDER BY id DESC LIMIT 50";
    let mut query = bare.prepare(query).expect("a query");
    let found = app.search(&wanted, 0, 50).expect("a page").len();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        ours.push(time(|| assert_eq!(app.search(&wanted, 0, 50).expect("a page").len(), found)));
        theirs.push(time(|| assert_eq!(rows(&mut query).len(), found)));
    }
    compare(&format!("a search that finds {found} / the bare query"), None, ours, theirs);
}

/// The same sums over the same tables, without names and sentences.
fn statistics(path: &Path) {
    const SUMS: [&str; 5] = [
        "SELECT game, r.seats, count(*), total(seconds), total(points), max(points) FROM results r
         JOIN sessions s ON s.id = r.session JOIN seat_results USING (session)
         WHERE deleted_at IS NULL AND rank IS NOT NULL GROUP BY game, r.seats",
        "SELECT player, game, r.seats, count(*), sum(winner), total(seconds), total(points), max(points)
         FROM results r JOIN sessions s ON s.id = r.session JOIN seat_results USING (session)
         WHERE deleted_at IS NULL AND player IS NOT NULL AND rank IS NOT NULL
         GROUP BY player, game, r.seats",
        "SELECT a.player, b.player, count(*), sum(a.rank < b.rank), sum(a.rank > b.rank)
         FROM results r JOIN sessions s ON s.id = r.session JOIN seat_results a USING (session)
         JOIN seat_results b ON b.session = r.session AND b.player > a.player
         WHERE deleted_at IS NULL GROUP BY a.player, b.player",
        "SELECT game, r.seats, count(DISTINCT r.session), sum(winner AND began), sum(winner)
         FROM results r JOIN sessions s ON s.id = r.session JOIN seat_results USING (session)
         WHERE deleted_at IS NULL AND r.seats > 1 GROUP BY game, r.seats",
        "SELECT player, game, kind, count(*), sum(l.points) FROM results r
         JOIN sessions s ON s.id = r.session JOIN seat_results p USING (session)
         JOIN line_results l ON l.session = p.session AND l.seat = p.seat
         WHERE deleted_at IS NULL GROUP BY player, game, kind",
    ];
    let (app, bare) = (open(path), Connection::open(path).expect("the database"));
    let mut sums = SUMS.map(|sql| bare.prepare(sql).expect("a query"));
    let plays = app.statistics(&StatsQuery::default()).expect("statistics").plays;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        ours.push(time(|| {
            black_box(app.statistics(&StatsQuery::default()).expect("statistics"));
        }));
        theirs.push(time(|| {
            for sum in &mut sums {
                let rows = sum.query_map([], |row| row.get::<_, i64>(3));
                black_box(rows.expect("sums").map(|row| row.unwrap_or(0)).sum::<i64>());
            }
        }));
    }
    compare(&format!("statistics of {plays} games / the bare sums"), None, ours, theirs);
}

fn export(path: &Path, folder: &Path) {
    let app = open(path);
    let file = folder.join("all.json");
    let bytes = app.export_all().expect("a bundle");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        ours.push(time(|| fs::write(&file, app.export_all().expect("a bundle")).expect("written")));
        theirs.push(time(|| fs::write(&file, &bytes).expect("written")));
    }
    let what = format!("exporting {} MB / writing them", bytes.len() >> 20);
    compare(&what, None, ours, theirs);
}

type Listed = (String, String, i64, i64, Option<i64>, String);

fn rows(query: &mut rusqlite::Statement<'_>) -> Vec<Listed> {
    let rows = query.query_map([], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?))
    });
    rows.and_then(Iterator::collect).expect("a page")
}

/// A bundle of sessions from fifteen years.
fn generated() -> String {
    let outside = Box::new(System::default());
    let app = App::open(None, Catalogue::standard(), outside, Language::default());
    let mut app = app.expect("in memory");
    let mut random = Random::new(1);
    for _ in 0..PLAYED {
        play(&mut app, &mut random);
    }
    let mut bundle = Bundle::read(&app.export_all().expect("a bundle")).expect("our own");
    let played = std::mem::take(&mut bundle.sessions);
    bundle.sessions = (0..SESSIONS).map(|number| copy(&played[number % PLAYED], number)).collect();
    bundle.sessions.sort_by_key(|session| session.id);
    bundle.write()
}

fn play(app: &mut App, random: &mut Random) {
    let games = app.games();
    let game = random.pick(&games);
    let players = random.within(game.least_players.into()..=game.most_players.into());
    let seat = |_| NewSeat {
        name: Some(NAMES[random.below(NAMES.len())].to_owned()),
        ..NewSeat::default()
    };
    let seats = (0..players).map(seat).collect();
    let mut screen =
        app.start(&NewSession { seats, ..NewSession::of(&game.id, 0) }).expect("a session");
    let session = screen.session;
    while screen.revision < STEPS as u64 - 1 {
        let Some((control, value)) = valid_entry(random, &screen.sheet) else {
            // It is over: whatever is still to come is a note.
            screen = app.note(session, "a fine evening").expect("a note");
            continue;
        };
        let (revision, focus) = (screen.revision, screen.focus.clone());
        let entry = Entry { control, value, revision, focus, place: When::Now };
        screen = app
            .enter(session, &entry)
            .or_else(|_| app.screen(session, When::Now, Focus::default()))
            .expect("a screen");
    }
    // Some have been finished by what was entered.
    if screen.phase == Phase::Playing {
        app.finish(session, screen.revision).expect("a result");
    }
}

fn copy(played: &SessionRecord, number: usize) -> SessionRecord {
    let earlier = TimeDelta::hours(13) * i32::try_from(number).expect("not so many");
    let salt = (number as u128 + 1) << 64;
    let moved = |id: Uuid| Uuid::from_u128(id.as_u128() ^ salt);
    let steps = played.log.iter().map(|step| {
        let mut payload = step.payload.clone();
        // Corrections name other steps.
        for other in &played.log {
            payload = payload.replace(&other.id.to_string(), &moved(other.id.0).to_string());
        }
        StepRecord { at: step.at - earlier, id: StepId(moved(step.id.0)), payload, ..step.clone() }
    });
    let log: Vec<StepRecord> = steps.collect();
    let began = u64::try_from(log[0].at.timestamp_millis()).expect("after 1970");
    let tail = (number as u128).to_be_bytes();
    let id = Builder::from_unix_timestamp_millis(began, tail[6..].try_into().expect("ten bytes"));
    SessionRecord { id: SessionId(id.into_uuid()), log, ..played.clone() }
}

fn time(what: impl FnOnce()) -> Duration {
    let start = Instant::now();
    what();
    start.elapsed()
}

fn compare(what: &str, aim: Option<f64>, mut ours: Vec<Duration>, mut theirs: Vec<Duration>) {
    let rounds = ours.len();
    let median = |times: &mut Vec<Duration>| {
        times.sort_unstable();
        times[rounds / 2]
    };
    let (ours, theirs) = (median(&mut ours), median(&mut theirs));
    let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
    let aim = aim.map(|aim| format!("aim: {aim:.1} at most; ")).unwrap_or_default();
    println!("{what}: {ratio:.2} ({aim}{ours:.1?} / {theirs:.1?}, medians of {rounds})");
}
