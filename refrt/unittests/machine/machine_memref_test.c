/*===-- machine_memref_test.c - memref instructions --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every memref instruction and every trap it can raise, on buffers of the
 * caller, the heap, the stack and globals. There are zero and negative strides, aliasing
 * views, odd widths, index of 32 bits, big endian, elements that are memrefs.
 * Rules of conformance/spec/memref.md.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#define DYN REFRT_DYNAMIC

static refrt_type dynamic_memref(machine *m, refrt_type element, uint32_t rank) {
  const int64_t all[4] = {DYN, DYN, DYN, DYN};
  return refrt_type_memref(m->program, element, all, all, rank, DYN, 0);
}

/* memref of rank 1 with the given static fields. */
static refrt_type memref1(machine *m, refrt_type element, int64_t size, int64_t stride, int64_t offset) {
  return refrt_type_memref(m->program, element, &size, &stride, 1, offset, 0);
}

static uint32_t add_buffer(machine *m, uint64_t size, uint64_t align) {
  uint32_t id = REFRT_NONE;
  CHECK(refrt_vm_add_buffer(m->vm, size, align, 0, &id) == REFRT_OK);
  return id;
}

/* Fills a buffer with 32-bit numbers first, first + 1, ..., low bytes first as
 * the layout says, whatever the host does. */
static void fill32(machine *m, uint32_t id, uint32_t first) {
  refrt_allocation a;
  uint32_t i;
  CHECK(refrt_vm_allocation(m->vm, id, &a) == REFRT_OK);
  for (i = 0; i < a.size / 4 * 4; ++i)
    a.bytes[i] = (uint8_t)((first + i / 4) >> i % 4 * 8 & 0xff);
  CHECK(refrt_vm_mark(m->vm, id, 0, a.size, REFRT_SHADOW_INITIALIZED) == REFRT_OK);
}

static void describe1(const machine *m, refrt_value *out, uint32_t id, int64_t offset, int64_t size, int64_t stride) {
  uint64_t mask = m->layout.index_bits == 64 ? UINT64_MAX : (UINT64_C(1) << m->layout.index_bits) - 1;
  out[0] = out[1] = refrt_vm_pointer(m->vm, id, 0);
  out[2] = leaf((uint64_t)offset & mask);
  out[3] = leaf((uint64_t)size & mask);
  out[4] = leaf((uint64_t)stride & mask);
}

/*===-------------------------------- access -------------------------------===*/

/* load m[i] and store m[i] = v as two functions of one program. */
typedef struct access {
  machine m;
  refrt_symbol load, store;
  refrt_type type;
} access;

static void access_start(access *a, const refrt_layout *layout, int64_t size, uint64_t align) {
  machine *m = &a->m;
  machine_start_layout(m, layout);
  a->type = size == DYN ? dynamic_memref(m, m->i32, 1) : memref1(m, m->i32, size, 1, 0);
  a->load = begin_function(m, "load", m->i32, a->type, m->index, END_OF_LIST);
  emit_return(m, emit_attr(m, REFRT_OP_LOAD, 0, a->type, m->i32, align, m->args[0], m->args[1], END_OF_LIST),
              END_OF_LIST);
  a->store = begin_function(m, "store", REFRT_NONE, a->type, m->index, m->i32, END_OF_LIST);
  (void)emit_attr(m, REFRT_OP_STORE, 0, a->type, REFRT_NONE, align, m->args[2], m->args[0], m->args[1], END_OF_LIST);
  emit_return(m, END_OF_LIST);
  (void)machine_ready(m);
}

static refrt_outcome_kind load_at(access *a, refrt_value *args, uint64_t index) {
  args[5] = leaf(index);
  return call(&a->m, a->load, args, 6);
}

