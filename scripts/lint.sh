#!/usr/bin/env bash
# Every exported block through the three tools, no waivers: Verilator -Wall, Yosys hierarchy and checks without latches,
# Icarus Verilog. No line of a module is longer than 140 characters.
# Usage: scripts/lint.sh [FOLDER of exported blocks]
set -euo pipefail
[ $# -le 1 ] || { echo "lint: $# arguments, expected one folder at most" >&2; exit 2; }
cd "$(dirname "$0")/.."
out="${1:-generated}"
[ -d "$out/modules" ] || { echo "lint: $out: no exported blocks there, expected a folder with modules" >&2; exit 2; }

long=$(grep -nE '^.{140}' "$out"/modules/*.v || true)
[ -z "$long" ] || { echo "$long"; echo "lint: lines of 140 characters and more, expected shorter ones" >&2; exit 1; }

for script in "$out"/*/*.ys; do
    top=$(basename "$script" .ys)
    cd "$(dirname "$script")"
    mapfile -t files < <(sed -n 's/^read_verilog //p' "$top.ys")
    warnings=$(verilator --lint-only -Wall --top-module "$top" "${files[@]}" 2>&1) || { echo "$warnings"; exit 1; }
    [ -z "$warnings" ] || { echo "$warnings"; exit 1; }
    yosys -q -e '.*' -p "read_verilog ${files[*]}; hierarchy -check -top $top; proc; check -assert; select -assert-none t:\$dlatch t:\$adlatch t:\$sr t:\$dlatchsr"
    iverilog -g2005 -Wall -o /dev/null -s "$top" "${files[@]}" 2>&1 | { ! grep .; }
    echo "lint: $top: ${#files[@]} modules clean in Verilator, Yosys and Icarus"
    cd - >/dev/null
done
