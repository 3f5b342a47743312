#===- test_benchmark_table.py - Tests of benchmark_table.py ---------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Small result files in Google Benchmark's form: what the table has of them, and
# which of them are errors.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/benchmark_table.py."""

import json
import unittest

from support import TreeTest
import benchmark_table

CONTEXT = {"date": "2030-05-06T07:08:09+00:00", "num_cpus": 2, "mhz_per_cpu": 2500}


def run(name, **extra):
    return dict({"name": name, "run_name": name, "real_time": 5.0, "time_unit": "ns"}, **extra)


class TableTest(TreeTest):
    def table(self, *entries, context=CONTEXT):
        result = self.write("a.json", json.dumps({"context": context, "benchmarks": list(entries)}))
        self.code, self.out, self.err = self.script("benchmark_table.py", result)
        return self.out

    def test_machine_and_heading_come_first(self):
        text = self.table(run("copy"))
        self.assertEqual(self.code, 0)
        self.assertTrue(text.startswith("Measured 2030-05-06 on 2 processors at 2500 MHz"))
        self.assertTrue(text.endswith("|---|---|---|---|\n| copy |  | 5 ns |  |\n"))

    def test_files_follow_one_another(self):
        first = self.write("a.json", json.dumps({"context": CONTEXT, "benchmarks": [run("copy")]}))
        second = self.write("b.json", json.dumps({"context": CONTEXT, "benchmarks": [run("load")]}))
        code, out, _ = self.script("benchmark_table.py", first, second)
        self.assertEqual(code, 0)
        self.assertTrue(out.endswith("| copy |  | 5 ns |  |\n| load |  | 5 ns |  |\n"))
        self.assertEqual(out.count("Measured"), 1)

    def test_rate_label_and_counters_are_shown(self):
        text = self.table(run("copy", items_per_second=1234567.0, label="rank 2", codegen=0.25, iterations=9))
        self.assertIn("| copy | 1,230,000/s | 5 ns | rank 2, codegen 0.25 |\n", text)

    def test_median_of_repetitions_is_shown_once(self):
        text = self.table(
            run("copy", real_time=1.0, run_type="iteration"),
            run("copy", real_time=2.0, aggregate_name="mean"),
            run("copy", real_time=3.0, aggregate_name="median"),
            run("copy", real_time=4.0, aggregate_name="cv"),
        )
        self.assertEqual(text.count("| copy |"), 1)
        self.assertIn("| copy |  | 3 ns |", text)

    def test_growth_is_shown_with_the_quality_of_the_fit(self):
        text = self.table(
            run("copy", aggregate_name="BigO", big_o="N"), run("copy", aggregate_name="RMS", rms=0.031)
        )
        self.assertIn("| copy |  |  | time fits N, RMS error 3% |\n", text)

    def test_settings_of_the_measurement_leave_the_name(self):
        self.assertIn("| copy/64 |", self.table(run("copy/64/min_time:0.500/real_time")))

    def test_failed_benchmark_is_an_error_and_prints_nothing(self):
        text = self.table(run("copy", error_occurred=True, error_message="worker died"))
        self.assertEqual((self.code, text), (2, ""))
        self.assertIn("benchmark copy failed: worker died", self.err)

    def test_no_measurement_is_an_error(self):
        self.assertEqual((self.table(), self.code), ("", 2))

    def test_other_json_is_an_error(self):
        self.assertEqual((self.table(run("copy"), context={}), self.code), ("", 2))

    def test_missing_files_are_errors(self):
        code, _, err = self.script("benchmark_table.py", "/nonexistent.json")
        self.assertEqual(code, 2)
        self.assertIn("/nonexistent.json", err)

    def test_numbers_have_three_significant_digits(self):
        shown = [benchmark_table.number(n) for n in (0, 0.01234, 1.5, 99.96, 514.4, 1999999, 43210)]
        self.assertEqual(shown, ["0", "0.0123", "1.5", "100", "514", "2,000,000", "43,200"])


if __name__ == "__main__":
    unittest.main()
