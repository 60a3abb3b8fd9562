"""scripts/board/figures.py on a report and counts of its own making: python3 scripts/board/figures_test.py."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).with_name("figures.py")
OLD = "   Number of cells:                 5\n     LUT4                          1234\n     TRELLIS_FF     7\n"
NEW = "     2600   cells\n      1234   LUT4\n      7   TRELLIS_FF\n"


def report(achieved):
    used = {key: {"used": number, "available": 83640}
            for key, number in [("TRELLIS_COMB", 23456), ("TRELLIS_FF", 7), ("DP16KD", 5), ("MULT18X18D", 3)]}
    return json.dumps({"utilization": used, "fmax": {"clk": {"achieved": achieved, "constraint": 25.0}}})


class Figures(unittest.TestCase):
    def run_on(self, report_text, stat, arguments=None):
        with tempfile.TemporaryDirectory() as folder:
            files = [pathlib.Path(folder) / name for name in ("report.json", "stat.txt", "top.bit")]
            for file, text in zip(files, (report_text, stat, "x" * 1500)):
                file.write_text(text)
            command = [sys.executable, str(SCRIPT), *(map(str, files) if arguments is None else arguments)]
            done = subprocess.run(command, capture_output=True, text=True)
            return done.returncode, done.stdout.replace(folder + "/", ""), done.stderr.replace(folder + "/", "")

    def test_says_what_both_files_say(self):
        wanted = ("COMB: 23,456 of 83,640\nLUT4: 1,234\nFF: 7 of 83,640\nblock RAM (DP16KD): 5 of 83,640\n"
                  "DSP (MULT18X18D): 3 of 83,640\nclock: 30.1 MHz, wanted 25.0\ntop.bit: 1,500 bytes\n")
        for stat in OLD, NEW:
            self.assertEqual(self.run_on(report(30.14), stat), (0, wanted, ""))

    def test_a_slow_clock_is_a_failure(self):
        self.assertEqual(self.run_on(report(24.9), OLD)[0], 1)

    def test_bad_input_is_one_line_and_status_2(self):
        cases = [
            (("{", OLD), "figures: report.json: JSONDecodeError"),
            (("{}", OLD), "figures: report.json: KeyError 'utilization', expected the report of nextpnr"),
            ((report(30), "nothing"), "figures: stat.txt: no LUT4 in it, expected what Yosys' `stat` says"),
            ((report(30), OLD, []), "figures: 0 arguments, expected REPORT.json, STAT.txt and BITSTREAM"),
        ]
        for arguments, wanted in cases:
            status, out, error = self.run_on(*arguments)
            self.assertEqual((status, out, error.count("\n")), (2, "", 1), error)
            self.assertTrue(error.startswith(wanted), error)


if __name__ == "__main__":
    unittest.main()
