#!/usr/bin/env bash
# Installs what is missing and runs every test: formatting, clippy, cargo test, the committed export and its lint, the formal
# proof of the miss queue, the kernels' expected buffers.
# Ends with one line of counts.
set -euo pipefail
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
cargo test --workspace --no-fail-fast 2>&1 | tee "$log" || status=$?
# Bugs inside the blocks: a command of its own, because the feature compiles them into every block.
cargo test -p tessera-mutants --features mutants --test mutants 2>&1 | tee -a "$log" || status=$?

checks=0 broken=0
run() {
    if "$@"; then checks=$((checks + 1)); else broken=$((broken + 1)) status=1; fi
}
run cargo run --quiet -p tessera-cli -- export --check
run bash scripts/lint.sh
run bash scripts/formal.sh
run python3 scripts/kernels.py --check

passed=$(awk '/^test result:/ { n += $4 } END { print n + 0 }' "$log")
failed=$(awk '/^test result:/ { n += $6 } END { print n + 0 }' "$log")
ignored=$(awk '/^test result:/ { n += $8 } END { print n + 0 }' "$log")
[ "$ignored" -eq 0 ] || { echo "$ignored tests were skipped, expected none" >&2; status=1; }
sort "$evidence"/*.txt
echo "$((passed + checks)) passed, $((failed + broken)) failed"
exit "$status"
