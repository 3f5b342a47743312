/*===-- machine_shadow_test.c - marks of memory, what they cost --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Marks against a model with a byte for each byte, through the public calls and
 * through programs. The bytes that marks take, usual and worst. The budget and
 * the allocator running out. The README states the bounds.
 *===----------------------------------------------------------------------===*/
#include "refrt/limits.h"
#include "refrt/unittests/machine.h"

#include <stdlib.h>

enum { PAGE = 256, MOST = 5000, SIZES = 6 };
static const uint64_t sizes[SIZES] = {0, 1, 37, 256, 1027, MOST};

typedef struct host {
  int64_t bytes;
  uint64_t calls, fail_at; /* 0: never */
} host;

static void *take(void *user, void *old, size_t old_size, size_t new_size) {
  host *h = (host *)user;
  void *block;
  if (new_size == 0) {
    h->bytes -= (int64_t)old_size;
    free(old);
    return NULL;
  }
  if (++h->calls == h->fail_at)
    return NULL;
  block = realloc(old, new_size);
  if (block != NULL)
    h->bytes += (int64_t)new_size - (int64_t)old_size;
  return block;
}

/* move(to, from, bytes), set(to, byte, bytes), put(number, to), both kinds of
 * float, and fetch(from). */
typedef struct programs {
  machine m;
  host h;
  refrt_symbol move, set, put32, put64, put_pointer, fetch32, fetch_pointer;
} programs;

static refrt_symbol storer(machine *m, const char *name, refrt_type type) {
  refrt_symbol f = begin_function(m, name, REFRT_NONE, type, m->ptr, END_OF_LIST);
  (void)emit_attr(m, REFRT_OP_LLVM_STORE, 0, type, REFRT_NONE, 1, m->args[0], m->args[1], END_OF_LIST);
  emit_return(m, END_OF_LIST);
  return f;
}

static void start(programs *p, uint64_t max_bytes) {
  machine *m = &p->m;
  memset(&p->h, 0, sizeof p->h);
  machine_start(m);
  p->move = begin_function(m, "move", REFRT_NONE, m->ptr, m->ptr, m->i64, END_OF_LIST);
  (void)emit(m, REFRT_OP_MEMMOVE, REFRT_NONE, REFRT_NONE, m->args[0], m->args[1], m->args[2], END_OF_LIST);
  emit_return(m, END_OF_LIST);
  p->set = begin_function(m, "set", REFRT_NONE, m->ptr, m->i8, m->i64, END_OF_LIST);
  (void)emit(m, REFRT_OP_MEMSET, REFRT_NONE, REFRT_NONE, m->args[0], m->args[1], m->args[2], END_OF_LIST);
  emit_return(m, END_OF_LIST);
  p->put32 = storer(m, "put32", m->f32);
  p->put64 = storer(m, "put64", m->f64);
  p->put_pointer = storer(m, "put_pointer", m->ptr);
  p->fetch32 = begin_function(m, "fetch32", m->f32, m->ptr, END_OF_LIST);
  emit_return(m, emit_attr(m, REFRT_OP_LLVM_LOAD, 0, m->f32, m->f32, 1, m->args[0], END_OF_LIST), END_OF_LIST);
  p->fetch_pointer = begin_function(m, "fetch_pointer", m->ptr, m->ptr, END_OF_LIST);
  emit_return(m, emit_attr(m, REFRT_OP_LLVM_LOAD, 0, m->ptr, m->ptr, 1, m->args[0], END_OF_LIST), END_OF_LIST);
  CHECK(refrt_program_verify(m->program) == REFRT_OK);
  m->config.allocate = take;
  m->config.user = &p->h;
  m->config.max_bytes = max_bytes;
  CHECK(refrt_vm_create(&m->config, m->program, &m->vm) == REFRT_OK);
}

static void end(programs *p) {
  refrt_vm_destroy(p->m.vm);
  p->m.vm = NULL;
  CHECK(p->h.bytes == 0);
  machine_end(&p->m);
}

