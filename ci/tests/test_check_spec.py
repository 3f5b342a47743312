#===- test_check_spec.py - Tests of check_spec.py -------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A tree with two rules that is clean, and each offence planted in it.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_spec.py."""

import unittest

from support import TreeTest

SPEC = "conformance/spec/"
PAGE = """# Memory

See [the page](arith.md#sums-and-more) and `arith.md`.

| id | operation | check and result | by | clauses |
|---|---|---|---|---|
| M-LIN | `load` | offset + index, M-LIFE. Otherwise `out-of-view`. | `load` | ADDR-02 |
| M-LIFE | each access | As M-LIN; the table below, with `use-after-free`. | `run_load()` | - |

| check | trap |
|---|---|
| alive | `use-after-free` |
"""
SUMS = """# Numbers

## Sums, and more

| id | function | effect | by | clauses |
|---|---|---|---|---|
| A-WRAP | `addi` | Modulo 2^n. | `add`, `run_add()` | - |
"""
OPCODES = """/* The table. */
REFRT_OPCODE(LOAD, "load", "m:e", 0, "a load")
REFRT_OPCODE(ADD, "add", "tt:t", 0, "a sum")
"""
TRAPS = """REFRT_TRAP(NONE, "none", "nothing happened")
REFRT_TRAP(OUT_OF_VIEW, "out-of-view", "index outside")
REFRT_TRAP(USE_AFTER_FREE, "use-after-free", "freed")
"""
POSSIBLE = """/* Reaching memory. */
#define POINTER                                                                \\
  REFRT_TRAP_USE_AFTER_FREE
#define ELEMENT                                                                \\
  POINTER, REFRT_TRAP_OUT_OF_VIEW
TRAPS(LOAD, ELEMENT)
IMPOSSIBLE("memref.load", REFRT_TRAP_NONE)
"""
REGISTRY = "\t".join(["id", "chapter", "check", "state"]) + "\n" + "\n".join(
    ["ADDR-02\tADDR\texec\tmust", "ADDR-03\tADDR\texec\tretired"]) + "\n"
SOURCE = "/* load: M-LIN. */\nstatic int run_load(void);\nstatic int run_add(void);\n"


