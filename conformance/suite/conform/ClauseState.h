//===-- ClauseState.h - what a run says of a clause -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The states of clauses and of the tests that carry them.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CLAUSESTATE_H
#define MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CLAUSESTATE_H

#include <cstdint>

namespace memref_cts::conformance {

/// Of a clause under a lowering; a clause with several cases has the last of
/// their states in this order, but has not passed where some could not be run.
enum class ClauseState : uint8_t {
  Untested,     // no case and no test
  Elsewhere,    // a unit test of this project, which ctest runs and this run does not
  Skipped,      // has nothing to say about this lowering, or was not reached
  NotBuilt,     // MLIR as it is installed was built without what shows it
  Library,      // MLIR's own parser, verifier or API passes; no lowering was asked
  Passed,       // everything that was compared agrees
  NotAsked,     // of kind `form`, and the lowering rewrites code; all else agrees
  Inconclusive, // cases were run and nothing could be compared
  Refused,      // the lowering does not implement it and says so
  Waived,       // wrong, and a waiver explains it
  Failed
};
/// Whether the lowering did not refuse it, something was compared, and no waiver explains what is wrong. A waived
/// clause counts for itself.
inline bool isImplemented(ClauseState state) { return state == ClauseState::Passed || state == ClauseState::Failed; }
/// Static.
const char *name(ClauseState state);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_CONFORM_CLAUSESTATE_H
