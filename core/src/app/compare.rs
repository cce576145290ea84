//! Results beside each other: first and second line by line, and one log under two sets of options.

use std::sync::Arc;

use serde::Serialize;

use super::screen::score_table;
use super::{App, Error, ScoreTable};
use crate::game::Setting;
use crate::outside::{SessionId, StepId};
use crate::refusal::Refusal;
use crate::score::{Grid, Score};
use crate::seat::Seat;
use crate::session::{Row, Session, Step};
use crate::table::TableChange;
use crate::taken;
use crate::text::{Message, Say as _, Speaker, count_of, msg};

/// Where first and second differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// "Ann wins by 4: wish stones +8, figures −4."
    pub text: String,
    pub first: Option<Seat>,
    pub second: Option<Seat>,
    /// What the first has more or less of, the largest first. They sum up to the lead.
    pub lines: Vec<DifferenceLine>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DifferenceLine {
    pub heading: String,
    /// The first's points less the second's.
    pub points: i64,
}

/// One log under the options it was played with and under others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Compared {
    /// Whether anything is different, in a sentence.
    pub text: String,
    pub settings: Vec<SettingChange>,
    /// In turn order.
    pub seats: Vec<ComparedSeat>,
    pub before: ScoreTable,
    pub after: ScoreTable,
    /// Why entries would not fit under the other options.
    pub set_aside: Vec<String>,
}

