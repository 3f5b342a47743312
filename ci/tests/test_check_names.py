#===- test_check_names.py - Tests of check_names.py -----------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Each rule once obeyed and once broken, in trees of a few files.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_names.py."""

import os
import unittest

from support import TreeTest


class NamesTest(TreeTest):
    last = None

    def found(self, path, text):
        if self.last and self.last != path:
            os.remove(os.path.join(self.root, self.last))
        self.last = path
        self.write("conformance/a.cpp", "int runAll(); // goneFunction\nint REFRT_MAX_RANK, kTwo; auto s = \"--jobs\";\n")
        self.write("ci/CMakeLists.txt", "add_test(RefRtMachine${part})\nadd_test(lit-ci \"no-color\")\n")
        self.write(path, text)
        code, out, _ = self.script("checks/check_names.py", f"--root={self.root}")
        lines = [line for line in out.splitlines() if not line.startswith("  fix:")]
        self.assertEqual(code, int(len(lines) > 1))
        return [line.replace(f"{path}:", "") for line in lines[:-1]]

    def test_identifiers_of_a_page(self):
        self.assertEqual(self.found("docs/a.md", "`runAll()`, `kTwo`, `REFRT_MAX_RANK` and `single`.\n"), [])
        self.assertEqual(self.found("docs/a.md", "x\n`FileChecker` is gone.\n"), ["2: no code has the name FileChecker"])
        self.assertEqual(self.found("docs/a.md", "`gone()`\n"), ["1: no code has the name gone"])

    def test_what_only_a_comment_names_is_gone(self):
        self.assertEqual(self.found("docs/a.md", "`goneFunction`\n"), ["1: no code has the name goneFunction"])

    def test_options_of_a_page(self):
        self.assertEqual(self.found("docs/a.md", "`--jobs=4 --no-color`\n"), [])
        self.assertEqual(self.found("docs/a.md", "`--no-such-option`\n"), ["1: nothing has the option --no-such-option"])
        self.assertEqual(self.found("docs/a.md", "```\n`--no-such-option`\n```\n"), [])

    def test_comments(self):
        self.assertEqual(self.found("fuzz/a.h", "// Calls runAll() and `kTwo`.\nint gone_name;\n"), [])
        self.assertEqual(self.found("fuzz/a.h", "\n// FileChecker::runAll does it.\n"), ["2: no code has the name FileChecker"])
        self.assertEqual(self.found("fuzz/a.c", "/* Calls gone(). */\n"), ["1: no code has the name gone"])
        self.assertEqual(self.found("fuzz/a.c", "int a;\nint at; /* where it begins in effect_arguments */\n"),
                         ["2: no code has the name effect_arguments"])
        self.assertEqual(self.found("fuzz/a.py", "# `gone_name` is.\n"), ["1: no code has the name gone_name"])

    def test_beginnings_and_names_of_the_reader(self):
        self.assertEqual(self.found("docs/a.md", "`REFRT_MAX_*`, `REFRT_MAX_...`, `RefRtMachineCopy`, `run_NAME`\n"),
                         ["1: no code has the name run_NAME"])
        self.assertEqual(self.found("docs/a.md", "`REFRT_NO_*`\n"), ["1: no code has the name REFRT_NO_"])
        self.write("ci/b.py", "run_first = 1\n")
        self.assertEqual(self.found("docs/a.md", "`run_NAME`\n"), [])

    def test_functions_of_headers_are_called(self):
        header = "int twice(int number);\nstruct A {\n  int once() const { return 1; }\n  void log() const override;\n};\n"
        self.write("fuzz/a.cpp", "int ns::twice(int number) {\n  return 2 * number;\n}\nint x = a.once();\n")
        self.assertEqual(self.found("fuzz/a.h", header), ["1: nothing calls twice"])
        self.write("fuzz/unittests/ATest.cpp", "int y = twice(1);\n")
        self.assertEqual(self.found("fuzz/a.h", header), [])
        self.assertEqual(self.found("fuzz/a.h", header.replace("once", "never")), ["3: nothing calls never"])

    def test_functions_that_rows_of_tables_name(self):
        self.write("fuzz/rows.def", "ROW(first)\n")
        self.write("fuzz/table.c", '#define ROW(DRAW) draw_##DRAW,\n#include "fuzz/rows.def"\n')
        self.assertEqual(self.found("fuzz/a.h", "int draw_first(int x);\nint draw_second(int x);\n"), ["2: nothing calls draw_second"])

    def test_names_of_other_projects(self):
        self.assertEqual(self.found("docs/a.md", "`connectPHINodes`, `-ignore_crashes=1`\n"), [])

    def test_an_exception_that_excepts_nothing(self):
        self.write("ci/checks/check_names.py", "x = 1\n")
        self.assertIn("ci/checks/check_names.py:1: nothing names connectPHINodes", self.found("docs/a.md", "`use_counters`\n"))


if __name__ == "__main__":
    unittest.main()
