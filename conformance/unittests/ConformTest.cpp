//===-- ConformTest.cpp - registry, matrix, static checks ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// States of clauses from made-up cells; nothing is run here.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/Conform.h"
#include "conformance/Document.h"
#include "conformance/PlainText.h"
#include "conformance/check/StaticCheck.h"
#include "conformance/waivers/StaleWaivers.h"
#include "conformance/words/PatternWeight.h"
#include "conformance/words/YamlText.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;
using llvm::Expected;

static const std::string kHeader = "id\tchapter\tcheck\tstate\tsource\tversions\tstatement\tformer\tnote\n";

static Registry registry(const std::string &rows) {
  Expected<Registry> read = Registry::parse("c.tsv", kHeader + rows);
  EXPECT_TRUE(static_cast<bool>(read)) << (read ? "" : toString(read.takeError()));
  return read ? std::move(*read) : Registry();
}

static std::string registryProblem(const std::string &text) {
  Expected<Registry> read = Registry::parse("c.tsv", text);
  return read ? "" : toString(read.takeError());
}

/// A waived run, and who explains it.
static Verdict explainedBy(const std::string &key) {
  Verdict verdict{VerdictKind::Waived, "", "", ""};
  verdict.waivers = {key};
  verdict.repaired = true;
  return verdict;
}

TEST(RegistryTest, rowsAreRead) {
  Registry clauses =
      registry("ADDR-01\tADDR\texec\tmust\tTGT\t13+\tOne.\t-\t-\nADDR-02\tADDR\tapi\tretired\t-\t13+\tTwo.\t-\t-\n");
  ASSERT_EQ(clauses.clauses().size(), 2u);
  ASSERT_NE(clauses.find("ADDR-01"), nullptr);
  EXPECT_EQ(clauses.find("ADDR-01")->check, CheckKind::Exec);
  EXPECT_EQ(clauses.find("ADDR-02")->check, CheckKind::Api);
  EXPECT_EQ(clauses.find("ADDR-01")->state, ClauseOrigin::Must);
  EXPECT_TRUE(clauses.find("ADDR-02")->retired());
  EXPECT_EQ(clauses.find("ADDR-03"), nullptr);
}

TEST(RegistryTest, kindsAndStatesAreReadByTheirNames) {
  for (CheckKind kind :
       {CheckKind::Static, CheckKind::Form, CheckKind::Exec, CheckKind::Abi, CheckKind::Negative, CheckKind::Api})
    EXPECT_EQ(registry("A-01\tA\t" + std::string(name(kind)) + "\tmust\tT\t13+\tOne.\t-\t-\n").find("A-01")->check,
              kind);
  for (ClauseOrigin origin : {ClauseOrigin::Must, ClauseOrigin::Ours, ClauseOrigin::Retired})
    EXPECT_EQ(registry("A-01\tA\tapi\t" + std::string(name(origin)) + "\tT\t13+\tOne.\t-\t-\n").find("A-01")->state,
              origin);
}

TEST(RegistryTest, mistakesAreErrorsWithAPlace) {
  EXPECT_EQ(registryProblem("").substr(0, 8), "c.tsv:1:");
  EXPECT_EQ(registryProblem("id\n").substr(0, 8), "c.tsv:1:");
  EXPECT_EQ(registryProblem(kHeader).substr(0, 8), "c.tsv:1:");
  EXPECT_EQ(registryProblem(kHeader + "ADDR-01\n").substr(0, 8), "c.tsv:2:");
  std::string row = "ADDR-01\tADDR\texec\tmust\tTGT\t13+\tOne.\t-\t-\n";
  EXPECT_NE(registryProblem(kHeader + row + row).find("c.tsv:3: clause ADDR-01 stands above"), std::string::npos);
  EXPECT_NE(registryProblem(kHeader + "A-01\tA\trun\tmust\tT\t13+\tOne.\t-\t-\n").find("kind of check 'run'"),
            std::string::npos);
  EXPECT_NE(registryProblem(kHeader + "A-01\tA\texec\tmay\tT\t13+\tOne.\t-\t-\n").find("state 'may'"),
            std::string::npos);
}

static std::string mustpassProblem(const std::string &text) {
  Registry clauses =
      registry("ADDR-01\tADDR\texec\tmust\tTGT\t13+\tOne.\t-\t-\nADDR-02\tADDR\tapi\tretired\t-\t13+\tTwo.\t-\t-\n");
  Expected<Mustpass> read = Mustpass::parse("m.txt", text, clauses);
  return read ? "" : toString(read.takeError());
}

