#!/bin/sh
# The archiver that goes with zig-cc.sh.
exec "$ZIG" ar "$@"
