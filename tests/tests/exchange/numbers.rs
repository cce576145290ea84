//! Numbers and moments that somebody else wrote: what nobody can have is refused, and nothing that
//! is added up overflows.

use std::hint::black_box;
use std::panic::catch_unwind;

use serde_json::{Value, json};
use tallystone_core::app::{Error, SessionQuery, StatsQuery};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::outside::SessionId;
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{StatedResult, StatedSeat};
use tallystone_tests::device::Device;

/// A finished session as a bundle.
fn bundle() -> (SessionId, Value) {
    let mut device = Device::new(3);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let mut random = tallystone_tests::Random::new(3);
    device.play(session, 12, &mut random);
    let revision = device.screen(session).revision;
    device.app.finish(session, revision).expect("finished");
    (session, serde_json::from_str(&device.export()).expect("JSON"))
}

/// The same of a game that nobody here knows: what came with it is all there is.
fn strange() -> Value {
    let (_, mut bundle) = bundle();
    bundle["sessions"][0]["game"] = json!("from_afar");
    bundle
}

fn import(bundle: &Value) -> Result<Device, String> {
    let mut device = Device::new(4);
    match device.app.import(&bundle.to_string(), ImportChoice::KeepBoth) {
        Ok(_) => Ok(device),
        Err(Error::InvalidImport { message }) => Err(message),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn results_that_no_game_gives_are_refused() {
    assert!(import(&strange()).is_ok());
    let numbers = [
        ("played_seconds", json!(i64::MAX)),
        ("played_seconds", json!(-1)),
        ("played_on", json!("+262142-12-31")),
        ("played_on", json!("0000-01-01")),
    ];
    for (field, number) in numbers {
        let mut bundle = strange();
        bundle["sessions"][0]["result"][field] = number;
        let refused = import(&bundle).expect_err(field);
        assert!(refused.contains("Nothing was changed"), "{refused}");
    }
    for (field, number) in [
        ("points", json!(i64::MAX)),
        ("points", json!(i64::MIN)),
        ("rank", json!(u32::MAX)),
        ("rank", json!(0)),
    ] {
        let mut bundle = strange();
        bundle["sessions"][0]["result"]["seats"][0][field] = number;
        import(&bundle).expect_err(field);
    }
    let mut bundle = strange();
    let seat = bundle["sessions"][0]["result"]["seats"][0].clone();
    bundle["sessions"][0]["result"]["seats"] = Value::Array(vec![seat; 1_000]);
    import(&bundle).expect_err("a thousand seats");
}

#[test]
fn moments_that_no_calendar_has_are_refused() {
    let places = [
        "/sessions/0/log/1/at",
        "/sessions/0/bin/at",
        "/players/0/named_at",
        "/players/0/used_at",
        "/players/0/forgotten_at",
        "/players/0/looks/keltis/at",
        "/boxes/0/updated_at",
        "/tombstones/0/at",
    ];
    let moments = [
        "1969-12-31T23:59:59.999Z",
        "+10000-01-01T00:00:00Z",
        "+262142-12-31T23:59:59Z",
        // The clock at a table east of here shows a year of five digits.
        "9999-12-31T23:59:59.999Z",
        "2026-11-16T19:00:00.0001Z",
        // What is kept is a second later.
        "2016-12-31T23:59:60Z",
    ];
    let planted = |place: &str, at: &str| {
        let (_, mut bundle) = bundle();
        let step = bundle["sessions"][0]["log"][0]["id"].clone();
        bundle["format"] = json!("tallystone-bundle/2");
        bundle["sessions"][0]["bin"] = json!({ "at": "2026-11-16T19:00:00Z", "deleted": false });
        bundle["players"][0]["forgotten_at"] = json!("2026-11-16T19:00:00Z");
        bundle["boxes"] = json!([{
            "content": "{}",
            "game": "keltis",
            "id": step,
            "updated_at": "2026-11-16T19:00:00Z",
        }]);
        bundle["tombstones"] = json!([{
            "at": "2026-11-16T19:00:00Z",
            "session": "01939f0c-0000-7000-8000-000000000001",
            "steps": ["01939f0c-0000-7000-8000-000000000002"],
        }]);
        *bundle.pointer_mut(place).expect(place) = json!(at);
        import(&bundle).map(drop)
    };
    for place in places {
        planted(place, "2026-11-16T19:00:00.5Z").expect(place);
        for at in moments {
            assert!(planted(place, at).is_err(), "{place} {at}");
        }
    }
}

#[test]
fn what_comes_after_the_last_moment_is_still_one() {
    let (session, mut bundle) = bundle();
    let last = "9999-12-30T23:59:59.999Z";
    for field in ["named_at", "used_at"] {
        bundle["players"][0][field] = json!(last);
    }
    bundle["sessions"][0]["bin"] = json!({ "at": last, "deleted": false });
    let mut device = import(&bundle).expect("an import");
    let player = device.app.players().expect("players")[0].id;
    device.app.rename_player(player, "Anna").expect("renamed");
    device.app.forget_player(player).expect("forgotten");
    device.app.delete(session).expect("deleted");
    let bundle: Value = serde_json::from_str(&device.export()).expect("JSON");
    import(&bundle).expect("what can be exported can be imported");
}

#[test]
fn offsets_from_nowhere_are_refused() {
    for offset in [i32::MIN, i32::MAX, 1_441, -1_441] {
        let (_, mut bundle) = bundle();
        bundle["sessions"][0]["log"][1]["offset"] = json!(offset);
        import(&bundle).expect_err("an offset");
    }
}

#[test]
fn a_day_that_no_calendar_has_is_refused_when_it_is_told_and_when_it_comes() {
    let mut device = Device::new(5);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let seats = || PerSeat::from_fn(2, |_: Seat| StatedSeat { points: Some(4), winner: false });
    for played_on in [chrono::NaiveDate::MAX, chrono::NaiveDate::MIN] {
        let told = StatedResult { seats: seats(), played_on: Some(played_on) };
        let refused = device.app.state_result(session, told);
        assert!(matches!(refused, Err(Error::Refused { .. })), "{refused:?}");
    }
    let told =
        StatedResult { seats: seats(), played_on: chrono::NaiveDate::from_ymd_opt(2026, 1, 2) };
    device.app.state_result(session, told).expect("a result");
    let bundle = device.export();
    assert!(import(&serde_json::from_str(&bundle).expect("JSON")).is_ok());
    let forged = bundle.replace("2026-01-02", "+22026-01-02");
    import(&serde_json::from_str(&forged).expect("JSON")).expect_err("a day");
}

/// What older versions took in is still there: looking at it adds it up.
#[test]
fn what_was_recorded_at_a_finish_is_added_up_without_overflow() {
    let (session, mut bundle) = bundle();
    let log = bundle["sessions"][0]["log"].as_array_mut().expect("a log");
    let finish = log.last_mut().expect("a step");
    let mut verdict: Value =
        serde_json::from_str(finish["payload"].as_str().expect("text")).expect("JSON");
    let kind = verdict["seats"][0]["lines"][0][0].clone();
    let most = json!([kind, i64::MAX]);
    let least = json!([kind, i64::MIN]);
    verdict["seats"][0]["points"] = json!(i64::MAX);
    verdict["seats"][0]["lines"] = json!([most, most, most]);
    verdict["seats"][1]["lines"] = json!([least, least]);
    finish["payload"] = json!(verdict.to_string());
    let mut device = import(&bundle).expect("an import");
    assert!(!device.app.verify(session).expect("a verdict").differences.is_empty());
    device.screen(session);
    device.app.difference(session).expect("a difference");
    device.app.csv(&SessionQuery::default()).expect("a table");
    device.app.statistics(&StatsQuery::default()).expect("statistics");
    device.app.bgstats_file(&[session]).expect("a file");
}

#[test]
fn sums_are_checked_in_every_profile_that_ships() {
    let manifest = include_str!("../../../Cargo.toml");
    assert!(!manifest.contains("overflow-checks = false"));
    for profile in ["release", "mobile"] {
        let section = manifest.split("\n[").find_map(|section| {
            section.strip_prefix("profile.").and_then(|it| it.strip_prefix(profile))
        });
        let section = section.and_then(|it| it.strip_prefix("]\n")).expect(profile);
        assert!(section.contains("overflow-checks = true"), "[profile.{profile}]");
    }
    // And in the one that this was built with.
    assert!(catch_unwind(|| black_box(u8::MAX) + black_box(1)).is_err());
}