static refrt_memory_use use_of(const programs *p) {
  refrt_memory_use use;
  memset(&use, 0xff, sizeof use);
  CHECK(refrt_vm_memory_use(p->m.vm, &use) == REFRT_OK);
  return use;
}

/*===---------------------------------- model ------------------------------===*/

static uint8_t some_mark(uint64_t *random) {
  uint64_t r = check_random(random) % 40;
  if (r < 24)
    return (uint8_t)(r % 7);
  return (uint8_t)((r < 32 ? REFRT_SHADOW_NAN : REFRT_SHADOW_APPROX) + (int)(check_random(random) % REFRT_FLOAT_COUNT));
}

/* Marks as programs make them: numbers of one kind, whole or cut, and noise. */
static void some_marks(uint64_t *random, uint8_t *marks, uint64_t count) {
  static const unsigned strides[] = {2, 4, 8, 16};
  static const refrt_float_kind kinds[] = {REFRT_FLOAT_F16, REFRT_FLOAT_F32, REFRT_FLOAT_F64, REFRT_FLOAT_F80};
  unsigned form = (unsigned)(check_random(random) % 4), which = (unsigned)(check_random(random) % 4);
  uint64_t i, phase = check_random(random) % 16;
  int nan = (check_random(random) & 1) != 0;
  for (i = 0; i < count; ++i)
    if (form == 0)
      marks[i] = some_mark(random);
    else if ((i + phase) % strides[which] == 0)
      marks[i] = (uint8_t)((nan ? REFRT_SHADOW_NAN : REFRT_SHADOW_APPROX) + (int)kinds[which]);
    else
      marks[i] = nan ? REFRT_SHADOW_NAN_REST : REFRT_SHADOW_APPROX_REST;
}

static void test_model(uint64_t seed) {
  programs p;
  uint8_t *model[SIZES], found[MOST + 1], some[MOST + 1];
  uint32_t ids[SIZES], step, i;
  uint64_t random = seed, total = 0;
  start(&p, UINT64_MAX);
  for (i = 0; i < SIZES; ++i) {
    CHECK(refrt_vm_add_buffer(p.m.vm, sizes[i], UINT64_C(1) << i % 3, 0, &ids[i]) == REFRT_OK);
    model[i] = (uint8_t *)calloc(1, (size_t)sizes[i] + 1);
    total += sizes[i];
  }
  for (step = 0; step < 3000; ++step) {
    uint32_t to = (uint32_t)(check_random(&random) % SIZES), from = (uint32_t)(check_random(&random) % SIZES);
    uint64_t size = sizes[to] < sizes[from] ? sizes[to] : sizes[from], at, from_at, same = 0;
    unsigned what = (unsigned)(check_random(&random) % 8);
    if (what < 3)
      from = to, size = sizes[to];
    size = check_random(&random) % (size + 1);
    if (check_random(&random) % 3 == 0)
      size %= 20;
    at = check_random(&random) % (sizes[to] - size + 1);
    from_at = check_random(&random) % (sizes[from] - size + 1);
    if (what == 0) {
      uint8_t mark = some_mark(&random);
      CHECK(refrt_vm_mark(p.m.vm, ids[to], at, size, mark) == REFRT_OK);
      memset(model[to] + at, mark, (size_t)size);
    } else if (what < 3) {
      some_marks(&random, some, size);
      CHECK(refrt_vm_set_marks(p.m.vm, ids[to], at, size, some) == REFRT_OK);
      memcpy(model[to] + at, some, (size_t)size);
    } else {
      refrt_value args[3];
      args[0] = refrt_vm_pointer(p.m.vm, ids[to], at);
      args[1] = refrt_vm_pointer(p.m.vm, ids[from], from_at);
      args[2] = leaf(size);
      call(&p.m, p.move, args, 3);
      CHECK_RETURNED(&p.m);
      memmove(model[to] + at, model[from] + from_at, (size_t)size);
    }
    CHECK(refrt_vm_get_marks(p.m.vm, ids[to], 0, sizes[to], found) == REFRT_OK);
    for (i = 0; i < sizes[to]; ++i)
      same += found[i] == model[to][i];
    CHECK_MSG(same == sizes[to], "step %u: %llu marks of %llu differ", step, (unsigned long long)(sizes[to] - same),
              (unsigned long long)sizes[to]);
    if (size != 0)
      CHECK(mark_of(&p.m, ids[to], at) == model[to][at]);
  }
  {
    refrt_memory_use use = use_of(&p);
    CHECK(use.program_bytes == total && use.shadow_bytes <= total / 4 + SIZES);
    CHECK(use.detail_bytes != 0 && use.detail_bytes <= total + total / 8 + SIZES * 1024);
  }
  CHECK(refrt_vm_reset(p.m.vm) == REFRT_OK);
  CHECK(use_of(&p).program_bytes == 0 && use_of(&p).shadow_bytes == 0 && use_of(&p).detail_bytes == 0);
  for (i = 0; i < SIZES; ++i)
    free(model[i]);
  end(&p);
}

