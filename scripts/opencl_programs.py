#!/usr/bin/env python3
"""Programs of the distribution that use OpenCL, unmodified, on an engine of Tessera.

    python3 scripts/opencl_programs.py [--engine interp] [PROGRAM ..]

A line of a Markdown table per program: what was checked, how it ended, the most memory that its process has had, and
why if it failed. Status 1 if one
failed. The programs are Debian's packages; if one is missing, a line says how to install it. CLBlast's tests are
in no package: their sources are fetched, once, or come from the archive that `--clblast` names.
"""

import dataclasses
import hashlib
import pathlib
import re
import shutil
import subprocess
import tarfile
import time
import typing

import driven
from command import fail
from driven import ROOT


class Failed(Exception):
    """Why a program did not do what it should."""


def told(log):
    """Without the colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", log.read_text(errors="replace"))


def ran(options, name, program, settings=()):
    """What a program says that runs on the driver to a good end, without a complaint of the driver."""
    log = options.out / f"{name}.log"
    status = driven.run(options, program, log, settings=settings)
    text = told(log)
    complaint = re.search(r"tessera-opencl: .*", text)
    reason = f"; {complaint[0]}" if complaint else ""
    if status is None:
        raise Failed(f"not done after {options.limit} s{reason}")
    if status != 0:
        raise Failed(f"ended with status {status}, see {log}{reason}")
    if complaint:
        raise Failed(complaint[0])
    return text


def clinfo(options):
    """It tells of what it does not understand, and of answers that contradict each other."""
    text = ran(options, "clinfo", ["clinfo"])
    if not re.search(r"Device Name +Tessera", text):
        raise Failed("no device of that name")
    odd = [line for line in text.splitlines() if re.search("warning|error -|unknown|invalid", line, re.I)]
    if odd:
        raise Failed(odd[0].strip())
    return "the device, without a warning"


# What clpeak measures, by its option: the numbers that it prints. It has no option for less work, but does less on a
# processor, and sizes its buffers by the memory that there is: half of that has to hold 65,536 numbers, twice, for its
# bandwidths, and one for each work-item of what it computes.
SMALL = {"global-bandwidth": 1024, "transfer-bandwidth": 65536}
COMPUTE = 32
WIDTHS = ["", "2", "4", "8", "16"]
CLPEAK = {
    "global-bandwidth": [f"float{width}" for width in WIDTHS],
    "compute-sp": [f"float{width}" for width in WIDTHS],
    "compute-dp": [f"{kind}{width}" for kind in ("half", "double") for width in WIDTHS],
    "compute-integer": [f"int{width}" for width in WIDTHS],
    "compute-intfast": [f"int{width}" for width in WIDTHS],
    "kernel-latency": ["Kernel launch latency"],
    "transfer-bandwidth": [
        "enqueueWriteBuffer", "enqueueReadBuffer", "enqueueWriteBuffer non-blocking", "enqueueReadBuffer non-blocking",
        "enqueueMapBuffer(for read)", "memcpy from mapped ptr", "enqueueUnmap(after write)", "memcpy to mapped ptr",
    ],
}


def clpeak(test):
    def check(options):
        text = ran(options, f"clpeak-{test}", ["clpeak", f"--{test}"],
                   ["--device", "cpu", "--memory", str(SMALL.get(test, COMPUTE))])
        got = dict(re.findall(r"^\s*(\S.*?)\s*: ([0-9][0-9.e+-]*)(?: us)?$", text, re.M))
        missing = [value for value in CLPEAK[test] if value not in got]
        if missing:
            raise Failed(f"no number for `{missing[0]}`")
        return f"a number for each of its measurements, {len(CLPEAK[test])}"
    return check


# Debian's archive of the sources and the one of the project's own page are the same bytes.
CLBLAST = "CLBlast-1.5.3"
CLBLAST_SHA256 = "8d4fc4716e5ac4fe2f5a292cca42395cda1a47d60b7a350fd59f31b5905c2df6"
CLBLAST_URLS = ["https://deb.debian.org/debian/pool/main/c/clblast/clblast_1.5.3.orig.tar.gz",
                "https://github.com/CNugteren/CLBlast/archive/refs/tags/1.5.3.tar.gz"]


def clblast_sources(options):
    """Folder of the sources, which hold the tests."""
    folder = options.out / CLBLAST
    if folder.is_dir():
        return folder
    urls = [options.clblast.resolve().as_uri()] if options.clblast else CLBLAST_URLS
    wrong = []
    for url in urls:
        try:
            archive = driven.fetch(url, CLBLAST_SHA256, options.out / f"{CLBLAST}.tar.gz")
        except OSError as error:
            wrong.append(f"{url}: {error}")
            continue
        with tarfile.open(archive) as tar:
            driven.unpack(tar, f"{CLBLAST}/", options.out)
        return folder
    raise Failed(f"no sources of its tests, expected an archive with --clblast: {'; '.join(wrong)}")


def clblast_test(options, test, precisions):
    """One of CLBlast's tests, built against the library of the distribution."""
    sources = clblast_sources(options)
    routine = pathlib.Path(test).name.removeprefix("x")
    program = options.out / f"clblast-{precisions.lower()}-{routine}"
    if program.is_file():
        return program
    # Its main program has lines for each precision.
    names = [f'"{precision}{routine.upper()}"' for precision in precisions]
    lines = (sources / f"test/correctness/routines/{test}.cpp").read_text().splitlines()
    kept = [line for line in lines if "RunTests<" not in line or any(name in line for name in names)]
    source = program.with_suffix(".cpp")
    source.write_text("\n".join(kept))
    asked = ["pkg-config", "--cflags", "--libs", "openblas"]
    flags = subprocess.run(asked, capture_output=True, text=True).stdout.split()
    common = ["test/test_utilities.cpp", "test/correctness/tester.cpp", "test/correctness/testblas.cpp"]
    command = ["g++", "-std=c++11", "-O1", "-w", "-DOPENCL_API", "-DCLBLAST_REF_CBLAS", "-I.", "-Isrc", *common,
               source, "-o", program, "-lclblast", *flags, "-lOpenCL"]
    made = subprocess.run(command, cwd=sources, capture_output=True, text=True)
    if made.returncode:
        raise Failed(f"its test does not build: {(made.stderr.strip() or 'no reason given').splitlines()[0]}")
    return program


