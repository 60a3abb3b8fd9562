#!/usr/bin/env bash
# Formal proof of the exported miss queue at 4 nodes (scripts/formal/miss_queue.v), with the solver that comes
# with Yosys: no orphaned link, no double free, no second bus request, order, and a bound on the wait, for all
# time. All assertions are proved together by one step of induction: whatever the state in which they hold,
# they hold in the next. Then a trace that shows that the assumptions leave room for long waits; then the same
# block with a bug planted in the exported text, where a trace from reset must break a promise (not merely an
# invariant). Before that, that scripts/mux8.v is the choice it maps, and is not with two of its cells exchanged.
# Long traces take minutes to find: those found last are in scripts/formal/traces, and are replayed on the graph of
# the day, which proves as much. One that no longer breaks its promise (any change of the block may do that) is searched
# again; with --renew the new one is written there. (An empty file asks for a first one.)
# Usage: scripts/formal.sh [--renew] [FOLDER of exported blocks]
set -euo pipefail
renew=
[ "${1-}" != --renew ] || { renew=1; shift; }
[ $# -le 1 ] || { echo "formal: $# arguments, expected one folder at most" >&2; exit 2; }
cd "$(dirname "$0")/.."
out="${1:-generated}"
[ -d "$out/modules" ] || { echo "formal: $out: no exported blocks there, expected a folder with modules" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
queue='\queue'

# build NAME FOLDER-OF-VERILOG ASSERTIONS [INPUT:VALUE]...: the block inside the harness, as an and-inverter
# graph. Of the assertions only those of the selection stay; the inputs named are tied.
build() {
    local name=$1 verilog=$2 assertions=$3
    shift 3
    {
        echo "read_verilog -formal scripts/formal/miss_queue.v scripts/formal/miss_queue_wait.v"
        echo "read_verilog $verilog/*.v"
        echo "hierarchy -check -top miss_queue_proof; proc; flatten; memory -nordff; cd miss_queue_proof"
        # Contents at power-up are as free as every other register.
        echo "setattr -unset init w:queue.*"
        for i in 0 1 2 3; do
            for row in lists.successor:next lists.s_tail:tail lists.l_tail:l_tail lists.payload:request \
                directory.f_blocks:f_block coverage.s_covers:cover coverage.res_covers:r_cover; do
                echo "rename queue.${row%:*}.gen_word[0].stored[$i] row_${row#*:}_$i"
                echo "connect -set ${row#*:}_$i row_${row#*:}_$i"
            done
            echo "connect -set head_$i $queue.lists.head_${i}_q"
            echo "connect -set block_$i $queue.directory.block_${i}_q"
        done
        for n in used live present pend busy want sent filled error dirty leaving; do
            echo "connect -set $n $queue.status.r_${n}_q"
        done
        echo "connect -set r_full $queue.coverage.r_full_q"
        for n in pushed popped gone; do echo "connect -set $n $queue.status.$n"; done
        for n in serve:s fetch:f back:w; do
            echo "connect -set ${n#*:}_pick $queue.${n%:*}.chosen_valid_q"
            echo "connect -set ${n#*:}_chain $queue.${n%:*}.chosen_q"
            echo "connect -set ${n#*:}_hot $queue.${n%:*}.chosen_hot_q"
            [ "$n" = back:w ] || echo "connect -set ${n#*:}_above $queue.${n%:*}.rotation.above_last_q"
        done
        for n in looked looked_slot; do echo "connect -set $n $queue.looked.${n}_q"; done
        echo "connect -set ripe $queue.ripe_q"
        echo "connect -set shown $queue.shown.r_valid_q; connect -set refused $queue.shown.r_refuse_q"
        for n in chain node op tag hot freed; do echo "connect -set shown_$n $queue.shown.r_${n}_q"; done
        echo "select -set kept $assertions; delete t:\$assert @kept %d"
        for tie in "$@"; do echo "delete -input w:${tie%:*}; connect -set ${tie%:*} ${tie#*:}"; done
        echo "cd ..; opt -full -nodffe -nosdff; check -assert; async2sync; techmap; opt -full -nodffe -nosdff; dffunmap"
        echo "abc -g AND -fast; opt_clean; write_aiger -zinit $work/$name.aig"
    } >"$work/$name.ys"
    yosys -q "$work/$name.ys" 2>&1 | { grep -v 'Replacing memory' || true; }
}

# solve NAME COMMAND: the command on the graph with its assertions joined to one output; prints "safe",
# "proved", "broken" or nothing.
solve() {
    timeout 900 yosys-abc -c "read_aiger $work/$1.aig; fold; orpos; strash; $2; write_cex $work/$1.cex" 2>&1 | sed -n \
        's/^No output asserted.*/safe/p; s/^Networks are equivalent.*/proved/p; s/.*was asserted in frame.*/broken/p' | tail -1
}
fail() {
    echo "formal: $1" >&2
    exit 1
}

yosys -q scripts/formal/mux8.ys >"$work/mux8.log" 2>&1 || fail "scripts/mux8.v does not choose as it should"
sed 's/of_pair\[1\]), \.BLUT(of_pair\[0\]/of_pair[0]), .BLUT(of_pair[1]/' scripts/mux8.v >"$work/mux8.v"
cmp -s scripts/mux8.v "$work/mux8.v" && fail "the place to plant a bug is not in scripts/mux8.v"
sed "s|scripts/mux8.v mapped|$work/mux8.v mapped|" scripts/formal/mux8.ys >"$work/mux8.ys"
! yosys -q "$work/mux8.ys" >"$work/mux8.log" 2>&1 && grep -q "proof did fail" "$work/mux8.log" ||
    fail "planted bug in scripts/mux8.v is not found"
echo "formal: choice of eight in cells of the ECP5: equal, planted bug found"

top="$out/tessera_miss_queue_n4_a2/tessera_miss_queue_n4_a2"
[ -f "$top.ys" ] || { echo "formal: $top.ys: not there, expected the exported miss queue at 4 nodes" >&2; exit 2; }
block="$work/block"
mkdir "$block"
(cd "$(dirname "$top")" && sed -n 's/^read_verilog //p' "$(basename "$top").ys" | xargs cp -t "$block")
# `ind` takes the step alone: it assumes the assertions in one cycle (-F 2: in no more) and nothing about
# reset.
build healthy "$block" 't:$assert c:*show_* %d'
[ "$(solve healthy 'bmc3 -F 2')" = safe ] || fail "the miss queue at 4 nodes breaks an assertion after reset"
[ "$(solve healthy 'ind -F 2')" = proved ] || fail "the miss queue at 4 nodes is not proved"
echo "formal: miss queue at 4 nodes: proved for all time"
build show "$block" 'c:*show_*'
[ "$(solve show 'bmc3 -F 40')" = broken ] || fail "no trace serves a request behind three others and a fetch"
echo "formal: a request behind three others and a fetch: served"

# plant NAME FILE OLD NEW PROMISE SEARCH [INPUT:VALUE]...: the search must find the promise broken.
plant() {
    local name=$1 file=$2 old=$3 new=$4 promise=$5 search=$6
    shift 6
    rm -rf "$work/plant"
    cp -r "$block" "$work/plant"
    sed -i "s/$old/$new/" "$work/plant/$file"
    ! cmp -s "$block/$file" "$work/plant/$file" ||
        fail "$name: '$old' does not occur in $file, expected the place to plant the bug"
    build bug "$work/plant" "c:*$promise" "$@"
    local trace="scripts/formal/traces/${name// /_}.hex"
    if [ -e "$trace" ] && python3 scripts/formal/replay.py "$work/bug.aig" "$trace"; then
        echo "formal: planted bug '$name': found, by its trace"
        return
    fi
    [ "$(solve bug "$search")" = broken ] || fail "planted bug '$name' is not found"
    [ -z "$renew" ] || [ ! -e "$trace" ] || python3 scripts/formal/replay.py "$work/bug.aig" "$trace" --from "$work/bug.cex" ||
        fail "the trace found for '$name' does not break the promise"
    echo "formal: planted bug '$name': found"
}
at_once() { plant "$@" 'bmc3 -F 16'; }
# A wait beyond the bound is a long trace. Any will do, so the deadlines are the shortest (bound: 39 cycles),
# what the trace does not need is tied, and only a frame after the bound is looked at.
needless=(in_s:1 in_f:1 in_r:1 in_l:1 in_h:0 in_w_room:0 in_w_take:0 in_w_free:0 in_fill_error:0 in_push_present:0)
in_time() { plant "$@" answered_in_time 'scorr; dc2; bmc3 -g -S 45 -F 46' "${needless[@]}"; }
build calm "$block" 'c:*answered_in_time' "${needless[@]}"
for trace in scripts/formal/traces/*.hex; do
    ! python3 scripts/formal/replay.py "$work/calm.aig" "$trace" || fail "$trace breaks a promise without a bug"
done
top=tessera_miss_queue_n4_a2.v
status=tessera_miss_queue_status_n4.v
lists=tessera_miss_queue_lists_n4_a2.v
rotation=tessera_round_robin_n4.v
shown=tessera_miss_queue_shown_n4_a2.v
looked=tessera_miss_queue_looked_n4_a2.v
at_once "a release wins over a link" $status '(quiet & ~writable & ~linked)' '(quiet \& ~writable)' 'no_orphan_*'
at_once "a late fetch whatever has come" $status 'late = writable & ~complete' 'late = writable' one_fetch
at_once "a chain keeps its list when it runs dry" $status '(r_pend_q & ~dried)' 'r_pend_q' 'no_orphan_*'
at_once "a home node freed by its pop" $status '~(popped | gone)' '~(taken | popped | gone)' 'free_*'
at_once "a link to a list that the pop empties" $lists ' | (s_take & alone & (s_chain == l_chain))' '' in_order
at_once "a chain that begins is not found at once" $looked 'if (joins & start)' "if (1'd0)" one_chain
at_once "a chain that has ended is found" $top 'matched = looked__hot & status__live' 'matched = looked__hot' 'no_orphan_*'
at_once "the head on show is picked again" $top '(serve__hot | shown__s_hot)' 'serve__hot' in_order
in_time "a refused head does not want its fetch" $shown 'r_refuse_q <= open' "r_refuse_q <= 1'd0"
in_time "a refused head keeps the turn" $shown 'renew = open' 'renew = open \& ~(valid \& need)'
in_time "a held fetch keeps the turn" $top 'fetch__renew = f_take | f_hold' 'fetch__renew = f_take'
in_time "every turn begins at chain 0" $rotation 'above_last_q <= above' "above_last_q <= 4'd0"
