//! The calls: one for each method and function of the contract, by its name there.

use std::collections::BTreeSet;
use std::fmt::{Debug, Write};

use super::super::*;
use super::arguments::Hostile;
use tallystone_core::text;

/// What came of a call: how large the answer is, or why there is none.
#[derive(Debug)]
pub(super) struct Came {
    pub(super) size: usize,
    pub(super) error: Option<TallystoneError>,
}

type Call = fn(&Arc<Tallystone>, &mut Hostile<'_>) -> Came;

pub(super) fn names() -> BTreeSet<&'static str> {
    CALLS.iter().map(|(name, _)| *name).collect()
}

/// Whether an answer is as large as what is kept.
pub(super) fn writes_of_all(name: &str) -> bool {
    name.starts_with("export") || matches!(name, "csv" | "bgstats_file" | "verify_file")
}

pub(super) const CALLS: &[(&str, Call)] = &[
    // Functions, and opening.
    ("languages", |_, _| plain(&languages())),
    ("find_language", |_, it| plain(&find_language(vec![it.text(), it.text()]))),
    ("labels", |_, it| plain(&labels(it.text()))),
    ("counted", |_, it| {
        let what = *it.random.pick(&[Counted::Players, Counted::Doubts, Counted::Remarks]);
        plain(&counted(it.text(), what, it.number()))
    }),
    ("look", |_, _| plain(&look())),
    ("version", |_, _| plain(&version())),
    ("constructor", |_, it| {
        let offset = *it.random.pick(&[0, 60, i32::MIN, i32::MAX]);
        let opened = Tallystone::in_memory(it.text(), offset);
        of(&opened.map(|opened| opened.games().len()))
    }),
    ("recovery", |app, _| plain(&app.recovery())),
    ("set_language", |app, it| {
        app.set_language(it.text());
        plain(&())
    }),
    ("set_offset", |app, it| {
        app.set_offset(*it.random.pick(&[0, 120, -720, i32::MIN, i32::MAX]));
        plain(&())
    }),
    // What can be asked without a session.
    ("games", |app, _| plain(&app.games())),
    ("settings", |app, it| of(&app.settings(it.game(), it.json()))),
    ("rules", |app, it| {
        let session = it.some(Hostile::session);
        of(&app.rules(it.game(), session, it.text()))
    }),
    ("rule", |app, it| {
        let game = it.game();
        let session = it.some(Hostile::session);
        let rules = app.rules(game.clone(), session, String::new()).unwrap_or_default();
        let known = rules.first().map(|rule| rule.id.clone());
        let id = known.filter(|_| it.random.chance(50)).unwrap_or_else(|| it.text());
        of(&app.rule(game, session, id))
    }),
    ("points_page", |app, it| {
        let session = it.some(Hostile::session);
        of(&app.points_page(it.game(), session))
    }),
    ("groups", |app, it| of(&app.groups(it.game()))),
    ("remembered", |app, it| of(&app.remembered(it.game()))),
    ("correct_remembered", |app, it| {
        let (game, item, (control, value)) = remembered(app, it);
        of(&app.correct_remembered(game, item, control, value))
    }),
    ("forget_remembered", |app, it| {
        let (game, item, _) = remembered(app, it);
        of(&app.forget_remembered(game, item))
    }),
    ("search", |app, it| of(&app.search(query(it), it.number(), it.number()))),
    ("years", |app, _| of(&app.years())),
    ("last_options", |app, it| of(&app.last_options(it.game()))),
    ("preferences", |app, _| of(&app.preferences())),
    ("set_preferences", |app, it| {
        let theme = *it.random.pick(&[ThemeChoice::Device, ThemeChoice::Light, ThemeChoice::Dark]);
        let first_time = it.some(Hostile::game).into_iter().collect();
        let language = it.some(Hostile::text);
        of(&app.set_preferences(Preferences { language, theme, first_time }))
    }),
    // A session.
    ("start", |app, it| {
        let new = new_session(it);
        seen(it, &app.start(new))
    }),
    ("screen", |app, it| {
        let session = it.session();
        let (when, focus) = (it.when(app, session), it.focus());
        seen(it, &app.screen(session, when, focus))
    }),
    ("screen_as_of", |app, it| {
        let session = it.session();
        of(&app.screen_as_of(session, it.revision(session)))
    }),
    ("boards", |app, it| {
        let session = it.session();
        let revision = it.some(|it| it.revision(session));
        of(&app.boards(session, revision))
    }),
    ("enter", |app, it| {
        let screen = it.screen();
        let entry = it.entry(app, &screen);
        seen(it, &app.enter(screen.session, entry))
    }),
    ("enter", |app, it| pressed(app, it, "session.undo")),
    ("enter", |app, it| pressed(app, it, "session.redo")),
    ("enter", |app, it| pressed(app, it, "session.reopen")),
    ("remove", |app, it| {
        let session = it.session();
        let (step, revision) = (it.step(app, session), it.revision(session));
        seen(it, &app.remove(session, step, revision))
    }),
    ("finish", |app, it| {
        let session = it.session();
        // Now and then as it is, as little can be done before a finish.
        let now = app.screen(session, When::Now, Focus::default()).ok().map(|it| it.revision);
        let revision = now.filter(|_| it.random.chance(50)).unwrap_or_else(|| it.revision(session));
        seen(it, &app.finish(session, revision))
    }),
    ("abandon", |app, it| {
        let session = it.session();
        seen(it, &app.abandon(session))
    }),
    ("state_result", |app, it| {
        let (session, typed, day) = (it.session(), typed(it), it.some(Hostile::day));
        seen(it, &app.state_result(session, typed, day))
    }),
    ("note", |app, it| {
        let (session, text) = (it.session(), it.text());
        seen(it, &app.note(session, text))
    }),
    ("explain", |app, it| of(&app.explain(it.session(), it.seat()))),
    ("score_table", |app, it| of(&app.score_table(it.session()))),
    ("difference", |app, it| of(&app.difference(it.session()))),
    ("rescore", |app, it| {
        let many = if it.random.chance(3) { 5_000 } else { 3 };
        let choice = |it: &mut Hostile<'_>| Chosen { setting: it.text(), choice: it.text() };
        let choices = (0..it.random.below(many)).map(|_| choice(it)).collect();
        of(&app.rescore(it.session(), choices))
    }),
    ("rematch", |app, it| {
        let session = it.session();
        seen(it, &app.rematch(session))
    }),
    ("log", |app, it| of(&app.log(it.session()))),
    ("delete_session", |app, it| of(&app.delete_session(it.session()))),
    ("restore_session", |app, it| of(&app.restore_session(it.session()))),
    ("empty_bin", |app, _| of(&app.empty_bin())),
    // The table, each kind of change as often as any other call.
    ("change_table", |app, it| {
        let (seat, name) = (it.seat(), it.text());
        changed(app, it, TableChange::Name { seat, name })
    }),
    ("change_table", |app, it| {
        let (seat, colour) = (it.seat(), *it.random.pick(&Colour::ALL));
        changed(app, it, TableChange::Colour { seat, colour })
    }),
    ("change_table", |app, it| {
        let (seat, shape) = (it.seat(), *it.random.pick(&Shape::ALL));
        changed(app, it, TableChange::Shape { seat, shape })
    }),
    ("change_table", |app, it| {
        let order = it.seats();
        changed(app, it, TableChange::Order { order })
    }),
    ("change_table", |app, it| {
        let seat = it.seat();
        changed(app, it, TableChange::Start { seat })
    }),
    ("change_table", |app, it| {
        let (seat, left) = (it.seat(), it.random.chance(50));
        let change = if left { TableChange::Leave { seat } } else { TableChange::Return { seat } };
        changed(app, it, change)
    }),
    ("change_table", |app, it| {
        let count = *it.random.pick(&[0, 1, 2, 3, 4, 5, 255]);
        changed(app, it, TableChange::Seats { count })
    }),
    ("change_table", |app, it| {
        let lot = *it.random.pick(&[Lot::StartPlayer, Lot::Seating]);
        changed(app, it, TableChange::Draw { lot })
    }),
    ("change_table", |app, it| {
        let session = it.session();
        let settings = app.session_settings(session).unwrap_or_default();
        let (mut setting, mut choice) = (it.text(), it.text());
        if let Some(known) = settings.first().filter(|_| it.random.chance(60)) {
            setting.clone_from(&known.id);
            choice.clone_from(&it.random.pick(&known.choices).id);
        }
        seen(it, &app.change_table(session, TableChange::Choose { setting, choice }))
    }),
    ("session_settings", |app, it| of(&app.session_settings(it.session()))),
    ("checklist", |app, it| of(&app.checklist(it.session()))),
    ("tick", |app, it| {
        let session = it.session();
        let parts = app.checklist(session).map(|list| list.sections).unwrap_or_default();
        let step = parts.iter().flat_map(|part| &part.steps).next().map(|step| step.id.clone());
        let step = step.filter(|_| it.random.chance(60)).unwrap_or_else(|| it.text());
        of(&app.tick(session, step, it.random.chance(50)))
    }),
    ("tidy_up", |app, it| of(&app.tidy_up(it.session()))),
    // After the game.
    ("decided", |app, it| of(&app.decided(maybe_finished(app, it)))),
    ("verify", |app, it| of(&app.verify(it.session()))),
    ("result_card", |app, it| of(&app.result_card(it.session(), it.some(Hostile::text)))),
    ("csv", |app, it| {
        let csv = app.csv(query(it));
        let rows = csv.as_ref().map_or("", String::as_str).split("\r\n");
        // Whatever is in it, a row is a row.
        assert!(rows.into_iter().all(|row| text::one_line(row) == row), "{csv:?}");
        of(&csv)
    }),
    ("bgstats_link", |app, it| of(&app.bgstats_link(maybe_finished(app, it)))),
    ("bgstats_file", |app, it| of(&app.bgstats_file(it.sessions()))),
    ("statistics", |app, it| {
        let query = StatsQuery {
            game: it.some(Hostile::game),
            player: it.some(Hostile::player),
            seats: it.some(|it| *it.random.pick(&[0, 1, 2, 255])),
            since: it.some(Hostile::day),
            until: it.some(Hostile::day),
        };
        of(&app.statistics(query))
    }),
    // People.
    ("players", |app, it| {
        let players = app.players(it.some(Hostile::game));
        it.meet(players.as_deref().unwrap_or_default());
        of(&players)
    }),
    ("rename_player", |app, it| of(&app.rename_player(it.player(), it.text()))),
    ("merge_players", |app, it| of(&app.merge_players(it.player(), it.player()))),
    ("forget_player", |app, it| of(&app.forget_player(it.player()))),
    // To another device and back.
    ("export_sessions", |app, it| {
        let sessions = it.sessions();
        kept(it, &app.export_sessions(sessions))
    }),
    ("export_all", |app, it| {
        let file = it.path();
        of(&app.export_all(file.clone()).and_then(|job| {
            if it.random.chance(10) {
                it.random.pick(EXPORT_CALLS).1(&job);
            }
            while !job.step()?.finished {}
            it.keep(&std::fs::read_to_string(&file).unwrap_or_default());
            Ok(())
        }))
    }),
    ("import_file", |app, it| {
        let choices = [ImportChoice::Skip, ImportChoice::Replace, ImportChoice::KeepBoth];
        let choice = *it.random.pick(&choices);
        let file = it.bundle_file();
        stepped(it, Arc::clone(app).import_file(file), Some(choice))
    }),
    ("verify_file", |app, it| {
        let file = it.bundle_file();
        stepped(it, Arc::clone(app).verify_file(file), None)
    }),
    ("backups", |app, _| plain(&app.backups())),
    ("back_up", |app, _| of(&app.back_up())),
    ("restore_file", |app, it| {
        let file = it.path();
        let choice = it.random.chance(50).then_some(ImportChoice::KeepBoth);
        stepped(it, Arc::clone(app).restore_file(file), choice)
    }),
    ("fold_journal", |app, _| {
        app.fold_journal();
        plain(&())
    }),
    ("players_like", |app, it| {
        let (game, typed) = (it.game(), it.text());
        let seated = (0..it.random.below(4)).map(|_| it.text()).collect();
        of(&app.players_like(game, typed, seated))
    }),
    ("player_change", |app, _| plain(&app.player_change())),
    ("take_back_player_change", |app, _| of(&app.take_back_player_change())),
];

