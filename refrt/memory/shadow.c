/*===-- shadow.c - what is known of each byte of memory ----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See shadow.h. Whatever one call does to a page costs at most a constant, so
 * everything is linear in the bytes it is about.
 *===----------------------------------------------------------------------===*/
#include "refrt/memory/shadow.h"

/* How OTHER bytes repeat: `head` is at places with the same `phase` modulo the
 * head's stride, between them is its rest. UNDEF and CHOSEN have no rest; 0: no
 * pattern. */
typedef struct pattern {
  uint8_t head;
  uint8_t phase;
} pattern;

/* Of one object, APART; `patterns` has one for each page. */
typedef struct detail {
  uint8_t **full; /* for each page its marks or NULL; itself NULL if none has any */
  pattern *patterns;
  uint8_t own_class, full_class, page_class;
} detail;

/* Bytes from here to the end of the page, or from its beginning up to `end`. */
static uint64_t rest_of_page(uint64_t at) { return REFRT_SHADOW_PAGE - at % REFRT_SHADOW_PAGE; }
static uint64_t start_of_page(uint64_t end) { return (end - 1) % REFRT_SHADOW_PAGE + 1; }

static uint64_t pages_of(uint64_t size) { return size / REFRT_SHADOW_PAGE + (size % REFRT_SHADOW_PAGE != 0); }
static uint64_t own_bytes(uint64_t size) { return sizeof(detail) + pages_of(size) * sizeof(pattern); }
static uint64_t full_bytes(uint64_t size) { return pages_of(size) * sizeof(uint8_t *); }

/* NULL if it is INSIDE. */
static detail *detail_of(const refrt_object *object) {
  detail *d = NULL;
  if (object->detailed == REFRT_DETAIL_APART)
    memcpy(&d, refrt_memory_detail(object), sizeof d);
  return d;
}

static pattern *pattern_of(const refrt_object *object, uint64_t page) {
  const detail *d = detail_of(object);
  return d == NULL ? (pattern *)(void *)refrt_memory_detail(object) : &d->patterns[page];
}
/* The marks of a page that has one for each byte, or NULL. */
static uint8_t *full_of(const refrt_object *object, uint64_t page) {
  const detail *d = detail_of(object);
  return d == NULL || d->full == NULL ? NULL : d->full[page];
}

void refrt_shadow_drop(refrt_memory *memory, refrt_object *object) {
  detail *d;
  uint64_t page;
  d = detail_of(object);
  object->detailed = REFRT_DETAIL_NONE;
  if (d == NULL)
    return;
  if (d->full != NULL) {
    for (page = 0; page < pages_of(object->size); ++page)
      if (d->full[page] != NULL)
        refrt_memory_give_detail(memory, d->full[page], REFRT_SHADOW_PAGE, d->page_class);
    refrt_memory_give_detail(memory, d->full, full_bytes(object->size), d->full_class);
  }
  refrt_memory_give_detail(memory, d, own_bytes(object->size), d->own_class);
}

/*===---------------------------------- marks ------------------------------===*/

int refrt_shadow_is_mark(uint8_t mark) {
  return mark <= REFRT_SHADOW_DEPENDS || mark == REFRT_SHADOW_POINTER_REST || mark == REFRT_SHADOW_POINTER + 4 ||
         mark == REFRT_SHADOW_POINTER + 8 ||
         (mark >= REFRT_SHADOW_NAN && mark < REFRT_SHADOW_NAN + REFRT_FLOAT_COUNT) ||
         (mark >= REFRT_SHADOW_APPROX && mark < REFRT_SHADOW_APPROX + REFRT_FLOAT_COUNT);
}

static unsigned code_of(uint8_t mark) { return mark < REFRT_CODE_OTHER ? mark : REFRT_CODE_OTHER; }
static int is_head(uint8_t mark) {
  return mark == REFRT_SHADOW_UNDEF || (mark >= REFRT_SHADOW_CHOSEN && mark != REFRT_SHADOW_POINTER_REST);
}

/* From one number to the next: a power of two, so that it goes into a page. */
static unsigned stride_of(uint8_t head) {
  static const uint8_t bits[] = {
#define REFRT_FLOAT(NAME, TEXT, BITS) BITS,
#include "refrt/floats.def"
  };
  unsigned kind = head - (head >= REFRT_SHADOW_APPROX ? (unsigned)REFRT_SHADOW_APPROX : (unsigned)REFRT_SHADOW_NAN);
  unsigned stride = 1;
  if (refrt_shadow_is_pointer(head))
    return (unsigned)(head - REFRT_SHADOW_POINTER);
  if (head < REFRT_SHADOW_NAN || kind >= sizeof bits)
    return 1;
  while (8 * stride < bits[kind])
    stride *= 2;
  return stride;
}

