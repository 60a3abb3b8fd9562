#!/usr/bin/env bash
# The AXI4 bridge before somebody else's AXI4 memory: cocotb and cocotbext-axi from PyPI, on Icarus Verilog, with
# random pauses on all five channels. Usage: scripts/axi.sh [SEED]; COUNT=n blocks (default 2000).
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
top=tessera_axi4_bridge_bus64
mapfile -t files < <(cd "generated/$top" && sed -n 's/^read_verilog //p' "$top.ys" | tr ' ' '\n' | xargs realpath)
iverilog -g2005 -s bridge -o "$out/bridge.vvp" scripts/axi4/bridge.v "${files[@]}"
config="$out/venv/bin/cocotb-config"
export SEED="$seed" COUNT="${COUNT:-2000}"
export COCOTB_TEST_MODULES=bench TOPLEVEL_LANG=verilog COCOTB_TOPLEVEL=bridge COCOTB_RANDOM_SEED="$seed" PYTHONPATH="$PWD/scripts/axi4"
export COCOTB_RESULTS_FILE="$out/results.xml" PYTHONDONTWRITEBYTECODE=1
PYGPI_PYTHON_BIN="$("$config" --python-bin)"
GPI_USERS="$("$config" --libpython);$("$config" --pygpi-entry-point)"
export PYGPI_PYTHON_BIN GPI_USERS
rm -f "$out/results.xml"
vvp -M "$("$config" --lib-dir)" -m "$("$config" --lib-name vpi icarus)" "$out/bridge.vvp" >"$out/log" 2>&1 || true
if ! grep -q '<testcase' "$out/results.xml" 2>/dev/null || grep -qE '<failure|<error' "$out/results.xml"; then
    tail -n 30 "$out/log"
    echo "axi: the test failed, see $out/log" >&2
    exit 1
fi
sed -n 's/.*\(seed [0-9]*: .*cycles\)$/axi: \1/p' "$out/log"
