#===- test_check_layers.py - Tests of check_layers.py ---------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# One small file per rule, once obeying and once breaking it. A rule that no
# longer fires fails here.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_layers.py."""

import os
import unittest
import unittest.mock

from support import TreeTest
import check_layers


class SourceTest(TreeTest):
    def rules(self, path, text):
        self.write(path, text)
        violations, _ = check_layers.check_tree(self.root)
        return [v.rule for v in violations]

    def accepts(self, path, text):
        self.assertEqual(self.rules(path, text), [])

    def rejects(self, path, text, rule):
        rules = self.rules(path, text)
        self.assertEqual(len(rules), 1, rules)
        self.assertIn(rule, rules[0])


class IncludeTest(SourceTest):
    def test_downwards_is_allowed(self):
        self.accepts("lowering/encode/E.cpp", '#include "refrt/refrt.h"\n')
        self.accepts("conformance/case/C.cpp", '#include "lowering/Encode.h"\n')
        self.accepts("fuzz/generate/G.cpp", '#include "conformance/Case.h"\n')
        self.accepts("abi_tests/run/R.cpp", '#include "conformance/Case.h"\n')

    def test_upwards_is_rejected(self):
        self.rejects("refrt/run/a.c", '#include "lowering/Encode.h"\n', "no other folder; not lowering")

    def test_upwards_from_lowering_is_rejected(self):
        self.rejects("lowering/A.cpp", '#include "conformance/Case.h"\n', "not conformance")

    def test_siblings_do_not_see_each_other(self):
        self.rejects("fuzz/A.cpp", '#include "abi_tests/Matrix.h"\n', "not abi_tests")

    def test_siblings_do_not_see_each_other_the_other_way(self):
        self.rejects("abi_tests/A.cpp", '#include "fuzz/Tape.h"\n', "not fuzz")

    def test_private_headers_of_others_are_rejected(self):
        self.rejects("lowering/A.cpp", '#include "refrt/run/memory.h"\n', "private")

    def test_own_private_headers_are_fine(self):
        self.accepts("refrt/run/a.c", '#include "refrt/run/memory.h"\n')

    def test_rooms_of_refrt_see_those_before_them(self):
        self.accepts("refrt/ops/a.c", '#include "refrt/machine/vm.h"\n#include "refrt/ops/b.h"\n')
        self.accepts("refrt/verify/a.c", '#include "refrt/program/opcode.h"\n#include "refrt/refrt.h"\n')
        self.accepts("refrt/unittests/a.c", '#include "refrt/run/interp.h"\n')

    def test_rooms_of_refrt_do_not_see_those_behind_them(self):
        self.rejects("refrt/machine/a.c", '#include "refrt/ops/memref.h"\n', "refrt/load; not refrt/ops")

    def test_a_room_without_others_sees_none(self):
        self.rejects("refrt/memory/a.c", '#include "refrt/program/program.h"\n', "no other room; not refrt/program")

    def test_public_headers_of_refrt_see_no_room(self):
        self.rejects("refrt/a.h", '#include "refrt/program/opcode.h"\n', "are for rooms of its layer")

    def test_a_folder_of_refrt_that_is_no_room_sees_none(self):
        self.rejects("refrt/attic/a.c", '#include "refrt/program/opcode.h"\n', "are for rooms of its layer")

    def test_refrt_from_conformance_only_in_engine_and_nouns(self):
        text = '#include "refrt/refrt.h"\n'
        self.accepts("conformance/engines/ref/R.cpp", text)
        self.accepts("conformance/Outcome.h", text)
        self.accepts("conformance/unittests/RTest.cpp", text)
        self.rejects("conformance/report/R.cpp", text, "only conformance/*, conformance/boundary/")

    def test_abi_tests_sees_only_the_descriptor_header(self):
        self.accepts("abi_tests/A.cpp", '#include "refrt/refrt_memref.h"\n')
        self.rejects("abi_tests/B.cpp", '#include "refrt/refrt.h"\n', "only: refrt_memref.h")

    def test_fuzz_sees_only_two_headers_of_lowering(self):
        self.accepts("fuzz/A.cpp", '#include "lowering/Module.h"\n')
        self.rejects("fuzz/B.cpp", '#include "lowering/Encode.h"\n', "only: Module.h, LowerOptions.h")

    def test_mlir_headers_by_folder(self):
        text = "#include <mlir/IR/BuiltinOps.h>\n"
        for path in ("lowering/A.h", "conformance/case/C.cpp", "fuzz/mutate/M.cpp", "abi_tests/generate/G.cpp"):
            self.accepts(path, text)
        self.rejects("conformance/Compare.cpp", text, "outside conformance/boundary/, conformance/case/")

    def test_mlir_headers_in_quotes_are_seen(self):
        self.rejects("conformance/A.cpp", '#include "mlir/IR/BuiltinOps.h"\n', "may not use MLIR")

    def test_refrt_uses_neither_mlir_nor_llvm(self):
        self.rejects("refrt/run/a.c", "#include <mlir-c/IR.h>\n", "refrt may not use MLIR")

    def test_refrt_does_not_use_llvm(self):
        self.rejects("refrt/run/a.c", '#include "llvm/Support/Error.h"\n', "refrt may not use LLVM")

    def test_refrt_uses_the_c_library_only(self):
        self.accepts("refrt/run/a.c", "#include <stdint.h>\n# include <string.h>\n")
        self.rejects("refrt/run/b.c", "#include <unistd.h>\n", "C11 compiler and nothing else")

    def test_google_test_in_unittests_only(self):
        self.accepts("refrt/unittests/MemoryTest.cpp", '#include "gtest/gtest.h"\n#include <vector>\n')
        self.rejects("fuzz/A.cpp", "#include <gtest/gtest.h>\n", "GoogleTest is used in unittests/")

    def test_libfuzzer_in_its_folders_only(self):
        text = 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char *d, unsigned long n);\n'
        self.accepts("fuzz/targets/fuzz_parse.cpp", "#include <fuzzer/FuzzedDataProvider.h>\n" + text)
        self.rejects("refrt/tools/f.c", text, "libFuzzer")

    def test_libfuzzer_header_elsewhere(self):
        self.rejects("fuzz/generate/G.cpp", "#include <fuzzer/FuzzedDataProvider.h>\n", "libFuzzer")

    def test_quoted_paths_start_at_the_root(self):
        self.write("lowering/lower/Helper.h", "")
        self.rejects("lowering/lower/A.cpp", '#include "Helper.h"\n', "start at the repository root")
        violations, _ = check_layers.check_tree(self.root)
        self.assertIn('"lowering/lower/Helper.h"', violations[0].fix)

    def test_rooms_see_the_rooms_of_the_table(self):
        self.accepts("lowering/lower/memref/A.cpp", '#include "lowering/lower/vector/V.h"\n')
        self.accepts("lowering/lower/memref/B.cpp", '#include "lowering/lower/memref/B.h"\n')
        self.accepts("lowering/lower/base/C.cpp", '#include "lowering/Lower.h"\n')

    def test_rooms_do_not_see_others(self):
        text = '#include "lowering/lower/memref/M.h"\n'
        self.rejects("lowering/lower/vector/A.cpp", text, "lower/arith; not lowering/lower/memref")

    def test_the_lowest_room_sees_none(self):
        text = '#include "lowering/lower/driver/ModuleLowering.h"\n'
        self.rejects("lowering/lower/base/A.cpp", text, "no other room; not lowering/lower/driver")

    def test_the_lowering_does_not_see_planted_bugs(self):
        self.rejects("lowering/lower/driver/A.cpp", '#include "lowering/planted/Forms.h"\n', "not lowering/planted")

    def test_planted_bugs_use_public_headers_only(self):
        self.rejects("lowering/planted/P.cpp", '#include "lowering/lower/base/State.h"\n', "no other room")

    def test_rooms_are_private_but_for_tests(self):
        text = '#include "lowering/lower/base/State.h"\n'
        self.accepts("lowering/unittests/ATest.cpp", text)
        self.rejects("lowering/attic/E.cpp", text, "headers of lowering/lower/base/ are for rooms of its layer")

    def test_rooms_of_other_layers_are_private(self):
        self.rejects("conformance/case/C.cpp", '#include "lowering/lower/base/State.h"\n', "private to it")

    def test_dots_do_not_lead_out_of_the_rules(self):
        self.rejects("lowering/A.cpp", '#include "../conformance/Case.h"\n', "start at the repository root")

    def test_comments_and_strings_are_not_includes(self):
        self.accepts(
            "refrt/run/a.c",
            '// #include "lowering/Encode.h"\n/*\n#include "lowering/Encode.h"\n*/\nconst char *s = "// x";\n',
        )

    def test_line_number_and_text_are_those_of_the_include(self):
        self.write("refrt/run/a.c", '/* a\n b */\n#include <stdint.h>\n#include "fuzz/Tape.h"\n')
        violations, _ = check_layers.check_tree(self.root)
        self.assertEqual(
            str(violations[0]).splitlines()[0], 'refrt/run/a.c:4: #include "fuzz/Tape.h"'
        )

    def test_build_trees_and_test_inputs_are_left_alone(self):
        self.accepts("refrt/build/a.c", '#include "fuzz/Tape.h"\n')
        self.accepts("refrt/test/Inputs/a.c", '#include "fuzz/Tape.h"\n')


    def test_words_are_for_every_room_and_layer(self):
        text = '#include "conformance/words/Cause.h"\n'
        self.accepts("conformance/tool/A.cpp", text)
        self.accepts("conformance/Worker.h", text)
        self.accepts("fuzz/tool/A.cpp", text)
        self.accepts("abi_tests/matrix/A.cpp", text)

    def test_words_see_no_room(self):
        text = '#include "conformance/compare/Compare.h"\n'
        self.rejects("conformance/words/A.cpp", text, "no other room; not conformance/compare")


