//! A bundle is looked at before it is taken in, and there are three ways to do that.

use tallystone_core::exchange::{ImportChoice, ImportStatus};
use tallystone_core::outside::SessionId;

use tallystone_tests::device::Device;

/// A session that Ann and Ben noted different things in.
fn apart() -> (Device, Device, SessionId) {
    let mut ann = Device::new(1);
    let session = ann.start("keltis", &["Ann", "Ben"]).session;
    let mut ben = Device::new(2);
    ben.import(&ann.export());
    ann.app.note(session, "Ann’s").expect("a note");
    ben.clock.pass(chrono::TimeDelta::hours(1));
    ben.app.note(session, "Ben’s").expect("a note");
    (ann, ben, session)
}

#[test]
fn a_preview_says_how_each_session_stands_and_changes_nothing() {
    let (mut ann, mut ben, session) = apart();
    let same = ann.start("iquazu", &["Ann", "Ben"]).session;
    let longer = ann.start("iquazu", &["Ann", "Ben"]).session;
    let bundle = ann.app.export(&[same, longer]).expect("a bundle");
    ben.import(&bundle);
    ann.app.note(longer, "more").expect("a note");
    let new = ann.start("keltis", &["Ann", "Cleo"]).session;
    let before = ben.export();
    let preview = ben.app.preview_import(&ann.export()).expect("a preview");
    let status =
        |id: SessionId| preview.sessions.iter().find(|it| it.session.id == id).map(|it| it.status);
    assert_eq!(status(session), Some(ImportStatus::Apart));
    assert_eq!(status(same), Some(ImportStatus::Same));
    assert_eq!(status(longer), Some(ImportStatus::LongerThere));
    assert_eq!(status(new), Some(ImportStatus::New));
    assert_eq!(preview.players, ["Cleo"]);
    assert_eq!(preview.text, "New: 1. Going on: 1. Gone apart: 1. Known: 1.");
    assert_eq!(ben.export(), before);
    let back = ann.app.preview_import(&before).expect("a preview");
    assert!(back.sessions.iter().any(|it| it.status == ImportStatus::LongerHere));
}

#[test]
fn skipping_leaves_what_is_here() {
    let (ann, mut ben, session) = apart();
    let before = ben.export();
    let report = ben.app.import(&ann.export(), ImportChoice::Skip).expect("an import");
    assert_eq!((report.added, report.changed), (0, 0));
    assert_eq!(ben.export(), before);
    assert_eq!(ben.screen(session).notes, ["Ben’s"]);
}

#[test]
fn replacing_puts_what_was_here_into_the_bin() {
    let (ann, mut ben, session) = apart();
    let report = ben.app.import(&ann.export(), ImportChoice::Replace).expect("an import");
    assert_eq!((report.added, report.changed), (1, 1), "{report:?}");
    assert_eq!(ben.screen(session).notes, ["Ann’s"]);
    assert_eq!(ben.sessions().len(), 1);
    let bin = ben.app.bin().expect("the bin");
    assert_eq!(ben.screen(bin[0].id).notes, ["Ben’s"], "nothing is lost");
}

#[test]
fn replacing_twice_changes_nothing_more() {
    for binned in [false, true] {
        let (ann, mut ben, session) = apart();
        if binned {
            ben.clock.pass(chrono::TimeDelta::hours(1));
            ben.app.delete(session).expect("into the bin");
        }
        let bundle = ann.export();
        ben.app.import(&bundle, ImportChoice::Replace).expect("an import");
        assert!(ben.sessions().iter().any(|it| it.id == session), "somebody asked for it");
        let before = ben.export();
        ben.clock.pass(chrono::TimeDelta::hours(1));
        let again = ben.app.import(&bundle, ImportChoice::Replace).expect("an import");
        assert_eq!(again.text, "There was nothing new.", "{again:?}");
        assert_eq!(ben.export(), before);
    }
}

#[test]
fn a_preview_says_what_becomes_of_the_bin() {
    let (mut ann, mut ben, session) = apart();
    ben.import(&ann.export());
    ann.import(&ben.export());
    ben.clock.pass(chrono::TimeDelta::hours(1));
    ben.app.delete(session).expect("into the bin");
    let preview = ann.app.preview_import(&ben.export()).expect("a preview");
    let told = preview.sessions.iter().find(|it| it.session.id == session).expect("told");
    let into_bin = "It would go into the bin, unless you leave what is here as it is.";
    assert!(told.text.ends_with(into_bin), "{}", told.text);
    ben.app.empty_bin().expect("emptied");
    let preview = ann.app.preview_import(&ben.export()).expect("a preview");
    assert_eq!(preview.deletions, 1);
    let gone =
        "1 session was deleted there and would be here, unless you leave what is here as it is.";
    assert!(preview.text.ends_with(gone), "{}", preview.text);
    let old = ann.export();
    ann.import(&ben.export());
    for _ in 0..2 {
        assert_eq!(ann.app.import(&old, ImportChoice::KeepBoth).expect("an import").deleted, 0);
    }
}

#[test]
fn a_session_that_was_open_is_read_again_after_an_import() {
    let (ann, mut ben, session) = apart();
    assert_eq!(ben.screen(session).notes, ["Ben’s"]);
    ben.import(&ann.export());
    // The same number of steps, but another log.
    assert_eq!(ben.screen(session).notes, ["Ann’s"]);
    ben.app.note(session, "and on").expect("a note");
    assert_eq!(ben.screen(session).notes, ["Ann’s", "and on"]);
}

#[test]
fn every_wrong_bundle_gets_a_sentence() {
    let mut device = Device::new(9);
    device.start("keltis", &["Ann", "Ben"]);
    let bundle = device.export();
    let before = bundle.clone();
    let deep = "[".repeat(100_000);
    let wrong = [
        (String::new(), "ends in the middle"),
        ("hello".to_owned(), "is not JSON"),
        ("[]".to_owned(), "an object is expected, a list came"),
        ("{}".to_owned(), "it names no format"),
        (r#"{"format":"bgstats"}"#.to_owned(), "its format is “bgstats”"),
        (bundle[..bundle.len() / 2].to_owned(), "ends in the middle"),
        (bundle.replace("tallystone-bundle/1", "tallystone-bundle/3"), "newer version"),
        (bundle.replace("\"boxes\":[]", &format!("\"boxes\":{deep}")), "is not JSON"),
        (bundle.replace("\"Ann\"", &format!("\"{}\"", "A".repeat(41))), "is not a name"),
        (bundle.replace("\\\"Ann\\\"", &format!("\\\"{}\\\"", "A".repeat(41))), "is not a name"),
        (bundle.replace("\"offset\":60", "\"offset\":6000"), "nowhere on earth"),
        (bundle.replace("\"kind\":\"opened\"", "\"kind\":\"undo\""), "does not begin with a table"),
        (bundle.replace("\"game\":\"keltis\"", "\"game\":\"KELTIS\""), "is not an id"),
        (
            bundle.replace("\"tombstones\":[]", "\"tombstones\":[],\"more\":1"),
            "bundle: “more” is not known here",
        ),
    ];
    for (text, sentence) in wrong {
        assert_ne!(text, bundle, "{sentence}");
        for answer in [
            device.app.preview_import(&text).map(drop),
            device.app.import(&text, ImportChoice::KeepBoth).map(drop),
        ] {
            let error = answer.expect_err(sentence);
            assert!(matches!(error, tallystone_core::app::Error::InvalidImport { .. }));
            assert!(error.to_string().contains(sentence), "{error} / {sentence}");
        }
    }
    assert_eq!(device.export(), before);
}
