//! Bundles through files, slice by slice: stopped or killed anywhere, with others writing meanwhile.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};

use tallystone_core::app::{App, Error, NewSession, Preferences};
use tallystone_core::exchange::{Bundle, ImportChoice};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::SessionId;
use tallystone_core::store::SessionRecord;
use tallystone_core::text::Language;
use tallystone_tests::device::Device;
use tallystone_tests::{Exact, Random, child, scaled, seeds};
use uuid::Uuid;

/// So many that every part of a job takes several slices.
const SESSIONS: usize = 250;

/// Where the child takes something in; without it, it does nothing.
const CHILD: &str = "TALLYSTONE_IMPORT_FOLDER";

fn open(path: &Path, seed: u64) -> App {
    let outside = Box::new(Exact::new(seed));
    App::open(Some(path), Catalogue::standard(), outside, Language::default()).expect("a database")
}

/// Blanks after the JSON of a step, for a bundle that is not staged in memory.
const WIDE: usize = 36_000;

/// A bundle of many sessions, in a file.
fn many(folder: &Path, seed: u64, blanks: usize) -> PathBuf {
    let mut device = Device::new(seed);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    device.app.note(session, "a fine evening").expect("a note");
    let mut bundle = Bundle::read(&device.export()).expect("our own");
    let one = bundle.sessions.remove(0);
    bundle.sessions = (1..=SESSIONS).map(|number| copied(&one, number as u128, blanks)).collect();
    let path = folder.join(format!("many-{seed}.json"));
    fs::write(&path, bundle.write()).expect("written");
    path
}

/// The same evening with ids of its own, in their order.
fn copied(session: &SessionRecord, number: u128, blanks: usize) -> SessionRecord {
    let mut copy = session.clone();
    if let Some(last) = copy.log.last_mut() {
        last.payload += &" ".repeat(blanks);
    }
    copy.id = SessionId(Uuid::from_u128(session.id.0.as_u128() + (number << 32)));
    for step in &mut copy.log {
        step.id.0 = Uuid::from_u128(step.id.0.as_u128() ^ (number << 64));
    }
    copy
}

fn names(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).expect("a folder").filter_map(Result::ok);
    files.map(|file| file.file_name().to_string_lossy().into_owned()).collect()
}

fn take_in(app: &mut App, file: &Path) -> u32 {
    let mut job = app.import_file(file).expect("an import");
    job.take_in(app, ImportChoice::KeepBoth).expect("decided");
    while !job.step(app).expect("a step").finished {}
    job.report(app).expect("a report").added
}

#[test]
fn a_file_has_the_same_bytes_as_a_text_and_goes_through_slices() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(&folder.path().join("games.db"), 1);
    assert_eq!(take_in(&mut app, &many(folder.path(), 1, 0)) as usize, SESSIONS);
    let file = folder.path().join("out.json");
    fs::write(&file, "{\"boxes\":[]}").expect("an older one");
    let mut job = app.export_to(None, &file).expect("an export");
    let mut said = BTreeSet::new();
    let mut slices = 0;
    loop {
        let progress = job.step().expect("a step");
        assert!(progress.done <= progress.total, "{progress:?}");
        said.insert(progress.text);
        slices += 1;
        if progress.finished {
            break;
        }
        let old = fs::read_to_string(&file).expect("the older one");
        assert_eq!(old, "{\"boxes\":[]}", "until the new one is whole");
    }
    assert!(slices > 6 && said.contains("Writing: 200 of 250 sessions."), "{said:?}");
    let written = fs::read_to_string(&file).expect("a bundle");
    assert_eq!(written, app.export_all().expect("a bundle") + "\n");
    let mut fresh = open(&folder.path().join("fresh.db"), 2);
    take_in(&mut fresh, &file);
    assert_eq!(fresh.export_all().expect("a bundle") + "\n", written);
}