/// A setting with what is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chosen {
    pub setting: String,
    pub choice: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SettingChange {
    pub label: String,
    pub before: String,
    pub after: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ComparedSeat {
    pub seat: Seat,
    pub name: String,
    pub points_before: Option<i64>,
    pub points_after: Option<i64>,
    pub rank_before: Option<u32>,
    pub rank_after: Option<u32>,
    pub winner_before: bool,
    pub winner_after: bool,
}

impl App {
    /// Where first and second differ, as the session stands.
    pub fn difference(&mut self, session: SessionId) -> Result<Difference, Error> {
        let speaker = self.speaker_of(session)?;
        Ok(difference(self.session(session)?, &speaker))
    }

    /// The same log under other options, in memory: the session stays as it is. Of two choices the
    /// later counts.
    pub fn rescore(&mut self, session: SessionId, choices: &[Chosen]) -> Result<Compared, Error> {
        let speaker = self.speaker_of(session)?;
        let refused = |refusal| Error::refused(&refusal, &speaker);
        let played = self.session(session)?;
        let game = Arc::clone(played.game());
        if choices.len() > taken::MOST_CHOICES {
            let (n, most) = (count_of(choices.len()), count_of(taken::MOST_CHOICES));
            return Err(refused(Refusal::new(msg!(app_refused_choices, n = n, most = most))));
        }
        let mut options = played.table().options.clone();
        for Chosen { setting, choice } in choices {
            options = game.choose(&options, setting, choice).map_err(refused)?;
        }
        game.begin(&played.table().with_options(options.clone())).map_err(refused)?;
        let before = game.settings(&played.table().options).map_err(refused)?;
        let after = game.settings(&options).map_err(refused)?;
        let other = under(played, options).map_err(refused)?;
        let known: Vec<StepId> = played.set_aside().map(|(event, _)| event).collect();
        let set_aside: Vec<String> = other
            .set_aside()
            .filter(|(event, _)| !known.contains(event))
            .map(|(_, refusal)| speaker.say(&refusal.text))
            .collect();
        let seats = compared_seats(played, &other, &speaker);
        Ok(Compared {
            text: speaker.say(&summary(&seats, set_aside.len())),
            settings: setting_changes(before.say(&speaker), &after.say(&speaker)),
            seats,
            before: score_table(played, &speaker),
            after: score_table(&other, &speaker),
            set_aside,
        })
    }
}

/// The session with other options for the whole log.
fn under(played: &Session, options: serde_json::Value) -> Result<Session, Refusal> {
    let last = &played.rows()[played.rows().len() - 1];
    let row = Row {
        seq: last.seq + 1,
        step: Step::Table(TableChange::Options { options }),
        ..last.clone()
    };
    let rows = played.rows().iter().cloned().chain([row]);
    Session::replay(played.id, Arc::clone(played.game()), rows)
}

fn setting_changes(before: Vec<Setting<String>>, after: &[Setting<String>]) -> Vec<SettingChange> {
    let label = |setting: &Setting<String>| {
        let chosen = setting.choices.iter().find(|choice| choice.id == setting.chosen);
        chosen.map(|choice| choice.label.clone()).unwrap_or_default()
    };
    let changed = before.into_iter().filter_map(|old| {
        let new = after.iter().find(|new| new.id == old.id)?;
        let (before, after) = (label(&old), label(new));
        (old.chosen != new.chosen).then_some(SettingChange { label: old.label, before, after })
    });
    changed.collect()
}

fn compared_seats(played: &Session, other: &Session, speaker: &Speaker) -> Vec<ComparedSeat> {
    let (before, after) = (played.score(), other.score());
    let (points_before, points_after) = (played.points_in(&before), other.points_in(&after));
    let seat = |seat: &Seat| ComparedSeat {
        seat: *seat,
        name: speaker.name(*seat),
        points_before: points_before[*seat],
        points_after: points_after[*seat],
        rank_before: before.seats[*seat].rank,
        rank_after: after.seats[*seat].rank,
        winner_before: before.seats[*seat].winner,
        winner_after: after.seats[*seat].winner,
    };
    played.table().order.iter().map(seat).collect()
}

fn summary(seats: &[ComparedSeat], set_aside: usize) -> Message {
    let winners = |won: fn(&ComparedSeat) -> bool| -> Vec<Seat> {
        seats.iter().filter(|seat| won(seat)).map(|seat| seat.seat).collect()
    };
    let (before, after) = (winners(|seat| seat.winner_before), winners(|seat| seat.winner_after));
    let changed = seats.iter().filter(|seat| seat.points_before != seat.points_after).count();
    let result = if before != after && after.is_empty() {
        msg!(app_compared_nobody)
    } else if before != after {
        msg!(app_compared_winner, seats = after)
    } else if changed > 0 && after.is_empty() {
        msg!(app_compared_open, n = count_of(changed))
    } else if changed > 0 {
        msg!(app_compared_points, n = count_of(changed))
    } else {
        msg!(app_compared_same)
    };
    if set_aside == 0 {
        return result;
    }
    Message::sentences(vec![result, msg!(app_compared_set_aside, n = count_of(set_aside))])
}

fn difference(session: &Session, speaker: &Speaker) -> Difference {
    let score = session.score();
    let winners = score.winners();
    let nothing = |text: Message| Difference {
        text: speaker.say(&text),
        first: winners.first().copied(),
        second: None,
        lines: Vec::new(),
    };
    let [first] = winners.as_slice() else {
        return nothing(match winners.as_slice() {
            [] => msg!(app_difference_nobody),
            _ => msg!(app_difference_shared, seats = winners.clone()),
        });
    };
    let first = *first;
    let Some(second) = second(&score, first) else {
        return nothing(msg!(app_difference_alone, seat = first));
    };
    let points = session.points_in(&score);
    let (Some(most), Some(less)) = (points[first], points[second]) else {
        return nothing(msg!(app_difference_won, seat = first));
    };
    let lines = difference_lines(&score, first, second);
    let said: Vec<Message> = lines
        .iter()
        .map(|(heading, points)| {
            msg!(app_difference_line, what = heading.clone(), points = *points)
        })
        .collect();
    let decided = score
        .tie_breaks
        .iter()
        .find(|tie| tie.decided && tie.values.iter().any(|(seat, _)| *seat == first));
    let lead = most.saturating_sub(less);
    let text = match (lead, decided) {
        (0, Some(tie)) => Message::sentences(vec![
            msg!(app_difference_level, seat = first, other = second),
            tie.text.clone(),
        ]),
        (0, None) => msg!(app_difference_level, seat = first, other = second),
        // Whoever is first to a goal, or wins by a rule of its own, may have fewer points.
        (lead, _) if lead < 0 => msg!(app_difference_won, seat = first),
        (lead, _) if said.is_empty() => {
            msg!(app_difference_lead, seat = first, other = second, points = lead)
        }
        (lead, _) => {
            msg!(app_difference, seat = first, other = second, points = lead, lines = said)
        }
    };
    Difference {
        text: speaker.say(&text),
        first: Some(first),
        second: Some(second),
        lines: lines
            .into_iter()
            .map(|(heading, points)| DifferenceLine { heading: speaker.say(&heading), points })
            .collect(),
    }
}

/// The best of those who did not win.
fn second(score: &Score, first: Seat) -> Option<Seat> {
    let others = score.seats.iter().filter(|(seat, _)| *seat != first);
    let ranked = others.filter_map(|(seat, of_seat)| Some((of_seat.rank?, seat)));
    ranked.min().map(|(_, seat)| seat)
}

fn difference_lines(score: &Score, first: Seat, second: Seat) -> Vec<(Message, i64)> {
    let mut rows = Grid::of(score).rows;
    rows.pop(); // the total
    let points = |cell: Option<crate::score::GridCell>| cell.map_or(0, |cell| cell.points);
    let mut lines: Vec<(Message, i64)> = rows
        .into_iter()
        .map(|row| {
            (points(row.cells[first]).saturating_sub(points(row.cells[second])), row.heading)
        })
        .filter(|(points, _)| *points != 0)
        .map(|(points, heading)| (heading, points))
        .collect();
    lines.sort_by_key(|(_, points)| std::cmp::Reverse(points.unsigned_abs()));
    lines
}