TEST(MustpassTest, mistakesAreErrorsWithAPlace) {
  EXPECT_EQ(mustpassProblem("# Why.\n\nmustpass 12\nADDR-01 # first\n- ADDR-02: gone\n"), "");
  EXPECT_EQ(mustpassProblem(""), "m.txt:1: no clause");
  EXPECT_EQ(mustpassProblem("mustpass 1\n"), "m.txt:1: no clause");
  EXPECT_NE(mustpassProblem("ADDR-01\n").find("m.txt:1: the list does not start"), std::string::npos);
  EXPECT_NE(mustpassProblem("mustpass x\n").find("m.txt:1: the list does not start"), std::string::npos);
  EXPECT_EQ(mustpassProblem("mustpass 1\nADDR-03\n"), "m.txt:2: the registry has no clause 'ADDR-03'");
  EXPECT_EQ(mustpassProblem("mustpass 1\nADDR-02\n"), "m.txt:2: clause ADDR-02 is retired");
  EXPECT_EQ(mustpassProblem("mustpass 1\nADDR-01\nADDR-01\n"), "m.txt:3: clause ADDR-01 stands above already");
}

namespace {
/// One clause with one case under two lowerings.
class MatrixTest : public testing::Test {
protected:
  MatrixTest()
      : clauses(registry(
            "ADDR-01\tADDR\texec\tmust\tTGT\t13+\tOne.\t-\t-\nADDR-02\tADDR\tapi\tmust\tTGT\t13+\tTwo.\t-\t-\n")) {
    for (const char *name : {"ours", "mlir-19"}) {
      config.lowerings.push_back(cantFail(parseLowering(name)));
    }
    input.registry = &clauses;
    for (const Clause &clause : clauses.clauses())
      input.clauses.push_back(&clause);
    input.cases.push_back({"a.mlir", clauses.find("ADDR-01")});
    check.files.resize(1);
    check.files[0].file = "a.mlir";
  }

  Cell &cell(const char *lowering, const char *engine, VerdictKind kind, uint64_t count = 1) {
    Cell &cell = check.files[0].cells.emplace_back();
    cell.lowering = lowering;
    cell.stage = *Stage::parse(engine);
    cell[kind] = count;
    return cell;
  }
  ConformReport report() { return makeConformReport(input, config, check); }
  ClauseState ours() { return report().rows[0].results[0].state; }

  Registry clauses;
  ConformInput input;
  CheckConfig config;
  CheckReport check;
};
} // namespace

TEST_F(MatrixTest, aClaimNeedsEveryMustpassClauseAndAWholeRun) {
  Mustpass list = llvm::cantFail(Mustpass::parse("m.txt", "mustpass 3\nADDR-01\n", clauses));
  input.mustpass = &list;
  cell("ours", "jit", VerdictKind::Agree);
  cell("mlir-19", "lower", VerdictKind::Refused);
  EXPECT_TRUE(report().conforms(0));
  EXPECT_FALSE(report().conforms(1));
  EXPECT_EQ(report().countMustpass(1, ClauseState::Refused), 1u);
  input.partial.push_back("--filter=ADDR");
  EXPECT_FALSE(report().conforms(0));
  EXPECT_EQ(report().countMustpass(0, ClauseState::Passed), 1u);
  input.partial.clear();
  input.mustpass = nullptr;
  EXPECT_FALSE(report().conforms(0));
}

TEST_F(MatrixTest, theSlowestCasesComeFirst) {
  check.files.resize(3);
  check.files[1].seconds = 2;
  check.files[2].seconds = 2;
  ConformReport made = report();
  EXPECT_TRUE(made.slowestCases().empty());
  made.slowest = 2;
  EXPECT_EQ(made.slowestCases(), (std::vector<size_t>{1, 2}));
  made.slowest = 9;
  EXPECT_EQ(made.slowestCases(), (std::vector<size_t>{1, 2, 0}));
}

TEST_F(MatrixTest, silenceIsNotAgreement) {
  EXPECT_EQ(ours(), ClauseState::Inconclusive);
  cell("-", "ref", VerdictKind::Agree);
  EXPECT_EQ(ours(), ClauseState::Inconclusive);
  EXPECT_EQ(report().rows[1].results[0].state, ClauseState::Untested);
  EXPECT_FALSE(report().rows[1].tested());
}

TEST_F(MatrixTest, everythingAgrees) {
  cell("ours", "ref-llvm", VerdictKind::Agree);
  cell("ours", "jit", VerdictKind::Agree);
  EXPECT_EQ(ours(), ClauseState::Passed);
  EXPECT_EQ(report().rows[0].results[1].state, ClauseState::Inconclusive);
  EXPECT_EQ(report().exitCode(), 0);
}

TEST_F(MatrixTest, oneEngineMayRefuse) {
  cell("ours", "ref-llvm", VerdictKind::Refused);
  cell("ours", "jit", VerdictKind::Agree);
  EXPECT_EQ(ours(), ClauseState::Passed);
}

TEST_F(MatrixTest, refusedLoweringIsNotImplemented) {
  cell("ours", "lower", VerdictKind::Refused).reasons.push_back("no");
  EXPECT_EQ(ours(), ClauseState::Refused);
  EXPECT_EQ(report().rows[0].results[0].reason, "no");
  EXPECT_EQ(report().exitCode(), 0);
}

