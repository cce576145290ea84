//! `card`, `csv` and `bgstats`: what they print, what they write, and what they write over.

use std::fs;

use tallystone_core::game::Catalogue;
use tallystone_tests::stranger::Stranger;

use crate::{Kept, open, told};

#[test]
fn a_card_is_words_or_a_picture_by_the_name_of_its_file() {
    let kept = Kept::new();
    let id = kept.finished.to_string();
    let words = kept.fine(&["card", &id, "--day", "a Monday"]);
    assert!(words.starts_with("Keltis · a Monday\n1 · Ann · "), "{words}");
    let json = kept.json(&["card", &id]);
    let drawing = &json["drawing"];
    assert_eq!(
        (&drawing["frame"]["width"], drawing["pieces"][0]["what"]["type"].as_str()),
        (&10_800.into(), Some("path"))
    );
    let path = |name: &str| kept.file(name).to_str().expect("a path").to_owned();
    for (name, beginning) in [("a.png", &b"\x89PNG"[..]), ("a.SVG", b"<svg "), ("a.txt", b"Keltis")]
    {
        let said = kept.fine(&["card", &id, "--dark", "-o", &path(name)]);
        assert!(said.starts_with("Written to ") && said.contains(name), "{said}");
        assert!(fs::read(kept.file(name)).expect("a file").starts_with(beginning), "{name}");
    }
    kept.fine(&["card", &id, "-o", &path("a.png")]);
    assert!(kept.fine(&["card", &id, "--format", "svg"]).starts_with("<svg "));
    assert!(kept.refused(&["card", &id, "--format", "png"]).contains("-o FILE.png"));
    assert!(kept.refused(&["card", &id, "-o", &path("a.jpg")]).contains(".png, .svg or .txt"));
    let other = kept.refused(&["card", &id, "--format", "svg", "-o", &path("c.png")]);
    assert!(other.contains("ask for different things"), "{other}");
    assert!(!kept.file("c.png").exists());
    kept.fine(&["card", &id, "--format", "svg", "-o", &path("c.picture")]);
    fs::write(kept.file("b.png"), "a letter of somebody's").expect("written");
    assert!(kept.refused(&["card", &id, "-o", &path("b.png")]).contains("something else is there"));
    assert!(kept.refused(&["card", "nothing"]).contains("nothing"));
}

#[test]
fn a_table_is_printed_or_written_and_can_be_narrowed() {
    let kept = Kept::new();
    let all = kept.fine(&["csv"]);
    assert!(all.starts_with("session,game,game_name,day,"), "{all}");
    assert!(all.contains("keltis") && all.contains("stone_layer"));
    let some = kept.fine(&["csv", "--game", "keltis"]);
    assert!(some.contains("keltis") && !some.contains("stone_layer"));
    assert_eq!(kept.fine(&["csv", "--session", &kept.finished.to_string()]), some);
    assert_eq!(kept.json(&["csv", "--game", "keltis"])["csv"], some);
    let path = kept.file("all.csv").to_str().expect("a path").to_owned();
    for _ in 0..2 {
        kept.fine(&["csv", "--output", &path]);
        assert_eq!(fs::read_to_string(&path).expect("a file"), all);
    }
    assert_eq!(kept.refused(&["csv", "--year", "1999"]), "No session is like that.\n");
}

#[test]
fn plays_go_to_bg_stats_as_a_link_or_a_file() {
    let kept = Kept::new();
    let id = kept.finished.to_string();
    let link = kept.fine(&["bgstats", &id]);
    assert!(link.starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B"), "{link}");
    assert_eq!(kept.json(&["bgstats", &id])["link"], link.trim_end());
    assert!(kept.refused(&["bgstats"]).contains("name one session"));
    assert!(kept.refused(&["bgstats", "last"]).contains("Stone Layer"), "it is not finished");
    let path = kept.file("plays.bgsplay").to_str().expect("a path").to_owned();
    let (code, out, err) = kept.run(&["bgstats", "-o", &path]);
    assert!(
        code == 0 && out.starts_with("Written to ") && err.contains("not finished: 1"),
        "{err}"
    );
    let file: serde_json::Value =
        serde_json::from_slice(&fs::read(&path).expect("a file")).expect("JSON");
    assert_eq!(file["plays"][0]["uuid"], id);
    assert_eq!(file["plays"].as_array().map(Vec::len), Some(1));
    assert_eq!(kept.fine(&["bgstats", "--file", &id]), fs::read_to_string(&path).expect("a file"));
}

#[test]
fn plays_of_games_that_are_not_known_here_are_left_out_and_told_of() {
    let kept = Kept::new();
    let mut app = open(&kept.file("games.db"), Catalogue::standard().with(Stranger));
    told(&mut app, "stranger", &["Ann", "Ben"], None);
    drop(app);
    let (code, out, err) = kept.run(&["bgstats", "--file"]);
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("not finished: 1\n") && err.contains("not known here: 1\n"), "{err}");
    let file: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(file["plays"].as_array().map(Vec::len), Some(1));
}
