#===- test_check_words.py - Tests of check_words.py -----------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Each rule once obeyed and once broken, in trees of a few pages.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_words.py."""

import unittest

from support import TreeTest
import check_words

LONG = " ".join(["word"] * 31)
LIMIT = " ".join(["Word"] + ["word"] * 29)
WORDS = "# Project\n\nIt has a leaf.\n\n## Words\n\n| word | means |\n|---|---|\n| leaf | one number |\n"


class SentenceTest(unittest.TestCase):
    def lines(self, text):
        return [finding.line for finding in check_words.check_sentences("a.md", text)]

    def test_thirty_words_are_enough(self):
        self.assertEqual(self.lines(f"{LIMIT}. {LIMIT}.\n"), [])
        self.assertEqual(self.lines(f"x.\n\n{LONG}.\n"), [3])

    def test_a_sentence_goes_on_in_the_next_line(self):
        self.assertEqual(self.lines("a " * 16 + "\n" + "a " * 15 + ".\n"), [1])

    def test_items_cells_and_headings_are_sentences_of_their_own(self):
        half = "a " * 16
        self.assertEqual(self.lines(f"{half}:\n\n* {half}\n* {half}\n\n# {half}\n{half}\n"), [])
        self.assertEqual(self.lines(f"| {half} | {half} |\n|---|---|\n| x | {LONG} |\n"), [3])

    def test_code_is_no_sentence_and_a_span_one_word(self):
        self.assertEqual(self.lines(f"```\n{LONG}\n```\n\n1. a\n\n   ```sh\n   {LONG}\n   ```\n"), [])
        self.assertEqual(self.lines(f"    {LONG}\n"), [])
        self.assertEqual(self.lines(f"`{LONG}` is `{LONG}`.\n"), [])
        self.assertEqual(self.lines("`x y` " * 31 + "\n"), [1])

    def test_abbreviations_do_not_end_a_sentence(self):
        self.assertEqual(self.lines("a " * 16 + "e.g. `x` " + "a " * 15 + "\n"), [1])

    def test_a_sentence_may_begin_with_code(self):
        self.assertEqual(self.lines("a " * 16 + "a. `x` " + "a " * 15 + "\n"), [])


class CommentTest(unittest.TestCase):
    def lines(self, text, path="a.cpp"):
        return [finding.line for finding in check_words.check_comments(path, text)]

    def test_thirty_words_are_enough(self):
        self.assertEqual(self.lines(f"// {LIMIT}. {LIMIT}.\nint x;\n"), [])
        self.assertEqual(self.lines(f"int x;\n/// {LONG}.\n"), [2])

    def test_every_kind_of_comment(self):
        half = "a " * 16
        for path, text in (("a.h", f"// {half}\n// {half}\n"), ("a.c", f"/* {half}\n * {half} */\n"),
                           ("a.def", f"/**\n * {half}\n * {half}\n */\n"), ("a.py", f"#!/x\n# {half}\n# {half}\n"),
                           ("a.sh", f"x=1\n  # {half}\n  # {half}\n"), ("a.cmake", f"# {half}\n# {half}\n"),
                           ("b/CMakeLists.txt", f"# {half}\n# {half}\n")):
            self.assertEqual(len(self.lines(text, path)), 1, path)

    def test_only_comments_are_read(self):
        self.assertEqual(self.lines(f'auto *s = "{LONG}";\n#define X {LONG}\n'), [])
        self.assertEqual(self.lines(f"/* x */ {LONG}\n"), [])
        self.assertEqual(self.lines(f'print("{LONG}")\n', "a.py"), [])

    def test_a_paragraph_ends_a_sentence(self):
        half = "a " * 16
        for between in ("", " =====", "\nint x;"):
            self.assertEqual(self.lines(f"// {half}\n//{between}\n// {half}\n"), [])
        self.assertEqual(self.lines(f"// {half}\n/* {half} */\nint x;\n// - {half}\n// * {half}\n"), [1])

    def test_neither_a_colon_nor_a_semicolon_ends_a_sentence(self):
        half = "a " * 15
        self.assertEqual(self.lines(f"// {half}a. {half}\n"), [])
        self.assertEqual(self.lines(f"// {half}a: {half}\n"), [1])
        self.assertEqual(self.lines(f"// {half}a; {half}\n"), [1])

    def test_a_colon_announces_code_or_a_list(self):
        half = "a " * 16
        self.assertEqual(self.lines(f"// {half}:\n//   {half}\n//   {half}\n"), [])
        self.assertEqual(self.lines(f"// {half}\n//   {half}\n"), [1])

    def test_comments_of_tests(self):
        half = "a " * 16
        self.assertEqual(self.lines(f"// {half}\n// {half}\n", "a.mlir"), [1])
        self.assertEqual(self.lines(f"# {half}\n# {half}\n", "a.test"), [1])
        for line in ("RUN: ", "CHECK-NEXT: ", "CALL: ", "OPERATION: ", "  CHECK: ", "BARE-NOT: "):
            self.assertEqual(self.lines(f"// {half}\n// {line}{LONG}\n// {half}\n", "a.mlir"), [], line)

    def test_tables_and_code_are_no_sentences(self):
        row = "name   " + "word " * 16
        self.assertEqual(self.lines(f"// A table:\n//   {row}\n//          {LONG}\n//   {row}\n//   {row}\n"), [])
        self.assertEqual(self.lines(f"// Formula:\n//\n//     {LONG}\n//     {LONG}\n"), [])

    def test_a_row_of_a_table_hides_no_sentence_behind_it(self):
        self.assertEqual(self.lines(f"//   name   value\n// {LONG}\n"), [2])


