//===-- LoweredText.h - the name of the text of a lowered module -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a command printed is no file. Locations in it have this name, and no source file has it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_LOWEREDTEXT_H
#define MEMREF_CTS_CONFORMANCE_WORDS_LOWEREDTEXT_H

#include "llvm/ADT/StringRef.h"

namespace memref_cts::conformance {

/// Of Location::file, and of MLIR's locations.
inline constexpr llvm::StringLiteral kLoweredText = "<lowered>";

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_LOWEREDTEXT_H
