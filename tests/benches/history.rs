//! What many finished sessions of all games cost.
//!
//! - Ten thousand, each thing against the bare SQL or file in the same run.
//! - `-- growth`: a hundred thousand against a thousand, each thing in a process of its own, with its
//!   time and the most memory that it had.

use std::env;
use std::fmt;
use std::fs;
use std::hint::black_box;
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::process::Command;
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
/// Which part a process of its own is to do, where, and with how many sessions.
const PART: &str = "TALLYSTONE_HISTORY_PART";
const FOLDER: &str = "TALLYSTONE_HISTORY_FOLDER";
const COUNT: &str = "TALLYSTONE_HISTORY_COUNT";
const PARTS: [&str; 10] = [
    "generating",
    "import",
    "first opening",
    "opening",
    "first page",
    "search",
    "statistics",
    "backup",
    "export",
    "import again",
];
const STEPS: usize = 25;
/// Played for real; the others are copies of these with ids and times of their own.
const PLAYED: usize = 100;
const NAMES: [&str; 8] = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fritzi", "Łucja", "Zoë"];

fn main() {
    if let (Ok(part), Ok(folder), Ok(count)) = (env::var(PART), env::var(FOLDER), env::var(COUNT)) {
        let took = do_part(&part, Path::new(&folder), count.parse().expect("a number"));
        println!("{} {} {}", took.as_secs_f64() * 1_000.0, spent(), peak());
        return;
    }
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    if env::args().any(|arg| arg == "growth") {
        growth(folder.path());
        return;
    }
    let path = folder.path().join("sessions.db");
    let bundle = folder.path().join("bundle.json");
    generate(&bundle, SESSIONS);
    let import = time(|| assert_eq!(take_in(&path, &bundle) as usize, SESSIONS));
    let size = fs::metadata(&bundle).expect("a file").len() >> 20;
    println!("taking in {SESSIONS} sessions, {size} MB: {import:.1?}");
    // The daily backup and the check of every page are not what is measured.
    drop(open(&path));
    opening(&path);
    first_page(&path);
    search(&path);
    statistics(&path);
    export(&path, folder.path());
}

/// A hundred thousand sessions beside a thousand.
fn growth(folder: &Path) {
    let counts = [1_000, 100_000];
    let mut figures = Vec::new();
    for count in counts {
        let folder = folder.join(count.to_string());
        fs::create_dir(&folder).expect("a folder");
        let measured: Vec<Measured> =
            PARTS.iter().map(|part| measured(part, &folder, count)).collect();
        let size = |name: &str| fs::metadata(folder.join(name)).map_or(0, |it| it.len() >> 20);
        println!("{count}: database {} MB, bundle {} MB", size("sessions.db"), size("bundle.json"));
        figures.push(measured);
    }
    println!("| what | 1,000: ms | CPU | MB | 100,000: ms | CPU | MB | times as long | CPU |");
    for (part, (few, many)) in PARTS.iter().zip(figures[0].iter().zip(&figures[1])) {
        let times = (many.took / few.took, many.spent / few.spent);
        println!("| {part} | {few} | {many} | {:.0} | {:.0} |", times.0, times.1);
    }
}

/// A process's times in milliseconds, and the most memory that it had in megabytes.
struct Measured {
    took: f64,
    /// On a processor, whatever else there was to do.
    spent: f64,
    peak: u64,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} | {:.1} | {}", self.took, self.spent, self.peak)
    }
}

fn measured(part: &str, folder: &Path, count: usize) -> Measured {
    let output = Command::new(env::current_exe().expect("this program"))
        .env(PART, part)
        .env(FOLDER, folder)
        .env(COUNT, count.to_string())
        .output()
        .expect("a process");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{part}: {said} {errors}");
    println!("{count} {part}: {}", said.trim());
    let mut words = said.split_whitespace();
    let mut next = || words.next().expect("three numbers");
    Measured {
        took: next().parse().expect("milliseconds"),
        spent: next().parse().expect("milliseconds"),
        peak: next().parse().expect("megabytes"),
    }
}

