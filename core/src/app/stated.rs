//! A result as it was typed, without what led to it: summed and judged here for every shell.

use chrono::NaiveDate;

use super::{App, Error, Screen};
use crate::entry::parse_sum;
use crate::outside::SessionId;
use crate::refusal::Refusal;
use crate::seat::{PerSeat, Seat};
use crate::session::{StatedResult, StatedSeat};
use crate::text::{Message, msg};

/// What was typed for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedSeat {
    pub seat: Seat,
    /// A number or a sum; empty for a result without points.
    pub points: String,
    pub winner: bool,
}

/// What is wrong with a result as it was typed, and with whose line.
#[derive(Debug)]
pub struct Mistyped {
    pub seat: Option<Seat>,
    why: Message,
}

impl From<Mistyped> for Refusal {
    fn from(wrong: Mistyped) -> Self {
        Self::new(match wrong.seat {
            Some(seat) => msg!(app_told_by, seat = seat, what = wrong.why),
            None => wrong.why,
        })
    }
}

impl App {
    /// Keeps a result as it was typed. A seat that is not named has neither points nor won.
    pub fn state_typed(
        &mut self,
        session: SessionId,
        typed: &[TypedSeat],
        played_on: Option<NaiveDate>,
    ) -> Result<Screen, Error> {
        let speaker = self.speaker_of(session)?;
        let count = self.session(session)?.table().len();
        let seats = match typed.iter().find(|typed| typed.seat.index() >= count) {
            Some(typed) => Err(Refusal::no_seat(typed.seat, count)),
            None => read_result(typed, count).map_err(Refusal::from),
        };
        let seats = seats.map_err(|refusal| Error::refused(&refusal, &speaker))?;
        self.state_result(session, StatedResult { seats, played_on })
    }
}

/// The result at a table of so many: points for everybody, or whoever won.
pub fn read_result(typed: &[TypedSeat], count: usize) -> Result<PerSeat<StatedSeat>, Mistyped> {
    let wrong = |seat: Option<Seat>, why: Message| Err(Mistyped { seat, why });
    let mut seats = PerSeat::from_fn(count, |_| StatedSeat::default());
    for TypedSeat { seat, points, winner } in typed {
        let sum = parse_sum(points);
        if sum.is_none() && !points.trim().is_empty() {
            return wrong(Some(*seat), msg!(app_refused_result_number));
        }
        if seat.index() < count {
            seats[*seat] = StatedSeat { points: sum, winner: *winner };
        }
    }
    let without = seats.iter().find(|(_, seat)| seat.points.is_none()).map(|(seat, _)| seat);
    if seats.values().any(|seat| seat.points.is_some()) {
        return match without {
            Some(seat) => wrong(Some(seat), msg!(app_refused_result_all)),
            None => Ok(seats),
        };
    }
    if seats.values().any(|seat| seat.winner) {
        return Ok(seats);
    }
    wrong(None, msg!(app_refused_result_none))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(points: &[&str], winner: Option<u8>) -> Result<Vec<Option<i64>>, Option<usize>> {
        let typed: Vec<TypedSeat> = Seat::all(points.len())
            .zip(points)
            .map(|(seat, points)| TypedSeat {
                seat,
                points: (*points).to_owned(),
                winner: winner.map(Seat::new) == Some(seat),
            })
            .collect();
        let read = read_result(&typed, points.len());
        read.map(|seats| seats.values().map(|seat| seat.points).collect())
            .map_err(|wrong| wrong.seat.map(Seat::index))
    }

    #[test]
    fn points_for_all_or_a_winner_make_a_result() {
        assert_eq!(read(&["12", "3+6", "−4"], None), Ok(vec![Some(12), Some(9), Some(-4)]));
        assert_eq!(read(&["", " ", ""], Some(1)), Ok(vec![None; 3]));
        assert_eq!(read(&["12", "", "4"], Some(0)), Err(Some(1)));
        assert_eq!(read(&["", "", ""], None), Err(None));
        assert_eq!(read(&["1", "1", "x"], None), Err(Some(2)));
        let too_much = format!("{0}+{0}", i64::MAX);
        assert_eq!(read(&["1", &too_much], None), Err(Some(1)), "and no silent overflow");
    }

    #[test]
    fn seats_are_named_in_any_order_and_not_all_of_them() {
        let typed = |seat, points: &str, winner| TypedSeat {
            seat: Seat::new(seat),
            points: points.to_owned(),
            winner,
        };
        let seats = read_result(&[typed(1, "7", false), typed(0, "3", true)], 2).expect("a result");
        let read: Vec<_> = seats.values().map(|seat| (seat.points, seat.winner)).collect();
        assert_eq!(read, [(Some(3), true), (Some(7), false)]);
        let wrong = read_result(&[typed(1, "7", false)], 2).expect_err("points for one");
        assert_eq!(wrong.seat, Some(Seat::new(0)));
        assert!(read_result(&[typed(1, "", true)], 2).is_ok());
    }
}
