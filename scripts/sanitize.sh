#!/usr/bin/env bash
# The OpenCL driver's own tests under tools that see wrong uses of memory and threads.
#
#     bash scripts/sanitize.sh TOOL [TEST..]
#
# memcheck: Valgrind, on builds without the newest instructions, which it does not know. address, thread: the
# sanitizers of a nightly Rust (thread needs its component rust-src). miri: the nightly's interpreter (component
# miri), which sees more but runs little of it in the same time. Each has built files of its own. Without names: the
# tests that start no compiler; memcheck and miri leave out those that take them too long. TESSERA_CALLS says how
# many calls with whatever comes are made (default 2000, miri 100).
set -euo pipefail
usage() { echo "sanitize: $1, expected memcheck, address, thread or miri, and names of tests" >&2; exit 2; }
[ $# -ge 1 ] || usage "no tool"
tool=$1
shift
cd "$(dirname "$0")/.."
tests=("$@")
if [ $# -eq 0 ]; then
    case "$tool" in
        memcheck) tests=(misuse events transfers) ;;
        miri) tests=(misuse events) ;;
        *) tests=(misuse events queues transfers) ;;
    esac
fi
names=()
for test in "${tests[@]}"; do
    [ -e "testbenches/opencl/tests/$test.rs" ] || [ -e "testbenches/opencl/tests/$test" ] || usage "\`$test\` is no test"
    names+=(--test "$test")
done

export TESSERA_CALLS=${TESSERA_CALLS:-2000}
target=x86_64-unknown-linux-gnu
case "$tool" in
    memcheck)
        command -v valgrind >/dev/null || { echo "sanitize: no valgrind, expected Debian package valgrind" >&2; exit 2; }
        export CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER="valgrind --quiet --error-exitcode=9"
        RUSTFLAGS='' cargo test --target-dir target/memcheck -p tessera-opencl "${names[@]}" -- --test-threads 1
        ;;
    address)
        RUSTFLAGS=-Zsanitizer=address cargo +nightly test --target $target --target-dir target/address \
            -p tessera-opencl "${names[@]}"
        ;;
    thread)
        RUSTFLAGS=-Zsanitizer=thread cargo +nightly test -Zbuild-std --target $target --target-dir target/thread \
            -p tessera-opencl "${names[@]}"
        ;;
    miri)
        [ "$TESSERA_CALLS" != 2000 ] || TESSERA_CALLS=100
        # Handles are numbers, and the program of the test lets commands work on memory of its own at the same time.
        export MIRIFLAGS="-Zmiri-disable-isolation -Zmiri-permissive-provenance -Zmiri-tree-borrows"
        MIRIFLAGS+=" -Zmiri-disable-data-race-detector"
        cargo +nightly miri test --target-dir target/miri -p tessera-opencl "${names[@]}" -- --skip no_function_crashes
        ;;
    *) usage "\`$tool\`" ;;
esac
