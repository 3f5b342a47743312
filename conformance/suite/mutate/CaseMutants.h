//===-- CaseMutants.h - which mutants cases catch ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a lowering makes of a case, with one edit at a time, against the calls of the case. The
// score says how good the calls are. Lowerings and the reference machine are not judged.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_CASEMUTANTS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_CASEMUTANTS_H

#include "conformance/CheckConfig.h"

#include <array>
#include <functional>
#include <map>

namespace memref_cts::conformance {

enum class Detail : uint8_t;

/// How a mutant fared.
enum class MutantState : uint8_t {
  Caught,    // a call has another outcome
  Survived,  // none has, though it is other code
  Equal,     // none has; a rule proves that none can, or LLVM makes the same code of it
  Unchecked, // nothing can be said, for a reason
  Invalid    // it does not verify: no mutant, and in no report
};
/// Those of reports.
inline constexpr unsigned kNumMutantStates = 4;
const char *name(MutantState state);

/// A row of operators.def, as reports have it.
struct OperatorRow {
  const char *name, *doc;
};
llvm::ArrayRef<OperatorRow> operatorRows();

/// A mutant and how it fared.
struct CaseMutant {
  MutantSite site;
  MutantState state = MutantState::Unchecked;
  std::string why;        // Caught: verdict, call and what differs; Unchecked, Equal: the reason
  std::string difference; // Survived: lines with - and +
  std::string shownBy;    // Survived: a call that the case does not have, and that shows it, "": none was found
};

/// A call that a search found: a line for the case file.
struct CallToAdd {
  std::string text;   // as behind "CALL:"
  uint64_t shows = 0; // so many survivors that no call before it in the list shows
};

/// How many mutants fared how.
struct MutantCounts {
  std::array<uint64_t, kNumMutantStates> of = {};

  uint64_t operator[](MutantState state) const { return of[size_t(state)]; }
  uint64_t all() const;
  /// Caught of those that are caught or survived, in percent; nothing where there are none.
  std::optional<double> score() const;
  void add(const MutantCounts &more);
};

/// The mutants of one case under one lowering.
struct MutatedCase {
  std::string file, lowering;
  std::string error;       // why there are no mutants, "": there may be
  bool hasNoCalls = false; // ... for that reason alone
  bool isRefused = false;  // ... as the reference machine or the lowering refuses it
  uint64_t calls = 0;      // that are made of each mutant
  uint64_t sites = 0;      // edits that the operators found
  uint64_t invalid = 0;    // of those tried: the module does not verify, so that they are no mutants
  std::vector<CaseMutant> mutants;
  // Of MutateConfig::search.
  std::vector<CallToAdd> toAdd;     // that show the most come first
  std::vector<std::string> failing; // calls that fail without a mutation: one of a function, with what differs

  MutantCounts counts() const;
  uint64_t shownBySearch() const; // survivors
};

/// The cases of a run.
struct CaseMutantsReport {
  std::vector<MutatedCase> cases;
  bool interrupted = false;
  double seconds = 0;
  std::string sandbox; // what of it was missing, as sandboxText() has it

  MutantCounts counts() const;
  /// By number of the row of operators.def; only those with mutants.
  std::map<uint32_t, MutantCounts> byOperator() const;
  /// Cases without calls, those that are refused, and those with other errors.
  uint64_t withoutCalls() const;
  uint64_t refused() const;
  uint64_t failed() const;
  uint64_t shownBySearch() const;
};

/// What is asked for besides the lowerings and limits of a check.
struct MutateConfig {
  std::vector<std::string> operators; // names; empty: all
  uint64_t limit = 0;                 // most mutants of a case and lowering, 0: all
  uint64_t seed = 1;                  // ... which; and of the calls of a search
  double minScore = 0;                // percent
  uint64_t search = 0;                // calls that survivors of a function are tried on, 0: none
};

/// How far a run is.
struct MutateSoFar {
  unsigned done = 0, total = 0;          // files
  uint64_t mutants = 0, survivors = 0;   // these of files that are done
  std::optional<unsigned> searchPercent; // of a search in the file at work
  llvm::StringRef file;                  // at work
};
/// Called after each mutant, and during a search, from any thread.
using MutateProgress = std::function<void(const MutateSoFar &soFar)>;

/// Makes and runs the mutants of case files. A job takes a file at a time; `stop` may end the run.
CaseMutantsReport mutateCases(llvm::ArrayRef<std::string> files, const CheckConfig &check, const MutateConfig &config,
                              const MutateProgress &progress, const std::function<bool()> &stop);

/// Tables by operator and by case, then survivors, then the sum.
void printCaseMutants(llvm::raw_ostream &os, const CaseMutantsReport &report, const MutateConfig &config, bool colour,
                      Detail detail);
void writeCaseMutantsJSON(llvm::raw_ostream &os, const CaseMutantsReport &report, const MutateConfig &config);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_CASEMUTANTS_H
