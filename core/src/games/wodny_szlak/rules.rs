//! The rules of Wodny szlak in our own words, in the order of the rulebook. What it does not say is
//! marked as a ruling, each in an atom of its own.

use super::position::ROUNDS;
use super::river::{Herd, meadow, route};
use super::setup::{HAND, SET_ASIDE_ALONE, tiles_used};
use super::{PRINTED, SEATS};
use crate::rules::{RuleAtom, rule, section};
use crate::table::count_of;
use crate::text::msg;

pub(super) fn rules() -> Vec<RuleAtom> {
    [setup(), play(), river(), scoring(), buildings(), ports(), meadows(), end()].concat()
}

fn setup() -> Vec<RuleAtom> {
    let used = |players| count_of(tiles_used(players));
    section(
        &msg!(wodny_szlak_section_setup),
        [
            rule!("aim", wodny_szlak_rule_aim, wodny_szlak_rule_aim_text, "scoring", "own-river")
                .terms("rzeka szlaki komunikacyjne"),
            players(),
            RuleAtom::new(
                "setup-tiles",
                msg!(wodny_szlak_rule_setup_tiles),
                msg!(
                    wodny_szlak_rule_setup_tiles_text,
                    four = used(4),
                    cows = count_of(Herd::Cow.in_box()),
                    three = used(3),
                    sheep = count_of(Herd::Sheep.in_box()),
                    two = used(2),
                    one = used(1),
                ),
                &["setup-deal", "rabbits", "solo"],
            )
            .terms("kafle kafli kafelki krowy krowami owce owcami przygotuj"),
            rule!(
                "rabbits",
                wodny_szlak_rule_rabbits,
                wodny_szlak_rule_rabbits_text,
                "setup-tiles"
            )
            .our_ruling()
            .terms("królik króliki"),
            rule!(
                "box-compartments",
                wodny_szlak_rule_box,
                wodny_szlak_rule_box_text,
                "setup-tiles"
            )
            .terms("pudełko wkładka komora komory"),
            RuleAtom::new(
                "setup-deal",
                msg!(wodny_szlak_rule_setup_deal),
                msg!(wodny_szlak_rule_setup_deal_text, n = HAND),
                &["round"],
            )
            .terms("przetasuj rozdaj zakryty stos"),
            rule!(
                "setup-start",
                wodny_szlak_rule_setup_start,
                wodny_szlak_rule_setup_start_text,
                "flow",
                "scoring"
            )
            .terms("prostokątny kafel startowy karta pomocy dopływ dopływy"),
        ],
    )
}

/// As the box prints it.
fn players() -> RuleAtom {
    let (age, minutes) = (PRINTED.age.unwrap_or(0), PRINTED.minutes.map_or(0, |(_, most)| most));
    RuleAtom::new(
        "player-count",
        msg!(wodny_szlak_rule_players),
        msg!(
            wodny_szlak_rule_players_text,
            least = *SEATS.start(),
            most = *SEATS.end(),
            age = age,
            minutes = minutes,
        ),
        &["setup-tiles", "solo"],
    )
    .terms("gracz gracze graczy")
}

fn play() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_play),
        [
            rule!(
                "own-river",
                wodny_szlak_rule_own_river,
                wodny_szlak_rule_own_river_text,
                "placing"
            )
            .terms("swoją własną rzekę"),
            RuleAtom::new(
                "round",
                msg!(wodny_szlak_rule_round),
                msg!(wodny_szlak_rule_round_text, n = HAND, others = HAND - 1),
                &["placing", "simultaneous", "end"],
            )
            .terms("runda przekazuje lewej prawej dobiera"),
            rule!(
                "simultaneous",
                wodny_szlak_rule_simultaneous,
                wodny_szlak_rule_simultaneous_text,
                "round"
            )
            .our_ruling(),
            rule!(
                "placing",
                wodny_szlak_rule_placing,
                wodny_szlak_rule_placing_text,
                "edges",
                "turning"
            )
            .terms("dokłada dołożyć stykać się"),
            rule!("edges", wodny_szlak_rule_edges, wodny_szlak_rule_edges_text, "open-ends")
                .terms("krawędź krawędzie krawędzią"),
            rule!("turning", wodny_szlak_rule_turning, wodny_szlak_rule_turning_text, "placing")
                .our_ruling()
                .terms("obracać obrócić"),
            rule!(
                "open-ends",
                wodny_szlak_rule_open_ends,
                wodny_szlak_rule_open_ends_text,
                "edges"
            )
            .our_ruling(),
            rule!(
                "no-tile-fits",
                wodny_szlak_rule_no_fit,
                wodny_szlak_rule_no_fit_text,
                "placing",
                "turning"
            )
            .our_ruling(),
        ],
    )
}

fn river() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_river),
        [
            rule!(
                "flow",
                wodny_szlak_rule_flow,
                wodny_szlak_rule_flow_text,
                "bridge-water",
                "oxbow",
                "fork"
            )
            .terms("kierunek przepływu wody strzałki rzeka główna"),
            rule!(
                "bridge-water",
                wodny_szlak_rule_bridge_water,
                wodny_szlak_rule_bridge_water_text,
                "flow",
                "bridge"
            )
            .our_ruling(),
            rule!("oxbow", wodny_szlak_rule_oxbow, wodny_szlak_rule_oxbow_text, "flow", "mill")
                .terms("starorzecze starorzecza starorzeczu woda stojąca"),
            rule!("ring", wodny_szlak_rule_ring, wodny_szlak_rule_ring_text, "ring-anywhere")
                .terms("kółko"),
            rule!(
                "ring-anywhere",
                wodny_szlak_rule_ring_anywhere,
                wodny_szlak_rule_ring_anywhere_text,
                "ring"
            )
            .our_ruling(),
        ],
    )
}

