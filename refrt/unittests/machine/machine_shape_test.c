/*===-- machine_shape_test.c - memrefs of another shape ----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * view, expand-shape, collapse-shape, reshape, memory-space-cast and realloc:
 * fields worked out by hand and every trap. Rules of conformance/spec/memref.md.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#define DYN REFRT_DYNAMIC
#define D ((uint64_t)DYN)

enum { BUFFER = 96 }; /* bytes of the source's buffer */

static refrt_type dynamic_memref(machine *m, refrt_type element, uint32_t rank) {
  const int64_t all[4] = {DYN, DYN, DYN, DYN};
  return refrt_type_memref(m->program, element, all, all, rank, DYN, 0);
}

/* Row-major with dynamic sizes. */
static refrt_type identity_memref(machine *m, refrt_type element, uint32_t rank) {
  const int64_t all[4] = {DYN, DYN, DYN, DYN};
  int64_t strides[4] = {DYN, DYN, DYN, DYN};
  if (rank != 0)
    strides[rank - 1] = 1;
  return refrt_type_memref(m->program, element, all, strides, rank, 0, 0);
}

/* `chosen` has a bit for each field that may be any number. */
static int has_fields(const refrt_value *leaves, uint32_t rank, const int64_t *fields, uint32_t chosen) {
  uint32_t i;
  for (i = 0; i < 1 + 2 * rank; ++i)
    if (leaves[2 + i].lo != (uint64_t)fields[i] ||
        leaves[2 + i].state != (uint32_t)(((chosen >> i) & 1) != 0 ? REFRT_CHOSEN : REFRT_DEFINED))
      return 0;
  return 1;
}

/* What one run is about; fields are offset, sizes, strides. */
typedef struct shape_run {
  refrt_opcode op;
  int is_bytes; /* the source has i8 elements, else i32 */
  uint32_t rank;
  const int64_t *source;
  uint32_t num_attributes;
  const uint64_t *attributes;
  uint32_t num_indices;
  const uint64_t *indices;
  uint32_t result_rank;
  uint32_t chosen; /* fields of the result, a bit for each */
} shape_run;

/* Runs it with `poison` naming the leaf of the arguments that is poison, or
 * REFRT_NONE; the result is left in m. */
static void run_shape(machine *m, const shape_run *s, uint32_t poison, refrt_value *args) {
  refrt_type type, result;
  const int64_t ones[] = {1, 1};
  uint32_t id, i, count = 3 + 2 * s->rank;
  machine_start(m);
  type = s->is_bytes ? identity_memref(m, m->i8, s->rank) : dynamic_memref(m, m->i32, s->rank);
  result = s->is_bytes ? identity_memref(m, m->i32, s->result_rank) : dynamic_memref(m, m->i32, s->result_rank);
  if (s->rank == 0) /* expands to sizes of 1 only */
    result = refrt_type_memref(m->program, m->i32, ones, ones, s->result_rank, DYN, 0);
  begin_function(m, "f", result, type, m->index, m->index, m->index, END_OF_LIST);
  emit_return(m,
              emit_full(m, s->op, 0, type, &result, 1, s->attributes, s->num_attributes, m->args, 1 + s->num_indices),
              END_OF_LIST);
  if (!machine_ready(m))
    return;
  CHECK(refrt_vm_add_buffer(m->vm, BUFFER, 4, 0, &id) == REFRT_OK);
  args[0] = args[1] = refrt_vm_pointer(m->vm, id, 0);
  for (i = 0; i < 1 + 2 * s->rank; ++i)
    args[2 + i] = leaf((uint64_t)s->source[i]);
  for (i = 0; i < 3; ++i)
    args[count + i] = leaf(i < s->num_indices ? s->indices[i] : 0);
  if (poison != REFRT_NONE)
    args[poison].state = REFRT_POISON;
  call(m, m->function, args, count + 3);
}

