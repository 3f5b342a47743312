/*===-- copy.c - strided copies ------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * memref.copy and memrefCopy (M-COPY): shapes are equal, all elements of both
 * sides accessible. Either every element is copied onto itself, which changes
 * nothing. Or no byte of the source is among those of the target, and no byte
 * of the target is written twice, because the order is not specified. Bytes and
 * marks move together, so what was never written stays so; memref.copy leaves
 * padding inside elements undefined.
 *
 * The first and last address of a strided range are those of elements, so two
 * compares check all of them. Overlap is exact: where the ranges meet, target
 * bytes are noted, a bit each, for the time of the check.
 *===----------------------------------------------------------------------===*/
#include "refrt/ops/copy.h"
#include "refrt/machine/access.h"
#include "refrt/machine/bytemap.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/trail.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/value_codec.h"
#include "refrt/machine/vm.h"

#include <string.h>

/* One side: bytes and marks of its first element, byte strides. */
typedef struct side {
  refrt_object *object;
  uint64_t lowest; /* byte range in the object */
  uint64_t bytes;
  uint64_t first; /* the element with all indices 0 */
  int64_t strides[REFRT_MAX_RANK];
} side;

/* Bytes of elements that hold no part of a value may be anything after a copy:
 * whether they are copied is not specified (M-COPY). Parts of an element are
 * equal: `count` of `part` bytes, of which the first `used` hold a value. */
typedef struct element_padding {
  uint64_t count, part, used;
} element_padding;

typedef struct plan {
  uint32_t rank;
  int64_t sizes[REFRT_MAX_RANK];
  uint64_t element;
  element_padding padding;
  side from;
  side to;
  refrt_vm *vm;
  refrt_bytemap *met; /* bytes of the target */
} plan;

/* Checks one side's fields and memory and fills in *s. Sizes are known. */
static int locate(refrt_vm *vm, const refrt_fields *view, const plan *p, uint64_t align, refrt_access access, side *s) {
  int64_t offset, low = 0, high = 0, end_element = 0, bytes, distance, span, element = (int64_t)p->element;
  refrt_value pointer;
  uint32_t d;
  if (refrt_known_number(vm, &view->fields[REFRT_FIELD_OFFSET], "an offset", &offset))
    return 1;
  for (d = 0; d < p->rank; ++d) {
    int64_t stride, *end;
    if (refrt_known_stride(vm, refrt_fields_stride(view, d), "a stride", &stride))
      return 1;
    s->strides[d] = p->sizes[d] > 1 ? stride : 0;
    end = s->strides[d] < 0 ? &low : &high;
    if (refrt_multiply_add(vm, *end, p->sizes[d] - 1, s->strides[d], "position of the last element", end))
      return 1;
  }
  if (refrt_multiply_add(vm, offset, 1, low, "position of the lowest element", &low) ||
      refrt_multiply_add(vm, offset, 1, high, "position of the highest element", &high))
    return 1;
  if (refrt_leaf_is_unknown(&view->fields[REFRT_FIELD_ALIGNED]))
    return refrt_unknown_at(vm, &view->fields[REFRT_FIELD_ALIGNED],
                            refrt_leaf_is_any(&view->fields[REFRT_FIELD_ALIGNED]), REFRT_TRAP_POISON_ACCESS,
                            "the pointer of a copied memref");
  if (refrt_scale_to_bytes(low, element, &distance) || refrt_add_overflows(high, 1, &end_element) ||
      refrt_scale_to_bytes(end_element, element, &bytes) || refrt_add_overflows(bytes, -distance, &span))
    return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_BOUNDS, "elements %lld to %lld", (long long)low, (long long)high);
  if (refrt_offset_pointer(vm, &view->fields[REFRT_FIELD_ALIGNED], distance, (uint64_t)span, &pointer) ||
      refrt_span_check(vm, &pointer, (uint64_t)span, align, access, &s->object, &s->lowest))
    return 1;
  s->bytes = (uint64_t)span;
  s->first = s->lowest + (uint64_t)((offset - low) * element);
  for (d = 0; d < p->rank; ++d)
    s->strides[d] *= element;
  return 0;
}

/* Leaves out dimensions of one element and joins those that lie in one line on
 * both sides. */