static void test_access(void) {
  access a;
  machine *m = &a.m;
  refrt_value args[7];
  uint32_t id;
  access_start(&a, NULL, DYN, 0);
  id = add_buffer(m, 32, 4);
  fill32(m, id, 100);
  describe1(m, args, id, 1, 3, 2);
  load_at(&a, args, 2);
  CHECK_RETURNED(m);
  CHECK(m->results[0].lo == 105);
  load_at(&a, args, 3);
  CHECK_TRAP(m, REFRT_TRAP_OUT_OF_VIEW);
  CHECK_MSG(strcmp(m->outcome.message, "index 3 of dimension 0 outside size 3") == 0, "%s", m->outcome.message);
  CHECK(m->outcome.location != REFRT_NONE && m->outcome.function == a.load);
  load_at(&a, args, UINT64_MAX);
  CHECK_TRAP(m, REFRT_TRAP_OUT_OF_VIEW);
  describe1(m, args, id, 7, 3, -2); /* negative stride */
  load_at(&a, args, 2);
  CHECK(m->outcome.kind == REFRT_RETURNED && m->results[0].lo == 103);
  describe1(m, args, id, 3, 1000, 0); /* zero stride */
  load_at(&a, args, 999);
  CHECK(m->outcome.kind == REFRT_RETURNED && m->results[0].lo == 103);
  describe1(m, args, id, 0, 100, 1);
  load_at(&a, args, 8);
  CHECK_TRAP(m, REFRT_TRAP_OUT_OF_BOUNDS);
  describe1(m, args, id, -1, 100, 1);
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_OUT_OF_BOUNDS);
  describe1(m, args, id, 0, 100, INT64_MAX);
  load_at(&a, args, 2);
  CHECK_TRAP(m, REFRT_TRAP_ADDRESS_OVERFLOW);
  describe1(m, args, id, INT64_MAX, 100, 1);
  load_at(&a, args, 1);
  CHECK_TRAP(m, REFRT_TRAP_ADDRESS_OVERFLOW);
  describe1(m, args, id, INT64_C(1) << 62, 100, 1); /* 2^64 bytes: not address 0 again */
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_OUT_OF_BOUNDS);
  describe1(m, args, id, 0, 8, 1);
  args[1] = refrt_vm_pointer(m->vm, id, 2);
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_MISALIGNED);
  args[1] = leaf(0);
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_NULL_ACCESS);
  args[1] = leaf(UINT64_C(0x123456780));
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_BAD_POINTER);
  args[1] = refrt_vm_pointer(m->vm, id, 0);
  args[1].hi = 0; /* no provenance: found by address */
  load_at(&a, args, 3);
  CHECK(m->outcome.kind == REFRT_RETURNED && m->results[0].lo == 103);
  args[1].state = REFRT_POISON;
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_POISON_ACCESS);
  describe1(m, args, id, 0, 8, 1);
  args[3].state = REFRT_UNDEF;
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_POISON_ACCESS);
  machine_end(m);
}

/* A pointer that leaves its allocation belongs to it all the same. */
static void test_provenance(void) {
  access a;
  machine *m = &a.m;
  refrt_value args[7];
  refrt_allocation first, second;
  uint32_t ids[2];
  access_start(&a, NULL, DYN, 0);
  ids[0] = add_buffer(m, 16, 4);
  ids[1] = add_buffer(m, 16, 4);
  fill32(m, ids[0], 10);
  fill32(m, ids[1], 20);
  (void)refrt_vm_allocation(m->vm, ids[0], &first);
  (void)refrt_vm_allocation(m->vm, ids[1], &second);
  CHECK(second.address >= first.address + 16 + 64 && (first.address & 7) == 4);
  describe1(m, args, ids[0], 0, 1000, 1);
  load_at(&a, args, (second.address - first.address) / 4); /* lands in the other one */
  CHECK_TRAP(m, REFRT_TRAP_OUT_OF_BOUNDS);
  args[1] = refrt_vm_pointer(m->vm, ids[0], second.address - first.address);
  args[2] = leaf((uint64_t)-(int64_t)((second.address - first.address) / 4));
  load_at(&a, args, 2);
  CHECK(m->outcome.kind == REFRT_RETURNED && m->results[0].lo == 12);
  machine_end(m);
}

