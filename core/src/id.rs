//! Ids of controls, cells, pens and choices: text outside, one typed value inside. What a sheet
//! writes and what an entry reads back is the same type, so neither can say what the other does not
//! know.

use std::iter::once;

use crate::seat::Seat;

/// A value that can be written as an id and read back from it: parts with dots between them.
pub trait Id: Sized {
    fn write(&self, id: &mut String);

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self>;

    /// `None` for what is no id of this kind.
    fn parse(id: &str) -> Option<Self> {
        let mut parts = id.split('.');
        let read = Self::read(&mut parts)?;
        parts.next().is_none().then_some(read)
    }

    fn to_id(&self) -> String {
        // Enough for nearly all, and no more than an allocator gives for one letter: a sheet of tiles
        // has hundreds, and each grew as it was written.
        let mut id = String::with_capacity(24);
        self.write(&mut id);
        id
    }
}

impl Id for u8 {
    fn write(&self, id: &mut String) {
        for unit in [100, 10] {
            if *self >= unit {
                id.push(char::from(b'0' + self / unit % 10));
            }
        }
        id.push(char::from(b'0' + self % 10));
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        parts.next()?.parse().ok()
    }
}

impl Id for Seat {
    fn write(&self, id: &mut String) {
        match u8::try_from(self.index()) {
            Ok(number) => number.write(id),
            Err(_) => id.push_str(&self.index().to_string()),
        }
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        u8::read(parts).map(Self::new)
    }
}

impl Id for () {
    fn write(&self, _: &mut String) {}

    fn read<'a>(_: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Some(())
    }
}

/// Something of a list, or `none` of it.
impl<T: Id> Id for Option<T> {
    fn write(&self, id: &mut String) {
        match self {
            Some(it) => it.write(id),
            None => id.push_str("none"),
        }
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        match parts.next()? {
            "none" => Some(None),
            part => T::read(&mut once(part).chain(parts)).map(Some),
        }
    }
}

impl<A: Id, B: Id> Id for (A, B) {
    fn write(&self, id: &mut String) {
        self.0.write(id);
        id.push('.');
        self.1.write(id);
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Some((A::read(parts)?, B::read(parts)?))
    }
}

/// Makes a type an [`Id`]:
/// - `ids! { enum Part { Board = "board", Track(seat: Seat) = "track" } }` defines one;
/// - `ids!(for Tile { Tile::One = "1", Tile::Two = "2" })` names the values of one that is there;
/// - `ids!(number Path)` is for what is made from a `u8` and becomes one again.
#[macro_export]
macro_rules! ids {
    (number $name:ty) => {
        impl $crate::id::Id for $name {
            fn write(&self, id: &mut String) {
                $crate::id::Id::write(&u8::from(*self), id);
            }

            fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                <u8 as $crate::id::Id>::read(parts)?.try_into().ok()
            }
        }
    };
    (for $name:ty { $($value:path = $text:expr),+ $(,)? }) => {
        impl $crate::id::Id for $name {
            fn write(&self, id: &mut String) {
                id.push_str(match self {
                    $($value => $text,)+
                });
            }

            fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                let part = parts.next()?;
                $(if part == $text {
                    return Some($value);
                })+
                None
            }
        }
    };
    (
        $(#[$meta:meta])*
        $visible:vis enum $name:ident {
            $($(#[$about:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = $text:expr),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $visible enum $name {
            $($(#[$about])* $variant $(($($type),+))?),+
        }

        impl $crate::id::Id for $name {
            fn write(&self, id: &mut String) {
                match self {
                    $(Self::$variant $(($($field),+))? => {
                        id.push_str($text);
                        $($(
                            id.push('.');
                            $crate::id::Id::write($field, id);
                        )+)?
                    })+
                }
            }

            fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                let part = parts.next()?;
                $(if part == $text {
                    return Some(Self::$variant $(($(<$type as $crate::id::Id>::read(parts)?),+))?);
                })+
                None
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                $crate::id::Id::to_id(&id)
            }
        }
    };
}

pub use ids;

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Weather {
        Sun,
        Rain,
    }

    ids!(for Weather { Weather::Sun = "sun", Weather::Rain = "rain" });

    ids! {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Part {
            Board = "board",
            Track(seat: Seat) = "track",
            Sky(seat: Seat, weather: Weather) = "sky",
        }
    }

    #[test]
    fn numbers_are_written_as_everywhere() {
        for number in 0..=u8::MAX {
            assert_eq!(number.to_id(), number.to_string());
            assert_eq!(Seat::new(number).to_id(), number.to_string());
        }
    }

    #[test]
    fn what_is_written_is_read_back_and_nothing_else() {
        let seat = Seat::new(2);
        for (part, id) in [
            (Part::Board, "board"),
            (Part::Track(seat), "track.2"),
            (Part::Sky(seat, Weather::Sun), "sky.2.sun"),
            (Part::Sky(seat, Weather::Rain), "sky.2.rain"),
        ] {
            assert_eq!(String::from(part), id);
            assert_eq!(Part::parse(id), Some(part));
        }
        for (choice, id) in [(None, "none"), (Some(Weather::Sun), "sun")] {
            assert_eq!((choice.to_id().as_str(), Option::parse(id)), (id, Some(choice)));
        }
        for id in ["", "board.", "board.1", "track", "track.x", "track.256", "sky.2", "sky.2.snow"]
        {
            assert_eq!(Part::parse(id), None, "{id}");
        }
    }
}
