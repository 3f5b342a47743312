/*===-- machine_copy_test.c - which bytes a copy touches ---------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * copy against a model that knows nothing of strided ranges: it lists the bytes
 * of every element. All bytes and marks of both buffers are compared, so that
 * bytes between elements, marks from before and the edges of overlap count.
 * Then what is checked before a copy, and that empty ones check nothing of
 * memory. M-COPY.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#define DYN REFRT_DYNAMIC
enum { BYTES = 64, POINTS = 64 };

/* copy from one memref to another of any shape and layout. */
typedef struct copy_test {
  machine m;
  uint32_t rank;
  uint32_t size;       /* bytes of an element: equal parts, of which the first */
  uint32_t part, used; /* `used` bytes hold a value */
  uint32_t leaves;     /* of one memref */
  uint32_t ids[2];
  uint8_t noted[2][BYTES]; /* 1: read, 2: written, as the machine tells */
  refrt_value args[2 * (3 + 2 * 4)];
} copy_test;

/* Elements: integers by their bits, or these. */
enum { ROWS = 200, BITS, LANES, COMPLEX };

static refrt_type element_of(copy_test *t, uint32_t kind) {
  const int64_t shape[2] = {2, 3}, three = 3;
  machine *m = &t->m;
  refrt_type element;
  switch (kind) {
  case ROWS: /* each of three bytes and one of padding */
    element = refrt_type_vector(m->program, m->i8, shape, 2);
    break;
  case BITS: /* rows of three bits; the byte is theirs */
    element = refrt_type_vector(m->program, m->i1, shape, 2);
    break;
  case LANES:
    element = refrt_type_vector(m->program, m->i8, &three, 1);
    break;
  case COMPLEX:
    element = refrt_type_complex(m->program, refrt_type_float(m->program, REFRT_FLOAT_F80));
    break;
  default:
    element = refrt_type_int(m->program, kind);
    break;
  }
  t->size = (uint32_t)refrt_type_get(m->program, element)->size;
  t->part = kind == ROWS || kind == BITS || kind == COMPLEX ? t->size / 2 : t->size;
  t->used = kind == ROWS || kind == LANES ? 3 : kind == BITS ? 1 : kind == COMPLEX ? 10 : (kind + 7) / 8;
  return element;
}

static void note(void *user, uint32_t id, uint64_t offset, uint64_t size, int is_write) {
  copy_test *t = (copy_test *)user;
  uint64_t i;
  CHECK(id == t->ids[0] || id == t->ids[1]);
  CHECK(offset <= BYTES && size <= BYTES - offset);
  for (i = offset; i < offset + size && i < BYTES; ++i)
    t->noted[id == t->ids[1]][i] |= is_write ? 2 : 1;
}

static void start(copy_test *t, uint32_t rank, uint32_t kind) {
  const int64_t all[4] = {DYN, DYN, DYN, DYN};
  refrt_type element, type;
  const refrt_type_info *info;
  machine *m = &t->m;
  machine_start(m);
  m->config.user = t;
  m->config.access = note;
  element = element_of(t, kind);
  info = refrt_type_get(m->program, element);
  t->rank = rank;
  t->leaves = 3 + 2 * rank;
  type = refrt_type_memref(m->program, element, all, all, rank, DYN, 0);
  begin_function(m, "f", REFRT_NONE, type, type, END_OF_LIST);
  (void)emit(m, REFRT_OP_COPY, type, REFRT_NONE, m->args[0], m->args[1], END_OF_LIST);
  emit_return(m, END_OF_LIST);
  if (machine_ready(m)) {
    CHECK(refrt_vm_add_buffer(m->vm, BYTES, info->align, 0, &t->ids[0]) == REFRT_OK);
    CHECK(refrt_vm_add_buffer(m->vm, BYTES, info->align, 0, &t->ids[1]) == REFRT_OK);
  }
}

/* Buffer `which` of the two as side 0 (source) or 1 (target): offset, sizes,
 * strides. */
static void side(copy_test *t, uint32_t at, uint32_t which, const int64_t *fields) {
  refrt_value *args = t->args + at * t->leaves;
  uint32_t i;
  args[0] = args[1] = refrt_vm_pointer(t->m.vm, t->ids[which], 0);
  for (i = 0; i < 1 + 2 * t->rank; ++i)
    args[2 + i] = leaf((uint64_t)fields[i]);
}

