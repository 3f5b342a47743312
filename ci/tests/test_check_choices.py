#===- test_check_choices.py - Tests of check_choices.py -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Tables with one row whose tool is a shell script of the test: what must be
# accepted, and each thing that must not.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_choices.py."""

import os
import subprocess
import sys
import unittest

from support import CI, TreeTest

HEAD = "# Title\n\n| word | means |\n|---|---|\n| `x` | no choice |\n\n"
TABLE = HEAD + "| operation | what is open | the oracle | decided by | cases |\n|---|---|---|---|---|\n"
ROW = "| `a.b` | the order | none | {by} | `ops/a.mlir` |\n"
# Prints what `run` is to print, or writes a report with one cell.
TOOL = """#!/bin/sh
[ "$1" = run ] && { echo "%(run)s"; exit 0; }
for word; do case $word in --json=*) report=${word#--json=};; esac; done
cat > "$report" << END
{"files": [{"file": "$2", "cells": [{"lowering": "-", "verdicts": {"agree": 9}},
  {"lowering": "upstream", "verdicts": %(verdicts)s}]}]}
END
exit 1
"""


class ChoicesTest(TreeTest):
    def check(self, text, tool=None):
        self.write("cases/ops/a.mlir", "")
        self.write("test/a.test", "")
        command = [sys.executable, "-B", os.path.join(CI, "checks", "check_choices.py"), "--file", self.write("CHOICES.md", text)]
        if tool:
            path = self.write("tool", tool)
            os.chmod(path, 0o755)
            command.append("--tool=" + path)
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        return run.returncode, run.stdout + run.stderr

    def rejects(self, by, what, tool=None, row=ROW):
        code, output = self.check(TABLE + row.replace("{by}", by), tool)
        self.assertEqual(code, 1, output)
        self.assertIn(what, output)

    def accepts(self, by, tool=None):
        code, output = self.check(TABLE + ROW.replace("{by}", by), tool)
        self.assertEqual((code, output), (0, "check_choices: 1 choices, 0 problems\n"))

    def test_text(self):
        for by in ("`chosen`", "`lowerings`: upstream, mlir-19", "`lowerings`: patterns of `test/a.test`", "`source`: LangRef"):
            self.accepts(by)

    def test_who_decides(self):
        self.rejects("us", "none of lowerings, source, chosen, undefined, refused")
        self.rejects("`ours`", "none of lowerings")
        self.rejects("`lowerings`: all", "names neither lowerings only nor a test")
        self.rejects("`lowerings`: patterns of `test/b.test`", "no file test/b.test")
        self.rejects("`source`", "a source is named where")
        self.rejects("`chosen`: LangRef", "a source is named where")

    def test_cases(self):
        self.rejects("`chosen`", "no case ops/b.mlir", row=ROW.replace("a.mlir", "b.mlir"))
        self.rejects("`chosen`", "no case", row=ROW.replace("`ops/a.mlir`", "many"))
        self.rejects("`chosen`", "not five cells with text", row=ROW.replace("none", ""))

    def test_no_table(self):
        code, output = self.check(HEAD)
        self.assertEqual(code, 1)
        self.assertIn("no table of choices", output)
        self.assertEqual(self.check(HEAD + "text")[0], 1)

    def test_nobody_decides(self):
        for word, shown in (("chosen", "0x0 (chosen)"), ("undefined", "undefined behaviour: a"), ("refused", "refused: a")):
            self.accepts(f"`{word}`", TOOL % {"run": shown, "verdicts": "{}"})
            self.rejects(f"`{word}`", "a.mlir shows no", TOOL % {"run": "result 0: 1", "verdicts": "{}"})

    def test_lowerings_decide(self):
        tool = TOOL % {"run": "", "verdicts": '{"agree": 2, "refused": 1}'}
        self.accepts("`lowerings`: upstream", tool)
        for verdicts in ('{"agree": 2, "differ": 1}', '{"agree": 2, "lowered-ub": 1}', '{"refused": 2}', "{}"):
            self.rejects("`lowerings`: upstream", "upstream does not do so: a.mlir",
                         TOOL % {"run": "", "verdicts": verdicts})

    def test_no_file(self):
        run = subprocess.run([sys.executable, "-B", os.path.join(CI, "checks", "check_choices.py"), "--file", os.path.join(self.root, "none")],
                             capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 2)


if __name__ == "__main__":
    unittest.main()
