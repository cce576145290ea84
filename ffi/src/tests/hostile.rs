//! Every method of the contract, called with whatever somebody could send by mistake or by malice:
//! nothing panics, no answer grows with the question, what is refused has changed nothing, and the
//! database is sound afterwards.

mod arguments;
mod calls;
mod offered;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use rusqlite::Connection;
use tallystone_tests::{Random, scaled, seeds};
use tempfile::TempDir;

use super::*;
use arguments::Hostile;
use calls::{CALLS, Came, EXPORT_CALLS, IMPORT_CALLS};

/// A new database is begun after so many calls, so that it stays of a usual size.
const CALLS_A_DATABASE: usize = 2_000;
/// No sentence has more bytes.
const LONGEST_MESSAGE: usize = 20_000;
/// Bytes of an answer as it is printed for debugging. What is written of everything at once is as
/// long as that is.
const LARGEST_ANSWER: usize = 1 << 20;
const LARGEST_BUNDLE: usize = 32 << 20;

#[test]
fn the_hostile_calls_are_those_of_the_contract() {
    let contract = include_str!("../../../udl/tallystone.udl");
    let body = |head: &str| {
        let start = contract.find(head).expect(head) + head.len();
        let end = contract[start..].find("\n};").expect("an end");
        contract[start..start + end].lines()
    };
    let name = |line: &'static str| {
        let line = line.trim_start();
        let is_call = !line.starts_with("///") && !line.starts_with('[');
        let head = line.split_once('(').filter(|_| is_call)?.0;
        head.split_whitespace().next_back()
    };
    let calls_of = |head: &str| body(head).filter_map(name).collect::<BTreeSet<&str>>();
    let mut named = calls_of("namespace tallystone {");
    named.extend(calls_of("interface Tallystone {"));
    assert_eq!(calls::names(), named);
    assert!(named.len() > 50, "{}", named.len());
    let of_exports: BTreeSet<&str> = EXPORT_CALLS.iter().map(|(name, _)| *name).collect();
    assert_eq!(of_exports, calls_of("interface ExportJob {"));
    let of_imports: BTreeSet<&str> = IMPORT_CALLS.iter().map(|(name, _)| *name).collect();
    assert_eq!(of_imports, calls_of("interface ImportJob {"));
}

#[test]
fn hostile_calls_of_every_method_are_answered_or_refused_whole() {
    // A hundredth of them, but for a soak run.
    let (seeds, count) = (seeds(), scaled(scaled(1_000_000)));
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for seed in &seeds {
        let mut random = Random::new(*seed);
        let mut left = count / seeds.len();
        while left > 0 {
            let calls = left.min(CALLS_A_DATABASE);
            an_evening(*seed, &mut random, calls, &mut counts);
            left -= calls;
        }
    }
    let (answered, refused) =
        counts.values().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    println!("hostile calls: {count}, {answered} answered, {refused} refused");
    let unanswered: Vec<&&str> =
        counts.iter().filter(|(_, (answered, _))| *answered == 0).map(|(name, _)| name).collect();
    assert_eq!(unanswered, Vec::<&&str>::new(), "never answered: {counts:?}");
    assert!(counts.len() == calls::names().len() && refused > 0);
}

/// Where files cost no waiting for a disk, if there is such a place.
fn quick_folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let made = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
    made.or_else(|_| tempfile::tempdir()).expect("a folder")
}

fn an_evening(
    seed: u64,
    random: &mut Random,
    calls: usize,
    counts: &mut BTreeMap<&'static str, (usize, usize)>,
) {
    let folder = quick_folder();
    let path = folder.path().join("games.db");
    let text = path.to_str().expect("a path").to_owned();
    let app = Arc::new(Tallystone::new(text.clone(), "en".to_owned(), 60).expect("a database"));
    let watch = Connection::open(&path).expect("a second connection");
    let mut hostile = Hostile::new(random, folder.path());
    hostile.settle(&app);
    for number in 0..calls {
        let (name, call) = *hostile.random.pick(CALLS);
        let before = version_of(&watch);
        let came = catch_unwind(AssertUnwindSafe(|| call(&app, &mut hostile)));
        let place = || format!("{name}, call {number} of the evening, seed {seed}");
        let Ok(Came { size, error }) = came else { panic!("a panic in {}", place()) };
        let count = counts.entry(name).or_default();
        let Some(error) = error else {
            count.0 += 1;
            let most = if calls::writes_of_all(name) { LARGEST_BUNDLE } else { LARGEST_ANSWER };
            assert!(size <= most, "{size} bytes: {}", place());
            continue;
        };
        count.1 += 1;
        let message = error.to_string();
        assert!(!message.is_empty() && message.len() <= LONGEST_MESSAGE, "{}", place());
        assert!(!matches!(error, TallystoneError::Damaged { .. }), "{message}: {}", place());
        assert_eq!(version_of(&watch), before, "{message}: changed something: {}", place());
    }
    drop(app);
    let sound: String =
        watch.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("an answer");
    assert_eq!(sound, "ok", "seed {seed}");
    drop(watch);
    look_at(&text);
}

/// A number that is another one as soon as anybody else has written.
fn version_of(watch: &Connection) -> i64 {
    watch.query_row("PRAGMA data_version", [], |row| row.get(0)).expect("a number")
}

/// Everything can be opened, looked at and passed on.
fn look_at(path: &str) {
    let app = Tallystone::new(path.to_owned(), "en".to_owned(), 0).expect("the database again");
    assert_eq!(app.recovery(), None);
    for session in app.search(SessionQuery::default(), 0, u32::MAX).expect("a list") {
        let shown = app.screen(session.id, When::Now, Focus::default());
        // A bundle may have brought a game that is not known here, or a table that it is not for.
        let is_told = matches!(
            shown,
            Ok(_) | Err(TallystoneError::NotFound { .. } | TallystoneError::Refused { .. })
        );
        assert!(is_told, "{shown:?}");
    }
    let folder = quick_folder();
    let (here, there) = (folder.path().join("here.json"), folder.path().join("there.json"));
    exported(&Arc::new(app), &here);
    let other = Arc::new(Tallystone::in_memory("en".to_owned(), 0).expect("in memory"));
    let job = Arc::clone(&other).import_file(here.clone()).expect("what was exported");
    while !job.step().expect("what was exported").finished {}
    job.take_in(ImportChoice::KeepBoth).expect("what was exported");
    while !job.step().expect("what was exported").finished {}
    exported(&other, &there);
    let read = |file: &Path| std::fs::read_to_string(file).expect("a bundle");
    assert_eq!(told(&read(&there)), told(&read(&here)));
}

fn exported(app: &Arc<Tallystone>, file: &Path) {
    let job = app.export_all(file.to_owned()).expect("an export");
    while !job.step().expect("a slice").finished {}
}

/// Who played what, log by log. Ids that were forged may be others on the next device.
fn told(bundle: &str) -> (Json, Vec<String>) {
    let mut bundle: Json = serde_json::from_str(bundle).expect("JSON");
    let sessions = bundle["sessions"].as_array_mut().expect("a list");
    let log = |session: &mut Json| format!("{} {}", session["game"], session["log"]);
    let mut logs: Vec<String> = sessions.iter_mut().map(log).collect();
    logs.sort();
    (bundle["players"].take(), logs)
}
