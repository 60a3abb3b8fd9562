#!/usr/bin/env bash
# Builds the engines once more, by a profile of what they do, so that they take less time (README says how much).
#
#     bash scripts/profiled.sh            # target/profiled/release/tessera, the command
#     bash scripts/profiled.sh COMMAND..  # another one of cargo that builds it
#
# The profile is of the command: the bench of the engines, another program, gains nothing from it.
# The first time the command is built with counters and runs kernels on both engines, which takes some 20 minutes. The
# profile stays in target/profile; code that has changed since is compiled without it, and `--anew` in front takes
# another. LLVM's tool that puts profiles together is rustup's component llvm-tools.
set -euo pipefail
fail() { echo "profiled: $1" >&2; exit 2; }
cd "$(dirname "$0")/.."
profile=target/profile/tessera.profdata
if [ "${1:-}" = --anew ]; then
    rm -rf target/profile
    shift
fi
[[ ${1:-} != -* ]] || fail "\`$1\`, expected --anew or a command of cargo"
[ $# -gt 0 ] || set -- build --release -p tessera-cli
# As .cargo/config.toml has it, whose flags these take the place of.
native=-Ctarget-cpu=native

if [ ! -e "$profile" ]; then
    tool="$(rustc --print target-libdir)/../bin/llvm-profdata"
    [ -x "$tool" ] || rustup component add llvm-tools || fail "no llvm-profdata, expected rustup's component llvm-tools"
    counts="$PWD/target/profile/counts"
    # How often, not with which values: of those LLVM has no room for so many.
    RUSTFLAGS="$native -Cprofile-generate=$counts -Cllvm-args=-disable-vp" CARGO_TARGET_DIR=target/profile \
        cargo build --release -p tessera-cli
    # Without mandelbrot_simd16, by which the engines are measured.
    for kernel in saxpy mixed_division half_math vadd_types sgemm_tiled nbody bitonic_sort native_math; do
        for engine in golden rtl; do
            target/profile/release/tessera run "testbenches/kernels/$kernel/launch.toml" --engine $engine >/dev/null
        done
    done
    "$tool" merge -o "$profile" "$counts"
    rm -rf "$counts"
fi
RUSTFLAGS="$native -Cprofile-use=$PWD/$profile" CARGO_TARGET_DIR=target/profiled cargo "$@"