class HelpTest(unittest.TestCase):
    def lines(self, text):
        return [finding.line for finding in check_words.check_help("a.cpp", text)]

    def test_descriptions_of_options(self):
        half = "word " * 16
        self.assertEqual(self.lines(f'cl::opt<int> a("a", cl::desc("{LIMIT}. {LIMIT}."));\n'), [])
        self.assertEqual(self.lines(f'cl::opt<int> a(\n  "a", cl::desc("{half}"\n  "{half}"));\n'), [2])
        self.assertEqual(self.lines(f'parser.add_argument("--a", help="{half}" "{half}")\n'), [1])
        self.assertEqual(self.lines(f'error("{LONG}");\n'), [])

    def test_texts_of_subcommands(self):
        self.assertEqual(self.lines(f'static Subcommand a("a", "FILE; X", "{LIMIT}", run,\n  {{{{"{LIMIT}"}}}});\n'), [])
        self.assertEqual(self.lines(f'static Subcommand a("a", "FILE; X", "Do.", run,\n  {{{{"{LONG}"}}}});\n'), [2])


class OtherwiseTest(unittest.TestCase):
    def found(self, path, text):
        return [finding.what for finding in check_words.check_otherwise(path, text)]

    def test_the_word_of_the_glossary_is_fine(self):
        self.assertEqual(self.found("fuzz/a.h", "// The campaign directory.\nint x; // the campaign's directory\n"), [])
        self.assertEqual(self.found("refrt/a.h", "// A fast form.\n"), [])

    def test_other_words_are_found(self):
        self.assertEqual(self.found("fuzz/a.h", "// The campaign's directory.\n"), ["says 'campaign's directory'"])
        self.assertEqual(self.found("fuzz/docs/a.md", "# The directory of a campaign\n"), ["says 'directory of a campaign'"])
        self.assertEqual(self.found("refrt/a.def", "/* Special forms of instructions. */\n"), ["says 'Special forms of instructions'"])
        self.assertEqual(self.found("conformance/a.h", "// The reading worker.\n"), ["says 'reading worker'"])

    def test_form_and_rule(self):
        self.assertEqual(self.found("lowering/a.h", "// A rule of the specification, a form of a module.\n"), [])
        self.assertEqual(self.found("lowering/a.h", "// Rules for types.\n// The type rules.\n"), ["says 'Rules for types'", "says 'type rules'"])
        self.assertEqual(self.found("conformance/a.md", "Reports of one form, in the form of errors.\n"), ["says 'Reports of one form'"])
        self.assertEqual(self.found("fuzz/a.h", "// A line in the form of an error.\n"), ["says 'in the form of'"])

    def test_a_planted_bug(self):
        self.assertEqual(self.found("ci/a.py", "# Deliberate mistakes.\n"), ["says 'Deliberate mistakes'"])
        self.assertEqual(self.found("docs/a.md", "A deliberately wrong form.\n"), ["says 'deliberately wrong'"])
        self.assertEqual(self.found("docs/a.md", "A deliberately small buffer, a planted bug.\n"), [])

    def test_a_word_of_one_folder(self):
        self.assertEqual(self.found("lowering/a.h", "// The reading worker.\n"), [])


class StringTest(unittest.TestCase):
    def lines(self, text):
        return [finding.line for finding in check_words.check_strings("a.cpp", text)]

    def test_thirty_words_are_enough(self):
        self.assertEqual(self.lines(f'fail("{LIMIT}. {LIMIT}.");\n'), [])
        self.assertEqual(self.lines(f'\nfail("{LONG}");\n'), [2])

    def test_literals_side_by_side_are_one(self):
        half = "a " * 16
        self.assertEqual(self.lines(f'fail("{half}"\n     "{half}");\n'), [1])
        self.assertEqual(self.lines(f'fail("{half}" + "{half}");\n'), [])

    def test_lines_that_begin_anew(self):
        half = "a " * 16
        self.assertEqual(self.lines(f'fail("{half}\\n  {half}");\n'), [])
        self.assertEqual(self.lines(f'fail("{half}\\n{half}");\n'), [1])

    def test_comments_and_raw_strings_are_none(self):
        self.assertEqual(self.lines(f'// "{LONG}"\n/* "{LONG}" */\nauto s = R"({LONG})"; char c = \'"\'; // {LONG}"\n'), [])


