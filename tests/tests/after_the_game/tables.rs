//! Tables for spreadsheets: what a reader of RFC 4180 finds is what the logs say.

use std::collections::BTreeMap;
use std::sync::Arc;

use tallystone_core::app::SessionQuery;
use tallystone_core::exchange::{Bundle, CSV_COLUMNS};
use tallystone_core::game::Catalogue;
use tallystone_core::session::{Phase, Session};
use tallystone_tests::device::Device;
use tallystone_tests::seeds;

use crate::statistics::device;

type Row = BTreeMap<String, String>;

/// Read as others read it, not with code of ours.
fn rows(table: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    assert_eq!(reader.headers().expect("headings"), CSV_COLUMNS.as_slice());
    reader.deserialize().map(|row| row.expect("a row as wide as the headings")).collect()
}

fn table(device: &Device) -> String {
    device.app.csv(&SessionQuery::default()).expect("a table")
}

#[test]
fn lines_add_up_to_the_points_that_the_log_gives() {
    let mut seats_with_points = 0;
    for seed in seeds() {
        let device = device(seed);
        let table = table(&device);
        assert!(table.ends_with("\r\n") && !table.contains("\r\n\r\n"));
        let rows = rows(&table);
        let bundle = Bundle::read(&device.export()).expect("our own");
        let catalogue = Catalogue::standard();
        let kept = bundle.sessions.iter().filter(|it| it.deleted_at().is_none());
        let mut seen = 0;
        for record in kept {
            let game = Arc::clone(catalogue.find(&record.game).expect("a game"));
            let session = Session::replay(record.id, game, record.rows()).expect("a session");
            let id = record.id.to_string();
            for (seat, points) in session.points().iter() {
                let letter = seat.letter().to_string();
                let of_seat: Vec<&Row> = rows
                    .iter()
                    .filter(|row| row["session"] == id && row["seat"] == letter)
                    .collect();
                assert!(!of_seat.is_empty(), "{id}, seat {letter}");
                seen += of_seat.len();
                let written = points.map(|points| points.to_string()).unwrap_or_default();
                assert!(of_seat.iter().all(|row| row["points"] == written), "{id}, seat {letter}");
                let Some(points) = points else { continue };
                let sum: i64 = of_seat
                    .iter()
                    .map(|row| row["line_points"].parse::<i64>().expect("a number"))
                    .sum();
                assert_eq!(sum, *points, "{id}, seat {letter}");
                let won = session.phase() == Phase::Finished && session.table().len() > 1;
                let winner = (won && session.score().seats[seat].winner).to_string();
                assert!(of_seat.iter().all(|row| row["winner"] == winner));
                seats_with_points += 1;
            }
        }
        assert_eq!(seen, rows.len(), "no row is about anything else");
    }
    assert!(seats_with_points > 50, "{seats_with_points}");
}

#[test]
fn a_name_that_a_spreadsheet_would_run_is_guarded() {
    let mut device = Device::new(1);
    let names = ["=HYPERLINK(\"x\",\"y\")", "+1", "-2;3", "@SUM(A1), \"Ann\""];
    device.start("keltis", &names);
    let table = table(&device);
    let mut players: Vec<String> =
        rows(&table).into_iter().map(|row| row["player"].clone()).collect();
    players.dedup();
    assert_eq!(players, names.map(|name| format!("'{name}")));
}

#[test]
fn only_what_is_looked_for_is_written_the_earliest_first() {
    let mut device = Device::new(2);
    let first = device.start("keltis", &["Ann", "Ben"]).session;
    let other = device.start("iquazu", &["Ann", "Cleo"]).session;
    let last = device.start("keltis", &["Ben", "Dora"]).session;
    let sessions = |query: &SessionQuery| {
        let rows = rows(&device.app.csv(query).expect("a table"));
        let mut ids: Vec<String> = rows.into_iter().map(|row| row["session"].clone()).collect();
        ids.dedup();
        ids
    };
    let all = sessions(&SessionQuery::default());
    assert_eq!(all, [first, other, last].map(|id| id.to_string()));
    let keltis = SessionQuery { game: Some("keltis".to_owned()), ..SessionQuery::default() };
    assert_eq!(sessions(&keltis), [first, last].map(|id| id.to_string()));
    let ann = SessionQuery { words: "ann".to_owned(), ..SessionQuery::default() };
    assert_eq!(sessions(&ann), [first, other].map(|id| id.to_string()));
}
