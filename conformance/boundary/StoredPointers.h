//===-- StoredPointers.h - pointers in memory as facts -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No two engines have the same addresses. Where the run of the source program
// left a pointer in memory, all engines put a number for what it points to
// (Outcome.h). A pointer that says nothing to others becomes undef. Every other
// byte is compared as it is. Which bytes are a pointer is never guessed: the
// reference machine knows what was stored as one, the others are told.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_STOREDPOINTERS_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_STOREDPOINTERS_H

#include "conformance/boundary/LeafPlan.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace memref_cts::conformance {

/// The number of the pointer that begins there.
uint64_t readPointer(const refrt_layout &layout, const uint8_t *at);

/// Facts in outcome.buffers and outcome.globals where their marks say that the
/// source program stored pointers; fills outcome.pointers. `saysNothing` holds
/// for addresses that are another thing elsewhere, such as the end of a global.
void findPointers(MemoryView &memory, llvm::function_ref<bool(uint64_t)> saysNothing, Outcome &outcome);

/// The same where the reference found them.
void showPointers(const Input &input, MemoryView &memory, Outcome &outcome);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_STOREDPOINTERS_H
