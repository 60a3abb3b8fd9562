#!/usr/bin/env bash
# Formal proof of the exported miss queue at 4 nodes (scripts/formal/miss_queue.v), with the solver that comes with Yosys:
# no orphaned link, no double free, no second bus request, order, for all time; then the same with a bug planted in the
# exported text, which must fail. Usage: scripts/formal.sh [FOLDER of exported blocks]
set -euo pipefail
cd "$(dirname "$0")/.."
out="${1:-generated}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
queue='\queue'

# build NAME FOLDER-OF-VERILOG: the block inside the harness, as an and-inverter graph.
build() {
    {
        echo "read_verilog -formal scripts/formal/miss_queue.v"
        echo "read_verilog $2/*.v"
        echo "hierarchy -check -top miss_queue_proof; proc; flatten; memory -nordff; cd miss_queue_proof"
        # Contents at power-up are as free as every other register.
        echo "setattr -unset init w:queue.*"
        for i in 0 1 2 3; do
            for row in lists.successor:next lists.s_tail:tail lists.l_tail:l_tail lists.payload:request directory.f_blocks:f_block; do
                echo "rename queue.${row%:*}.rows_0[$i] row_${row#*:}_$i"
                echo "connect -set ${row#*:}_$i row_${row#*:}_$i"
            done
            echo "connect -set head_$i $queue.lists.head_${i}_q"
            echo "connect -set cover_$i $queue.coverage.covered_${i}_q"
            echo "connect -set block_$i $queue.directory.block_${i}_q"
        done
        for n in used live present pend busy want sent filled error dirty leaving; do echo "connect -set $n $queue.status.r_${n}_q"; done
        for n in pushed popped gone; do echo "connect -set $n $queue.status.$n"; done
        for n in serve:s fetch:f back:w; do
            echo "connect -set ${n#*:}_pick $queue.${n%:*}.chosen_valid_q"
            echo "connect -set ${n#*:}_chain $queue.${n%:*}.chosen_q"
        done
        echo "cd ..; opt -full -nodffe -nosdff; check -assert; async2sync; techmap; opt -full -nodffe -nosdff; dffunmap"
        echo "abc -g AND -fast; opt_clean; write_aiger -zinit $work/$1.aig"
    } >"$work/$1.ys"
    yosys -q "$work/$1.ys" 2>&1 | { grep -v 'Replacing memory' || true; }
}

# Prints "proved", "violated" or nothing.
verdict() {
    timeout 150 yosys-abc -c "read_aiger $work/$1.aig; fold; orpos; strash; $2" 2>&1 |
        sed -n 's/^Property proved.*/proved/p; s/.*was asserted in frame.*/violated/p' | tail -1
}

block="$out/tessera_miss_queue_n4_a2"
[ -d "$block" ] || { echo "formal: $block: not there, expected the exported miss queue at 4 nodes" >&2; exit 2; }
build healthy "$block"
[ "$(verdict healthy pdr)" = proved ] || { echo "formal: the miss queue at 4 nodes is not proved" >&2; exit 1; }
echo "formal: miss queue at 4 nodes: proved for all time"

# plant NAME FILE OLD NEW: the bug must be found in 16 cycles from reset.
plant() {
    rm -rf "$work/plant"
    cp -r "$block" "$work/plant"
    sed -i "s/$3/$4/" "$work/plant/$2"
    ! cmp -s "$block/$2" "$work/plant/$2" || { echo "formal: $1: '$3' does not occur in $2, expected the place to plant the bug" >&2; exit 1; }
    build bug "$work/plant"
    [ "$(verdict bug 'bmc3 -F 16')" = violated ] || { echo "formal: planted bug '$1' is not found" >&2; exit 1; }
    echo "formal: planted bug '$1': found"
}
status=tessera_miss_queue_status_n4.v
lists=tessera_miss_queue_lists_n4_a2.v
plant "a release wins over a link" $status '(quiet & (~writable)) & (~linked)' '(quiet \& (~writable))'
plant "a late fetch whatever has come" $status 'late = writable & (~complete)' 'late = writable'
plant "a chain keeps its list when it runs dry" $status '(r_pend_q & (~dried))' 'r_pend_q'
plant "a home node freed by its pop" $status '(~(popped | gone))' '(~(taken | popped | gone))'
plant "a link to a list that the pop empties" $lists 'empty = (~pend\[l_chain\]) | ((s_take & alone) & (s_chain == l_chain))' 'empty = ~pend[l_chain]'