static refrt_outcome_kind copy(copy_test *t) { return call(&t->m, t->m.function, t->args, 2 * t->leaves); }

static refrt_allocation buffer(const copy_test *t, uint32_t which) {
  refrt_allocation a;
  CHECK(refrt_vm_allocation(t->m.vm, t->ids[which], &a) == REFRT_OK);
  return a;
}

static void get_marks(const copy_test *t, uint32_t which, uint8_t *marks) {
  CHECK(refrt_vm_get_marks(t->m.vm, t->ids[which], 0, BYTES, marks) == REFRT_OK);
}
static void set_marks(const copy_test *t, uint32_t which, const uint8_t *marks) {
  CHECK(refrt_vm_set_marks(t->m.vm, t->ids[which], 0, BYTES, marks) == REFRT_OK);
}
static void set_all_marks(const copy_test *t, uint32_t which, uint8_t mark) {
  CHECK(refrt_vm_mark(t->m.vm, t->ids[which], 0, BYTES, mark) == REFRT_OK);
}
static uint8_t mark_at(const copy_test *t, uint32_t which, uint64_t at) { return mark_of(&t->m, t->ids[which], at); }

/* Different bytes everywhere, and marks of every kind at different places. */
static void fill(const copy_test *t, uint32_t salt) {
  static const uint8_t marks[] = {REFRT_SHADOW_INITIALIZED, REFRT_SHADOW_POISON,
                                  REFRT_SHADOW_INITIALIZED, REFRT_SHADOW_NAN + REFRT_FLOAT_F32,
                                  REFRT_SHADOW_NAN_REST,    REFRT_SHADOW_UNINITIALIZED,
                                  REFRT_SHADOW_UNDEF};
  uint8_t all[BYTES];
  uint32_t which, i;
  for (which = 0; which < 2; ++which) {
    refrt_allocation a = buffer(t, which);
    for (i = 0; i < BYTES; ++i) {
      a.bytes[i] = (uint8_t)(which * 128 + i);
      all[i] = marks[(i * (1 + 2 * which) + salt + which) % (sizeof marks)];
    }
    set_marks(t, which, all);
  }
}

/* First elements of all points in row-major order; how many. */
static uint32_t points(uint32_t rank, const int64_t *fields, int64_t *out) {
  uint32_t count = 1, i, d;
  for (d = 0; d < rank; ++d)
    count *= (uint32_t)fields[1 + d];
  for (i = 0; i < count && i < POINTS; ++i) {
    uint32_t rest = i;
    out[i] = fields[0];
    for (d = rank; d-- > 0;) {
      out[i] += (int64_t)(rest % (uint32_t)fields[1 + d]) * fields[1 + rank + d];
      rest /= (uint32_t)fields[1 + d];
    }
  }
  return count;
}

/* What the model says: a trap, or contents of the target in bytes and shadow, and which
 * bytes of both buffers are read and written. */
static refrt_trap model(const copy_test *t, const int64_t *from, const int64_t *to, int same, uint8_t *bytes,
                        uint8_t *shadow, uint8_t accesses[2][BYTES]) {
  int64_t sources[POINTS], targets[POINTS];
  uint32_t count = points(t->rank, from, sources), i, k;
  int onto_itself = same;
  uint8_t touched[BYTES] = {0}, known[BYTES];
  refrt_allocation source = buffer(t, 0), target = buffer(t, same ? 0 : 1);
  memcpy(bytes, target.bytes, BYTES);
  get_marks(t, same ? 0 : 1, shadow);
  get_marks(t, 0, known);
  (void)points(t->rank, to, targets);
  for (i = 0; i < count; ++i) {
    int64_t last = BYTES / (int64_t)t->size - 1;
    if (sources[i] < 0 || sources[i] > last || targets[i] < 0 || targets[i] > last)
      return REFRT_TRAP_OUT_OF_BOUNDS;
  }
  for (i = 0; i < count; ++i)
    onto_itself &= sources[i] == targets[i];
  for (i = 0; i < count && !onto_itself; ++i)
    if (touched[targets[i] * t->size]++ != 0)
      return REFRT_TRAP_OVERLAPPING_COPY;
  for (i = 0; i < count && same && !onto_itself; ++i)
    if (touched[sources[i] * t->size] != 0)
      return REFRT_TRAP_OVERLAPPING_COPY;
  for (i = 0; i < count; ++i)
    for (k = 0; k < t->size; ++k) {
      accesses[0][sources[i] * t->size + k] |= 1;
      accesses[same ? 0 : 1][targets[i] * t->size + k] |= 2;
      bytes[targets[i] * t->size + k] = source.bytes[sources[i] * t->size + k];
      shadow[targets[i] * t->size + k] =
          k % t->part < t->used ? known[sources[i] * t->size + k] : (uint8_t)REFRT_SHADOW_UNDEF;
    }
  return REFRT_TRAP_NONE;
}