static void expect_fields(const shape_run *s, int64_t moved, const int64_t *fields) {
  machine m;
  refrt_value args[16];
  run_shape(&m, s, REFRT_NONE, args);
  CHECK_RETURNED(&m);
  CHECK_MSG(has_fields(m.results, s->result_rank, fields, s->chosen), "offset %lld, size %lld, stride %lld",
            (long long)m.results[2].lo, (long long)m.results[3].lo, (long long)m.results[3 + s->result_rank].lo);
  CHECK(m.results[0].lo == args[0].lo && m.results[1].lo == args[1].lo + (uint64_t)moved);
  CHECK(m.results[1].hi == args[1].hi && !m.outcome.undetermined);
  machine_end(&m);
}

static void expect_trap(const shape_run *s, uint32_t poison, refrt_trap trap) {
  machine m;
  refrt_value args[16];
  run_shape(&m, s, poison, args);
  CHECK_TRAP(&m, trap);
  machine_end(&m);
}

/*===---------------------------------- view -------------------------------===*/

static void test_view(void) {
  const int64_t source[] = {0, 80, 1}, row_major[] = {0, 3, 5, 5, 1}, empty[] = {0, 0, 5, 5, 1};
  const uint64_t whole[] = {20, 3, 5}, none[] = {80, 0, 5}, behind[] = {84, 0, 5};
  const uint64_t long_by_one[] = {24, 3, 5}, before[] = {UINT64_MAX - 3, 3, 5}, odd[] = {18, 3, 5};
  const uint64_t minus[] = {0, UINT64_MAX, 5}, huge[] = {0, (uint64_t)1 << 40, (uint64_t)1 << 40};
  const uint64_t many[] = {0, (uint64_t)1 << 61, 4};
  const int64_t wide[] = {0, 200, 1};
  const uint64_t outside[] = {100, 0, 5};
  shape_run s;
  uint32_t i;
  memset(&s, 0, sizeof s);
  s.op = REFRT_OP_VIEW;
  s.is_bytes = 1;
  s.rank = 1;
  s.source = source;
  s.num_indices = 3;
  s.result_rank = 2;
  s.indices = whole;
  expect_fields(&s, 20, row_major);
  for (i = 5; i < 8; ++i)
    expect_trap(&s, i, REFRT_TRAP_POISON_ACCESS);
  expect_trap(&s, 3, REFRT_TRAP_POISON_ACCESS); /* the source's size */
  s.indices = none;
  expect_fields(&s, 80, empty);
  s.indices = behind;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS);
  s.indices = long_by_one;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS);
  s.indices = before;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS);
  s.indices = odd; /* only an access asks for alignment */
  expect_fields(&s, 18, row_major);
  s.indices = minus;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_NEGATIVE_SIZE);
  s.indices = huge;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SIZE_OVERFLOW);
  s.indices = many;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SIZE_OVERFLOW);
  s.source = wide; /* a descriptor that promises more than there is */
  s.indices = outside;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_OUT_OF_BOUNDS);
}

/*===-------------------------------- grouping -----------------------------===*/

