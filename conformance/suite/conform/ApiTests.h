//===-- ApiTests.h - GoogleTests that carry clauses -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs what shows clauses of MLIR's API, which no case can.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_APITESTS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_APITESTS_H

#include "conformance/words/ClauseState.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

/// One GoogleTest whose suite has the name of a clause (ADDR_08 is ADDR-08).
struct ApiTest {
  std::string name; // Suite.Test
  std::string clause;
  ClauseState state = ClauseState::Skipped; // Passed, Failed, Waived, NotBuilt; Skipped: not run
  std::string message;
  std::string waiver;      // Waived: Waivers::key of the row
  std::string replay = {}; // a command
};

/// Runs a GoogleTest binary and reads what its clause suites say. A binary that
/// dies fails the clauses it had not finished; one that is missing is an error. Once
/// `stop` is true the binary is ended; nullptr: nobody stops it.
llvm::Expected<std::vector<ApiTest>> runApiTests(llvm::StringRef binary, unsigned timeoutSeconds,
                                                 bool (*stop)() = nullptr);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_APITESTS_H
