#===- test_make_access_cases.py - Tests of make_access_cases.py -----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A table of two operations and two situations: what is made of it, each way in
# which the files can differ from it, and each mistake in its rows.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/make_access_cases.py."""

import os
import unittest

from support import TreeTest

TABLE = """prefix = "access-"
view = "memref<?xi8>"

[operation.load]
name = "a.load"
returns = "old"
text = '''
  %r = a.load %m[%i] : {view}
  return %r : i8
'''

[operation.store]
name = "a.store"
subject = "Half of a.store"
at-fault.far = "a.other"
returns = "new"
text = '''
  a.other {old}
  a.store %v, %m[%i] : {view}
  a.store.again
  return %v : i8
'''

[situation.freed]
what = "in memory that was freed"
old = 5
program = '''
func.func @f() {
  {access}
}
// CALL: @f(true, 9) -> trap(freed)
// CALL: @f(false, 9) -> {result}
'''

[situation.far]
what = "far away"
old = 6
program = '''
func.func @g() {
  {access without fault}
}
func.func @f() {
  {access}
}
// CALL: @f(true, 9) -> trap(far)
// CALL: @f(false, 9) -> {result}
'''

[[missing]]
situations = ["far"]
operations = ["load"]
reason = "It is too near."
instead = "far/other.mlir"

[[by-hand]]
case = "far/access-dim.mlir"
reason = "It is another."
"""
LOAD = """// RUN: %check %s
// OPERATION: a.load
// a.load in memory that was freed.
// Made from the rows operation.load and situation.freed of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func @f() {
  %r = a.load %m[%i] : memref<?xi8>  // TRAP: freed
  return %r : i8
}
// CALL: @f(true, 9) -> trap(freed)
// CALL: @f(false, 9) -> 5
"""
STORE = """// RUN: %check %s
// OPERATION: a.other
// Half of a.store far away.
// Made from the rows operation.store and situation.far of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func @g() {
  a.other 6
  a.store %v, %m[%i] : memref<?xi8>
  a.store.again
  return %v : i8
}
func.func @f() {
  a.other 6  // TRAP: far
  a.store %v, %m[%i] : memref<?xi8>
  a.store.again
  return %v : i8
}
// CALL: @f(true, 9) -> trap(far)
// CALL: @f(false, 9) -> 9
"""
# Prints what `memref-cts operations` would, if it gets each case of the table.
TOOL = """#!/bin/sh
[ $# = 7 ] && [ "$1 $2" = "operations --json=-" ] || exit 2
echo '{"operations": [%s]}'
"""
SUMMARY = "make_access_cases: access.toml: 2 operations in 2 situations: 3 cases made, 0 by hand, 1 missing with a reason; {} problems\n"


