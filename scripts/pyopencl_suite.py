#!/usr/bin/env python3
"""PyOpenCL's own tests on an engine of Tessera, through the distribution's OpenCL loader.

    python3 scripts/pyopencl_suite.py [--engine interp] [FILE ..]

The tests are those of the version that the distribution has (python3-pyopencl), fetched from PyPI; python3-pytest
runs them. One line of a Markdown table per file, with the most memory that the tests' process has had, then what
failed and why. Status 1 if one failed of which
`KNOWN` does not say why.
"""

import re
import subprocess
import tarfile
import time
import urllib.parse
import urllib.request

import driven
from command import fail
from driven import PYTHON, ROOT

INDEX = "https://pypi.org/simple/pyopencl/"
FILES = ["wrapper", "enqueue_copy", "arrays_in_structs", "clrandom", "clmath", "algorithm", "array"]
# Parts of a test's name, and why it fails.
KNOWN = {
    "test_atan": "the compiler's own atan is 2.4e-7 off, the test wants 2e-7",
}


def arguments():
    parser = driven.parser(__doc__.split("\n")[0], FILES, "file", 1800, ROOT / "target/pyopencl")
    return driven.arguments(parser, FILES, "file")


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
            archive = driven.fetch(urllib.parse.urljoin(INDEX, found[1]), found[2], options.out / f"{name}.tar.gz")
        except OSError as error:
            fail(f"{name}: {error}, expected its sources in {INDEX}")
        with tarfile.open(archive) as tar:
            driven.unpack(tar, f"{name}/test/", options.out)
    return folder


def main():
    options = arguments()
    folder = tests(options)
    print("| tests | passed | failed | skipped | seconds | MB |\n|---|--:|--:|--:|--:|--:|", flush=True)
    failures = []
    for name in options.names:
        start, options.peak = time.monotonic(), 0
        counts, failed = driven.pytest(options, folder, name)
        seconds = time.monotonic() - start
        failures += failed
        if counts is None:
            print(f"| test_{name} | | | | {seconds:.0f} | {options.peak} |", flush=True)
            continue
        told = " | ".join(str(counts[key]) for key in ("passed", "failed", "skipped"))
        print(f"| test_{name} | {told} | {seconds:.0f} | {options.peak} |", flush=True)
    unknown = False
    for test, reason in failures:
        why = next((why for part, why in KNOWN.items() if part in test), None)
        unknown |= why is None
        print(f"{test}: {why or reason}")
    raise SystemExit(1 if unknown else 0)


if __name__ == "__main__":
    main()
