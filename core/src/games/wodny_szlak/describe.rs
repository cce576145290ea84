//! What was chosen in the tile editor: a tile that is laid, or another description of one.

use super::compass::{Cell, Corners, Side, Turn};
use super::editor::{herd_id, way_up};
use super::event::Event;
use super::remembered::Known;
use super::shapes;
use super::tile::{Bridge, Cargo, Drawn, Herd, Load, MOST_POINTS, Tile, Works};
use crate::seat::Seat;

/// What was chosen for a free field.
pub(super) fn lay((seat, cell): (Seat, Cell), (control, option): (&str, &str)) -> Option<Event> {
    let mut shapes = shapes::shapes().into_iter().filter(|_| control == "shape");
    let tile = shapes.find(|tile| shapes::id(tile) == option)?;
    Some(Event::Place { seat, cell, tile })
}

/// What was chosen for a tile that lies there.
pub(super) fn change(
    (seat, cell): (Seat, Cell),
    tile: &Tile,
    known: &Known,
    (control, option): (&str, &str),
) -> Option<Event> {
    if control == "known" {
        let tile = known.chosen(tile, option)?;
        return Some(Event::Describe { seat, cell, tile });
    }
    if control == "turned" {
        let wished = Turn::try_from(option.parse::<u8>().ok()?).ok()?;
        let quarters = wished.after(way_up(tile));
        return (quarters != Turn::NONE).then_some(Event::Turn { seat, cell, quarters });
    }
    let after = tile.changed(|drawn| set(drawn, control, option))?;
    (after != *tile).then_some(Event::Describe { seat, cell, tile: after })
}

fn set(drawn: &mut Drawn, control: &str, option: &str) {
    let number = option.parse::<u8>().ok();
    let fine = number.filter(|number| (1..=MOST_POINTS).contains(number));
    match control {
        "bridge" => set_bridge(drawn, option),
        "points" | "needs" => {
            let bridges = drawn.channels.iter_mut().filter_map(|it| it.bridge.as_mut());
            for bridge in bridges.filter(|bridge| bridge.works.is_some()) {
                let place =
                    if control == "points" { &mut bridge.points } else { &mut bridge.needs };
                *place = fine;
            }
        }
        "port" => {
            let side = shapes::side(option);
            for channel in &mut drawn.channels {
                channel.port = side.is_some_and(|side| channel.sides.contains(side));
            }
        }
        "meadows" => drawn.meadows = Corners::numbered(number.unwrap_or(0)),
        "herd" => {
            let herd = Herd::ALL.into_iter().find(|herd| herd_id(*herd) == option);
            drawn.herd = herd.unwrap_or_default();
        }
        _ => {
            let (what, side) = control.split_once('.').unwrap_or((control, ""));
            let cargo = if what == "sack" { Cargo::Sack } else { Cargo::Axe };
            set_load(drawn, cargo, shapes::side(side), number.unwrap_or(0));
        }
    }
}

fn set_bridge(drawn: &mut Drawn, option: &str) {
    let (kind, side) = option.split_once('.').unwrap_or((option, ""));
    let side = shapes::side(side);
    let bridge = match kind {
        "mill" => Bridge::of(Works::Mill),
        "sawmill" => Bridge::of(Works::Sawmill),
        _ => Bridge::BARE,
    };
    for channel in &mut drawn.channels {
        let here = kind != "none" && side.is_some_and(|side| channel.sides.contains(side));
        let same = channel.bridge.is_some_and(|it| it.works == bridge.works);
        match (here, same) {
            (true, true) => {}
            (true, false) => channel.bridge = Some(bridge),
            (false, _) => channel.bridge = None,
        }
    }
}

/// Sacks or axes at an edge; one that nobody said the side of is said by that.
fn set_load(drawn: &mut Drawn, cargo: Cargo, side: Option<Side>, count: u8) {
    let Some(side) = side else { return };
    let Some(channel) = drawn.channels.iter_mut().find(|it| it.sides.contains(side)) else {
        return;
    };
    let at = channel.bridge.is_some().then_some(side);
    channel.loads.retain(|load| load.cargo != cargo || (load.at.is_some() && load.at != at));
    if count > 0 {
        channel.loads.push(Load { cargo, count, at });
    }
}
