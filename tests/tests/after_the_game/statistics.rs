//! Statistics by SQL over the cached results are those that the logs give, counted one by one.

use std::collections::BTreeMap;

use chrono::{FixedOffset, NaiveDate};
use tallystone_core::app::{NewSeat, NewSession, SessionQuery, StatsQuery, StatsTopic};
use tallystone_core::exchange::{Bundle, ImportChoice};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::PlayerId;
use tallystone_core::seat::PerSeat;
use tallystone_core::session::{Phase, Session, StatedResult, StatedSeat};
use tallystone_core::statistics::Figures;
use tallystone_core::store::{
    GameTally, HeadToHead, LineTally, People, PlayerTally, SessionRecord, StartTally,
};
use tallystone_tests::device::Device;
use tallystone_tests::{Random, scaled, seeds};

/// Lives in which many games are finished, some only told.
pub(super) fn device(seed: u64) -> Device {
    let (mut random, mut device) = (Random::new(seed), Device::new(seed));
    for _ in 0..scaled(1_000).max(40) {
        for _ in 0..4 {
            device.live(&mut random);
        }
        let open: Vec<_> = device
            .sessions()
            .into_iter()
            .filter(|it| matches!(it.card.phase, Phase::Playing | Phase::SettingUp))
            .collect();
        if open.is_empty() {
            continue;
        }
        let session = random.pick(&open).id;
        if random.chance(20) {
            let seats = device.screen(session).seats.len();
            let with_points = random.chance(60);
            let mut seat = |_| StatedSeat {
                points: with_points.then(|| random.within(-20..=90)),
                winner: !with_points && random.chance(50),
            };
            let seats = PerSeat::from_fn(seats, &mut seat);
            let played_on = NaiveDate::from_ymd_opt(2024, 2, 29).filter(|_| random.chance(50));
            device.app.state_result(session, StatedResult { seats, played_on }).expect("a result");
        } else {
            let entries = random.below(12);
            device.play(session, entries, &mut random);
        }
        let revision = device.screen(session).revision;
        let _ = device.app.finish(session, revision);
    }
    device
}

/// Every seat of every finished session that is asked for, counted by hand.
fn counted(device: &Device, query: &StatsQuery) -> Figures {
    let bundle = Bundle::read(&device.export()).expect("our own");
    let people = People::new(bundle.players.iter().cloned());
    let catalogue = Catalogue::standard();
    let mut count = Count::default();
    for record in bundle.sessions.iter().filter(|it| it.deleted_at().is_none()) {
        let game = catalogue.find(&record.game).expect("a game").clone();
        let session = Session::replay(record.id, game, record.rows()).expect("a session");
        if session.phase() == Phase::Finished && is_asked_for(query, record, &session, &people) {
            count.add(record, &session, &people);
        }
    }
    count.figures().under_their_names(&people)
}

fn is_asked_for(
    query: &StatsQuery,
    record: &SessionRecord,
    session: &Session,
    people: &People,
) -> bool {
    let first = &record.log[0];
    let there = FixedOffset::east_opt(first.offset * 60).expect("an offset");
    let stated = session.stated().and_then(|stated| stated.played_on);
    let day = stated.unwrap_or_else(|| first.at.with_timezone(&there).date_naive());
    let took_part = |player: PlayerId| {
        session.table().seats.values().any(|seated| {
            let same = |id: PlayerId| people.stands_for(id) == people.stands_for(player);
            seated.player.is_some_and(same) && !seated.left
        })
    };
    query.game.as_ref().is_none_or(|game| *game == record.game)
        && query.seats.is_none_or(|seats| usize::from(seats) == session.table().len())
        && query.since.is_none_or(|since| day >= since)
        && query.until.is_none_or(|until| day <= until)
        && query.player.is_none_or(took_part)
}

#[derive(Default)]
struct Count {
    games: BTreeMap<(String, u8), GameTally>,
    players: Vec<PlayerTally>,
    pairs: Vec<HeadToHead>,
    starts: BTreeMap<(String, u8), StartTally>,
    lines: Vec<LineTally>,
}

