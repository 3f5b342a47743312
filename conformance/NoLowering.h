//===-- NoLowering.h - what is under no lowering -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cells, findings, waivers and rows of baselines name a lowering. Those of the source
// program alone, which the reference machine runs, have this name instead.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_NOLOWERING_H
#define MEMREF_CTS_CONFORMANCE_NOLOWERING_H

#include "llvm/ADT/StringRef.h"

namespace memref_cts::conformance {

/// In place of the name of a lowering.
inline constexpr llvm::StringLiteral kNoLowering = "-";

/// Whether what has that name of a lowering is about the source program alone.
inline bool isNoLowering(llvm::StringRef lowering) { return lowering == kNoLowering; }

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_NOLOWERING_H
