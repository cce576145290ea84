//! Writes the JavaScript that starts the core in a browser: `tallystone-glue CORE.wasm OUT_DIR`.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [core, out_dir] = words.as_slice() else {
        eprintln!("usage: tallystone-glue CORE.wasm OUT_DIR");
        return ExitCode::from(2);
    };
    let made = Bindgen::new()
        .input_path(core)
        .out_name("core")
        .web(true)
        .and_then(|glue| glue.typescript(true).generate(out_dir));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
