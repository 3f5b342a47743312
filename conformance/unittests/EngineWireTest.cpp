//===-- EngineWireTest.cpp - bytes and tables of the engines --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is written reads back the same; what is damaged is noticed and harmless.
// External callees compute the same whoever asks.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/Callees.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/protocol/Wire.h"

#include <gtest/gtest.h>

using namespace memref_cts::conformance;

static Outcome fullOutcome() {
  Outcome outcome;
  outcome.kind = Outcome::Trapped;
  outcome.trap = REFRT_TRAP_ABORT;
  outcome.signal = 11;
  outcome.message = "message";
  outcome.reason = Reason::Signal;
  outcome.location = {"a.mlir", 1, 2};
  Fact fact;
  fact.lo = 1;
  fact.hi = 2;
  fact.state = REFRT_ANY_NAN;
  fact.pointer = {PointerFact::Heap, 3, -4, 5};
  outcome.results = {fact, Fact()};
  View view;
  view.readable = false;
  view.truncated = true;
  view.elementSize = 2;
  view.element = 5;
  view.data.bytes = {1, 2, 3, 4};
  view.data.shadow = {1, 1, 0, 2};
  outcome.views = {view};
  outcome.objects = {fact};
  outcome.buffers = {view.data, Bytes()};
  outcome.guardHits = {{1, -5}};
  outcome.trace.resize(1);
  outcome.trace[0].callee = "probe";
  outcome.trace[0].arguments = {fact};
  outcome.trace[0].views = {view};
  outcome.globals = {view.data};
  outcome.printed = "text\n";
  outcome.otherGlobals = {"one", "two"};
  outcome.liveAllocations = 6;
  outcome.steps = 7;
  outcome.callers = Outcome::Callers::TwoDiffer;
  outcome.deepStack = true;
  outcome.floatEnvironment = "MXCSR 0x9f80";
  outcome.changedRegisters = "rbx";
  return outcome;
}

static std::string bytesOf(const Outcome &outcome) {
  std::string bytes;
  WireWriter out(bytes);
  write(out, outcome);
  return bytes;
}

TEST(EngineWireTest, outcomesReadBackTheSame) {
  std::string bytes = bytesOf(fullOutcome());
  WireReader in(bytes.data(), bytes.size());
  Outcome outcome;
  read(in, outcome);
  EXPECT_FALSE(in.failed());
  EXPECT_TRUE(in.atEnd());
  EXPECT_EQ(bytesOf(outcome), bytes);
  EXPECT_EQ(outcome.trace[0].views[0].data.shadow, (std::vector<uint8_t>{1, 1, 0, 2}));
  EXPECT_EQ(outcome.results[0].pointer.offset, -4);
  EXPECT_EQ(outcome.reason, Reason::Signal);
  EXPECT_EQ(outcome.location.text(), "a.mlir:1:2");
  EXPECT_EQ(outcome.otherGlobals[1], "two");
}

static Reply fullReply() {
  Reply reply;
  reply.status = Reply::Crashed;
  reply.message = "message";
  reply.said = "words";
  reply.cause.reason = Reason::Signal;
  reply.cause.speaker = Speaker::Command;
  reply.cause.operation = "memref.load";
  reply.cause.complaint = "must-be-a-pointer";
  reply.cause.pass = "convert-memref";
  reply.cause.frames = {"mlir::inner", "mlir::outer"};
  reply.cause.location = {"a.mlir", 3, 4};
  reply.cause.signal = 6;
  reply.cause.exitCode = 134;
  reply.diagnostics = {{Diagnostic::Warning, {"b.mlir", 5, 6}, "words of it"}, {Diagnostic::Error, {}, "more"}};
  return reply;
}

template <typename R>
static std::string bytesOfReply(const R &reply) {
  std::string bytes;
  WireWriter out(bytes);
  write(out, reply);
  return bytes;
}

