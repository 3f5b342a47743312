#===- test_check_recipes.py - Tests of check_recipes.py -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Each rule once obeyed and once broken, in trees of a few files.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_recipes.py."""

import os
import unittest

from support import TreeTest

TABLE = """// THING(NAME, "text"): one thing in a line. MANY(NAME, ...)
#define MANY(NAME, ...)
THING(One, "a, (b")
MANY(Two, 1, 2)
"""


class RecipesTest(TreeTest):
    def found(self, text, page="a/docs/add-a-thing.md"):
        self.write("a/things.def", TABLE)
        self.write("a/make.cpp", "int makeThing(); // keepThing\nint other() { return makeThing(); }\n")
        self.write("a/more.cpp", "void take() {}\n")
        self.write("conformance/clauses.tsv", "id\tchapter\tstatement\nB-01\tB\tIt is so.\n")
        self.write(page, text)
        code, out, _ = self.script("checks/check_recipes.py", f"--root={self.root}")
        lines = [line for line in out.splitlines() if not line.startswith("  fix:")]
        self.assertEqual(code, int(len(lines) > 1), out)
        self.assertEqual(lines[-1].startswith("check_recipes: "), True)
        return [line.replace(f"{page}:", "") for line in lines[:-1]]

    def test_names_stand_in_the_files_named_with_them(self):
        self.assertEqual(self.found("`makeThing()` of `a/make.cpp`, and `take()` of `more.cpp`. `Thing`.\n"), [])
        self.assertEqual(self.found("x\n\n| `a/more.cpp` | `makeThing()` |\n"),
                         ["3: makeThing stands in none of the files named with it, such as a/more.cpp"])
        self.assertEqual(self.found("| `a/` | `makeThing()`, `take()` |\n"), [])
        self.assertEqual(self.found("`BIGTABLE` of `a/things.def`, `THING`, `make_NAME()`\n"),
                         [f"1: {one} stands in none of the files named with it, such as a/things.def" for one in ("BIGTABLE", "make_NAME")])
        self.assertEqual(self.found("`goneThing()` is named with no file.\n"), [])

    def test_items_have_the_files_of_what_introduces_them(self):
        self.assertEqual(self.found("Two of `a/make.cpp`:\n\n* `makeThing()`\n* `other()`\n"), [])
        self.assertEqual(self.found("Two of `a/make.cpp`.\n\n* `take()` of `a/things.def`\n"),
                         ["3: take stands in none of the files named with it, such as a/things.def"])
        self.assertEqual(self.found("Two of `a/make.cpp`:\n\n* `take()`\n"),
                         ["3: take stands in none of the files named with it, such as a/make.cpp"])

    def test_calls_of_a_block(self):
        self.assertEqual(self.found("```\nint mine(int a) {\n  return makeThing(a, \"gone(\") + mine(a); // gone()\n}\n```\n"), [])
        self.assertEqual(self.found("x\n```\nint mine(int a) {\n  return ourThing(a);\n}\n```\n"),
                         ["4: no code has the function or macro ourThing"])
        self.assertEqual(self.found("```mlir\nourThing(1)\n```\n"), [])

    def test_rows_of_a_block(self):
        self.assertEqual(self.found('1. A row:\n\n   ```\n   THING(Three, "c, (d")\n   MANY(Four, 1, 2, 3)\n   ```\n'), [])
        self.assertEqual(self.found('```\nTHING(Three, "c", 3)\n```\n'), ["2: a row THING of 3 columns, and no table has one"])
        self.assertEqual(self.found("```\nB-NN|B|It is so.\n```\n"), [])
        self.assertEqual(self.found("```\nB-NN|B|must|It is so.\n```\n"),
                         ["2: a clause of 4 columns, and conformance/clauses.tsv has 3"])

    def test_lists_of_columns(self):
        table = "A row of `a/things.def`:\n\n| column | is |\n|---|---|\n| name, \"text\" | what |\n"
        self.assertEqual(self.found(table), [])
        self.assertEqual(self.found(table + "| kind | what |\n"), ["6: a/things.def has no column kind"])

    def test_paths_of_commands(self):
        self.assertEqual(self.found("```sh not run: mine is yours\ntool a/*.cpp a/mine.cpp $(find b/c) # d/e.cpp\n```\n"), [])
        self.assertEqual(self.found("```sh not run: long\ntool a/gone.cpp\n```\n"), ["2: there is no a/gone.cpp"])

    def test_what_is_no_recipe(self):
        bad = "`take()` of `a/make.cpp`\n"
        self.assertEqual(self.found(bad, "a/docs/use-a-thing.md"), [])
        self.assertEqual(len(self.found(bad, "a/docs/change-a-thing.md")), 1)
        os.remove(os.path.join(self.root, "a/docs/change-a-thing.md"))
        self.assertEqual(self.found(f"# a\n\n{bad}\n## How to add one\n\nx\n\n## How to run\n\n{bad}", "a/README.md"), [])
        self.assertEqual(self.found(f"# a\n\n## How to add one\n\n### A thing\n\n{bad}", "a/README.md"),
                         ["7: take stands in none of the files named with it, such as a/make.cpp"])


if __name__ == "__main__":
    unittest.main()
