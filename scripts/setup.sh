#!/usr/bin/env bash
# Installs what the tests need and the machine lacks: Verilator, Yosys, Icarus Verilog, a C++ compiler, ABC,
# Python, and for programs that use OpenCL its loader, PyOpenCL and Intel's offline compiler (Debian/Ubuntu packages).
set -euo pipefail
[ $# -eq 0 ] || { echo "setup: \`$1\`, expected no arguments" >&2; exit 2; }
# shellcheck source=scripts/packages.sh
source "$(dirname "$0")/packages.sh"

declare -A package=([verilator]=verilator [yosys]=yosys [iverilog]=iverilog [g++]=g++ [berkeley-abc]=berkeley-abc [python3]=python3
    [clinfo]=clinfo [ocloc]=intel-opencl-icd)
missing=()
for tool in "${!package[@]}"; do
    command -v "$tool" >/dev/null || missing+=("${package[$tool]}")
done
# It brings the loader with it, and is for the Python of the distribution.
/usr/bin/python3 -c 'import pyopencl' 2>/dev/null || missing+=(python3-pyopencl)
install_packages setup "${missing[@]}"
