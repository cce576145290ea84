//! What is wrong with a language stops the build: made-up ones with planted faults, and the sentence
//! that names each.

// As the build script has them.
#[path = "../../core/build/check.rs"]
mod check;
#[path = "../../core/build/language.rs"]
#[allow(dead_code)]
mod language;
#[path = "../../core/build/syntax.rs"]
mod syntax;

use language::Language;

const ENGLISH: &str = r"
app_language = English
# $n: how many points.
app_points = { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}
# $seats: who; $points: as app_points.
app_won = { $seats } won with { $points }.
app_name = Keltis
# A share, $n, in hundredths.
app_sign = { NUMBER($n) } %
app_asked =
    goal: how does it end
    start: who begins
";

const POLISH: &str = r"
app_language = polski
app_points = { $n ->
    [one] { NUMBER($n) } punkt
    [few] { NUMBER($n) } punkty
   *[many] { NUMBER($n) } punktów
}
    .ins = { $n ->
        [one] { NUMBER($n) } punktem
        [few] { NUMBER($n) } punktami
       *[other] { NUMBER($n) } punktami
    }
app_won = { $seats_n ->
    [one] Wygrywa { $seats } z { $points_ins }.
    [few] Wygrywają { $seats } z { $points_ins }.
   *[other] Wygrywają { $seats }.
}
app_name = Keltis
app_sign = { NUMBER($n) } %
app_asked =
    start: kto zaczyna
    goal: jak się kończy
";

const SAME: &str = "# reasons\napp_name the game’s own name\n";

fn language(tag: &str, text: &str, same: &str) -> Language {
    Language::read(tag, [("app.ftl".to_owned(), text.to_owned())], same)
}

fn faults(tag: &str, text: &str, same: &str) -> Vec<String> {
    check::compared(&language("en", ENGLISH, ""), &language(tag, text, same))
}

#[test]
fn a_language_without_faults_is_taken() {
    assert_eq!(check::alone(&language("en", ENGLISH, "")), [""; 0]);
    assert_eq!(faults("pl", POLISH, SAME), [""; 0]);
}

/// Puts something else in the place of a part of the Polish text: the one fault that is told.
#[track_caller]
fn planted(part: &str, fault: &str, told: &str) {
    assert!(POLISH.contains(part), "{part}");
    let found = faults("pl", &POLISH.replacen(part, fault, 1), SAME);
    assert!(found.iter().any(|it| it.contains(told)), "{told}: {found:#?}");
    assert!(found.iter().all(|it| it.starts_with("locales/pl/")), "{found:#?}");
}

#[test]
fn messages_are_the_same_ones() {
    planted(
        "app_sign = { NUMBER($n) } %\n",
        "",
        "app.ftl: app_sign: it is expected, as in English",
    );
    planted("app_sign", "app_signs", "app_signs: English has no such message");
    planted("app_sign", "app_name", "app_name: it is expected once");
    planted("app_name = Keltis", "app_name = {", "cannot be read");
    planted("app_name = Keltis", "app_name =\n    .gen = Keltisa", "app_name: a text is expected");
    planted("app_language = polski\n", "", "app_language: the language’s own name is expected");
    let elsewhere = [("app.ftl", POLISH), ("shell.ftl", "")].map(|(name, text)| {
        let text = text.replace("app_name = Keltis\n", "");
        (name.to_owned(), if text.is_empty() { "app_name = Keltis\n".to_owned() } else { text })
    });
    let found =
        check::compared(&language("en", ENGLISH, ""), &Language::read("pl", elsewhere, SAME));
    assert_eq!(found, ["locales/pl/shell.ftl: app_name: it is expected in app.ftl"]);
}

#[test]
fn each_variable_of_english_is_told_to_translators() {
    let planted = |part: &str, fault: &str| {
        assert!(ENGLISH.contains(part), "{part}");
        check::alone(&language("en", &ENGLISH.replacen(part, fault, 1), ""))
    };
    let told = |id: &str, name: &str| {
        format!(
            "locales/en/app.ftl: {id}: a comment above it is expected that says what ${name} is"
        )
    };
    assert_eq!(planted("# A share, $n, in hundredths.\n", ""), [told("app_sign", "n")]);
    assert_eq!(planted("$points: as", "$points_n: as"), [told("app_won", "points")]);
}

