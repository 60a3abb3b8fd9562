#!/usr/bin/env python3
"""Writes the kernels of testbenches/kernels: launch files, inputs and expected outputs.

The expected contents come from the models in kernel_models (exact integer and fraction arithmetic), never from an engine
of this project, and are the same on every machine.

usage: kernels.py [--check] [--compile] [KERNEL..]
  --check    writes nothing; fails if a committed file differs
  --compile  compiles kernel.cl to kernel.bin as well, with scripts/compile-kernel.sh
"""

import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True

from kernel_models import floats, groups, images, integers, memory  # noqa: E402

SCRIPTS = pathlib.Path(__file__).resolve().parent
KERNELS = SCRIPTS.parent / "testbenches" / "kernels"
# Kernels without a model here: the rows of workload-set.md, and the second table of README.md.
HAND_MADE = {"uniform_mad", "mixed_division", "relaxed_sqrt64", "image_border", "printed"}


def made_elsewhere():
    """Names of the kernels that this script does not write."""
    rows = re.findall(r"^\| (\w+) \|", (KERNELS / "workload-set.md").read_text(), re.M)
    return HAND_MADE | set(rows) - {"kernel"}


def compile_program(case):
    folder = KERNELS / case.name
    command = ["bash", SCRIPTS / "compile-kernel.sh", folder / "kernel.cl", folder / "kernel.bin", *case.options.split()]
    subprocess.run(command, check=True)


def differences(case):
    """Names of files that are missing, changed or left over."""
    folder, wanted = KERNELS / case.name, case.files()
    present = {path.name for path in folder.iterdir()} - {"kernel.cl", "kernel.bin"}
    changed = {name for name, data in wanted.items() if name in present and (folder / name).read_bytes() != data}
    return sorted(changed | present ^ set(wanted))


def write(case):
    for name in differences(case):
        path = KERNELS / case.name / name
        if name in case.files():
            path.write_bytes(case.files()[name])
        else:
            path.unlink()


def main(arguments):
    flags = {a for a in arguments if a.startswith("-")}
    names = [a for a in arguments if not a.startswith("-")]
    cases = {make().name: make for module in (integers, floats, memory, groups, images) for make in module.CASES}
    unknown = flags - {"--check", "--compile"} | set(names) - set(cases)
    if unknown:
        print("kernels.py: unknown %s, expected --check, --compile or kernels of: %s"
              % (", ".join(sorted(unknown)), " ".join(sorted(cases))), file=sys.stderr)
        return 2
    folders = {path.parent.name for path in KERNELS.glob("*/kernel.cl")} - made_elsewhere()
    for name in sorted(folders ^ set(cases)):
        print("kernels.py: %s has a folder or a model, expected both" % name, file=sys.stderr)
        return 1
    status = 0
    for name in sorted(names or cases):
        case = cases[name]()
        if "--check" in flags:
            for file in differences(case):
                print("kernels.py: %s/%s differs from its model" % (name, file), file=sys.stderr)
                status = 1
            continue
        if "--compile" in flags:
            compile_program(case)
        write(case)
    print("%d kernels %s" % (len(names or cases), "checked" if "--check" in flags else "written"))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
