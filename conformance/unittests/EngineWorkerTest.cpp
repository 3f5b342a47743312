//===-- EngineWorkerTest.cpp - whatever a worker does, the tool goes on ---===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bad modules, bad lowerings, bad native code: every request returns, says what
// happened, and the next one works.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/DemandedType.h"
#include "conformance/unittests/EngineTestSupport.h"
#include "conformance/words/ReadAs.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <sys/wait.h>
#include <unistd.h>

using namespace memref_cts::conformance;
using namespace memref_cts::conformance::testing;

static const char *const kAdd = R"(
func.func @add(%a: i32, %b: i32) -> i32 {
  %c = arith.addi %a, %b : i32
  return %c : i32
}
)";

static void expectWorks(Bench &bench) {
  ASSERT_TRUE(bench.load(kAdd));
  ASSERT_TRUE(bench.lower("upstream"));
  ASSERT_TRUE(bench.compile("add"));
  Outcome outcome = bench.runJit(InputBuilder().bits(40).bits(2).input);
  ASSERT_EQ(outcome.kind, Outcome::Returned) << outcome.message;
  ASSERT_EQ(outcome.results.size(), 1u);
  EXPECT_EQ(outcome.results[0].lo, 42u);
}

static bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

TEST(EngineWorkerTest, parseErrorNamesFileAndLine) {
  Bench bench;
  LoadReply reply = bench.worker.load(0, "func.func @f() {\n  nonsense\n}\n", "dir/bad.mlir", {});
  EXPECT_EQ(reply.status, Reply::ParseError);
  EXPECT_TRUE(contains(reply.message, "dir/bad.mlir:2:")) << reply.message;
  expectWorks(bench);
}

TEST(EngineWorkerTest, verifyErrorNamesFileAndLine) {
  Bench bench;
  LoadReply reply = bench.worker.load(0, "func.func @f(%a: i32) -> i64 {\n  return %a : i32\n}\n", "bad.mlir", {});
  EXPECT_EQ(reply.status, Reply::VerifyError);
  EXPECT_TRUE(contains(reply.message, "bad.mlir:2:")) << reply.message;
  expectWorks(bench);
}

TEST(EngineWorkerTest, operationWithoutEncodingIsRefusedWithItsName) {
  Bench bench;
  LoadReply reply = bench.worker.load(
      0, "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n", "t.mlir", {});
  EXPECT_EQ(reply.status, Reply::Refused);
  EXPECT_TRUE(contains(reply.message, "t.mlir:1")) << reply.message;
  expectWorks(bench);
}

TEST(EngineWorkerTest, optionsThatAreNotNumbersAreErrors) {
  Bench bench;
  LoadReply reply = bench.worker.load(0, kAdd, "add.mlir", {{"index-bitwidth", "wide"}});
  EXPECT_EQ(reply.status, Reply::Broken);
  EXPECT_TRUE(contains(reply.message, "wide"));
}

TEST(EngineWorkerTest, pipelineThatDoesNotParseIsAnError) {
  Bench bench;
  ASSERT_TRUE(bench.load(kAdd));
  LowerReply reply = bench.worker.lower(0, lowering("pipeline=builtin.module(no-such-pass)"), 0);
  EXPECT_EQ(reply.status, Reply::Broken);
  EXPECT_TRUE(contains(reply.message, "no-such-pass")) << reply.message;
  reply = bench.worker.lower(0, lowering("pipeline=func.func(canonicalize)"), 0);
  EXPECT_EQ(reply.status, Reply::Broken);
  EXPECT_TRUE(contains(reply.message, "builtin.module")) << reply.message;
  expectWorks(bench);
}

TEST(EngineWorkerTest, unknownLoweringsAreErrorsThatNameTheKnownOnes) {
  llvm::Expected<LoweringSpec> spec = parseLowering("theirs");
  ASSERT_FALSE(bool(spec));
  std::string message = llvm::toString(spec.takeError());
  EXPECT_TRUE(contains(message, "theirs"));
  EXPECT_TRUE(contains(message, "upstream-convert-to-llvm"));
}

TEST(EngineWorkerTest, aLoweringKnowsNothingOfTheModulesBefore) {
  // upstream's math-to-funcs remembers for which types it wrote a function.
  Bench bench;
  for (const char *name : {"first", "second"}) {
    std::string text = std::string("func.func @") + name +
                       "(%a: i64, %b: i64) -> i64 {\n  %r = math.ipowi %a, %b : i64\n  return %r : i64\n}\n";
    ASSERT_TRUE(bench.worker.load(0, text, "test.mlir", {}).ok());
    LowerReply reply = bench.worker.lower(0, lowering("upstream"), Worker::WantIR);
    ASSERT_TRUE(reply.ok()) << reply.message;
    EXPECT_TRUE(contains(reply.ir, "llvm.func linkonce_odr @__mlir_math_ipowi_i64(")) << reply.ir;
  }
}

