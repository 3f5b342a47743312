//===-- Reduce.h - smaller cases of the same finding --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two levels: the program (functions, branches, operations, results, arguments)
// and the data of the call (sizes, strides, offsets, contents). A candidate is
// kept when the reference machine finds it defined and it still has a finding of
// the same signature; the best one so far is what an interrupt leaves.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_REDUCE_H
#define MEMREF_CTS_FUZZ_REDUCE_H

#include "conformance/Check.h"

#include <functional>

namespace memref_cts::fuzz {

struct ReduceOptions {
  unsigned maxTests = 3000; // checks of candidates
  std::string path = "case.mlir"; // what errors call the case
  /// Called after each kept candidate.
  std::function<void(unsigned tests, unsigned operations)> progress;
};

struct Reduced {
  std::string text; // a case file with one CALL line, or a CALL-RANDOM line of one call
  std::string signature;
  unsigned operations = 0;         // terminators and functions included, the module not
  unsigned originalOperations = 0; // before
  unsigned tests = 0;
  bool interrupted = false; // smaller cases may be left
};

/// Reduces the case `text`. With an empty `signature` the first finding about a
/// lowering counts. An error, with the path, when the case has no such finding, or when
/// `stop` was true before it was seen.
llvm::Expected<Reduced> reduceCase(llvm::StringRef text, const conformance::CheckConfig &config,
                                   llvm::StringRef signature, const ReduceOptions &options,
                                   const std::function<bool()> &stop);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_REDUCE_H