static void test_expand(void) {
  const int64_t source[] = {3, 6, 4, 40, -2}, empty[] = {3, 0, 4, 40, -2}, minus[] = {3, -6, 4, 40, -2};
  const uint64_t attributes[] = {2, 1, D, D, 4}, unit[] = {1, 2, D, 1, D}, fixed[] = {2, 1, 3, 2, 4};
  const uint64_t two_three[] = {2, 3}, two_two[] = {2, 2}, negative[] = {(uint64_t)-2, (uint64_t)-3};
  const uint64_t six_four[] = {6, 4}, zero[] = {0, 5}, zeros[] = {5, 0};
  const uint64_t huge[] = {(uint64_t)1 << 33, (uint64_t)3 << 31};
  const int64_t expanded[] = {3, 2, 3, 4, 120, 40, -2}, units[] = {3, 6, 1, 4, 40, -8, -2};
  const int64_t statics[] = {3, 3, 2, 4, 80, 40, -2}, no_rows[] = {3, 0, 5, 4, 200, 40, -2};
  const int64_t no_columns[] = {3, 5, 0, 4, 0, 40, -2}, wild[] = {3, 6, 4, INT64_MAX / 2, 1};
  const int64_t point[] = {7}, of_point[] = {7, 1, 1, 1, 1};
  const uint64_t ones[] = {1, 1};
  shape_run s;
  memset(&s, 0, sizeof s);
  s.op = REFRT_OP_EXPAND_SHAPE;
  s.rank = 2;
  s.source = source;
  s.attributes = attributes;
  s.num_attributes = 5;
  s.num_indices = 2;
  s.result_rank = 3;
  s.indices = two_three;
  expect_fields(&s, 0, expanded);
  expect_trap(&s, 3, REFRT_TRAP_POISON_ACCESS);
  expect_trap(&s, 5, REFRT_TRAP_POISON_ACCESS);
  expect_trap(&s, 7, REFRT_TRAP_POISON_ACCESS);
  s.indices = two_two;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SHAPE_MISMATCH);
  s.indices = zero;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SHAPE_MISMATCH);
  s.indices = negative;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_NEGATIVE_SIZE);
  s.indices = huge; /* 6 modulo 2^64 */
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SHAPE_MISMATCH);
  s.source = empty;
  s.indices = zero;
  expect_fields(&s, 0, no_rows);
  s.indices = zeros;
  expect_fields(&s, 0, no_columns);
  s.indices = two_three;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SHAPE_MISMATCH);
  s.source = minus;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_NEGATIVE_SIZE);
  s.source = wild;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_ADDRESS_OVERFLOW);
  s.source = source;
  s.attributes = unit;
  s.indices = six_four;
  expect_fields(&s, 0, units);
  s.attributes = fixed;
  s.num_indices = 0;
  expect_fields(&s, 0, statics);
  s.rank = 0;
  s.source = point;
  s.attributes = ones;
  s.num_attributes = 2;
  s.result_rank = 2;
  expect_fields(&s, 0, of_point);
}

static void test_collapse(void) {
  const uint64_t groups[] = {2, 1}, all[] = {3};
  const int64_t source[] = {5, 2, 3, 4, 60, 20, -1}, joined[] = {5, 6, 4, 20, -1};
  const int64_t gap[] = {5, 2, 3, 4, 61, 20, -1}, one_row[] = {5, 1, 3, 4, 999, 20, -1};
  const int64_t one_column[] = {5, 2, 1, 4, 60, 7, -1}, tall[] = {5, 2, 4, 60, -1}, single[] = {5, 1, 1, 4, 8, 9, -1};
  const int64_t of_single[] = {5, 1, 4, 9, -1}, of_row[] = {5, 3, 4, 20, -1};
  const int64_t dense[] = {0, 2, 1, 4, 4, 99, 1}, flat[] = {0, 8, 1}, backwards[] = {23, 2, 3, 4, -12, -4, -1};
  const int64_t reversed[] = {23, 24, -1}, holes[] = {0, 0, 3, 4, 1, 2, 3}, no_elements[] = {0, 0, 3};
  const int64_t still[] = {0, 2, 3, 4, 0, 0, 0}, same_place[] = {0, 24, 0}, minus[] = {5, -2, -3, 4, 60, 20, -1};
  const int64_t wide[] = {0, (int64_t)1 << 40, (int64_t)1 << 40, 1, 0, 0, 0};
  const int64_t steep[] = {0, 2, 4, 1, 0, INT64_MIN, 1};
  const int64_t hollow[] = {5, 2, 3, 0, 3, 1, -1}, of_hollow[] = {5, 6, 0, 1, -1};
  const int64_t flat_row[] = {5, 1, 0, 4, 8, 9, -1}, of_flat_row[] = {5, 0, 4, 9, -1};
  const int64_t point[] = {5, 1, 1, 1, 8, 9, -1}, of_point[] = {5, 1, -1};
  shape_run s;
  memset(&s, 0, sizeof s);
  s.op = REFRT_OP_COLLAPSE_SHAPE;
  s.rank = 3;
  s.attributes = groups;
  s.num_attributes = 2;
  s.result_rank = 2;
  s.source = source;
  expect_fields(&s, 0, joined);
  expect_trap(&s, 3, REFRT_TRAP_POISON_ACCESS);
  expect_trap(&s, 7, REFRT_TRAP_POISON_ACCESS);
  s.source = gap;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_NOT_CONTIGUOUS);
  s.source = one_row; /* a dimension of size 1 has no steps */
  expect_fields(&s, 0, of_row);
  s.source = one_column;
  expect_fields(&s, 0, tall);
  s.source = single; /* one element: the stride is any, that of the dimension beside it is not */
  s.chosen = 1u << 3;
  expect_fields(&s, 0, of_single);
  s.source = hollow; /* six elements, of which each is empty */
  expect_fields(&s, 0, of_hollow);
  s.source = flat_row;
  expect_fields(&s, 0, of_flat_row);
  s.chosen = 0;
  s.source = minus;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_NEGATIVE_SIZE);
  s.attributes = all;
  s.num_attributes = 1;
  s.result_rank = 1;
  s.source = dense;
  expect_fields(&s, 0, flat);
  s.source = backwards;
  expect_fields(&s, 0, reversed);
  s.chosen = 1u << 2;
  s.source = holes;
  expect_fields(&s, 0, no_elements);
  s.source = point;
  expect_fields(&s, 0, of_point);
  s.chosen = 0;
  s.source = still;
  expect_fields(&s, 0, same_place);
  s.source = source;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_NOT_CONTIGUOUS);
  s.source = wide;
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_SIZE_OVERFLOW);
  s.source = steep; /* 4 * INT64_MIN is 0 modulo 2^64 */
  expect_trap(&s, REFRT_NONE, REFRT_TRAP_NOT_CONTIGUOUS);
}

