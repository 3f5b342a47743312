//===-- Check.h - checking case files under lowerings ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The flow of spec/flow.md (#flow) for a list of case files: read, lower, make
// engines, run calls, compare, judge, report. One file's trouble never touches another.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_H
#define MEMREF_CTS_CONFORMANCE_CHECK_H

#include "conformance/CaseFile.h"
#include "conformance/CheckConfig.h"
#include "conformance/CheckReport.h"

#include <functional>

namespace memref_cts::conformance {

/// Called when a file is done, and about ten times a second: from any job, several of
/// which may call at once. `done` and `total` count files, `runs` and `findings` are sums
/// so far. `file` is valid during the call.
using ProgressFn =
    std::function<void(unsigned done, unsigned total, uint64_t runs, uint64_t findings, llvm::StringRef file)>;

/// Checks the files, CheckConfig::jobs at once; returns when all are done. Trouble with a
/// file is its FileReport::error. `progress` may be empty. `stop` may be empty; else any
/// job may ask it, and once true the report is cut short.
CheckReport checkFiles(llvm::ArrayRef<std::string> files, const CheckConfig &config, const ProgressFn &progress,
                       const std::function<bool()> &stop);

/// Checks cases one after the other, with worker processes of its own that stay. Not for
/// several threads at once.
class CaseChecker {
public:
  /// `config` outlives the checker; `stop`, which may be empty, cuts a case short.
  CaseChecker(const CheckConfig &config, std::function<bool()> stop);
  ~CaseChecker();
  FileReport check(const CaseFile &file);
  /// The same of a file; trouble with it is FileReport::error.
  FileReport checkFile(const std::string &path);
  uint64_t workerDeaths() const;
  const SlowestSteps &slowest() const; // of all checks
  /// LLVM dialect text of the case's module under `lowering`, or what stood
  /// against it as a comment.
  std::string lowered(const CaseFile &file, const LoweringSpec &lowering);
  /// The same once it went through LLVM IR at the level of the checks.
  std::string throughIR(const CaseFile &file, const LoweringSpec &lowering);
  /// The text of a lowered module, with the place of each line (LowerReply::irPlaces).
  struct LoweredLines {
    std::string text;
    std::vector<std::string> places;
  };
  /// The same text with its places; both are empty if there is none.
  LoweredLines loweredLines(const CaseFile &file, const LoweringSpec &lowering);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_H
