//! `card`: a result for a chat, in words or as a picture.

use std::path::Path;

use tallystone_core::app::App;
use tallystone_core::drawing::Shade;
use tallystone_core::outside::SessionId;
use tallystone_core::result_card::ResultCard;
use tallystone_core::text::{Language, label};

use super::output::{Output, file};
use super::sessions::find;
use super::{Answer, json};
use crate::args::CardFormat;
use crate::told::of_file;
#[cfg(feature = "png")]
use crate::told::say;

pub(super) fn answer(
    app: &mut App,
    asked: &crate::args::Card,
    as_json: bool,
) -> Result<Answer, String> {
    let language = app.language();
    let output = file(asked.output.as_deref());
    let format = match (asked.format, output) {
        // A file's name may say nothing, but not something else.
        (Some(format), Some(path)) if named(path, language).is_ok_and(|it| it != format) => {
            return Err(of_file(language, path, label(language, "label_card_other_format")));
        }
        (Some(format), _) => format,
        (None, Some(path)) => named(path, language)?,
        (None, None) => CardFormat::Text,
    };
    let id = find(app, &asked.session)?;
    let shade = if asked.dark { Shade::Dark } else { Shade::Light };
    let card = app.result_card(id, asked.day.as_deref()).map_err(|it| it.to_string())?;
    let Some(path) = output else {
        return match format {
            _ if as_json => json(&card),
            CardFormat::Text => Ok(card.text),
            CardFormat::Svg => Ok(card.svg(shade)),
            CardFormat::Png => Err(label(language, "label_card_no_file")),
        }
        .map(Answer::of);
    };
    into_file(card, (format, shade), path, as_json, language)
}

/// Writes a result in the form that the end of the name asks for, and says so.
pub(crate) fn write(app: &mut App, session: SessionId, path: &Path) -> Result<String, String> {
    let language = app.language();
    let format = named(path, language)?;
    let card = app.result_card(session, None).map_err(|it| it.to_string())?;
    let answer = into_file(card, (format, Shade::Light), path, false, language)?;
    let said = std::iter::once(answer.text.trim_end().to_owned()).chain(answer.warning);
    Ok(said.collect::<Vec<_>>().join(" "))
}

fn into_file(
    card: ResultCard,
    (format, shade): (CardFormat, Shade),
    path: &Path,
    as_json: bool,
    language: Language,
) -> Result<Answer, String> {
    let (content, beginning, warning) = match format {
        // Words have no beginning of their own: what is there stays.
        CardFormat::Text => (card.text.into_bytes(), Vec::new(), None),
        CardFormat::Svg => (card.svg(shade).into_bytes(), b"<svg xmlns".to_vec(), None),
        CardFormat::Png => {
            let (png, warning) = png(&card, shade, language)?;
            (png, b"\x89PNG\r\n\x1a\n".to_vec(), warning)
        }
    };
    let output = Output { content: &content, beginning: &beginning };
    let text = output.write(path, as_json, language)?;
    Ok(Answer { text, warning, ..Answer::default() })
}

/// The format that a file's name asks for.
fn named(path: &Path, language: Language) -> Result<CardFormat, String> {
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    match end.to_ascii_lowercase().as_str() {
        "txt" => Ok(CardFormat::Text),
        "svg" => Ok(CardFormat::Svg),
        "png" => Ok(CardFormat::Png),
        _ => Err(of_file(language, path, label(language, "label_card_which_format"))),
    }
}

#[cfg(feature = "png")]
fn png(
    card: &ResultCard,
    shade: Shade,
    language: Language,
) -> Result<(Vec<u8>, Option<String>), String> {
    let drawn = crate::picture::png(card, shade)
        .map_err(|detail| say!(language, commands_no_picture, detail = detail))?;
    let missing: Vec<String> = drawn.missing.iter().map(ToString::to_string).collect();
    let warning = (!missing.is_empty())
        .then(|| say!(language, commands_card_missing, letters = missing.join(" ")));
    Ok((drawn.png, warning))
}

#[cfg(not(feature = "png"))]
fn png(_: &ResultCard, _: Shade, language: Language) -> Result<(Vec<u8>, Option<String>), String> {
    Err(label(language, "label_card_no_png"))
}
