#!/usr/bin/env python3
"""Compiles every kernel of testbenches/kernels a second time, without optimisation, to testbenches/kernels/opt_disable.

The build options are those recorded in the kernel's own binary, and -cl-opt-disable. Such programs keep their functions
(stack calls), their variables in private memory and every conversion the source has. `cargo test -p tessera-interp --test
opt_disable` launches them on the inputs of the optimised kernel and expects the same contents.

Needs Debian's intel-opencl-icd. Without arguments all kernels, else those named.
"""
import pathlib
import struct
import subprocess
import sys
import tempfile

KERNELS = pathlib.Path(__file__).resolve().parent.parent / "testbenches" / "kernels"
OPTIONS_SECTION = 0xFF000006
# Kernels whose expected contents do not hold without optimisation.
LEFT_OUT = {
    "half_math": "this compiler negates only the first component of a half4",
    "surface_bounds": "addresses are 64 bits wide, and no surface bounds them",
}


def build_options(binary):
    """The text of the options section of an ELF file the offline compiler wrote."""
    table, = struct.unpack_from("<Q", binary, 0x28)
    size, count = struct.unpack_from("<HH", binary, 0x3A)
    for header in range(table, table + size * count, size):
        kind, = struct.unpack_from("<I", binary, header + 4)
        offset, length = struct.unpack_from("<QQ", binary, header + 24)
        if kind == OPTIONS_SECTION:
            return binary[offset:offset + length].decode().strip("\0")
    return ""


def compile_kernel(folder, out):
    options = build_options((folder / "kernel.bin").read_bytes()).split()
    with tempfile.TemporaryDirectory() as work:
        command = ["ocloc", "compile", "-file", str(folder / "kernel.cl"), "-device", "skl", "-exclude_ir",
                   "-out_dir", work, "-output", "kernel", "-options", " ".join(options + ["-cl-opt-disable"])]
        result = subprocess.run(command, capture_output=True, text=True)
        binary = pathlib.Path(work) / "kernel_Gen9core.bin"
        if not binary.is_file():
            sys.exit("opt_disable.py: %s does not compile\n%s" % (folder.name, result.stdout + result.stderr))
        out.write_bytes(binary.read_bytes())


def main(names):
    out = KERNELS / "opt_disable"
    out.mkdir(exist_ok=True)
    for name in names or sorted(path.parent.name for path in KERNELS.glob("*/launch.toml")):
        if not (KERNELS / name / "kernel.cl").is_file():
            sys.exit("opt_disable.py: no kernel %s in %s" % (name, KERNELS))
        if name in LEFT_OUT:
            print("opt_disable.py: %s left out: %s" % (name, LEFT_OUT[name]))
            continue
        compile_kernel(KERNELS / name, out / (name + ".bin"))


main(sys.argv[1:])
