//===-- ClauseState.cpp - words for states of clauses ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As reports have them.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/ClauseState.h"

#include "llvm/Support/ErrorHandling.h"

using namespace memref_cts::conformance;

const char *memref_cts::conformance::name(ClauseState state) {
  switch (state) {
  case ClauseState::Untested:
    return "untested";
  case ClauseState::Elsewhere:
    return "elsewhere";
  case ClauseState::Passed:
    return "passed";
  case ClauseState::NotAsked:
    return "not-asked";
  case ClauseState::Skipped:
    return "skipped";
  case ClauseState::NotBuilt:
    return "not-built";
  case ClauseState::Library:
    return "library";
  case ClauseState::Inconclusive:
    return "inconclusive";
  case ClauseState::Refused:
    return "refused";
  case ClauseState::Waived:
    return "waived";
  case ClauseState::Failed:
    return "failed";
  }
  return "unknown";
}
