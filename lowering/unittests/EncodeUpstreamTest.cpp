//===- EncodeUpstreamTest.cpp - real programs leave nothing out
//------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kernel of conformance and every program of the encoder's own lit tests
// must be encoded without a refusal: as it stands, and as upstream's public
// pipelines lower it. mlir-opt is a black box that runs as a process.
//
//===----------------------------------------------------------------------===//

#include "lowering/unittests/EncodeFixture.h"

using namespace memref_cts::lowering;

namespace {

class EncodeUpstream : public EncodeFixture {
protected:
  void checkFolder(llvm::StringRef folder, size_t atLeast) {
    std::vector<std::string> files = listFiles(folder);
    ASSERT_GE(files.size(), atLeast);
    for (const std::string &file : files) {
      SCOPED_TRACE(file);
      EXPECT_TRUE(encodeFile(file));
    }
  }
};

TEST_P(EncodeUpstream, EncodesKernels) {
  checkFolder(MEMREF_CTS_SOURCE_DIR "/conformance/cases/kernels", 20);
}

TEST_P(EncodeUpstream, EncodesEveryOperation) {
  checkFolder(MEMREF_CTS_SOURCE_DIR "/lowering/test/encode/source", 4);
}

INSTANTIATE_TEST_SUITE_P(Pipelines, EncodeUpstream,
                         ::testing::ValuesIn(encodePipelines), getPipelineName);

} // namespace