type ExportCall = fn(&ExportJob);

/// Whatever can be called of an export, at any time.
pub(super) const EXPORT_CALLS: &[(&str, ExportCall)] =
    &[("step", |job| drop(job.step())), ("stop", ExportJob::stop)];

type ImportCall = fn(&ImportJob, &mut Hostile<'_>);

/// Whatever can be called of an import, at any time.
pub(super) const IMPORT_CALLS: &[(&str, ImportCall)] = &[
    ("step", |job, _| drop(job.step())),
    ("stop", |job, _| job.stop()),
    ("preview", |job, _| drop(job.preview())),
    ("verified", |job, it| drop(job.verified(it.number(), it.number()))),
    ("take_in", |job, _| drop(job.take_in(ImportChoice::Skip))),
    ("report", |job, _| drop(job.report())),
];

/// Steps a job to its end, with calls that nobody should make on the way.
/// A game with something that is remembered of it and a way to correct that; or any words.
fn remembered(app: &Tallystone, it: &mut Hostile<'_>) -> (String, String, (String, EntryValue)) {
    let game = it.game();
    let sections = app.remembered(game.clone()).unwrap_or_default();
    let known = sections.iter().flat_map(|section| &section.items).next();
    let known = known.filter(|_| it.random.chance(70));
    let item = known.map_or_else(|| it.text(), |item| item.id.clone());
    let correction = known.and_then(|item| item.controls.first()).map(|control| {
        let value = match &control.kind {
            ControlKind::Choice { options, .. } => {
                EntryValue::Choose { option: it.random.pick(options).id.clone() }
            }
            ControlKind::Toggle { .. } => EntryValue::Flip,
            _ => EntryValue::Number { typed: it.number().to_string() },
        };
        (control.id.clone(), value)
    });
    let any = || (String::new(), EntryValue::Press);
    (game, item, correction.unwrap_or_else(any))
}

fn stepped(
    it: &mut Hostile<'_>,
    job: Answer<Arc<ImportJob>>,
    choice: Option<ImportChoice>,
) -> Came {
    of(&job.and_then(|job| {
        let mut disturbed = false;
        let mut disturb = |it: &mut Hostile<'_>| {
            let disturbs = it.random.chance(5);
            if disturbs {
                it.random.pick(IMPORT_CALLS).1(&job, it);
            }
            disturbed |= disturbs;
        };
        disturb(it);
        while !job.step()?.finished {
            disturb(it);
        }
        disturb(it);
        // One that was disturbed may have been taken in already.
        let Some(choice) = choice.filter(|_| !disturbed) else { return Ok(()) };
        job.take_in(choice)?;
        while !job.step()?.finished {}
        job.report().map(drop)
    }))
}

