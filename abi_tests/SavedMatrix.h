//===-- SavedMatrix.h - what a matrix found, in a file ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a matrix found, cell by cell and without values, as text that reviews see row
// by row, and back. Must not run anything, nor say what is worse than before.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_SAVEDMATRIX_H
#define MEMREF_CTS_ABI_TESTS_SAVEDMATRIX_H

#include "abi_tests/Matrix.h"

#include <map>
#include <set>
#include <tuple>

namespace memref_cts::abi_tests {

/// A caller with a callee, on a target.
struct SavedPair {
  std::string target;
  uint64_t optLevel = 0;
  std::string caller, callee, convention;
  bool operator<(const SavedPair &other) const {
    return std::tie(target, optLevel, caller, callee, convention) <
           std::tie(other.target, other.optLevel, other.caller, other.callee, other.convention);
  }
};

struct SavedCell {
  CellVerdict verdict = CellVerdict::Agree;
  std::set<std::string> fields; // that differ, by their paths
  std::string why;              // as MatrixCell has it
};

struct SavedMatrix {
  std::string environment;
  std::map<SavedPair, std::map<std::string, SavedCell>> pairs; // by family
};

/// `names`: other names of ends.
SavedMatrix savedMatrix(const MatrixReport &report, const MatrixConfig &config,
                        const std::map<std::string, std::string> &names = {});
/// One pair a line, sorted, the same bytes for the same matrix (conformance/schemas/abi-saved.schema.json).
std::string savedText(const SavedMatrix &matrix);
/// Errors carry `path` and a line.
llvm::Expected<SavedMatrix> parseSaved(llvm::StringRef path, llvm::StringRef text);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_SAVEDMATRIX_H
