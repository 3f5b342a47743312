//===-- Ground.h - lit tests run on the reference machine -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests of others as they are: the passes of their RUN lines are subjects of an agreement, with calls that are drawn
// for each function. What a test expects of the text that its passes print is not looked at.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_GROUND_GROUND_H
#define MEMREF_CTS_CONFORMANCE_SUITE_GROUND_GROUND_H

#include "conformance/suite/agree/Agree.h"

namespace memref_cts::conformance {

/// How a test fared.
enum class GroundVerdict : uint8_t {
  Grounded,   // calls were compared under each list of passes, and all agree
  Partly,     // ... under some of them
  Wrong,      // there is a finding
  Refused,    // nothing was compared, for a reason
  NotCallable // ... as it has no function that can be called
};
inline constexpr unsigned kNumGroundVerdicts = 5;
const char *name(GroundVerdict verdict);

/// What a reason keeps from being compared, in the order of reports.
enum class GroundUnit : uint8_t { File, RunLine, Part, Function, PartAfter, FunctionAfter };
const char *name(GroundUnit unit);

/// Something that is not compared, and why.
struct GroundReason {
  GroundUnit unit;
  std::string reason;     // without places and names of functions: what is counted together
  std::string where;      // behind the file: ":12 @f after cse"
  bool isOfCalls = false; // no call of it can be made
};

/// A module of a test under the passes that read it.
struct GroundPart {
  unsigned number = 0; // from 1; 0: all of the file
  AgreedFile agreed;
};

/// A list of passes that has parts of a test to read: a RUN line, or what is asked for instead.
struct GroundRun {
  unsigned line = 0; // of the RUN line; 0: it has none
  std::string passes;
  uint64_t compared = 0; // calls

  /// "RUN line 3", "cse"
  std::string text() const;
};

/// A test.
struct GroundFile {
  std::string file;
  GroundVerdict verdict = GroundVerdict::Refused;
  std::string reason; // where nothing was compared: the most frequent one
  std::vector<GroundReason> reasons;
  std::vector<GroundPart> parts;
  std::vector<GroundRun> runs;
  bool interrupted = false;
  std::string unread; // why the file cannot be read; "": it was

  uint64_t bad() const;
  uint64_t compared() const;
  uint64_t functions() const; // that are called
  uint64_t programs() const;  // functions before and after passes
  std::array<uint64_t, kNumVerdictKinds> counts() const;
  /// Runs of which no call was compared.
  std::vector<GroundRun> silentRuns() const;
  /// Says what the file is, by what its parts and reasons say.
  void decide();
};

/// A reason with all that it holds for.
struct GroundSum {
  GroundUnit unit;
  std::string reason;
  std::vector<std::string> where; // behind the name of the file
};

/// The tests of a run.
struct GroundReport {
  std::vector<GroundFile> files;
  bool interrupted = false;
  double seconds = 0;
  std::string sandbox; // what of it was missing, as sandboxText() has it

  uint64_t of(GroundVerdict verdict) const; // files
  uint64_t bad() const;
  uint64_t compared() const;
  uint64_t functions() const;
  uint64_t programs() const;
  uint64_t runs() const;
  uint64_t silentRuns() const;
  /// Passes that were asked for instead of those of RUN lines, and under which no call of any file was compared.
  std::vector<std::string> silentSubjects() const;
  uint64_t errors() const; // files that cannot be read, parts about which this machine is in trouble
  uint64_t flaky() const;
  std::array<uint64_t, kNumVerdictKinds> counts() const;
  /// By unit, the most frequent first. `names`: of the files.
  std::vector<GroundSum> reasons(llvm::ArrayRef<std::string> names) const;
  /// The names of the files as they were given.
  std::vector<std::string> names() const;
  /// 0, 1 or 2, see spec/flow.md#exit-codes.
  int exitCode() const;
};

/// What is asked for besides files, limits and the number of calls, which a CheckConfig has.
struct GroundConfig {
  std::vector<PassSubject> subjects;  // instead of those of RUN lines; empty: those
  std::vector<std::string> tools;     // that take passes as mlir-opt does
  std::vector<std::string> functions; // that are called; empty: all
  std::optional<unsigned> part;       // the only one, 0: all of the file as one; none: all parts
  unsigned functionMs = 0;            // as AgreeConfig has it
  unsigned keep = 3;                  // as AgreeConfig has it
};

/// A job takes a file at a time; `stop` may end the run. Nothing that a file has or does ends it.
GroundReport groundFiles(llvm::ArrayRef<std::string> files, const CheckConfig &check, const GroundConfig &config,
                         const AgreeProgress &progress, const std::function<bool()> &stop);

/// Findings, a row for each file, reasons, sums.
void printGroundReport(llvm::raw_ostream &os, const GroundReport &report, bool colour, Detail detail);
void writeGroundJSON(llvm::raw_ostream &os, const GroundReport &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_GROUND_GROUND_H
