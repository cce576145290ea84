//! What JavaScript calls beside the contract: where the files of a page are.

#![allow(unreachable_pub, reason = "JavaScript reaches it")]

use std::path::Path;

use js_sys::Promise;
use js_sys::futures::future_to_promise;
use tallystone_core::exchange::in_browser;
use tallystone_core::store::pool::{self, NoPool};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Takes hold of the files of this page's origin: from then on a path is a file there. Only in a worker.
/// Otherwise it is refused with `missing`, `taken` or what the browser says.
#[wasm_bindgen(js_name = claimFiles)]
pub fn claim_files() -> Promise {
    future_to_promise(async {
        pool::claim().await.map(|()| JsValue::UNDEFINED).map_err(|why| match why {
            NoPool::Missing => "missing".into(),
            NoPool::Taken => "taken".into(),
            NoPool::Failed(said) => said.into(),
        })
    })
}

/// Lays a file down that came from outside, so that the contract can be told its path.
#[wasm_bindgen(js_name = putFile)]
pub fn put_file(path: &str, bytes: &[u8]) {
    in_browser::put(Path::new(path), bytes);
}

/// Takes a file away that the contract has written, or one that is not needed any more.
#[wasm_bindgen(js_name = takeFile)]
pub fn take_file(path: &str) -> Option<Vec<u8>> {
    in_browser::take(Path::new(path)).map(|bytes| bytes.to_vec())
}