class HiddenIncludeTest(SourceTest):
    def test_a_macro_names_no_header(self):
        self.rejects("conformance/compare/X.cpp", '#define HEADER "conformance/Case.h"\n#include HEADER\n', "names its header itself")

    def test_a_path_has_one_form(self):
        for path in ("conformance/compare/../Case.h", "conformance//Case.h", "conformance/./Case.h"):
            self.rejects("conformance/compare/X.cpp", f'#include "{path}"\n', "by its shortest path")

    def test_a_detour_does_not_hide_a_room(self):
        rules = self.rules("conformance/compare/X.cpp", '#include "conformance/compare/../engines/jit/Jit.h"\n')
        self.assertEqual(len(rules), 2)


class SizeTest(TreeTest):
    def rules(self):
        return [str(v) for v in check_layers.check_sizes(self.root)]

    def fill(self, folder, count):
        for number in range(count):
            self.write(f"{folder}/F{number}.cpp", "")

    def test_rooms_are_in_one_order(self):
        self.assertEqual(check_layers.check_cycles(), [])

    def test_a_circle_of_rooms_is_found(self):
        wide = "lowering/encode/wide"
        rooms = {**check_layers.ROOMS, "lowering/encode": (*check_layers.ROOMS["lowering/encode"], wide)}
        with unittest.mock.patch.object(check_layers, "ROOMS", rooms):
            found = [str(v) for v in check_layers.check_cycles()]
        self.assertTrue(any(f"{wide} may use lowering/encode" in one for one in found), found)
        self.assertTrue(any(f"lowering/encode may use {wide}" in one for one in found), found)

    def test_a_folder_of_most_sources_is_fine(self):
        self.fill("fuzz/tool", check_layers.MOST_SOURCES)
        self.write("fuzz/tool/README.md", "")
        self.write("fuzz/tool/more/G.cpp", "")
        self.assertNotIn("fuzz/tool", "".join(self.rules()))

    def test_a_folder_of_more_sources_is_found_in_tests_too(self):
        for folder in ("fuzz/tool", "refrt/unittests"):
            with self.subTest(folder=folder):
                self.setUp()
                self.fill(folder, check_layers.MOST_SOURCES + 1)
                self.assertIn(f"{folder} has {check_layers.MOST_SOURCES + 1} sources", "".join(self.rules()))

    def test_no_two_sources_have_one_name(self):
        self.write("lowering/emit/Memory.h", "")
        self.write("fuzz/generate/Memory.cpp", "")
        self.assertEqual(self.rules(), [])
        self.write("fuzz/generate/Memory.h", "")
        found = self.rules()
        self.assertEqual(len(found), 1)
        self.assertIn("fuzz/generate/Memory.h:1: there is lowering/emit/Memory.h, too", found[0])

    def test_capitals_alone_do_not_tell_two_names_apart(self):
        self.write("conformance/case/Memory.cpp", "")
        self.write("refrt/memory/memory.cpp", "")
        self.assertEqual(self.rules(), [])
        self.write("conformance/engines/jit/memory.cpp", "")
        self.assertIn("there is conformance/case/Memory.cpp, too", "".join(self.rules()))

    def test_sources_end_as_checkers_expect(self):
        for end in ("cc", "cxx", "hpp"):
            self.write(f"conformance/case/A{end}.{end}", "")
        self.assertEqual(len(self.rules()), 3)

    def test_what_releases_need_does_not_grow(self):
        folder, most = next(iter(check_layers.MOST_LINES.items()))
        self.write(f"{folder}/a.def", "row\n" * (most - 1))
        self.write(f"{folder}/B.cpp", "row\n")
        self.assertEqual(self.rules(), [])
        self.write(f"{folder}/B.cpp", "row\nrow\n")
        found = self.rules()
        self.assertEqual(len(found), 1)
        self.assertIn(f"has {most + 1} lines", found[0])


