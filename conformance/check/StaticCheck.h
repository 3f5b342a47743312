//===-- StaticCheck.h - CHECK lines of a case file ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches the CHECK lines of a case against lowered IR, with LLVM's own FileCheck, and
// its WARNING lines against what the lowering said. Must not look at the IR in any
// other way.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_STATICCHECK_H
#define MEMREF_CTS_CONFORMANCE_CHECK_STATICCHECK_H

#include "conformance/check/lower/Job.h"
#include "conformance/check/lower/ReportBuilder.h"

namespace memref_cts::conformance {

/// Agree, with what each line matches if that `isShown`, or Differ with the first line
/// that does not match. A CHECK line that FileCheck cannot read is an error with its
/// position.
llvm::Expected<Verdict> checkLines(const CaseFile &file, llvm::StringRef ir, bool isShown);

/// The CHECK and WARNING lines of the plan's case under all lowerings. Where the case
/// makes no call, code is made all the same.
void checkStatic(Job &job, const Plan &plan, ReportBuilder &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_STATICCHECK_H
