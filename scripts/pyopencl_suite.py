#!/usr/bin/env python3
"""PyOpenCL's own tests on an engine of Tessera, through the distribution's OpenCL loader.

    python3 scripts/pyopencl_suite.py [--engine interp] [FILE ..]

The tests are those of the version that the distribution has (python3-pyopencl), fetched from PyPI; python3-pytest
runs them. One line of a Markdown table per file, then what failed and why. Status 1 if one failed of which
`KNOWN` does not say why.
"""

import hashlib
import pathlib
import re
import subprocess
import tarfile
import time
import urllib.parse
import urllib.request
import xml.etree.ElementTree

from command import Parser, fail

ROOT = pathlib.Path(__file__).resolve().parent.parent
INDEX = "https://pypi.org/simple/pyopencl/"
# The Python of the distribution, which has `pyopencl`.
PYTHON = "/usr/bin/python3"
FILES = ["wrapper", "enqueue_copy", "arrays_in_structs", "clrandom", "clmath", "algorithm", "array"]
# Parts of a test's name, and why it fails.
KNOWN = {
    "test_atan": "the compiler's own atan is 2.4e-7 off, the test wants 2e-7",
}


def arguments():
    parser = Parser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="*", metavar="FILE", help=f"of {', '.join(FILES)} (default all)")
    parser.add_argument("--engine", choices=["interp", "golden", "rtl", "verilator"], default="interp")
    parser.add_argument("--tessera", type=pathlib.Path, default=ROOT / "target/release/tessera", help="the command")
    parser.add_argument("--limit", type=int, default=1800, help="seconds of a file (default 1800)")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "target/pyopencl", help="folder of tests and logs")
    options = parser.parse_args()
    wrong = [name for name in options.files if name not in FILES]
    if wrong:
        fail(f"{wrong[0]}: no such file of tests, expected one of {', '.join(FILES)}")
    if not options.tessera.is_file():
        fail(f"{options.tessera}: not found, expected the command: cargo build --release --workspace")
    return options


def version():
    """That of the distribution."""
    told = "import pyopencl, pytest; print(pyopencl.VERSION_TEXT)"
    done = subprocess.run([PYTHON, "-c", told], capture_output=True, text=True)
    if done.returncode:
        fail(f"{done.stderr.strip().splitlines()[-1]}, expected Debian packages python3-pyopencl and python3-pytest")
    return done.stdout.strip()


def tests(options):
    """Folder with the tests, fetched once."""
    name = f"pyopencl-{version()}"
    folder = options.out / name / "test"
    if not folder.is_dir():
        try:
            with urllib.request.urlopen(INDEX, timeout=60) as answer:
                found = re.search(rf'href="([^"#]*/{name}\.tar\.gz)#sha256=([0-9a-f]+)"', answer.read().decode())
            if not found:
                fail(f"{name}: no sources in {INDEX}, expected them there")
            with urllib.request.urlopen(urllib.parse.urljoin(INDEX, found[1]), timeout=60) as answer:
                packed = answer.read()
        except OSError as error:
            fail(f"{name}: {error}, expected its sources in {INDEX}")
        if hashlib.sha256(packed).hexdigest() != found[2]:
            fail(f"{name}: other bytes than the sum in {INDEX} says")
        options.out.mkdir(parents=True, exist_ok=True)
        archive = options.out / f"{name}.tar.gz"
        archive.write_bytes(packed)
        with tarfile.open(archive) as tar:
            inside = [file for file in tar if file.isfile() and file.name.startswith(f"{name}/test/") and ".." not in file.name]
            tar.extractall(options.out, members=inside)
    return folder.resolve()


def run(options, folder, name):
    """Counts, and the tests that failed with the last line of why."""
    out = options.out.resolve()
    report = out / f"{name}.xml"
    report.unlink(missing_ok=True)
    command = [options.tessera.resolve(), "opencl", "--engine", options.engine, "--", PYTHON, "-m", "pytest", "-q",
               "-p", "no:cacheprovider", f"--junitxml={report}", f"test_{name}.py"]
    with open(out / f"{name}.log", "w") as log:
        try:
            subprocess.run(command, cwd=folder, stdout=log, stderr=subprocess.STDOUT, timeout=options.limit)
        except subprocess.TimeoutExpired:
            return None, [(f"test_{name}.py", f"not done after {options.limit} s")]
    if not report.is_file():
        return None, [(f"test_{name}.py", f"no result, see {out / name}.log")]
    suite = xml.etree.ElementTree.parse(report).getroot().find("testsuite")
    counts = {key: int(suite.get(key)) for key in ("tests", "failures", "errors", "skipped")}
    failed = []
    for case in suite.iter("testcase"):
        for wrong in [*case.findall("failure"), *case.findall("error")]:
            failed.append((case.get("name").split("[")[0], wrong.get("message", "").splitlines()[0]))
    return counts, failed


def main():
    options = arguments()
    folder = tests(options)
    print("| tests | passed | failed | skipped | seconds |\n|---|--:|--:|--:|--:|", flush=True)
    failures = []
    for name in options.files or FILES:
        start = time.monotonic()
        counts, failed = run(options, folder, name)
        seconds = time.monotonic() - start
        failures += failed
        if counts is None:
            print(f"| test_{name} | | | | {seconds:.0f} |", flush=True)
            continue
        wrong = counts["failures"] + counts["errors"]
        passed = counts["tests"] - wrong - counts["skipped"]
        print(f"| test_{name} | {passed} | {wrong} | {counts['skipped']} | {seconds:.0f} |", flush=True)
    unknown = False
    for test, reason in failures:
        why = next((why for part, why in KNOWN.items() if part in test), None)
        unknown |= why is None
        print(f"{test}: {why or reason}")
    raise SystemExit(1 if unknown else 0)


if __name__ == "__main__":
    main()
