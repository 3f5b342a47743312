/*===-- value_codec.c - leaves to bytes and back -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * How a value of each type lies in memory (rule S-LAYOUT, clauses of chapter
 * DESC) and what its shadow says (S-MARK, S-MIXED, S-PAD, S-STORED). Must not check
 * bounds or alignment: the bytes are there.
 *
 *   int, index, float  store_size bytes in the layout's order, high bits zero
 *   pointer            its address, marked as one if it has a provenance, which
 *                      is found by address on reading, so one stored outside its
 *                      allocation loses it; so is a number that is an address
 *   complex, array     parts one alloc size apart
 *   struct             parts at their offsets
 *   vector             rows of the last dimension one after the other; inside
 *                      a row lanes are packed bit by bit, lane 0 first: lowest
 *                      bits if little endian, highest if big endian
 *   memref             {ptr, ptr, index, [rank x index], [rank x index]}
 *   unranked           {index, ptr}
 *
 * A byte shared by lanes of different states takes the least known one. Padding is
 * untouched; a store makes it undef (refrt_forget_padding), but for that behind a
 * scalar or a vector of one dimension, which is no part of the store.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/value_codec.h"
#include "refrt/machine/access.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/trail.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/program/kinds.h"

#include <string.h>

/* Little-endian bytes of a pattern, or big-endian ones. */
static void write_pattern(int big_endian, uint8_t *bytes, uint64_t count, uint64_t lo, uint64_t hi) {
  uint64_t i;
  for (i = 0; i < count; ++i) {
    uint64_t limb = i < 8 ? lo >> (8 * i) : i < 16 ? hi >> (8 * (i - 8)) : 0;
    bytes[big_endian ? count - 1 - i : i] = (uint8_t)(limb & 0xff);
  }
}

static refrt_bits read_pattern(int big_endian, const uint8_t *bytes, uint64_t count) {
  refrt_bits v = {0, 0};
  uint64_t i;
  for (i = 0; i < count && i < 16; ++i) {
    uint64_t byte = bytes[big_endian ? count - 1 - i : i];
    if (i < 8)
      v.lo |= byte << (8 * i);
    else
      v.hi |= byte << (8 * (i - 8));
  }
  return v;
}

/* Of every byte of a leaf, unless bytes differ. */
static uint8_t shadow_of_leaf(const refrt_value *leaf) {
  return (uint8_t)(leaf->state == REFRT_POISON    ? REFRT_SHADOW_POISON
                   : leaf->state == REFRT_UNDEF   ? REFRT_SHADOW_UNDEF
                   : leaf->state == REFRT_DEPENDS ? REFRT_SHADOW_DEPENDS
                   : leaf->state == REFRT_CHOSEN  ? REFRT_SHADOW_CHOSEN
                                                  : REFRT_SHADOW_INITIALIZED);
}

/* The mark of the first byte of a leaf that is an address of something, or 0. Whoever
 * finds it there asks whose it is, so what lies in another object than its own is only
 * a choice. */
static uint8_t mark_of_address(const refrt_vm *vm, const refrt_type_info *info, const refrt_value *leaf) {
  uint64_t owner = info->kind == REFRT_KIND_PTR || info->kind == REFRT_KIND_FUNCTION ? leaf->hi
                   : refrt_is_integer(info->kind)                                    ? refrt_address_of(leaf)
                                                                                     : 0;
  const refrt_object *object;
  if (owner == 0 || (leaf->state != REFRT_DEFINED && leaf->state != REFRT_CHOSEN) ||
      8 * info->store_size != vm->pointer_bits)
    return 0;
  object = owner <= vm->memory.num_objects ? &vm->memory.objects[owner - 1] : NULL;
  if ((object == NULL || leaf->lo - object->address > object->size) &&
      refrt_memory_find(&vm->memory, leaf->lo) != REFRT_NONE)
    return REFRT_SHADOW_CHOSEN;
  return (uint8_t)(REFRT_SHADOW_POINTER + info->store_size);
}

/* What a trap says of a shadow that has no room. */
int refrt_no_shadow(refrt_vm *vm, refrt_memory_status status) {
  return status == REFRT_MEMORY_NO_HOST ? refrt_broken(vm, REFRT_E_MEMORY) : refrt_out_of_fuel(vm, REFRT_TRAP_MEMORY);
}

/* Bytes of the widest leaf. */
enum { WIDEST = 16 };