static void simplify(plan *p) {
  uint32_t d, out = 0;
  for (d = 0; d < p->rank; ++d) {
    if (p->sizes[d] == 1)
      continue;
    if (out > 0 && p->from.strides[out - 1] == p->sizes[d] * p->from.strides[d] &&
        p->to.strides[out - 1] == p->sizes[d] * p->to.strides[d]) {
      p->sizes[out - 1] *= p->sizes[d];
      p->from.strides[out - 1] = p->from.strides[d];
      p->to.strides[out - 1] = p->to.strides[d];
      continue;
    }
    p->sizes[out] = p->sizes[d];
    p->from.strides[out] = p->from.strides[d];
    p->to.strides[out++] = p->to.strides[d];
  }
  p->rank = out;
}

/* A row is the last dimension: `count` elements; positions are bytes. */
typedef int (*row_fn)(const plan *p, uint64_t from, uint64_t to, uint64_t count);

static int for_each_row(const plan *p, row_fn row) {
  int64_t index[REFRT_MAX_RANK];
  uint64_t from = p->from.first, to = p->to.first;
  uint32_t outer = p->rank == 0 ? 0 : p->rank - 1, d;
  uint64_t count = p->rank == 0 ? 1 : (uint64_t)p->sizes[outer];
  for (d = 0; d < outer; ++d)
    index[d] = 0;
  for (;;) {
    if (row(p, from, to, count))
      return 1;
    for (d = outer; d > 0; --d) {
      from += (uint64_t)p->from.strides[d - 1];
      to += (uint64_t)p->to.strides[d - 1];
      if (++index[d - 1] < p->sizes[d - 1])
        break;
      from -= (uint64_t)p->from.strides[d - 1] * (uint64_t)p->sizes[d - 1];
      to -= (uint64_t)p->to.strides[d - 1] * (uint64_t)p->sizes[d - 1];
      index[d - 1] = 0;
    }
    if (d == 0)
      return 0;
  }
}

static uint64_t row_stride(const plan *p, const side *s) {
  return p->rank == 0 ? 0 : (uint64_t)s->strides[p->rank - 1];
}

static void note_line(const plan *p, const side *s, uint64_t at, uint64_t count, refrt_access access) {
  uint64_t stride = row_stride(p, s), i;
  if (stride == p->element || count == 1)
    refrt_note_access(p->vm, s->object, at, count * p->element, access);
  else
    for (i = 0; i < count; ++i, at += stride)
      refrt_note_access(p->vm, s->object, at, p->element, access);
}

static int note_row(const plan *p, uint64_t from, uint64_t to, uint64_t count) {
  note_line(p, &p->from, from, count, REFRT_READ);
  note_line(p, &p->to, to, count, REFRT_WRITE);
  return 0;
}

/* Elements that fill shadow bytes on both sides, of a source without detail. */
static int copy_even_row(const plan *p, uint64_t from, uint64_t to, uint64_t count) {
  uint64_t element = p->element, a = row_stride(p, &p->from), b = row_stride(p, &p->to), i;
  uint8_t *to_bytes = p->to.object->bytes, *to_shadow = p->to.object->shadow;
  const uint8_t *bytes = p->from.object->bytes, *shadow = p->from.object->shadow;
  if (element == 4)
    for (i = 0; i < count; ++i, from += a, to += b) {
      memcpy(to_bytes + to, bytes + from, 4);
      to_shadow[to >> 2] = shadow[from >> 2];
    }
  else
    for (i = 0; i < count; ++i, from += a, to += b) {
      memcpy(to_bytes + to, bytes + from, (size_t)element);
      memcpy(to_shadow + (to >> 2), shadow + (from >> 2), (size_t)(element >> 2));
    }
  return 0;
}

