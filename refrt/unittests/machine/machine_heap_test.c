/*===-- machine_heap_test.c - sizes, frees and kept descriptors --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Edges of allocation are tried: numbers that just fit an index of 16, 32 and 64 bits and
 * those that just do not. So are layouts an allocation may have, and memrefs that may be
 * freed. Also slices at the ends of a dimension, and which objects live after
 * unranked results were passed on. M-ALLOC, M-FREE, M-SUBVIEW, F-UNR.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#define DYN REFRT_DYNAMIC

/*===---------------------------- what fits an index -----------------------===*/

/* alloc of a memref of `bits`-wide integers; sizes are static, or all dynamic.
 * Both allocations behave alike. */
static void run_alloc(uint32_t index_bits, uint32_t bits, uint32_t rank, const int64_t *sizes, int dynamic,
                      refrt_trap want) {
  static const refrt_opcode ops[] = {REFRT_OP_ALLOC, REFRT_OP_ALLOCA};
  uint32_t i, d;
  for (i = 0; i < 2; ++i) {
    const int64_t all[4] = {DYN, DYN, DYN, DYN};
    uint32_t operands[4];
    uint64_t align = 0;
    refrt_layout layout;
    machine m;
    refrt_type type;
    refrt_layout_init(&layout);
    layout.index_bits = (uint8_t)index_bits;
    machine_start_layout(&m, &layout);
    type = refrt_type_memref(m.program, refrt_type_int(m.program, bits), dynamic ? all : sizes, all, rank, 0, 0);
    begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
    for (d = 0; d < rank && dynamic; ++d)
      operands[d] = constant(&m, m.index, (uint64_t)sizes[d]);
    (void)emit_full(&m, ops[i], 0, type, &type, 1, &align, 1, operands, dynamic ? rank : 0);
    emit_return(&m, END_OF_LIST);
    run(&m);
    if (want == REFRT_TRAP_NONE)
      CHECK_RETURNED(&m);
    else
      CHECK_TRAP(&m, want);
    machine_end(&m);
  }
}