class ReasonTest(unittest.TestCase):
    def found(self, text):
        return [(finding.line, finding.what[:12]) for finding in check_words.check_reasons("conformance/waivers.yaml", text)]

    def test_reasons_of_waivers_are_read_folded_or_not(self):
        self.assertEqual(self.found(f"- name: a\n  reason: {LONG}\n"), [(2, "a sentence o")])
        self.assertEqual(self.found(f"- name: a\n  reason: >-\n    {LONG}\n    {LONG}\n  clause: X\n"), [(2, "a sentence o")])
        self.assertEqual(self.found(f"- name: a\n  reason: >-\n    It is short.\n    It is, too.\n  lines: {LONG}\n"), [])


class TrailingTest(unittest.TestCase):
    def test_comments_behind_code_are_read(self):
        found = list(check_words.check_comments("a.cpp", f'int a; // {LONG}\nchar *s = "// {LONG}";\n'))
        self.assertEqual([finding.line for finding in found], [1])


class ClauseTest(unittest.TestCase):
    HEAD = "id\tchapter\tcheck\tstate\tsource\tversions\tstatement\tformer\tnote\n"

    def found(self, statement, note, given=()):
        text = f"{self.HEAD}A-01\tA\tapi\tmust\tT\t13+\t{statement}\t-\t{note}\n"
        return [(finding.line, finding.what[:10]) for finding in check_words.check_clauses(text, given)]

    def test_statements_and_notes(self):
        self.assertEqual(self.found(LIMIT, f"{LIMIT}. {LIMIT}"), [])
        self.assertEqual(self.found(LONG, "-"), [(2, "a sentence")])
        self.assertEqual(self.found(LIMIT, LONG), [(2, "a sentence")])

    def test_given_statements_stay(self):
        self.assertEqual(self.found(LONG, "-", ["A-01"]), [])
        self.assertEqual(self.found(LONG, LONG, ["A-01"]), [(2, "a sentence")])
        self.assertEqual(self.found(LIMIT, "-", ["A-01"]), [(1, "the statem")])