TEST_F(MatrixTest, aFormIsNotAskedUnlessSomethingElseIsWrong) {
  Mustpass list = llvm::cantFail(Mustpass::parse("m.txt", "mustpass 3\nADDR-01\n", clauses));
  input.mustpass = &list;
  cell("ours", "static", VerdictKind::Refused).reasons.push_back("not asked: the lowering canonicalizes");
  cell("ours", "jit", VerdictKind::Agree);
  EXPECT_EQ(ours(), ClauseState::NotAsked);
  EXPECT_EQ(report().rows[0].results[0].reason, "not asked: the lowering canonicalizes");
  EXPECT_TRUE(report().conforms(0));
  EXPECT_EQ(report().exitCode(), 0);
  cell("ours", "ref-llvm", VerdictKind::Differ);
  EXPECT_EQ(ours(), ClauseState::Failed);
  EXPECT_FALSE(report().conforms(0));
}

TEST_F(MatrixTest, whatTheLoweringIsWithoutIsNotAskedUnlessMoreIsRefused) {
  Mustpass list = llvm::cantFail(Mustpass::parse("m.txt", "mustpass 3\nADDR-01\n", clauses));
  input.mustpass = &list;
  config.lowerings[0].without = {"vector"};
  cell("ours", "lower", VerdictKind::Refused).reasons.emplace_back("without vector", "not-asked: vector.load");
  EXPECT_EQ(ours(), ClauseState::NotAsked);
  EXPECT_TRUE(report().conforms(0));
  std::string text;
  llvm::raw_string_ostream os(text);
  printConform(os, report(), /*colour=*/false, Detail::Normal);
  EXPECT_NE(text.find("ours: conforms without vector, 0 of 1 pass, 1 not asked"), std::string::npos) << text;
  check.files[0].cells[0].reasons.push_back("no such option");
  EXPECT_EQ(ours(), ClauseState::Refused);
  EXPECT_FALSE(report().conforms(0));
}

TEST(RegistryTest, clausesOfForm) {
  Registry clauses =
      registry("ADDR-01\tADDR\tform\tmust\tTGT\t13+\tOne.\t-\t-\nADDR-02\tADDR\tstatic\tmust\tTGT\t13+\tTwo.\t-\t-\n");
  EXPECT_EQ(clauses.formClauses(), std::set<std::string>{"ADDR-01"});
}

TEST_F(MatrixTest, oneBadRunFails) {
  cell("ours", "ref-llvm", VerdictKind::Agree, 10);
  cell("ours", "jit", VerdictKind::Differ);
  cell("mlir-19", "jit", VerdictKind::Agree);
  EXPECT_EQ(ours(), ClauseState::Failed);
  EXPECT_EQ(report().rows[0].results[1].state, ClauseState::Passed);
  EXPECT_EQ(report().exitCode(), 1);
}

TEST_F(MatrixTest, waivedIsNotPassed) {
  cell("ours", "jit", VerdictKind::Agree);
  cell("ours", "ref-llvm", VerdictKind::Waived).addWaived(explainedBy("w (ADDR-01)"), "@f(1)");
  EXPECT_EQ(ours(), ClauseState::Waived);
  EXPECT_EQ(report().rows[0].results[0].reason, "a.mlir: ref-llvm: w (ADDR-01): @f(1)");
  EXPECT_EQ(report().rows[0].results[0].waiver, "w (ADDR-01)");
  EXPECT_EQ(report().count(0, ClauseState::Passed), 0u);
}

TEST_F(MatrixTest, wrongExpectationsFail) {
  cell("-", "ref", VerdictKind::Differ);
  cell("ours", "jit", VerdictKind::Agree);
  EXPECT_EQ(ours(), ClauseState::Failed);
  EXPECT_EQ(report().exitCode(), 1);
}

TEST_F(MatrixTest, modulesOfThisLibraryOnly) {
  cell("-", "verify", VerdictKind::Agree);
  EXPECT_EQ(ours(), ClauseState::Library);
  EXPECT_EQ(report().count(0, ClauseState::Passed), 0u);
  EXPECT_EQ(report().rows[0].results[1].state, ClauseState::Skipped);
  // A case that a lowering passes beside it is a lowering's.
  cell("ours", "jit", VerdictKind::Agree);
  EXPECT_EQ(ours(), ClauseState::Passed);
}

TEST_F(MatrixTest, whatIsNotAboutALoweringHidesNoResultOfIt) {
  cell("-", "parse", VerdictKind::Agree);
  input.cases.push_back({"b.mlir", clauses.find("ADDR-01")});
  check.files.resize(2);
  check.files[1].file = "b.mlir";
  Cell &ran = check.files[1].cells.emplace_back();
  ran.lowering = "mlir-19";
  ran.stage = EngineKind::Jit;
  ran[VerdictKind::Agree] = 1;
  EXPECT_EQ(report().rows[0].results[1].state, ClauseState::Passed);
  std::swap(check.files[0], check.files[1]);
  EXPECT_EQ(report().rows[0].results[1].state, ClauseState::Passed);
  check.files[1].error = "a.mlir: not checked: interrupted";
  check.files[1].notReached = true;
  EXPECT_EQ(report().rows[0].results[1].state, ClauseState::Skipped);
  EXPECT_EQ(report().rows[0].results[1].reason, "interrupted");
}

