//===-- VectorMemory.h - vectors that come from memory and go there *- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Statements that read and write several elements of a view at once.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_VECTORMEMORY_H
#define MEMREF_CTS_FUZZ_GENERATE_VECTORMEMORY_H

#include "fuzz/generate/FunctionBuilder.h"

namespace memref_cts::fuzz {

/// Lanes along the last dimension of a view: all of them, those that are on, or those that
/// are on from and to elements side by side.
void accessRow(FunctionBuilder &f, bool writes);
/// All lanes of two dimensions, along the last two of a view.
void accessBox(FunctionBuilder &f);
void transfer(FunctionBuilder &f, bool writes);
void gather(FunctionBuilder &f);
void scatter(FunctionBuilder &f);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_VECTORMEMORY_H
