#!/usr/bin/env python3
"""The longest paths of a synthesized block, seconds after synthesis and long before it is placed.

Reads the netlist that scripts/place.py leaves (target/place/BLOCK/netlist.json, also while nextpnr still works on it) and
adds up delays of an ECP5, grade 6, with a guess for each wire that grows with the number of its ends. The sums are no
clock, only an order: of the whole compact EU the longest was 29.1 ns, and 37.8 ns after nextpnr had placed it. One line for each
pair of registers at the ends, numbers in names left out: nanoseconds, levels, how many registers, from where, to where.

With --placed and what nextpnr wrote behind its placer (--no-route --write FILE, of that netlist), wires are as long as the
way between their ends, which --show tells by columns and rows: what a placement has torn apart, before it is routed.

  e.g. paths.py tessera_tc_compact --show 2
"""

import collections
import functools
import json
import math
import pathlib
import re

from command import ROOT, Parser, fail

# Nanoseconds: through a cell, out of a register or memory, before its edge.
LUT, MUX, CARRY_IN, CARRY_OUT, CARRY, RAM_READ, MULTIPLY = 0.24, 0.20, 0.45, 0.44, 0.07, 0.25, 3.9
OUT = {"TRELLIS_FF": 0.52, "TRELLIS_DPR16X4": 0.6, "DP16KD": 5.6}
SETUP = {"TRELLIS_FF": 0.1, "TRELLIS_DPR16X4": 0.1, "DP16KD": 0.2}
# Of a wire: the least, and for each doubling of its ends.
WIRE, SPREAD = 0.45, 0.14
# Of a wire in a placement, for each tile, and of how many it has at least: as nextpnr foretells it.
TILE, LEAST = 0.12, 3


def arguments():
    parser = Parser(description=__doc__.split("\n")[0])
    parser.add_argument("block", metavar="BLOCK", help="block that place.py has synthesized, for example tessera_je")
    parser.add_argument("--lines", type=int, default=30, help="pairs to list (default 30)")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="show the first N hop by hop (default 0)")
    parser.add_argument("--placed", type=pathlib.Path, metavar="FILE",
                        help="what nextpnr wrote behind its placer: wires by their length in it")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "target/place", help="folder of place.py's netlists")
    return parser.parse_args()


def wires(cell, pattern):
    """Nets at the ports of a cell whose names match."""
    ports = cell["connections"]
    return [bit for port in ports if re.fullmatch(pattern, port) for bit in ports[port] if isinstance(bit, int)]


