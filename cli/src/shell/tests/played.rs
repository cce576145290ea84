//! Each game played by keys at 80 × 24, and the keys counted.

use super::{look, press, tables};

#[test]
fn first_looks() {
    for mut shell in tables() {
        let game = shell.screen().expect("a session").game.clone();
        look(&mut shell, &format!("{game}-1"));
        press(&mut shell, " ");
        look(&mut shell, &format!("{game}-2"));
        assert!(shell.screen().is_some());
    }
}
