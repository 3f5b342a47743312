//===-- OutcomeText.h - an outcome for people --------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a call gave, as lines of text. Must not judge it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_OUTCOMETEXT_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_OUTCOMETEXT_H

#include "conformance/words/Outcome.h"

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace memref_cts::conformance {
struct Call;

/// Lines for results and for what memref arguments hold after the call.
/// `allocations` has the machine's number for each pointer of a result, or is empty.
void printResults(llvm::raw_ostream &os, const refrt_program *program, const Call &call, const Outcome &outcome,
                  llvm::ArrayRef<uint32_t> allocations);

/// Lines for the calls of functions outside of the program, in order: the first of
/// them. What is printed is there, too.
void printCalls(llvm::raw_ostream &os, const refrt_program *program, const Outcome &outcome);

/// How the call ended and, if it returned, the same lines.
std::string outcomeText(const refrt_program *program, const Call &call, const Outcome &outcome);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_OUTCOMETEXT_H
