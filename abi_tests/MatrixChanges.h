//===-- MatrixChanges.h - what changed since a matrix was saved ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares two saved matrices cell by cell, and says which changes are worse. Must not
// run anything, nor judge a call.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_MATRIXCHANGES_H
#define MEMREF_CTS_ABI_TESTS_MATRIXCHANGES_H

#include "abi_tests/SavedMatrix.h"

namespace memref_cts::abi_tests {

enum class ChangeKind : uint8_t {
  Disagrees, // it agreed, was not run or is not in the file; or more fields differ; or no hazard explains it any more
  Lost,      // an answer then, none now
  Less,      // fewer fields differ, or a hazard explains it now
  Mended,    // all fields agree
  New        // no answer then; it agrees, or differs as foretold
};

struct CellChange {
  ChangeKind kind;
  SavedPair pair;
  std::string family;
  std::optional<SavedCell> then; // nothing: not in the file
  SavedCell now;
  /// A disagreement, or an answer that is lost and was no finding.
  bool isWorse() const;
};

struct MatrixChanges {
  std::vector<CellChange> cells;
  uint64_t same = 0;                 // also where neither has an answer
  uint64_t notLookedAt = 0;          // cells of the file that are none of this run
  std::set<std::string> missingEnds; // of the file: this run has no end of that name
  uint64_t count(ChangeKind kind) const;
  bool isWorse() const;
};
MatrixChanges compareSaved(const SavedMatrix &then, const SavedMatrix &now);

/// For people: each kind of change with an example, then the counts. `heading` names the file.
void printChanges(llvm::raw_ostream &os, const MatrixChanges &changes, llvm::StringRef heading, bool colour,
                  conformance::Detail detail);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_MATRIXCHANGES_H
