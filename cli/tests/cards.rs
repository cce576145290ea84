//! Result cards as pictures: every text in its own room, for every game, in light and dark.
//!
//! The pictures are left in `target/cards`, to be looked at.
#![cfg(feature = "png")]

use std::fs;
use std::path::PathBuf;

use resvg::tiny_skia::Pixmap;
use resvg::usvg::{Group, Node, Rect};
use tallystone_cli::picture;
use tallystone_core::drawing::{Anchor, Piece, Shade, What};
use tallystone_core::outside::SessionId;
use tallystone_core::result_card::ResultCard;
use tallystone_core::seat::PerSeat;
use tallystone_core::session::{Phase, StatedResult, StatedSeat};
use tallystone_core::text::Language;
use tallystone_tests::device::Device;
use tallystone_tests::{Random, seeds};

const SHADES: [(Shade, &str); 2] = [(Shade::Light, "light"), (Shade::Dark, "dark")];
/// A drawing of a card has so many units for a pixel.
const UNITS: f64 = 10.0;
/// What measuring in another way may differ by.
const NEAR: f64 = 1.0;

const SHORT: [&str; 6] = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay"];
/// As long as names may be.
const LONG: [&str; 6] = [
    "Maximiliane Charlotte von und zu Hohenfl",
    "Błażej Wawrzyniec Szczęsny-Żółkiewski II",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Åse-Marit Bjørnstjerne Ødegård Þórðardót",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm",
];

/// A finished game with as many players as it takes and as there are names.
fn finished(device: &mut Device, game: &str, names: &[&str], random: &mut Random) -> SessionId {
    let games = device.app.games();
    let most = games.iter().find(|it| it.id == game).expect("a game").most_players;
    let session = device.start(game, &names[..names.len().min(usize::from(most))]).session;
    // What is tried at random may all be refused; a game without an entry cannot be finished.
    for _ in 0..20 {
        device.play(session, 40, random);
        if device.screen(session).phase != Phase::SettingUp {
            break;
        }
    }
    let screen = device.screen(session);
    if screen.phase != Phase::Finished {
        device.app.finish(session, screen.revision).expect("finished");
    }
    session
}

fn texts(group: &Group, found: &mut Vec<Rect>) {
    for node in group.children() {
        match node {
            Node::Group(group) => texts(group, found),
            // The ink, not the lines that the font would leave room for.
            Node::Text(text) => found.push(text.flattened().abs_bounding_box()),
            _ => {}
        }
    }
}

/// Every text lies on the card, is no wider than its room, and on no other text.
fn is_well_laid_out(card: &ResultCard, what: &str) {
    let tree = picture::laid_out(card).expect("an SVG that can be read");
    let mut boxes = Vec::new();
    texts(tree.root(), &mut boxes);
    let items: Vec<&Piece> =
        card.drawing.pieces.iter().filter(|it| matches!(it.what, What::Text { .. })).collect();
    assert_eq!(boxes.len(), items.len(), "{what}: every text is drawn");
    let pixels = |units: i32| f64::from(units) / UNITS;
    let (wide, high) = (pixels(card.drawing.frame.width), pixels(card.drawing.frame.height));
    for (number, (place, item)) in boxes.iter().zip(&items).enumerate() {
        let What::Text { size, width, anchor, text, .. } = &item.what else { unreachable!() };
        let (x, size, width) = (pixels(item.x), pixels(*size), pixels(*width));
        let (left, right) = (f64::from(place.left()), f64::from(place.right()));
        assert!(left >= 0.0 && right <= wide, "{what}: {text:?} from {left} to {right}");
        assert!(place.top() >= 0.0 && f64::from(place.bottom()) <= high, "{what}: {text:?}");
        assert!(right - left <= width + NEAR, "{what}: {text:?} is wider than {width}");
        let at = match anchor {
            Anchor::Start => left,
            Anchor::Middle => f64::midpoint(left, right),
            Anchor::End => right,
        };
        // The ink of a letter begins and ends a little within its width.
        assert!((at - x).abs() <= size * 0.25, "{what}: {text:?} stands at {at} instead of {x}");
        for (other, its) in boxes.iter().zip(&items).take(number) {
            let apart = place.right() <= other.left()
                || other.right() <= place.left()
                || place.bottom() <= other.top()
                || other.bottom() <= place.top();
            assert!(apart, "{what}: {item:?} lies on {its:?}");
        }
    }
}

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../cards");
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn every_text_has_its_room_whatever_the_names() {
    let games = Device::new(1).app.games();
    for seed in seeds() {
        let mut random = Random::new(seed);
        for game in &games {
            for (names, length) in [(SHORT, "short"), (LONG, "long")] {
                let mut device = Device::new(seed);
                let session = finished(&mut device, &game.id, &names, &mut random);
                let card = device.app.result_card(session, None).expect("a card");
                is_well_laid_out(&card, &format!("{}, {length}, seed {seed}", game.id));
                for (shade, of) in SHADES {
                    if seed == 1 {
                        let drawn = picture::png(&card, shade).expect("a picture");
                        assert!(drawn.missing.is_empty(), "letters: {:?}", drawn.missing);
                        let file = folder().join(format!("{}-{length}-{of}.png", game.id));
                        fs::write(file, &drawn.png).expect("written");
                    }
                }
            }
        }
    }
}

