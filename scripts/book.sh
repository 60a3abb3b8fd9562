#!/usr/bin/env bash
# Builds the book (hdl/docs) into target/book. Installs mdBook into target/tools if the machine has none (from crates.io;
# some minutes, once). The tables of ports are made from the declarations in hdl/ports.
# Usage: scripts/book.sh [FOLDER for the book]
set -euo pipefail
[ $# -le 1 ] || { echo "book: $# arguments, expected one folder at most" >&2; exit 2; }
cd "$(dirname "$0")/.."
target="${CARGO_TARGET_DIR:-$PWD/target}"
mkdir -p "$target"
target=$(cd "$target" && pwd)
out=$(realpath -m "${1:-$target/book}")

command -v cargo >/dev/null || { echo "book: cargo is not installed, expected a Rust toolchain" >&2; exit 2; }
export PATH="$target/tools/bin:$PATH"
if ! command -v mdbook >/dev/null; then
    echo "book: installing mdBook into $target/tools"
    cargo install mdbook --version '^0.5' --locked --no-default-features --features search --root "$target/tools"
fi
cargo build --quiet -p tessera-docs
MDBOOK_BUILD__BUILD_DIR="$out" mdbook build hdl/docs
echo "book: $out/index.html"