/* What follows from the stride of one collapsed element: fields that are computed from
 * it are marked, and no access depends on it. A stride that the type states is not open. */
static void test_collapsed_stride(void) {
  const uint64_t groups[] = {1, 2}, expand[] = {1, 2, D, D, D}, cut[] = {D, D, 1, D, 1, 2, 0};
  const int64_t any[] = {DYN, DYN}, inner[] = {DYN, 5}, same[] = {DYN, 3};
  const struct {
    int64_t source[7]; /* sizes and strides of the last two dimensions become one */
    uint64_t indices[3];
    int64_t fields[7];     /* of the result */
    uint32_t rank, chosen; /* of the result; 0: a number */
    int undetermined;
  } rows[] = {
      /* loads */
      {{1, 2, 1, 1, 7, 6, 3}, {1, 0, 9}, {0}, 0, 0, 0},
      {{1, 2, 1, 2, 7, 6, 3}, {1, 1, 9}, {0}, 0, 0, 0},
      /* cuts */
      {{1, 2, 1, 1, 7, 6, 3}, {1, 0, 1}, {8, 1, 1, 7, 6}, 2, 1u << 4, 0},
      {{1, 2, 1, 1, 7, 6, 3}, {0, 4, 0}, {13, 1, 0, 7, 6}, 2, 1u << 4 | 1u << 0, 0},
      {{1, 2, 1, 2, 7, 6, 3}, {1, 1, 1}, {11, 1, 1, 7, 6}, 2, 0, 0},
      /* expands; the last memref has a long dimension with any stride, but no element */
      {{1, 2, 0, 7, 7, 6, 3}, {2, 4, 0}, {1, 2, 4, 0, 7, 0, 3}, 3, 1u << 5 | 1u << 6, 0},
      {{1, 2, 1, 1, 7, 6, 3}, {2, 1, 1}, {1, 2, 1, 1, 7, 3, 3}, 3, 1u << 5 | 1u << 6, 0},
      {{1, 2, 1, 2, 7, 6, 3}, {2, 1, 2}, {1, 2, 1, 2, 7, 6, 3}, 3, 0, 0},
      /* casts to a type with stride 3: other strides are undefined behaviour there */
      {{1, 2, 1, 1, 7, 6, 3}, {0, 0, 0}, {1, 2, 1, 7, 3}, 2, 1u << 4, 1},
      {{1, 2, 1, 2, 7, 6, 3}, {0, 0, 0}, {1, 2, 2, 7, 3}, 2, 0, 0},
      /* collapses to a type with stride 5 */
      {{1, 2, 1, 1, 7, 6, 3}, {0, 0, 0}, {1, 2, 1, 7, 5}, 2, 0, 0},
  };
  machine m;
  refrt_type from, to, stated, threes;
  refrt_symbol functions[11];
  refrt_value args[12];
  uint32_t r, id, i, k, in[4];
  machine_start(&m);
  from = dynamic_memref(&m, m.i32, 3);
  to = dynamic_memref(&m, m.i32, 2);
  stated = refrt_type_memref(m.program, m.i32, any, inner, 2, DYN, 0);
  threes = refrt_type_memref(m.program, m.i32, any, same, 2, DYN, 0);
#define COLLAPSED(NAME, RESULT, TYPE)                                                                                  \
  begin_function(&m, NAME, RESULT, from, m.index, m.index, m.index, END_OF_LIST);                                      \
  r = in[0] = emit_full(&m, REFRT_OP_COLLAPSE_SHAPE, 0, from, &(TYPE), 1, groups, 2, m.args, 1);                       \
  for (i = 1; i < 4; ++i)                                                                                              \
  in[i] = m.args[i]
  functions[0] = functions[1] = COLLAPSED("loads", m.i32, to);
  (void)emit_attr(&m, REFRT_OP_STORE, 0, to, REFRT_NONE, 0, constant(&m, m.i32, 41), r, in[1], in[2], END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LOAD, 0, to, m.i32, 0, r, in[1], in[2], END_OF_LIST), END_OF_LIST);
  functions[2] = functions[3] = functions[4] = COLLAPSED("cuts", to, to);
  emit_return(&m, emit_full(&m, REFRT_OP_SUBVIEW, 0, to, &to, 1, cut, 7, in, 4), END_OF_LIST);
  functions[5] = functions[6] = functions[7] = COLLAPSED("expands", from, to);
  emit_return(&m, emit_full(&m, REFRT_OP_EXPAND_SHAPE, 0, to, &from, 1, expand, 5, in, 4), END_OF_LIST);
  functions[8] = functions[9] = COLLAPSED("casts", threes, to);
  emit_return(&m, emit(&m, REFRT_OP_CAST, to, threes, r, END_OF_LIST), END_OF_LIST);
  functions[10] = COLLAPSED("states", stated, stated);
  emit_return(&m, r, END_OF_LIST);
