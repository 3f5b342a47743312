#===- test_check_flow.py - Tests of check_flow.py -------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A tree with a list of files that is clean, and each offence planted in it.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_flow.py."""

import unittest

from support import TreeTest

PAGE = "conformance/docs/architecture.md"
LIST = """# Architecture

| file | functions | does |
|---|---|---|
| `conformance/main.cpp` | `main()` | starts |
| `conformance/Check.cpp` | `checkFiles()`, `checkOne()` | checks |
| `lowering/Ops.def` | - | the row names the check |
| `lowering/Check.cpp` | `checkAccess()` | whether it can be lowered |
| `lowering/Load.cpp` | `LoadOpLowering` | the pattern |

| file | about |
|---|---|
| `conformance/nowhere.cpp` | a table of another kind |
"""
FILES = {
    "conformance/main.cpp": "int main() { return checkFiles(); } // checkNothing\n",
    "conformance/Check.cpp": "static int checkOne() { return 0; }\nint checkFiles() { return checkOne(); }\nint checkNothing();\n",
    "lowering/Ops.def": "ROW(LoadOp, checkAccess)\n",
    "lowering/Check.cpp": "bool checkAccess() { return true; }\n",
    "lowering/Load.cpp": "struct LoadOpLowering {};\n",
}


class CheckFlowTest(TreeTest):
    def setUp(self):
        super().setUp()
        self.write(PAGE, LIST)
        for path, text in FILES.items():
            self.write(path, text)

    def check(self):
        return self.script("checks/check_flow.py", self.root)

    def rejects(self, *texts):
        code, out, err = self.check()
        self.assertEqual(code, 1, out + err)
        for text in texts:
            self.assertIn(text, out)

    def test_clean(self):
        code, out, err = self.check()
        self.assertEqual((code, out), (0, "check_flow: 0 problems\n"), err)

    def test_row_before_its_caller(self):
        rows = LIST.splitlines(keepends=True)
        rows[4], rows[5] = rows[5], rows[4]
        self.write(PAGE, "".join(rows))
        self.rejects(f"{PAGE}:6: no file of an earlier row names main() of conformance/main.cpp")
        rows = LIST.splitlines(keepends=True)
        rows[6], rows[8] = rows[8], rows[6]
        self.write(PAGE, "".join(rows))
        self.rejects(f"{PAGE}:7: no file of an earlier row names LoadOpLowering() of lowering/Load.cpp", f"{PAGE}:8: ")

    def test_row_that_is_missing(self):
        self.write(PAGE, LIST.replace("| `lowering/Ops.def` | - | the row names the check |\n", ""))
        self.rejects("names checkAccess()", "names LoadOpLowering()", "2 problems")

    def test_function_of_no_caller(self):
        self.write(PAGE, LIST.replace("`checkFiles()`, `checkOne()`", "`checkFiles()`, `checkNothing()`"))
        self.rejects("names checkNothing() of conformance/Check.cpp")  # a comment is no call

    def test_files_and_tables(self):
        self.write(PAGE, LIST.replace("lowering/Load.cpp", "lowering/Gone.cpp"))
        self.rejects(f"{PAGE}:9: there is no lowering/Gone.cpp")
        self.write(PAGE, "# Architecture\n")
        self.rejects("there is no table under")

    def test_usage(self):
        code, _, err = self.script("checks/check_flow.py", self.root + "/conformance")
        self.assertEqual((code, err.count("has no")), (2, 1))
        self.assertEqual(self.script("checks/check_flow.py", "--no-such-option")[0], 2)


if __name__ == "__main__":
    unittest.main()
