//! What cannot be true at a real table of Wodny szlak. Nothing here blocks anything.

mod told;

use super::controls::{BuildingPart, Control};
use super::entry::words;
use super::options::Options;
use super::position::{Position, ROUNDS};
use super::river::{Herd, Place, River, TILES_A_PLAYER, Tile, Works};
use super::setup::tiles_used;
use told::{differences, stated_buildings, stated_numbers};

use crate::game::Doubt;
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn doubts(table: &Table<Options>, position: &Position) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    for (seat, holding) in position.seats.iter() {
        if !holding.river.is_untouched() {
            lying(position, seat, &holding.river, &mut doubts);
            unsaid(seat, &holding.river, &mut doubts);
        }
        stated_buildings(seat, holding, &mut doubts);
        stated_numbers(position, seat, holding, &mut doubts);
        if holding.counts_river() && holding.is_stated() {
            differences(table.options, seat, holding, &mut doubts);
        }
    }
    tiles_of_the_box(table, position, &mut doubts);
    sawmills_worth_more(position, &mut doubts);
    if table.len() == 1 {
        rows_in_order(position, &mut doubts);
    }
    doubts
}

/// Wariant jednoosobowy: the rows of a table go up, or down, all the way.
fn rows_in_order(position: &Position, doubts: &mut Vec<Doubt>) {
    let rows: Vec<(u8, u16)> = position.ratings.iter().map(|(row, it)| (*row, it.least)).collect();
    let down = rows.first().zip(rows.last()).is_some_and(|(first, last)| first.1 > last.1);
    let wrong = rows.windows(2).find(|pair| {
        let (one, next) = (pair[0].1, pair[1].1);
        if down { one <= next } else { one >= next }
    });
    if let Some([(one, least), (row, next)]) = wrong {
        let text =
            msg!(wodny_szlak_doubt_ratings, one = *one, least = *least, row = *row, next = *next);
        doubts.push(Doubt::at("ratings", text, Control::Least(*row)).rule("solo").soft());
    }
}

/// Faults of laying: edges that clash, tiles that touch nothing, too many of them.
fn lying(position: &Position, seat: Seat, river: &River, doubts: &mut Vec<Doubt>) {
    let doubt = |kind: &str, text: Message| Doubt::at(kind, text, Control::River(seat));
    for clash in river.clashes() {
        let (water, land) = (clash.water.name(), clash.land.name());
        let text = msg!(wodny_szlak_doubt_edge, seat = seat, water = water, land = land);
        doubts.push(doubt("edge", text).rule("edges").on_cell(clash.land));
    }
    for cell in river.stray() {
        let text = msg!(wodny_szlak_doubt_contact, seat = seat, cell = cell.name());
        doubts.push(doubt("contact", text).rule("placing").on_cell(cell));
    }
    let (laid, n) = (river.tiles.len(), count_of(river.tiles.len()));
    if laid > TILES_A_PLAYER {
        let most = count_of(TILES_A_PLAYER);
        let text = msg!(wodny_szlak_doubt_tiles, seat = seat, n = n, most = most);
        doubts.push(doubt("tiles", text).rule("end"));
    } else if position.rounds == ROUNDS && laid > 0 && laid < TILES_A_PLAYER {
        let text = msg!(wodny_szlak_doubt_few, seat = seat, n = n);
        doubts.push(doubt("few-tiles", text).rule("end").soft());
    } else if position.rounds > 0 && laid > usize::from(position.rounds) + 1 {
        let round = position.rounds + 1;
        let text = msg!(wodny_szlak_doubt_early, seat = seat, n = n, round = round);
        doubts.push(doubt("early", text).rule("round").soft());
    }
}

/// What nobody has said, so that points are missing.
fn unsaid(seat: Seat, river: &River, doubts: &mut Vec<Doubt>) {
    let doubt = |kind: &str, text: Message| Doubt::at(kind, text, Control::River(seat)).soft();
    if river.start.is_none() {
        doubts.push(doubt("start", msg!(wodny_szlak_doubt_start, seat = seat)).rule("flow"));
    }
    let channels = river.tiles.iter().flat_map(|(cell, tile)| {
        tile.channels().iter().filter_map(|it| Some((*cell, it, it.first_side()?)))
    });
    for (cell, channel, side) in channels {
        if let Some((works, bridge)) = channel.building()
            && (bridge.points.is_none() || bridge.needs.is_none())
        {
            let (works, rule) = (words::works(works), works.id());
            let at = words::place_of_building(river, Place::Tile(cell, side));
            let text = msg!(wodny_szlak_doubt_no_value, seat = seat, works = works, cell = at);
            doubts.push(doubt("no-value", text).rule(rule).on_cell(cell));
        }
        if channel.bridge.is_some() && channel.loads.iter().any(|load| load.at.is_none()) {
            let text = msg!(wodny_szlak_doubt_load_side, seat = seat, cell = cell.name());
            doubts.push(doubt("load-side", text).rule("load-side").on_cell(cell));
        }
    }
}

