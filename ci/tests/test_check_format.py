#===- test_check_format.py - Tests of check_format.py ---------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Formatted files, files that are not, and files that nobody formats.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_format.py."""

import subprocess
import unittest

from support import TreeTest

GOOD = "int add(int a, int b) { return a + b; }\n"
BAD = "int zero(void) { return 0; }\nint add(int a,int b) { return a + b; }\n"


class FormatTest(TreeTest):
    def setUp(self):
        super().setUp()
        subprocess.run(["git", "init", "-q", self.root], check=True)
        self.write(".clang-format", "BasedOnStyle: LLVM\nColumnLimit: 120\n")

    def check(self, *arguments):
        return self.script("checks/check_format.py", f"--root={self.root}", *arguments)

    def test_formatted(self):
        self.write("refrt/a.c", GOOD)
        self.assertEqual(self.check(), (0, "check_format: 1 files, 0 findings\n", ""))

    def test_difference_is_found_and_mended(self):
        self.write("refrt/a.c", BAD)
        code, out, _ = self.check()
        self.assertEqual(code, 1)
        self.assertIn("refrt/a.c:2: not as clang-format writes it\n  fix:  ci/checks/check_format.py --fix", out)
        self.assertEqual(self.check("--fix")[:2], (0, "refrt/a.c: formatted\ncheck_format: 1 files, 1 formatted\n"))
        self.assertEqual(self.read("refrt/a.c"), BAD.replace("a,int", "a, int"))
        self.assertEqual(self.check()[0], 0)

    def test_lines_are_as_long_as_the_style_says(self):
        self.write("refrt/a.c", "int f(" + ", ".join(f"int argument{i}" for i in range(12)) + ");\n")
        self.assertEqual(self.check()[0], 1)

    def test_inputs_and_tables_are_left_alone(self):
        self.write("refrt/test/Inputs/a.c", BAD)
        self.write("refrt/a.def", "ROW( 1,2 )\n")
        self.assertEqual(self.check(), (0, "check_format: 0 files, 0 findings\n", ""))

    def test_no_tool(self):
        code, _, err = self.check("--tool=no-such-clang-format")
        self.assertEqual(code, 2)
        self.assertIn("ci/setup.sh installs it", err)


if __name__ == "__main__":
    unittest.main()
