/*===-- machine_view_test.c - views, unranked memrefs, copies ----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * cast, subview, reinterpret-cast, metadata, dim, rank, unranked memrefs and
 * copy: fields worked out by hand and every trap. Rules of conformance/spec/memref.md.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#define DYN REFRT_DYNAMIC

/* A descriptor of rank n: offset, sizes, strides. */
static void describe(const machine *m, refrt_value *out, uint32_t id, uint32_t rank, const int64_t *fields) {
  uint32_t i;
  out[0] = out[1] = refrt_vm_pointer(m->vm, id, 0);
  for (i = 0; i < 1 + 2 * rank; ++i)
    out[2 + i] = leaf((uint64_t)fields[i]);
}

static int has_fields(const refrt_value *leaves, uint32_t rank, const int64_t *fields) {
  uint32_t i;
  for (i = 0; i < 1 + 2 * rank; ++i)
    if (leaves[2 + i].lo != (uint64_t)fields[i] || leaves[2 + i].state != REFRT_DEFINED)
      return 0;
  return 1;
}

static refrt_type dynamic_memref(machine *m, refrt_type element, uint32_t rank) {
  const int64_t all[4] = {DYN, DYN, DYN, DYN};
  return refrt_type_memref(m->program, element, all, all, rank, DYN, 0);
}

/*===---------------------------------- views ------------------------------===*/

/* One view instruction on a 2-D source, its operands the index arguments. */
static void run_view(refrt_opcode op, const int64_t *source, const uint64_t *attributes, uint32_t num_attributes,
                     uint32_t result_rank, const uint64_t *indices, uint32_t num_indices, refrt_trap trap,
                     const int64_t *fields) {
  machine m;
  refrt_type type, result;
  refrt_value args[16];
  uint32_t id, i;
  machine_start(&m);
  type = dynamic_memref(&m, m.i32, 2);
  result = dynamic_memref(&m, m.i32, result_rank);
  begin_function(&m, "f", result, type, m.index, m.index, m.index, m.index, END_OF_LIST);
  emit_return(&m, emit_full(&m, op, 0, type, &result, 1, attributes, num_attributes, m.args, 1 + num_indices),
              END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_add_buffer(m.vm, 64, 4, 0, &id) == REFRT_OK);
    describe(&m, args, id, 2, source);
    for (i = 0; i < 4; ++i)
      args[7 + i] = leaf(i < num_indices ? indices[i] : 0);
    call(&m, m.function, args, 11);
    if (trap == REFRT_TRAP_NONE) {
      CHECK_RETURNED(&m);
      CHECK_MSG(has_fields(m.results, result_rank, fields), "offset %lld size %lld", (long long)m.results[2].lo,
                (long long)m.results[3].lo);
      CHECK(m.results[1].lo == args[1].lo && m.results[1].hi == args[1].hi);
    } else {
      CHECK_TRAP(&m, trap);
    }
    for (i = 0; i < num_indices && trap == REFRT_TRAP_NONE; ++i) {
      args[7 + i].state = REFRT_POISON;
      call(&m, m.function, args, 11);
      if (op == REFRT_OP_SUBVIEW)
        CHECK_TRAP(&m, REFRT_TRAP_POISON_ACCESS);
      args[7 + i].state = REFRT_DEFINED;
    }
  }
  machine_end(&m);
}