fn query(it: &mut Hostile<'_>) -> SessionQuery {
    SessionQuery {
        words: if it.random.chance(50) { String::new() } else { it.text() },
        game: it.some(Hostile::game),
        player: it.some(Hostile::player),
        year: it.some(|it| *it.random.pick(&[2026, 0, -1, i32::MIN, i32::MAX])),
        unfinished: it.random.chance(20),
        bin: it.random.chance(20),
    }
}

fn new_session(it: &mut Hostile<'_>) -> NewSession {
    let many = if it.random.chance(2) { 20_000 } else { 5 };
    let seat = |it: &mut Hostile<'_>| NewSeat {
        name: it.some(Hostile::text),
        colour: it.some(|it| *it.random.pick(&Colour::ALL)),
        shape: it.some(|it| *it.random.pick(&Shape::ALL)),
    };
    let seats = (0..it.random.below(many)).map(|_| seat(it)).collect();
    NewSession { game: it.game(), seats, options: it.json(), practice: it.random.chance(50) }
}

fn typed(it: &mut Hostile<'_>) -> Vec<TypedSeat> {
    let many = if it.random.chance(2) { 20_000 } else { 4 };
    let blank = it.random.chance(40);
    let points = |it: &mut Hostile<'_>| match it.random.below(8) {
        0 => it.text(),
        _ if blank => String::new(),
        _ => it.points().to_string(),
    };
    let one = |it: &mut Hostile<'_>, seat| TypedSeat {
        seat,
        points: points(it),
        winner: it.random.chance(30),
    };
    if it.random.chance(60) {
        return Seat::all(2).map(|seat| one(it, seat)).collect();
    }
    (0..it.random.below(many))
        .map(|_| {
            let seat = it.seat();
            one(it, seat)
        })
        .collect()
}