class IndependenceTest(SourceTest):
    def test_conversions_under_test_are_not_included(self):
        self.rejects("lowering/A.cpp", "#include <mlir/Conversion/LLVMCommon/Pattern.h>\n", "under test")
        self.rejects("lowering/A.cpp", "#include <mlir/Conversion/Passes.h>\n", "under test")
        self.rejects("lowering/A.cpp", "auto pass = createFinalizeMemRefToLLVMConversionPass();\n", "under test")

    def test_conversion_of_one_dialect_is_not_included(self):
        text = '#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"\n'
        self.rejects("lowering/A.cpp", text, "under test")

    def test_engines_may_drive_what_is_under_test(self):
        self.accepts("conformance/units/Upstream.cpp", "#include <mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h>\n")

    def test_names_under_test_are_not_used(self):
        self.rejects("lowering/A.cpp", "class C : mlir::ConvertOpToLLVMPattern<X> {};\n", "ConvertOpToLLVMPattern")

    def test_population_under_test_is_not_used(self):
        text = "void f() { mlir::populateFuncToLLVMConversionPatterns(c, p); }\n"
        self.rejects("lowering/A.cpp", text, "populateFuncToLLVMConversionPatterns")

    def test_comments_may_name_what_is_under_test(self):
        self.accepts("lowering/A.cpp", "// Unlike LLVMTypeConverter, this one ...\n")