/* Pointers of one object, numbers and marks of other kinds at any place. A whole address finds
 * its object, all other bytes none. */
static void test_addresses(uint64_t size, uint64_t seed) {
  programs p;
  uint8_t model[1024], found[1024];
  uint64_t random = seed, step, i;
  uint32_t id;
  start(&p, UINT64_MAX);
  CHECK(refrt_vm_add_buffer(p.m.vm, size, 16, 0, &id) == REFRT_OK);
  memset(model, 0, sizeof model);
  for (step = 0; step < 2000; ++step) {
    uint64_t at = check_random(&random) % (size - 7), same = 0, whole = 1, plain = 1;
    unsigned what = (unsigned)(check_random(&random) % 12);
    refrt_value args[2], target = refrt_vm_pointer(p.m.vm, id, check_random(&random) % (size + 1));
    at -= what < 10 ? at % 4 : 0;
    args[1] = refrt_vm_pointer(p.m.vm, id, at);
    if (what == 11 && step > 200) {
      model[at] = some_mark(&random);
      CHECK(refrt_vm_mark(p.m.vm, id, at, 1, model[at]) == REFRT_OK);
    } else {
      args[0] = what % 3 == 0 ? leaf(step) : target;
      call(&p.m, p.put_pointer, args, 2);
      CHECK_RETURNED(&p.m);
      for (i = 0; i < 8; ++i)
        model[at + i] = (uint8_t)(what % 3 == 0 ? REFRT_SHADOW_INITIALIZED
                                  : i == 0      ? REFRT_SHADOW_POINTER + 8
                                                : REFRT_SHADOW_POINTER_REST);
    }
    CHECK(refrt_vm_get_marks(p.m.vm, id, 0, size, found) == REFRT_OK);
    for (i = 0; i < size; ++i)
      same += found[i] == model[i];
    CHECK_MSG(same == size, "step %llu: %llu marks differ", (unsigned long long)step,
              (unsigned long long)(size - same));
    at = check_random(&random) % (size - 7);
    at -= at % 4;
    for (i = 0; i < 8; ++i) {
      whole &= model[at + i] == (i == 0 ? REFRT_SHADOW_POINTER + 8 : REFRT_SHADOW_POINTER_REST);
      plain &= model[at + i] == REFRT_SHADOW_INITIALIZED;
    }
    args[0] = refrt_vm_pointer(p.m.vm, id, at);
    if (!whole && !plain)
      continue;
    call(&p.m, p.fetch_pointer, args, 1);
    CHECK_RETURNED(&p.m);
    CHECK(p.m.results[0].state == REFRT_DEFINED && p.m.results[0].hi == (whole ? target.hi : 0));
  }
  end(&p);
}