/// Any session, or now and then one that has a result: few get that far by chance.
fn maybe_finished(app: &Tallystone, it: &mut Hostile<'_>) -> SessionId {
    if it.random.chance(70) {
        return it.session();
    }
    let screen = app.start(NewSession::of("keltis", 2)).expect("a session");
    let typed = Seat::all(2).map(|seat| TypedSeat {
        seat,
        points: it.random.below(99).to_string(),
        winner: false,
    });
    let stated = app.state_result(screen.session, typed.collect(), None).expect("a result");
    app.finish(screen.session, stated.revision).expect("an end").session
}

/// What every session has, whether or not it is on the sheet.
fn pressed(app: &Tallystone, it: &mut Hostile<'_>, control: &str) -> Came {
    let session = it.session();
    let (control, value) = (control.to_owned(), EntryValue::Press);
    let (revision, focus, place) = (it.revision(session), it.focus(), When::Now);
    seen(it, &app.enter(session, Entry { control, value, revision, focus, place }))
}

fn changed(app: &Tallystone, it: &mut Hostile<'_>, change: TableChange) -> Came {
    let session = it.session();
    seen(it, &app.change_table(session, change))
}

fn plain<T: Debug>(answer: &T) -> Came {
    Came { size: size(answer), error: None }
}

fn of<T: Debug>(answer: &Answer<T>) -> Came {
    match answer {
        Ok(answer) => plain(answer),
        Err(error) => Came { size: 0, error: Some(error.clone()) },
    }
}

/// A screen is what the next entry is about.
fn seen(it: &mut Hostile<'_>, answer: &Answer<Screen>) -> Came {
    if let Ok(screen) = answer {
        it.see(screen);
    }
    of(answer)
}

/// A bundle is changed a little and sent back.
fn kept(it: &mut Hostile<'_>, answer: &Answer<String>) -> Came {
    if let Ok(bundle) = answer {
        it.keep(bundle);
    }
    of(answer)
}

fn size<T: Debug>(answer: &T) -> usize {
    struct Counter(usize);
    impl Write for Counter {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            self.0 += text.len();
            Ok(())
        }
    }
    let mut counter = Counter(0);
    let _ = write!(counter, "{answer:?}");
    counter.0
}
