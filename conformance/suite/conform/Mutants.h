//===-- Mutants.h - the score of planted bugs -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which clauses' cases catch the planted bugs of this project's lowering.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_MUTANTS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_MUTANTS_H

#include "conformance/suite/conform/Conform.h"

#include <functional>

namespace memref_cts::conformance {

/// A planted bug of this project's lowering and what caught it.
struct Mutant {
  std::string bug, what;
  const Clause *clause = nullptr;
  uint64_t ownCases = 0;  // cases of its clause
  uint64_t caughtOwn = 0; // of them, with a finding
  std::string caughtBy;   // the first case with a finding, of any clause
  std::string caughtIn;   // the path of that case, if it is of another clause
  std::string finding;    // its verdict and path
  bool caught() const { return !caughtBy.empty(); }
};

struct MutantReport {
  std::vector<Mutant> mutants;
  std::vector<std::string> errors; // harness errors, or findings without any bug
  CallKinds calls = CallKinds::Fixed;
  bool interrupted = false;
  std::string sandbox; // what of it was missing, as sandboxText() has it
  int exitCode() const;
};

/// Runs every planted bug whose clause is in `input` and whose name matches `only`. A
/// bug meets the cases of its clause. Only if these let it pass, it meets the other
/// cases below `folder` that contain its words, until one catches it. `config` names
/// no lowerings. Neither `progress`, called by this thread, nor `stop`, which any job
/// asks, is empty.
MutantReport runMutants(const ConformInput &input, llvm::StringRef folder, llvm::StringRef only,
                        const CheckConfig &config,
                        const std::function<void(unsigned done, unsigned total, llvm::StringRef what)> &progress,
                        const std::function<bool()> &stop);
void printMutants(llvm::raw_ostream &os, const MutantReport &report);
void writeMutantsJSON(llvm::raw_ostream &os, const MutantReport &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_MUTANTS_H