static uint8_t pattern_mark(pattern p, uint64_t at) {
  if (((at - p.phase) & (stride_of(p.head) - 1)) == 0)
    return p.head;
  return p.head >= REFRT_SHADOW_APPROX     ? REFRT_SHADOW_APPROX_REST
         : refrt_shadow_is_pointer(p.head) ? REFRT_SHADOW_POINTER_REST
                                           : REFRT_SHADOW_NAN_REST;
}

uint8_t refrt_shadow_other(const refrt_object *object, uint64_t at) {
  uint64_t page = at / REFRT_SHADOW_PAGE;
  const uint8_t *full = full_of(object, page);
  return full != NULL ? full[at % REFRT_SHADOW_PAGE] : pattern_mark(*pattern_of(object, page), at);
}

/*===---------------------------------- codes ------------------------------===*/

static unsigned code_at(const uint8_t *shadow, uint64_t at) { return (shadow[at >> 2] >> (2 * (at & 3))) & 3u; }

/* `count` places of one shadow byte from its place `first` on. */
static void set_places(uint8_t *shadow, unsigned first, unsigned count, unsigned codes) {
  unsigned mask = ((1u << 2 * count) - 1) << 2 * first;
  *shadow = (uint8_t)((*shadow & ~mask) | (codes & mask));
}
static void set_code(uint8_t *shadow, uint64_t at, unsigned code) {
  set_places(shadow + (at >> 2), (unsigned)(at & 3), 1, 0x55 * code);
}

static void fill_codes(uint8_t *shadow, uint64_t at, uint64_t size, unsigned code) {
  unsigned first = (unsigned)(at & 3), codes = 0x55 * code;
  shadow += at >> 2;
  if (first != 0) {
    unsigned count = size < 4 - first ? (unsigned)size : 4 - first;
    set_places(shadow++, first, count, codes);
    size -= count;
  }
  if (size >= 4)
    memset(shadow, (int)codes, (size_t)(size >> 2));
  if ((size & 3) != 0)
    set_places(shadow + (size >> 2), 0, (unsigned)(size & 3), codes);
}

void refrt_shadow_fill(refrt_object *object, uint64_t at, uint64_t size, unsigned mark) {
  fill_codes(object->shadow, at, size, mark);
}

int refrt_shadow_initialized(const refrt_object *object, uint64_t at, uint64_t size) {
  for (; size > 0 && (at & 3) != 0; ++at, --size)
    if (code_at(object->shadow, at) != REFRT_SHADOW_INITIALIZED)
      return 0;
  for (; size >= 4; at += 4, size -= 4)
    if (object->shadow[at >> 2] != 0x55 * REFRT_SHADOW_INITIALIZED)
      return 0;
  for (; size > 0; ++at, --size)
    if (code_at(object->shadow, at) != REFRT_SHADOW_INITIALIZED)
      return 0;
  return 1;
}

static int has_other(const uint8_t *shadow, uint64_t from, uint64_t end) {
  for (; from < end && (from & 3) != 0; ++from)
    if (code_at(shadow, from) == REFRT_CODE_OTHER)
      return 1;
  for (; from + 4 <= end; from += 4)
    if ((shadow[from >> 2] & (shadow[from >> 2] >> 1) & 0x55) != 0)
      return 1;
  for (; from < end; ++from)
    if (code_at(shadow, from) == REFRT_CODE_OTHER)
      return 1;
  return 0;
}

/* Like memmove. Where the two sides lie differently in their shadow bytes, each
 * byte comes from two; place after place in the order that reads before it
 * writes. */
