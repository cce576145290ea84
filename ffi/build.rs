//! Turns the contract into the exported functions that the bindings call.

fn main() {
    println!("cargo::rerun-if-changed=../udl/tallystone.udl");
    uniffi::generate_scaffolding_for_crate("../udl/tallystone.udl", "tallystone")
        .expect("udl/tallystone.udl can be read");
}
