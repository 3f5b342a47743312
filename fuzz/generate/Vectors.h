//===-- Vectors.h - values of vector type -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectors that are in scope, and statements that need no memory.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_VECTORS_H
#define MEMREF_CTS_FUZZ_GENERATE_VECTORS_H

#include "fuzz/generate/FunctionBuilder.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace memref_cts::fuzz {

/// Whether vectors are of indices, at run-time positions and in memory:
/// upstream's lowering of vectors knows only an index as wide as a pointer.
bool vectorsMeetIndex(const FunctionBuilder &f);
VectorType drawVectorType(FunctionBuilder &f, const std::string &element, unsigned rank);
/// A vector of `type`: one in scope if there is one, else a new one.
std::string vector(FunctionBuilder &f, const VectorType &type);
/// A vector constant, at the start of the function. `lane` gives the value of
/// the lane of a number.
std::string vectorConstant(FunctionBuilder &f, const VectorType &type, llvm::function_ref<std::string(int64_t)> lane);
std::string splat(FunctionBuilder &f, const std::string &scalar, const VectorType &type);
std::string createMask(FunctionBuilder &f, const VectorType &type);

void vectorArithmetic(FunctionBuilder &f);
/// Lanes and rows of vectors, taken out and put in.
void vectorParts(FunctionBuilder &f);
/// The same lanes in another shape or order, or more of them.
void vectorShape(FunctionBuilder &f);
/// Integers alone: what a sum of floats is depends on the order.
void vectorReduction(FunctionBuilder &f);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_VECTORS_H
