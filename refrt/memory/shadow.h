/*===-- shadow.h - what is known of each byte of memory ----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * A mark (REFRT_SHADOW_*; rule S-MARK) for each byte, kept in two bits: the place
 * p of an object has bits 2 * (p % 4) of shadow[p / 4], on every host.
 *
 *   0, 1, 2  UNINITIALIZED, INITIALIZED, POISON: the mark itself
 *   3        OTHER: address, undef, dependent on undef, any-NaN, approximate, chosen; the
 *            detail has the mark
 *
 * The detail of an object is made when the first such mark is stored and stays
 * until the object ends. Each page of 256 bytes has two bytes in it: a mark and
 * where it repeats, if all OTHER bytes of the page follow from them. Otherwise it
 * gets a byte for each byte. The two bytes of an object of one page lie in the object's own
 * block. So memory that holds numbers, poison or nothing costs 1/4. With
 * addresses, undef or chosen bits or numbers of one float kind it costs 1/4 + 1/128, and at most
 * 1/4 + 1/128 + 8/256 + 1.
 *
 * What overwrites an OTHER byte leaves its detail behind; nobody looks there
 * again. Must not know instructions or traps. `at` and `size` are bytes of a live object;
 * they are the caller's to check.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MEMORY_SHADOW_H
#define REFRT_MEMORY_SHADOW_H

#include "refrt/memory/memory.h"

#include <string.h>

#if defined(__GNUC__)
#define REFRT_INLINE static inline __attribute__((always_inline))
#else
#define REFRT_INLINE static inline
#endif

enum { REFRT_CODE_OTHER = 3, REFRT_SHADOW_PAGE = 256 };

/* Where an object has its detail: nowhere, in its block, or behind a pointer there. */
typedef enum refrt_shadow_detail {
  REFRT_DETAIL_NONE,
  REFRT_DETAIL_INSIDE, /* the pattern of the only page */
  REFRT_DETAIL_APART
} refrt_shadow_detail;

/* Marks that refrt.h does not name: BELOW + n is UNDEF in the lowest n bits, 1 to 7. The
 * store of a type that does not fill its bytes has left the others open; they are zeros
 * at least. An UNDEF byte is each number whatever other bytes are. */
#define REFRT_SHADOW_BELOW ((int)REFRT_SHADOW_DEPENDS)
static inline int refrt_shadow_is_undef(uint8_t mark) {
  return mark == REFRT_SHADOW_UNDEF || (mark >= REFRT_SHADOW_DEPENDS && mark < REFRT_SHADOW_BELOW + 8);
}
/* Part of a stored address, which is a value like any other. */
static inline int refrt_shadow_is_pointer(uint8_t mark) {
  return mark >= REFRT_SHADOW_POINTER && mark <= REFRT_SHADOW_POINTER + 8;
}
/* Whether the marks of `size` bytes are those of one address of that size. One without
 * a first byte is for the machine only: it says nothing to others, as a part of one. */
static inline int refrt_shadow_is_address(const uint8_t *marks, uint64_t size) {
  uint64_t i = 1;
  while (i < size && marks[i] == REFRT_SHADOW_POINTER_REST)
    ++i;
  return i == size && (marks[0] == REFRT_SHADOW_POINTER + size || marks[0] == REFRT_SHADOW_POINTER_REST);
}

/* Frees the detail of an object that ends or begins anew. */
void refrt_shadow_drop(refrt_memory *memory, refrt_object *object);

/* Whether a byte can be a mark. */
int refrt_shadow_is_mark(uint8_t mark);
/* The mark of a place whose two bits say OTHER. */
uint8_t refrt_shadow_other(const refrt_object *object, uint64_t at);
REFRT_INLINE uint8_t refrt_shadow_mark(const refrt_object *object, uint64_t at) {
  uint8_t code = (uint8_t)((object->shadow[at >> 2] >> (2 * (at & 3))) & 3);
  return code == REFRT_CODE_OTHER ? refrt_shadow_other(object, at) : code;
}
/* Whether all of `size` bytes are initialised. */
int refrt_shadow_initialized(const refrt_object *object, uint64_t at, uint64_t size);
/* One mark for each byte. */
void refrt_shadow_get(const refrt_object *object, uint64_t at, uint64_t size, uint8_t *marks);

/* One of the marks that two bits hold: nothing can fail. */
void refrt_shadow_fill(refrt_object *object, uint64_t at, uint64_t size, unsigned mark);
/* The rest can need memory: NO_HOST or NO_BUDGET where there is none. What comes before
 * is stored already then. */
refrt_memory_status refrt_shadow_put(refrt_memory *memory, refrt_object *object, uint64_t at, uint64_t size,
                                     const uint8_t *marks);
refrt_memory_status refrt_shadow_put_all(refrt_memory *memory, refrt_object *object, uint64_t at, uint64_t size,
                                         uint8_t mark);
