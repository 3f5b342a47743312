//===-- ProgressTest.cpp - the progress line of a check -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many are done of one, of none, of many.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/CheckProgress.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;

TEST(ProgressTest, OneIsNoPlural) {
  EXPECT_EQ(progressCount(0, 1, "file"), "[0/1 file] ");
  EXPECT_EQ(progressCount(1, 1, "planted bug"), "[1/1 planted bug] ");
}

TEST(ProgressTest, AllOthersAre) {
  EXPECT_EQ(progressCount(1, 12, "case"), "[1/12 cases] ");
  EXPECT_EQ(progressCount(0, 0, "file"), "[0/0 files] ");
}
