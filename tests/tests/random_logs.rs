//! Laws of the log, over random logs of every game there is and of two that are not.

use std::sync::Arc;

use tallystone_core::game::{AnyGame, Catalogue};
use tallystone_core::score::{Grid, Line};
use tallystone_core::session::{Phase, Row, Session, Step, log_lines};
use tallystone_core::table::TableChange;
use tallystone_core::text::{Say as _, Speaker};
use tallystone_tests::stranger::Stranger;
use tallystone_tests::windfall::Windfall;
use tallystone_tests::{Player, Random, State, scaled, seeds};

const STEPS: usize = 40;

fn games() -> Vec<Arc<dyn AnyGame>> {
    Catalogue::standard().with(Stranger).with(Windfall).games().cloned().collect()
}

/// Runs `law` on so many random logs, spread over games and seeds.
fn over_random_logs(full: usize, mut law: impl FnMut(&mut Player)) -> usize {
    let (games, seeds) = (games(), seeds());
    let each = scaled(full) / games.len() / seeds.len() + 1;
    for game in &games {
        for seed in &seeds {
            for log in 0..each {
                let seed = seed.wrapping_add((log as u64).wrapping_mul(0x9E37_79B9));
                law(&mut Player::sit_down(game, seed));
            }
        }
    }
    each * games.len() * seeds.len()
}

#[test]
fn undo_after_do_is_nothing_and_redo_brings_it_back() {
    let mut corrections = 0;
    let logs = over_random_logs(10_000, |player| {
        for _ in 0..STEPS {
            let Some(step) = player.any_step() else { continue };
            let undoable = matches!(
                step,
                Step::Event(_) | Step::Correct(_) | Step::Table(_) | Step::Result(_)
            );
            let is_correction = matches!(step, Step::Correct(_));
            let before = State::of(&player.session);
            // In a closed session only names change, and a name is changed back by its name.
            let is_closed = matches!(before.phase, Phase::Finished | Phase::Abandoned);
            if !player.take(step) || !undoable || is_closed {
                continue;
            }
            let after = State::of(&player.session);
            corrections += usize::from(is_correction);
            assert!(player.take(Step::Undo));
            assert_eq!(State::of(&player.session), before);
            assert!(player.take(Step::Redo));
            assert_eq!(State::of(&player.session), after);
        }
    });
    println!("undo and redo: {logs} random logs, {corrections} corrections among them");
    assert!(corrections > 0);
}

#[test]
fn replay_gives_the_same_session() {
    let logs = over_random_logs(10_000, |player| {
        for _ in 0..STEPS {
            if let Some(step) = player.any_step() {
                player.take(step);
            }
        }
        let session = &player.session;
        let replayed = replay(session, session.rows().to_vec());
        assert_eq!(State::of(&replayed), State::of(session));
        assert_eq!(replayed.ticks(), session.ticks());
        assert_eq!(replayed.played(), session.played());
    });
    println!("replay: {logs} random logs");
}

#[test]
fn written_steps_are_read_back_as_they_were() {
    over_random_logs(1_000, |player| {
        for _ in 0..STEPS {
            if let Some(step) = player.any_step() {
                assert_eq!(Step::read(step.write()), step);
                player.take(step);
            }
        }
    });
}

/// Replay takes whatever comes, in whatever order: rows lost, doubled or out of place.
#[test]
fn replay_never_fails_on_a_mangled_log() {
    over_random_logs(2_000, |player| {
        for _ in 0..STEPS {
            if let Some(step) = player.any_step() {
                player.take(step);
            }
        }
        let mut rows = player.session.rows().to_vec();
        let first = rows.remove(0);
        let mut mangled: Vec<Row> = Vec::new();
        for row in rows {
            match player.random.below(4) {
                0 => {}
                1 => mangled.extend([row.clone(), row]),
                2 => mangled.insert(player.random.below(mangled.len() + 1), row),
                _ => mangled.push(row),
            }
        }
        mangled.insert(0, first);
        let session = replay(&player.session, mangled.clone());
        let _ = (session.score(), session.play().doubts());
        log_lines(session.id, session.game(), &mangled).expect("a log in words");
    });
}

/// In a debug build, a message that cannot be said whole is a panic.
#[test]
fn whatever_is_told_can_be_said_in_every_language() {
    let mut random = Random::new(7);
    over_random_logs(1_000, |player| {
        for _ in 0..STEPS {
            if let Some(step) = player.any_step() {
                player.take(step);
            }
        }
        let session = &player.session;
        let speaker = Speaker::new(random.language(), session.table().names());
        let log = log_lines(session.id, session.game(), session.rows()).expect("a log in words");
        assert!(log.say(&speaker).iter().all(|line| !line.text.is_empty()));
        for doubt in session.play().doubts() {
            assert!(!speaker.say(&doubt.text).is_empty());
        }
    });
}

#[test]
fn a_closed_session_changes_only_when_reopened_but_for_names() {
    let mut named = 0;
    over_random_logs(1_000, |player| {
        for _ in 0..STEPS {
            let Some(step) = player.any_step() else { continue };
            let before = State::of(&player.session);
            let reopens = matches!(step, Step::Reopen);
            let is_name = matches!(step, Step::Table(TableChange::Name { .. }));
            if player.take(step) && before.phase == Phase::Finished && !reopens {
                let mut after = State::of(&player.session);
                if is_name {
                    named += 1;
                    for (seat, was) in before.table.seats.iter() {
                        after.table.seats[seat].name.clone_from(&was.name);
                        after.table.seats[seat].player = was.player;
                    }
                }
                assert_eq!(after, before);
            }
        }
    });
    assert!(named > 0);
}

/// In the table of points every column adds up to its total, and every number is where its reasons
/// are.
#[test]
fn the_table_of_points_adds_up() {
    let mut numbers = 0;
    over_random_logs(1_000, |player| {
        for _ in 0..STEPS {
            if let Some(step) = player.any_step() {
                player.take(step);
            }
        }
        let score = player.session.score();
        let rows = Grid::of(&score).rows;
        let (total, rounds) = rows.split_last().expect("a total");
        for (seat, of_seat) in score.seats.iter() {
            let mut lines = Vec::new();
            list_points(&of_seat.total, &mut lines);
            let cells = rounds.iter().filter_map(|row| row.cells[seat]);
            let cells: Vec<_> =
                cells.inspect(|cell| assert_eq!(cell.points, lines[cell.line])).collect();
            numbers += cells.len();
            let sum: i64 = cells.iter().map(|cell| cell.points).sum();
            let of_total = total.cells[seat].map(|cell| cell.points);
            assert_eq!(of_total, Some(of_seat.total.points()));
            assert!(cells.is_empty() || Some(sum) == of_total, "{sum} against {of_total:?}");
        }
    });
    assert!(numbers > 0);
}

fn list_points(line: &Line, into: &mut Vec<i64>) {
    into.push(line.points());
    line.parts().iter().for_each(|part| list_points(part, into));
}

fn replay(session: &Session, rows: Vec<Row>) -> Session {
    Session::replay(session.id, Arc::clone(session.game()), rows).expect("a table to begin with")
}
