//! The stage that walks through the views of the iOS app: over an evaluator that goes by the names of
//! Apple's frameworks, with the real model and the real library.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::bindings::target;
use crate::command::{not_started, root, run, show};
use crate::ios::kit;
use crate::stage::{Outcome, Stage};
use crate::{swift, tools};

pub(crate) const VIEWS: Stage = Stage {
    name: "ios views",
    needs: &[tools::SWIFT_ROOT],
    run: || check().unwrap_or_else(Outcome::failed),
};

const FRAMEWORKS: [&str; 6] =
    ["UIKit", "UniformTypeIdentifiers", "Accessibility", "AppIntents", "CoreSpotlight", "SwiftUI"];

/// So many symbols are stubbed at most: whoever needs more asks whether the view is thin enough.
const MOST_STUBS: usize = 652;

fn check() -> Result<Outcome, String> {
    let views = swift_files(&root().join("ios").join("Tallystone"))?;
    let stubs = root().join("tests").join("ios").join("stubs");
    let stubbed = count_stubs(&swift_files(&stubs)?)?;
    words_are_used(&views)?;
    run(swift::tool("swift-format", root())?.args(["lint", "--strict", "--recursive", "ios"]))?;

    let package = target().join("ios").join("Views");
    assemble(&package).map_err(|error| format!("{}: {error}", package.display()))?;
    let walked = target().join("ios").join("walked.txt");
    let _ = fs::remove_file(&walked);
    let build = kit().join(".build");
    let variables = [
        ("TALLYSTONE_APP", root().join("ios").join("Tallystone").into_os_string()),
        ("TALLYSTONE_WALKED", walked.clone().into_os_string()),
    ];
    let (content, tests) = swift::test_built_in(&build, &package, &variables)?;
    if !content || tests.passed == 0 {
        return Ok(Outcome::failed("").with_tests(tests));
    }
    refuse(&build.join("debug").join("Modules"))?;
    let seen = read(&walked)?;
    println!("{seen}");
    let said = seen.lines().next().unwrap_or_default();
    Ok(Outcome::passed(format!("{said}, {stubbed} stubbed symbols")).with_tests(tests))
}

/// The app's own files, the evaluator and the tests, each where the package has it.
fn assemble(package: &Path) -> io::Result<()> {
    let tests = root().join("tests").join("ios");
    let (from, sources) = (tests.join("views"), package.join("Sources"));
    swift::copy_changed(&from.join("Package.swift"), &package.join("Package.swift"))?;
    for framework in FRAMEWORKS {
        let stubs = sources.join(framework).join("Stubs");
        swift::mirror(&tests.join("stubs").join(framework), &stubs)?;
    }
    swift::mirror(&tests.join("evaluator"), &sources.join("SwiftUI").join("Evaluator"))?;
    swift::mirror(&root().join("ios").join("Tallystone"), &sources.join("TallystoneApp"))?;
    swift::mirror(&from.join("Sources").join("Trapping"), &sources.join("Trapping"))?;
    let (views, model) = (package.join("Tests").join("ViewTests"), "TallystoneModelTests");
    swift::mirror(&from.join("Tests").join("ViewTests"), &views.join("Walk"))?;
    let evening = root().join("ios").join("TallystoneKit").join("Tests").join(model);
    swift::copy_changed(&evening.join("Evening.swift"), &views.join("Evening.swift"))
}

/// Stubs that let everything pass would show nothing: these lines must not.
fn refuse(modules: &Path) -> Result<(), String> {
    let file = root().join("tests").join("ios").join("refused.swift");
    let mut compiler = swift::tool("swiftc", root())?;
    compiler.args(["-swift-version", "6", "-parse-as-library", "-typecheck"]);
    compiler.args(["-warnings-as-errors", "-module-name", "TallystoneApp", "-I"]).arg(modules);
    show(compiler.arg("-diagnostic-style=llvm").arg(&file));
    let output = compiler.output().map_err(|error| not_started(&compiler, &error))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let (wanted, refused) = (lines_to_refuse(&read(&file)?), refused_lines(&said));
    if wanted.is_empty() || wanted != refused {
        let file = file.display();
        return Err(format!("{file}: lines {wanted:?} should be refused, not {refused:?}\n{said}"));
    }
    Ok(())
}

fn lines_to_refuse(text: &str) -> BTreeSet<usize> {
    let lines = text.lines().zip(1..);
    lines.filter(|(line, _)| line.ends_with("// no")).map(|(_, number)| number).collect()
}

