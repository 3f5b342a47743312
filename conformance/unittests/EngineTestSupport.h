//===-- EngineTestSupport.h - what engine tests share ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builders of inputs and a bench that takes a module through worker, lowering
// and the three engines. Must not weaken what engines report.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITTESTS_ENGINETESTSUPPORT_H
#define MEMREF_CTS_CONFORMANCE_UNITTESTS_ENGINETESTSUPPORT_H

#include "conformance/Worker.h"
#include "conformance/boundary/DemandedType.h"
#include "conformance/compare/Compare.h"
#include "conformance/engines/ref/RefEngine.h"
#include "lowering/ProgramPtr.h"

#include <gtest/gtest.h>

#include <cstring>
#include <memory>

namespace memref_cts::conformance::testing {

using lowering::ProgramPtr;

/// Parses and verifies; null with a test failure otherwise.
inline ProgramPtr parseProgram(const std::string &text) {
  refrt_program *raw = nullptr;
  refrt_status status = refrt_program_parse(nullptr, "program", text.data(), text.size(), &raw);
  ProgramPtr program(raw);
  if (status == REFRT_OK)
    status = refrt_program_verify(program.get());
  if (status != REFRT_OK) {
    ADD_FAILURE() << refrt_status_name(status) << ": " << (program ? refrt_program_error(program.get()) : "") << "\n"
                  << text;
    return nullptr;
  }
  return program;
}

/// An input, piece by piece.
struct InputBuilder {
  Input input;

  template <typename T>
  int32_t buffer(const std::vector<T> &values, uint32_t align = 16) {
    InputBuffer buffer;
    buffer.align = align;
    buffer.bytes.resize(values.size() * sizeof(T));
    if (!values.empty())
      std::memcpy(buffer.bytes.data(), values.data(), buffer.bytes.size());
    input.buffers.push_back(std::move(buffer));
    return int32_t(input.buffers.size()) - 1;
  }
  InputBuilder &bits(uint64_t lo, uint64_t hi = 0) {
    input.leaves.push_back({lo, hi, -1});
    return *this;
  }
  InputBuilder &f32(float value) {
    uint32_t bitsOf;
    std::memcpy(&bitsOf, &value, 4);
    return bits(bitsOf);
  }
  /// The leaves of a ranked memref; `mask` cuts to the index width.
  InputBuilder &memref(int32_t buffer, int64_t offset, std::vector<int64_t> sizes, std::vector<int64_t> strides,
                       uint64_t mask = UINT64_MAX, uint64_t aligned = 0) {
    input.leaves.push_back({0, 0, buffer});
    input.leaves.push_back({aligned, 0, buffer});
    bits(uint64_t(offset) & mask);
    for (int64_t size : sizes)
      bits(uint64_t(size) & mask);
    for (int64_t stride : strides)
      bits(uint64_t(stride) & mask);
    return *this;
  }
};

inline float asF32(const Fact &fact) {
  uint32_t bits = uint32_t(fact.lo);
  float value;
  std::memcpy(&value, &bits, 4);
  return value;
}

template <typename T>
std::vector<T> elements(const Bytes &bytes) {
  std::vector<T> values(bytes.bytes.size() / sizeof(T));
  if (!values.empty())
    std::memcpy(values.data(), bytes.bytes.data(), values.size() * sizeof(T));
  return values;
}

inline LoweringSpec lowering(const std::string &text) {
  llvm::Expected<LoweringSpec> spec = parseLowering(text);
  if (!spec) {
    ADD_FAILURE() << llvm::toString(spec.takeError());
    return {};
  }
  return *spec;
}

/// The passes of `upstream` and then some.
inline std::string upstreamThen(const std::string &passes) {
  return "pipeline=builtin.module(expand-strided-metadata,lower-affine,arith-expand,convert-ub-to-llvm,"
         "convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,"
         "reconcile-unrealized-casts," +
         passes + ")";
}

/// One module on its way through the engines.
class Bench {
public:
  using OptionList = std::vector<std::pair<std::string, std::string>>;
  explicit Bench(WorkerOptions options = {}) : worker(options) {}

  bool load(const std::string &text, OptionList options = {}) {
    LoadReply reply = worker.load(0, text, "test.mlir", options);
    EXPECT_TRUE(reply.ok()) << name(reply.status) << ": " << reply.message;
    if (!reply.ok())
      return false;
    source = parseProgram(reply.program);
    return source != nullptr;
  }
  bool lower(const std::string &how) {
    LowerReply reply = worker.lower(0, lowering(how), Worker::WantProgram);
    EXPECT_TRUE(reply.ok()) << how << ": " << name(reply.status) << ": " << reply.message;
    EXPECT_EQ(reply.refusal.why, "") << how;
    if (!reply.ok() || reply.program.empty())
      return false;
    lowered = parseProgram(reply.program);
    return lowered != nullptr;
  }
  bool compile(const std::string &entry, unsigned level = 0) {
    Reply reply = worker.compile({{0u, entry}}, level);
    EXPECT_TRUE(reply.ok()) << name(reply.status) << ": " << reply.message;
    return reply.ok();
  }
  Outcome runRef(const std::string &entry, const Input &input, RunLimits limits = {}) {
    return runOn(makeRefEngine(source.get(), entry, limits), input);
  }
  Outcome runRefLLVM(const std::string &entry, const Input &input, RunLimits limits = {}) {
    EXPECT_EQ(checkLoweredSignature(source.get(), lowered.get(), entry), "");
    return runOn(makeRefLLVMEngine(source.get(), lowered.get(), entry, limits), input);
  }
  Outcome runJit(const Input &input, const std::string &entry = "") {
    Outcome outcome;
    worker.run(0, input, outcome, entry);
    return outcome;
  }
  Verdict compare(const std::string &entry, const Outcome &reference, const Outcome &got, bool isReferenceMachine) {
    refrt_symbol symbol = refrt_program_find_function(source.get(), entry.c_str());
    return Comparer(source.get(), symbol).compare(reference, got, isReferenceMachine);
  }

  Worker worker;
  ProgramPtr source, lowered;

private:
  static Outcome runOn(llvm::Expected<std::unique_ptr<Engine>> engine, const Input &input) {
    Outcome outcome;
    if (!engine) {
      outcome.message = llvm::toString(engine.takeError());
      ADD_FAILURE() << outcome.message;
      return outcome;
    }
    (*engine)->run(input, outcome);
    return outcome;
  }
};

inline std::string explain(const Verdict &verdict) {
  return std::string(name(verdict.kind)) + " " + verdict.path + ": expected " + verdict.expected + ", seen " +
         verdict.seen;
}

} // namespace memref_cts::conformance::testing

#endif // MEMREF_CTS_CONFORMANCE_UNITTESTS_ENGINETESTSUPPORT_H
