#!/usr/bin/env python3
"""Tests of what is done to netlists: scripts/copies.py, delays.py, `finish` of place.py, and paths.py with a placement."""

import json
import pathlib
import tempfile
import unittest

import copies
import delays
import paths
import place
from refusal import refusal


def lut(given, made):
    return {"type": "LUT4", "parameters": {"INIT": "1" * 16}, "attributes": {}, "port_directions": {"A": "input", "Z": "output"},
            "connections": {"A": [given], "Z": [made]}}


def register(given, made):
    return {"type": "TRELLIS_FF", "parameters": {}, "attributes": {}, "port_directions": {"DI": "input", "Q": "output"},
            "connections": {"DI": [given], "Q": [made]}}


def fan():
    """A table in unit `b` with three readers in `a`, two in `b` and one in no unit."""
    cells = {"block.b.choice": lut(2, 3)}
    for place, name in enumerate(["block.a.x", "block.a.y", "block.a.z", "block.b.x", "block.b.y", "fold"]):
        cells[name] = register(3, 10 + place)
    nets = {f"n{bit}": {"bits": [bit]} for bit in (2, 3, *range(10, 16))}
    return {"cells": cells, "netnames": nets}


class Copies(unittest.TestCase):
    def read(self, module, name):
        return module["cells"][name]["connections"]["DI"][0]

    def test_a_unit_gets_a_copy(self):
        module = fan()
        self.assertEqual(copies.insert(module, 6), 1)
        # Most readers are in `a`: they keep the cell, and so does what is of no unit.
        for name in ("block.a.x", "block.a.y", "block.a.z", "fold"):
            self.assertEqual(self.read(module, name), 3)
        made = self.read(module, "block.b.x")
        self.assertEqual(self.read(module, "block.b.y"), made)
        self.assertNotIn(made, (2, 3, *range(10, 16)))
        twin = module["cells"]["block.b.copy_of.block.b.choice"]
        self.assertEqual(twin["connections"], {"A": [2], "Z": [made]})
        self.assertEqual(twin["parameters"], module["cells"]["block.b.choice"]["parameters"])

    def test_few_readers_share(self):
        module = fan()
        self.assertEqual(copies.insert(module, 7), 0)
        self.assertEqual(module, fan())


class Timed(unittest.TestCase):
    def test_tables_are_not_mapped_before_the_delays(self):
        # Behind --mux8 the synthesis goes on with the map itself.
        for step, rest in (("begin", ["synth -run begin:map_luts"]), ("map_luts", [])):
            self.assertEqual(delays.first("synth", step, "folder")[:-2], rest)


class Finish(unittest.TestCase):
    def finished(self, module, *given):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "netlist.json"
            file.write_text(json.dumps({"modules": {"placed": module}}))
            place.finish(file, place.arguments([*given, "tessera_me"]))
            return json.loads(file.read_text())["modules"]["placed"]

    def test_reset_has_wires_of_its_own_also_beside_copies(self):
        module = fan()
        module["cells"]["block.reset_Q"] = register(4, 5)
        module["netnames"] |= {"reset": {"bits": [5]}, "given": {"bits": [4]}}
        for name, cell in module["cells"].items():
            if name.startswith(("block.a", "block.b")) and cell["type"] == "TRELLIS_FF":
                cell["port_directions"]["LSR"], cell["connections"]["LSR"] = "input", [5]
        # In each unit something reads it besides, which a copy is for.
        module["cells"] |= {"block.a.held": lut(5, 30), "block.b.held": lut(5, 31)}
        cells = self.finished(module, "--copies", "2")["cells"]
        buffered = cells["reset_buffer"]["connections"]
        self.assertEqual(buffered["CLKI"], [5])
        resets = [cell["connections"]["LSR"] for cell in cells.values() if "LSR" in cell["connections"]]
        self.assertEqual(resets, 5 * [buffered["CLKO"]])
        self.assertNotEqual(cells["block.a.held"]["connections"]["A"], cells["block.b.held"]["connections"]["A"])

    def test_settings_are_text(self):
        given = {"router2/bbMargin/x": "15", "router2/bbMargin/y": "10", "router2/histCongWeight": "1.5"}
        options = [word for name, value in given.items() for word in ("--setting", f"{name}={value}")]
        # nextpnr reads "10" as two.
        self.assertEqual(self.finished(fan(), *options)["settings"], given | {"router2/bbMargin/y": "10 "})

    def test_what_is_wrong_is_refused(self):
        for setting in ("router2/bbMargin/x", "=15", "router2/bbMargin/x="):
            said = refusal(self, place.arguments, ["--setting", setting, "tessera_me"])
            self.assertIn(f": --setting {setting}: expected NAME=VALUE", said)
        for option in (["--setting", "a=b"], ["--timed"], ["--floorplan", "plan.toml"]):
            said = refusal(self, place.arguments, [*option, "--family", "xc7", "tessera_me"])
            self.assertIn(f": {option[0]} for xc7, expected it for ecp5", said)

    def test_options_may_come_from_a_file(self):
        routes = sorted((place.ROOT / "scripts/routes").glob("*.args"))
        self.assertIn("tessera_eu_compact", [file.stem for file in routes])
        for file in routes:
            read = place.arguments([f"@{file}", "--seed", "3", file.stem])
            self.assertEqual((read.blocks, read.seed, read.placer), ([file.stem], 3, "static"))
            # From the file that each of them names.
            self.assertEqual(read.settings["router/tmg_ripup"], "1 ")
            # Only an EU has outputs for a monitor.
            self.assertEqual("wb_*" in read.open, file.stem.startswith("tessera_eu"))
        self.assertIn(": @none: No such file or directory, expected a file of options",
                      refusal(self, place.arguments, ["@none", "tessera_me"]))


