//! The rules of Stone Layer in our own words, in the order of the rulebook. Where its five texts
//! differ, an atom has the text of the chosen edition, with those of the others behind it.

use super::COLOURS;
use super::editions::Edition;
use super::options::{FivePointTokens, Reshuffled};
use super::position::{GOAL, QUICK_STONES, TOKENS};
use super::ring::{BASES, STONES};
use super::setup::reshuffled;
use super::tiles::{ROW, TILES};
use super::tokens::{FIVE, worth_of_stone};
use crate::rules::{RuleAtom, rule, section};
use crate::table::count_of;
use crate::text::{Message, msg};

const FINNISH: &[Edition] = &[Edition::Finnish];
const SWEDISH: &[Edition] = &[Edition::Swedish];
const DANISH: &[Edition] = &[Edition::Danish];
const NORWEGIAN: &[Edition] = &[Edition::Norwegian];

pub(super) fn rules(edition: Edition) -> Vec<RuleAtom> {
    [
        aim(edition),
        setup(edition),
        turn(),
        placing(edition),
        collecting(edition),
        winning(edition),
        quick_start(edition),
        river(edition),
        moving(edition),
    ]
    .concat()
}

/// The atom as the chosen edition prints it. Its own text is that of all editions that are in none
/// of the groups.
fn printed(edition: Edition, atom: RuleAtom, groups: &[(&[Edition], Message)]) -> RuleAtom {
    let is_common = |it: &Edition| !groups.iter().any(|(of, _)| of.contains(it));
    let common: Vec<Edition> = Edition::ALL.into_iter().filter(is_common).collect();
    let mut texts = vec![(common, atom.text.clone())];
    texts.extend(groups.iter().map(|(of, text)| (of.to_vec(), text.clone())));
    let (chosen, others): (Vec<_>, Vec<_>) =
        texts.into_iter().partition(|(of, _)| of.contains(&edition));
    let text = chosen.into_iter().map(|(_, text)| text).next().unwrap_or(atom.text.clone());
    let named = |(of, text): (Vec<Edition>, Message)| {
        (Message::and(of.into_iter().map(Edition::name).collect()), text)
    };
    RuleAtom { text, ..atom }.differing(others.into_iter().map(named).collect())
}

fn aim(edition: Edition) -> Vec<RuleAtom> {
    let aim = RuleAtom::new(
        "aim",
        msg!(stone_layer_rule_aim),
        msg!(stone_layer_rule_aim_text, bases = count_of(BASES), goal = GOAL),
        &["turn", "winning"],
    )
    .terms("pelin idea spelets mål målet spillet kivipino stenstapel stenstak steinstabel");
    let danish = msg!(stone_layer_rule_aim_text_da, bases = count_of(BASES), goal = GOAL);
    section(
        &msg!(stone_layer_section_aim),
        [
            printed(edition, aim, &[(DANISH, danish)]),
            contents(edition),
            rule!(
                "player-count",
                stone_layer_rule_players,
                stone_layer_rule_players_text,
                "quick-start",
                "contents"
            )
            .our_ruling()
            .terms("pelaajat spelare spillere"),
            rule!("editions", stone_layer_rule_editions, stone_layer_rule_editions_text, "aim")
                .our_ruling()
                .changed_by("edition")
                .terms("suomi svenska dansk norsk"),
        ],
    )
}

/// Only the number of five-point tokens differs.
fn contents(edition: Edition) -> RuleAtom {
    let with = |fives: FivePointTokens| {
        RuleAtom::new(
            "contents",
            msg!(stone_layer_rule_contents),
            msg!(
                stone_layer_rule_contents_text,
                stones = STONES,
                bases = count_of(BASES),
                tiles = TILES,
                tokens = i64::from(TOKENS) * count_of(COLOURS.len()),
                each = TOKENS,
                fives = u8::from(fives),
            ),
            &["exchange", "size-used-up"],
        )
        .terms("sisältö innehåll indhold innhold")
    };
    let norwegian = with(FivePointTokens::Five).text;
    printed(edition, with(FivePointTokens::Four), &[(NORWEGIAN, norwegian)])
        .changed_by("five_point_tokens")
}

