//! What is read: rules with their marks and editions, what gives points, short and long set-ups.

use crossterm::event::KeyCode;
use tallystone_core::app::NewSession;
use tallystone_core::rules::RuleAtom;

use super::super::canvas::Target;
use super::super::over::Over;
use super::super::{Ink, Page, Shell, View};
use super::{click, code, look, press, session, shell, tables};

fn of_game(game: &str, players: usize) -> Shell {
    let mut shell = shell(Ink::Plain);
    let screen = shell.app.start(&NewSession::of(game, players)).expect("a session");
    shell.sit_down(screen);
    shell
}

/// The game that editions tell most differently.
fn of_editions() -> String {
    let app = shell(Ink::Plain).app;
    let differing = |game: &String| {
        let rules = app.rules(game, "").expect("rules");
        rules.iter().filter(|rule| !rule.others.is_empty()).count()
    };
    let games = app.games().into_iter().map(|game| game.id);
    games.max_by_key(differing).expect("a game")
}

fn first_game() -> String {
    shell(Ink::Plain).app.games().remove(0).id
}

fn rules(shell: &mut Shell) -> Vec<RuleAtom<String>> {
    let session = shell.screen().expect("a session").session;
    shell.app.rules_of(session, "").expect("rules")
}

fn steps(shell: &Shell) -> Vec<String> {
    let list = &shell.sitting().expect("a session").checklist;
    list.steps().map(|step| step.id.clone()).collect()
}

#[test]
fn a_mark_stands_beside_its_rule_in_the_list_and_on_the_page() {
    let mut seen = 0;
    for mut shell in tables() {
        let game = shell.screen().expect("a session").game.clone();
        let Some(place) = rules(&mut shell).iter().position(|rule| rule.mark.is_some()) else {
            continue;
        };
        let rule = rules(&mut shell)[place].clone();
        let mark = format!("◇ {}", rule.mark.clone().expect("a mark"));
        shell.look_at(View::Rules);
        for _ in 0..place {
            code(&mut shell, KeyCode::Down);
        }
        let list = look(&mut shell, &format!("rules-{game}"));
        let line = list.lines().position(|line| line.starts_with(&format!("  {}", rule.title)));
        if let Some(line) = line {
            // The list is the left third; its mark is on the line of the title or below it.
            let left = |line: &str| line.chars().take(26).collect::<String>();
            let lines: Vec<String> = list.lines().skip(line).take(2).map(left).collect();
            assert!(lines.concat().contains(&mark), "{game}: {list}");
        }
        assert!(list.contains(&mark), "{game}: {list}");
        code(&mut shell, KeyCode::Enter);
        let page = look(&mut shell, &format!("rule-{game}"));
        assert!(page.contains(&rule.title) && page.contains(&mark), "{game}: {page}");
        seen += 1;
    }
    assert!(seen > 2, "{seen} games have a marked rule");
}

#[test]
fn a_session_reads_the_rules_of_its_edition_and_a_key_shows_the_others() {
    let mut shell = of_game(&of_editions(), 3);
    let session = shell.screen().expect("a session").session;
    let before = rules(&mut shell).into_iter().find(|rule| rule.id == "setup-marker");
    let before = before.expect("a rule that differs by edition");
    let chosen = shell.app.choose(session, "edition", "sv");
    shell.show(chosen);
    assert!(!shell.status_is_refusal(), "{:?}", shell.status);
    shell.open_rule("setup-marker");
    let page = look(&mut shell, "edition");
    assert!(!page.contains(&before.text), "the Swedish text: {page}");
    assert!(page.contains("v Other editions"), "{page}");
    press(&mut shell, "v");
    let others = look(&mut shell, "edition-others");
    let in_one_line = others.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(in_one_line.contains(&before.text), "{others}");
    press(&mut shell, "v");
    assert_eq!(shell.picture(80, 24), page);
    // Elsewhere the edition that was played last counts.
    let kept = shell.app.rule(&of_editions(), "setup-marker").expect("a rule");
    shell.look_at(View::Rules);
    let found = &shell.sitting().expect("a session").search.found;
    let here = found.iter().find(|rule| rule.id == "setup-marker").expect("a rule");
    assert!(here.text != before.text && kept.title == here.title);
}