static void test_subview(void) {
  /* source: offset 2, sizes 4x6, strides 8x1 */
  const int64_t source[] = {2, 4, 6, 8, 1}, reversed[] = {5, 4, 6, -8, -1};
  const uint64_t D = (uint64_t)DYN;
  const uint64_t all_static[] = {1, 2, 3, 2, 1, 2, 0}, dynamic[] = {D, 2, D, 2, 1, D, 0};
  const uint64_t dropped[] = {3, 1, 1, 4, 1, 1, 1}, negative[] = {3, 5, 4, 6, D, D, 0};
  const uint64_t ok[] = {1, 3, 2}, big[] = {1, 4, 2}, minus[] = {1, UINT64_MAX, 2};
  const uint64_t outside[] = {4, 3, 2}, zero[] = {9, 0, 2}, minus_ones[] = {UINT64_MAX, UINT64_MAX};
  const uint64_t before[] = {UINT64_MAX, 1, 1};
  const int64_t basic[] = {2 + 8 + 2, 3, 2, 8, 2}, row[] = {2 + 24 + 1, 4, 1};
  const int64_t flipped[] = {2 + 24 + 5, 4, 6, -8, -1}, of_reversed[] = {5 - 8 - 2, 3, 2, -8, -2};
  const int64_t empty[] = {2 + 72 + 2, 0, 2, 8, 2};
  run_view(REFRT_OP_SUBVIEW, source, all_static, 7, 2, NULL, 0, REFRT_TRAP_NONE, basic);
  run_view(REFRT_OP_SUBVIEW, reversed, all_static, 7, 2, NULL, 0, REFRT_TRAP_NONE, of_reversed);
  run_view(REFRT_OP_SUBVIEW, source, dynamic, 7, 2, ok, 3, REFRT_TRAP_NONE, basic);
  run_view(REFRT_OP_SUBVIEW, source, dropped, 7, 1, NULL, 0, REFRT_TRAP_NONE, row);
  run_view(REFRT_OP_SUBVIEW, source, negative, 7, 2, minus_ones, 2, REFRT_TRAP_NONE, flipped);
  run_view(REFRT_OP_SUBVIEW, source, dynamic, 7, 2, zero, 3, REFRT_TRAP_NONE, empty);
  run_view(REFRT_OP_SUBVIEW, source, dynamic, 7, 2, big, 3, REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS, NULL);
  run_view(REFRT_OP_SUBVIEW, source, dynamic, 7, 2, outside, 3, REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS, NULL);
  run_view(REFRT_OP_SUBVIEW, source, dynamic, 7, 2, before, 3, REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS, NULL);
  run_view(REFRT_OP_SUBVIEW, source, dynamic, 7, 2, minus, 3, REFRT_TRAP_NEGATIVE_SIZE, NULL);
  {
    const int64_t wild[] = {INT64_MAX, 4, 6, 8, 1};
    run_view(REFRT_OP_SUBVIEW, wild, all_static, 7, 2, NULL, 0, REFRT_TRAP_ADDRESS_OVERFLOW, NULL);
  }
}

static void test_reinterpret(void) {
  const int64_t source[] = {2, 4, 6, 8, 1}, fields[] = {7, 5, 3};
  const uint64_t D = (uint64_t)DYN, attributes[] = {D, 5, D}, sizes[] = {0, D, 1};
  const uint64_t values[] = {7, 3}, minus[] = {UINT64_MAX};
  run_view(REFRT_OP_REINTERPRET_CAST, source, attributes, 3, 1, values, 2, REFRT_TRAP_NONE, fields);
  run_view(REFRT_OP_REINTERPRET_CAST, source, sizes, 3, 1, minus, 1, REFRT_TRAP_NEGATIVE_SIZE, NULL);
}

/* cast to a type that states more: right, and wrong in each field. */
static void test_cast(void) {
  const int64_t sizes[] = {4, DYN}, strides[] = {8, DYN};
  const int64_t good[] = {2, 4, 6, 8, 1}, bad_offset[] = {3, 4, 6, 8, 1}, bad_size[] = {2, 5, 6, 8, 1};
  const int64_t bad_stride[] = {2, 4, 6, 7, 1};
  const int64_t *const sources[] = {good, bad_offset, bad_size, bad_stride};
  uint32_t i;
  for (i = 0; i < 4; ++i) {
    machine m;
    refrt_type type, result;
    refrt_value args[7];
    uint32_t id;
    machine_start(&m);
    type = dynamic_memref(&m, m.i32, 2);
    result = refrt_type_memref(m.program, m.i32, sizes, strides, 2, 2, 0);
    begin_function(&m, "f", result, type, END_OF_LIST);
    emit_return(&m, emit(&m, REFRT_OP_CAST, type, result, m.args[0], END_OF_LIST), END_OF_LIST);
    if (machine_ready(&m)) {
      CHECK(refrt_vm_add_buffer(m.vm, 64, 4, 0, &id) == REFRT_OK);
      describe(&m, args, id, 2, sources[i]);
      call(&m, m.function, args, 7);
      if (i == 0) {
        CHECK_RETURNED(&m);
        CHECK(has_fields(m.results, 2, good));
      } else {
        CHECK_TRAP(&m, REFRT_TRAP_STATIC_MISMATCH);
      }
    }
    machine_end(&m);
  }
}

