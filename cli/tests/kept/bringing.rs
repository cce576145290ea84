//! Bundles and backups that are only looked at, that are refused, or that do not hold.

use std::fs;

use tallystone_core::game::Catalogue;
use tallystone_tests::stranger::Stranger;

use crate::{Kept, open, run, told};

#[test]
fn a_file_is_looked_at_where_nothing_is_kept() {
    let kept = Kept::new();
    let (bundle, nowhere) = (kept.file("all.json"), kept.file("new/folder/games.db"));
    let bundle = bundle.to_str().expect("a path");
    kept.fine(&["export", "--output", bundle]);
    let made = kept.fine(&["backup"]);
    let backup = made.trim().strip_prefix("Backup: ").expect("a path");
    let db = nowhere.to_str().expect("a path");
    for (args, said) in [
        (["--db", db, "import", bundle, "--preview"].as_slice(), "New: 2."),
        (&["--db", db, "restore", backup, "--preview"], "New: 2."),
        (&["--db", db, "verify", bundle], "Verified"),
    ] {
        let (code, out, err) = run(&nowhere, args);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
        assert!(out.contains(said), "{args:?}: {out}");
    }
    // The backups of a database that is gone are found by their number.
    let gone = kept.file("gone.db");
    fs::copy(backup, kept.file("gone.db.backup-1")).expect("a copy");
    assert!(run(&gone, &["restore", "1", "--preview"]).1.contains("New: 2."));
    assert!(!gone.exists());
    // Nobody takes it for a new beginning.
    for args in [["sessions"].as_slice(), &["show", "last"], &["export"]] {
        let (code, out, err) = run(&gone, args);
        assert!(code == 1 && out.is_empty() && err.contains("The database is gone"), "{err}");
        assert!(!gone.exists(), "{args:?}");
    }
    let (code, out, err) = run(&gone, &["restore", "1"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("The database was gone.") && out.contains("gone.db.backup-1"), "{out}");
    assert_eq!(run(&gone, &["sessions"]).1.lines().count(), 2);
    // A session is looked for in a database, and there is none.
    let refused = run(&nowhere, &["--db", db, "verify", "last"]);
    assert!(refused.0 == 1 && refused.2.contains("There is no database"), "{refused:?}");
    assert!(!kept.file("new").exists());
}

#[test]
fn what_comes_where_a_database_is_gone_comes_to_what_is_brought_back() {
    let kept = Kept::new();
    let (bundle, gone) = (kept.file("all.json"), kept.file("gone.db"));
    let bundle = bundle.to_str().expect("a path");
    kept.fine(&["export", "--output", bundle]);
    let made = kept.fine(&["backup"]);
    let backup = made.trim().strip_prefix("Backup: ").expect("a path");
    fs::copy(backup, kept.file("gone.db.backup-1")).expect("a copy");
    let (code, out, err) = run(&gone, &["import", bundle]);
    assert_eq!((code, out.as_str()), (0, "There was nothing new.\n"));
    assert!(err.starts_with("The database was gone."), "{err}");
}

#[test]
fn what_is_refused_leaves_nothing_behind() {
    let kept = Kept::new();
    let database = kept.file("new/folder/games.db");
    fs::write(kept.file("cut.json"), "{").expect("written");
    let cut = kept.file("cut.json");
    let cut = cut.to_str().expect("a path");
    for args in [
        ["import", cut].as_slice(),
        &["import", "missing.json"],
        &["restore", cut],
        &["restore", "missing.db"],
        &["restore", "1"],
    ] {
        let (code, out, err) = run(&database, args);
        assert!(code == 1 && out.is_empty() && !err.is_empty(), "{args:?}: {out} {err}");
        assert!(!kept.file("new").exists(), "{args:?}");
    }
}

#[test]
fn results_that_do_not_hold_are_told_of_when_they_come() {
    let kept = Kept::new();
    let bundle = kept.file("all.json");
    let path = bundle.to_str().expect("a path");
    kept.fine(&["export", "--output", path]);
    let text = fs::read_to_string(&bundle).expect("a bundle");
    fs::write(&bundle, text.replace(r#"\"count\":3"#, r#"\"count\":4"#)).expect("written");
    let fresh = kept.file("fresh.db");
    for args in [["import", path, "--preview"].as_slice(), &["import", path]] {
        let (code, out, err) = run(&fresh, args);
        assert!(code == 0 && !out.is_empty(), "{out}");
        assert!(err.contains("“verify FILE”") && err.ends_with(": 1\n"), "{err}");
    }
    // What is here already is no reason to doubt what comes.
    fs::write(&bundle, text).expect("written");
    assert_eq!(run(&fresh, &["import", path]).2, "");
}

#[test]
fn what_is_verified_is_told_apart_and_what_cannot_be_derived_is_not_fine() {
    let kept = Kept::new();
    let bundle = kept.file("all.json");
    let path = bundle.to_str().expect("a path");
    kept.fine(&["export", "--output", path]);
    let out = kept.fine(&["verify", path]);
    let ids: Vec<&str> = out.lines().filter(|line| !line.starts_with(' ')).collect();
    let ids: Vec<&str> = ids.iter().filter_map(|line| line.split(' ').next()).collect();
    assert!(ids.len() == 2 && ids[0] != ids[1], "{out}");
    assert!(ids.contains(&&kept.finished.to_string()[..ids[0].len()]), "{out}");
    let mut app = open(&kept.file("games.db"), Catalogue::standard().with(Stranger));
    told(&mut app, "stranger", &["Ann", "Ben"], None);
    drop(app);
    kept.fine(&["export", "--output", path]);
    for args in [["verify", path], ["verify", "last"]] {
        let (code, out, err) = kept.run(&args);
        assert_eq!((code, err.as_str()), (1, "Not every result could be verified.\n"), "{out}");
    }
}

#[test]
fn a_session_that_nobody_could_take_in_is_left_out_of_an_export_and_told_of() {
    let kept = Kept::new();
    rusqlite::Connection::open(kept.file("games.db"))
        .expect("the database")
        .execute(
            "UPDATE steps SET payload = '[' || substr(payload, 2) WHERE session = ?1 AND seq = 1",
            [kept.finished.to_string()],
        )
        .expect("damage");
    let file = kept.file("all.json").to_str().expect("a path").to_owned();
    let (code, out, err) = kept.run(&["export", "-o", &file]);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("Written to "), "{out}");
    assert!(err.contains("One session was left out, as its log cannot be read"), "{err}");
    let (code, out, err) = kept.run(&["export"]);
    assert!(code == 0 && err.contains("One session was left out"), "{err}");
    assert!(!out.contains(&kept.finished.to_string()));
    let refused = kept.refused(&["export", &kept.finished.to_string()]);
    assert!(refused.contains("Nothing was written"), "{refused}");
    let (code, out, _) = kept.run(&["verify", &kept.finished.to_string()]);
    assert!(code == 1 && out.contains("cannot derive the result"), "{out}");
}
