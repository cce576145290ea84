//! What a deletion is about: the steps that whoever deleted had seen, in whatever order it is told.

use chrono::TimeDelta;
use tallystone_core::exchange::{Bundle, ImportChoice, ImportStatus};
use tallystone_core::outside::SessionId;
use tallystone_core::store::{SessionRecord, Tombstone};
use tallystone_tests::device::Device;

/// A session, and copies of it on which something else was noted each, an hour after each other.
fn copies<const N: usize>(notes: [&str; N]) -> (Device, [Device; N], SessionId) {
    let mut first = Device::new(1);
    let session = first.start("keltis", &["Ann", "Ben"]).session;
    let past = first.export();
    let mut number = 1;
    let devices = notes.map(|note| {
        number += 1;
        let mut device = Device::new(number);
        device.import(&past);
        device.clock.pass(TimeDelta::hours(i64::try_from(number).expect("small")));
        device.app.note(session, note).expect("a note");
        device
    });
    (first, devices, session)
}

fn delete_for_good(device: &mut Device, session: SessionId) {
    device.clock.pass(TimeDelta::days(1));
    device.app.delete(session).expect("into the bin");
    assert_eq!(device.app.empty_bin().expect("emptied"), 1);
}

/// What a listener has who hears these in every order and then all of them again: one whole.
fn heard(bundles: &[&str]) -> Bundle {
    let mut wholes = Vec::new();
    for first in 0..bundles.len() {
        for turned in [false, true] {
            let mut order: Vec<&str> = bundles.to_vec();
            order.rotate_left(first);
            if turned {
                order[1..].reverse();
            }
            let mut listener = Device::new(99);
            for bundle in &order {
                drop(listener.import(bundle));
            }
            wholes.push(listener.export());
            for bundle in &order {
                drop(listener.import(bundle));
            }
            wholes.push(listener.export());
        }
    }
    wholes.dedup();
    assert_eq!(wholes.len(), 1, "{wholes:#?}");
    Bundle::read(&wholes[0]).expect("a bundle")
}

fn is_live(session: &SessionRecord) -> bool {
    session.deleted_at().is_none()
}

#[test]
fn a_beginning_in_the_bin_takes_nothing_there_that_went_on() {
    let (mut first, [ann, ben], session) = copies(["Ann’s", "Ben’s"]);
    first.clock.pass(TimeDelta::days(1));
    first.app.delete(session).expect("into the bin");
    let whole = heard(&[&first.export(), &ann.export(), &ben.export()]);
    assert_eq!(whole.sessions.len(), 2);
    assert!(whole.sessions.iter().all(is_live));
}

#[test]
fn a_deletion_for_good_is_about_one_of_the_branches() {
    let (_, [mut ann, ben, cleo], session) = copies(["Ann’s", "Ben’s", "Cleo’s"]);
    let before = ann.export();
    delete_for_good(&mut ann, session);
    let whole = heard(&[&before, &ann.export(), &ben.export()]);
    assert_eq!(whole.sessions.len(), 1);
    assert!(whole.sessions[0].log.last().expect("a step").payload.contains("Ben’s"));
    assert_ne!(whole.sessions[0].id, session, "the one that is gone still has the id");
    let whole = heard(&[&ann.export(), &ben.export(), &cleo.export()]);
    assert_eq!((whole.sessions.len(), whole.tombstones.len()), (2, 1));
}

#[test]
fn both_branches_can_be_gone_under_one_id() {
    let (first, [mut ann, mut ben], session) = copies(["Ann’s", "Ben’s"]);
    delete_for_good(&mut ann, session);
    delete_for_good(&mut ben, session);
    let whole = heard(&[&first.export(), &ann.export(), &ben.export()]);
    assert_eq!((whole.sessions.len(), whole.tombstones.len()), (0, 2));
    assert_ne!(whole.tombstones[0].session, whole.tombstones[1].session);
}

#[test]
fn steps_that_the_deleter_never_saw_stay_however_late_it_was() {
    let (mut first, [mut ann, ..], session) = copies(["Ann’s", "Ben’s"]);
    delete_for_good(&mut first, session);
    first.clock.pass(TimeDelta::days(400));
    let report = ann.import(&first.export());
    assert_eq!((report.changed, report.deleted), (0, 0), "{report:?}");
    assert_eq!(ann.screen(session).notes, ["Ann’s"]);
    assert_eq!(heard(&[&first.export(), &ann.export()]).sessions.len(), 1);
}

