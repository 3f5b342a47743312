//===-- Conform.h - clauses against lowerings --------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the cases of the clauses say about lowerings: one state per clause and
// lowering, and sums by chapter. Running the cases
// is Check.h's business; a state is never better than what was checked.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CONFORM_H
#define MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CONFORM_H

#include "conformance/Check.h"
#include "conformance/Report.h"
#include "conformance/suite/conform/ApiTests.h"
#include "conformance/suite/conform/Mustpass.h"

namespace memref_cts::conformance {

struct ClauseResult {
  ClauseState state = ClauseState::Untested;
  std::string reason; // of all states but Untested and Passed
  std::string waiver; // Waived: Waivers::key of the row
  /// No lowering is involved. Waived: MLIR accepts a module that it should not, or
  /// its API does something else.
  bool ofLibrary = false;
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

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CONFORM_H