static void test_contents(void) {
  access a;
  machine *m = &a.m;
  refrt_value args[7];
  uint32_t id;
  access_start(&a, NULL, DYN, 0);
  id = add_buffer(m, 32, 4);
  describe1(m, args, id, 0, 8, 1);
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_UNINITIALIZED_READ);
  args[6] = leaf(0xdeadbeef);
  args[5] = leaf(1);
  call(m, a.store, args, 7);
  CHECK_RETURNED(m);
  load_at(&a, args, 1);
  CHECK(m->results[0].lo == 0xdeadbeef && m->results[0].state == REFRT_DEFINED);
  args[6].state = REFRT_POISON; /* storing poison is fine */
  call(m, a.store, args, 7);
  CHECK_RETURNED(m);
  load_at(&a, args, 1);
  CHECK(m->outcome.kind == REFRT_RETURNED && m->results[0].state == REFRT_POISON && m->results[0].origin != 0);
  args[6].state = REFRT_UNDEF;
  call(m, a.store, args, 7);
  load_at(&a, args, 1);
  CHECK(m->results[0].state == REFRT_UNDEF);
  CHECK(mark_of(m, id, 4) == REFRT_SHADOW_UNDEF && mark_of(m, id, 0) == REFRT_SHADOW_UNINITIALIZED);
  CHECK(refrt_vm_mark(m->vm, id, 4, 3, REFRT_SHADOW_INITIALIZED) == REFRT_OK); /* one undef byte spoils the number */
  load_at(&a, args, 1);
  CHECK(m->results[0].state == REFRT_DEPENDS);
  machine_end(m);
  /* Foreign programs may read what was never written. */
  machine_start(m);
  machine_end(m);
  access_start(&a, NULL, DYN, 0);
  refrt_vm_destroy(m->vm);
  m->config.flags = REFRT_CONFIG_NONCONFORMING_UNDEF_READS;
  CHECK(refrt_vm_create(&m->config, m->program, &m->vm) == REFRT_OK);
  id = add_buffer(m, 32, 4);
  describe1(m, args, id, 0, 8, 1);
  load_at(&a, args, 0);
  CHECK(m->outcome.kind == REFRT_RETURNED && m->results[0].state == REFRT_UNDEF);
  machine_end(m);
}

/* Ranks without and with three indices, elements of two bytes. */
static void test_ranks(void) {
  uint32_t rank;
  for (rank = 0; rank <= 4; ++rank) {
    machine m;
    refrt_type type;
    refrt_symbol round;
    refrt_value args[20];
    refrt_allocation memory;
    uint32_t id, d, operands[6];
    uint64_t zero = 0;
    machine_start(&m);
    type = dynamic_memref(&m, m.i16, rank);
    round = begin_function(&m, "f", m.i16, type, m.i16, m.index, m.index, m.index, m.index, END_OF_LIST);
    operands[0] = m.args[1];
    operands[1] = m.args[0];
    for (d = 0; d < rank; ++d)
      operands[2 + d] = m.args[2 + d];
    (void)emit_full(&m, REFRT_OP_STORE, 0, type, NULL, 0, &zero, 1, operands, 2 + rank);
    emit_return(&m, emit_full(&m, REFRT_OP_LOAD, 0, type, &m.i16, 1, &zero, 1, operands + 1, 1 + rank), END_OF_LIST);
    if (machine_ready(&m)) {
      uint32_t first = 3 + 2 * rank, place = 3;
      id = add_buffer(&m, 200, 2);
      args[0] = args[1] = refrt_vm_pointer(m.vm, id, 0);
      args[2] = leaf(3);
      args[first] = leaf(0xbeef);
      for (d = 0; d < 4; ++d)
        args[first + 1 + d] = leaf(d + 1);
      for (d = 0; d < rank; ++d) {
        args[3 + d] = leaf(d + 2);
        args[3 + rank + d] = leaf(5 - d);
        place += (d + 1) * (5 - d);
      }
      call(&m, round, args, first + 5);
      CHECK_RETURNED(&m);
      CHECK(m.results[0].lo == 0xbeef);
      (void)refrt_vm_allocation(m.vm, id, &memory);
      CHECK(memory.bytes[2 * place] == 0xef && memory.bytes[2 * place + 1] == 0xbe);
      for (d = 0; d < rank; ++d) {
        args[first + 1 + d].lo = d + 2;
        call(&m, round, args, first + 5);
        CHECK_TRAP(&m, REFRT_TRAP_OUT_OF_VIEW);
        args[first + 1 + d].lo = d + 1;
        args[first + 1 + d].state = REFRT_UNDEF;
        call(&m, round, args, first + 5);
        CHECK_TRAP(&m, REFRT_TRAP_POISON_ACCESS);
        args[first + 1 + d].state = REFRT_DEFINED;
      }
    }
    machine_end(&m);
  }
}