impl Count {
    fn add(&mut self, record: &SessionRecord, session: &Session, people: &People) {
        let (table, score) = (session.table(), session.score());
        let (game, seats) = (record.game.clone(), u8::try_from(table.len()).expect("few"));
        let seconds = session.stated().is_none().then(|| session.played().num_seconds());
        let new = GameTally {
            game: game.clone(),
            seats,
            plays: 0,
            timed: 0,
            seconds: 0,
            scored: 0,
            points: 0,
            best: None,
        };
        let tally = self.games.entry((game.clone(), seats)).or_insert(new);
        tally.plays += 1;
        tally.timed += u32::from(seconds.is_some());
        tally.seconds += seconds.unwrap_or(0);
        let points = session.points();
        // Whoever plays alone does not win.
        let against = table.present().count() - 1;
        // Nobody is there twice: the first seat of a person is theirs.
        let mut whose: Vec<Option<PlayerId>> = Vec::new();
        for (seat, seated) in table.seats.iter() {
            let player = seated.player.filter(|_| table.present().any(|it| it == seat));
            let person = |id: PlayerId| people.stands_for(id);
            let taken = |id: &PlayerId| whose.iter().flatten().any(|it| person(*it) == person(*id));
            whose.push(player.filter(|id| !taken(id)));
        }
        for seat in table.present() {
            let of_seat = &score.seats[seat];
            if let Some(points) = points[seat] {
                tally.scored += 1;
                tally.points += points;
                tally.best = tally.best.max(Some(points));
            }
            let Some(player) = whose[seat.index()] else { continue };
            self.players.push(PlayerTally {
                player,
                game: game.clone(),
                seats,
                plays: 1,
                wins: (against > 0 && of_seat.winner).into(),
                seconds: seconds.unwrap_or(0),
                scored: points[seat].is_some().into(),
                points: points[seat].unwrap_or(0),
                best: points[seat],
            });
            for line in of_seat.total.parts().iter().filter(|_| points[seat].is_some()) {
                let (kind, points) = (line.kind().to_owned(), line.points());
                self.lines.push(LineTally { player, game: game.clone(), kind, plays: 1, points });
            }
            for other in table.present().filter(|other| *other > seat) {
                let Some(with) = whose[other.index()] else { continue };
                let rank = score.seats[other].rank;
                self.pairs.push(HeadToHead {
                    one: player,
                    other: with,
                    plays: 1,
                    one_ahead: (of_seat.rank < rank).into(),
                    other_ahead: (of_seat.rank > rank).into(),
                });
            }
        }
        // Of a session in which nobody began, or nobody knows who did, nothing is learned.
        let began = session.play().begins();
        if let Some(began) = began.filter(|_| seats > 1 && seconds.is_some()) {
            let new = StartTally { game, seats, plays: 0, start_wins: 0, wins: 0 };
            let start = self.starts.entry((record.game.clone(), seats)).or_insert(new);
            start.plays += 1;
            if against > 0 {
                start.start_wins += u32::from(score.seats[began].winner);
                start.wins += u32::try_from(score.winners().len()).expect("few");
            }
        }
    }

    fn figures(self) -> Figures {
        Figures {
            games: self.games.into_values().collect(),
            players: self.players,
            head_to_head: self.pairs,
            starts: self.starts.into_values().collect(),
            lines: self.lines,
        }
    }
}

#[test]
fn sums_over_the_cache_are_those_that_the_logs_give() {
    let mut plays = 0;
    for seed in seeds() {
        let mut random = Random::new(seed + 5);
        let device = device(seed);
        let (games, players) = (device.app.games(), device.app.players().expect("players"));
        for round in 0..12 {
            let day = |random: &mut Random| {
                let day = u32::try_from(random.within(1..=28)).expect("a day");
                let year = if random.chance(50) { 2024 } else { 2026 };
                NaiveDate::from_ymd_opt(year, 2, day).filter(|_| random.chance(30))
            };
            let query = if round == 0 {
                StatsQuery::default()
            } else {
                StatsQuery {
                    game: Some(random.pick(&games).id.clone()).filter(|_| random.chance(40)),
                    player: (!players.is_empty() && random.chance(40))
                        .then(|| random.pick(&players).id),
                    seats: random.chance(30).then(|| 2 + u8::from(random.chance(50))),
                    since: day(&mut random),
                    until: day(&mut random),
                }
            };
            let figures = device.app.figures(&query).expect("figures");
            assert_eq!(figures, counted(&device, &query), "seed {seed}, {query:?}");
            let statistics = device.app.statistics(&query).expect("statistics");
            assert_eq!(statistics.plays, figures.plays());
            plays += statistics.plays;
            for section in &statistics.sections {
                for row in &section.rows {
                    assert_eq!(row.cells.len(), section.columns.len(), "{section:?}");
                    assert!(row.share.is_none_or(|share| share <= 1_000), "{row:?}");
                    assert!(row.spoken.starts_with(&row.label), "{row:?}");
                }
            }
        }
    }
    assert!(plays > 100, "only {plays} games were counted");
}

