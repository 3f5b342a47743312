#===- test_check_declarations.py - Tests of check_declarations.py ---------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Small trees of headers and sources: what must be accepted, and each offence.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_declarations.py."""

import os
import subprocess
import sys
import unittest

from support import CI, TreeTest

import check_declarations

SCRIPT = os.path.join(CI, "checks", "check_declarations.py")
HEADER = """// a comment with f(int); in it
#define LENGTH(NAME) sizeof(NAME)
namespace a {
class C;
struct S { int member(int); };
enum class E { One };
using F = int (*)(int);
typedef int (*G)(int);
inline int inlined(int x) { return x; }
template <typename T>
int templated(T t) { return t; }
template <typename T>
std::vector<std::function<void(int)>> %s(const std::vector<T> &list,
                                           int other = 0);
extern const int table[];
} // namespace a
"""
SOURCE = """namespace a {
static int helper(int x) { return "}"[x]; }
static const char *rows[] = {"{", "}"};
}
template <typename T>
std::vector<std::function<void(int)>> a::%s(const std::vector<T> &list, int other) {
  if (helper('{')) { call(); }
  return {};
}
"""


class OptionsTest(TreeTest):
    def problems(self, shared=()):
        paths = [(path, self.write(path, text)) for path, text in self.sources.items()]
        return [f"{p.path}:{p.line}: {p.what}" for p in check_declarations.check_options(paths, dict.fromkeys(shared, "why"))]

    def test_an_option_is_declared_once(self):
        self.sources = {
            "conformance/tool/ToolOptions.cpp": 'SeedOption::SeedOption()\n    : seed("seed", cl::value_desc("S"), cl::init(1)) {}\n',
            "fuzz/tool/A.cpp": '// "seed", cl::sub\nstatic NumberOption<uint64_t>\n    seed("seed", cl::sub(a));\nfind("seed", 1);\n',
            "abi_tests/tool/B.cpp": 'static cl::opt<bool> map("map", cl::sub(b));\n  parts.emplace("parts", cl::sub(b));\n',
            "fuzz/targets/C.cpp": 'static cl::opt<bool> map("map", cl::sub(b));\n',
        }
        self.assertEqual(self.problems(), ["conformance/tool/ToolOptions.cpp:2: declares the option seed, and so does fuzz/tool/A.cpp:3"])
        self.assertEqual(self.problems(["seed"]), [])
        self.assertEqual(self.problems(["map", "seed"]),
                         ["ci/checks/check_declarations.py:1: the option map is in SHARED_OPTIONS without need"])


