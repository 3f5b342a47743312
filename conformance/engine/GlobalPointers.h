//===-- GlobalPointers.h - addresses in globals as facts ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No two engines have the same addresses. Where the type of a mutable global has
// a pointer, all engines put a number for what it points to; where the reference
// machine sees an address elsewhere, or one that says nothing to others, its
// bytes become undef, so that they are not compared.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINE_GLOBALPOINTERS_H
#define MEMREF_CTS_CONFORMANCE_ENGINE_GLOBALPOINTERS_H

#include "conformance/engine/LeafPlan.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace memref_cts::conformance {

/// Byte offsets of pointers in one global.
using PointerOffsets = std::vector<uint64_t>;

/// One for each of Outcome::globals, from the types of the source program.
std::vector<PointerOffsets> pointersOfGlobals(const refrt_program *source);

/// Facts instead of the addresses at `offsets`.
void showPointers(const PointerOffsets &offsets, MemoryView &memory, Bytes &bytes);

/// The same on the reference machine, where addresses that `saysNothing` holds
/// for (one past the end of something) are marked instead.
void showPointersOfReference(const PointerOffsets &offsets, MemoryView &memory,
                             llvm::function_ref<bool(uint64_t)> saysNothing, Bytes &bytes);

/// Marks the aligned words of bytes of the reference machine that are addresses.
void hideAddresses(const refrt_layout &layout, llvm::function_ref<bool(uint64_t)> isAddress, Bytes &bytes);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINE_GLOBALPOINTERS_H
