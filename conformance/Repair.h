//===-- Repair.h - rewriting what a lowering made ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How the known fault of a lowering is mended in the module that it makes: a list
// of steps over the module's text. Knows nothing of what the text says.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_REPAIR_H
#define MEMREF_CTS_CONFORMANCE_REPAIR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// What matches `lines` is replaced with `by`, once in each place.
struct RepairStep {
  /// An extended regular expression over as many lines in a row as it has itself.
  std::string lines;
  /// \1 to \9 are groups, \# is a number that no other place gets, \\ is a backslash.
  std::string by;
};

/// What is wrong with a step, or "".
std::string repairProblem(const RepairStep &step);

/// The text after all steps, one after the other. `changes`: in how many places each
/// of them matched. Linear in the text for each step. The steps have no problem.
std::string repaired(llvm::StringRef text, llvm::ArrayRef<RepairStep> steps, std::vector<uint64_t> &changes);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_REPAIR_H
