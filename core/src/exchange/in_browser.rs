//! Files that come into a page from outside and leave it: in memory, for as long as they are needed.
//!
//! A page is handed a file by the person who chose it, and hands one over to be saved. In between they
//! have names here, as files on a disk have.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, Cursor, Read, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

thread_local! {
    static FILES: RefCell<HashMap<PathBuf, Rc<[u8]>>> = RefCell::default();
}

/// Lays a file down that came from outside.
pub fn put(path: &Path, bytes: &[u8]) {
    FILES.with_borrow_mut(|files| files.insert(path.to_owned(), bytes.into()));
}

/// Takes a file away, to be handed over or forgotten.
pub fn take(path: &Path) -> Option<Rc<[u8]>> {
    FILES.with_borrow_mut(|files| files.remove(path))
}

/// A file to read.
pub(crate) fn open(path: &Path) -> io::Result<(impl Read + Send + use<>, u64)> {
    let bytes = FILES.with_borrow(|files| files.get(path).map(|bytes| bytes.to_vec()));
    let bytes = bytes.ok_or(io::ErrorKind::NotFound)?;
    let length = bytes.len() as u64;
    Ok((Cursor::new(bytes), length))
}

/// A file that nobody sees under its name before it is whole. If it is dropped, nothing is left.
#[derive(Debug)]
pub struct Fresh {
    bytes: Vec<u8>,
    target: PathBuf,
}

impl Fresh {
    pub fn beside(target: &Path, _: u128) -> io::Result<Self> {
        Ok(Self { bytes: Vec::new(), target: target.to_owned() })
    }

    pub fn settle(self) -> io::Result<()> {
        put(&self.target, &self.bytes);
        Ok(())
    }
}

impl Write for Fresh {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