TEST(EngineWireTest, repliesKeepTheirFields) {
  std::string bytes = bytesOfReply(fullReply());
  WireReader in(bytes.data(), bytes.size());
  Reply reply;
  read(in, reply);
  EXPECT_FALSE(in.failed());
  EXPECT_TRUE(in.atEnd());
  EXPECT_EQ(bytesOfReply(reply), bytes);
  EXPECT_EQ(reply.text(), "message; it said: words");
  EXPECT_EQ(reply.cause.reason, Reason::Signal);
  EXPECT_EQ(reply.cause.speaker, Speaker::Command);
  EXPECT_EQ(reply.cause.operation, "memref.load");
  EXPECT_EQ(reply.cause.complaint, "must-be-a-pointer");
  EXPECT_EQ(reply.cause.pass, "convert-memref");
  EXPECT_EQ(reply.cause.location.text(), "a.mlir:3:4");
  EXPECT_EQ(reply.cause.signal, 6);
  EXPECT_EQ(reply.cause.exitCode, 134);
  ASSERT_EQ(reply.diagnostics.size(), 2u);
  EXPECT_EQ(reply.diagnostics[0].text(), "b.mlir:5:6: warning: words of it");
  EXPECT_EQ(reply.diagnostics[1].text(), "unknown: error: more");
}

TEST(EngineWireTest, passesKeepTheirFields) {
  PassesReply reply;
  reply.status = Reply::Ok;
  reply.program = "program";
  reply.structured = {"scf.for", "affine.load"};
  reply.afterPasses = {{"cse", "after", "", false}};
  reply.unfit.emplace_back("f", Reply());
  std::string bytes = bytesOfReply(reply);
  WireReader in(bytes.data(), bytes.size());
  PassesReply again;
  read(in, again);
  EXPECT_TRUE(in.atEnd() && !in.failed());
  EXPECT_EQ(again.status, Reply::Ok);
  EXPECT_EQ(again.program, "program");
  EXPECT_EQ(again.structured, reply.structured);
  ASSERT_EQ(again.afterPasses.size(), 1u);
  EXPECT_EQ(again.afterPasses[0].pass, "cse");
  ASSERT_EQ(again.unfit.size(), 1u);
  EXPECT_EQ(again.unfit[0].first, "f");
}

TEST(EngineWireTest, mutantsKeepTheirFields) {
  std::string bytes;
  WireWriter out(bytes);
  MutantsReply found;
  found.status = Reply::Ok;
  found.sites = {{1, 2, 3, "llvm.add", "add becomes sub", "f", "a.mlir:4:5", "because"}, {}};
  write(out, found);
  MutantReply mutant;
  mutant.status = Reply::VerifyError;
  mutant.program = "program";
  mutant.refusal.why = "why";
  mutant.refused = {{"g", {"because", {}}}};
  mutant.difference = "- a\n+ b\n";
  mutant.isEqual = true;
  write(out, mutant);
  WireReader in(bytes.data(), bytes.size());
  MutantsReply readFound;
  MutantReply readMutant;
  read(in, readFound);
  read(in, readMutant);
  EXPECT_TRUE(in.atEnd() && !in.failed());
  ASSERT_EQ(readFound.sites.size(), 2u);
  const MutantSite &site = readFound.sites[0];
  EXPECT_TRUE(site.operation == 1 && site.row == 2 && site.variant == 3);
  EXPECT_EQ(site.name + site.what + site.function + site.place + site.equal,
            "llvm.addadd becomes subfa.mlir:4:5because");
  EXPECT_EQ(readMutant.status, Reply::VerifyError);
  EXPECT_EQ(readMutant.program + readMutant.refusal.why + readMutant.difference, "programwhy- a\n+ b\n");
  ASSERT_EQ(readMutant.refused.size(), 1u);
  EXPECT_EQ(readMutant.refused[0].second.why, "because");
  EXPECT_TRUE(readMutant.isEqual);
}

TEST(EngineWireTest, refusalsKeepTheirCauses) {
  LowerReply reply;
  reply.refusal = {"no such operation", fullReply().cause};
  reply.refused = {{"f", {"no such type", fullReply().cause}}};
  std::string bytes = bytesOfReply(reply);
  WireReader in(bytes.data(), bytes.size());
  LowerReply copy;
  read(in, copy);
  EXPECT_TRUE(in.atEnd() && !in.failed());
  EXPECT_EQ(copy.refusal.why, "no such operation");
  EXPECT_EQ(copy.refusal.cause.operation, "memref.load");
  ASSERT_EQ(copy.refused.size(), 1u);
  EXPECT_EQ(copy.refused[0].first, "f");
  EXPECT_EQ(copy.refused[0].second.why, "no such type");
  EXPECT_EQ(copy.refused[0].second.cause.location.text(), "a.mlir:3:4");
}