/* A small allocation has room for what says where its addresses are. */
static void test_small_address(void) {
  programs p;
  uint32_t ids[2], i;
  refrt_value args[2];
  start(&p, UINT64_MAX);
  for (i = 0; i < 2; ++i) {
    CHECK(refrt_vm_add_buffer(p.m.vm, i == 0 ? PAGE : PAGE + 8, 16, 0, &ids[i]) == REFRT_OK);
    args[0] = args[1] = refrt_vm_pointer(p.m.vm, ids[i], 8);
    call(&p.m, p.put_pointer, args, 2);
    CHECK_RETURNED(&p.m);
    CHECK((use_of(&p).detail_bytes != 0) == (i == 1));
    CHECK(mark_of(&p.m, ids[i], 8) == REFRT_SHADOW_POINTER + 8 && mark_of(&p.m, ids[i], 16) == 0);
  }
  /* No pattern of both: a byte for each byte. */
  CHECK(refrt_vm_mark(p.m.vm, ids[0], 16, 1, REFRT_SHADOW_UNDEF) == REFRT_OK);
  CHECK(mark_of(&p.m, ids[0], 9) == REFRT_SHADOW_POINTER_REST && mark_of(&p.m, ids[0], 16) == REFRT_SHADOW_UNDEF);
  CHECK(use_of(&p).detail_bytes > PAGE);
  end(&p);
}

static void test_wrong_calls(void) {
  programs p;
  uint32_t id, mark;
  uint8_t marks[8] = {0};
  start(&p, UINT64_MAX);
  CHECK(refrt_vm_add_buffer(p.m.vm, 8, 8, 0, &id) == REFRT_OK);
  CHECK(refrt_vm_get_marks(NULL, id, 0, 8, marks) == REFRT_E_INVALID);
  CHECK(refrt_vm_get_marks(p.m.vm, id + 1, 0, 8, marks) == REFRT_E_INVALID);
  CHECK(refrt_vm_get_marks(p.m.vm, id, 1, 8, marks) == REFRT_E_INVALID);
  CHECK(refrt_vm_get_marks(p.m.vm, id, UINT64_MAX, 2, marks) == REFRT_E_INVALID);
  CHECK(refrt_vm_get_marks(p.m.vm, id, 0, 8, NULL) == REFRT_E_INVALID);
  CHECK(refrt_vm_set_marks(p.m.vm, id, 8, 1, marks) == REFRT_E_INVALID);
  CHECK(refrt_vm_set_marks(p.m.vm, id, 8, 0, NULL) == REFRT_OK);
  CHECK(refrt_vm_mark(p.m.vm, id, 9, 0, 0) == REFRT_E_INVALID);
  CHECK(refrt_vm_memory_use(p.m.vm, NULL) == REFRT_E_INVALID);
  for (mark = 0; mark < 256; ++mark) {
    int known = mark <= REFRT_SHADOW_DEPENDS || mark == REFRT_SHADOW_POINTER_REST || mark == REFRT_SHADOW_POINTER + 4 ||
                mark == REFRT_SHADOW_POINTER + 8 ||
                (mark >= REFRT_SHADOW_NAN && mark < REFRT_SHADOW_NAN + (uint32_t)REFRT_FLOAT_COUNT) ||
                (mark >= REFRT_SHADOW_APPROX && mark < REFRT_SHADOW_APPROX + (uint32_t)REFRT_FLOAT_COUNT);
    marks[3] = (uint8_t)mark;
    CHECK(refrt_vm_mark(p.m.vm, id, 3, 1, (uint8_t)mark) == (known ? REFRT_OK : REFRT_E_INVALID));
    CHECK(refrt_vm_set_marks(p.m.vm, id, 0, 8, marks) == (known ? REFRT_OK : REFRT_E_INVALID));
    if (known)
      CHECK(mark_of(&p.m, id, 3) == mark);
  }
  end(&p);
}

/*===----------------------------------- cost ------------------------------===*/

enum { CONSTANT = 128 };

