#!/usr/bin/env bash
# Compiles the kernels behind `tessera fpu` anew (Debian package intel-opencl-icd);
# testbenches/fpu/kernels/fpu.bin is committed, so nobody needs to. Division and square root are the correctly
# rounded ones.
set -euo pipefail
[ $# -eq 0 ] || { echo "fpu-kernels: \`$1\`, expected no arguments" >&2; exit 2; }
cd "$(dirname "$0")/../testbenches/fpu/kernels"
bash ../../../scripts/compile-kernel.sh fpu.cl fpu.bin -cl-fp32-correctly-rounded-divide-sqrt
