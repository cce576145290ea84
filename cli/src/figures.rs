//! Numbers as they are shown: with a real minus sign, changes with their sign.

use tallystone_core::app::GameView;

pub(crate) fn plain(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

pub(crate) fn signed(number: i64) -> String {
    if number > 0 { format!("+{number}") } else { plain(number) }
}

/// `2–4`, or `2` where there is no choice.
pub(crate) fn player_range(game: &GameView) -> String {
    if game.least_players == game.most_players {
        return game.least_players.to_string();
    }
    format!("{}–{}", game.least_players, game.most_players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minus_is_a_minus() {
        assert_eq!(plain(-4), "−4");
        assert_eq!(plain(i64::MIN), "−9223372036854775808");
        assert_eq!((signed(7), signed(0), signed(-7)), ("+7".into(), "0".into(), "−7".into()));
    }
}
