#!/usr/bin/env python3
"""Where the area of an exported block goes: COMB of each of its modules, on the ECP5.

Yosys keeps the modules apart, so the sum is more than that of place.py, which lets it simplify across them: of the compact EU
86,482 in place of about 75,000. One line for each module, below the one that has it: how often that has it, COMB of one
with all inside, of all of them, and of one without what is inside. Left out is what has little, and what is deep.

  e.g. modules.py tessera_me --least 20
"""

import collections
import pathlib
import re

from command import Parser, fail
from place import ROOT, comb, run, script_of


def arguments():
    parser = Parser(description=__doc__.split("\n")[0])
    parser.add_argument("block", metavar="BLOCK", help="exported block, for example tessera_je")
    parser.add_argument("--depth", type=int, default=5, help="levels below the block (default 5)")
    parser.add_argument("--least", type=int, default=60, metavar="COMB", help="COMB of what is shown, all of it (default 60)")
    parser.add_argument("--generated", type=pathlib.Path, default=ROOT / "generated", help="folder of the export")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "target/place", help="folder of the log and the numbers")
    options = parser.parse_args()
    if not script_of(options.block, options).is_file():
        fail(f"{options.block}: no {script_of(options.block, options)}, expected an exported block")
    return options


def synthesize(options):
    """Numbers of cells of each module, instances of others among them."""
    script = script_of(options.block, options).resolve()
    folder = (options.out / options.block).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    lines = [line for line in script.read_text().splitlines() if not line.startswith("#") and line != "stat"]
    lines = [line.replace("synth_ecp5", "synth_ecp5 -noflatten") for line in lines]
    commands = "; ".join([*lines, f"tee -o {folder}/modules.txt stat"])
    run(["yosys", "-q", "-p", commands], folder / "modules.log", script.parent)
    parts = re.split(r"^=== (.+) ===$", (folder / "modules.txt").read_text(), flags=re.M)[1:]
    cells = lambda text: collections.Counter({kind: int(number) for kind, number in re.findall(r"^ +(\S+) +(\d+)$", text, re.M)})
    # The last part sums up; its name is two words.
    return {name: cells(text) for name, text in zip(parts[::2], parts[1::2]) if " " not in name}


def total(modules, name, known):
    """COMB with all inside."""
    if name not in known:
        module = modules[name]
        inside = sum(module[child] * total(modules, child, known) for child in module if child in modules)
        known[name] = comb(module) + inside
    return known[name]


def show(modules, name, number, level, options, known):
    each = total(modules, name, known)
    # A module of parameters is `$paramod\\name\\A=..`, or with a hash in place of these.
    short = re.sub(r"^\$paramod(\$\w+)?\\(\w+).*", r"\2", name).removeprefix("tessera_")
    print(f"| {'. ' * level}{short} | {number} | {each:,} | {number * each:,} | {comb(modules[name]):,} |")
    if level == options.depth:
        return
    inside = collections.Counter({child: n for child, n in modules[name].items() if child in modules})
    for child, n in sorted(inside.items(), key=lambda item: -item[1] * total(modules, item[0], known)):
        if n * total(modules, child, known) >= options.least:
            show(modules, child, n, level + 1, options, known)


def main():
    options = arguments()
    modules = synthesize(options)
    print("| module | n | each | total | own |\n|---|--:|--:|--:|--:|")
    show(modules, options.block, 1, 0, options, {})


if __name__ == "__main__":
    main()
