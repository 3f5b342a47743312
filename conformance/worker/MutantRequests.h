//===-- MutantRequests.h - what a worker says of mutants --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mutants of a unit that has been lowered, as replies. Runs no code under test.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORKER_MUTANTREQUESTS_H
#define MEMREF_CTS_CONFORMANCE_WORKER_MUTANTREQUESTS_H

#include "conformance/units/Units.h"

namespace memref_cts::conformance {

/// Worker::mutants(). `unit` may be null.
MutantsReply mutantsOf(WorkerUnit *unit, llvm::ArrayRef<std::string> operators);
/// Worker::mutant(). `unit` may be null.
MutantReply mutantOf(WorkerUnit *unit, const MutantSite &site, uint32_t flags);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORKER_MUTANTREQUESTS_H
