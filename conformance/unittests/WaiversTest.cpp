//===-- WaiversTest.cpp - rows that explain bad verdicts -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a waiver matches, and which rows are refused.
//
//===----------------------------------------------------------------------===//

#include "conformance/Waivers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

#include <optional>

using namespace memref_cts::conformance;
using llvm::Expected;
using llvm::toString;

static std::string row(const std::string &changes = "", const std::string &lowering = "upstream",
                       const std::string &verdict = "lowered-ub", const std::string &expires = "2030-01-01") {
  return "- name: a\n  pattern: 'mat*.mlir'\n  lowering: " + lowering +
         "\n  explains:\n  - {stage: ref-llvm, verdict: " + verdict +
         ", operation: memref.load, path: end, seen: 'made by llvm.mul'}\n  clause: ADDR-17\n  reason: because\n  "
         "expires: '" +
         expires + "'\n" + changes;
}

static const char *const kModule =
    "func.func @f(%m: memref<i32>) {\n  %v = memref.load %m[] : memref<i32>\n  return\n}\n";

static const Waiver *match(const Waivers &waivers, const std::string &file, const std::string &lowering,
                           const std::string &stage, const Verdict &verdict, bool agreesInRefLLVM = false) {
  return waivers.match(file, kModule, lowering, *Stage::parse(stage), verdict, agreesInRefLLVM);
}

/// A row with a repair of one step.
static std::string repairRow(const std::string &step = "{lines: 'a(b)c', by: 'd\\1'}",
                             const std::string &stage = "ref-llvm", const std::string &changes = "",
                             const std::string &pattern = "*") {
  return "- name: r\n  pattern: '" + pattern + "'\n  lowering: upstream\n  stage: '" + stage +
         "'\n  verdict: '{differ,crash}'\n  repair:\n  - " + step +
         "\n  operations: [memref.load, 'vector.*']\n  clause: ADDR-17\n  reason: because\n  expires: '2030-01-01'\n" +
         changes;
}

static std::string problem(const std::string &text) {
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
  return waivers ? "" : toString(waivers.takeError());
}

