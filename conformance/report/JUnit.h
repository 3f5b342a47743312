//===-- JUnit.h - reports for CI hosts ---------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites of test cases as JUnit XML. Must not know what is tested.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_JUNIT_H
#define MEMREF_CTS_CONFORMANCE_JUNIT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace memref_cts::conformance {

/// A test in a report.
struct JUnitCase {
  /// How it ended; Errored: it could not be run.
  enum CaseEnd : uint8_t { Passed, Failed, Errored, Skipped };
  std::string className, name;
  std::optional<double> seconds;
  CaseEnd end = Passed;
  std::string message; // why it did not pass
  std::string text;    // more of it
  std::string output;
};

/// Tests that belong together, with properties.
struct JUnitSuite {
  std::string name;
  std::optional<double> seconds;
  std::vector<std::pair<std::string, std::string>> properties;
  std::vector<JUnitCase> cases;
};

/// `name`: of all suites. Bytes that XML 1.0 cannot hold become '?'.
void writeJUnit(llvm::raw_ostream &os, llvm::StringRef name, llvm::ArrayRef<JUnitSuite> suites);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_JUNIT_H