#undef COLLAPSED
  if (machine_ready(&m))
    for (i = 0; i < 11; ++i) {
      CHECK(refrt_vm_reset(m.vm) == REFRT_OK);
      CHECK(refrt_vm_add_buffer(m.vm, BUFFER, 4, 0, &id) == REFRT_OK);
      args[0] = args[1] = refrt_vm_pointer(m.vm, id, 0);
      for (k = 0; k < 7; ++k)
        args[2 + k] = leaf((uint64_t)rows[i].source[k]);
      for (k = 0; k < 3; ++k)
        args[9 + k] = leaf(rows[i].indices[k]);
      call(&m, functions[i], args, 12);
      CHECK_RETURNED(&m);
      CHECK_MSG(!m.outcome.undetermined == !rows[i].undetermined, "row %u", i);
      CHECK_MSG(rows[i].rank == 0 ? m.results[0].lo == 41 && m.results[0].state == REFRT_DEFINED
                                  : has_fields(m.results, rows[i].rank, rows[i].fields, rows[i].chosen),
                "row %u", i);
    }
  machine_end(&m);
}

/*===--------------------------------- reshape -----------------------------===*/

/* reshape of a memref of rank 2 to the sizes in memory, ranked and unranked. */
static void run_reshape(const int64_t *source, const int32_t *shape, int written, refrt_trap trap,
                        const int64_t *fields) {
  int unranked;
  for (unranked = 0; unranked < 2; ++unranked) {
    const int64_t two = 2, any = DYN, one = 1;
    machine m;
    refrt_type type, entries, result, back;
    refrt_allocation object;
    refrt_value args[12];
    uint32_t id, shape_id, i, value;
    machine_start(&m);
    type = dynamic_memref(&m, m.i16, 2);
    entries = refrt_type_memref(m.program, m.i32, unranked ? &any : &two, &one, 1, 0, 0);
    back = identity_memref(&m, m.i16, 2);
    result = unranked ? refrt_type_unranked(m.program, m.i16, 0) : back;
    begin_function(&m, "f", back, type, entries, END_OF_LIST);
    if (unranked) {
      value = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, result, m.args[0], END_OF_LIST);
      value = emit(&m, REFRT_OP_RESHAPE, result, result, value, m.args[1], END_OF_LIST);
      value = emit(&m, REFRT_OP_CAST_FROM_UNRANKED, result, back, value, END_OF_LIST);
    } else {
      value = emit(&m, REFRT_OP_RESHAPE, type, result, m.args[0], m.args[1], END_OF_LIST);
    }
    emit_return(&m, value, END_OF_LIST);
    if (machine_ready(&m)) {
      CHECK(refrt_vm_add_buffer(m.vm, 64, 2, 0, &id) == REFRT_OK);
      CHECK(refrt_vm_add_buffer(m.vm, 8, 4, 0, &shape_id) == REFRT_OK);
      CHECK(refrt_vm_allocation(m.vm, shape_id, &object) == REFRT_OK);
      for (i = 0; i < 8; ++i)
        object.bytes[i] = (uint8_t)((uint32_t)shape[i / 4] >> (8 * (i % 4)));
      CHECK(refrt_vm_mark(m.vm, shape_id, 0, 8, written ? REFRT_SHADOW_INITIALIZED : REFRT_SHADOW_UNINITIALIZED) ==
            REFRT_OK);
      args[0] = args[1] = refrt_vm_pointer(m.vm, id, 0);
      for (i = 0; i < 5; ++i)
        args[2 + i] = leaf((uint64_t)source[i]);
      args[7] = args[8] = refrt_vm_pointer(m.vm, shape_id, 0);
      args[9] = leaf(0);
      args[10] = leaf(2);
      args[11] = leaf(1);
      call(&m, m.function, args, 12);
      if (trap == REFRT_TRAP_NONE) {
        CHECK_RETURNED(&m);
        CHECK(has_fields(m.results, 2, fields, 0) && m.results[1].lo == args[1].lo);
      } else {
        CHECK_TRAP(&m, trap);
      }
    }
    machine_end(&m);
  }
}