/* The bits of byte `i` of an integer. */
static refrt_bits bits_of_byte(const refrt_vm *vm, uint64_t count, uint64_t i) {
  return refrt_bits_shl(refrt_bits_make(0xff, 0), (uint32_t)(8 * (vm->layout.big_endian ? count - 1 - i : i)));
}

/* The mark of the byte with the highest bits of a type of `bits`: undef there. */
static uint8_t highest_undef(uint64_t bits) {
  return (uint8_t)(bits % 8 == 0 ? REFRT_SHADOW_UNDEF : REFRT_SHADOW_BELOW + (int)(bits % 8));
}

/* Whether a number that is unknown has bytes with several marks: known ones, those that are each
 * a choice, or one that it does not fill. */
static int is_mixed(const refrt_value *leaf, const refrt_type_info *info) {
  return (leaf->state == REFRT_DEPENDS && (leaf->lo | leaf->hi) != 0) ||
         (leaf->state == REFRT_UNDEF && refrt_is_integer(info->kind) && info->bits % 8 != 0);
}

/* Such a number. LangRef 22 leaves open what bits above its width are (later versions say
 * zero, which is one of the answers). */
static void encode_mixed(const refrt_vm *vm, const refrt_type_info *info, uint8_t *bytes, const refrt_value *leaf,
                         uint8_t *marks) {
  uint64_t i, count = info->store_size, highest = vm->layout.big_endian ? 0 : count - 1;
  write_pattern(vm->layout.big_endian, bytes, count, leaf->lo & leaf->hi, 0);
  for (i = 0; i < count; ++i) {
    refrt_bits byte = refrt_bits_and(bits_of_byte(vm, count, i), refrt_bits_mask(info->bits));
    int is_any = leaf->state == REFRT_UNDEF || (byte.hi == 0 && (byte.lo & ~(leaf->lo & ~leaf->hi)) == 0);
    marks[i] = is_any ? (i == highest ? highest_undef(info->bits) : REFRT_SHADOW_UNDEF)
               : (byte.lo & ~leaf->hi) == 0 && byte.hi == 0 ? REFRT_SHADOW_INITIALIZED
                                                            : REFRT_SHADOW_DEPENDS;
  }
}

static int encode_leaf(refrt_vm *vm, const refrt_type_info *info, refrt_object *object, uint64_t at,
                       const refrt_value *leaf) {
  uint64_t count = info->store_size;
  uint8_t marks[WIDEST], address = mark_of_address(vm, info, leaf);
  refrt_memory_status status;
  if (refrt_leaf_is_unknown(leaf)) /* what undef leaves hold is no number */
    write_pattern(vm->layout.big_endian, object->bytes + at, count, 0, 0);
  else
    write_pattern(vm->layout.big_endian, object->bytes + at, count, leaf->lo, leaf->hi);
  if (info->kind == REFRT_KIND_FLOAT && (leaf->state == REFRT_ANY_NAN || leaf->state == REFRT_APPROX)) {
    int nan = leaf->state == REFRT_ANY_NAN;
    memset(marks, nan ? REFRT_SHADOW_NAN_REST : REFRT_SHADOW_APPROX_REST, sizeof marks);
    marks[0] = (uint8_t)((nan ? REFRT_SHADOW_NAN : REFRT_SHADOW_APPROX) + (int)info->float_kind);
    status = refrt_shadow_put(&vm->memory, object, at, count, marks);
  } else if (address > REFRT_SHADOW_POINTER) {
    memset(marks, REFRT_SHADOW_POINTER_REST, sizeof marks);
    marks[0] = address;
    status = refrt_shadow_put(&vm->memory, object, at, count, marks);
  } else if ((refrt_is_integer(info->kind) || info->kind == REFRT_KIND_FLOAT) && is_mixed(leaf, info)) {
    encode_mixed(vm, info, object->bytes + at, leaf, marks);
    status = refrt_shadow_put(&vm->memory, object, at, count, marks);
  } else {
    status = refrt_shadow_put_all(&vm->memory, object, at, count, address != 0 ? address : shadow_of_leaf(leaf));
  }
  refrt_trail_store(vm, leaf, object, at, count);
  return status == REFRT_MEMORY_OK ? 0 : refrt_no_shadow(vm, status);
}

#define NEVER_WRITTEN (-1)
#define PART_OF_APPROX (-2)

/* What bytes with these marks are as one leaf: REFRT_DEFINED and so on,
 * NEVER_WRITTEN, or PART_OF_APPROX for an approximate number read as something
 * else. `nan` is the mark of a whole any-NaN of the leaf's kind, or -1. */