class ReleasesTest(SourceTest):
    def test_old_releases_are_named_in_their_folder(self):
        self.accepts("conformance/lowerings/releases/older.def", 'LOWERING("mlir-16", Release, "x")\n')
        self.accepts("conformance/unittests/ATest.cpp", 'auto a = "mlir-16";\n')

    def test_old_releases_are_named_nowhere_else(self):
        self.rejects("conformance/engines/A.cpp", 'bool old = name == "mlir-16";\n', "releases 13 to 16")

    def test_words_that_decide_nothing_and_later_releases_are_fine(self):
        self.accepts("conformance/engines/A.cpp", '// As in mlir-16.\nauto a = "mlir-19";\nauto b = "mlir-160";\n')


class CMakeTest(TreeTest):
    def rules(self, **files):
        for folder, text in files.items():
            self.write(f"{folder}/CMakeLists.txt", text)
        violations, _ = check_layers.check_tree(self.root)
        return [f"{v.path}:{v.line}: {v.rule}" for v in violations]

    REFRT = "add_library(refrt STATIC core/a.c)\n"
    LOWERING = "memref_cts_library(Lowering A.cpp MLIR LINK refrt)\n"

    def test_downwards_is_allowed(self):
        conformance = "memref_cts_tool(memref-cts\n  main.cpp MLIR\n  LINK Lowering refrt)\n"
        self.assertEqual(self.rules(refrt=self.REFRT, lowering=self.LOWERING, conformance=conformance), [])

    def test_upwards_is_rejected_with_its_line(self):
        refrt = "# refrt\n" + self.REFRT + "target_link_libraries(refrt PUBLIC Lowering)\n"
        rules = self.rules(refrt=refrt, lowering=self.LOWERING)
        self.assertEqual(rules, ["refrt/CMakeLists.txt:3: refrt may use no other folder; not lowering"])

    def test_siblings_are_rejected(self):
        rules = self.rules(
            fuzz="memref_cts_library(Fuzz a.cpp LINK Abi)\n", abi_tests="memref_cts_library(Abi a.cpp)\n"
        )
        self.assertEqual(len(rules), 1)
        self.assertIn("not abi_tests", rules[0])

    def test_mlir_is_linked_by_the_vocabulary_only(self):
        rules = self.rules(lowering=self.LOWERING + "target_link_libraries(Lowering PUBLIC MLIR)\n")
        self.assertEqual(len(rules), 1)
        self.assertIn("by the vocabulary only", rules[0])

    def test_component_libraries_are_rejected(self):
        rules = self.rules(lowering="memref_cts_library(Lowering A.cpp MLIR LINK MLIRFuncDialect)\n")
        self.assertEqual(len(rules), 1)
        self.assertIn("two shared libraries", rules[0])

    def test_refrt_takes_no_mlir(self):
        rules = self.rules(refrt="memref_cts_library(refrt core/a.c MLIR)\n")
        self.assertEqual(len(rules), 1)
        self.assertIn("refrt may not use LLVM or MLIR", rules[0])

    def test_google_test_by_the_vocabulary_only(self):
        rules = self.rules(fuzz="memref_cts_tool(t a.cpp LINK GTest::gtest)\n")
        self.assertEqual(len(rules), 1)
        self.assertIn("memref_cts_unittest only", rules[0])

    def test_commented_commands_are_ignored(self):
        text = self.REFRT + "# target_link_libraries(refrt PUBLIC Lowering)\n"
        self.assertEqual(self.rules(refrt=text, lowering=self.LOWERING), [])


