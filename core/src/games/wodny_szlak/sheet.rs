//! What can be entered in Wodny szlak: each player's result, buildings or river, rounds, and the
//! table of results for one.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::compass::Cell;
use super::copy::{Copy, of_herd};
use super::editor;
use super::event::Event;
use super::options::Options;
use super::position::{Holding, Position, ROUNDS, stock_left};
use super::river::{River, TILES_A_PLAYER};
use super::start_editor::{self, Draft};
use super::stated;
use super::survey::Survey;
use super::tile::{Cargo, Herd};
use super::{board, solo, words};
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

/// How a player's points are entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Way {
    /// What was supplied, the length of the route, the meadows.
    #[default]
    Result,
    /// The same, with what every building needs and got.
    Buildings,
    /// The river itself.
    River,
}

impl Way {
    pub(super) const ALL: [(Self, &'static str); 3] =
        [(Self::Result, "result"), (Self::Buildings, "buildings"), (Self::River, "river")];
}

/// What on a river is being looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Selected {
    Start,
    Field(Cell),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Focus {
    /// Whose points are being entered.
    pub(super) seat: Option<Seat>,
    /// The way that was chosen for each seat.
    pub(super) ways: Vec<Option<Way>>,
    /// The way that was chosen last.
    pub(super) way: Way,
    pub(super) selected: Option<Selected>,
    /// The selected tile is being moved.
    pub(super) moving: bool,
    /// Tiles that do not fit are offered, too.
    pub(super) all: bool,
    /// A start tile that is not yet described in full.
    pub(super) start: Draft,
}

impl Focus {
    /// Where an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        let mut focus = Self { seat: event.seat(), ..Self::default() };
        focus.way = match event {
            Event::Building { stated: Some(stated), .. } if stated.needs.is_some() => {
                Way::Buildings
            }
            Event::Start { .. } => {
                focus.selected = Some(Selected::Start);
                Way::River
            }
            _ => match event.cell() {
                Some(cell) => {
                    focus.selected = Some(Selected::Field(cell));
                    Way::River
                }
                None => Way::Result,
            },
        };
        if let Some(seat) = focus.seat {
            focus.choose_way(seat, focus.way);
        }
        focus
    }

    pub(super) fn seat(&self, table: &Table<Options>) -> Seat {
        let plays = |seat: &Seat| table.seats.get(*seat).is_some_and(|seated| !seated.left);
        let first = table.order.iter().copied().find(plays).unwrap_or(Seat::new(0));
        self.seat.filter(plays).unwrap_or(first)
    }

    pub(super) fn choose_way(&mut self, seat: Seat, way: Way) {
        if self.ways.len() <= seat.index() {
            self.ways.resize(seat.index() + 1, None);
        }
        self.ways[seat.index()] = Some(way);
        self.way = way;
    }

    /// As chosen, or as something has been told already, or as for the seat before.
    pub(super) fn way(&self, position: &Position, seat: Seat) -> Way {
        if let Some(chosen) = self.ways.get(seat.index()).copied().flatten() {
            return chosen;
        }
        let Some(holding) = position.seats.get(seat) else { return self.way };
        let counted = |it: &super::position::Stated| it.needs.is_some() || it.arrived.is_some();
        if !holding.river.is_untouched() {
            Way::River
        } else if holding.buildings.values().any(counted) {
            Way::Buildings
        } else if holding.is_stated() {
            Way::Result
        } else {
            self.way
        }
    }

    /// What is selected, as far as it can be; the start tile while nobody has described it.
    pub(super) fn selected(&self, river: &River) -> Option<Selected> {
        let in_reach = |selected: &Selected| match selected {
            Selected::Start => true,
            Selected::Field(cell) => {
                river.tiles.contains_key(cell) || river.free_neighbours().contains(cell)
            }
        };
        let selected = self.selected.filter(in_reach);
        selected.or_else(|| river.start.is_none().then_some(Selected::Start))
    }

    /// The field whose tile is being moved.
    pub(super) fn moving(&self, river: &River) -> Option<Cell> {
        match self.selected {
            Some(Selected::Field(cell)) if self.moving && river.tiles.contains_key(&cell) => {
                Some(cell)
            }
            _ => None,
        }
    }
}

pub(super) fn sheet(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
) -> Sheet {
    let seat = focus.seat(table);
    let way = focus.way(position, seat);
    let holding = &*drafted(&position.seats[seat], focus);
    let mut groups = Vec::new();
    if way == Way::River {
        let control = board::control(table.options, seat, holding, focus)
            .entered(holding.river.tiles.len() >= TILES_A_PLAYER)
            .wanted();
        let hero = Group::new("river", Role::Hero, vec![control]);
        groups.push(Group { seat: Some(seat), ..hero });
    }
    for other in table.order.iter().copied().filter(|seat| !table.seats[*seat].left) {
        let controls = if other == seat {
            own_controls(position, way, seat, copy)
        } else {
            vec![open(position, other)]
        };
        let placed = table.options.round_helper.then(|| placed(position, other)).flatten();
        groups.push(Group::of_seat(other, controls.into_iter().chain(placed).collect()));
    }
    if way == Way::River {
        groups.extend(selection(position, holding, focus, copy));
    }
    groups.push(Group::new("ways", Role::Aside, vec![way_control(way)]));
    if table.len() == 1 {
        groups.push(solo::group(position, copy));
    }
    if let Some(round) = position.round().filter(|_| table.options.round_helper) {
        let label = msg!(wodny_szlak_round_over, round = round);
        let over = Control::ending_action("round", label);
        groups.push(Group::new("rounds", Role::Bar, vec![over]));
    }
    let prompt = prompt(table, position, focus, copy, way);
    let remarks = match way {
        Way::River => remarks(table.options, position, holding, focus, copy),
        Way::Result | Way::Buildings => Vec::new(),
    };
    Sheet { prompt: Some(prompt), remarks, groups }
}

/// A start tile that nobody has described lies as the draft says.
fn drafted<'a>(holding: &'a Holding, focus: &Focus) -> Cow<'a, Holding> {
    let river = &holding.river;
    match focus.start.turned {
        Some(turned) if river.start.is_none() && river.start_overlaps(turned).is_none() => {
            let river = River { turned, ..river.clone() };
            Cow::Owned(Holding { river, ..holding.clone() })
        }
        _ => Cow::Borrowed(holding),
    }
}

