//! What cannot be true at a real table of Wodny szlak. Nothing here blocks anything.

use super::board;
use super::differs::differences;
use super::options::Options;
use super::position::{Position, ROUNDS, tiles_used};
use super::river::{River, TILES_A_PLAYER};
use super::tile::{Herd, Tile, Works};
use super::unlikely::{stated_buildings, stated_numbers};
use super::words;
use crate::game::Doubt;
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::msg;

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
        doubts.push(Doubt::at("ratings", text, format!("least.{row}")).soft());
    }
}

/// Faults of laying: edges that clash, tiles that touch nothing, too many of them.
fn lying(position: &Position, seat: Seat, river: &River, doubts: &mut Vec<Doubt>) {
    let control = || board::id(seat);
    for clash in river.clashes() {
        let (water, land) = (clash.water, clash.land);
        let text =
            msg!(wodny_szlak_doubt_edge, seat = seat, water = water.name(), land = land.name());
        doubts.push(Doubt::at("edge", text, control()).on_cell(land.to_string()));
    }
    for cell in river.stray() {
        let text = msg!(wodny_szlak_doubt_contact, seat = seat, cell = cell.name());
        doubts.push(Doubt::at("contact", text, control()).on_cell(cell.to_string()));
    }
    let laid = river.tiles.len();
    if laid > TILES_A_PLAYER {
        let most = count_of(TILES_A_PLAYER);
        let text = msg!(wodny_szlak_doubt_tiles, seat = seat, n = count_of(laid), most = most);
        doubts.push(Doubt::at("tiles", text, control()));
    } else if position.rounds == ROUNDS && laid > 0 && laid < TILES_A_PLAYER {
        let text = msg!(wodny_szlak_doubt_few, seat = seat, n = count_of(laid));
        doubts.push(Doubt::at("few-tiles", text, control()).soft());
    } else if position.rounds > 0 && laid > usize::from(position.rounds) + 1 {
        let (n, round) = (count_of(laid), position.rounds + 1);
        let text = msg!(wodny_szlak_doubt_early, seat = seat, n = n, round = round);
        doubts.push(Doubt::at("early", text, control()).soft());
    }
}

/// What nobody has said, so that points are missing.
fn unsaid(seat: Seat, river: &River, doubts: &mut Vec<Doubt>) {
    if river.start.is_none() {
        let text = msg!(wodny_szlak_doubt_start, seat = seat);
        doubts.push(Doubt::at("start", text, board::id(seat)).soft());
    }
    for (cell, tile) in &river.tiles {
        for channel in tile.channels() {
            let works = channel.bridge.and_then(|bridge| Some((bridge, bridge.works?)));
            if let Some((bridge, works)) = works
                && (bridge.points.is_none() || bridge.needs.is_none())
            {
                let works = words::works(works);
                let side = channel.sides.iter().next().filter(|_| tile.has_two_buildings());
                let at = side.map_or_else(|| cell.name(), |side| words::on_side(*cell, side));
                let text = msg!(wodny_szlak_doubt_no_value, seat = seat, works = works, cell = at);
                let doubt = Doubt::at("no-value", text, board::id(seat)).soft();
                doubts.push(doubt.on_cell(cell.to_string()));
            }
            if channel.bridge.is_some() && channel.loads.iter().any(|load| load.at.is_none()) {
                let text = msg!(wodny_szlak_doubt_load_side, seat = seat, cell = cell.name());
                let doubt = Doubt::at("load-side", text, board::id(seat)).soft();
                doubts.push(doubt.on_cell(cell.to_string()));
            }
        }
    }
}

/// Przygotowanie 1: no more tiles of a kind than the box holds, and none that stayed in it.
fn tiles_of_the_box(table: &Table<Options>, position: &Position, doubts: &mut Vec<Doubt>) {
    let players = table.len();
    let control = || board::id(Seat::new(0));
    // A tile without an animal may only be one whose animal nobody entered: that says less.
    let (plain, most) = (position.laid_of(Herd::Plain), Herd::Plain.in_box());
    if plain > most && tiles_used(players) > most {
        let text = msg!(wodny_szlak_doubt_plain, n = count_of(plain), most = count_of(most));
        doubts.push(Doubt::at("plain", text, control()).soft());
    }
    for herd in [Herd::Sheep, Herd::Cow] {
        let laid = position.laid_of(herd);
        let name = words::herd(herd);
        let text = if laid > 0 && !herd.is_used_by(players) {
            msg!(wodny_szlak_doubt_unused, herd = name, players = count_of(players))
        } else if laid > herd.in_box() {
            let (n, most) = (count_of(laid), count_of(herd.in_box()));
            msg!(wodny_szlak_doubt_herd, herd = name, n = n, most = most)
        } else {
            continue;
        };
        doubts.push(Doubt::at("herd", text, control()));
    }
    let (laid, used) = (position.tiles_laid(), tiles_used(players));
    if laid > used {
        let text = msg!(wodny_szlak_doubt_stock, n = count_of(laid), most = count_of(used));
        doubts.push(Doubt::at("stock", text, control()));
    }
}

/// Tartaki: a sawmill is worth more than a mill.
fn sawmills_worth_more(position: &Position, doubts: &mut Vec<Doubt>) {
    let worth = |works: Works| {
        let bridges = position.seats.values().flat_map(|it| it.river.tiles.values());
        let bridges = bridges.flat_map(Tile::channels).filter_map(|it| it.bridge);
        let laid = bridges.filter(move |it| it.works == Some(works)).filter_map(|it| it.points);
        let stated = position.seats.values().flat_map(|it| &it.buildings);
        let stated = stated.filter(move |(name, _)| name.works == works).map(|(_, it)| it.points);
        laid.chain(stated)
    };
    if let Some((sawmill, mill)) = worth(Works::Sawmill).min().zip(worth(Works::Mill).max())
        && sawmill <= mill
    {
        let text = msg!(wodny_szlak_doubt_sawmill, sawmill = sawmill, mill = mill);
        let control = "sawmill.0.1.points";
        doubts.push(Doubt::at("sawmill-worth", text, control).soft());
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn kinds_of(players: usize, first: &Value) -> Vec<String> {
        let table = Table::new(players, &[], Options::default());
        let mut seats = vec![json!({}); players];
        seats[0] = first.clone();
        let position = json!({ "seats": seats, "rounds": 13 });
        let position: Position = serde_json::from_value(position).expect("a position");
        super::super::position::admit(&table, &position).expect("a fine position");
        doubts(&table, &position).into_iter().map(|doubt| doubt.kind).collect()
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
            let position = json!({ "seats": [{ "river": river }, {}], "rounds": rounds });
            let position: Position = serde_json::from_value(position).expect("a position");
            doubts(&Table::new(2, &[], Options::default()), &position).len()
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
            let position = json!({ "seats": [{}], "ratings": ratings });
            let position: Position = serde_json::from_value(position).expect("a position");
            let all = doubts(&Table::new(1, &[], Options::default()), &position);
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
            let mut position = Position::new(2);
            position.rounds = 4;
            position.seats[Seat::new(1)].route = Some(route);
            doubts(&Table::new(2, &[], Options::default()), &position).len()
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
