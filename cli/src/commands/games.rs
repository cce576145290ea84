//! A game as somebody names it: by its id or by its name, in any case and without its accents.

use tallystone_core::app::App;
use tallystone_core::text::fold;

/// The game's id; what is no game stays as it was written, for the core to say so.
pub(super) fn find(app: &App, wished: &str) -> String {
    let folded = fold(wished.trim());
    let games = app.games();
    let same = |name: &str| fold(name) == folded;
    let found = games.iter().find(|game| same(&game.id));
    let found = found.or_else(|| games.iter().find(|game| same(&game.name)));
    found.map_or_else(|| wished.to_owned(), |game| game.id.clone())
}
