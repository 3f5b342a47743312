//===-- RowProblem.h - where a row of waivers is wrong ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is wrong, and the key that says it. Knows nothing of rows.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WAIVERS_ROWPROBLEM_H
#define MEMREF_CTS_CONFORMANCE_WAIVERS_ROWPROBLEM_H

#include <cstddef>
#include <string>
#include <vector>

namespace memref_cts::conformance {

struct RowProblem {
  std::string what = ""; // "": nothing
  std::string key = "";  // of the row; "": the row as a whole
  size_t line = 0;       // of the list that the key has, from 1; 0: of none
  std::string part = ""; // the key in that line

  explicit operator bool() const { return !what.empty(); }
  /// "explains, line 1, operation: there is no operation 'nosuch.op'"
  std::string text() const;
  /// Where it is in a file, as lineOfYaml takes it. `row`: its number, from 0.
  std::vector<std::string> path(size_t row) const;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WAIVERS_ROWPROBLEM_H