static refrt_trap check(copy_test *t, const int64_t *from, const int64_t *to, int same) {
  uint8_t bytes[BYTES], shadow[BYTES], old[2][2][BYTES], accesses[2][BYTES] = {{0}};
  refrt_trap trap = model(t, from, to, same, bytes, shadow, accesses);
  uint32_t which, target = same ? 0 : 1, i, wrong = BYTES;
  for (which = 0; which < 2; ++which) {
    memcpy(old[which][0], buffer(t, which).bytes, BYTES);
    get_marks(t, which, old[which][1]);
  }
  side(t, 0, 0, from);
  side(t, 1, target, to);
  memset(t->noted, 0, sizeof t->noted);
  copy(t);
  CHECK(memcmp(t->noted, accesses, sizeof accesses) == 0);
  if (trap != REFRT_TRAP_NONE)
    CHECK_TRAP(&t->m, trap);
  else
    CHECK_RETURNED(&t->m);
  for (which = 0; which < 2; ++which) {
    int is_target = which == target && trap == REFRT_TRAP_NONE;
    const uint8_t *want = is_target ? bytes : old[which][0], *marks = is_target ? shadow : old[which][1];
    refrt_allocation a = buffer(t, which);
    uint8_t found[BYTES];
    get_marks(t, which, found);
    for (i = 0; i < BYTES; ++i)
      /* Bytes of padding may be anything. */
      if (found[i] != marks[i] || (a.bytes[i] != want[i] && !(is_target && marks[i] == REFRT_SHADOW_UNDEF)))
        wrong = which * BYTES + i;
  }
  CHECK_MSG(wrong == BYTES, "rank %u: byte %u of buffer %u, offsets %lld %lld, strides %lld %lld", t->rank,
            wrong % BYTES, wrong / BYTES, (long long)from[0], (long long)to[0], (long long)from[1 + t->rank],
            (long long)to[1 + t->rank]);
  return trap;
}

/*===---------------------------- bytes and marks --------------------------===*/

/* One dimension: bytes between elements stay, on one side and on both. */
static void test_gaps(void) {
  static const uint32_t widths[] = {8, 16, 32, 24, ROWS, BITS, LANES};
  uint32_t w;
  for (w = 0; w < sizeof widths / sizeof *widths; ++w) {
    copy_test t;
    int64_t from, to;
    start(&t, 1, widths[w]);
    for (from = -3; from <= 3; ++from)
      for (to = -3; to <= 3; ++to) {
        const int64_t size = 3, a[] = {from < 0 ? 6 : 1, size, from}, b[] = {to < 0 ? 7 : 0, size, to};
        fill(&t, (uint32_t)(from + 3 * to + 12));
        (void)check(&t, a, b, 0);
      }
    machine_end(&t.m);
  }
}

/* Any shapes and strides, one buffer and two. Half the targets are packed, so
 * that enough of them do not overlap themselves. */
