//! The house rules for what may stand in a file, each a function of its path and text.
//!
//! What is forbidden is put together from parts here, so that these files keep the rules too.

use std::fmt;
use std::path::Path;

use super::arrows::missing_door;

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Breach {
    path: String,
    line: usize,
    what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Hosts of package registries: where packages come from is the machine's to say, not ours.
const REGISTRIES: &[&[&str]] = &[
    &["crates", ".io"],
    &["index", ".crates"],
    &["npm", "js"],
    &["pypi", ".org"],
    &["repo", ".maven"],
    &["repo1", ".maven"],
    &["deb", ".debian"],
];

/// The games there are: each has a folder or a file of its own. The shells know them only as the core
/// lists them.
pub(super) fn games(paths: &[String]) -> Vec<&str> {
    let files = paths.iter().filter_map(|path| path.strip_prefix("core/src/games/"));
    let games = files.filter_map(|file| file.strip_suffix("/mod.rs").or(file.strip_suffix(".rs")));
    games.filter(|game| *game != "mod" && !game.contains('/')).collect()
}

pub(super) fn breaches(path: &str, text: &str, games: &[&str]) -> Vec<Breach> {
    let mut breaches = Vec::new();
    let mut tell = |line, what| {
        breaches.push(Breach { path: path.to_owned(), line, what });
    };

    if must_say_what_it_is(path) && !text.starts_with("//!") {
        let what = "the first line does not say what the file is; start it with `//!`";
        tell(1, what.to_owned());
    }
    if is_shell(path)
        && let Some(id) = game_id(path, games)
    {
        tell(1, format!("a file of the shell is named after the game {id}"));
    }
    let mut is_product = true;
    for (line, number) in text.lines().zip(1..) {
        is_product &= line != "mod tests {";
        if is_product && let Some(what) = missing_door(path, line) {
            tell(number, what);
        }
        if let Some(start) = machine_path(line) {
            let what = format!("a path of one machine ({start}…); make it relative");
            tell(number, what);
        }
        if !is_cargo_lock(path)
            && let Some(host) = registry(line)
        {
            tell(number, format!("the host of a package registry ({host})"));
        }
        if is_shell(path)
            && let Some(id) = game_id(line, games)
        {
            let what = format!("the shell names the game {id}; let the core decide");
            tell(number, what);
        }
    }
    breaches
}

fn must_say_what_it_is(path: &str) -> bool {
    let of_the_product = path.starts_with("core/src/") || path.starts_with("cli/src/");
    of_the_product && Path::new(path).extension().is_some_and(|it| it == "rs")
}

fn is_shell(path: &str) -> bool {
    let is_app = ["android/", "ios/", "web/"].iter().any(|folder| path.starts_with(folder));
    let is_test = ["/src/test/", "/Tests/", "web/tests/"].iter().any(|part| path.contains(part));
    path.starts_with("cli/src/") || (is_app && !is_test)
}

/// Cargo itself writes there which registry a package is from.
fn is_cargo_lock(path: &str) -> bool {
    Path::new(path).ends_with("Cargo.lock")
}

/// An absolute path into the folders where people and CI keep their things; `art/work/` is none.
fn machine_path(line: &str) -> Option<String> {
    ["work", "root", "home"].map(|folder| format!("/{folder}/")).into_iter().find(|start| {
        line.match_indices(start).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let after = line[at + start.len()..].chars().next();
            let has_name = after.is_some_and(is_of_a_word);
            // Everybody has a /home; what tells machines apart is the name in it.
            !before.is_some_and(is_of_a_word) && (has_name || !start.contains("home"))
        })
    })
}

fn is_of_a_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn registry(line: &str) -> Option<String> {
    let line = line.to_ascii_lowercase();
    REGISTRIES.iter().map(|parts| parts.concat()).find(|host| line.contains(host))
}

