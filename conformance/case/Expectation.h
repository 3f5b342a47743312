//===-- Expectation.h - an outcome against what a case says -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks of outcomes with values worked out by hand, in any engine.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_EXPECTATION_H
#define MEMREF_CTS_CONFORMANCE_CASE_EXPECTATION_H

#include "conformance/case/Call.h"
#include "conformance/words/Verdict.h"

namespace memref_cts::conformance {

/// Checks an outcome against the expectation of the call. Agree, also where nothing is
/// expected; Differ or TrapDiffer; Inconclusive where a budget ended the run. The call
/// gives the views for `after`. With `ulp` floats may be so many units in the last place
/// away.
Verdict checkExpectation(const refrt_program *program, const Call &call, const Input &input, const Outcome &outcome,
                         uint64_t ulp = 0);

/// Checks that a trap of the source program is where the case says and of the
/// operation that it names. `line`: on which it is, 0 where nothing traps.
Verdict checkTrapPlace(llvm::StringRef path, const Call &call, const Outcome &outcome, unsigned &line);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_EXPECTATION_H
