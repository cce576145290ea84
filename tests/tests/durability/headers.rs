//! The first bytes of a file say how to read the rest: without them, it is still ours.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tallystone_core::app::Error;
use tallystone_tests::{Exact, Random, scaled};

use crate::files::{bytes, logs, place, play_sessions};
use crate::play::{open, try_open};

const HEADER: usize = 100;
const PAGE: usize = 4096;

/// Opens a copy with other first bytes and no backup: every session is there, as it was, and if it
/// was moved, all its bytes are kept.
fn all_is_there(original: &Path, what: &str, change: impl Fn(&mut [u8])) {
    let (_folder, path) = place();
    let mut file = fs::read(original).expect("a file");
    change(&mut file);
    fs::write(&path, &file).expect("damage");
    let app = try_open(&path, Exact::new(1)).unwrap_or_else(|error| panic!("{what}: {error}"));
    if let Some(recovery) = app.recovery() {
        assert!(file == fs::read(&recovery.moved_to).expect("moved"), "{what}: bytes are kept");
    }
    drop(app);
    assert!(logs(&path) == logs(original), "{what}: every step is there");
    assert_eq!(open(&path, Exact::new(2)).recovery(), None, "{what}: and stays");
    let names: Vec<_> = bytes(&path).into_keys().collect();
    let left = |name: &&std::path::PathBuf| {
        let name = name.to_string_lossy();
        name.contains("mending") || name.contains("recover")
    };
    assert_eq!(names.iter().find(left), None, "{what}");
}

#[test]
fn one_flipped_bit_of_the_header_costs_nothing() {
    let (_folder, original) = place();
    play_sessions(&original, 5, &mut Random::new(1));
    let bits = HEADER * 8;
    let tried = scaled(bits);
    // A tenth that is spread over all bytes and all places in them.
    let chosen = (0..tried).map(|number| (number * bits / tried + number % (bits / tried)) % bits);
    for bit in chosen {
        let what = format!("bit {} of byte {}", bit % 8, bit / 8);
        all_is_there(&original, &what, |file| file[bit / 8] ^= 1 << (bit % 8));
    }
}

/// Those that say most: what SQLite would believe, and what would make the file another's.
#[test]
fn the_bits_that_mislead_most_cost_nothing() {
    let (_folder, original) = place();
    play_sessions(&original, 5, &mut Random::new(2));
    for byte in [0, 16, 18, 19, 20, 21, 31, 47, 55, 59, 63, 68, 71] {
        for bit in 0..8 {
            let what = format!("bit {bit} of byte {byte}");
            all_is_there(&original, &what, |file| file[byte] ^= 1 << bit);
        }
    }
}

#[test]
fn a_file_without_its_first_bytes_is_still_ours() {
    let (_folder, original) = place();
    play_sessions(&original, 5, &mut Random::new(3));
    for length in [16, 24, 60, 100, 1_000, PAGE] {
        all_is_there(&original, &format!("{length} bytes of zeros"), |file| file[..length].fill(0));
        let mut random = Random::new(length as u64);
        let noise: Vec<u8> = (0..length).map(|_| random.below(256).to_le_bytes()[0]).collect();
        let what = format!("{length} bytes of noise");
        all_is_there(&original, &what, |file| file[..length].copy_from_slice(&noise));
    }
}

/// Pages of another size than ours: somebody has packed the file anew.
#[test]
fn the_size_of_the_pages_is_found_out() {
    for size in [512, 1024, 8192, 65536] {
        let (_folder, original) = place();
        play_sessions(&original, 5, &mut Random::new(4));
        Connection::open(&original)
            .and_then(|file| {
                file.execute_batch(&format!(
                    "PRAGMA journal_mode = DELETE; PRAGMA page_size = {size}; VACUUM"
                ))
            })
            .expect("packed anew");
        all_is_there(&original, &format!("pages of {size}"), |file| file[..HEADER].fill(0));
    }
}

/// Another program's file stays another program's, whatever became of its header.
#[test]
fn a_damaged_file_of_another_program_is_not_taken_for_ours() {
    type Damage = fn(&mut [u8]);
    let damages: [(&str, Damage); 5] = [
        ("as it is", |_| ()),
        ("no header", |file| file[..HEADER].fill(0)),
        ("no beginning", |file| file[..16].fill(0xFF)),
        ("our id but for a bit", |file| file[68..72].copy_from_slice(&[0x54, 0x41, 0x4C, 0x58])),
        ("no first page", |file| file[..PAGE].fill(0)),
    ];
    for tables in [
        "CREATE TABLE letters (text TEXT NOT NULL)",
        "CREATE TABLE sessions (id TEXT NOT NULL PRIMARY KEY, text TEXT) STRICT, WITHOUT ROWID;
         CREATE TABLE letters (text TEXT NOT NULL);
         CREATE TABLE steps (session TEXT NOT NULL, seq INTEGER, payload TEXT)",
    ] {
        for (what, damage) in &damages {
            let (_folder, path) = place();
            Connection::open(&path)
                .and_then(|theirs| {
                    theirs.execute_batch(tables)?;
                    theirs.pragma_update(None, "application_id", 77)?;
                    // What ours look like from afar.
                    let like = r#"CREATE TABLE steps ( opened{"players": []}"#;
                    theirs.execute("INSERT INTO letters VALUES (?1)", [like])
                })
                .expect("a database");
            let mut file = fs::read(&path).expect("a file");
            damage(&mut file);
            fs::write(&path, &file).expect("damage");
            let before = bytes(&path);
            let refused = try_open(&path, Exact::new(1));
            assert!(matches!(refused, Err(Error::ForeignDatabase { .. })), "{what}: {refused:?}");
            assert!(before == bytes(&path), "{what}: not a byte has changed, nothing lies beside");
        }
    }
}
