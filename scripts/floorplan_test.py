#!/usr/bin/env python3
"""Tests of scripts/floorplan.py: what it takes, what it refuses in one line, and where it puts cells."""

import pathlib
import tempfile
import unittest

import floorplan
from refusal import refusal

RULE = '[[cells]]\nnames = "{names}"\nrow = {row}\ngroups = [{groups}]\n'


class Floorplan(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.plan = pathlib.Path(folder.name) / "plan.toml"

    def fixed(self, text):
        cells = {f"block.lane_{lane}.part_{part}": {"type": "MULT18X18D", "attributes": {}}
                 for lane in range(2) for part in range(4)}
        self.plan.write_text(text)
        floorplan.fix(cells, floorplan.load(self.plan), self.plan)
        return {name: cell["attributes"]["BEL"] for name, cell in cells.items() if "BEL" in cell["attributes"]}

    def refused(self, text, *parts):
        said = refusal(self, self.fixed, text)
        for part in ("plan.toml", *parts):
            self.assertIn(part, said)

    def test_cells_go_to_the_sites_of_their_groups(self):
        sites = self.fixed(RULE.format(names="*.lane_1.*", row=34, groups="12") + RULE.format(names="*.lane_0.*", row=10, groups=0))
        self.assertEqual(len(sites), 8)
        self.assertEqual(sites["block.lane_1.part_3"], "X119/Y34/MULT18_5")
        self.assertEqual(sites["block.lane_0.part_0"], "X4/Y10/MULT18_0")

    def test_what_is_wrong_is_refused(self):
        self.refused("cells", "plan.toml")
        self.refused("", "'cells'")
        self.refused("[[room]]\n", "room")
        self.refused('[[cells]]\nnames = "*"\n', "'row'")
        self.refused("[[cells]]\nrow = 34\ngroups = [1]\n", "'names'")
        self.refused(RULE.format(names="*", row=35, groups=1), "row 35", "10, 22, 34")
        self.refused(RULE.format(names="*", row=34, groups=13), "groups [13]", "0 to 12")
        self.refused(RULE.format(names="*", row=34, groups=1), "8 cells MULT18X18D", "1 to 4")
        self.refused(RULE.format(names="*.gone.*", row=34, groups=1), "0 cells MULT18X18D")
        self.refused(RULE.format(names="*.lane_0.*", row=34, groups=1) + RULE.format(names="*.lane_1.*", row=34, groups=1),
                     "X13/Y34/MULT18_0", "block.lane_0.part_0")

    def test_those_of_the_project_are_taken(self):
        for file in sorted((pathlib.Path(__file__).parent / "floorplans").glob("*.toml")):
            floorplan.load(file)


if __name__ == "__main__":
    unittest.main()
