//! Medians of two things done in turn, so that what else the machine does hits both.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::entry::{Entry, EntryValue};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::text::Language;

/// A folder on the disk that the build is on: where there is no disk, a commit costs nothing.
pub(crate) fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    println!("on {}", filesystem(folder.path()));
    folder
}

fn filesystem(path: &Path) -> String {
    let path = fs::canonicalize(path).expect("a folder");
    let mounts = fs::read_to_string("/proc/mounts").unwrap_or_default();
    let fields = mounts.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let holding = fields.filter(|fields| fields.len() > 2 && path.starts_with(fields[1]));
    let nearest = holding.max_by_key(|fields| fields[1].len());
    nearest.map_or("an unknown file system".to_owned(), |fields| fields[2].to_owned())
}

pub(crate) fn open(path: &Path) -> App {
    let outside = Box::new(System::default());
    App::open(Some(path), Catalogue::standard(), outside, Language::default()).expect("an app")
}

pub(crate) fn start(app: &mut App) -> Screen {
    app.start(&NewSession::of("keltis", 4)).expect("a session")
}

/// A figure goes to and fro between two stones: the same entry as often as one likes.
pub(crate) fn tap(screen: &Screen) -> Entry {
    let cell = if screen.revision.is_multiple_of(2) { "1.1" } else { "1.2" };
    Entry {
        control: "board".to_owned(),
        value: EntryValue::Tap { cell: cell.to_owned() },
        revision: screen.revision,
        focus: screen.focus.clone(),
        place: screen.place,
    }
}

pub(crate) fn time(what: impl FnOnce()) -> Duration {
    let start = Instant::now();
    what();
    start.elapsed()
}

/// Prints both medians and their ratio.
pub(crate) fn compare(what: &str, aim: f64, mut ours: Vec<Duration>, mut theirs: Vec<Duration>) {
    let (rounds, ours, theirs) = (ours.len(), median(&mut ours), median(&mut theirs));
    let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
    println!(
        "{what}: {ratio:.2} (aim: {aim:.1} at most; {ours:.1?} / {theirs:.1?}, medians of {rounds})"
    );
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
