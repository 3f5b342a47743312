#===- test_check_style.py - Tests of check_style.py -----------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Each rule once obeyed and once broken. Forbidden words are put together from
# pieces here, because this file is checked too.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_style.py."""

import subprocess
import unittest

from support import TreeTest
import check_style

GOOD = """//===-- a.h - one thing ------------------------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Holds one thing and must not hold another.
//
//===----------------------------------------------------------------------===//
int a;
"""


class FileTest(unittest.TestCase):
    def rules(self, text, path="refrt/a.h"):
        data = text if isinstance(text, bytes) else text.encode()
        return [f"{f.line}: {f.what}" for f in check_style.check_file(path, data)]

    def test_good_file(self):
        self.assertEqual(self.rules(GOOD), [])

    def test_c_comment_banner(self):
        text = "/*===-- a.h - one thing ---*- C -*-===*\n" + "".join(
            f" *{line[2:]}\n" for line in GOOD.splitlines()[1:9]
        )
        self.assertEqual(self.rules(text + " */\nint a;\n"), [])

    def test_script_banner_follows_the_interpreter_line(self):
        text = "".join(f"#{line[2:]}\n" for line in GOOD.splitlines()[:10]).replace("a.h", "a.py")
        self.assertEqual(self.rules("#!/usr/bin/env python3\n" + text, "ci/a.py"), [])

    def test_missing_banner(self):
        self.assertEqual(self.rules("int a;\n"), ["1: no banner line at the top of the file"])

    def test_banner_of_another_file(self):
        self.assertEqual(self.rules(GOOD, "refrt/b.h"), ["1: the banner names 'a.h'"])

    def bodies(self, text, path="fuzz/a.cpp"):
        return [f"{f.line}: {f.what}" for f in check_style.check_bodies(path, text)]

    def test_functions_of_most_lines(self):
        for head in ("static int f(int a)", "template <typename T>\nauto a::C::f(T a) -> int", "void f(\n    int a)",
                     "C::f(int a) : a(a)", "bool f(const char *b = \"{\") const"):
            self.assertEqual(self.bodies(f"{head} {{\n" + "  g();\n" * 80 + "}\n"), [], head)
            self.assertEqual(len(self.bodies(f"{head} {{\n" + "  g();\n" * 81 + "}\n")), 1, head)

    def test_longer_functions(self):
        # Comments and braces in them, in texts and in characters are none of the body.
        line = "  g('}', \"}\", R\"x(})\"})x\"); // }\n"
        long = "\nstatic int f(int a) {\n" + line * 81 + "}\nint g(int a) { return a; }\n"
        found = ["2: f() has 81 lines, more than 80"]
        self.assertEqual(self.bodies(long), found)
        self.assertEqual(self.bodies("namespace a {" + long + "}\n"), found)
        self.assertEqual(self.bodies("class C {\npublic:" + long.replace("static", "virtual") + "};\n"),
                         ["3: f() has 81 lines, more than 80"])

    def test_tables_and_types_may_be_longer(self):
        rows = "  {f(1)},\n" * 100
        for head in ("static const row rows[] =", "enum class E", "struct S", "const std::vector<R> rows ="):
            self.assertEqual(self.bodies(f"{head} {{\n{rows}}};\n"), [], head)

    def test_long_functions_of_tests_and_scripts(self):
        text = GOOD.replace("int a;", "int f(int a) {\n" + "  g();\n" * 81 + "}")
        self.assertEqual(self.rules(text), ["11: f() has 81 lines, more than 80"])
        self.assertEqual(self.rules(text, "refrt/unittests/a.h"), [])

    def test_listed_functions_are_longer(self):
        name = next(iter(check_style.LONG_BODIES))
        path, function = name.split(": ")
        self.assertEqual(self.bodies(f"int {function}(int a) {{\n" + "\n" * 81 + "}\n", path), [])
        self.assertEqual(self.bodies(f"int {function}(int a) {{\n}}\n", path),
                         [f"1: {function}() is in the list of long functions without need"])

    def test_nothing_decides_by_the_text_of_a_message(self):
        line = 'if (StringRef(verdict.' + 'seen).starts_with("died with signal"))\n'
        found = ["12: reads the text of 'seen'"]
        self.assertEqual(self.rules(GOOD + line, "conformance/check/a.h"), found)
        self.assertEqual(self.rules(GOOD + line, "fuzz/campaign/a.h"), found)
        self.assertEqual(self.rules(GOOD + line, "conformance/units/a.h"), found)
        self.assertEqual(self.rules(GOOD + line, "conformance/unittests/a.h"), [])
        self.assertEqual(self.rules(GOOD + line, "lowering/lower/a.h"), found)
        self.assertEqual(self.rules(GOOD + line, "refrt/run/a.h"), [])
        reader = "conformance/suite/conform/ApiTests.cpp" # reads what others print
        self.assertEqual(self.rules(GOOD.replace("a.h", "ApiTests.cpp") + line, reader), [])
        bare = 'return sa' + 'id.starts_with("died with");\n'
        self.assertEqual(self.rules(GOOD + bare, "conformance/check/a.h"), ["12: reads the text of 'said'"])
        same = 'return verdict.se' + 'en == "accepted";\n'
        self.assertEqual(self.rules(GOOD + same, "conformance/compare/a.h"), found)
        self.assertEqual(self.rules(GOOD + "if (verdict.cause.reason == Reason::Signal)\n", "conformance/check/a.h"), [])

    def test_every_way_to_read_a_message(self):
        for line, what in (
            ('return wor' + 'ds.contains(" died with signal ");', "words"),
            ('return "x" =' + '= v.message;', "message"),
            ('return v.cause.complaint =' + '= "none";', "complaint"),
            ('return er' + 'ror.ends_with(name);', "error"),
            ('return says' + 'Invalid(reply.message, known);', "message"),
            ('return re' + 'fusal.consume_back("gone");', "refusal"),
            ('return mes' + 'sage.substr(0, 3) == "the";', "message"),
            ('return mes' + 'sage.compare("x") == 0;', "message"),
            ('return reply.mes' + 'sage\n    .starts_with_insensitive("x");', "message"),
            ('return strstr(reply.mes' + 'sage.c_str(), "died");', "message"),
            ('return Regex("died").match(reply.mes' + 'sage);', "message"),
            ('return StringSwitch<bool>(reply.mes' + 'sage).Case("x", true);', "message"),
            ('return prob' + 'lem.contains("x");', "problem"),
            ('return toStr' + 'ing(std::move(error)).find("x");', "toString(std::move(error))"),
        ):
            self.assertEqual(self.rules(GOOD + line + "\n", "conformance/check/a.h"), [f"12: reads the text of '{what}'"])

    def test_names_that_have_a_constant(self):
        for line in ('if (cell.lowering =' + '= "-")', 'file = "<low' + 'ered>";'):
            found = self.rules(GOOD + line + "\n", "conformance/check/a.h")
            self.assertEqual([what[:14] for what in found], ["12: spells out"])
        self.assertEqual(self.rules(GOOD + 'if (isNoLowering(cell.lowering) || path == "-")\n', "conformance/check/a.h"), [])

    def test_nothing_decides_by_the_name_of_a_stage(self):
        for line in ('if (e =' + '= "jit")', 'if ("jit" !' + '= e)', 'e.equals(' + '"jit")', 'e =' + '= StringRef("jit")',
                     'x.Ca' + 'se("jit", 1)', 'e.starts_' + 'with("jit")', 'llvm::is_' + 'contained({"all", "jit"}, e)'):
            found = check_style.check_decisions("conformance/check/a.cpp", f"{line}\n", ["ref-llvm", "jit"])
            self.assertEqual([f.what for f in found], ["decides by the text 'jit'"])
        self.assertEqual(list(check_style.check_decisions("fuzz/a.cpp", 'if (e =' + '= "jitter")\n', ["jit"])), [])

    def test_must_fail_cases_say_where_and_of_which_operation_and_have_a_neighbour(self):
        path = "conformance/cases/traps/misaligned/a.mlir"
        calls = "// CALL: @f(1) -> trap(misaligned)\n// CALL: @f(0) -> 0\n"
        good = "// OPERATION: memref.load\n  %r = memref.load %m[] : memref<i8>  // TRAP: misaligned\n" + calls
        self.assertEqual(self.rules(good, path), [])
        self.assertEqual(self.rules(good.replace("OPERATION", "CLAUSE"), path), [])
        self.assertEqual(self.rules(good, path.replace("misaligned", "assert")), ["1: no `// TRAP: assert` behind an operation"])
        self.assertEqual(self.rules(good.replace("  %r = ", "// "), path), ["1: no `// TRAP: misaligned` behind an operation"])
        self.assertEqual(self.rules(good.split("\n", 1)[1], path), ["1: names no operation and no clause"])
        self.assertEqual(self.rules(good.split("\n", 1)[1], path.replace("traps/", "ops/")), [])
        self.assertEqual(self.rules(good.replace("// CALL: @f(0) -> 0\n", ""), path), ["1: no neighbour that passes"])

    def test_missing_licence(self):
        text = GOOD.replace("SPDX-License-Identifier", "Licence")
        self.assertEqual(self.rules(text), ["1: no licence line under the banner"])

    def test_missing_description(self):
        text = GOOD.replace("Holds one thing and must not hold another.", "")
        self.assertIn("4: no description under the licence line", self.rules(text))

    def test_documents_and_lit_configurations_need_no_banner(self):
        self.assertEqual(self.rules("# Title\n", "README.md"), [])
        self.assertEqual(self.rules("import os\n", "ci/test/lit.cfg.py"), [])

    def test_blanks_at_the_end_of_a_line(self):
        self.assertEqual(self.rules("a \nb\n", "a.md"), ["1: blanks at the end of the line"])

    def test_carriage_return_counts_as_blank(self):
        self.assertEqual(self.rules("a\r\n", "a.md"), ["1: blanks at the end of the line"])

    def test_tab(self):
        self.assertEqual(self.rules("a\tb\n", "a.md"), ["1: tab character"])
        self.assertEqual(self.rules("a\tb\n", "conformance/clauses.tsv"), [])

    def test_end_of_file(self):
        self.assertEqual(self.rules("a", "a.md"), ["1: no newline at the end of the file"])
        self.assertEqual(self.rules("a\n\n", "a.md"), ["2: empty lines at the end of the file"])
        self.assertEqual(self.rules("", "a.md"), [])

    def test_length(self):
        self.assertEqual(self.rules("x\n" * 800, "a.cmake"), [])
        self.assertEqual(self.rules("x\n" * 801, "a.cmake"), ["801: 801 lines, more than 800"])
        self.assertEqual(self.rules("x\n" * 801, "a.tsv"), [])

    def test_open_points_need_an_issue(self):
        for word in ("TO" + "DO", "FIX" + "ME", "XX" + "X"):
            self.assertEqual(self.rules(f"{word}: later\n", "a.md"), [f"1: {word} without an issue"])
            self.assertEqual(self.rules(f"{word}(#12): later\n", "a.md"), [])
        self.assertEqual(self.rules("MASTO" + "DON\n", "a.md"), [])

    def test_paths_of_one_machine(self):
        for folder in ("work", "root", "home/kim", "tmp/wt"):
            path = "/" + folder
            self.assertEqual(self.rules(f"see {path}/x\n", "a.md"), [f"1: path of one machine: {path}"])
        for fine in ("a/home/b", "/usr/lib/llvm-22", "/workers", "/root-node", "${x}/home/kim"):
            self.assertEqual(self.rules(f"see {fine}\n", "a.md"), [])

    def test_package_servers(self):
        name = "py" + "pi.org"
        self.assertEqual(self.rules(f"from {name}\n", "a.md"), [f"1: name of a package server: {name}"])

    def test_data_of_tests_may_look_like_anything(self):
        self.assertEqual(self.rules("a \t\r\n\n", "refrt/test/Inputs/bad.txt"), [])
        self.assertEqual(self.rules(b"\0\t ", "refrt/a.bin"), [])