class DeclarationsTest(TreeTest):
    def problems(self, facades=None):
        problems, _, _ = check_declarations.check(self.root, facades or {})
        return [f"{p.path}:{p.line}: {p.what}; {p.fix}" for p in problems]

    def test_own_source(self):
        self.write("lowering/room/X.h", HEADER % "made")
        self.write("lowering/room/X.cpp", SOURCE % "made")
        self.assertEqual(self.problems(), [])

    def test_other_source(self):
        self.write("lowering/room/X.h", HEADER % "made")
        self.write("lowering/room/X.cpp", SOURCE % "other")
        self.write("lowering/room/Y.cpp", SOURCE % "made")
        self.assertEqual(
            self.problems(),
            ["lowering/room/X.h:12: declares made(), which lowering/room/X.cpp does not define; "
             "declare it in the header of lowering/room/Y.cpp"],
        )

    def test_no_source(self):
        self.write("fuzz/X.h", "int f(int);\n")
        self.assertEqual(
            self.problems(),
            ["fuzz/X.h:1: declares f(), and no source file has the header's name; "
             "declare it in the header of the file that defines it"],
        )

    def test_static_is_no_definition(self):
        self.write("refrt/x.h", "int f(int);\n")
        self.write("refrt/x.c", "static int f(int a) { return a; }\n")
        self.assertEqual(len(self.problems()), 1)

    def test_attributes(self):
        self.write("refrt/x.h", "int f(const char *s, ...) __attribute__((format(printf, 1, 2)));\nextern \"C\" {\nvoid g(void);\n}\n")
        self.write("refrt/x.c", "__attribute__((noinline)) void g(void) {}\nint f(const char *s, ...)\n{\n  return 0;\n}\n")
        self.assertEqual(self.problems(), [])

    def test_rooms(self):
        # A public header's source is in any room; one in a room is beside its header.
        self.write("conformance/X.h", "int f();\nint g();\n")
        self.write("conformance/room/X.cpp", "int f() { return 0; }\n")
        self.write("conformance/other/XText.cpp", "int g() { return 0; }\n")
        self.assertEqual(self.problems(), [])
        self.write("conformance/room/Y.h", "int h();\n")
        self.write("conformance/other/Y.cpp", "int h() { return 0; }\n")
        self.assertEqual(len(self.problems()), 1)

    def test_names_that_only_begin_alike(self):
        self.write("conformance/Text.h", "int f();\n")
        self.write("conformance/room/Texture.cpp", "int f() { return 0; }\n")
        self.assertEqual(len(self.problems()), 1)

    def test_facades(self):
        self.write("abi_tests/X.h", "int f();\n")
        self.write("abi_tests/room/Y.cpp", "int f() { return 0; }\n")
        self.assertEqual(self.problems({"abi_tests/X.h": "a reason"}), [])
        self.write("abi_tests/room/X.cpp", "int f() { return 0; }\n")
        self.assertEqual(
            self.problems({"abi_tests/X.h": "a reason"}),
            ["abi_tests/X.h:1: is in the list of facades without need; take it out of FACADES in ci/checks/check_declarations.py"],
        )

    def test_macros_that_declare(self):
        text = ("#define %s(OP, CLASS) \\\n  void %s(int *a, mlir::CLASS op);\n#include \"rows.def\"\n")
        for macro, name, shown in (("HANDLER", "encode", "encode"), ("GROUP", "populate##OP##Patterns", "populateOPPatterns"),
                                   ("CHECK", "OP", "OP")):
            self.write("lowering/room/X.h", "int x;\n" + text % (macro, name))
            self.assertEqual(
                self.problems(),
                [f"lowering/room/X.h:2: {macro} declares {shown}() for each row of a table; "
                 "declare each in the header of its file, or list the header in FACADES, with a reason"],
            )
            self.assertEqual(self.problems({"lowering/room/X.h": "a reason"}), [])

    def test_macros_that_declare_nothing(self):
        for body in ("NAME,", "static int make##NAME(int a);", "case NAME: return f(NAME);", "f(NAME);", "int x##NAME;",
                     "void f(int a);", "int f##NAME(int a) { return a; }"):
            self.write("lowering/room/X.h", f"#define ROW(NAME) {body}\n")
            self.assertEqual(self.problems(), [], body)

    def test_members(self):
        self.write("fuzz/room/Thing.h", "namespace a {\nclass Thing {\n  Thing();\n  ~Thing();\n  int f(int);\n  struct Part { int g(); };\n};\n}\n")
        own = "a::Thing::Thing() {}\nThing::~Thing() = default;\nint a::Thing::f(int x) { return x; }\n"
        self.write("fuzz/room/Thing.cpp", own)
        self.write("fuzz/room/ThingText.cpp", "int Thing::Part::g() { return 0; }\n")
        # The same name in the source file alone is another class.
        self.write("fuzz/room/Local.cpp", "struct Thing { int f(); };\nint Thing::f() { return 0; }\n")
        self.assertEqual(self.problems(), [])
        self.write("fuzz/room/Other.cpp", "\nint a::Thing::f(int x) { return x; }\nint Thing::Part::g() { return 0; }\n")
        fix = "move it to the source file of that name, or make it a function of its own"
        self.assertEqual(
            self.problems(),
            [f"fuzz/room/Other.cpp:2: defines Thing::f(), whose class is in fuzz/room/Thing.h; {fix}",
             f"fuzz/room/Other.cpp:3: defines Thing::g(), whose class is in fuzz/room/Thing.h; {fix}"],
        )
        self.assertEqual(self.problems({"fuzz/room/Thing.h": "a reason"}), [])

    def test_members_of_two_classes_of_one_name(self):
        self.write("fuzz/one/Thing.h", "class Thing {\n  int f();\n};\n")
        self.write("fuzz/one/Thing.cpp", "int Thing::f() { return 0; }\n")
        self.write("fuzz/two/Thing.h", "class Thing {\n  int f();\n};\n")
        self.write("fuzz/two/Thing.cpp", "int Thing::f() { return 0; }\n")
        self.assertEqual(self.problems(), [])

    def test_tests_are_left_out(self):
        self.write("fuzz/unittests/X.h", "int f();\n")
        self.write("fuzz/test/Inputs/X.h", "int f();\n")
        self.assertEqual(self.problems(), [])

    def test_command(self):
        for layer in check_declarations.FACADES:
            self.write(layer, "int declared();\n")
        run = subprocess.run([sys.executable, "-B", SCRIPT, "--root", self.root], capture_output=True, text=True, check=False)
        self.assertEqual((run.returncode, run.stdout.count("\n")), (0, 1), run.stdout + run.stderr)
        self.write("refrt/x.h", "int f(int);\n")
        run = subprocess.run([sys.executable, "-B", SCRIPT, "--root", self.root], capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 1)
        self.assertIn("refrt/x.h:1: declares f()", run.stdout)

    def test_list(self):
        run = subprocess.run([sys.executable, "-B", SCRIPT, "--list"], capture_output=True, text=True, check=True)
        self.assertEqual(len(run.stdout.splitlines()), len(check_declarations.FACADES) + len(check_declarations.SHARED_NAMES)
                         + len(check_declarations.SHARED_OPTIONS))