fn setup(edition: Edition) -> Vec<RuleAtom> {
    let marker =
        rule!("setup-marker", stone_layer_rule_marker, stone_layer_rule_marker_text, "marker");
    let swedish = msg!(stone_layer_rule_marker_text_sv);
    section(
        &msg!(stone_layer_section_setup),
        [
            RuleAtom::new(
                "setup-board",
                msg!(stone_layer_rule_board),
                msg!(stone_layer_rule_board_text, bases = count_of(BASES)),
                &["contents", "river-empty"],
            )
            .terms(
                "alkuvalmistelut förberedelser opsætning forberedelser pelilauta spelplan \
                 spilleplade spillbrett pohjakivet bottenstenar bundsten grunnsteiner",
            ),
            printed(edition, marker, &[(SWEDISH, swedish)]),
            RuleAtom::new(
                "setup-tiles",
                msg!(stone_layer_rule_tiles),
                msg!(stone_layer_rule_tiles_text, tiles = TILES, row = ROW),
                &["refill", "select-tile"],
            )
            .terms("kivilaatat stenbrickor stenbrikker steinbrikker"),
            RuleAtom::new(
                "setup-tokens",
                msg!(stone_layer_rule_tokens),
                msg!(stone_layer_rule_tokens_text, n = TOKENS),
                &["token", "exchange"],
            )
            .terms("väripuoli färgsidan farvesiden fargesiden"),
            rule!("start-player", stone_layer_rule_start, stone_layer_rule_start_text, "turn")
                .terms(
                    "aloittaa börjar starter begynne myötäpäivään medurs uret klokken \
                     flodstrand elvebredd",
                ),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_turn),
        [
            rule!("turn", stone_layer_rule_turn, stone_layer_rule_turn_text, "place", "marker")
                .terms("pelin kulku spelets gång sådan spiller slik spiller vuoro"),
            rule!(
                "select-tile",
                stone_layer_rule_select,
                stone_layer_rule_select_text,
                "size-used-up",
                "refill"
            )
            .terms(
                "kivilaatan valitseminen välj stenbricka vælg stenbrik velge steinbrikke \
                 kokovaihtoehto storleksalternativ størrelsesmulighed størrelsesalternativ",
            ),
            rule!(
                "size-used-up",
                stone_layer_rule_used_up,
                stone_layer_rule_used_up_text,
                "no-tile-fits",
                "river-empty"
            )
            .changed_by("sizes")
            .terms("kivikoko storlek størrelse"),
        ],
    )
}

fn placing(edition: Edition) -> Vec<RuleAtom> {
    let place = rule!(
        "place",
        stone_layer_rule_place,
        stone_layer_rule_place_text,
        "token",
        "no-token",
        "hands-and-trying"
    )
    .terms("kiven asettaminen placera stenen placér plassere steinen stødig");
    let place_norwegian = msg!(stone_layer_rule_place_text_nb);
    let none = rule!(
        "no-token",
        stone_layer_rule_no_token,
        stone_layer_rule_no_token_text,
        "failed-stone",
        "collapse"
    )
    .terms("nojaa lutar støtter berører");
    let none_norwegian = msg!(stone_layer_rule_no_token_text_nb);
    section(
        &msg!(stone_layer_section_placing),
        [
            printed(edition, place, &[(NORWEGIAN, place_norwegian)]),
            rule!(
                "hands-and-trying",
                stone_layer_rule_hands,
                stone_layer_rule_hands_text,
                "place",
                "no-token"
            )
            .our_ruling(),
            rule!(
                "token",
                stone_layer_rule_token,
                stone_layer_rule_token_text,
                "high-stacks",
                "no-token"
            )
            .terms("pistemerkki poängmarkör pointmarkør poengsjetong sjetong"),
            printed(edition, none, &[(NORWEGIAN, none_norwegian)]),
            rule!(
                "failed-stone",
                stone_layer_rule_failed,
                stone_layer_rule_failed_text,
                "no-token",
                "stones-back",
                "marker-after-failure"
            )
            .our_ruling(),
            rule!("one-stone", stone_layer_rule_one_stone, stone_layer_rule_one_stone_text, "turn"),
            high_stacks(edition),
        ],
    )
}

