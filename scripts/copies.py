"""Copies what drives many cells of several units, one for each unit, for scripts/place.py --copies.

Yosys makes a signal once, nextpnr puts it where most of its readers are: one that chooses among the words of a unit and
decides in another one is far from the latter. With a copy each is near its own.
"""

import collections
import copy

# What is copied, and its output.
COPIED = {"LUT4": "Z", "TRELLIS_FF": "Q"}


def unit(cell):
    """The part of the block that a cell is of: the first name below it."""
    names = cell.split(".")
    return names[1] if len(names) > 2 else ""


def insert(module, least):
    """Copies what drives `least` cells or more. Number of copies."""
    cells = module["cells"]
    readers = collections.defaultdict(list)
    for name, cell in cells.items():
        for port, bits in cell["connections"].items():
            if cell["port_directions"].get(port) == "input":
                for i, bit in enumerate(bits):
                    if isinstance(bit, int):
                        readers[bit].append((name, port, i))
    free = 1 + max(bit for net in module["netnames"].values() for bit in net["bits"] if isinstance(bit, int))
    made = 0
    for name, cell in list(cells.items()):
        (bit,) = cell["connections"].get(COPIED.get(cell["type"]), [None])
        if bit is None or len(readers[bit]) < least:
            continue
        units = collections.defaultdict(list)
        for reader in readers[bit]:
            units[unit(reader[0])].append(reader)
        # The cell itself is for the unit that has most of them, and for what is of none.
        units.pop("", None)
        others = sorted(units.items(), key=lambda item: (-len(item[1]), item[0]))[1:]
        for other, its in others:
            twin = copy.deepcopy(cell)
            twin["connections"][COPIED[cell["type"]]] = [free]
            label = f"block.{other}.copy_of.{name}"
            cells[label] = twin
            module["netnames"][label] = {"hide_name": 1, "bits": [free], "attributes": {}}
            for reader, port, i in its:
                cells[reader]["connections"][port][i] = free
            free, made = free + 1, made + 1
    return made
