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

using namespace memref_cts::conformance;
using llvm::Expected;
using llvm::toString;

static std::string row(const std::string &changes = "", const std::string &lowering = "upstream",
                       const std::string &verdict = "lowered-ub", const std::string &expires = "2030-01-01") {
  return "- name: a\n  pattern: 'mat*.mlir'\n  lowering: " + lowering + "\n  stage: ref-llvm\n  verdict: " + verdict +
         "\n  seen: made by llvm.mul\n  clause: ADDR-17\n  reason: because\n  expires: '" + expires + "'\n" + changes;
}

static std::string problem(const std::string &text) {
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
  return waivers ? "" : toString(waivers.takeError());
}

TEST(WaiversTest, faultsOfLLVMNeedAgreementInRefLLVM) {
  std::string text = "- name: a\n  pattern: 'a*'\n  lowering: '*'\n  stage: jit\n  verdict: differ\n  clause: ADDR-17\n"
                     "  reason: because\n  expires: '2030-01-01'\n";
  EXPECT_NE(problem(text).find("own lowering is not waived"), std::string::npos);
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text + "  agrees: ref-llvm\n", "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  Verdict verdict{VerdictKind::Differ, "result 2", "a", "b"};
  EXPECT_NE(waivers->match("a.mlir", "ours", "jit", verdict, /*agreesInRefLLVM=*/true), nullptr);
  EXPECT_EQ(waivers->match("a.mlir", "ours", "jit", verdict, /*agreesInRefLLVM=*/false), nullptr);
  EXPECT_EQ(waivers->match("a.mlir", "ours", "ref-llvm", verdict, /*agreesInRefLLVM=*/true), nullptr);
  EXPECT_NE(problem(text + "  agrees: jit\n"), "");
}

