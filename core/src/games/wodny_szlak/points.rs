//! What gives how many points, on one page: made of what scores.

use super::river::{meadow, route};
use crate::rules::PointsSection;
use crate::table::count_of;
use crate::text::{Message, msg};

/// The route in the rulebook's picture.
const PICTURED_ROUTE: usize = 5;

pub(super) fn points_page() -> Vec<PointsSection> {
    vec![
        PointsSection::new(msg!(wodny_szlak_points_works), "mill", works()),
        PointsSection::new(msg!(wodny_szlak_points_route), "route-count", route()),
        PointsSection::new(msg!(wodny_szlak_points_meadows), "meadow", meadows()),
    ]
}

fn points(points: i64) -> Message {
    msg!(wodny_szlak_points, points = points)
}

/// Młyny, tartaki: what they give is printed on their flags.
fn works() -> Vec<(Message, Message)> {
    vec![
        (msg!(wodny_szlak_points_mill), msg!(wodny_szlak_points_flag)),
        (msg!(wodny_szlak_points_sawmill), msg!(wodny_szlak_points_flag)),
        (msg!(wodny_szlak_points_short), points(0)),
    ]
}

fn route() -> Vec<(Message, Message)> {
    let pictured = msg!(wodny_szlak_points_tiles, n = count_of(PICTURED_ROUTE));
    vec![
        (msg!(wodny_szlak_points_tile), points(route::points(1))),
        (msg!(wodny_szlak_points_start), points(route::points(1))),
        (pictured, points(route::points(PICTURED_ROUTE))),
    ]
}

fn meadows() -> Vec<(Message, Message)> {
    let row = |corners: u8| {
        (msg!(wodny_szlak_points_corners, n = corners), points(meadow::points(corners)))
    };
    [2, 3, 4].map(row).to_vec()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::options::Options;
    use super::super::position::Position;
    use super::super::score::score;
    use super::*;
    use crate::table::Table;
    use crate::text::{Language, Say, Speaker};

    /// What the page says, by what it says it of.
    fn said(rule: &str) -> Vec<(String, String)> {
        let speaker = Speaker::without_table(Language::default());
        let page = points_page().say(&speaker);
        let section = page.into_iter().find(|section| section.rule == rule).expect("a section");
        section.rows.into_iter().map(|row| (row.what, row.points)).collect()
    }

    fn scored(holding: &Value) -> i64 {
        let told = json!({ "seats": [holding] });
        let position: Position = serde_json::from_value(told).expect("a position");
        let table = Table::new(1, &[], Options::default());
        score(&table, &position).points().into_values()[0]
    }

    #[test]
    fn the_page_says_what_routes_and_meadows_give() {
        let of = |rule: &str, what: &str, holding: Value| {
            let rows = said(rule);
            let row = rows.iter().find(|(it, _)| it == what).expect("a row");
            let points = scored(&holding);
            assert_eq!(row.1, format!("{points} points"), "{what}");
        };
        of("route-count", "5 tiles", json!({ "route": 5 }));
        of("meadow", "3 corners meet", json!({ "threes": 1 }));
        of("meadow", "4 corners meet", json!({ "fours": 1 }));
        of("meadow", "2 corners meet", json!({}));
        let tile = scored(&json!({ "route": 6 })) - scored(&json!({ "route": 5 }));
        assert_eq!(said("route-count")[0].1, format!("{tile} points"));
    }

    /// A mill that needs three sacks gives its flag with three and with four, nothing with two.
    #[test]
    fn the_page_says_what_buildings_give() {
        let with = |arrived: u8| {
            let name = json!({ "works": "mill", "number": 1 });
            let stated = json!({ "points": 7, "needs": 3, "arrived": arrived });
            scored(&json!({ "buildings": [{ "name": name, "stated": stated }] }))
        };
        assert_eq!([2, 3, 4].map(with), [0, 7, 7]);
        assert_eq!(said("mill")[2].1, "0 points");
    }
}
