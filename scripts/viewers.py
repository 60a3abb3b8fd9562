#!/usr/bin/env python3
"""Opens a pipeline log and a trace of a kernel in what their viewers read them with.

    git clone https://github.com/shioyadan/Konata
    git clone https://github.com/catapult-project/catapult
    python3 scripts/viewers.py --konata Konata --catapult catapult

Konata's own parser (TypeScript, by node and esbuild from npm) has to read the log of `tessera run --konata` without a
warning, and to find an instruction for each that was executed; Chrome's trace viewer (in a headless chromium) the trace
of `--perfetto` without a warning, and a slice for each event. Status 1 if one does not.
"""

import collections
import html
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from command import ROOT, Parser, fail

LAUNCH = ROOT / "testbenches/kernels/saxpy/launch.toml"

READ_LOG = """
import fs from "node:fs";
import { FileLineReader } from "./src/core/file_line_reader";
import { OnikiriParser } from "./src/core/onikiri_parser";
const file = new File([new Uint8Array(fs.readFileSync(process.argv[2]))], "log", { type: "text/plain" });
const trace = await new OnikiriParser().parse(new FileLineReader(file));
console.log(JSON.stringify({ warnings: trace.warningCount, instructions: trace.opCount, cycles: trace.lastCycle }));
"""

# Reads the trace as the viewer does when it opens a file, and says in the page itself what came out.
READ_TRACE = """
<script>
const model = new tr.Model();
new tr.importer.Import(model, new tr.importer.ImportOptions()).importTraces([TRACE]);
const found = { warnings: model.importWarnings.length, slices: 0, async: 0, counters: 0 };
for (const process of Object.values(model.processes)) {
  found.counters += Object.keys(process.counters).length;
  for (const thread of Object.values(process.threads)) {
    found.slices += thread.sliceGroup.length;
    found.async += thread.asyncSliceGroup.length;
  }
}
document.documentElement.setAttribute("found", JSON.stringify(found));
</script>
"""


def arguments():
    parser = Parser(description=__doc__.split("\n")[0])
    parser.add_argument("--konata", type=pathlib.Path, required=True, help="checkout of github.com/shioyadan/Konata")
    parser.add_argument("--catapult", type=pathlib.Path, required=True,
                        help="checkout of github.com/catapult-project/catapult")
    parser.add_argument("--tessera", type=pathlib.Path, default=ROOT / "target/release/tessera", help="the command")
    options = parser.parse_args()
    for path in (options.konata / "src/core/onikiri_parser.ts", options.catapult / "tracing/bin/trace2html", options.tessera):
        if not path.is_file():
            fail(f"{path}: not found, expected a checkout of the viewer, or the command: cargo build --release")
    return options


def run(command, cwd):
    try:
        done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True)
    except FileNotFoundError:
        fail(f"{command[0]}: not found, expected it on PATH")
    if done.returncode:
        fail(f"{command[0]}: status {done.returncode}, {' '.join((done.stderr or done.stdout).strip().splitlines()[-1:])}")
    return done.stdout


def konata(options, folder):
    """What Konata makes of the log, and what is in it."""
    log = folder / "log.kanata"
    run([options.tessera, "run", LAUNCH, "--konata", log], ROOT)
    shutil.copytree(options.konata / "src", folder / "src")
    (folder / "read.ts").write_text(READ_LOG)
    # A log that is not packed needs no unpacker.
    (folder / "zstd.mjs").write_text("export const Zstd = {};\n")
    run(["npm", "install", "--no-save", "--silent", "esbuild@0.25"], folder)
    run(["node_modules/.bin/esbuild", "read.ts", "--bundle", "--platform=node", "--format=esm", "--log-level=error",
         f"--alias:@hpcc-js/wasm-zstd={folder}/zstd.mjs", "--outfile=read.mjs"], folder)
    found = json.loads(run(["node", "read.mjs", log], folder))
    written = len(re.findall(r"^I\t", log.read_text(), re.M))
    return found, found["warnings"] == 0 and found["instructions"] == written > 0


def chrome(options, folder):
    """What Chrome's viewer makes of the trace, and what is in it."""
    trace, page = folder / "trace.json", folder / "trace.html"
    run([options.tessera, "run", LAUNCH, "--perfetto", trace], ROOT)
    run(["python3", options.catapult.resolve() / "tracing/bin/trace2html", trace, "--output", page], folder)
    text = json.dumps(trace.read_text()).replace("</", "<\\/")
    before, body, after = page.read_text().rpartition("</body>")
    page.write_text(before + READ_TRACE.replace("TRACE", text) + body + after)
    shown = run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
                 "--dump-dom", page], folder)
    told = re.search(r'<html[^>]* found="({.*?})"', shown)
    if told is None:
        fail("chromium: the viewer did not load the trace, expected its page")
    found = json.loads(html.unescape(told[1]))
    kinds = collections.Counter(event["ph"] for event in json.loads(trace.read_text())["traceEvents"])
    return found, found["warnings"] == 0 and (found["slices"], found["async"]) == (kinds["X"], kinds["b"])


def main():
    options = arguments()
    right = []
    for name, read in (("Konata", konata), ("Chrome's trace viewer", chrome)):
        with tempfile.TemporaryDirectory() as folder:
            found, same = read(options, pathlib.Path(folder))
        right.append(same)
        told = ", ".join(f"{number} {what}" for what, number in found.items())
        print(f"{name}: {told}: {'as written' if same else 'not as written'}")
    return 0 if all(right) else 1


if __name__ == "__main__":
    raise SystemExit(main())
