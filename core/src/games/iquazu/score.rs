//! What every rock and tile is worth, and why.

use super::majority::{Below, lower};
use super::options::Options;
use super::position::{Award, Held, Kind, Outcome, Position, Reason, Scoring, Standing};
use super::tell::{name_if_told, number_of};
use crate::score::{Line, Score, on_the_track};
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

/// The point track has this many fields; after the last it goes on from 1.
pub(super) const TRACK_FIELDS: i64 = 80;

/// How many numbers a rock has: at least one player goes without.
pub(super) fn places(players: usize) -> usize {
    players.saturating_sub(1)
}

/// Bei Gleichstand gibt es mehrere Gewinner: there is no tie-break.
pub(super) fn score(table: &Table<Options>, position: &Position) -> Score {
    let totals = position.held.map(|seat, held| total(position, seat, held));
    let mut score = Score::ranked(table, totals, &[]);
    for seat in position.held.seats() {
        let total = &score.seats[seat].total;
        let (all, on_rocks) = (total.points(), total.parts()[0].points());
        // Points tiles come onto the track only at the end of the game.
        let notes = if position.is_over() {
            vec![on_the_track(all, TRACK_FIELDS)]
        } else {
            let now = msg!(iquazu_note_now, all = all, track = on_rocks, tiles = all - on_rocks);
            vec![now, on_the_track(on_rocks, TRACK_FIELDS)]
        };
        let has_water = table.options.turn_helper && position.boxes.water == seat;
        let water = (has_water && !position.is_over()).then(|| msg!(iquazu_note_water));
        score.seats[seat].notes = water.into_iter().chain(notes).collect();
    }
    score
}

/// What a result lacks: scorings, and values of rocks that were scored.
pub(super) fn unfinished(position: &Position) -> Vec<Message> {
    let (scored, columns) = (position.scorings.len(), position.columns());
    let with_tiles = position.with_tiles();
    let mut lacking = Vec::new();
    if scored < with_tiles {
        let (n, of) = (count_of(with_tiles - scored), count_of(with_tiles));
        lacking.push(msg!(iquazu_unfinished_scorings, n = n, of = of));
    } else if scored < columns {
        lacking.push(msg!(iquazu_unfinished_last, n = count_of(columns - scored)));
    }
    let without: Vec<Message> = position
        .scorings
        .iter()
        .filter(|scoring| position.lacks_values(scoring))
        .map(|scoring| msg!(app_number, n = scoring.column))
        .collect();
    if !without.is_empty() {
        let n = count_of(without.len());
        lacking.push(msg!(iquazu_unfinished_values, n = n, rocks = without));
    }
    lacking
}

fn total(position: &Position, seat: Seat, held: &[Held]) -> Line {
    let lines = vec![rocks(position, seat), tiles(position, seat, held)];
    let text = if position.is_over() {
        msg!(app_total_of, seat = seat)
    } else {
        msg!(iquazu_total_now, seat = seat)
    };
    Line::sum("total", text, None, lines)
}

fn rocks(position: &Position, seat: Seat) -> Line {
    let parts: Vec<Line> =
        position.scorings.iter().map(|scoring| rock(position, scoring, seat)).collect();
    let text = if parts.is_empty() { msg!(iquazu_line_no_rocks) } else { msg!(iquazu_line_rocks) };
    Line::sum("rocks", text, Some("rock-points"), parts)
}

/// What one rock gives a seat, and why it gives nothing.
pub(super) fn rock(position: &Position, scoring: &Scoring, seat: Seat) -> Line {
    let column = scoring.column;
    let line = match &scoring.outcome {
        Outcome::Stated(points) => {
            let points = points.get(seat).copied().unwrap_or(0);
            Line::stated("rock", i64::from(points), msg!(iquazu_line_stated, column = column))
        }
        Outcome::Ranked(standings) => ranked_rock(position, scoring, standings, seat),
    };
    line.under(msg!(iquazu_rock_heading, column = column))
}

fn ranked_rock(position: &Position, scoring: &Scoring, standings: &[Standing], seat: Seat) -> Line {
    let column = scoring.column;
    let Some(place) = standings.iter().position(|standing| standing.seat == seat) else {
        return Line::fact("rock", 0, msg!(iquazu_line_no_gem, column = column), "rock-points");
    };
    let places = places(position.held.len());
    let values = position.rock(column);
    let points = values.and_then(|values| values.get(place)).map_or(0, |points| i64::from(*points));
    let why = why(standings, place);
    let text = if place >= places {
        msg!(iquazu_line_last, column = column, why = why)
    } else if values.is_none_or(|values| values.len() <= place) {
        msg!(iquazu_line_no_value, column = column, place = number_of(place), why = why)
    } else {
        msg!(iquazu_line_rock, column = column, place = number_of(place), why = why)
    };
    Line::fact("rock", points, text, "rock-points")
}

