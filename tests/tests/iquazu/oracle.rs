//! Random frames against an oracle that compares every two players.

use tallystone_core::games::iquazu::Event;
use tallystone_core::score::Line;
use tallystone_tests::{Random, scaled, seeds};

use super::wall::{gem, play, points, score, table, tiles};

/// A frame as the oracle sees it: columns of (row, owner), each from top to bottom.
type Wall = Vec<Vec<(usize, usize)>>;

fn random_wall(random: &mut Random, players: usize, columns: usize) -> Wall {
    let column = |random: &mut Random| {
        let mut lying: Vec<(usize, usize)> =
            (0..random.below(9)).map(|_| (1 + random.below(5), random.below(players))).collect();
        lying.sort_by_key(|(row, _)| *row);
        lying
    };
    (0..columns).map(|_| column(random)).collect()
}

/// Whether one is ahead of another in a column, straight from the rule.
fn ahead_in_column(column: &[(usize, usize)], one: usize, other: usize) -> bool {
    let gems = |player: usize| column.iter().filter(|(_, owner)| *owner == player).count();
    let lowest = |player: usize| column.iter().rposition(|(_, owner)| *owner == player);
    if gems(one) == gems(other) { lowest(one) > lowest(other) } else { gems(one) > gems(other) }
}

fn oracle_points(column: &[(usize, usize)], players: usize, values: &[u16]) -> Vec<i64> {
    let has_gem = |player: usize| column.iter().any(|(_, owner)| *owner == player);
    (0..players)
        .map(|player| {
            if !has_gem(player) {
                return 0;
            }
            let ahead = (0..players)
                .filter(|other| *other != player && ahead_in_column(column, *other, player))
                .count();
            values.get(ahead).map_or(0, |value| i64::from(*value))
        })
        .collect()
}

fn oracle_tile(frame: &[Vec<(usize, usize)>], players: usize, row: usize) -> Option<usize> {
    let gems = |player: usize| frame.iter().flatten().filter(|gem| **gem == (row, player)).count();
    let right = |player: usize| frame.iter().rposition(|column| column.contains(&(row, player)));
    let low = |player: usize| {
        right(player).and_then(|at| frame[at].iter().rposition(|gem| *gem == (row, player)))
    };
    let ahead = |one: usize, other: usize| {
        if gems(one) != gems(other) {
            gems(one) > gems(other)
        } else if right(one) != right(other) {
            right(one) > right(other)
        } else {
            low(one) > low(other)
        }
    };
    (0..players)
        .filter(|player| gems(*player) > 0)
        .find(|player| (0..players).all(|other| other == *player || !ahead(other, *player)))
}

fn events_of(wall: &Wall) -> Vec<Event> {
    let columns = wall.iter().enumerate();
    columns
        .flat_map(|(at, gems)| gems.iter().map(move |(row, owner)| gem(at + 1, *row, *owner)))
        .collect()
}

#[test]
fn random_frames_agree_with_pairwise_comparison_and_relabelling() {
    let (seeds, count) = (seeds(), scaled(100_000));
    for seed in &seeds {
        let mut random = Random::new(*seed);
        for _ in 0..count / seeds.len() {
            let players = 2 + random.below(3);
            let table = table(players);
            let wall = random_wall(&mut random, players, 5);
            let values = &[9, 6, 2][..players - 1];
            let settle = |wall: &Wall| {
                let mut events = events_of(wall);
                events.push(score(values));
                let position = play(&table, &events);
                (points(&table, &position), tiles(&position, 0))
            };
            let (points, tiles) = settle(&wall);
            assert_eq!(points, oracle_points(&wall[0], players, values), "seed {seed}: {wall:?}");
            let expected: Vec<Option<usize>> =
                (1..=5).map(|row| oracle_tile(&wall, players, row)).collect();
            assert_eq!(tiles, expected, "seed {seed}: {wall:?}");

            let turned = |player: usize| (player + 1) % players;
            let relabel = |column: &Vec<(usize, usize)>| {
                column.iter().map(|(row, owner)| (*row, turned(*owner))).collect()
            };
            let (points_after, tiles_after) = settle(&wall.iter().map(relabel).collect());
            for player in 0..players {
                assert_eq!(points_after[turned(player)], points[player], "seed {seed}: relabelled");
            }
            let expected: Vec<Option<usize>> = tiles.iter().map(|tile| tile.map(turned)).collect();
            assert_eq!(tiles_after, expected, "seed {seed}: relabelled");
        }
    }
    println!("iquazu: {count} random frames agree with pairwise comparison");
}

pub(crate) fn assert_sums(line: &Line) {
    if !line.parts().is_empty() {
        assert_eq!(line.points(), line.parts().iter().map(Line::points).sum::<i64>());
    }
    line.parts().iter().for_each(assert_sums);
}
