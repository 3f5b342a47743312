//===-- CodeOnly.h - code that is made and not run ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the reference machine refuses is lowered and compiled all the same: a crash or
// an invalid module is a finding.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_CODEONLY_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_CODEONLY_H

#include "conformance/check/run/CheckCalls.h"

namespace memref_cts::conformance {

/// How far a request went.
struct Made {
  Reply reply;
  Stage step = StepKind::Lower;
  bool fromLLVMIR = false; // a command translated by itself
};

/// Code that is not run, of a unit that is lowered.
Reply compileOnly(Job &job, const Plan &plan, uint32_t unit);
/// Lowers a unit that is loaded, or one function of it, and makes code of it that is not
/// run.
Made makeCode(Job &job, const Plan &plan, uint32_t unit, llvm::StringRef only = "");

/// A case that the reference machine refuses.
void checkRefused(Job &job, const Plan &plan, const Refusal &why, ReportBuilder &report);

/// Calls of functions that the reference machine refuses, while others of the module
/// are run: their code was made with that of the others, or is made alone.
void checkRefusedCalls(Job &job, llvm::ArrayRef<LoweredModule> modules, llvm::ArrayRef<RefusedCall> calls, Met &met,
                       ReportBuilder &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_CODEONLY_H