static void copy_codes(uint8_t *to, uint64_t at, const uint8_t *from, uint64_t from_at, uint64_t size, int backward) {
  unsigned first = (unsigned)(at & 3);
  uint64_t head = first == 0 ? 0 : size < 4 - first ? size : 4 - first, tail = (size - head) & 3, i;
  uint64_t middle = (size - head) >> 2;
  unsigned down = 2 * (unsigned)((from_at + head) & 3);
  if (!backward)
    for (i = 0; i < head; ++i)
      set_code(to, at + i, code_at(from, from_at + i));
  else
    for (i = tail; i > 0; --i)
      set_code(to, at + size - tail + i - 1, code_at(from, from_at + size - tail + i - 1));
  if (middle > 0) {
    uint8_t *t = to + ((at + head) >> 2);
    const uint8_t *f = from + ((from_at + head) >> 2);
    if (down == 0)
      memmove(t, f, (size_t)middle);
    else if (!backward)
      for (i = 0; i < middle; ++i)
        t[i] = (uint8_t)(f[i] >> down | f[i + 1] << (8 - down));
    else
      for (i = middle; i > 0; --i)
        t[i - 1] = (uint8_t)(f[i - 1] >> down | f[i] << (8 - down));
  }
  if (!backward)
    for (i = size - tail; i < size; ++i)
      set_code(to, at + i, code_at(from, from_at + i));
  else
    for (i = head; i > 0; --i)
      set_code(to, at + i - 1, code_at(from, from_at + i - 1));
}

/*===---------------------------------- reading ----------------------------===*/

void refrt_shadow_get(const refrt_object *object, uint64_t at, uint64_t size, uint8_t *marks) {
  const uint8_t *shadow = object->shadow;
  const uint64_t all = UINT64_C(0x5555555555555555) * REFRT_SHADOW_INITIALIZED;
  uint64_t i = 0, eight;
  for (; i < size && ((at + i) & 3) != 0; ++i)
    marks[i] = refrt_shadow_mark(object, at + i);
  while (size - i >= 4) {
    unsigned four = shadow[(at + i) >> 2];
    if (size - i >= 32 && (memcpy(&eight, shadow + ((at + i) >> 2), sizeof eight), eight == all)) {
      memset(marks + i, REFRT_SHADOW_INITIALIZED, 32);
      i += 32;
      continue;
    }
    marks[i] = (uint8_t)(four & 3);
    marks[i + 1] = (uint8_t)(four >> 2 & 3);
    marks[i + 2] = (uint8_t)(four >> 4 & 3);
    marks[i + 3] = (uint8_t)(four >> 6);
    if ((four & (four >> 1) & 0x55) != 0) {
      unsigned k;
      for (k = 0; k < 4; ++k)
        if (marks[i + k] == REFRT_CODE_OTHER)
          marks[i + k] = refrt_shadow_other(object, at + i + k);
    }
    i += 4;
  }
  for (; i < size; ++i)
    marks[i] = refrt_shadow_mark(object, at + i);
}

/*===---------------------------------- writing ----------------------------===*/

/* Makes a detail that is APART. */
static refrt_memory_status make_apart(refrt_memory *memory, refrt_object *object) {
  void *block;
  detail *d;
  uint8_t block_class = 0;
  refrt_memory_status status = refrt_memory_take_detail(memory, own_bytes(object->size), &block, &block_class);
  if (status != REFRT_MEMORY_OK)
    return status;
  d = (detail *)block;
  d->full = NULL;
  d->patterns = (pattern *)(void *)(d + 1);
  d->own_class = block_class;
  d->full_class = d->page_class = 0;
  memset(d->patterns, 0, (size_t)(pages_of(object->size) * sizeof(pattern)));
  if (object->detailed == REFRT_DETAIL_INSIDE)
    d->patterns[0] = *pattern_of(object, 0);
  memcpy(refrt_memory_detail(object), &d, sizeof d);
  object->detailed = REFRT_DETAIL_APART;
  return REFRT_MEMORY_OK;
}

static refrt_memory_status make_detail(refrt_memory *memory, refrt_object *object) {
  static const pattern none = {0, 0};
  if (object->detailed)
    return REFRT_MEMORY_OK;
  if (object->size > REFRT_SHADOW_PAGE)
    return make_apart(memory, object);
  object->detailed = REFRT_DETAIL_INSIDE;
  *pattern_of(object, 0) = none;
  return REFRT_MEMORY_OK;
}

/* Gives a page its byte for each byte, as its pattern says. */
static refrt_memory_status make_full(refrt_memory *memory, refrt_object *object, uint64_t page) {
  void *block;
  uint64_t i;
  detail *d;
  refrt_memory_status status;
  if (object->detailed == REFRT_DETAIL_INSIDE) {
    status = make_apart(memory, object);
    if (status != REFRT_MEMORY_OK)
      return status;
  }
  d = detail_of(object);
  if (d->full == NULL) {
    status = refrt_memory_take_detail(memory, full_bytes(object->size), &block, &d->full_class);
    if (status != REFRT_MEMORY_OK)
      return status;
    d->full = (uint8_t **)block;
    for (i = 0; i < pages_of(object->size); ++i)
      d->full[i] = NULL;
  }
  status = refrt_memory_take_detail(memory, REFRT_SHADOW_PAGE, &block, &d->page_class);
  if (status != REFRT_MEMORY_OK)
    return status;
  d->full[page] = (uint8_t *)block;
  for (i = 0; i < REFRT_SHADOW_PAGE; ++i)
    d->full[page][i] = pattern_mark(d->patterns[page], i);
  return REFRT_MEMORY_OK;
}

