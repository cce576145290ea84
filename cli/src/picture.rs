//! A result card as PNG, in a font that is compiled in: Noto Sans, under the Apache License 2.0.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{FontResolver, Options, Tree};
use tallystone_core::drawing::Shade;
use tallystone_core::result_card::ResultCard;

/// The family of the font that is compiled in.
const FONT: &str = "Noto Sans";

/// A picture, and the letters that its font does not have.
#[derive(Debug)]
pub struct Picture {
    pub png: Vec<u8>,
    pub missing: BTreeSet<char>,
}

/// Draws a card, one pixel for each of its units. What goes wrong is a detail, not a sentence.
pub fn png(card: &ResultCard, shade: Shade) -> Result<Picture, String> {
    let missing = Arc::new(Mutex::new(BTreeSet::new()));
    let tree = tree(&card.svg(shade), &missing)?;
    let size = tree.size().to_int_size();
    let mut pixmap = Pixmap::new(size.width(), size.height())
        .ok_or_else(|| format!("{} × {}", size.width(), size.height()))?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    let png = pixmap.encode_png().map_err(|error| error.to_string())?;
    let missing = missing.lock().map(|letters| letters.clone()).unwrap_or_default();
    Ok(Picture { png, missing })
}

/// A card's SVG, laid out: every text has its letters and its box.
pub fn laid_out(card: &ResultCard) -> Result<Tree, String> {
    tree(&card.svg(Shade::Light), &Arc::default())
}

fn tree(svg: &str, missing: &Arc<Mutex<BTreeSet<char>>>) -> Result<Tree, String> {
    let mut fonts = Database::new();
    for font in [ttf_noto_sans::REGULAR, ttf_noto_sans::BOLD] {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_sans_serif_family(FONT);
    let missing = Arc::clone(missing);
    let options = Options {
        font_family: FONT.to_owned(),
        fontdb: Arc::new(fonts),
        font_resolver: FontResolver {
            select_font: FontResolver::default_font_selector(),
            // There is no other font: what this one lacks is told.
            select_fallback: Box::new(move |letter, _, _| {
                if let Ok(mut letters) = missing.lock() {
                    letters.insert(letter);
                }
                None
            }),
        },
        ..Options::default()
    };
    Tree::from_str(svg, &options).map_err(|error| error.to_string())
}
