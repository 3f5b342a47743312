//===-- Repair.h - rewriting what a lowering made ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How the known fault of a lowering is mended in the module that it makes: a list
// of steps over the module's text. Each step changes only lines that the operations of
// its row were lowered to. Knows nothing of what the text says.
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
  /// Globs over names of source operations: a step changes no line that others were
  /// lowered to. Empty: it changes all lines.
  std::vector<std::string> operations = {};
  /// No line is changed unless a location names one of `operations`.
  bool onlyLocated = false;
};

/// What a line of a lowered module was made from.
struct LineOrigin {
  std::vector<std::string> operations; // of the source module
  /// Whether the line's location names them. Else they are all operations that the
  /// line can be made from: those of its function, or of the module.
  bool exact = false;
};

/// What is wrong with a step, or "".
std::string repairProblem(const RepairStep &step);

/// The text after all steps, one after the other. `changes`: in how many places each
/// of them matched. Linear in the text for each step. The steps have no problem.
std::string repaired(llvm::StringRef text, llvm::ArrayRef<RepairStep> steps, std::vector<uint64_t> &changes);

/// The same, where `origins` says what each line was made from. A place has no line of
/// other operations than the step's, and one of these operations. `unlimited`: in how many
/// places of each step no line's location named one, whether these are changed or not.
std::string repaired(llvm::StringRef text, llvm::ArrayRef<const LineOrigin *> origins, llvm::ArrayRef<RepairStep> steps,
                     std::vector<uint64_t> &changes, std::vector<uint64_t> &unlimited);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_REPAIR_H
