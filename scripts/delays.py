"""Tells the mapper what it does not know of an ECP5, for scripts/place.py --timed: how late block RAMs and multipliers are."""

import json

# Picoseconds behind the edge when an output is there: read from nextpnr's reports of this device; of a multiplier with the
# way to it from registers, and both with what the way back is longer than another wire.
LATE = {"DP16KD": 5600, "MULT18X18D": 9000}
# Picoseconds by which an input must be there earlier than that of a register.
EARLY = {"DP16KD": 0, "MULT18X18D": 7500}
# Picoseconds of a wire.
WIRE = 700
# Of a cell that does nothing but take so long.
NAME = "TESSERA_DELAY_{}"


def insert(file):
    """Puts delays at what is late or early in the netlist in a file. Verilog of them, and a map that takes them out."""
    design = json.loads(file.read_text())
    used = set()
    for module in design["modules"].values():
        if "blackbox" not in module.get("attributes", {}):
            used |= delay(module)
    file.write_text(json.dumps(design))
    boxes, wires = file.with_name("delays.v"), file.with_name("wires.v")
    head = [(n, f"module {NAME.format(n)}(input I, output O);") for n in sorted(used)]
    boxes.write_text("\n".join(f"(* abc9_box, blackbox *) {h} specify (I => O) = {n}; endspecify endmodule" for n, h in head) + "\n")
    wires.write_text("\n".join(f"{h} assign O = I; endmodule" for _, h in head) + "\n")
    return boxes, wires


def delay(module):
    """Puts them into a module. The picoseconds of those."""
    bits = (bit for net in module["netnames"].values() for bit in net["bits"] if isinstance(bit, int))
    free, used = 1 + max(bits, default=1), set()
    for name, cell in list(module["cells"].items()):
        if cell["type"] not in LATE:
            continue
        for port, connected in cell["connections"].items():
            output = cell["port_directions"][port] == "output"
            picoseconds = (LATE if output else EARLY)[cell["type"]]
            if not picoseconds or "CLK" in port:
                continue
            for i, bit in enumerate(connected):
                if not isinstance(bit, int):
                    continue
                connected[i] = free
                ends = {"I": [free], "O": [bit]} if output else {"I": [bit], "O": [free]}
                module["cells"][f"{name}.{port}.{i}.delay"] = {
                    "hide_name": 1, "type": NAME.format(picoseconds), "parameters": {}, "attributes": {},
                    "port_directions": {"I": "input", "O": "output"}, "connections": ends}
                used.add(picoseconds)
                free += 1
    return used
