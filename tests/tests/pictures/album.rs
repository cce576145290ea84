//! The pictures themselves: one for each situation and shade, and a sheet with all of a game.

use std::fmt::Write as _;
use std::path::PathBuf;

use tallystone_core::drawing::{Ink, Shade, svg};

use crate::pixels::drawn;
use crate::tabletop::Situation;

/// As wide as a phone of 411 dp shows them at twice its pixels.
const WIDTH: i32 = 822;
const SHADES: [(Shade, &str); 4] = [
    (Shade::Light, "light"),
    (Shade::Dark, "dark"),
    (Shade::LightHigh, "light_high"),
    (Shade::DarkHigh, "dark_high"),
];

pub(crate) fn keep(game: &str, situations: &[Situation]) {
    let Some(folder) = std::env::var_os("TALLYSTONE_PICTURES") else { return };
    let folder = PathBuf::from(folder).join(game);
    std::fs::create_dir_all(&folder).expect("a folder");
    for (shade, name) in SHADES {
        for it in situations {
            let picture = drawn(&svg(&it.drawing, &it.pictures, shade, WIDTH));
            picture.save_png(folder.join(format!("{}-{name}.png", it.name))).expect("a picture");
        }
        let sheet = drawn(&contact_sheet(situations, shade));
        sheet.save_png(folder.join(format!("all-{name}.png"))).expect("a picture");
    }
}

/// All situations beside each other, with their names.
fn contact_sheet(situations: &[Situation], shade: Shade) -> String {
    const COLUMNS: usize = 4;
    const SIDE: usize = 420;
    const HEIGHT: usize = 480;
    let rows = situations.len().div_ceil(COLUMNS);
    let (width, height) = (COLUMNS * SIDE, rows * HEIGHT);
    let colour = |ink: Ink| format!("#{:06x}", ink.swatch().in_shade(shade));
    let mut sheet = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>",
        colour(Ink::Deep)
    );
    for (number, it) in situations.iter().enumerate() {
        let (x, y) = (number % COLUMNS * SIDE, number / COLUMNS * HEIGHT);
        let _ = write!(
            sheet,
            "<text x=\"{}\" y=\"{}\" font-size=\"22\" fill=\"{}\">{}</text>",
            x + 10,
            y + 28,
            colour(Ink::Text),
            it.name
        );
        let inner = svg(&it.drawing, &it.pictures, shade, WIDTH);
        let frame = it.drawing.frame;
        let head = inner.find('\n').unwrap_or(0);
        let _ = write!(
            sheet,
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\" \
             font-weight=\"700\">{}",
            x + 10,
            y + 40,
            SIDE - 20,
            HEIGHT - 60,
            frame.x,
            frame.y,
            frame.width,
            frame.height,
            &inner[head..]
        );
    }
    sheet.push_str("</svg>");
    sheet
}