/* Sizes that the type states are those of the descriptor (M-STATIC). */
static void test_static(void) {
  access a;
  machine *m = &a.m;
  refrt_value args[7];
  uint32_t id;
  access_start(&a, NULL, 4, 0);
  id = add_buffer(m, 16, 4);
  fill32(m, id, 0);
  describe1(m, args, id, 0, 4, 1);
  load_at(&a, args, 3);
  CHECK_RETURNED(m);
  describe1(m, args, id, 0, 3, 1);
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_STATIC_MISMATCH);
  CHECK(m->outcome.function == a.load);
  describe1(m, args, id, 0, 4, 2);
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_STATIC_MISMATCH);
  describe1(m, args, id, 1, 4, 1);
  load_at(&a, args, 0);
  CHECK_TRAP(m, REFRT_TRAP_STATIC_MISMATCH);
  machine_end(m);
}

static void test_alignment_attribute(void) {
  access a;
  machine *m = &a.m;
  refrt_value args[7];
  uint32_t id;
  access_start(&a, NULL, DYN, 16);
  id = add_buffer(m, 64, 16);
  fill32(m, id, 0);
  describe1(m, args, id, 0, 16, 1);
  load_at(&a, args, 4);
  CHECK_RETURNED(m);
  load_at(&a, args, 2);
  CHECK_TRAP(m, REFRT_TRAP_MISALIGNED);
  machine_end(m);
}

/* A 32-bit index in a 32-bit address space, big endian. */
static void test_small_layout(void) {
  refrt_layout layout;
  access a;
  machine *m = &a.m;
  refrt_value args[7];
  refrt_allocation memory;
  uint32_t id;
  refrt_layout_init(&layout);
  layout.big_endian = 1;
  layout.pointer_bits = 32;
  layout.pointer_align = 4;
  layout.index_bits = 32;
  access_start(&a, &layout, DYN, 0);
  id = add_buffer(m, 32, 4);
  describe1(m, args, id, 7, 8, -1);
  args[5] = leaf(3);
  args[6] = leaf(0x01020304);
  call(m, a.store, args, 7);
  CHECK_RETURNED(m);
  (void)refrt_vm_allocation(m->vm, id, &memory);
  CHECK(memory.bytes[16] == 1 && memory.bytes[17] == 2 && memory.bytes[18] == 3 && memory.bytes[19] == 4);
  CHECK(memory.address < UINT32_MAX);
  load_at(&a, args, 3);
  CHECK(m->results[0].lo == 0x01020304);
  describe1(m, args, id, 0, 1000, 0x40000000); /* 2 * 2^30 does not fit */
  load_at(&a, args, 2);
  CHECK_TRAP(m, REFRT_TRAP_ADDRESS_OVERFLOW);
  load_at(&a, args, 1); /* 2^32 bytes further is not the same place */
  CHECK_TRAP(m, REFRT_TRAP_OUT_OF_BOUNDS);
  load_at(&a, args, 0xffffffff);
  CHECK_TRAP(m, REFRT_TRAP_OUT_OF_VIEW);
  CHECK(refrt_vm_add_buffer(m->vm, UINT64_C(1) << 32, 1, 0, &id) == REFRT_E_LIMIT);
  machine_end(m);
}

/*===------------------------------ any element ----------------------------===*/

/* Stores `leaves` into m[0] of memref<1 x element>, checks the bytes, loads
 * them back. */
