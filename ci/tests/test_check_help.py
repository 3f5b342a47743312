#===- test_check_help.py - Tests of check_help.py -------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A tool that is a script with help of the right form, then the same with one offence
# each; pages and completions of a manual, then such that are wrong.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_help.py."""

import os
import shutil
import unittest

from support import TreeTest
import check_help
import write_manual

# Prints help/NAME for --help, -h and help NAME; anything else succeeds.
TOOL = """#!/bin/bash
folder=$(dirname "$0")/help
case "$1 $2" in
  "--help "|"help ") cat "$folder/whole";;
  "help nosuch") echo "memref-cts: error: unknown subcommand 'nosuch'; see memref-cts --help" >&2; exit 2;;
  "help "*) cat "$folder/$2";;
  *" --help"|*" -h") cat "$folder/$1$([ "$2" = -h ] && cat "$folder/short")";;
  *) source "$folder/run";;
esac
"""
NAMES = [f"sub{letter}" for letter in "abcdefghijk"]
WHOLE = ("memref-cts: checks\n\nusage: memref-cts SUBCOMMAND\n\nsubcommands:\n"
         + "".join(f"  {name}\n        Do it\n" for name in NAMES)
         + "\nexamples:\n  memref-cts suba case.mlir\n        Do it\n\nexit codes:\n  0  all is well\n")
ONE = """memref-cts {name}: Do it

usage: memref-cts {name} [OPTION...]

options:
  --json=FILE
        Write JSON
  -h, --help
        Print this text

examples:
  memref-cts {name} case.mlir
        Do it

exit codes:
  0  all is well
  1  a finding
  2  the command line is wrong
  3  an internal error

page: README.md
"""


class HelpTest(TreeTest):
    """The help of `suba` has the offence; the others have none."""

    def outcome(self, test, replace=None, run="[ -f case.mlir ]", short=""):
        texts = {name: ONE.format(name=name) for name in NAMES}
        if replace:
            self.assertIn(replace[0], texts["suba"])
            texts["suba"] = texts["suba"].replace(*replace)
        for name, text in {**texts, "whole": WHOLE, "run": run, "short": short}.items():
            self.write(f"bin/help/{name}", text)
        if short:
            self.write(f"bin/help/suba{short}", texts["suba"] + "more\n")
        os.chmod(self.write("bin/memref-cts", TOOL), 0o755)
        code, out, err = self.script("checks/check_help.py", f"--tools={self.root}/bin", f"HelpTest.{test}")
        self.assertIn("Ran 1 test", err + out)
        return code, out + err

    def rejects(self, test, said, **offence):
        self.assertEqual(self.outcome(test)[0], 0)
        code, text = self.outcome(test, **offence)
        self.assertEqual(code, 1)
        self.assertIn(said, text)

    def test_no_tools(self):
        code, _, err = self.script("checks/check_help.py", f"--tools={self.root}")
        self.assertEqual((code, err), (2, f"check_help: error: no memref-cts in {self.root}\n"))

    def test_a_subcommand_without_examples(self):
        self.rejects("test_every_subcommand_has_examples_exit_codes_and_a_page", "suba",
                     replace=("  memref-cts suba case.mlir\n        Do it\n", ""))

    def test_an_example_of_another_subcommand(self):
        self.rejects("test_every_subcommand_has_examples_exit_codes_and_a_page", "'memref-cts suba' not found",
                     replace=("  memref-cts suba case", "  memref-cts subb case"))

    def test_an_exit_code_that_is_left_out(self):
        self.rejects("test_every_subcommand_has_examples_exit_codes_and_a_page", "['0', '1', '3']",
                     replace=("  2  the command line is wrong\n", ""))

    def test_a_page_that_is_not_there(self):
        self.rejects("test_every_subcommand_has_examples_exit_codes_and_a_page", "NOTHING.md",
                     replace=("page: README.md", "page: NOTHING.md"))

    def test_an_option_without_a_meaning(self):
        self.rejects("test_every_option_says_what_it_does", "suba --json", replace=("        Write JSON\n", ""))

    def test_an_option_whose_value_has_no_name(self):
        self.rejects("test_every_option_says_what_it_does", "suba --json", replace=("--json=FILE", "--json=value"))

    def test_a_long_line(self):
        self.rejects("test_lines_are_short", "Write JSON", replace=("Write JSON", "Write JSON " + "again " * 20))

    def test_ways_to_ask_that_differ(self):
        self.rejects("test_three_ways_to_ask", "suba", short="-short")

    def test_an_example_that_fails(self):
        self.rejects("test_examples", "memref-cts suba case.mlir", run='[ "$1" != suba ] || exit 2')

    def test_an_example_that_warns(self):
        self.rejects("test_examples", "memref-cts: warning", run="echo 'memref-cts: warning: odd'")

    def test_an_example_whose_file_is_not_there(self):
        self.rejects("test_examples", "nofile.mlir", run='[ -f "$2" ] || exit 2', replace=("suba case.mlir", "suba nofile.mlir"))


