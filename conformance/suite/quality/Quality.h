//===-- Quality.h - the code of two lowerings side by side ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What two lowerings make of a case: LLVM instructions, bytes of code, time to
// compile, time to run one large call. Must not judge outcomes: it measures only
// calls on which both lowerings show the same memory.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_QUALITY_QUALITY_H
#define MEMREF_CTS_CONFORMANCE_SUITE_QUALITY_QUALITY_H

#include "conformance/Worker.h"

#include <array>
#include <functional>
#include <map>

namespace memref_cts::conformance {

enum class Detail : uint8_t;

struct QualityConfig {
  std::array<LoweringSpec, 2> lowerings; // under test, and what it is compared with
  unsigned optLevel = 2;
  unsigned repetitions = 11;                // of each measured time, at least; the median counts
  double instructionBound = 1.05;           // of the ratio of instructions
  double bound = 1.05;                      // of the ratio of run times
  std::map<std::string, std::string> calls; // by name of the case: the large call
  bool ownCalls = false;                    // those of the case where there is no large one
};

struct QualitySide {
  uint64_t instructions = 0; // of LLVM IR, after its passes
  uint64_t codeBytes = 0;    // of executable sections
  double compile = 0;        // nanoseconds: lower, translate, passes, code generation
  double run = 0;            // nanoseconds of all calls, the mean over places of the median
};

struct QualityRow {
  std::string name;  // of the case
  std::string error; // nothing was measured
  std::array<QualitySide, 2> sides;
  bool sameCode = false; // byte for byte: a difference of run times says nothing
  double runs = 1;       // ratio of run times, of runs next to each other
  unsigned rounds = 0;   // of repetitions
  double instructionRatio() const;
  double sizeRatio() const;
  double compileRatio() const;
  double runRatio() const { return sameCode ? 1 : runs; }
  bool exceeds(const QualityConfig &config) const {
    return error.empty() && (instructionRatio() > config.instructionBound || runRatio() > config.bound);
  }
};

struct QualityReport {
  std::vector<QualityRow> rows;
  bool interrupted = false;
  std::string sandbox; // what of it was missing, as sandboxText() has it
  /// The geometric mean of a ratio over rows without an error; 1 without rows.
  double mean(double (QualityRow::*ratio)() const) const;
  size_t exceeding(const QualityConfig &config) const;
  size_t failed() const;
};

/// Reads the table of large calls: `NAME: CALL-RANDOM text`, `#` starts a
/// comment line. Errors are "path:line: what".
llvm::Error readLargeCalls(llvm::StringRef path, std::map<std::string, std::string> &calls);

/// Measures one case file. What other work does to the machine lasts longer than a
/// run, so runs are compared with the one next to them. The ratio of run times is the
/// geometric mean, over places of the code in a line of the cache, of the median of
/// the ratios there. What is above the bound is measured once more at each place
/// before it counts.
QualityRow measureQuality(Worker &worker, llvm::StringRef path, const QualityConfig &config);

/// Quiet: of the rows, those above a bound or not measured.
void printQuality(llvm::raw_ostream &os, const QualityReport &report, const QualityConfig &config, bool colour,
                  Detail detail);
void writeQualityJSON(llvm::raw_ostream &os, const QualityReport &report, const QualityConfig &config);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_QUALITY_QUALITY_H