static int judge_shadow(const uint8_t *shadow, uint64_t count, int nan) {
  int seen_poison = 0, seen_undef = 0, seen_chosen = 0, seen_nan = 0, rest_only = 1, approx_at = 0, approx_rest = 0;
  uint64_t i;
  for (i = 0; i < count; ++i)
    switch (shadow[i]) {
    case REFRT_SHADOW_INITIALIZED:
      rest_only = 0;
      break;
    case REFRT_SHADOW_UNINITIALIZED:
      return NEVER_WRITTEN;
    case REFRT_SHADOW_POISON:
      seen_poison = 1;
      break;
    case REFRT_SHADOW_UNDEF:
      seen_undef = 1;
      break;
    case REFRT_SHADOW_CHOSEN:
      seen_chosen = 1;
      break;
    case REFRT_SHADOW_APPROX_REST:
      approx_rest += i != 0;
      approx_at += i == 0 ? 2 : 0;
      break;
    default:
      if (refrt_shadow_is_undef(shadow[i])) {
        seen_undef = 1;
        break;
      }
      /* Bytes of an address that is not read as one. */
      if (refrt_shadow_is_pointer(shadow[i])) {
        seen_chosen = 1;
        break;
      }
      if (shadow[i] >= REFRT_SHADOW_APPROX) {
        approx_at += i == 0 && nan >= 0 && shadow[i] - REFRT_SHADOW_APPROX == nan - REFRT_SHADOW_NAN ? 1 : 2;
        break;
      }
      seen_nan = 1;
      rest_only = rest_only && (i == 0 ? shadow[i] == nan : shadow[i] == REFRT_SHADOW_NAN_REST);
      break;
    }
  if (seen_poison)
    return REFRT_POISON;
  if (seen_undef)
    return REFRT_UNDEF;
  if (approx_at != 0 || approx_rest != 0)
    return approx_at == 1 && (uint64_t)approx_rest + 1 == count ? REFRT_APPROX : PART_OF_APPROX;
  /* Bits of a NaN that are no whole NaN are as good as others. */
  if (seen_chosen)
    return REFRT_CHOSEN;
  if (seen_nan)
    return rest_only ? REFRT_ANY_NAN : REFRT_CHOSEN;
  return REFRT_DEFINED;
}

static int uninitialized(refrt_vm *vm, const refrt_object *object, uint64_t at) {
  const refrt_touched *read = &vm->touched[REFRT_READ];
  (void)(object->dormant
             ? refrt_trap_dormant(vm, REFRT_TRAP_UNINITIALIZED_READ, object, at)
             : refrt_trap_at(vm, REFRT_TRAP_UNINITIALIZED_READ, "memory that holds no written value is read"));
  /* Values are decoded from what was checked last, except by callers that know
   * their memory; then nothing more is said. */
  if (read->id < vm->memory.num_objects && object == &vm->memory.objects[read->id] && object->alive)
    return refrt_trap_about(vm, read->id, object->address + at);
  return 1;
}

static uint64_t first_uninitialized(const uint8_t *marks, uint64_t count) {
  uint64_t i = 0;
  while (i + 1 < count && marks[i] != REFRT_SHADOW_UNINITIALIZED)
    ++i;
  return i;
}

/* Whether a byte with this mark is each number in its lowest `bits` bits, whatever other
 * bytes are. */
static int is_free(uint8_t mark, uint64_t bits) {
  return mark == REFRT_SHADOW_UNDEF || mark == REFRT_SHADOW_UNINITIALIZED ||
         (mark > REFRT_SHADOW_BELOW && mark < REFRT_SHADOW_BELOW + 8 && bits <= (uint64_t)(mark - REFRT_SHADOW_BELOW));
}

/* Undef in some bytes: undef if all are, else what depends on undef. Of a number it keeps those
 * that are known, and those that are each a choice; a byte that the machine chose is known. */
