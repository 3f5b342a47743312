//===-- CheckCalls.h - the calls of a case -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk for one target: the entries of a case, called by themselves and through
// their C wrappers; each phase in its order.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_CHECKCALLS_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_CHECKCALLS_H

#include "conformance/check/run/MakeEngines.h"

#include <set>

namespace memref_cts::conformance {

/// What the walk over a case has met, and says once at the end.
struct Met {
  std::set<unsigned> trapLines; // where expected traps were
  struct Failure {
    Plan plan;
    Stage step;
    Reply reply;
  };
  std::vector<Failure> together; // of modules that were looked at function by function
  std::set<std::pair<const LoweringSpec *, Reply::Status>> explained; // ... and how a function ended
};

/// `load`: what the reader says of the case for the plan's target. Calls of functions
/// that the reference machine refuses are counted, and those of the others made.
llvm::Error checkCalls(Job &job, const Plan &plan, const LoadReply &load, ReportBuilder &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_CHECKCALLS_H
