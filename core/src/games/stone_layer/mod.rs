//! Stone Layer, by its rulebook in Finnish, Swedish, Danish, Norwegian and English.
//!
//! Six shared stacks of stones: whoever adds one lays tokens beside it, and when a stack falls they
//! are points for everybody but the one who did it. First to ten. The five texts differ; events say
//! what was seen, and the options say what it means.

mod apply;
mod board;
mod box_content;
mod check;
mod collapse;
mod controls;
mod doubts;
mod editions;
mod event;
mod focus;
mod options;
mod paint;
mod points;
mod position;
mod read;
mod remarks;
mod remembered;
mod ring;
mod rules;
mod score;
mod setup;
mod sheet;
mod tell;
mod tiles;
mod tokens;

pub use box_content::BoxContent;
pub use editions::Edition;
pub use event::{Event, Outcome, Stacks};
use focus::Focus;
pub use options::{Counted, FivePointTokens, Marker, Options, OwnTokens, Reshuffled};
pub use position::{Fall, FallenStack, Laid, Odd, Position, Side, Stack, Turn};
pub use ring::{Base, Size, Steps, Stones};
pub use tiles::Tiles;

use crate::board::Face;
use crate::checklist::Checklist;
use crate::drawing::{Drawing, Picture, Scene};
use crate::entry::Value;
use crate::game::{About, BoxSection, Doubt, Game, Printed, Read, ResultKind, SettingOf, Told};
use crate::look::Colour;
use crate::refusal::Refusal;
use crate::rules::{PointsSection, RuleAtom};
use crate::score::Score;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::{Language, Message, msg};

#[derive(Clone, Copy, Debug)]
pub struct StoneLayer;

/// The rulebook does not name the colours of the tokens: these are only offered first.
const COLOURS: &[Colour] = &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

impl Game for StoneLayer {
    type Options = Options;
    type Position = Position;
    type Event = Event;
    type Focus = Focus;
    type Box = BoxContent;
    type Control = controls::Control;

    const ID: &'static str = "stone_layer";
    /// 2: a stone that lies on its stack after the collapse that wins makes the tokens there count in
    /// a tie, one on a stack that fell goes back with it, and a race that nobody has won has no
    /// places.
    const RULES_VERSION: u32 = 2;

    fn about(&self) -> About {
        About {
            id: Self::ID,
            name: msg!(stone_layer_name),
            summary: msg!(stone_layer_summary),
            // Not printed; but 76 tokens are four colours of 19, and the text names a game of two.
            seats: 2..=4,
            // Neither age nor minutes are in any of the five texts.
            printed: Printed::default(),
            colours: COLOURS,
            has_start_player: true,
            result: ResultKind::Race,
            icons: board::ICONS,
        }
    }

    fn settings(&self) -> Vec<SettingOf<Options>> {
        options::settings()
    }

    fn usual_options(&self, language: Language) -> Options {
        Edition::read_in(language).rules()
    }

    fn setup(&self, table: &Table<Options>) -> Checklist {
        setup::setup(table)
    }

    fn begin(&self, table: &Table<Options>) -> Position {
        Position::new(table)
    }

    fn check_position(&self, table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
        check::check_position(table, position)
    }

    fn seats_in(&self, event: &Event) -> impl IntoIterator<Item = Seat> {
        event.seat()
    }

    fn check(
        &self,
        table: &Table<Options>,
        position: &Position,
        event: &Event,
    ) -> Result<(), Refusal> {
        check::check(table, position, event)
    }

    fn apply(&self, table: &Table<Options>, position: &mut Position, event: &Event) {
        apply::apply(table, position, event);
    }

    fn reseat(&self, table: &Table<Options>, position: &mut Position) {
        position.up = table.present_from(position.up);
    }

    fn score(&self, table: &Table<Options>, position: &Position) -> Score {
        score::score(table, position)
    }

    fn doubts(&self, table: &Table<Options>, position: &Position) -> Vec<Doubt> {
        doubts::doubts(table, position)
    }

    fn ended(&self, table: &Table<Options>, position: &Position) -> Option<Message> {
        score::ended(table, position)
    }

    /// Winning the game: there is no other end than ten points.
    fn unfinished(&self, table: &Table<Options>, position: &Position) -> Vec<Message> {
        if position.is_over(table) { Vec::new() } else { vec![msg!(stone_layer_unfinished)] }
    }

    fn sheet(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &Focus,
        known: &BoxContent,
    ) -> Sheet {
        sheet::sheet(table, position, focus, known)
    }

    fn paint(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &Focus,
        scene: &Scene<'_>,
    ) -> Drawing {
        paint::paint(table, position, focus, scene)
    }

    fn paint_choice(&self, face: &Face<String>) -> Drawing {
        paint::paint_choice(face)
    }

    fn cover(&self) -> Drawing {
        paint::cover()
    }

    fn pictures(&self) -> Vec<Picture> {
        paint::pictures()
    }

    fn read(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: Focus,
        _: &BoxContent,
        &control: &Self::Control,
        value: &Value,
    ) -> Result<Read<Self>, Refusal> {
        let (focus, event) = read::read(table, position, focus, control, value)?;
        Ok(Read { focus, event })
    }

    fn tell(&self, table: &Table<Options>, before: &Position, event: &Event) -> Told {
        tell::tell(table, before, event)
    }

    fn teach(&self, _: &Table<Options>, position: &Position, known: &mut BoxContent) {
        known.learn(position);
    }

    fn join(&self, newer: &mut BoxContent, older: BoxContent) {
        newer.join(&older);
    }

    fn remembered(&self, known: &BoxContent) -> Vec<BoxSection> {
        remembered::remembered(known)
    }

    fn correct_box(
        &self,
        known: &mut BoxContent,
        item: &str,
        change: Option<(&str, &Value)>,
    ) -> bool {
        remembered::correct(known, item, change)
    }

    fn focus_of(&self, event: &Event) -> Focus {
        Focus::of(event)
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        vec![("collapses", msg!(stone_layer_line_falls)), ("told", msg!(stone_layer_line_told))]
    }

    fn rules(&self, options: &Options) -> Vec<RuleAtom> {
        rules::rules(options.edition)
    }

    fn asked(&self) -> Option<Message> {
        Some(msg!(stone_layer_asked))
    }

    fn points_page(&self, options: &Options) -> Vec<PointsSection> {
        points::points_page(*options)
    }
}
