//! Every board in the situations that its players meet: drawn by the core, judged here by rules that
//! hold for all of them, and kept as pictures to be looked at if `TALLYSTONE_PICTURES` names a folder
//! (`cargo xtask pictures`).

mod album;
mod finale;
mod iquazu;
mod judge;
mod keltis;
mod pixels;
mod shop;
mod stone_layer;
mod stones_and_rivers;
mod tabletop;
mod wodny_szlak;

use tabletop::Situation;

/// The situations that every game shows, under these names; a game may have more.
const EVERYWHERE: [&str; 8] =
    ["empty", "first_entry", "middle", "crowded", "selected", "asked", "doubtful", "ended"];

fn look_at(game: &str, mut situations: Vec<Situation>) {
    situations.push(tabletop::cover(game));
    album::keep(game, &situations);
    for name in EVERYWHERE {
        assert!(situations.iter().any(|it| it.name == name), "{game} has no situation {name}");
    }
    let faults: Vec<String> = situations.iter().flat_map(judge::faults).collect();
    assert!(faults.is_empty(), "{game}:\n{}", faults.join("\n"));
}

#[test]
fn finale() {
    let situations = finale::situations();
    album::keep("finale", &situations);
    let faults: Vec<String> = situations.iter().flat_map(judge::faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn keltis() {
    look_at("keltis", keltis::situations());
}

#[test]
fn iquazu() {
    look_at("iquazu", iquazu::situations());
}

#[test]
fn stone_layer() {
    look_at("stone_layer", stone_layer::situations());
}

#[test]
fn stones_and_rivers() {
    look_at("stones_and_rivers", stones_and_rivers::situations());
}

#[test]
fn wodny_szlak() {
    look_at("wodny_szlak", wodny_szlak::situations());
}