PAGE = """.TH MEMREF\\-CTS\\-SUBA 1 "" "memref\\-cts 1" "memref\\-cts"
.SH NAME
memref\\-cts\\-suba \\- do it
.SH SYNOPSIS
memref\\-cts suba
.SH OPTIONS
.TP
\\fB\\-\\-json\\fR=\\fIFILE\\fR
Write JSON
.TP
\\fB\\-h\\fR, \\fB\\-\\-help\\fR
Print this text
.SH EXAMPLES
x
.SH EXIT CODES
x
"""
FISH = "complete -c memref-cts -d 'Engines besides ref: ref-llvm, jit'\n"
BASH = """_memref_cts() {{
  case "${{COMP_WORDS[COMP_CWORD]}}" in
    che) COMPREPLY=(check);;
    gat) COMPREPLY=(gate);;
    --sar) [ "${{COMP_WORDS[1]}}" = {where} ] && COMPREPLY=(--sarif=) || COMPREPLY=();;
    *) COMPREPLY=(mlir);;
  esac
}}
complete -F _memref_cts memref-cts
"""


class ManualTest(TreeTest):
    """The tests of the manual, on one that is written here."""

    def outcome(self, test):
        """What is wrong, or ""."""
        class Manual(check_help.ManualTest):
            @classmethod
            def setUpClass(cls):
                pass

            def test_only_completions(self):
                self.check_completions(self.bash)

        Manual.folder = self.root
        Manual.pages = [os.path.join(self.root, "man/man1/memref-cts-suba.1")]
        Manual.subcommands = {"suba": write_manual.read_help(ONE.format(name="suba"))}
        result = unittest.TestResult()
        unittest.TestSuite([Manual(test)]).run(result)
        self.assertEqual(result.testsRun, 1)
        self.assertEqual(result.skipped, [])
        return "".join(text for _, text in result.failures + result.errors)

    def page(self, text):
        self.write("man/man1/memref-cts-suba.1", text)

    def test_a_page_for_each(self):
        self.page(PAGE)
        self.assertIn("memref-cts.1", self.outcome("test_a_page_for_each"))

    @unittest.skipUnless(shutil.which("man"), "man is not installed")
    def test_pages_that_man_warns_about(self):
        test = "test_man_shows_them_without_warnings"
        self.page(PAGE)
        self.assertEqual(self.outcome(test), "")
        self.page(PAGE.replace(".SH OPTIONS", ".NOTHING\n.SH OPTIONS"))
        self.assertIn("NOTHING", self.outcome(test))
        self.page(PAGE.replace(".SH EXAMPLES\nx\n", ""))
        self.assertIn("EXAMPLES", self.outcome(test))

    @unittest.skipUnless(shutil.which("man"), "man is not installed")
    def test_a_page_without_an_option(self):
        self.page(PAGE)
        self.assertEqual(self.outcome("test_man_has_every_option"), "")
        self.page(PAGE.replace("\\-\\-json", "\\-\\-yaml"))
        self.assertIn("--json=FILE", self.outcome("test_man_has_every_option"))

    def test_menus_that_end_in_the_middle(self):
        test = "test_menus_have_whole_sentences"
        for path in ("fish/vendor_completions.d/memref-cts.fish", "zsh/site-functions/_memref-cts"):
            self.write(path, FISH)
        self.assertEqual(self.outcome(test), "")
        self.write("zsh/site-functions/_memref-cts", FISH + "complete -d 'Engines:'\n")
        self.assertIn("zsh", self.outcome(test))

    def test_completions_of_another_subcommand(self):
        path = "bash-completion/completions/memref-cts"
        self.write(path, BASH.format(where="gate"))
        self.assertEqual(self.outcome("test_only_completions"), "")
        self.write(path, BASH.format(where="check"))
        self.assertIn("--sarif=", self.outcome("test_only_completions"))
        self.write(path, BASH.format(where="gate").replace("complete -F", "# complete -F"))
        self.assertNotEqual(self.outcome("test_only_completions"), "")


if __name__ == "__main__":
    unittest.main()