class Netlist:
    """What drives each net, from where, and where paths begin and end."""

    def __init__(self, module, places=None):
        self.cells, self.places, self.driver = module["cells"], places, {}
        self.arcs = collections.defaultdict(list)
        self.begins, self.ends, self.names = {}, [], {}
        for name, net in module["netnames"].items():
            for bit in net["bits"]:
                # Of the names of a net that of its register, else the shortest.
                rank = (net.get("hide_name", 0), not name.endswith("_q"), len(name), name)
                self.names[bit] = min(self.names.get(bit, rank), rank)
        for name, cell in module["cells"].items():
            self.add(name, cell)
        self.fanout = collections.Counter(bit for arcs in self.arcs.values() for bit, _, _ in arcs)
        self.fanout.update(bit for bit, _, _, _ in self.ends)

    def add(self, name, cell):
        kind = cell["type"]
        for port, bits in cell["connections"].items():
            if cell["port_directions"].get(port) == "output":
                self.driver.update(dict.fromkeys(bits, name))
        through = {"LUT4": ("[A-D]", "Z", LUT), "PFUMX": ("ALUT|BLUT|C0", "Z", MUX), "L6MUX21": ("D0|D1|SD", "Z", MUX),
                   "MULT18X18D": (r"[AB]\d+", r"P\d+", MULTIPLY), "TRELLIS_DPR16X4": ("RAD", "DO", RAM_READ)}.get(kind)
        if through:
            inputs, outputs, delay = through
            for out in wires(cell, outputs):
                self.arcs[out] += [(bit, delay, name) for bit in wires(cell, inputs)]
        elif kind == "CCU2C":
            for port, before in (("S0", "[A-D]0"), ("S1", "[A-D][01]"), ("COUT", "[A-D][01]")):
                for out in wires(cell, port):
                    self.arcs[out] += [(bit, CARRY_IN, name) for bit in wires(cell, before)]
                    # The carry chain has wires of its own.
                    self.arcs[out] += [(-bit, CARRY if port == "COUT" else CARRY_OUT, name) for bit in wires(cell, "CIN")]
        if kind in OUT:
            outputs, inputs = {"TRELLIS_FF": ("Q", "DI|M|CE|LSR"), "TRELLIS_DPR16X4": ("DO", "DI|WAD|WRE"),
                               "DP16KD": (r"DO[AB]\d+", r"(DI|AD|CE|WE|OCE|RST|CS)[AB]\d*")}[kind]
            label = self.name(wires(cell, outputs)[0]) if wires(cell, outputs) else name
            self.begins.update((bit, OUT[kind]) for bit in wires(cell, outputs))
            self.ends += [(bit, SETUP[kind], label, name) for bit in wires(cell, inputs)]

    def name(self, bit):
        return self.names[bit][-1]

    def wire(self, bit, sink):
        """Nanoseconds from the cell that drives a net to one that reads it."""
        if self.places is None:
            return WIRE + SPREAD * math.log2(1 + self.fanout[bit])
        ends = [self.place(cell) for cell in (self.driver.get(bit), sink)]
        return TILE * (LEAST + (sum(abs(a - b) for a, b in zip(*ends)) if all(ends) else 0))

    def place(self, cell):
        """Column and row of a cell; a multiplexer of a slice is where what it chooses of is."""
        while cell and cell not in self.places:
            ports = self.cells[cell]["connections"]
            given = next((ports[port] for port in ("ALUT", "D0") if port in ports), [None])
            cell = self.driver.get(given[0])
        return self.places[cell] if cell else None

    def order(self):
        """Nets, each behind all that it depends on."""
        done = set()
        for root in [*self.arcs, *(bit for bit, _, _, _ in self.ends)]:
            waiting = [root]
            while waiting:
                bit = waiting[-1]
                later = [abs(source) for source, _, _ in self.arcs.get(bit, ()) if abs(source) not in done]
                if bit in done or not later:
                    if bit not in done:
                        done.add(bit)
                        yield bit
                    waiting.pop()
                else:
                    waiting += later

    @functools.cached_property
    def arrivals(self):
        """By net: when it is there, and the net that it waits for last."""
        found = {}
        for bit in self.order():
            best = (self.begins.get(bit, 0.0), None)
            for source, delay, sink in self.arcs.get(bit, ()):
                time = found[abs(source)][0] + delay + (self.wire(source, sink) if source > 0 else 0)
                best = max(best, (time, abs(source)), key=lambda entry: entry[0])
            found[bit] = best
        return found

    def longest(self):
        """For each register the longest path to it, as time, name and nets; the longest of all first."""
        arrivals = self.arrivals
        worst = {}
        for bit, setup, label, sink in self.ends:
            time = arrivals[bit][0] + setup + self.wire(bit, sink)
            if time > worst.get(label, (0,))[0]:
                worst[label] = time, bit
        for label, (time, bit) in sorted(worst.items(), key=lambda item: -item[1][0]):
            hops = [bit]
            while arrivals[hops[-1]][1] is not None:
                hops.append(arrivals[hops[-1]][1])
            yield time, label, hops[::-1]


def plain(name):
    return re.sub(r"\d+", "#", re.sub(r"_(LUT4|PFUMX|L6MUX21|CCU2C|TRELLIS_FF).*", "", name.removeprefix("block.")))


def load(block, out, placed=None):
    """The netlist that place.py left of a block in the folder `out`."""
    file = out / block / "netlist.json"
    if not file.is_file():
        fail(f"{file}: not found, expected the netlist of scripts/place.py {block}")
    return Netlist(json.loads(file.read_text())["modules"]["placed"], placed and placement(placed))


def placement(file):
    """Column and row of each cell in what nextpnr wrote; carry chains and memories of look-up tables are cells of several."""
    try:
        (module,) = json.loads(file.read_text())["modules"].values()
        cells = module["cells"].items()
    except OSError as error:
        fail(f"{file}: {error.strerror}, expected what nextpnr wrote (--write)")
    except (ValueError, KeyError) as error:
        fail(f"{file}: {error}, expected what nextpnr wrote (--write)")
    places = {}
    for name, cell in cells:
        found = re.match(r"X(\d+)/Y(\d+)/", cell["attributes"].get("NEXTPNR_BEL", ""))
        if found:
            places.setdefault(re.sub(r"\$(CCU2_COMB|DPRAM_COMB)\d+$", "", name), tuple(map(int, found.groups())))
    if not places:
        fail(f"{file}: no cell has a place, expected what nextpnr wrote behind its placer")
    return places


def main():
    options = arguments()
    netlist = load(options.block, options.out, options.placed)
    pairs = {}
    for time, label, hops in netlist.longest():
        pairs.setdefault((plain(netlist.name(hops[0])), plain(label)), []).append((time, hops))
    for (start, end), found in list(pairs.items())[:options.lines]:
        time, hops = found[0]
        print(f"{time:6.1f} ns {len(hops) - 1:3} levels {len(found):3} x  {start} -> {end}")
    for (start, end), found in list(pairs.items())[:options.show]:
        print(f"\n{start} -> {end}")
        for bit in found[0][1]:
            cell = netlist.driver.get(bit) if options.placed else None
            where = "  X{} Y{}".format(*netlist.place(cell)) if cell and netlist.place(cell) else ""
            print(f"{netlist.arrivals[bit][0]:6.2f} ns {netlist.fanout[bit]:4} ends{where}  {netlist.name(bit)}")


if __name__ == "__main__":
    main()
