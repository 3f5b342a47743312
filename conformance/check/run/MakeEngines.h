//===-- MakeEngines.h - phase: engines for one function ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What runs one entry of a lowered module, or the report of why nothing does. Adding
// an engine changes this file. Runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_MAKEENGINES_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_MAKEENGINES_H

#include "conformance/check/lower/LowerModule.h"

namespace memref_cts::conformance {

class AotEngine;

/// What one engine gave for the calls of a chunk.
struct LoweredRuns {
  std::vector<Outcome> outcomes;
  std::vector<Verdict> verdicts;
  /// Calls whose verdict and outcome are what the repairs of some waivers leave.
  std::map<size_t, const Repaired *> rest;
};

/// One entry of a lowered module, on the engines.
struct Lowered {
  LoweredModule *module = nullptr;
  std::unique_ptr<LoweredModule> own; // of this entry alone, else that of all
  Reply::Status ended = Reply::Ok;    // why there is nothing to run
  MachineEngine *refLLVM = nullptr;   // the module's
  MachineEngine *refIR = nullptr;     // ... after its way through LLVM IR
  std::unique_ptr<Engine> native;     // jit or aot
  AotEngine *aot = nullptr;           // the same, if it is that
  bool aotDiffers = false;            // by the tool's comparison, waived or not
  size_t numApart = 0;                // undefined calls that were made natively
  LoweredRuns onRefLLVM, onRefIR, onNative;

  const Plan &plan() const { return module->plan; }
  const LoweringSpec &spec() const { return *module->plan.lowering; }
};

/// Makes the engine `entry` runs on, or leads the one that is there to it.
llvm::Error enter(std::unique_ptr<MachineEngine> &engine, llvm::StringRef entry,
                  llvm::function_ref<llvm::Expected<std::unique_ptr<MachineEngine>>()> make);

/// ref-llvm for an entry of a module that it has not run so far, as it is not among the
/// engines or the code is of a target. Waivers and blame need what it says of a wrong run.
/// Null where it cannot run the entry. The engine is the module's.
MachineEngine *askRefLLVM(Job &job, const ReadCase &read, LoweredModule &module, const std::string &entry);

/// ref-ir for an entry of what a module became at a level; null: `why` is the verdict.
MachineEngine *enterThroughIR(Job &job, const ReadCase &read, ThroughIR &made, const std::string &entry, unsigned level,
                              Verdict &why);

/// Engines for an entry of a module. What stands against the entry, or the function
/// that the module is, is recorded. What stands against all functions together, and is
/// not known before code is made, is left in the module for the caller to see.
Lowered makeEngines(Job &job, const ReadCase &read, LoweredModule &module, const std::string &entry,
                    ReportBuilder &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_MAKEENGINES_H
