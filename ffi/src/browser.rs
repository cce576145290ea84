//! What JavaScript calls beside the contract: where the files of a page are.

use js_sys::Promise;
use js_sys::futures::future_to_promise;
use tallystone_core::store::pool::{self, NoPool};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Takes hold of the files of this page's origin: from then on a path is a file there. Only in a worker.
/// Otherwise it is refused with `missing`, `taken` or what the browser says.
#[wasm_bindgen(js_name = claimFiles)]
#[allow(unreachable_pub, reason = "JavaScript reaches it")]
pub fn claim_files() -> Promise {
    future_to_promise(async {
        pool::claim().await.map(|()| JsValue::UNDEFINED).map_err(|why| match why {
            NoPool::Missing => "missing".into(),
            NoPool::Taken => "taken".into(),
            NoPool::Failed(said) => said.into(),
        })
    })
}
