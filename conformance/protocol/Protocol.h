//===-- Protocol.h - what tool and worker say to each other ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requests and replies travel as {kind, length, payload}, each over a socket pair
// of its own. On a common one, whoever reads wakes the other side, which waits for
// something else. Inputs and outcomes of runs lie in shared memory, so that what a
// worker finished is there even if it dies in the next run. One request at a time.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROTOCOL_PROTOCOL_H
#define MEMREF_CTS_CONFORMANCE_PROTOCOL_PROTOCOL_H

#include "conformance/Worker.h"

#include <atomic>

namespace memref_cts::conformance {

enum class Request : uint32_t {
  Hello = 1,  // WorkerOptions; no reply
  Load,       // unit, options, policy, file name, text, target, probes, why not to prepare -> LoadReply
  Lower,      // unit, LoweringSpec, flags -> LowerReply
  Compile,    // level, placement, form, list of {unit, entry} -> CompileReply
  Run,        // unit, entry, form, number of inputs -> Reply (when all are done or memory is full)
  Drop,       // unit; no reply
  Object,     // unit, entry, level, form -> ObjectReply
  Repair,     // unit, form, steps -> RepairReply
  Dependence, // unit, entry -> DependenceReply
  Mutants,    // unit, names of operators -> MutantsReply
  Mutant,     // unit, MutantSite, flags -> MutantReply
  Passes,     // unit, passes, flags -> PassesReply
  RoundTrip,  // unit, level, form -> LowerReply
  /// Of a worker that lowers: argv, variables, milliseconds, input -> CommandResult. The
  /// tool hands it to a process that runs commands, and the result back.
  Command
};

struct MessageHeader {
  uint32_t kind;
  uint32_t reserved;
  uint64_t length;
};
static_assert(sizeof(MessageHeader) == 16);
inline constexpr uint64_t kMaxMessage = 1ull << 30;

inline constexpr uint32_t kMaxBatch = 4096; // runs per request
inline constexpr uint64_t kInputBytes = 32u << 20;
inline constexpr uint64_t kOutcomeBytes = 96u << 20;

/// Start of the shared memory. Inputs follow at kInputStart, outcomes at
/// kOutcomeStart, both as Wire.h writes them, back to back.
struct SharedHeader {
  std::atomic<uint32_t> finished; // outcomes completely written
  uint32_t outOfMemory;           // not 0: the worker reached its limit of memory, and ended itself
  uint32_t forbiddenOf;           // not 0: it made a forbidden system call of this architecture ...
  int32_t forbiddenCall;          // ... and number, and ended itself
  uint32_t preparing;             // not 0: the passes of --prepare run
  uint32_t hasBegun;              // not 0: the worker answers requests
  uint32_t isInTrouble;           // not 0: the machine does not let it go on, as it says on standard error
  uint64_t printed;               // sum of what a command made at the last lowering; 0: no command did
  StageTimes times;               // of this worker so far
  char pass[128];                 // of the pipeline that is being run, ends with 0; "": none
  uint64_t inputEnd[kMaxBatch];   // relative to kInputStart
  uint64_t outcomeEnd[kMaxBatch]; // relative to kOutcomeStart
};
inline constexpr uint64_t kInputStart = (sizeof(SharedHeader) + 4095) / 4096 * 4096;
inline constexpr uint64_t kOutcomeStart = kInputStart + kInputBytes;
inline constexpr uint64_t kSharedBytes = kOutcomeStart + kOutcomeBytes;

/// Descriptors of the worker.
inline constexpr int kRequestFd = 3;
inline constexpr int kReplyFd = 4;
inline constexpr int kSharedFd = 5;
inline constexpr int kLifeFd = 6; // pipe that hangs up when the tool is gone
inline constexpr const char kWorkerArgument[] = "--memref-cts-worker";
inline constexpr const char kCommandsArgument[] = "--memref-cts-commands"; // of a process that runs commands
inline constexpr const char kOpenArgument[] = "--no-sandbox";              // behind one of them

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROTOCOL_PROTOCOL_H