/// From `refused.swift:12:3: error: …`.
fn refused_lines(said: &str) -> BTreeSet<usize> {
    let places = said.lines().filter_map(|line| line.split_once(": error: "));
    places.filter_map(|(place, _)| place.rsplit(':').nth(1)?.parse().ok()).collect()
}

/// Counts what is stubbed; each public declaration has the page that it follows above it.
fn count_stubs(files: &[PathBuf]) -> Result<usize, String> {
    let mut count = 0;
    for file in files {
        let text = read(file)?;
        let mut above = "";
        for (line, number) in text.lines().map(str::trim).zip(1..) {
            if declares(line) {
                if !is_page(above) {
                    let file = file.display();
                    return Err(format!("{file}:{number}: no page of Apple's above `{line}`"));
                }
                count += 1;
            }
            // An attribute may stand between the page and what it is about.
            if !line.starts_with('@') || declares(line) {
                above = line;
            }
        }
    }
    if count > MOST_STUBS {
        return Err(format!("{count} symbols are stubbed; at most {MOST_STUBS} should be"));
    }
    Ok(count)
}

/// `body` and the like only fulfil a protocol that has its page.
fn declares(line: &str) -> bool {
    let fulfils = line.contains("var body: Never") || line.starts_with("public typealias Value =");
    let is_case = line.starts_with("case ");
    let is_required = ["associatedtype ", "typealias ", "func ", "init(", "static var "];
    !fulfils
        && (line.contains("public ")
            || line.starts_with("open ")
            || is_case
            || is_required.iter().any(|word| line.starts_with(word)))
}

fn is_page(line: &str) -> bool {
    let frameworks = [
        "swiftui",
        "uikit",
        "uniformtypeidentifiers",
        "accessibility",
        "appintents",
        "corespotlight",
    ];
    let below = ["swift", "foundation", "coregraphics"];
    line.strip_prefix("/// ").and_then(|page| page.split_once('/')).is_some_and(|(first, rest)| {
        !rest.is_empty() && frameworks.iter().chain(&below).any(|known| *known == first)
    })
}

/// A word that no view says is not kept.
fn words_are_used(views: &[PathBuf]) -> Result<(), String> {
    let model = root().join("ios").join("TallystoneKit").join("Sources").join("TallystoneModel");
    let mut said = String::new();
    for file in views.iter().chain(&swift_files(&model)?) {
        if !file.ends_with("Words.swift") {
            said += &read(file)?;
        }
    }
    let words = read(&model.join("Words.swift"))?;
    let (_, by_phase) = words.split_once("public struct Texts").unwrap_or_default();
    said += by_phase;
    for line in words.lines() {
        let Some((name, _)) =
            line.trim().strip_prefix("case ").and_then(|line| line.split_once(" = \"label_"))
        else {
            continue;
        };
        let is_said = said.split(&format!(".{name}")).skip(1).any(|rest| {
            !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '(')
        });
        if !is_said {
            return Err(format!("the word `{name}` of Words.swift is said nowhere"));
        }
    }
    Ok(())
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// All Swift files below a folder, in order, so that a run can be repeated.
fn swift_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let list = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in list.filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            found.append(&mut swift_files(&path)?);
        } else if path.extension().is_some_and(|it| it == "swift") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stubbed_is_told_from_what_fulfils_a_protocol() {
        for line in ["public struct Text {", "case light", "func place()", "open class A {"] {
            assert!(declares(line), "{line}");
        }
        for line in ["public var body: Never { fatalError() }", ") -> some View { self }", "}"] {
            assert!(!declares(line), "{line}");
        }
    }

    #[test]
    fn lines_that_are_refused_are_read_from_what_the_compiler_says() {
        assert_eq!(lines_to_refuse("a\nb  // no\nc // not\n// no"), BTreeSet::from([2, 4]));
        let said = "/a/b.swift:2:34: error: x\n  error: y\n/a/b.swift:4:1: error: z: error: w\n";
        assert_eq!(refused_lines(said), BTreeSet::from([2, 4]));
        assert!(refused_lines("/a/b.swift:2:34: note: x").is_empty());
    }

    #[test]
    fn a_page_is_below_a_framework() {
        assert!(is_page("/// swiftui/view/padding(_:_:)"));
        for line in ["/// swiftui", "/// swiftui/", "/// A text.", "// swiftui/view", ""] {
            assert!(!is_page(line), "{line}");
        }
    }
}
