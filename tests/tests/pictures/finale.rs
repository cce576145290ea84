//! The end as a picture: who won, and the others in the order of their places.

use serde_json::Value;
use tallystone_core::app::{App, NewSeat, NewSession};
use tallystone_core::drawing::seat_pictures;
use tallystone_core::game::Catalogue;
use tallystone_core::seat::PerSeat;
use tallystone_core::session::{StatedResult, StatedSeat};
use tallystone_core::text::Language;
use tallystone_tests::Exact;

use crate::tabletop::Situation;

pub(crate) fn situations() -> Vec<Situation> {
    vec![
        ended("one_of_four", &[12, 31, 7, 19]),
        ended("shared", &[24, 11, 24]),
        ended("one_of_two", &[8, 3]),
        ended("all_level", &[5, 5, 5, 5]),
    ]
}

fn ended(name: &'static str, points: &[i64]) -> Situation {
    let outside = Box::new(Exact::new(1));
    let app = App::open(None, Catalogue::standard(), outside, Language::default());
    let mut app = app.expect("in memory");
    let seat = |name: &str| NewSeat { name: Some(name.to_owned()), ..NewSeat::default() };
    let seats = ["Ann", "Ben", "Cleo", "Dov"].into_iter().take(points.len()).map(seat);
    let new = NewSession { seats: seats.collect(), ..NewSession::of("keltis", 0) };
    let session = app.start(&new).expect("a session").session;
    let most = points.iter().max();
    let stated = |it: &i64| StatedSeat { points: Some(*it), winner: Some(it) == most };
    let seats = PerSeat::new(points.iter().map(stated).collect());
    app.state_result(session, StatedResult { seats, played_on: None }).expect("a result");
    let drawing = app.result_card(session, None).expect("a card").finale;
    Situation { name, drawing, pictures: seat_pictures() }
}
