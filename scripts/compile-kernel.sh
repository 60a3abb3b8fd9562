#!/usr/bin/env bash
# Compiles an OpenCL kernel for the execution unit with the offline compiler (Debian package
# intel-opencl-icd). Usage: scripts/compile-kernel.sh KERNEL.cl [OUT.bin] [COMPILER OPTION..] OUT.bin defaults
# to kernel.bin beside the source. Options are OpenCL build options, such as -cl-std=CL2.0 or -DN=4.
set -euo pipefail

fail() { echo "compile-kernel: $1" >&2; exit 2; }

[ $# -ge 1 ] || fail "no source given, expected KERNEL.cl [OUT.bin] [COMPILER OPTION..]"
command -v ocloc >/dev/null || fail "ocloc is not installed, expected Debian package intel-opencl-icd: sudo apt-get install intel-opencl-icd"
source=$1
shift
[ -r "$source" ] || fail "$source: cannot read this file, expected OpenCL C source"
out="$(dirname "$source")/kernel.bin"
if [ $# -ge 1 ] && [[ $1 != -* ]]; then
    out=$1
    shift
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
options=()
[ $# -eq 0 ] || options=(-options "$*")
ocloc compile -file "$source" -device skl -out_dir "$work" -output kernel "${options[@]}" >"$work/log" 2>&1 || true
binary="$work/kernel_Gen9core.bin"
[ -f "$binary" ] || { cat "$work/log" >&2; fail "$source: does not compile, expected OpenCL C for a Gen9 device"; }
grep -A3 -i warning "$work/log" >&2 || true
cp "$binary" "$out"
echo "$out"
