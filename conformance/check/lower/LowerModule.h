//===-- LowerModule.h - phase: the lowered module ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Has a worker lower and compile the module of a case, once for all entries. Makes
// no engine and runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_LOWER_LOWERMODULE_H
#define MEMREF_CTS_CONFORMANCE_CHECK_LOWER_LOWERMODULE_H

#include "conformance/check/lower/Job.h"
#include "conformance/check/lower/Read.h"
#include "conformance/check/lower/ReportBuilder.h"

namespace memref_cts::conformance {

/// What one pass of a pipeline left.
struct RunAfterPass {
  std::string pass, invalid; // as in AfterPass
  bool finished = false;
  Program program;                       // null if it cannot be run
  std::unique_ptr<MachineEngine> engine; // from the first entry on
};

/// A lowered module after its way through LLVM IR, as ref-ir runs it.
struct ThroughIR {
  Reply reply; // not ok: there is no program
  Program program;
  Refusal refusal;                        // why there is none, although the reply is ok
  std::map<std::string, Refusal> refused; // functions that `program` lacks
  PromiseCounts promises, lost;           // as in LowerReply
  std::unique_ptr<MachineEngine> engine;  // from the first entry on
};

/// A lowered module with the repairs of some waivers, made when a call needs it.
struct Repaired {
  uint32_t form = 0;             // its number in the worker
  Reply reply;                   // not ok: it is no module
  std::vector<uint64_t> changes; // of each waiver: how many places its steps matched
  bool unlimited = false;        // some places, changed or not, have no location that names a source operation
  Program program;               // what ref-llvm runs, null if it cannot
  std::unique_ptr<MachineEngine> refLLVM;
  std::optional<ThroughIR> throughIR;    // for ref-ir, once it is tried
  std::map<std::string, Reply> compiled; // entries, for jit; empty: not tried
  std::string nativeEntry;               // what `native` runs
  std::unique_ptr<Engine> native;
};
/// Positions in the list of waivers, ascending.
using WaiverSet = std::vector<size_t>;
/// Whose repairs are made, and whether only where locations name their operations.
using RepairSet = std::pair<bool, WaiverSet>;

/// What one lowering made of the module of a case, or of one function of it. Nothing
/// here is asked for once more for each entry.
struct LoweredModule {
  LoweredModule(Plan plan, Worker &worker) : plan(std::move(plan)), worker(&worker) {}

  Plan plan;
  Worker *worker;
  std::string only;                // the one function, "": all
  Reply reply;                     // not ok: nothing can be run
  Stage step = StepKind::Load;     // ... and what it is the reply of
  bool functionByFunction = false; // ... of all together: each is looked at alone
  Program program;                 // what ref-llvm runs, if it can
  bool fromLLVMIR = false;         // ... as a command gave it
  Refusal refLLVMRefusal;
  std::map<std::string, Refusal> refusedByRefLLVM; // functions that `program` lacks
  PromiseCounts promises;                          // that `program` has and nobody checks
  std::unique_ptr<MachineEngine> refLLVM;          // from the first entry on
  std::map<std::string, Reply> mismatches;         // entries whose signature in `program` is wrong
  std::map<std::string, Reply> compiled;           // the others, for jit
  std::map<unsigned, ThroughIR> throughIR;         // for ref-ir and for blame, by the level of LLVM's passes
  std::map<RepairSet, Repaired> repaired;
  std::map<std::string, DependenceReply> dependences; // of entries, for waivers
  bool programTried = false;                          // where ref-llvm is not among the engines, for waivers and blame
  bool passesTried = false;
  std::vector<RunAfterPass> afterPasses;
};

/// What a worker is asked for besides the lowered module.
uint32_t wantedOf(const Job &job, const Plan &plan);

/// Lets the workers of all lowerings begin with a case that is lowered next.
void announceLowerings(Job &job, const Plan &plan);

/// The module for `entries` together.
LoweredModule lowerModule(Job &job, const Plan &plan, const ReadCase &read, llvm::ArrayRef<Entry> entries,
                          ReportBuilder &report);
/// The module with one function, and what that uses; the worker has lowered the whole.
LoweredModule lowerFunction(Job &job, const Plan &plan, const ReadCase &read, const Entry &entry,
                            ReportBuilder &report);
/// The module, or a repaired form of it, after its way through LLVM IR at a level.
ThroughIR takeThroughIR(Job &job, const LoweredModule &module, unsigned level, uint32_t form = Worker::kAsLowered);
/// The same of the module itself, made once for each level.
ThroughIR &throughIR(Job &job, LoweredModule &module, unsigned level);
/// Lowers once more, for what was not asked for (Worker::Want...), under a unit number
/// of its own: the one at work stays.
LowerReply lowerAgain(LoweredModule &module, uint32_t flags);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_LOWER_LOWERMODULE_H
