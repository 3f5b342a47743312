//===-- MachineCallees.cpp - callees that read the machine's memory -------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// External functions over memrefs, through the checked loads of the reference
// machine. dot.c has them a second time; they must not share code.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/ref/MachineCallees.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace memref_cts::conformance;

refrt_status memref_cts::conformance::callDotOnMachine(refrt_vm *vm, const FunctionPlan &plan, refrt_type f32,
                                                       const refrt_value *args, refrt_value *result,
                                                       refrt_outcome *outcome) {
#pragma STDC FP_CONTRACT OFF
  unsigned bits = refrt_program_layout(refrt_vm_program(vm))->index_bits;
  struct {
    refrt_value base;
    int64_t offset, size, stride;
  } view[2];
  for (int i = 0; i < 2; ++i) {
    const refrt_value *d = args + ptrdiff_t(5) * i;
    for (int k = 1; k < 5; ++k) {
      if (d[k].state == REFRT_DEPENDS) {
        outcome->kind = REFRT_REFUSED;
        outcome->undecided = 1;
        std::snprintf(outcome->message, sizeof outcome->message,
                      "undef: not decided for every choice: descriptor %d passed to '%s' is dependent on undef", i,
                      plan.name.c_str());
        return REFRT_E_INVALID;
      }
      if ((d[k].state & REFRT_UNDEF) != 0) {
        outcome->kind = REFRT_TRAPPED;
        outcome->trap = REFRT_TRAP_POISON_ACCESS;
        std::snprintf(outcome->message, sizeof outcome->message, "descriptor %d passed to '%s' is not defined", i,
                      plan.name.c_str());
        return REFRT_E_INVALID;
      }
    }
    view[i] = {d[1], llvm::SignExtend64(d[2].lo, bits), llvm::SignExtend64(d[3].lo, bits),
               llvm::SignExtend64(d[4].lo, bits)};
  }
  int64_t count = std::min(view[0].size, view[1].size);
  float sum = 0.0f;
  uint32_t state = REFRT_DEFINED;
  for (int64_t i = 0; i < count; ++i) {
    float operand[2];
    for (int k = 0; k < 2; ++k) {
      refrt_value at = view[k].base;
      at.lo += uint64_t(view[k].offset + i * view[k].stride) * 4;
      refrt_value leaf = {};
      refrt_status status = refrt_vm_load(vm, at, f32, &leaf, outcome);
      if (status != REFRT_OK)
        return status;
      if ((leaf.state & REFRT_UNDEF) != 0 && state != REFRT_POISON)
        state = leaf.state == REFRT_DEPENDS ? REFRT_DEPENDS : REFRT_POISON;
      operand[k] = llvm::bit_cast<float>(uint32_t(leaf.lo));
    }
    float product = operand[0] * operand[1];
    sum = sum + product;
  }
  if (state == REFRT_DEFINED && std::isnan(sum))
    state = REFRT_ANY_NAN;
  *result = {llvm::bit_cast<uint32_t>(sum), 0, state, 0};
  return REFRT_OK;
}
