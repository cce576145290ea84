//! What can be entered in a tally, what an entry means, and that in words.

use super::category::{Category, Takes, YES};
use super::kept::{Amount, Event, Name, Position};
use super::pad::{Look, Pad};
use super::{Tally, Told};
use crate::entry::Value;
use crate::id::Id as _;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::sheet::{Control, ControlKind, Group, Sheet};
use crate::text::{Message, msg};

pub(super) fn sheet<T: Tally>(pad: &Pad<'_, T>) -> Sheet {
    let order = pad.table.order.iter().copied();
    let groups = order.filter(|seat| !pad.table.seats[*seat].left).map(|seat| {
        let entered = pad.categories.iter().filter(|category| category.is_entered());
        let look = pad.of(seat);
        Group::of_seat(seat, entered.map(|category| control(category, &look)).collect())
    });
    let mut sheet = Sheet::new(None, groups.collect());
    let complete = sheet.missing().next().is_none();
    sheet.prompt =
        Some(if complete { msg!(app_tally_prompt_complete) } else { msg!(app_tally_prompt) });
    sheet
}

fn control<T: Tally>(category: &Category<T>, look: &Look<'_, T>) -> Control {
    let told = look.told(category.id);
    let number = told.map(|amount| category.number_of(amount));
    let kind = match &category.takes {
        Takes::Count(within) => {
            // A stepper that nobody has touched stands below its least value, so that this can be
            // told, too.
            let (least, most) = (*within.start(), *within.end());
            let value = number.unwrap_or(least.saturating_sub(1));
            ControlKind::Stepper { value, min: least.min(value), max: most }
        }
        Takes::Number(within) => {
            let (min, max) = (*within.start(), *within.end());
            ControlKind::Number { value: number, min, max, usual: Vec::new() }
        }
        Takes::YesNo | Takes::OneOf(_) | Takes::Nothing => {
            let chosen = told.and_then(Amount::chip);
            ControlKind::Choice { options: category.takes.choices(), chosen }
        }
    };
    let spoken = msg!(
        app_tally_spoken,
        seat = look.seat,
        what = category.label.clone(),
        value = told_or_not(category, told)
    );
    Control::new((category.name(), look.seat).to_id(), category.label.clone(), kind)
        .spoken(spoken)
        .entered(told.is_some())
        .wanted()
}

pub(super) fn read<T: Tally>(name: Name<T>, seat: Seat, value: &Value) -> Result<Amount, Refusal> {
    let category = name.category()?;
    let amount = match (&category.takes, value) {
        (Takes::Count(_) | Takes::Number(_), Value::Number(number)) => {
            Some(Amount::Number(*number))
        }
        (Takes::YesNo, Value::Option(id)) => Some(Amount::Answer(id == YES)),
        (Takes::OneOf(_), Value::Option(id)) => Some(Amount::Choice(id.clone())),
        _ => None,
    };
    amount.ok_or_else(|| Refusal::no_control((name, seat).to_id()))
}

pub(super) fn tell<T: Tally>(before: &Position<T>, event: &Event<T>) -> Told {
    let Event::Entry { seat, category: name, value } = event;
    let subject = (*name, *seat).to_id();
    let column = before.seats.get(*seat);
    let (what, change) = match name.category() {
        Ok(category) => {
            let was = column.and_then(|column| column.get(category.id));
            let change = (told_or_not(&category, was), category.words(value));
            (category.label, Some(change))
        }
        Err(refusal) => (refusal.text, None),
    };
    Told { subject, seat: column.map(|_| *seat), what, change, retells: false }
}

fn told_or_not<T: Tally>(category: &Category<T>, told: Option<&Amount>) -> Message {
    told.map_or_else(|| msg!(app_tally_untold), |amount| category.words(amount))
}
