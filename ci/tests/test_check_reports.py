#===- test_check_reports.py - Tests of check_reports.py -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reports that have the form of their schema, and reports that do not. They run with
# Debian's Python, which has jsonschema.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_reports.py."""

import json
import os
import subprocess
import unittest

from support import CI, TreeTest

PYTHON = "/usr/bin/python3"
HAS_SCHEMAS = os.path.exists(PYTHON) and subprocess.run([PYTHON, "-c", "import jsonschema"], capture_output=True,
                                                        check=False).returncode == 0
CALL = {"format": 1, "file": "f.mlir", "line": 3, "call": "@f(1)", "outcome": "returned"}


@unittest.skipUnless(HAS_SCHEMAS, "needs python3-jsonschema")
class CheckReportsTest(TreeTest):
    def check(self, report):
        path = self.write("report.json", json.dumps(report))
        result = subprocess.run([PYTHON, "-B", os.path.join(CI, "checks", "check_reports.py"), path], capture_output=True, text=True,
                                check=False)
        return result.returncode, result.stdout

    def test_right_form(self):
        code, output = self.check([CALL])
        self.assertEqual(code, 0, output)
        self.assertIn("1 of run", output)

    def test_unknown_key(self):
        code, output = self.check([dict(CALL, colour="red")])
        self.assertEqual(code, 1)
        self.assertIn("run: at '0':", output)
        self.assertIn("'colour' was unexpected", output)

    def test_missing_key(self):
        call = dict(CALL)
        del call["line"]
        code, output = self.check([call])
        self.assertEqual(code, 1)
        self.assertIn("'line' is a required property", output)

    def test_wrong_type(self):
        code, output = self.check([dict(CALL, steps="many")])
        self.assertEqual(code, 1)
        self.assertIn("at '0/steps': 'many' is not of type 'integer'", output)

    def of_build(self, files, *more):
        for name, content in files.items():
            self.write(f"build/lit/area/{name}", json.dumps(content))
        result = subprocess.run([PYTHON, "-B", os.path.join(CI, "checks", "check_reports.py"), "--build",
                                 os.path.join(self.root, "build"), *more], capture_output=True, text=True, check=False)
        return result.returncode, result.stdout

    def test_report_of_a_test_that_lost_a_key(self):
        lost = {"config": {}, "files": [], "summary": {}}
        code, output = self.of_build({"call.json": [CALL], "lost.json": lost})
        self.assertEqual(code, 1)
        self.assertIn("lost.json: a report of check without 'format'", output)
        code, output = self.of_build({"call.json": [CALL], "lost.json": {"a": 1}, "lost.bad": lost})
        self.assertEqual(code, 0, output)

    def test_form_without_a_report(self):
        tool = self.write("tool", "#!/bin/sh\nexit 2\n")
        os.chmod(tool, 0o755)
        code, output = self.of_build({"call.json": [CALL]}, "--tool", tool)
        self.assertEqual(code, 1)
        self.assertIn("no report of picture was seen", output)

    def test_finding_of_a_campaign(self):
        finding = {"signature": "ours|jit|differ|result 0", "operations": ["memref.load"], "generator": 2, "program": 3, "seed": 1, "lowering": "ours", "engine": "jit", "verdict": "differ",
                   "compared": "result 0", "expected": "1", "seen": "2", "blame": "lowering ours", "call": "@f()",
                   "reduction": "not asked for", "not_reduced": False, "reduction_stopped": False, "left_operation": "",
                   "environment": "LLVM", "opt_level": 0, "replay": "memref-cts check case.mlir"}
        code, output = self.check(finding)
        self.assertEqual(code, 0, output)
        self.assertIn("1 of finding", output)
        code, output = self.check(dict(finding, verdict="odd"))
        self.assertEqual(code, 1)
        self.assertIn("finding: at 'verdict': 'odd' is not one of", output)

    def test_no_report(self):
        self.assertEqual(self.check({"a": 1})[0], 1)


if __name__ == "__main__":
    unittest.main()