static void test_against_model(void) {
  static const uint32_t widths[] = {16, 24, ROWS, COMPLEX};
  uint64_t seed = 11;
  uint32_t rank, w, i, d, legal = 0, overlaps = 0;
  for (rank = 0; rank <= 4; ++rank)
    for (w = 0; w < sizeof widths / sizeof *widths; ++w) {
      copy_test t;
      start(&t, rank, widths[w]);
      for (i = 0; i < 500; ++i) {
        int64_t from[9], to[9], step = 1;
        int same = (int)(check_random(&seed) % 2);
        refrt_trap trap;
        from[0] = (int64_t)(check_random(&seed) % (BYTES / t.size));
        to[0] = (int64_t)(check_random(&seed) % (BYTES / t.size));
        for (d = rank; d-- > 0;) {
          uint64_t kind = check_random(&seed) % 4;
          from[1 + d] = to[1 + d] = 1 + (int64_t)(check_random(&seed) % (rank > 2 ? 2 : 3));
          from[1 + rank + d] = (int64_t)(check_random(&seed) % 11) - 4;
          to[1 + rank + d] = kind == 0 ? (int64_t)(check_random(&seed) % 11) - 4 : kind == 1 ? -step : step;
          step *= to[1 + d];
        }
        fill(&t, i);
        trap = check(&t, from, to, same);
        legal += trap == REFRT_TRAP_NONE;
        overlaps += trap == REFRT_TRAP_OVERLAPPING_COPY;
      }
      machine_end(&t.m);
    }
  CHECK_MSG(legal > 1000 && overlaps > 500, "%u legal, %u overlap", legal, overlaps);
}

/* Marks and contents of a target from before do not outlive a copy, whatever
 * they were; what the source lacks, the target lacks then. */
static void test_old_marks(void) {
  static const uint8_t marks[] = {REFRT_SHADOW_UNINITIALIZED, REFRT_SHADOW_INITIALIZED,
                                  REFRT_SHADOW_POISON,        REFRT_SHADOW_UNDEF,
                                  REFRT_SHADOW_NAN_REST,      REFRT_SHADOW_NAN + REFRT_FLOAT_F32};
  const int64_t row[] = {0, 4, 1}, spread[] = {1, 4, 2};
  uint32_t a, b;
  for (a = 0; a < sizeof marks; ++a)
    for (b = 0; b < sizeof marks; ++b) {
      copy_test t;
      start(&t, 1, 32);
      fill(&t, 0);
      set_all_marks(&t, 0, marks[a]);
      set_all_marks(&t, 1, marks[b]);
      (void)check(&t, row, row, 0);
      CHECK(mark_at(&t, 1, 15) == marks[a] && mark_at(&t, 1, 16) == marks[b]);
      set_all_marks(&t, 1, marks[b]);
      (void)check(&t, row, spread, 0);
      CHECK(mark_at(&t, 1, 4) == marks[a] && mark_at(&t, 1, 8) == marks[b]);
      machine_end(&t.m);
    }
}

/*===--------------------------------- overlap -----------------------------===*/

/* Neighbours in one buffer may meet, one common byte is too much. */
static void test_edges(void) {
  static const int64_t stride[] = {1, -1, 3, -3};
  copy_test t;
  uint32_t i, j;
  start(&t, 1, 8);
  for (i = 0; i < 4; ++i)
    for (j = 0; j < 4; ++j) {
      /* Both ranges start at byte 0 and 10 of 4 (stride 1) or 10 (stride 3). */
      int64_t span_a = stride[i] * stride[i] == 1 ? 4 : 10, span_b = stride[j] * stride[j] == 1 ? 4 : 10, shift;
      for (shift = -1; shift <= 1; ++shift) {
        int64_t low_a = 20, low_b = low_a + span_a + shift;
        const int64_t a[] = {stride[i] < 0 ? low_a + span_a - 1 : low_a, 4, stride[i]};
        const int64_t b[] = {stride[j] < 0 ? low_b + span_b - 1 : low_b, 4, stride[j]};
        refrt_trap want = shift < 0 ? REFRT_TRAP_OVERLAPPING_COPY : REFRT_TRAP_NONE;
        fill(&t, i);
        CHECK(check(&t, a, b, 1) == want);
        fill(&t, j);
        CHECK(check(&t, b, a, 1) == want);
      }
    }
  machine_end(&t.m);
  start(&t, 2, 8);
  {
    /* Rows of three, as close as they may be, and one closer; columns first. */
    const int64_t source[] = {40, 2, 3, 3, 1}, packed[] = {0, 2, 3, 3, 1}, closer[] = {0, 2, 3, 2, 1};
    const int64_t columns[] = {0, 2, 3, 1, 2}, tight[] = {0, 2, 3, 1, 1}, backwards[] = {5, 2, 3, -3, -1};
    const int64_t back_closer[] = {5, 2, 3, -2, -1}, thin[] = {0, 2, 1, 1, 0}, from_thin[] = {40, 2, 1, 3, 1};
    CHECK(check(&t, source, packed, 1) == REFRT_TRAP_NONE);
    CHECK(check(&t, source, closer, 1) == REFRT_TRAP_OVERLAPPING_COPY);
    CHECK(check(&t, source, closer, 0) == REFRT_TRAP_OVERLAPPING_COPY);
    CHECK(check(&t, source, columns, 1) == REFRT_TRAP_NONE);
    CHECK(check(&t, source, tight, 0) == REFRT_TRAP_OVERLAPPING_COPY);
    CHECK(check(&t, source, backwards, 0) == REFRT_TRAP_NONE);
    CHECK(check(&t, source, back_closer, 0) == REFRT_TRAP_OVERLAPPING_COPY);
    CHECK(check(&t, from_thin, thin, 0) == REFRT_TRAP_NONE); /* stride 0 of one element */
  }
  machine_end(&t.m);
}

