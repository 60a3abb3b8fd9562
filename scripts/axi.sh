#!/usr/bin/env bash
# Blocks on a bus before somebody else's models of it: cocotb and cocotbext-axi from PyPI, on Icarus Verilog, with
# random pauses on all channels. The AXI4 bridge before an AXI4 memory, the control block under an AXI4-Lite master,
# then the render cache as a peripheral between both, and the memory subsystem, whose four buses share a memory. Usage:
# scripts/axi.sh [SEED]; COUNT=n blocks, accesses or requests (default 2000).
# Needs iverilog and Python 3; cocotb goes into target/axi, once.
set -euo pipefail
[ $# -le 1 ] || { echo "axi: $# arguments, expected one seed at most" >&2; exit 2; }
seed="${1:-1}"
[[ "$seed" =~ ^[0-9]+$ ]] || { echo "axi: $seed: no seed, expected a number" >&2; exit 2; }
cd "$(dirname "$0")/.."
command -v iverilog >/dev/null || { echo "axi: no iverilog, expected Icarus Verilog" >&2; exit 2; }
out="$PWD/target/axi"
if ! "$out/venv/bin/python" -c 'import cocotb, cocotbext.axi' 2>/dev/null; then
    python3 -m venv "$out/venv"
    "$out/venv/bin/pip" -q install cocotb==2.1.0 cocotbext-axi==0.1.28
fi
config="$out/venv/bin/cocotb-config"
export SEED="$seed" COUNT="${COUNT:-2000}" HEADER="$PWD/generated/include/tessera_control.h"
export TOPLEVEL_LANG=verilog COCOTB_RANDOM_SEED="$seed" PYTHONPATH="$PWD/scripts/axi4" PYTHONDONTWRITEBYTECODE=1
PYGPI_PYTHON_BIN="$("$config" --python-bin)"
GPI_USERS="$("$config" --libpython);$("$config" --pygpi-entry-point)"
export PYGPI_PYTHON_BIN GPI_USERS

# A test in scripts/axi4 of an exported block, with the module around it that has the names of AXI4.
run() {
    local name="$1" top="$2"
    local log="$out/$name.log" results="$out/$name.xml"
    mapfile -t files < <(cd "generated/$top" && sed -n 's/^read_verilog //p' "$top.ys" | tr ' ' '\n' | xargs realpath)
    iverilog -g2005 -s "${top}_packed" -o "$out/$name.vvp" "generated/$top/${top}_packed.v" "${files[@]}"
    export COCOTB_TEST_MODULES="${name}_test" COCOTB_TOPLEVEL="${top}_packed" COCOTB_RESULTS_FILE="$results"
    rm -f "$results"
    vvp -M "$("$config" --lib-dir)" -m "$("$config" --lib-name vpi icarus)" "$out/$name.vvp" >"$log" 2>&1 || true
    if ! grep -q '<testcase' "$results" 2>/dev/null || grep -qE '<failure|<error' "$results"; then
        tail -n 30 "$log"
        echo "axi: the test of $top failed, see $log" >&2
        exit 1
    fi
    sed -n "s/.*\(seed [0-9]*: .*cycles\)\$/axi: $top: \1/p" "$log"
}

run bridge tessera_axi4_bridge_bus64
run control tessera_axi4_lite_control
run peripheral tessera_render_cache_peripheral_bus64
run subsystem tessera_memory_subsystem_axi4_bus64