class Delays(unittest.TestCase):
    def test_multipliers_wait_and_are_waited_for(self):
        ports = {"A0": "input", "P0": "output", "CLK0": "input"}
        cell = {"type": "MULT18X18D", "port_directions": ports, "connections": {"A0": [2], "P0": [3], "CLK0": [4]}}
        module = {"cells": {"m": cell, "q": register(3, 5)}, "netnames": {"n": {"bits": [2, 3, 4, 5]}}}
        self.assertEqual(delays.insert(module), {7500, 9000})
        early, late = module["cells"]["m.A0.0.delay"], module["cells"]["m.P0.0.delay"]
        self.assertEqual((early["type"], early["connections"]["I"]), ("TESSERA_DELAY_7500", [2]))
        self.assertEqual(cell["connections"]["A0"], early["connections"]["O"])
        self.assertEqual((late["type"], late["connections"]["O"]), ("TESSERA_DELAY_9000", [3]))
        self.assertEqual(cell["connections"]["P0"], late["connections"]["I"])
        self.assertEqual(cell["connections"]["CLK0"], [4])


class Placed(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.out = pathlib.Path(folder.name)
        cells = {"begin": register(6, 2), "table": lut(2, 3), "end": register(3, 4)}
        nets = {f"{name}_q": {"bits": [bit]} for name, bit in (("begin", 2), ("middle", 3), ("end", 4))}
        (self.out / "pair").mkdir()
        (self.out / "pair/netlist.json").write_text(json.dumps({"modules": {"placed": {"cells": cells, "netnames": nets}}}))

    def placed(self, **sites):
        cells = {name: {"attributes": {"NEXTPNR_BEL": site}} for name, site in sites.items()}
        (self.out / "placed.json").write_text(json.dumps({"modules": {"top": {"cells": cells}}}))
        return next(paths.load("pair", self.out, self.out / "placed.json").longest())

    def test_wires_are_as_long_as_the_way(self):
        far = self.placed(begin="X2/Y3/SLICEA.FF0", table="X12/Y23/SLICEA.K0", end="X12/Y23/SLICEA.FF0")
        near = self.placed(begin="X12/Y22/SLICEA.FF0", table="X12/Y23/SLICEA.K0", end="X12/Y23/SLICEA.FF0")
        self.assertEqual(far[1:], ("end_q", [2, 3]))
        # 30 tiles and one.
        self.assertAlmostEqual(far[0] - near[0], 29 * paths.TILE)
        self.assertAlmostEqual(near[0], 0.52 + 0.24 + 0.1 + (2 * paths.LEAST + 1) * paths.TILE)

    def test_a_file_without_places_is_one_line(self):
        for text in ("{}", "no JSON", '{"modules": {"top": {"cells": {}}}}'):
            (self.out / "placed.json").write_text(text)
            said = refusal(self, paths.load, "pair", self.out, self.out / "placed.json")
            self.assertIn("placed.json", said)


if __name__ == "__main__":
    unittest.main()
