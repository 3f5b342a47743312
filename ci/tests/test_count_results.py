#===- test_count_results.py - Tests of count_results.py -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Hand-made result files in the forms that ctest, GoogleTest and lit write, and
# every way in which one can be missing, damaged or contradicted.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/count_results.py."""

import json
import unittest

from support import TreeTest

GTEST = """<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="4" failures="1" disabled="1" errors="0" name="AllTests">
  <testsuite name="AddressTest" tests="4">
    <testcase name="good" status="run" result="completed" classname="AddressTest" />
    <testcase name="bad" status="run" result="completed" classname="AddressTest">
      <failure message="Address.cpp:3&#x0A;Expected: 1" type=""><![CDATA[...]]></failure>
      <failure message="second of the same test" type=""><![CDATA[...]]></failure>
    </testcase>
    <testcase name="later" status="notrun" result="suppressed" classname="AddressTest" />
    <testcase name="elsewhere" status="run" result="skipped" classname="AddressTest">
      <skipped message="no qemu"><![CDATA[...]]></skipped>
    </testcase>
  </testsuite>
</testsuites>
"""
GTEST_GOOD = """<testsuites tests="1"><testsuite name="A">
<testcase name="a" status="run" result="completed" classname="A" /></testsuite></testsuites>
"""
LIT = """<?xml version="1.0" encoding="UTF-8"?>
<testsuites time="0.20">
<testsuite name="memref-cts-ci" tests="3" failures="1" skipped="1" time="0.20">
<testcase classname="memref-cts-ci.memref-cts-ci" name="a.test" time="0.02"/>
<testcase classname="memref-cts-ci.memref-cts-ci" name="b.test" time="0.02">
  <failure><![CDATA[Script: exit 1]]></failure>
</testcase>
<testcase classname="memref-cts-ci.memref-cts-ci" name="c.test" time="0.00">
  <skipped message="Missing required feature(s): qemu"/>
</testcase>
</testsuite>
</testsuites>
"""


class CountTest(TreeTest):
    def count(self, tests, files=()):
        """tests: name -> (promises a file?, body of its ctest element or None)."""
        listed, reported = [], []
        for name, (promises, body) in tests.items():
            argument = f"--gtest_output=xml:/b/results/{name}.xml"
            listed.append({"name": name, "command": [name, argument] if promises else [name]})
            if body is not None:
                reported.append(f'<testcase name="{name}" {body}</testcase>')
        arguments = [
            "--tests=" + self.write("tests.json", json.dumps({"tests": listed})),
            "--ctest=" + self.write("ctest.xml", f"<testsuite>{''.join(reported)}</testsuite>"),
            f"--results={self.root}/results",
        ]
        for name, text in dict(files).items():
            self.write(f"results/{name}.xml", text)
        code, out, _ = self.script("count_results.py", *arguments)
        self.out = out
        return code, out.splitlines()[-1]

    PASS = 'status="run">'
    FAIL = 'status="fail"><failure message=""/>'

    def test_google_test_file_counts_single_tests(self):
        result = self.count({"u": (True, self.FAIL)}, {"u": GTEST})
        self.assertEqual(result, (1, "1 passed, 1 failed, 2 skipped"))
        self.assertIn("u: AddressTest.bad: Address.cpp:3\n", self.out)

    def test_lit_file_counts_single_tests(self):
        result = self.count({"u": (True, self.FAIL)}, {"u": LIT})
        self.assertEqual(result, (1, "1 passed, 1 failed, 1 skipped"))
        self.assertIn("b.test: Script: exit 1", self.out)

    def test_the_end_of_a_failed_tests_output_is_shown(self):
        text = LIT.replace("Script: exit 1", "Script:\n" + "\n".join(f"line {n}" for n in range(100)))
        self.count({"u": (True, self.FAIL)}, {"u": text})
        self.assertIn("end of the output of u: memref-cts-ci.memref-cts-ci.b.test:\n  | line 84\n", self.out)
        self.assertIn("  | line 99\n1 passed", self.out)
        self.assertNotIn("line 83", self.out)

    def test_plain_tests_count_as_one_each(self):
        tests = {
            "a": (False, self.PASS),
            "b": (False, self.FAIL),
            "c": (False, 'status="notrun"><skipped message="SKIP_RETURN_CODE=77"/>'),
            "d": (False, 'status="disabled">'),
        }
        self.assertEqual(self.count(tests), (1, "1 passed, 1 failed, 2 skipped"))

    def test_all_passed_is_exit_zero_without_skips_in_the_line(self):
        result = self.count({"u": (True, self.PASS), "p": (False, self.PASS)}, {"u": GTEST_GOOD})
        self.assertEqual(result, (0, "2 passed, 0 failed"))

    def test_crash_without_file_is_one_failure(self):
        self.assertEqual(self.count({"u": (True, self.FAIL)}), (1, "0 passed, 1 failed"))

    def test_missing_file_is_a_failure_even_with_exit_code_zero(self):
        result = self.count({"u": (True, self.PASS), "p": (False, self.PASS)})
        self.assertEqual(result, (1, "1 passed, 1 failed"))
        self.assertIn("wrote no result file", self.out)

    def test_damaged_file_is_one_failure(self):
        result = self.count({"u": (True, self.PASS)}, {"u": GTEST[:300]})
        self.assertEqual(result, (1, "0 passed, 1 failed"))
        self.assertIn("unreadable", self.out)

    def test_file_without_any_test_is_a_failure(self):
        result = self.count({"u": (True, self.PASS)}, {"u": "<testsuites/>"})
        self.assertEqual(result, (1, "0 passed, 1 failed"))

    def test_failing_exit_code_is_not_hidden_by_a_good_file(self):
        result = self.count({"u": (True, self.FAIL)}, {"u": GTEST_GOOD})
        self.assertEqual(result, (1, "1 passed, 1 failed"))
        self.assertIn("although every single test passed", self.out)

    def test_listed_but_not_reported_is_a_failure(self):
        result = self.count({"a": (False, None), "b": (False, self.PASS)})
        self.assertEqual(result, (1, "1 passed, 1 failed"))

    def test_executable_that_was_not_built_is_a_failure(self):
        body = 'status="notrun"><skipped message="Unable to find executable"/>'
        result = self.count({"u": (True, body), "p": (False, body)})
        self.assertEqual(result, (1, "0 passed, 2 failed"))

    def test_nothing_run_is_not_a_success(self):
        self.assertEqual(self.count({}), (1, "0 passed, 0 failed"))

    def test_only_skipped_is_not_a_success(self):
        result = self.count({"d": (False, 'status="disabled">')})
        self.assertEqual(result, (1, "0 passed, 0 failed, 1 skipped"))

    def test_unreadable_inputs_are_an_environment_error(self):
        code, out, err = self.script(
            "count_results.py", "--tests=/nonexistent", "--ctest=/nonexistent", "--results=/nonexistent"
        )
        self.assertEqual((code, out), (2, "0 passed, 1 failed\n"))
        self.assertIn("cannot read the list of tests", err)


if __name__ == "__main__":
    unittest.main()
