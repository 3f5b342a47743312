//===-- FuzzTestMain.cpp - tests that are their own workers ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A worker is the same executable. Without this one, a test that starts a worker would
// start all tests again, in a process that starts another one.
//
//===----------------------------------------------------------------------===//

#include "conformance/WorkerMain.h"

#include "gtest/gtest.h"

int main(int argc, char **argv) {
  int exitCode = 0;
  if (memref_cts::conformance::runAsWorker(argc, argv, &exitCode))
    return exitCode;
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
