//===-- AccessMarks.cpp - accesses to globals and the heap -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Marks for each byte. Blocks that are freed keep theirs, so that a run has a limit.
//
//===----------------------------------------------------------------------===//

#include "conformance/engines/ref/AccessMarks.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace memref_cts::conformance;

/// Of one run. The heap of one that has more is not compared.
static constexpr size_t kMostBlocks = 256;
static constexpr uint64_t kMostBlockBytes = uint64_t(1) << 20;

/// Whether functions of the source give back unranked memrefs: a lowering makes heap blocks
/// for their descriptors.
static bool returnsUnranked(const refrt_program *source) {
  for (refrt_symbol id = 0; id < refrt_program_num_functions(source); ++id) {
    const refrt_type_info *type = refrt_type_get(source, refrt_program_function(source, id)->type);
    const refrt_type *results = refrt_type_results(type);
    for (uint32_t i = 0; i < type->num_results; ++i)
      if (refrt_type_get(source, results[i])->kind == REFRT_KIND_UNRANKED)
        return true;
  }
  return false;
}

/// Whether the program has a function of its own where the machine has one (ALLOC-06). What
/// it accesses, the operations of the source do not.
static bool definesRuntime(const refrt_program *program) {
  static const char *const names[] = {
#define REFRT_RUNTIME(NAME, SYMBOL, DOC) SYMBOL,
#include "refrt/runtime.def"
  };
  return llvm::any_of(names, [&](const char *name) {
    refrt_symbol id = refrt_program_find_function(program, name);
    return id != REFRT_NONE && refrt_program_function(program, id)->num_blocks != 0;
  });
}

void AccessMarks::plan(const refrt_program *source, const refrt_program *program,
                       llvm::ArrayRef<uint32_t> allocations) {
  bool notesGlobals = !definesRuntime(program);
  notesHeap = notesGlobals && !returnsUnranked(source);
  if (notesGlobals)
    globals = allocations.vec();
  for (uint32_t i = 0; i < globals.size(); ++i)
    if (globals[i] != REFRT_NONE)
      globalOf[globals[i]] = i;
}

void AccessMarks::begin(const refrt_vm *vm, Outcome &outcome) {
  blocks.clear();
  bytes = 0;
  isTooMuch = false;
  outcome.heapBlocks.reset();
  outcome.accessedGlobals.resize(globals.size());
  for (size_t i = 0; i < outcome.accessedGlobals.size(); ++i) {
    refrt_allocation memory;
    bool isThere = globals[i] != REFRT_NONE && refrt_vm_allocation(vm, globals[i], &memory) == REFRT_OK;
    outcome.accessedGlobals[i].assign(isThere ? memory.size : 0, 0);
  }
}

/// Those of a heap block, nullptr where they are not wanted.
std::vector<uint8_t> *AccessMarks::marksOfBlock(const refrt_vm *vm, uint32_t allocation) {
  if (!notesHeap || isTooMuch)
    return nullptr;
  llvm::DenseMap<uint32_t, std::vector<uint8_t>>::iterator block = blocks.find(allocation);
  if (block != blocks.end())
    return &block->second;
  refrt_allocation memory;
  if (refrt_vm_allocation(vm, allocation, &memory) != REFRT_OK || memory.kind != REFRT_ALLOCATION_HEAP)
    return nullptr;
  isTooMuch = blocks.size() == kMostBlocks || memory.size > kMostBlockBytes - bytes;
  if (isTooMuch)
    return nullptr;
  bytes += memory.size;
  return &blocks.try_emplace(allocation, memory.size, uint8_t(0)).first->second;
}

void AccessMarks::note(const refrt_vm *vm, uint32_t allocation, uint64_t offset, uint64_t size, bool isWrite,
                       Outcome &outcome) {
  llvm::DenseMap<uint32_t, uint32_t>::iterator global = globalOf.find(allocation);
  std::vector<uint8_t> *marks =
      global == globalOf.end() ? marksOfBlock(vm, allocation) : &outcome.accessedGlobals[global->second];
  if (!marks)
    return;
  uint64_t end = std::min<uint64_t>(marks->size(), offset + size);
  for (uint64_t at = offset; at < end; ++at)
    (*marks)[at] |= isWrite ? Outcome::Written : Outcome::Read;
}

void AccessMarks::finish(const refrt_vm *vm, uint32_t first, Outcome &outcome) {
  if (!notesHeap || isTooMuch)
    return;
  std::vector<Outcome::HeapBlock> made;
  for (uint32_t id = first, count = refrt_vm_num_allocations(vm); id < count; ++id) {
    refrt_allocation memory;
    if (refrt_vm_allocation(vm, id, &memory) != REFRT_OK || memory.kind != REFRT_ALLOCATION_HEAP)
      continue;
    if (made.size() == kMostBlocks)
      return;
    llvm::DenseMap<uint32_t, std::vector<uint8_t>>::iterator block = blocks.find(id);
    made.push_back(
        {memory.size, memory.made_at, block == blocks.end() ? std::vector<uint8_t>() : std::move(block->second)});
  }
  outcome.heapBlocks = std::move(made);
}
