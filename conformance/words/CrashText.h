//===-- CrashText.h - what a dying program says ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From standard error of a process that is no more to fields: the assertion or error that
// it died of, and the innermost functions of its stack. The fields tell two crashes apart.
// They decide no verdict.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_CRASHTEXT_H
#define MEMREF_CTS_CONFORMANCE_WORDS_CRASHTEXT_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

struct Cause;

/// Most functions that are kept of a stack.
inline constexpr size_t kMostFrames = 3;

/// What a crash left on standard error.
struct CrashText {
  /// The line that says why, for people; "": there is none.
  std::string line;
  /// Its words without names of files, numbers and addresses: "assertion-isPrefix-of-a".
  std::string complaint;
  /// Innermost first, without arguments, addresses and numbers. Functions that end a process, and
  /// those that print the stack, are left out.
  std::vector<std::string> frames;
};

/// Reads what glibc, LLVM and the sanitizers print. Any other text has no fields.
CrashText readCrash(llvm::StringRef text);

/// Fills the fields of a cause that are not filled yet. Returns CrashText::line.
std::string describeCrash(llvm::StringRef text, Cause &cause);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_CRASHTEXT_H