/* One buffer of a size with one content after the other. */
static void test_cost(uint64_t size) {
  programs p;
  uint8_t *marks = (uint8_t *)malloc((size_t)size + 1);
  refrt_value args[3];
  refrt_memory_use use;
  uint32_t id;
  uint64_t i, plain = size / 4 + 1;
  int64_t before;
  start(&p, UINT64_MAX);
  before = p.h.bytes;
  CHECK(refrt_vm_add_buffer(p.m.vm, size, 16, 0, &id) == REFRT_OK);
  if (size >= 1 << 18) /* large ones come from the host alone */
    CHECK_MSG(p.h.bytes - before <= (int64_t)(size + plain + CONSTANT), "%lld bytes", (long long)(p.h.bytes - before));
  args[0] = refrt_vm_pointer(p.m.vm, id, 0);
  args[1] = leaf(7);
  args[2] = leaf(size);
  for (i = 0; i < 3; ++i) { /* values, poison, values again */
    args[1].state = i == 1 ? REFRT_POISON : REFRT_DEFINED;
    call(&p.m, p.set, args, 3);
    CHECK_RETURNED(&p.m);
  }
  use = use_of(&p);
  CHECK_MSG(use.program_bytes == size && use.shadow_bytes <= plain && use.detail_bytes == 0, "%llu: %llu and %llu",
            (unsigned long long)size, (unsigned long long)use.shadow_bytes, (unsigned long long)use.detail_bytes);
  for (i = 0; i + 8 <= size; i += 24) { /* addresses, and poison in single bytes */
    args[0] = args[1] = refrt_vm_pointer(p.m.vm, id, i);
    call(&p.m, p.put_pointer, args, 2);
    CHECK_RETURNED(&p.m);
    CHECK(refrt_vm_mark(p.m.vm, id, i + 3, 1, REFRT_SHADOW_POISON) == REFRT_OK);
    if (i + 16 < size)
      CHECK(refrt_vm_mark(p.m.vm, id, i + 16, 1, REFRT_SHADOW_UNINITIALIZED) == REFRT_OK);
  }
  use = use_of(&p);
  CHECK_MSG(use.program_bytes == size && use.shadow_bytes <= plain && use.detail_bytes <= size / 128 + CONSTANT,
            "%llu: %llu and %llu", (unsigned long long)size, (unsigned long long)use.shadow_bytes,
            (unsigned long long)use.detail_bytes);
  CHECK(refrt_vm_mark(p.m.vm, id, 0, size, REFRT_SHADOW_INITIALIZED) == REFRT_OK);
  /* Numbers of one kind that are not exact, stored by a program. */
  for (i = 0; i + 4 <= size; i += 4) {
    args[0] = leaf(0x7fc00000);
    args[0].state = REFRT_ANY_NAN;
    args[1] = refrt_vm_pointer(p.m.vm, id, i);
    call(&p.m, p.put32, args, 2);
    CHECK_RETURNED(&p.m);
  }
  use = use_of(&p);
  CHECK_MSG(use.shadow_bytes + use.detail_bytes <= plain + size / 128 + CONSTANT, "%llu NaNs: %llu",
            (unsigned long long)size, (unsigned long long)use.detail_bytes);
  for (i = 0; i + 8 <= size; i += 8) {
    args[0] = leaf(UINT64_C(0x7ff8000000000000));
    args[0].state = REFRT_ANY_NAN;
    args[1] = refrt_vm_pointer(p.m.vm, id, i);
    call(&p.m, p.put64, args, 2);
    CHECK_RETURNED(&p.m);
  }
  CHECK(refrt_vm_mark(p.m.vm, id, 0, size, REFRT_SHADOW_UNDEF) == REFRT_OK);
  for (i = 0; i < size; i += 5)
    CHECK(refrt_vm_mark(p.m.vm, id, i, 1, (uint8_t)(i % 3)) == REFRT_OK);
  CHECK(size < 3 || mark_of(&p.m, id, 2) == REFRT_SHADOW_UNDEF);
  /* The worst there is. */
  for (i = 0; i < size; ++i)
    marks[i] = (uint8_t)(REFRT_SHADOW_NAN + (int)(i % REFRT_FLOAT_COUNT));
  CHECK(refrt_vm_set_marks(p.m.vm, id, 0, size, marks) == REFRT_OK);
  use = use_of(&p);
  CHECK_MSG(use.shadow_bytes + use.detail_bytes <= plain + size + size / 128 + size / 32 + PAGE + CONSTANT,
            "%llu kinds: %llu", (unsigned long long)size, (unsigned long long)use.detail_bytes);
  CHECK(size < 2 || use.detail_bytes > size);
  end(&p);
  free(marks);
}