TEST_F(MatrixTest, waivedModulesOfThisLibrary) {
  cell("-", "verify", VerdictKind::Waived).addWaived(explainedBy("w (ADDR-01)"), "@f(1)");
  EXPECT_EQ(ours(), ClauseState::Waived);
  EXPECT_TRUE(report().rows[0].results[0].ofLibrary);
  EXPECT_EQ(report().rows[0].results[1].state, ClauseState::Skipped);
  cell("ours", "jit", VerdictKind::Waived).addWaived(explainedBy("v (ADDR-01)"), "");
  EXPECT_FALSE(report().rows[0].results[0].ofLibrary);
}

TEST_F(MatrixTest, apiTests) {
  cell("ours", "jit", VerdictKind::Agree);
  input.api.push_back({"ADDR_02.Good", "ADDR-02", ClauseState::Passed, "", ""});
  EXPECT_EQ(report().rows[1].results[0].state, ClauseState::Library);
  EXPECT_EQ(report().rows[1].results[1].state, ClauseState::Skipped);
  input.api.push_back({"ADDR_02.Elsewhere", "ADDR-02", ClauseState::NotBuilt, "not in this build", ""});
  EXPECT_EQ(report().rows[1].results[0].state, ClauseState::NotBuilt);
  EXPECT_TRUE(report().rows[1].results[0].ofLibrary);
  input.api.push_back({"ADDR_02.Bad", "ADDR-02", ClauseState::Failed, "two is not three", ""});
  EXPECT_EQ(report().rows[1].results[0].state, ClauseState::Failed);
  EXPECT_EQ(report().exitCode(), 1);
  input.api = {{"ADDR_77.Unknown", "ADDR-77", ClauseState::Passed, "", ""}};
  EXPECT_EQ(report().exitCode(), 2);
  EXPECT_FALSE(report().input.partial.empty());
}

TEST_F(MatrixTest, apiTestsAreWaived) {
  cell("ours", "jit", VerdictKind::Agree);
  config.waivers =
      llvm::cantFail(Waivers::parse("w.yaml",
                                    "- name: two\n  pattern: \"ADDR_02.Waived\"\n  lowering: \"-\"\n  explains:\n"
                                    "  - {stage: api, verdict: differ, operation: memref.load, path: ADDR_02.Waived, "
                                    "seen: not three}\n  clause: ADDR-02\n  reason: it is two\n"
                                    "  expires: \"2099-12-31\"\n",
                                    "2026-01-01"));
  input.api = {{"ADDR_02.Waived", "ADDR-02", ClauseState::Failed, "two is not three", ""}};
  ConformReport made = report();
  EXPECT_EQ(made.rows[1].results[0].state, ClauseState::Waived);
  EXPECT_EQ(made.rows[1].results[0].waiver, "two (ADDR-02)");
  EXPECT_TRUE(made.rows[1].results[0].ofLibrary);
  EXPECT_EQ(made.rows[1].results[1].state, ClauseState::Skipped); // another version
  EXPECT_TRUE(made.stale.empty());
  EXPECT_EQ(made.exitCode(), 0);
  // Other tests of the clause, and other messages, are not explained.
  input.api[0].message = "died: signal 11";
  EXPECT_EQ(report().rows[1].results[0].state, ClauseState::Failed);
  input.api = {{"ADDR_02.Other", "ADDR-02", ClauseState::Failed, "two is not three", ""}};
  made = report();
  EXPECT_EQ(made.rows[1].results[0].state, ClauseState::Failed);
  EXPECT_EQ(made.stale, std::vector<std::string>{"waiver 'two' is about no test: 'ADDR_02.Waived' fits none"});
  // One that passes needs no row; one that was not run says nothing.
  input.api = {{"ADDR_02.Waived", "ADDR-02", ClauseState::Passed, "", ""}};
  made = report();
  EXPECT_EQ(made.stale,
            std::vector<std::string>{"waiver 'two' explains nothing any more: ADDR_02.Waived passes; remove it"});
  EXPECT_EQ(made.exitCode(), 1);
  input.api.clear();
  EXPECT_TRUE(report().stale.empty());
}

TEST_F(MatrixTest, unreadableCasesAreErrors) {
  check.files[0].error = "a.mlir: cannot read";
  EXPECT_EQ(ours(), ClauseState::Inconclusive);
  EXPECT_EQ(report().exitCode(), 2);
}

TEST_F(MatrixTest, interruptedIsNeitherPassedNorFailed) {
  check.files[0].error = "a.mlir: not checked: interrupted";
  check.files[0].notReached = true;
  check.interrupted = true;
  EXPECT_EQ(ours(), ClauseState::Skipped);
  EXPECT_TRUE(report().errors.empty());
  EXPECT_EQ(report().exitCode(), 2);
}

