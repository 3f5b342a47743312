//===-- Operations.h - what cases show of each operation ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each operation that the encoder knows: in which case files the reference
// machine executed it, which of its traps they reached, and how exact its result
// is. Counts what ran, not what is written in a file. Must not judge outcomes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_OPERATIONS_OPERATIONS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_OPERATIONS_OPERATIONS_H

#include "conformance/Worker.h"
#include "lowering/Encode.h"

#include <map>
#include <set>

namespace memref_cts::conformance {

enum class Detail : uint8_t;

struct OperationRow {
  lowering::EncodedOperation operation;
  uint64_t steps = 0;                   ///< instructions of it that were executed
  std::set<std::string> files;          ///< in which they were
  std::map<refrt_trap, uint64_t> traps; ///< calls that ended at it
  std::set<refrt_trap> possible;        ///< by operations.def
  std::string never;                    ///< why it is not executed in its own name; "": it is
  std::string inexact;                  ///< how; "": exact

  /// What the cases do not show, one text each; empty for refused operations.
  std::vector<std::string> gaps() const;
};

class OperationTable {
public:
  OperationTable();
  /// Runs the calls of a case file. Random lines make `random` calls, or their own count. The error
  /// is one of the harness; a refused file is kept in refused().
  llvm::Error addFile(Worker &worker, llvm::StringRef path, std::optional<uint64_t> random,
                      std::optional<uint64_t> seed, const RunLimits &limits);

  const std::vector<OperationRow> &rows() const { return all; }
  /// Files that could not be encoded, with the reason.
  const std::vector<std::pair<std::string, std::string>> &refused() const { return refusals; }
  uint64_t calls() const { return numCalls; }
  std::string sandbox; ///< what of it was missing, as sandboxText() has it

private:
  OperationRow *find(llvm::StringRef name);
  std::vector<OperationRow> all;
  std::map<std::string, size_t, std::less<>> index;
  std::vector<std::pair<std::string, std::string>> refusals;
  uint64_t numCalls = 0;
};

/// Quiet: only the rows with gaps, and the sums. Verbose: also the files of each row.
void printOperations(llvm::raw_ostream &os, const OperationTable &table, Detail detail);
void writeOperationsMarkdown(llvm::raw_ostream &os, const OperationTable &table);
void writeOperationsJSON(llvm::raw_ostream &os, const OperationTable &table);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_OPERATIONS_OPERATIONS_H