TEST(EngineWorkerTest, modulesMayNameDifferentStructsAlike) {
  Bench bench;
  for (uint32_t unit : {0u, 0u, 1u})
    for (const char *member : {"i32", "i64", "f32"}) {
      std::string text = std::string("func.func private @g(!llvm.struct<\"s\", (") + member + ")>)\n";
      LoadReply reply = bench.worker.load(unit, text, "test.mlir", {});
      EXPECT_NE(reply.status, Reply::ParseError) << reply.message;
    }
}

TEST(EngineWorkerTest, leftoversNameTheFirstOperationAndCountAll) {
  Bench bench;
  ASSERT_TRUE(bench.load(kAdd));
  LowerReply reply = bench.worker.lower(0, lowering("pipeline=builtin.module(convert-func-to-llvm)"), 0);
  EXPECT_EQ(reply.status, Reply::Leftovers);
  EXPECT_TRUE(contains(reply.message, "test.mlir:3:")) << reply.message;
  EXPECT_TRUE(contains(reply.message, "1 x arith.addi")) << reply.message;
  expectWorks(bench);
}

namespace {
struct BadPass {
  const char *pass;
  Reply::Status status;
  int signal;
  const char *text;
};
class EngineBadPassTest : public ::testing::TestWithParam<BadPass> {};
} // namespace

TEST_P(EngineBadPassTest, isReportedAndLeavesTheToolAlive) {
  const BadPass &bad = GetParam();
  WorkerOptions options;
  options.lowerTimeoutMs = bad.status == Reply::TimedOut ? 5000 : 30000;
  options.memoryLimit = 2ull << 30;
  Bench bench(options);
  ASSERT_TRUE(bench.load(kAdd));
  LowerReply reply = bench.worker.lower(0, lowering(upstreamThen(bad.pass)), Worker::WantProgram);
  EXPECT_EQ(reply.status, bad.status) << name(reply.status) << ": " << reply.message;
  EXPECT_EQ(reply.cause.signal, bad.signal);
  EXPECT_TRUE(contains(reply.text(), bad.text)) << reply.text();
  EXPECT_EQ(bench.worker.deaths(), bad.status == Reply::Crashed || bad.status == Reply::TimedOut ? 1u : 0u);
  // The unit is still there for another lowering.
  LowerReply again = bench.worker.lower(0, lowering("upstream"), Worker::WantProgram);
  EXPECT_TRUE(again.ok()) << again.message;
  expectWorks(bench);
}

INSTANTIATE_TEST_SUITE_P(
    Passes, EngineBadPassTest,
    ::testing::Values(BadPass{"test-crash", Reply::Crashed, SIGSEGV, "signal 11"},
                      BadPass{"test-abort", Reply::Crashed, SIGABRT, "the pass gives up"},
                      BadPass{"test-exit", Reply::Crashed, 0, "exit code 0"},
                      BadPass{"test-hang", Reply::TimedOut, 0, "no answer in time"},
                      BadPass{"test-hog", Reply::Crashed, 0, "needs more memory than its limit of 2048 MB"},
                      BadPass{"test-fail-silently", Reply::LowerFailed, 0, "without a word"},
                      BadPass{"test-error-but-succeed", Reply::ErrorWithSuccess, 0, "something went wrong"},
                      BadPass{"test-invalid-ir", Reply::InvalidIR, 0, "test.mlir:3:"}),
    [](const ::testing::TestParamInfo<BadPass> &info) {
      std::string name = info.param.pass;
      name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
      return name;
    });

TEST(EngineWorkerTest, aLoweringThatPrintsALotIsNotDisturbed) {
  Bench bench;
  ASSERT_TRUE(bench.load(kAdd));
  for (int i = 0; i < 3; ++i) {
    LowerReply reply = bench.worker.lower(0, lowering(upstreamThen("test-chatter")), 0);
    EXPECT_TRUE(reply.ok()) << reply.message;
  }
  EXPECT_EQ(bench.worker.deaths(), 0u);
}

TEST(EngineWorkerTest, aWrongSignatureIsFoundByBothSides) {
  Bench bench;
  ASSERT_TRUE(bench.load(kAdd));
  LowerReply reply = bench.worker.lower(0, lowering(upstreamThen("test-extra-argument")), Worker::WantProgram);
  ASSERT_TRUE(reply.ok()) << reply.message;
  ProgramPtr lowered = parseProgram(reply.program);
  ASSERT_TRUE(lowered);
  EXPECT_EQ(checkLoweredSignature(bench.source.get(), lowered.get(), "add"),
            "function 'add': expected 'i32 (i32, i32)', found 'i32 (i32, i32, i64)'");
  Reply compiled = bench.worker.compile({{0u, "add"}}, 0);
  EXPECT_EQ(compiled.status, Reply::BadSignature);
  EXPECT_TRUE(contains(compiled.message, "expected 'i32 (i32, i32)', found 'i32 (i32, i32, i64)'")) << compiled.message;
}