TEST_F(MatrixTest, interruptedIsNotTheWholeRunWhateverWasFound) {
  cell("ours", "jit", VerdictKind::Differ);
  EXPECT_EQ(report().exitCode(), 1);
  check.interrupted = true;
  EXPECT_EQ(report().exitCode(), 2);
}

TEST_F(MatrixTest, unitTestsElsewhereAreNamed) {
  input.elsewhere = {{"Some.test", "lowering/unittests/SomeTest.cpp", clauses.find("ADDR-02")}};
  ConformReport made = report();
  EXPECT_EQ(made.rows[1].results[0].state, ClauseState::Elsewhere);
  EXPECT_EQ(made.rows[1].results[0].reason, "tested by ctest: Some.test (lowering/unittests/SomeTest.cpp)");
  EXPECT_TRUE(made.rows[1].tested());
  EXPECT_EQ(made.exitCode(), 0);
}

TEST(RegistryTest, labelsOfUnitTests) {
  Registry clauses =
      registry("ADDR-01\tADDR\texec\tmust\tTGT\t13+\tOne.\t-\t-\nADDR-02\tADDR\tapi\tmust\tTGT\t13+\tTwo.\t-\t-\n");
  llvm::SmallString<128> root;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("memref-cts-labels", root));
  ASSERT_FALSE(llvm::sys::fs::create_directories(root + "/lowering/unittests"));
  std::error_code code;
  llvm::raw_fd_ostream((root + "/lowering/unittests/ATest.cpp").str(), code)
      << "// CLAUSE: ADDR-01, ADDR-02\n// Both.\nTEST(A, both) {}\nTEST(A, none) {}\n"
         "// CLAUSE: ADDR-01\nint x;\nTEST(A, notAbove) {}\n  // CLAUSE: ADDR-02\nTEST_F(B, one) {\n";
  ASSERT_FALSE(code);
  std::vector<ClauseTest> tests = findClauseTests(clauses, root);
  llvm::sys::fs::remove_directories(root);
  ASSERT_EQ(tests.size(), 3u);
  EXPECT_EQ(tests[0].name + " " + tests[0].clause->id, "A.both ADDR-01");
  EXPECT_EQ(tests[1].name + " " + tests[1].clause->id, "A.both ADDR-02");
  EXPECT_EQ(tests[2].name + " " + tests[2].clause->id, "B.one ADDR-02");
  EXPECT_EQ(tests[2].path, "lowering/unittests/ATest.cpp");
}

