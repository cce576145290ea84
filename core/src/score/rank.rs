//! Ranking by a chain of criteria: who is first, who shares a place, and what decided.

use super::TieBreak;
use crate::seat::{PerSeat, Seat};
use crate::text::{Message, msg};

/// Something to compare seats by; more is better.
#[derive(Clone, Debug)]
pub struct Criterion {
    /// What is compared ("gems in the column"); `None` for the total itself.
    pub text: Option<Message>,
    pub rule: &'static str,
    pub values: PerSeat<i64>,
}

/// Seats that share a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// 1 for the first; after two firsts comes a third.
    pub rank: u32,
    pub seats: Vec<Seat>,
    /// The criterion that put this place ahead of the next one; `None` for the last.
    pub ahead_by: Option<usize>,
}

/// All places, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    pub places: Vec<Place>,
}

/// Ranks seats by the first criterion, those equal in it by the second, and so on. Who is equal
/// in all of them shares a place.
pub fn rank(seats: impl IntoIterator<Item = Seat>, chain: &[Criterion]) -> Ranking {
    let key = |seat: Seat| chain.iter().map(move |criterion| criterion.values[seat]);
    let mut order: Vec<Seat> = seats.into_iter().collect();
    order.sort_by(|one, other| key(*other).cmp(key(*one)).then(one.cmp(other)));
    let mut places: Vec<Place> = Vec::new();
    for (ahead, seat) in order.iter().enumerate() {
        let differs = |other: Seat| key(other).zip(key(*seat)).position(|(one, two)| one != two);
        match places.last_mut() {
            Some(place) => match differs(place.seats[0]) {
                None => place.seats.push(*seat),
                decided @ Some(_) => {
                    place.ahead_by = decided;
                    places.push(Place {
                        rank: rank_after(ahead),
                        seats: vec![*seat],
                        ahead_by: None,
                    });
                }
            },
            None => places.push(Place { rank: 1, seats: vec![*seat], ahead_by: None }),
        }
    }
    Ranking { places }
}

fn rank_after(seats_ahead: usize) -> u32 {
    u32::try_from(seats_ahead).map_or(u32::MAX, |ahead| ahead.saturating_add(1))
}

impl Ranking {
    pub fn first(&self) -> &[Seat] {
        self.places.first().map_or(&[], |place| &place.seats)
    }

    /// For every group that is equal in the criteria before it, what the next criterion said.
    /// A tie that no criterion is left for is not listed: the shared rank says it.
    pub(super) fn tie_breaks(&self, chain: &[Criterion]) -> Vec<TieBreak> {
        let order: Vec<Seat> = self.places.iter().flat_map(|place| place.seats.clone()).collect();
        let mut ties = Vec::new();
        for (depth, criterion) in chain.iter().enumerate().skip(1) {
            let Some(name) = &criterion.text else {
                continue;
            };
            let equal = |one: &Seat, other: &Seat| {
                chain[..depth].iter().all(|before| before.values[*one] == before.values[*other])
            };
            for group in order.chunk_by(equal).filter(|group| group.len() > 1) {
                let values: Vec<(Seat, i64)> =
                    group.iter().map(|seat| (*seat, criterion.values[*seat])).collect();
                let best = values.iter().filter(|(_, value)| *value == values[0].1);
                let first: Vec<Seat> = best.map(|(seat, _)| *seat).collect();
                let decided = first.len() < group.len();
                let (seats, name) = (group.to_vec(), name.clone());
                // Where another criterion follows, that one says what becomes of them.
                let shared = first.len() > 1 && depth + 1 == chain.len();
                let text = match (decided, shared) {
                    (false, _) => msg!(app_tie_open, seats = seats, criterion = name),
                    (true, false) => {
                        msg!(app_tie_decided, seats = seats, criterion = name, first = first)
                    }
                    (true, true) => {
                        msg!(app_tie_decided_shared, seats = seats, criterion = name, first = first)
                    }
                };
                ties.push(TieBreak { text, rule: criterion.rule, values, decided });
            }
        }
        ties
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(values: &[i64]) -> Criterion {
        Criterion {
            text: Some(Message::verbatim("x")),
            rule: "",
            values: PerSeat::new(values.to_vec()),
        }
    }

    fn ranks(chain: &[Criterion]) -> Vec<(u32, Vec<usize>, Option<usize>)> {
        let seats = Seat::all(chain[0].values.len());
        let places = rank(seats, chain).places;
        places
            .into_iter()
            .map(|place| {
                (place.rank, place.seats.iter().map(|seat| seat.index()).collect(), place.ahead_by)
            })
            .collect()
    }

    #[test]
    fn shared_places_leave_a_gap() {
        assert_eq!(
            ranks(&[by(&[7, 9, 9, 3])]),
            [(1, vec![1, 2], Some(0)), (3, vec![0], Some(0)), (4, vec![3], None)]
        );
    }

    #[test]
    fn the_chain_decides_in_order() {
        let chain = [by(&[5, 5, 5, 5]), by(&[1, 2, 2, 1]), by(&[0, 3, 4, 0])];
        assert_eq!(
            ranks(&chain),
            [(1, vec![2], Some(2)), (2, vec![1], Some(1)), (3, vec![0, 3], None)]
        );
    }

    #[test]
    fn a_tie_break_says_whom_it_parted() {
        let chain = [by(&[5, 5, 2]), by(&[1, 2, 9])];
        let ranking = rank(Seat::all(3), &chain);
        let ties = ranking.tie_breaks(&chain);
        assert_eq!(ties.len(), 1);
        assert!(ties[0].decided);
        assert_eq!(ties[0].values, [(Seat::new(1), 2), (Seat::new(0), 1)]);
    }

    #[test]
    fn nobody_has_no_places() {
        assert_eq!(rank([], &[by(&[])]).places, []);
    }
}
