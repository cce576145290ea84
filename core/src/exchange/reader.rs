//! A bundle read piece by piece, each piece checked: no more than one session is in memory.

use std::collections::BTreeMap;
use std::io::{self, Read};

use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;

use super::bundle::{BUNDLE_FORMAT, BundleError, MARK};
use super::split::{Broken, Place as At, Splitter};
use super::{Proof, checks};
use crate::json::{self, Fault, Place};
use crate::outside::SessionId;
use crate::record::{BoxRecord, PlayerRecord, SessionRecord, Tombstone};
use crate::refusal::Refusal;
use crate::session::Row;
use crate::text::{Message, count_of, echo, msg};

/// No session, player or box is longer than this. A whole bundle has no limit.
pub const LONGEST_PIECE: usize = 256 * 1024 * 1024;

/// Everything that must be in a bundle.
const FIELDS: [&str; 7] = ["boxes", "core", "format", "players", "rules", "sessions", "tombstones"];
const PROOFS: &str = "proofs";

/// A piece of a bundle, as it comes.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    Core(String),
    Format(String),
    Rules(BTreeMap<String, u32>),
    Box(BoxRecord),
    Player(PlayerRecord),
    Proof(SessionId, Proof),
    /// With its steps read.
    Session(SessionRecord, Vec<Row>),
    Tombstone(Tombstone),
}

impl Piece {
    /// What no other piece of its kind may have; `None` for what may be there twice.
    pub fn id(&self) -> Option<String> {
        match self {
            Self::Box(it) => Some(it.game.clone()),
            Self::Player(player) => Some(player.id.to_string()),
            Self::Proof(session, _) => Some(session.to_string()),
            Self::Session(session, _) => Some(session.id.to_string()),
            Self::Tombstone(stone) => stone.tip().map(|tip| tip.to_string()),
            Self::Core(_) | Self::Format(_) | Self::Rules(_) => None,
        }
    }
}

/// Why there is no next piece.
#[derive(Debug)]
pub enum ReadError {
    /// It is no bundle, or a wrong one.
    Refused(BundleError),
    File(io::Error),
}

/// A bundle on its way in.
#[derive(Debug)]
pub struct BundleReader<R> {
    splitter: Splitter<R>,
    state: State,
    /// The fields that were met.
    met: Vec<&'static str>,
    /// What was read last, as it was written.
    text: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Beginning,
    /// Before the name of a field; the first may be missing.
    Field {
        first: bool,
    },
    /// Before the next of a list, which is this one.
    Within {
        field: &'static str,
        index: usize,
    },
    After,
    End,
}

impl<R: Read> BundleReader<R> {
    pub fn new(source: R) -> Self {
        Self {
            splitter: Splitter::new(source),
            state: State::Beginning,
            met: Vec::new(),
            text: Vec::new(),
        }
    }

    /// How many bytes were read.
    pub fn passed(&self) -> u64 {
        self.splitter.passed()
    }

    /// Whether this is a bundle, and none of a newer version. Reads up to where that is said, and
    /// leaves the rest: what a newer version wrote may have any form but for its head.
    pub fn look_at_head(source: R) -> Result<(), ReadError> {
        let mut reader = Self::new(source);
        reader.begin()?;
        let (mut core, mut format) = (None, None);
        let mut first = true;
        while let Some(field) = reader.field(first)? {
            first = false;
            match field.as_str() {
                "core" => core = Some(reader.whole::<String>(&in_bundle("core"))?),
                "format" => format = Some(reader.whole::<String>(&in_bundle("format"))?),
                _ => drop(reader.splitter.value(None, 0).map_err(|broken| reader.broken(broken))?),
            }
            if let (Some(core), Some(format)) = (&core, &format) {
                return judge_head(core, format).map_err(ReadError::Refused);
            }
            if !reader.goes_on(b'}')? {
                break;
            }
        }
        judge_head(&core.unwrap_or_default(), &format.unwrap_or_default())
            .map_err(ReadError::Refused)
    }

