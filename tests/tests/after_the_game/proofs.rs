//! Proofs: another device derives the same result from the bundle, or says where it differs.

use serde_json::Value;
use tallystone_core::app::{Verification, VerifiedState};
use tallystone_core::session::Phase;
use tallystone_tests::device::Device;
use tallystone_tests::seeds;

use crate::statistics::device;

fn verified(device: &Device, bundle: &Value) -> Vec<Verification> {
    device.app.verify_bundle(&bundle.to_string()).expect("a bundle")
}

#[test]
fn every_result_is_verified_on_another_device_with_the_same_code() {
    let mut results = 0;
    for seed in seeds() {
        let device = device(seed);
        let bundle = device.export();
        let mut other = Device::new(seed + 1);
        for taken_in in [false, true] {
            if taken_in {
                other.import(&bundle);
            }
            for there in other.app.verify_bundle(&bundle).expect("a bundle") {
                let here = device.app.verify(there.session).expect("here");
                assert_eq!((there.state, &there.code), (here.state, &here.code), "{there:?}");
                let proof = device.app.proof(there.session).expect("a proof");
                assert_eq!(proof.map(|proof| proof.code), here.code);
                assert!(there.differences.is_empty(), "{there:?}");
                results += usize::from(there.state == VerifiedState::Verified);
            }
        }
        for session in device.sessions() {
            let state = device.app.verify(session.id).expect("here").state;
            let expected = match session.card.phase {
                Phase::Finished => VerifiedState::Verified,
                _ => VerifiedState::Unfinished,
            };
            assert_eq!(state, expected, "{session:?}");
        }
    }
    assert!(results > 10, "{results}");
}

/// A finished game of Keltis as a bundle: Ann has 3 wish stones, Ben 1.
fn finished() -> (Device, Value) {
    let mut device = Device::new(3);
    let screen = device.start("keltis", &["Ann", "Ben"]);
    for (control, option) in [("wish.0", "3"), ("wish.1", "1")] {
        choose(&mut device, screen.session, control, option);
    }
    let revision = device.screen(screen.session).revision;
    device.app.finish(screen.session, revision).expect("finished");
    let bundle = serde_json::from_str(&device.export()).expect("JSON");
    (device, bundle)
}

pub(super) fn choose(
    device: &mut Device,
    session: tallystone_core::outside::SessionId,
    control: &str,
    option: &str,
) {
    let screen = device.screen(session);
    let entry = tallystone_core::entry::Entry {
        control: control.to_owned(),
        value: tallystone_core::entry::EntryValue::Choose { option: option.to_owned() },
        revision: screen.revision,
        focus: screen.focus,
        place: tallystone_core::entry::When::Now,
    };
    device.app.enter(session, &entry).expect("an entry");
}

fn change(bundle: &mut Value, kind: &str, from: &str, to: &str) {
    let log = bundle["sessions"][0]["log"].as_array_mut().expect("a log");
    let steps = log.iter_mut().filter(|step| step["kind"] == kind);
    let mut changed = false;
    for step in steps {
        let payload = step["payload"].as_str().expect("text");
        changed |= payload.contains(from);
        step["payload"] = payload.replace(from, to).into();
    }
    assert!(changed, "no {from} in {kind}: {bundle}");
}

#[test]
fn whatever_was_changed_afterwards_is_named() {
    let (device, bundle) = finished();
    assert_eq!(verified(&device, &bundle)[0].state, VerifiedState::Verified);
    let differences = |bundle: &Value| {
        let result = verified(&Device::new(9), bundle).remove(0);
        assert_eq!(result.state, VerifiedState::Differs, "{result:?}");
        result.differences.join(" ")
    };
    let mut other_log = bundle.clone();
    change(&mut other_log, "event", "\"count\":3", "\"count\":2");
    let said = differences(&other_log);
    assert!(said.contains("The log is not the one"), "{said}");
    assert!(said.contains("Ann, Wish stones: the log gives 2, 3 were recorded"), "{said}");
    assert!(!said.contains("The table"), "{said}");

    let mut other_verdict = bundle.clone();
    change(&mut other_verdict, "finish", "\"points\":3", "\"points\":9");
    assert!(differences(&other_verdict).contains("were recorded"), "a verdict");

    let mut other_table = bundle.clone();
    change(&mut other_table, "opened", "\"green\"", "\"blue\"");
    assert!(differences(&other_table).contains("The table is not"), "a table");

    let mut other_result = bundle.clone();
    other_result["sessions"][0]["result"]["seats"][0]["points"] = 77.into();
    let said = differences(&other_result);
    assert_eq!(said, "Ann: the result that came with it is not the one that the log gives.");

    for (field, value) in [("phase", "playing"), ("played_on", "2024-02-29")] {
        let mut other_card = bundle.clone();
        other_card["sessions"][0]["result"][field] = value.into();
        assert!(differences(&other_card).contains("The result that came with it"), "{field}");
    }
    let mut other_names = bundle.clone();
    other_names["sessions"][0]["result"]["seats"][0]["name"] = "Ben".into();
    other_names["sessions"][0]["result"]["seats"][1]["name"] = "Ann".into();
    assert!(differences(&other_names).starts_with("Ann: the result that came with it"), "names");

    let mut other_lines = bundle.clone();
    change(&mut other_lines, "finish", "\"lines\":[", "\"lines\":[[\"bonus\",7],");
    other_lines["proofs"] = serde_json::json!({});
    assert!(differences(&other_lines).contains("What was recorded at the finish"), "a line more");

    let mut unproven = bundle.clone();
    unproven["proofs"] = serde_json::json!({});
    let alone = verified(&Device::new(9), &unproven).remove(0);
    assert_eq!(alone.state, VerifiedState::Verified);
    assert!(alone.text.ends_with("No proof came with it."), "{}", alone.text);

    let mut other_proof = bundle.clone();
    let proof = other_proof["proofs"].as_object_mut().expect("proofs").values_mut().next();
    proof.expect("a proof")["rules"] = 99.into();
    assert!(differences(&other_proof).contains("about rules version 99"), "rules");

    let copy = verified(&device, &other_log).remove(0);
    let said = copy.differences.join(" ");
    assert!(said.contains("not the same as in the copy that is here"), "{said}");
}

#[test]
fn a_note_after_the_finish_leaves_the_code_as_it_is_and_a_correction_does_not() {
    let (mut device, _) = finished();
    let session = device.sessions()[0].id;
    let code = |device: &Device| device.app.proof(session).expect("here").map(|it| it.code);
    let before = code(&device);
    assert!(before.is_some());
    device.app.note(session, "a fine evening").expect("a note");
    assert_eq!(code(&device), before);
    let revision = device.screen(session).revision;
    device.app.reopen(session, revision).expect("reopened");
    assert_eq!(code(&device), None);
    choose(&mut device, session, "wish.0", "4");
    let revision = device.screen(session).revision;
    device.app.finish(session, revision).expect("finished");
    assert!(code(&device).is_some_and(|code| Some(code) != before));
}
