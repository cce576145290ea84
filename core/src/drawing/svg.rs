//! A drawing as SVG: what the pictures of the docs and the tests are made of.

use std::fmt::Write as _;

use super::measure::width as width_of;
use super::{Anchor, Drawing, Ink, Part, Picture, Piece, Rect, Shade, What};

/// Whatever the reader's system writes in; `Noto Sans` where there is no system.
const FONTS: &str =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif";

/// The whole drawing, so many pixels wide. `pictures` are those of its game.
pub fn svg(drawing: &Drawing, pictures: &[Picture], shade: Shade, width: i32) -> String {
    written(drawing, pictures, shade, width, ("", ""))
}

/// The same with a title and a description, for those who do not see it.
pub fn svg_in_words(
    drawing: &Drawing,
    pictures: &[Picture],
    shade: Shade,
    width: i32,
    (title, described): (&str, &str),
) -> String {
    let role = " role=\"img\" aria-labelledby=\"title desc\"";
    let (title, described) = (escaped(title), escaped(described));
    let words =
        format!("<title id=\"title\">{title}</title>\n<desc id=\"desc\">{described}</desc>\n");
    written(drawing, pictures, shade, width, (role, &words))
}

fn written(
    drawing: &Drawing,
    pictures: &[Picture],
    shade: Shade,
    width: i32,
    (role, words): (&str, &str),
) -> String {
    let Rect { x, y, width: wide, height: high } = drawing.frame;
    let height = i64::from(width) * i64::from(high) / i64::from(wide.max(1));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"{x} {y} {wide} {high}\"{role} font-family=\"{FONTS}\" \
         style=\"font-variant-numeric: tabular-nums\">\n{words}"
    );
    let ground = colour(Ink::Paper, shade);
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"{ground}\"/>"
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
        What::Text { text, size, width, bold, anchor } => {
            let size = fitting(text, *size, *width);
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let (fill, weight) = (colour(piece.own, shade), if *bold { 700 } else { 400 });
            let _ = write!(
                svg,
                "<text font-size=\"{size}\" font-weight=\"{weight}\" text-anchor=\"{anchor}\" \
                 fill=\"{fill}\">{}</text>",
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

/// Text as XML has it. Characters that XML cannot have are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(letter),
            '\u{fffe}' | '\u{ffff}' => {}
            control if control < ' ' => {}
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_break_out() {
        assert_eq!(escaped("A<b>&\"c\"\u{0}\u{b}"), "A&lt;b&gt;&amp;&quot;c&quot;");
    }
}