static void decode_undef(refrt_vm *vm, const refrt_type_info *info, const uint8_t *bytes, const uint8_t *marks,
                         refrt_value *leaf) {
  int is_number = refrt_is_integer(info->kind) || info->kind == REFRT_KIND_FLOAT;
  uint64_t i, count = info->store_size, width = is_number ? info->bits : 8 * count;
  refrt_bits known = {0, 0}, choices = {0, 0}, v = read_pattern(vm->layout.big_endian, bytes, count);
  int free = 1;
  for (i = 0; i < count; ++i) {
    uint64_t place = 8 * (vm->layout.big_endian ? count - 1 - i : i);
    int is_choice = is_free(marks[i], width - place);
    free &= is_choice;
    if (is_choice)
      choices = refrt_bits_or(choices, bits_of_byte(vm, count, i));
    if (refrt_shadow_is_undef(marks[i]) || marks[i] == REFRT_SHADOW_UNINITIALIZED)
      continue;
    known = refrt_bits_or(known, bits_of_byte(vm, count, i));
    vm->undetermined |= marks[i] != REFRT_SHADOW_INITIALIZED;
  }
  if (free)
    return;
  leaf->state = REFRT_DEPENDS;
  if (is_number && width <= 64) {
    leaf->hi = known.lo & refrt_bits_mask64((uint32_t)width);
    leaf->lo = (v.lo & leaf->hi) | (choices.lo & refrt_bits_mask64((uint32_t)width));
  }
}

static int decode_leaf(refrt_vm *vm, const refrt_type_info *info, const refrt_object *object, uint64_t at,
                       refrt_value *leaf) {
  uint64_t i, count = info->store_size;
  int state = REFRT_DEFINED, is_address = 0;
  int is_pointer = info->kind == REFRT_KIND_PTR || info->kind == REFRT_KIND_FUNCTION;
  refrt_bits v;
  if (!refrt_shadow_initialized(object, at, count)) {
    int nan = info->kind == REFRT_KIND_FLOAT ? REFRT_SHADOW_NAN + (int)info->float_kind : -1;
    uint8_t marks[WIDEST];
    refrt_shadow_get(object, at, count, marks);
    state = judge_shadow(marks, count, nan);
    is_address = refrt_shadow_is_address(marks, count);
    if (is_address && is_pointer)
      state = REFRT_DEFINED;
    if (state == PART_OF_APPROX)
      return refrt_refuse_approximate(vm, "read as bits");
    if (state == REFRT_CHOSEN)
      for (i = 0; i < count; ++i) /* bits of a NaN */
        vm->chose_otherwise |= marks[i] != REFRT_SHADOW_INITIALIZED && marks[i] != REFRT_SHADOW_CHOSEN;
    if (state < 0) {
      if (!(vm->config.flags & REFRT_CONFIG_NONCONFORMING_UNDEF_READS))
        return uninitialized(vm, object, at + first_uninitialized(marks, count));
      /* Poison in one byte is poison in all of them. Outside of a lifetime all are. */
      state = object->dormant || memchr(marks, REFRT_SHADOW_POISON, (size_t)count) != NULL ? REFRT_POISON : REFRT_UNDEF;
    }
    if ((state & REFRT_UNDEF) != 0) {
      *leaf = refrt_leaf_unknown((uint32_t)state, refrt_origin(vm));
      if (state == REFRT_UNDEF)
        decode_undef(vm, info, object->bytes + at, marks, leaf);
      refrt_trail_load(vm, leaf, object, at, count);
      return 0;
    }
  }
  v = read_pattern(vm->layout.big_endian, object->bytes + at, count);
  v = refrt_bits_and(v, refrt_bits_mask(info->bits));
  *leaf = refrt_leaf(v.lo, v.hi);
  leaf->state = (uint32_t)state;
  vm->chose |= state == REFRT_CHOSEN;
  if (is_address && is_pointer)
    leaf->hi = refrt_provenance(vm, v.lo);
  else if (is_address && refrt_is_integer(info->kind))
    refrt_mark_address(vm, leaf, refrt_provenance(vm, v.lo));
  return 0;
}

/*===----------------------------- rows of vectors -------------------------===*/

/* Lane `lane` of a packed row: the byte and the bit in it of its bit `bit`. */
static uint64_t row_byte(const refrt_vm *vm, uint64_t lanes, uint32_t bits, uint64_t lane, uint32_t bit,
                         uint32_t *place) {
  uint64_t row_bytes = (lanes * bits + 7) / 8;
  uint64_t at = (vm->layout.big_endian ? lanes - 1 - lane : lane) * bits + bit;
  *place = (uint32_t)(at % 8);
  return vm->layout.big_endian ? row_bytes - 1 - at / 8 : at / 8;
}

static uint8_t least_known(uint8_t a, uint8_t b) {
  if (a == b)
    return a;
  if (a == REFRT_SHADOW_POISON || b == REFRT_SHADOW_POISON)
    return REFRT_SHADOW_POISON;
  if (refrt_shadow_is_undef(a) || refrt_shadow_is_undef(b))
    return REFRT_SHADOW_DEPENDS; /* which bits are known has no room */
  return REFRT_SHADOW_CHOSEN;
}

