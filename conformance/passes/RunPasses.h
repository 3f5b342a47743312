//===-- RunPasses.h - a module after passes ---------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side: passes that are no lowering, on a copy of a source module, and the program of the
// reference machine for what they leave. Runs no program.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PASSES_RUNPASSES_H
#define MEMREF_CTS_CONFORMANCE_PASSES_RUNPASSES_H

#include "conformance/units/Units.h"

#include <string>

namespace memref_cts::conformance {

/// What Worker::runPasses() asks for.
struct PassRun {
  WorkerUnit *unit = nullptr; // null: it is not loaded
  std::string passes;
  uint32_t flags = 0;
  LowerStructured structured = LowerStructured::Auto; // of the module after the passes
  std::string preparation;                            // passes that bring both modules to the machine, "": none
  uint32_t *preparing = nullptr;                      // not 0 as long as these run
  char *passText = nullptr;                           // where the name of the pass at work stands
  size_t passTextSize = 0;
};

/// Worker::runPasses().
PassesReply runPasses(const PassRun &run, StageTimes &times);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PASSES_RUNPASSES_H