TEST(EngineWireTest, entriesOfACompileReplyMayBeEmpty) {
  CompileReply reply;
  reply.entries.resize(3); // nothing in them but their fixed part
  std::string bytes = bytesOfReply(reply);
  WireReader in(bytes.data(), bytes.size());
  CompileReply copy;
  read(in, copy);
  EXPECT_TRUE(in.atEnd() && !in.failed());
  EXPECT_EQ(copy.entries.size(), 3u);
}

TEST(EngineWireTest, damagedRepliesHaveNoUnknownFields) {
  std::string bytes = bytesOfReply(fullReply());
  for (size_t at = 0; at < bytes.size(); ++at)
    for (int value : {0x00, 0x7f, 0x80, 0xff}) {
      std::string damaged = bytes;
      damaged[at] = char(value);
      WireReader in(damaged.data(), damaged.size());
      Reply reply;
      read(in, reply);
      EXPECT_LE(unsigned(reply.status), unsigned(Reply::Broken));
      EXPECT_LT(unsigned(reply.cause.reason), kNumReasons);
      EXPECT_LT(unsigned(reply.cause.speaker), kNumSpeakers);
      for (const Diagnostic &diagnostic : reply.diagnostics)
        EXPECT_LE(unsigned(diagnostic.severity), unsigned(Diagnostic::Note));
    }
}

TEST(EngineWireTest, fixedMemoryOverflowsWithoutWritingBehindItself) {
  std::string bytes = bytesOf(fullOutcome());
  for (size_t size = 0; size <= bytes.size(); ++size) {
    std::vector<uint8_t> memory(size + 8, 0xee);
    WireWriter out(memory.data(), size);
    write(out, fullOutcome());
    EXPECT_EQ(out.overflow(), size < bytes.size());
    for (size_t i = 0; i < 8; ++i)
      EXPECT_EQ(memory[size + i], 0xee);
  }
}

TEST(EngineWireTest, everyTruncationFails) {
  std::string bytes = bytesOf(fullOutcome());
  for (size_t size = 0; size < bytes.size(); ++size) {
    std::string part = bytes.substr(0, size);
    WireReader in(part.data(), part.size());
    Outcome outcome;
    read(in, outcome);
    EXPECT_TRUE(in.failed()) << size;
  }
}

TEST(EngineWireTest, everyDamagedByteIsHarmless) {
  std::string bytes = bytesOf(fullOutcome());
  for (size_t at = 0; at < bytes.size(); ++at)
    for (int value : {0x00, 0x7f, 0x80, 0xff}) {
      std::string damaged = bytes;
      damaged[at] = char(value);
      WireReader in(damaged.data(), damaged.size());
      Outcome outcome;
      read(in, outcome);
      EXPECT_LE(outcome.trace.size(), bytes.size());
      EXPECT_LE(unsigned(outcome.kind), unsigned(Outcome::Broken));
      EXPECT_LT(unsigned(outcome.trap), unsigned(REFRT_TRAP_COUNT));
    }
}

TEST(EngineWireTest, inputsReadBackTheSame) {
  Input input;
  input.buffers.resize(2);
  input.buffers[0].align = 4;
  input.buffers[0].bytes = {1, 2, 3};
  input.buffers[1].relocations = {{0, 1, 2}};
  input.leaves = {{1, 2, -1}, {3, 4, 0}};
  input.pointers = {{true, 5, 6}};
  std::string bytes;
  WireWriter out(bytes);
  write(out, input);
  WireReader in(bytes.data(), bytes.size());
  Input copy;
  read(in, copy);
  EXPECT_TRUE(in.atEnd() && !in.failed());
  EXPECT_EQ(copy.buffers[0].bytes, input.buffers[0].bytes);
  EXPECT_EQ(copy.buffers[1].relocations[0].addend, 2u);
  EXPECT_EQ(copy.leaves[1].buffer, 0);
  EXPECT_TRUE(copy.pointers[0].inGlobal && copy.pointers[0].index == 5 && copy.pointers[0].offset == 6);
}