TEST(WaiversTest, matchesOnlyWhatItNames) {
  Expected<Waivers> waivers = Waivers::parse("w.yaml", row(), "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  Verdict verdict{VerdictKind::LoweredUB, "end", "returned", "poison (made by llvm.mul at x)"};
  EXPECT_NE(waivers->match("some/folder/matmul.mlir", "upstream", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(waivers->match("conv.mlir", "upstream", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(waivers->match("matmul.mlir", "ours", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(waivers->match("matmul.mlir", "upstream", "jit", verdict), nullptr);
  verdict.seen = "misaligned";
  EXPECT_EQ(waivers->match("matmul.mlir", "upstream", "ref-llvm", verdict), nullptr);
  verdict = {VerdictKind::Differ, "end", "returned", "made by llvm.mul"};
  EXPECT_EQ(waivers->match("matmul.mlir", "upstream", "ref-llvm", verdict), nullptr);
}

TEST(WaiversTest, loweringsExist) {
  EXPECT_EQ(problem(row("", "'{upstream*,mlir-1[3-6]}'")), "");
  EXPECT_EQ(problem(row("", "'mlir-{13,19}'")), "");
  EXPECT_EQ(problem(row("", "'command=my-opt*'")), "");
  EXPECT_NE(problem(row("", "'{upstream,mlir-17}'")).find("there is no lowering 'mlir-17'; known are: ours"), std::string::npos);
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
    return waivers && waivers->match("mat.mlir", lowering, "ref-llvm", verdict) != nullptr;
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
    EXPECT_NE(problem(row("  versions: '13+'\n", lowering)).find("nobody knows which release"), std::string::npos) << command;
  }
  // Pipelines are run by the one that the tool is built with.
  for (const char *pipeline : {"'pipeline=*'", "'builtin.module(*'"}) {
    EXPECT_EQ(problem(row("  versions: '22'\n", pipeline)), "");
    EXPECT_NE(problem(row("  versions: '13-16'\n", pipeline)).find("is of MLIR 13-16"), std::string::npos) << pipeline;
  }
  for (const char *wrong : {"", "new", "16-", "-16", "19-16", "13,,14", "16-19+", "1.5"})
    EXPECT_EQ(problem(row("  versions: '" + std::string(wrong) + "'\n")).empty(), *wrong == 0) << wrong;
  EXPECT_NE(problem(row("  versions: '17-18'\n", "'mlir-*'")).find("no lowering 'mlir-*' is of MLIR 17-18"), std::string::npos);
  EXPECT_NE(problem(row("  versions: '16'\n")).find("no lowering 'upstream' is of MLIR 16"), std::string::npos);
}

TEST(WaiversTest, targets) {
  auto holds = [&](const std::string &target, const char *stage) {
    std::string text = row("  target: '" + target + "'\n");
    text.replace(text.find("ref-llvm"), 8, "'{jit,aot:*}'");
    Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
    EXPECT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
    return waivers && Waivers::concernsStage(waivers->rows()[0], stage);
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

TEST(WaiversTest, rowsAboutEverythingSayWhatIsSeen) {
  std::string text = row();
  text.replace(text.find("mat*.mlir"), 9, "*");
  EXPECT_EQ(problem(text), "");
  text.replace(text.find("  seen: made by llvm.mul\n"), 25, "");
  EXPECT_NE(problem(text).find("says what is seen"), std::string::npos);
  // The same in other words.
  auto about = [&](const std::string &pattern) {
    std::string other = text;
    return problem(other.replace(other.find("'*'") + 1, 1, pattern));
  };
  for (const char *all : {"*.mlir", "**", "?*", "{a.mlir,*}", "{*,a.mlir}", "*/*", "[!/]*", "n*,{*}"})
    EXPECT_EQ(about(all).find("says what is seen") == std::string::npos, all[0] == 'n') << all;
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
  EXPECT_NE(waivers->match("mat.mlir", "upstream-x", "ref-llvm", verdict), nullptr);
  EXPECT_NE(waivers->match("mat.mlir", "mlir-19", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(waivers->match("mat.mlir", "mlir-16", "ref-llvm", verdict), nullptr);
  EXPECT_NE(problem(row("", "'{upstream,ours}'")).find("own lowering is not waived"), std::string::npos);
}

TEST(WaiversTest, seenAndVerdictArePatterns) {
  std::string text = row("", "upstream", "'{differ,lowered-ub}'");
  text.replace(text.find("made by llvm.mul"), 16, "'{24 bytes of 20,32 bytes of 28} bytes at *: llvm.load'");
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  auto matches = [&](VerdictKind kind, const char *seen) {
    return waivers->match("mat.mlir", "upstream", "ref-llvm", {kind, "end", "returned", seen}) != nullptr;
  };
  EXPECT_TRUE(matches(VerdictKind::LoweredUB, "trapped: 32 bytes of 28 bytes at m.mlir:1:2: llvm.load"));
  EXPECT_TRUE(matches(VerdictKind::Differ, "24 bytes of 20 bytes at m.mlir:1:2: llvm.load"));
  EXPECT_FALSE(matches(VerdictKind::Crash, "24 bytes of 20 bytes at m.mlir:1:2: llvm.load"));
  EXPECT_FALSE(matches(VerdictKind::LoweredUB, "32 bytes of 20 bytes at m.mlir:1:2: llvm.load"));
  EXPECT_FALSE(matches(VerdictKind::LoweredUB, "24 bytes of 20 bytes at m.mlir:1:2: llvm.store"));
}

TEST(WaiversTest, replacements) {
  std::string more = "  replace: '^ *%([^ ]+) = arith.maxsi ([^ ]+), ([^ ]+) : (i64)$'\n"
                     "  by: |-\n    %more_\\1 = arith.cmpi sgt, \\2, \\3 : \\4\n"
                     "    %\\1 = arith.select %more_\\1, \\2, \\3 : \\4\n";
  Expected<Waivers> waivers = Waivers::parse("w.yaml", row(more), "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  EXPECT_TRUE(waivers->anyReplaces());
  EXPECT_TRUE(waivers->withoutReplaces().rows().empty());
  // What is seen is never enough for such a row.
  Verdict verdict{VerdictKind::LoweredUB, "end", "returned", "poison (made by llvm.mul at x)"};
  EXPECT_EQ(waivers->match("matmul.mlir", "upstream", "ref-llvm", verdict), nullptr);
  EXPECT_EQ(Waivers::replaced(waivers->rows()[0], "  %0 = arith.maxsi %a, %b : i64\n"
                                                  "  %1 = arith.maxsi %a, %b : i32\n"
                                                  "  // %2 = arith.maxsi %a, %b : i64\n"),
            "%more_0 = arith.cmpi sgt, %a, %b : i64\n%0 = arith.select %more_0, %a, %b : i64\n"
            "  %1 = arith.maxsi %a, %b : i32\n  // %2 = arith.maxsi %a, %b : i64\n");
  EXPECT_EQ(Waivers::replaced(waivers->rows()[0], "a\nb"), "a\nb");
  EXPECT_NE(problem(row("  replace: x\n")).find("belong together"), std::string::npos);
  EXPECT_NE(problem(row("  option: a=b\n")).find("with 'replace'"), std::string::npos);
  Waiver narrow = waivers->rows()[0];
  EXPECT_TRUE(Waivers::concernsOptions(narrow, {}));
  narrow.option = "index-bitwidth=32";
  EXPECT_FALSE(Waivers::concernsOptions(narrow, {}));
  EXPECT_FALSE(Waivers::concernsOptions(narrow, {{"index-bitwidth", "64"}}));
  EXPECT_TRUE(Waivers::concernsOptions(narrow, {{"a", "b"}, {"index-bitwidth", "32"}}));
  EXPECT_NE(problem(row("  by: x\n")).find("belong together"), std::string::npos);
  EXPECT_NE(problem(row("  replace: '(x'\n  by: y\n")).find("replace: "), std::string::npos);
  EXPECT_NE(problem(row("  replace: '(x)'\n  by: '\\2'\n")).find("names a group"), std::string::npos);
  EXPECT_NE(problem(row("  replace: '(x)'\n  by: 'a\\'\n")).find("names a group"), std::string::npos);
}

TEST(WaiversTest, modulesOfNoLowering) {
  std::string text = "- name: a\n  pattern: 'a*'\n  lowering: '-'\n  stage: verify\n  verdict: differ\n  clause: ADDR-17\n"
                     "  reason: because\n  expires: '2030-01-01'\n";
  Expected<Waivers> waivers = Waivers::parse("w.yaml", text, "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(waivers)) << toString(waivers.takeError());
  Verdict verdict;
  verdict.kind = VerdictKind::Differ;
  EXPECT_NE(waivers->match("a.mlir", "-", "verify", verdict), nullptr);
  EXPECT_EQ(waivers->match("a.mlir", "-", "parse", verdict), nullptr);
  EXPECT_EQ(waivers->match("a.mlir", "ours", "verify", verdict), nullptr);
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
  EXPECT_NE(problem(engine).find("stage 'reflllvm' is not one of"), std::string::npos);
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
  EXPECT_NE(problem(row("  colour: red\n")).find("w.yaml:10"), std::string::npos);
}
