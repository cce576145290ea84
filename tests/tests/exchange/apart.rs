//! Two devices that went apart become the same whole, whoever takes in the other's bundle first.

use tallystone_core::exchange::Bundle;
use tallystone_core::outside::StepId;
use tallystone_core::store::SessionRecord;
use tallystone_tests::{Random, scaled, seeds};

use tallystone_tests::device::{Device, first_difference};

/// Devices with a common past and an evening of their own each.
fn went_apart(seed: u64, count: u64, deletes: bool) -> Vec<Device> {
    let mut random = Random::new(seed);
    let mut first = Device { deletes, ..Device::new(seed * 10) };
    for _ in 0..random.below(20) {
        first.live(&mut random);
    }
    let past = first.export();
    let mut devices = vec![first];
    for number in 1..count {
        let mut device = Device { deletes, ..Device::new(seed * 10 + number) };
        device.import(&past);
        devices.push(device);
    }
    for device in &mut devices {
        for _ in 0..random.below(20) {
            device.live(&mut random);
        }
    }
    devices
}

#[test]
fn diverged_databases_merge_to_the_same_whole_in_either_order() {
    let (seeds, count) = (seeds(), scaled(1_000));
    let mut branches = 0;
    for seed in &seeds {
        for pair in 0..=count / seeds.len() {
            let seed = seed.wrapping_mul(1_000_003) % 1_000_000_007 + pair as u64;
            let mut devices = went_apart(seed, 2, true);
            let bundles: Vec<String> = devices.iter().map(Device::export).collect();
            let before = devices[0].sessions().len() + devices[1].sessions().len();
            devices[0].import(&bundles[1]);
            devices[1].import(&bundles[0]);
            let merged = devices[0].export();
            assert_eq!(first_difference(&merged, &devices[1].export()), None, "pair {seed}");
            assert_eq!(merged, devices[1].export(), "pair {seed}");
            for (device, bundle) in devices.iter_mut().zip(&bundles) {
                let again = device.import(bundle);
                assert_eq!((again.added, again.changed), (0, 0), "pair {seed}: {again:?}");
                assert_eq!(device.export(), merged, "pair {seed}");
            }
            branches += usize::from(devices[0].sessions().len() * 2 > before);
        }
    }
    println!("exchange: {count} pairs of databases, {branches} of them with sessions that split");
    assert!(branches > 0);
}

#[test]
fn three_devices_end_with_the_same_whatever_went_where_first() {
    for seed in 0..scaled(300) as u64 {
        let mut devices = went_apart(seed + 77, 3, false);
        let bundles: Vec<String> = devices.iter().map(Device::export).collect();
        for (own, device) in devices.iter_mut().enumerate() {
            // Each hears of the others in another order.
            for step in 1..3 {
                device.import(&bundles[(own + step) % 3]);
            }
        }
        let wholes: Vec<String> = devices.iter().map(Device::export).collect();
        assert_eq!(first_difference(&wholes[0], &wholes[1]), None, "{seed}");
        assert_eq!(first_difference(&wholes[1], &wholes[2]), None, "{seed}");
    }
}

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// With deletions, with a device that only listens, and with what two of them made in between.
#[test]
fn three_devices_with_deletions_end_with_the_same_in_all_six_orders() {
    let (seeds, count) = (seeds(), scaled(1_000));
    let mut told = Told::default();
    for seed in &seeds {
        for trio in 0..=count / seeds.len() {
            let seed = seed.wrapping_mul(1_000_033) % 1_000_000_007 + trio as u64;
            let mut devices = went_apart(seed, 3, true);
            let bundles: Vec<String> = devices.iter().map(Device::export).collect();
            let mut whole = None;
            for [one, two, three] in ORDERS {
                let mut listener = Device::new(seed + 5);
                for number in [one, two, three] {
                    listener.import(&bundles[number]);
                }
                let heard = listener.export();
                let whole = whole.get_or_insert_with(|| heard.clone());
                assert_eq!(first_difference(whole, &heard), None, "{seed}");
                assert_eq!(*whole, heard, "{seed}");
                // What is known already changes nothing.
                let again = listener.import(&bundles[one]);
                assert_eq!((again.added, again.changed, again.deleted), (0, 0, 0), "{seed}");
                assert_eq!(listener.export(), heard, "{seed}");
            }
            let whole = whole.expect("an order");
            // One tells the second, who tells the third, who tells the first.
            for number in 1..=3 {
                let bundle = devices[number - 1].export();
                devices[number % 3].import(&bundle);
            }
            assert_eq!(first_difference(&whole, &devices[0].export()), None, "{seed}");
            told.add(&nothing_unseen_is_lost(&bundles, &whole, seed));
        }
    }
    println!("exchange: {count} trios of databases in six orders, {told:?}");
    assert!(told.deleted > 0 && told.binned > 0 && told.kept > 0 && told.branches > 0);
}

#[derive(Debug, Default)]
struct Told {
    /// Sessions of some device that are gone: whoever deleted them had seen all of their steps.
    deleted: usize,
    binned: usize,
    /// Sessions that were deleted on one device and are kept for steps that it had not seen.
    kept: usize,
    branches: usize,
}

