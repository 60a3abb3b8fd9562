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
# Ends with what passing tests say they did, how long each of the jobs side by side took, and one line of counts.
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

# What passing tests say they did; see testbenches/testkit.
evidence="${CARGO_TARGET_DIR:-target}/evidence"
rm -rf "$evidence"

skips=()
if [ "$quick" ]; then
    # Parts of test names.
    quick_skips=(traces:: paint:: random::nothing_is_lost random::hardware_and_verilog damaged_inputs_are_run)
    for skip in "${quick_skips[@]}"; do skips+=(--skip "$skip"); done
else
    export TESSERA_FRESH=1
fi

# What Cargo does before anything runs: the command as well, since tests call it. Always the whole workspace, also
# below: for a part of it Cargo may choose other features of a dependency, and compile all anew. And always with tests:
# `cargo build` alone chooses others too, and both write the one libtessera_opencl.so, so that each would compile the
# driver and the command again after the other.
build="cargo clippy --workspace --all-targets --quiet -- -D warnings && cargo test --quiet --workspace --no-run"
TESSERA=$(realpath -m "${CARGO_TARGET_DIR:-target}")/debug/tessera
export TESSERA
tests=("cargo test --workspace --no-fail-fast -- ${skips[*]}")
# Checks without Cargo, and those that need the command.
plain=("python3 scripts/em_tables.py --check 2>/dev/null" "python3 scripts/board/figures_test.py"
    "python3 scripts/floorplan_test.py" "python3 scripts/netlist_test.py")
commanded=("\$TESSERA export --check")
if [ ! "$quick" ]; then
    # The bugs inside the blocks: their feature compiles all of them again.
    tests+=("cargo test --workspace --features tessera-mutants/mutants --test mutants")
    plain=("bash scripts/formal.sh" "bash scripts/lint.sh" "bash scripts/report.sh --check" "python3 scripts/kernels.py --check"
        "python3 scripts/place.py --area --mux8 --timed --rounds --open 'ret_*' tessera_me && python3 scripts/paths.py --lines 3 tessera_me \
            && python3 scripts/modules.py --least 20 tessera_me && python3 scripts/place.py --family xc7 tessera_me"
        "${plain[@]}")
    commanded+=("bash scripts/board.sh sim")
fi
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
export logs
# As many side by side as there are cores, since much ends on one thread.
side_by_side() {
    printf '%s\0' "$@" | xargs -0 -P "$(nproc)" -I{} bash -c '
        bash -euo pipefail -c "$1" 2>&1 | tee "$logs/said_$$"
        [ "${PIPESTATUS[0]}" -eq 0 ] || echo "$1" >>"$logs/not_passed"
        echo "$SECONDS s: $1" >>"$logs/took"' _ {}
}
side_by_side "$build" "${plain[@]}"
if [ -e "$logs/not_passed" ] && grep -q "^cargo" "$logs/not_passed"; then
    sed 's/^/failed: /' "$logs/not_passed" >&2
    exit 1
fi
# The bugs come third: who compiles holds Cargo's lock, and the tests, though built, would wait for it.
side_by_side "${tests[0]}" "${commanded[0]}" "${tests[@]:1}" "${commanded[@]:1}"
status=0
wrong=0
if [ -e "$logs/not_passed" ]; then
    status=1
    wrong=$(grep -cv "^cargo" "$logs/not_passed" || true)
fi

count() { cat "$logs"/said_* | awk -v field="$1" '/^test result:/ { n += $field } END { print n + 0 }'; }
left_out=$(count 12)
passed=$(count 4)
failed=$(count 6)
ignored=$(count 8)
[ "$ignored" -eq 0 ] || { echo "$ignored tests were skipped, expected none" >&2; status=1; }
grep -h ^evidence: "$evidence"/*.txt | sort
sort -rn "$logs/took"
echo "$((passed + ${#plain[@]} + ${#commanded[@]} - wrong)) passed, $((failed + wrong)) failed${quick:+, $left_out left out}"
# Last, where it is seen: a program that a signal ends has no line of results, and counts nowhere above.
[ ! -e "$logs/not_passed" ] || sed 's/^/failed: /' "$logs/not_passed"
grep -hE "^test .* FAILED$|^ +\`-p|didn't exit successfully" "$logs"/said_* | sort -u || true
exit "$status"