class ExistenceTest(TreeTest):
    def rules(self):
        return [(v.path, v.line, v.rule) for v in check_layers.check_existence(self.root)]

    def test_headers_of_the_tree_and_of_others(self):
        self.write("refrt/run/a.h", "")
        self.write("refrt/run/a.c", '#include "refrt/run/a.h"\n#include <stdint.h>\n// #include "refrt/run/gone.h"\n')
        self.write("lowering/L.cpp", '#include "mlir/IR/Gone.h"\n#include "lowering/Version.h"\n')
        self.assertEqual(self.rules(), [])

    def test_a_header_that_is_gone_is_found_in_tests_too(self):
        self.write("refrt/run/a.c", '\n#include "refrt/run/a.h"\n')
        self.write("fuzz/unittests/F.cpp", "#include <conformance/Gone.h>\n")
        self.assertEqual(self.rules(), [("refrt/run/a.c", 2, "there is no refrt/run/a.h"),
                                        ("fuzz/unittests/F.cpp", 1, "there is no conformance/Gone.h")])

    def test_a_folder_is_no_header(self):
        self.write("refrt/run.h/a.c", '#include "refrt/run.h"\n')
        self.assertEqual(len(self.rules()), 1)

    def test_what_the_build_makes_is_included_and_made(self):
        self.write("conformance/tool/CMakeLists.txt", "add_custom_command(OUTPUT OwnData.inc)\n")
        self.assertEqual(self.rules(), [("conformance/tool/CMakeLists.txt", 1, "a row of MADE is included and made")])
        self.write("conformance/tool/OwnData.cpp", '#include "conformance/tool/OwnData.inc"\n')
        self.assertEqual(self.rules(), [])
        self.write("conformance/tool/CMakeLists.txt", "\n")
        self.assertEqual(len(self.rules()), 1)

    def test_the_tool_looks_for_them(self):
        self.write("refrt/a.c", '#include "refrt/gone.h"\n')
        code, out, _ = self.script("checks/check_layers.py", f"--root={self.root}")
        self.assertEqual(code, 1)
        self.assertIn('refrt/a.c:1: #include "refrt/gone.h"\n  rule: there is no refrt/gone.h\n', out)


