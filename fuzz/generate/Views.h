//===-- Views.h - views and views of views ----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Views that are in scope, their sizes and indices, and statements that make views of
// them. Each lies inside its source.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_VIEWS_H
#define MEMREF_CTS_FUZZ_GENERATE_VIEWS_H

#include "fuzz/generate/FunctionBuilder.h"

namespace memref_cts::fuzz {

/// One in scope; the youngest is the smallest choice. Null if there is none.
GeneratedView *pickView(FunctionBuilder &f, bool writable, unsigned maxChain, bool wantsDimensions = false,
                        bool crosses = false);
/// The size of dimension `d`.
std::string dim(FunctionBuilder &f, const GeneratedView &view, size_t d);
/// An i1 that says whether `view` has elements; "" when it surely has,
/// nothing when it surely has none.
std::optional<std::string> nonEmpty(FunctionBuilder &f, const GeneratedView &view);
/// An index below the size of dimension `d`, which is not zero.
std::string safeIndex(FunctionBuilder &f, const GeneratedView &view, size_t d);
/// One for each dimension, with commas.
std::string indices(FunctionBuilder &f, const GeneratedView &view);

void subview(FunctionBuilder &f);
void castView(FunctionBuilder &f);
void unrankedRoundTrip(FunctionBuilder &f);
void transposeView(FunctionBuilder &f);
/// The same elements with dimensions permuted and some turned round.
void reinterpretView(FunctionBuilder &f);
/// Offset, sizes and strides become numbers of the program.
void metadata(FunctionBuilder &f);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_VIEWS_H
