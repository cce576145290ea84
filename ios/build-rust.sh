#!/usr/bin/env bash
# Builds the Rust library for the platform and the architectures that Xcode asks for, and makes the
# Swift binding from the contract.
#
#   build-rust.sh            in the build phase: both; Xcode's variables say for what
#   build-rust.sh bindings   only the binding, once before the package is compiled
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
repository=$(dirname "$here")
kit="$here/TallystoneKit"

# Xcode's variables are meant for iOS; cargo also compiles programs that run on this Mac while it
# builds. So it gets none of them but those that it asks for.
clean_cargo() {
    local cargo
    cargo=$(PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH" command -v cargo) || {
        echo "error: cargo was expected in ~/.cargo/bin or on the PATH; install Rust from https://rustup.rs" >&2
        exit 1
    }
    env -i HOME="$HOME" PATH="$(dirname "$cargo"):/usr/bin:/bin:/usr/sbin:/sbin" LANG=C.UTF-8 \
        ${CARGO_HOME:+CARGO_HOME="$CARGO_HOME"} ${RUSTUP_HOME:+RUSTUP_HOME="$RUSTUP_HOME"} \
        ${DEVELOPER_DIR:+DEVELOPER_DIR="$DEVELOPER_DIR"} \
        ${IPHONEOS_DEPLOYMENT_TARGET:+IPHONEOS_DEPLOYMENT_TARGET="$IPHONEOS_DEPLOYMENT_TARGET"} \
        "$cargo" "$@" --manifest-path "$repository/Cargo.toml"
}

# Writes what differs and nothing else, so that nothing is compiled again for no reason.
bindings_changed=no
put() {
    if ! cmp -s "$1" "$2"; then
        mkdir -p "$(dirname "$2")"
        cp "$1" "$2"
        bindings_changed=yes
    fi
}

make_bindings() {
    local made="$here/build/bindings"
    mkdir -p "$made"
    clean_cargo build --quiet --package tallystone-bindgen
    (cd "$repository" && target/debug/tallystone-bindgen swift "$made")
    put "$made/TallystoneCore.swift" "$kit/Sources/TallystoneCore/TallystoneCore.swift"
    put "$made/TallystoneError.swift" "$kit/Sources/TallystoneCore/TallystoneError.swift"
    put "$made/tallystoneFFI.h" "$kit/Sources/tallystoneFFI/include/tallystoneFFI.h"
}

# The name that Rust has for an architecture on a platform.
rust_target() {
    case "$1 $2" in
        "iphoneos arm64") echo aarch64-apple-ios ;;
        "iphonesimulator arm64") echo aarch64-apple-ios-sim ;;
        "iphonesimulator x86_64") echo x86_64-apple-ios ;;
        *)
            echo "error: iphoneos (arm64) or iphonesimulator (arm64, x86_64) was expected, not $1 ($2)" >&2
            exit 1
            ;;
    esac
}

build_library() {
    local platform=${PLATFORM_NAME:?Xcode sets it; run this as a build phase}
    local architectures=${ARCHS:?Xcode sets it; run this as a build phase}
    local configuration=${CONFIGURATION:?Xcode sets it; run this as a build phase}
    : "${IPHONEOS_DEPLOYMENT_TARGET:?Xcode sets it; run this as a build phase}"
    local profile=dev folder=debug
    if [ "$configuration" = Release ]; then
        profile=mobile folder=mobile
    fi
    local libraries=() architecture target
    for architecture in $architectures; do
        target=$(rust_target "$platform" "$architecture")
        clean_cargo rustc --package tallystone-ffi --lib --crate-type staticlib \
            --profile "$profile" --target "$target"
        libraries+=("$repository/target/$target/$folder/libtallystone.a")
    done
    local out="$here/build/$configuration${EFFECTIVE_PLATFORM_NAME-}"
    mkdir -p "$out"
    if [ "${#libraries[@]}" -eq 1 ]; then
        cp "${libraries[0]}" "$out/libtallystone.a"
    else
        lipo -create "${libraries[@]}" -output "$out/libtallystone.a"
    fi
}

case "${1-all}" in
    bindings) make_bindings ;;
    all)
        build_library
        make_bindings
        if [ "$bindings_changed" = yes ]; then
            echo "error: the Swift binding was made anew, after the package was compiled; build once more" >&2
            exit 1
        fi
        ;;
    *)
        echo "error: nothing or \`bindings\` was expected, not \`$1\`" >&2
        exit 2
        ;;
esac