static int copy_row(const plan *p, uint64_t from, uint64_t to, uint64_t count) {
  uint64_t element = p->element, a = row_stride(p, &p->from), b = row_stride(p, &p->to), i;
  refrt_memory_status status;
  if (a == element && b == element) {
    element *= count;
    count = 1;
  } else if (((from | to | element | a | b) & 3) == 0 && !p->from.object->detailed && p->vm->trail == NULL) {
    return copy_even_row(p, from, to, count);
  }
  for (i = 0; i < count; ++i, from += a, to += b) {
    memcpy(p->to.object->bytes + to, p->from.object->bytes + from, (size_t)element);
    status = refrt_shadow_copy(&p->vm->memory, p->to.object, to, p->from.object, from, element);
    refrt_trail_copy(p->vm, p->to.object, to, p->from.object, from, element);
    if (status != REFRT_MEMORY_OK)
      return refrt_no_shadow(p->vm, status);
  }
  return 0;
}

/* 1 when a byte was met already: the target meets itself. */
static int meet_row(const plan *p, uint64_t from, uint64_t to, uint64_t count) {
  uint64_t i, k;
  (void)from;
  for (i = 0; i < count; ++i, to += row_stride(p, &p->to))
    for (k = 0; k < p->element; ++k)
      if (refrt_bytemap_meet(p->met, to + k))
        return 1;
  return 0;
}

static int meets_row(const plan *p, uint64_t from, uint64_t to, uint64_t count) {
  uint64_t i, k;
  (void)to;
  for (i = 0; i < count; ++i, from += row_stride(p, &p->from))
    for (k = 0; k < p->element; ++k)
      if (refrt_bytemap_met(p->met, from + k))
        return 1;
  return 0;
}

/* Whether every target element certainly has bytes of its own: each stride
 * exceeds what the dimensions inside it span. Looks at sorted strides only, so
 * "no" means "look closer". */
static int surely_apart(const plan *p) {
  uint64_t span = p->element;
  uint32_t d;
  for (d = p->rank; d > 0; --d) {
    int64_t stride = p->to.strides[d - 1];
    uint64_t size = (uint64_t)(stride < 0 ? -stride : stride);
    if (size < span)
      return 0;
    span += size * (uint64_t)(p->sizes[d - 1] - 1);
  }
  return 1;
}

/* Whether every element is copied onto itself: in whichever order, nothing that
 * can be seen overlaps. Strides of one element are zero. */
static int is_same_view(const plan *p) {
  uint32_t d;
  if (p->from.object != p->to.object || p->from.first != p->to.first)
    return 0;
  for (d = 0; d < p->rank; ++d)
    if (p->from.strides[d] != p->to.strides[d])
      return 0;
  return 1;
}

static int check_overlap(refrt_vm *vm, plan *p) {
  const side *a = &p->from, *b = &p->to;
  int meet = a->object == b->object && a->lowest < b->lowest + b->bytes && b->lowest < a->lowest + a->bytes;
  int twice, shared;
  refrt_bytemap met;
  if (!meet && surely_apart(p))
    return 0;
  if (refrt_bytemap_open(vm, b->lowest, b->bytes, &met))
    return 1;
  p->met = &met;
  twice = for_each_row(p, meet_row);
  shared = !twice && meet && for_each_row(p, meets_row);
  refrt_bytemap_close(vm, &met);
  if (twice)
    return refrt_trap_at(vm, REFRT_TRAP_OVERLAPPING_COPY, "elements of the target overlap each other");
  if (shared)
    return refrt_trap_at(vm, REFRT_TRAP_OVERLAPPING_COPY,
                         "source (bytes %llu to %llu) and target (bytes %llu to %llu) share elements",
                         (unsigned long long)a->lowest, (unsigned long long)(a->lowest + a->bytes - 1),
                         (unsigned long long)b->lowest, (unsigned long long)(b->lowest + b->bytes - 1));
  return 0;
}

static element_padding padding_of(const refrt_vm *vm, const refrt_type_info *element) {
  element_padding p = {1, element->size, element->store_size};
  uint64_t lanes = 1;
  uint32_t d;
  if (element->kind == REFRT_KIND_COMPLEX) {
    const refrt_type_info *part = vm->code.types[element->element];
    p.count = 2;
    p.part = part->size;
    p.used = part->store_size;
  } else if (element->kind == REFRT_KIND_VECTOR && element->rank > 1) {
    for (d = 0; d + 1 < element->rank; ++d)
      p.count *= (uint64_t)element->sizes[d];
    lanes = (uint64_t)element->sizes[element->rank - 1];
    p.part = element->size / p.count;
    p.used = (lanes * vm->code.types[element->element]->bits + 7) / 8;
  }
  return p;
}

