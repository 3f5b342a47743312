//===-- SourceIR.h - what a source says in LLVM dialect ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whose fault code is that LLVM rejects. Must not look at what the lowering made.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SOURCEIR_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SOURCEIR_H

#include "conformance/engines/native/NativeModule.h"

namespace memref_cts::conformance {

/// Whether the part of a unit's source that is LLVM dialect already, with the types of
/// that dialect in signatures, is LLVM IR: if not, no lowering makes it so.
bool isSourceTranslatable(const Building &unit, llvm::LLVMContext &context);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SOURCEIR_H
