//! A drawing as SVG: what the pictures of the docs and the tests are made of.

use std::fmt::Write as _;

use super::calls::{Call, calls, steps};
use super::measure::width as width_of;
use super::{Anchor, Drawing, Ink, Picture, Rect, Shade};

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
    let ground = Ink::Paper.swatch().in_shade(shade);
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"#{ground:06x}\"/>"
    );
    for call in calls(drawing, pictures, shade) {
        draw(&mut svg, &call);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw(svg: &mut String, call: &Call) {
    let _ = match call {
        Call::Fill { colour, verbs, points } => {
            let path = outline(verbs, points);
            writeln!(svg, "<path d=\"{path}\" fill=\"#{colour:06x}\"/>")
        }
        Call::Stroke { colour, verbs, points, width } => writeln!(
            svg,
            "<path d=\"{}\" fill=\"none\" stroke=\"#{colour:06x}\" stroke-width=\"{}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            outline(verbs, points),
            units(*width)
        ),
        Call::Text { colour, text, x, y, size, width, bold, anchor } => {
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let (size, weight) = (fitting(text, *size, *width), if *bold { 700 } else { 400 });
            writeln!(
                svg,
                "<text x=\"{}\" y=\"{}\" font-size=\"{size}\" font-weight=\"{weight}\" \
                 text-anchor=\"{anchor}\" fill=\"#{colour:06x}\">{}</text>",
                units(*x),
                units(*y),
                escaped(text)
            )
        }
    };
}

/// The path as SVG writes it.
fn outline(verbs: &str, points: &[i64]) -> String {
    let mut path = String::new();
    for (verb, numbers) in steps(verbs, points) {
        path.push(verb);
        for number in numbers {
            let _ = write!(path, "{} ", units(*number));
        }
    }
    path
}

/// Hundredths as units.
#[allow(clippy::cast_precision_loss)]
fn units(hundredths: i64) -> f64 {
    hundredths as f64 / 100.0
}

/// The size at which a text is no wider than it may be.
fn fitting(text: &str, size: i64, width: i64) -> f64 {
    let (size, width) = (units(size), units(width));
    let wide = width_of(text) * size;
    let fitting = if wide > width { size * width / wide } else { size };
    (fitting * 100.0).round() / 100.0
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
