//===-- Program.h - edits of a module in reduction ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module and the numbered ways to make it smaller. Edits work on copies and
// may fail; whether the result is still interesting is not decided here.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_REDUCE_PROGRAM_H
#define MEMREF_CTS_FUZZ_REDUCE_PROGRAM_H

#include "llvm/ADT/StringRef.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace memref_cts::fuzz {

class ModuleEditor {
public:
  ModuleEditor();
  ~ModuleEditor();
  /// False when the text does not parse.
  bool parse(llvm::StringRef text);
  /// From here on edits leave operations whose results nobody uses: a finding may be
  /// that they are there.
  void keepUnused();
  unsigned operations() const;
  std::string print() const;
  /// Names of all operations but the module, sorted, each once.
  std::vector<std::string> names() const;

  /// Removes the operations numbered [from, from + count) in the order of the
  /// text, where they can be; values still used become constants or values of
  /// the same type. Nothing when none of them could go.
  std::optional<std::string> withoutOperations(unsigned from, unsigned count) const;
  /// The edges of all branches, numbered: every branch becomes one of them.
  unsigned numEdges() const;
  std::optional<std::string> withEdge(unsigned number) const;
  /// Conditional branches that head loops: the loop runs once, without asking,
  /// with its index at `index`.
  unsigned numLoops() const;
  std::optional<std::string> withLoopOnce(unsigned number, int64_t index) const;
  /// Operation `number` gives way to its first operand of the same type.
  std::optional<std::string> withOperand(unsigned number) const;
  /// The integer or index that operation `number` computes becomes `value`.
  std::optional<std::string> withConstant(unsigned number, int64_t value) const;
  /// Removes functions and globals that `entry` does not need, public ones too.
  std::optional<std::string> withOnly(llvm::StringRef entry) const;
  /// Removes function or global `number`, if no other needs it.
  unsigned numSymbols() const;
  std::optional<std::string> withoutSymbol(unsigned number) const;
  /// Structured control flow becomes branches, by the passes that the tool lowers it
  /// with (kStructuralPasses).
  std::optional<std::string> withoutStructure() const;
  /// Equal operations become one.
  std::optional<std::string> withoutDuplicates() const;
  /// Block arguments of integer or index type: one becomes the constant `value`.
  unsigned numBlockArguments() const;
  std::optional<std::string> withBlockArgument(unsigned number, int64_t value) const;
  /// Drops result `number` of function `entry`.
  std::optional<std::string> withoutResult(llvm::StringRef entry, unsigned number) const;
  /// Drops argument `number` of `entry`, if nothing uses it.
  std::optional<std::string> withoutArgument(llvm::StringRef entry, unsigned number) const;
  /// Functions that calls from outside reach, by name.
  std::vector<std::string> publicFunctions() const;
  unsigned numResults(llvm::StringRef entry) const;
  unsigned numArguments(llvm::StringRef entry) const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_REDUCE_PROGRAM_H
