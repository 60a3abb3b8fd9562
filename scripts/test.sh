#!/usr/bin/env bash
# Installs what is missing and runs every test: formatting, clippy, cargo test with one fresh seed beside the
# fixed ones, the committed export and its lint, the formal proof of the miss queue, the kernels' expected
# buffers, that `place.py` synthesizes for both families and `paths.py` reads its netlist, that the small blocks have
# the area that `generated/REPORT.json` records, the picture of the board demo.
#
# --quick, for daily work, is meant to stay under 8 minutes on 2 cores once everything is built. It leaves out
# the fresh seed, the tests in `quick_skips` below (whole traces, pictures, the random streams of every
# configuration, the launch fuzzer), the bugs inside the blocks, the export's lint, the formal proof, the
# recomputed kernels, the synthesis and the board demo.
#
# Ends with what passing tests say they did, and one line of counts.
set -euo pipefail
usage() { echo "test: $1, expected nothing or --quick" >&2; exit 2; }
[ $# -le 1 ] || usage "$# arguments"
quick=
case "${1-}" in
    "") ;;
    --quick) quick=1 ;;
    *) usage "\`$1\`" ;;
esac
cd "$(dirname "$0")/.."
bash scripts/setup.sh

cargo fmt --all --check
cargo clippy --workspace --all-targets --quiet -- -D warnings

# What passing tests say they did; see testbenches/testkit.
evidence="${CARGO_TARGET_DIR:-target}/evidence"
rm -rf "$evidence"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
skips=()
if [ "$quick" ]; then
    # Parts of test names.
    quick_skips=(traces:: paint:: random::nothing_is_lost random::hardware_and_verilog damaged_inputs_are_run)
    for skip in "${quick_skips[@]}"; do skips+=(--skip "$skip"); done
else
    export TESSERA_FRESH=1
fi
cargo test --workspace --no-fail-fast -- "${skips[@]}" 2>&1 | tee "$log" || status=$?
# Bugs inside the blocks: a command of its own, because the feature compiles them into every block. Always the whole
# workspace, here and below: for a part of it Cargo may choose other features of a dependency, and compile all anew.
[ "$quick" ] || cargo test --workspace --features tessera-mutants/mutants --test mutants 2>&1 | tee -a "$log" || status=$?

cargo build --quiet --workspace --bin tessera
TESSERA=$(realpath "${CARGO_TARGET_DIR:-target}")/debug/tessera
export TESSERA

# What needs no Cargo, side by side, the longest first; each says what it has to say when it is over.
checks=("python3 scripts/em_tables.py --check 2>/dev/null" "python3 scripts/board/figures_test.py" "\$TESSERA export --check")
if [ ! "$quick" ]; then
    checks=("bash scripts/formal.sh" "bash scripts/board.sh sim" "bash scripts/report.sh --check" "bash scripts/lint.sh"
        "python3 scripts/kernels.py --check"
        "python3 scripts/place.py --area --open 'ret_*' tessera_me && python3 scripts/paths.py --lines 3 tessera_me \
            && python3 scripts/modules.py --least 20 tessera_me && python3 scripts/place.py --family xc7 tessera_me"
        "${checks[@]}")
fi
broken=$(mktemp)
trap 'rm -f "$log" "$broken"' EXIT
export broken
printf '%s\0' "${checks[@]}" | xargs -0 -P "$(nproc)" -I{} bash -c '
    said=$(bash -euo pipefail -c "$1" 2>&1) || echo "$1" >>"$broken"
    printf "%s\n" "test: $1" "$said"' _ {}
if [ -s "$broken" ]; then
    status=1
    sed 's/^/failed: /' "$broken" >&2
fi

left_out=$(awk '/^test result:/ { n += $12 } END { print n + 0 }' "$log")
passed=$(awk '/^test result:/ { n += $4 } END { print n + 0 }' "$log")
failed=$(awk '/^test result:/ { n += $6 } END { print n + 0 }' "$log")
ignored=$(awk '/^test result:/ { n += $8 } END { print n + 0 }' "$log")
[ "$ignored" -eq 0 ] || { echo "$ignored tests were skipped, expected none" >&2; status=1; }
grep -h ^evidence: "$evidence"/*.txt | sort
wrong=$(grep -c . "$broken" || true)
echo "$((passed + ${#checks[@]} - wrong)) passed, $((failed + wrong)) failed${quick:+, $left_out left out}"
exit "$status"
