//===-- LackOfMemory.cpp - what the kernel ends where memory is short -----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See LackOfMemory.h. Linux alone has such a file in /proc.
//
//===----------------------------------------------------------------------===//
#include "conformance/process/LackOfMemory.h"

#include <fcntl.h>
#include <unistd.h>

void memref_cts::conformance::endBeforeTool() {
  static constexpr char kScore[] =
      "500"; // thousandths of all memory that seem to be in use; anybody may raise their own
  int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0)
    return;
  ssize_t written = write(file, kScore, sizeof kScore - 1);
  (void)written; // else the kernel chooses
  close(file);
}