static void round_trip(machine *m, refrt_type element, const refrt_value *leaves, uint32_t count, const uint8_t *bytes,
                       uint32_t num_bytes) {
  /* Structs lie in memory only where the LLVM dialect puts them. */
  int is_struct = refrt_type_get(m->program, element)->kind == REFRT_KIND_STRUCT;
  refrt_type type = is_struct ? m->ptr : memref1(m, element, 1, 1, 0);
  refrt_value args[32];
  refrt_allocation memory;
  uint32_t id, zero, i, first = is_struct ? 1 : 5;
  refrt_symbol f = begin_function(m, "round", element, type, element, END_OF_LIST);
  if (is_struct) {
    (void)emit_attr(m, REFRT_OP_LLVM_STORE, 0, element, REFRT_NONE, 0, m->args[1], m->args[0], END_OF_LIST);
    emit_return(m, emit_attr(m, REFRT_OP_LLVM_LOAD, 0, element, element, 0, m->args[0], END_OF_LIST), END_OF_LIST);
  } else {
    zero = constant(m, m->index, 0);
    (void)emit_attr(m, REFRT_OP_STORE, 0, type, REFRT_NONE, 0, m->args[1], m->args[0], zero, END_OF_LIST);
    emit_return(m, emit_attr(m, REFRT_OP_LOAD, 0, type, element, 0, m->args[0], zero, END_OF_LIST), END_OF_LIST);
  }
  if (machine_ready(m)) {
    id = add_buffer(m, refrt_type_get(m->program, element)->size, refrt_type_get(m->program, element)->align);
    describe1(m, args, id, 0, 1, 1);
    for (i = 0; i < count; ++i)
      args[first + i] = leaves[i];
    call(m, f, args, first + count);
    CHECK_RETURNED(m);
    for (i = 0; i < count; ++i)
      CHECK_MSG(m->results[i].state == leaves[i].state &&
                    (leaves[i].state >= REFRT_UNDEF ||
                     (m->results[i].lo == leaves[i].lo && (m->results[i].hi == leaves[i].hi || count > 2))),
                "leaf %u: state %u, 0x%llx", i, m->results[i].state, (unsigned long long)m->results[i].lo);
    (void)refrt_vm_allocation(m->vm, id, &memory);
    for (i = 0; i < num_bytes; ++i)
      CHECK_MSG(memory.bytes[i] == bytes[i], "byte %u: %02x", i, memory.bytes[i]);
  }
  machine_end(m);
}

static void test_elements(void) {
  static const uint8_t one_bit[] = {1}, i24[] = {0x56, 0x34, 0x12},
                       i128[] = {1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0};
  static const uint8_t i20_big[] = {0x01, 0x23, 0x45}, lanes[] = {0x0d}, lanes_big[] = {0x0b}, nibbles[] = {0x21, 0x03};
  static const uint8_t rows[] = {1, 2, 3, 0, 4, 5, 6, 0};
  const int64_t four = 4, three = 3, shape[2] = {2, 3};
  refrt_layout big;
  refrt_value v[8];
  refrt_type type, parts[3];
  machine m;
  uint32_t i;
  refrt_layout_init(&big);
  big.big_endian = 1;
  machine_start(&m);
  v[0] = leaf(1);
  round_trip(&m, m.i1, v, 1, one_bit, 1);
  machine_start(&m);
  v[0] = leaf(0x123456);
  type = refrt_type_int(m.program, 24);
  CHECK(refrt_type_get(m.program, type)->size == 4);
  round_trip(&m, type, v, 1, i24, 3);
  machine_start(&m);
  v[0] = leaf(1);
  v[0].hi = 2;
  round_trip(&m, refrt_type_int(m.program, 128), v, 1, i128, 16);
  machine_start_layout(&m, &big);
  v[0] = leaf(0x12345);
  round_trip(&m, refrt_type_int(m.program, 20), v, 1, i20_big, 3);
  for (i = 0; i < 4; ++i)
    v[i] = leaf(i != 1);
  machine_start(&m);
  round_trip(&m, refrt_type_vector(m.program, m.i1, &four, 1), v, 4, lanes, 1);
  machine_start_layout(&m, &big);
  round_trip(&m, refrt_type_vector(m.program, m.i1, &four, 1), v, 4, lanes_big, 1);
  for (i = 0; i < 6; ++i)
    v[i] = leaf(i + 1);
  machine_start(&m);
  round_trip(&m, refrt_type_vector(m.program, refrt_type_int(m.program, 4), &three, 1), v, 3, nibbles, 2);
  machine_start(&m);
  round_trip(&m, refrt_type_vector(m.program, m.i8, shape, 2), v, 6, rows, 3); /* rows of 4 bytes */
  machine_start(&m);
  round_trip(&m, refrt_type_complex(m.program, m.f64), v, 2, NULL, 0);
  machine_start(&m);
  parts[0] = m.i8;
  parts[1] = m.i64;
  parts[2] = refrt_type_array(m.program, m.i16, 3);
  round_trip(&m, refrt_type_struct(m.program, parts, 3, 0), v, 5, NULL, 0);
  machine_start(&m);
  parts[2] = refrt_type_array(m.program, m.i16, 3);
  round_trip(&m, refrt_type_struct(m.program, parts, 3, 1), v, 5, NULL, 0);
  machine_start(&m);
  v[1].state = REFRT_POISON; /* one lane */
  round_trip(&m, refrt_type_vector(m.program, m.i32, &four, 1), v, 4, NULL, 0);
  machine_start(&m);
  v[0] = leaf(0x7fc00000);
  v[0].state = REFRT_ANY_NAN;
  round_trip(&m, m.f32, v, 1, NULL, 0);
}

