//! A drawing as SVG: what the pictures of the docs and the tests are made of.

use std::fmt::Write as _;

use super::measure::width as width_of;
use super::{Anchor, Drawing, Ink, Part, Picture, Piece, Shade, What};

/// Whatever the reader's system writes in; `Noto Sans` where there is no system.
const FONTS: &str =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif";

/// The whole drawing, `side` pixels wide. `pictures` are those of its game.
pub fn svg(drawing: &Drawing, pictures: &[Picture], shade: Shade, side: i32) -> String {
    let frame = drawing.frame;
    let high = i64::from(side) * i64::from(frame.height) / i64::from(frame.width.max(1));
    let mut svg = String::new();
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{high}\" \
         viewBox=\"{} {} {} {}\" font-family=\"{FONTS}\" font-weight=\"700\">",
        frame.x, frame.y, frame.width, frame.height
    );
    let _ = writeln!(
        svg,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>",
        frame.x,
        frame.y,
        frame.width,
        frame.height,
        colour(Ink::Paper, shade)
    );
    for piece in &drawing.pieces {
        draw(&mut svg, piece, pictures, shade);
    }
    svg.push_str("</svg>\n");
    svg
}

fn colour(ink: Ink, shade: Shade) -> String {
    format!("#{:06x}", ink.swatch().in_shade(shade))
}

fn draw(svg: &mut String, piece: &Piece, pictures: &[Picture], shade: Shade) {
    let _ = write!(svg, "<g transform=\"translate({} {})", piece.x, piece.y);
    if piece.turn != 0 {
        let _ = write!(svg, " rotate({})", piece.turn);
    }
    if piece.scale != 100 {
        let _ = write!(svg, " scale({})", f64::from(piece.scale) / 100.0);
    }
    svg.push_str("\">");
    match &piece.what {
        What::Picture { picture } => {
            let parts = pictures.iter().find(|other| other.id == *picture);
            for part in parts.iter().flat_map(|picture| &picture.parts) {
                draw_part(svg, part, piece.own, shade);
            }
        }
        What::Path { part } => draw_part(svg, part, piece.own, shade),
        What::Text { text, size, width, anchor } => {
            let size = fitting(text, *size, *width);
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let fill = colour(piece.own, shade);
            let _ = write!(
                svg,
                "<text font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{fill}\">{}</text>",
                escaped(text)
            );
        }
    }
    svg.push_str("</g>\n");
}

fn draw_part(svg: &mut String, part: &Part, own: Ink, shade: Shade) {
    let ink = if part.ink == Ink::Own { own } else { part.ink };
    let colour = colour(ink, shade);
    let _ = write!(svg, "<path d=\"{}\" ", data(part));
    let _ = if part.stroke > 0 {
        write!(
            svg,
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"/>",
            part.stroke
        )
    } else {
        write!(svg, "fill=\"{colour}\"/>")
    };
}

/// The path as SVG writes it.
fn data(part: &Part) -> String {
    let mut data = String::new();
    let mut points = part.points.iter();
    for verb in part.verbs.chars() {
        data.push(verb);
        let numbers = match verb {
            'M' | 'L' => 2,
            'Q' => 4,
            'C' => 6,
            _ => 0,
        };
        for number in points.by_ref().take(numbers) {
            let _ = write!(data, "{number} ");
        }
    }
    data
}

/// The size at which a text is no wider than it may be.
fn fitting(text: &str, size: i32, width: i32) -> f64 {
    let (size, width) = (f64::from(size), f64::from(width));
    let wide = width_of(text) * size;
    if wide > width { size * width / wide } else { size }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
