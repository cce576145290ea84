//! Numbers as they are shown: with a real minus sign, changes with their sign.

pub(crate) fn plain(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

pub(crate) fn signed(number: i64) -> String {
    if number > 0 { format!("+{number}") } else { plain(number) }
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
