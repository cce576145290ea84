//! What jobs say of themselves is true at every moment.

use std::path::{Path, PathBuf};

use tallystone_core::app::{App, Error, ImportJob, NewSession};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;
use tempfile::TempDir;

const EARLY: &str = "This is still under way. Let it go on to its end first.";
const STOPPED: &str = "This was stopped. Begin anew.";
const TAKEN_IN: &str = "This was taken in already. Begin anew to look at it again.";
const DECIDED: &str = "It is decided already how this is taken in.";
const ONLY_VERIFIED: &str = "This can only be verified; nothing of it is taken in.";

fn bundle() -> (TempDir, App, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(&folder.path().join("games.db"));
    for _ in 0..6 {
        app.start(&NewSession::of("keltis", 2)).expect("a session");
    }
    let file = folder.path().join("all.json");
    let mut job = app.export_to(None, &file).expect("an export");
    while !job.step().expect("a step").finished {}
    (folder, app, file)
}

fn open(path: &Path) -> App {
    let outside = Box::new(Exact::new(1));
    App::open(Some(path), Catalogue::standard(), outside, Language::default()).expect("a database")
}

fn fresh() -> App {
    let outside = Box::new(Exact::new(2));
    App::open(None, Catalogue::standard(), outside, Language::default()).expect("in memory")
}

fn said<T: std::fmt::Debug>(answer: Result<T, Error>) -> String {
    answer.expect_err("refused").to_string()
}

fn finish(job: &mut ImportJob, app: &mut App) {
    while !job.step(app).expect("a step").finished {}
}

#[test]
fn what_was_taken_in_is_told_to_be() {
    let (_folder, _, file) = bundle();
    let mut app = fresh();
    let mut job = app.import_file(&file).expect("an import");
    for early in [said(job.preview(&app)), said(job.sessions(&app, 0, 9)), said(job.report(&app))] {
        assert_eq!(early, EARLY);
    }
    job.take_in(&app, ImportChoice::Skip).expect("decided");
    assert_eq!(said(job.take_in(&app, ImportChoice::Replace)), DECIDED);
    finish(&mut job, &mut app);
    for late in [
        said(job.preview(&app)),
        said(job.sessions(&app, 0, 9)),
        said(job.verified(&app, 0, 9)),
        said(job.take_in(&app, ImportChoice::Skip)),
    ] {
        assert_eq!(late, TAKEN_IN);
    }
    assert_eq!(job.report(&app).expect("a report").added, 6);
}

#[test]
fn what_was_stopped_is_told_to_be() {
    let (folder, library, file) = bundle();
    let mut app = fresh();
    let mut job = app.import_file(&file).expect("an import");
    job.stop();
    for late in [
        said(job.preview(&app)),
        said(job.sessions(&app, 0, 9)),
        said(job.verified(&app, 0, 9)),
        said(job.report(&app)),
        said(job.take_in(&app, ImportChoice::Skip)),
        said(job.step(&mut app)),
    ] {
        assert_eq!(late, STOPPED);
    }
    let mut job = library.export_to(None, &folder.path().join("out.json")).expect("an export");
    job.stop();
    assert_eq!(said(job.step()), STOPPED);
}

#[test]
fn what_is_only_verified_is_told_to_be() {
    let (_folder, _, file) = bundle();
    let mut app = fresh();
    let mut job = app.verify_file(&file).expect("a job");
    assert_eq!(said(job.take_in(&app, ImportChoice::Skip)), ONLY_VERIFIED);
    finish(&mut job, &mut app);
    for never in [
        said(job.preview(&app)),
        said(job.sessions(&app, 0, 9)),
        said(job.report(&app)),
        said(job.take_in(&app, ImportChoice::Skip)),
    ] {
        assert_eq!(never, ONLY_VERIFIED);
    }
    assert_eq!(job.verified(&app, 0, 9).expect("results").len(), 6);
}

#[test]
fn an_export_never_goes_back() {
    let (folder, app, _) = bundle();
    let mut job = app.export_to(None, &folder.path().join("out.json")).expect("an export");
    let mut texts = Vec::new();
    let mut done = 0;
    loop {
        let progress = job.step().expect("a step");
        assert!(progress.done >= done, "{} after {done}", progress.done);
        done = progress.done;
        texts.push(progress.text);
        if progress.finished {
            break;
        }
    }
    let full = texts.iter().position(|text| text == "Writing: 6 of 6 sessions.").expect("written");
    assert!(texts[full + 1..].iter().all(|text| text != "Writing: 0 of 6 sessions."), "{texts:?}");
}