TEST(EngineWorkerTest, anEntryWithAWrongSignatureIsLeftOutAlone) {
  Bench bench;
  ASSERT_TRUE(bench.load(std::string(kAdd) + "func.func @same(%a: i32) -> i32 {\n  return %a : i32\n}\n"));
  // The first function gets one argument more.
  LowerReply reply = bench.worker.lower(0, lowering(upstreamThen("test-extra-argument")), 0);
  ASSERT_TRUE(reply.ok()) << reply.message;
  CompileReply compiled = bench.worker.compile({{0u, "add"}, {0u, "same"}}, 0);
  EXPECT_EQ(compiled.status, Reply::BadSignature);
  ASSERT_EQ(compiled.entries.size(), 2u);
  EXPECT_EQ(compiled.entries[0].status, Reply::BadSignature);
  EXPECT_TRUE(compiled.entries[1].ok()) << compiled.entries[1].message;
  EXPECT_EQ(bench.runJit(InputBuilder().bits(5).input, "same").results[0].lo, 5u);
  EXPECT_EQ(bench.runJit(InputBuilder().bits(5).bits(6).input, "add").kind, Outcome::Broken);
  EXPECT_EQ(bench.worker.times().compilations, 1u);
}

//===----------------------------------------------------------------------===//
// Native code that dies
//===----------------------------------------------------------------------===//

// Reads or hangs only when told to.
static const char *const kTouchy = R"(
func.func @touchy(%m: memref<?xi32>, %i: index, %hang: i1) -> i32 {
  cf.cond_br %hang, ^spin, ^read
^spin:
  cf.br ^spin
^read:
  %v = memref.load %m[%i] : memref<?xi32>
  return %v : i32
}
)";

static Input touchyInput(int64_t index, bool hang) {
  InputBuilder in;
  int32_t buffer = in.buffer(std::vector<int32_t>{10, 11, 12});
  return in.memref(buffer, 0, {3}, {1}).bits(uint64_t(index)).bits(hang).input;
}

TEST(EngineWorkerTest, aCrashIsTheOutcomeOfTheRunThatDidIt) {
  Bench bench;
  ASSERT_TRUE(bench.load(kTouchy));
  ASSERT_TRUE(bench.lower("upstream"));
  ASSERT_TRUE(bench.compile("touchy"));
  std::vector<Input> inputs;
  for (int i = 0; i < 50; ++i)
    inputs.push_back(touchyInput(i == 20 || i == 21 ? int64_t(1) << 45 : i % 3, false));
  std::vector<Outcome> outcomes(inputs.size());
  bench.worker.run(0, inputs, outcomes);
  for (int i = 0; i < 50; ++i) {
    if (i == 20 || i == 21) {
      EXPECT_EQ(outcomes[i].kind, Outcome::Crashed);
      EXPECT_EQ(outcomes[i].signal, SIGSEGV);
      continue;
    }
    ASSERT_EQ(outcomes[i].kind, Outcome::Returned) << i << ": " << outcomes[i].message;
    EXPECT_EQ(outcomes[i].results[0].lo, 10u + unsigned(i % 3));
  }
  EXPECT_EQ(bench.worker.deaths(), 2u);
}

TEST(EngineWorkerTest, mutantsAreMadeOfTheLoweredModule) {
  Bench bench;
  ASSERT_TRUE(bench.load(kTouchy));
  ASSERT_TRUE(bench.lower("ours"));
  MutantsReply found = bench.worker.mutants(0, {});
  ASSERT_TRUE(found.ok()) << found.message;
  std::vector<std::string> programs;
  for (const MutantSite &site : found.sites) {
    MutantReply mutant = bench.worker.mutant(0, site, Worker::WantProgram);
    EXPECT_TRUE(mutant.ok() || mutant.status == Reply::VerifyError) << site.what << ": " << mutant.message;
    programs.push_back(mutant.program);
  }
  EXPECT_GT(programs.size() - size_t(llvm::count(programs, "")), 10u);
  // A new process makes the same ones.
  ASSERT_TRUE(bench.compile("touchy"));
  Outcome outcome;
  bench.worker.run(0, touchyInput(int64_t(1) << 45, false), outcome);
  EXPECT_EQ(outcome.kind, Outcome::Crashed);
  for (auto [site, program] : llvm::zip_equal(found.sites, programs))
    EXPECT_EQ(bench.worker.mutant(0, site, Worker::WantProgram).program, program) << site.what;
  // Those of one operator alone; none of what is not there.
  MutantsReply some = bench.worker.mutants(0, {"shift-access"});
  ASSERT_FALSE(some.sites.empty());
  EXPECT_LT(some.sites.size(), found.sites.size());
  EXPECT_EQ(some.sites.front().name, "llvm.load");
  EXPECT_TRUE(llvm::StringRef(some.sites.front().place).starts_with("test.mlir:")) << some.sites.front().place;
  EXPECT_EQ(bench.worker.mutants(7, {}).status, Reply::Broken);
  some.sites.front().operation = 1u << 30;
  EXPECT_EQ(bench.worker.mutant(0, some.sites.front(), Worker::WantProgram).status, Reply::VerifyError);
}

