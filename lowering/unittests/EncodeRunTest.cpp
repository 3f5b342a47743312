//===- EncodeRunTest.cpp - encoded programs compute what they should
//-------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the functions of test/encode/run on the reference machine, as
// source and as both lowerings lower them, and compares every result with the
// EXPECT line above the function. Both halves of the encoder and both
// instruction families of the machine have to agree for it to pass. What
// upstream is known to do otherwise stands in lines of their own.
//
//===----------------------------------------------------------------------===//

#include "lowering/unittests/EncodeFixture.h"

#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace memref_cts::lowering;

namespace {

/// Values of the leaves of the results, or the name of a trap.
using Expectations = std::map<std::string, std::vector<std::string>>;

/// Lines `// TAG: @function values...`; later tags replace earlier ones where
/// a lowering is known to do something else.
Expectations readExpectations(const std::string &file, llvm::ArrayRef<llvm::StringRef> tags) {
  Expectations expectations;
  std::unique_ptr<llvm::MemoryBuffer> buffer = std::move(*llvm::MemoryBuffer::getFile(file));
  for (llvm::StringRef tag : tags)
    for (llvm::StringRef line : llvm::split(buffer->getBuffer(), '\n')) {
      if (!line.consume_front("// ") || !line.consume_front(tag) || !line.consume_front(": @"))
        continue;
      llvm::SmallVector<llvm::StringRef> words;
      llvm::SplitString(line, words);
      std::vector<std::string> &values = expectations[words.front().str()];
      values.clear();
      for (llvm::StringRef word : llvm::drop_begin(words))
        values.push_back(word.str());
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
  void runFunction(const refrt_program *program, refrt_vm *vm, const std::string &name,
                   const std::vector<std::string> &expected) {
    SCOPED_TRACE(name);
    refrt_symbol function = refrt_program_find_function(program, name.c_str());
    ASSERT_NE(function, REFRT_NONE);
    const refrt_type_info *type = refrt_type_get(program, refrt_program_function(program, function)->type);
    llvm::SmallVector<const refrt_type_info *> leaves;
    for (uint32_t i = 0; i < type->num_results; ++i)
      appendLeafTypes(program, type->parts[type->count + i], leaves);
    llvm::SmallVector<refrt_value> results(leaves.size());
    refrt_outcome outcome = {};
    ASSERT_EQ(refrt_vm_reset(vm), REFRT_OK);
    ASSERT_EQ(refrt_vm_call(vm, function, nullptr, 0, results.data(), results.size(), &outcome), REFRT_OK);
    refrt_trap trap = refrt_trap_from_name(expected.front().data(), expected.front().size());
    if (trap != REFRT_TRAP_COUNT) {
      EXPECT_EQ(outcome.kind, REFRT_TRAPPED) << outcome.message;
      EXPECT_EQ(outcome.trap, trap) << refrt_trap_name(outcome.trap);
      return;
    }
    ASSERT_EQ(outcome.kind, REFRT_RETURNED) << refrt_trap_name(outcome.trap) << ": " << outcome.message;
    ASSERT_EQ(results.size(), expected.size());
    for (auto [result, value, leaf] : llvm::zip_equal(results, expected, leaves)) {
      llvm::APInt bits(128, 0);
      llvm::StringRef text = value;
      bool negative = text.consume_front("-");
      ASSERT_FALSE(text.getAsInteger(0, bits)) << value;
      bits = bits.zextOrTrunc(128);
      if (negative)
        bits.negate();
      bits = bits.trunc(leaf->bits).zext(128);
      EXPECT_EQ(result.state, REFRT_DEFINED);
      EXPECT_EQ(result.lo, bits.extractBitsAsZExtValue(64, 0)) << value;
      EXPECT_EQ(result.hi, bits.extractBitsAsZExtValue(64, 64)) << value;
    }
  }
};

TEST_P(EncodeRun, ComputesTheExpectedValues) {
  std::vector<std::string> files = listFiles(MEMREF_CTS_SOURCE_DIR "/lowering/test/encode/run");
  ASSERT_GE(files.size(), 4u);
  llvm::SmallVector<llvm::StringRef> tags = {"EXPECT"};
  if (GetParam().text)
    tags.push_back("EXPECT-LOWERED");
  if (GetParam().text && llvm::StringRef(GetParam().tool) == MEMREF_CTS_MLIR_OPT)
    tags.push_back("EXPECT-UPSTREAM");
  if (llvm::StringRef(GetParam().name) == "Expanded")
    tags.push_back("EXPECT-EXPANDED");
  for (const std::string &file : files) {
    SCOPED_TRACE(file);
    ProgramPtr program = encodeFile(file);
    if (!program)
      continue;
    refrt_vm *vm = nullptr;
    ASSERT_EQ(refrt_vm_create(nullptr, program.get(), &vm), REFRT_OK);
    Expectations expectations = readExpectations(file, tags);
    EXPECT_FALSE(expectations.empty());
    for (const auto &[name, expected] : expectations)
      runFunction(program.get(), vm, name, expected);
    refrt_vm_destroy(vm);
  }
}

INSTANTIATE_TEST_SUITE_P(Pipelines, EncodeRun, ::testing::ValuesIn(encodePipelines), getPipelineName);

} // namespace