/* Like memmove. */
refrt_memory_status refrt_shadow_copy(refrt_memory *memory, refrt_object *target, uint64_t at,
                                      const refrt_object *source, uint64_t source_at, uint64_t size);

/*===------------------------------ addresses ------------------------------===*/

/* For whole addresses of `size` bytes, 4 or 8, at a multiple of 4, in the machine's loop:
 * what an object of one page needs is inlined. */
int refrt_shadow_put_address_anywhere(refrt_memory *memory, refrt_object *object, uint64_t at, uint64_t size);
int refrt_shadow_has_address_anywhere(const refrt_object *object, uint64_t at, uint64_t size);

/* How the marks of an address repeat: a mark, and where it begins. */
REFRT_INLINE int refrt_shadow_repeats_address(const uint8_t *pattern, uint64_t at, unsigned size) {
  return pattern[0] == REFRT_SHADOW_POINTER + size && pattern[1] == (at & (size - 1));
}
/* The places of the address say OTHER. */
REFRT_INLINE int refrt_shadow_has_others(const uint8_t *shadow, uint64_t at, unsigned size) {
  shadow += at >> 2;
  return shadow[0] == 0x55 * REFRT_CODE_OTHER && (size == 4 || shadow[1] == 0x55 * REFRT_CODE_OTHER);
}
REFRT_INLINE void refrt_shadow_set_others(uint8_t *shadow, uint64_t at, unsigned size) {
  const uint16_t pair = 0x5555 * REFRT_CODE_OTHER;
  shadow += at >> 2;
  if (size == 8)
    memcpy(shadow, &pair, sizeof pair); /* at once, since it is read at once: parts would not be forwarded */
  else
    shadow[0] = 0x55 * REFRT_CODE_OTHER;
}
/* Whether it is done. Otherwise nothing has happened, and refrt_shadow_put has to do it. */
REFRT_INLINE int refrt_shadow_put_address(refrt_memory *memory, refrt_object *object, uint64_t at, unsigned size) {
  uint8_t *pattern = refrt_memory_detail(object);
  if (object->detailed == REFRT_DETAIL_NONE && object->size <= REFRT_SHADOW_PAGE) {
    object->detailed = REFRT_DETAIL_INSIDE;
    pattern[0] = (uint8_t)(REFRT_SHADOW_POINTER + size);
    pattern[1] = (uint8_t)(at & (size - 1));
  } else if (object->detailed != REFRT_DETAIL_INSIDE || !refrt_shadow_repeats_address(pattern, at, size)) {
    return refrt_shadow_put_address_anywhere(memory, object, at, size);
  }
  refrt_shadow_set_others(object->shadow, at, size);
  return 1;
}
/* Whether the bytes are surely marked as such an address. */
REFRT_INLINE int refrt_shadow_has_address(const refrt_object *object, uint64_t at, unsigned size) {
  if (!refrt_shadow_has_others(object->shadow, at, size))
    return 0;
  if (object->detailed == REFRT_DETAIL_INSIDE)
    return refrt_shadow_repeats_address(refrt_memory_detail(object), at, size);
  return refrt_shadow_has_address_anywhere(object, at, size);
}

/*===------------------- scalars of 1, 2, 4 and 8 bytes --------------------===*/

/* For the machine's loop: `size` is a constant, `at` a multiple of what
 * refrt_shadow_step says, so that no scalar begins inside a shadow byte of
 * another. Most shadow bytes say "initialised" four times. */
static inline uint64_t refrt_shadow_step(uint64_t size) { return size < 4 ? size : 4; }

REFRT_INLINE int refrt_shadow_knows(const uint8_t *shadow, uint64_t at, unsigned size) {
  uint16_t pair;
  shadow += at >> 2;
  if (size == 8) {
    memcpy(&pair, shadow, sizeof pair);
    return pair == 0x5555 * REFRT_SHADOW_INITIALIZED;
  }
  if (*shadow == 0x55 * REFRT_SHADOW_INITIALIZED)
    return 1;
  return size < 4 &&
         (*shadow >> (2 * (at & 3)) & ((1 << 2 * size) - 1)) == (size == 2 ? 5 : 1) * REFRT_SHADOW_INITIALIZED;
}
/* Marks them initialised. */
REFRT_INLINE void refrt_shadow_know(uint8_t *shadow, uint64_t at, unsigned size) {
  const uint16_t pair = 0x5555 * REFRT_SHADOW_INITIALIZED;
  unsigned place = 2 * (unsigned)(at & 3);
  shadow += at >> 2;
  if (size == 8)
    memcpy(shadow, &pair, sizeof pair);
  else if (size == 4)
    *shadow = 0x55 * REFRT_SHADOW_INITIALIZED;
  else if (*shadow != 0x55 * REFRT_SHADOW_INITIALIZED)
    *shadow = (uint8_t)((*shadow & ~(((1u << 2 * size) - 1) << place)) |
                        (size == 2 ? 5u : 1u) * REFRT_SHADOW_INITIALIZED << place);
}

#endif /* REFRT_MEMORY_SHADOW_H */