class TypesTest(TreeTest):
    FIX = "name each by what it alone is, in words of the glossary"

    def problems(self, shared=None):
        problems = check_declarations.check_types(check_declarations.files_of_sources(self.root), shared or {})
        return [f"{p.path}:{p.line}: {p.what}; {p.fix}" for p in problems]

    def test_names_of_their_own(self):
        self.write("lowering/X.h", "namespace a {\nclass One;\nstruct Two { enum Three { Four } four; One *one; };\n"
                                   "template <typename T> struct Five : Two {};\n} // struct Two {\n")
        self.write("lowering/X.cpp", 'class One {};\nstruct Two f() { return Two{}; }\nconst char *text = "struct One {";\n'
                                     "void g() { struct One {}; enum class Two { A }; }\nusing Six = One;\n")
        self.assertEqual(self.problems(), [])

    def test_one_name_in_two_layers(self):
        self.write("fuzz/X.h", "namespace a {\n\n/// Says.\nenum class Convention : uint8_t { A };\n}\n")
        self.write("abi_tests/X.h", "struct alignas(8) Convention final : One, Two<int> {};\n")
        self.assertEqual(self.problems(),
                         [f"fuzz/X.h:4: defines Convention, and abi_tests/X.h:1 defines Convention; {self.FIX}"])

    def test_one_name_in_classes_and_unnamed_namespaces(self):
        self.write("fuzz/a.cpp", "class Run {\npublic:\n  enum Step { A };\n};\n")
        self.write("fuzz/b.cpp", "namespace {\nstruct Step {};\n}\nclass Walk { struct Part; };\nstruct Walk::Part {};\n")
        self.write("fuzz/c.c", "typedef struct Part {\n  int x;\n} Part;\n")
        self.assertEqual(self.problems(), [f"fuzz/c.c:1: defines Part, and fuzz/b.cpp:5 defines Part; {self.FIX}",
                                           f"fuzz/b.cpp:2: defines Step, and fuzz/a.cpp:3 defines Run::Step; {self.FIX}"])

    def test_aliases(self):
        self.write("fuzz/a.h", "using Clock = std::chrono::steady_clock;\nusing Row = Table::Row;\nusing Lines = std::vector<int>;\n")
        self.write("fuzz/b.cpp", "struct Row { using Clock =\n  std::chrono::steady_clock; };\nvoid f() { using Lines = int; }\n")
        self.assertEqual(self.problems(), [])
        self.write("fuzz/c.cpp", "\ntemplate <typename T>\nusing Lines = std::vector<T>;\nclass Clock {};\n")
        self.assertEqual(self.problems(), [f"fuzz/c.cpp:4: defines Clock, and fuzz/a.h:1 defines Clock; {self.FIX}",
                                           f"fuzz/c.cpp:2: defines Lines, and fuzz/a.h:3 defines Lines; {self.FIX}"])

    def test_patterns_are_named_after_their_operation(self):
        self.write("lowering/lower/arith/a.cpp", "struct BitcastOpLowering : Pattern {};\n")
        self.write("lowering/lower/math/b.cpp", "using BitcastOpLowering = Pattern<int>;\n")
        self.assertEqual(self.problems(), [])

    def test_branches_of_the_preprocessor_and_tests(self):
        self.write("fuzz/a.cpp", "#if A\nstruct One { int x; };\n#else\nstruct One {};\n#endif\n")
        self.write("fuzz/unittests/b.cpp", "struct One {};\n")
        self.assertEqual(self.problems(), [])

    def test_shared_names(self):
        self.write("fuzz/a.cpp", "struct One { enum Kind { A } kind; };\nstruct Two { enum Kind { A } kind; };\n")
        self.assertEqual(len(self.problems()), 1)
        self.assertEqual(self.problems({"Kind": "a reason"}), [])
        self.assertEqual(self.problems({"Kind": "a reason", "One": "a reason"}),
                         ["fuzz/a.cpp:1: is the only one that defines a type One; "
                          "take it out of SHARED_NAMES in ci/checks/check_declarations.py"])

    def test_command(self):
        self.write("fuzz/a.cpp", "struct Step {};\n")
        self.write("fuzz/b.cpp", "struct Step {};\n")
        run = subprocess.run([sys.executable, "-B", SCRIPT, "--root", self.root], capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 1)
        self.assertIn("fuzz/b.cpp:1: defines Step, and fuzz/a.cpp:1 defines Step\n", run.stdout)


if __name__ == "__main__":
    unittest.main()
