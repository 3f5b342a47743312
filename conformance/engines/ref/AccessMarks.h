//===-- AccessMarks.h - accesses to globals, heap and stack ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which bytes of globals and of blocks of heap and stack a run accesses, for
// Outcome::accessedGlobals, heapBlocks and stackBlocks. Must not compare. It notes nothing where the lowering may use
// such memory for purposes of its own.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_REF_ACCESSMARKS_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_REF_ACCESSMARKS_H

#include "conformance/words/Outcome.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

#include <optional>
#include <vector>

namespace memref_cts::conformance {

class AccessMarks {
public:
  /// `program` runs, lowered from `source` or the same. `globals`: allocations of the globals
  /// of the source, or REFRT_NONE.
  void plan(const refrt_program *source, const refrt_program *program, llvm::ArrayRef<uint32_t> globals);
  /// Before a run on `vm`.
  void begin(const refrt_vm *vm, Outcome &outcome);
  /// An access to memory that is no buffer.
  void note(const refrt_vm *vm, uint32_t allocation, uint64_t offset, uint64_t size, bool isWrite, Outcome &outcome);
  /// After it. Allocations from `first` on are the run's.
  void finish(const refrt_vm *vm, uint32_t first, Outcome &outcome);

private:
  /// Blocks of one kind, in one run.
  struct Blocks {
    uint64_t number = 0, bytes = 0; // of those that have marks
    bool isTooMuch = false;
  };
  Blocks *blocksOf(const refrt_allocation &memory);
  std::vector<uint8_t> *marksOfBlock(const refrt_vm *vm, uint32_t allocation);

  bool notesHeap = false;
  llvm::DenseMap<uint32_t, uint32_t> allocaOf; // location in the program -> of the same memref.alloca, in the source
  std::vector<uint32_t> globals;               // allocations, none where they are not wanted
  llvm::DenseMap<uint32_t, uint32_t> globalOf; // allocation -> index of `globals`
  Blocks heap, stack;
  /// By allocation; nothing for one that is not noted.
  llvm::DenseMap<uint32_t, std::optional<std::vector<uint8_t>>> marks;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_REF_ACCESSMARKS_H
