//===-- AccessMarks.cpp - accesses to globals, heap and stack --------------===//
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
#include "llvm/ADT/StringMap.h"

#include <algorithm>
#include <map>

using namespace memref_cts::conformance;

/// Of one run, of the heap and of the stack each. One that has more is not compared.
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

/// Place of an operation, "" where it is not known.
static std::string placeOf(const refrt_location &location) {
  return location.file && *location.file ? Location{location.file, location.line, location.column}.text() : "";
}

/// From locations of memref.alloca to the same in the source. What a lowering makes of an
/// operation has its location.
static llvm::DenseMap<uint32_t, uint32_t> findAllocas(const refrt_program *source, const refrt_program *program) {
  llvm::StringMap<uint32_t> places;
  for (uint32_t id = 0; const refrt_location *location = refrt_program_location(source, id); ++id)
    if (llvm::StringRef(location->op) == "memref.alloca")
      if (std::string place = placeOf(*location); !place.empty())
        places.try_emplace(place, id);
  llvm::DenseMap<uint32_t, uint32_t> allocas;
  if (places.empty())
    return allocas;
  for (uint32_t id = 0; const refrt_location *location = refrt_program_location(program, id); ++id)
    if (llvm::StringMap<uint32_t>::iterator found = places.find(placeOf(*location)); found != places.end())
      allocas[id] = found->second;
  return allocas;
}

void AccessMarks::plan(const refrt_program *source, const refrt_program *program,
                       llvm::ArrayRef<uint32_t> allocations) {
  bool notesGlobals = !definesRuntime(program);
  notesHeap = notesGlobals && !returnsUnranked(source);
  if (notesGlobals)
    globals = allocations.vec();
  allocaOf = findAllocas(source, program);
  for (uint32_t i = 0; i < globals.size(); ++i)
    if (globals[i] != REFRT_NONE)
      globalOf[globals[i]] = i;
}

void AccessMarks::begin(const refrt_vm *vm, Outcome &outcome) {
  heap = stack = Blocks();
  marks.clear();
  outcome.heapBlocks.reset();
  outcome.stackBlocks.reset();
  outcome.accessedGlobals.resize(globals.size());
  for (size_t i = 0; i < outcome.accessedGlobals.size(); ++i) {
    refrt_allocation memory;
    bool isThere = globals[i] != REFRT_NONE && refrt_vm_allocation(vm, globals[i], &memory) == REFRT_OK;
    outcome.accessedGlobals[i].assign(isThere ? memory.size : 0, 0);
  }
}

/// Blocks of which this is one, nullptr where it is not noted.
AccessMarks::Blocks *AccessMarks::blocksOf(const refrt_allocation &memory) {
  if (memory.kind == REFRT_ALLOCATION_HEAP)
    return notesHeap ? &heap : nullptr;
  return memory.kind == REFRT_ALLOCATION_STACK && allocaOf.contains(memory.made_at) ? &stack : nullptr;
}

/// Those of a block, nullptr where they are not wanted.
std::vector<uint8_t> *AccessMarks::marksOfBlock(const refrt_vm *vm, uint32_t allocation) {
  auto [found, isNew] = marks.try_emplace(allocation);
  std::optional<std::vector<uint8_t>> &block = found->second;
  refrt_allocation memory;
  Blocks *blocks = isNew && refrt_vm_allocation(vm, allocation, &memory) == REFRT_OK ? blocksOf(memory) : nullptr;
  if (blocks && !blocks->isTooMuch) {
    blocks->isTooMuch = blocks->number == kMostBlocks || memory.size > kMostBlockBytes - blocks->bytes;
    if (!blocks->isTooMuch) {
      ++blocks->number;
      blocks->bytes += memory.size;
      block.emplace(memory.size, uint8_t(0));
    }
  }
  return block ? &*block : nullptr;
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
  std::vector<Outcome::MadeBlock> onHeap;
  std::map<uint32_t, std::vector<Outcome::MadeBlock>> onStack; // by what made them
  size_t numOnStack = 0;
  for (uint32_t id = first, count = refrt_vm_num_allocations(vm); id < count; ++id) {
    refrt_allocation memory;
    Blocks *blocks = refrt_vm_allocation(vm, id, &memory) == REFRT_OK ? blocksOf(memory) : nullptr;
    if (!blocks || blocks->isTooMuch)
      continue;
    blocks->isTooMuch = (blocks == &heap ? onHeap.size() : numOnStack) == kMostBlocks;
    if (blocks->isTooMuch)
      continue;
    const uint32_t madeAt = blocks == &heap ? memory.made_at : allocaOf.lookup(memory.made_at);
    numOnStack += blocks == &stack;
    (blocks == &heap ? onHeap : onStack[madeAt])
        .push_back({memory.size, madeAt, marks.lookup(id).value_or(std::vector<uint8_t>())});
  }
  if (notesHeap && !heap.isTooMuch)
    outcome.heapBlocks = std::move(onHeap);
  if (allocaOf.empty() || stack.isTooMuch)
    return;
  outcome.stackBlocks.emplace();
  for (std::pair<const uint32_t, std::vector<Outcome::MadeBlock>> &made : onStack)
    llvm::append_range(*outcome.stackBlocks, made.second);
}
