/*===-- leaf.h - one leaf of a value -------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Makes and reads leaves (refrt_value) by themselves: known ones, unknown ones,
 * and undef ones that share a choice. Must not see a machine.
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
/* Undef or poison. */
static inline int refrt_leaf_is_unknown(const refrt_value *leaf) { return (leaf->state & REFRT_UNDEF) != 0; }
static inline refrt_bits refrt_leaf_bits(const refrt_value *leaf) { return refrt_bits_make(leaf->lo, leaf->hi); }

static inline refrt_value *refrt_slot(refrt_value *slots, uint32_t offset) {
  return (refrt_value *)(void *)((char *)slots + offset);
}

/* Undef in some way that is not followed: nothing is known of it, and that it can
 * be two different values is not, either. */
#define REFRT_SOME_UNDEF 1u
static inline refrt_value refrt_leaf_some_undef(uint32_t origin) {
  refrt_value v = refrt_leaf_unknown(REFRT_UNDEF, origin);
  v.lo = REFRT_SOME_UNDEF;
  return v;
}
/* In the origin of an undef leaf: one choice may be behind it and behind another leaf
 * of its value, so what is known of each does not say what both are together. Uses
 * of a value are choices of their own: no two values share one. A leaf that is COPIED
 * is as it was when it came to share, so that others with its bits can be what it is. */
#define REFRT_SHARED (UINT32_C(1) << 30)
#define REFRT_COPIED (UINT32_C(1) << 29)
static inline uint32_t refrt_shared(const refrt_value *leaf) {
  return leaf->state == REFRT_UNDEF ? leaf->origin & REFRT_SHARED : 0;
}
/* Undef leaves of one value: whether each can be the n-th member of its own set while
 * the others are. */
typedef struct refrt_together {
  uint32_t shared;
  uint32_t changed; /* SHARED, but not COPIED */
} refrt_together;
static inline int refrt_go_together(refrt_together *seen, const refrt_value *leaf) {
  seen->shared += refrt_shared(leaf) != 0;
  seen->changed += refrt_shared(leaf) != 0 && (leaf->origin & REFRT_COPIED) == 0;
  return seen->shared < 2 || seen->changed == 0;
}
static inline void refrt_share(refrt_value *leaf) {
  if (leaf->state == REFRT_UNDEF)
    leaf->origin |= REFRT_SHARED;
}
/* Undef that can be every value of its type. */
static inline int refrt_leaf_is_any(const refrt_value *leaf) {
  return leaf->state == REFRT_UNDEF && (leaf->lo | leaf->hi) == 0;
}

#endif /* REFRT_MACHINE_LEAF_H */
