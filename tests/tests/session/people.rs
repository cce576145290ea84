//! Who sits at the table: two of one name, slips of the pen, names put right afterwards.

use std::collections::{BTreeMap, HashSet};

use chrono::TimeDelta;
use tallystone_core::app::{App, SessionQuery, StatsQuery, VerifiedState};
use tallystone_core::entry::{Focus, When};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::PlayerId;
use tallystone_core::session::Phase;
use tallystone_core::statistics::Figures;
use tallystone_core::table::TableChange;
use tallystone_core::text::{Language, fold};
use tallystone_tests::device::Device;
use tallystone_tests::{Exact, Random};

use super::evening::{ANN, BEN, Evening};

fn names(app: &App) -> Vec<String> {
    let mut names: Vec<String> =
        app.players().expect("players").into_iter().map(|player| player.name).collect();
    names.sort();
    names
}

fn id(app: &App, name: &str) -> PlayerId {
    let players = app.players().expect("players");
    players.into_iter().find(|player| player.name == name).expect("a player").id
}

fn figures(app: &App) -> Figures {
    app.figures(&StatsQuery::default()).expect("figures")
}

fn all_differ<'a>(names: impl IntoIterator<Item = &'a str>) -> bool {
    let names: Vec<String> = names.into_iter().map(fold).collect();
    names.iter().collect::<HashSet<_>>().len() == names.len()
}

#[test]
fn two_of_one_name_are_told_apart_everywhere() {
    let mut device = Device::new(1);
    let session = device.start("keltis", &["Ann", "ann", "Ben"]).session;
    device.play(session, 30, &mut Random::new(1));
    let revision = device.screen(session).revision;
    let screen = device.app.finish(session, revision).expect("finished");

    let called: Vec<&str> = screen.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert!(all_differ(called.iter().copied()), "{called:?}");
    assert!(called[0].starts_with("Ann (") && called[1].starts_with("ann ("), "{called:?}");
    assert_eq!(called[2], "Ben", "whoever has a name alone has nothing else");
    let given: Vec<&str> =
        screen.seats.iter().filter_map(|seat| seat.given_name.as_deref()).collect();
    assert_eq!(given, ["Ann", "ann", "Ben"], "as it was entered, to be written over");

    let spoken = screen.seats.iter().map(|seat| seat.spoken.split(',').next().unwrap_or_default());
    assert!(all_differ(spoken), "{:?}", screen.seats);
    let first = screen.seats.iter().find(|seat| seat.winner).expect("a winner");
    assert!(screen.verdict[0].contains(&first.name), "{:?}", screen.verdict);
    for line in device.app.log(session).expect("a log").iter().filter(|line| line.seat.is_some()) {
        let seat = screen.seats.iter().find(|seat| Some(seat.seat) == line.seat).expect("a seat");
        assert!(line.text.contains(&seat.name), "{line:?}");
    }
    let listed = &device.sessions()[0].card.seats;
    assert!(all_differ(listed.iter().map(|seat| seat.name.as_str())), "{listed:?}");
    let card = device.app.result_card(session, None).expect("a card").text;
    for seat in &screen.seats {
        assert!(card.contains(&seat.name), "{card}");
    }

    let table = device.app.csv(&SessionQuery::default()).expect("a table");
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let rows: Vec<BTreeMap<String, String>> =
        reader.deserialize().map(|row| row.expect("a row")).collect();
    let of_seat: BTreeMap<&str, (&str, &str)> = rows
        .iter()
        .map(|row| (row["seat"].as_str(), (row["player"].as_str(), row["player_id"].as_str())))
        .collect();
    assert!(all_differ(of_seat.values().map(|(name, _)| *name)), "{of_seat:?}");
    assert_eq!(of_seat["B"].1, "", "Ann sits at A: nobody is there twice");
    assert_ne!(of_seat["A"].1, "");

    let file = device.app.bgstats_file(&[session]).expect("a play file");
    let file: serde_json::Value = serde_json::from_str(&file).expect("JSON");
    let players = file["players"].as_array().expect("players");
    assert!(all_differ(players.iter().map(|it| it["name"].as_str().expect("a name"))), "{file}");
    assert_eq!(players[0]["name"], "Ann", "who she is does not depend on whom she meets");
}

