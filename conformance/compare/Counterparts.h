//===-- Counterparts.h - what stands for what in two outcomes -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Heap blocks, private globals and private functions of one outcome have other numbers
// or names than those of another. Facts that both saw tell which is which. Whether they
// agree is not decided here.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_COMPARE_COUNTERPARTS_H
#define MEMREF_CTS_CONFORMANCE_COMPARE_COUNTERPARTS_H

#include "conformance/words/Outcome.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <optional>
#include <vector>

namespace memref_cts::conformance {

/// The calls that nobody may add, leave out or exchange.
std::vector<const CallEvent *> observableCalls(const Outcome &outcome);

/// Which heap block of an outcome stands for which one of the reference. Both count the
/// blocks that they meet, which says nothing. A memref.realloc may move a block or leave it
/// where it is, so that one block of `got` may stand for several of the reference.
///
/// The same for private globals and functions, whose names say as little: one stands for
/// what it was first seen for, and for no other.
class Counterparts {
public:
  Counterparts(const refrt_program *program, const Outcome &reference, const Outcome &got);
  bool isSame(uint32_t expected, uint32_t got) const {
    llvm::DenseMap<uint32_t, uint32_t>::const_iterator found = images.find(expected);
    return found != images.end() && found->second == got;
  }
  /// Facts about globals.
  bool isSameGlobal(const PointerFact &expected, const PointerFact &got) const;
  bool isSameFunction(uint32_t expected, uint32_t got) const;
  /// What stands for a private global, if that is known.
  std::optional<uint32_t> imageOf(uint32_t expected) const {
    llvm::DenseMap<uint32_t, uint32_t>::const_iterator found = globalImages.find(expected);
    return found == globalImages.end() ? std::nullopt : std::optional(found->second);
  }
  /// A block of the reference that has no bytes.
  bool isEmpty(uint32_t expected) const { return expected < empty.size() && empty[expected]; }
  void meet(const PointerFact &expected, const PointerFact &got);

private:
  bool isPrivate(uint32_t global) const { return global < privateAt.size() && privateAt[global]; }
  /// Whether nobody but the source's own module knows the function.
  bool isPrivateFunction(uint32_t function) const {
    const refrt_function_info *info = refrt_program_function(program, function);
    return info && info->num_blocks != 0 && (info->flags & REFRT_FUNCTION_PRIVATE) != 0;
  }
  /// Facts in the order in which they were seen.
  void meet(llvm::ArrayRef<Fact> expected, llvm::ArrayRef<Fact> got);
  void meet(uint32_t expected, uint32_t got);
  /// Whether a global of `got` is a section of an object (kObjectPrefix).
  bool isSection(uint32_t got) const;

  const refrt_program *program;
  llvm::ArrayRef<uint32_t> origins;
  const std::vector<bool> &empty;
  llvm::SmallVector<bool> privateAt;        // mutable ones of the source, by index of a fact
  llvm::ArrayRef<std::string> otherGlobals; // of `got`
  /// Of constants of the reference, where in which section they lie.
  std::map<uint32_t, std::pair<uint32_t, int64_t>> placesInSections;
  llvm::DenseMap<uint32_t, uint32_t> globalImages, globalOwners;
  llvm::DenseMap<uint32_t, uint32_t> functionImages, functionOwners;
  llvm::DenseMap<uint32_t, uint32_t> images;  // block of the reference -> block of the outcome
  llvm::DenseMap<uint32_t, uint32_t> owners;  // block of the outcome -> origin of what it stands for
  llvm::DenseMap<uint32_t, uint32_t> current; // origin -> last block that stood for it
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_COMPARE_COUNTERPARTS_H
