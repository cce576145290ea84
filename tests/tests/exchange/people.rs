//! Players: found again with what they play, renamed, merged, forgotten; old logs stay.

use chrono::TimeDelta;
use tallystone_core::app::{NewSeat, NewSession};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::look::{Colour, Shape};
use tallystone_core::outside::PlayerId;
use tallystone_core::seat::Seat;
use tallystone_core::table::TableChange;

use tallystone_tests::device::Device;

fn names(device: &Device) -> Vec<String> {
    device.app.players().expect("players").into_iter().map(|player| player.name).collect()
}

fn id(device: &Device, name: &str) -> PlayerId {
    let players = device.app.players().expect("players");
    players.into_iter().find(|player| player.name == name).expect("a player").id
}

#[test]
fn a_player_sits_down_with_what_was_played_in_this_game_last_time() {
    let mut device = Device::new(1);
    let seat = |name: &str, colour| NewSeat {
        name: Some(name.to_owned()),
        colour: Some(colour),
        shape: None,
    };
    let colours =
        device.app.games().iter().find(|it| it.id == "keltis").expect("keltis").colours.clone();
    let seats = vec![seat("Ann", colours[2]), seat("Ben", colours[3])];
    device.app.start(&NewSession { seats, ..NewSession::of("keltis", 0) }).expect("a session");
    let played = |device: &mut Device, game: &str, names: &[&str]| -> Vec<(Colour, Shape)> {
        let screen = device.start(game, names);
        screen.seats.iter().map(|seat| (seat.colour, seat.shape)).collect()
    };
    let again = played(&mut device, "keltis", &["Cleo", "ann", "Ben"]);
    assert_eq!((again[1].0, again[2].0), (colours[2], colours[3]), "however the name is spelt");
    assert_ne!(again[0].0, colours[2]);
    let shapes: Vec<Shape> = again.iter().map(|(_, shape)| *shape).collect();
    assert!(shapes[0] != shapes[1] && shapes[1] != shapes[2] && shapes[0] != shapes[2]);
    // Two who want the same: the first gets it. What is wished goes before what was played with.
    let wished = vec![
        NewSeat {
            name: Some("Cleo".to_owned()),
            colour: Some(colours[2]),
            shape: Some(Shape::Star),
        },
        NewSeat { name: Some("Ann".to_owned()), ..NewSeat::default() },
    ];
    let screen = device.app.start(&NewSession { seats: wished, ..NewSession::of("keltis", 0) });
    let screen = screen.expect("a session");
    assert_eq!((screen.seats[0].colour, screen.seats[0].shape), (colours[2], Shape::Star));
    assert_ne!(screen.seats[1].colour, colours[2]);
}

#[test]
fn whoever_played_in_the_last_twelve_hours_is_the_group() {
    let mut device = Device::new(2);
    device.start("keltis", &["Ann", "Ben"]);
    device.clock.pass(TimeDelta::hours(13));
    device.start("keltis", &["Cleo", "Ben"]);
    let players = device.app.players().expect("players");
    let group: Vec<(&str, bool)> =
        players.iter().map(|player| (player.name.as_str(), player.in_group)).collect();
    assert_eq!(group.last(), Some(&("Ann", false)));
    assert!(group[..2].iter().all(|(_, in_group)| *in_group), "{group:?}");
}

#[test]
fn a_new_name_holds_from_now_on_and_old_sessions_keep_theirs() {
    let mut device = Device::new(3);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    device.app.rename_player(id(&device, "Ann"), " Anna ").expect("renamed");
    assert_eq!(names(&device).iter().filter(|name| *name == "Anna").count(), 1);
    assert_eq!(device.screen(session).seats[0].name, "Ann");
    let again = device.app.rematch(session).expect("a rematch");
    assert!(again.seats.iter().any(|seat| seat.name == "Anna"));
    for (wrong, sentence) in
        [("ben", "merge the two"), ("  ", "needs a name"), (&"x".repeat(41)[..], "40")]
    {
        let refused = device.app.rename_player(id(&device, "Anna"), wrong).expect_err(sentence);
        assert!(refused.to_string().contains(sentence), "{refused}");
    }
    device.app.rename_player(id(&device, "Anna"), "ANNA").expect("only spelt differently");
    let nobody = device.app.rename_player(PlayerId(uuid::Uuid::nil()), "X").expect_err("nobody");
    assert!(matches!(nobody, tallystone_core::app::Error::NotFound { .. }));
}

