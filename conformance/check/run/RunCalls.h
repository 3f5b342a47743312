//===-- RunCalls.h - phase: calls on every engine ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws the calls of a line, runs them on ref and on the engines that were made,
// compares, asks waivers, counts. Lowers nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_RUN_RUNCALLS_H
#define MEMREF_CTS_CONFORMANCE_CHECK_RUN_RUNCALLS_H

#include "conformance/check/run/CheckCalls.h"

namespace memref_cts::conformance {

/// The calls of `source`, whose entry `reference` and all of `lowereds` run.
void runCalls(Job &job, const ReadCase &read, const CallSource &source, Engine &reference,
              std::vector<Lowered> &lowereds, Met &met, ReportBuilder &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_RUN_RUNCALLS_H
