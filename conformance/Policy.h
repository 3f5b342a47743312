//===-- Policy.h - how the numbers of a case are judged ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `// ULP: N` and `// COMPLEX-DIVISION: basic` say. They are about numbers, not
// about the lowering, which never sees them; reference machine and comparison do.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_POLICY_H
#define MEMREF_CTS_CONFORMANCE_POLICY_H

#include <cstdint>
#include <string>

namespace memref_cts::conformance {

/// How far numbers may differ, where a case says so.
struct NumberPolicy {
  static constexpr unsigned kMaxUlp = 1u << 20;
  uint64_t ulp = 0;                  // units in the last place that an approximate result may be off; 0: bits decide
  bool basicComplexDivision = false; // complex numbers are divided by the basic formula, else not at all

  /// In words, "" where nothing is said.
  std::string text() const;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_POLICY_H