TEST(EngineCalleesTest, everyRowIsFound) {
#define EXPECT_ROW(NAME) EXPECT_NE(findCallee(#NAME), nullptr);
#define CALLEE_F32_1(NAME) EXPECT_ROW(NAME)
#define CALLEE_F32_2(NAME) EXPECT_ROW(NAME)
#define CALLEE_F64_1(NAME) EXPECT_ROW(NAME)
#define CALLEE_F64_2(NAME) EXPECT_ROW(NAME)
#define CALLEE_DOT_F32(NAME) EXPECT_ROW(NAME)
#define CALLEE_PRINT(NAME) EXPECT_ROW(NAME)
#define CALLEE_PRINT_MEMREF(NAME, ELEMENT, RANK) EXPECT_ROW(NAME)
#define CALLEE_CLOCK(NAME) EXPECT_ROW(NAME)
#define CALLEE_LEFT_OUT(NAME)                                                                                          \
  EXPECT_EQ(findCallee(#NAME), nullptr);                                                                               \
  EXPECT_TRUE(isLeftOut(#NAME));
#include "conformance/boundary/callees.def"
  EXPECT_NE(findCallee("probe_anything"), nullptr);
  EXPECT_EQ(findCallee("prob_anything"), nullptr);
  EXPECT_FALSE(isLeftOut("printF32"));
}

static FunctionPlan probePlan(refrt_float_kind argument) {
  FunctionPlan plan;
  plan.name = "probe_x";
  Leaf number, real;
  number.bits = 1;
  real.isFloat = true;
  real.floatKind = argument;
  real.bits = refrt_float_bits(argument);
  plan.arguments.leaves = {real};
  for (unsigned kind = 0; kind < REFRT_FLOAT_COUNT; ++kind) {
    Leaf result = real;
    result.floatKind = refrt_float_kind(kind);
    result.bits = refrt_float_bits(result.floatKind);
    plan.results.leaves.push_back(result);
  }
  plan.results.leaves.push_back(number);
  return plan;
}

TEST(EngineCalleesTest, probesStayInRangeAndDependOnEverythingScalar) {
  FunctionPlan plan = probePlan(REFRT_FLOAT_F32);
  std::vector<refrt_value> first(plan.results.leaves.size()), second(first);
  refrt_value argument = {0x3f800000, 0, REFRT_DEFINED, 0};
  unsigned same = 0, bits[2] = {0, 0};
  for (uint64_t ordinal = 0; ordinal < 200; ++ordinal) {
    callScalar(*findCallee("probe_x"), plan, ordinal, &argument, first.data());
    argument.lo ^= 1;
    callScalar(*findCallee("probe_x"), plan, ordinal, &argument, second.data());
    argument.lo ^= 1;
    same += first[REFRT_FLOAT_F64].lo == second[REFRT_FLOAT_F64].lo;
    for (unsigned kind = 0; kind < REFRT_FLOAT_COUNT; ++kind) {
      uint32_t width = refrt_float_bits(refrt_float_kind(kind));
      if (width < 64)
        EXPECT_EQ(first[kind].lo >> width, 0u) << refrt_float_name(refrt_float_kind(kind));
    }
    ASSERT_LE(first.back().lo, 1u);
    ++bits[first.back().lo];
  }
  EXPECT_LT(same, 10u);
  EXPECT_GT(bits[0], 50u);
  EXPECT_GT(bits[1], 50u);
}

TEST(EngineCalleesTest, probesTreatEveryNaNAlikeAndPassPoisonOn) {
  FunctionPlan plan = probePlan(REFRT_FLOAT_F32);
  std::vector<refrt_value> first(plan.results.leaves.size()), second(first);
  refrt_value quiet = {0x7fc00000, 0, REFRT_ANY_NAN, 0}, other = {0xffc12345, 0, REFRT_DEFINED, 0};
  callScalar(*findCallee("probe_x"), plan, 1, &quiet, first.data());
  callScalar(*findCallee("probe_x"), plan, 1, &other, second.data());
  for (size_t i = 0; i < first.size(); ++i)
    EXPECT_EQ(first[i].lo, second[i].lo);
  refrt_value poison = {0, 0, REFRT_POISON, 0};
  callScalar(*findCallee("probe_x"), plan, 1, &poison, first.data());
  for (const refrt_value &value : first)
    EXPECT_EQ(value.state, uint32_t(REFRT_POISON));
}

TEST(EngineLoweringTableTest, everyRowHasHelpAndAPlan) {
  for (const LoweringRow &row : loweringTable()) {
    EXPECT_STRNE(row.help, "");
    LoweringSpec spec;
    spec.kind = row.kind;
    spec.name = row.name;
    spec.pipeline = "builtin.module()";
    llvm::Expected<LoweringPlan> plan = planLowering(spec, {});
    // Older releases are optional; what is missing is said.
    std::string problem = plan ? "" : llvm::toString(plan.takeError());
    EXPECT_TRUE(problem.empty() || (row.release && problem.find("is not installed") != std::string::npos))
        << row.name << ": " << problem;
  }
}

TEST(EngineLoweringTableTest, eachTextHasAKind) {
  const std::pair<const char *, LoweringKind> rows[] = {
      {"ours", LoweringKind::Ours},
      {"ours:memref-first", LoweringKind::Ours},
      {"upstream", LoweringKind::Upstream},
      {"upstream-convert-to-llvm:cse", LoweringKind::Upstream},
      {"mlir-19", LoweringKind::Release},
      {"pipeline=ours-too=builtin.module()", LoweringKind::Pipeline},
      {"builtin.module()", LoweringKind::Pipeline},
      {"command=ours", LoweringKind::Command},
  };
  for (const auto &[text, kind] : rows) {
    llvm::Expected<LoweringSpec> spec = parseLowering(text);
    ASSERT_TRUE(bool(spec)) << text << ": " << llvm::toString(spec.takeError());
    EXPECT_EQ(spec->kind, kind) << text;
    std::string bytes;
    WireWriter out(bytes);
    write(out, *spec);
    WireReader in(bytes.data(), bytes.size());
    LoweringSpec received;
    read(in, received);
    EXPECT_TRUE(!in.failed() && in.atEnd() && received.kind == kind) << text;
    bytes[0] = 99;
    WireReader damaged(bytes.data(), bytes.size());
    read(damaged, received);
    EXPECT_TRUE(damaged.failed());
  }
  for (const char *text : {"pipeline", "command"}) // what they are is missing
    EXPECT_TRUE(llvm::errorToBool(parseLowering(text).takeError())) << text;
}

TEST(EngineLoweringTableTest, optionsGoToThePassesThatTakeThem) {
  LoweringSpec spec = llvm::cantFail(parseLowering("upstream"));
  spec.options = {{"index-bitwidth", "32"}, {"use-aligned-alloc", "true"}};
  llvm::Expected<LoweringPlan> plan = planLowering(spec, {});
  ASSERT_TRUE(bool(plan));
  EXPECT_NE(plan->pipeline.find("finalize-memref-to-llvm{index-bitwidth=32 use-aligned-alloc=true}"), std::string::npos)
      << plan->pipeline;
  EXPECT_NE(plan->pipeline.find("convert-cf-to-llvm{index-bitwidth=32}"), std::string::npos);
  EXPECT_EQ(plan->pipeline.find("convert-vector-to-llvm"), std::string::npos);
  plan = planLowering(spec, llvm::StringSet<>({"vector"}));
  ASSERT_TRUE(bool(plan));
  EXPECT_NE(plan->pipeline.find("convert-vector-to-llvm,"), std::string::npos);
  spec.options = {{"no-such-option", "1"}};
  plan = planLowering(spec, {});
  ASSERT_FALSE(bool(plan));
  EXPECT_NE(llvm::toString(plan.takeError()).find("no-such-option"), std::string::npos);
}