/* Tells the trail of a lane in a byte that has `mark` from the lanes before it. */
static void tell_packed(const refrt_vm *vm, const refrt_value *leaf, const refrt_object *object, uint64_t at,
                        uint8_t own, uint8_t mark) {
  int poison = own == REFRT_SHADOW_POISON;
  if (vm->trail != NULL && (poison || (refrt_shadow_is_undef(own) && mark != REFRT_SHADOW_POISON)))
    vm->trail->store(vm->trail->user, leaf, object, at, 1, poison ? mark == own : refrt_shadow_is_undef(mark));
}

/* Rows whose lanes do not fill bytes. */
static int encode_packed(refrt_vm *vm, uint32_t bits, uint64_t lanes, refrt_object *object, uint64_t at,
                         const refrt_value *leaves) {
  uint64_t i, count = (lanes * bits + 7) / 8, previous = UINT64_MAX;
  uint8_t *bytes = object->bytes + at;
  uint32_t bit, place;
  memset(bytes, 0, (size_t)count);
  refrt_shadow_fill(object, at, count, REFRT_SHADOW_INITIALIZED);
  for (i = 0; i < lanes; ++i) {
    uint32_t n;
    for (n = 0; n < bits; ++n) {
      uint64_t byte;
      uint8_t mark;
      int value = !refrt_leaf_is_unknown(&leaves[i]), is_first;
      /* From the first byte to the last in either order, so that each is begun once. */
      bit = vm->layout.big_endian ? bits - 1 - n : n;
      byte = row_byte(vm, lanes, bits, i, bit, &place);
      is_first = byte != previous;
      previous = byte;
      value = value && refrt_bits_test(refrt_leaf_bits(&leaves[i]), bit);
      mark = shadow_of_leaf(&leaves[i]);
      bytes[byte] = (uint8_t)(bytes[byte] | ((unsigned)value << place));
      tell_packed(vm, &leaves[i], object, at + byte, mark, refrt_shadow_mark(object, at + byte));
      if (!is_first)
        mark = least_known(refrt_shadow_mark(object, at + byte), mark);
      if (mark == refrt_shadow_mark(object, at + byte))
        continue;
      {
        refrt_memory_status status = refrt_shadow_put(&vm->memory, object, at + byte, 1, &mark);
        if (status != REFRT_MEMORY_OK)
          return refrt_no_shadow(vm, status);
      }
    }
  }
  if (lanes * bits % 8 != 0) {
    uint64_t highest = at + (vm->layout.big_endian ? 0 : count - 1);
    uint8_t mark = highest_undef(lanes * bits);
    refrt_memory_status status = REFRT_MEMORY_OK;
    if (refrt_shadow_mark(object, highest) == REFRT_SHADOW_UNDEF)
      status = refrt_shadow_put(&vm->memory, object, highest, 1, &mark);
    if (status != REFRT_MEMORY_OK)
      return refrt_no_shadow(vm, status);
  }
  return 0;
}

int refrt_decode_packed(refrt_vm *vm, uint32_t bits, uint64_t lanes, const refrt_value *on, const refrt_object *object,
                        uint64_t at, refrt_value *leaves) {
  uint64_t i;
  uint32_t bit, place;
  for (i = 0; i < lanes; ++i) {
    refrt_bits v = {0, 0};
    uint64_t first = UINT64_MAX, end = 0;
    int state = REFRT_DEFINED, chosen = 0, free = 1;
    if (on != NULL && on[i].lo == 0)
      continue;
    for (bit = 0; bit < bits; ++bit) {
      uint64_t byte = row_byte(vm, lanes, bits, i, bit, &place);
      uint8_t mark = refrt_shadow_mark(object, at + byte);
      int here = judge_shadow(&mark, 1, -1);
      if (here == PART_OF_APPROX)
        return refrt_refuse_approximate(vm, "read as bits");
      if (here < 0) {
        if (!(vm->config.flags & REFRT_CONFIG_NONCONFORMING_UNDEF_READS))
          return uninitialized(vm, object, at + byte);
        here = object->dormant ? REFRT_POISON : REFRT_UNDEF;
      }
      first = byte < first ? byte : first;
      end = byte >= end ? byte + 1 : end;
      free &= is_free(mark, place + 1);
      if (here == REFRT_CHOSEN)
        chosen = 1;
      else
        state = here > state ? here : state;
      v = refrt_bits_or(v, refrt_bits_shl(refrt_bits_make((object->bytes[at + byte] >> place) & 1u, 0), bit));
    }
    leaves[i] = state == REFRT_POISON ? refrt_new_poison(vm) : refrt_leaf(v.lo, v.hi);
    if (state == REFRT_UNDEF) {
      vm->undetermined |= chosen;
      leaves[i] = refrt_leaf_unknown(free ? REFRT_UNDEF : REFRT_DEPENDS, refrt_origin(vm));
    }
    if (chosen)
      refrt_mark_chosen(vm, &leaves[i]);
    refrt_trail_load(vm, &leaves[i], object, at + first, end - first);
  }
  return 0;
}

