//! Plays for BG Stats: every documented field, in a link and in a file, and back from both.

use std::collections::BTreeSet;

use serde_json::Value;
use tallystone_core::app::SessionView;
use tallystone_core::exchange::{LinkedPlay, PlayFile};
use tallystone_core::seat::PerSeat;
use tallystone_core::session::{Phase, StatedResult, StatedSeat};
use tallystone_tests::device::Device;
use tallystone_tests::{Random, seeds};

use crate::statistics::device;

const LINK: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// What a browser hands over to the app.
fn decoded(link: &str) -> Value {
    let data = link.strip_prefix(LINK).expect("the app's address");
    let mut bytes = Vec::new();
    let mut rest = data.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next().expect("a digit"), rest.next().expect("a digit")];
            let digits = std::str::from_utf8(&digits).expect("ASCII");
            bytes.push(u8::from_str_radix(digits, 16).expect("two digits"));
        } else {
            assert!(
                byte.is_ascii_alphanumeric() || b"-._~".contains(&byte),
                "{}",
                char::from(byte)
            );
            bytes.push(byte);
        }
    }
    serde_json::from_slice(&bytes).expect("JSON")
}

fn finished(device: &Device) -> Vec<SessionView> {
    let sessions = device.sessions().into_iter();
    sessions.filter(|session| session.card.phase == Phase::Finished).collect()
}