/* Every element onto itself, whatever the strides; the same bytes in another
 * order are another view. */
static void test_same_view(void) {
  static const uint32_t widths[] = {8, 16, 32, 24, ROWS};
  uint32_t w;
  for (w = 0; w < sizeof widths / sizeof *widths; ++w) {
    const int64_t views[][5] = {{0, 2, 2, 2, 1}, {4, 2, 2, -3, 1}, {1, 2, 2, 0, 1}, {1, 2, 2, 0, 0},
                                {0, 2, 2, 1, 1}, {2, 1, 2, 9, 1},  {3, 1, 1, 9, 7}, {99, 0, 2, 2, 1}};
    const int64_t turned[] = {0, 2, 2, 1, 2}, backwards[] = {3, 2, 2, -2, -1}, one[] = {2, 1, 2, -7, 1};
    copy_test t;
    uint32_t i;
    start(&t, 2, widths[w]);
    for (i = 0; i < sizeof views / sizeof *views; ++i) {
      fill(&t, i);
      CHECK(check(&t, views[i], views[i], 1) == REFRT_TRAP_NONE);
    }
    CHECK(check(&t, views[5], one, 1) == REFRT_TRAP_NONE); /* a stride of one element */
    CHECK(check(&t, views[0], turned, 1) == REFRT_TRAP_OVERLAPPING_COPY);
    CHECK(check(&t, views[0], backwards, 1) == REFRT_TRAP_OVERLAPPING_COPY);
    CHECK(check(&t, views[2], views[2], 0) == REFRT_TRAP_OVERLAPPING_COPY); /* of another buffer */
    machine_end(&t.m);
  }
}

/*===---------------------------- checks before it -------------------------===*/

static void test_alignment(void) {
  static const uint32_t widths[] = {16, 32, 64};
  uint32_t w, at, step;
  for (w = 0; w < 3; ++w) {
    const int64_t two[] = {0, 2, 1}, none[] = {0, 0, 1};
    copy_test t;
    start(&t, 1, widths[w]);
    for (at = 0; at < 2; ++at)
      for (step = 1; step <= t.size; ++step) {
        side(&t, 0, 0, two);
        side(&t, 1, 1, two);
        t.args[at * t.leaves + 1] = refrt_vm_pointer(t.m.vm, t.ids[at], step);
        fill(&t, 0);
        copy(&t);
        if (step < t.size)
          CHECK_TRAP(&t.m, REFRT_TRAP_MISALIGNED);
        else
          CHECK_RETURNED(&t.m);
        CHECK(buffer(&t, 1).bytes[step] == (step < t.size ? 128 + step : at == 0 ? 2 * step : 0));
        side(&t, 0, 0, none);
        side(&t, 1, 1, none);
        t.args[at * t.leaves + 1] = refrt_vm_pointer(t.m.vm, t.ids[at], step);
        copy(&t);
        CHECK_RETURNED(&t.m);
      }
    machine_end(&t.m);
  }
}