class ToolTest(TreeTest):
    def run_tool(self, *arguments):
        return self.script("checks/check_style.py", f"--root={self.root}", *arguments)

    def test_reports_and_exit_code(self):
        self.write("a.md", "a \n")
        code, out, _ = self.run_tool()
        self.assertEqual(code, 1)
        self.assertIn("a.md:1: blanks at the end of the line\n  fix:  ci/checks/check_style.py --fix\n", out)
        self.assertTrue(out.endswith("check_style: 1 files, 1 findings\n"))

    def test_names_of_stages_are_those_of_the_tables(self):
        self.write(check_style.STAGE_TABLES[0], '// ENGINE(Name, "text")\nENGINE(Jit, "jit", false, "code")\n')
        self.write(check_style.STAGE_TABLES[1], 'STEP(Self, "self-check", Run, "judges")\n')
        self.assertEqual(check_style.stage_names(self.root), ["jit", "self-check"])
        source = GOOD.replace("a.h", "a.cpp")
        self.write("fuzz/a.cpp", source + 'bool b = e =' + '= "self-check";\n')
        code, out, _ = self.run_tool()
        self.assertEqual(code, 1)
        self.assertIn("fuzz/a.cpp:12: decides by the text 'self-check'", out)

    def test_an_exception_that_excepts_nothing(self):
        path = "conformance/check/Negative.cpp"
        self.write(path, "int a;\n")
        self.assertEqual([f.what for f in check_style.check_readers(self.root)], ["reads no message"])
        self.write(path, 'return wor' + 'ds.contains(" died");\n')
        self.assertEqual(list(check_style.check_readers(self.root)), [])

    def test_fix_repairs_and_then_is_clean(self):
        self.write("a.md", "a \r\nb\n\n\n")
        self.write("test/Inputs/a.txt", "a \n")
        self.assertEqual(self.run_tool("--fix")[0], 0)
        self.assertEqual(self.read("a.md"), "a\nb\n")
        self.assertEqual(self.read("test/Inputs/a.txt"), "a \n")
        self.assertEqual(self.run_tool()[1], "check_style: 2 files, 0 findings\n")

    def test_build_trees_are_left_alone_without_git(self):
        self.write("build/release/a.md", "a \n")
        self.assertEqual(self.run_tool()[0], 0)

    def test_ignored_files_are_left_alone_with_git(self):
        subprocess.run(["git", "init", "-q", self.root], check=True)
        self.write(".gitignore", "ignored.md\n")
        self.write("ignored.md", "a \n")
        self.write("new.md", "a \n")
        code, out, _ = self.run_tool()
        self.assertEqual(code, 1)
        self.assertTrue(out.endswith("check_style: 2 files, 1 findings\n"))


if __name__ == "__main__":
    unittest.main()