int refrt_has_bits_beyond(const refrt_vm *vm, const refrt_object *object, uint64_t at, uint64_t bits) {
  return bits % 8 != 0 && object->bytes[at + (vm->layout.big_endian ? 0 : (bits - 1) / 8)] >> (bits % 8) != 0;
}

/* Lanes of a row and bytes from one row to the next. */
static void row_shape(const refrt_type_info *info, uint64_t *rows, uint64_t *lanes, uint64_t *row_size) {
  uint32_t d;
  *rows = 1;
  for (d = 0; d + 1 < info->rank; ++d)
    *rows *= (uint64_t)info->sizes[d];
  *lanes = info->rank == 0 ? 1 : (uint64_t)info->sizes[info->rank - 1];
  *row_size = *rows == 0 ? 0 : info->size / *rows;
}

/*===-------------------------------- any type -----------------------------===*/

/* Byte offsets of a descriptor's offset field and of its first size. */
static uint64_t descriptor_offset_field(const refrt_vm *vm) {
  uint64_t pointer = vm->pointer_bits / 8;
  uint64_t align = refrt_layout_align(&vm->layout, 'i', vm->index_bits);
  return (2 * pointer + align - 1) / align * align;
}

static uint64_t unranked_pointer_field(const refrt_vm *vm) {
  uint64_t index = vm->index_bits / 8, align = vm->layout.pointer_align;
  return (index + align - 1) / align * align;
}

uint64_t refrt_part_offset(const refrt_vm *vm, refrt_type type, uint32_t part) {
  return vm->code.struct_offsets[type][part];
}

/* The fields of a descriptor as stand-alone leaves: n-th leaf of the value. */
static uint64_t descriptor_field(const refrt_vm *vm, uint32_t n) {
  if (n < 2)
    return n * (vm->pointer_bits / 8u);
  return descriptor_offset_field(vm) + (n - 2) * (uint64_t)(vm->index_bits / 8u);
}

static refrt_type_info field_info(const refrt_vm *vm, int pointer) {
  refrt_type_info info;
  memset(&info, 0, sizeof info);
  info.kind = pointer ? REFRT_KIND_PTR : REFRT_KIND_INDEX;
  info.bits = pointer ? vm->pointer_bits : vm->index_bits;
  info.store_size = info.bits / 8;
  return info;
}

uint64_t refrt_descriptor_size(const refrt_vm *vm, uint32_t rank) {
  uint64_t end = descriptor_field(vm, 3 + 2 * rank);
  uint64_t align = refrt_descriptor_align(vm);
  return (end + align - 1) / align * align;
}

uint64_t refrt_descriptor_align(const refrt_vm *vm) {
  uint64_t index = refrt_layout_align(&vm->layout, 'i', vm->index_bits);
  return index > vm->layout.pointer_align ? index : vm->layout.pointer_align;
}

int refrt_decode_descriptor(refrt_vm *vm, uint32_t rank, const refrt_object *object, uint64_t at, refrt_value *leaves) {
  uint32_t i;
  for (i = 0; i < 3 + 2 * rank; ++i) {
    refrt_type_info field = field_info(vm, i < 2);
    if (decode_leaf(vm, &field, object, at + descriptor_field(vm, i), leaves + i))
      return 1;
  }
  return 0;
}

/* The allocated pointer of a global is only a marker: nobody frees it (M-GLOBAL). */
static int is_marker(const refrt_vm *vm, const refrt_value *allocated) {
  return allocated->state == REFRT_DEFINED && allocated->hi != 0 && allocated->hi <= vm->memory.num_objects &&
         vm->memory.objects[allocated->hi - 1].kind == REFRT_ALLOCATION_GLOBAL;
}