/// "two gems; level with Ben, but the lowest gem lies in row 4, Ben's in row 3"
fn why(standings: &[Standing], place: usize) -> Message {
    let own = standings[place];
    let gems = msg!(iquazu_gems, n = own.gems);
    let ties = standings.iter().filter(|other| other.seat != own.seat && other.gems == own.gems);
    let mut said = vec![gems];
    for other in ties {
        let seat = other.seat;
        let is_lower = match lower(standings, own, *other) {
            Below::First => true,
            Below::Second => false,
            Below::Open => {
                said.push(msg!(iquazu_level_open, other = seat));
                continue;
            }
            Below::SamePlace => {
                said.push(msg!(iquazu_level_same_place, other = seat));
                continue;
            }
        };
        said.push(match (own.row.zip(other.row), is_lower) {
            (Some((row, theirs)), true) if row == theirs => {
                msg!(iquazu_level_lower_there, other = seat, row = row)
            }
            (Some((row, theirs)), false) if row == theirs => {
                msg!(iquazu_level_higher_there, other = seat, row = row)
            }
            (Some((row, theirs)), true) => {
                msg!(iquazu_level_lower_row, other = seat, row = row, theirs = theirs)
            }
            (Some((row, theirs)), false) => {
                msg!(iquazu_level_higher_row, other = seat, row = row, theirs = theirs)
            }
            (None, true) => msg!(iquazu_level_lower, other = seat),
            (None, false) => msg!(iquazu_level_higher, other = seat),
        });
    }
    msg!(app_list, parts = said)
}

/// Every tile that was won, with why; only points tiles give points, at the end of the game.
fn tiles(position: &Position, seat: Seat, held: &[Held]) -> Line {
    let why = |tile: &Held| {
        let award = position.award(tile.column, tile.row)?;
        (award.seat == Some(seat)).then(|| award_text(award))
    };
    let parts = held.iter().map(|tile| {
        let kind = name_if_told(tile.kind);
        let kind = if tile.used { msg!(iquazu_tile_used, kind = kind) } else { kind };
        let text = match why(tile) {
            Some(why) => msg!(iquazu_line_tile, kind = kind, why = why),
            None => kind,
        };
        let points = tile.kind.and_then(Kind::points).map_or(0, i64::from);
        Line::fact("tile", points, text, if points == 0 { "tiles" } else { "tile-points" })
    });
    let parts: Vec<Line> = parts.collect();
    let text = if parts.is_empty() { msg!(iquazu_line_no_tiles) } else { msg!(iquazu_line_tiles) };
    Line::sum("tiles", text, Some("tile-points"), parts).under(msg!(iquazu_line_tiles))
}

/// Who got the tile of a row in the last scoring, and why.
pub(super) fn award_text(award: &Award) -> Message {
    let row = award.row;
    match (&award.reason, award.seat) {
        (Reason::Unknown, None) => msg!(iquazu_award_unknown, row = row),
        (Reason::NoGem, _) | (_, None) => msg!(iquazu_award_none, row = row),
        (Reason::Majority { gems }, Some(seat)) => {
            msg!(iquazu_award_majority, row = row, seat = seat, gems = *gems)
        }
        (Reason::FurtherRight { level, gems }, Some(seat)) => {
            msg!(iquazu_award_right, row = row, seat = seat, gems = *gems, level = level.clone())
        }
        (Reason::Lower { level, gems, further_left }, Some(seat)) if further_left.is_empty() => {
            msg!(iquazu_award_lower, row = row, seat = seat, gems = *gems, level = level.clone())
        }
        (Reason::Lower { level, gems, further_left }, Some(seat)) => {
            let mut all = [&level[..], further_left].concat();
            all.sort();
            msg!(
                iquazu_award_lower_right,
                row = row,
                seat = seat,
                gems = *gems,
                all = all,
                level = level.clone(),
                left = further_left.clone()
            )
        }
        (Reason::Stated | Reason::Unknown, Some(seat)) => {
            msg!(iquazu_award_stated, row = row, seat = seat)
        }
    }
}
