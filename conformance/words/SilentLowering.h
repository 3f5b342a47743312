//===-- SilentLowering.h - what compared nothing -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lowering under which nothing was compared, and how reports say it. That another lowering works hides it from nobody
// who reads these words.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_SILENTLOWERING_H
#define MEMREF_CTS_CONFORMANCE_WORDS_SILENTLOWERING_H

#include <string>

namespace memref_cts::conformance {

/// A lowering, or another subject, of which no run was compared.
struct SilentLowering {
  std::string lowering; // its label
  std::string why;      // the reason of the first file
  /// "nothing was compared under acme: WHY"
  std::string text() const { return "nothing was compared under " + lowering + ": " + why; }
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_SILENTLOWERING_H