/* Whether all OTHER marks are what the pattern says. */
static int follows(pattern p, uint64_t at, uint64_t size, const uint8_t *marks) {
  uint64_t i;
  if (p.head == 0)
    return 0;
  for (i = 0; i < size; ++i)
    if (marks[i] >= REFRT_CODE_OTHER && marks[i] != pattern_mark(p, at + i))
      return 0;
  return 1;
}

/* The OTHER marks of a part of one page. *seen is the pattern that the bytes
 * before had: a number may go from one page into the next. */
static refrt_memory_status put_others(refrt_memory *memory, refrt_object *object, uint64_t at, uint64_t size,
                                      const uint8_t *marks, pattern *seen) {
  uint64_t page = at / REFRT_SHADOW_PAGE, first = page * REFRT_SHADOW_PAGE, end = first + REFRT_SHADOW_PAGE, i;
  refrt_memory_status status = make_detail(memory, object);
  uint8_t *full;
  if (status != REFRT_MEMORY_OK)
    return status;
  for (i = 0; i < size; ++i)
    if (is_head(marks[i])) {
      seen->head = marks[i];
      seen->phase = (uint8_t)((at + i) & (stride_of(marks[i]) - 1));
      break;
    }
  full = full_of(object, page);
  if (full == NULL) {
    if (follows(*pattern_of(object, page), at, size, marks))
      return REFRT_MEMORY_OK;
    end = end < object->size ? end : object->size;
    if (follows(*seen, at, size, marks) && !has_other(object->shadow, first, at) &&
        !has_other(object->shadow, at + size, end)) {
      *pattern_of(object, page) = *seen;
      return REFRT_MEMORY_OK;
    }
    status = make_full(memory, object, page);
    if (status != REFRT_MEMORY_OK)
      return status;
    full = full_of(object, page);
  }
  for (i = 0; i < size; ++i)
    if (marks[i] >= REFRT_CODE_OTHER)
      full[at + i - first] = marks[i];
  return REFRT_MEMORY_OK;
}

refrt_memory_status refrt_shadow_put(refrt_memory *memory, refrt_object *object, uint64_t at, uint64_t size,
                                     const uint8_t *marks) {
  pattern seen = {0, 0};
  while (size > 0) {
    uint64_t left = rest_of_page(at), part = size < left ? size : left, i;
    int others = 0;
    for (i = 0; i < part; ++i)
      others |= marks[i] >= REFRT_CODE_OTHER;
    if (others) {
      refrt_memory_status status = put_others(memory, object, at, part, marks, &seen);
      if (status != REFRT_MEMORY_OK)
        return status;
    }
    for (i = 0; i < part; ++i)
      set_code(object->shadow, at + i, code_of(marks[i]));
    at += part;
    marks += part;
    size -= part;
  }
  return REFRT_MEMORY_OK;
}

refrt_memory_status refrt_shadow_put_all(refrt_memory *memory, refrt_object *object, uint64_t at, uint64_t size,
                                         uint8_t mark) {
  uint8_t marks[REFRT_SHADOW_PAGE];
  if (mark < REFRT_CODE_OTHER) {
    fill_codes(object->shadow, at, size, mark);
    return REFRT_MEMORY_OK;
  }
  memset(marks, mark, size < sizeof marks ? (size_t)size : sizeof marks);
  while (size > 0) {
    uint64_t left = rest_of_page(at), part = size < left ? size : left;
    pattern seen = {0, 0};
    refrt_memory_status status = put_others(memory, object, at, part, marks, &seen);
    if (status != REFRT_MEMORY_OK)
      return status;
    fill_codes(object->shadow, at, part, REFRT_CODE_OTHER);
    at += part;
    size -= part;
  }
  return REFRT_MEMORY_OK;
}

/* Copies the detail of a part of one page to a part of one page as a whole, if
 * it can: 1. The codes are still to be copied. */
