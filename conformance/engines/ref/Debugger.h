//===-- Debugger.h - looking into a run on refrt ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs calls on the reference machine and writes down what happens inside. That is the step
// log, where it stopped, whose memory a trap is about, where poison comes from,
// what is never freed. Outcomes are those of engine `ref`; nothing here judges.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_REF_DEBUGGER_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_REF_DEBUGGER_H

#include "conformance/Engine.h"
#include "refrt/refrt_debug.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// What is watched in a run, as the options of memref-cts run.
struct DebugOptions {
  bool trace = false;
  uint64_t traceLimit = 100'000; // lines of all runs of a debugger
  uint32_t traceLast = 0;        // instead: the last lines of each run; 0: off
  bool allocations = false;
  bool explain = true; // notes on traps and on poison that comes out
  bool leaks = true;
  std::string stopAt; // as refrt_stop_parse reads it; "": nowhere
};

/// Whether `stopAt` says a place, as refrt_stop_parse reads them.
bool isStopPlace(llvm::StringRef stopAt);
/// Whether the program has an instruction at this place.
bool hasStopPlace(const refrt_program *program, llvm::StringRef stopAt);

/// As refrt_element.
struct DebugElement {
  std::string memory, value;
  int64_t index;
  bool reads, writes;
};

/// A line of what was watched.
struct DebugLine {
  refrt_debug_line kind;
  uint64_t number;      // what it counts is said at refrt_debug_line
  std::string location; // "file:line:column" or ""
  std::string text;
  std::optional<DebugElement> element; // that a step reads or writes
};

/// What one run was seen to do, besides its outcome.
struct Inspection {
  std::vector<DebugLine> lines;
  bool stopped = false; // at `stopAt`; the outcome then says nothing
  unsigned leaks = 0;
  std::vector<uint32_t> allocations; // of each result leaf that is a pointer into one; else REFRT_NONE
};

/// Why the lowered program traps with this input, a note a line. Notes say where the poison
/// that it is about was made, by which operation with which operands, and what memory it is
/// about. Runs it once more with watched steps; empty: it does not trap, or nothing is
/// known.
std::vector<std::string> explainTrap(const refrt_program *source, const refrt_program *lowered, llvm::StringRef entry,
                                     const RunLimits &limits, const Input &input);

/// Text of one line as `memref-cts run` prints it, without indentation.
std::string debugText(const DebugLine &line);

/// Used by one thread at a time.
class Debugger {
public:
  virtual ~Debugger();
  /// As MachineEngine::enter. Also an error: a lowered function has another type than clauses demand.
  virtual llvm::Error enter(llvm::StringRef entry) = 0;
  /// Fills `outcome` and `inspection`, whatever they held. A run that traps, or lets
  /// poison out, is repeated with watched steps; if that is not possible there are no
  /// notes.
  virtual void run(const Input &input, Outcome &outcome, Inspection &inspection) = 0;
};

/// `program` is verified and outlives the debugger, which has to enter a function before it runs. With `lowered`,
/// not NULL, that program runs, as makeRefLLVMEngine runs it; types of calls are those of `program`.
llvm::Expected<std::unique_ptr<Debugger>> makeDebugger(const refrt_program *program, const refrt_program *lowered,
                                                       const RunLimits &limits, const DebugOptions &options);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_REF_DEBUGGER_H