#[test]
fn nobody_counts_twice_at_one_table() {
    let mut device = Device::new(2);
    device.told(&["Ann", "ann", "Ben"], &[30, 40, 20]);
    let ann = id(&device.app, "Ann");
    let counted = figures(&device.app);
    let of_ann: Vec<_> = counted.players.iter().filter(|tally| tally.player == ann).collect();
    assert_eq!(of_ann.iter().map(|tally| tally.plays).sum::<u32>(), 1, "{of_ann:?}");
    assert_eq!((of_ann[0].points, of_ann[0].wins), (30, 0), "the first seat of that name");
    assert_eq!(counted.head_to_head.iter().map(|pair| pair.plays).sum::<u32>(), 1);
    assert_eq!(counted.games[0].scored, 3, "the table had three seats all the same");

    // Whoever left is not the one who counts.
    let session = device.told(&["Cleo", "Cleo"], &[1, 2]);
    let revision = device.screen(session).revision;
    device.app.reopen(session, revision).expect("reopened");
    device.app.change_table(session, TableChange::Leave { seat: ANN }).expect("left");
    let revision = device.screen(session).revision;
    device.app.finish(session, revision).expect("finished");
    let cleo = id(&device.app, "Cleo");
    let counted = figures(&device.app);
    let of_cleo: Vec<_> = counted.players.iter().filter(|tally| tally.player == cleo).collect();
    assert_eq!((of_cleo[0].plays, of_cleo[0].points), (1, 2), "{of_cleo:?}");
}

#[test]
fn two_who_turn_out_to_be_one_count_once_at_the_table_where_they_met() {
    let mut here = Device::new(3);
    here.told(&["Ann", "Ben"], &[10, 20]);
    here.told(&["Anna", "Ben"], &[10, 20]);
    let mut there = Device::new(4);
    there.import(&here.export());
    there.told(&["Anna", "Ann", "Ben"], &[30, 40, 50]);
    let (anna, ann) = (id(&here.app, "Anna"), id(&here.app, "Ann"));
    here.app.merge_players(anna, ann).expect("here they never met");
    here.import(&there.export());
    let counted = figures(&here.app);
    let plays = |player: PlayerId| -> u32 {
        counted.players.iter().filter(|it| it.player == player).map(|it| it.plays).sum()
    };
    assert_eq!((plays(ann), plays(id(&here.app, "Ben"))), (3, 3));
    assert_eq!(counted.head_to_head.len(), 1);
    assert_eq!(counted.head_to_head[0].plays, 3, "{:?}", counted.head_to_head);
}

#[test]
fn a_slip_in_a_name_leaves_no_player_behind() {
    let mut evening = Evening::of("keltis", &["Anm", "Ben"]);
    let session = evening.session;
    evening.app.name(session, ANN, "Ann").expect("put right");
    assert_eq!(names(&evening.app), ["Ann", "Ben"]);
    let ann = id(&evening.app, "Ann");
    // Who comes back by undo and redo is remembered again, as the same.
    evening.app.undo(session, Focus::default()).expect("undone");
    assert_eq!(names(&evening.app), ["Anm", "Ben"]);
    evening.app.redo(session, Focus::default()).expect("done again");
    assert_eq!(
        (names(&evening.app), id(&evening.app, "Ann")),
        (vec!["Ann".into(), "Ben".into()], ann)
    );

    // Whoever sits at another table, or was known before, stays.
    evening.clock.pass(TimeDelta::seconds(1));
    let again = evening.app.rematch(session).expect("a rematch").session;
    let seat = evening.app.screen(again, When::Now, Focus::default()).expect("a screen");
    let of_ben = seat.seats.iter().find(|seat| seat.name == "Ben").expect("Ben").seat;
    evening.app.name(again, of_ben, "Bem").expect("a slip");
    evening.app.name(again, of_ben, "Cleo").expect("somebody else sits there");
    assert_eq!(names(&evening.app), ["Ann", "Ben", "Cleo"]);
    evening.app.delete(session).expect("into the bin");
    evening.app.empty_bin().expect("gone");
    evening.app.name(again, of_ben, "Ben").expect("Ben after all");
    evening.app.name(again, of_ben, "Dora").expect("Dora after all");
    assert_eq!(names(&evening.app), ["Ann", "Ben", "Dora"], "known before this table was laid");
}