#[test]
fn an_export_that_is_stopped_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(&folder.path().join("games.db"), 1);
    take_in(&mut app, &many(folder.path(), 1, 0));
    let before = names(folder.path());
    for steps in 0..6 {
        let mut job = app.export_to(None, &folder.path().join("out.json")).expect("an export");
        for _ in 0..steps {
            job.step().expect("a step");
        }
        job.stop();
        assert!(matches!(job.step(), Err(Error::Refused { .. })));
        drop(job);
        assert_eq!(names(folder.path()), before, "after {steps} steps");
    }
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link_that_somebody_laid_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = open(&folder.path().join("games.db"), 1);
    let treasure = folder.path().join("treasure");
    fs::write(&treasure, "gold").expect("written");
    for name in ["out.json.new", "out.json.part", "games.db.import-"] {
        std::os::unix::fs::symlink(&treasure, folder.path().join(name)).expect("a link");
    }
    let mut job = app.export_to(None, &folder.path().join("out.json")).expect("an export");
    while !job.step().expect("a step").finished {}
    assert_eq!(fs::read_to_string(&treasure).expect("still there"), "gold");
}

#[test]
fn an_import_that_is_stopped_anywhere_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut app = open(&path, 1);
    app.start(&NewSession::of("iquazu", 2)).expect("a session");
    let file = many(folder.path(), 2, WIDE);
    let (before, files) = (app.export_all().expect("a bundle"), names(folder.path()));
    let mut steps = 0;
    loop {
        let mut job = app.import_file(&file).expect("an import");
        job.take_in(&app, ImportChoice::KeepBoth).expect("decided");
        let finished = (0..steps).any(|_| job.step(&mut app).expect("a step").finished);
        if finished {
            break;
        }
        job.stop();
        assert!(matches!(job.step(&mut app), Err(Error::Refused { .. })));
        assert!(job.report(&app).is_err());
        drop(job);
        assert_eq!(app.export_all().expect("a bundle"), before, "after {steps} steps");
        assert_eq!(names(folder.path()), files, "after {steps} steps");
        // Nobody is kept from writing.
        app.set_preferences(&Preferences::default()).expect("written");
        steps += 1;
    }
    assert!(steps > 8, "{steps} steps");
    assert_eq!(app.sessions(0, 1_000).expect("a list").len(), SESSIONS + 1);
}

#[test]
fn what_is_entered_while_something_is_looked_at_is_not_lost() {
    for choice in [ImportChoice::KeepBoth, ImportChoice::Replace, ImportChoice::Skip] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = open(&folder.path().join("games.db"), 1);
        let session = app.start(&NewSession::of("keltis", 2)).expect("a session").session;
        let mut other = Device::new(2);
        other.import(&app.export_all().expect("a bundle"));
        other.app.note(session, "by Ben").expect("a note");
        let file = folder.path().join("there.json");
        fs::write(&file, other.export()).expect("written");
        let mut job = app.import_file(&file).expect("an import");
        while !job.step(&mut app).expect("a step").finished {}
        let preview = job.preview(&app).expect("a preview");
        assert_eq!(preview.text, "New: 0. Going on: 1. Gone apart: 0. Known: 0.");
        app.note(session, "by Ann").expect("a note");
        let new = app.start(&NewSession::of("iquazu", 2)).expect("a session").session;
        job.take_in(&app, choice).expect("decided");
        while !job.step(&mut app).expect("a step").finished {}
        let bundle = Bundle::read(&app.export_all().expect("a bundle")).expect("our own");
        let said = |text: &str| {
            let has = |it: &SessionRecord| it.log.iter().any(|step| step.payload.contains(text));
            bundle.sessions.iter().filter(|it| has(it)).count()
        };
        assert_eq!(said("by Ann"), 1, "{choice:?}");
        assert_eq!(said("by Ben"), usize::from(choice != ImportChoice::Skip), "{choice:?}");
        assert!(bundle.sessions.iter().any(|it| it.id == new), "{choice:?}");
    }
}

#[test]
fn others_may_do_anything_while_something_is_looked_at() {
    for seed in seeds() {
        let mut random = Random::new(seed);
        for round in 0..scaled(60) as u64 {
            let (mut here, mut there) =
                (Device::new(seed + round), Device::new(seed + round + 900));
            for _ in 0..20 {
                here.live(&mut random);
            }
            there.import(&here.export());
            for _ in 0..20 {
                here.live(&mut random);
                there.live(&mut random);
            }
            let folder = tempfile::tempdir().expect("a folder");
            let file = folder.path().join("there.json");
            fs::write(&file, there.export()).expect("written");
            let mut job = here.app.import_file(&file).expect("an import");
            while !job.step(&mut here.app).expect("a step").finished {}
            for _ in 0..10 {
                here.live(&mut random);
            }
            // The same device, asked only now.
            let mut later = Device::new(seed + round);
            later.import(&here.export());
            later.import(&there.export());
            job.take_in(&here.app, ImportChoice::KeepBoth).expect("decided");
            while !job.step(&mut here.app).expect("a step").finished {}
            assert_eq!(here.export(), later.export(), "seed {seed}, round {round}");
        }
    }
}

