#===- test_check_clauses.py - Tests of check_clauses.py -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# A small tree that is right, and every rule broken once in it.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_clauses.py."""

import hashlib
import json
import os
import re
import unittest

from support import TreeTest

HEADER = "id\tchapter\tcheck\tstate\tsource\tversions\tstatement\tformer\tnote\n"
ROWS = (
    "ADDR-01\tADDR\texec\tmust\tTGT\t13+\tIndices count elements.\t-\t-\n"
    "ADDR-02\tADDR\tnegative\tmust\tTGT\t13+\tToo many indices are refused.\t-\t-\n"
    "LIFE-01\tCALL\tstatic\tours\t-\t13+\tCopies are made once.\t-\tTwice would be wasted\n"
    "CONV-PART-01\tCONV\tapi\tmust\tDC\t13+\tPartial conversion leaves ops.\t-\t-\n"
    "CONV-PART-02\tCONV\tapi\tretired\t-\t13+\tSomething older.\t-\t-\n"
)


def given(rows):
    """The list of ids for a registry; of a row that is broken, for any statement."""
    lines = ""
    for fields in (row.split("\t") for row in rows.split("\n") if row):
        statement = fields[6] if len(fields) > 6 else ""
        mark = hashlib.sha256(statement.encode()).hexdigest()[:8]
        lines += f"{fields[0]} {mark}{' retired' if 'retired' in fields else ''}\n"
    return lines


GIVEN = given(ROWS)
CASE = "// RUN: %check %s\n// CLAUSE: ADDR-01\n// Elements.\nfunc.func @f() { return }\n// CALL: @f() -> ()\n"