/// Milliseconds that this process has been on a processor; 0 where nobody says.
fn spent() -> f64 {
    let told = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanos = told.split_whitespace().next().and_then(|text| text.parse::<f64>().ok());
    nanos.unwrap_or(0.0) / 1e6
}

/// The most memory that this process has had, in megabytes; 0 where nobody says.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) >> 10
}

fn do_part(part: &str, folder: &Path, count: usize) -> Duration {
    let (path, bundle) = (folder.join("sessions.db"), folder.join("bundle.json"));
    match part {
        "generating" => time(|| generate(&bundle, count)),
        "import" => time(|| assert_eq!(take_in(&path, &bundle) as usize, count)),
        // The file is checked whole, and a backup is made.
        "first opening" | "opening" => time(|| drop(black_box(open(&path)))),
        "first page" => {
            let app = open(&path);
            time(|| assert_eq!(app.sessions(0, 50).expect("a page").len(), 50))
        }
        "search" => {
            let app = open(&path);
            let words = "lucja fritzi 2019".to_owned();
            let wanted = SessionQuery { words, ..SessionQuery::default() };
            time(|| drop(black_box(app.search(&wanted, 0, 50).expect("a page"))))
        }
        "statistics" => {
            let app = open(&path);
            time(|| {
                let plays = app.statistics(&StatsQuery::default()).expect("statistics").plays;
                assert_eq!(plays as usize, count);
            })
        }
        "backup" => {
            let app = open(&path);
            time(|| drop(app.back_up().expect("a backup")))
        }
        "export" => {
            let app = open(&path);
            time(|| write_out(&app, &folder.join("out.json")))
        }
        _ => time(|| assert_eq!(take_in(&path, &folder.join("out.json")), 0)),
    }
}

fn write_out(app: &App, file: &Path) {
    let mut job = app.export_to(None, file).expect("an export");
    while !job.step().expect("a step").finished {}
}

/// How many sessions were added.
fn take_in(path: &Path, bundle: &Path) -> u32 {
    let mut app = open(path);
    let mut job = app.import_file(bundle).expect("an import");
    job.take_in(&app, ImportChoice::KeepBoth).expect("decided");
    while !job.step(&mut app).expect("a step").finished {}
    job.report(&app).expect("a report").added
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
    write_out(&app, &file);
    let bytes = fs::read(&file).expect("a bundle");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        ours.push(time(|| write_out(&app, &file)));
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

/// A bundle of sessions from many years, written as it is made.
fn generate(file: &Path, count: usize) {
    let outside = Box::new(System::default());
    let app = App::open(None, Catalogue::standard(), outside, Language::default());
    let mut app = app.expect("in memory");
    let mut random = Random::new(1);
    for _ in 0..PLAYED {
        play(&mut app, &mut random);
    }
    let mut bundle = Bundle::read(&app.export_all().expect("a bundle")).expect("our own");
    let played = std::mem::take(&mut bundle.sessions);
    bundle.proofs.clear();
    let empty = bundle.write();
    let list = "\"sessions\":[";
    let (before, after) = empty.split_once(list).expect("a list of sessions");
    let mut out = BufWriter::new(fs::File::create(file).expect("a file"));
    write!(out, "{before}{list}").expect("written");
    for number in 0..count {
        let comma = if number > 0 { "," } else { "" };
        let session = copy(&played[number % PLAYED], number);
        let session = serde_json::to_string(&session).expect("JSON");
        write!(out, "{comma}{session}").expect("written");
    }
    write!(out, "{after}").expect("written");
    out.flush().expect("written");
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
    // A hundred thousand must fit between 1970 and now.
    let earlier = TimeDelta::hours(4) * i32::try_from(number).expect("not so many");
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
