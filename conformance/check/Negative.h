//===-- Negative.h - modules that must be refused ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NEGATIVE cases, and neighbours of cases that must be accepted. Runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_NEGATIVE_H
#define MEMREF_CTS_CONFORMANCE_CHECK_NEGATIVE_H

#include "conformance/check/lower/Job.h"
#include "conformance/check/lower/ReportBuilder.h"

namespace memref_cts::conformance {

/// A NEGATIVE case of another phase than run; `load`: what the reader says of it.
void checkNegative(Job &job, const Plan &plan, const Reply &load, ReportBuilder &report);

/// A neighbour that is no module is an error of the case, whatever a lowering says of
/// the case; one that kills MLIR is a finding. False: nothing can be said with it. Of
/// what MLIR itself refuses, checkNegative judges the neighbour as well.
bool loadNeighbour(Job &job, const Plan &plan, ReportBuilder &report);

/// Whether a lowering that refused the case refuses what its clause is about, or an
/// operation that the neighbour has as well.
void checkAcceptance(Job &job, const Plan &plan, ReportBuilder &report);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_NEGATIVE_H