#[test]
fn merged_players_are_one_in_every_list_and_filter() {
    let mut device = Device::new(4);
    device.start("keltis", &["Ann", "Ben"]);
    device.start("keltis", &["Annie", "Ben"]);
    let (ann, annie) = (id(&device, "Ann"), id(&device, "Annie"));
    device.app.merge_players(annie, ann).expect("merged");
    assert_eq!(names(&device).len(), 2);
    let query = tallystone_core::app::SessionQuery { player: Some(ann), ..Default::default() };
    assert_eq!(device.app.search(&query, 0, 9).expect("found").len(), 2);
    let same = device.app.merge_players(annie, ann).expect_err("they are one already");
    assert!(same.to_string().contains("both Ann"), "{same}");
    let again = device.start("keltis", &["Annie", "Ben"]);
    assert_eq!(names(&device).len(), 3, "a new Annie is somebody else: {again:?}");
}

#[test]
fn a_forgotten_player_is_offered_no_more_and_comes_back_as_a_new_one() {
    let mut device = Device::new(5);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let ann = id(&device, "Ann");
    device.app.forget_player(ann).expect("forgotten");
    assert_eq!(names(&device), ["Ben"]);
    assert_eq!(device.screen(session).seats[0].name, "Ann");
    device.clock.pass(TimeDelta::minutes(1));
    device.start("keltis", &["Ann", "Ben"]);
    assert_ne!(id(&device, "Ann"), ann);
}

#[test]
fn the_last_change_of_each_field_wins_on_both_devices() {
    let mut here = Device::new(6);
    here.start("keltis", &["Ann", "Ben"]);
    let mut there = Device::new(7);
    there.import(&here.export());
    there.clock.pass(TimeDelta::hours(1));
    there.app.rename_player(id(&there, "Ann"), "Anna").expect("renamed");
    here.clock.pass(TimeDelta::hours(2));
    here.app.rename_player(id(&here, "Ann"), "Annika").expect("renamed");
    let (one, other) = (here.export(), there.export());
    here.app.import(&other, ImportChoice::KeepBoth).expect("an import");
    there.app.import(&one, ImportChoice::KeepBoth).expect("an import");
    assert!(names(&here).contains(&"Annika".to_owned()));
    assert_eq!(here.export(), there.export());
}

#[test]
fn two_devices_that_each_know_an_ann_know_one_ann_together() {
    let (mut here, mut there) = (Device::new(8), Device::new(9));
    here.start("keltis", &["Ann", "Ben"]);
    there.start("keltis", &["Ann", "Cleo"]);
    here.import(&there.export());
    let mut known = names(&here);
    known.sort();
    assert_eq!(known, ["Ann", "Ben", "Cleo"]);
    let query =
        tallystone_core::app::SessionQuery { player: Some(id(&here, "Ann")), ..Default::default() };
    assert_eq!(here.app.search(&query, 0, 9).expect("found").len(), 2);
}

#[test]
fn a_rematch_has_the_same_table_and_the_next_player_begins() {
    let mut device = Device::new(10);
    let first = device.start("keltis", &["Ann", "Ben", "Cleo"]);
    let order = vec![Seat::new(2), Seat::new(0), Seat::new(1)];
    device.app.change_table(first.session, TableChange::Order { order }).expect("an order");
    let seat = Seat::new(2);
    device.app.change_table(first.session, TableChange::Start { seat }).expect("a start");
    let begins = |device: &mut Device, session| -> String {
        let seats = device.screen(session).seats;
        seats.into_iter().find(|seat| seat.begins).expect("somebody begins").name
    };
    let mut session = first.session;
    let mut began = vec![begins(&mut device, session)];
    for _ in 0..3 {
        session = device.app.rematch(session).expect("a rematch").session;
        began.push(begins(&mut device, session));
    }
    assert_eq!(began, ["Cleo", "Ann", "Ben", "Cleo"]);
    let (old, new) = (device.screen(first.session), device.screen(session));
    let table = |screen: &tallystone_core::app::Screen| -> Vec<_> {
        screen.seats.iter().map(|seat| (seat.name.clone(), seat.colour, seat.shape)).collect()
    };
    assert_eq!(table(&old), table(&new));
    let seat = Seat::new(0);
    device.app.change_table(session, TableChange::Leave { seat }).expect("Ann leaves");
    let without = device.app.rematch(session).expect("a rematch");
    assert_eq!(without.seats.len(), 2, "who left stays away");
}
