/*===-- bytemap.h - which bytes of a range were met --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * One bit a byte, for the exact overlap checks of one instruction. Its memory
 * comes from the machine's recycled blocks and is gone when the check ends.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_BYTEMAP_H
#define REFRT_MACHINE_BYTEMAP_H

#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

#include <string.h>

typedef struct refrt_bytemap {
  uint8_t *bits;
  uint64_t first; /* byte of an object that bit 0 stands for */
  uint64_t count;
  uint8_t block_class;
} refrt_bytemap;

/* 1 after filling the outcome: no memory. */
static inline int refrt_bytemap_open(refrt_vm *vm, uint64_t first, uint64_t count, refrt_bytemap *map) {
  size_t size = (size_t)(count / 8 + 1);
  map->first = first;
  map->count = count;
  map->bits = (uint8_t *)refrt_memory_take(&vm->memory, size, &map->block_class);
  if (map->bits == NULL)
    return refrt_broken(vm, REFRT_E_MEMORY);
  memset(map->bits, 0, size);
  return 0;
}
static inline void refrt_bytemap_close(refrt_vm *vm, refrt_bytemap *map) {
  refrt_memory_give(&vm->memory, map->bits, (size_t)(map->count / 8 + 1), map->block_class);
}
/* Bytes outside the range are never met. */
static inline int refrt_bytemap_met(const refrt_bytemap *map, uint64_t at) {
  uint64_t i = at - map->first;
  return i < map->count && (map->bits[i / 8] >> (i % 8) & 1) != 0;
}
/* Whether the byte, which is in the range, was met before. */
static inline int refrt_bytemap_meet(refrt_bytemap *map, uint64_t at) {
  uint64_t i = at - map->first;
  unsigned bit = 1u << (i % 8);
  int met = (map->bits[i / 8] & bit) != 0;
  map->bits[i / 8] = (uint8_t)(map->bits[i / 8] | bit);
  return met;
}

#endif /* REFRT_MACHINE_BYTEMAP_H */