fn game_id<'a>(text: &str, games: &[&'a str]) -> Option<&'a str> {
    let text = text.to_ascii_lowercase();
    games.iter().copied().find(|id| text.contains(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the rules are broken in a text of this path: line numbers only.
    fn lines(path: &str, text: &str) -> Vec<usize> {
        let breaches = breaches(path, text, &["pebbles", "stone_layer"]);
        breaches.iter().map(|breach| breach.line).collect()
    }

    fn inside(folder: &str, rest: &str) -> String {
        format!("/{folder}/{rest}")
    }

    #[test]
    fn paths_of_machines_are_found() {
        for path in [
            inside("work", "main"),
            inside("work", ""),
            inside("root", ".cargo"),
            inside("home", "anna/tallystone"),
        ] {
            for text in [
                path.clone(),
                format!("cd \"{path}\""),
                format!("file://{path}"),
                format!("PATH=.:{path}"),
            ] {
                assert_eq!(lines("docs/a.md", &text), [1], "{text}");
            }
        }
    }

    #[test]
    fn paths_of_everybody_are_fine() {
        for text in [
            inside("usr", "bin/env"),
            format!("art{}", inside("work", "tile.svg")),
            format!("https://example.org{}", inside("home", "news")),
            format!("core{}", inside("root", "x")),
            inside("home", "$USER"),
            inside("home", ""),
            "/homely/x, /working/x, /rooted/x".to_owned(),
        ] {
            assert_eq!(lines("docs/a.md", &text), [], "{text}");
        }
    }

    #[test]
    fn hosts_of_registries_are_found_in_any_case() {
        for parts in REGISTRIES {
            let host = parts.concat();
            for text in [host.clone(), format!("see https://{}/x", host.to_uppercase())] {
                assert_eq!(lines("README.md", &text), [1], "{text}");
            }
        }
        assert_eq!(lines("README.md", "https://docs.rs/serde"), []);
    }

    #[test]
    fn a_lock_file_may_name_its_registry_but_no_machine() {
        let host = REGISTRIES[0].concat();
        assert_eq!(lines("Cargo.lock", &host), []);
        assert_eq!(lines("fuzz/Cargo.lock", &host), []);
        assert_eq!(lines("NotCargo.lock", &host), [1]);
        assert_eq!(lines("Cargo.lock", &inside("root", "x")), [1]);
    }

    #[test]
    fn a_file_of_the_product_says_what_it_is_first() {
        for path in ["core/src/seat.rs", "cli/src/draw/board.rs"] {
            assert_eq!(lines(path, "//! A seat.\n"), []);
            assert_eq!(lines(path, "use std::fmt;\n//! Late.\n"), [1]);
            assert_eq!(lines(path, "\n//! Late.\n"), [1]);
            assert_eq!(lines(path, ""), [1]);
        }
        for path in ["core/build.rs", "core/src/icon.svg", "docs/core/src/a.rs"] {
            assert_eq!(lines(path, "use std::fmt;\n"), []);
        }
    }

    #[test]
    fn the_shell_names_no_game() {
        for id in ["pebbles", "stone_layer"] {
            let text = format!("//! Draws.\n\nmatch id {{ \"{id}\" => {{}} }}\n");
            assert_eq!(lines("cli/src/draw.rs", &text), [3]);
            assert_eq!(lines("cli/src/draw.rs", &text.to_uppercase()), [3]);
            assert_eq!(lines("core/src/board.rs", &text), []);
            assert_eq!(lines("cli/tests/draw.rs", &text), []);
            let kotlin = "app/src/main/kotlin/Draw.kt";
            assert_eq!(lines(&format!("android/{kotlin}"), &text), [3]);
            assert_eq!(lines(&format!("android/{}", kotlin.replace("main", "test")), &text), []);
            let swift = "Tallystone/Draw.swift";
            assert_eq!(lines(&format!("ios/{swift}"), &text), [3]);
            assert_eq!(lines(&format!("ios/Tests/{swift}"), &text), []);
            assert_eq!(lines("web/ui/draw.ts", &text), [3]);
            assert_eq!(lines("web/tests/draw.mjs", &text), []);
            assert_eq!(lines(&format!("cli/src/{id}.rs"), "//! Draws."), [1]);
        }
    }

    #[test]
    fn a_game_is_a_folder_among_the_games() {
        let paths = ["core/src/games/keltis/mod.rs", "core/src/games/mod.rs", "cli/src/main.rs"];
        let paths: Vec<String> = paths.into_iter().map(str::to_owned).collect();
        assert_eq!(games(&paths), ["keltis"]);
    }

    #[test]
    fn a_breach_tells_where_it_is() {
        let text = format!("fine\n{}\n", inside("root", "x"));
        let [breach] = &breaches("docs/a.md", &text, &[])[..] else {
            panic!("one breach expected");
        };
        let sentence = breach.to_string();
        assert!(sentence.starts_with("docs/a.md:2: a path of one machine"));
    }
}
