//===-- Scalars.h - constants and arithmetic --------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars that are in scope, and statements that make others of them.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_SCALARS_H
#define MEMREF_CTS_FUZZ_GENERATE_SCALARS_H

#include "fuzz/generate/FunctionBuilder.h"

namespace memref_cts::fuzz {

/// A value of `type`: one in scope if there is one, else a constant.
std::string scalar(FunctionBuilder &f, const std::string &type);
/// The same of an index.
std::string anyIndex(FunctionBuilder &f);
/// An i1.
std::string compare(FunctionBuilder &f);
/// A value of `type`, made from others.
std::string arithmetic(FunctionBuilder &f, const std::string &type);

void arithmetic(FunctionBuilder &f);
/// A value of another type made from one in scope.
void conversion(FunctionBuilder &f);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_SCALARS_H