/// A fault of the lowering is still there in the module's LLVM IR. The other way round it is not.
TEST(WaiversTest, whatIsAboutRefLLVMIsAboutRefIR) {
  Expected<Waivers> waivers = Waivers::parse("w.yaml", row(), "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  const Verdict verdict{VerdictKind::LoweredUB, "end", "returned", "made by llvm.mul"};
  for (const char *stage : {"ref-llvm", "ref-ir"})
    EXPECT_NE(match(*waivers, "mat.mlir", "upstream", stage, verdict), nullptr) << stage;
  EXPECT_EQ(match(*waivers, "mat.mlir", "upstream", "jit", verdict), nullptr);
  for (const char *stage : {"ref-llvm", "ref-ir", "{ref-ir,jit}"}) {
    Expected<Waivers> repair = Waivers::parse("w.yaml", repairRow("{lines: a, by: b}", stage), "2026-11-21");
    ASSERT_TRUE(static_cast<bool>(repair)) << toString(repair.takeError());
    const Waiver &one = repair->rows()[0];
    EXPECT_TRUE(Waivers::concernsStage(one, EngineKind::RefIR)) << stage;
    EXPECT_EQ(Waivers::concernsStage(one, EngineKind::RefLLVM), llvm::StringRef(stage) == "ref-llvm") << stage;
  }
}

TEST(WaiversTest, faultsOfLLVMNeedAgreementInRefLLVM) {
  std::string text = "- name: a\n  pattern: 'a*'\n  lowering: '*'\n  explains:\n"
                     "  - {stage: jit, verdict: differ, operation: func.return, path: 'result 2'}\n  clause: ADDR-17\n "
                     " reason: because\n  expires: '2030-01-01'\n";
  EXPECT_NE(problem(text).find("own lowering is not waived"), std::string::npos);
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text + "  agrees: ref-llvm\n", "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  Verdict verdict{VerdictKind::Differ, "result 2", "a", "b"};
  EXPECT_NE(match(*waivers, "a.mlir", "ours", "jit", verdict, /*agreesInRefLLVM=*/true), nullptr);
  EXPECT_EQ(match(*waivers, "a.mlir", "ours", "jit", verdict, /*agreesInRefLLVM=*/false), nullptr);
  EXPECT_EQ(match(*waivers, "a.mlir", "ours", "ref-llvm", verdict, /*agreesInRefLLVM=*/true), nullptr);
  EXPECT_NE(problem(text + "  agrees: jit\n").find("only 'ref-llvm'"), std::string::npos);
  std::string there = text;
  there.replace(there.find("stage: jit"), 10, "stage: ref-llvm");
  EXPECT_NE(problem(there + "  agrees: ref-llvm\n").find("other stages"), std::string::npos);
}

TEST(WaiversTest, whatIsQuietedIsASignallingNaNOfAFunctionWithThreeFloats) {
  Expected<Waivers> waivers = Waivers::parse(
      "w.yaml",
      "- name: a\n  pattern: '*'\n  lowering: '*'\n  agrees: ref-llvm\n  explains:\n"
      "  - {stage: jit, verdict: differ, operation: func.return, path: 'result #', quieted: true, floats: 3}\n"
      "  clause: RESULT-PACK-01\n  reason: because\n  expires: '2030-01-01'\n",
      "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  auto waives = [&](bool quieted, unsigned floats) {
    Verdict verdict{VerdictKind::Differ, "result 2", "0xffaa4a3d (nan)", "0xffea4a3d (nan)"};
    verdict.quieted = quieted;
    return waivers->match("a.mlir", kModule, "ours", EngineKind::Jit, verdict, /*agreesInRefLLVM=*/true, floats) !=
           nullptr;
  };
  EXPECT_TRUE(waives(true, 3));
  EXPECT_FALSE(waives(true, 2));
  EXPECT_FALSE(waives(false, 3));
}

TEST(WaiversTest, operationsExist) {
  std::string text = row();
  EXPECT_EQ(problem(text), "");
  text.replace(text.find("memref.load"), 11, "nosuch.op");
  EXPECT_NE(problem(text).find("w.yaml:5: waiver 'a': explains, line 1, operation: there is no operation 'nosuch.op'"),
            std::string::npos);
}

TEST(WaiversTest, matchesOnlyWhatItNames) {
  Expected<Waivers> waivers = Waivers::parse("w.yaml", row(), "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  Verdict verdict{VerdictKind::LoweredUB, "end", "returned", "poison (made by llvm.mul at x)"};
  EXPECT_NE(match(*waivers, "some/folder/matmul.mlir", "upstream", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(match(*waivers, "conv.mlir", "upstream", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(match(*waivers, "matmul.mlir", "ours", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(match(*waivers, "matmul.mlir", "upstream", "jit", verdict), nullptr);
  verdict.seen = "misaligned";
  EXPECT_EQ(match(*waivers, "matmul.mlir", "upstream", "ref-llvm", verdict), nullptr);
  verdict = {VerdictKind::Differ, "end", "returned", "made by llvm.mul"};
  EXPECT_EQ(match(*waivers, "matmul.mlir", "upstream", "ref-llvm", verdict), nullptr);
}

TEST(WaiversTest, loweringsExist) {
  EXPECT_EQ(problem(row("", "'{upstream*,mlir-1[3-6]}'")), "");
  EXPECT_EQ(problem(row("", "'mlir-{13,19}'")), "");
  EXPECT_EQ(problem(row("", "'command=my-opt*'")), "");
  EXPECT_NE(problem(row("", "'{upstream,mlir-17}'")).find("there is no lowering 'mlir-17'; known are: ours"),
            std::string::npos);
  EXPECT_NE(problem(row("", "mlir-{13,18}")).find("there is no lowering 'mlir-18'"), std::string::npos);
  EXPECT_NE(problem(row("", "upstraem")).find("there is no lowering 'upstraem'"), std::string::npos);
}

TEST(WaiversTest, releasesOfMLIR) {
  auto read = [](const std::string &versions) {
    return Waivers::parse("w.yaml", row("  versions: '" + versions + "'\n", "'{upstream*,mlir-*}'"), "2026-11-21");
  };
  auto holds = [&](const std::string &versions, const char *lowering) {
    Expected<Waivers> waivers = read(versions);
    EXPECT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
    Verdict verdict{VerdictKind::LoweredUB, "end", "returned", "poison (made by llvm.mul at x)"};
    return waivers && match(*waivers, "mat.mlir", lowering, "ref-llvm", verdict) != nullptr;
  };
  EXPECT_TRUE(holds("13-15, 19", "mlir-13"));
  EXPECT_TRUE(holds("13-15, 19", "mlir-15"));
  EXPECT_FALSE(holds("13-15, 19", "mlir-16"));
  EXPECT_TRUE(holds("13-15, 19", "mlir-19"));
  EXPECT_FALSE(holds("13-15, 19", "upstream"));
  EXPECT_TRUE(holds("22", "upstream-convert-to-llvm"));
  EXPECT_TRUE(holds("16+", "upstream"));
  EXPECT_FALSE(holds("16+", "mlir-15"));
  // Nobody knows which release a command is.
  EXPECT_FALSE(holds("13+", "command=my-opt"));
  for (const char *command : {"command=*", "command=my-opt --x", "{upstream*,command=*}"}) {
    std::string lowering = "'" + std::string(command) + "'";
    EXPECT_EQ(problem(row("", lowering)), "");
    EXPECT_NE(problem(row("  versions: '13+'\n", lowering)).find("is not known; leave out 'versions'"),
              std::string::npos)
        << command;
  }
  // Pipelines are run by the one that the tool is built with.
  for (const char *pipeline : {"'pipeline=*'", "'builtin.module(*'"}) {
    EXPECT_EQ(problem(row("  versions: '22'\n", pipeline)), "");
    EXPECT_NE(problem(row("  versions: '13-16'\n", pipeline)).find("is of MLIR 13-16"), std::string::npos) << pipeline;
  }
  for (const char *wrong : {"", "new", "16-", "-16", "19-16", "13,,14", "16-19+", "1.5"})
    EXPECT_EQ(problem(row("  versions: '" + std::string(wrong) + "'\n")).empty(), *wrong == 0) << wrong;
  EXPECT_NE(problem(row("  versions: '17-18'\n", "'mlir-*'")).find("no lowering 'mlir-*' is of MLIR 17-18"),
            std::string::npos);
  EXPECT_NE(problem(row("  versions: '16'\n")).find("no lowering 'upstream' is of MLIR 16"), std::string::npos);
}

TEST(WaiversTest, targets) {
  auto holds = [&](const std::string &target, const char *stage) {
    std::string text = repairRow("{lines: a, by: b}", "{jit,aot:*}", "  target: '" + target + "'\n");
    Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
    EXPECT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
    return waivers && Waivers::concernsStage(waivers->rows()[0], *Stage::parse(stage));
  };
  EXPECT_TRUE(holds("i686-*", "aot:i386"));
  EXPECT_FALSE(holds("i686-*", "aot:s390x"));
  EXPECT_FALSE(holds("i686-*", "ref-llvm"));
  // Big endian, by its data layout.
  EXPECT_TRUE(holds("E-*", "aot:s390x"));
  EXPECT_FALSE(holds("E-*", "aot:aarch64"));
  // What runs here is of this machine.
  EXPECT_EQ(holds("{x86_64-*,E-*}", "jit"), holds("{x86_64-*,E-*}", "aot:native"));
  EXPECT_TRUE(holds("*", "jit"));
}

TEST(WaiversTest, trapAndMakerOfPoison) {
  auto claims = [](const std::string &keys, const TrapCause &trap) {
    Expected<Waivers> waivers =
        Waivers::parse("w.yaml", repairRow("{lines: a, by: b}", "ref-llvm", keys), "2026-11-21");
    EXPECT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
    Verdict verdict{VerdictKind::Crash, "end", "1", "2"};
    verdict.trap = trap;
    return waivers && Waivers::claims(waivers->rows()[0], EngineKind::RefLLVM, verdict);
  };
  TrapCause ofPoison{"poison-access", "llvm.load", "llvm.mul"};
  EXPECT_TRUE(claims("", ofPoison));
  EXPECT_TRUE(claims("  trap: poison-access\n  made-by: llvm.mul\n", ofPoison));
  EXPECT_TRUE(claims("  trap: '{misaligned,poison-*}'\n", ofPoison));
  EXPECT_FALSE(claims("  trap: misaligned\n", ofPoison));
  EXPECT_FALSE(claims("  made-by: llvm.add\n", ofPoison));
  // A crash is no trap, and nothing made poison there.
  EXPECT_TRUE(claims("  trap: misaligned\n", {}));
  EXPECT_FALSE(claims("  made-by: llvm.mul\n", {}));
}

TEST(WaiversTest, foldersOfCases) {
  std::string text = row();
  text.replace(text.find("mat*.mlir"), 9, "{ops/mat.mlir,sum-*.mlir,a/b/c.mlir}");
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  const Waiver &only = waivers->rows()[0];
  EXPECT_TRUE(Waivers::concernsFile(only, "cases/ops/mat.mlir"));
  EXPECT_TRUE(Waivers::concernsFile(only, "ops/mat.mlir"));
  EXPECT_FALSE(Waivers::concernsFile(only, "cases/llvm/mat.mlir"));
  EXPECT_FALSE(Waivers::concernsFile(only, "mat.mlir"));
  EXPECT_FALSE(Waivers::concernsFile(only, "cases/loops/mat.mlir"));
  EXPECT_TRUE(Waivers::concernsFile(only, "x/y/a/b/c.mlir"));
  EXPECT_TRUE(Waivers::concernsFile(only, "x/sum-1.mlir"));
  ASSERT_EQ(Waivers::numPatterns(only), 3u);
  EXPECT_TRUE(Waivers::isExact(only, 0));
  EXPECT_FALSE(Waivers::isExact(only, 1));
  EXPECT_TRUE(Waivers::fits(only, 1, "sum-1.mlir"));
  EXPECT_FALSE(Waivers::fits(only, 0, "sum-1.mlir"));
}

TEST(WaiversTest, rowsAboutEverythingAreRepairs) {
  EXPECT_EQ(problem(repairRow()), "");
  std::string text = row();
  text.replace(text.find("mat*.mlir"), 9, "*");
  EXPECT_NE(problem(text).find("says how the fault is repaired"), std::string::npos);
  EXPECT_EQ(problem(text + "  agrees: ref-llvm\n").find("says how"), std::string::npos);
  // The same in other words.
  auto about = [&](const std::string &pattern) {
    std::string other = text;
    return problem(other.replace(other.find("'*'") + 1, 1, pattern));
  };
  for (const char *all : {"*.mlir", "**", "?*", "{a.mlir,*}", "{*,a.mlir}", "*/*", "[!/]*", "n*,{*}"})
    EXPECT_EQ(about(all).find("says how the fault is repaired") == std::string::npos, all[0] == 'n') << all;
  EXPECT_EQ(about("a*.mlir"), "");
  EXPECT_EQ(about("n*.mlir"), "");
  EXPECT_EQ(about("{a.mlir,b-*}"), "");
}

TEST(WaiversTest, alternativesAreNotEndless) {
  auto about = [](const std::string &pattern) {
    std::string text = row();
    return problem(text.replace(text.find("mat*.mlir"), 9, pattern));
  };
  std::string names = "a.mlir";
  for (unsigned i = 1; i < 64; ++i)
    names += ",a" + std::to_string(i) + ".mlir";
  EXPECT_EQ(about("{" + names + "}"), "");
  EXPECT_NE(about("{" + names + ",b.mlir}").find("more than 64 alternatives"), std::string::npos);
  std::string product; // 2 to the power of 40
  for (unsigned i = 0; i < 40; ++i)
    product += "{a,b}";
  EXPECT_NE(about(product).find("more than 64 alternatives"), std::string::npos);
}

TEST(WaiversTest, reasonAndIssue) {
  Expected<Waivers> waivers = Waivers::parse("w.yaml", row("  issue: FINDINGS.md\n"), "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  EXPECT_EQ(Waivers::key(waivers->rows()[0]), "a (ADDR-17)");
  EXPECT_EQ(waivers->explain("a (ADDR-17)"), "because (FINDINGS.md)");
  EXPECT_EQ(waivers->explain("b (ADDR-17)"), "");
}

TEST(WaiversTest, filesAreFoundAbove) {
  EXPECT_EQ(findAbove("no/such/folder", "no-such-file"), "");
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("memref-cts-above", folder));
  std::string inner = (folder + "/a/b").str(), file = (folder + "/a/w.yaml").str();
  ASSERT_FALSE(llvm::sys::fs::create_directories(inner));
  std::error_code code;
  llvm::raw_fd_ostream(file, code) << "x";
  ASSERT_FALSE(code);
  EXPECT_EQ(findAbove(inner, "w.yaml"), file);
  EXPECT_EQ(findAbove(inner + "/../b/./", "w.yaml"), file);
  EXPECT_EQ(findWaiverFile(inner + "/c.mlir"), "");
  llvm::sys::fs::remove_directories(folder);
}

TEST(WaiversTest, alternatives) {
  Expected<Waivers> waivers = Waivers::parse("w.yaml", row("", "'{upstream*,mlir-19}'"), "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  Verdict verdict{VerdictKind::LoweredUB, "end", "returned", "poison (made by llvm.mul at x)"};
  EXPECT_NE(match(*waivers, "mat.mlir", "upstream-x", "ref-llvm", verdict), nullptr);
  EXPECT_NE(match(*waivers, "mat.mlir", "mlir-19", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(match(*waivers, "mat.mlir", "mlir-16", "ref-llvm", verdict), nullptr);
  EXPECT_NE(problem(row("", "'{upstream,ours}'")).find("own lowering is not waived"), std::string::npos);
}

TEST(WaiversTest, explanationsAreExact) {
  std::string text = row();
  text.replace(text.find("'made by llvm.mul'"), 18, "'{24 bytes of 20,32 bytes of 28} bytes at *: llvm.load'");
  text.replace(text.find("path: end"), 9, "path: 'lower of @f_1.g: element [#,#]'");
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  const std::string good = "trapped: 32 bytes of 28 bytes at m.mlir:1:2: llvm.load",
                    path = "lower of @f_1.g: element [10,2]";
  auto matches = [&](VerdictKind kind, const std::string &seen, const std::string &at) {
    return match(*waivers, "mat.mlir", "upstream", "ref-llvm", {kind, at, "returned", seen}) != nullptr;
  };
  EXPECT_TRUE(matches(VerdictKind::LoweredUB, good, path));
  EXPECT_TRUE(matches(VerdictKind::LoweredUB, "24 bytes of 20 bytes at m.mlir:1:2: llvm.load", path));
  EXPECT_FALSE(matches(VerdictKind::Differ, good, path));
  EXPECT_FALSE(matches(VerdictKind::LoweredUB, "32 bytes of 20 bytes at m.mlir:1:2: llvm.load", path));
  for (const char *other :
       {"", "lower of @f", "lower of @f: element [10,]", "lower of @f: element [,2]", "lower of @f: element [1,2] of 3",
        "lower of f: element [1,2]", "lower of @f: element [a,2]"})
    EXPECT_FALSE(matches(VerdictKind::LoweredUB, good, other)) << other;
  // The operation at fault has to be there.
  Verdict verdict{VerdictKind::LoweredUB, path, "returned", good};
  auto inModule = [&](const char *module) {
    return waivers->match("mat.mlir", module, "upstream", EngineKind::RefLLVM, verdict) != nullptr;
  };
  EXPECT_TRUE(inModule("%0 = \"memref.load\"(%m)"));
  EXPECT_FALSE(inModule("%0 = memref.load_all %m"));
  EXPECT_FALSE(inModule("%0 = my.memref.load %m"));
  EXPECT_FALSE(inModule(""));
  // One stage and one verdict each: no globs.
  EXPECT_NE(problem(row("", "upstream", "'{differ,crash}'")).find("not a bad verdict"), std::string::npos);
  std::string stages = row();
  stages.replace(stages.find("ref-llvm"), 8, "'{ref-llvm,jit}'");
  EXPECT_NE(problem(stages).find("explains, line 1, stage: '{ref-llvm,jit}' is not one of"), std::string::npos);
  for (const char *empty : {"path: end", "operation: memref.load"}) {
    std::string lacks = row();
    lacks.replace(lacks.find(empty), std::string(empty).size(),
                  std::string(empty).substr(0, std::string(empty).find(' ')) + " ''");
    EXPECT_NE(problem(lacks).find("it is empty; each line has an operation and a path"), std::string::npos) << empty;
  }
  // One value each: a number may be that of an element or a byte of it.
  auto withPath = [](const std::string &path, const std::string &operation = "memref.load") {
    std::string text = row();
    text.replace(text.find("path: end"), 9, "path: '" + path + "'");
    text.replace(text.find("memref.load"), 11, "'" + operation + "'");
    return problem(text);
  };
  for (const char *one :
       {"result 0: element #", "argument 1, element [#,#] (buffer 2, byte #)", "lower of @f", "lower of @_x"})
    EXPECT_EQ(withPath(one), "") << one;
  for (const char *several : {"?", "*", "result #", "result #: element #", "lower of @", "lower of @: element #",
                              "buffer #, byte #", "lowered IR against line # of the case", "argument 1, element *"})
    EXPECT_EQ(withPath(several),
              "w.yaml:5: waiver 'a': explains, line 1, path: '" + std::string(several) +
                  "' stands for several; write a line for each. Only # may stand for a number, of an element "
                  "or of a byte in it");
  for (const char *word : {"result 0: element N", "argument 1, element [#,N] (buffer 2, byte #)",
                           "argument 1, element [#] (buffer 2, byte N)"})
    EXPECT_EQ(withPath(word), "w.yaml:5: waiver 'a': explains, line 1, path: '" + std::string(word) +
                                  "': 'N' stands where a number does; write # for any number");
  for (const char *several : {"*", "memref.*", "memref.{load,store}", "memref.loa?"})
    EXPECT_EQ(withPath("result 0", several), "w.yaml:5: waiver 'a': explains, line 1, operation: '" +
                                                 std::string(several) + "' stands for several; write a line for each");
  for (const char *none : {"func.func", "llvm.func", "builtin.module"})
    EXPECT_NE(withPath("result 0", none).find("is nothing that runs; name the operation"), std::string::npos) << none;
  EXPECT_NE(problem(row("  stage: jit\n")).find("into each line of 'explains'"), std::string::npos);
  EXPECT_NE(problem(row("  trap: misaligned\n")).find("w.yaml:9: waiver 'a': trap: it belongs to 'repair'"),
            std::string::npos);
  EXPECT_NE(problem(row("  seen: x\n")).find("unknown key 'seen'"), std::string::npos);
}

TEST(WaiversTest, repairs) {
  Expected<Waivers> waivers = Waivers::parse("w.yaml", repairRow(), "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  const Waiver &only = waivers->rows()[0];
  Verdict verdict{VerdictKind::Differ, "end", "1", "2"};
  EXPECT_TRUE(Waivers::claims(only, EngineKind::RefLLVM, verdict));
  EXPECT_FALSE(Waivers::claims(only, EngineKind::Jit, verdict));
  verdict.kind = VerdictKind::LoweredUB;
  EXPECT_FALSE(Waivers::claims(only, EngineKind::RefLLVM, verdict));
  // What is seen is never enough for such a row.
  verdict.kind = VerdictKind::Differ;
  EXPECT_EQ(match(*waivers, "matmul.mlir", "upstream", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(problem(repairRow("{lines: a, by: ''}", "aot:s390x")), "");
  EXPECT_EQ(problem(repairRow("{lines: a, by: ''}", "{jit,aot:*}")), "");
  EXPECT_NE(problem(repairRow("{lines: '(a', by: b}")).find("w.yaml:7: waiver 'r': repair, line 1: lines: "),
            std::string::npos);
  EXPECT_NE(problem(repairRow("{lines: 'a*', by: b}")).find("matches an empty line"), std::string::npos);
  EXPECT_NE(
      problem(repairRow("{lines: '(a)', by: '\\2'}")).find("by: there is no group \\2 in 'lines', which has 1 group"),
      std::string::npos);
  EXPECT_NE(problem(repairRow("{lines: '(a)', by: 'b\\'}"))
                .find("by: a backslash with something else behind it; known are \\1 to \\9"),
            std::string::npos);
  EXPECT_NE(problem(repairRow("{lines: '(a)', by: '\\n'}"))
                .find("by: a backslash with something else behind it; known are \\1 to \\9"),
            std::string::npos);
  EXPECT_EQ(problem(repairRow("{lines: '(a)', by: '\\1\\#\\\\'}")), "");
  EXPECT_NE(problem(repairRow("{lines: a}")), "");
  for (const char *stage : {"lower", "{jit,static}", "compile", "*"})
    EXPECT_NE(problem(repairRow("{lines: a, by: b}", stage)).find("a repair is about runs"), std::string::npos)
        << stage;
  EXPECT_NE(problem(repairRow("{lines: a, by: b}", "jti")).find("is none of ref-llvm, ref-ir, jit"), std::string::npos);
  EXPECT_NE(problem(repairRow("{lines: a, by: b}", "ref-llvm", "  agrees: ref-llvm\n")).find("other stages"),
            std::string::npos);
  EXPECT_NE(problem(repairRow("{lines: a, by: b}", "jit", "  agrees: jit\n")).find("only 'ref-llvm'"),
            std::string::npos);
  EXPECT_EQ(problem(repairRow("{lines: a, by: b}", "jit", "  agrees: ref-llvm\n")), "");
  EXPECT_NE(problem(row("  repair:\n  - {lines: a, by: b}\n")).find("either 'repair' or 'explains'"),
            std::string::npos);
  std::string neither = repairRow();
  neither.erase(neither.find("  repair:"), neither.find("  clause:") - neither.find("  repair:"));
  EXPECT_NE(problem(neither).find("needs 'repair' or 'explains'"), std::string::npos);
  std::string unsaid = repairRow();
  unsaid.erase(unsaid.find("  verdict:"), unsaid.find("  repair:") - unsaid.find("  verdict:"));
  EXPECT_NE(problem(unsaid).find("verdict: there is none; a row with 'repair' has one"), std::string::npos);
  for (const char *old : {"  replace: a\n", "  by: a\n", "  option: a=b\n"})
    EXPECT_NE(problem(row(old)).find("unknown key"), std::string::npos) << old;
}

TEST(WaiversTest, repairsNameOperations) {
  auto with = [](const std::string &operations) {
    std::string text = repairRow(), line = "  operations: [memref.load, 'vector.*']\n";
    return problem(text.replace(text.find(line), line.size(), operations));
  };
  EXPECT_NE(with("").find("w.yaml:1: waiver 'r': operations: there are none; 'repair' needs globs"), std::string::npos);
  EXPECT_NE(with("  operations: []\n").find("w.yaml:8: waiver 'r': operations: there are none; 'repair' needs globs"),
            std::string::npos);
  EXPECT_EQ(with("  operations: ['memref.*', scf.for, 'vector.transfer_?*']\n"), "");
  EXPECT_NE(with("  operations:\n  - memref.load\n  - memref.loda\n")
                .find("w.yaml:10: waiver 'r': operations, line 2: there is no operation 'memref.loda'; similar is "
                      "memref.load"),
            std::string::npos);
  EXPECT_NE(with("  operations: ['vector.q*']\n").find("there is no operation 'vector.q*'"), std::string::npos);
  for (const char *all : {"'*'", "'*.*'", "'?emref.load'", "load"})
    EXPECT_NE(with("  operations: [" + std::string(all) + "]\n").find("needs a dialect"), std::string::npos) << all;
  EXPECT_NE(problem(row("  operations: [memref.load]\n")).find("operations: it belongs to 'repair'"),
            std::string::npos);
}

TEST(WaiversTest, repairsChangeLinesOfTheirOperations) {
  const LineOrigin load = {{"memref.load"}, true}, multiply = {{"arith.muli"}, true},
                   both = {{"arith.muli", "memref.load"}, true}, function = {{"arith.muli", "memref.load"}, false},
                   other = {{"arith.muli"}, false};
  const std::string text = "mul nuw\nmul nuw";
  std::vector<uint64_t> changes, unlimited;
  auto repair = [&](const LineOrigin &first, const LineOrigin &second, const std::string &lines = "mul nuw") {
    return repaired(text, {&first, &second}, {{lines, "mul", {"memref.*"}}}, changes, unlimited);
  };
  EXPECT_EQ(repair(load, multiply), "mul\nmul nuw");
  EXPECT_EQ(changes, std::vector<uint64_t>{1});
  EXPECT_EQ(unlimited, std::vector<uint64_t>{0});
  EXPECT_EQ(repair(multiply, both), "mul nuw\nmul");
  EXPECT_EQ(repair(multiply, multiply), text);
  EXPECT_EQ(changes, std::vector<uint64_t>{0});
  // Without a location, the operations of the function decide, and that is counted.
  EXPECT_EQ(repair(function, other), "mul\nmul nuw");
  EXPECT_EQ(unlimited, std::vector<uint64_t>{1});
  // Lines in a row.
  EXPECT_EQ(repair(load, multiply, "mul nuw\nmul nuw"), text);
  EXPECT_EQ(repair(load, function, "mul nuw\nmul nuw"), "mul");
  EXPECT_EQ(unlimited, std::vector<uint64_t>{0});
  EXPECT_EQ(repair(function, other, "mul nuw\nmul nuw"), "mul");
  EXPECT_EQ(unlimited, std::vector<uint64_t>{1});
  EXPECT_EQ(repair(other, other, "mul nuw\nmul nuw"), text);
  // A line that was written keeps the origin of those it replaced.
  EXPECT_EQ(repaired(text, {&load, &multiply}, {{"mul nuw", "mul nsw", {"memref.*"}}, {"mul n.w", "mul", {"arith.*"}}},
                     changes, unlimited),
            "mul nsw\nmul");
  EXPECT_EQ(changes, (std::vector<uint64_t>{1, 1}));
}

TEST(WaiversTest, repairedText) {
  std::vector<uint64_t> changes;
  const std::vector<RepairStep> steps = {
      {"(add .*) nuw", "\\1"},
      {"^ *%([0-9]+) = neg (.*)$\n^ *%([0-9]+) = neg %\\1$", "%\\3 = same\\# \\2\n\\\\"},
      {"nothing", "x"}};
  for (const RepairStep &step : steps)
    EXPECT_EQ(repairProblem(step), "");
  EXPECT_EQ(repaired("a = add b nuw\n  c = add d nuw nuw\n", steps, changes), "a = add b\n  c = add d nuw\n");
  EXPECT_EQ(changes, (std::vector<uint64_t>{2, 0, 0}));
  // Lines in a row; a place is not looked at twice, and each has its number.
  EXPECT_EQ(repaired("%1 = neg %0\n%2 = neg %1\n%3 = neg %2\n%4 = neg %3", steps, changes),
            "%2 = same0 %0\n\\\n%4 = same1 %2\n\\");
  EXPECT_EQ(changes, (std::vector<uint64_t>{0, 2, 0}));
  EXPECT_EQ(repaired("%1 = neg %0\n%2 = neg %0", steps, changes), "%1 = neg %0\n%2 = neg %0");
  EXPECT_EQ(repaired("%1 = neg %0", steps, changes), "%1 = neg %0");
  EXPECT_EQ(repaired("", steps, changes), "");
  EXPECT_EQ(changes, (std::vector<uint64_t>{0, 0, 0}));
}

TEST(WaiversTest, repairedTextOfManyExpressions) {
  // What a line has to contain is worked out first; that may not change what matches.
  auto matches = [](const std::string &lines, const std::string &text) {
    std::vector<uint64_t> changes;
    EXPECT_EQ(repairProblem({lines, "!"}), "") << lines;
    return repaired(text, {{lines, "!"}}, changes);
  };
  EXPECT_EQ(matches("(ab|c)d", "x abd cd"), "x ! cd");
  EXPECT_EQ(matches("ab|cd", "1 cd"), "1 !");
  EXPECT_EQ(matches("(ab)?cd", "1 cd"), "1 !");
  EXPECT_EQ(matches("(ab){0,1}cd", "1 cd"), "1 !");
  EXPECT_EQ(matches("abc*d", "1 abd"), "1 !");
  EXPECT_EQ(matches("abc?d", "1 abd"), "1 !");
  EXPECT_EQ(matches("ab{0}d", "1 ad"), "1 !");
  EXPECT_EQ(matches("a[]bc]+d", "1 a]cbd"), "1 !");
  EXPECT_EQ(matches("a[^]bc]d", "1 abd axd"), "1 abd !");
  EXPECT_EQ(matches("\\[\\]*\\(x\\)", "1 [(x)"), "1 !");
  EXPECT_EQ(matches("(((ab)c|d)e)*f", "1 f"), "1 !");
  EXPECT_EQ(matches("long text$\nb(c|d)", "a long text\nbd\nlong text b"), "a !\nlong text b");
  EXPECT_EQ(matches("b$\nlong text", "ab\nlong text\nb"), "a!\nb");
  EXPECT_EQ(matches("abc", "abd"), "abd");
}

TEST(WaiversTest, modulesOfNoLowering) {
  std::string text = "- name: a\n  pattern: 'a*'\n  lowering: '-'\n  explains:\n"
                     "  - {stage: verify, verdict: differ, operation: memref.load, path: x}\n  clause: ADDR-17\n  "
                     "reason: because\n  expires: '2030-01-01'\n";
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  Verdict verdict;
  verdict.kind = VerdictKind::Differ;
  verdict.path = "x";
  EXPECT_NE(match(*waivers, "a.mlir", "-", "verify", verdict), nullptr);
  EXPECT_EQ(match(*waivers, "a.mlir", "-", "parse", verdict), nullptr);
  EXPECT_EQ(match(*waivers, "a.mlir", "ours", "verify", verdict), nullptr);
  std::string ofLowering = text, ofEngine = text;
  ofLowering.replace(ofLowering.find("'-'"), 3, "upstream");
  EXPECT_NE(problem(ofLowering).find("belong together"), std::string::npos);
  ofEngine.replace(ofEngine.find("verify"), 6, "static");
  EXPECT_NE(problem(ofEngine).find("belong together"), std::string::npos);
}

TEST(WaiversTest, fileWithoutRows) {
  for (const char *text : {"", "\n", "# nothing yet\n", "---\n", "---\n# nothing yet\n", "[]\n", "# none\n[]\n"}) {
    Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
    EXPECT_TRUE(static_cast<bool>(waivers)) << text << toString(waivers.takeError());
  }
}

TEST(WaiversTest, badRowsAreErrors) {
  EXPECT_NE(problem(row("", "ours")).find("own lowering is not waived"), std::string::npos);
  EXPECT_NE(problem(row("", "'o*'")).find("own lowering is not waived"), std::string::npos);
  EXPECT_NE(problem(row("", "planted:x")).find("own lowering is not waived"), std::string::npos);
  EXPECT_NE(problem(row("", "upstream", "agree")).find("not a bad verdict"), std::string::npos);
  EXPECT_NE(problem(row("", "upstream", "differ", "2026-11-20")).find("expired"), std::string::npos);
  EXPECT_NE(problem(row("", "upstream", "differ", "soon")).find("is a date"), std::string::npos);
  for (const char *date : {"2027-13-01", "2027-00-10", "2027-04-31", "2027-02-29", "2027-05-00", "2100-02-29"})
    EXPECT_NE(problem(row("", "upstream", "differ", date)).find("is a date"), std::string::npos) << date;
  EXPECT_EQ(problem(row("", "upstream", "differ", "2028-02-29")), "");
  for (const char *end : {"...\n", "---\n"})
    EXPECT_NE(problem(row() + end + row()).find("more than one YAML document"), std::string::npos) << end;
  std::string engine = row();
  engine.replace(engine.find("ref-llvm"), 8, "reflllvm");
  EXPECT_NE(problem(engine).find("explains, line 1, stage: 'reflllvm' is not one of ref-llvm, ref-ir, jit"),
            std::string::npos);
  EXPECT_NE(problem(row(row())).find("name of its own"), std::string::npos);
  EXPECT_EQ(problem("- name: a\n").substr(0, 8), "w.yaml:1");
  // The parser recurses.
  std::string blocks, maps;
  for (unsigned i = 0; i < 100000; ++i) {
    blocks += "- ";
    maps += "{a: ";
  }
  EXPECT_EQ(problem("\xff\xfe"), "w.yaml:1: not UTF-8");
  std::string latin1 = row();
  std::string line = std::to_string(1 + llvm::count(latin1, '\n'));
  EXPECT_EQ(problem(latin1 + "# \xe9\n"), "w.yaml:" + line + ": not UTF-8");
  EXPECT_EQ(problem("\n" + std::string(300000, '[')), "w.yaml:2: nested too deep");
  EXPECT_EQ(problem(blocks), "w.yaml:1: nested too deep");
  EXPECT_EQ(problem(maps), "w.yaml:1: nested too deep");
  EXPECT_NE(problem(row("  colour: red\n")).find("unknown key 'colour'"), std::string::npos);
}

TEST(WaiversTest, errorsNameTheKeyWhatItHasAndWhatIsKnown) {
  auto with = [](const std::string &from, const std::string &to) {
    std::string text = "# rows\n" + row() + row();
    text.replace(text.rfind("name: a"), 7, "name: b");
    return problem(text.replace(text.rfind(from), from.size(), to));
  };
  EXPECT_EQ(with("expires: '2030-01-01'", "expires: 'soon'"),
            "w.yaml:17: waiver 'b': expires: 'soon' is no date; expires is a date, YYYY-MM-DD");
  EXPECT_EQ(with("name: b", "name: a"),
            "w.yaml:10: waiver 'a': name: another row has it, too; a row needs a name of its own");
  EXPECT_EQ(with("verdict: lowered-ub", "verdict: lowered-bu")
                .find("w.yaml:14: waiver 'b': explains, line 1, verdict: "
                      "'lowered-bu' is not a bad verdict; known are "),
            0u);
  EXPECT_NE(with("verdict: lowered-ub", "verdict: x").find("lowered-ub"), std::string::npos);
  EXPECT_EQ(with("lowering: upstream", "lowering: '[a'").find("w.yaml:12: waiver 'b': lowering: '[a': "), 0u);
  EXPECT_EQ(with("seen: 'made", "seen: '[made").find("w.yaml:14: waiver 'b': explains, line 1, seen: '[made by"), 0u);
  EXPECT_EQ(with("clause: ADDR-17", "clause: ''"),
            "w.yaml:15: waiver 'b': clause: there is none; name the one that the lowering breaks");
  EXPECT_EQ(with("  reason: because\n", "").find("w.yaml:10: waiver 'b': missing required key 'reason'"), 0u);
  EXPECT_EQ(with("reason: because", "raeson: because").find("w.yaml:16: waiver 'b': unknown key 'raeson'; known are "),
            0u);
  EXPECT_EQ(with("path: end", "place: end"),
            "w.yaml:14: waiver 'b': explains, line 1: unknown key 'place'; known are stage, verdict, operation, path, "
            "seen, expected, quieted, floats");
  EXPECT_EQ(problem(repairRow("{line: a, by: b}")),
            "w.yaml:7: waiver 'r': repair, line 1: unknown key 'line'; known are lines, by");
  EXPECT_EQ(problem(row("  versions: '13 to 16'\n")),
            "w.yaml:9: waiver 'a': versions: '13 to 16' is no list of releases of MLIR, such as 13-16, 19, 22+");
}

//===----------------------------------------------------------------------===//
// Rows that another lowering inherits
//===----------------------------------------------------------------------===//

TEST(WaiversTest, rowsAreInheritedForThePassesThatALoweringHas) {
  std::string text = row("", "'upstream*'") + repairRow();
  Expected<Waivers> known = Waivers::parse("w.yaml", text, "2026-11-21");
  ASSERT_TRUE(bool(known)) << toString(known.takeError());
  Verdict verdict;
  verdict.kind = VerdictKind::LoweredUB;
  verdict.path = "end";
  verdict.seen = "made by llvm.mul";
  auto inherited = [&](const std::optional<std::vector<std::string>> &passes) {
    Waivers waivers;
    waivers.inherit(*known, "acme", "upstream", passes);
    return waivers;
  };
  Waivers all = inherited(std::nullopt);
  ASSERT_EQ(all.rows().size(), 2u);
  const Waiver *found = match(all, "mat.mlir", "acme", "ref-llvm", verdict);
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(Waivers::key(*found), "a (ADDR-17, known of upstream)");
  EXPECT_TRUE(all.hasInherited(std::vector<std::string>{"b (ADDR-01)", Waivers::key(*found)}));
  EXPECT_FALSE(all.hasInherited(std::vector<std::string>{"a (ADDR-17)"}));
  EXPECT_EQ(match(all, "mat.mlir", "upstream", "ref-llvm", verdict), nullptr); // it is acme's
  EXPECT_EQ(match(all, "mat.mlir", "acme:cse", "ref-llvm", verdict), nullptr);

  Waivers memref = inherited(std::vector<std::string>{"finalize-memref-to-llvm"});
  ASSERT_EQ(memref.rows().size(), 2u);
  EXPECT_EQ(memref.rows()[0].inherited, "known of upstream's finalize-memref-to-llvm");
  // Of the row about two dialects it is the one that the pass lowers.
  EXPECT_EQ(memref.rows()[1].operations, std::vector<std::string>{"memref.load"});
  Waivers vector = inherited(std::vector<std::string>{"convert-vector-to-llvm"});
  ASSERT_EQ(vector.rows().size(), 1u);
  EXPECT_EQ(vector.rows()[0].operations, std::vector<std::string>{"vector.*"});
  EXPECT_TRUE(inherited(std::vector<std::string>{"convert-cf-to-llvm"}).rows().empty());
}

TEST(WaiversTest, rowsAreInheritedOnce) {
  Expected<Waivers> known = Waivers::parse("w.yaml", row("", "'{upstream,acme}'"), "2026-11-21", {"acme"});
  ASSERT_TRUE(bool(known)) << toString(known.takeError());
  Waivers waivers = *known;
  waivers.inherit(*known, "acme", "upstream", std::nullopt); // the row is about acme as well
  EXPECT_EQ(waivers.rows().size(), 1u);
  waivers.inherit(*known, "other", "upstream", std::nullopt);
  waivers.inherit(*known, "other", "upstream", std::nullopt);
  EXPECT_EQ(waivers.rows().size(), 2u);
}

TEST(WaiversTest, rowsMayBeAboutLoweringsWithANameOfTheUser) {
  std::string text = row("", "acme");
  EXPECT_EQ(problem(text), ""); // of another command line
  Expected<Waivers> misspelt = Waivers::parse("w.yaml", row("", "acne"), "2026-11-21", {"acme"});
  EXPECT_NE(toString(misspelt.takeError()).find("there is no lowering 'acne'"), std::string::npos);
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21", {"acme"});
  ASSERT_TRUE(bool(waivers)) << toString(waivers.takeError());
  Expected<Waivers> versions = Waivers::parse("w.yaml", row("  versions: '22'\n", "acme"), "2026-11-21", {"acme"});
  EXPECT_EQ(toString(versions.takeError()), "w.yaml:9: waiver 'a': versions: no lowering 'acme' is of MLIR 22");
}
