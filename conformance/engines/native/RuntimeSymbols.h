//===-- RuntimeSymbols.h - functions of the runtime -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Those that lowered code may call though its source does not: names and types. Where they are
// is not known here.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_RUNTIMESYMBOLS_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_RUNTIMESYMBOLS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DerivedTypes.h"

namespace memref_cts::conformance {

struct RuntimeSymbol {
  const char *executable; // ... in an executable, after "memref_cts_rt_"
  const char *result;     // "p" pointer, "i" i32, "v" void
  const char *operands;   // "p" pointer, "s" size, "x" index, "i" i32
};

/// The row of that name, or nullptr.
const RuntimeSymbol *findRuntimeSymbol(llvm::StringRef name);

llvm::FunctionType *runtimeType(const RuntimeSymbol &symbol, unsigned sizeBits, unsigned indexBits,
                                llvm::LLVMContext &context);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_RUNTIMESYMBOLS_H