class ClausesTest(TreeTest):
    def setUp(self):
        super().setUp()
        self.write("conformance/clauses.tsv", HEADER + ROWS)
        self.write("conformance/clauses-given.txt", GIVEN)
        self.write("conformance/cases/clauses/ADDR/ADDR-01-elements.mlir", CASE)
        self.write("conformance/unittests/ConvTest.cpp", "// CLAUSE: CONV-PART-01\nTEST(Conv, Leaves) {}\n")
        self.write("lowering/a.cpp", "// Elements are counted (ADDR-01).\n")

    def check(self, *arguments):
        return self.script("checks/check_clauses.py", "--root=" + self.root, *arguments)

    def problem(self, where, what):
        code, out, _ = self.check()
        self.assertEqual(code, 1, out)
        lines = [line for line in out.split("\n") if line.startswith(where + ":")]
        self.assertTrue(any(what in line for line in lines), out)
        self.assertIn("check_clauses: 1 problem\n", out)

    def test_clean(self):
        code, out, _ = self.check("--list")
        self.assertEqual(code, 0, out)
        self.assertRegex(out, r"ADDR-02 +negative +untested")
        self.assertRegex(out, r"CONV-PART-01 +api +must +Conv\.Leaves")
        # Clauses, kinds, cases, tests; tested, implemented, both, none; the retired one is none.
        self.assertRegex(out, r"total +4 +1 +0 +1 +0 +1 +1 +1 +1 +2 +1 +1 +2\n")

    def test_what_only_some_builds_show(self):
        self.write("conformance/clauses.tsv", HEADER + ROWS.replace(
            "CONV\tapi\tmust\tDC\t13+\tPartial conversion leaves ops.\t-\t-",
            "CONV\tapi\tmust\tDC\t13+\tPartial conversion leaves ops.\t-\tBuilds of MLIR with debug output only"))
        out = self.check()[1]
        self.assertIn("check_clauses: 1 of the tested only on builds of MLIR with debug output", out)
        self.assertIn(": CONV-PART-01\n", out)

    def test_all_tested(self):
        self.write("conformance/clauses.tsv", HEADER + ROWS.replace("LIFE-01", "ADDR-09").replace("\tCALL\t", "\tADDR\t"))
        self.write("conformance/cases/clauses/ADDR/ADDR-02-many.mlir", CASE.replace("ADDR-01", "ADDR-02")
                   .replace("// CALL: @f() -> ()", "// NEGATIVE: error"))
        code, out, _ = self.check("--all-tested")
        self.assertEqual(code, 1, out)
        self.assertIn("conformance/clauses.tsv:4: ADDR-09 is not tested", out)
        self.assertIn("conformance/clauses.tsv:4: no ADDR-03 before ADDR-09", out)
        self.assertNotIn("ADDR-02 is not tested", out)

    def test_clause_of_a_waiver(self):
        self.write("conformance/waivers.yaml", "- name: a\n  clause: XX-99\n- name: b\n  clause: ADDR-01\n")
        self.problem("conformance/waivers.yaml:2", "no clause XX-99")

    def test_report_that_cannot_be_written(self):
        self.assertEqual(self.check("--json=" + os.path.join(self.root, "conformance"))[0], 2)
        self.assertFalse(os.path.exists(os.path.join(self.root, "conformance.tmp")))

    def test_json(self):
        path = os.path.join(self.root, "out.json")
        self.assertEqual(self.check("--json=" + path)[0], 0)
        report = json.loads(self.read("out.json"))
        self.assertEqual(report["chapters"]["ADDR"]["tested"], 1)
        self.assertEqual(report["clauses"][0]["mentions"], 1)

    def test_sources_between_two_clauses(self):
        self.write("lowering/b.h", "// Rules ADDR-01 to ADDR-03 and what LIFE-01 says.\n")
        self.write("conformance/clauses.tsv", HEADER + ROWS + "ADDR-03\tADDR\texec\tours\t-\t13+\tThird.\t-\tArgued\n")
        self.write("conformance/clauses-given.txt", given(ROWS + "ADDR-03\tADDR\texec\tours\t-\t13+\tThird.\t-\tArgued\n"))
        self.write("lowering/test/c.h", "// CONV-PART-01\n")
        path = os.path.join(self.root, "out.json")
        self.assertEqual(self.check("--json=" + path)[0], 0)
        places = {clause["id"]: clause["places"] for clause in json.loads(self.read("out.json"))["clauses"]}
        self.assertEqual(places["ADDR-01"], ["lowering/a.cpp", "lowering/b.h"])
        self.assertEqual(places["ADDR-02"], ["lowering/b.h"])
        self.assertEqual(places["LIFE-01"], ["lowering/b.h"])
        self.assertEqual(places["CONV-PART-01"], [])

    def test_short_forms_of_several_clauses(self):
        rows = "".join(f"ADDR-{n:02}\tADDR\texec\tours\t-\t13+\tMore.\t-\tArgued\n" for n in range(3, 12))
        self.write("conformance/clauses.tsv", HEADER + ROWS + rows)
        self.write("lowering/b.h", "// ADDR-01 to\n// 03, 05 and -07; ADDR-09..10. ADDR-11.\n")
        path = os.path.join(self.root, "out.json")
        self.check("--json=" + path)
        carried = [c["id"] for c in json.loads(self.read("out.json"))["clauses"] if "lowering/b.h" in c["places"]]
        self.assertEqual(carried, ["ADDR-01", "ADDR-02"] + [f"ADDR-{n:02}" for n in (3, 5, 7, 9, 10, 11)])

    def test_planted_bugs_implement_nothing(self):
        self.write("lowering/PlantedBugs.def", '// ADDR-02\nBUG("a", "ADDR-02")\n')
        path = os.path.join(self.root, "out.json")
        self.assertEqual(self.check("--json=" + path)[0], 0)
        clauses = {clause["id"]: clause for clause in json.loads(self.read("out.json"))["clauses"]}
        self.assertEqual(clauses["ADDR-02"]["places"], [])
        self.assertEqual(clauses["ADDR-02"]["mentions"], 2)

    def test_html(self):
        rows = ROWS.replace("Too many", "<b>Too</b> many")
        self.write("conformance/clauses.tsv", HEADER + rows)
        self.write("conformance/clauses-given.txt", given(rows))
        path = os.path.join(self.root, "out.html")
        self.assertEqual(self.check("--html=" + path)[0], 0)
        page = self.read("out.html")
        self.assertNotIn("<b>", page)
        self.assertIn("&lt;b&gt;Too&lt;/b&gt; many", page)
        self.assertRegex(page, r"<td>total</td><td>4</td>(<td>\d+</td>){8}<td>2</td><td>1</td><td>1</td><td>2</td></tr>")
        self.assertRegex(page, r'id="ADDR-01".*class="both">both<')
        self.assertRegex(page, r'id="CONV-PART-01".*class="one">tested<')
        self.assertRegex(page, r'id="LIFE-01".*class="none">none<')
        self.assertIn("ADDR-01-elements.mlir", page)
        self.assertNotRegex(page, r"(src|href)=[\"'](?!#)")
        code, _, err = self.check("--html=" + os.path.join(self.root, "none", "out.html"))
        self.assertEqual(code, 2)
        self.assertIn("check_clauses: error:", err)

    MUSTPASS = "conformance/mustpass.txt"
    LEFT_OUT = "- ADDR-02: nothing shows it\n- CONV-*: about the library\n"

    def mustpass(self, text, line, what):
        self.write(self.MUSTPASS, text)
        self.problem(f"{self.MUSTPASS}:{line}", what)

    def test_mustpass(self):
        self.write(self.MUSTPASS, "# First.\nmustpass 1\nADDR-01 # one\n" + self.LEFT_OUT)
        self.assertEqual(self.check()[0], 0)

    def test_mustpass_without_a_clause(self):
        self.mustpass("mustpass 1\n" + self.LEFT_OUT, 1, "ADDR-01 is neither listed nor left out")

    def test_mustpass_number(self):
        self.write(self.MUSTPASS, "ADDR-01\n" + self.LEFT_OUT)
        self.assertIn("mustpass.txt:1: the list has no number", self.check()[1])

    def test_mustpass_dangling(self):
        self.mustpass("mustpass 1\nADDR-01\nADDR-77\n" + self.LEFT_OUT, 3, "no clause ADDR-77")

    def test_mustpass_twice(self):
        self.mustpass("mustpass 1\nADDR-01\nADDR-01\n" + self.LEFT_OUT, 3, "ADDR-01 stands in line 2 already")

    def test_mustpass_ours(self):
        self.mustpass("mustpass 1\nADDR-01\nLIFE-01\n" + self.LEFT_OUT, 3, "no document states it")

    def test_mustpass_without_a_case(self):
        self.mustpass("mustpass 1\nADDR-01\nADDR-02\n- CONV-*: about the library\n", 3, "no case shows ADDR-02")

    def test_mustpass_listed_and_left_out(self):
        self.mustpass("mustpass 1\nADDR-01\n- ADDR-*: why not\n- CONV-*: about the library\n", 2,
                      "ADDR-01 is listed and left out")

    def test_mustpass_reason(self):
        self.mustpass("mustpass 1\nADDR-01\n- ADDR-02\n- CONV-*: about the library\n", 3, "without a reason")

    def test_mustpass_idle_pattern(self):
        self.mustpass("mustpass 1\nADDR-01\n" + self.LEFT_OUT + "- LIFE-*: none\n", 5, "fits LIFE-*")

    def test_no_registry(self):
        code, _, err = self.script("checks/check_clauses.py", "--root=" + os.path.join(self.root, "lowering"))
        self.assertEqual(code, 2)
        self.assertIn("clauses.tsv", err)

    def registry(self, old, new, line, what, lost=""):
        self.write("conformance/clauses.tsv", (HEADER + ROWS).replace(old, new))
        now = dict(line.split(" ", 1) for line in reversed(given(ROWS.replace(old, new)).splitlines()))
        kept = [name if name != lost else "" for name in re.findall(r"^\S+", GIVEN, re.MULTILINE)]
        was = dict(line.split(" ", 1) for line in GIVEN.splitlines())
        self.write("conformance/clauses-given.txt", "".join(f"{name} {now.get(name, was[name])}\n" for name in kept if name))
        self.problem(f"conformance/clauses.tsv:{line}", what)

    def test_header(self):
        self.write("conformance/cases/clauses/ADDR/ADDR-01-elements.mlir", "")
        self.write("conformance/clauses.tsv", "id\n")
        code, out, _ = self.check()
        self.assertEqual(code, 1)
        self.assertIn("clauses.tsv:1: the first line does not name the columns", out)

    def test_id_twice(self):
        self.registry("ADDR-02\t", "ADDR-01\t", 3, "ADDR-01 stands in line 2 already", lost="ADDR-02")

    def test_bad_id(self):
        self.registry("ADDR-02\t", "ADDR-2\t", 3, "'ADDR-2' is no clause id", lost="ADDR-02")

    def test_wrong_chapter(self):
        self.registry("\tCALL\t", "\tLIFE\t", 4, "LIFE-01 in chapter LIFE")

    def test_unknown_kind(self):
        self.registry("\tnegative\t", "\tnegativ\t", 3, "unknown kind of check 'negativ'")

    def test_unknown_state(self):
        self.registry("exec\tmust\tTGT", "exec\tmay\t-", 2, "unknown state 'may'")

    def test_source_and_state(self):
        self.registry("exec\tmust\tTGT", "exec\tmust\t-", 2, "state must with source '-'")

    def test_no_sentence(self):
        self.registry("elements.", "elements", 2, "the statement is no sentence")

    def test_fields(self):
        self.registry("once.\t-", "once.", 4, "8 fields", lost="LIFE-01")

    def test_ours_needs_an_argument(self):
        self.registry("Twice would be wasted", "-", 4, "no document states it, and no argument")

    def test_argument_with_a_dangling_clause(self):
        self.registry("Twice would be wasted", "As ADDR-99", 4, "no clause ADDR-99")

    def test_unknown_document(self):
        self.registry("must\tDC", "must\tDX", 5, "unknown document in source 'DX'")

    def test_versions(self):
        self.registry("TGT\t13+\tIndices", "TGT\tall\tIndices", 2, "unknown versions 'all'")

    def test_former(self):
        self.write("conformance/clauses.tsv",
                   (HEADER + ROWS).replace("elements.\t-", "elements.\tC20: They count bytes. | C21,LLVM: Or bits."))
        self.assertEqual(self.check()[0], 0)

    def test_former_without_document(self):
        self.registry("elements.\t-", "elements.\tThey count bytes.", 2, "is no former form")

    def test_former_of_unknown_document(self):
        self.registry("elements.\t-", "elements.\tC19: They count bytes.", 2, "is no former form")

    def test_disagreement_with_one_form(self):
        self.registry("elements.\t-\t-", "elements.\t-\tDocuments disagree", 2, "only one form is given")

    def test_lost_and_revived_ids(self):
        old = self.write("old.tsv", "id\tchapter\tstate\nADDR-01\tADDR\tmust\nFLOW-01\tFLOW\tmust\nCONV-PART-02\tCONV\tretired\n")
        self.write("conformance/clauses.tsv", HEADER + ROWS.replace("retired\t-", "must\tDC"))
        code, out, _ = self.check("--base=" + old)
        self.assertEqual(code, 1)
        self.assertIn("clauses.tsv:1: FLOW-01 is gone", out)
        self.assertIn("clauses.tsv:6: CONV-PART-02 was retired", out)

    def test_base_that_is_no_registry(self):
        code, out, _ = self.check("--base=" + self.write("old.tsv", "nothing\n"))
        self.assertEqual(code, 1)
        self.assertIn("old.tsv:1: no registry", out)

    def test_case_without_clause(self):
        path = "conformance/cases/clauses/ADDR/ADDR-01-more.mlir"
        self.write(path, "func.func @f() { return }\n")
        self.problem(path + ":1", "without a clause")

    def test_case_elsewhere_needs_no_clause(self):
        self.write("conformance/cases/kernels/k.mlir", "func.func @f() { return }\n")
        self.assertEqual(self.check()[0], 0)

    def test_dangling_clause(self):
        path = "conformance/cases/kernels/k.mlir"
        self.write(path, "// RUN: %check %s\n// CLAUSE: ADDR-11\n")
        self.problem(path + ":2", "no clause ADDR-11")
        self.assertIn("did you mean ADDR-01", self.check()[1])

    def test_retired_clause(self):
        path = "conformance/unittests/OldTest.cpp"
        self.write(path, "// CLAUSE: CONV-PART-02\nTEST(Old, One) {}\n")
        code, out, _ = self.check()
        self.assertEqual(code, 1)
        self.assertIn(path + ":1: CONV-PART-02 is retired", out)

    def test_label_in_small_letters(self):
        path = "conformance/cases/kernels/k.mlir"
        self.write(path, "// Clause: ADDR-01\n")
        self.problem(path + ":1", "misspelt label Clause")

    def test_ids_ever_given(self):
        path = "conformance/clauses-given.txt"
        lines = GIVEN.splitlines()
        self.write(path, "# ids\n" + "\n".join(lines) + "\n")
        self.assertEqual(self.check()[0], 0)
        self.write(path, "\n".join(lines + ["ADDR-77 01234567"]) + "\n")
        self.problem("conformance/clauses.tsv:1", "ADDR-77 is gone")
        self.write(path, "\n".join(lines[1:]) + "\n")
        self.problem(path, "ADDR-01 is not listed as it is")
        self.write(path, "\n".join(lines + lines[:1]) + "\n")
        self.problem(path + ":%d" % (len(lines) + 1), "stands in line 1, too")
        self.write(path, "\n".join([lines[0] + " old"] + lines) + "\n")
        self.problem(path + ":1", "is not an id and the mark of its statement")
        os.remove(os.path.join(self.root, path))
        self.problem(path + ":1", "there is no list of the ids that were ever given")

    def test_id_for_another_statement(self):
        # An id does not get to mean something else; what it said before stays beside it.
        rows = ROWS.replace("Indices count elements.\t-", "Copies do not overlap.\t-")
        self.write("conformance/clauses.tsv", HEADER + rows)
        self.problem("conformance/clauses.tsv:2", "ADDR-01 was given for another statement")
        rows = ROWS.replace("Indices count elements.\t-", "Indices count whole elements.\tours: Indices count elements.")
        self.write("conformance/clauses.tsv", HEADER + rows)
        self.assertEqual(self.check()[0], 0)

    def test_only_tests_that_run_count(self):
        path, live = "conformance/unittests/ConvTest.cpp", "// CLAUSE: CONV-PART-01\nTEST(Conv, Leaves) {}\n"
        fine = live + "TEST(CONV_PART_01, Named) {}\n"
        for before, after in (
            ("#if 0\n", "#endif\n"),
            ("#ifdef SOMETHING\n#if 0\n#ifdef OTHER\n#endif\n", "#endif\n#endif\n"),
            ("#if 1\n#elif 0\n", "#endif\n"),
            ("/* older:\n", "*/\n"),
            ("const char *text = R\"x(\n", ")x\";\n"),
        ):
            self.write(path, before + fine + after)
            self.assertRegex(self.check("--list")[1], r"CONV-PART-01 +api +untested", before)
            self.write(path, before + after + fine)
            self.assertRegex(self.check("--list")[1], r"CONV-PART-01 +api +must +Conv.Leaves, CONV_PART_01.Named\n", before)
        for before, after in (
            ("#if 0\n#else\n", "#endif\n"),
            ('const char *start = "/*"; // and /*\n', "// */\n"),
            ("char quote = '\"'; int n = 1'000; /* a */\n", "/* b */\n"),
        ):
            self.write(path, before + fine + after)
            self.assertRegex(self.check("--list")[1], r"CONV-PART-01 +api +must +Conv.Leaves, CONV_PART_01.Named\n", before)
        self.write(path, fine.replace("Leaves", "DISABLED_Leaves").replace("Named", "DISABLED_Named"))
        self.assertRegex(self.check("--list")[1], r"CONV-PART-01 +api +untested")
        self.write(path, live.replace("Conv,", "DISABLED_Conv,"))
        self.assertRegex(self.check("--list")[1], r"CONV-PART-01 +api +untested")

    def test_only_cases_that_run_count(self):
        path = "conformance/cases/clauses/ADDR/ADDR-01-elements.mlir"
        for line in ("// REQUIRES: moon\n", "// UNSUPPORTED: true\n", "// XFAIL: *\n"):
            self.write(path, CASE.replace("// Elements.\n", line))
            self.assertRegex(self.check("--list")[1], r"ADDR-01 +exec +untested", line)

    def test_quiet(self):
        self.assertEqual(self.check("--quiet")[:2], (0, ""))
        self.write("lowering/a.cpp", "// ADDR-77\n")
        code, out, _ = self.check("--quiet")
        self.assertEqual((code, len(out.splitlines())), (1, 3), out)

    def test_misspelt_label(self):
        path = "conformance/cases/kernels/k.mlir"
        self.write(path, "// CLAUSES: ADDR-01\n")
        self.problem(path + ":1", "misspelt label CLAUSES")

    def test_two_clauses(self):
        path = "conformance/cases/kernels/k.mlir"
        self.write(path, "// CLAUSE: ADDR-01\n// CLAUSE: ADDR-02\n")
        self.problem(path + ":2", "a second clause")

    def test_name_of_case(self):
        path = "conformance/cases/clauses/ADDR/ADDR-02-elements.mlir"
        self.write(path, CASE)
        self.problem(path + ":2", "the name does not say ADDR-01")

    def test_folder_of_case(self):
        path = "conformance/cases/clauses/CALL/ADDR-01-elements.mlir"
        self.write(path, CASE)
        self.problem(path + ":2", "in the wrong folder")

    def test_kind_of_case(self):
        path = "conformance/cases/clauses/ADDR/ADDR-02-elements.mlir"
        self.write(path, CASE.replace("ADDR-01", "ADDR-02"))
        self.problem(path + ":2", "ADDR-02 is a clause of kind negative")

    def test_negative_case_without_neighbour(self):
        path = "conformance/cases/clauses/ADDR/ADDR-02-elements.mlir"
        text = "// RUN: %check %s\n// CLAUSE: ADDR-02\n// NEGATIVE: lower \"x\"\n"
        self.write(path, text)
        self.problem(path + ":3", "who refuses every module passes this case")
        self.write(path, text + '// NEIGHBOUR: "tf32" -> "f32"\n')
        self.assertEqual(self.check()[0], 0)

    def test_static_case(self):
        path = "conformance/cases/clauses/CALL/LIFE-01-once.mlir"
        self.write(path, "// RUN: %check %s\n// CLAUSE: LIFE-01\n// CHECK-LABEL: llvm.func @f\n")
        self.assertEqual(self.check()[0], 0)

    def test_label_above_no_test(self):
        path = "conformance/unittests/ConvTest.cpp"
        self.write(path, "// CLAUSE: CONV-PART-01\nint a;\n")
        self.problem(path + ":1", "above no test")

    def test_two_labels_of_one_test(self):
        path = "refrt/unittests/a_test.cpp"
        self.write(path, "// CLAUSE: CONV-PART-01\n// CLAUSE: ADDR-01\nTEST(Conv, Two) {}\n")
        self.problem(path + ":2", "two clause labels above one test")

    def test_two_clauses_of_one_test(self):
        self.write("refrt/unittests/a_test.cpp",
                   "  // CLAUSE: CONV-PART-01, ADDR-01\n  // More.\n  TEST_F(Conv, Two) {}\n")
        self.assertEqual(self.check()[0], 0)

    def test_suites_are_clauses(self):
        path = "conformance/unittests/ApiTest.cpp"
        self.write(path, "TEST(CONV_PART_01, Again) {}\nTEST_F(CONV_PART_09, None) {}\nTEST(Other_01, Free) {}\n")
        self.problem(path + ":2", "no clause CONV-PART-09")
        self.assertRegex(self.check("--list")[1], r"CONV-PART-01 .*CONV_PART_01\.Again, Conv\.Leaves")

    def test_dangling_mention(self):
        self.write("lowering/b.cpp", "int a;\n// See ADDR-01 to ADDR-77, UTF-16 and CALL-RANDOM.\n")
        self.problem("lowering/b.cpp:2", "no clause ADDR-77")

    def test_dangling_waiver(self):
        self.write("conformance/waivers.yaml", "- name: a\n  clause: LIFE-02\n")
        self.problem("conformance/waivers.yaml:2", "no clause LIFE-02")


if __name__ == "__main__":
    unittest.main()
