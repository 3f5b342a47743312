#===- test_doxygen_filter.py - Tests of site/doxygen_filter.py ------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Comments of made-up headers. Lines keep their numbers, so that what Doxygen says
# has the right place.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/site/doxygen_filter.py."""

import os
import sys
import unittest

from support import CI

sys.path.insert(0, os.path.join(CI, "site"))
from doxygen_filter import filtered  # pylint: disable=wrong-import-position

NAMED = "What its name says; see the description of the whole."


class FilterTest(unittest.TestCase):
    def lines(self, text):
        """The lines behind the top of a file, without blanks at their ends."""
        out = filtered("// Top of the file.\n\n" + text).split("\n")
        self.assertEqual(len(out), len(text.split("\n")) + 2)
        return [" ".join(line.split()) for line in out[2:]]

    def test_the_top_is_no_documentation(self):
        self.assertEqual(filtered("//===-- A.h ---===//\n// Words.\n#define A_H\n\nint f();"), "\n\n#define A_H\n\nint f();")

    def test_a_comment_is_about_all_up_to_the_next(self):
        self.assertEqual(self.lines("/// First.\nint f();\nint g();\n/// Second.\nint h();\n\nint i();"),
                         ["", "/** First. */ int f();", "/** First. */ int g();", "", "/** Second. */ int h();", "", "int i();"])

    def test_a_comment_behind_is_added(self):
        self.assertEqual(self.lines("// All.\nint f(); // or -1\nint g(); /* or 0 */"),
                         ["", "/** All. or -1. */ int f();", "/** All. or 0. */ int g();"])

    def test_a_declaration_of_two_lines(self):
        self.assertEqual(self.lines("/* Text\n * of two lines. */\nvoid f(int a,\n       int b);\nvoid g(void);"),
                         ["", "", "/** Text of two lines. */ void f(int a,", "int b);", "/** Text of two lines. */ void g(void);"])

    def test_fields(self):
        self.assertEqual(self.lines("/// Of `lo`.\nstruct S {\n  int lo = 0;\n  int hi = 0;\n  int size = 0, place = 0;\n  int x; // unit\n};"),
                         ["", "/** Of `lo`. */ struct S {", f"/** {NAMED} */ int lo = 0;", "int hi = 0;",
                          f"/** {NAMED} */ int size = 0; /** {NAMED} */ int place = 0;", "/** unit. */ int x;", "};"])

    def test_fields_of_a_struct_without_a_comment(self):
        self.assertEqual(self.lines("struct S {\n  int size = 0;\n};"), ["struct S {", "int size = 0;", "};"])

    def test_functions_need_their_own(self):
        self.assertEqual(self.lines("/// A struct.\nstruct S {\n  int count() const;\n};"), ["", "/** A struct. */ struct S {", "int count() const;", "};"])

    def test_macros(self):
        self.assertEqual(self.lines("/* Doubles. */\n#define TWICE(X) \\\n  ((X) * 2)"), ["/** Doubles. */", "#define TWICE(X) \\", "((X) * 2)"])

    def test_templates(self):
        self.assertEqual(self.lines("/// A pattern.\ntemplate <typename T>\nstruct P {\n};"),
                         ["", "template <typename T>", "/** A pattern. */ struct P {", "};"])

    def test_marks_of_doxygen_are_words(self):
        self.assertIn("\\@f &lt;a&gt; \\#1", self.lines("/// Of @f <a> #1.\nint f();")[1])


if __name__ == "__main__":
    unittest.main()
