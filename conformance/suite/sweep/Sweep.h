//===-- Sweep.h - cases under all releases of MLIR ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a check under several releases says of each case: a state per release,
// and since when it is good or bad. A release that says nothing about a case is
// not counted as one. Running the cases is Check.h's business. Lowerings of the user's
// choice, in the order given, stand for releases: those of a compiler.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_SWEEP_SWEEP_H
#define MEMREF_CTS_CONFORMANCE_SUITE_SWEEP_SWEEP_H

#include "conformance/Check.h"

namespace memref_cts::conformance {

enum class Detail : uint8_t;

/// Of a case under a release. Only the last two say something about it.
enum class SweepState : uint8_t {
  Missing, // the release is not installed
  Silent,  // nothing was compared
  Refused, // the release lacks something that the case needs
  Good,
  Bad, // also where a waiver explains it
};
const char *name(SweepState state);

struct SweepRelease {
  unsigned number = 0; // of MLIR; of a given lowering its place in the order, from 1
  std::string lowering;
  std::string problem;  // why it is not there; "": it is
  bool isGiven = false; // the user named it
  /// "19", or the name of a given lowering.
  std::string text() const;
};

struct SweepEntry {
  SweepState state = SweepState::Missing;
  std::string reason;    // of Silent, Refused and Bad
  uint64_t findings = 0; // runs of Bad that no waiver explains
};

/// Numbers of releases; 0: none. A release in between that says nothing changes
/// no run of good or bad ones.
struct SweepSpan {
  unsigned firstGood = 0; // the oldest good release
  unsigned firstBad = 0;  // the oldest bad one
  unsigned fixedIn = 0;   // the newest that speaks is good: since when, after a bad one
  unsigned badSince = 0;  // the newest that speaks is bad: since when, without a good one since
};

struct SweepRow {
  std::string file;
  std::string error;               // the case was not checked
  uint64_t ownFindings = 0;        // about the case, under no lowering: then nothing is good
  std::vector<SweepEntry> entries; // one per release
};

struct SweepReport {
  std::vector<SweepRelease> releases; // oldest first
  std::vector<SweepRow> rows;
  CheckReport check;
  uint64_t notReached() const;
  /// Names of the installed releases under which no case was compared. `isGiven`: only those that the user named.
  std::vector<std::string> uncompared(bool isGiven) const;
  /// The cases that were compared under no release, those without calls, or with findings of their own or errors, left
  /// out.
  std::vector<std::string> uncheckedCases() const;
  /// As of memref-cts conform: 1 for findings that no waiver explains, 2 for cases that were not checked. Also 2 if
  /// no case was compared, or none under a lowering that the user named. Also 1 if one was compared under no release.
  int exitCode() const;
};

SweepSpan spanOf(llvm::ArrayRef<SweepEntry> entries, llvm::ArrayRef<SweepRelease> releases);
SweepReport makeSweepReport(std::vector<SweepRelease> releases, CheckReport check);

/// Findings about cases, the table, what stands behind its cells, and the sum. Quiet: a line for
/// each finding, and the sum. Verbose: all findings in full before the table.
void printSweep(llvm::raw_ostream &os, const SweepReport &report, bool colour, Detail detail);
void writeSweepJSON(llvm::raw_ostream &os, const SweepReport &report);
/// A suite for each release, with a test for each case, and one with the findings about cases themselves.
void writeSweepJUnit(llvm::raw_ostream &os, const SweepReport &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_SWEEP_SWEEP_H