/* dim, rank, extract-metadata, extract-pointer. */
static void test_questions(void) {
  const int64_t fields[] = {2, 4, 6, 8, 1};
  machine m;
  refrt_type type, base, parts[8], all;
  static const char *const names[] = {"remainder4", "remainder8", "mask3", "mask7", "mask4", "mask3_of_sum"};
  static const uint64_t by[] = {4, 8, 3, 7, 4, 3};
  refrt_symbol dim, metadata, pointer, low[6];
  refrt_value args[8];
  uint32_t id, i, first, value;
  machine_start(&m);
  type = dynamic_memref(&m, m.i32, 2);
  base = refrt_type_memref(m.program, m.i32, NULL, NULL, 0, 0, 0);
  dim = begin_function(&m, "dim", m.index, type, m.index, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_DIM, type, m.index, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
  parts[0] = base;
  for (i = 1; i < 6; ++i)
    parts[i] = m.index;
  all = refrt_type_struct(m.program, parts, 6, 0);
  metadata = begin_function(&m, "metadata", all, type, END_OF_LIST);
  first = emit_full(&m, REFRT_OP_EXTRACT_METADATA, 0, type, parts, 6, NULL, 0, m.args, 1);
  value = emit(&m, REFRT_OP_UNDEF, all, all, END_OF_LIST);
  for (i = 0; i < 6; ++i)
    value = emit_attr(&m, REFRT_OP_INSERTVALUE, 0, all, all, i, value, first + i, END_OF_LIST);
  emit_return(&m, value, END_OF_LIST);
  pointer = begin_function(&m, "pointer", m.index, type, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_EXTRACT_POINTER, type, m.index, m.args[0], END_OF_LIST), END_OF_LIST);
  /* The buffer is aligned to four bytes: that much of its address is fixed. */
  for (i = 0; i < 6; ++i) {
    low[i] = begin_function(&m, names[i], m.index, type, m.index, END_OF_LIST);
    value = emit(&m, REFRT_OP_EXTRACT_POINTER, type, m.index, m.args[0], END_OF_LIST);
    if (i == 5) /* no longer an address */
      value = emit(&m, REFRT_OP_MUL, m.index, m.index, value, m.args[1], END_OF_LIST);
    emit_return(&m,
                i < 2 ? emit(&m, REFRT_OP_REMU, m.index, m.index, value, m.args[1], END_OF_LIST)
                      : emit(&m, REFRT_OP_AND, m.index, m.index, m.args[1], value, END_OF_LIST),
                END_OF_LIST);
  }
  begin_function(&m, "rank", m.index, type, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_RANK, type, m.index, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_add_buffer(m.vm, 256, 4, 0, &id) == REFRT_OK);
    describe(&m, args, id, 2, fields);
    args[7] = leaf(1);
    call(&m, dim, args, 8);
    CHECK(m.results[0].lo == 6);
    for (i = 0; i < 6; ++i) {
      args[7] = leaf(by[i]);
      call(&m, low[i], args, 8);
      CHECK_RETURNED(&m);
      CHECK(m.results[0].state == (i == 0 || i == 2 ? REFRT_DEFINED : REFRT_CHOSEN));
    }
    args[7] = leaf(2);
    call(&m, dim, args, 8);
    CHECK_TRAP(&m, REFRT_TRAP_DIM_OUT_OF_RANGE);
    args[7].state = REFRT_UNDEF;
    call(&m, dim, args, 8);
    CHECK_TRAP(&m, REFRT_TRAP_POISON_ACCESS);
    call(&m, metadata, args, 7);
    CHECK_RETURNED(&m);
    CHECK(m.results[1].lo == args[1].lo && m.results[2].lo == 0);
    for (i = 0; i < 5; ++i)
      CHECK(m.results[3 + i].lo == (uint64_t)fields[i]);
    call(&m, pointer, args, 7);
    CHECK(m.results[0].lo == args[1].lo && m.results[0].hi == 0);
    call(&m, m.function, args, 7);
    CHECK(m.results[0].lo == 2);
  }
  machine_end(&m);
}

/*===-------------------------------- unranked -----------------------------===*/

