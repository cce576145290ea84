//! JSON taken apart value by value, without reading more of it than one value at a time.
//!
//! It finds where a value ends, by strings and brackets; whether the value is one, serde says.

use std::io::{self, Read};

/// Read from the file at a time.
const CHUNK: usize = 64 * 1024;

/// Nothing of ours is so deep, and no reader of JSON goes deeper.
const DEEPEST: usize = 127;

/// Why there is no next value.
#[derive(Debug)]
pub(super) enum Broken {
    /// It ends in the middle.
    Truncated,
    /// This is not JSON.
    Syntax,
    /// A value is longer than this.
    TooLong,
    File(io::Error),
}

/// A place in a text, counted from 1 as editors do; columns are bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

#[derive(Debug)]
pub(super) struct Splitter<R> {
    source: R,
    chunk: Vec<u8>,
    /// The next byte in the chunk.
    next: usize,
    place: Place,
    passed: u64,
}

impl<R: Read> Splitter<R> {
    pub(super) fn new(source: R) -> Self {
        Self { source, chunk: Vec::new(), next: 0, place: Place { line: 1, column: 1 }, passed: 0 }
    }

    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// How many bytes were passed.
    pub(super) fn passed(&self) -> u64 {
        self.passed
    }

    /// The next byte that is no white space; `None` at the end. It is not passed.
    pub(super) fn peek(&mut self) -> Result<Option<u8>, Broken> {
        while let Some(byte) = self.byte()? {
            if !matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
                return Ok(Some(byte));
            }
            self.count(byte);
        }
        Ok(None)
    }

    /// Passes this byte, after white space.
    pub(super) fn expect(&mut self, wanted: u8) -> Result<(), Broken> {
        match self.peek()? {
            Some(byte) if byte == wanted => {
                self.count(byte);
                Ok(())
            }
            Some(_) => Err(Broken::Syntax),
            None => Err(Broken::Truncated),
        }
    }

    /// Passes a mark that may stand at the very beginning of a text.
    pub(super) fn pass_byte_order_mark(&mut self) -> Result<(), Broken> {
        self.byte()?;
        if self.chunk[self.next..].starts_with("\u{feff}".as_bytes()) {
            self.next += 3;
            self.passed += 3;
        }
        Ok(())
    }

    /// Takes the next value whole, and says where it began. Nothing of it is kept without `into`.
    pub(super) fn value(
        &mut self,
        mut into: Option<&mut Vec<u8>>,
        most: usize,
    ) -> Result<Place, Broken> {
        let first = self.peek()?.ok_or(Broken::Truncated)?;
        let began = self.place;
        let is_plain = !matches!(first, b'"' | b'{' | b'[');
        let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
        let mut length = 0_usize;
        if let Some(into) = into.as_deref_mut() {
            into.clear();
        }
        loop {
            let Some(_) = self.byte()? else {
                // A number may end with the text; what follows it will be missed.
                return if is_plain && length > 0 { Ok(began) } else { Err(Broken::Truncated) };
            };
            let start = self.next;
            let mut ended = false;
            while self.next < self.chunk.len() {
                let byte = self.chunk[self.next];
                if is_plain {
                    if matches!(byte, b',' | b']' | b'}' | b':' | b' ' | b'\t' | b'\n' | b'\r') {
                        ended = true;
                        break;
                    }
                } else if quoted {
                    match byte {
                        _ if escaped => escaped = false,
                        b'\\' => escaped = true,
                        b'"' => {
                            quoted = false;
                            ended = depth == 0;
                        }
                        _ => {}
                    }
                } else {
                    match byte {
                        b'"' => quoted = true,
                        b'{' | b'[' if depth == DEEPEST => return Err(Broken::Syntax),
                        b'{' | b'[' => depth += 1,
                        b'}' | b']' => {
                            depth -= 1;
                            ended = depth == 0;
                        }
                        _ => {}
                    }
                }
                self.count(byte);
                if ended {
                    break;
                }
            }
            length += self.next - start;
            if let Some(into) = into.as_deref_mut() {
                if length > most {
                    return Err(Broken::TooLong);
                }
                into.extend_from_slice(&self.chunk[start..self.next]);
            }
            if ended {
                return if length == 0 { Err(Broken::Syntax) } else { Ok(began) };
            }
        }
    }

    /// The next byte, from the file if the chunk is used up.
    fn byte(&mut self) -> Result<Option<u8>, Broken> {
        if self.next == self.chunk.len() {
            self.chunk.clear();
            self.next = 0;
            let chunk = u64::try_from(CHUNK).unwrap_or(u64::MAX);
            self.source.by_ref().take(chunk).read_to_end(&mut self.chunk).map_err(Broken::File)?;
        }
        Ok(self.chunk.get(self.next).copied())
    }

    fn count(&mut self, byte: u8) {
        self.next += 1;
        self.passed += 1;
        if byte == b'\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Broken, Place, Splitter};

    fn value(text: &str) -> Result<String, Broken> {
        let mut taken = Vec::new();
        Splitter::new(text.as_bytes()).value(Some(&mut taken), 100)?;
        Ok(String::from_utf8(taken).expect("as it was"))
    }

    #[test]
    fn a_value_ends_where_its_brackets_and_quotes_do() {
        for (text, expected) in [
            (" [1, {\"a]\": \"}\\\"]\"}] , 2", "[1, {\"a]\": \"}\\\"]\"}]"),
            ("\"a\\\\\" ]", "\"a\\\\\""),
            ("-12.5e3,", "-12.5e3"),
            ("true}", "true"),
            ("7", "7"),
        ] {
            assert_eq!(value(text).expect("a value"), expected, "{text}");
        }
    }

    #[test]
    fn what_does_not_end_or_begin_is_said() {
        assert!(matches!(value("[1, 2"), Err(Broken::Truncated)));
        assert!(matches!(value("\"a\\\""), Err(Broken::Truncated)));
        assert!(matches!(value("  "), Err(Broken::Truncated)));
        assert!(matches!(value(","), Err(Broken::Syntax)));
        assert!(matches!(value(&format!("\"{}\"", "a".repeat(100))), Err(Broken::TooLong)));
    }

    #[test]
    fn places_are_counted_by_lines() {
        let mut splitter = Splitter::new("{\n  [1,\n2] x".as_bytes());
        splitter.expect(b'{').expect("a bracket");
        let began = splitter.value(None, 0).expect("a list");
        assert_eq!(began, Place { line: 2, column: 3 });
        assert_eq!(splitter.peek().expect("more"), Some(b'x'));
        assert_eq!(splitter.place(), Place { line: 3, column: 4 });
    }
}
