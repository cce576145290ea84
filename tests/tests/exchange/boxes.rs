//! What two devices know of one box is put together, for every game that has one.

use serde_json::{Value, json};
use tallystone_tests::device::Device;

/// A device that knows this of the box of a game since then.
fn knowing(seed: u64, game: &str, since: &str, content: &Value) -> Device {
    let mut device = Device::new(seed);
    let mut bundle: Value = serde_json::from_str(&device.export()).expect("JSON");
    bundle["boxes"] = json!([{
        "content": content.to_string(),
        "game": game,
        "id": "01939f0c-0000-7000-8000-000000000001",
        "updated_at": since,
    }]);
    device.import(&bundle.to_string());
    device
}

fn known(device: &Device) -> (String, Value) {
    let bundle: Value = serde_json::from_str(&device.export()).expect("JSON");
    let text = |field: &str| bundle["boxes"][0][field].as_str().expect(field).to_owned();
    (text("updated_at"), serde_json::from_str(&text("content")).expect("JSON"))
}

#[test]
fn boxes_are_joined_on_import_and_the_newer_one_is_right() {
    // What the older one knows, the newer one, and both.
    let boxes = [
        (
            "iquazu",
            json!({ "rocks": { "3": { "1": [9, 4], "2": [8, 3] } }, "point_tiles": [2] }),
            json!({ "rocks": { "3": { "2": [7, 3] }, "4": { "1": [6] } }, "point_tiles": [5] }),
            json!({
                "rocks": { "3": { "1": [9, 4], "2": [7, 3] }, "4": { "1": [6] } },
                "point_tiles": [2, 5],
            }),
        ),
        (
            "stone_layer",
            json!({ "of_size": [12, 16, null] }),
            json!({ "of_size": [null, 15, 20] }),
            json!({ "of_size": [12, 15, 20] }),
        ),
        (
            "wodny_szlak",
            json!({ "ratings": {
                "1": { "least": 10, "title": "raftsman" }, "2": { "least": 20, "title": "miller" },
            } }),
            json!({ "ratings": {
                "2": { "least": 25, "title": "miller" }, "3": { "least": 40, "title": "king" },
            } }),
            json!({
                "tiles": [],
                "starts": [],
                "ratings": {
                    "1": { "least": 10, "title": "raftsman" },
                    "2": { "least": 25, "title": "miller" },
                    "3": { "least": 40, "title": "king" },
                },
            }),
        ),
    ];
    let (then, now) = ("2026-11-16T19:00:00Z", "2026-11-17T19:00:00Z");
    for (game, older, newer, both) in &boxes {
        let (mut ann, mut ben) = (knowing(1, game, then, older), knowing(2, game, now, newer));
        let (from_ann, from_ben) = (ann.export(), ben.export());
        ann.import(&from_ben);
        ben.import(&from_ann);
        assert_eq!(known(&ann), (now.to_owned(), both.clone()), "{game}");
        assert_eq!(known(&ann), known(&ben), "{game}");
    }
}
