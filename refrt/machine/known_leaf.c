/*===-- known_leaf.c - leaves with undef, and what they end in ---*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * How a leaf holds a set of known.h. Up to 64 bits, a set of all numbers with
 * some bits is in the leaf: `hi` says which bits are known, `lo` what they are.
 * Any other is in a table, and `lo` without `hi` is its number there: equal sets
 * share a place, which the next set with that place takes. What lost its place,
 * and what REFRT_SOME_UNDEF says, can be anything and is nothing for sure. Of
 * leaves that are no integers there are bits only where something was cast.
 * Must not see what a set means.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/known_leaf.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct refrt_known_entry {
  refrt_known set;
  uint64_t number;
  uint32_t width;
};

/*===----------------------------------- table -----------------------------===*/

static uint64_t hash_of(const refrt_known *k, uint32_t width) {
  unsigned char bytes[sizeof *k];
  uint64_t hash = UINT64_C(0xcbf29ce484222325) ^ width;
  size_t i;
  memcpy(bytes, k, sizeof bytes);
  for (i = 0; i < sizeof bytes; ++i)
    hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
  return hash ^ hash >> 32;
}

/* The set's number in the table, or 0 when there is no memory for one. */
static uint64_t number_of(refrt_vm *vm, const refrt_known *k, uint32_t width) {
  uint64_t place = hash_of(k, width) % REFRT_MAX_KNOWN_SETS;
  refrt_known_entry *entry;
  if (vm->known_sets == NULL) {
    size_t size = REFRT_MAX_KNOWN_SETS * sizeof *vm->known_sets;
    vm->known_sets = (refrt_known_entry *)vm->config.allocate(vm->config.user, NULL, 0, size);
    if (vm->known_sets == NULL)
      return 0;
    memset(vm->known_sets, 0, size);
  }
  entry = &vm->known_sets[place];
  if (entry->number == 0 || entry->width != width || memcmp(&entry->set, k, sizeof *k) != 0) {
    /* A number is never used again, so an old leaf does not find another's set. */
    entry->number = entry->number == 0 ? REFRT_MAX_KNOWN_SETS + place : entry->number + REFRT_MAX_KNOWN_SETS;
    entry->width = width;
    entry->set = *k;
  }
  return entry->number;
}

void refrt_known_sets_reset(refrt_vm *vm) {
  if (vm->known_sets != NULL)
    memset(vm->known_sets, 0, REFRT_MAX_KNOWN_SETS * sizeof *vm->known_sets);
}

void refrt_known_sets_destroy(refrt_vm *vm) {
  if (vm->known_sets != NULL)
    (void)vm->config.allocate(vm->config.user, vm->known_sets, REFRT_MAX_KNOWN_SETS * sizeof *vm->known_sets, 0);
}

/*===---------------------------------- leaves -----------------------------===*/

refrt_known refrt_known_of(const refrt_vm *vm, const refrt_value *leaf, uint32_t width) {
  const refrt_known_entry *entry;
  if (!refrt_leaf_is_unknown(leaf))
    return refrt_known_exactly(refrt_leaf_bits(leaf), width);
  if ((leaf->lo & ~leaf->hi) == 0)
    return refrt_known_all(refrt_bits_make(leaf->lo, 0), refrt_bits_make(leaf->hi, 0), width);
  entry = vm->known_sets == NULL ? NULL : &vm->known_sets[leaf->lo % REFRT_MAX_KNOWN_SETS];
  if (entry != NULL && entry->number == leaf->lo && entry->width == width)
    return entry->set;
  return refrt_known_some(refrt_bits_make(0, 0), refrt_bits_make(0, 0), width);
}

int refrt_put_known(refrt_vm *vm, refrt_value *r, const refrt_known *k, uint32_t width, int is_integer,
                    uint32_t origin) {
  *r = refrt_leaf_unknown(REFRT_UNDEF, origin & ~REFRT_COPIED);
  if (refrt_known_is_number(k, width)) {
    *r = refrt_leaf(k->bits.lo, k->bits.hi);
  } else if (refrt_known_is_any(k, width)) {
    return 0;
  } else if (is_integer && width <= 64 && (k->exact & REFRT_EXACT_BITS) != 0) {
    r->lo = k->bits.lo;
    r->hi = k->mask.lo;
  } else {
    r->lo = number_of(vm, k, width);
    return r->lo == 0 && refrt_broken(vm, REFRT_E_MEMORY);
  }
  return 0;
}

void refrt_share_copies(refrt_vm *vm, refrt_value *leaves, const uint64_t *from, uint32_t count) {
  uint32_t i, k;
  for (i = 0; i < count; ++i) {
    if (leaves[i].state != REFRT_UNDEF)
      continue;
    refrt_owe(vm, count / 16);
    for (k = 0; k < count; ++k)
      if (k != i && from[k] == from[i]) {
        if (refrt_shared(&leaves[i]) == 0)
          leaves[i].origin |= REFRT_COPIED;
        refrt_share(&leaves[i]);
        break;
      }
  }
}

/*===----------------------------------- ends ------------------------------===*/

int refrt_undecided(refrt_vm *vm, const refrt_value *leaf, const char *format, ...) {
  va_list list;
  size_t used;
  (void)refrt_refuse(vm, "undef: not decided for every choice: ");
  used = strlen(vm->outcome->message);
  va_start(list, format);
  (void)vsnprintf(vm->outcome->message + used, sizeof vm->outcome->message - used, format, list);
  va_end(list);
  return refrt_name_origin(vm, leaf);
}

int refrt_unknown_at(refrt_vm *vm, const refrt_value *leaf, int is_sure, refrt_trap trap, const char *what) {
  if (leaf->state == REFRT_UNDEF && !is_sure)
    return refrt_undecided(vm, leaf, "%s is %s", what, refrt_state_word(leaf));
  (void)refrt_trap_at(vm, trap, "%s is %s", what, refrt_state_word(leaf));
  return refrt_name_origin(vm, leaf);
}
