//===-- FirstWrongPass.h - which pass is the first wrong one -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call is made on what each pass of a list left. What is wrong from one pass to the end
// is its fault; what is only wrong in between is the fault of how that code was finished.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_LOWER_FIRSTWRONGPASS_H
#define MEMREF_CTS_CONFORMANCE_CHECK_LOWER_FIRSTWRONGPASS_H

#include "conformance/words/Verdict.h"

#include <optional>
#include <string>

namespace memref_cts::conformance {

class FirstWrongPass {
public:
  /// What the call shows after the next pass; nullptr: that code cannot be run.
  void next(const std::string &pass, const Verdict *verdict);
  /// Number of the pass, counted from 0; none: no single pass shows it.
  std::optional<size_t> number() const { return wrong; }
  /// Passes before it, or all of them, after which nothing is known: "a, b".
  const std::string &unknown() const { return before; }

private:
  size_t count = 0;
  std::optional<size_t> wrong;
  std::string before;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_LOWER_FIRSTWRONGPASS_H