class UseTest(TreeTest):
    def test_a_row_allows_what_an_include_uses(self):
        self.write("refrt/text/a.c", '#include "refrt/number/b.h"\n// #include "refrt/program/c.h"\n')
        self.write("refrt/number/b.h", "")
        self.assertEqual(check_layers.check_uses(self.root), [])
        self.write("refrt/program/c.h", "")
        self.assertEqual([v.text for v in check_layers.check_uses(self.root)], ["refrt/text may use refrt/program"])
        code, out, _ = self.script("checks/check_layers.py", f"--root={self.root}")
        self.assertEqual(code, 1)
        self.assertIn("rule: each use that ROOMS allows is made\n", out)
        self.write("refrt/text/a.c", '#include "refrt/number/b.h"\n#include "refrt/program/c.h"\n')
        self.assertEqual(check_layers.check_uses(self.root), [])


class ToolTest(TreeTest):
    def test_exit_codes_and_summary(self):
        self.write("refrt/a.c", "#include <stdint.h>\n")
        code, out, _ = self.script("checks/check_layers.py", f"--root={self.root}")
        self.assertEqual((code, out), (0, "check_layers: 1 files, 0 violations\n"))
        self.write("refrt/b.c", "#include <unistd.h>\n")
        code, out, _ = self.script("checks/check_layers.py", f"--root={self.root}")
        self.assertEqual(code, 1)
        self.assertIn("refrt/b.c:1: #include <unistd.h>\n  rule: refrt builds", out)
        self.assertIn("\n  fix:  use headers of the C11", out)
        self.assertTrue(out.endswith("check_layers: 2 files, 1 violations\n"))

    def test_a_folder_without_a_row(self):
        for path in ("fuzz/f.cpp", "fuzz/generate/deep/g.cpp", "fuzz/unittests/G2.cpp", "fuzz/tables/f.def"):
            self.write(path, "")
        self.assertEqual(self.script("checks/check_layers.py", f"--root={self.root}")[0], 0)
        self.write("fuzz/attic/h.cpp", "")
        code, out, _ = self.script("checks/check_layers.py", f"--root={self.root}")
        self.assertEqual(code, 1)
        self.assertIn("fuzz/attic/h.cpp:1: fuzz/attic\n  rule: each source folder is a room\n", out)

    def test_unknown_root_is_a_usage_error(self):
        self.assertEqual(self.script("checks/check_layers.py", "--root=/nonexistent")[0], 2)


if __name__ == "__main__":
    unittest.main()
