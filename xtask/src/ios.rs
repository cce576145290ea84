//! The stages of the iOS app: its model is tested for real, its views are walked through.

use std::path::PathBuf;

use crate::bindings::target;
use crate::command::root;
use crate::count::Count;
use crate::pictures::painted;
use crate::stage::{Outcome, Stage};
use crate::{swift, tools};

/// Whole sessions through the observable model, against the library of this machine.
pub(crate) const MODEL: Stage =
    Stage { name: "ios model", needs: &[tools::SWIFT_ROOT], run: || Outcome::of_tests(model()) };

/// Where the Swift package is put together with what is generated.
pub(crate) fn kit() -> PathBuf {
    target().join("ios").join("TallystoneKit")
}

fn model() -> Result<(bool, Count), String> {
    let kit = kit();
    swift::assemble(&root().join("ios").join("TallystoneKit"), &kit)
        .map_err(|error| format!("{}: {error}", kit.display()))?;
    swift::test(&kit, &[("TALLYSTONE_PAINTED", painted()?.into_os_string())])
}