/* A page of one kind takes another one once nothing of the first is left. */
static void test_change_of_kind(void) {
  static const uint8_t kinds[] = {REFRT_SHADOW_UNDEF, REFRT_SHADOW_NAN + REFRT_FLOAT_F8E5M2, REFRT_SHADOW_CHOSEN,
                                  REFRT_SHADOW_UNDEF};
  programs p;
  uint32_t id, i;
  uint64_t once;
  start(&p, UINT64_MAX);
  CHECK(refrt_vm_add_buffer(p.m.vm, 4 * PAGE, 16, 0, &id) == REFRT_OK);
  CHECK(refrt_vm_mark(p.m.vm, id, 0, 4 * PAGE, kinds[0]) == REFRT_OK);
  once = use_of(&p).detail_bytes;
  for (i = 0; i < 4; ++i) {
    CHECK(refrt_vm_mark(p.m.vm, id, 0, 4 * PAGE, kinds[i]) == REFRT_OK);
    CHECK(mark_of(&p.m, id, PAGE + 5) == kinds[i] && use_of(&p).detail_bytes == once);
  }
  CHECK(refrt_vm_mark(p.m.vm, id, PAGE + 9, 1, kinds[1]) == REFRT_OK);
  CHECK(mark_of(&p.m, id, PAGE + 8) == kinds[3] && mark_of(&p.m, id, PAGE + 9) == kinds[1]);
  CHECK(use_of(&p).detail_bytes > once && use_of(&p).detail_bytes <= once + PAGE + 4 * sizeof(void *));
  end(&p);
}

/*===---------------------------------- limits -----------------------------===*/

static void test_budget(void) {
  programs p;
  uint32_t id, other;
  refrt_value args[2];
  start(&p, 1250);
  CHECK(refrt_vm_add_buffer(p.m.vm, 1001, 16, 0, &id) == REFRT_E_LIMIT);
  CHECK(refrt_vm_add_buffer(p.m.vm, 1000, 16, 0, &id) == REFRT_OK);
  CHECK(refrt_vm_add_buffer(p.m.vm, 1, 1, 0, &other) == REFRT_E_LIMIT);
  CHECK(refrt_vm_mark(p.m.vm, id, 0, 1000, REFRT_SHADOW_POISON) == REFRT_OK);
  CHECK(refrt_vm_mark(p.m.vm, id, 0, 1, REFRT_SHADOW_UNDEF) == REFRT_E_LIMIT);
  CHECK(mark_of(&p.m, id, 0) == REFRT_SHADOW_POISON);
  args[0] = leaf(0x7fc00000);
  args[0].state = REFRT_ANY_NAN;
  args[1] = refrt_vm_pointer(p.m.vm, id, 4);
  CHECK(call(&p.m, p.put32, args, 2) == REFRT_OUT_OF_FUEL && p.m.outcome.trap == REFRT_TRAP_MEMORY);
  CHECK(refrt_vm_reset(p.m.vm) == REFRT_OK);
  CHECK(refrt_vm_add_buffer(p.m.vm, 500, 16, 0, &id) == REFRT_OK);
  args[1] = refrt_vm_pointer(p.m.vm, id, 4);
  call(&p.m, p.put32, args, 2);
  CHECK_RETURNED(&p.m);
  call(&p.m, p.fetch32, args + 1, 1);
  CHECK(p.m.results[0].state == REFRT_ANY_NAN && p.m.results[0].lo == 0x7fc00000);
  end(&p);
}