/* Sizes are compared at run time, each of them, before any memory is. */
static void test_shapes(void) {
  static const int64_t sizes[][2] = {{2, 3}, {2, 2}, {1, 3}, {3, 2}, {0, 3}, {2, 0}, {0, 0}, {6, 1}};
  const uint32_t count = sizeof sizes / sizeof *sizes;
  copy_test t;
  uint32_t a, b, i, bad;
  start(&t, 2, 8);
  for (a = 0; a < count; ++a)
    for (b = 0; b < count; ++b)
      for (bad = 0; bad < 2; ++bad) {
        int64_t from[] = {0, 0, 0, 3, 1}, to[] = {0, 0, 0, 3, 1};
        for (i = 0; i < 2; ++i) {
          from[1 + i] = sizes[a][i];
          to[1 + i] = sizes[b][i];
        }
        side(&t, 0, 0, from);
        side(&t, 1, 1, to);
        if (bad && a == b)
          continue;
        if (bad)
          t.args[1] = leaf(0);
        copy(&t);
        if (a == b)
          CHECK_RETURNED(&t.m);
        else
          CHECK_TRAP(&t.m, REFRT_TRAP_SHAPE_MISMATCH);
      }
  for (a = 0; a < 2; ++a) { /* one side is negative */
    const int64_t good[] = {0, 2, 3, 3, 1}, minus[] = {0, 2, -3, 3, 1};
    side(&t, 0, 0, a == 0 ? minus : good);
    side(&t, 1, 1, a == 0 ? good : minus);
    copy(&t);
    CHECK_TRAP(&t.m, REFRT_TRAP_NEGATIVE_SIZE);
  }
  machine_end(&t.m);
}

/* No element, no memory: pointers, offsets and strides may be anything. */
static void test_empty(void) {
  static const int64_t shapes[][2] = {{0, 3}, {3, 0}, {0, 0}, {0, INT64_MAX}};
  copy_test t;
  uint32_t s, at, kind;
  start(&t, 2, 32);
  for (s = 0; s < 4; ++s)
    for (at = 0; at < 2; ++at)
      for (kind = 0; kind < 9; ++kind) {
        const int64_t fields[] = {0, shapes[s][0], shapes[s][1], 3, 1};
        refrt_value *args = t.args + at * t.leaves;
        uint8_t old[2][BYTES], now[BYTES];
        side(&t, 0, 0, fields);
        side(&t, 1, 1, fields);
        fill(&t, kind);
        memcpy(old[0], buffer(&t, 1).bytes, BYTES);
        get_marks(&t, 1, old[1]);
        if (kind == 0)
          args[1] = leaf(0); /* null */
        else if (kind == 1)
          args[1] = leaf(UINT64_C(0x123456789)); /* nobody's, misaligned */
        else if (kind == 2)
          args[1].state = REFRT_POISON;
        else if (kind == 3)
          args[2] = leaf(INT64_MAX); /* offset */
        else if (kind == 4)
          args[2].state = REFRT_UNDEF;
        else if (kind == 5)
          args[5] = leaf(INT64_MAX); /* strides */
        else if (kind == 6)
          args[6].state = REFRT_POISON;
        else if (kind == 7)
          args[1] = refrt_vm_pointer(t.m.vm, t.ids[at], BYTES); /* the end */
        else
          t.args[t.leaves + 1] = t.args[1]; /* the same place */
        copy(&t);
        CHECK_RETURNED(&t.m);
        get_marks(&t, 1, now);
        CHECK(memcmp(buffer(&t, 1).bytes, old[0], BYTES) == 0 && memcmp(now, old[1], BYTES) == 0);
        args[3].state = REFRT_UNDEF; /* but it is the sizes that say so */
        copy(&t);
        CHECK_TRAP(&t.m, REFRT_TRAP_POISON_ACCESS);
      }
  machine_end(&t.m);
}

/* Pointers, offsets and strides count as soon as there is an element. */
static void test_unknown_fields(void) {
  const int64_t fields[] = {0, 2, 3, 3, 1};
  copy_test t;
  uint32_t at, field;
  start(&t, 2, 32);
  for (at = 0; at < 2; ++at)
    for (field = 0; field < t.leaves; ++field) {
      side(&t, 0, 0, fields);
      side(&t, 1, 1, fields);
      fill(&t, 0);
      t.args[at * t.leaves + field].state = REFRT_POISON;
      copy(&t);
      if (field == 0) /* the allocated pointer is for free only */
        CHECK_RETURNED(&t.m);
      else
        CHECK_TRAP(&t.m, REFRT_TRAP_POISON_ACCESS);
    }
  machine_end(&t.m);
}