#[test]
fn a_kill_in_the_middle_of_an_import_leaves_all_of_it_or_nothing() {
    let mut random = Random::new(7);
    let (mut all, mut nothing) = (0, 0);
    for round in 0..scaled(60) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        drop(open(&path, 1));
        many(folder.path(), 3, WIDE);
        let mut child = child("jobs::a_child_takes_in")
            .env(CHILD, folder.path())
            .spawn()
            .expect("the child starts");
        let output = child.stdout.take().expect("its output is a pipe");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let steps = random.below(34);
        let _ = lines.by_ref().filter(|line| line.contains("step:")).take(steps).count();
        let _ = child.kill();
        let _ = child.wait();
        let app = open(&path, 1);
        let kept = app.sessions(0, 1_000).expect("a list").len();
        assert!(kept == 0 || kept == SESSIONS, "round {round}: {kept} after {steps} steps");
        (all, nothing) = (all + usize::from(kept > 0), nothing + usize::from(kept == 0));
        let left: Vec<String> =
            names(folder.path()).into_iter().filter(|name| name.contains("import-")).collect();
        assert!(left.is_empty(), "{left:?}");
    }
    println!("kills: {all} with all of it, {nothing} with nothing");
    assert!(nothing > 0);
}

/// The child of the test above.
#[test]
#[ignore = "a part of the test that kills it"]
fn a_child_takes_in() {
    let Ok(folder) = env::var(CHILD) else { return };
    let folder = Path::new(&folder);
    let mut app = open(&folder.join("games.db"), 1);
    let mut job = app.import_file(&folder.join("many-3.json")).expect("an import");
    job.take_in(&app, ImportChoice::KeepBoth).expect("decided");
    loop {
        let progress = job.step(&mut app).expect("a step");
        println!("step: {}", progress.text);
        io::stdout().flush().expect("somebody listens");
        if progress.finished {
            return;
        }
    }
}

#[test]
fn a_job_says_when_it_is_too_early_or_too_late() {
    let mut device = Device::new(1);
    device.start("keltis", &["Ann", "Ben"]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("all.json");
    fs::write(&file, device.export()).expect("written");
    let mut job = device.app.import_file(&file).expect("an import");
    assert!(job.preview(&device.app).is_err() && job.report(&device.app).is_err());
    while !job.step(&mut device.app).expect("a step").finished {}
    assert_eq!(job.preview(&device.app).expect("a preview").count, 1);
    assert!(job.report(&device.app).is_err());
    let mut doubtful = device.app.verify_file(&file).expect("a bundle");
    while !doubtful.step(&mut device.app).expect("a step").finished {}
    assert_eq!(doubtful.verified(&device.app, 0, 10).expect("results").len(), 1);
    assert!(doubtful.take_in(&device.app, ImportChoice::KeepBoth).is_err());
    let missing = device.app.import_file(&folder.path().join("missing.json"));
    assert!(matches!(missing.map(drop), Err(Error::Storage { .. })));
}

/// An empty journal looks like a file that may be replaced; a bundle in its place would be read as one.
#[test]
fn an_export_never_takes_the_place_of_a_file_of_the_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut app = open(&path, 1);
    app.start(&NewSession::of("keltis", 2)).expect("a session");
    app.back_up().expect("a backup");
    app.fold_journal();
    for tail in ["", "-wal", "-shm", ".backup-1", ".lock", ".suspect"] {
        let file = folder.path().join(format!("games.db{tail}"));
        let before = fs::read(&file).ok();
        let refused = app.export_to(None, &file).expect_err(tail).to_string();
        assert!(refused.contains("something else is there"), "{refused}");
        assert_eq!(fs::read(&file).ok(), before, "{tail}");
    }
    let mut job = app.export_to(None, &folder.path().join("games.db.json")).expect("an export");
    while !job.step().expect("a slice").finished {}
}