def clblast(test, precisions):
    """A test in some of its precisions. A mark per case: `:` is a right result; `-` stands for arguments that
    the library refuses, like rows shorter than the matrix is wide, for which the reference has no error code."""
    def check(options):
        program = clblast_test(options, test, precisions)
        text = ran(options, program.name, [program])
        marks = "".join(re.findall(r"^\s*([:.X/\\o-]+)$", text, re.M))
        wrong = {mark: marks.count(mark) for mark in "X/\\o" if mark in marks}
        results = r"(\d+) test\(s\) passed\s+(\d+) test\(s\) skipped\s+(\d+) test\(s\) failed"
        counts = re.findall(rf"tests for the '(\w+)' routine.*?{results}", text, re.S)
        right = {}
        for name, passed, _, failed in counts:
            right[name] = right.get(name, 0) + int(passed)
            wrong.update({name: f"{failed} failed"} if int(failed) else {})
        if len(right) != len(precisions) or not all(right.values()) or wrong:
            raise Failed(f"right: {right}, wrong: {wrong}, expected {len(precisions)} precisions and nothing wrong")
        refused = sum(int(skipped) for _, _, skipped, _ in counts)
        good = ", ".join(f"{name} {passed}" for name, passed in right.items())
        return f"right: {good}" + (f"; {refused} of wrong arguments refused" if refused else "")
    return check


# The mask finds this word again from its MD5.
WORD = "gpu"