/* Detail is a constant, however large the memory and the budget are. */
static void test_most_detail(void) {
  enum { LARGE = 48 << 20, PIECE = 1 << 16 };
  static uint8_t marks[PIECE];
  programs p;
  uint32_t id, i;
  uint64_t at, allowed = 0;
  refrt_value args[2];
  for (i = 0; i < PIECE; ++i)
    marks[i] = (uint8_t)(REFRT_SHADOW_NAN + (int)(i % REFRT_FLOAT_COUNT));
  start(&p, UINT64_MAX);
  CHECK(refrt_vm_add_buffer(p.m.vm, LARGE, 16, 0, &id) == REFRT_OK);
  for (at = 0; at < LARGE && refrt_vm_set_marks(p.m.vm, id, at, PIECE, marks) == REFRT_OK; at += PIECE)
    allowed = at + PIECE;
  CHECK_MSG(allowed > REFRT_MAX_DETAIL_BYTES / 2 && allowed < REFRT_MAX_DETAIL_BYTES, "%llu",
            (unsigned long long)allowed);
  CHECK(use_of(&p).detail_bytes <= REFRT_MAX_DETAIL_BYTES && use_of(&p).detail_bytes > REFRT_MAX_DETAIL_BYTES - PIECE);
  /* What is exact has no need of it; what is not stops. */
  CHECK(refrt_vm_mark(p.m.vm, id, allowed + PIECE, PIECE, REFRT_SHADOW_POISON) == REFRT_OK);
  for (at = allowed + 2 * PIECE; at < allowed + 4 * PIECE; at += PAGE) { /* what is left is less than a piece */
    args[0] = leaf(0x7fc00000);
    args[0].state = REFRT_ANY_NAN;
    args[1] = refrt_vm_pointer(p.m.vm, id, at);
    call(&p.m, p.put32, args, 2);
    CHECK_RETURNED(&p.m);
    args[0] = leaf(UINT64_C(0x7ff8000000000000));
    args[0].state = REFRT_ANY_NAN;
    args[1] = refrt_vm_pointer(p.m.vm, id, at + 8);
    if (call(&p.m, p.put64, args, 2) == REFRT_OUT_OF_FUEL)
      break;
  }
  CHECK(at < allowed + 3 * PIECE && p.m.outcome.trap == REFRT_TRAP_MEMORY);
  CHECK(refrt_vm_reset(p.m.vm) == REFRT_OK && use_of(&p).detail_bytes == 0);
  end(&p);
}

/* The allocator fails at every call that marks make; nothing is lost, and what
 * was stored before stays. */
static void test_no_memory(void) {
  enum { LARGE = 40 << 20 }; /* detail too large to come from recycled blocks */
  uint64_t fail, failures = 0;
  int done = 0;
  for (fail = 1; !done && fail < 200; ++fail) {
    programs p;
    uint32_t id;
    uint8_t marks[2] = {REFRT_SHADOW_UNDEF, REFRT_SHADOW_NAN_REST};
    start(&p, UINT64_MAX);
    CHECK(refrt_vm_add_buffer(p.m.vm, LARGE, 16, 0, &id) == REFRT_OK);
    CHECK(refrt_vm_mark(p.m.vm, id, 0, 8, REFRT_SHADOW_INITIALIZED) == REFRT_OK);
    p.h.fail_at = p.h.calls + fail;
    if (refrt_vm_set_marks(p.m.vm, id, 0, 2, marks) == REFRT_E_MEMORY) {
      refrt_value args[2];
      ++failures;
      CHECK(mark_of(&p.m, id, 0) == REFRT_SHADOW_INITIALIZED && mark_of(&p.m, id, 1) == REFRT_SHADOW_INITIALIZED);
      p.h.fail_at = p.h.calls + 1;
      args[0] = leaf(0x7fc00000);
      args[0].state = REFRT_ANY_NAN;
      args[1] = refrt_vm_pointer(p.m.vm, id, 0);
      if (fail == 1)
        CHECK(call(&p.m, p.put32, args, 2) == REFRT_BROKEN && p.m.outcome.status == REFRT_E_MEMORY);
      p.h.fail_at = 0;
      CHECK(refrt_vm_set_marks(p.m.vm, id, 0, 2, marks) == REFRT_OK);
    } else {
      done = 1;
    }
    CHECK(mark_of(&p.m, id, 0) == REFRT_SHADOW_UNDEF && mark_of(&p.m, id, 1) == REFRT_SHADOW_NAN_REST);
    end(&p);
  }
  CHECK_MSG(failures == 2, "%llu", (unsigned long long)failures);
}