class AccessCasesTest(TreeTest):
    def setUp(self):
        super().setUp()
        self.write("access.toml", TABLE)
        self.write("far/other.mlir", "")
        self.write("far/access-dim.mlir", "")

    def make(self, *arguments):
        code, output, errors = self.script("checks/make_access_cases.py", "--cases", self.root, *arguments)
        return code, output + errors

    def rejects(self, what, old, new):
        """Changes the table; the cases are not made."""
        self.assertIn(old, TABLE)
        self.write("access.toml", TABLE.replace(old, new))
        for arguments in ([], ["--check"]):
            code, output = self.make(*arguments)
            self.assertEqual(code, 1, output)
            self.assertIn(what, output)
        self.assertFalse(os.path.exists(os.path.join(self.root, "freed")))

    def differs(self, what, fix):
        code, output = self.make("--check")
        self.assertEqual(code, 1)
        self.assertIn(f"{what}\n  fix:  {fix}", output)
        self.assertIn(SUMMARY.format(1), output)

    def test_cases(self):
        code, output = self.make()
        self.assertEqual((code, output), (0, "wrote far/access-store.mlir\nwrote freed/access-load.mlir\n"
                                             "wrote freed/access-store.mlir\n" + SUMMARY.format(0)))
        self.assertEqual(self.read("freed/access-load.mlir"), LOAD)
        self.assertEqual(self.read("far/access-store.mlir"), STORE)
        self.assertIn("  a.store %v, %m[%i] : memref<?xi8>  // TRAP: freed\n", self.read("freed/access-store.mlir"))
        self.assertFalse(os.path.exists(os.path.join(self.root, "far/access-load.mlir")))
        self.assertEqual(self.make(), (0, SUMMARY.format(0)))
        self.assertEqual(self.make("--check"), (0, SUMMARY.format(0)))

    def test_missing_combinations(self):
        self.assertEqual(self.make("--missing"), (0, "far/access-load.mlir: It is too near. See far/other.mlir.\n"))

    def test_changed_case(self):
        self.make()
        changed = LOAD.replace("false, 9", "false, 8")
        self.write("freed/access-load.mlir", changed)
        self.differs("freed/access-load.mlir: differs from the rows of access.toml", "python3 ci/checks/make_access_cases.py")
        self.assertEqual(self.read("freed/access-load.mlir"), changed)
        self.assertEqual(self.make()[0], 0)
        self.assertEqual(self.read("freed/access-load.mlir"), LOAD)

    def test_changed_row(self):
        self.make()
        self.write("access.toml", TABLE.replace('"far away"', '"far off"'))
        self.differs("far/access-store.mlir: differs from the rows of access.toml", "python3 ci/checks/make_access_cases.py")

    def test_removed_case(self):
        self.make()
        os.remove(os.path.join(self.root, "freed/access-store.mlir"))
        self.differs("freed/access-store.mlir: is missing", "python3 ci/checks/make_access_cases.py")

    def test_case_of_no_row(self):
        self.make()
        self.write("freed/access-copy.mlir", LOAD)
        self.differs("freed/access-copy.mlir: is made from no row of access.toml", "remove it, add its rows, or name it")
        code, _ = self.make()
        self.assertEqual(code, 1)
        self.assertEqual(self.read("freed/access-copy.mlir"), LOAD)

    def test_case_of_a_missing_combination(self):
        self.make()
        self.write("far/access-load.mlir", LOAD)
        self.differs("far/access-load.mlir: is made from no row of access.toml", "remove it")

    def test_removed_case_by_hand(self):
        self.make()
        os.remove(os.path.join(self.root, "far/access-dim.mlir"))
        self.differs("far/access-dim.mlir: is missing, but a row [[by-hand]] names it", "write it")

    def test_removed_case_instead(self):
        self.make()
        os.remove(os.path.join(self.root, "far/other.mlir"))
        self.differs("far/other.mlir: is missing, but a row [[missing]] names it", "write it")

    def test_combination_by_hand(self):
        self.write("access.toml", TABLE.replace("access-dim", "access-store"))
        self.write("far/access-store.mlir", "mine")
        os.remove(os.path.join(self.root, "far/access-dim.mlir"))
        code, output = self.make()
        self.assertEqual(code, 0, output)
        self.assertIn("2 cases made, 1 by hand, 1 missing", output)
        self.assertEqual(self.read("far/access-store.mlir"), "mine")

    def test_two_tables(self):
        self.write("b.toml", TABLE.replace('prefix = "access-"', 'prefix = "b-"\nothers = true').replace("access-dim", "b-dim"))
        self.write("far/b-dim.mlir", "")
        self.write("far/b-other.mlir", "")
        code, output = self.make()
        self.assertEqual(code, 0, output)
        self.assertEqual(self.read("freed/b-load.mlir"), LOAD.replace("access.toml", "b.toml"))
        self.write("far/b-load.mlir", "")
        code, output = self.make("--check")
        self.assertEqual(code, 1)
        self.assertIn("far/b-load.mlir: is made from no row of b.toml", output)
        self.assertNotIn("far/b-other.mlir", output)

    def test_line_that_traps(self):
        self.rejects("[operation.load]: not exactly one line of the text has a.read", '"a.load"', '"a.read"')
        self.rejects("[operation.store]: not exactly one line of the text has a.store", "a.store.again", "a.store 1")
        self.rejects("[operation.store]: not exactly one line of the text has a.none", 'far = "a.other"', 'far = "a.none"')

    def test_rows(self):
        self.rejects("[situation.far]: {result} needs `returns` of [operation.load]", 'returns = "old"\n', "")
        self.rejects("[operation.load]: returns is none of old, new", '"old"', '"both"')
        self.rejects("[operation.store]: no key at_fault is known", "at-fault", "at_fault")
        self.rejects("[operation.store]: at-fault names [situation.fra]", "at-fault.far", "at-fault.fra")
        self.rejects("[[missing]] needs reason", 'reason = "It is too near."\n', "")
        self.rejects("no table or key views is known", 'view = ', 'views = ')
        self.rejects("needs a prefix", 'prefix = "access-"\n', "")
        self.rejects("[situation.far]: {result} needs `old`", "old = 6\n", "")
        self.rejects("[[missing]] names [operation.laod], which does not exist", '["load"]', '["laod"]')
        self.rejects("[[missing]] names [situation.near], which does not exist", '["far"]', '["near"]')
        self.rejects("[[missing]] names far/access-load.mlir twice", '["load"]', '["load", "load"]')
        self.rejects("far/access-load.mlir is both [[missing]] and [[by-hand]]", "access-dim", "access-load")

    def test_programs(self):
        self.rejects("[situation.freed]: the program needs the line '  {access}' once", "f() {\n  {access}\n}\n// CALL: @f(true, 9) -> trap(freed)",
                     "f() {\n}\n// CALL: @f(true, 9) -> trap(freed)")
        self.rejects("[situation.far]: the program needs the line '  {access}' once", "{access without fault}", "{access}")
        self.rejects("[situation.freed]: the program needs '-> trap(freed)'", "-> trap(freed)", "-> trap(far)")

    def with_tool(self, name, traps, gaps):
        os.chmod(self.write("tool", TOOL % f'{{"name": "{name}", "traps": {traps}, "gaps": {gaps}}}'), 0o755)
        return self.make("--check", "--tool", os.path.join(self.root, "tool"))

    def test_traps_of_operations(self):
        self.make()
        for name, traps, gaps in (("a.load", '{"freed": 2}', '["not executed by any case", "no case of other"]'),
                                  ("a.dim", "{}", '["no case of far"]'), ("llvm.load", '{"use-after-free": 1}', "[]")):
            self.assertEqual(self.with_tool(name, traps, gaps), (0, SUMMARY.format(0)))
        for name, traps, gaps, what in (
                ("a.load", '{"freed": 2}', '["no case of far"]', "a.load can end in far, and no case shows it"),
                ("a.other", "{}", '["no case of far"]', "a.other can end in far, and no case shows it"),
                ("a.copy_all", '{"use-after-free": 1}', "[]", "a.copy_all accesses memory and has no row\n  fix:  add a row [operation.KEY]"),
                ("a.copy", "{}", '["no case of use-after-free"]', "a.copy accesses memory and has no row")):
            code, output = self.with_tool(name, traps, gaps)
            self.assertEqual(code, 1)
            self.assertIn("access.toml: " + what, output)
        self.assertEqual(self.make("--tool", os.path.join(self.root, "none"))[0], 2)
        self.write("tool", "#!/bin/sh\nexit 2\n")
        self.assertEqual(self.make("--tool", os.path.join(self.root, "tool"))[0], 2)

    def test_no_table(self):
        self.write("access.toml", "[operation")
        self.assertEqual(self.make("--check")[0], 2)
        self.write("access.toml", "")
        self.assertEqual(self.make("--check")[0], 1)
        os.remove(os.path.join(self.root, "access.toml"))
        code, output = self.make("--check")
        self.assertEqual(code, 2)
        self.assertIn("no table *.toml", output)

    def test_usage(self):
        self.assertEqual(self.make("--fix")[0], 2)


if __name__ == "__main__":
    unittest.main()
