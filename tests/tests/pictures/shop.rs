//! What the App Store shows: texts and pictures in every language, from the core's messages and drawings.
//! Judged here; written where `TALLYSTONE_STORE` names a folder (`cargo xtask store ios`), laid out as
//! fastlane's `deliver` reads them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use tallystone_core::app::GameView;
use tallystone_core::drawing::{Ink, Shade, svg};
use tallystone_core::text::{Language, label};
use tallystone_tests::device::Device;

use crate::pixels::drawn;
use crate::tabletop::{Situation, speaking};

/// The store's own name of a language.
fn locale(language: Language) -> &'static str {
    match language.tag() {
        "en" => "en-GB",
        "de" => "de-DE",
        "nl" => "nl-NL",
        "nb" => "no",
        "pl" => "pl",
        "fi" => "fi",
        "sv" => "sv",
        "da" => "da",
        other => panic!("the store has no name for {other}"),
    }
}

/// Every language but that of the tests.
fn shown() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| language.tag() != "en-XA")
}

fn games(language: Language) -> Vec<GameView> {
    Device::speaking(1, language).app.games()
}

/// The files of a language with what is in them, and how long each may be.
fn texts(language: Language) -> Vec<(&'static str, String, usize)> {
    let says = |name: &str| label(language, name);
    // As Android's store has it, in the same words.
    let list: Vec<String> =
        games(language).iter().map(|game| format!("• {}: {}", game.name, game.summary)).collect();
    let description = [
        format!("{} {}", says("label_welcome"), says("label_first_start")),
        format!("{}\n{}", says("label_games"), list.join("\n")),
        says("label_store_about"),
        says("label_on_this_phone"),
        says("label_store_rights"),
    ]
    .join("\n\n");
    vec![
        ("name", "Tallystone".to_owned(), 30),
        ("subtitle", says("label_store_subtitle"), 30),
        ("keywords", says("label_store_keywords"), 100),
        ("promotional_text", says("label_store_short"), 170),
        ("description", description, 4_000),
    ]
}

/// Phones of 6.9 inches and tablets of 13, which stand for all others.
const DEVICES: [(&str, u32, u32); 2] = [("phone", 1320, 2868), ("tablet", 2064, 2752)];

/// The board of each game that its players see in the middle of a session.
fn boards(language: Language) -> Vec<(GameView, Situation)> {
    let situations = |game: &str| match game {
        "keltis" => crate::keltis::situations(),
        "iquazu" => crate::iquazu::situations(),
        "stone_layer" => crate::stone_layer::situations(),
        "stones_and_rivers" => crate::stones_and_rivers::situations(),
        "wodny_szlak" => crate::wodny_szlak::situations(),
        other => panic!("{other} has no situations"),
    };
    let of = |game: GameView| {
        let all = speaking(language, || situations(&game.id));
        let middle = all.into_iter().find(|it| it.name == "middle").expect("a middle");
        (game, middle)
    };
    games(language).into_iter().map(of).collect()
}

/// The game's name and what it is about, and its board below.
fn poster(game: &GameView, board: &Situation, (width, height): (u32, u32)) -> String {
    let colour = |ink: Ink| format!("#{:06x}", ink.swatch().in_shade(Shade::Light));
    let margin = width / 16;
    let (large, small) = (width / 11, width / 25);
    let mut poster = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>",
        colour(Ink::Paper)
    );
    let mut line = |text: &str, size: u32, weight: u32, y: u32| {
        let _ = write!(
            poster,
            "<text x=\"{}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\" \
             text-anchor=\"middle\" fill=\"{}\">{}</text>",
            width / 2,
            colour(Ink::Text),
            escaped(text)
        );
    };
    let mut y = height / 10;
    line(&game.name, large, 700, y);
    y += large / 2;
    for words in lines(&game.summary, 44) {
        y += small * 3 / 2;
        line(&words, small, 400, y);
    }
    let top = y + large;
    let inner = svg(&board.drawing, &board.pictures, Shade::Light, 1);
    let frame = board.drawing.frame;
    let head = inner.find('\n').unwrap_or(0);
    let _ = write!(
        poster,
        "<svg x=\"{margin}\" y=\"{top}\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\" \
         font-weight=\"700\">{}</svg>",
        width - 2 * margin,
        height - top - margin,
        frame.x,
        frame.y,
        frame.width,
        frame.height,
        &inner[head..]
    );
    poster
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Its words in lines that are no longer than this.
fn lines(text: &str, longest: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("a line");
        if !last.is_empty() && last.chars().count() + word.chars().count() >= longest {
            lines.push(word.to_owned());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

/// A picture of a device as its number among the pictures, its game and its device say.
fn write_all(folder: &Path) {
    for language in shown() {
        let place = |kind: &str| {
            let place = folder.join(kind).join(locale(language));
            fs::create_dir_all(&place).expect("a folder");
            place
        };
        for (name, text, _) in texts(language) {
            let file = place("metadata").join(format!("{name}.txt"));
            fs::write(file, text).expect("a file");
        }
        for (number, (game, board)) in boards(language).iter().enumerate() {
            for (device, width, height) in DEVICES {
                let picture = drawn(&poster(game, board, (width, height)));
                let name = format!("{device}-{}-{}.png", number + 1, game.id);
                picture.save_png(place("screenshots").join(name)).expect("a picture");
            }
        }
    }
}

#[test]
fn texts_are_as_long_as_the_store_takes_them() {
    for language in shown() {
        for (name, text, longest) in texts(language) {
            let length = text.chars().count();
            assert!((1..=longest).contains(&length), "{name} in {}: {length}", language.tag());
            // Whatever has no message comes back as its name.
            assert!(!text.contains('_'), "{name} in {}: {text}", language.tag());
        }
        let keywords = label(language, "label_store_keywords");
        let words: Vec<&str> = keywords.split(',').collect();
        assert!(words.len() >= 8 && words.iter().all(|word| word.trim() == *word), "{keywords}");
    }
}

#[test]
fn every_language_has_a_picture_of_every_game() {
    for language in shown() {
        let boards = boards(language);
        assert_eq!(boards.len(), games(language).len());
        for (game, board) in &boards {
            for (_, width, height) in DEVICES {
                let poster = poster(game, board, (width, height));
                assert!(poster.contains(&escaped(&game.name)));
                for line in lines(&game.summary, 44) {
                    assert!(poster.contains(&escaped(&line)), "{line}");
                }
            }
        }
    }
    if let Some(folder) = std::env::var_os("TALLYSTONE_STORE") {
        write_all(&PathBuf::from(folder));
    }
}

#[test]
fn lines_hold_all_words_and_are_no_longer_than_they_may() {
    let text = "a bb ccc dddd eeeee";
    assert_eq!(lines(text, 8), ["a bb ccc", "dddd", "eeeee"].map(str::to_owned).to_vec());
    assert_eq!(lines(text, 80), [text.to_owned()].to_vec());
}
