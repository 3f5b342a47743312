//===- EncodeRunTest.cpp - encoded programs compute what they should
//-------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the functions of test/encode/run on the reference machine, as
// source and as upstream's pipelines lower them, and compares every result with
// the EXPECT line above the function. Both halves of the encoder and both
// instruction families of the machine have to agree for it to pass.
//
//===----------------------------------------------------------------------===//

#include "lowering/unittests/EncodeFixture.h"

#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::lowering;

namespace {

struct Expectation {
  std::string function;
  llvm::SmallVector<std::string> values; // or the name of a trap
};

std::vector<Expectation> readExpectations(const std::string &file) {
  std::vector<Expectation> expectations;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      std::move(*llvm::MemoryBuffer::getFile(file));
  for (llvm::StringRef line : llvm::split(buffer->getBuffer(), '\n')) {
    if (!line.consume_front("// EXPECT: @"))
      continue;
    llvm::SmallVector<llvm::StringRef> words;
    llvm::SplitString(line, words);
    Expectation expectation;
    expectation.function = words.front().str();
    for (llvm::StringRef word : llvm::drop_begin(words))
      expectation.values.push_back(word.str());
    expectations.push_back(std::move(expectation));
  }
  return expectations;
}

/// Types of the leaves of a function's results.
void appendLeafTypes(const refrt_program *program, refrt_type type,
                     llvm::SmallVectorImpl<const refrt_type_info *> &leaves) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (info->kind == REFRT_KIND_STRUCT) {
    for (uint64_t i = 0; i < info->count; ++i)
      appendLeafTypes(program, info->parts[i], leaves);
  } else if (info->kind == REFRT_KIND_VECTOR) {
    leaves.append(info->leaves, refrt_type_get(program, info->element));
  } else {
    leaves.push_back(info);
  }
}

class EncodeRun : public EncodeFixture {
protected:
  void runFunction(const refrt_program *program, refrt_vm *vm,
                   const Expectation &expectation) {
    SCOPED_TRACE(expectation.function);
    refrt_symbol function =
        refrt_program_find_function(program, expectation.function.c_str());
    ASSERT_NE(function, REFRT_NONE);
    const refrt_type_info *type = refrt_type_get(
        program, refrt_program_function(program, function)->type);
    llvm::SmallVector<const refrt_type_info *> leaves;
    for (uint32_t i = 0; i < type->num_results; ++i)
      appendLeafTypes(program, type->parts[type->count + i], leaves);
    llvm::SmallVector<refrt_value> results(leaves.size());
    refrt_outcome outcome = {};
    ASSERT_EQ(refrt_vm_reset(vm), REFRT_OK);
    ASSERT_EQ(refrt_vm_call(vm, function, nullptr, 0, results.data(),
                            results.size(), &outcome),
              REFRT_OK);
    if (llvm::StringRef(expectation.values.front()) == "assert") {
      EXPECT_EQ(outcome.kind, REFRT_TRAPPED) << outcome.message;
      // The lowered form of a failed assertion prints and aborts.
      EXPECT_TRUE(outcome.trap == REFRT_TRAP_ASSERT ||
                  outcome.trap == REFRT_TRAP_ABORT)
          << refrt_trap_name(outcome.trap);
      return;
    }
    ASSERT_EQ(outcome.kind, REFRT_RETURNED)
        << refrt_trap_name(outcome.trap) << ": " << outcome.message;
    ASSERT_EQ(results.size(), expectation.values.size());
    for (auto [result, value, leaf] :
         llvm::zip_equal(results, expectation.values, leaves)) {
      llvm::APInt expected(128, 0);
      llvm::StringRef text = value;
      bool negative = text.consume_front("-");
      ASSERT_FALSE(text.getAsInteger(0, expected)) << value;
      expected = expected.zextOrTrunc(128);
      if (negative)
        expected.negate();
      expected = expected.trunc(leaf->bits).zext(128);
      EXPECT_EQ(result.state, REFRT_DEFINED);
      EXPECT_EQ(result.lo, expected.extractBitsAsZExtValue(64, 0)) << value;
      EXPECT_EQ(result.hi, expected.extractBitsAsZExtValue(64, 64)) << value;
    }
  }
};

TEST_P(EncodeRun, ComputesTheExpectedValues) {
  std::vector<std::string> files =
      listFiles(MEMREF_CTS_SOURCE_DIR "/lowering/test/encode/run");
  ASSERT_GE(files.size(), 4u);
  for (const std::string &file : files) {
    SCOPED_TRACE(file);
    ProgramPtr program = encodeFile(file);
    if (!program)
      continue;
    refrt_vm *vm = nullptr;
    ASSERT_EQ(refrt_vm_create(nullptr, program.get(), &vm), REFRT_OK);
    std::vector<Expectation> expectations = readExpectations(file);
    EXPECT_FALSE(expectations.empty());
    for (const Expectation &expectation : expectations)
      runFunction(program.get(), vm, expectation);
    refrt_vm_destroy(vm);
  }
}

INSTANTIATE_TEST_SUITE_P(Pipelines, EncodeRun,
                         ::testing::ValuesIn(encodePipelines), getPipelineName);

} // namespace