#[test]
fn a_rule_leads_to_the_option_that_changes_it() {
    let mut shell = of_game(&of_editions(), 3);
    let rule = rules(&mut shell).into_iter().find(|rule| rule.option.is_some()).expect("a rule");
    shell.open_rule(&rule.id);
    assert!(look(&mut shell, "rule-option").contains("o The option that changes it"));
    press(&mut shell, "o");
    let sitting = shell.sitting().expect("a session");
    assert_eq!(sitting.view, View::Options);
    let lines = sitting.settings.iter().flat_map(|setting| {
        setting.choices.iter().map(move |choice| (&setting.id, choice.id == setting.chosen))
    });
    let mut lines = lines;
    let (of, is_chosen) = lines.nth(sitting.line(View::Options)).expect("a line");
    assert_eq!((Some(of), is_chosen), (rule.option.as_ref(), true));
    assert!(shell.over.is_empty());
}

#[test]
fn what_fits_in_part_is_listed_under_a_heading_and_can_be_opened() {
    let mut shell = of_game(&of_editions(), 3);
    press(&mut shell, "/tie marker");
    let found = &shell.sitting().expect("a session").search.found;
    let first = found.iter().position(|rule| rule.partial).expect("a partial hit");
    let title = found[first].title.clone();
    assert!(first > 0, "some hold all the words");
    for _ in 0..first {
        code(&mut shell, KeyCode::Down);
    }
    let picture = look(&mut shell, "partial");
    let at = |words: &str| picture.lines().position(|line| line.trim().starts_with(words));
    let heading = at("Only some of the words").expect("a heading");
    assert!(picture.contains(&title), "{picture}");
    assert!(Some(heading) < at(&title[..12]), "{picture}");
    code(&mut shell, KeyCode::Enter);
    assert!(matches!(shell.over.last(), Some(Over::Rule(page)) if page.rule.title == title));
    code(&mut shell, KeyCode::Esc);
    code(&mut shell, KeyCode::Esc);
    press(&mut shell, "xyzzyq");
    assert!(shell.picture(80, 24).contains("fewer words"), "{}", shell.picture(80, 24));
}

#[test]
fn the_page_of_points_is_reached_from_everywhere_and_each_line_leads_to_its_rule() {
    for mut shell in tables() {
        let game = shell.screen().expect("a session").game.clone();
        let page = shell.app.points_page(&game).expect("a page");
        for view in [View::Table, View::Checklist, View::Rules] {
            shell.look_at(view);
            code(&mut shell, KeyCode::F(2));
            let picture = look(&mut shell, &format!("points-{game}"));
            let row = &page[0].rows[0];
            let both = |line: &str| line.contains(&row.what) && line.contains(&row.points);
            assert!(picture.contains(&page[0].title), "{game}: {picture}");
            assert!(picture.lines().any(both), "{game}: {picture}");
            code(&mut shell, KeyCode::F(2));
            assert!(shell.over.is_empty(), "the same key closes it");
        }
        shell.look_at(View::Table);
        code(&mut shell, KeyCode::F(2));
        code(&mut shell, KeyCode::End);
        let last = page.last().expect("a section");
        let (what, end) = (&last.rows.last().expect("a row").what, shell.picture(80, 24));
        assert!(end.contains(what.as_str()), "{game}: {end}");
        code(&mut shell, KeyCode::Enter);
        assert!(
            matches!(shell.over.last(), Some(Over::Rule(page)) if page.rule.id == last.rule),
            "{game}"
        );
        // From a rule to the points, too; a click on a section does the same as the key.
        code(&mut shell, KeyCode::F(2));
        assert!(matches!(shell.over.last(), Some(Over::Scoring(_))));
        let first = page[0].rule.clone();
        click(&mut shell, |target| *target == Target::Rule(first.clone()));
        assert!(matches!(shell.over.last(), Some(Over::Rule(page)) if page.rule.id == first));
    }
}