static int pad_row(const plan *p, uint64_t from, uint64_t to, uint64_t count) {
  uint64_t i, k;
  (void)from;
  for (i = 0; i < count; ++i, to += row_stride(p, &p->to))
    for (k = 0; k < p->padding.count; ++k) {
      refrt_memory_status status =
          refrt_shadow_put_all(&p->vm->memory, p->to.object, to + k * p->padding.part + p->padding.used,
                               p->padding.part - p->padding.used, REFRT_SHADOW_UNDEF);
      refrt_trail_store(p->vm, NULL, p->to.object, to + k * p->padding.part + p->padding.used,
                        p->padding.part - p->padding.used);
      if (status != REFRT_MEMORY_OK)
        return refrt_no_shadow(p->vm, status);
    }
  return 0;
}

/* Every element costs something, and so does every byte. */
static uint64_t steps_of(const plan *p) {
  uint64_t elements = 1;
  uint32_t d;
  for (d = 0; d < p->rank; ++d)
    elements =
        refrt_bits_mul64(elements, (uint64_t)p->sizes[d]).hi != 0 ? UINT64_MAX : elements * (uint64_t)p->sizes[d];
  return elements / 8 + p->to.bytes / 64;
}

static int copy_elements(refrt_vm *vm, const refrt_fields *source, const refrt_fields *target, uint64_t size,
                         uint64_t align, element_padding padding) {
  plan p;
  uint32_t d;
  int empty = size == 0, same;
  if (source->rank != target->rank)
    return refrt_trap_at(vm, REFRT_TRAP_SHAPE_MISMATCH, "rank %u is copied to rank %u", source->rank, target->rank);
  p.vm = vm;
  p.met = NULL;
  p.rank = source->rank;
  p.element = size;
  p.padding = padding;
  for (d = 0; d < p.rank; ++d) {
    int64_t other;
    if (refrt_known_number(vm, refrt_fields_size(source, d), "a size", &p.sizes[d]) ||
        refrt_known_number(vm, refrt_fields_size(target, d), "a size", &other))
      return 1;
    if (p.sizes[d] < 0 || other < 0)
      return refrt_trap_at(vm, REFRT_TRAP_NEGATIVE_SIZE, "size %lld of dimension %u",
                           (long long)(p.sizes[d] < 0 ? p.sizes[d] : other), d);
    if (p.sizes[d] != other)
      return refrt_trap_at(vm, REFRT_TRAP_SHAPE_MISMATCH, "size %lld of dimension %u is copied to size %lld",
                           (long long)p.sizes[d], d, (long long)other);
    empty |= other == 0;
  }
  if (empty)
    return 0;
  if (size > INT64_MAX)
    return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_BOUNDS, "elements of %llu bytes", (unsigned long long)size);
  if (locate(vm, source, &p, align, REFRT_READ, &p.from) || locate(vm, target, &p, align, REFRT_WRITE, &p.to))
    return 1;
  simplify(&p);
  refrt_owe(vm, steps_of(&p));
  same = is_same_view(&p);
  if (!same && check_overlap(vm, &p))
    return 1;
  if (vm->config.access != NULL)
    (void)for_each_row(&p, note_row);
  if (!same && for_each_row(&p, copy_row))
    return 1;
  return padding.used < padding.part && for_each_row(&p, pad_row);
}

int refrt_copy_elements(refrt_vm *vm, const refrt_fields *source, const refrt_fields *target, uint64_t size,
                        uint64_t align) {
  element_padding none = {1, size, size};
  return copy_elements(vm, source, target, size, align, none);
}

REFRT_HANDLER(refrt_run_copy) {
  refrt_fields source, target;
  const refrt_type_info *element = vm->code.types[w->operands[0].info->element];
  if (refrt_fields_of(vm, &w->operands[0], slots, vm->scratch, &source) ||
      refrt_fields_of(vm, &w->operands[1], slots, vm->scratch + 3 + 2 * REFRT_MAX_RANK, &target))
    return 1;
  return copy_elements(vm, &source, &target, element->size, element->align, padding_of(vm, element));
}
