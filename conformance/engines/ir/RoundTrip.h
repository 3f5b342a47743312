//===-- RoundTrip.h - lowered modules through LLVM IR ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side of engine ref-ir: a lowered unit becomes LLVM IR, as for native code. It goes through
// LLVM's passes if a level is asked for. Then it comes back as a program of the reference machine.
// Generates no code and runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_IR_ROUNDTRIP_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_IR_ROUNDTRIP_H

#include "conformance/units/Units.h"

namespace memref_cts::conformance {

/// As in Worker::roundTrip; `unit` is null if it is not loaded.
LowerReply roundTrip(WorkerUnit *unit, unsigned level, uint32_t form, StageTimes &times);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_IR_ROUNDTRIP_H
