//===-- Control.h - branches, loops and calls -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks around what others emit, and statements that branch and call.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_CONTROL_H
#define MEMREF_CTS_FUZZ_GENERATE_CONTROL_H

#include "fuzz/generate/FunctionBuilder.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace memref_cts::fuzz {

/// Runs `inside` under condition `condition` (unless it is ""), merging the
/// value that `inside` returns with `otherwise`, both of `type`.
std::string guarded(FunctionBuilder &f, const std::string &condition, const std::string &type,
                    const std::string &otherwise, llvm::function_ref<std::string()> inside);
/// Loops over all elements; `inside` gets the indices and the carried value
/// of `type` and returns the next one.
std::string
forEachElement(FunctionBuilder &f, const GeneratedView &view, const std::string &type, const std::string &initial,
               llvm::function_ref<std::string(const std::vector<std::string> &, const std::string &)> inside);

void diamond(FunctionBuilder &f);
void switchOver(FunctionBuilder &f);
/// Of a private function of the module that is made for it.
void callHelper(FunctionBuilder &f);
/// Of a function that is declared only.
void callExternal(FunctionBuilder &f);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_CONTROL_H