/// A seat whose entries are not shown: opening it shows them.
fn open(position: &Position, seat: Seat) -> Control {
    let label = msg!(wodny_szlak_open);
    let control = Control::action(format!("open.{}", seat.index()), label);
    let spoken = msg!(wodny_szlak_open_spoken, seat = seat);
    control.spoken(spoken).entered(is_complete(&position.seats[seat])).wanted()
}

/// Whether all that a result needs has been told about a seat.
fn is_complete(holding: &Holding) -> bool {
    if holding.counts_river() {
        return holding.river.tiles.len() >= TILES_A_PLAYER;
    }
    holding.route.is_some() && holding.threes.is_some() && holding.fours.is_some()
}

fn own_controls(position: &Position, way: Way, seat: Seat, copy: &Copy) -> Vec<Control> {
    match way {
        Way::River => Vec::new(),
        Way::Result | Way::Buildings => {
            let known = copy.known_tiles(position);
            stated::controls(&position.seats[seat], seat, way == Way::Buildings, &known)
        }
    }
}

/// Whether a seat has placed in the round that is played: told, or seen on its river.
pub(super) fn has_placed(position: &Position, seat: Seat, round: u8) -> bool {
    let tiles = position.seats.get(seat).map_or(0, |it| it.river.tiles.len());
    position.placed.contains(&seat) || tiles >= usize::from(round)
}

fn placed(position: &Position, seat: Seat) -> Option<Control> {
    let on = has_placed(position, seat, position.round()?);
    let id = format!("placed.{}", seat.index());
    Some(Control::new(id, msg!(wodny_szlak_placed), ControlKind::Toggle { on }))
}

fn way_control(way: Way) -> Control {
    let label = |way: Way| match way {
        Way::Result => msg!(wodny_szlak_way_result),
        Way::Buildings => msg!(wodny_szlak_way_buildings),
        Way::River => msg!(wodny_szlak_way_river),
    };
    let options = Way::ALL.map(|(way, id)| ChoiceOption::new(id, label(way))).to_vec();
    let chosen = Way::ALL.iter().find(|(it, _)| *it == way).map(|(_, id)| (*id).to_owned());
    Control::new("way", msg!(wodny_szlak_way), ControlKind::Choice { options, chosen })
}