/* An any-NaN read as something else is some bits that the machine chooses. */
static void test_nan_in_memory(void) {
  machine m;
  refrt_type f, i;
  refrt_value args[11];
  uint32_t id, zero;
  machine_start(&m);
  f = memref1(&m, m.f32, 1, 1, 0);
  i = memref1(&m, m.i32, 1, 1, 0);
  begin_function(&m, "f", m.i32, f, i, m.f32, END_OF_LIST);
  zero = constant(&m, m.index, 0);
  (void)emit_attr(&m, REFRT_OP_STORE, 0, f, REFRT_NONE, 0, m.args[2], m.args[0], zero, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LOAD, 0, i, m.i32, 0, m.args[1], zero, END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    id = add_buffer(&m, 4, 4);
    describe1(&m, args, id, 0, 1, 1);
    describe1(&m, args + 5, id, 0, 1, 1);
    args[10] = leaf(0x7fc00000);
    call(&m, m.function, args, 11);
    CHECK(m.results[0].state == REFRT_DEFINED && m.results[0].lo == 0x7fc00000);
    args[10].state = REFRT_ANY_NAN;
    call(&m, m.function, args, 11);
    CHECK(m.results[0].state == REFRT_CHOSEN && m.results[0].lo == 0x7fc00000);
    CHECK(!m.outcome.undetermined);
    CHECK(mark_of(&m, id, 0) == REFRT_SHADOW_NAN + REFRT_FLOAT_F32 && mark_of(&m, id, 3) == REFRT_SHADOW_NAN_REST);
  }
  machine_end(&m);
}

/*===----------------------------- alloc and free --------------------------===*/

/* What a function without arguments that builds itself gives. */
typedef void (*build_fn)(machine *m, refrt_type type, uint32_t memref);

/* alloc of ?xi32 with `size`, then what `build` adds, returning nothing. */
static void with_alloc(refrt_opcode op, uint64_t size, build_fn build, refrt_trap trap) {
  machine m;
  refrt_type type;
  uint32_t memref;
  machine_start(&m);
  type = memref1(&m, m.i32, DYN, 1, 0);
  begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  memref = emit_attr(&m, op, 0, type, type, 0, constant(&m, m.index, size), END_OF_LIST);
  if (build != NULL)
    build(&m, type, memref);
  emit_return(&m, END_OF_LIST);
  run(&m);
  if (trap == REFRT_TRAP_NONE)
    CHECK_RETURNED(&m);
  else
    CHECK_TRAP(&m, trap);
  machine_end(&m);
}

