//===-- AgainstBaseline.h - a run against its baseline ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only what is new or lost fails. This runs nothing and never judges an outcome.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_GATE_AGAINSTBASELINE_H
#define MEMREF_CTS_CONFORMANCE_SUITE_GATE_AGAINSTBASELINE_H

#include "conformance/suite/gate/Snapshots.h"

#include <utility>

namespace memref_cts::conformance {

/// Coverage that a subject has under a lowering no more.
struct Loss {
  Subject subject;
  std::string lowering;
  std::vector<std::string> what;
};

struct GateResult {
  std::string baseline; // its path
  std::string data;     // the tool's folder of data, or ""
  std::vector<std::string> errors;
  // Of `fresh`, those that name the wrong instruction come first; else keys decide the order.
  std::vector<std::pair<TroubleKey, Trouble>> fresh, known, fixed;
  /// Of the baseline, and nothing is known of them: this run made fewer calls of the file,
  /// or others.
  std::vector<std::pair<TroubleKey, Trouble>> notShown;
  std::vector<Loss> lost;
  std::map<CoverageKey, Coverage> coverage;      // of this run
  uint64_t unknownFiles = 0, unknownClauses = 0; // that the baseline does not have yet
  bool campaignIsUnknown = false;                // ... nor findings of fuzz
  std::vector<std::string> silent;               // a line for each lowering under which nothing was compared
  uint64_t campaignRuns = 0;                     // of reports of fuzz
  uint64_t notLookedAt = 0;                      // rows of the baseline outside a partial run
  uint64_t moreRuns = 0;                         // known troubles that concern more runs than before, of the same calls
  uint64_t unnamed = 0;                          // known troubles whose row does not name their fault
  bool numbersCompared = true;
  bool interrupted = false;
  bool allowLost = false;
  bool updated = false;
  std::string sandbox;            // what of it was missing, in any of the reports
  std::vector<std::string> hints; // what would explain new trouble

  uint64_t checked() const;
  uint64_t waived() const; // of these
  uint64_t files() const;
  uint64_t clauses() const;
  int exitCode() const; // spec/flow.md#exit-codes
  /// The name of a subject; files are seen from the current folder.
  std::string shown(const Subject &subject) const;

private:
  std::set<Subject> rows(bool clauses) const;
};

struct GateOptions {
  bool partial = false;   // files, lowerings and engines that did not run are not missed
  bool allowLost = false; // lost coverage is told and does not fail
};

GateResult compareWithBaseline(const Snapshot &baseline, const Snapshot &now, const GateOptions &options);
/// The baseline that makes `now` pass: notes stay, and so do rows outside a
/// partial run.
Snapshot updatedBaseline(const Snapshot &baseline, const Snapshot &now, const GateOptions &options);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_GATE_AGAINSTBASELINE_H