fn high_stacks(edition: Edition) -> RuleAtom {
    let atom = RuleAtom::new(
        "high-stacks",
        msg!(stone_layer_rule_high),
        msg!(
            stone_layer_rule_high_text,
            first = worth_of_stone(1),
            fourth = worth_of_stone(4),
            fifth = worth_of_stone(5),
            sixth = worth_of_stone(6),
        ),
        &["token", "exchange"],
    )
    .terms("korkeat pinot höga staplar høje stakke høye stabler bonussjetong ylimääräinen");
    let norwegian = msg!(
        stone_layer_rule_high_text_nb,
        first = worth_of_stone(1),
        fourth = worth_of_stone(4),
        fifth = worth_of_stone(5),
        sixth = worth_of_stone(6),
    );
    printed(edition, atom, &[(NORWEGIAN, norwegian)])
}

fn collecting(edition: Edition) -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_collecting),
        [
            rule!(
                "collapse",
                stone_layer_rule_collapse,
                stone_layer_rule_collapse_text,
                "own-collapse",
                "other-collapse",
                "two-stacks",
                "stones-back"
            )
            .terms(
                "kaatuu välter vælter velter kaatuminen kollaps pistemerkkien kotiutus \
                 återtagning indsamling",
            ),
            RuleAtom::new(
                "two-stacks",
                msg!(stone_layer_rule_several),
                msg!(stone_layer_rule_several_text, goal = GOAL),
                &["collapse", "winning"],
            )
            .our_ruling(),
            stones_back(edition),
            gold(edition),
            own_collapse(edition),
            rule!(
                "other-collapse",
                stone_layer_rule_other,
                stone_layer_rule_other_text,
                "causer-tokens",
                "own-collapse"
            )
            .terms("aiheuttaja förorsakade forårsagede forårsaket åpenbart tydeligt selvästi"),
            rule!(
                "causer-tokens",
                stone_layer_rule_causer,
                stone_layer_rule_causer_text,
                "other-collapse",
                "own-collapse"
            )
            .our_ruling()
            .changed_by("own_tokens"),
            RuleAtom::new(
                "exchange",
                msg!(stone_layer_rule_exchange),
                msg!(stone_layer_rule_exchange_text, n = FIVE),
                &["out-of-tokens", "gold"],
            )
            .terms("vaihtaa byta bytte veksle fempoängsmarkör fempoengsjetong 5-pointsmarkør"),
            RuleAtom::new(
                "out-of-tokens",
                msg!(stone_layer_rule_short),
                msg!(stone_layer_rule_short_text, n = FIVE),
                &["exchange", "token"],
            )
            .our_ruling()
            .changed_by("exchange"),
        ],
    )
}

fn stones_back(edition: Edition) -> RuleAtom {
    let atom = rule!(
        "stones-back",
        stone_layer_rule_stones_back,
        stone_layer_rule_stones_back_text,
        "collapse"
    )
    .terms("osittain delvis delvist");
    printed(edition, atom, &[(NORWEGIAN, msg!(stone_layer_rule_stones_back_text_nb))])
}

fn gold(edition: Edition) -> RuleAtom {
    let atom = rule!("gold", stone_layer_rule_gold, stone_layer_rule_gold_text, "exchange")
        .terms("kultainen gyllene gyldne gullsiden");
    printed(edition, atom, &[(NORWEGIAN, msg!(stone_layer_rule_gold_text_nb))])
}

