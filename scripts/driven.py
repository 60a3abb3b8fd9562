"""What the scripts share that run other people's programs on the OpenCL driver."""

import hashlib
import os
import pathlib
import re
import signal
import subprocess
import time
import urllib.request
import xml.etree.ElementTree

from command import ROOT, Parser, fail

# The Python of the distribution, which has `pyopencl`.
PYTHON = "/usr/bin/python3"


def parser(description, names, kind, limit, out):
    """Takes names of `names`, an engine, the command, seconds per name and a folder."""
    parser = Parser(description=description)
    parser.add_argument("names", nargs="*", metavar=kind.upper(), help=f"of {', '.join(names)} (default all)")
    parser.add_argument("--engine", choices=["interp", "golden", "rtl", "verilator"], default="interp")
    parser.add_argument("--tessera", type=pathlib.Path, default=ROOT / "target/release/tessera", help="the command")
    parser.add_argument("--limit", type=int, default=limit, help=f"seconds of a {kind} (default {limit})")
    parser.add_argument("--out", type=pathlib.Path, default=out, help="folder of what is fetched, and logs")
    return parser


def arguments(parser, names, kind):
    options = parser.parse_args()
    wrong = [name for name in options.names if name not in names]
    if wrong:
        fail(f"{wrong[0]}: no such {kind}, expected one of {', '.join(names)}")
    if options.limit < 1:
        fail(f"--limit {options.limit}, expected a number of seconds above 0")
    if not options.tessera.is_file():
        fail(f"{options.tessera}: not found, expected the command: cargo build --release --workspace")
    options.names = options.names or list(names)
    options.tessera = options.tessera.resolve()
    options.out = options.out.resolve()
    options.out.mkdir(parents=True, exist_ok=True)
    options.peak = 0
    return options


def peak(process):
    """Most memory that a process has had at one time, in MB; 0 if it has ended."""
    try:
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    except OSError:
        return 0
    lines = [line.split() for line in status.splitlines() if line.startswith("VmHWM:")]
    return int(lines[0][1]) // 1024 if lines else 0


def run(options, program, log, folder=None, driven=True, settings=()):
    """Runs a program, on the driver with these settings if `driven`, with all that it says in a file; gives its status,
    and nothing if it took too long. What it has started ends with it. The most memory that the program itself has had
    at one time goes to `options.peak`, if it is more than what is there."""
    command = [options.tessera, "opencl", "--engine", options.engine, *settings, "--", *program] if driven else program
    with open(log, "w") as file:
        running = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT,
                                   start_new_session=True)
        try:
            end = time.monotonic() + options.limit
            while time.monotonic() < end:
                try:
                    return running.wait(0.1)
                except subprocess.TimeoutExpired:
                    options.peak = max(options.peak, peak(running))
            return None
        finally:
            try:
                os.killpg(running.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            running.wait()


def pytest(options, folder, name):
    """Runs the tests of `test_<name>.py`; gives counts, and the tests that failed with a line of why."""
    report, log = options.out / f"{name}.xml", options.out / f"{name}.log"
    report.unlink(missing_ok=True)
    program = [PYTHON, "-m", "pytest", "-v", "-p", "no:cacheprovider", f"--junitxml={report}", f"test_{name}.py"]
    if run(options, program, log, folder) is None:
        return so_far(log), [(f"test_{name}.py", f"`{latest(log)}` not done when {options.limit} s had passed")]
    if not report.is_file():
        return None, [(f"test_{name}.py", f"no result, see {log}")]
    suite = xml.etree.ElementTree.parse(report).getroot().find("testsuite")
    counts = {key: int(suite.get(key)) for key in ("tests", "failures", "errors", "skipped")}
    counts["failed"] = counts["failures"] + counts["errors"]
    counts["passed"] = counts["tests"] - counts["failed"] - counts["skipped"]
    failed = []
    for case in suite.iter("testcase"):
        for wrong in [*case.findall("failure"), *case.findall("error")]:
            failed.append((case.get("name").split("[")[0], wrong.get("message", "").splitlines()[0]))
    return counts, failed


def so_far(log):
    """Counts of tests that have ended, of a run that was cut off."""
    ended = re.findall(r" (PASSED|FAILED|ERROR|SKIPPED)\b.*\[ *\d+%\]", log.read_text(errors="replace"))
    counts = {"passed": ended.count("PASSED"), "skipped": ended.count("SKIPPED")}
    return {**counts, "failed": len(ended) - sum(counts.values())}


def latest(log):
    """The test that has begun last."""
    begun = re.findall(r"^\S+\.py::(\S+)", log.read_text(errors="replace"), re.M)
    return begun[-1].split("[")[0] if begun else "the first"


def fetch(url, sha256, file):
    """The file, from where it lies if it has been fetched before; an `OSError` says why there is none."""
    if not file.is_file() or hashlib.sha256(file.read_bytes()).hexdigest() != sha256:
        with urllib.request.urlopen(url, timeout=60) as answer:
            packed = answer.read()
        if hashlib.sha256(packed).hexdigest() != sha256:
            raise OSError("other bytes than its sum says")
        file.write_bytes(packed)
    return file


def unpack(tar, prefix, folder):
    """The files under a folder of an archive."""
    inside = [file for file in tar if file.isfile() and file.name.startswith(prefix) and ".." not in file.name]
    tar.extractall(folder, members=inside)
