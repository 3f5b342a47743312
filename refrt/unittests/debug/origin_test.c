/*===-- origin_test.c - where poison in memory comes from --------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Random programs with several poison leaves, each made on a line of its own,
 * that are stored, copied and loaded as parts of values of many types. What
 * refrt_debug.h names as their origin, for bytes and for loaded leaves, is
 * compared with a model that keeps the set of lines of each byte.
 *===----------------------------------------------------------------------===*/
#include "refrt/refrt_debug.h"
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

#include <stdarg.h>

enum { BYTES = 64, LINES = 3, STEPS = 10, MOST_LEAVES = 16, MOST_POOL = 256, MOST_RESULTS = 64, PROGRAMS = 1500 };
/* Where the machine begins to leave out what lies between end and beginning. */
enum { SHOWN_NOTES = 8 };

/* Leaves in memory: each so many bits, beginning at a bit of the value if
 * little endian. */
typedef struct layout {
  const char *name;
  const char *element; /* of a vector; NULL: an aggregate */
  uint32_t size;       /* bytes */
  uint32_t leaves;
  uint32_t bits[MOST_LEAVES], at[MOST_LEAVES];
  const char *paths[MOST_LEAVES]; /* of an aggregate */
} layout;

static const layout layouts[] = {
    {"i8", NULL, 1, 1, {8}, {0}, {NULL}},
    {"i16", NULL, 2, 1, {16}, {0}, {NULL}},
    {"i32", NULL, 4, 1, {32}, {0}, {NULL}},
    {"i64", NULL, 8, 1, {64}, {0}, {NULL}},
    {"struct<(i64, i8, i8)>", NULL, 16, 3, {64, 8, 8}, {0, 64, 72}, {"0", "1", "2"}},
    {"struct<(i8, i8, i64)>", NULL, 16, 3, {8, 8, 64}, {0, 8, 64}, {"0", "1", "2"}},
    {"struct<packed (i8, array<2 x i16>, i8)>", NULL, 6, 4, {8, 16, 16, 8}, {0, 8, 24, 40}, {"0", "1, 0", "1, 1", "2"}},
    {"array<3 x i16>", NULL, 6, 3, {16, 16, 16}, {0, 16, 32}, {"0", "1", "2"}},
    {"vector<4xi8>", "i8", 4, 4, {8, 8, 8, 8}, {0, 8, 16, 24}, {NULL}},
    {"vector<3xi16>", "i16", 6, 3, {16, 16, 16}, {0, 16, 32}, {NULL}},
    {"vector<4xi12>", "i12", 6, 4, {12, 12, 12, 12}, {0, 12, 24, 36}, {NULL}},
    {"vector<16xi1>",
     "i1",
     2,
     16,
     {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
     {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
     {NULL}},
};
enum { NUM_LAYOUTS = sizeof layouts / sizeof layouts[0], BYTE_LANES = 8 };

typedef struct scalar {
  uint32_t value;
  uint32_t bits;
  uint32_t lines; /* bit i: it is poison of line i + 1 */
} scalar;

typedef struct maker {
  uint64_t seed;
  int big_endian;
  test_text body;
  uint32_t values;
  scalar pool[MOST_POOL];
  uint32_t num_pool;
  uint32_t lines[BYTES]; /* by byte of the buffer */
  scalar results[MOST_RESULTS];
  uint32_t num_results;
} maker;

static uint32_t below(maker *m, uint32_t count) { return (uint32_t)(check_random(&m->seed) >> 33) % count; }

static void put(test_text *to, const char *format, ...) {
  char line[512];
  va_list list;
  va_start(list, format);
  (void)vsnprintf(line, sizeof line, format, list);
  va_end(list);
  test_append_text(to, line);
}

/* Any leaf of this width. */
static const scalar *pick(maker *m, uint32_t bits) {
  for (;;) {
    const scalar *s = &m->pool[below(m, m->num_pool)];
    if (s->bits == bits)
      return s;
  }
}

static void add_scalar(maker *m, uint32_t value, uint32_t bits, uint32_t lines) {
  if (m->num_pool < MOST_POOL) {
    scalar *s = &m->pool[m->num_pool++];
    s->value = value;
    s->bits = bits;
    s->lines = lines;
  }
}

/* The bytes of leaf `i`: the first and how many. */
static uint32_t leaf_bytes(const maker *m, const layout *t, uint32_t i, uint32_t *count) {
  uint32_t first = t->at[i] / 8, end = (t->at[i] + t->bits[i] + 7) / 8;
  *count = end - first;
  /* A vector is one integer with lane 0 in its highest bits; others lie at
   * their places. */
  if (m->big_endian && t->element != NULL) {
    uint32_t at = t->size * 8 - t->at[i] - t->bits[i];
    first = at / 8;
    *count = (at + t->bits[i] + 7) / 8 - first;
    return t->size - first - *count;
  }
  return first;
}

static uint32_t put_pointer(maker *m, uint32_t at) {
  put(&m->body, "  %%%u: ptr = gep %%0[%u] : i8\n", m->values, at);
  return m->values++;
}

static uint32_t put_number(maker *m, const char *type, uint32_t number) {
  put(&m->body, "  %%%u: %s = const %u : %s\n", m->values, type, number, type);
  return m->values++;
}

/* A value of random leaves; `chosen` tells which. */
static uint32_t put_value(maker *m, const layout *t, const scalar **chosen) {
  uint32_t i, value;
  if (t->leaves == 1) {
    chosen[0] = pick(m, t->bits[0]);
    return chosen[0]->value;
  }
  value = m->values++;
  put(&m->body, "  %%%u: %s = poison : %s loc \"p\":900:1 \"start\"\n", value, t->name, t->name);
  for (i = 0; i < t->leaves; ++i) {
    chosen[i] = pick(m, t->bits[i]);
    if (t->element != NULL) {
      uint32_t lane = put_number(m, "i32", i);
      put(&m->body, "  %%%u: %s = insertelement %%%u, %%%u, %%%u : %s\n", m->values, t->name, value, chosen[i]->value,
          lane, t->name);
    } else {
      put(&m->body, "  %%%u: %s = insertvalue %%%u, %%%u[%s] : %s\n", m->values, t->name, value, chosen[i]->value,
          t->paths[i], t->name);
    }
    value = m->values++;
  }
  return value;
}

/* Takes leaves out of a loaded value. */
static void take_leaves(maker *m, const layout *t, uint32_t value, const uint32_t *lines) {
  uint32_t i;
  for (i = 0; i < t->leaves; ++i) {
    uint32_t leaf = value;
    if (t->element != NULL) {
      uint32_t lane = put_number(m, "i32", i);
      leaf = m->values++;
      put(&m->body, "  %%%u: %s = extractelement %%%u, %%%u : %s\n", leaf, t->element, value, lane, t->name);
    } else if (t->leaves > 1) {
      leaf = m->values++;
      put(&m->body, "  %%%u: i%u = extractvalue %%%u[%s] : %s\n", leaf, t->bits[i], value, t->paths[i], t->name);
    }
    add_scalar(m, leaf, t->bits[i], lines[i]);
    if (m->num_results < MOST_RESULTS) {
      m->results[m->num_results].value = leaf;
      m->results[m->num_results].bits = t->bits[i];
      m->results[m->num_results++].lines = lines[i];
    }
  }
}

static void put_store(maker *m) {
  const layout *t = &layouts[below(m, NUM_LAYOUTS)];
  const scalar *chosen[MOST_LEAVES];
  uint32_t at = below(m, BYTES - t->size + 1), i, k, count, to = put_pointer(m, at), byte, used[BYTES] = {0};
  uint32_t value = put_value(m, t, chosen);
  put(&m->body, "  llvm-store %%%u, %%%u align=1 : %s\n", value, to, t->name);
  for (i = 0; i < t->leaves; ++i) {
    uint32_t first = leaf_bytes(m, t, i, &count);
    for (k = 0; k < count; ++k, ++used[first + k - 1])
      m->lines[at + first + k] = (used[first + k] ? m->lines[at + first + k] : 0) | chosen[i]->lines;
  }
  /* Padding is unknown for a reason of its own; here it is made known again. */
  for (i = 0; i < t->size; ++i)
    if (!used[i]) {
      byte = put_number(m, "i8", 0);
      to = put_pointer(m, at + i);
      put(&m->body, "  memset %%%u, %%%u, %%%u\n", to, byte, put_number(m, "i64", 1));
      m->lines[at + i] = 0;
    }
}

static void put_load(maker *m) {
  const layout *t = &layouts[below(m, NUM_LAYOUTS)];
  uint32_t at = below(m, BYTES - t->size + 1), i, k, count, lines[MOST_LEAVES], from = put_pointer(m, at),
           value = m->values++;
  put(&m->body, "  %%%u: %s = llvm-load %%%u align=1 : %s\n", value, t->name, from, t->name);
  for (i = 0; i < t->leaves; ++i) {
    uint32_t first = leaf_bytes(m, t, i, &count);
    for (lines[i] = k = 0; k < count; ++k)
      lines[i] |= m->lines[at + first + k];
  }
  take_leaves(m, t, value, lines);
}

static void put_move(maker *m) {
  uint32_t size = 1 + below(m, 16), from = below(m, BYTES - size + 1), to = below(m, BYTES - size + 1);
  uint32_t lines[BYTES], target = put_pointer(m, to), source = put_pointer(m, from), i;
  int apart = from + size <= to || to + size <= from;
  put(&m->body, "  %s %%%u, %%%u, %%%u\n", apart && below(m, 2) ? "memcpy" : "memmove", target, source,
      put_number(m, "i64", size));
  memcpy(lines, m->lines, sizeof lines);
  for (i = 0; i < size; ++i)
    m->lines[to + i] = lines[from + i];
}

static void put_set(maker *m) {
  const scalar *byte = pick(m, 8);
  uint32_t size = 1 + below(m, 6), at = below(m, BYTES - size + 1), i, to = put_pointer(m, at);
  put(&m->body, "  memset %%%u, %%%u, %%%u\n", to, byte->value, put_number(m, "i64", size));
  for (i = 0; i < size; ++i)
    m->lines[at + i] = byte->lines;
}

/* One strided view of 2 x 3 bytes. */
static uint32_t put_view(maker *m, uint32_t *places) {
  int strides[2], i, k, offset, least;
  uint32_t seen;
  do {
    strides[0] = (int)below(m, 17) - 8;
    strides[1] = (int)below(m, 9) - 4;
    offset = (int)below(m, BYTES);
    least = 0;
    seen = 1;
    for (i = 0; i < 2; ++i)
      for (k = 0; k < 3; ++k) {
        int at = offset + i * strides[0] + k * strides[1];
        least |= at < 0 || at >= BYTES;
        places[3 * i + k] = (uint32_t)at;
      }
    for (i = 0; i < 6; ++i)
      for (k = 0; k < i; ++k)
        seen &= places[i] != places[k];
  } while (least || !seen);
  put(&m->body,
      "  %%%u: memref<2x3xi8, strided<[%d, %d], offset: %d>> = "
      "reinterpret-cast %%1[%d][2, 3][%d, %d] : memref<64xi8>\n",
      m->values, strides[0], strides[1], offset, offset, strides[0], strides[1]);
  return m->values++;
}

static void put_copy(maker *m) {
  uint32_t from[6], to[6], i, k, source = put_view(m, from), target = put_view(m, to), lines[6];
  for (i = 0; i < 6; ++i)
    for (k = 0; k < 6; ++k)
      if (from[i] == to[k])
        return;
  put(&m->body, "  copy %%%u, %%%u\n", source, target);
  for (i = 0; i < 6; ++i)
    lines[i] = m->lines[from[i]];
  for (i = 0; i < 6; ++i)
    m->lines[to[i]] = lines[i];
}

/* Lanes under a mask, side by side or wherever pointers say. */
static void put_lanes(maker *m) {
  static const char *const names[] = {"masked-load",  "gather",  "expandload",
                                      "masked-store", "scatter", "compressstore"};
  const layout *t = &layouts[BYTE_LANES];
  const scalar *chosen[4];
  uint32_t op = below(m, 6), at = below(m, BYTES - 3), places[4], on[4], i, dense = 0, lines[4], mask, where;
  uint32_t value = put_value(m, t, chosen);
  for (i = 0; i < 4; ++i)
    on[i] = below(m, 3) != 0;
  for (i = 0; i < 4; ++i) {
    places[i] = op % 3 == 1 ? below(m, BYTES) : at + (op % 3 == 2 ? dense : i);
    dense += on[i];
  }
  if (op % 3 == 1) {
    where = m->values++;
    put(&m->body, "  %%%u: vector<4xptr> = poison : vector<4xptr>\n", where);
    for (i = 0; i < 4; ++i) {
      uint32_t pointer = put_pointer(m, places[i]), lane = put_number(m, "i32", i);
      put(&m->body,
          "  %%%u: vector<4xptr> = insertelement %%%u, %%%u, %%%u : "
          "vector<4xptr>\n",
          m->values, where, pointer, lane);
      where = m->values++;
    }
  } else {
    where = put_pointer(m, at);
  }
  mask = m->values++;
  put(&m->body,
      "  %%%u: vector<4xi1> = const {%u, 0, %u, 0, %u, 0, %u, 0} : "
      "vector<4xi1>\n",
      mask, on[0], on[1], on[2], on[3]);
  if (op < 3) {
    for (i = 0; i < 4; ++i)
      lines[i] = on[i] ? m->lines[places[i]] : chosen[i]->lines;
    put(&m->body, "  %%%u: vector<4xi8> = %s %%%u, %%%u, %%%u align=1 : vector<4xi8>\n", m->values, names[op], where,
        mask, value);
    take_leaves(m, t, m->values++, lines);
    return;
  }
  put(&m->body, "  %s %%%u, %%%u, %%%u align=1 : vector<4xi8>\n", names[op], value, where, mask);
  for (i = 0; i < 4; ++i)
    if (on[i])
      m->lines[places[i]] = chosen[i]->lines;
}

/* A known leaf and LINES of poison of every width, and a buffer of zeros. */
static void put_start(maker *m) {
  static const uint32_t widths[] = {1, 8, 12, 16, 32, 64};
  uint32_t i, k, line = 1;
  char type[16];
  for (i = 0; i < sizeof widths / sizeof widths[0]; ++i) {
    (void)snprintf(type, sizeof type, "i%u", widths[i]);
    put(&m->body, "  %%%u: %s = const 0 : %s\n", m->values, type, type);
    add_scalar(m, m->values++, widths[i], 0);
    for (k = 0; k < LINES; ++k, ++line) {
      put(&m->body, "  %%%u: %s = poison : %s loc \"p\":%u:1 \"origin\"\n", m->values, type, type, line);
      add_scalar(m, m->values++, widths[i], 1u << (line - 1));
    }
  }
  put(&m->body, "  memset %%0, %%%u, %%%u\n", put_number(m, "i8", 0), put_number(m, "i64", BYTES));
}

static void put_program(maker *m, test_text *text) {
  static void (*const steps[])(maker *) = {put_store, put_store, put_store, put_load,  put_move,
                                           put_set,   put_copy,  put_copy,  put_lanes, put_lanes};
  uint32_t i;
  m->values = 2;
  put_start(m);
  for (i = 0; i < STEPS; ++i)
    steps[below(m, sizeof steps / sizeof steps[0])](m);
  put_load(m);
  put(text, "refrt 1\n");
  if (m->big_endian)
    put(text, "layout big pointer=64:8 index=64 struct=1\n");
  put(text, "func @f : (ptr, memref<64xi8>) -> (");
  for (i = 0; i < m->num_results; ++i)
    put(text, "%si%u", i == 0 ? "" : ", ", m->results[i].bits);
  put(text, ") {\n^0(%%0: ptr, %%1: memref<64xi8>):\n");
  test_append_text(text, m->body.bytes);
  for (i = 0; i < m->num_results; ++i)
    put(text, "%s%%%u", i == 0 ? "  return " : ", ", m->results[i].value);
  put(text, "\n}\n");
}

/* What was named. */
typedef struct answer {
  const refrt_program *program;
  uint32_t lines, notes;
  int several;
} answer;

static void take_note(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text) {
  answer *a = (answer *)user;
  const refrt_location *at = refrt_program_location(a->program, location);
  (void)kind;
  (void)number;
  ++a->notes;
  a->several |= strstr(text, "one of several: ") != NULL;
  if (at != NULL && at->line != 0)
    a->lines |= 1u << (at->line - 1) % 32;
}

static int is_right(const answer *a, uint32_t expected) {
  if (a->lines == 0 || (a->lines & ~expected) != 0 || a->several != ((expected & (expected - 1)) != 0))
    return 0;
  return a->lines == expected || a->notes > SHOWN_NOTES;
}

static uint32_t several_seen, bytes_seen;

/* A program that is watched, and a buffer for it. */
typedef struct watched {
  refrt_program *program;
  refrt_vm *vm;
  refrt_debug *debug;
  refrt_value pointer; /* to the buffer */
  uint32_t buffer;
  refrt_outcome outcome;
  answer said;
} watched;

static void open_program(watched *w, const char *text) {
  refrt_config config;
  refrt_debug_options options;
  refrt_allocation buffer;
  memset(w, 0, sizeof *w);
  memset(&options, 0, sizeof options);
  options.line = take_note;
  options.user = &w->said;
  options.explain = options.origins = 1;
  refrt_config_init(&config);
  config.flags = REFRT_CONFIG_WATCH_STEPS;
  CHECK_MSG(test_build(text, &w->program) == REFRT_OK, "%s\n%s", refrt_program_error(w->program), text);
  w->said.program = w->program;
  CHECK(refrt_vm_create(&config, w->program, &w->vm) == REFRT_OK);
  CHECK(refrt_debug_create(w->vm, &options, &w->debug) == REFRT_OK);
  CHECK(refrt_vm_add_buffer(w->vm, BYTES, 16, 0, &w->buffer) == REFRT_OK &&
        refrt_vm_allocation(w->vm, w->buffer, &buffer) == REFRT_OK);
  w->pointer.lo = buffer.address;
  w->pointer.hi = (uint64_t)w->buffer + 1;
}

static void run_program(watched *w, const refrt_value *args, uint32_t num_args, refrt_value *results, uint32_t count) {
  CHECK(refrt_vm_call(w->vm, refrt_program_find_function(w->program, "f"), args, num_args, results, count,
                      &w->outcome) == REFRT_OK);
  CHECK_MSG(w->outcome.kind == REFRT_RETURNED, "%s", w->outcome.message);
}

static void close_program(watched *w) {
  refrt_debug_destroy(w->debug);
  refrt_vm_destroy(w->vm);
  refrt_program_destroy(w->program);
}

static void forget_answer(answer *a) { a->lines = a->notes = 0, a->several = 0; }

static int explain_leaf(watched *w, const refrt_value *leaf) {
  forget_answer(&w->said);
  return refrt_debug_explain_leaf(w->debug, leaf);
}

static void check_program(const maker *m, const char *text) {
  watched w;
  refrt_value args[6], results[MOST_RESULTS];
  uint32_t i;
  uint8_t marks[BYTES];
  open_program(&w, text);
  memset(args, 0, sizeof args);
  args[0] = args[1] = args[2] = w.pointer;
  args[4].lo = BYTES;
  args[5].lo = 1;
  memset(results, 0, sizeof results);
  run_program(&w, args, 6, results, m->num_results);
  for (i = 0; i < m->num_results; ++i) {
    uint32_t lines = m->results[i].lines;
    CHECK_MSG((results[i].state == REFRT_POISON) == (lines != 0), "result %u\n%s", i, text);
    if (lines == 0)
      continue;
    CHECK_MSG(explain_leaf(&w, &results[i]) && is_right(&w.said, lines), "result %u is of lines 0x%x, not 0x%x%s\n%s",
              i, lines, w.said.lines, w.said.several ? " (several)" : "", text);
    several_seen += w.said.several ? 1u : 0u;
  }
  CHECK(refrt_vm_get_marks(w.vm, w.buffer, 0, BYTES, marks) == REFRT_OK);
  for (i = 0; i < BYTES; ++i) {
    CHECK_MSG((marks[i] == REFRT_SHADOW_POISON) == (m->lines[i] != 0), "byte %u\n%s", i, text);
    if (m->lines[i] == 0)
      continue;
    forget_answer(&w.said);
    CHECK_MSG(refrt_debug_explain_byte(w.debug, w.buffer, i) && is_right(&w.said, m->lines[i]),
              "byte %u is of lines 0x%x, not 0x%x%s\n%s", i, m->lines[i], w.said.lines,
              w.said.several ? " (several)" : "", text);
    ++bytes_seen;
  }
  close_program(&w);
}

/* More steps than there is room for, of a byte whose ways branch in each. A
 * lane made anew is known, and no way is named that does not lead there. */
static void test_long_ways(void) {
  static const char text[] = "refrt 1\n"
                             "func @f : (ptr, i32) -> (i1) {\n"
                             "^0(%0: ptr, %1: i32):\n"
                             "  %2: vector<8xi1> = poison : vector<8xi1> loc \"p\":1:1 \"origin\"\n"
                             "  %3: i32 = const 0 : i32\n"
                             "  %4: i32 = const 1 : i32\n"
                             "  %5: i32 = const 7 : i32\n"
                             "  llvm-store %2, %0 align=1 : vector<8xi1>\n"
                             "  br ^1(%3)\n"
                             "^1(%6: i32):\n"
                             "  %7: vector<8xi1> = llvm-load %0 align=1 : vector<8xi1>\n"
                             "  %8: i1 = poison : i1 loc \"p\":2:1 \"origin\"\n"
                             "  %9: i32 = and %6, %5 : i32\n"
                             "  %10: vector<8xi1> = insertelement %7, %8, %9 : vector<8xi1>\n"
                             "  llvm-store %10, %0 align=1 : vector<8xi1>\n"
                             "  %11: i32 = add %6, %4 : i32\n"
                             "  %12: i1 = cmpi slt %11, %1 : i32\n"
                             "  cond-br %12, ^1(%11), ^2\n"
                             "^2:\n"
                             "  %13: vector<8xi1> = llvm-load %0 align=1 : vector<8xi1>\n"
                             "  %14: i1 = extractelement %13, %3 : vector<8xi1>\n"
                             "  return %14\n"
                             "}\n";
  watched w;
  refrt_value args[2], result;
  open_program(&w, text);
  args[0] = w.pointer;
  args[1] = w.pointer;
  args[1].lo = 60000;
  args[1].hi = 0;
  run_program(&w, args, 2, &result, 1);
  CHECK(result.state == REFRT_POISON && explain_leaf(&w, &result));
  CHECK_MSG(w.said.several && (w.said.lines & 2u) != 0 && (w.said.lines & ~3u) == 0, "lines 0x%x", w.said.lines);
  close_program(&w);
}

int main(void) {
  uint32_t i;
  for (i = 0; i < PROGRAMS && check_failed == 0; ++i) {
    maker m;
    test_text text;
    memset(&m, 0, sizeof m);
    memset(&text, 0, sizeof text);
    m.seed = 0x9e3779b97f4a7c15u + i;
    m.big_endian = i % 2 != 0;
    put_program(&m, &text);
    check_program(&m, text.bytes);
    free(m.body.bytes);
    free(text.bytes);
  }
  CHECK_MSG(several_seen > PROGRAMS / 8 && bytes_seen > 4 * PROGRAMS, "%u and %u", several_seen, bytes_seen);
  test_long_ways();
  return check_finish();
}