fn own_collapse(edition: Edition) -> RuleAtom {
    let atom = rule!(
        "own-collapse",
        stone_layer_rule_own,
        stone_layer_rule_own_text,
        "collapse",
        "other-collapse"
    )
    .terms("palautetaan återlämnas sjetonger blir liggende river stabel");
    printed(edition, atom, &[(NORWEGIAN, msg!(stone_layer_rule_own_text_nb))])
        .changed_by("own_tokens")
}

fn winning(edition: Edition) -> Vec<RuleAtom> {
    let winning = RuleAtom::new(
        "winning",
        msg!(stone_layer_rule_winning),
        msg!(stone_layer_rule_winning_text, goal = GOAL),
        &["tie-tokens", "collapse"],
    )
    .terms(
        "voittaja vinnaren vinder vinne tasan oavgjort uavgjort pointlighed likt voitto jaetaan \
         delas segern deles sejren seieren pistettä",
    );
    let norwegian = msg!(stone_layer_rule_winning_text_nb, goal = GOAL);
    section(
        &msg!(stone_layer_section_winning),
        [
            printed(edition, winning, &[(NORWEGIAN, norwegian)]).changed_by("tie_break"),
            RuleAtom::new(
                "tie-tokens",
                msg!(stone_layer_rule_counted),
                msg!(stone_layer_rule_counted_text, goal = GOAL),
                &["winning"],
            )
            .our_ruling(),
        ],
    )
}

fn quick_start(edition: Edition) -> Vec<RuleAtom> {
    let remaining = reshuffled(Reshuffled::Remaining);
    let all = reshuffled(Reshuffled::All);
    let tiles = RuleAtom::new(
        "quick-tiles",
        msg!(stone_layer_rule_quick_tiles),
        msg!(stone_layer_rule_quick_tiles_text, n = remaining, row = ROW),
        &["quick-start", "refill"],
    )
    .terms("sekoitetaan blandas blandes stokker resten");
    let groups = [
        (FINNISH, msg!(stone_layer_rule_quick_tiles_text_fi, n = all, row = ROW)),
        (SWEDISH, msg!(stone_layer_rule_quick_tiles_text_sv, n = all, row = ROW)),
    ];
    section(
        &msg!(stone_layer_section_quick),
        [
            RuleAtom::new(
                "quick-start",
                msg!(stone_layer_rule_quick),
                msg!(stone_layer_rule_quick_text, n = QUICK_STONES),
                &["quick-tiles", "quick-stones"],
            )
            .changed_by("quick_start")
            .terms("vaihtoehtoinen aloitus alternativt sätt börja alternativ måde starte start"),
            printed(edition, tiles, &groups).changed_by("quick_start_tiles"),
            rule!(
                "quick-stones",
                stone_layer_rule_quick_stones,
                stone_layer_rule_quick_stones_text,
                "quick-start",
                "high-stacks"
            )
            .our_ruling(),
        ],
    )
}