impl Told {
    fn add(&mut self, other: &Self) {
        self.deleted += other.deleted;
        self.binned += other.binned;
        self.kept += other.kept;
        self.branches += other.branches;
    }
}

/// Every log of every device is in the whole, or is the beginning of one that somebody deleted.
fn nothing_unseen_is_lost(bundles: &[String], whole: &str, seed: u64) -> Told {
    let read = |text: &String| Bundle::read(text).expect("a bundle");
    let bundles: Vec<Bundle> = bundles.iter().map(read).collect();
    let whole = read(&whole.to_owned());
    let mut told = Told::default();
    let stones = || bundles.iter().flat_map(|bundle| &bundle.tombstones);
    for session in bundles.iter().flat_map(|bundle| &bundle.sessions) {
        let mut over = whole.sessions.iter().filter(|it| it.log.starts_with(&session.log));
        if over.next().is_none() {
            let ids: Vec<StepId> = session.log.iter().map(|step| step.id).collect();
            assert!(stones().any(|stone| stone.steps.starts_with(&ids)), "{seed}: {}", session.id);
            told.deleted += 1;
        }
    }
    for session in &whole.sessions {
        let begins =
            |other: &&SessionRecord| other.id != session.id && other.log.starts_with(&session.log);
        assert_eq!(whole.sessions.iter().find(begins).map(|it| it.id), None, "{seed}: twice");
        let ids: Vec<StepId> = session.log.iter().map(|step| step.id).collect();
        told.binned += usize::from(session.deleted_at().is_some());
        told.kept += usize::from(stones().any(|stone| ids.starts_with(&stone.steps)));
        let first = |it: &SessionRecord| it.log.first().map(|step| step.id);
        let family = whole.sessions.iter().filter(|it| first(it) == first(session));
        told.branches += usize::from(family.count() > 1);
    }
    told
}

#[test]
fn both_branches_keep_the_common_beginning_and_the_smaller_step_keeps_the_id() {
    let mut random = Random::new(1);
    let mut ann = Device::new(100);
    let session = ann.start("keltis", &["Ann", "Ben"]).session;
    ann.play(session, 4, &mut random);
    let mut ben = Device::new(200);
    ben.import(&ann.export());
    ann.app.note(session, "at Ann’s").expect("a note");
    ben.clock.pass(chrono::TimeDelta::hours(1));
    ben.app.note(session, "at Ben’s").expect("a note");
    let (at_ann, at_ben) = (ann.export(), ben.export());
    let report = ann.import(&at_ben);
    assert_eq!((report.added, report.changed), (1, 0), "{report:?}");
    ben.import(&at_ann);
    assert_eq!(ann.export(), ben.export());
    assert_eq!(ben.screen(session).notes, ["at Ann’s"], "hers was first");
    let sessions = ben.sessions();
    assert_eq!(sessions.len(), 2);
    let branch = sessions.iter().find(|it| it.id != session).expect("the branch").id;
    assert_eq!(ben.screen(branch).notes, ["at Ben’s"]);
    assert_eq!(ben.screen(branch).seats, ben.screen(session).seats);
}

#[test]
fn a_deletion_travels_unless_the_session_was_played_on_since() {
    let mut random = Random::new(2);
    let mut ann = Device::new(300);
    let gone = ann.start("keltis", &["Ann", "Ben"]).session;
    let wanted = ann.start("iquazu", &["Ann", "Ben"]).session;
    let mut ben = Device::new(400);
    ben.import(&ann.export());
    ann.clock.pass(chrono::TimeDelta::hours(1));
    for session in [gone, wanted] {
        ann.app.delete(session).expect("into the bin");
    }
    assert_eq!(ann.app.empty_bin().expect("emptied"), 2);
    ben.clock.pass(chrono::TimeDelta::hours(2));
    ben.play(wanted, 3, &mut random);
    ben.app.note(wanted, "still here").expect("a note");
    let (at_ann, at_ben) = (ann.export(), ben.export());
    assert_eq!(ben.import(&at_ann).deleted, 1);
    assert_eq!(ann.import(&at_ben).added, 1);
    assert_eq!(ann.export(), ben.export());
    assert_eq!(ann.sessions().iter().map(|it| it.id).collect::<Vec<_>>(), [wanted]);
}

#[test]
fn a_deletion_says_nothing_about_steps_that_came_after_it_elsewhere() {
    let mut ann = Device::new(500);
    let session = ann.start("keltis", &["Ann", "Ben"]).session;
    let mut ben = Device::new(600);
    ben.import(&ann.export());
    ann.clock.pass(chrono::TimeDelta::hours(1));
    ann.app.delete(session).expect("into the bin");
    ben.clock.pass(chrono::TimeDelta::days(60));
    ben.app.note(session, "two months later").expect("a note");
    let (at_ann, at_ben) = (ann.export(), ben.export());
    ben.import(&at_ann);
    ann.import(&at_ben);
    assert_eq!(ann.export(), ben.export());
    assert_eq!(ben.sessions().len(), 1, "it is played on");
    assert!(ann.app.bin().expect("the bin").is_empty());
}