TEST_F(MatrixTest, junitHasEveryClause) {
  cell("ours", "jit", VerdictKind::Differ);
  std::string text;
  llvm::raw_string_ostream stream(text);
  writeConformJUnit(stream, report());
  EXPECT_NE(text.find("<testsuite name=\"ours\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\" time=\"0.000\">"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("<property name=\"partial\" value=\"no\"/>"), std::string::npos);
  EXPECT_NE(text.find("<skipped message=\"untested\"/>"), std::string::npos);
}

//===----------------------------------------------------------------------===//
// Waivers that nothing needs
//===----------------------------------------------------------------------===//

/// A row about engines, with a repair, or about one of the other stages.
static Waivers waivers(const std::string &pattern, const std::string &stage, const std::string &more = "") {
  bool isOfRuns = stage.find("jit") != std::string::npos || stage.find("aot:") != std::string::npos;
  std::string about =
      isOfRuns
          ? "stage: '" + stage + "'\n  verdict: differ\n  operations: [memref.load]\n  repair:\n  - {lines: a, by: b}\n"
          : "explains:\n  - {stage: " + stage + ", verdict: differ, operation: memref.load, path: x}\n";
  Expected<Waivers> read = Waivers::parse("w.yaml",
                                          "- name: w\n  pattern: '" + pattern + "'\n  lowering: 'mlir-*'\n  " + about +
                                              "  clause: ADDR-01\n  reason: because\n  expires: '2030-01-01'\n" + more,
                                          "2026-11-21");
  EXPECT_TRUE(static_cast<bool>(read));
  return read ? std::move(*read) : Waivers();
}

TEST_F(MatrixTest, agreeingWaiversAreStale) {
  config.waivers = waivers("a.mlir", "jit");
  EXPECT_TRUE(staleWaivers(check, config).empty()); // nothing ran
  cell("ours", "jit", VerdictKind::Agree);
  EXPECT_TRUE(staleWaivers(check, config).empty()); // another lowering
  cell("mlir-19", "jit", VerdictKind::Agree);
  ASSERT_EQ(staleWaivers(check, config).size(), 1u);
  EXPECT_NE(staleWaivers(check, config)[0].find("waiver 'w' explains nothing any more"), std::string::npos);
  EXPECT_EQ(report().exitCode(), 1);
  check.files[0].cells.back()[VerdictKind::Waived] = 1;
  check.files[0].cells.back().addWaived(explainedBy("w (ADDR-01)"), "@f(1)");
  EXPECT_TRUE(staleWaivers(check, config).empty());
}

/// Modules that are lowered for executables alone are not encoded, which finds fault with some.
TEST_F(MatrixTest, executablesSayNothingOfRowsAboutLowering) {
  config.waivers = waivers("a.mlir", "lower");
  cell("mlir-19", "aot:native", VerdictKind::Agree);
  config.engines = {EngineKind::Aot};
  config.aotTargets = {"native"};
  EXPECT_TRUE(staleWaivers(check, config).empty());
  for (EngineKind engine : {EngineKind::Jit, EngineKind::RefLLVM, EngineKind::RefIR}) {
    config.engines = {engine, EngineKind::Aot};
    EXPECT_EQ(staleWaivers(check, config).size(), 1u) << name(engine);
  }
  // The same where the row has a line about executables besides.
  Expected<Waivers> both = Waivers::parse("w.yaml",
                                          "- name: w\n  pattern: a.mlir\n  lowering: 'mlir-*'\n  explains:\n"
                                          "  - {stage: lower, verdict: differ, operation: memref.load, path: x}\n"
                                          "  - {stage: aot:native, verdict: differ, operation: memref.load, path: x}\n"
                                          "  clause: ADDR-01\n  reason: because\n  expires: '2030-01-01'\n",
                                          "2026-11-21");
  ASSERT_TRUE(static_cast<bool>(both));
  config.waivers = *both;
  check.files[0].cells.clear();
  cell("mlir-19", "jit", VerdictKind::Agree);
  config.engines = {EngineKind::RefLLVM, EngineKind::Jit};
  config.aotTargets.clear();
  EXPECT_EQ(staleWaivers(check, config).size(), 1u);
}

TEST_F(MatrixTest, repairsThatDoNotMendAreStale) {
  cell("mlir-19", "jit", VerdictKind::Differ);
  EXPECT_TRUE(staleWaivers(check, config).empty());
  check.files[0].badRepairs.push_back({"w", "mlir-19", false, "waiver 'w': the repair changes nothing"});
  config.onlyCalls = {"@f(1)"}; // whichever calls were made
  EXPECT_EQ(staleWaivers(check, config), std::vector<std::string>{check.files[0].badRepairs[0].text});
}

TEST_F(MatrixTest, runsAreCountedForEachRow) {
  Cell &into = cell("mlir-19", "jit", VerdictKind::Waived);
  Verdict verdict = explainedBy("a (ADDR-01)");
  verdict.waivers.push_back("b (ADDR-01)");
  into.addWaived(verdict, "@f(1)");
  verdict.repaired = false;
  verdict.waivers.pop_back();
  into.addWaived(verdict, "@f(2)");
  EXPECT_EQ(into.repaired, 1u);
  EXPECT_EQ(into.waived["a (ADDR-01)"].runs, 2u);
  EXPECT_EQ(into.waived["a (ADDR-01)"].repaired, 1u);
  EXPECT_EQ(into.waived["a (ADDR-01)"].call, "@f(1)");
  EXPECT_EQ(into.waived["b (ADDR-01)"].repaired, 1u);
}

TEST_F(MatrixTest, namedCasesMustNotAgree) {
  config.waivers = waivers("{a.mlir,b.mlir}", "{ref-llvm,jit}");
  config.lowerings.push_back(config.lowerings.back());
  config.lowerings.back().label = "mlir-16";
  cell("mlir-19", "jit", VerdictKind::Waived).addWaived(explainedBy("w (ADDR-01)"), "@f(1)");
  cell("mlir-19", "ref-llvm", VerdictKind::Agree);
  EXPECT_TRUE(staleWaivers(check, config).empty()); // needed on one engine
  cell("mlir-16", "ref-llvm", VerdictKind::Agree);
  std::vector<std::string> stale = staleWaivers(check, config);
  ASSERT_EQ(stale.size(), 1u);
  EXPECT_NE(stale[0].find("a.mlir agrees under mlir-16"), std::string::npos) << stale[0];
  config.engines.remove(EngineKind::Jit); // it may differ there
  EXPECT_TRUE(staleWaivers(check, config).empty());
  config.engines.add(EngineKind::Jit);
  cell("mlir-16", "jit", VerdictKind::Differ); // a finding of its own
  EXPECT_TRUE(staleWaivers(check, config).empty());
  // A glob is about some of the cases that fit, under some of its lowerings.
  check.files[0].cells.pop_back();
  config.waivers = waivers("a*", "{ref-llvm,jit}");
  EXPECT_TRUE(staleWaivers(check, config, {check.files[0].file}).empty());
}

TEST_F(MatrixTest, namedCasesAreNeeded) {
  config.waivers = waivers("a.mlir", "{ref-llvm,jit}");
  cell("mlir-19", "jit", VerdictKind::Refused);
  EXPECT_TRUE(staleWaivers(check, config).empty()); // nothing ran
  cell("mlir-19", "ref-llvm", VerdictKind::Waived).addWaived(explainedBy("another (ADDR-01)"), "@f(1)");
  std::vector<std::string> stale = staleWaivers(check, config);
  ASSERT_EQ(stale.size(), 1u);
  EXPECT_NE(stale[0].find("no lowering of the row needs it for a.mlir"), std::string::npos) << stale[0];
  check.files[0].cells.back()[VerdictKind::Timeout] = 1; // a finding: what the row is about was not seen
  EXPECT_TRUE(staleWaivers(check, config).empty());
  check.files[0].cells.back()[VerdictKind::Timeout] = 0;
  check.files[0].cells.back().addWaived(explainedBy("w (ADDR-01)"), "@f(2)");
  EXPECT_TRUE(staleWaivers(check, config).empty());
}

TEST_F(MatrixTest, rowsAboutOtherMachines) {
  cell("mlir-19", "jit", VerdictKind::Agree);
  cell("mlir-19", "ref-llvm", VerdictKind::Agree);
  std::vector<std::string> suite = {check.files[0].file};
  for (const char *pattern : {"a.mlir", "a*"})
    for (const char *stage : {"jit", "compile", "{jit,ref-llvm}", "aot:*"}) {
      config.waivers = waivers(pattern, stage, "  target: 'no-such-machine-*'\n");
      EXPECT_TRUE(staleWaivers(check, config, suite).empty()) << pattern << ' ' << stage;
    }
  config.waivers = waivers("a.mlir", "compile", "  target: '*'\n");
  EXPECT_EQ(staleWaivers(check, config, suite).size(), 1u);
  // A row about compiling concerns every file, and this one no machine without jit.
  config.engines.remove(EngineKind::Jit);
  EXPECT_TRUE(staleWaivers(check, config, suite).empty());
}

TEST_F(MatrixTest, patternsNeedTheWholeSuite) {
  config.waivers = waivers("a*", "lower");
  cell("mlir-19", "jit", VerdictKind::Agree);
  EXPECT_TRUE(staleWaivers(check, config).empty());
  std::vector<std::string> suite = {"ab.mlir"};
  EXPECT_TRUE(staleWaivers(check, config, suite).empty()); // fits the pattern, and was not checked
  suite = {check.files[0].file};
  EXPECT_EQ(staleWaivers(check, config, suite).size(), 1u);
  config.random = 5; // of a file without random calls that changes nothing
  EXPECT_EQ(staleWaivers(check, config, suite).size(), 1u);
  check.files[0].drawn = 5; // other calls than the row was written for
  EXPECT_TRUE(staleWaivers(check, config, suite).empty());
}

TEST(PrintableTest, controlCharacters) {
  EXPECT_EQ(printable("a b\xc3\xa4"), "a b\xc3\xa4");
  EXPECT_EQ(printable("a\x1b[1m\n\x7f"), "a\\x1B[1m\\x0A\\x7F");
  EXPECT_EQ(printable("a\n\tb\r", /*keepLines=*/true), "a\n\tb\\x0D");
  const std::string rightToLeft = {'\xe2', '\x80', '\xae'};
  EXPECT_EQ(printable("\x9b"
                      "2J\xc2\x9b" +
                      rightToLeft + "a"),
            "\\x9B2J\\xC2\\x9B\\xE2\\x80\\xAEa");
  EXPECT_EQ(printable("\xd8\x9c"
                      "a\xe2\x80\xa8\xc2\xa0\xe6\xbc\xa2"),
            "\\xD8\\x9Ca\\xE2\\x80\\xA8\xc2\xa0\xe6\xbc\xa2");
  EXPECT_EQ(shellQuote("plain.mlir"), "plain.mlir");
  EXPECT_EQ(shellQuote("it's"), "'it'\\''s'");
  // printf(1) of a shell turns it back.
  EXPECT_EQ(shellQuote("a\x1b'"), "\"$(printf %b 'a\\0033\\0047')\"");
}

TEST(PrintableTest, commandsOfHosts) {
  EXPECT_EQ(printable("::error::a"), "\\x3A:error::a");
  EXPECT_EQ(printable("a\n \t::error::a\nstd::vector", /*keepLines=*/true), "a\n \t\\x3A:error::a\nstd::vector");
  EXPECT_EQ(printable("a ##[error]b ##vso[c] ##teamcity[d]"), "a \\x23#[error]b \\x23#vso[c] ##teamcity[d]");
  EXPECT_EQ(printable("##teamcity[d]"), "\\x23#teamcity[d]");
  EXPECT_EQ(printable("\xc2\xa0::error::a"), "\xc2\xa0\\x3A:error::a");
}

TEST(PrintableTest, streams) {
  std::string text;
  llvm::raw_string_ostream to(text);
  {
    PlainStream stream(to);
    stream << "a:" << ":b\n" << ':' << ":c\n\x1b[2J";
    EXPECT_EQ(text, "a::b\n\\x3A:c\n"); // the last line is not over
  }
  EXPECT_EQ(text, "a::b\n\\x3A:c\n\\x1B[2J");
}

TEST(PatternWeightTest, repeatsAreWrittenOut) {
  EXPECT_EQ(PatternWeight("abc").weight, 3u);
  EXPECT_EQ(PatternWeight("a[bc").weight, 2u); // nothing closes it
  EXPECT_EQ(PatternWeight("([").weight, 3u);
  EXPECT_EQ(PatternWeight("a{3}b[^]{9}]{2,4}c\\{9}").weight, 3u + 1 + 4 + 1 + 3);
  EXPECT_EQ(PatternWeight("((a{10}){10}){10}").weight, ((10u + 2) * 10 + 2) * 10);
  EXPECT_EQ(PatternWeight("(a*)+b{2,}").openRepeats, 3u);
  EXPECT_TRUE(PatternWeight("(a*)+").isGroupRepeated);
  EXPECT_FALSE(PatternWeight("(a*)b+").isGroupRepeated);
  EXPECT_EQ(PatternWeight("a{255}{255}").problem(), "it has more than 10000 characters with its repeats written out");
  EXPECT_EQ(PatternWeight(std::string(100, '(')).problem(), "it nests more than 32 deep");
  EXPECT_EQ(PatternWeight("(llvm\\.mul .* overflow<nsw), nuw>").problem(), "");
}

TEST(YamlLinesTest, anyOrder) {
  EXPECT_EQ(findDeepYaml("a: [b]\n"), 0u);
  EXPECT_EQ(findDeepYaml("a:\n" + std::string(300, '[')), 2u);
  EXPECT_EQ(findDeepYaml(std::string(300, ' ') + "a"), 1u);
}

TEST(DocumentTest, asksForTooMuch) {
  auto problem = [](const std::string &text) {
    Expected<Document> document = Document::parse("a.json", text);
    return document ? std::string() : toString(document.takeError());
  };
  EXPECT_EQ(problem("[\n" + std::string(5000, '1') + "]"), "a.json:2: a number has more than 4096 digits");
  std::string many = "[0";
  for (int i = 0; i < 4'000'000; ++i)
    many += ",0";
  EXPECT_EQ(problem(many + "]"), "a.json:1: more than 4000000 values");
  EXPECT_EQ(problem("[\"" + std::string(5000, '1') + ",,\"]"), "");
  // Objects take most of the memory, however few values they have.
  std::string objects = "[\n{\"a\":0}";
  for (int i = 0; i < 400'000; ++i)
    objects += ",{\"a\":0}";
  EXPECT_EQ(problem(objects + "]"),
            "a.json:2: to read this file takes more than 2048 MiB of memory: it has too many objects");
  EXPECT_EQ(problem("[\"" + std::string(500'000, '{') + "\"]"), ""); // in a string they are none
}

//===----------------------------------------------------------------------===//
// CHECK lines
//===----------------------------------------------------------------------===//

static Expected<Verdict> match(const std::string &checks, const std::string &ir) {
  Expected<CaseFile> file = parseCaseFile("a.mlir", "// RUN: %check %s\n// CLAUSE: A-01\n" + checks);
  EXPECT_TRUE(static_cast<bool>(file));
  EXPECT_TRUE(file->checksIR);
  return checkLines(*file, ir, /*isShown=*/true);
}

TEST(StaticCheckTest, linesMatchInOrder) {
  Expected<Verdict> verdict =
      match("// CHECK: first\n// CHECK-SAME: more\n// CHECK-NOT: never\n", "a first and more\nb\n");
  ASSERT_TRUE(static_cast<bool>(verdict));
  EXPECT_EQ(verdict->kind, VerdictKind::Agree);
}

TEST(StaticCheckTest, theFirstMismatchIsNamed) {
  Expected<Verdict> verdict = match("// CHECK: first\n// CHECK: second\n", "first\nthird\n");
  ASSERT_TRUE(static_cast<bool>(verdict));
  EXPECT_EQ(verdict->kind, VerdictKind::Differ);
  EXPECT_NE(verdict->path.find("line 4"), std::string::npos) << verdict->path;
  EXPECT_NE(verdict->expected.find("second"), std::string::npos);
  verdict = match("// CHECK-NOT: third\n", "first\nthird\n");
  ASSERT_TRUE(static_cast<bool>(verdict));
  EXPECT_EQ(verdict->kind, VerdictKind::Differ);
}

TEST(StaticCheckTest, brokenChecksAreErrors) {
  Expected<Verdict> verdict = match("// CHECK: {{[}}\n", "x\n");
  ASSERT_FALSE(static_cast<bool>(verdict));
  EXPECT_EQ(toString(verdict.takeError()).substr(0, 9), "a.mlir:3:");
}

TEST(StaticCheckTest, orderIsNotChecked) {
  Expected<CaseFile> file = parseCaseFile("a.mlir", "// CHECK: a\n// CHECK-NEXT: b\n");
  ASSERT_FALSE(static_cast<bool>(file));
  EXPECT_NE(toString(file.takeError()).find("a.mlir:2:1: the order of instructions is no rule"), std::string::npos);
  file = parseCaseFile("a.mlir", "// NB: prose\n// CHECK-DGA: a\n");
  ASSERT_FALSE(static_cast<bool>(file));
  EXPECT_NE(toString(file.takeError()).find("a.mlir:2:1: unknown directive"), std::string::npos);
}