TEST(EngineWorkerTest, mutantsThatLLVMFoldsAreEqual) {
  Bench bench;
  ASSERT_TRUE(bench.load("func.func @f(%a: i32) -> i32 {\n"
                         "  %0 = arith.addi %a, %a : i32\n"
                         "  %1 = arith.muli %a, %a : i32\n"
                         "  return %1 : i32\n"
                         "}\n"));
  ASSERT_TRUE(bench.lower("ours"));
  MutantsReply found = bench.worker.mutants(0, {"arithmetic"});
  ASSERT_EQ(found.sites.size(), 2u);
  MutantReply dead = bench.worker.mutant(0, found.sites[0], Worker::WantIR | Worker::WantEqual);
  EXPECT_TRUE(dead.isEqual);
  EXPECT_NE(dead.difference.find("+ %0 = llvm.sub"), std::string::npos) << dead.difference;
  MutantReply other = bench.worker.mutant(0, found.sites[1], Worker::WantIR | Worker::WantEqual);
  EXPECT_FALSE(other.isEqual);
  EXPECT_EQ(other.program, "") << "nobody asked for it";
}

TEST(EngineWorkerTest, passesRunOnTheModuleThatTheFileHas) {
  Bench bench;
  ASSERT_TRUE(bench.load(R"(
func.func @twice(%m: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %m[%i] : memref<4xi32>
    %s = arith.addi %v, %v : i32
    affine.store %s, %m[%i] : memref<4xi32>
  }
  return
}
func.func @old() { return }
)"));
  ASSERT_TRUE(bench.lower("upstream"));
  PassesReply reply = bench.worker.runPasses(0, "affine-loop-unroll{unroll-factor=4},canonicalize",
                                             Worker::WantProgram | Worker::WantIR | Worker::WantPasses);
  ASSERT_TRUE(reply.ok()) << reply.message;
  EXPECT_TRUE(contains(reply.passes, "builtin.module(func.func(affine-loop-unroll{")) << reply.passes;
  EXPECT_FALSE(contains(reply.ir, "affine.for")) << reply.ir; // there was one to unroll
  EXPECT_TRUE(contains(reply.ir, "affine.load")) << reply.ir; // which is taken apart for the machine alone
  EXPECT_EQ(reply.structured, (std::vector<std::string>{"affine.load", "affine.store"}));
  EXPECT_TRUE(contains(reply.program, "@twice")) << reply.program;
  EXPECT_TRUE(reply.unfit.empty());
  EXPECT_TRUE(reply.afterPasses.empty());
  // The lowered module is still there.
  ASSERT_TRUE(bench.compile("old"));

  reply = bench.worker.runPasses(0, "func.func(affine-loop-unroll),cse,convert-func-to-llvm",
                                 Worker::WantProgram | Worker::WantAfterPasses);
  ASSERT_TRUE(reply.ok()) << reply.message;
  ASSERT_EQ(reply.afterPasses.size(), 3u);
  EXPECT_EQ(reply.afterPasses[0].pass, "affine-loop-unroll");
  EXPECT_EQ(reply.afterPasses[1].pass, "cse");
  EXPECT_TRUE(contains(reply.afterPasses[1].program, "@twice"));
  ASSERT_EQ(reply.unfit.size(), 2u);
  EXPECT_EQ(reply.unfit[1].first, "old");
  EXPECT_TRUE(contains(reply.unfit[1].second.message, "llvm.func")) << reply.unfit[1].second.message;
  EXPECT_EQ(reply.unfit[1].second.cause.operation, "llvm.func");
}

TEST(EngineWorkerTest, passesThatDoNotParseAreErrorsThatNameTheKnownOnes) {
  Bench bench;
  EXPECT_EQ(bench.worker.runPasses(7, "cse", 0).status, Reply::Broken);
  ASSERT_TRUE(bench.load(kAdd));
  for (auto [passes, says] :
       {std::pair("cse,no-such-pass", "there is no pass 'no-such-pass'. Known are"),
        std::pair("canonicalise{top-down=true}", "is 'canonicalize' meant?"),
        std::pair("func.func(loop_invariant_code_motion)", "is 'loop-invariant-code-motion' meant?"),
        std::pair("cse{no-such=1}", "do not parse"), std::pair("cse,,", "do not parse"),
        std::pair("builtin.module(cse", "do not parse")}) {
    PassesReply reply = bench.worker.runPasses(0, passes, 0);
    EXPECT_EQ(reply.status, Reply::Broken) << passes;
    EXPECT_TRUE(contains(reply.message, says)) << reply.message;
  }
  EXPECT_EQ(bench.worker.runPasses(0, "cse,no-such-pass", 0).cause.complaint, "there is no pass 'no-such-pass'");
  EXPECT_TRUE(bench.worker.runPasses(0, "", 0).ok());
}