int refrt_encode_descriptor(refrt_vm *vm, uint32_t rank, refrt_object *object, uint64_t at, const refrt_value *leaves) {
  uint32_t i;
  refrt_memory_status status;
  for (i = 0; i < 3 + 2 * rank; ++i) {
    refrt_type_info field = field_info(vm, i < 2);
    if (encode_leaf(vm, &field, object, at + descriptor_field(vm, i), leaves + i))
      return 1;
  }
  if (!is_marker(vm, leaves))
    return 0;
  status = refrt_shadow_put_all(&vm->memory, object, at, vm->pointer_bits / 8u, REFRT_SHADOW_POINTER_REST);
  return status == REFRT_MEMORY_OK ? 0 : refrt_no_shadow(vm, status);
}

uint64_t refrt_unranked_size(const refrt_vm *vm) {
  uint64_t end = unranked_pointer_field(vm) + vm->pointer_bits / 8, align = refrt_descriptor_align(vm);
  return (end + align - 1) / align * align;
}

int refrt_decode_unranked(refrt_vm *vm, const refrt_object *object, uint64_t at, refrt_value *leaves) {
  refrt_type_info rank = field_info(vm, 0), pointer = field_info(vm, 1);
  return decode_leaf(vm, &rank, object, at, &leaves[0]) ||
         decode_leaf(vm, &pointer, object, at + unranked_pointer_field(vm), &leaves[1]);
}

int refrt_decode(refrt_vm *vm, refrt_type type, const refrt_object *object, uint64_t at, refrt_value *leaves) {
  const refrt_type_info *info = vm->code.types[type], *element;
  refrt_type_info field;
  uint64_t i, rows, lanes, row_size, lane_bytes;
  switch (info->kind) {
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
  case REFRT_KIND_PTR:
    return decode_leaf(vm, info, object, at, leaves);
  case REFRT_KIND_FUNCTION:
    field = field_info(vm, 1);
    return decode_leaf(vm, &field, object, at, leaves);
  case REFRT_KIND_COMPLEX:
  case REFRT_KIND_ARRAY:
    element = vm->code.types[info->element];
    lanes = info->kind == REFRT_KIND_COMPLEX ? 2 : info->count;
    for (i = 0; i < lanes; ++i)
      if (refrt_decode(vm, info->element, object, at + i * element->size, leaves + i * element->leaves))
        return 1;
    return 0;
  case REFRT_KIND_STRUCT:
    for (i = 0; i < info->count; ++i) {
      if (refrt_decode(vm, info->parts[i], object, at + refrt_part_offset(vm, type, (uint32_t)i), leaves))
        return 1;
      leaves += vm->code.types[info->parts[i]]->leaves;
    }
    return 0;
  case REFRT_KIND_VECTOR:
    element = vm->code.types[info->element];
    row_shape(info, &rows, &lanes, &row_size);
    lane_bytes = element->bits / 8;
    for (; rows > 0; --rows, at += row_size, leaves += lanes) {
      if (element->bits % 8 != 0) {
        if (refrt_decode_packed(vm, element->bits, lanes, NULL, object, at, leaves))
          return 1;
        continue;
      }
      for (i = 0; i < lanes; ++i)
        if (decode_leaf(vm, element, object, at + i * lane_bytes, leaves + i))
          return 1;
    }
    return 0;
  case REFRT_KIND_MEMREF:
    return refrt_decode_descriptor(vm, info->rank, object, at, leaves);
  case REFRT_KIND_UNRANKED:
    return refrt_decode_unranked(vm, object, at, leaves);
  }
  return refrt_broken(vm, REFRT_E_INTERNAL);
}

int refrt_encode(refrt_vm *vm, refrt_type type, refrt_object *object, uint64_t at, const refrt_value *leaves) {
  const refrt_type_info *info = vm->code.types[type], *element;
  refrt_type_info field;
  uint64_t i, rows, lanes, row_size, lane_bytes;
  switch (info->kind) {
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
  case REFRT_KIND_PTR:
    return encode_leaf(vm, info, object, at, leaves);
  case REFRT_KIND_FUNCTION:
    field = field_info(vm, 1);
    return encode_leaf(vm, &field, object, at, leaves);
  case REFRT_KIND_COMPLEX:
  case REFRT_KIND_ARRAY:
    element = vm->code.types[info->element];
    lanes = info->kind == REFRT_KIND_COMPLEX ? 2 : info->count;
    for (i = 0; i < lanes; ++i)
      if (refrt_encode(vm, info->element, object, at + i * element->size, leaves + i * element->leaves))
        return 1;
    return 0;
  case REFRT_KIND_STRUCT:
    for (i = 0; i < info->count; ++i) {
      if (refrt_encode(vm, info->parts[i], object, at + refrt_part_offset(vm, type, (uint32_t)i), leaves))
        return 1;
      leaves += vm->code.types[info->parts[i]]->leaves;
    }
    return 0;
  case REFRT_KIND_VECTOR:
    element = vm->code.types[info->element];
    row_shape(info, &rows, &lanes, &row_size);
    lane_bytes = element->bits / 8;
    for (; rows > 0; --rows, at += row_size, leaves += lanes) {
      if (element->bits % 8 != 0) {
        if (encode_packed(vm, element->bits, lanes, object, at, leaves))
          return 1;
        continue;
      }
      for (i = 0; i < lanes; ++i)
        if (encode_leaf(vm, element, object, at + i * lane_bytes, leaves + i))
          return 1;
    }
    return 0;
  case REFRT_KIND_MEMREF:
    return refrt_encode_descriptor(vm, info->rank, object, at, leaves);
  case REFRT_KIND_UNRANKED:
    for (i = 0; i < 2; ++i) {
      field = field_info(vm, i == 1);
      if (encode_leaf(vm, &field, object, i == 0 ? at : at + unranked_pointer_field(vm), leaves + i))
        return 1;
    }
    return 0;
  }
  return refrt_broken(vm, REFRT_E_INTERNAL);
}

