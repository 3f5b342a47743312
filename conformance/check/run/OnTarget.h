//===-- OnTarget.h - a case on the aot engine --------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The calls of a case once more for each target, and executables that are left behind.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_ONTARGET_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_ONTARGET_H

#include "conformance/check/run/MakeEngines.h"

namespace memref_cts::conformance {

/// The calls of the case under the data layout of the plan's target.
void checkOnTarget(Job &job, const Plan &plan, ReportBuilder &report);

/// Leaves an executable that judges the same calls by itself: it has to come to
/// the same end.
void leaveSelfChecking(Job &job, Lowered &lowered, llvm::StringRef entry, ReportBuilder &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_ONTARGET_H