#[test]
fn names_can_be_put_right_after_the_finish() {
    let mut device = Device::new(5);
    let session = device.told(&["Anm", "Ben"], &[30, 20]);
    let code = device.app.proof(session).expect("finished").expect("a proof").code;
    device.clock.pass(TimeDelta::days(1));
    let screen = device.app.name(session, ANN, "Ann").expect("put right");
    assert_eq!((screen.phase, screen.seats[0].name.as_str()), (Phase::Finished, "Ann"));
    assert_eq!(screen.verdict, ["Ann won with 30 points."]);
    assert_eq!(device.sessions()[0].card.seats[0].name, "Ann");
    assert_eq!(names(&device.app), ["Ann", "Ben"], "and the slip is nobody");
    let card = device.app.result_card(session, None).expect("a card").text;
    assert!(card.contains("Ann") && !card.contains("Anm"), "{card}");
    let ann = id(&device.app, "Ann");
    assert!(figures(&device.app).players.iter().any(|it| it.player == ann && it.wins == 1));
    let found = SessionQuery { words: "anm".to_owned(), ..SessionQuery::default() };
    assert!(device.app.search(&found, 0, 9).expect("a search").is_empty());

    // The result is the same one, and only names are open.
    let verified = device.app.verify(session).expect("verified");
    assert_eq!((verified.state, verified.code), (VerifiedState::Verified, Some(code)));
    let leave = device.app.change_table(session, TableChange::Leave { seat: BEN });
    assert!(leave.expect_err("closed").to_string().contains("Reopen"));
    assert!(device.app.undo(session, Focus::default()).is_err(), "closed");

    // It is a step of the log like others: opened again, undo takes it back first.
    let revision = device.screen(session).revision;
    device.app.reopen(session, revision).expect("reopened");
    let screen = device.app.undo(session, Focus::default()).expect("undone");
    assert_eq!(screen.seats[0].name, "Anm");
    assert_eq!(screen.seats[0].points, Some(30));
}

#[test]
fn known_players_are_offered_while_a_name_is_typed() {
    let mut device = Device::new(6);
    device.start("keltis", &["Joanna", "Zoë Ann", "Łucja"]);
    device.clock.pass(TimeDelta::hours(13));
    device.start("keltis", &["Hannes", "Ann", "Ben"]);
    let offered = |typed: &str, seated: &[&str]| -> Vec<String> {
        let seated: Vec<String> = seated.iter().map(|name| (*name).to_owned()).collect();
        let players = device.app.players_like("keltis", typed, &seated).expect("players");
        players.into_iter().map(|player| player.name).collect()
    };
    assert_eq!(offered("an", &[]), ["Ann", "Hannes", "Zoë Ann", "Joanna"]);
    assert_eq!(offered(" AN", &["ann"]), ["Hannes", "Zoë Ann", "Joanna"], "not who sits already");
    assert_eq!(offered("Ann", &[])[0], "Hannes", "nor what is there already");
    assert_eq!(offered("lu", &[]), ["Łucja"]);
    assert_eq!(offered("zoe", &[]), ["Zoë Ann"]);
    assert_eq!(offered("", &["Ben"]).len(), 5, "everybody else");
    assert!(offered("xyz", &[]).is_empty());
    for group in 0..5 {
        let names: Vec<String> = (0..4).map(|seat| format!("Guest {group}{seat}")).collect();
        device.start("keltis", &names.iter().map(String::as_str).collect::<Vec<_>>());
    }
    assert_eq!(device.app.players_like("keltis", "g", &[]).expect("players").len(), 12);
    assert!(device.app.players_like("chess", "", &[]).is_err());
}

