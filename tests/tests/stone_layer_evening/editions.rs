//! What another edition says of the same table.

use serde_json::json;
use tallystone_core::app::{Chosen, NewSession};
use tallystone_core::document;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::SessionId;
use tallystone_core::seat::Seat;
use tallystone_core::text::Language;
use tallystone_tests::device::Device;

use crate::evening::Evening;

/// Each of two players topples a stack on which both have a token.
fn with_two_collapses() -> Evening {
    let mut evening = Evening::of(2);
    evening.builds(2).press("fell").press("settle").steps(6);
    evening.builds(2).press("fell").press("settle");
    evening
}

#[test]
fn the_norwegian_edition_says_that_tokens_stay() {
    let mut evening = Evening::with(2, &[("edition", "nb")]);
    evening.builds(2).press("fell");
    let said = evening.remarks();
    assert!(said.contains("A caused it: no points. 1 token stays beside the base stone"), "{said}");
    evening.press("settle").steps(6);
    assert!(evening.spoken(1).contains("no stone. The marker stands here. Tokens: A 1."));
}

#[test]
fn the_reasons_of_a_collapse_say_where_the_causers_tokens_went() {
    for (edition, expected) in [
        ("en", "stack 1: own doing, so no points; 2 tokens went back to hand"),
        ("nb", "stack 1: own doing, so no points; 2 tokens stayed beside the base stone"),
    ] {
        let mut evening = Evening::with(2, &[("edition", edition)]);
        evening.builds(4).press("fell").press("settle");
        let lines = evening.app.explain(evening.screen.session, Seat::new(0)).expect("reasons");
        assert!(lines.iter().any(|line| line.text == expected), "{edition}: {lines:#?}");
    }
}

#[test]
fn the_same_log_under_another_edition() {
    let mut evening = with_two_collapses();
    let english = evening.points();
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "edition", "nb").expect("an edition");
    let norwegian = evening.points();
    assert!(evening.screen.set_aside.is_empty());
    assert_eq!((english, norwegian), (vec![Some(1), Some(1)], vec![Some(2), Some(1)]));
    evening.screen = evening.app.choose(session, "edition", "en").expect("an edition");
    assert_eq!(evening.points(), [Some(1), Some(1)]);
}

#[test]
fn a_comparison_names_no_winner_where_nobody_has_won() {
    let mut evening = with_two_collapses();
    let other = Chosen { setting: "edition".to_owned(), choice: "nb".to_owned() };
    let compared = evening.app.rescore(evening.screen.session, &[other]).expect("compared");
    assert_eq!(compared.text, "The points of 1 player change; nobody wins either way.");
}

/// The edition that a session plays by.
fn edition_of(device: &mut Device, session: SessionId) -> String {
    let settings = device.app.session_settings(session).expect("settings");
    settings.into_iter().find(|it| it.id == "edition").expect("an edition").chosen
}

#[test]
fn a_new_table_without_options_takes_the_text_in_the_language_of_the_app() {
    for (tag, edition) in [("fi", "fi"), ("sv", "sv"), ("da", "da"), ("nb", "nb"), ("pl", "en")] {
        let language = Language::find(tag).expect("a language");
        let mut device = Device::speaking(1, language);
        let session = device.start("stone_layer", &["Ann", "Ben"]).session;
        assert_eq!(edition_of(&mut device, session), edition);
        // The set-up says so.
        let name = device.app.settings("stone_layer", &json!({ "edition": edition }));
        let mut choices = name.expect("settings").remove(0).choices.into_iter();
        let name = choices.find(|it| it.id == edition).expect("a choice").label;
        let list = device.app.checklist(session).expect("a list");
        let step = list.steps().find(|it| it.id == "edition").expect("a step").text.clone();
        assert!(step.contains(&name), "{step}");
        // What is stored, chosen or scored stays as it is, whatever is spoken.
        device.app.set_language(Language::default());
        assert_eq!(edition_of(&mut device, session), edition);
        let chosen =
            NewSession { options: json!({ "edition": "sv" }), ..NewSession::of("stone_layer", 2) };
        device.app.set_language(language);
        let session = device.app.start(&chosen).expect("a session").session;
        assert_eq!(edition_of(&mut device, session), "sv");
    }
    let example = include_str!("../../../examples/stone_layer/three-players.json");
    let scores = ["en", "nb"].map(|tag| {
        let language = Language::find(tag).expect("a language");
        let scored = document::score(&Catalogue::standard(), language, example).expect("a score");
        let points = scored.score.seats.values().map(|seat| seat.total.points());
        points.collect::<Vec<_>>()
    });
    assert_eq!(scores[0], scores[1]);
}
