#!/bin/sh
# A C compiler for iOS on a machine that has no Apple SDK: zig's, with its headers of Darwin.
# What the build script asks of Apple's compiler and zig's does not know is left out.
set -eu
kept=
skip=no
for word in "$@"; do
    if [ "$skip" = yes ]; then
        skip=no
        continue
    fi
    case "$word" in
        -arch | -isysroot | -target) skip=yes ;;
        --target=* | -m*-version-min=*) ;;
        *) kept="$kept '$(printf %s "$word" | sed "s/'/'\\\\''/g")'" ;;
    esac
done
eval "set -- $kept"
exec "$ZIG" cc -target aarch64-ios.17.0 -isystem "$(dirname "$ZIG")/lib/libc/include/any-darwin-any" "$@"
