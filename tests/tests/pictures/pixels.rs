//! Real pixels of a drawing, in a font that is compiled in.

use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

fn fonts() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    Arc::clone(FONTS.get_or_init(|| {
        let mut fonts = Database::new();
        for font in [ttf_noto_sans::REGULAR, ttf_noto_sans::BOLD] {
            fonts.load_font_data(font.to_vec());
        }
        fonts.set_sans_serif_family("Noto Sans");
        Arc::new(fonts)
    }))
}

pub(crate) fn drawn(svg: &str) -> Pixmap {
    let family = "Noto Sans".to_owned();
    let options = Options { font_family: family, fontdb: fonts(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).expect("an SVG");
    let size = tree.size().to_int_size();
    let mut pixmap = Pixmap::new(size.width(), size.height()).expect("room");
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    pixmap
}

/// The contrast ratio of WCAG 2 between two colours, as `0xRRGGBB`.
pub(crate) fn contrast(one: u32, other: u32) -> f64 {
    let channel = |value: u32| {
        let part = f64::from(value & 0xFF) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let luminance = |colour: u32| {
        0.2126 * channel(colour >> 16) + 0.7152 * channel(colour >> 8) + 0.0722 * channel(colour)
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
