/*===-- leaf.h - one leaf of a value -------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Makes and reads leaves (refrt_value) by themselves: known ones and unknown ones.
 * Must not see a machine.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_LEAF_H
#define REFRT_MACHINE_LEAF_H

#include "refrt/number/bits.h"
#include "refrt/refrt.h"

static inline refrt_value refrt_leaf(uint64_t lo, uint64_t hi) {
  refrt_value v;
  v.lo = lo;
  v.hi = hi;
  v.state = REFRT_DEFINED;
  v.origin = 0;
  return v;
}
static inline refrt_value refrt_leaf_unknown(uint32_t state, uint32_t origin) {
  refrt_value v;
  v.lo = 0;
  v.hi = 0;
  v.state = state;
  v.origin = origin;
  return v;
}
/* Undef, what depends on it, or poison. */
static inline int refrt_leaf_is_unknown(const refrt_value *leaf) { return (leaf->state & REFRT_UNDEF) != 0; }
static inline refrt_bits refrt_leaf_bits(const refrt_value *leaf) { return refrt_bits_make(leaf->lo, leaf->hi); }

static inline refrt_value *refrt_slot(refrt_value *slots, uint32_t offset) {
  return (refrt_value *)(void *)((char *)slots + offset);
}

/* A choice of its own at each use: every value of the type. */
static inline int refrt_leaf_is_any(const refrt_value *leaf) { return leaf->state == REFRT_UNDEF; }
/* In `lo` of a pointer that depends on undef: some choice surely is no address of memory. */
enum { REFRT_FAR = 1 };
static inline int refrt_leaf_is_far(const refrt_value *leaf) {
  return leaf->state == REFRT_UNDEF || (leaf->state == REFRT_DEPENDS && leaf->lo == REFRT_FAR);
}
/* Bits that are each a choice: every pattern of them is some choice, whatever the others
 * are. Of a number of up to `width` bits, in one word. */
static inline uint64_t refrt_leaf_free_bits(const refrt_value *leaf, uint32_t width) {
  uint64_t all = width > 64 ? 0 : refrt_bits_mask64(width);
  return leaf->state == REFRT_UNDEF ? all : leaf->state == REFRT_DEPENDS ? leaf->lo & ~leaf->hi & all : 0;
}
/* Undef, or what depends on it. */
static inline int refrt_leaf_is_undef(const refrt_value *leaf) {
  return leaf->state == REFRT_UNDEF || leaf->state == REFRT_DEPENDS;
}

#endif /* REFRT_MACHINE_LEAF_H */