#[test]
fn every_kind_of_points_has_a_name() {
    for seed in seeds() {
        let device = device(seed);
        let figures = device.app.figures(&StatsQuery::default()).expect("figures");
        assert!(!figures.lines.is_empty());
        let catalogue = Catalogue::standard();
        for line in figures.lines {
            let kinds = catalogue.find(&line.game).expect("a game").kinds();
            assert!(kinds.iter().any(|(kind, _)| *kind == line.kind), "{line:?}");
        }
    }
}

#[test]
fn what_would_mean_nothing_is_not_said() {
    let mut device = Device::new(1);
    let query = StatsQuery { game: Some("keltis".to_owned()), ..StatsQuery::default() };
    let nothing = device.app.statistics(&query).expect("statistics");
    assert_eq!(nothing.text, "There is no finished game to count.");
    assert!(nothing.sections.is_empty());
    device.told(&["Ann", "Ben"], &[30, 20]);
    device.told(&["Ann", "Ben"], &[25, 26]);
    let few = device.app.statistics(&query).expect("statistics");
    let ann = &few.sections[0].rows[0];
    assert_eq!((ann.label.as_str(), ann.share), ("Ann", None));
    assert_eq!(ann.cells, ["2", "1", "–", "–", "30", "0\u{a0}min"]);
    assert_eq!(
        ann.spoken,
        "Ann: Games 2, Won 1, Share won not enough games, Average not enough games, Best 30, \
         Time 0\u{a0}min."
    );
    device.told(&["Ann", "Ben"], &[-5, 26]);
    let enough = device.app.statistics(&query).expect("statistics");
    let rows = &enough.sections[0].rows;
    assert_eq!(rows[0].cells, ["3", "2", "67 %", "24.0", "26", "0\u{a0}min"], "Ben");
    assert_eq!(rows[1].cells, ["3", "1", "33 %", "16.7", "30", "0\u{a0}min"], "Ann");
    assert_eq!(rows[1].share, Some(333));
    let pair = enough.sections.iter().find(|it| it.topic == StatsTopic::HeadToHead);
    let pair = &pair.expect("a pair").rows[0];
    assert_eq!(
        (pair.label.as_str(), &pair.cells[..]),
        ("Ann and Ben", &["3", "1", "2", "0"].map(String::from)[..])
    );
    assert!(
        enough.sections.iter().all(|it| it.topic != StatsTopic::Start),
        "nobody said who began"
    );
}

#[test]
fn whoever_plays_alone_does_not_win() {
    let mut device = Device::new(3);
    let session = device.start("wodny_szlak", &["Ann"]).session;
    device.play(session, 9, &mut Random::new(3));
    let revision = device.screen(session).revision;
    device.app.finish(session, revision).expect("finished");
    let figures = device.app.figures(&StatsQuery::default()).expect("figures");
    assert_eq!((figures.players[0].plays, figures.players[0].wins), (1, 0));
}

/// A race that was broken off has no winner, but its players did play.
#[test]
fn a_race_that_nobody_has_won_counts_as_played_and_not_as_won() {
    let mut device = Device::new(9);
    for game in ["stone_layer", "stones_and_rivers"] {
        let session = device.start(game, &["Ann", "Ben"]).session;
        device.play(session, 9, &mut Random::new(3));
        let revision = device.screen(session).revision;
        let screen = device.app.finish(session, revision).expect("finished");
        assert_eq!(screen.verdict, ["Nobody has won."], "{game}");
        let card = device.app.result_card(session, None).expect("a card");
        assert!(card.text.contains("Nobody has won."), "{}", card.text);
        assert!(!card.alt.contains("place 1"), "{}", card.alt);
    }
    let figures = device.app.figures(&StatsQuery::default()).expect("figures");
    assert_eq!(figures.games.iter().map(|game| game.plays).sum::<u32>(), 2);
    let players: Vec<(u32, u32)> = figures.players.iter().map(|it| (it.plays, it.wins)).collect();
    assert_eq!(players, [(1, 0); 4]);
    let pairs = figures.head_to_head.iter().map(|it| (it.plays, it.one_ahead, it.other_ahead));
    assert_eq!(pairs.collect::<Vec<_>>(), [(2, 0, 0)]);
    assert!(figures.starts.iter().all(|start| start.wins == 0), "{:?}", figures.starts);
    let table = device.app.csv(&SessionQuery::default()).expect("a table");
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    for row in reader.deserialize::<BTreeMap<String, String>>() {
        let row = row.expect("a row");
        assert_eq!((row["rank"].as_str(), row["winner"].as_str()), ("", "false"));
    }
}