#[test]
fn the_page_of_points_is_there_before_a_session_and_in_the_menus() {
    let mut shell = shell(Ink::Plain);
    let is_scoring = |shell: &Shell| matches!(shell.over.last(), Some(Over::Scoring(_)));
    press(&mut shell, "n");
    code(&mut shell, KeyCode::F(2));
    assert!(is_scoring(&shell));
    code(&mut shell, KeyCode::Enter);
    assert!(matches!(shell.over.last(), Some(Over::Rule(_))), "a rule without a session");
    code(&mut shell, KeyCode::Esc);
    code(&mut shell, KeyCode::Esc);
    code(&mut shell, KeyCode::Enter);
    assert!(matches!(shell.page, Page::Players(_)));
    let facts = shell.app.games()[0].facts.clone();
    assert!(look(&mut shell, "players").contains(&facts));
    code(&mut shell, KeyCode::F(2));
    assert!(is_scoring(&shell));
    let mut shell = session(Ink::Plain);
    press(&mut shell, "m");
    let menu = look(&mut shell, "menu-points");
    let line = menu.lines().position(|line| line.contains("What gives points")).expect("an offer");
    // Ten offers have a digit; none has that of another.
    let digits = menu.lines().filter_map(|line| line.trim_start().chars().next());
    assert_eq!(digits.filter(char::is_ascii_digit).count(), 10, "{menu}");
    let digit = menu.lines().nth(line).and_then(|line| line.trim_start().chars().next());
    press(&mut shell, &digit.expect("a digit").to_string());
    assert!(is_scoring(&shell), "{menu}");
}

#[test]
fn a_set_up_is_short_until_somebody_wants_every_step_and_that_is_remembered() {
    for mut shell in tables() {
        let game = shell.screen().expect("a session").game.clone();
        let session = shell.screen().expect("a session").session;
        shell.look_at(View::Checklist);
        let short = steps(&shell);
        code(&mut shell, KeyCode::Down);
        look(&mut shell, &format!("setup-short-{game}"));
        press(&mut shell, "v");
        let long = steps(&shell);
        look(&mut shell, &format!("setup-long-{game}"));
        assert!(!short.is_empty() && short.len() < long.len(), "{game}");
        assert!(short.iter().all(|step| long.contains(step)), "{game}");
        let sitting = shell.sitting().expect("a session");
        assert_eq!(long[sitting.line(View::Checklist)], short[1], "the cursor stays on its step");
        // A tick keeps the list as long as it is; another session of the game has it, too.
        press(&mut shell, " ");
        assert_eq!(steps(&shell), long, "{game}");
        shell.go_home();
        shell.open_session(session);
        shell.look_at(View::Checklist);
        assert_eq!(steps(&shell), long, "{game}");
        let prefers = shell.app.preferences().expect("preferences");
        assert_eq!(prefers.first_time, std::slice::from_ref(&game));
        press(&mut shell, "v");
        assert_eq!(steps(&shell), short, "{game}");
        assert!(shell.app.preferences().expect("preferences").first_time.is_empty());
    }
}

#[test]
fn a_set_up_says_who_takes_how_many_of_what() {
    let mut shell = of_game(&first_game(), 3);
    let picture = shell.picture(80, 40);
    assert!(picture.contains("Board and tiles · One of you"), "{picture}");
    let line = picture.lines().find(|line| line.contains("Shuffle the")).expect("a step");
    assert!(line.contains("110 × cards  ") || line.ends_with("110 × cards"), "{line}");
    assert!(picture.contains("9 × wish stones · 9 × clover tiles"), "{picture}");
}

#[test]
fn an_option_that_fits_the_table_is_taken_with_a_key_or_a_click() {
    for by_click in [false, true] {
        let mut shell = of_game(&of_editions(), 2);
        let before = steps(&shell);
        let advice = shell.sitting().expect("a session").checklist.advice[0].clone();
        let picture = look(&mut shell, "advice");
        assert!(picture.contains(&format!("a {}", advice.text)), "{picture}");
        if by_click {
            click(&mut shell, |target| *target == Target::Key(KeyCode::Char('a')));
        } else {
            press(&mut shell, "a");
        }
        assert_ne!(steps(&shell), before);
        assert!(!shell.picture(80, 24).contains(&advice.text), "it is taken");
        let session = shell.screen().expect("a session").session;
        let settings = shell.app.session_settings(session).expect("settings");
        let chosen = settings.into_iter().find(|it| it.id == advice.setting).map(|it| it.chosen);
        assert_eq!(chosen, Some(advice.choice));
        // Where nothing is offered, the key does nothing.
        let revision = super::revision(&shell);
        press(&mut shell, "a");
        assert_eq!(super::revision(&shell), revision);
    }
}
