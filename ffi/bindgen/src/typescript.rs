//! TypeScript for the browser, by a generator that is not UniFFI's own, and what is mended in it.
//!
//! Its files load the core by themselves, without what JavaScript has to lend it, and drop the
//! sentences of errors. Each of these places must be found exactly as it was, or nothing is made:
//! a newer generator is looked at before it is used.

use std::fs;

use camino::Utf8Path;
use uniffi_bindgen_js::cli::GenerateArgs;
use uniffi_bindgen_js::js::generate_bindings;

use crate::{CRATE, contract, contract_path};

const BINDING: &str = "tallystone.ts";
const RUNTIME: &str = "uniffi_runtime.ts";

pub(crate) fn generate(out_dir: &Utf8Path) -> Result<(), String> {
    let arguments = GenerateArgs {
        source: contract_path().into_std_path_buf(),
        out_dir: out_dir.to_owned().into_std_path_buf(),
        config: None,
        crate_name: Some(CRATE.to_owned()),
    };
    generate_bindings(&arguments).map_err(|error| format!("{error:#}"))?;
    change(&out_dir.join(RUNTIME), started)?;
    change(&out_dir.join(BINDING), |text| named(&worded(&bound(text)?)?))
}

fn change(file: &Utf8Path, changed: impl Fn(&str) -> Result<String, String>) -> Result<(), String> {
    let failed = |error| format!("{file}: {error}");
    let text = fs::read_to_string(file).map_err(failed)?;
    let text = changed(&text).map_err(|what| format!("{file}: {what}"))?;
    fs::write(file, text).map_err(failed)
}

/// The runtime works with a core that was started already.
fn started(text: &str) -> Result<String, String> {
    let text = cut(text, "async function loadWasm(", "// ------")?;
    let text = replace(
        &text,
        "static async load(wasmUrl: URL | string, namespace: string): Promise<UniffiRuntime> {",
        "static over(instance: WebAssembly.Instance, namespace: string): UniffiRuntime {",
    )?;
    replace(&text, "    const { instance } = await loadWasm(wasmUrl);\n", "")
}

fn bound(text: &str) -> Result<String, String> {
    replace(
        text,
        "const _rt = await UniffiRuntime.load(new URL('./tallystone.wasm', import.meta.url), 'tallystone');",
        "let _rt: UniffiRuntime;\n\n\
         /** Binds the calls to a core that was started: before anything else. */\n\
         export function bind(exports: WebAssembly.Exports): void {\n  \
         _rt = UniffiRuntime.over({ exports } as WebAssembly.Instance, 'tallystone');\n}",
    )
}

/// An error has its sentence.
fn worded(text: &str) -> Result<String, String> {
    let kinds: Vec<String> = contract()?
        .get_enum_definition("TallystoneError")
        .map(|error| error.variants().iter().map(|kind| kind.name().to_owned()).collect())
        .unwrap_or_default();
    let text = replace(text, "    super(tag);\n", "    super(sentence);\n")?;
    let last = kinds.last().ok_or("the contract has no error")?;
    let declared = format!("| '{last}') {{\n");
    let mut text = replace(&text, &declared, &format!("| '{last}', sentence: string) {{\n"))?;
    for kind in &kinds {
        text = replace(
            &text,
            &format!(
                "static {kind}(): TallystoneError {{ return new TallystoneError('{kind}'); }}"
            ),
            &format!(
                "static {kind}(sentence: string): TallystoneError \
                 {{ return new TallystoneError('{kind}', sentence); }}"
            ),
        )?;
        text = replace(
            &text,
            &format!("return new TallystoneError('{kind}');\n"),
            &format!("return new TallystoneError('{kind}', r.readString());\n"),
        )?;
    }
    Ok(text)
}

/// The functions of the namespace have a name of their own: by that of the object, with which they would
/// merge, nobody could pass calls of the one and of the other on.
fn named(text: &str) -> Result<String, String> {
    replace(text, "export namespace Tallystone {", "export namespace Core {")
}

fn replace(text: &str, from: &str, to: &str) -> Result<String, String> {
    match text.matches(from).count() {
        1 => Ok(text.replacen(from, to, 1)),
        found => Err(format!("`{}` stands there {found} times, not once", from.trim())),
    }
}

/// Without what stands from here up to there.
fn cut(text: &str, from: &str, up_to: &str) -> Result<String, String> {
    let start = text.find(from).ok_or_else(|| format!("there is no `{from}`"))?;
    let length = text[start..].find(up_to).ok_or_else(|| format!("no end of `{from}`"))?;
    Ok(format!("{}{}", &text[..start], &text[start + length..]))
}