#[test]
fn two_who_sat_at_one_table_are_two_people() {
    let mut device = Device::new(4);
    device.told(&["Ann", "Ben"], &[30, 20]);
    device.told(&["Cleo", "Ben"], &[30, 20]);
    let id = |device: &Device, name: &str| {
        let players = device.app.players().expect("players");
        players.iter().find(|player| player.name == name).expect("a player").id
    };
    let (ann, ben, cleo) = (id(&device, "Ann"), id(&device, "Ben"), id(&device, "Cleo"));
    let refused = device.app.merge_players(ann, ben).expect_err("they have met").to_string();
    assert_eq!(refused, "Ann and Ben sat at one table, so they are two people.");
    device.app.merge_players(ann, cleo).expect("they may be one");
    let refused = device.app.merge_players(ben, cleo).expect_err("as Ann they have met");
    assert!(refused.to_string().contains("two people"), "{refused}");
}

/// Whom the players call the winner comes first, and the others follow by their points.
#[test]
fn a_stated_winner_comes_first_whatever_the_points() {
    let mut device = Device::new(5);
    let session = device.start("keltis", &["Ann", "Ben", "Cleo"]).session;
    let seat = |points, winner| StatedSeat { points: Some(points), winner };
    let seats = PerSeat::new(vec![seat(5, true), seat(7, false), seat(9, false)]);
    device.app.state_result(session, StatedResult { seats, played_on: None }).expect("a result");
    let revision = device.screen(session).revision;
    let screen = device.app.finish(session, revision).expect("finished");
    let ranks: Vec<_> = screen.seats.iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks, [Some(1), Some(3), Some(2)]);
    assert_eq!(device.app.difference(session).expect("one").text, "Ann wins.");
}

#[test]
fn what_is_deleted_or_reopened_does_not_count() {
    let mut device = Device::new(2);
    device.told(&["Ann", "Ben"], &[30, 20]);
    device.told(&["Ann", "Ben"], &[31, 20]);
    let plays =
        |device: &Device| device.app.statistics(&StatsQuery::default()).expect("statistics").plays;
    assert_eq!(plays(&device), 2);
    let sessions = device.sessions();
    device.app.delete(sessions[0].id).expect("into the bin");
    assert_eq!(plays(&device), 1);
    device.app.restore(sessions[0].id).expect("out of it");
    let revision = device.screen(sessions[1].id).revision;
    device.app.reopen(sessions[1].id, revision).expect("reopened");
    assert_eq!(plays(&device), 1);
    let unknown = StatsQuery { game: Some("chess".to_owned()), ..StatsQuery::default() };
    assert!(device.app.statistics(&unknown).is_err());
}

/// One absurd number must not take the statistics of all other sessions away.
#[test]
fn points_that_no_game_gives_do_not_come_in() {
    let mut device = Device::new(6);
    device.told(&["Ann", "Ben"], &[777_777, 20]);
    let absurd = device.export().replace("777777", &i64::MAX.to_string());
    let mut other = Device::new(7);
    other.told(&["Cleo", "Ben"], &[30, 20]);
    let before = other.export();
    let refused = other.app.import(&absurd, ImportChoice::KeepBoth).expect_err("too much");
    assert!(refused.to_string().contains("1000000"), "{refused}");
    assert_eq!(other.export(), before);
    assert_eq!(other.app.statistics(&StatsQuery::default()).expect("statistics").plays, 1);
}

/// Whoever learns a game at a table is not judged by it, here or on another device, nor at the rematch.
#[test]
fn practice_does_not_count() {
    let mut device = Device::new(8);
    device.told(&["Ann", "Ben"], &[30, 20]);
    let seat = |name: &str| NewSeat { name: Some(name.to_owned()), ..NewSeat::default() };
    let seats = vec![seat("Ann"), seat("Ben")];
    let new = NewSession { seats, practice: true, ..NewSession::of("keltis", 0) };
    let first = device.app.start(&new).expect("a session").session;
    let again = device.app.rematch(first).expect("a rematch").session;
    for session in [first, again] {
        let seat = |points| StatedSeat { points: Some(points), winner: false };
        let seats = PerSeat::new(vec![seat(99), seat(20)]);
        device.app.state_result(session, StatedResult { seats, played_on: None }).expect("told");
        let revision = device.screen(session).revision;
        device.app.finish(session, revision).expect("finished");
    }
    let mut other = Device::new(9);
    other.import(&device.export());
    for device in [&mut device, &mut other] {
        let counted = device.app.statistics(&StatsQuery::default()).expect("statistics");
        assert_eq!(counted.plays, 1);
        let practice: Vec<bool> =
            device.sessions().iter().map(|session| session.card.practice).collect();
        assert_eq!(practice, [true, true, false]);
        assert!(device.app.rebuild().expect("rebuilt").mended.is_empty());
    }
    assert_eq!(device.export(), other.export());
}
