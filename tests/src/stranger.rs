//! A made-up game that lives only here: the proof that nothing outside a game's folder knows a
//! game by name. It is written by hand for what a tally has not: a board with pens, a box, a note, an
//! action that ends, toggles, entries for the whole table, changes instead of values, an older form of
//! its events, and a panic. The other made-up game, a tally, is in `docs/add-a-game.md`.
//!
//! Pebble counting: each seat piles up pebbles of a value that this copy of the game has (asked
//! once, remembered in the box); a leaf doubles them; the first to call it ends the game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tallystone_core::board::{Board, BoardStyle, Cell, Face, Mark, Pen};
use tallystone_core::checklist::{Checklist, ChecklistSection, ChecklistStep};
use tallystone_core::entry::Value;
use tallystone_core::game::{About, Game, Printed, Read, ResultKind, SettingOf, Told, no_yes};
use tallystone_core::id::ids;
use tallystone_core::look::Colour;
use tallystone_core::refusal::Refusal;
use tallystone_core::rules::{RuleAtom, section};
use tallystone_core::score::{Criterion, Line, Score};
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use tallystone_core::table::Table;
use tallystone_core::text::Message;

#[derive(Clone, Copy, Debug)]
pub struct Stranger;

/// Whoever writes this as what was said gets a panic in the middle of an event.
pub const PANIC: &str = "panic";

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// More than three pebbles a seat are refused.
    pub small_piles: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Position {
    /// What a pebble is worth in this copy.
    pub value: Option<i64>,
    pub piles: PerSeat<Pile>,
    pub called: Option<Seat>,
    pub weather: Option<String>,
    pub said: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Pile {
    pub pebbles: i64,
    pub leaf: bool,
    pub place: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Value { value: i64 },
    Pebbles { seat: Seat, by: i64 },
    Leaf { seat: Seat, on: bool },
    Place { seat: Seat, place: u8 },
    Weather { weather: String },
    Said { text: String },
    Call { seat: Seat },
}

impl Event {
    /// What it is about, and whose.
    fn subject(&self) -> (&'static str, Option<Seat>) {
        match self {
            Self::Value { .. } => ("value", None),
            Self::Pebbles { seat, .. } => ("pebbles", Some(*seat)),
            Self::Leaf { seat, .. } => ("leaf", Some(*seat)),
            Self::Place { seat, .. } => ("place", Some(*seat)),
            Self::Weather { .. } => ("weather", None),
            Self::Said { .. } => ("said", None),
            Self::Call { seat } => ("call", Some(*seat)),
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Focus {
    pen: u8,
}

/// What a pebble was worth last time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    pub value: Option<i64>,
}

const MOST: i64 = 20;

fn say(text: impl Into<String>) -> Message {
    Message::verbatim(text)
}

fn most(options: &Options) -> i64 {
    if options.small_piles { 3 } else { MOST }
}

ids! {
    #[derive(Clone, Copy, Debug)]
    pub enum Part {
        Places = "places",
        Pebbles(seat: Seat) = "pebbles",
        Leaf(seat: Seat) = "leaf",
        Call(seat: Seat) = "call",
        Value = "value",
        Weather = "weather",
        Said = "said",
    }
}

impl Game for Stranger {
    type Options = Options;
    type Position = Position;
    type Event = Event;
    type Focus = Focus;
    type Box = Known;
    type Control = Part;

    const ID: &'static str = "stranger";
    const EVENT_VERSION: u32 = 2;

    fn about(&self) -> About {
        About {
            id: Self::ID,
            name: say("Stranger"),
            summary: say("Pebbles in piles."),
            seats: 1..=3,
            printed: Printed::default(),
            colours: &[Colour::Purple, Colour::Orange],
            has_start_player: true,
            result: ResultKind::Points,
            icons: &[],
        }
    }

    fn settings(&self) -> Vec<SettingOf<Options>> {
        vec![no_yes(
            "small_piles",
            |options| &mut options.small_piles,
            say("Small piles"),
            say("Made up."),
            say("Any size"),
            say("Three at most"),
        )]
    }

    fn setup(&self, table: &Table<Options>) -> Checklist {
        let seats = u32::try_from(table.len()).unwrap_or(0);
        let text = say(format!("Take {} pebbles.", seats * 20));
        let steps =
            vec![ChecklistStep::new("pebbles", text, "count").takes(seats * 20, say("pebbles"))];
        Checklist::new(vec![ChecklistSection::new(say("Pebbles"), steps)])
    }

    fn begin(&self, table: &Table<Options>) -> Position {
        Position {
            value: None,
            piles: PerSeat::from_fn(table.len(), |_| Pile::default()),
            called: None,
            weather: None,
            said: String::new(),
        }
    }

    fn check_position(&self, table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
        if position.piles.len() == table.len() {
            Ok(())
        } else {
            Err(Refusal::new(say("one pile a seat")))
        }
    }

    fn seats_in(&self, event: &Event) -> impl IntoIterator<Item = Seat> {
        event.subject().1
    }

    fn check(
        &self,
        table: &Table<Options>,
        position: &Position,
        event: &Event,
    ) -> Result<(), Refusal> {
        match event {
            Event::Pebbles { seat, by } => {
                let pebbles = position.piles[*seat].pebbles.saturating_add(*by);
                if (0..=most(&table.options)).contains(&pebbles) {
                    Ok(())
                } else {
                    Err(Refusal::by_rule(say(format!("{pebbles} pebbles do not fit")), "count"))
                }
            }
            Event::Value { value } if !(1..=9).contains(value) => Err(Refusal::new(say("1 to 9"))),
            _ => Ok(()),
        }
    }

    fn apply(&self, _: &Table<Options>, position: &mut Position, event: &Event) {
        match event {
            Event::Value { value } => position.value = Some(*value),
            Event::Pebbles { seat, by } => position.piles[*seat].pebbles += by,
            Event::Leaf { seat, on } => position.piles[*seat].leaf = *on,
            Event::Place { seat, place } => position.piles[*seat].place = Some(*place),
            Event::Weather { weather } => position.weather = Some(weather.clone()),
            Event::Said { text } => {
                position.said.clone_from(text);
                assert!(text != PANIC, "it was told to");
            }
            Event::Call { seat } => position.called = Some(*seat),
        }
    }

    fn score(&self, table: &Table<Options>, position: &Position) -> Score {
        let value = position.value.unwrap_or(1);
        let totals = position.piles.map(|_, pile| {
            let points = pile.pebbles * value;
            let mut lines = vec![Line::fact("pebbles", points, say("pebbles"), "count")];
            if pile.leaf {
                lines.push(Line::fact("leaf", points, say("doubled by the leaf"), "leaf"));
            }
            Line::sum("total", say("total"), None, lines)
        });
        let values = position.piles.map(|seat, _| i64::from(position.called == Some(seat)));
        let call = Criterion { text: Some(say("The call")), rule: "call", values };
        Score::ranked(table, totals, &[call])
    }

    fn ended(&self, _: &Table<Options>, position: &Position) -> Option<Message> {
        position.called.map(|seat| say(format!("{} has called it.", seat.letter())))
    }

    fn sheet(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &Focus,
        known: &Known,
    ) -> Sheet {
        let places = ControlKind::Board { board: board(position, focus) };
        let places = Control::new(Part::Places, say("Places"), places);
        let mut groups = vec![Group::new("board", Role::Hero, vec![places])];
        for (seat, pile) in position.piles.iter() {
            let stepper =
                ControlKind::Stepper { value: pile.pebbles, min: 0, max: most(&table.options) };
            let controls = vec![
                Control::new(Part::Pebbles(seat), say("Pebbles"), stepper),
                Control::new(Part::Leaf(seat), say("Leaf"), ControlKind::Toggle { on: pile.leaf }),
                Control::ending_action(Part::Call(seat), say("Call")),
            ];
            groups.push(Group::of_seat(seat, controls));
        }
        let suggested = known.value.map_or_else(|| "?".to_owned(), |value| value.to_string());
        let label = say(format!("Value (last time {suggested})"));
        let weather = ControlKind::Choice {
            options: ["sun", "rain"].map(|id| ChoiceOption::new(id, say(id))).to_vec(),
            chosen: position.weather.clone(),
        };
        let said = ControlKind::Note { text: position.said.clone(), longest: 20 };
        let aside = vec![
            Control::number(Part::Value, label, position.value, 1..=9)
                .entered(position.value.is_some())
                .wanted(),
            Control::new(Part::Weather, say("Weather"), weather)
                .entered(position.weather.is_some()),
            Control::new(Part::Said, say("Said"), said),
        ];
        groups.push(Group::new("aside", Role::Aside, aside));
        Sheet::new(Some(say("Pile up.")), groups)
    }

    fn read(
        &self,
        _: &Table<Options>,
        position: &Position,
        focus: Focus,
        _: &Known,
        control: &Part,
        value: &Value,
    ) -> Result<Read<Self>, Refusal> {
        let event = match (*control, value) {
            (Part::Value, Value::Number(value)) => Event::Value { value: *value },
            (Part::Pebbles(seat), Value::Number(wished)) => {
                let now = position.piles.get(seat).map_or(0, |pile| pile.pebbles);
                Event::Pebbles { seat, by: wished - now }
            }
            (Part::Leaf(seat), Value::On(on)) => Event::Leaf { seat, on: *on },
            (Part::Call(seat), Value::Pressed { .. }) => Event::Call { seat },
            (Part::Weather, Value::Option(weather)) => Event::Weather { weather: weather.clone() },
            (Part::Said, Value::Text(text)) => Event::Said { text: text.clone() },
            (Part::Places, Value::Pen(pen)) => {
                return Ok(Read { focus: Focus { pen: pen.parse().unwrap_or(0) }, event: None });
            }
            (Part::Places, Value::Cell(cell)) => {
                let seat =
                    Seat::new(focus.pen.min(u8::try_from(position.piles.len() - 1).unwrap_or(0)));
                Event::Place { seat, place: cell.parse().unwrap_or(0) }
            }
            (control, _) => return Err(Refusal::no_control(control)),
        };
        Ok(Read { focus, event: Some(event) })
    }

    fn tell(&self, _: &Table<Options>, before: &Position, event: &Event) -> Told {
        let (subject, seat) = event.subject();
        let change = match event {
            Event::Pebbles { seat, by } => {
                let now = before.piles.get(*seat).map_or(0, |pile| pile.pebbles);
                Some((say(now.to_string()), say(now.saturating_add(*by).to_string())))
            }
            _ => None,
        };
        Told {
            subject: format!("{subject}.{}", seat.map_or(0, Seat::index)),
            seat,
            what: say(subject),
            change,
            retells: false,
        }
    }

    fn teach(&self, _: &Table<Options>, position: &Position, known: &mut Known) {
        known.value = position.value.or(known.value);
    }

    /// The first version called pebbles stones.
    fn upcast(
        &self,
        version: u32,
        mut event: serde_json::Value,
    ) -> Result<serde_json::Value, Refusal> {
        if version == 1 && event["event"] == "stones" {
            event["event"] = "pebbles".into();
        }
        Ok(event)
    }

    fn rules(&self, _: &Options) -> Vec<RuleAtom> {
        section(
            &say("All"),
            [
                RuleAtom::new("count", say("Counting"), say("A pebble has a value."), &["leaf"]),
                RuleAtom::new("leaf", say("The leaf"), say("It doubles."), &["count"]),
                RuleAtom::new("call", say("Calling"), say("On a tie, who called is ahead."), &[])
                    .our_ruling()
                    .changed_by("most"),
            ],
        )
    }
}

fn board(position: &Position, focus: &Focus) -> Board {
    let mut board = Board::new(3, 1, BoardStyle::Points);
    for place in 0..3_u8 {
        let here = position.piles.iter().filter(|(_, pile)| pile.place == Some(place));
        let mark = |seat| Mark { seat: Some(seat), icon: None, count: 1, large: false };
        let marks = here.map(|(seat, _)| mark(seat)).collect();
        let (face, text) = (Face { marks, ..Face::default() }, say(format!("place {place}")));
        board.cells.push(Cell::new(place.to_string(), place.into(), 0, face, text));
    }
    let pen = |seat: Seat| Pen {
        id: seat.index().to_string(),
        label: say(seat.letter().to_string()),
        seat: Some(seat),
        icon: None,
        large: false,
    };
    board.pens = position.piles.seats().map(pen).collect();
    board.pen = Some(focus.pen.to_string());
    board
}