/// The same results in every language, that of the tests among them, which is longer than any.
#[test]
fn every_text_has_its_room_in_every_language() {
    let mut random = Random::new(3);
    let mut device = Device::new(3);
    for game in device.app.games() {
        let session = finished(&mut device, &game.id, &SHORT, &mut random);
        for language in Language::all() {
            device.app.set_language(language);
            let card = device.app.result_card(session, None).expect("a card");
            is_well_laid_out(&card, &format!("{}, {}", game.id, language.tag()));
            let drawn = picture::png(&card, Shade::Light).expect("a picture");
            // Nobody's font has the brackets of the tests.
            let missing = drawn.missing.iter().filter(|letter| !"⟦⟧".contains(**letter));
            assert_eq!(missing.count(), 0, "letters: {:?}", drawn.missing);
            let file = folder().join(format!("{}-{}.png", game.id, language.tag()));
            fs::write(file, &drawn.png).expect("written");
        }
    }
}

/// The game goes on, nobody has a name, somebody left, the result was only told, nobody has points.
#[test]
fn unusual_results_are_well_laid_out_too() {
    let mut device = Device::new(4);
    for game in device.app.games() {
        let seats = usize::from(game.most_players);
        let nameless = device.start(&game.id, &vec![""; seats]).session;
        let untouched = device.app.result_card(nameless, Some("")).expect("a card");
        is_well_laid_out(&untouched, &game.id);
        let large = |seat: usize| StatedSeat {
            points: Some(if seat == 0 { 999_999 } else { -999_999 }),
            winner: false,
        };
        let told = StatedResult {
            seats: PerSeat::from_fn(seats, |seat| large(seat.index())),
            played_on: None,
        };
        device.app.state_result(nameless, told).expect("a result");
        let day =
            Some("Donnerstag, der 31. Dezember des Jahres 2026, spät am Abend bei uns daheim");
        let card = device.app.result_card(nameless, day).expect("a card");
        is_well_laid_out(&card, &game.id);
        assert!(card.text.contains("−999999") || !card.text.contains("999"), "{}", card.text);
    }
}

#[test]
fn a_picture_has_the_cards_size_and_its_ground_in_the_corners() {
    let mut device = Device::new(2);
    let session = finished(&mut device, "keltis", &SHORT, &mut Random::new(2));
    for ((shade, _), ground) in SHADES.into_iter().zip([[0xf7, 0xf5, 0xf1], [0x14, 0x18, 0x1a]]) {
        let card = device.app.result_card(session, None).expect("a card");
        let drawn =
            Pixmap::decode_png(&picture::png(&card, shade).expect("a picture").png).expect("PNG");
        let frame = card.drawing.frame;
        assert!((f64::from(drawn.width()) - f64::from(frame.width) / UNITS).abs() < 1.0);
        assert!((f64::from(drawn.height()) - f64::from(frame.height) / UNITS).abs() <= 1.0);
        for (x, y) in [(0, 0), (drawn.width() - 1, 0), (0, drawn.height() - 1)] {
            let pixel = drawn.pixel(x, y).expect("a pixel").demultiply();
            let colour = [pixel.red(), pixel.green(), pixel.blue()];
            let near = colour.iter().zip(ground).all(|(one, other)| one.abs_diff(other) <= 1);
            assert!(near, "{colour:?} at {x}, {y}, {ground:?} is the ground");
        }
    }
}

/// Whoever does not see the picture hears all that is on it.
#[test]
fn the_words_say_what_the_picture_shows() {
    let mut device = Device::new(3);
    for game in device.app.games() {
        let session = finished(&mut device, &game.id, &SHORT, &mut Random::new(3));
        let card = device.app.result_card(session, Some("16 November")).expect("a card");
        let screen = device.screen(session);
        assert!(card.text.starts_with(&format!("{} · 16 November", game.name)), "{}", card.text);
        for seat in &screen.seats {
            for words in [&card.alt, &card.text] {
                assert!(words.contains(&seat.name), "{}: {words}", game.id);
            }
            assert!(card.alt.contains(&seat.spoken), "{}: {}", game.id, card.alt);
        }
        let table = device.app.score_table(session).expect("a table");
        for row in &table.rows[..table.rows.len().saturating_sub(1)] {
            let scored = row.cells.iter().any(|cell| cell.points.is_some());
            let shown = table.rows.len() <= 16;
            assert!(
                !scored || !shown || card.alt.contains(&row.heading),
                "{}: {}",
                row.heading,
                card.alt
            );
        }
        assert!(!card.text.contains(['*', '_', '#']), "no markup: {}", card.text);
    }
}