static void use(machine *m, refrt_type type, uint32_t memref) {
  uint32_t zero = constant(m, m->index, 0);
  (void)emit_attr(m, REFRT_OP_STORE, 0, type, REFRT_NONE, 0, constant(m, m->i32, 1), memref, zero, END_OF_LIST);
}
static void free_it(machine *m, refrt_type type, uint32_t memref) {
  (void)emit(m, REFRT_OP_DEALLOC, type, REFRT_NONE, memref, END_OF_LIST);
}
static void free_twice(machine *m, refrt_type type, uint32_t memref) {
  free_it(m, type, memref);
  free_it(m, type, memref);
}
static void use_after_free(machine *m, refrt_type type, uint32_t memref) {
  free_it(m, type, memref);
  use(m, type, memref);
}
static void free_view(machine *m, refrt_type type, uint32_t memref) {
  const uint64_t attributes[4] = {1, 2, 1, 0};
  refrt_type view = memref1(m, m->i32, 2, 1, 1);
  uint32_t part = emit_full(m, REFRT_OP_SUBVIEW, 0, type, &view, 1, attributes, 4, &memref, 1);
  free_it(m, view, part);
}
/* Two allocations never share an address, not even after a free. */
static void alloc_again(machine *m, refrt_type type, uint32_t memref) {
  uint32_t other, same;
  free_it(m, type, memref);
  other = emit_attr(m, REFRT_OP_ALLOC, 0, type, type, 0, constant(m, m->index, 4), END_OF_LIST);
  same = compare(m, REFRT_ICMP_NE, m->index, emit(m, REFRT_OP_EXTRACT_POINTER, type, m->index, memref, END_OF_LIST),
                 emit(m, REFRT_OP_EXTRACT_POINTER, type, m->index, other, END_OF_LIST));
  (void)emit_attr(m, REFRT_OP_ASSUME, 0, REFRT_NONE, REFRT_NONE,
                  refrt_program_add_string(m->program, "two addresses", 13), same, END_OF_LIST);
  use(m, type, other);
}

static void test_allocation(void) {
  with_alloc(REFRT_OP_ALLOC, 4, use, REFRT_TRAP_NONE);
  with_alloc(REFRT_OP_ALLOC, 0, use, REFRT_TRAP_OUT_OF_VIEW);
  with_alloc(REFRT_OP_ALLOC, 0, free_it, REFRT_TRAP_NONE);
  with_alloc(REFRT_OP_ALLOC, UINT64_MAX, NULL, REFRT_TRAP_NEGATIVE_SIZE);
  with_alloc(REFRT_OP_ALLOC, UINT64_C(1) << 61, NULL, REFRT_TRAP_SIZE_OVERFLOW);
  with_alloc(REFRT_OP_ALLOC, 4, free_twice, REFRT_TRAP_DOUBLE_FREE);
  with_alloc(REFRT_OP_ALLOC, 4, use_after_free, REFRT_TRAP_USE_AFTER_FREE);
  with_alloc(REFRT_OP_ALLOC, 4, free_view, REFRT_TRAP_BAD_FREE);
  with_alloc(REFRT_OP_ALLOC, 4, alloc_again, REFRT_TRAP_NONE);
  with_alloc(REFRT_OP_ALLOCA, 4, use, REFRT_TRAP_NONE);
  with_alloc(REFRT_OP_ALLOCA, 4, free_it, REFRT_TRAP_BAD_FREE);
}

/* A 16-bit index limits the byte size. */
static void test_allocation_small_index(void) {
  refrt_layout layout;
  machine m;
  refrt_type type;
  refrt_layout_init(&layout);
  layout.index_bits = 16;
  machine_start_layout(&m, &layout);
  type = memref1(&m, m.i32, 8192, 1, 0);
  begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_ALLOC, 0, type, type, 0, END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  run(&m);
  CHECK_TRAP(&m, REFRT_TRAP_SIZE_OVERFLOW);
  machine_end(&m);
  machine_start_layout(&m, &layout); /* a static size that is 0 in 16 bits */
  type = memref1(&m, m.i32, 65536, 1, 0);
  begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_ALLOC, 0, type, type, 0, END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  run(&m);
  CHECK_TRAP(&m, REFRT_TRAP_SIZE_OVERFLOW);
  machine_end(&m);
}