class SpecTest(TreeTest):
    def setUp(self):
        super().setUp()
        self.write(SPEC + "memory.md", PAGE)
        self.write(SPEC + "arith.md", SUMS)
        self.write("refrt/opcodes.def", OPCODES)
        self.write("refrt/traps.def", TRAPS)
        self.write("conformance/suite/operations/operations.def", POSSIBLE)
        self.write("conformance/clauses.tsv", REGISTRY)
        self.write("refrt/run/interp.c", SOURCE)

    def change(self, path, old, new):
        text = self.read(path)
        self.assertIn(old, text)
        self.write(path, text.replace(old, new))

    def check(self, *arguments):
        code, out, err = self.script("checks/check_spec.py", f"--root={self.root}", *arguments)
        return code, out + err

    def rejects(self, place, what):
        code, output = self.check()
        self.assertEqual(code, 1, output)
        self.assertIn(place + ": " + what, output)
        self.assertIn("  fix:  ", output)
        return output

    def test_clean_tree(self):
        self.assertEqual(self.check(), (0, "check_spec: 3 rules, 0 problems\n"))
        self.assertEqual(self.check("--quiet"), (0, ""))

    def test_list_names_sources_and_functions(self):
        _, output = self.check("--list")
        self.assertIn("M-LIN          memory.md    refrt/run/interp.c\n", output)
        self.assertIn("A-WRAP         arith.md     run_add()\n", output)

    def test_list_of_traps(self):
        _, output = self.check("--traps")
        self.assertIn("out-of-view            M-LIN\nuse-after-free         M-LIFE\n", output)

    def test_rule_without_a_source(self):
        self.change("refrt/run/interp.c", "M-LIN", "the position")
        output = self.rejects(SPEC + "memory.md:7", "no source cites M-LIN, and it names no function")
        self.assertTrue(output.endswith("3 rules, 1 problem\n"), output)

    def test_tests_and_cases_do_not_carry_a_rule_out(self):
        self.change("refrt/run/interp.c", "M-LIN", "the position")
        for path in ("refrt/unittests/a_test.c", "conformance/cases/ops/a.mlir", "lowering/README.md", "ci/a.py"):
            self.write(path, "// M-LIN\n")
        self.rejects(SPEC + "memory.md:7", "no source cites M-LIN")

    def test_function_that_is_gone(self):
        self.change("refrt/run/interp.c", "run_add(void)", "run_sum(void)")
        self.write("refrt/run/other.c", "/* run_add() was here */\n")
        self.rejects(SPEC + "arith.md:7", "no source has a function run_add")

    def test_rule_that_is_not_there(self):
        for path, line in (("refrt/run/a.c", "/* see M-LINE */"), ("conformance/cases/ops/a.mlir", "// M-LINE: at the end"),
                           ("refrt/README.md", "rule (M-LINE)"), (SPEC + "b.md", "by M-LINE.")):
            self.write(path, "\n" + line + "\n")
            self.rejects(path + ":2", "no rule M-LINE")
            self.write(path, "")

    def test_rule_with_a_letter_that_no_rule_has(self):
        self.write("refrt/run/a.c", "/* see Z-LIN */\n")
        self.rejects("refrt/run/a.c:1", "no rule Z-LIN")

    def test_names_that_only_look_like_rules(self):
        self.write("refrt/run/a.c", "/* E-S64-m, A-Z, x/M-LINE, M-LINE-01, a$M-LINE, data-M-LINE */\n")
        self.assertEqual(self.check()[0], 0, self.check()[1])

    def test_made_up_texts_are_left_alone(self):
        self.write("ci/tests/test_a.py", "# M-NOTHING, DESIGN section 3\n")
        self.write("refrt/fuzz/corpus/a.txt", "M-NOTHING\n")
        self.assertEqual(self.check()[0], 0, self.check()[1])

    def test_rule_twice(self):
        self.write(SPEC + "b.md", SUMS)
        self.rejects(SPEC + "b.md:7", f"A-WRAP stands in {SPEC}arith.md:7 already")

    def test_rows_that_are_no_rules(self):
        for old, new, what in (
                ("| A-WRAP |", "| a-wrap |", "'a-wrap' is no id of a rule"),
                ("| A-WRAP |", "| A-1 |", "'A-1' is no id of a rule"),
                ("Modulo 2^n.", "a | b", "'A-WRAP' has 6 cells, or an empty one"),
                ("Modulo 2^n.", "", "'A-WRAP' has 5 cells, or an empty one")):
            self.write(SPEC + "arith.md", SUMS.replace(old, new))
            self.rejects(SPEC + "arith.md:7", what)

    def test_what_carries_a_rule_out(self):
        for new, what in (("`sub`", "'sub' is no instruction of refrt/opcodes.def"),
                          ("add", "A-WRAP is carried out by 'add'"),
                          ("`add`; `run_add()`", "A-WRAP is carried out by '`add`; `run_add()`'")):
            self.write(SPEC + "arith.md", SUMS.replace("`add`, `run_add()`", new))
            self.rejects(SPEC + "arith.md:7", what)

    def test_instruction_without_a_rule(self):
        self.write("refrt/opcodes.def", OPCODES + 'REFRT_OPCODE(SUB, "sub", "tt:t", 0, "a difference")\n')
        self.rejects("refrt/opcodes.def:4", "instruction 'sub' belongs to no rule")

    def test_trap_without_a_rule(self):
        self.write("refrt/traps.def", TRAPS + 'REFRT_TRAP(ABORT, "abort", "the end")\n')
        self.rejects("refrt/traps.def:4", "trap 'abort' belongs to no rule")
        self.write(SPEC + "README.md", "| word | means |\n|---|---|\n| `abort` | an end |\n")
        self.rejects("refrt/traps.def:4", "trap 'abort' belongs to no rule")

    def test_traps_of_an_instruction(self):
        self.change("conformance/suite/operations/operations.def", "LOAD, ELEMENT", "LOAD, ELEMENT, REFRT_TRAP_MISALIGNED")
        self.write("refrt/traps.def", TRAPS + 'REFRT_TRAP(MISALIGNED, "misaligned", "address")\n')
        self.change(SPEC + "memory.md", "| alive |", "| `misaligned` |")
        output = self.rejects("conformance/suite/operations/operations.def:6",
                              "'load' has the trap 'misaligned', which stands in no rule of it")
        self.assertIn("in M-LIN\n", output)
        self.change(SPEC + "memory.md", "with `use-after-free`", "with `use-after-free`, `misaligned`")
        self.assertEqual(self.check()[0], 0, self.check()[1])

    def test_trap_that_no_instruction_of_the_rule_has(self):
        self.change(SPEC + "arith.md", "`add`, `run_add()`", "`add`")
        self.write("refrt/run/add.c", "/* A-WRAP */\n")
        self.change(SPEC + "arith.md", "Modulo 2^n.", "Modulo 2^n, else `out-of-view`.")
        self.rejects(SPEC + "arith.md:7", "A-WRAP names `out-of-view`, which none of its instructions has")
        self.change(SPEC + "arith.md", "`add`", "`add`, `run_add()`")
        self.assertEqual(self.check()[0], 0, self.check()[1])

    def test_clauses_of_a_rule(self):
        self.change(SPEC + "memory.md", "ADDR-02", "ADDR-99")
        self.rejects(SPEC + "memory.md:7", "M-LIN names ADDR-99, which is no clause")
        self.change(SPEC + "memory.md", "ADDR-99", "ADDR-02, ADDR-03")
        self.rejects(SPEC + "memory.md:7", "M-LIN names ADDR-03, which is retired")

    def test_documents_that_are_not_in_the_tree(self):
        for text in ("DESIGN section 12", "DESIGN.md", "leaves DESIGN's 4", "semantics 6 and 7", "Semantics section 3",
                     "semantics, section 2", "the op-inventory", "feasibility, 3"):
            self.write("refrt/run/a.h", f"/* {text} */\n")
            self.rejects("refrt/run/a.h:1", "'")
        for name in ("semantics.md", "spec/gone.md", "../conformance/gone.md"):
            self.write("refrt/run/a.h", f"\n/* see {name}. */\n")
            self.rejects("refrt/run/a.h:2", f"'{name}' is no document of the tree")

    def test_words_that_are_no_documents(self):
        self.write("refrt/run/a.h", "/* the semantics of LLVM 22; float semantics; a design; feasible; %t.md; *.md; $X.md */\n")
        self.assertEqual(self.check()[0], 0, self.check()[1])

    def test_documents_that_are_found(self):
        self.write("refrt/README.md", "see ../conformance/spec/arith.md and run/notes.md\n")
        self.write("refrt/run/notes.md", "# Notes\n")
        self.write("conformance/CHOICES.md", "# Choices\n")
        self.write("conformance/units/a.h", "// spec/arith.md#sums-and-more, CHOICES.md, arith.md, operations.md\n")
        self.write("ci/a.py", "# CHOICES.md, conformance/spec/arith.md\n")
        self.assertEqual(self.check()[0], 0, self.check()[1])

    def test_a_name_that_two_pages_have(self):
        self.write("refrt/notes.md", "")
        self.write("fuzz/notes.md", "")
        self.write("ci/a.py", "# notes.md\n")
        self.rejects("ci/a.py:1", "'notes.md' is no document of the tree")

    def test_headings(self):
        self.write("conformance/units/a.h", "// spec/arith.md#differences\n")
        self.rejects("conformance/units/a.h:1", f"no heading 'differences' in {SPEC}arith.md")
        self.write("conformance/units/a.h", "// spec/arith.md#comment\n")
        self.write(SPEC + "arith.md", SUMS + "\n```\n# comment\n```\n")
        self.rejects("conformance/units/a.h:1", f"no heading 'comment' in {SPEC}arith.md")

    def test_links(self):
        self.change(SPEC + "memory.md", "#sums-and-more", "#sums")
        self.rejects(SPEC + "memory.md:3", f"link to 'arith.md#sums': no heading 'sums' in {SPEC}arith.md")
        self.change(SPEC + "memory.md", "arith.md#sums", "math.md")
        self.rejects(SPEC + "memory.md:3", f"link to 'math.md': no file {SPEC}math.md")
        self.change(SPEC + "memory.md", "math.md", "../clauses.tsv")
        self.assertEqual(self.check()[0], 0, self.check()[1])

    def test_usage(self):
        code, _, err = self.script("checks/check_spec.py", "--root=" + self.root + "/conformance")
        self.assertEqual((code, err.count("no folder")), (2, 1))
        self.assertEqual(self.script("checks/check_spec.py", "--no-such-option")[0], 2)
        code, out, _ = self.script("checks/check_spec.py", "--help")
        self.assertEqual(code, 0)
        self.assertIn("--list", out)


if __name__ == "__main__":
    unittest.main()