class TreeRulesTest(TreeTest):
    def run_tool(self, *arguments):
        code, out, err = self.script("checks/check_words.py", f"--root={self.root}", *arguments)
        self.assertEqual(err, "")
        return code, out

    def findings(self):
        return [line for line in self.run_tool()[1].splitlines() if line[:1] != " " and not line.startswith("check_words:")]

    def setUp(self):
        super().setUp()
        self.write("README.md", WORDS)

    def test_clean(self):
        self.assertEqual(self.run_tool(), (0, "check_words: 1 pages, 0 sources, 0 findings\n"))

    def test_finding(self):
        self.write("b.md", LONG + "\n")
        code, out = self.run_tool()
        self.assertEqual(code, 1)
        self.assertEqual(out, "b.md:1: a sentence of 31 words: word word word word word word word word ...\n"
                              "  fix:  say it in two, or as a list\ncheck_words: 2 pages, 0 sources, 1 findings\n")

    def test_comments_of_sources(self):
        self.write("lib/a.h", f"// {LONG}\n")
        self.write("lib/b.c", f"// {LIMIT}\n")
        self.write("lib/Inputs/c.c", f"// {LONG}\n")
        code, out = self.run_tool()
        self.assertEqual(code, 1)
        self.assertEqual(out, "lib/a.h:1: a sentence of 31 words: word word word word word word word word ...\n"
                              "  fix:  say it in two, or as a list\ncheck_words: 1 pages, 2 sources, 1 findings\n")

    def test_files_in_comments(self):
        self.write("lib/part/a.h", "// lib/part/a.h, part/a.h, a.h, <b.h>, <c/b.h>, a.h's, *.h, clause-tests.tsv\nint b; // b.h\n")
        self.assertEqual(self.findings(), [])
        for name in ("b.h", "part/b.h", "lib/a.h"):
            self.write("lib/part/b.c", f"// See {name}.\n")
            self.assertEqual(self.findings(), [f"lib/part/b.c:1: there is no {name}"])

    def test_one_page(self):
        self.write("b.md", LONG + "\n")
        self.assertEqual(self.run_tool("README.md"), (0, "check_words: 1 pages, 0 sources, 0 findings\n"))
        self.assertEqual(self.script("checks/check_words.py", f"--root={self.root}", "c.md")[0], 2)

    def test_no_folder(self):
        self.assertEqual(self.script("checks/check_words.py", "--root=" + self.root + "/none")[0], 2)

    def test_paths(self):
        self.write("lib/part/One.cpp", "")
        self.write("lib/part/Two.cpp", "")
        self.write("conformance/cases/ops/add.mlir", "")
        fine = ("`lib/part/One.cpp`", "`part/`", "`One.cpp`", "`lib/*/One.cpp`", "`lib/part/{One,Two}.cpp`", "`part/One`",
                "`part/One.cpp:12`", "`ops/add`", "`--x=a/b.cpp`", "`/bin/sh`", "`DIR/x.cpp`", "`build/x.cpp`",
                "`benchmark/100`", "`report.json`")
        self.write("lib/a.md", "".join(f"* {span}\n" for span in fine) + "\n```\n`lib/none.cpp`\n```\n")
        self.assertEqual(self.findings(), [])
        for span in ("lib/part/None.cpp", "part/None", "None.cpp", "lib/part/{One,None}.cpp", "lib/*/None.cpp"):
            self.write("lib/a.md", f"x\n`{span}`\n")
            self.assertEqual(self.findings(), [f"lib/a.md:2: there is no `{span}`"])

    def test_links(self):
        self.write("docs/b.md", "# One `x`, two\n\n## Same\n\n## Same\n")
        self.write("docs/a.md", "[b](b.md) [b](b.md#one-x-two) [s](b.md#same-1) [r](../README.md) [w](https://a.b/c) [own](#t)\n\n# T\n")
        self.assertEqual(self.findings(), [])
        self.write("docs/a.md", "[b](c.md) [b](b.md#three)\n\n`[x](y.md)`\n")
        self.assertEqual(self.findings(), ["docs/a.md:1: the link to c.md leads nowhere", "docs/a.md:1: docs/b.md has no heading #three"])

    def test_functions(self):
        self.write("a.cpp", "int one() {}\n")
        self.write("a.md", "| file | functions | does |\n|---|---|---|\n| `a.cpp` | `one()` | x |\n")
        self.assertEqual(self.findings(), [])
        self.write("a.md", "| file | functions | does |\n|---|---|---|\n| `a.cpp` | `one()`, `on()` | x |\n")
        self.assertEqual(self.findings(), ["a.md:3: a.cpp has no on()"])

    def test_glossary(self):
        self.write("README.md", WORDS.replace("It has a leaf.", ""))
        self.assertEqual(self.findings(), ["README.md:9: nothing uses the word 'leaf'"])
        self.write("lib/a.h", "// the leaf\n")
        self.assertEqual(self.findings(), [])
        self.write("README.md", WORDS + "| leaf | again |\n")
        self.assertEqual(self.findings(), ["README.md:10: 'leaf' stands in line 9 already"])
        self.write("README.md", "# Project\n")
        self.assertEqual(self.findings(), ["README.md:1: there is no table of words under '## Words'"])

    def test_a_readme_is_short(self):
        most = check_words.MOST_README_WORDS
        short = "# One\n\n" + "Word.\n" * (most - 2)
        self.write("lib/README.md", short + "\n| a | b |\n|---|---|\n| x | y |\n\n```\nx\n```\n")
        self.assertEqual(self.findings(), [])
        self.write("lib/README.md", short + "More.\n")
        self.assertEqual(self.findings(), [f"lib/README.md:1: {most + 1} words besides tables and code, more than {most}"])
        self.write("lib/README.md", "# One\n")
        self.write("lib/a.md", short + "More.\n")
        self.assertEqual(self.findings(), [])

    def test_contents(self):
        self.write("conformance/docs/one.md", "# One\n")
        self.write("conformance/README.md", "[one](docs/one.md)\n")
        self.assertEqual(self.findings(), [])
        self.write("conformance/README.md", "none\n")
        self.assertEqual(self.findings(), ["conformance/README.md:1: the contents do not link conformance/docs/one.md"])

    def test_contents_of_each_folder(self):
        self.write("conformance/docs/one.md", "# One\n")
        self.write("lowering/docs/one.md", "# One\n")
        self.write("conformance/README.md", "[one](docs/one.md)\n")
        self.assertEqual(self.findings(), ["lowering/README.md:1: the contents do not link lowering/docs/one.md"])
        self.write("lowering/README.md", "[one](../conformance/docs/one.md)\n")
        self.assertEqual(self.findings(), ["lowering/README.md:1: the contents do not link lowering/docs/one.md"])
        self.write("lowering/README.md", "[one](docs/one.md#one)\n")
        self.assertEqual(self.findings(), [])


if __name__ == "__main__":
    unittest.main()
