//! The card in words: for those who do not see it, and for a chat.

use super::{Content, ContentSeat, figure};

/// Everything that is on the picture, in its order.
pub(super) fn alt(content: &Content) -> String {
    let mut said = vec![head(content)];
    for (number, seat) in content.seats.iter().enumerate() {
        let mut words = seat.spoken.clone();
        if let Some(mark) = seat.mark.as_ref().filter(|_| seat.winner) {
            words = format!("{words}, {mark}");
        }
        let lines: Vec<String> = content
            .rows
            .iter()
            .filter_map(|row| Some((row, row.cells.get(number).copied().flatten()?)))
            .map(|(row, points)| format!("{} {}", row.heading, figure(points)))
            .collect();
        if !lines.is_empty() {
            words = format!("{words}: {}", lines.join(", "));
        }
        said.push(words);
    }
    let said = said.into_iter().map(|words| words + ".");
    said.chain(content.sentences.iter().cloned()).collect::<Vec<_>>().join(" ")
}

/// A line for each seat, and what decided it. No line begins like a list, which chats would number
/// anew.
pub(super) fn chat(content: &Content) -> String {
    let mut lines = vec![head(content)];
    let ranked = content.seats.len() > 1 && content.has_order();
    let seat = |seat: &ContentSeat| {
        let rank = seat.rank.filter(|_| ranked).map(|rank| rank.to_string());
        let points = seat.points.map(figure);
        let parts = [rank, Some(seat.name.clone()), points, seat.mark.clone()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    lines.extend(content.seats.iter().map(seat));
    lines.extend((!content.sentences.is_empty()).then(|| content.sentences.join(" ")));
    lines.join("\n") + "\n"
}

fn head(content: &Content) -> String {
    let details = content.details.iter().filter(|detail| !detail.is_empty()).cloned();
    std::iter::once(content.game.clone()).chain(details).collect::<Vec<_>>().join(" · ")
}
