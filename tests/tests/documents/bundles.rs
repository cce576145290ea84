//! What a bundle brings is read as strictly as a document; what is in the database is read as ever.

use serde_json::{Value, json};
use tallystone_core::app::Error;
use tallystone_core::exchange::ImportChoice;
use tallystone_tests::device::Device;
use tallystone_tests::{Random, seeds};

/// A bundle with one session of each game, in which something was entered, changed and noted.
fn bundle() -> String {
    let mut device = Device::new(3);
    let mut random = Random::new(3);
    for game in ["keltis", "iquazu", "stone_layer", "stones_and_rivers", "wodny_szlak"] {
        let session = device.start(game, &["Ann", "Ben"]).session;
        device.play(session, 40, &mut random);
    }
    device.export()
}

/// The sentence with which a bundle is refused.
fn refused(text: &str) -> String {
    let mut device = Device::new(4);
    let before = device.export();
    let error = device.app.import(text, ImportChoice::KeepBoth).expect_err("refused");
    assert!(matches!(error, Error::InvalidImport { .. }), "{error:?}");
    assert_eq!(device.app.preview_import(text).expect_err("refused"), error);
    assert_eq!(device.export(), before, "a refusal changes nothing");
    error.to_string()
}

/// The bundle with one payload written otherwise: the first of a kind of which `change` makes
/// something else.
fn with_payload(kind: &str, change: impl Fn(Value) -> Option<String>) -> String {
    let mut bundle: Value = serde_json::from_str(&bundle()).expect("JSON");
    let sessions = bundle["sessions"].as_array_mut().expect("sessions");
    let steps =
        sessions.iter_mut().flat_map(|session| session["log"].as_array_mut().expect("a log"));
    for step in steps.filter(|step| step["kind"] == kind) {
        let payload = serde_json::from_str(step["payload"].as_str().expect("a text"));
        if let Some(changed) = change(payload.expect("JSON")) {
            step["payload"] = changed.into();
            return bundle.to_string();
        }
    }
    panic!("no payload of {kind} fits");
}

#[test]
fn a_list_for_an_object_is_refused_in_every_part_of_a_bundle() {
    let values = |value: &Value| -> Value {
        value.as_object().expect("an object").values().cloned().collect()
    };
    let bundle: Value = serde_json::from_str(&bundle()).expect("JSON");
    assert!(refused(&values(&bundle).to_string()).contains("list"));
    let mut listed = bundle.clone();
    listed["sessions"][0] = values(&bundle["sessions"][0]);
    let said = refused(&listed.to_string());
    assert!(said.contains("sessions[0]: an object is expected, a list of"), "{said}");
    let mut listed = bundle.clone();
    listed["sessions"][0]["log"][1] = values(&bundle["sessions"][0]["log"][1]);
    let said = refused(&listed.to_string());
    assert!(said.contains("sessions[0].log[1]: an object is expected, a list of"), "{said}");
    let mut listed = bundle.clone();
    listed["players"][0] = values(&bundle["players"][0]);
    let said = refused(&listed.to_string());
    assert!(said.contains("players[0]: an object is expected, a list of"), "{said}");

    let said = refused(&with_payload("event", |payload| Some(values(&payload).to_string())));
    assert!(said.contains("event: an object is expected, a list of"), "{said}");
    assert!(said.contains("Session ") && said.contains("Step "), "{said}");
    // In the order in which the types have their fields, as only so a list could be taken for them.
    let said = refused(&with_payload("opened", |table| {
        Some(json!([table["seats"], table["order"], table["start"], table["options"]]).to_string())
    }));
    assert!(said.contains("payload: an object is expected, a list of 4 came."), "{said}");
    let said = refused(&with_payload("opened", |mut table| {
        table["options"] = values(table.get("options").filter(|it| it.is_object())?);
        Some(table.to_string())
    }));
    assert!(said.contains("options: an object is expected, a list of"), "{said}");
    let said = refused(&with_payload("opened", |mut table| {
        let seat = &table["seats"][0];
        table["seats"][0] =
            json!([seat["name"], seat["player"], seat["colour"], seat["shape"], false]);
        Some(table.to_string())
    }));
    assert!(said.contains("payload.seats[0]: an object is expected, a list of"), "{said}");
}

#[test]
fn a_list_or_a_number_deep_in_an_event_is_refused() {
    let event = |event: &str| {
        let event = event.to_owned();
        with_payload("event", move |old| old.get("column").map(|_| event.clone()))
    };
    for (payload, sentence) in [
        (
            r#"{"event":"score","column":1,"how":["wall"]}"#,
            "event.how: an object is expected, a list of 1 came.",
        ),
        (
            r#"{"event":"score","column":1,"how":{"by":0}}"#,
            "event.how.by: one of “wall”, “counts”, “points” is expected, 0 came.",
        ),
        (
            r#"{"event":"place","column":1,"column":2,"row":1,"item":0}"#,
            "payload: “column” is there twice. Leave one out.",
        ),
    ] {
        let said = refused(&event(payload));
        assert!(said.contains(sentence), "{said}");
    }
    // What is only wrong, or unknown here, is a matter of replay: it is kept and set aside.
    for payload in [
        r#"{"event":"juggle","column":1}"#,
        r#"{"event":"place","column":1,"row":9,"item":0}"#,
        r#"{"row":1,"event":"place","item":0,"column":1}"#,
    ] {
        let mut device = Device::new(4);
        device.app.import(&event(payload), ImportChoice::KeepBoth).expect("taken in");
        for session in device.sessions() {
            for line in device.app.log(session.id).expect("a log") {
                let said = format!("{line:?}");
                assert!(!said.contains('`') && !said.contains("at line"), "{said}");
            }
        }
    }
}

#[test]
fn a_key_twice_in_a_bundle_is_refused() {
    let whole = bundle();
    for (from, to, sentence) in [
        (r#""rules":{"#, r#""rules":{"keltis":1,"#, "rules: “keltis” is there twice"),
        (r#""core":"#, r#""core":"","core":"#, "“core” is there twice"),
        (
            r#""kind":"opened""#,
            r#""kind":"opened","kind":"opened""#,
            "].log[0]: “kind” is there twice",
        ),
        (r#"{\"event\":"#, r#"{\"event\":\"x\",\"event\":"#, "payload: “event” is there twice"),
    ] {
        assert!(whole.contains(from), "{from}");
        let said = refused(&whole.replacen(from, to, 1));
        assert!(said.contains(sentence), "{said}");
    }
}

#[test]
fn our_own_bundles_are_always_taken() {
    for seed in seeds() {
        let (mut device, mut random) = (Device::new(seed), Random::new(seed));
        for _ in 0..60 {
            device.live(&mut random);
        }
        let text = device.export();
        let mut other = Device::new(seed + 1);
        other.app.import(&text, ImportChoice::KeepBoth).expect("our own");
        assert_eq!(other.export(), text);
    }
}
