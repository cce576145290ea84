//! The card as SVG: the same list of items, with its words as title and description.

use std::fmt::Write as _;

use super::{CardAnchor, CardItem, ResultCard};

/// Whatever the reader's system writes in; `Noto Sans` where there is no system.
const FONTS: &str =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif";

impl ResultCard {
    /// The picture as an SVG document.
    pub fn svg(&self) -> String {
        let (width, height) = (self.width, self.height);
        let mut svg = String::new();
        let _ = writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"title desc\" \
             font-family=\"{FONTS}\" style=\"font-variant-numeric: tabular-nums\">"
        );
        let title = self.text.lines().next().unwrap_or_default();
        let _ = writeln!(svg, "<title id=\"title\">{}</title>", escaped(title));
        let _ = writeln!(svg, "<desc id=\"desc\">{}</desc>", escaped(&self.alt));
        for item in &self.items {
            write(&mut svg, item);
        }
        svg.push_str("</svg>\n");
        svg
    }
}

fn write(svg: &mut String, item: &CardItem) {
    let _ = match item {
        CardItem::Rectangle { x, y, width, height, radius, colour } => writeln!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"#{colour:06x}\"/>",
            number(*x),
            number(*y),
            number(*width),
            number(*height),
            number(*radius)
        ),
        CardItem::Path { x, y, scale, path, colour } => writeln!(
            svg,
            "<path transform=\"translate({} {}) scale({})\" fill=\"#{colour:06x}\" d=\"{}\"/>",
            number(*x),
            number(*y),
            number(*scale),
            escaped(path)
        ),
        CardItem::Text { x, y, size, width: _, weight, anchor, colour, text } => writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"{weight}\"{} \
             fill=\"#{colour:06x}\">{}</text>",
            number(*x),
            number(*y),
            number(*size),
            match anchor {
                CardAnchor::Start => "",
                CardAnchor::Middle => " text-anchor=\"middle\"",
                CardAnchor::End => " text-anchor=\"end\"",
            },
            escaped(text)
        ),
    };
}

/// With two digits after the point at most.
fn number(value: f64) -> String {
    format!("{}", (value * 100.0).round() / 100.0)
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

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            (number(1.0), number(0.125), number(-3.337)),
            ("1".into(), "0.13".into(), "-3.34".into())
        );
    }
}
