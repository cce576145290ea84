//! Entries at random, for whatever is on the sheet: no game is known here.

use tallystone_core::entry::{EntryValue, Focus};
use tallystone_core::sheet::{CANCEL, Control, ControlKind, Sheet};

use crate::Random;

/// Something that the sheet offers; `None` if it offers nothing.
pub fn valid_entry<T>(random: &mut Random, sheet: &Sheet<T>) -> Option<(String, EntryValue)> {
    let controls: Vec<&Control<T>> =
        sheet.controls().filter(|control| is_usable(control)).collect();
    if controls.is_empty() {
        return None;
    }
    let mut control = *random.pick(&controls);
    // Whoever leaves every second question never comes to an end.
    if control.id == CANCEL && random.chance(70) {
        control = *random.pick(&controls);
    }
    let value = match &control.kind {
        ControlKind::Stepper { value, min, max } => {
            EntryValue::Step { by: random.within(*min..=*max) - value }
        }
        ControlKind::Choice { options, .. } => {
            EntryValue::Choose { option: random.pick(options).id.clone() }
        }
        ControlKind::Toggle { .. } => EntryValue::Flip,
        ControlKind::Number { min, max, .. } => {
            EntryValue::Number { typed: random.within(*min..=(*max).min(min + 30)).to_string() }
        }
        ControlKind::Board { board } => {
            let cells: Vec<_> = board.cells.iter().filter(|cell| cell.can_tap).collect();
            if board.pens.is_empty() || (!cells.is_empty() && random.chance(70)) {
                EntryValue::Tap { cell: random.pick(&cells).id.clone() }
            } else {
                EntryValue::Pen { pen: random.pick(&board.pens).id.clone() }
            }
        }
        ControlKind::Action { .. } => EntryValue::Press,
        ControlKind::Note { .. } => EntryValue::Write { text: "fine".to_owned() },
    };
    Some((control.id.clone(), value))
}

fn is_usable<T>(control: &Control<T>) -> bool {
    match &control.kind {
        ControlKind::Action { enabled, .. } => *enabled,
        ControlKind::Choice { options, .. } => !options.is_empty(),
        ControlKind::Board { board } => board.cells.iter().any(|cell| cell.can_tap),
        _ => true,
    }
}

/// Something a shell could send by mistake or by malice: a known or unknown control with any
/// value at all, and any focus.
pub fn wild_entry<T>(random: &mut Random, sheet: &Sheet<T>) -> (String, EntryValue, Focus) {
    let known: Vec<&str> = sheet.controls().map(|control| control.id.as_str()).collect();
    let control = if known.is_empty() || random.chance(15) {
        wild_text(random)
    } else {
        (*random.pick(&known)).to_owned()
    };
    let number = wild_number(random);
    let value = match random.below(8) {
        0 => EntryValue::Step { by: number },
        1 => EntryValue::Choose { option: wild_text(random) },
        2 => EntryValue::Flip,
        3 => EntryValue::Number {
            typed: if random.chance(50) { number.to_string() } else { wild_text(random) },
        },
        4 => EntryValue::Tap { cell: wild_text(random) },
        5 => EntryValue::Pen { pen: wild_text(random) },
        6 => EntryValue::Press,
        _ => EntryValue::Write { text: wild_text(random) },
    };
    let focus = match random.below(4) {
        0 => Focus(wild_text(random)),
        1 => Focus(
            r#"{"game":"keltis","version":1,"focus":{"pen":{"figure":{"seat":250,"large":true}}}}"#
                .to_owned(),
        ),
        _ => Focus::default(),
    };
    (control, value, focus)
}

fn wild_number(random: &mut Random) -> i64 {
    *random.pick(&[
        0,
        1,
        -1,
        3,
        10,
        255,
        256,
        -300,
        65_536,
        i64::MAX,
        i64::MIN,
        i64::from(u32::MAX),
    ])
}

fn wild_text(random: &mut Random) -> String {
    const TEXTS: &[&str] = &[
        "",
        "0",
        "1",
        "5",
        "5+",
        "-1",
        "1.9",
        "3.4",
        "5.1",
        "6.1",
        "1.0",
        "start",
        "0.0",
        "small.0",
        "large.1",
        "small.9",
        "tile.wish",
        "track.0",
        "track.250",
        "wish.99999999999",
        "..",
        "3+4",
        "1+",
        "−2",
        "9e9",
        "{}",
        "null",
        "\u{0}",
        "ß",
        "日本語",
        "💧",
        "\u{202e}abc",
        "session.undo",
        "session.",
        "'; DROP TABLE steps; --",
        "{\"pen\":7}",
        "9223372036854775807+1",
        "true",
        "sun",
    ];
    if random.chance(3) {
        "x".repeat(random.below(5_000))
    } else {
        (*random.pick(TEXTS)).to_owned()
    }
}
