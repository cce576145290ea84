//! What goes out comes in, byte for byte.

use tallystone_tests::{Random, scaled, seeds};

use tallystone_tests::device::Device;

#[test]
fn everything_exported_into_an_empty_database_is_exported_as_the_same_bytes() {
    for seed in seeds() {
        let mut random = Random::new(seed);
        let mut device = Device::new(seed);
        for _ in 0..scaled(600) {
            device.live(&mut random);
        }
        let bundle = device.export();
        let mut other = Device::new(seed + 1);
        let report = other.import(&bundle);
        assert!(report.added > 0, "{report:?}");
        assert_eq!(other.export(), bundle);
        assert_eq!(other.sessions(), device.sessions());
        let again = other.import(&bundle);
        assert_eq!((again.added, again.changed, again.deleted), (0, 0, 0), "{again:?}");
        assert_eq!(other.export(), bundle);
    }
}

#[test]
fn keys_are_sorted_lists_are_in_the_order_of_ids_and_no_time_of_export_is_in_it() {
    let mut device = Device::new(7);
    let mut random = Random::new(7);
    for _ in 0..60 {
        device.live(&mut random);
    }
    let bundle = device.export();
    let value: serde_json::Value = serde_json::from_str(&bundle).expect("JSON");
    // A map of serde_json is sorted, so it would come out differently if ours was not.
    assert_eq!(serde_json::to_string(&value).expect("JSON"), bundle);
    for list in ["sessions", "players"] {
        let ids: Vec<&str> = value[list]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|it| it["id"].as_str())
            .collect();
        assert!(ids.len() > 1 && ids.is_sorted(), "{list}: {ids:?}");
    }
    let stones = value["tombstones"].as_array().expect("a list").len();
    let format = if stones == 0 { "tallystone-bundle/1" } else { "tallystone-bundle/2" };
    assert_eq!(value["format"], format, "only what is deleted needs the second form");
    assert!(Device::new(2).export().contains("\"tallystone-bundle/1\""));
    assert_eq!(value["rules"].as_object().expect("versions").len(), device.app.games().len());
    device.clock.pass(chrono::TimeDelta::days(3));
    assert_eq!(device.export(), bundle);
}

#[test]
fn one_session_travels_with_those_who_played_it_and_nothing_else() {
    let mut device = Device::new(3);
    let wanted = device.start("keltis", &["Ann", "Ben"]).session;
    device.start("iquazu", &["Cleo", "Dora"]);
    let bundle = device.app.export(&[wanted]).expect("a bundle");
    let mut other = Device::new(4);
    assert_eq!(other.import(&bundle).added, 1);
    let names: Vec<String> =
        other.app.players().expect("players").into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Ann", "Ben"]);
    assert_eq!(other.sessions()[0].id, wanted);
    assert_eq!(other.app.export(&[wanted]).expect("a bundle"), bundle);
}

#[test]
fn a_session_of_a_game_that_is_not_known_here_is_kept_and_passed_on() {
    let mut device = Device::new(5);
    device.start("keltis", &["Ann", "Ben"]);
    let bundle = device.export().replace("\"keltis\"", "\"a_sixth_game\"");
    let mut other = Device::new(6);
    assert_eq!(other.import(&bundle).added, 1);
    assert_eq!(other.sessions()[0].game_name, "a_sixth_game");
    assert!(other.export().contains("\"game\":\"a_sixth_game\""));
}