TEST(EngineWorkerTest, aSourceMayBeReadAsAFolderOfTestsHasIt) {
  Bench bench;
  constexpr char kText[] = R"(
func.func private @hidden(%a: i32) -> i32 { return %a : i32 }
func.func nested @inside(%a: i32) -> i32 { return %a : i32 }
func.func @strange() { "stranger.op"() : () -> ()  return }
func.func private @outside(i32)
)";
  using Options = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(bench.worker.load(0, kText, "a", Options{{kReadAllPublic, kReadOn}}).status, Reply::ParseError);
  const Options both = {{kReadAllPublic, kReadOn}, {kReadUnregistered, kReadOn}};
  LoadReply load = bench.worker.load(0, kText, "a", both);
  ASSERT_TRUE(load.ok()) << load.message;
  ASSERT_EQ(load.refused.size(), 1u); // the rest is there
  EXPECT_EQ(load.refused[0].first, "strange");
  // Another unit between them is read as ever.
  EXPECT_EQ(bench.worker.load(1, kText, "a", Options()).status, Reply::ParseError);
  PassesReply reply = bench.worker.runPasses(0, "symbol-dce,cse", Worker::WantIR);
  ASSERT_TRUE(reply.ok()) << reply.message;
  EXPECT_TRUE(contains(reply.ir, "func.func @hidden")) << reply.ir;
  EXPECT_TRUE(contains(reply.ir, "func.func @inside")) << reply.ir;
  EXPECT_TRUE(contains(reply.ir, "stranger.op")) << reply.ir;
  EXPECT_FALSE(contains(reply.ir, "@outside")) << reply.ir;
}

TEST(EngineWorkerTest, repairedFormsStayBesideTheLoweredOne) {
  Bench bench;
  ASSERT_TRUE(bench.load(kTouchy));
  ASSERT_TRUE(bench.lower("upstream"));
  ASSERT_TRUE(bench.compile("touchy"));
  const std::vector<RepairStep> more = {{"^ *(%[0-9]+) = llvm\\.load (.*)$",
                                         "%was_\\# = llvm.load \\2\n%more_\\# = llvm.mlir.constant(100 : i32) : i32\n"
                                         "\\1 = llvm.add %was_\\#, %more_\\# : i32"},
                                        {"no such line", "x"}};
  RepairReply repaired = bench.worker.repair(0, 1, more);
  ASSERT_TRUE(repaired.ok()) << repaired.message;
  EXPECT_EQ(repaired.changes, (std::vector<uint64_t>{1, 0}));
  EXPECT_NE(repaired.program, "");
  ASSERT_TRUE(bench.worker.compile({{0u, "touchy"}}, 0, Worker::kAnywhere, 1).ok());
  auto run = [&](uint32_t form, int64_t index) {
    Outcome outcome;
    bench.worker.run(0, touchyInput(index, false), outcome, "touchy", form);
    return outcome;
  };
  // Whatever process runs them, and in any order.
  for (int i = 0; i < 3; ++i) {
    for (uint32_t form : {0u, 1u, 0u}) {
      Outcome outcome = run(form, 2);
      ASSERT_EQ(outcome.kind, Outcome::Returned) << i << ' ' << form << ": " << outcome.message;
      EXPECT_EQ(outcome.results[0].lo, 12u + 100 * form);
    }
    EXPECT_EQ(run(uint32_t(i % 2), int64_t(1) << 45).kind, Outcome::Crashed);
  }
  // Nothing to rewrite, no module, none that verifies; a form goes with what it was made of.
  RepairReply unchanged = bench.worker.repair(0, 2, {{"no such line", "x"}});
  EXPECT_TRUE(unchanged.ok());
  EXPECT_EQ(unchanged.program, "");
  EXPECT_EQ(bench.worker.repair(0, 2, {{"llvm\\.load", "llvm.lode"}}).status, Reply::InvalidIR);
  EXPECT_EQ(bench.worker.repair(0, 2, {{"llvm\\.return .*$", ""}}).status, Reply::InvalidIR);
  EXPECT_EQ(bench.worker.compile({{0u, "touchy"}}, 0, Worker::kAnywhere, 2).status, Reply::Broken);
  EXPECT_EQ(bench.worker.repair(7, 1, more).status, Reply::Broken);
  ASSERT_TRUE(bench.lower("upstream"));
  EXPECT_EQ(bench.worker.compile({{0u, "touchy"}}, 0, Worker::kAnywhere, 1).status, Reply::Broken);
}