#[test]
fn variables_are_those_of_english_their_counts_and_their_forms() {
    planted(
        "z { $points_ins }",
        "z { $pionts }",
        "app_won: $pionts is not filled in; expected: $points, $seats",
    );
    planted("z { $points_ins }", "z { $points_gen }", "$points_gen is not filled in");
}

#[test]
fn a_text_is_no_number() {
    planted("z { $points_ins }", "z { NUMBER($points) }", "app_won: $points is a text");
    planted("{ $seats_n ->", "{ $seats ->", "app_won: $seats is a text");
    planted("z { $points_ins }", "z { SIGNED($points_ins) }", "app_won: $points_ins is a text");
    planted(
        "{ NUMBER($n) } %",
        "{ NUMBER($n_n) } %",
        "app_sign: $n is a number, so there is no $n_n",
    );
}

#[test]
fn plural_forms_are_those_of_the_language() {
    planted("    [few] { NUMBER($n) } punkty\n", "", "app_points: the plural form few is expected");
    planted(
        "[few] { NUMBER($n) } punkty\n",
        "[two] { NUMBER($n) } punkty\n",
        "pl has no plural form two",
    );
    let other = POLISH.replacen("*[many]", "*[other]", 1);
    assert_eq!(faults("pl", &other, SAME), [""; 0], "either is the rest of the whole numbers");
    let unknown = faults("xx", POLISH, SAME);
    assert!(unknown.iter().any(|it| it.contains("plural forms of xx are not in")), "{unknown:?}");
}

#[test]
fn a_message_is_another_one_than_in_english() {
    let english = faults("pl", ENGLISH, "");
    for id in ["app_language", "app_name", "app_won", "app_asked"] {
        let told = format!("app.ftl: {id}: it is the same as in English");
        assert!(english.iter().any(|it| it.starts_with(&format!("locales/pl/{told}"))), "{id}");
    }
    assert!(!english.iter().any(|it| it.contains("app_sign")), "no words, nothing to translate");
    let told = "locales/pl/same.txt: app_won: it is not the same as in English";
    assert_eq!(faults("pl", POLISH, &format!("{SAME}app_won by chance")), [told]);
    let told = "locales/pl/same.txt: app_name: a reason is expected after the id";
    assert_eq!(faults("pl", POLISH, "app_name"), [told]);
}

#[test]
fn messages_stand_alone() {
    planted("Keltis", "{ app_sign }", "app_name: it refers to the message app_sign");
    planted("Keltis", "{ -game }", "app_name: it refers to the term -game");
    planted("Keltis", "{ DATETIME($n) }", "app_name: it refers to the function DATETIME");
    planted("app_name =", "-game = x\napp_name =", "-game: a message is expected");
}

#[test]
fn every_rule_is_asked_about() {
    planted("    goal: jak się kończy\n", "", "app_asked: a line for goal is expected");
    planted("    goal:", "    gaol:", "app_asked: there is no rule gaol in English");
}

#[test]
fn marks_are_those_of_print() {
    planted("Keltis", "\"Keltis\"", "app_name: the marks");
    planted("Keltis", "Keltis'", "app_name: the marks");
    planted("} %", "} % -1", "app_sign: a minus");
}

#[test]
fn english_is_held_to_the_same() {
    let told = |text: &str| check::alone(&language("en", text, "")).join("\n");
    assert!(
        told("app_a = { $n ->\n    [few] x\n   *[other] y\n }")
            .contains("en has no plural form few")
    );
    assert!(
        told("app_a = { $n ->\n    [two] x\n   *[other] y\n }").contains("the plural form one is")
    );
    assert!(told("app-a = x").contains("_ is expected instead of -"));
    assert!(told("app_a = x").contains("app_language"));
}