#[test]
fn merging_and_forgetting_can_be_taken_back() {
    let mut device = Device::new(7);
    device.told(&["Ann", "Ben"], &[1, 2]);
    device.told(&["Anna", "Ben"], &[1, 2]);
    device.told(&["Annika", "Ben"], &[1, 2]);
    let everybody = names(&device.app);
    let before = figures(&device.app);
    assert_eq!(device.app.player_change(), None);
    let nothing = device.app.take_back_player_change().expect_err("nothing was done");
    assert!(nothing.to_string().contains("nothing to take back"), "{nothing}");

    let merge = |device: &mut Device, from: &str, into: &str| {
        let (from, into) = (id(&device.app, from), id(&device.app, into));
        device.app.merge_players(from, into).expect("merged");
    };
    merge(&mut device, "Annika", "Anna");
    merge(&mut device, "Anna", "Ann");
    let ben = id(&device.app, "Ben");
    device.app.forget_player(ben).expect("forgotten");
    assert_eq!(names(&device.app), ["Ann"]);
    // Another device hears of all that.
    let mut other = Device::new(8);
    other.import(&device.export());
    assert_eq!(names(&other.app), ["Ann"]);

    assert_eq!(device.app.player_change().expect("Ben"), "Ben is forgotten.");
    device.app.take_back_player_change().expect("taken back");
    assert_eq!(names(&device.app), ["Ann", "Ben"]);
    let merged = device.app.player_change().expect("Anna");
    assert_eq!(merged, "Anna is the same person as Ann now.");
    device.app.take_back_player_change().expect("taken back");
    assert_eq!(names(&device.app), ["Ann", "Anna", "Ben"], "Annika is Anna still");
    device.app.take_back_player_change().expect("taken back");
    assert_eq!((names(&device.app), figures(&device.app)), (everybody, before));
    assert_eq!(device.app.player_change(), None);
    // And that they are not one after all.
    other.import(&device.export());
    assert_eq!(names(&other.app), ["Ann", "Anna", "Annika"]);
    other.app.import(&device.export(), ImportChoice::KeepBoth).expect("the same again");
}

#[test]
fn what_was_done_about_players_stays_when_the_app_is_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tallystone.db");
    let open = || {
        let clock = Exact::new(1);
        let standard = Catalogue::standard();
        App::open(Some(&path), standard, Box::new(clock), Language::default()).expect("opened")
    };
    let mut device = Device { app: open(), clock: Exact::new(9), deletes: true };
    device.start("keltis", &["Ann", "Ben"]);
    let ann = id(&device.app, "Ann");
    device.app.forget_player(ann).expect("forgotten");
    device.app.rename_player(id(&device.app, "Ben"), "Benno").expect("renamed");
    drop(device);
    let mut app = open();
    assert_eq!((app.player_change(), names(&app)), (None, vec!["Benno".to_owned()]));
    assert!(app.take_back_player_change().is_err());
}

#[test]
fn every_seat_has_a_sentence_with_its_name_from_the_beginning() {
    let mut device = Device::new(11);
    for game in device.app.games() {
        let screen = device.start(&game.id, &["Ann", "Ben"]);
        for (seat, name) in screen.seats.iter().zip(["Ann", "Ben"]) {
            assert!(seat.spoken.contains(name), "{}: “{}”", game.id, seat.spoken);
        }
    }
}
