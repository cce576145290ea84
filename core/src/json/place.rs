//! Where something stands in JSON: `position.seats[1].wish_stones`.

use crate::text::echo;

/// A place, told from the one that it is in.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place<'a> {
    /// The whole, by the name it is called where it is a part of something else.
    Whole(&'a str),
    Key(&'a Place<'a>, &'a str),
    Item(&'a Place<'a>, usize),
}

impl Place<'_> {
    /// Nothing for a whole without a name.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Whole(name) => (*name).to_owned(),
            Self::Item(list, index) => format!("{}[{index}]", list.text()),
            Self::Key(object, key) => {
                let object = object.text();
                let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
                if key.is_empty() || !key.chars().all(plain) || key.len() > LONGEST_KEY {
                    format!("{object}[\"{}\"]", echo(key))
                } else if object.is_empty() {
                    (*key).to_owned()
                } else {
                    format!("{object}.{key}")
                }
            }
        }
    }
}

/// No key of ours is longer.
const LONGEST_KEY: usize = 40;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_told_from_the_whole() {
        let document = Place::Whole("");
        let seats = Place::Key(&document, "seats");
        let seat = Place::Item(&seats, 1);
        assert_eq!(Place::Key(&seat, "wish_stones").text(), "seats[1].wish_stones");
        assert_eq!(Place::Key(&seat, "no \n key").text(), "seats[1][\"no   key\"]");
        assert_eq!(document.text(), "");
    }
}
