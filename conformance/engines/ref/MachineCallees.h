//===-- MachineCallees.h - functions that read memrefs ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What Callees.h leaves to the machine: functions that read memrefs.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_REF_MACHINECALLEES_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_REF_MACHINECALLEES_H

#include "conformance/boundary/LeafPlan.h"

namespace memref_cts::conformance {

/// cts_dot_f32 over the machine's memory, through its checked loads.
/// REFRT_OK, or what the external callback returns after filling *outcome.
refrt_status callDotOnMachine(refrt_vm *vm, const FunctionPlan &plan, refrt_type f32, const refrt_value *args,
                              refrt_value *result, refrt_outcome *outcome);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_REF_MACHINECALLEES_H
