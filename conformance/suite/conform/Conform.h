//===-- Conform.h - clauses against lowerings --------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the cases of the clauses say about lowerings: one state per clause and
// lowering, sums by chapter, and the score of planted bugs. Running the cases
// is Check.h's business; a state is never better than what was checked.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CONFORM_H
#define MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CONFORM_H

#include "conformance/Check.h"
#include "conformance/Report.h"
#include "conformance/suite/conform/Mustpass.h"

namespace memref_cts::conformance {

/// Of a clause under a lowering; a clause with several cases has the last of
/// their states in this order, but has not passed where some could not be run.
enum class ClauseState : uint8_t {
  Untested,     // no case and no test
  Elsewhere,    // a unit test of this project, which ctest runs and this run does not
  Skipped,      // has nothing to say about this lowering, or was not reached
  NotBuilt,     // MLIR as it is installed was built without what shows it
  Library,      // MLIR's own parser, verifier or API passes; no lowering was asked
  Passed,       // everything that was compared agrees
  NotAsked,     // about the form of code, and the lowering rewrites code; all else agrees
  Inconclusive, // cases were run and nothing could be compared
  Refused,      // the lowering does not implement it and says so
  Waived,       // wrong, and a waiver explains it
  Failed
};
/// Static.
const char *name(ClauseState state);

struct ClauseResult {
  ClauseState state = ClauseState::Untested;
  std::string reason; // of all states but Untested and Passed
  std::string waiver; // Waived: Waivers::key of the row
  /// No lowering is involved. Waived: MLIR accepts a module that it should not, or
  /// its API does something else.
  bool ofLibrary = false;
};

/// One GoogleTest whose suite has the name of a clause (ADDR_08 is ADDR-08).
struct ApiTest {
  std::string name; // Suite.Test
  std::string clause;
  ClauseState state = ClauseState::Skipped; // Passed, Failed, Waived, NotBuilt; Skipped: not run
  std::string message;
  std::string waiver;      // Waived: Waivers::key of the row
  std::string replay = {}; // a command
};

struct ClauseRow {
  const Clause *clause = nullptr;
  bool mustpass = false;     // a claim rests on it
  std::vector<size_t> cases; // numbers of files in the report
  std::vector<const ApiTest *> tests;
  std::vector<ClauseResult> results; // one per lowering
  std::vector<const ClauseTest *> elsewhere;
  bool tested() const { return !cases.empty() || !tests.empty() || !elsewhere.empty(); }
};

/// The registry, whose clauses it names, and `mustpass` outlive it.
struct ConformInput {
  const Registry *registry = nullptr;
  std::string registryHash = {};       // SHA-256 of its file, by which claims are compared
  std::vector<const Clause *> clauses; // those asked for, in registry order
  std::vector<ClauseCase> cases;       // of these, in the order of check.files
  std::vector<ClauseTest> elsewhere;   // of these
  std::vector<std::string> suite;      // all files of the folder, of other clauses and of none too
  bool waiversAreOfSuite = true;       // so that rows which no file of it needs are findings
  std::vector<ApiTest> api;            // of these
  /// Why this run cannot carry a claim; empty for a whole run.
  std::vector<std::string> partial;
  const Mustpass *mustpass = nullptr; // what a claim rests on
  bool mustpassOnly = false;          // `clauses` is the mustpass list, or a part of it
};

/// May be moved, not copied: `rows` refer to `input`.
struct ConformReport {
  ConformInput input;
  CheckConfig config;
  CheckReport check;
  std::vector<ClauseRow> rows;
  std::vector<std::string> stale;  // waivers that nothing needs any more
  std::vector<std::string> errors; // cases that could not be checked

  uint64_t count(size_t lowering, ClauseState state, llvm::StringRef chapter = "") const;
  int exitCode() const; // spec/flow.md#exit-codes
  /// Mustpass clauses in a state; the untested are in no such list.
  uint64_t countMustpass(size_t lowering, ClauseState state) const;
  /// Whether a whole run showed every mustpass clause to pass, but for those not asked.
  bool conforms(size_t lowering) const;
  /// The cases that took longest, as numbers of files, at most `slowest`.
  std::vector<size_t> slowestCases() const;
  unsigned slowest = 0; // of them are reported
};

/// Sums up a check of input.cases: `check.files` begins with them, in their order.
ConformReport makeConformReport(ConformInput input, CheckConfig config, CheckReport check);

/// Runs a GoogleTest binary and reads what its clause suites say. A binary that
/// dies fails the clauses it had not finished; one that is missing is an error. Once
/// `stop` is true the binary is ended; nullptr: nobody stops it.
llvm::Expected<std::vector<ApiTest>> runApiTests(llvm::StringRef binary, unsigned timeoutSeconds,
                                                 bool (*stop)() = nullptr);

/// Findings, the matrix, sums, and what the run can claim.
void printConform(llvm::raw_ostream &os, const ConformReport &report, bool colour, Detail detail);
/// `withDetails`: also what the page shows besides: texts of cases, runs that are no findings, commands.
void writeConformJSON(llvm::raw_ostream &os, const ConformReport &report, bool withDetails = false);
/// A page that needs no other file: matrix, filters, cases, findings.
void writeConformHTML(llvm::raw_ostream &os, const ConformReport &report);
/// One test case per clause and lowering; the untested are skipped ones.
void writeConformJUnit(llvm::raw_ostream &os, const ConformReport &report);
/// For a run that did not come about.
void writeJUnitError(llvm::raw_ostream &os, llvm::StringRef what);

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
MutantReport runMutants(const ConformInput &input, llvm::StringRef folder, llvm::StringRef only, CheckConfig config,
                        const std::function<void(unsigned done, unsigned total, llvm::StringRef what)> &progress,
                        const std::function<bool()> &stop);
void printMutants(llvm::raw_ostream &os, const MutantReport &report);
void writeMutantsJSON(llvm::raw_ostream &os, const MutantReport &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CONFORM_H
