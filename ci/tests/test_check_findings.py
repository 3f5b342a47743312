#===- test_check_findings.py - Tests of check_findings.py -----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Texts whose tools are shell scripts of the test: what must be accepted, and
# each thing that must not.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_findings.py."""

import os
import subprocess
import sys
import unittest

from support import CI, TreeTest

AFFECTED = "Affected: 22, 19. Not: 16, 15. Silent: 14, 13."
SECTION = "## Title\n\nWaivers: `one`.\n\n" + AFFECTED + "\n\n```mlir\nhello  world\n```\n\n```sh\nmlir-opt INPUT\n```\n\nExpected: A greeting (ADDR-01).\n\nActual:\n\n```text\n{actual}\n```\n"
WAIVERS = "---\n- name: one\n  pattern: \"*\"\n  lowering: \"{upstream*,mlir-19}\"\n- name: old\n  pattern: \"*\"\n  lowering: mlir-16\n"


class FindingsTest(TreeTest):
    def check(self, text, waivers=WAIVERS, differences="# Known differences\n", tools=("mlir-opt", "mlir-translate", "llc")):
        for tool in tools:
            os.chmod(self.write("tools/" + tool, "#!/bin/sh\ncat \"$@\"; echo end of $1\n"), 0o755)
        run = subprocess.run([sys.executable, "-B", os.path.join(CI, "checks", "check_findings.py"),
                              "--tools", os.path.join(self.root, "tools"),
                              "--findings", self.write("FINDINGS.md", text),
                              "--waivers", self.write("waivers.yaml", waivers),
                              "--differences", self.write("differences.md", differences),
                              "--cases", os.path.join(self.root, "cases")],
                             capture_output=True, text=True, check=False)
        return run.returncode, run.stdout + run.stderr

    def test_what_happens_is_accepted(self):
        code, output = self.check(SECTION.format(actual="hello world\nend of {{.*}}.mlir"))
        self.assertEqual((code, output), (0, "check_findings: 1 findings, 1 waivers, 0 problems\n"))

    def test_order_counts(self):
        code, output = self.check(SECTION.format(actual="end of\nhello world"))
        self.assertEqual(code, 1)
        self.assertIn("FINDINGS.md:1: error: Title: 'mlir-opt INPUT' does not print 'hello world'", output)

    def test_what_does_not_happen(self):
        self.assertEqual(self.check(SECTION.format(actual="good bye"))[0], 1)

    def test_any_thing_stays_in_its_line(self):
        self.assertEqual(self.check(SECTION.format(actual="hello {{.*}} end"))[0], 1)

    def differ(self, row, head="case | what it does | clause"):
        for name in ("ops/add-wide", "ops/add-narrow", "traps/oob/add-wide"):
            self.write(f"cases/{name}.mlir", "module {}\n")
        waivers = ('- name: one\n  pattern: "{add-wide.mlir,oob/*.mlir}"\n  lowering: "upstream*"\n  clause: ADDR-01\n'
                   '- name: two\n  pattern: "add-narrow.mlir"\n  lowering: "mlir-*"\n  versions: "15-16"\n  clause: ADDR-02\n')
        code, output = self.check(SECTION.format(actual="hello"), waivers,
                                  f"| {head} |\n|---|---|---|\n| {row} |\n")
        self.assertEqual(code, int("differences.md" in output), output)
        return [line.split("error: ")[1] for line in output.splitlines() if "differences.md:3" in line]

    def test_known_differences(self):
        self.assertEqual(self.differ("`add-wide`, `oob/add-*` | adds | ADDR-01"), [])
        self.assertEqual(self.differ("`add-wide`, `-none` | adds | ADDR-01"), ["there is no case -none"])
        self.assertEqual(self.differ("`gone` | adds | ADDR-01"), ["there is no case gone"])
        self.assertEqual(self.differ("`add-narrow` | adds | ADDR-02"), ["no waiver of ADDR-02 is about add-narrow and MLIR 22"])
        self.assertEqual(self.differ("`add-wide`, `-narrow` | 19, 16 | ADDR-01, -02", "case | release | clause"),
                         ["no waiver of ADDR-01, ADDR-02 is about add-wide and MLIR 19, 16"])
        self.assertEqual(self.differ("`add-narrow` | 19 | ADDR-02", "case | release | clause"),
                         ["no waiver of ADDR-02 is about add-narrow and MLIR 19"])
        self.assertEqual(self.differ("`add-narrow` | adds | by LLVM", "case | what happens | by"), [])

    def affected(self, line, what, waivers=WAIVERS):
        code, output = self.check(SECTION.format(actual="hello").replace(AFFECTED, line), waivers)
        self.assertEqual(code, 1 if what else 0, output)
        self.assertIn(what or "0 problems", output)

    def test_clauses(self):
        text = SECTION.format(actual="hello")
        clause = "  clause: %s\n- name: old"
        self.assertEqual(self.check(text, WAIVERS.replace("- name: old", clause % "ADDR-01"))[0], 0)
        for given, rows, what in ((text.replace(" (ADDR-01)", ""), WAIVERS, "Title: 'Expected:' names no clause"),
                                  (text, WAIVERS.replace("- name: old", clause % "ADDR-02"),
                                   "Title: 'Expected:' does not name ADDR-02, which its waivers say is broken")):
            code, output = self.check(given, rows)
            self.assertEqual(code, 1)
            self.assertIn(what, output)

    def test_waivers_of_some_releases(self):
        def rows(versions):
            return WAIVERS.replace('"{upstream*,mlir-19}"\n', '"{upstream*,mlir-*}"\n  versions: "%s"\n' % versions)

        self.affected(AFFECTED, None, rows("19-22"))
        self.affected(AFFECTED, None, rows("19+"))
        self.affected(AFFECTED, "its waivers are about 16, 14, 13 as well", rows("13-14, 16, 22"))

    def test_order_of_fields(self):
        rows = ('- lowering: "{upstream*,mlir-*}"\n  stage: jit # where\n  versions: \'%s\' # of MLIR\n  pattern: "*"\n'
                '  reason: >-\n    lowering: of this\n    name: no field\n  name: one\n# - name: none\n'
                '- name: old\n  pattern: "*"\n  lowering: mlir-16\n')
        self.affected(AFFECTED, None, rows % "19-22")
        self.affected(AFFECTED, "its waivers are about 16, 14, 13 as well", rows % "13-14, 16, 22")

    def test_affected_releases(self):
        self.affected("", "Title: needs a line 'Affected:")
        self.affected("Affected: 22, 19. Not: 16, 15. Silent: 14.", "does not name 22, 19, 16, 15, 14, 13 once each")
        self.affected("Affected: 22, 19. Not: 19, 16, 15. Silent: 14, 13.", "once each")
        self.affected("Affected: 19. Not: 22, 16, 15. Silent: 14, 13.", "22 as affected")
        self.affected("Affected: 22, 16. Not: 19, 15. Silent: 14, 13.", "its waivers are about 19 as well")
        self.affected("Affected: 22, 19, 16. Not: 15. Silent: 14, 13.", "")
        self.affected("Affected: 22, 19, 16, 15, 14, 13.", "")

    def test_affected_by_glob(self):
        waivers = WAIVERS.replace("{upstream*,mlir-19}", "{upstream*,mlir-1[3-5]}")
        self.affected("Affected: 22, 15, 14, 13. Not: 19, 16.", "", waivers)
        self.affected("Affected: 22, 15, 13. Not: 19, 16. Silent: 14.", "about 14 as well", waivers)

    def test_affected_whatever_the_lowering(self):
        self.affected("Affected: 22. Not: 19, 16. Silent: 15, 14, 13.", "", WAIVERS.replace("{upstream*,mlir-19}", "*"))

    def test_missing_section(self):
        code, output = self.check(SECTION.format(actual="hello"), WAIVERS + "- name: two\n  lowering: \"*\"\n")
        self.assertEqual(code, 1)
        self.assertIn("error: waiver two has no section", output)

    def test_unknown_waiver(self):
        code, output = self.check(SECTION.format(actual="hello").replace("`one`", "`one`, `old`"))
        self.assertEqual(code, 1)
        self.assertIn("there is no waiver old for upstream", output)

    def test_waiver_named_twice(self):
        code, output = self.check(2 * SECTION.format(actual="hello"))
        self.assertEqual(code, 1)
        self.assertIn("waiver one is in line 1, too", output)

    def test_blocks_are_needed(self):
        code, output = self.check(SECTION.format(actual="hello").replace("```sh", "```text"))
        self.assertEqual(code, 1)
        self.assertIn("needs the blocks mlir (or llvm), sh and text", output)

    def test_nothing_is_no_success(self):
        self.assertEqual(self.check("", "---\n")[0], 1)

    def test_missing_tool(self):
        code, output = self.check(SECTION.format(actual="hello"), tools=("mlir-opt", "llc"))
        self.assertEqual(code, 2)
        self.assertIn("no mlir-translate", output)


if __name__ == "__main__":
    unittest.main()
