#!/usr/bin/env python3
"""Replays a trace on an and-inverter graph: does it break the promise?

    replay.py GRAPH.aig TRACE.hex              exit status 0 if it does, 1 if not
    replay.py GRAPH.aig TRACE.hex --from FILE  writes the trace from what `write_cex` of ABC left in FILE

A trace has a line for each cycle from reset: the inputs in the order of the graph as one hexadecimal number, the first
input its lowest bit. It breaks the promise if a `bad` literal is true in a cycle up to which all constraints hold.
Anything else, a trace of other inputs too, breaks nothing.
"""

import argparse
import sys
from pathlib import Path


class Graph:
    """A binary AIGER 1.9 file; its latches start at 0."""

    def __init__(self, path):
        data = Path(path).read_bytes()
        self.at = data.index(b"\n") + 1
        counts = [int(field) for field in data[: self.at].split()[1:]]
        top, self.inputs, latches, outputs, ands, bads, constraints = (counts + [0, 0])[:7]
        if data[:4] != b"aig " or top != self.inputs + latches + ands:
            sys.exit(f"replay: {path}: expected a binary AIGER file")

        def literals(count):
            lines = []
            for _ in range(count):
                end = data.index(b"\n", self.at)
                lines.append(int(data[self.at : end].split()[0]))
                self.at = end + 1
            return lines

        self.next = literals(latches)
        literals(outputs)
        self.bad = literals(bads)
        self.constraints = literals(constraints)

        def number():
            value = shift = 0
            while True:
                byte = data[self.at]
                self.at += 1
                value |= (byte & 127) << shift
                shift += 7
                if byte < 128:
                    return value

        self.ands = []
        for index in range(ands):
            left = 2 * (self.inputs + latches + index + 1) - number()
            self.ands.append((left, left - number()))

    def broken_by(self, cycles):
        state = [0] * len(self.next)
        for inputs in cycles:
            value = [0, *inputs, *state]
            of = lambda literal: value[literal >> 1] ^ (literal & 1)
            for left, right in self.ands:
                value.append(of(left) & of(right))
            if not all(map(of, self.constraints)):
                return False
            if any(map(of, self.bad)):
                return True
            state = [of(literal) for literal in self.next]
        return False


def main():
    parser = argparse.ArgumentParser(description="Does a trace break the promise of a graph?")
    parser.add_argument("graph")
    parser.add_argument("trace", type=Path)
    parser.add_argument("--from", dest="found", metavar="FILE", type=Path, help="write the trace, from a file of `write_cex`")
    options = parser.parse_args()
    graph = Graph(options.graph)
    width = graph.inputs
    if options.found:
        # The start of the latches, then the inputs of each cycle.
        bits = "".join(options.found.read_text().split("#")[0].split())
        bits = bits[len(bits) % width :]
        lines = [bits[at : at + width] for at in range(0, len(bits), width)]
        options.trace.write_text("".join(f"{int(line[::-1], 2):x}\n" for line in lines))
    cycles = [int(line, 16) for line in options.trace.read_text().split()]
    if any(cycle >> width for cycle in cycles):
        return 1
    return 0 if graph.broken_by([cycle >> input & 1 for input in range(width)] for cycle in cycles) else 1


if __name__ == "__main__":
    sys.exit(main())
