//! Where a result that was told and the river that was entered later do not agree.

use super::board;
use super::options::Options;
use super::position::Holding;
use super::tile::Works;
use crate::game::Doubt;
use crate::seat::Seat;
use crate::table::count_of;
use crate::text::{Message, msg};

/// What was told, compared with what the river gives: the river counts.
pub(super) fn differences(
    options: Options,
    seat: Seat,
    holding: &Holding,
    doubts: &mut Vec<Doubt>,
) {
    let survey = holding.river.survey(options);
    let mut doubt = |text: Message| doubts.push(Doubt::at("differs", text, board::id(seat)));
    for works in Works::ALL {
        let any = holding.buildings.keys().any(|name| name.works == works);
        let told = told_values(holding, works);
        let found = survey.values(works);
        if any && told != found {
            let (told, found) = (list(&told), list(&found));
            doubt(match works {
                Works::Mill => {
                    msg!(wodny_szlak_differs_mills, seat = seat, told = told, found = found)
                }
                Works::Sawmill => {
                    msg!(wodny_szlak_differs_sawmills, seat = seat, told = told, found = found)
                }
            });
        }
    }
    let found = survey.route_tiles();
    if let Some(told) = holding.route.filter(|told| usize::from(*told) != found) {
        doubt(msg!(wodny_szlak_differs_route, seat = seat, told = told, found = count_of(found)));
    }
    let found = survey.meadows_of(3);
    if let Some(told) = holding.threes.filter(|told| usize::from(*told) != found) {
        doubt(msg!(wodny_szlak_differs_threes, seat = seat, told = told, found = count_of(found)));
    }
    let found = survey.meadows_of(4);
    if let Some(told) = holding.fours.filter(|told| usize::from(*told) != found) {
        doubt(msg!(wodny_szlak_differs_fours, seat = seat, told = told, found = count_of(found)));
    }
}

/// The points of the mills or sawmills that were told as supplied, the highest first.
fn told_values(holding: &Holding, works: Works) -> Vec<u8> {
    let of_kind = holding.buildings.iter().filter(|(name, _)| name.works == works);
    let mut values: Vec<u8> =
        of_kind.filter(|(_, it)| it.counts()).map(|(_, it)| it.points).collect();
    values.sort_unstable_by(|one, other| other.cmp(one));
    values
}

fn list(values: &[u8]) -> Message {
    if values.is_empty() {
        return msg!(app_none);
    }
    let numbers: Vec<Message> = values.iter().map(|value| msg!(app_number, n = *value)).collect();
    msg!(app_list, parts = numbers)
}
