#!/usr/bin/env bash
# The main job in one command: a compiled OpenCL kernel runs on the rust-hdl execution unit, compared every
# cycle with the golden model and instruction by instruction with the interpreter; then all blocks are
# exported as Verilog. Needs Rust only. Leaves waveforms/saxpy.vcd and generated/.
set -euo pipefail
[ $# -eq 0 ] || { echo "demo: \`$1\`, expected no arguments" >&2; exit 2; }
cd "$(dirname "$0")/.."

# As the tests compile it: half the time of a release build, which pays off for longer runs, and they find it built,
# since one of them is built with it: without, Cargo chooses fewer features for some crates.
cargo build --quiet --workspace --bin tessera --test vectors
tessera="${CARGO_TARGET_DIR:-target}/debug/tessera"
"$tessera" lockstep testbenches/kernels/saxpy/launch.toml --engines golden,rtl --vcd waveforms/saxpy.vcd --stats
"$tessera" export
echo
echo "waveform: waveforms/saxpy.vcd (gtkwave waveforms/saxpy.vcd waveforms/eu.gtkw)"
echo "Verilog:  generated/modules/, with lists and scripts in generated/tessera_eu/"