/* A memref to the callee's stack may be returned but not used (F-RET). */
static void test_stack_escape(void) {
  machine m;
  refrt_type type;
  refrt_symbol callee;
  uint64_t attribute;
  uint32_t memref;
  machine_start(&m);
  type = memref1(&m, m.i32, 4, 1, 0);
  callee = begin_function(&m, "callee", type, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_ALLOCA, 0, type, type, 0, END_OF_LIST), END_OF_LIST);
  begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  attribute = callee;
  memref = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &type, 1, &attribute, 1, NULL, 0);
  use(&m, type, memref);
  emit_return(&m, END_OF_LIST);
  run(&m);
  CHECK_TRAP(&m, REFRT_TRAP_USE_AFTER_SCOPE);
  machine_end(&m);
}

/* The contents of a global, its constness, and what reset does. */
static void test_globals(void) {
  machine m;
  refrt_type array, type;
  refrt_value values[3];
  refrt_symbol variable, constant_one, load, store, store_constant;
  uint64_t attribute;
  uint32_t i, memref;
  machine_start(&m);
  array = refrt_type_array(m.program, m.i32, 3);
  type = memref1(&m, m.i32, 3, 1, 0);
  for (i = 0; i < 3; ++i)
    values[i] = leaf(7 + i);
  variable = refrt_program_add_global(m.program, "v", array, 0, 0, 0, values, 3);
  constant_one = refrt_program_add_global(m.program, "c", array, 0, 0, REFRT_GLOBAL_CONSTANT, values, 1);
  load = begin_function(&m, "load", m.i32, m.index, END_OF_LIST);
  attribute = variable;
  memref = emit_full(&m, REFRT_OP_GET_GLOBAL, 0, type, &type, 1, &attribute, 1, NULL, 0);
  emit_return(&m, emit_attr(&m, REFRT_OP_LOAD, 0, type, m.i32, 0, memref, m.args[0], END_OF_LIST), END_OF_LIST);
  store = begin_function(&m, "store", REFRT_NONE, m.index, END_OF_LIST);
  memref = emit_full(&m, REFRT_OP_GET_GLOBAL, 0, type, &type, 1, &attribute, 1, NULL, 0);
  use(&m, type, memref);
  emit_return(&m, END_OF_LIST);
  store_constant = begin_function(&m, "store_constant", REFRT_NONE, END_OF_LIST);
  attribute = constant_one;
  memref = emit_full(&m, REFRT_OP_GET_GLOBAL, 0, type, &type, 1, &attribute, 1, NULL, 0);
  use(&m, type, memref);
  emit_return(&m, END_OF_LIST);
  if (machine_ready(&m)) {
    refrt_value index = leaf(2);
    refrt_allocation splat;
    call(&m, load, &index, 1);
    CHECK(m.results[0].lo == 9);
    index = leaf(0);
    call(&m, store, &index, 1);
    CHECK_RETURNED(&m);
    call(&m, load, &index, 1);
    CHECK(m.results[0].lo == 1);
    CHECK(refrt_vm_reset(m.vm) == REFRT_OK);
    call(&m, load, &index, 1);
    CHECK(m.results[0].lo == 7);
    call(&m, store_constant, NULL, 0);
    CHECK_TRAP(&m, REFRT_TRAP_WRITE_TO_CONSTANT);
    (void)refrt_vm_allocation(m.vm, refrt_program_num_functions(m.program) + constant_one, &splat);
    CHECK(splat.constant && splat.kind == REFRT_ALLOCATION_GLOBAL && splat.bytes[0] == 7 && splat.bytes[8] == 7);
  }
  machine_end(&m);
}

int main(void) {
  test_access();
  test_provenance();
  test_contents();
  test_ranks();
  test_static();
  test_alignment_attribute();
  test_small_layout();
  test_elements();
  test_nan_in_memory();
  test_allocation();
  test_allocation_small_index();
  test_stack_escape();
  test_globals();
  return check_finish();
}
