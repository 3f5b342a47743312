//===- EncodeLoweredTest.cpp - real programs leave nothing out
//-------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kernel of conformance and every program of the encoder's own lit tests
// must be encoded without a refusal. That holds as it stands, and as this project's
// and upstream's lowering leave it.
//
//===----------------------------------------------------------------------===//

#include "lowering/unittests/EncodeFixture.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"

using namespace memref_cts::lowering;

namespace {

/// Structured control flow is taken apart before it comes to the encoder.
bool isStructured(const std::string &file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  return buffer && llvm::Regex("^ *(%[^ ]+ = )?(scf|affine)\\.", llvm::Regex::Newline).match((*buffer)->getBuffer());
}

/// The pipelines of upstream here are plain ones. What they leave behind, the
/// engines' longer ones lower (conformance/lowerings/lowerings.def), and the cases
/// of these operations are encoded there. Ours does not lower scaled casts.
bool isLowered(const EncodePipeline &pipeline, llvm::StringRef file) {
  llvm::StringRef name = llvm::sys::path::stem(file);
  if (!pipeline.text)
    return true;
  if (llvm::StringRef(pipeline.name).starts_with("Ours"))
    return name != "approximate";
  return name != "approximate" && name != "complex" && name != "regions";
}

class EncodeLowered : public EncodeFixture {
protected:
  void checkFolder(llvm::StringRef folder, size_t atLeast) {
    std::vector<std::string> files = listFiles(folder);
    ASSERT_GE(files.size(), atLeast);
    for (const std::string &file : files) {
      if (isStructured(file) || !isLowered(GetParam(), file))
        continue;
      SCOPED_TRACE(file);
      EXPECT_TRUE(encodeFile(file));
    }
  }
};

/// Each kernel costs one process, so the variants of options are left out.
class EncodeKernels : public EncodeLowered {};

EncodePipeline findPipeline(llvm::StringRef name) {
  return *llvm::find_if(encodePipelines, [&](const EncodePipeline &pipeline) { return pipeline.name == name; });
}

TEST_P(EncodeKernels, NothingIsRefused) { checkFolder(MEMREF_CTS_SOURCE_DIR "/conformance/cases/kernels", 20); }

TEST_P(EncodeLowered, NothingIsRefused) { checkFolder(MEMREF_CTS_SOURCE_DIR "/lowering/test/encode/source", 4); }

INSTANTIATE_TEST_SUITE_P(Pipelines, EncodeKernels,
                         ::testing::Values(findPipeline("Source"), findPipeline("Passes"),
                                           findPipeline("ConvertToLLVM"), findPipeline("Ours")),
                         getPipelineName);
INSTANTIATE_TEST_SUITE_P(Pipelines, EncodeLowered, ::testing::ValuesIn(encodePipelines), getPipelineName);

} // namespace