    /// The next piece; `None` when all of it was read.
    pub fn next_piece(&mut self) -> Result<Option<Piece>, ReadError> {
        loop {
            match self.state {
                State::Beginning => {
                    self.begin()?;
                    self.state = State::Field { first: true };
                }
                State::Field { first } => {
                    if let Some(piece) = self.next_field(first)? {
                        return Ok(Some(piece));
                    }
                }
                State::Within { field, index } => {
                    if let Some(piece) = self.next_within(field, index)? {
                        return Ok(Some(piece));
                    }
                }
                State::After => {
                    let goes_on = self.goes_on(b'}')?;
                    self.state = if goes_on { State::Field { first: false } } else { State::End };
                }
                State::End => return self.end().map(|()| None),
            }
        }
    }

    fn begin(&mut self) -> Result<(), ReadError> {
        let passed = self.splitter.pass_byte_order_mark().and_then(|()| self.splitter.peek());
        match passed.map_err(|broken| self.broken(broken))? {
            Some(b'[') => Err(wrong(&Fault::list_for_object(&BUNDLE))),
            // JSON, but nothing that could be one of ours.
            Some(b'"' | b'-' | b'0'..=b'9' | b't' | b'f' | b'n') => {
                judge_head("", "").map_err(ReadError::Refused)
            }
            _ => self.expect(b'{'),
        }
    }

    /// The name of the next field; `None` if there is none.
    fn field(&mut self, first: bool) -> Result<Option<String>, ReadError> {
        let next = self.peek()?;
        if first && next == Some(b'}') {
            return self.expect(b'}').map(|()| None);
        }
        if next.is_some_and(|next| next != b'"') {
            return Err(self.broken(Broken::Syntax));
        }
        let name = self.whole::<String>(&BUNDLE)?;
        self.expect(b':')?;
        Ok(Some(name))
    }

    fn next_field(&mut self, first: bool) -> Result<Option<Piece>, ReadError> {
        let Some(name) = self.field(first)? else {
            self.state = State::End;
            return Ok(None);
        };
        let known = FIELDS.into_iter().chain([PROOFS]).find(|it| *it == name);
        let Some(field) = known else {
            return Err(wrong(&Fault::unknown(&BUNDLE, &name, &FIELDS)));
        };
        if self.met.contains(&field) {
            return Err(wrong(&Fault::twice_in(&BUNDLE, &name)));
        }
        self.met.push(field);
        self.state = State::After;
        match field {
            "core" => {
                let check = |core: &String| checks::check_core(core);
                self.checked(&in_bundle(field), check).map(|core| Some(Piece::Core(core)))
            }
            "format" => self.whole(&in_bundle(field)).map(|format| Some(Piece::Format(format))),
            "rules" => {
                let rules = self.checked(&in_bundle(field), checks::check_rules)?;
                Ok(Some(Piece::Rules(rules)))
            }
            _ => {
                let opening = if field == PROOFS { b'{' } else { b'[' };
                let next = self.peek()?;
                if next.is_some_and(|next| next != opening) {
                    let came: Value = self.whole(&in_bundle(field))?;
                    let fault = Fault::no_collection(&in_bundle(field), field == PROOFS, &came);
                    return Err(wrong(&fault));
                }
                self.expect(opening)?;
                self.state = State::Within { field, index: 0 };
                Ok(None)
            }
        }
    }

    fn next_within(
        &mut self,
        field: &'static str,
        index: usize,
    ) -> Result<Option<Piece>, ReadError> {
        let first = index == 0;
        let closing = if field == PROOFS { b'}' } else { b']' };
        let next = self.peek()?;
        let is_over = if first && next == Some(closing) {
            self.expect(closing)?;
            true
        } else {
            !first && !self.goes_on(closing)?
        };
        if is_over {
            self.state = State::After;
            return Ok(None);
        }
        self.state = State::Within { field, index: index + 1 };
        let list = in_bundle(field);
        let place = Place::Item(&list, index);
        let piece = match field {
            "boxes" => Piece::Box(self.checked(&place, checks::check_box)?),
            "players" => Piece::Player(self.checked(&place, checks::check_player)?),
            "sessions" => {
                let session = self.whole(&place)?;
                let rows = checks::check_session_named(&session).map_err(refused_piece)?;
                Piece::Session(session, rows)
            }
            "tombstones" => Piece::Tombstone(self.checked(&place, checks::check_stone)?),
            _ => {
                let session: SessionId = self.whole(&list)?;
                self.expect(b':')?;
                let id = session.to_string();
                Piece::Proof(session, self.checked(&Place::Key(&list, &id), checks::check_proof)?)
            }
        };
        Ok(Some(piece))
    }

