//===-- Snapshots.h - a run without what changes from run to run --*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A report is reduced to what is the same in every run: troubles by place and
// kind, and how much was checked. Nothing is compared here.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_GATE_SNAPSHOTS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_GATE_SNAPSHOTS_H

#include "conformance/suite/gate/Subject.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace memref_cts::conformance {

/// What makes two findings the same trouble: no seeds, lines, bytes or values.
struct TroubleKey {
  Subject subject;
  std::string function;
  std::string lowering;
  std::string engine;
  std::string verdict;
  std::string path; // of the value, without positions inside it
  // Of a trap: its kind, the operation that trapped, the one that made the poison.
  std::string trap = {}, operation = {}, origin = {};
  // What is at fault where no trap says it (Fault::cause).
  std::string cause = {};
  bool operator<(const TroubleKey &other) const {
    return std::tie(subject, function, lowering, engine, verdict, path, trap, operation, origin, cause) <
           std::tie(other.subject, other.function, other.lowering, other.engine, other.verdict, other.path, other.trap,
                    other.operation, other.origin, other.cause);
  }
  /// Whether the run ended otherwise than expected, so that the trap is part of the key.
  bool isOfTrap = false;
  /// Takes the texts of a report or of a baseline for `verdict`, `path` and `isOfTrap`.
  void setWhat(std::string verdictText, std::string pathText);
  /// "poison-access in llvm.load, made by llvm.add", or the cause; "": nothing is known.
  std::string faultText() const;
};
/// The trap, or the cause, of a row that an older tool wrote, which did not tell these apart.
inline constexpr char kUnknown[] = "?";

/// What is told about a trouble; a baseline holds only the note and the runs.
struct Trouble {
  std::string note;                   // why it is known, by hand
  std::optional<uint64_t> runs;       // that it concerned, if known
  std::optional<uint64_t> runsBefore; // those of the baseline, if both made the same calls
  bool hasMoreRuns() const { return runs && runsBefore && *runs > *runsBefore; }
  /// "12 runs, 3 before"; "" where nothing changed, or nothing is known.
  std::string runsText() const;
  std::string shownFile;
  unsigned line = 0;
  std::string call, where, expected, seen, blame, replay;
  std::vector<std::string> notes;
  std::string program; // of a finding that is in no file of the baseline: where it is
};

struct CoverageKey {
  Subject subject;
  std::string lowering, engine;
  bool operator<(const CoverageKey &other) const {
    return std::tie(subject, lowering, engine) < std::tie(other.subject, other.lowering, other.engine);
  }
};

struct Coverage {
  uint64_t checked = 0;                 // runs with an answer: agree, waived or bad
  uint64_t waived = 0;                  // of these; not in a baseline
  std::map<std::string, uint64_t> gaps; // refused, undefined, inconclusive, ...
  std::vector<std::string> reasons;     // of gaps; not in a baseline
};

/// A report, or what a baseline remembers of one.
struct Snapshot {
  std::map<TroubleKey, Trouble> troubles;
  std::map<CoverageKey, Coverage> coverage;
  std::vector<std::string> errors; // what was not checked although it should have been
  std::set<Subject> failed;        // of these errors; none of a baseline
  std::set<Subject> subjects;
  std::set<std::string> lowerings, engines;
  std::optional<uint64_t> random, seed;
  std::map<std::string, std::string> silent; // lowerings under which a report compared nothing, each with the reason
  uint64_t campaignRuns = 0;                 // of reports of fuzz, which have no coverage
  bool interrupted = false;
  std::set<std::string> sandbox; // what of it was missing in reports
};

struct ReportOptions {
  std::string folder;                        // of the baseline: file names become relative to it
  std::string data;                          // of the tool; or ""
  std::map<std::string, std::string> rename; // lowerings by the names they have in the baseline
};

/// Adds the JSON report of a subcommand (docs/gate.md, "Reports that the gate reads")
/// to `snapshot`. Errors carry `path` and a line.
llvm::Error addReport(llvm::StringRef path, llvm::StringRef text, const ReportOptions &options, Snapshot &snapshot);
/// Adds the lowerings that a report names, in its order, to `names`: those that are not there yet.
llvm::Error addLoweringsOf(llvm::StringRef path, llvm::StringRef text, std::vector<std::string> &names);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_GATE_SNAPSHOTS_H