/* Ranks meet at run time when both are unranked: neither may be larger. */
static void test_ranks(void) {
  const int64_t all[2] = {DYN, DYN};
  uint32_t more;
  for (more = 0; more < 2; ++more) {
    machine m;
    refrt_type types[2], any;
    refrt_value args[12];
    uint32_t values[2], id, at, i, next = 0;
    machine_start(&m);
    any = refrt_type_unranked(m.program, m.i8, 0);
    for (at = 0; at < 2; ++at)
      types[at] = refrt_type_memref(m.program, m.i8, all, all, at == more ? 2 : 1, DYN, 0);
    begin_function(&m, "f", REFRT_NONE, types[0], types[1], END_OF_LIST);
    for (at = 0; at < 2; ++at)
      values[at] = emit(&m, REFRT_OP_CAST_TO_UNRANKED, types[at], any, m.args[at], END_OF_LIST);
    (void)emit(&m, REFRT_OP_COPY, any, REFRT_NONE, values[0], values[1], END_OF_LIST);
    emit_return(&m, END_OF_LIST);
    if (machine_ready(&m)) {
      CHECK(refrt_vm_add_buffer(m.vm, 8, 1, 0, &id) == REFRT_OK);
      for (at = 0; at < 2; ++at) {
        args[next] = args[next + 1] = refrt_vm_pointer(m.vm, id, 4 * at);
        args[next + 2] = leaf(0);
        next += 3;
        for (i = 0; i < (at == more ? 4u : 2u); ++i)
          args[next++] = leaf(1);
      }
      call(&m, m.function, args, next);
      CHECK_TRAP(&m, REFRT_TRAP_SHAPE_MISMATCH);
    }
    machine_end(&m);
  }
}

/* A constant may be the source, not the target; what a copy wrote into a
 * global, a reset takes back. */
static void test_constants(void) {
  const int64_t size = 4, stride = 1;
  machine m;
  refrt_type array, type;
  refrt_symbol globals[2], copies[2][2];
  uint32_t from, to;
  machine_start(&m);
  array = refrt_type_array(m.program, m.i8, 4);
  type = refrt_type_memref(m.program, m.i8, &size, &stride, 1, 0, 0);
  for (from = 0; from < 2; ++from) {
    refrt_value value = leaf(7 + from);
    globals[from] = refrt_program_add_global(m.program, from == 0 ? "constant" : "variable", array, 0, 0,
                                             from == 0 ? REFRT_GLOBAL_CONSTANT : 0, &value, 1);
  }
  for (from = 0; from < 2; ++from)
    for (to = 0; to < 2; ++to) {
      char name[] = "f00";
      uint64_t attribute = globals[from];
      uint32_t a, b;
      name[1] = (char)('0' + from);
      name[2] = (char)('0' + to);
      copies[from][to] = begin_function(&m, name, REFRT_NONE, END_OF_LIST);
      a = emit_full(&m, REFRT_OP_GET_GLOBAL, 0, type, &type, 1, &attribute, 1, NULL, 0);
      attribute = globals[to];
      b = emit_full(&m, REFRT_OP_GET_GLOBAL, 0, type, &type, 1, &attribute, 1, NULL, 0);
      (void)emit(&m, REFRT_OP_COPY, type, REFRT_NONE, a, b, END_OF_LIST);
      emit_return(&m, END_OF_LIST);
    }
  if (machine_ready(&m)) {
    refrt_allocation variable;
    uint32_t id = refrt_program_num_functions(m.program) + globals[1];
    call(&m, copies[0][0], NULL, 0);
    CHECK_TRAP(&m, REFRT_TRAP_WRITE_TO_CONSTANT);
    call(&m, copies[1][0], NULL, 0);
    CHECK_TRAP(&m, REFRT_TRAP_WRITE_TO_CONSTANT);
    call(&m, copies[0][1], NULL, 0);
    CHECK_RETURNED(&m);
    CHECK(refrt_vm_allocation(m.vm, id, &variable) == REFRT_OK && variable.bytes[0] == 7 && variable.bytes[3] == 7);
    CHECK(refrt_vm_reset(m.vm) == REFRT_OK);
    CHECK(refrt_vm_allocation(m.vm, id, &variable) == REFRT_OK && variable.bytes[0] == 8 && variable.bytes[3] == 8);
  }
  machine_end(&m);
}

int main(void) {
  test_ranks();
  test_constants();
  test_gaps();
  test_against_model();
  test_old_marks();
  test_edges();
  test_same_view();
  test_alignment();
  test_shapes();
  test_empty();
  test_unknown_fields();
  return check_finish();
}