/* A global that begins with undef is the same after every reset, and costs the same. */
static void test_global(void) {
  machine m;
  refrt_value init[80];
  refrt_memory_use first, now;
  refrt_symbol g;
  refrt_type type;
  uint64_t attribute;
  uint32_t i, round, id;
  machine_start(&m);
  for (i = 0; i < 80; ++i) {
    init[i] = leaf(i);
    if (i % 3 == 0) {
      init[i].lo = 0;
      init[i].state = REFRT_UNDEF;
    }
  }
  type = refrt_type_array(m.program, m.f32, 80);
  g = refrt_program_add_global(m.program, "g", type, 0, 0, 0, init, 80);
  begin_function(&m, "f", REFRT_NONE, m.f32, END_OF_LIST);
  attribute = g;
  id = emit_full(&m, REFRT_OP_GLOBAL_ADDRESS, 0, REFRT_NONE, &m.ptr, 1, &attribute, 1, NULL, 0);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.f32, REFRT_NONE, 0, m.args[0], id, END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  if (machine_ready(&m)) {
    uint32_t global = 0;
    refrt_allocation a;
    while (refrt_vm_allocation(m.vm, global, &a) == REFRT_OK && a.kind != REFRT_ALLOCATION_GLOBAL)
      ++global;
    CHECK(refrt_vm_memory_use(m.vm, &first) == REFRT_OK && first.detail_bytes != 0);
    for (round = 0; round < 3; ++round) {
      refrt_value nan = leaf(0x7fc00000);
      nan.state = REFRT_ANY_NAN;
      call(&m, m.function, &nan, 1);
      CHECK_RETURNED(&m);
      CHECK(mark_of(&m, global, 0) == REFRT_SHADOW_NAN + REFRT_FLOAT_F32);
      CHECK(mark_of(&m, global, 12) == REFRT_SHADOW_UNDEF && mark_of(&m, global, 4) == REFRT_SHADOW_INITIALIZED);
      CHECK(refrt_vm_memory_use(m.vm, &now) == REFRT_OK && now.detail_bytes > first.detail_bytes);
      CHECK(refrt_vm_reset(m.vm) == REFRT_OK);
      CHECK(refrt_vm_memory_use(m.vm, &now) == REFRT_OK && memcmp(&now, &first, sizeof now) == 0);
      for (i = 0; i < 320; ++i)
        CHECK(mark_of(&m, global, i) == (i / 4 % 3 == 0 ? REFRT_SHADOW_UNDEF : REFRT_SHADOW_INITIALIZED));
    }
  }
  machine_end(&m);
}

int main(void) {
  static const uint64_t costs[] = {0, 1, 3, 64, 100, 256, 4096, 100000, 1 << 18};
  uint32_t i;
  for (i = 0; i < 8; ++i)
    test_model(i + 1);
  for (i = 0; i < 4; ++i) {
    test_addresses(16, i + 1);
    test_addresses(PAGE, i + 1);
    test_addresses(1024, i + 1);
  }
  test_small_address();
  test_wrong_calls();
  for (i = 0; i < sizeof costs / sizeof *costs; ++i)
    test_cost(costs[i]);
  test_change_of_kind();
  test_budget();
  test_most_detail();
  test_no_memory();
  test_global();
  return check_finish();
}