#[test]
fn a_tombstone_of_the_first_form_says_not_what_was_seen_and_deletes_nothing() {
    let (first, [mut ann, ..], session) = copies(["Ann’s", "Ben’s"]);
    let old = format!(r#""tombstones":[{{"at":"2027-12-20T00:00:00Z","session":"{session}"}}]"#);
    let bundle = Device::new(50).export().replace(r#""tombstones":[]"#, &old);
    assert!(bundle.contains(&old) && bundle.contains("tallystone-bundle/1"));
    let before = ann.export();
    assert_eq!(ann.import(&bundle).text, "There was nothing new.");
    assert_eq!(ann.export(), before);
    assert_eq!(heard(&[&bundle, &first.export(), &ann.export()]).sessions.len(), 1);
}

#[test]
fn a_tombstone_with_a_step_twice_is_refused() {
    let (_, [mut ann, ..], session) = copies(["Ann’s", "Ben’s"]);
    delete_for_good(&mut ann, session);
    let mut bundle = Bundle::read(&ann.export()).expect("a bundle");
    let stone: &mut Tombstone = &mut bundle.tombstones[0];
    stone.steps[0] = stone.steps[1];
    assert!(Bundle::read(&bundle.write()).is_err());
}

#[test]
fn what_was_replaced_is_known_when_it_comes_again() {
    let (_, [ann, ben], _) = copies(["Ann’s", "Ben’s"]);
    // The one whose id stays replaces the other, and the other way round.
    for (mut ours, theirs) in [(ben, ann.export()), (ann, copies(["Ann’s", "Ben’s"]).1[1].export())]
    {
        let old = ours.export();
        ours.app.import(&theirs, ImportChoice::Replace).expect("an import");
        assert_eq!((ours.sessions().len(), ours.app.bin().expect("the bin").len()), (1, 1));
        let again = ours.import(&old);
        assert_eq!((again.added, again.changed), (0, 0), "{again:?}");
        assert_eq!((ours.sessions().len(), ours.app.bin().expect("the bin").len()), (1, 1));
        let back = ours.app.import(&old, ImportChoice::Replace).expect("an import");
        assert_eq!(back.added, 0, "{back:?}");
        let logs = Bundle::read(&ours.export()).expect("a bundle").sessions;
        assert_eq!(logs.len(), 2);
        assert_ne!(logs[0].log, logs[1].log);
        let asked = &Bundle::read(&old).expect("a bundle").sessions[0].log;
        assert!(logs.iter().any(|it| is_live(it) && it.log == *asked), "it is back");
    }
}

#[test]
fn a_shorter_copy_replaces_nothing() {
    let (first, [mut ann, ..], session) = copies(["Ann’s", "Ben’s"]);
    let report = ann.app.import(&first.export(), ImportChoice::Replace).expect("an import");
    assert_eq!(report.text, "There was nothing new.");
    assert_eq!(ann.screen(session).notes, ["Ann’s"]);
}

#[test]
fn a_report_says_what_became_of_the_bin() {
    let (mut first, [mut ann, mut ben], session) = copies(["Ann’s", "Ben’s"]);
    let before = ann.export();
    first.import(&before);
    ann.clock.pass(TimeDelta::days(1));
    ann.app.delete(session).expect("into the bin");
    let report = first.import(&ann.export());
    assert_eq!(report.text, "Added: 0. Changed: 1. Deleted: 0. 1 session went into the bin.");
    ann.clock.pass(TimeDelta::hours(1));
    ann.app.restore(session).expect("out of the bin");
    let report = first.import(&ann.export());
    assert_eq!(report.text, "Added: 0. Changed: 1. Deleted: 0. 1 session came out of the bin.");
    delete_for_good(&mut ann, session);
    let gone = "There was nothing new. 1 session was deleted here before and stays deleted.";
    assert_eq!(ann.import(&before).text, gone);
    let preview = ann.app.preview_import(&before).expect("a preview");
    assert_eq!(preview.sessions[0].status, ImportStatus::DeletedHere);
    let only = "Was deleted here. It comes back only if you put what comes in its place.";
    assert_eq!(preview.sessions[0].text, only);
    let back = ann.app.import(&before, ImportChoice::Replace).expect("an import");
    assert_eq!(back.text, "Added: 1. Changed: 0. Deleted: 0.");
    let preview = ben.app.preview_import(&before).expect("a preview");
    let apart = "The one here and this went apart: you can keep both, or either of them.";
    assert_eq!(preview.sessions[0].text, apart);
    ben.clock.pass(TimeDelta::days(1));
    ben.app.delete(session).expect("into the bin");
    let own = ben.export();
    ben.clock.pass(TimeDelta::days(1));
    let (_, [_, twin], _) = copies(["Ann’s", "Ben’s"]);
    let preview = ben.app.preview_import(&twin.export()).expect("a preview");
    let bin = "The same is here. It is in the bin here, and comes out only if you put what comes in \
               its place.";
    assert_eq!(preview.sessions[0].text, bin);
    assert_eq!(ben.export(), own);
    let out = ben.app.import(&twin.export(), ImportChoice::Replace).expect("an import");
    assert_eq!(out.text, "Added: 0. Changed: 1. Deleted: 0. 1 session came out of the bin.");
}

/// A shorter copy is brought back although a longer one was deleted; who deleted agrees.
#[test]
fn what_was_brought_back_is_not_deleted_again() {
    let (first, [mut ann, mut ben], session) = copies(["Ann’s", "Ben’s"]);
    ben.import(&ann.export());
    delete_for_good(&mut ann, session);
    let gone = ann.export();
    assert_eq!(ann.import(&first.export()).added, 0);
    ann.clock.pass(TimeDelta::hours(1));
    let back = ann.app.import(&first.export(), ImportChoice::Replace).expect("an import");
    assert_eq!(back.added, 1, "{back:?}");
    assert_eq!(ann.sessions().len(), 1);
    for _ in 0..2 {
        assert_eq!(ann.import(&gone).deleted, 0);
    }
    assert_eq!(ann.sessions().len(), 1);
    let whole = heard(&[&gone, &ann.export(), &first.export()]);
    assert_eq!((whole.sessions.len(), whole.tombstones.len()), (1, 1));
    assert!(whole.tombstones[0].back);
}

/// Whoever knows how ids are made could give one to another session.
#[test]
fn an_id_that_a_stranger_took_costs_nobody_a_log() {
    let (_, [ann, ben], session) = copies(["Ann’s", "Ben’s"]);
    let both = heard(&[&ann.export(), &ben.export()]);
    let made = both.sessions.iter().find(|it| it.id != session).expect("the branch").id;
    for seed in 70..78 {
        let (_, [ann, mut ben], _) = copies(["Ann’s", "Ben’s"]);
        let mut stranger = Device::new(seed);
        stranger.start("iquazu", &["Cleo", "Dora"]);
        let mut bundle = Bundle::read(&stranger.export()).expect("a bundle");
        bundle.sessions[0].id = made;
        bundle.sessions.extend(Bundle::read(&ann.export()).expect("a bundle").sessions);
        bundle.sessions.sort_by_key(|it| it.id);
        ben.import(&bundle.write());
        let logs = Bundle::read(&ben.export()).expect("a bundle").sessions;
        assert_eq!(logs.len(), 3, "{seed}");
        for note in ["Ann’s", "Ben’s"] {
            assert!(logs.iter().any(|it| it.log.iter().any(|step| step.payload.contains(note))));
        }
    }
}

/// Another device's clock may be ahead by years; whoever empties the bin means all that is in it.
#[test]
fn what_was_deleted_by_a_clock_that_is_ahead_is_gone_when_the_bin_is_emptied() {
    let mut ahead = Device::new(1);
    let session = ahead.start("keltis", &["Ann", "Ben"]).session;
    ahead.clock.pass(TimeDelta::days(4_000));
    ahead.app.delete(session).expect("into the bin");
    let mut device = Device::new(2);
    device.import(&ahead.export());
    assert_eq!(device.app.bin().expect("a list").len(), 1);
    assert_eq!(device.app.empty_bin().expect("emptied"), 1);
    assert!(device.app.bin().expect("a list").is_empty());
}

/// A log that was changed outside has the steps of another one and says something else: deleting
/// either does not bury both.
#[test]
fn a_copy_that_was_changed_outside_outlives_the_other_one() {
    let mut device = Device::new(1);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let changed = device.export().replace("Ann", "Eve");
    let other = SessionId("01a1e98e-31b8-7249-bbd2-000000000001".parse().expect("an id"));
    device.import(&changed.replace(&session.to_string(), &other.to_string()));
    assert_eq!(device.sessions().len(), 2);
    delete_for_good(&mut device, session);
    let mut listener = Device::new(2);
    listener.import(&device.export());
    assert_eq!(listener.sessions().len(), 1);
    assert!(listener.export().contains("Eve"));
}