/// What can be said about the field or start tile that is selected.
fn selection(position: &Position, holding: &Holding, focus: &Focus, copy: &Copy) -> Option<Group> {
    let river = &holding.river;
    let (title, controls) = match focus.selected(river)? {
        Selected::Start => {
            let known = copy.known_starts(position);
            (msg!(wodny_szlak_start_tile), start_editor::controls(river, focus.start, &known))
        }
        Selected::Field(cell) => {
            let known = copy.known_tiles(position);
            if let Some(tile) = river.tiles.get(&cell) {
                let controls = editor::laid_tile(river, cell, tile, &known);
                (msg!(wodny_szlak_tile_at, cell = cell.name()), controls)
            } else {
                let controls = editor::new_tile(river, cell, &known, focus.all);
                (msg!(wodny_szlak_new_tile_at, cell = cell.name()), controls)
            }
        }
    };
    Some(Group::new("selection", Role::Aside, controls).titled(title))
}

fn prompt(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
    way: Way,
) -> Message {
    let seat = focus.seat(table);
    let mut said = Vec::new();
    if table.options.round_helper {
        said.push(round_prompt(table, position));
    }
    let river = &position.seats[seat].river;
    said.push(match way {
        Way::Result => msg!(wodny_szlak_prompt_result, seat = seat),
        Way::Buildings => msg!(wodny_szlak_prompt_buildings, seat = seat),
        Way::River => match (focus.moving(river), focus.selected(river)) {
            (Some(cell), _) => msg!(wodny_szlak_prompt_move, cell = cell.name()),
            (_, Some(Selected::Start)) if river.start.is_none() => {
                if copy.known_starts(position).is_empty() {
                    msg!(wodny_szlak_prompt_start)
                } else {
                    msg!(wodny_szlak_prompt_start_known)
                }
            }
            (_, Some(Selected::Field(cell))) if river.is_free(cell) => {
                msg!(wodny_szlak_prompt_new, cell = cell.name())
            }
            (_, Some(Selected::Field(cell))) => msg!(wodny_szlak_prompt_tile, cell = cell.name()),
            _ => msg!(wodny_szlak_prompt_river, seat = seat),
        },
    });
    Message::sentences(said)
}

/// Przebieg gry: place one, pass two to the left, draw one.
fn round_prompt(table: &Table<Options>, position: &Position) -> Message {
    let Some(round) = position.round() else { return msg!(wodny_szlak_end) };
    let stock = count_of(stock_left(table.len(), round));
    let waiting: Vec<Seat> =
        table.present().filter(|seat| !has_placed(position, *seat, round)).collect();
    let alone = table.len() == 1;
    match (waiting.is_empty(), round == ROUNDS, alone) {
        (false, _, true) => msg!(wodny_szlak_prompt_alone, round = round, stock = stock),
        (false, _, _) => {
            msg!(wodny_szlak_prompt_round, round = round, stock = stock, waiting = waiting)
        }
        (true, true, _) => msg!(wodny_szlak_prompt_last),
        (true, _, true) => msg!(wodny_szlak_prompt_draw_alone, round = round),
        (true, _, _) => msg!(wodny_szlak_prompt_pass, round = round),
    }
}

/// How far the river is, how much of the box is known, and what would supply another building.
fn remarks(
    options: Options,
    position: &Position,
    holding: &Holding,
    focus: &Focus,
    copy: &Copy,
) -> Vec<Message> {
    let laid = count_of(holding.river.tiles.len());
    let mut said = vec![msg!(wodny_szlak_remark_laid, n = laid, most = count_of(TILES_A_PLAYER))];
    if matches!(focus.selected(&holding.river), Some(Selected::Field(_))) {
        let known = copy.known_tiles(position);
        let of = |herd: Herd| count_of(of_herd(&known, herd));
        said.push(msg!(
            wodny_szlak_remark_known,
            n = count_of(known.len()),
            plain = of(Herd::Plain),
            sheep = of(Herd::Sheep),
            cow = of(Herd::Cow)
        ));
    }
    for supply in Survey::of(&holding.river, options).supplies {
        let (Some(missing), Some(points)) = (supply.missing(), supply.bridge.points) else {
            continue;
        };
        let (cell, n) = (words::place(supply.place), missing);
        said.push(match supply.works.takes() {
            Cargo::Sack => msg!(wodny_szlak_remark_sacks, n = n, cell = cell, points = points),
            Cargo::Axe => msg!(wodny_szlak_remark_axes, n = n, cell = cell, points = points),
        });
    }
    said
}