static void test_unranked(void) {
  const int64_t fields[] = {2, 4, 6, 8, 1}, three[] = {3, DYN}, dynamic[] = {DYN, DYN};
  machine m;
  refrt_type type, unranked, one, fixed;
  refrt_symbol through, wrong_rank, wrong_size, rank, make, take, stale;
  refrt_value args[8];
  uint64_t attribute;
  uint32_t id, value;
  machine_start(&m);
  type = dynamic_memref(&m, m.i32, 2);
  one = dynamic_memref(&m, m.i32, 1);
  fixed = refrt_type_memref(m.program, m.i32, three, dynamic, 2, DYN, 0);
  unranked = refrt_type_unranked(m.program, m.i32, 0);
  through = begin_function(&m, "through", type, type, END_OF_LIST);
  value = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, unranked, m.args[0], END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_CAST_FROM_UNRANKED, unranked, type, value, END_OF_LIST), END_OF_LIST);
  wrong_rank = begin_function(&m, "wrong_rank", one, type, END_OF_LIST);
  value = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, unranked, m.args[0], END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_CAST_FROM_UNRANKED, unranked, one, value, END_OF_LIST), END_OF_LIST);
  wrong_size = begin_function(&m, "wrong_size", fixed, type, END_OF_LIST);
  value = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, unranked, m.args[0], END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_CAST_FROM_UNRANKED, unranked, fixed, value, END_OF_LIST), END_OF_LIST);
  rank = begin_function(&m, "rank", m.index, type, END_OF_LIST);
  value = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, unranked, m.args[0], END_OF_LIST);
  (void)emit(&m, REFRT_OP_DIM, unranked, m.index, value, constant(&m, m.index, 1), END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_RANK, unranked, m.index, value, END_OF_LIST), END_OF_LIST);
  make = begin_function(&m, "make", unranked, type, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, unranked, m.args[0], END_OF_LIST), END_OF_LIST);
  /* The object of a returned unranked memref is the caller's (F-UNR). */
  take = begin_function(&m, "take", type, type, END_OF_LIST);
  attribute = make;
  value = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &unranked, 1, &attribute, 1, m.args, 1);
  emit_return(&m, emit(&m, REFRT_OP_CAST_FROM_UNRANKED, unranked, type, value, END_OF_LIST), END_OF_LIST);
  stale = begin_function(&m, "stale", type, unranked, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_CAST_FROM_UNRANKED, unranked, type, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    refrt_allocation object;
    refrt_value kept[2];
    CHECK(refrt_vm_add_buffer(m.vm, 256, 4, 0, &id) == REFRT_OK);
    describe(&m, args, id, 2, fields);
    call(&m, through, args, 7);
    CHECK_RETURNED(&m);
    CHECK(has_fields(m.results, 2, fields) && m.results[1].lo == args[1].lo);
    call(&m, wrong_rank, args, 7);
    CHECK_TRAP(&m, REFRT_TRAP_RANK_MISMATCH);
    call(&m, wrong_size, args, 7);
    CHECK_TRAP(&m, REFRT_TRAP_STATIC_MISMATCH);
    call(&m, rank, args, 7);
    CHECK(m.results[0].lo == 2);
    call(&m, take, args, 7);
    CHECK_RETURNED(&m);
    CHECK(has_fields(m.results, 2, fields));
    /* A caller from outside gets a heap object to free. */
    call(&m, make, args, 7);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 2);
    CHECK(refrt_vm_allocation(m.vm, (uint32_t)(m.results[1].hi - 1), &object) == REFRT_OK);
    CHECK(object.kind == REFRT_ALLOCATION_HEAP && object.alive && object.size == 56);
    kept[0] = m.results[0];
    kept[1] = m.results[1];
    call(&m, stale, kept, 2);
    CHECK_RETURNED(&m);
    CHECK(has_fields(m.results, 2, fields));
    kept[0] = leaf(1000);
    call(&m, stale, kept, 2);
    CHECK_TRAP(&m, REFRT_TRAP_RANK_MISMATCH);
    kept[0].state = REFRT_POISON;
    call(&m, stale, kept, 2);
    CHECK_TRAP(&m, REFRT_TRAP_POISON_ACCESS);
  }
  machine_end(&m);
}

/*===---------------------------------- copy -------------------------------===*/

