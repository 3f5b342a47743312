//===-- pointerfact.h - from an address to a fact ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C11 and C++17. What an address is a fact about, of the reference machine and of
// native code: for the engines, and for executables that check themselves. Where
// regions of memory are is for the caller to know. Must not compare facts.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_POINTERFACT_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_POINTERFACT_H

#include "refrt/refrt.h"

/// PointerFact::Kind (Outcome.h), with the same numbers.
typedef enum cts_fact_kind {
  CTS_FACT_NOT_A_POINTER,
  CTS_FACT_NULL,
  CTS_FACT_BUFFER,
  CTS_FACT_HEAP,
  CTS_FACT_GLOBAL,
  CTS_FACT_FUNCTION,
  CTS_FACT_DEAD,
  CTS_FACT_OTHER,
  CTS_FACT_STACK
} cts_fact_kind;

typedef struct cts_fact {
  cts_fact_kind kind;
  uint64_t index; // of a buffer, heap block, global or function; else 0
  int64_t offset; // bytes into a buffer, heap block or global, may lie outside; else 0
} cts_fact;

/// kOtherSymbols (Outcome.h): the first index of a symbol that the source does not have.
#define CTS_OTHER_SYMBOLS UINT32_C(0x80000000)

/// A region of memory that has an address.
typedef struct cts_region {
  cts_fact_kind kind; // of pointers into it while it is alive
  int alive;
  uint64_t begin;
  uint64_t index; // as the fact will have it
} cts_region;

/// Whether one of the regions has the address of *pointer, which is not 0. *found is
/// zero before, and means nothing after 0.
typedef int (*cts_find_region)(void *user, const refrt_value *pointer, cts_region *found);

/// Who knows the regions of a memory. They are asked in this order, which decides between
/// regions that touch. NULL: there are none of the kind.
typedef struct cts_regions {
  void *user;
  cts_find_region buffer;
  cts_find_region block; // or all regions, where none touch
  cts_find_region stack;
  cts_find_region global;
  cts_find_region function;
} cts_regions;

static inline cts_fact cts_fact_of(const cts_regions *regions, const refrt_value *pointer) {
  const cts_find_region finders[] = {regions->buffer, regions->block, regions->stack, regions->global,
                                     regions->function};
  cts_fact fact = {CTS_FACT_NULL, 0, 0};
  unsigned i;
  if (pointer->lo == 0)
    return fact;
  fact.kind = CTS_FACT_OTHER;
  for (i = 0; i < sizeof finders / sizeof *finders; ++i) {
    cts_region found = {CTS_FACT_NOT_A_POINTER, 0, 0, 0};
    if (!finders[i] || !finders[i](regions->user, pointer, &found))
      continue;
    fact.kind = found.alive ? found.kind : CTS_FACT_DEAD;
    if (fact.kind == CTS_FACT_BUFFER || fact.kind == CTS_FACT_HEAP || fact.kind == CTS_FACT_GLOBAL)
      fact.offset = (int64_t)(pointer->lo - found.begin);
    if (fact.kind != CTS_FACT_DEAD && fact.kind != CTS_FACT_STACK)
      fact.index = found.index;
    break;
  }
  return fact;
}

/// The function of the machine's program that a pointer is; the index is its symbol.
static inline int cts_find_function(const refrt_vm *vm, const refrt_value *pointer, cts_region *found) {
  refrt_symbol function = refrt_vm_function_of(vm, *pointer);
  found->kind = CTS_FACT_FUNCTION;
  found->alive = 1;
  found->index = function;
  return function != REFRT_NONE;
}

/// The allocation of the machine that a pointer points to, else the one that it comes
/// from; the index is its id, or the symbol of a function.
static inline int cts_find_allocation(const refrt_vm *vm, const refrt_value *pointer, cts_region *found) {
  refrt_allocation allocation;
  uint32_t id = refrt_vm_find_allocation(vm, pointer->lo);
  if (id == REFRT_NONE && pointer->hi != 0)
    id = (uint32_t)(pointer->hi - 1);
  if (id == REFRT_NONE || refrt_vm_allocation(vm, id, &allocation) != REFRT_OK)
    return 0;
  found->alive = allocation.alive;
  found->begin = allocation.address;
  found->index = id;
  switch (allocation.kind) {
  case REFRT_ALLOCATION_ARGUMENT:
    found->kind = CTS_FACT_BUFFER;
    return 1;
  case REFRT_ALLOCATION_HEAP:
    found->kind = CTS_FACT_HEAP;
    return 1;
  case REFRT_ALLOCATION_GLOBAL:
    found->kind = CTS_FACT_GLOBAL;
    return 1;
  case REFRT_ALLOCATION_STACK:
    found->kind = CTS_FACT_STACK;
    return 1;
  case REFRT_ALLOCATION_FUNCTION:
    return cts_find_function(vm, pointer, found);
  }
  return 0;
}

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_POINTERFACT_H
