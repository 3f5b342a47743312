//===-- NativeSymbols.h - names that native code may refer to ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table for the process, made when first asked for.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVESYMBOLS_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVESYMBOLS_H

#include "conformance/Worker.h"

#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

/// Names and addresses.
using NativeSymbols = std::vector<std::pair<std::string, void *>>;

/// What code is linked with; to be called once, before `nativeSymbols`.
void chooseLibrary(RuntimeLibrary library);
RuntimeLibrary chosenLibrary();
/// Why the library that was chosen is not there, or "".
const std::string &libraryProblem();
/// The functions of MLIR's libraries that are there, whatever was chosen.
const NativeSymbols &mlirSymbols();
/// All that code may refer to.
const NativeSymbols &nativeSymbols();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVESYMBOLS_H
