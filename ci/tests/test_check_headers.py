#===- test_check_headers.py - Tests of check_headers.py -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Headers that stand alone and headers that do not, compiled for real.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_headers.py."""

import shutil
import unittest

from support import TreeTest

CC = shutil.which("clang-22") or shutil.which("cc")
CXX = shutil.which("clang++-22") or shutil.which("c++")


class HeaderTest(TreeTest):
    def check(self, path, text):
        self.write(path, text)
        return self.script(
            "checks/check_headers.py", f"--root={self.root}", f"--build={self.root}/build", f"--cc={CC}", f"--cxx={CXX}"
        )

    def test_header_that_stands_alone(self):
        text = "#ifndef A_H\n#define A_H\n#include <stdint.h>\nstruct a { uint8_t b; };\n#endif\n"
        code, out, _ = self.check("refrt/a.h", text)
        self.assertEqual((code, out), (0, "check_headers: 1 headers, 2 compilations, 0 failures\n"))

    def test_missing_include_is_found_in_both_languages(self):
        code, out, _ = self.check("refrt/a.h", "#ifndef A_H\n#define A_H\nstruct a { uint8_t b; };\n#endif\n")
        self.assertEqual(code, 1)
        self.assertIn("refrt/a.h:1: does not compile alone (C11", out)
        self.assertIn("refrt/a.h:1: does not compile alone (C++17)", out)

    def test_c_only_header_of_refrt_is_found(self):
        text = "#ifndef A_H\n#define A_H\nstruct a { int class; };\n#endif\n"
        self.assertEqual(self.check("refrt/a.h", text)[0], 1)

    def test_missing_include_guard_is_found(self):
        code, out, _ = self.check("fuzz/a.h", "struct A { int b; };\n")
        self.assertEqual(code, 1)
        self.assertIn("redefinition", out)

    def test_words_of_conformance_are_public(self):
        self.assertEqual(self.check("conformance/words/a.h", "struct A { int b; };\n")[0], 1)

    def test_private_headers_are_left_alone(self):
        code, out, _ = self.check("refrt/run/a.h", "struct a { uint8_t b; };\n")
        self.assertEqual((code, out), (0, "check_headers: 0 headers, 0 compilations, 0 failures\n"))


if __name__ == "__main__":
    unittest.main()