def hashcat(options):
    """It runs its own test of the kernel first, and ends where that fails."""
    home = options.out / "hashcat"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    found = home / "found"
    digest = hashlib.md5(WORD.encode()).hexdigest()
    homes = [f"{name}={home}" for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")]
    program = ["env", *homes, "hashcat", "-m", "0", "-a", "3", "--potfile-disable", "-o", found, digest, "?l" * len(WORD)]
    text = ran(options, "hashcat", program)
    if "self-test failed" in text or "Finished self-test" not in text:
        raise Failed(f"no self-test that passed, see {options.out / 'hashcat.log'}")
    if not found.is_file() or found.read_text().strip() != f"{digest}:{WORD}":
        raise Failed(f"`{WORD}` not found, see {options.out / 'hashcat.log'}")
    return f"its self-test of MD5, and a word found with the mask {'?l' * len(WORD)}"


GPYFFT = pathlib.Path("/usr/lib/python3/dist-packages/gpyfft/test")


def gpyfft(options):
    passed, problems = 0, []
    for file in sorted(GPYFFT.glob("test_*.py")):
        counts, failed = driven.pytest(options, GPYFFT, file.stem.removeprefix("test_"))
        problems += failed
        if counts:
            passed += counts["passed"]
            problems += [(file.name, f"{counts['skipped']} skipped")] if counts["skipped"] else []
    if problems or not passed:
        raise Failed("; ".join(f"{test}: {why}" for test, why in problems) or "no tests")
    return f"its {passed} own tests, against numpy"


# Filters that ffmpeg has twice, and that do the same to the last bit by their definition; others differ at the
# border or round floats.
FILTERS = ["transpose=1", "erosion", "dilation", "pad=80:64:8:8"]


def ffmpeg(options):
    def frames(name, driven_by, filters):
        device = ["-init_hw_device", "opencl=cl:0.0", "-filter_hw_device", "cl"] if driven_by else []
        out = options.out / f"ffmpeg-{name}.md5"
        program = ["ffmpeg", "-hide_banner", "-v", "error", "-y", *device, "-f", "lavfi", "-i", "testsrc=size=64x48:rate=1",
                   "-frames:v", "3", "-vf", filters, "-f", "framemd5", out]
        if driven_by:
            ran(options, f"ffmpeg-{name}", program)
        elif driven.run(options, program, options.out / f"ffmpeg-{name}.log", driven=False) != 0:
            raise Failed(f"does not run without OpenCL, see {options.out}/ffmpeg-{name}.log")
        return [line.split(",")[-1].strip() for line in out.read_text().splitlines() if not line.startswith("#")]

    for text in FILTERS:
        name, equals, settings = text.partition("=")
        pixels = "format=yuv420p"
        want = frames(name, False, f"{pixels},{text}")
        got = frames(f"{name}_opencl", True, f"{pixels},hwupload,{name}_opencl{equals}{settings},hwdownload,{pixels}")
        if len(want) != 3 or got != want:
            raise Failed(f"{name}: other frames than without OpenCL")
    return f"3 frames of each of {', '.join(text.partition('=')[0] for text in FILTERS)}: those of the filter without OpenCL"


@dataclasses.dataclass
class Program:
    packages: list[str]
    check: typing.Callable


BLAS = ["libclblast-dev", "libopenblas-dev", "ocl-icd-opencl-dev", "g++", "pkg-config"]
PROGRAMS = {
    "clinfo": Program(["clinfo"], clinfo),
    **{f"clpeak-{test}": Program(["clpeak"], clpeak(test)) for test in CLPEAK},
    "clblast-axpy": Program(BLAS, clblast("level1/xaxpy", "SDCZH")),
    "clblast-gemv": Program(BLAS, clblast("level2/xgemv", "SDCZH")),
    # Its kernel for f16 does not compile: it passes vectors of f16 between the work-items of a sub-group, for
    # which cl_intel_subgroups has no function.
    "clblast-gemm": Program(BLAS, clblast("level3/xgemm", "SDCZ")),
    "hashcat": Program(["hashcat"], hashcat),
    "gpyfft": Program(["python3-gpyfft", "python3-pytest"], gpyfft),
    "ffmpeg": Program(["ffmpeg"], ffmpeg),
}


def installed(packages):
    """Their versions; ends where one is missing."""
    versions, missing = {}, []
    for package in packages:
        asked = ["dpkg-query", "-W", "-f", "${db:Status-Status} ${Version}", package]
        done = subprocess.run(asked, capture_output=True, text=True)
        status, _, version = done.stdout.partition(" ")
        if status == "installed":
            versions[package] = version
        else:
            missing.append(package)
    if missing:
        fail(f"not installed: {', '.join(missing)}, expected Debian packages: sudo apt-get install {' '.join(missing)}")
    return versions


def main():
    parser = driven.parser(__doc__.split("\n")[0], PROGRAMS, "program", 1800, ROOT / "target/opencl_programs")
    parser.add_argument("--clblast", type=pathlib.Path, metavar="FILE", help="archive of CLBlast's sources, version 1.5.3")
    options = driven.arguments(parser, PROGRAMS, "program")
    if options.clblast and not options.clblast.is_file():
        fail(f"--clblast {options.clblast}: not found, expected the archive of {CLBLAST}")
    versions = installed(sorted({package for name in options.names for package in PROGRAMS[name].packages}))
    print("| program | version | checked | result | seconds | MB | why |\n|---|---|---|---|--:|--:|---|", flush=True)
    bad = False
    for name in options.names:
        program, start, options.peak = PROGRAMS[name], time.monotonic(), 0
        try:
            checked, result, why = program.check(options), "pass", ""
        except Failed as reason:
            checked, result, why, bad = "", "FAIL", str(reason).replace("|", "\\|"), True
        seconds = time.monotonic() - start
        print(f"| {name} | {versions[program.packages[0]]} | {checked} | {result} | {seconds:.0f} | {options.peak} | {why} |", flush=True)
    raise SystemExit(bad)


if __name__ == "__main__":
    main()