static void test_reshape(void) {
  const int64_t source[] = {0, 4, 6, 6, 1}, moved[] = {1, 4, 6, 6, 1}, padded[] = {0, 4, 6, 7, 1};
  const int64_t columns[] = {0, 4, 6, 1, 4}, row[] = {0, 1, 24, 999, 1}, column[] = {0, 24, 1, 1, -5};
  const int64_t empty[] = {0, 0, 6, 99, 99}, minus[] = {0, -4, -6, 6, 1}, broadcast[] = {0, 4, 6, 6, 0};
  const int64_t result[] = {0, 3, 8, 8, 1}, nothing[] = {0, 7, 0, 0, 1};
  const int32_t shape[] = {3, 8}, less[] = {3, 7}, negative[] = {-3, -8}, none[] = {7, 0}, huge[] = {1 << 30, 1 << 30};
  run_reshape(source, shape, 1, REFRT_TRAP_NONE, result);
  run_reshape(row, shape, 1, REFRT_TRAP_NONE, result);
  run_reshape(column, shape, 1, REFRT_TRAP_NONE, result);
  run_reshape(empty, none, 1, REFRT_TRAP_NONE, nothing);
  run_reshape(source, less, 1, REFRT_TRAP_SHAPE_MISMATCH, NULL);
  run_reshape(source, none, 1, REFRT_TRAP_SHAPE_MISMATCH, NULL);
  run_reshape(source, huge, 1, REFRT_TRAP_SHAPE_MISMATCH, NULL);
  run_reshape(source, negative, 1, REFRT_TRAP_NEGATIVE_SIZE, NULL);
  run_reshape(minus, shape, 1, REFRT_TRAP_NEGATIVE_SIZE, NULL);
  run_reshape(moved, shape, 1, REFRT_TRAP_NOT_CONTIGUOUS, NULL);
  run_reshape(padded, shape, 1, REFRT_TRAP_NOT_CONTIGUOUS, NULL);
  run_reshape(columns, shape, 1, REFRT_TRAP_NOT_CONTIGUOUS, NULL);
  run_reshape(broadcast, shape, 1, REFRT_TRAP_NOT_CONTIGUOUS, NULL);
  run_reshape(source, shape, 0, REFRT_TRAP_UNINITIALIZED_READ, NULL);
}