/*===--------------------------------- padding -----------------------------===*/

static int forget(refrt_vm *vm, refrt_object *object, uint64_t from, uint64_t to) {
  refrt_memory_status status;
  if (from >= to)
    return 0;
  status = refrt_shadow_put_all(&vm->memory, object, from, to - from, REFRT_SHADOW_UNDEF);
  refrt_trail_store(vm, NULL, object, from, to - from);
  return status == REFRT_MEMORY_OK ? 0 : refrt_no_shadow(vm, status);
}

/* `end` is where the next thing begins: what the value leaves of that is padding. */
static int forget_padding(refrt_vm *vm, refrt_type type, refrt_object *object, uint64_t at, uint64_t end) {
  const refrt_type_info *info = vm->code.types[type], *element;
  uint64_t i;
  if (info->kind == REFRT_KIND_STRUCT) {
    if (info->count == 0)
      return forget(vm, object, at, end);
    for (i = 0; i < info->count; ++i)
      if (forget_padding(vm, info->parts[i], object, at + refrt_part_offset(vm, type, (uint32_t)i),
                         i + 1 < info->count ? at + refrt_part_offset(vm, type, (uint32_t)i + 1) : end))
        return 1;
    return 0;
  }
  if (info->kind != REFRT_KIND_ARRAY || info->count == 0)
    return forget(vm, object, at + info->store_size, end);
  element = vm->code.types[info->element];
  if (element->kind != REFRT_KIND_STRUCT && element->kind != REFRT_KIND_ARRAY && element->store_size == element->size)
    return forget(vm, object, at + info->store_size, end);
  for (i = 0; i < info->count; ++i)
    if (forget_padding(vm, info->element, object, at + i * element->size,
                       i + 1 < info->count ? at + (i + 1) * element->size : end))
      return 1;
  return 0;
}

/* What lies between parts `size` bytes apart of which each has `used` bytes. */
static int forget_gaps(refrt_vm *vm, refrt_object *object, uint64_t at, uint64_t parts, uint64_t used, uint64_t size) {
  for (; used < size && parts > 0; --parts, at += size)
    if (forget(vm, object, at + used, at + size))
      return 1;
  return 0;
}

int refrt_forget_padding(refrt_vm *vm, refrt_type type, refrt_object *object, uint64_t at) {
  const refrt_type_info *info = vm->code.types[type], *element;
  uint64_t rows, lanes, row_size;
  switch (info->kind) {
  case REFRT_KIND_STRUCT:
  case REFRT_KIND_ARRAY:
    return forget_padding(vm, type, object, at, at + info->store_size);
  case REFRT_KIND_COMPLEX:
    element = vm->code.types[info->element];
    return forget_gaps(vm, object, at, 2, element->store_size, element->size);
  case REFRT_KIND_VECTOR:
    if (info->rank < 2)
      return 0;
    row_shape(info, &rows, &lanes, &row_size);
    return forget_gaps(vm, object, at, rows, (lanes * vm->code.types[info->element]->bits + 7) / 8, row_size);
  case REFRT_KIND_MEMREF: /* the struct of the descriptor: behind its last field */
    return forget(vm, object, at + descriptor_field(vm, info->leaves), at + info->size);
  case REFRT_KIND_UNRANKED: /* between rank and pointer */
    return forget(vm, object, at + vm->index_bits / 8u, at + unranked_pointer_field(vm));
  default:
    return 0;
  }
}
