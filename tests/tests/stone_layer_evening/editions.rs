//! What another edition says of the same table.

use tallystone_core::app::Chosen;
use tallystone_core::seat::Seat;

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