    /// Whether a comma follows; if not, the end must.
    fn goes_on(&mut self, closing: u8) -> Result<bool, ReadError> {
        let next = self.peek()?;
        if next == Some(b',') {
            return self.expect(b',').map(|()| true);
        }
        self.expect(closing).map(|()| false)
    }

    fn end(&mut self) -> Result<(), ReadError> {
        if self.peek()?.is_some() {
            return Err(self.broken(Broken::Syntax));
        }
        match FIELDS.iter().find(|field| !self.met.contains(field)) {
            Some(missing) => Err(wrong(&Fault::missing(&BUNDLE, missing))),
            None => Ok(()),
        }
    }

    fn checked<T: DeserializeOwned>(
        &mut self,
        place: &Place<'_>,
        check: impl Fn(&T) -> Result<(), Refusal>,
    ) -> Result<T, ReadError> {
        let piece = self.whole(place)?;
        check(&piece).map_err(refused_piece)?;
        Ok(piece)
    }

    /// The next value, read strictly.
    fn whole<T: DeserializeOwned>(&mut self, place: &Place<'_>) -> Result<T, ReadError> {
        let taken = self.splitter.value(Some(&mut self.text), LONGEST_PIECE);
        let began = taken.map_err(|broken| self.broken(broken))?;
        let text = std::str::from_utf8(&self.text).map_err(|_| {
            refused(msg!(
                app_import_no_json,
                line = count_of(began.line),
                column = count_of(began.column)
            ))
        })?;
        let read = json::read_part(text, place).and_then(|value| json::read_as(&value, place));
        read.map_err(|fault| no_json(text, began).unwrap_or_else(|| wrong(&fault)))
    }

    fn peek(&mut self) -> Result<Option<u8>, ReadError> {
        self.splitter.peek().map_err(|broken| self.broken(broken))
    }

    fn expect(&mut self, byte: u8) -> Result<(), ReadError> {
        self.splitter.expect(byte).map_err(|broken| self.broken(broken))
    }

    fn broken(&self, broken: Broken) -> ReadError {
        let At { line, column } = self.splitter.place();
        let (line, column) = (count_of(line), count_of(column));
        refused(match broken {
            Broken::Truncated => msg!(app_import_truncated, line = line, column = column),
            Broken::Syntax => msg!(app_import_no_json, line = line, column = column),
            Broken::TooLong => {
                let most = LONGEST_PIECE >> 20;
                msg!(app_import_large, line = line, most = count_of(most))
            }
            Broken::File(error) => return ReadError::File(error),
        })
    }
}

/// Whether what is said at the beginning is ours.
fn judge_head(core: &str, format: &str) -> Result<(), BundleError> {
    let version = format.strip_prefix(MARK).and_then(|it| it.parse::<u32>().ok());
    match version {
        None if format.is_empty() => Err(Refusal::new(msg!(app_import_no_format))),
        None => Err(Refusal::new(msg!(app_import_foreign, format = echo(format)))),
        Some(version) if version > BUNDLE_FORMAT => {
            Err(Refusal::new(msg!(app_import_newer, core = echo(core))))
        }
        Some(_) => Ok(()),
    }
}

/// Where a value that began there is no JSON; a reader counts from the beginning of the file.
fn no_json(text: &str, began: At) -> Option<ReadError> {
    let error = serde_json::from_str::<IgnoredAny>(text).err()?;
    let (line, column) = match error.line() {
        0 | 1 => (began.line, began.column + error.column().saturating_sub(1)),
        line => (began.line + line - 1, error.column()),
    };
    let (line, column) = (count_of(line), count_of(column));
    Some(refused(if error.is_eof() {
        msg!(app_import_truncated, line = line, column = column)
    } else {
        msg!(app_import_no_json, line = line, column = column)
    }))
}

const BUNDLE: Place<'static> = Place::Whole("bundle");

fn in_bundle(field: &str) -> Place<'_> {
    Place::Key(&BUNDLE, field)
}

fn wrong(fault: &Fault) -> ReadError {
    refused(msg!(app_import_wrong, why = fault.clone().message()))
}

fn refused_piece(refusal: Refusal) -> ReadError {
    refused(msg!(app_import_wrong, why = refusal.text))
}

fn refused(text: Message) -> ReadError {
    ReadError::Refused(Refusal::new(text))
}
