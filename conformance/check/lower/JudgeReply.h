//===-- JudgeReply.h - what a worker's reply means ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verdicts on steps, which run nothing. Compare.h has those on runs.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_LOWER_JUDGEREPLY_H
#define MEMREF_CTS_CONFORMANCE_CHECK_LOWER_JUDGEREPLY_H

#include "conformance/CheckReport.h"
#include "conformance/Worker.h"
#include "conformance/words/Stage.h"
#include "conformance/words/Verdict.h"

namespace memref_cts::conformance {

/// What a reply of the worker means as a verdict on the lowering.
Verdict verdictOf(const Reply &reply, const Stage &step);
Verdict refusal(Refusal refusal);
/// A refusal by this project, for a reason that its text alone says.
Refusal unsupported(std::string why);
/// Whether what stands against all functions together may be the fault of one of them.
bool mayBeOfOne(const Reply &reply);
/// Whether the module can be lowered, if perhaps not run by the reference machine.
bool isLoaded(const Reply &load);
/// Who is to blame for what stands against a module in a step.
Blame suspects(const Stage &step);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_LOWER_JUDGEREPLY_H
