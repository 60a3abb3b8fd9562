"""Fixes multipliers and block RAMs of a netlist to sites of an ECP5-85F, for scripts/place.py --floorplan."""

import fnmatch
import tomllib

from command import fail

# The first column of each group of four sites, and where its sites are behind that, with their names.
GROUPS = [4, 13, 22, 31, 40, 49, 58, 69, 78, 87, 96, 105, 114]
MULTIPLIERS = [(0, "MULT18_0"), (1, "MULT18_1"), (4, "MULT18_4"), (5, "MULT18_5")]
BLOCK_RAMS = [(0, "EBR0"), (2, "EBR1"), (4, "EBR2"), (6, "EBR3")]
# What is in which row.
ROWS = {10: "MULT18X18D", 34: "MULT18X18D", 58: "MULT18X18D", 22: "DP16KD", 46: "DP16KD", 70: "DP16KD", 82: "DP16KD"}
SITES = {"MULT18X18D": MULTIPLIERS, "DP16KD": BLOCK_RAMS}


def load(file):
    """A floorplan: the rules for cells."""
    try:
        plan = tomllib.loads(file.read_text())
        if unknown := sorted(set(plan) - {"cells"}):
            fail(f"{file}: {unknown[0]}, expected [[cells]] alone")
        for rule in plan["cells"]:
            names, row, groups = str(rule["names"]), rule["row"], rule["groups"]
            if row not in ROWS or not set(groups) <= set(range(len(GROUPS))):
                fail(f"{file}: row {row}, groups {groups} of {names}, expected a row of "
                     f"{', '.join(map(str, sorted(ROWS)))} and groups 0 to {len(GROUPS) - 1}")
    except OSError as error:
        fail(f"{file}: {error.strerror}, expected a floorplan, as in scripts/floorplans")
    except (KeyError, TypeError, ValueError) as error:
        fail(f"{file}: {error}, expected [[cells]] with names, row and groups")
    return plan


def fix(cells, plan, file):
    """Gives the cells of the rules their sites, in a netlist's cells."""
    taken = {}
    for rule in plan["cells"]:
        kind = ROWS[rule["row"]]
        names = sorted(name for name in fnmatch.filter(cells, str(rule["names"])) if cells[name]["type"] == kind)
        sites = [f"X{GROUPS[group] + behind}/Y{rule['row']}/{site}" for group in rule["groups"] for behind, site in SITES[kind]]
        if not names or len(names) > len(sites):
            fail(f"{file}: {len(names)} cells {kind} are named {rule['names']}, expected 1 to {len(sites)}, as many as sites")
        for name, site in zip(names, sites):
            if site in taken:
                fail(f"{file}: {site} for {name} and for {taken[site]}, expected one cell on a site")
            taken[site] = name
            cells[name]["attributes"]["BEL"] = site