fn is_moment(text: &str) -> bool {
    text.len() == "2026-11-16 20:15:00".len()
        && chrono::NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M:%S").is_ok()
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn a_link_has_the_documented_fields_and_the_result_of_the_session() {
    let mut links = 0;
    for seed in seeds() {
        let mut device = device(seed);
        for session in finished(&device) {
            let link = device.app.bgstats_link(session.id).expect("a link");
            let json = decoded(&link);
            let allowed = BTreeSet::from([
                "sourceName",
                "sourcePlayId",
                "playDate",
                "durationMin",
                "board",
                "comments",
                "game",
                "players",
            ]);
            assert!(keys(&json).is_subset(&allowed), "{json}");
            let game = BTreeSet::from(["name", "highestWins", "noPoints", "sourceGameId"]);
            assert_eq!(keys(&json["game"]), game, "no number of a game that is not verified");
            assert!(is_moment(json["playDate"].as_str().expect("a date")), "{json}");
            let play: LinkedPlay = serde_json::from_value(json.clone()).expect("a play");
            assert_eq!(serde_json::to_value(&play).expect("JSON"), json, "the way back");
            assert_eq!(play.source_play_id, session.id.to_string());
            let screen = device.screen(session.id);
            assert_eq!(play.players.len(), screen.seats.len());
            for (player, seat) in play.players.iter().zip(&screen.seats) {
                assert_eq!((player.score, player.rank), (seat.points, seat.rank));
                assert_eq!(player.winner, seat.winner && screen.seats.len() > 1);
                assert!(player.start_player <= seat.begins, "nobody said so of a told result");
            }
            let ids: BTreeSet<&str> =
                play.players.iter().map(|player| player.source_player_id.as_str()).collect();
            assert_eq!(ids.len(), play.players.len(), "nobody plays twice");
            links += 1;
        }
    }
    assert!(links > 20, "{links}");
}

#[test]
fn a_file_names_whom_it_refers_to_and_is_the_same_when_written_again() {
    for seed in seeds() {
        let mut device = device(seed);
        let sessions = finished(&device);
        let ids: Vec<_> = sessions.iter().map(|session| session.id).collect();
        let text = device.app.bgstats_file(&ids).expect("a file");
        assert_eq!(text, device.app.bgstats_file(&ids).expect("a file"), "an update, no duplicate");
        let json: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(
            keys(&json),
            BTreeSet::from(["about", "players", "locations", "games", "plays", "userInfo"])
        );
        let file: PlayFile = serde_json::from_value(json.clone()).expect("a play file");
        assert_eq!(serde_json::to_value(&file).expect("JSON"), json, "the way back");
        assert_eq!(file.plays.len(), ids.len());
        for (id, place) in (1..).zip(&file.players) {
            assert_eq!(place.id, id, "small numbers within the file");
        }
        let known: BTreeSet<_> = file.players.iter().map(|player| player.uuid).collect();
        assert_eq!(known.len(), file.players.len());
        for (play, id) in file.plays.iter().zip(&ids) {
            assert_eq!(play.uuid, id.0, "the identity is the session's");
            assert!(file.games.iter().any(|game| game.id == play.game_ref_id));
            let meta: Value = serde_json::from_str(&play.meta_data).expect("JSON within JSON");
            assert_eq!(meta["sourcePlayId"], id.to_string());
            assert!(
                [&play.play_date, &play.entry_date, &play.modification_date]
                    .iter()
                    .all(|it| is_moment(it))
            );
            let screen = device.screen(*id);
            for (score, seat) in play.player_scores.iter().zip(&screen.seats) {
                assert!(file.players.iter().any(|player| player.id == score.player_ref_id));
                assert_eq!(score.score, seat.points.map(|it| it.to_string()).unwrap_or_default());
                assert_eq!(score.winner, seat.winner && screen.seats.len() > 1);
                assert!(score.start_player <= seat.begins, "nobody said so of a told result");
            }
            let orders: Vec<u32> = play.player_scores.iter().map(|it| it.seat_order).collect();
            assert!(orders.into_iter().eq(1..=u32::try_from(screen.seats.len()).expect("few")));
        }
    }
}

/// One session of each game, as BG Stats would get it.
#[test]
fn every_game_can_be_sent() {
    let mut device = Device::new(5);
    let names = ["Ann", "Ben", "Łucja & Co", "Dora", "Emil", "Fay"];
    for game in device.app.games() {
        let players = names.len().min(usize::from(game.most_players));
        let session = device.start(&game.id, &names[..players]).session;
        let unfinished = device.app.bgstats_link(session).expect_err("no result yet").to_string();
        assert!(unfinished.contains(&game.name), "{unfinished}");
        device.play(session, 25, &mut Random::new(5));
        device.app.note(session, "100 % of the river: {\"quoted\"} #1").expect("a note");
        let screen = device.screen(session);
        if screen.phase != Phase::Finished {
            device.app.finish(session, screen.revision).expect("finished");
        }
        let play = decoded(&device.app.bgstats_link(session).expect("a link"));
        assert_eq!(play["game"]["name"], game.name);
        assert_eq!(play["game"]["sourceGameId"], game.id);
        assert_eq!(play["comments"], "100 % of the river: {\"quoted\"} #1");
        assert!(
            play["players"]
                .as_array()
                .expect("players")
                .iter()
                .all(|it| it["startPlayer"].is_boolean())
        );
        let file = device.app.bgstats_file(&[session]).expect("a file");
        assert!(file.contains(&session.to_string()), "{file}");
    }
}

#[test]
fn a_day_that_was_named_is_that_day_and_equal_points_may_have_one_winner() {
    let mut device = Device::new(6);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let seat = |winner: bool| StatedSeat { points: None, winner };
    let seats = PerSeat::new(vec![seat(false), seat(true)]);
    let played_on = chrono::NaiveDate::from_ymd_opt(2024, 2, 29);
    device.app.state_result(session, StatedResult { seats, played_on }).expect("a result");
    let revision = device.screen(session).revision;
    device.app.finish(session, revision).expect("finished");
    let play = decoded(&device.app.bgstats_link(session).expect("a stated result is one"));
    let nobody = |it: &Value| it["startPlayer"] == false;
    assert!(play["players"].as_array().expect("players").iter().all(nobody), "{play}");
    assert_eq!(play["playDate"], "2024-02-29 12:00:00");
    assert_eq!(play["players"][1]["winner"], true);
    assert!(play["players"][0].get("score").is_none(), "{play}");
    let file = device.app.bgstats_file(&[session]).expect("a file");
    let file: PlayFile = serde_json::from_str(&file).expect("a play file");
    assert!(file.plays[0].manual_winner, "nobody has points, and Ben won");
}