fn scoring() -> Vec<RuleAtom> {
    let scoring = RuleAtom::new(
        "scoring",
        msg!(wodny_szlak_rule_scoring),
        msg!(
            wodny_szlak_rule_scoring_text,
            route = route::points(1),
            three = meadow::points(3),
            four = meadow::points(4),
        ),
        &["mill", "route", "meadow"],
    );
    section(
        &msg!(wodny_szlak_section_scoring),
        [scoring.terms("punkty punktacja podlicza zasady punktacji")],
    )
}

fn buildings() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_buildings),
        [
            rule!("mill", wodny_szlak_rule_mill, wodny_szlak_rule_mill_text, "bridge", "oxbow")
                .terms("młyn młyny młynów worek worki worków zboże zbożem chorągiewka"),
            rule!(
                "sawmill",
                wodny_szlak_rule_sawmill,
                wodny_szlak_rule_sawmill_text,
                "mill",
                "bridge"
            )
            .terms("tartak tartaki tartaków siekiera siekiery siekier drewno"),
            rule!(
                "bridge",
                wodny_szlak_rule_bridge,
                wodny_szlak_rule_bridge_text,
                "load-side",
                "route"
            )
            .terms("mosty mostów pod mostami łódź łodzie tratwa tratwy"),
            rule!(
                "load-side",
                wodny_szlak_rule_load_side,
                wodny_szlak_rule_load_side_text,
                "bridge"
            )
            .terms("przeszkoda przeszkody ikona"),
            rule!("fork", wodny_szlak_rule_fork, wodny_szlak_rule_fork_text, "flow", "bridge")
                .our_ruling()
                .changed_by("loads_pass_forks"),
        ],
    )
}

fn ports() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_ports),
        [
            rule!(
                "route",
                wodny_szlak_rule_route,
                wodny_szlak_rule_route_text,
                "route-count",
                "two-ports",
                "tributary-route"
            )
            .terms("port porty portami szlak wodny najdłuższy"),
            RuleAtom::new(
                "route-count",
                msg!(wodny_szlak_rule_route_count),
                msg!(
                    wodny_szlak_rule_route_count_text,
                    n = route::points(1),
                    five = route::points(5),
                ),
                &["route"],
            )
            .terms("skrajne kafle"),
            rule!(
                "two-ports",
                wodny_szlak_rule_two_ports,
                wodny_szlak_rule_two_ports_text,
                "route",
                "route-count"
            )
            .our_ruling(),
            rule!(
                "port-bridge",
                wodny_szlak_rule_port_bridge,
                wodny_szlak_rule_port_bridge_text,
                "route",
                "bridge"
            )
            .our_ruling()
            .changed_by("port_beside_bridge"),
            rule!(
                "tributary-route",
                wodny_szlak_rule_tributaries,
                wodny_szlak_rule_tributaries_text,
                "route"
            )
            .our_ruling()
            .changed_by("route_joins_tributaries"),
        ],
    )
}

fn meadows() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_meadows),
        [
            RuleAtom::new(
                "meadow",
                msg!(wodny_szlak_rule_meadow),
                msg!(
                    wodny_szlak_rule_meadow_text,
                    three = meadow::points(3),
                    four = meadow::points(4),
                ),
                &["start-tile-meadow", "scoring"],
            )
            .terms("łąka łąki łąk fragment fragmenty rogach"),
            rule!(
                "start-tile-meadow",
                wodny_szlak_rule_start_meadow,
                wodny_szlak_rule_start_meadow_text,
                "meadow"
            )
            .our_ruling(),
        ],
    )
}

fn end() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_end),
        [
            RuleAtom::new(
                "end",
                msg!(wodny_szlak_rule_end),
                msg!(wodny_szlak_rule_end_text, rounds = ROUNDS, n = HAND - 1),
                &["scoring"],
            )
            .changed_by("round_helper")
            .terms("koniec gry rund wyczerpie"),
            rule!("winner", wodny_szlak_rule_winner, wodny_szlak_rule_winner_text, "scoring")
                .our_ruling()
                .terms("remis wygrywa zwycięzca"),
            RuleAtom::new(
                "solo",
                msg!(wodny_szlak_rule_solo),
                msg!(
                    wodny_szlak_rule_solo_text,
                    aside = count_of(SET_ASIDE_ALONE),
                    tiles = count_of(tiles_used(1)),
                    hand = HAND,
                    rounds = ROUNDS,
                ),
                &["setup-tiles", "scoring"],
            )
            .terms("wariant jednoosobowy tabela odrzuca losuje"),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::super::options::settings;
    use super::*;

    #[test]
    fn every_option_has_an_atom_that_names_it() {
        let atoms = rules();
        for setting in settings() {
            let id = format!("{setting:?}");
            assert!(atoms.iter().any(|atom| atom.option.as_ref() == Some(&id)), "{id}");
        }
    }
}
