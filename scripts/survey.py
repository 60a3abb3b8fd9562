#!/usr/bin/env python3
"""Compiles kernels that use the arithmetic, conversion, vector, atomic and group functions of OpenCL at each type they
have (no images, pipes or printf), with several build options, and asks what the EU makes of them: instructions that it
does not execute (`tessera disasm --refused`), and with --run whether the cycle-exact model does what the interpreter
says, instruction by instruction, with random inputs (`tessera lockstep`).

  e.g. survey.py --run --only fract_

Needs Debian's intel-opencl-icd and the command (cargo build --release -p tessera-cli). Status 1 if anything is refused
or differs.
"""

from argparse import RawDescriptionHelpFormatter
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

from command import ROOT, Parser, fail
from kernel_models.launch import Buffer, Case, Local, Scalar
import survey_kernels

OPTIONS = {
    "default": "",
    "relaxed": "-cl-fast-relaxed-math",
    "plain": "-cl-opt-disable",
    "rounded": "-cl-fp32-correctly-rounded-divide-sqrt -cl-denorms-are-zero -cl-mad-enable",
}
EXTENSIONS = ["cl_khr_fp16", "cl_khr_fp64", "cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"]
# Kernels in one source: the compiler takes longer to start than to compile one.
BATCH = 12
ITEMS, GROUP = 64, 32
# Bytes of a buffer: ITEMS elements of the widest kind that a body takes sixteen of.
BYTES = 16 * 8 * ITEMS
# Cycles of a run.
LIMIT = 1_000_000
SIZES = {"char": 1, "short": 2, "int": 4, "long": 8}


def arguments():
    parser = Parser(description=__doc__.split("\n\n")[0], formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="TEXT", help="kernels whose name contains this")
    parser.add_argument("--options", choices=OPTIONS, action="append", help="build options (default all)")
    parser.add_argument("--run", action="store_true", help="run them as well")
    parser.add_argument("--engines", default="golden", help="engines that run them, compared every cycle (default golden)")
    parser.add_argument("--shape", default="gen9", choices=["gen9", "compact", "lite"], help="shape of the EU that runs them")
    parser.add_argument("--seed", type=int, default=1, help="seed of the inputs (default 1)")
    parser.add_argument("--tessera", type=pathlib.Path, default=ROOT / "target/release/tessera", help="the command")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "target/survey", help="folder of programs and launches")
    options = parser.parse_args()
    if not shutil.which("ocloc"):
        fail("ocloc is not installed, expected Debian package intel-opencl-icd")
    if not options.tessera.is_file():
        fail(f"{options.tessera}: not found, expected the command (cargo build --release -p tessera-cli)")
    return options


def compile_batch(folder, batch, build):
    """The program of some kernels."""
    folder.mkdir(parents=True, exist_ok=True)
    source, program = folder / "kernels.cl", folder / "kernels.bin"
    header = "".join(f"#pragma OPENCL EXTENSION {name} : enable\n" for name in EXTENSIONS)
    source.write_text(header + "".join(f"kernel void k_{name}({sig}) {{ {body} }}\n" for name, sig, body in batch))
    command = ["bash", ROOT / "scripts/compile-kernel.sh", source, program, "-cl-std=CL2.0", *build.split()]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        fail(done.stderr.strip().splitlines()[-1])
    return program


def values(kind, generator):
    """Bytes of a buffer: whatever bits there are, numbers of a moderate size between them."""
    size = SIZES.get(kind.removeprefix("u"))
    if size is None:
        few = {"half": [0x3C00, 0xC500, 0x0001, 0x7C00, 0x4248], "float": [0x3F800000, 0xC0A00000, 1, 0x7F800000, 0x40490FDB]}
        few = few.get(kind, [0x3FF0000000000000, 0xC014000000000000, 1, 0x7FF0000000000000, 0x400921FB54442D18])
        size = {"half": 2, "float": 4}.get(kind, 8)
    else:
        few = [0, 1, 2, 7, (1 << 8 * size) - 1, 1 << 8 * size - 1]
    pick = lambda: generator.choice(few) if generator.random() < 0.5 else generator.getrandbits(8 * size)
    return b"".join(pick().to_bytes(size, "little") for _ in range(BYTES // size))


def launch(folder, program, name, signature, seed):
    """Writes the launch of a kernel: random buffers, eight iterations of a loop."""
    generator = random.Random(f"{seed} {name}")
    arguments = []
    for k, parameter in enumerate(signature.split(", ")):
        kind = re.search(r"\b(u?(?:char|short|int|long)|half|float|double)\d*\b", parameter).group(1)
        if parameter.startswith("local"):
            arguments.append(Local(1024))
        elif "*" in parameter:
            arguments.append(Buffer(str(k), values(kind, generator)))
        else:
            sign = "u" if kind.startswith("u") else "i"
            arguments.append(Scalar(f"{sign}{8 * SIZES[kind.removeprefix('u')]}", 8))
    purpose = f"A kernel of the survey, with random inputs of seed {seed}."
    case = Case(f"k_{name}", purpose, [ITEMS], [GROUP], arguments, binary=os.path.relpath(program, folder))
    folder.mkdir(parents=True, exist_ok=True)
    for file, data in case.files().items():
        (folder / file).write_bytes(data)
    return folder / "launch.toml"


def command(options, *arguments):
    """Runs the command, on a launch no further than LIMIT: relaxed arithmetic of infinities may loop for ever."""
    limit = [] if arguments[0] == "disasm" else ["--max-cycles", str(LIMIT)]
    return subprocess.run([options.tessera, *arguments, *limit], capture_output=True, text=True)


def survey(options, tag, number, batch):
    """What is wrong with a batch, a line each."""
    folder = options.out / tag / f"{number:03}"
    program = compile_batch(folder, batch, OPTIONS[tag])
    wrong = []
    refused = command(options, "disasm", "--refused", program)
    if refused.returncode > 1:
        wrong.append(f"{tag}: {refused.stderr.strip()}")
    kernel = ""
    for line in refused.stdout.splitlines():
        if line.startswith("// k_"):
            kernel = line.split()[1].removeprefix("k_")
        elif line.startswith("0x"):
            wrong.append(f"{tag} {kernel}: refused {line}")
    if options.run:
        for name, signature, _ in batch:
            path = launch(folder / name, program, name, signature, options.seed)
            follow = ["lockstep", path, "--engines", options.engines, "--shape", options.shape]
            done = command(options, *follow)
            if done.returncode and "step limit" not in command(options, "run", path, "--engine", "interp").stderr:
                wrong.append(f"{tag} {name}: {(done.stderr.strip() or done.stdout.strip()).splitlines()[-1]}")
    return wrong


def main():
    options = arguments()
    kernels = [kernel for kernel in survey_kernels.kernels() if options.only in kernel[0]]
    if not kernels:
        fail(f"--only {options.only}: no kernel of that name")
    batches = [kernels[k:k + BATCH] for k in range(0, len(kernels), BATCH)]
    jobs = [(tag, number, batch) for tag in options.options or OPTIONS for number, batch in enumerate(batches)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: survey(options, *job), jobs))
    wrong = [line for lines in results for line in lines]
    for line in wrong:
        print(line)
    built = len(kernels) * len(options.options or OPTIONS)
    print(f"{len(kernels)} kernels, {built} programs{' run' if options.run else ''}: {len(wrong)} complaints")
    sys.exit(1 if wrong else 0)


main()
