#!/usr/bin/env bash
# Every exported block through the three tools, no waivers: Verilator -Wall, Yosys hierarchy and checks without latches,
# Icarus Verilog. Usage: scripts/lint.sh [FOLDER of exported blocks]
set -euo pipefail
cd "$(dirname "$0")/.."
out="${1:-generated}"

for dir in "$out"/*/; do
    top=$(basename "$dir")
    files=("$dir"*.v)
    warnings=$(verilator --lint-only -Wall --top-module "$top" "${files[@]}" 2>&1) || { echo "$warnings"; exit 1; }
    [ -z "$warnings" ] || { echo "$warnings"; exit 1; }
    yosys -q -e '.*' -p "read_verilog ${files[*]}; hierarchy -check -top $top; proc; check -assert; select -assert-none t:\$dlatch t:\$adlatch t:\$sr t:\$dlatchsr"
    iverilog -g2005 -Wall -o /dev/null -s "$top" "${files[@]}" 2>&1 | { ! grep .; }
    echo "lint: $top: ${#files[@]} modules clean in Verilator, Yosys and Icarus"
done