/*===-------------------------- memory spaces, realloc ---------------------===*/

static void test_space_cast(void) {
  const int64_t fields[] = {2, 4, 6, -6, 1}, dynamic[] = {DYN, DYN};
  machine m;
  refrt_type type, there, any, any_there;
  refrt_symbol unranked;
  refrt_value args[7];
  uint32_t id, i, value;
  machine_start(&m);
  type = dynamic_memref(&m, m.i32, 2);
  there = refrt_type_memref(m.program, m.i32, dynamic, dynamic, 2, DYN, 3);
  any = refrt_type_unranked(m.program, m.i32, 0);
  any_there = refrt_type_unranked(m.program, m.i32, 3);
  unranked = begin_function(&m, "unranked", there, type, END_OF_LIST);
  value = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, any, m.args[0], END_OF_LIST);
  value = emit(&m, REFRT_OP_MEMORY_SPACE_CAST, any, any_there, value, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_CAST_FROM_UNRANKED, any_there, there, value, END_OF_LIST), END_OF_LIST);
  begin_function(&m, "f", there, type, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_MEMORY_SPACE_CAST, type, there, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_add_buffer(m.vm, 64, 4, 0, &id) == REFRT_OK);
    args[0] = args[1] = refrt_vm_pointer(m.vm, id, 0);
    for (i = 0; i < 5; ++i)
      args[2 + i] = leaf((uint64_t)fields[i]);
    call(&m, m.function, args, 7);
    CHECK_RETURNED(&m);
    CHECK(has_fields(m.results, 2, fields, 0) && m.results[1].lo == args[1].lo);
    call(&m, unranked, args, 7);
    CHECK_RETURNED(&m);
    CHECK(has_fields(m.results, 2, fields, 0) && m.results[1].lo == args[1].lo);
    args[4].state = REFRT_POISON; /* comes along */
    call(&m, m.function, args, 7);
    CHECK_RETURNED(&m);
    CHECK(m.results[4].state == REFRT_POISON);
  }
  machine_end(&m);
}

