#!/usr/bin/env bash
# Installs what the tests need and the machine lacks: Verilator, Yosys, Icarus Verilog, a C++ compiler, ABC,
# Python, and for programs that use OpenCL its loader, PyOpenCL and Intel's offline compiler (Debian/Ubuntu packages).
set -euo pipefail
[ $# -eq 0 ] || { echo "setup: \`$1\`, expected no arguments" >&2; exit 2; }

declare -A package=([verilator]=verilator [yosys]=yosys [iverilog]=iverilog [g++]=g++ [berkeley-abc]=berkeley-abc [python3]=python3
    [clinfo]=clinfo [ocloc]=intel-opencl-icd)
missing=()
for tool in "${!package[@]}"; do
    command -v "$tool" >/dev/null || missing+=("${package[$tool]}")
done
# It brings the loader with it, and is for the Python of the distribution.
/usr/bin/python3 -c 'import pyopencl' 2>/dev/null || missing+=(python3-pyopencl)
[ ${#missing[@]} -eq 0 ] && exit 0

command -v apt-get >/dev/null || { echo "setup: missing ${missing[*]}, expected apt-get to install them" >&2; exit 2; }
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
echo "setup: installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