fn river(edition: Edition) -> Vec<RuleAtom> {
    let falls = rule!(
        "source-falls",
        stone_layer_rule_source_falls,
        stone_layer_rule_source_falls_text,
        "source-marker",
        "river-empty",
        "own-collapse"
    );
    let toppled: &[Edition] = &[Edition::Finnish, Edition::Swedish, Edition::Norwegian];
    let if_toppled = msg!(stone_layer_rule_source_falls_text_toppled);
    section(
        &msg!(stone_layer_section_river),
        [
            rule!(
                "river-empty",
                stone_layer_rule_river,
                stone_layer_rule_river_text,
                "source-falls",
                "source-tokens",
                "no-usable-tile"
            )
            .terms("joki tyhjä kivet loppuvat virrasta slut floden løber tør elven tom"),
            rule!(
                "source-tokens",
                stone_layer_rule_source_tokens,
                stone_layer_rule_source_tokens_text,
                "river-empty",
                "high-stacks"
            )
            .our_ruling(),
            printed(edition, falls, &[(toppled, if_toppled)]),
            rule!(
                "source-marker",
                stone_layer_rule_source_marker,
                stone_layer_rule_source_marker_text,
                "source-falls",
                "marker"
            )
            .our_ruling()
            .changed_by("marker_after_source_fall"),
            RuleAtom::new(
                "no-usable-tile",
                msg!(stone_layer_rule_no_tile),
                msg!(stone_layer_rule_no_tile_text, n = ROW),
                &["no-tile-fits", "refill"],
            ),
            RuleAtom::new(
                "no-tile-fits",
                msg!(stone_layer_rule_no_tile_river),
                msg!(stone_layer_rule_no_tile_river_text, n = ROW),
                &["size-used-up", "no-usable-tile"],
            )
            .our_ruling()
            .changed_by("new_tiles"),
        ],
    )
}

fn moving(edition: Edition) -> Vec<RuleAtom> {
    let refill = RuleAtom::new(
        "refill",
        msg!(stone_layer_rule_refill),
        msg!(stone_layer_rule_refill_text, n = ROW),
        &["too-few-tiles", "quick-tiles"],
    )
    .terms("nostopino draghög trekkebunke");
    let finnish = msg!(stone_layer_rule_refill_text_fi, n = ROW);
    section(
        &msg!(stone_layer_section_moving),
        [
            rule!(
                "marker",
                stone_layer_rule_moving,
                stone_layer_rule_moving_text,
                "marker-after-failure",
                "turn"
            )
            .terms(
                "paikkamerkki platsmarkör pladsmarkør plasseringsmarkør askel steg siirtäminen \
                 flytta flyt flytte",
            ),
            rule!(
                "marker-after-failure",
                stone_layer_rule_after_failure,
                stone_layer_rule_after_failure_text,
                "marker",
                "failed-stone"
            )
            .our_ruling()
            .changed_by("marker_after_failure"),
            printed(edition, refill, &[(FINNISH, finnish)]),
            RuleAtom::new(
                "too-few-tiles",
                msg!(stone_layer_rule_too_few),
                msg!(stone_layer_rule_too_few_text, n = ROW),
                &["refill", "quick-tiles"],
            )
            .our_ruling(),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::super::options::settings;
    use super::*;
    use crate::rules::Standing;

    fn atom(edition: Edition, id: &str) -> RuleAtom {
        rules(edition).into_iter().find(|atom| atom.id == id).expect("an atom")
    }

    #[test]
    fn every_option_has_an_atom_that_names_it() {
        let atoms = rules(Edition::English);
        for setting in settings() {
            let id = format!("{setting:?}");
            assert!(atoms.iter().any(|atom| atom.option.as_ref() == Some(&id)), "{id}");
        }
    }

    #[test]
    fn an_atom_shows_the_chosen_edition_and_has_the_others_behind_it() {
        let english = atom(Edition::English, "own-collapse");
        let norwegian = atom(Edition::Norwegian, "own-collapse");
        assert_eq!(english.others.len(), 1);
        assert_eq!(english.others[0].text, norwegian.text);
        assert_eq!(english.others[0].edition, Edition::Norwegian.name());
        assert_eq!(norwegian.others[0].text, english.text);
        assert_eq!(atom(Edition::Danish, "quick-tiles").others.len(), 2);
        assert_eq!(atom(Edition::Danish, "turn").standing, Standing::Printed);
        for edition in Edition::ALL {
            for atom in rules(edition).iter().filter(|atom| !atom.others.is_empty()) {
                assert!(atom.others.iter().all(|other| other.text != atom.text), "{}", atom.id);
            }
        }
    }
}
