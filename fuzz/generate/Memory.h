//===-- Memory.h - allocations, loads, stores, copies -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Statements that make memory, and read and write its elements.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_MEMORY_H
#define MEMREF_CTS_FUZZ_GENERATE_MEMORY_H

#include "fuzz/generate/FunctionBuilder.h"

namespace memref_cts::fuzz {

/// Writes each element of the view.
void fillView(FunctionBuilder &f, const GeneratedView &view);

void allocate(FunctionBuilder &f, bool onStack);
void useGlobal(FunctionBuilder &f);
void load(FunctionBuilder &f);
void store(FunctionBuilder &f);
void copy(FunctionBuilder &f);
/// Reads a view element by element, carries a value along, and writes where the
/// elements came from or into another view.
void loopNest(FunctionBuilder &f);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_MEMORY_H