static int copy_detail(refrt_memory *memory, refrt_object *target, uint64_t at, const refrt_object *source,
                       uint64_t source_at, uint64_t size) {
  uint64_t page = at / REFRT_SHADOW_PAGE, first = page * REFRT_SHADOW_PAGE, end = first + REFRT_SHADOW_PAGE;
  uint64_t source_page = source_at / REFRT_SHADOW_PAGE;
  const uint8_t *full = full_of(source, source_page);
  if (make_detail(memory, target) != REFRT_MEMORY_OK)
    return 0;
  end = end < target->size ? end : target->size;
  if (full != NULL) {
    /* A few bytes may well follow a pattern. */
    if (size < REFRT_SHADOW_PAGE / 4)
      return 0;
    if (full_of(target, page) == NULL && make_full(memory, target, page) != REFRT_MEMORY_OK)
      return 0;
    memmove(full_of(target, page) + (at - first), full + source_at % REFRT_SHADOW_PAGE, (size_t)size);
    return 1;
  }
  if (full_of(target, page) == NULL) {
    pattern moved = *pattern_of(source, source_page), *old = pattern_of(target, page);
    moved.phase = (uint8_t)((moved.phase + at - source_at) & (stride_of(moved.head) - 1));
    if (old->head == moved.head && old->phase == moved.phase)
      return 1;
    if (has_other(target->shadow, first, at) || has_other(target->shadow, at + size, end))
      return 0;
    *old = moved;
    return 1;
  }
  return 0;
}

/* Part after part, each in one page of either side; only those with OTHER bytes
 * that differ from their neighbours byte by byte. */
static refrt_memory_status copy_detailed(refrt_memory *memory, refrt_object *target, uint64_t at,
                                         const refrt_object *source, uint64_t source_at, uint64_t size, int backward) {
  uint8_t marks[REFRT_SHADOW_PAGE];
  uint64_t done = 0;
  while (done < size) {
    uint64_t left = size - done, from, to, part;
    refrt_memory_status status = REFRT_MEMORY_OK;
    if (backward) {
      part = start_of_page(source_at + left);
      part = start_of_page(at + left) < part ? start_of_page(at + left) : part;
      part = part < left ? part : left;
      from = source_at + left - part;
    } else {
      part = rest_of_page(source_at + done);
      part = rest_of_page(at + done) < part ? rest_of_page(at + done) : part;
      part = part < left ? part : left;
      from = source_at + done;
    }
    to = at + (from - source_at);
    if (has_other(source->shadow, from, from + part) && !copy_detail(memory, target, to, source, from, part)) {
      refrt_shadow_get(source, from, part, marks);
      status = refrt_shadow_put(memory, target, to, part, marks);
    } else {
      copy_codes(target->shadow, to, source->shadow, from, part, backward);
    }
    if (status != REFRT_MEMORY_OK)
      return status;
    done += part;
  }
  return REFRT_MEMORY_OK;
}

refrt_memory_status refrt_shadow_copy(refrt_memory *memory, refrt_object *target, uint64_t at,
                                      const refrt_object *source, uint64_t source_at, uint64_t size) {
  int backward = target == source && at > source_at;
  if (source->detailed)
    return copy_detailed(memory, target, at, source, source_at, size, backward);
  copy_codes(target->shadow, at, source->shadow, source_at, size, backward);
  return REFRT_MEMORY_OK;
}

/*===---------------------------------- addresses --------------------------===*/

/* How the marks of an address repeat. */
static pattern address_pattern(uint64_t at, uint64_t size) {
  pattern p;
  p.head = (uint8_t)(REFRT_SHADOW_POINTER + size);
  p.phase = (uint8_t)(at & (size - 1));
  return p;
}

int refrt_shadow_put_address_anywhere(refrt_memory *memory, refrt_object *object, uint64_t at, uint64_t size) {
  pattern p = address_pattern(at, size), *old;
  uint64_t page = at / REFRT_SHADOW_PAGE;
  if (rest_of_page(at) < size || make_detail(memory, object) != REFRT_MEMORY_OK || full_of(object, page) != NULL)
    return 0;
  old = pattern_of(object, page);
  if (old->head != p.head || old->phase != p.phase) {
    if (old->head != 0) /* others may still need it */
      return 0;
    *old = p;
  }
  refrt_shadow_set_others(object->shadow, at, (unsigned)size);
  return 1;
}

int refrt_shadow_has_address_anywhere(const refrt_object *object, uint64_t at, uint64_t size) {
  pattern p = address_pattern(at, size);
  uint64_t page = at / REFRT_SHADOW_PAGE;
  const pattern *old;
  if (rest_of_page(at) < size || full_of(object, page) != NULL)
    return 0;
  old = pattern_of(object, page);
  return old->head == p.head && old->phase == p.phase;
}