TEST(EngineWorkerTest, aHangEndsAtItsDeadline) {
  WorkerOptions options;
  options.limits.timeoutMs = 700;
  Bench bench(options);
  ASSERT_TRUE(bench.load(kTouchy));
  ASSERT_TRUE(bench.lower("upstream"));
  ASSERT_TRUE(bench.compile("touchy"));
  std::vector<Input> inputs = {touchyInput(1, false), touchyInput(0, true), touchyInput(2, false)};
  std::vector<Outcome> outcomes(inputs.size());
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  bench.worker.run(0, inputs, outcomes);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
  EXPECT_EQ(outcomes[0].kind, Outcome::Returned);
  EXPECT_EQ(outcomes[1].kind, Outcome::TimedOut);
  ASSERT_EQ(outcomes[2].kind, Outcome::Returned) << outcomes[2].message;
  EXPECT_EQ(outcomes[2].results[0].lo, 12u);
}

TEST(EngineWorkerTest, aWorkerIsReplacedAfterAStrayWrite) {
  Bench bench;
  ASSERT_TRUE(bench.load(R"(
func.func @poke(%m: memref<?xi32>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<?xi32>
  return
}
)"));
  ASSERT_TRUE(bench.lower("upstream"));
  ASSERT_TRUE(bench.compile("poke"));
  for (int64_t at : {3, 0, -1, 2}) {
    InputBuilder in;
    int32_t buffer = in.buffer(std::vector<int32_t>{1, 2, 3}, 4);
    Outcome outcome = bench.runJit(in.memref(buffer, 0, {3}, {1}).bits(uint64_t(at)).bits(7).input);
    ASSERT_EQ(outcome.kind, Outcome::Returned) << outcome.message;
    EXPECT_EQ(outcome.guardHits.empty(), at >= 0 && at < 3);
  }
  EXPECT_EQ(bench.worker.deaths(), 0u); // replacing it is no death
  expectWorks(bench);
}

/// Workers of this process, and what they are copies of.
static std::set<pid_t> workerNumbers() {
  std::set<pid_t> numbers;
  std::error_code error;
  for (const auto &entry : std::filesystem::directory_iterator("/proc", error)) {
    auto textOf = [&](const char *name) {
      std::ifstream file(entry.path() / name);
      return std::string(std::istreambuf_iterator<char>(file), {});
    };
    if (contains(textOf("status"), "\nPPid:\t" + std::to_string(getpid()) + "\n") &&
        textOf("cmdline").rfind("memref-cts-worker", 0) == 0)
      numbers.insert(std::atoi(entry.path().filename().c_str()));
  }
  return numbers;
}

/// Kills workers that are not among `others` and wait for a request, and waits for their ends. Their number.
static unsigned killIdleWorkers(const std::set<pid_t> &others) {
  unsigned killed = 0;
  siginfo_t info;
  for (pid_t worker : workerNumbers())
    killed += !others.count(worker) && kill(worker, SIGKILL) == 0 &&
              waitid(P_PID, id_t(worker), &info, WEXITED | WNOWAIT) == 0;
  return killed;
}

TEST(EngineWorkerTest, aWorkerThatIsKilledBehindItsAnswerIsReplaced) {
  const std::set<pid_t> others = workerNumbers();
  Bench bench;
  ASSERT_TRUE(bench.load(kAdd));
  ASSERT_EQ(killIdleWorkers(others), 1u);
  ASSERT_TRUE(bench.lower("upstream"));
  ASSERT_EQ(killIdleWorkers(others), 1u);
  ASSERT_TRUE(bench.compile("add"));
  for (uint64_t deaths = 3; deaths <= 5; ++deaths) { // before the first run, and behind one
    ASSERT_EQ(killIdleWorkers(others), 1u);
    Outcome outcome = bench.runJit(InputBuilder().bits(40).bits(2).input);
    ASSERT_EQ(outcome.kind, Outcome::Returned) << outcome.message;
    EXPECT_EQ(outcome.results[0].lo, 42u);
    EXPECT_EQ(bench.worker.deaths(), deaths);
  }
  ASSERT_EQ(killIdleWorkers(others), 1u);
  expectWorks(bench);
}

TEST(EngineWorkerTest, tooManyDeathsEndTheList) {
  Bench bench;
  ASSERT_TRUE(bench.load(kTouchy));
  ASSERT_TRUE(bench.lower("upstream"));
  ASSERT_TRUE(bench.compile("touchy"));
  std::vector<Input> inputs(10, touchyInput(int64_t(1) << 45, false));
  std::vector<Outcome> outcomes(inputs.size());
  bench.worker.run(0, inputs, outcomes);
  for (unsigned i = 0; i < inputs.size(); ++i)
    EXPECT_EQ(outcomes[i].kind, i < Worker::kMaxDeaths ? Outcome::Crashed : Outcome::Broken) << i;
  EXPECT_EQ(bench.worker.deaths(), uint64_t(Worker::kMaxDeaths));
}

TEST(EngineWorkerTest, endlessRecursionIsACrashInsideItsOwnStack) {
  WorkerOptions options;
  options.limits.timeoutMs = 60'000; // all of a large stack is written, by a machine that may be busy
  Bench bench(options);
  ASSERT_TRUE(bench.load(R"(
func.func @down(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %m = arith.addi %n, %one : i64
  %r = func.call @down(%m) : (i64) -> i64
  %s = arith.addi %r, %m : i64
  return %s : i64
}
)"));
  ASSERT_TRUE(bench.lower("upstream"));
  ASSERT_TRUE(bench.compile("down"));
  Outcome outcome = bench.runJit(InputBuilder().bits(1).input);
  EXPECT_EQ(outcome.kind, Outcome::Crashed) << outcome.message;
  EXPECT_EQ(outcome.signal, SIGSEGV);
  expectWorks(bench);
}

TEST(EngineWorkerTest, inputsThatDoNotFitTheFunctionAreHarnessErrors) {
  Bench bench;
  expectWorks(bench);
  Outcome outcome = bench.runJit(InputBuilder().bits(1).input);
  EXPECT_EQ(outcome.kind, Outcome::Broken);
  EXPECT_TRUE(contains(outcome.message, "2")) << outcome.message;
  outcome = bench.runRef("add", InputBuilder().bits(1).input);
  EXPECT_EQ(outcome.kind, Outcome::Broken);
}

TEST(EngineWorkerTest, runningWhatIsNotCompiledIsAnError) {
  Bench bench;
  Outcome outcome = bench.runJit(InputBuilder().bits(1).input);
  EXPECT_EQ(outcome.kind, Outcome::Broken);
  ASSERT_TRUE(bench.load(kAdd));
  EXPECT_EQ(bench.worker.compile({{0u, "add"}}, 0).status, Reply::Broken);
  ASSERT_TRUE(bench.lower("upstream"));
  EXPECT_EQ(bench.worker.compile({{0u, "sub"}}, 0).status, Reply::Broken);
  EXPECT_EQ(bench.worker.compile({{7u, "add"}}, 0).status, Reply::Broken);
}

TEST(EngineWorkerTest, undefinedSymbolsAreNamed) {
  Bench bench;
  ASSERT_TRUE(bench.load("func.func @f() {\n  return\n}\n"));
  ASSERT_TRUE(bench.lower("upstream"));
  LoadReply load = bench.worker.load(0, R"(
func.func @f() {
  return
}
)",
                                     "symbol.mlir", {});
  ASSERT_TRUE(load.ok()) << load.message;
  // Nobody but the lowering asks for it.
  LoweringSpec spec = lowering("command=echo 'declare void @no_such_function() "
                               "define void @f() { call void @no_such_function() ret void }'");
  ASSERT_TRUE(bench.worker.lower(0, spec, 0).ok());
  Reply reply = bench.worker.compile({{0u, "f"}}, 0);
  EXPECT_FALSE(reply.ok());
  EXPECT_TRUE(contains(reply.message, "no_such_function")) << reply.message;
}

TEST(EngineWorkerTest, severalUnitsShareOneModule) {
  Bench bench;
  Worker &worker = bench.worker;
  std::vector<std::pair<uint32_t, std::string>> entries;
  for (uint32_t unit = 0; unit < 20; ++unit) {
    std::string constant = std::to_string(100 * unit);
    std::string text = "memref.global \"private\" @state : memref<1xi64> = dense<[" + constant +
                       "]>\n"
                       "func.func @f(%a: i64) -> i64 {\n"
                       "  %g = memref.get_global @state : memref<1xi64>\n"
                       "  %z = arith.constant 0 : index\n"
                       "  %v = memref.load %g[%z] : memref<1xi64>\n"
                       "  %s = arith.addi %v, %a : i64\n"
                       "  memref.store %s, %g[%z] : memref<1xi64>\n"
                       "  return %s : i64\n}\n";
    LoadReply load = worker.load(unit, text, "unit.mlir", {});
    ASSERT_TRUE(load.ok()) << load.message;
    ASSERT_TRUE(worker.lower(unit, lowering("upstream"), 0).ok());
    entries.emplace_back(unit, "f");
  }
  Reply reply = worker.compile(entries, 0);
  ASSERT_TRUE(reply.ok()) << reply.message;
  for (uint32_t unit = 0; unit < 20; ++unit)
    for (int again = 0; again < 2; ++again) { // globals start anew every time
      Input input = InputBuilder().bits(unit).input;
      Outcome outcome;
      worker.run(unit, input, outcome);
      ASSERT_EQ(outcome.kind, Outcome::Returned) << outcome.message;
      EXPECT_EQ(outcome.results[0].lo, 101u * unit);
      ASSERT_EQ(outcome.globals.size(), 1u);
      EXPECT_EQ(elements<uint64_t>(outcome.globals[0]), std::vector<uint64_t>{101u * unit});
    }
  worker.drop(3);
  EXPECT_EQ(worker.compile({{3u, "f"}}, 0).status, Reply::Broken);
}

TEST(EngineWorkerTest, functionsBeginWhereTheyArePlaced) {
  Bench bench;
  ASSERT_TRUE(bench.load(R"(
func.func @other(%a: i64) -> i64 {
  return %a : i64
}
llvm.func @where(%a: i64) -> i64 {
  %size = llvm.mlir.constant(64 : i64) : i64
  %f = llvm.mlir.addressof @where : !llvm.ptr
  %address = llvm.ptrtoint %f : !llvm.ptr to i64
  %rest = llvm.urem %address, %size : i64
  llvm.return %rest : i64
}
)"));
  ASSERT_TRUE(bench.lower("upstream"));
  for (unsigned level : {0u, 2u})
    for (uint32_t placement : {48u, 0u, 16u, 32u}) {
      Reply reply = bench.worker.compile({{0u, "where"}}, level, placement);
      ASSERT_TRUE(reply.ok()) << reply.message;
      Outcome outcome = bench.runJit(InputBuilder().bits(0).input);
      ASSERT_EQ(outcome.kind, Outcome::Returned) << outcome.message;
      EXPECT_EQ(outcome.results[0].lo, placement);
    }
}

TEST(EngineWorkerTest, announcementsChangeNothing) {
  Bench bench;
  Worker &worker = bench.worker;
  expectWorks(bench);
  const char *nonsense = "func.func @f() {\n  nonsense\n}\n";
  LoweringSpec good = lowering("upstream"), crash = lowering(upstreamThen("test-crash"));
  auto announce = [&](uint32_t unit, const char *text, const LoweringSpec &spec) {
    worker.announce(unit, {text, "test.mlir"}, spec, Worker::WantProgram);
  };
  auto load = [&](uint32_t unit, const char *text) { return worker.load(unit, text, "test.mlir", {}).status; };
  auto lower = [&](uint32_t unit, const LoweringSpec &spec) {
    return worker.lower(unit, spec, Worker::WantProgram).status;
  };
  { // As announced, two programs ahead.
    announce(1, kAdd, good);
    announce(2, kAdd, good);
    for (uint32_t unit : {1u, 2u}) {
      EXPECT_EQ(load(unit, kAdd), Reply::Ok);
      EXPECT_EQ(lower(unit, good), Reply::Ok);
    }
    EXPECT_TRUE(worker.compile({{1u, "add"}, {2u, "add"}}, 0).ok());
  }
  { // Asked for something else.
    announce(1, kAdd, good);
    EXPECT_EQ(load(1, nonsense), Reply::ParseError);
    announce(1, nonsense, good);
    announce(2, kAdd, good);
    EXPECT_EQ(load(1, nonsense), Reply::ParseError);
    EXPECT_EQ(load(2, kAdd), Reply::Ok);
    EXPECT_EQ(lower(2, lowering("pipeline=builtin.module(convert-func-to-llvm)")), Reply::Leftovers);
    EXPECT_EQ(worker.deaths(), 0u);
  }
  { // An old unit of that number is gone.
    announce(2, kAdd, good);
    EXPECT_EQ(lower(2, good), Reply::Broken);
    announce(2, kAdd, good);
    EXPECT_EQ(worker.compile({{2u, "add"}}, 0).status, Reply::Broken);
  }
  { // What crashes is to blame, not what was asked for before or after it.
    announce(1, kAdd, crash);
    announce(2, kAdd, good);
    EXPECT_EQ(load(1, kAdd), Reply::Ok);
    EXPECT_EQ(lower(1, crash), Reply::Crashed);
    EXPECT_EQ(load(2, kAdd), Reply::Ok);
    EXPECT_EQ(lower(2, good), Reply::Ok);
    EXPECT_EQ(worker.deaths(), 2u); // one that had run code, and one that had not
    announce(1, kAdd, crash);       // and nobody asks
  }
  std::string large = std::string(kAdd) + "//" + std::string(1 << 20, 'x') + "\n";
  announce(1, large.c_str(), good);
  EXPECT_EQ(load(1, large.c_str()), Reply::Ok);
  EXPECT_EQ(lower(1, good), Reply::Ok);
  expectWorks(bench);
}

TEST(EngineWorkerTest, timesGrowWithWork) {
  Bench bench;
  expectWorks(bench);
  StageTimes times = bench.worker.times();
  for (uint64_t part : {times.parse, times.encode, times.lower, times.encodeLowered, times.translate, times.codegen,
                        times.link, times.run, times.native})
    EXPECT_GT(part, 0u);
}