/* copy between two views of 2-D i16 buffers of 32 elements; `same`: of one. */
static void run_copy(const int64_t *from, const int64_t *to, int same, int unranked, refrt_trap trap) {
  machine m;
  refrt_type type, any;
  refrt_value args[14];
  uint32_t ids[2], i, j, a, b;
  machine_start(&m);
  type = dynamic_memref(&m, m.i16, 2);
  any = refrt_type_unranked(m.program, m.i16, 0);
  begin_function(&m, "f", REFRT_NONE, type, type, END_OF_LIST);
  a = m.args[0];
  b = m.args[1];
  if (unranked) {
    a = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, any, a, END_OF_LIST);
    b = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, any, b, END_OF_LIST);
  }
  (void)emit(&m, REFRT_OP_COPY, unranked ? any : type, REFRT_NONE, a, b, END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  if (machine_ready(&m)) {
    refrt_allocation source, target;
    CHECK(refrt_vm_add_buffer(m.vm, 64, 2, 0, &ids[0]) == REFRT_OK);
    CHECK(refrt_vm_add_buffer(m.vm, 64, 2, 0, &ids[1]) == REFRT_OK);
    (void)refrt_vm_allocation(m.vm, ids[0], &source);
    for (i = 0; i < 32; ++i)
      source.bytes[2 * i] = (uint8_t)(i + 1);
    CHECK(refrt_vm_mark(m.vm, ids[0], 0, 64, REFRT_SHADOW_INITIALIZED) == REFRT_OK);
    describe(&m, args, ids[0], 2, from);
    describe(&m, args + 7, ids[same ? 0 : 1], 2, to);
    call(&m, m.function, args, 14);
    if (trap != REFRT_TRAP_NONE) {
      CHECK_TRAP(&m, trap);
    } else {
      CHECK_RETURNED(&m);
      (void)refrt_vm_allocation(m.vm, ids[same ? 0 : 1], &target);
      for (i = 0; i < (uint32_t)from[1]; ++i)
        for (j = 0; j < (uint32_t)from[2]; ++j) {
          int64_t at = to[0] + i * to[3] + j * to[4], was = from[0] + i * from[3] + j * from[4];
          CHECK_MSG(target.bytes[2 * at] == (uint8_t)(was + 1) &&
                        mark_of(&m, ids[same ? 0 : 1], (uint64_t)(2 * at)) == REFRT_SHADOW_INITIALIZED,
                    "element %u, %u", i, j);
        }
    }
    for (i = 0; i < 64; ++i) /* nothing of the overlap check stays */
      CHECK(mark_of(&m, ids[0], i) == REFRT_SHADOW_INITIALIZED);
  }
  machine_end(&m);
}

static void test_copy(void) {
  const int64_t plain[] = {0, 4, 6, 6, 1}, padded[] = {1, 4, 6, 7, 1}, backwards[] = {31, 4, 6, -6, -1};
  const int64_t columns[] = {0, 4, 6, 1, 4}, even[] = {0, 4, 4, 8, 2}, odd[] = {1, 4, 4, 8, 2};
  const int64_t broadcast[] = {3, 4, 6, 0, 1}, smaller[] = {0, 4, 5, 6, 1}, outside[] = {10, 4, 6, 6, 1};
  const int64_t shifted[] = {6, 4, 4, 6, 1}, corner[] = {0, 4, 4, 6, 1}, empty[] = {1000, 0, 6, 6, 1};
  const int64_t minus[] = {0, -1, 6, 6, 1}, wild[] = {0, 4, 6, INT64_MAX, 1}, before[] = {-1, 4, 6, 6, 1};
  int unranked;
  for (unranked = 0; unranked < 2; ++unranked) {
    run_copy(plain, plain, 0, unranked, REFRT_TRAP_NONE);
    run_copy(plain, padded, 0, unranked, REFRT_TRAP_NONE);
    run_copy(backwards, columns, 0, unranked, REFRT_TRAP_NONE);
    run_copy(broadcast, plain, 0, unranked, REFRT_TRAP_NONE);
    run_copy(even, odd, 1, unranked, REFRT_TRAP_NONE); /* interleaved, not overlapping */
    run_copy(empty, empty, 0, unranked, REFRT_TRAP_NONE);
    run_copy(plain, plain, 1, unranked, REFRT_TRAP_NONE); /* onto itself */
    run_copy(broadcast, broadcast, 1, unranked, REFRT_TRAP_NONE);
    run_copy(corner, shifted, 1, unranked, REFRT_TRAP_OVERLAPPING_COPY);
    run_copy(plain, broadcast, 0, unranked, REFRT_TRAP_OVERLAPPING_COPY);
    run_copy(plain, smaller, 0, unranked, REFRT_TRAP_SHAPE_MISMATCH);
    run_copy(plain, outside, 0, unranked, REFRT_TRAP_OUT_OF_BOUNDS);
    run_copy(before, plain, 0, unranked, REFRT_TRAP_OUT_OF_BOUNDS);
    run_copy(minus, minus, 0, unranked, REFRT_TRAP_NEGATIVE_SIZE);
    run_copy(wild, plain, 0, unranked, REFRT_TRAP_ADDRESS_OVERFLOW);
  }
}

int main(void) {
  test_subview();
  test_reinterpret();
  test_cast();
  test_questions();
  test_unranked();
  test_copy();
  return check_finish();
}