/// Przygotowanie 1: no more tiles of a kind than the box holds, and none that stayed in it.
fn tiles_of_the_box(table: &Table<Options>, position: &Position, doubts: &mut Vec<Doubt>) {
    let players = table.len();
    let doubt = |kind: &str, text: Message| {
        Doubt::at(kind, text, Control::River(Seat::new(0))).rule("setup-tiles")
    };
    let laid_of = |herd: Herd| position.tiles().filter(|tile| tile.herd() == herd).count();
    // Only unusual: perhaps nobody entered the animals of some of them.
    let (plain, most) = (laid_of(Herd::Plain), Herd::Plain.in_box());
    if plain > most && tiles_used(players) > most {
        let text = msg!(wodny_szlak_doubt_plain, n = count_of(plain), most = count_of(most));
        doubts.push(doubt("plain", text).soft());
    }
    for herd in [Herd::Sheep, Herd::Cow] {
        let laid = laid_of(herd);
        let (n, most) = (count_of(laid), count_of(herd.in_box()));
        let unused = laid > 0 && !herd.is_used_by(players);
        let text = match (herd, unused) {
            (Herd::Cow, true) => msg!(wodny_szlak_doubt_unused_cow, players = count_of(players)),
            (_, true) => msg!(wodny_szlak_doubt_unused_sheep, players = count_of(players)),
            (_, false) if n <= most => continue,
            (Herd::Cow, false) => msg!(wodny_szlak_doubt_herd_cow, n = n, most = most),
            (_, false) => msg!(wodny_szlak_doubt_herd_sheep, n = n, most = most),
        };
        doubts.push(doubt("herd", text));
    }
    let (laid, used) = (position.tiles().count(), tiles_used(players));
    if laid > used {
        let text = msg!(wodny_szlak_doubt_stock, n = count_of(laid), most = count_of(used));
        doubts.push(doubt("stock", text));
    }
}

