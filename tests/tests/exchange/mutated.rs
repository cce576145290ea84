//! Whatever comes in place of a bundle: no panic, and nothing changes where it is refused.

use tallystone_core::app::{Error, SessionQuery, StatsQuery};
use tallystone_core::entry::{Focus, When};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::text::one_line;
use tallystone_tests::{Random, of_each_seed, scaled, seeds};

use tallystone_tests::device::Device;

fn lived(seed: u64, random: &mut Random) -> Device {
    let mut device = Device::new(seed);
    for _ in 0..3 {
        device.live(random);
    }
    device
}

#[test]
fn mutated_bundles_are_refused_whole_or_taken_in_whole() {
    let count = scaled(1_000_000);
    let each = count / seeds().len();
    let came = of_each_seed(|seed| mutated_bundles(seed, each));
    let (refused, taken) = came.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    println!("mutated bundles: {count}, {refused} refused, {taken} taken in");
    assert!(refused > taken / 100 && taken > 0);
}

/// How many were refused, and how many taken in.
fn mutated_bundles(seed: u64, count: usize) -> (usize, usize) {
    let (mut refused, mut taken) = (0, 0);
    let mut random = Random::new(seed);
    let bundles: Vec<String> =
        (0..8).map(|number| lived(seed + number, &mut random).export()).collect();
    let mut device = Device::new(seed + 100);
    let mut before = device.export();
    for number in 0..count {
        let original = random.pick(&bundles).clone();
        let text = mutate(&original, &mut random);
        let choice =
            *random.pick(&[ImportChoice::KeepBoth, ImportChoice::Replace, ImportChoice::Skip]);
        match device.app.import(&text, choice) {
            Ok(_) => {
                taken += 1;
                if number % 64 == 0 {
                    look_at(&mut device);
                }
                // What was taken in does not pile up.
                if taken % 4 == 0 {
                    device = Device::new(seed + 100);
                }
                before = device.export();
            }
            Err(Error::InvalidImport { message }) => {
                refused += 1;
                assert!(!message.is_empty());
                assert_eq!(device.export(), before, "a refusal changes nothing");
            }
            Err(other) => panic!("{other:?}"),
        }
    }
    (refused, taken)
}

/// Every session can be shown, and what was taken in can be passed on.
fn look_at(device: &mut Device) {
    for session in device.sessions() {
        let shown = device.app.screen(session.id, When::Now, Focus::default());
        assert!(
            matches!(shown, Ok(_) | Err(Error::NotFound { .. } | Error::Refused { .. })),
            "{shown:?}"
        );
        let _ = device.app.log(session.id);
        let _ = device.app.verify(session.id);
        let _ = device.app.result_card(session.id, None);
        let _ = device.app.bgstats_link(session.id);
        let names = session.card.seats.iter().map(|seat| seat.name.as_str());
        let names = names.chain([session.game_name.as_str()]);
        assert!(names.into_iter().all(|name| one_line(name) == name), "{session:?}");
    }
    let csv = device.app.csv(&SessionQuery::default()).expect("a table");
    assert!(csv.split("\r\n").all(|row| one_line(row) == row), "{csv}");
    device.app.statistics(&StatsQuery::default()).expect("statistics");
    let players = device.app.players().expect("players");
    assert!(players.iter().all(|player| !player.name.trim().is_empty()), "{players:?}");
    let bundle = device.export();
    let mut other = Device::new(5);
    other.import(&bundle);
    assert_eq!(other.export(), bundle);
}

fn mutate(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = random.below(bytes.len());
        match random.below(8) {
            0 => bytes[at] = u8::try_from(random.below(256)).unwrap_or(0),
            1 => bytes.truncate(at),
            2 => {
                let end = (at + random.below(200)).min(bytes.len());
                bytes.drain(at..end);
            }
            3 => {
                let end = (at + random.below(200)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, piece);
            }
            // Somewhere a digit becomes another one: still JSON, but another story.
            4..=6 => {
                let digits: Vec<usize> =
                    (0..bytes.len()).filter(|place| bytes[*place].is_ascii_digit()).collect();
                if let Some(place) = digits.get(random.below(digits.len().max(1))) {
                    bytes[*place] = b'0' + u8::try_from(random.below(10)).unwrap_or(0);
                }
            }
            _ => replace_word(&mut bytes, random),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn replace_word(bytes: &mut Vec<u8>, random: &mut Random) {
    const WORDS: &[&str] = &[
        "null",
        "-1",
        "1e999",
        "\"\"",
        "[]",
        "{}",
        "true",
        "99999999999999999999",
        "\"keltis\"",
        "\"undo\"",
        "\"redo\"",
        "\"finish\"",
        "\"event\"",
        "\"correct\"",
        "\"9999-12-31T23:59:59Z\"",
        "\"9999-12-30T23:59:59.999Z\"",
        "\"+262142-12-31\"",
        "9223372036854775807",
        "-9223372036854775808",
        "-2147483648",
        "\"\\u001b[31m\\u202eAnn\"",
        "\"\\u3164\"",
    ];
    let text = String::from_utf8_lossy(bytes).into_owned();
    let ends: Vec<usize> = text.match_indices(':').map(|(place, _)| place + 1).collect();
    if ends.is_empty() {
        return;
    }
    let start = *random.pick(&ends);
    let length = text[start..].find([',', '}']).unwrap_or(0);
    *bytes =
        format!("{}{}{}", &text[..start], random.pick(WORDS), &text[start + length..]).into_bytes();
}