static void test_sizes(void) {
  static const uint32_t widths[] = {16, 32};
  uint32_t w;
  int dynamic;
  for (w = 0; w < 2; ++w) {
    const uint32_t bits = widths[w];
    const int64_t limit = INT64_C(1) << (bits - 1), half = INT64_C(1) << (bits / 2);
    const int64_t most[] = {limit - 1}, more[] = {limit}, wraps[] = {2 * limit}, twice[] = {2 * limit + 4};
    const int64_t product[] = {half, half / 2}, below[] = {half - 1, half / 2};
    const int64_t empty_most[] = {0, limit - 1}, empty_product[] = {0, half, half / 2}, behind[] = {half, half / 2, 0};
    const int64_t empty_below[] = {0, half - 1, half / 2};
    for (dynamic = 0; dynamic < 2; ++dynamic) {
      if (bits == 16) { /* one of 2^31 - 1 bytes would be built */
        run_alloc(bits, 8, 1, most, dynamic, REFRT_TRAP_NONE);
        run_alloc(bits, 8, 2, below, dynamic, REFRT_TRAP_NONE);
      }
      run_alloc(bits, 8, 2, product, dynamic, REFRT_TRAP_SIZE_OVERFLOW);
      /* Strides are numbers too, whatever the byte size. */
      run_alloc(bits, 8, 2, empty_most, dynamic, REFRT_TRAP_NONE);
      run_alloc(bits, 8, 3, empty_below, dynamic, REFRT_TRAP_NONE);
      run_alloc(bits, 64, 3, empty_below, dynamic, REFRT_TRAP_NONE);
      run_alloc(bits, 8, 3, empty_product, dynamic, REFRT_TRAP_SIZE_OVERFLOW);
      run_alloc(bits, 8, 3, behind, dynamic, REFRT_TRAP_NONE);
    }
    run_alloc(bits, 8, 1, more, 0, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(bits, 8, 1, more, 1, REFRT_TRAP_NEGATIVE_SIZE);
    run_alloc(bits, 8, 1, wraps, 0, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(bits, 8, 1, twice, 0, REFRT_TRAP_SIZE_OVERFLOW);
  }
  {
    /* Bytes count, not elements: 2 * 16383 and 2 * 16384; 4 * 8191 and 4 * 8192. */
    const int64_t a[] = {16383}, b[] = {16384}, c[] = {8191}, d[] = {8192}, e[] = {4095}, f[] = {4096};
    run_alloc(16, 16, 1, a, 1, REFRT_TRAP_NONE);
    run_alloc(16, 16, 1, b, 1, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(16, 32, 1, c, 1, REFRT_TRAP_NONE);
    run_alloc(16, 32, 1, d, 1, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(16, 24, 1, c, 1, REFRT_TRAP_NONE); /* 24 bits take four bytes */
    run_alloc(16, 24, 1, d, 1, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(16, 64, 1, e, 1, REFRT_TRAP_NONE);
    run_alloc(16, 64, 1, f, 1, REFRT_TRAP_SIZE_OVERFLOW);
  }
  {
    const int64_t a[] = {INT64_C(1) << 29}, b[] = {INT64_C(1) << 28}, c[] = {INT64_C(1) << 60},
                  d[] = {INT64_C(1) << 30};
    const int64_t e[] = {0, INT64_C(1) << 32, INT64_C(1) << 31}, f[] = {0, INT64_MAX}, g[] = {0, INT64_MAX, 2};
    run_alloc(32, 32, 1, a, 1, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(32, 64, 1, b, 1, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(32, 16, 1, d, 1, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(64, 64, 1, c, 1, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(64, 8, 3, e, 1, REFRT_TRAP_SIZE_OVERFLOW);
    run_alloc(64, 8, 2, f, 1, REFRT_TRAP_NONE);
    run_alloc(64, 8, 3, g, 1, REFRT_TRAP_SIZE_OVERFLOW);
  }
}

/* Fields of what an allocation gives. */
static void test_fields(void) {
  const int64_t all[4] = {DYN, DYN, DYN, DYN}, sizes[] = {DYN, 3, DYN}, none[] = {3, 0, 5};
  const uint64_t want[] = {0, 2, 3, 4, 12, 4, 1}, empty[] = {0, 3, 0, 5, 0, 5, 1};
  uint32_t run_of, i;
  for (run_of = 0; run_of < 2; ++run_of) {
    machine m;
    refrt_type type;
    refrt_allocation object;
    uint64_t align = 32;
    uint32_t operands[2];
    machine_start(&m);
    type = refrt_type_memref(m.program, m.i16, run_of == 0 ? sizes : none, all, 3, run_of == 0 ? DYN : 0, 0);
    begin_function(&m, "f", type, END_OF_LIST);
    operands[0] = constant(&m, m.index, 2);
    operands[1] = constant(&m, m.index, 4);
    emit_return(&m, emit_full(&m, REFRT_OP_ALLOC, 0, type, &type, 1, &align, 1, operands, run_of == 0 ? 2 : 0),
                END_OF_LIST);
    run(&m);
    CHECK_RETURNED(&m);
    for (i = 0; i < 7; ++i)
      CHECK_MSG(m.results[2 + i].lo == (run_of == 0 ? want : empty)[i], "field %u: %llu", i,
                (unsigned long long)m.results[2 + i].lo);
    CHECK(m.results[0].lo == m.results[1].lo && m.results[0].hi == m.results[1].hi);
    CHECK(refrt_vm_allocation(m.vm, (uint32_t)(m.results[0].hi - 1), &object) == REFRT_OK);
    CHECK(object.size == (run_of == 0 ? 48 : 0) && object.kind == REFRT_ALLOCATION_HEAP && object.alive &&
          object.address % 64 == 32);
    machine_end(&m);
  }
}

/* An allocation is laid out by identity; a type that states otherwise is no
 * program, not one that is built wrongly. */
static void run_layout(uint32_t rank, const int64_t *sizes, const int64_t *strides, int64_t offset, int valid) {
  static const refrt_opcode ops[] = {REFRT_OP_ALLOC, REFRT_OP_ALLOCA};
  uint32_t i, d;
  for (i = 0; i < 2; ++i) {
    machine m;
    refrt_type type;
    uint32_t operands[4], count = 0;
    uint64_t align = 0;
    machine_start(&m);
    type = refrt_type_memref(m.program, m.i32, sizes, strides, rank, offset, 0);
    begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
    for (d = 0; d < rank; ++d)
      if (sizes[d] == DYN)
        operands[count++] = constant(&m, m.index, 4 + d);
    (void)emit_full(&m, ops[i], 0, type, &type, 1, &align, 1, operands, count);
    emit_return(&m, END_OF_LIST);
    if (valid) {
      run(&m);
      CHECK_RETURNED(&m);
    } else {
      CHECK_MSG(refrt_program_verify(m.program) != REFRT_OK, "%s, strides %lld %lld offset %lld",
                refrt_opcode_name(ops[i]), (long long)strides[0], (long long)strides[1], (long long)offset);
      CHECK(strstr(refrt_program_error(m.program), "its type has another layout than the identity") != NULL);
    }
    machine_end(&m);
  }
}

static void test_layouts(void) {
  const int64_t fixed[] = {4, 5}, open[] = {DYN, DYN}, rows[] = {DYN, 5}, empty[] = {3, 0, DYN}, none[] = {0, 7};
  const int64_t identity[] = {5, 1}, last[] = {DYN, 1}, first[] = {5, DYN}, seven[] = {7, 1};
  const int64_t outer[] = {6, 1}, inner[] = {5, 2}, columns[] = {1, 4}, last_two[] = {DYN, 2}, first_seven[] = {7, DYN};
  const int64_t minus[] = {-5, 1}, zero[] = {0, 1}, all_zero[] = {0, 0}, empty_zero[] = {0, DYN, 1},
                empty_one[] = {1, DYN, 1};
  const int64_t box[] = {2, 3, 4}, of_box[] = {12, 4, 1}, not_of_box[] = {3, 4, 1};
  const int64_t deep[] = {3, 4, 0, DYN}, of_deep[] = {0, 0, DYN, 1};
  run_layout(3, box, of_box, 0, 1);
  run_layout(3, box, not_of_box, 0, 0);
  run_layout(4, deep, of_deep, 0, 1);
  run_layout(2, fixed, identity, 0, 1);
  run_layout(2, rows, identity, 0, 1);
  run_layout(2, rows, identity, DYN, 1);
  run_layout(2, open, last, 0, 1);
  run_layout(2, fixed, last, 0, 1);
  run_layout(2, fixed, first, 0, 1);
  run_layout(2, open, open, DYN, 1);
  run_layout(2, none, seven, 0, 1);
  run_layout(3, empty, empty_zero, 0, 1);
  run_layout(2, open, identity, 0, 0); /* the run-time size need not be 5 */
  run_layout(2, fixed, outer, 0, 0);
  run_layout(2, rows, outer, 0, 0);
  run_layout(2, fixed, inner, 0, 0);
  run_layout(2, fixed, columns, 0, 0);
  run_layout(2, fixed, last_two, 0, 0);
  run_layout(2, open, last_two, 0, 0);
  run_layout(2, fixed, first_seven, 0, 0);
  run_layout(2, fixed, minus, 0, 0);
  run_layout(2, fixed, zero, 0, 0);
  run_layout(2, none, zero, 0, 0); /* row-major all the same */
  run_layout(2, none, all_zero, 0, 0);
  run_layout(3, empty, empty_one, 0, 0);
  run_layout(2, fixed, identity, 3, 0);
  run_layout(2, fixed, identity, -1, 0);
  run_layout(2, open, open, 1, 0);
}

/*===---------------------------------- frees ------------------------------===*/

/* dealloc of a memref whose fields the caller chose. */
static void test_frees(void) {
  const int64_t any = DYN;
  machine m;
  refrt_type type, unranked;
  refrt_symbol make, release, release_any;
  refrt_value args[5], whole[5];
  refrt_allocation object;
  uint32_t id, stranger, i;
  machine_start(&m);
  type = refrt_type_memref(m.program, m.i32, &any, &any, 1, DYN, 0);
  unranked = refrt_type_unranked(m.program, m.i32, 0);
  make = begin_function(&m, "make", type, m.index, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_ALLOC, 0, type, type, 0, m.args[0], END_OF_LIST), END_OF_LIST);
  release = begin_function(&m, "release", REFRT_NONE, type, END_OF_LIST);
  (void)emit(&m, REFRT_OP_DEALLOC, type, REFRT_NONE, m.args[0], END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  release_any = begin_function(&m, "release_any", REFRT_NONE, type, END_OF_LIST);
  (void)emit(&m, REFRT_OP_DEALLOC, unranked, REFRT_NONE,
             emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, unranked, m.args[0], END_OF_LIST), END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  if (!machine_ready(&m)) {
    machine_end(&m);
    return;
  }
  CHECK(refrt_vm_add_buffer(m.vm, 16, 4, 0, &stranger) == REFRT_OK);
  for (i = 0; i < 2; ++i) {
    refrt_symbol f = i == 0 ? release : release_any;
    args[0] = leaf(4);
    call(&m, make, args, 1);
    CHECK_RETURNED(&m);
    memcpy(whole, m.results, sizeof whole);
    id = (uint32_t)(whole[0].hi - 1);
#define FREE_TRAPS(CHANGE, TRAP)                                                                                       \
  memcpy(args, whole, sizeof args);                                                                                    \
  CHANGE;                                                                                                              \
  call(&m, f, args, 5);                                                                                                \
  CHECK_TRAP(&m, TRAP);                                                                                                \
  CHECK(refrt_vm_allocation(m.vm, id, &object) == REFRT_OK && object.alive)
    FREE_TRAPS(args[1].lo += 4, REFRT_TRAP_BAD_FREE);  /* the data moved forwards, */
    FREE_TRAPS(args[1].lo -= 4, REFRT_TRAP_BAD_FREE);  /* backwards */
    FREE_TRAPS(args[1].lo += 16, REFRT_TRAP_BAD_FREE); /* and to the end */
    FREE_TRAPS(args[1] = refrt_vm_pointer(m.vm, stranger, 0), REFRT_TRAP_BAD_FREE);
    FREE_TRAPS(args[2].lo = 1, REFRT_TRAP_BAD_FREE);
    FREE_TRAPS(args[2].lo = UINT64_MAX, REFRT_TRAP_BAD_FREE);
    FREE_TRAPS(args[1].lo += 4; args[2].lo = UINT64_MAX, REFRT_TRAP_BAD_FREE);
    FREE_TRAPS(args[0].lo += 4, REFRT_TRAP_BAD_FREE); /* inside the allocation */
    FREE_TRAPS(args[0].lo += 4; args[1].lo += 4, REFRT_TRAP_BAD_FREE);
    FREE_TRAPS(args[0] = args[1] = refrt_vm_pointer(m.vm, stranger, 0), REFRT_TRAP_BAD_FREE);
    FREE_TRAPS(args[1].state = REFRT_POISON, REFRT_TRAP_BAD_FREE);
    FREE_TRAPS(args[0].state = REFRT_POISON, REFRT_TRAP_POISON_ACCESS);
    FREE_TRAPS(args[2].state = REFRT_UNDEF, REFRT_TRAP_POISON_ACCESS);
#undef FREE_TRAPS
    memcpy(args, whole, sizeof args);
    args[3] = leaf(77); /* sizes and strides do not matter */
    args[4].state = REFRT_POISON;
    call(&m, f, args, 5);
    CHECK_RETURNED(&m);
    CHECK(refrt_vm_allocation(m.vm, id, &object) == REFRT_OK && !object.alive);
    call(&m, f, args, 5);
    CHECK_TRAP(&m, REFRT_TRAP_DOUBLE_FREE);
  }
  machine_end(&m);
}

/*===--------------------------------- slices ------------------------------===*/

/* subview of a ?xi8 of `size` elements and stride 1 at offset 0. */
static void run_slice(int64_t source, int64_t offset, int64_t size, int64_t stride, refrt_trap want) {
  const uint64_t D = (uint64_t)DYN, dynamic[] = {D, D, D, 0};
  const int64_t any = DYN;
  uint64_t fixed[4];
  uint32_t is_static;
  fixed[0] = (uint64_t)offset;
  fixed[1] = (uint64_t)size;
  fixed[2] = (uint64_t)stride;
  fixed[3] = 0;
  for (is_static = 0; is_static < 2; ++is_static) {
    machine m;
    refrt_type type;
    refrt_value args[8];
    uint32_t id;
    if (is_static && (size < 0 || offset < 0))
      continue;
    machine_start(&m);
    type = refrt_type_memref(m.program, m.i8, &any, &any, 1, DYN, 0);
    begin_function(&m, "f", type, type, m.index, m.index, m.index, END_OF_LIST);
    emit_return(
        &m,
        emit_full(&m, REFRT_OP_SUBVIEW, 0, type, &type, 1, is_static ? fixed : dynamic, 4, m.args, is_static ? 1 : 4),
        END_OF_LIST);
    if (machine_ready(&m)) {
      CHECK(refrt_vm_add_buffer(m.vm, 64, 1, 0, &id) == REFRT_OK);
      args[0] = args[1] = refrt_vm_pointer(m.vm, id, 0);
      args[2] = leaf(0);
      args[3] = leaf((uint64_t)source);
      args[4] = leaf(1);
      args[5] = leaf((uint64_t)offset);
      args[6] = leaf((uint64_t)size);
      args[7] = leaf((uint64_t)stride);
      call(&m, m.function, args, 8);
      if (want != REFRT_TRAP_NONE) {
        CHECK_TRAP(&m, want);
      } else {
        CHECK_RETURNED(&m);
        CHECK(m.results[2].lo == (uint64_t)offset && m.results[3].lo == (uint64_t)size &&
              m.results[4].lo == (uint64_t)stride);
      }
    }
    machine_end(&m);
  }
}

static void test_slices(void) {
  const int64_t huge = INT64_MAX, low = INT64_MIN + 1;
  const refrt_trap bad = REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS;
  int64_t source, offset, size, stride;
  run_slice(4, 3, 1, huge, REFRT_TRAP_NONE); /* a step that is never taken */
  run_slice(4, 3, 1, low, REFRT_TRAP_NONE);
  run_slice(4, 0, 1, 1000, REFRT_TRAP_NONE);
  run_slice(4, 0, 0, huge, REFRT_TRAP_NONE);
  run_slice(4, 0, 2, huge, bad);
  run_slice(4, 3, 2, huge, bad); /* past the largest number */
  run_slice(4, 3, 2, low, bad);
  run_slice(4, 1, 3, huge, bad);
  run_slice(4, 4, 0, 1, REFRT_TRAP_NONE);
  run_slice(4, 100, 0, 1, REFRT_TRAP_NONE);
  run_slice(huge, huge - 1, 1, 1, REFRT_TRAP_NONE);
  run_slice(huge, huge - 1, 2, 1, bad);
  for (source = 0; source < 5; ++source)
    for (offset = -1; offset < 6; ++offset)
      for (size = 1; size < 5; ++size)
        for (stride = -3; stride < 4; ++stride) {
          int64_t last = offset + (size - 1) * stride;
          int inside = offset >= 0 && offset < source && last >= 0 && last < source;
          run_slice(source, offset, size, stride, inside ? REFRT_TRAP_NONE : bad);
        }
}

/*===---------------------------- unranked results -------------------------===*/

/* How many objects of a kind live. */
static uint32_t alive(const machine *m, refrt_allocation_kind kind) {
  uint32_t i, count = 0;
  for (i = 0; i < refrt_vm_num_allocations(m->vm); ++i) {
    refrt_allocation object;
    CHECK(refrt_vm_allocation(m->vm, i, &object) == REFRT_OK);
    count += object.alive && object.kind == kind;
  }
  return count;
}

/* probe(): how many heap and stack objects live in the middle of a run. */
typedef struct probe_result {
  machine *m;
  uint32_t heap, stack, calls;
} probe_result;

static refrt_status probe(void *user, refrt_vm *vm, refrt_symbol function, const refrt_value *args, uint32_t num_args,
                          refrt_value *results, uint32_t num_results, refrt_outcome *outcome) {
  probe_result *p = (probe_result *)user;
  (void)vm;
  (void)function;
  (void)args;
  (void)num_args;
  (void)results;
  (void)num_results;
  (void)outcome;
  p->heap = alive(p->m, REFRT_ALLOCATION_HEAP);
  p->stack = alive(p->m, REFRT_ALLOCATION_STACK);
  ++p->calls;
  return REFRT_OK;
}

static void test_unranked_results(void) {
  const int64_t any = DYN;
  probe_result p;
  machine m;
  refrt_type type, unranked, three[3];
  refrt_symbol look, make, pass, use, make_two, use_two;
  refrt_value args[5];
  uint64_t attribute;
  uint32_t id, value, i;
  memset(&p, 0, sizeof p);
  machine_start(&m);
  p.m = &m;
  m.config.external = probe;
  m.config.user = &p;
  type = refrt_type_memref(m.program, m.i32, &any, &any, 1, DYN, 0);
  unranked = refrt_type_unranked(m.program, m.i32, 0);
  look = refrt_program_add_function(m.program, "probe", function_type(&m, NULL, 0, NULL, 0), 0, REFRT_NONE);
  make = begin_function(&m, "make", unranked, type, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, unranked, m.args[0], END_OF_LIST), END_OF_LIST);
  /* Passes on what it got, twice removed from where it was made. */
  pass = begin_function(&m, "pass", unranked, type, END_OF_LIST);
  attribute = make;
  value = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &unranked, 1, &attribute, 1, m.args, 1);
  emit_return(&m, value, END_OF_LIST);
  use = begin_function(&m, "use", type, type, END_OF_LIST);
  attribute = pass;
  value = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &unranked, 1, &attribute, 1, m.args, 1);
  attribute = look;
  (void)emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, NULL, 0, &attribute, 1, NULL, 0);
  emit_return(&m, emit(&m, REFRT_OP_CAST_FROM_UNRANKED, unranked, type, value, END_OF_LIST), END_OF_LIST);
  /* A ranked result in front of two of the same unranked object. */
  three[0] = type;
  three[1] = three[2] = unranked;
  make_two = refrt_program_add_function(m.program, "make_two", function_type(&m, &type, 1, three, 3), 0, REFRT_NONE);
  m.function = make_two;
  m.block = refrt_function_add_block(m.program, make_two);
  m.args[0] = refrt_function_add_value(m.program, make_two, type);
  refrt_block_add_argument(m.program, make_two, m.block, m.args[0]);
  value = emit(&m, REFRT_OP_CAST_TO_UNRANKED, type, unranked, m.args[0], END_OF_LIST);
  emit_return(&m, m.args[0], value, value, END_OF_LIST);
  use_two = begin_function(&m, "use_two", type, type, END_OF_LIST);
  attribute = make_two;
  value = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, three, 3, &attribute, 1, m.args, 1);
  attribute = look;
  (void)emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, NULL, 0, &attribute, 1, NULL, 0);
  emit_return(&m, emit(&m, REFRT_OP_CAST_FROM_UNRANKED, unranked, type, value + 2, END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_add_buffer(m.vm, 16, 4, 0, &id) == REFRT_OK);
    args[0] = args[1] = refrt_vm_pointer(m.vm, id, 0);
    args[2] = leaf(0);
    args[3] = leaf(4);
    args[4] = leaf(1);
    for (i = 0; i < 3; ++i) {
      call(&m, use, args, 5);
      CHECK_RETURNED(&m);
      CHECK(m.results[1].lo == args[1].lo && m.results[3].lo == 4);
      /* One descriptor, on the stack of `use`; afterwards none. */
      CHECK_MSG(p.heap == 0 && p.stack == 1, "heap %u, stack %u", p.heap, p.stack);
      CHECK(alive(&m, REFRT_ALLOCATION_HEAP) == 0 && alive(&m, REFRT_ALLOCATION_STACK) == 0);
      call(&m, use_two, args, 5);
      CHECK_RETURNED(&m);
      CHECK(m.results[1].lo == args[1].lo && m.results[3].lo == 4);
      CHECK_MSG(p.heap == 0 && p.stack == 2, "heap %u, stack %u", p.heap, p.stack);
      CHECK(alive(&m, REFRT_ALLOCATION_HEAP) == 0 && alive(&m, REFRT_ALLOCATION_STACK) == 0);
    }
    CHECK(p.calls == 6);
    /* The outermost caller is the host: its object is on the heap, one each. */
    call(&m, pass, args, 5);
    CHECK_RETURNED(&m);
    CHECK(alive(&m, REFRT_ALLOCATION_HEAP) == 1 && alive(&m, REFRT_ALLOCATION_STACK) == 0);
    call(&m, make_two, args, 5);
    CHECK_RETURNED(&m);
    CHECK(m.results[5].lo == 1 && m.results[7].lo == 1 && m.results[6].hi != m.results[8].hi);
    CHECK(alive(&m, REFRT_ALLOCATION_HEAP) == 3 && alive(&m, REFRT_ALLOCATION_STACK) == 0);
  }
  machine_end(&m);
}

/*===------------------------- accesses that are noted ---------------------===*/

typedef struct noted {
  uint32_t calls, ids[8];
  uint64_t offsets[8], sizes[8];
  int writes[8];
} noted;

static void note(void *user, uint32_t id, uint64_t offset, uint64_t size, int is_write) {
  noted *n = (noted *)user;
  if (n->calls < 8) {
    n->ids[n->calls] = id;
    n->offsets[n->calls] = offset;
    n->sizes[n->calls] = size;
    n->writes[n->calls] = is_write;
  }
  ++n->calls;
}

/* Of a heap block, of the one that it moves to and of a global; the stack is nobody's
 * business. A second run on the same machine is told of, too. */
static void test_noted(void) {
  const int64_t dynamic = DYN, three = 3, one = 1;
  machine m;
  noted n;
  refrt_type type, of_global;
  refrt_value init[3];
  uint64_t attribute;
  uint32_t old, moved, stack, global, zero, two, value, i, run_of;
  memset(&n, 0, sizeof n);
  machine_start(&m);
  m.config.user = &n;
  m.config.access = note;
  for (i = 0; i < 3; ++i)
    init[i] = leaf(i);
  type = refrt_type_memref(m.program, m.i32, &dynamic, &one, 1, 0, 0);
  of_global = refrt_type_memref(m.program, m.i32, &three, &one, 1, 0, 0);
  attribute = refrt_program_add_global(m.program, "g", refrt_type_array(m.program, m.i32, 3), 0, 0, 0, init, 3);
  begin_function(&m, "f", m.i32, END_OF_LIST);
  zero = constant(&m, m.index, 0);
  two = constant(&m, m.index, 2);
  value = constant(&m, m.i32, 5);
  stack = emit_attr(&m, REFRT_OP_ALLOCA, 0, type, type, 0, two, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_STORE, 0, type, REFRT_NONE, 0, value, stack, zero, END_OF_LIST);
  old = emit_attr(&m, REFRT_OP_ALLOC, 0, type, type, 0, constant(&m, m.index, 3), END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_STORE, 0, type, REFRT_NONE, 0, value, old, two, END_OF_LIST);
  moved = emit_attr(&m, REFRT_OP_REALLOC, 0, type, type, 0, old, two, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_STORE, 0, type, REFRT_NONE, 0, value, moved, zero, END_OF_LIST);
  (void)emit(&m, REFRT_OP_DEALLOC, type, REFRT_NONE, moved, END_OF_LIST);
  global = emit_full(&m, REFRT_OP_GET_GLOBAL, 0, of_global, &of_global, 1, &attribute, 1, NULL, 0);
  emit_return(&m, emit_attr(&m, REFRT_OP_LOAD, 0, of_global, m.i32, 0, global, two, END_OF_LIST), END_OF_LIST);
  for (run_of = machine_ready(&m) ? 0 : 2; run_of < 2; ++run_of) {
    const uint64_t offsets[] = {0, 8, 0, 0, 0, 0, 8}, sizes[] = {4, 4, 8, 8, 8, 4, 4};
    const int writes[] = {1, 1, 0, 0, 1, 1, 0};
    const refrt_allocation_kind heap = REFRT_ALLOCATION_HEAP,
                                kinds[] = {REFRT_ALLOCATION_STACK, heap, heap, heap, heap, heap,
                                           REFRT_ALLOCATION_GLOBAL};
    CHECK(refrt_vm_reset(m.vm) == REFRT_OK);
    memset(&n, 0, sizeof n);
    call(&m, m.function, NULL, 0);
    CHECK_RETURNED(&m);
    CHECK_MSG(n.calls == 7, "%u calls", n.calls);
    for (i = 0; i < 7; ++i) {
      refrt_allocation object;
      CHECK_MSG(n.offsets[i] == offsets[i] && n.sizes[i] == sizes[i] && !n.writes[i] == !writes[i],
                "call %u: %llu, %llu, %d", i, (unsigned long long)n.offsets[i], (unsigned long long)n.sizes[i],
                n.writes[i]);
      CHECK(refrt_vm_allocation(m.vm, n.ids[i], &object) == REFRT_OK);
      CHECK(object.kind == kinds[i]);
      CHECK(i == 6 || (object.moved_from == REFRT_NONE) == (i < 4));
    }
  }
  machine_end(&m);
}

int main(void) {
  test_sizes();
  test_fields();
  test_layouts();
  test_frees();
  test_slices();
  test_unranked_results();
  test_noted();
  return check_finish();
}
