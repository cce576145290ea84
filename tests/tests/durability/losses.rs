//! After damage it is said what came back and what did not, and that is true.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tallystone_core::app::RecoveryView;
use tallystone_tests::{Exact, Random, scaled, seeds};

use crate::files::{Step, logs, place, play_sessions};
use crate::play::open;

const PAGE: usize = 4096;

/// The leaves of a table.
fn leaves(path: &Path, table: &str) -> Vec<usize> {
    let connection = Connection::open(path).expect("the database");
    let select = "SELECT pageno FROM dbstat WHERE pagetype = 'leaf' AND name = ?1";
    let mut select = connection.prepare(select).expect("pages");
    let pages = select.query_map([table], |row| row.get(0)).expect("pages");
    pages.collect::<Result<_, _>>().expect("pages")
}

fn zero(path: &Path, pages: &BTreeSet<usize>) {
    let mut file = fs::read(path).expect("a file");
    for page in pages {
        file[(page - 1) * PAGE..page * PAGE].fill(0);
    }
    fs::write(path, file).expect("damage");
}

type Logs = BTreeMap<String, Vec<Step>>;

/// What is said, against what was there before and is there now.
fn is_true(said: &RecoveryView, before: &Logs, after: &Logs) {
    let real = |log: &Vec<Step>| log.iter().filter(|step| step.1 != "lost").count() as u64;
    assert_eq!(said.sessions_recovered as usize, after.len());
    assert_eq!(said.steps_recovered, after.values().map(real).sum::<u64>());
    assert_eq!(said.steps_lost, said.incomplete.iter().map(|it| it.steps_lost).sum::<u64>());
    for it in &said.incomplete {
        let id = it.session.to_string();
        assert_eq!(it.steps_lost, before[&id].len() as u64 - real(&after[&id]), "{id}");
        assert!(it.game.as_deref().is_some_and(|game| !game.is_empty()), "{id}");
    }
    let gone: BTreeSet<String> =
        before.keys().filter(|id| !after.contains_key(*id)).cloned().collect();
    let named: BTreeSet<String> = said.lost.iter().map(|it| it.session.to_string()).collect();
    assert!(named.is_subset(&gone), "{named:?} of {gone:?}");
    assert!(said.lost.iter().all(|it| it.started_at.is_some()));
    let lacking = before
        .iter()
        .filter(|(id, log)| after.get(*id).is_some_and(|after| real(after) < log.len() as u64));
    if said.is_all_named {
        assert_eq!(named, gone, "all that are gone are named");
        assert_eq!(said.incomplete.len(), lacking.count());
        assert!(!said.text.contains("There may have been more"), "{}", said.text);
    } else {
        assert!(said.text.contains("There may have been more"), "{}", said.text);
    }
    let count = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    assert!(said.text.contains(&count(after.len(), "session")), "{}", said.text);
    if !named.is_empty() {
        let lost = format!("{} did not come back", count(named.len(), "session"));
        assert!(said.text.contains(&lost), "{}", said.text);
    }
    assert!(said.text.contains(&said.moved_to.display().to_string()), "{}", said.text);
}

#[test]
fn what_came_back_and_what_did_not_is_said() {
    let (mut lost, mut incomplete, mut unnamed) = (0, 0, 0);
    for seed in seeds() {
        let mut random = Random::new(seed);
        let (_folder, original) = place();
        play_sessions(&original, 30, &mut random);
        let before = logs(&original);
        for table in ["steps", "sessions"] {
            let leaves = leaves(&original, table);
            assert!(!leaves.is_empty(), "{table}");
            for _ in 0..scaled(60) {
                let (_folder, path) = place();
                fs::copy(&original, &path).expect("a copy");
                let pages = (0..=random.below(3)).map(|_| *random.pick(&leaves)).collect();
                zero(&path, &pages);
                let said = open(&path, Exact::new(1)).recovery().expect("damage");
                is_true(&said, &before, &logs(&path));
                lost += said.lost.len();
                incomplete += said.incomplete.len();
                unnamed += usize::from(!said.is_all_named);
            }
        }
    }
    println!("sessions lost: {lost}, incomplete: {incomplete}, lists not whole: {unnamed}");
    assert!(lost > 0 && incomplete > 0 && unnamed > 0);
}

/// With a backup nothing is missing, and that is said, too.
#[test]
fn nothing_missing_is_said_as_well() {
    let (_folder, path) = place();
    play_sessions(&path, 30, &mut Random::new(1));
    open(&path, Exact::new(1)).back_up().expect("a backup");
    let before = logs(&path);
    zero(&path, &leaves(&path, "steps").into_iter().take(2).collect());
    let said = open(&path, Exact::new(1)).recovery().expect("damage");
    is_true(&said, &before, &logs(&path));
    assert_eq!((said.lost.len(), said.incomplete.len(), said.steps_lost), (0, 0, 0));
    let steps: usize = before.values().map(Vec::len).sum();
    let whole = format!("30 sessions with {steps} steps came back. As far as can be told");
    assert!(said.text.contains(&whole), "{}", said.text);
}

/// Only what was never there again counts: lost steps of an earlier recovery are no new loss.
#[test]
fn what_was_lost_before_is_not_lost_again() {
    let (_folder, path) = place();
    play_sessions(&path, 30, &mut Random::new(2));
    zero(&path, &BTreeSet::from([leaves(&path, "steps")[1]]));
    let first = open(&path, Exact::new(1)).recovery().expect("damage");
    assert!(first.steps_lost > 0);
    let lengths = |logs: &Logs| logs.values().map(Vec::len).sum::<usize>();
    let between = logs(&path);
    let mut file = fs::read(&path).expect("a file");
    // Where free pages begin: nothing is lost by that.
    file[32..40].fill(7);
    fs::write(&path, file).expect("damage");
    let second = open(&path, Exact::new(1)).recovery().expect("damage");
    assert_eq!((second.steps_lost, second.lost.len()), (0, 0), "{}", second.text);
    assert_eq!(second.steps_recovered, lengths(&between) as u64);
}
