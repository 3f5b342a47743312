//===-- Shapes.h - the same memory in another shape -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Statements that make views of another rank, of another type, or of another size.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_SHAPES_H
#define MEMREF_CTS_FUZZ_GENERATE_SHAPES_H

#include "fuzz/generate/FunctionBuilder.h"

namespace memref_cts::fuzz {

void expandView(FunctionBuilder &f);
void collapseView(FunctionBuilder &f);
/// Fresh bytes and elements in them.
void viewOfBytes(FunctionBuilder &f);
/// Memory of another size, with what was in it. No view of the old memory is left.
void reallocate(FunctionBuilder &f);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_SHAPES_H