/// Tartaki: a sawmill is worth more than a mill.
fn sawmills_worth_more(position: &Position, doubts: &mut Vec<Doubt>) {
    let worth = |works: Works| {
        let laid = position.tiles().flat_map(Tile::buildings).map(|(it, on)| (it, on.points));
        let stated = position.seats.values().flat_map(|it| &it.buildings);
        let stated = stated.map(|(name, it)| (name.works, Some(it.points)));
        laid.chain(stated).filter(move |(it, _)| *it == works).filter_map(|(_, points)| points)
    };
    if let Some((sawmill, mill)) = worth(Works::Sawmill).min().zip(worth(Works::Mill).max())
        && sawmill <= mill
    {
        let text = msg!(wodny_szlak_doubt_sawmill, sawmill = sawmill, mill = mill);
        let control = Control::Sawmill(Seat::new(0), 1, BuildingPart::Points);
        doubts.push(Doubt::at("sawmill-worth", text, control).rule("sawmill").soft());
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn doubts_of(players: usize, position: Value) -> Vec<Doubt> {
        let table = Table::new(players, &[], Options::default());
        let position: Position = serde_json::from_value(position).expect("a position");
        super::super::check::check_position(&table, &position).expect("a fine position");
        doubts(&table, &position)
    }

    fn kinds_of(players: usize, first: &Value) -> Vec<String> {
        let mut seats = vec![json!({}); players];
        seats[0] = first.clone();
        let all = doubts_of(players, json!({ "seats": seats, "rounds": 13 }));
        all.into_iter().map(|doubt| doubt.kind).collect()
    }

    fn kinds(first: &Value) -> Vec<String> {
        kinds_of(4, first)
    }

    /// A river with these tiles, of which 13 are needed after the last round.
    fn river(tiles: &Value) -> Value {
        let start = json!({ "tributaries": ["left", "upper_left"], "outlet": "right" });
        let mut all = tiles.as_object().cloned().unwrap_or_default();
        let land = [
            "N15", "O15", "N16", "O16", "P16", "P17", "Q16", "Q17", "R16", "R17", "S16", "S17",
            "T16",
        ];
        for cell in land.into_iter().take(13_usize.saturating_sub(all.len())) {
            all.insert(cell.to_owned(), json!({}));
        }
        json!({ "river": { "start": start, "tiles": all } })
    }

    const NONE: [&str; 0] = [];

    #[test]
    fn what_lies_wrong_is_doubted() {
        let across = json!({ "channels": [{ "sides": ["east", "west"] }] });
        let down = json!({ "channels": [{ "sides": ["north", "south"] }] });
        assert_eq!(kinds(&river(&json!({ "P14": across }))), NONE);
        assert_eq!(kinds(&river(&json!({ "P14": down }))), ["edge"]);
        assert_eq!(kinds(&river(&json!({ "A1": across }))), ["contact"]);
        let mut many = river(&json!({}));
        many["river"]["tiles"]["T17"] = json!({});
        assert_eq!(kinds(&many), ["tiles"]);
        let few = json!({ "river": { "start": river(&json!({}))["river"]["start"],
            "tiles": { "N15": {} } } });
        assert_eq!(kinds(&few), ["few-tiles"]);
        let early = |rounds: u8| {
            let three = json!({ "N15": {}, "O15": {}, "P15": {} });
            let river = json!({ "start": river(&json!({}))["river"]["start"], "tiles": three });
            doubts_of(2, json!({ "seats": [{ "river": river }, {}], "rounds": rounds })).len()
        };
        assert_eq!([0, 1, 2].map(early), [0, 1, 0], "three tiles in round 2 are too many");
    }

    #[test]
    fn what_nobody_said_is_doubted() {
        let mut river_without_start = river(&json!({}));
        river_without_start["river"]["start"] = Value::Null;
        assert_eq!(kinds(&river_without_start), ["start"]);
        let on = |bridge: Value, load: Value| {
            let channel = json!({ "sides": ["east", "west"], "bridge": bridge, "loads": [load] });
            kinds(&river(&json!({ "P14": { "channels": [channel] } })))
        };
        let mill = json!({ "works": "mill", "points": 4, "needs": 1 });
        let west = json!({ "cargo": "sack", "count": 1, "at": "west" });
        assert_eq!(on(mill.clone(), west.clone()), NONE);
        assert_eq!(on(json!({ "works": "mill", "points": 4 }), west), ["no-value"]);
        assert_eq!(on(mill, json!({ "cargo": "sack", "count": 1 })), ["load-side"]);
    }

    #[test]
    fn tiles_that_stay_in_the_box_or_are_too_many_are_doubted() {
        let cow = json!({ "herd": "cow" });
        let sheep = json!({ "herd": "sheep" });
        assert_eq!(kinds_of(4, &river(&json!({ "P15": cow }))), NONE);
        assert_eq!(kinds_of(3, &river(&json!({ "P15": cow }))), ["herd"]);
        assert_eq!(kinds_of(3, &river(&json!({ "P15": sheep }))), NONE);
        assert_eq!(kinds_of(2, &river(&json!({ "P15": sheep }))), ["herd"]);
        assert_eq!(kinds_of(1, &river(&json!({ "P15": sheep }))), NONE);
        let cells = |count: u8, tile: &Value| -> Value {
            let cell = |at: u8| format!("{}{}", char::from(b'A' + at % 20), 16 + at / 20);
            (0..count).map(|at| (cell(at), tile.clone())).collect::<serde_json::Map<_, _>>().into()
        };
        assert!(kinds(&river(&cells(16, &cow))).contains(&"herd".to_owned()));
        assert!(!kinds(&river(&cells(15, &cow))).contains(&"herd".to_owned()));
        let plain = kinds_of(4, &river(&cells(40, &json!({}))));
        assert!(!plain.contains(&"herd".to_owned()), "whose animals nobody entered");
        let of_three = |count| kinds_of(3, &river(&cells(count, &json!({}))));
        assert!(of_three(31).contains(&"plain".to_owned()), "the box has 30");
        assert!(!of_three(30).contains(&"plain".to_owned()));
        let stock = |count| kinds_of(2, &river(&cells(count, &json!({}))));
        assert!(stock(31).contains(&"stock".to_owned()));
        assert!(!stock(30).contains(&"stock".to_owned()));
    }

    #[test]
    fn rows_of_the_table_for_one_go_one_way() {
        let of = |least: &[u16]| {
            let rows = (1_u8..)
                .zip(least)
                .map(|(row, least)| (row.to_string(), json!({ "least": least, "title": "" })));
            let ratings: serde_json::Map<String, Value> = rows.collect();
            let all = doubts_of(1, json!({ "seats": [{}], "ratings": ratings }));
            all.into_iter().map(|doubt| doubt.control).collect::<Vec<_>>()
        };
        for fine in [&[][..], &[20], &[0, 20, 40], &[40, 20, 0]] {
            assert!(of(fine).is_empty(), "{fine:?}");
        }
        for (wrong, row) in
            [(&[20, 20][..], 2), (&[0, 40, 20, 50], 3), (&[40, 0, 20], 3), (&[0, 0, 20], 2)]
        {
            assert_eq!(of(wrong), [Some(format!("least.{row}"))], "{wrong:?}");
        }
    }

    fn stated(works: &str, number: u8, stated: &Value) -> Value {
        json!({ "name": { "works": works, "number": number }, "stated": stated })
    }

    #[test]
    fn buildings_that_were_told_are_doubted() {
        let one = |it: Value| kinds(&json!({ "buildings": [stated("mill", 1, &it)] }));
        assert_eq!(one(json!({ "points": 4, "supplied": true })), NONE);
        assert_eq!(one(json!({ "points": 4, "needs": 3, "arrived": 2 })), NONE);
        let short = json!({ "points": 4, "supplied": true, "needs": 3, "arrived": 2 });
        assert_eq!(one(short), ["unsupplied"]);
        assert_eq!(one(json!({ "points": 4, "needs": 3 })), ["no-loads"]);
        let many = |count: u8| {
            let fine = json!({ "points": 4, "supplied": true });
            let all: Vec<Value> = (1..=count).map(|at| stated("mill", at, &fine)).collect();
            kinds(&json!({ "buildings": all }))
        };
        assert_eq!(many(13), NONE);
        assert_eq!(many(14), ["buildings"]);
        let worth = |sawmill: u8| {
            let points = |points: u8| json!({ "points": points, "supplied": true });
            kinds(&json!({ "buildings":
                [stated("mill", 1, &points(5)), stated("sawmill", 1, &points(sawmill))] }))
        };
        assert_eq!(worth(6), NONE);
        assert_eq!(worth(5), ["sawmill-worth"]);
    }

    #[test]
    fn numbers_that_13_tiles_cannot_make_are_doubted() {
        assert_eq!(kinds(&json!({ "route": 0 })), NONE);
        assert_eq!(kinds(&json!({ "route": 14 })), NONE);
        assert_eq!(kinds(&json!({ "route": 15 })), ["route"]);
        assert_eq!(kinds(&json!({ "route": 1 })), ["route-one"]);
        let early = |route: u8| {
            doubts_of(2, json!({ "seats": [{}, { "route": route }], "rounds": 4 })).len()
        };
        assert_eq!((early(6), early(7)), (0, 1), "five tiles and the start tile");
        assert_eq!(kinds(&json!({ "threes": 6, "fours": 7 })), NONE);
        assert_eq!(kinds(&json!({ "threes": 0, "fours": 8 })), ["meadows"]);
        assert_eq!(kinds(&json!({ "threes": 13 })), NONE);
        assert_eq!(kinds(&json!({ "threes": 14 })), ["meadows"]);
        let bridged = |route: u8| {
            let mills: Vec<Value> = (1..=3)
                .map(|at| stated("mill", at, &json!({ "points": 4, "supplied": true })))
                .collect();
            kinds(&json!({ "buildings": mills, "route": route }))
        };
        assert_eq!(bridged(11), NONE);
        assert_eq!(bridged(12), ["route-bridges"], "eleven tiles are left without a bridge");
    }

    #[test]
    fn a_result_that_the_river_does_not_give_is_doubted() {
        let mut told = river(&json!({}));
        told["route"] = json!(0);
        told["threes"] = json!(0);
        assert_eq!(kinds(&told), NONE);
        told["route"] = json!(4);
        assert_eq!(kinds(&told), ["differs"]);
    }
}