static void test_realloc(void) {
  machine m;
  refrt_type type;
  refrt_symbol make, resize, aligned, both, stale;
  refrt_value args[6], whole[5];
  refrt_allocation object;
  uint32_t old, now, stranger, value, zero;
  uint64_t size;
  machine_start(&m);
  type = identity_memref(&m, m.i32, 1);
  make = begin_function(&m, "make", type, m.index, m.i32, END_OF_LIST);
  value = emit_attr(&m, REFRT_OP_ALLOC, 0, type, type, 0, m.args[0], END_OF_LIST);
  zero = constant(&m, m.index, 0);
  (void)emit_attr(&m, REFRT_OP_STORE, 0, type, REFRT_NONE, 0, m.args[1], value, zero, END_OF_LIST);
  emit_return(&m, value, END_OF_LIST);
  resize = begin_function(&m, "resize", type, type, m.index, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_REALLOC, 0, type, type, 0, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
  aligned = begin_function(&m, "aligned", type, type, m.index, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_REALLOC, 0, type, type, 64, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
  both = begin_function(&m, "both", m.i32, type, m.index, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_REALLOC, 0, type, type, 0, m.args[0], m.args[1], END_OF_LIST);
  zero = constant(&m, m.index, 0);
  emit_return(&m, emit_attr(&m, REFRT_OP_LOAD, 0, type, m.i32, 0, m.args[0], zero, END_OF_LIST), END_OF_LIST);
  stale = both;
  if (!machine_ready(&m)) {
    machine_end(&m);
    return;
  }
  CHECK(refrt_vm_add_buffer(m.vm, 16, 4, 0, &stranger) == REFRT_OK);
  for (size = 0; size < 8; ++size) {
    args[0] = leaf(4);
    args[1] = leaf(0x01020304);
    call(&m, make, args, 2);
    CHECK_RETURNED(&m);
    memcpy(args, m.results, sizeof whole);
    old = (uint32_t)(args[0].hi - 1);
    args[5] = leaf(size);
    call(&m, size % 2 ? aligned : resize, args, 6);
    CHECK_RETURNED(&m);
    now = (uint32_t)(m.results[0].hi - 1);
    CHECK(now != old && m.results[1].lo == m.results[0].lo);
    CHECK(m.results[2].lo == 0 && m.results[3].lo == size && m.results[4].lo == 1);
    CHECK(size % 2 == 0 || m.results[0].lo % 64 == 0);
    CHECK(refrt_vm_allocation(m.vm, old, &object) == REFRT_OK && !object.alive && object.moved_from == REFRT_NONE);
    CHECK(refrt_vm_allocation(m.vm, now, &object) == REFRT_OK && object.alive && object.size == 4 * size);
    CHECK(object.kind == REFRT_ALLOCATION_HEAP && object.moved_from == old);
    if (size != 0)
      CHECK(object.bytes[0] == 4 && object.bytes[3] == 1 && mark_of(&m, now, 0) == REFRT_SHADOW_INITIALIZED);
    if (size > 1) /* never written, there and here */
      CHECK(mark_of(&m, now, 4) == REFRT_SHADOW_UNINITIALIZED &&
            mark_of(&m, now, 4 * size - 1) == REFRT_SHADOW_UNINITIALIZED);
  }
  args[0] = leaf(4);
  call(&m, make, args, 2);
  memcpy(whole, m.results, sizeof whole);
  old = (uint32_t)(whole[0].hi - 1);
#define REALLOC_TRAPS(CHANGE, TRAP)                                                                                    \
  memcpy(args, whole, sizeof whole);                                                                                   \
  args[5] = leaf(8);                                                                                                   \
  CHANGE;                                                                                                              \
  call(&m, resize, args, 6);                                                                                           \
  CHECK_TRAP(&m, TRAP);                                                                                                \
  CHECK(refrt_vm_allocation(m.vm, old, &object) == REFRT_OK && object.alive)
  REALLOC_TRAPS(args[1].lo += 4, REFRT_TRAP_BAD_FREE);
  REALLOC_TRAPS(args[0].lo += 4; args[1].lo += 4, REFRT_TRAP_BAD_FREE);
  REALLOC_TRAPS(args[0] = args[1] = refrt_vm_pointer(m.vm, stranger, 0), REFRT_TRAP_BAD_FREE);
  REALLOC_TRAPS(args[0].state = REFRT_POISON, REFRT_TRAP_POISON_ACCESS);
  REALLOC_TRAPS(args[3] = leaf(5), REFRT_TRAP_OUT_OF_BOUNDS); /* more than there is */
  REALLOC_TRAPS(args[3] = leaf(UINT64_MAX), REFRT_TRAP_NEGATIVE_SIZE);
  REALLOC_TRAPS(args[3].state = REFRT_POISON, REFRT_TRAP_POISON_ACCESS);
  REALLOC_TRAPS(args[5] = leaf(UINT64_MAX), REFRT_TRAP_NEGATIVE_SIZE);
  REALLOC_TRAPS(args[5] = leaf((uint64_t)1 << 62), REFRT_TRAP_SIZE_OVERFLOW);
  REALLOC_TRAPS(args[5].state = REFRT_UNDEF, REFRT_TRAP_POISON_ACCESS);
#undef REALLOC_TRAPS
  memcpy(args, whole, sizeof whole);
  args[5] = leaf(8);
  call(&m, stale, args, 6); /* the old value, even though nothing had to move */
  CHECK_TRAP(&m, REFRT_TRAP_USE_AFTER_FREE);
  call(&m, resize, args, 6);
  CHECK_TRAP(&m, REFRT_TRAP_DOUBLE_FREE);
  machine_end(&m);
}

int main(void) {
  test_view();
  test_expand();
  test_collapse();
  test_collapsed_stride();
  test_reshape();
  test_space_cast();
  test_realloc();
  return check_finish();
}
