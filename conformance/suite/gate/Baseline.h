//===-- Baseline.h - the file that is committed -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A snapshot as text that reviews and merges see row by row, and back. Whether a run
// is as the baseline says is none of its business.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_GATE_BASELINE_H
#define MEMREF_CTS_CONFORMANCE_SUITE_GATE_BASELINE_H

#include "conformance/suite/gate/Snapshots.h"

namespace memref_cts::conformance {

/// A baseline; errors carry `path` and a line. Rows whose trap is kUnknown are an error, unless
/// the baseline is read to be rewritten.
llvm::Expected<Snapshot> parseBaseline(llvm::StringRef path, llvm::StringRef text, bool forUpdate = false);
/// One row a line, sorted, the same bytes for the same snapshot.
std::string baselineText(const Snapshot &snapshot);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_GATE_BASELINE_H
