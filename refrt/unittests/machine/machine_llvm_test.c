/*===-- machine_llvm_test.c - instructions of the LLVM dialect ---*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * gep and its flags, typed access, aggregates and lanes, mem intrinsics, stack
 * and lifetime, pointers and integers, the runtime functions. After LangRef.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

enum { INBOUNDS = REFRT_FLAG_INBOUNDS, NUSW = REFRT_FLAG_NUSW, NUW = REFRT_FLAG_NUW };
#define DYN ((uint64_t)REFRT_DYNAMIC)

static void declare(machine *m, const char *name, refrt_type result, refrt_type a, refrt_type b, refrt_type c,
                    refrt_symbol *out) {
  refrt_type args[3];
  uint32_t count = 0;
  args[count] = a;
  count += a != REFRT_NONE;
  args[count] = b;
  count += b != REFRT_NONE;
  args[count] = c;
  count += c != REFRT_NONE;
  *out = refrt_program_add_function(
      m->program, name, function_type(m, args, count, &result, result == REFRT_NONE ? 0 : 1), 0, REFRT_NONE);
}

static uint32_t emit_call(machine *m, refrt_symbol callee, refrt_type result, ...) {
  uint32_t operands[MACHINE_MAX], count;
  uint64_t attribute = callee;
  va_list list;
  va_start(list, result);
  count = machine_list(operands, list);
  va_end(list);
  return emit_full(m, REFRT_OP_CALL, 0, REFRT_NONE, &result, result == REFRT_NONE ? 0 : 1, &attribute, 1, operands,
                   count);
}

/*===---------------------------------- gep --------------------------------===*/

/* gep over i32 from byte `from` of a buffer of 64 bytes by `index`. `expected`
 * is the resulting byte, `poison` for none. Both as operand and as constant. */
static void run_gep(uint32_t flags, int64_t from, int64_t index, int poison, int64_t expected) {
  int as_constant;
  for (as_constant = 0; as_constant < 2; ++as_constant) {
    machine m;
    refrt_value args[2];
    uint64_t attribute = as_constant ? (uint64_t)index : DYN;
    uint32_t id;
    machine_start(&m);
    begin_function(&m, "f", m.ptr, m.ptr, m.i64, END_OF_LIST);
    emit_return(&m, emit_full(&m, REFRT_OP_GEP, flags, m.i32, &m.ptr, 1, &attribute, 1, m.args, as_constant ? 1 : 2),
                END_OF_LIST);
    if (machine_ready(&m)) {
      CHECK(refrt_vm_add_buffer(m.vm, 64, 4, 0, &id) == REFRT_OK);
      args[0] = refrt_vm_pointer(m.vm, id, (uint64_t)from);
      args[1] = leaf((uint64_t)index);
      call(&m, m.function, args, 2);
      CHECK_RETURNED(&m);
      if (poison)
        CHECK_MSG(m.results[0].state == REFRT_POISON, "%lld + 4 * %lld flags %u", (long long)from, (long long)index,
                  flags);
      else
        CHECK_MSG(m.results[0].state == REFRT_DEFINED &&
                      m.results[0].lo == refrt_vm_pointer(m.vm, id, (uint64_t)expected).lo &&
                      m.results[0].hi == args[0].hi,
                  "%lld + 4 * %lld flags %u", (long long)from, (long long)index, flags);
      args[0].state = REFRT_POISON;
      call(&m, m.function, args, 2);
      CHECK(m.results[0].state == REFRT_POISON);
    }
    machine_end(&m);
  }
}

static void test_gep(void) {
  run_gep(0, 0, 3, 0, 12);
  run_gep(0, 8, -3, 0, -4);
  run_gep(INBOUNDS, 0, 16, 0, 64); /* the end counts */
  run_gep(INBOUNDS, 0, 17, 1, 0);
  run_gep(INBOUNDS, 8, -2, 0, 0);
  run_gep(INBOUNDS, 8, -3, 1, 0);
  run_gep(INBOUNDS, 100, -20, 1, 0); /* came from outside */
  run_gep(INBOUNDS, 100, 0, 0, 100); /* but zero is always fine */
  run_gep(NUSW, 8, -3, 0, -4);
  run_gep(NUW, 8, -2, 1, 0);
  run_gep(NUW, 0, 100, 0, 400);
  run_gep(INBOUNDS | NUW, 8, -2, 1, 0);
  run_gep(INBOUNDS | NUW, 8, 2, 0, 16);
  run_gep(0, 0, INT64_C(1) << 62, 0, 0); /* wraps to nothing */
  run_gep(NUSW, 0, INT64_C(1) << 62, 1, 0);
  run_gep(NUW, 0, INT64_C(1) << 62, 1, 0);
}

/* Struct and array steps: {i8, [4 x i32], i64}, part 1, element 2 and more. */
static void test_gep_path(void) {
  machine m;
  refrt_type parts[3], type;
  const uint64_t path[] = {1, 1, DYN}, last[] = {0, 2};
  refrt_value args[2];
  refrt_symbol first;
  uint32_t id;
  machine_start(&m);
  parts[0] = m.i8;
  parts[1] = refrt_type_array(m.program, m.i32, 4);
  parts[2] = m.i64;
  type = refrt_type_struct(m.program, parts, 3, 0);
  first = begin_function(&m, "f", m.ptr, m.ptr, m.i32, END_OF_LIST);
  emit_return(&m, emit_full(&m, REFRT_OP_GEP, INBOUNDS, type, &m.ptr, 1, path, 3, m.args, 2), END_OF_LIST);
  begin_function(&m, "g", m.ptr, m.ptr, END_OF_LIST);
  emit_return(&m, emit_full(&m, REFRT_OP_GEP, INBOUNDS, type, &m.ptr, 1, last, 2, m.args, 1), END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_add_buffer(m.vm, 96, 8, 0, &id) == REFRT_OK);
    args[0] = refrt_vm_pointer(m.vm, id, 0);
    args[1] = leaf(0xffffffff); /* -1, sign-extended */
    call(&m, first, args, 2);
    CHECK(m.results[0].lo == args[0].lo + 32 + 4 - 4);
    call(&m, m.function, args, 1);
    CHECK(m.results[0].lo == args[0].lo + 24);
  }
  machine_end(&m);
}

/*===--------------------------------- access ------------------------------===*/

/* Stores and loads a struct with padding through a pointer; alignment. */
static void test_access(void) {
  machine m;
  refrt_type parts[2], type;
  refrt_symbol round, load;
  refrt_value args[3];
  refrt_allocation memory;
  uint32_t id;
  machine_start(&m);
  parts[0] = m.i8;
  parts[1] = m.i32;
  type = refrt_type_struct(m.program, parts, 2, 0);
  round = begin_function(&m, "round", type, m.ptr, type, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, type, REFRT_NONE, 0, m.args[1], m.args[0], END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, type, type, 0, m.args[0], END_OF_LIST), END_OF_LIST);
  load = begin_function(&m, "load", m.i32, m.ptr, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 0, m.args[0], END_OF_LIST), END_OF_LIST);
  begin_function(&m, "unaligned", m.i32, m.ptr, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 1, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_add_buffer(m.vm, 16, 8, 0, &id) == REFRT_OK);
    args[0] = refrt_vm_pointer(m.vm, id, 0);
    args[1] = leaf(0xab);
    args[2] = leaf(0x01020304);
    call(&m, round, args, 3);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 0xab && m.results[1].lo == 0x01020304);
    (void)refrt_vm_allocation(m.vm, id, &memory);
    CHECK(mark_of(&m, id, 1) == REFRT_SHADOW_UNDEF && memory.bytes[4] == 4);
    call(&m, load, args, 1);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].state == REFRT_DEPENDS && m.results[0].hi == 0xff &&
          m.results[0].lo == 0xffffffab); /* the padding */
    args[0] = refrt_vm_pointer(m.vm, id, 2);
    call(&m, load, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_MISALIGNED);
    CHECK(refrt_vm_mark(m.vm, id, 0, 16, REFRT_SHADOW_INITIALIZED) == REFRT_OK);
    args[0] = refrt_vm_pointer(m.vm, id, 5);
    call(&m, m.function, args, 1);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 0x00010203);
    args[0] = refrt_vm_pointer(m.vm, id, 16);
    call(&m, load, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_OUT_OF_BOUNDS);
    args[0] = refrt_vm_function_pointer(m.vm, load);
    call(&m, load, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_BAD_POINTER);
    args[0] = leaf(8);
    call(&m, load, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_NULL_ACCESS);
  }
  machine_end(&m);
}

/* A pointer through memory and through an integer. */
static void test_pointer_values(void) {
  machine m;
  refrt_symbol through_memory, through_integer;
  refrt_value args[2];
  uint32_t ids[2], value;
  machine_start(&m);
  through_memory = begin_function(&m, "f", m.i32, m.ptr, m.ptr, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.ptr, REFRT_NONE, 0, m.args[1], m.args[0], END_OF_LIST);
  value = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.ptr, m.ptr, 0, m.args[0], END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 0, value, END_OF_LIST), END_OF_LIST);
  through_integer = begin_function(&m, "g", m.i32, m.ptr, END_OF_LIST);
  value = emit(&m, REFRT_OP_PTRTOINT, m.ptr, m.i64, m.args[0], END_OF_LIST);
  value = emit(&m, REFRT_OP_ADD, m.i64, m.i64, value, constant(&m, m.i64, 4), END_OF_LIST);
  value = emit(&m, REFRT_OP_INTTOPTR, m.i64, m.ptr, value, END_OF_LIST);
  value = emit(&m, REFRT_OP_ADDRSPACECAST, m.ptr, refrt_type_ptr(m.program, 1), value, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 0, value, END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    refrt_outcome outcome;
    refrt_value number = leaf(77);
    CHECK(refrt_vm_add_buffer(m.vm, 8, 8, 0, &ids[0]) == REFRT_OK);
    CHECK(refrt_vm_add_buffer(m.vm, 8, 8, 0, &ids[1]) == REFRT_OK);
    args[0] = refrt_vm_pointer(m.vm, ids[0], 0);
    args[1] = refrt_vm_pointer(m.vm, ids[1], 4);
    CHECK(refrt_vm_store(m.vm, args[1], m.i32, &number, &outcome) == REFRT_OK);
    call(&m, through_memory, args, 2);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 77);
    CHECK(refrt_vm_load(m.vm, args[0], m.ptr, &number, &outcome) == REFRT_OK);
    CHECK(number.lo == args[1].lo && number.hi == (uint64_t)ids[1] + 1);
    args[0] = refrt_vm_pointer(m.vm, ids[1], 0);
    call(&m, through_integer, args, 1);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 77);
    CHECK(refrt_vm_load(m.vm, refrt_vm_pointer(m.vm, ids[1], 8), m.i32, &number, &outcome) == REFRT_E_INVALID);
    CHECK(outcome.trap == REFRT_TRAP_OUT_OF_BOUNDS);
    CHECK(refrt_vm_find_allocation(m.vm, args[1].lo) == ids[1]);
    CHECK(refrt_vm_find_allocation(m.vm, args[1].lo + 100) == REFRT_NONE);
    CHECK(refrt_vm_find_allocation(m.vm, 0) == REFRT_NONE);
  }
  machine_end(&m);
}

/*===------------------------------- aggregates ----------------------------===*/

static void test_aggregates(void) {
  const int64_t four = 4;
  const uint64_t deep[] = {1, 2}, mask[] = {0, 5, UINT64_MAX, 3};
  machine m;
  refrt_type parts[2], type, vector;
  refrt_symbol extract, insert, element, put, shuffle, choose, frozen;
  refrt_value args[12];
  uint32_t operands[2], i;
  machine_start(&m);
  parts[0] = m.i8;
  parts[1] = refrt_type_array(m.program, m.i32, 3);
  type = refrt_type_struct(m.program, parts, 2, 0);
  vector = refrt_type_vector(m.program, m.i32, &four, 1);
  extract = begin_function(&m, "extract", m.i32, type, END_OF_LIST);
  emit_return(&m, emit_full(&m, REFRT_OP_EXTRACTVALUE, 0, type, &m.i32, 1, deep, 2, m.args, 1), END_OF_LIST);
  insert = begin_function(&m, "insert", type, type, parts[1], END_OF_LIST);
  emit_return(&m, emit_full(&m, REFRT_OP_INSERTVALUE, 0, type, &type, 1, deep, 1, m.args, 2), END_OF_LIST);
  element = begin_function(&m, "element", m.i32, vector, m.i64, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_EXTRACTELEMENT, vector, m.i32, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
  put = begin_function(&m, "put", vector, vector, m.i32, m.i64, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_INSERTELEMENT, vector, vector, m.args[0], m.args[1], m.args[2], END_OF_LIST),
              END_OF_LIST);
  shuffle = begin_function(&m, "shuffle", vector, vector, vector, END_OF_LIST);
  operands[0] = m.args[0];
  operands[1] = m.args[1];
  emit_return(&m, emit_full(&m, REFRT_OP_SHUFFLEVECTOR, 0, vector, &vector, 1, mask, 4, operands, 2), END_OF_LIST);
  choose =
      begin_function(&m, "choose", vector, refrt_type_vector(m.program, m.i1, &four, 1), vector, vector, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_SELECT, vector, vector, m.args[0], m.args[1], m.args[2], END_OF_LIST), END_OF_LIST);
  frozen = begin_function(&m, "freeze", vector, vector, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_FREEZE, vector, vector, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    for (i = 0; i < 12; ++i)
      args[i] = leaf(10 + i);
    call(&m, extract, args, 4);
    CHECK(m.results[0].lo == 13);
    call(&m, insert, args, 7);
    CHECK(m.results[0].lo == 10 && m.results[1].lo == 14 && m.results[3].lo == 16);
    args[4] = leaf(2);
    call(&m, element, args, 5);
    CHECK(m.results[0].lo == 12);
    args[4] = leaf(4);
    call(&m, element, args, 5);
    CHECK(m.results[0].state == REFRT_POISON);
    args[4] = leaf(99);
    args[5] = leaf(1);
    call(&m, put, args, 6);
    CHECK(m.results[0].lo == 10 && m.results[1].lo == 99);
    args[5] = leaf(4);
    call(&m, put, args, 6);
    CHECK(m.results[0].state == REFRT_POISON && m.results[3].state == REFRT_POISON);
    call(&m, shuffle, args, 8);
    CHECK(m.results[0].lo == 10 && m.results[1].lo == 4 && m.results[2].state == REFRT_POISON && m.results[3].lo == 13);
    for (i = 0; i < 4; ++i)
      args[i] = leaf(i & 1);
    args[2].state = REFRT_POISON;
    args[3].state = REFRT_UNDEF;
    args[8].state = REFRT_POISON; /* not chosen in lane 1 only matters in lane 0 */
    for (i = 4; i < 8; ++i)
      args[i] = leaf(10 + i);
    call(&m, choose, args, 12);
    CHECK(m.results[0].state == REFRT_POISON && m.results[1].lo == 15 && m.results[2].state == REFRT_POISON &&
          m.results[3].state == REFRT_DEPENDS);
    args[1].state = REFRT_UNDEF;
    args[0] = leaf(5);
    call(&m, frozen, args, 4);
    CHECK(m.results[0].lo == 5 && m.results[0].state == REFRT_DEFINED && m.results[1].state == REFRT_CHOSEN &&
          m.results[2].state == REFRT_CHOSEN && m.results[2].lo == 0);
  }
  machine_end(&m);
}

/*===----------------------------- mem intrinsics --------------------------===*/

static void run_move(refrt_opcode op, uint64_t to, uint64_t from, uint64_t bytes, int unknown, refrt_trap trap) {
  machine m;
  refrt_value args[3];
  refrt_allocation memory;
  uint32_t id, i;
  machine_start(&m);
  begin_function(&m, "f", REFRT_NONE, m.ptr, op == REFRT_OP_MEMSET ? m.i8 : m.ptr, m.i64, END_OF_LIST);
  (void)emit(&m, op, REFRT_NONE, REFRT_NONE, m.args[0], m.args[1], m.args[2], END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_add_buffer(m.vm, 32, 8, 0, &id) == REFRT_OK);
    (void)refrt_vm_allocation(m.vm, id, &memory);
    for (i = 0; i < 32; ++i)
      memory.bytes[i] = (uint8_t)i;
    CHECK(refrt_vm_mark(m.vm, id, 0, 16, REFRT_SHADOW_INITIALIZED) == REFRT_OK);
    args[0] = refrt_vm_pointer(m.vm, id, to);
    args[1] = op == REFRT_OP_MEMSET ? leaf(from) : refrt_vm_pointer(m.vm, id, from);
    args[2] = leaf(bytes);
    if (unknown)
      args[2].state = REFRT_POISON;
    call(&m, m.function, args, 3);
    if (trap != REFRT_TRAP_NONE) {
      CHECK_TRAP(&m, trap);
    } else {
      CHECK_RETURNED(&m);
      for (i = 0; i < bytes; ++i)
        CHECK(memory.bytes[to + i] == (uint8_t)(op == REFRT_OP_MEMSET ? from : from + i) &&
              mark_of(&m, id, to + i) ==
                  (op == REFRT_OP_MEMSET || from + i < 16 ? REFRT_SHADOW_INITIALIZED : REFRT_SHADOW_UNINITIALIZED));
    }
  }
  machine_end(&m);
}

static void test_intrinsics(void) {
  run_move(REFRT_OP_MEMCPY, 20, 4, 8, 0, REFRT_TRAP_NONE);
  run_move(REFRT_OP_MEMCPY, 0, 12, 8, 0, REFRT_TRAP_NONE); /* copies what was never written */
  run_move(REFRT_OP_MEMCPY, 4, 4, 8, 0, REFRT_TRAP_NONE);  /* equal is fine */
  run_move(REFRT_OP_MEMCPY, 8, 4, 8, 0, REFRT_TRAP_OVERLAPPING_COPY);
  run_move(REFRT_OP_MEMMOVE, 8, 4, 8, 0, REFRT_TRAP_NONE);
  run_move(REFRT_OP_MEMCPY, 30, 4, 8, 0, REFRT_TRAP_OUT_OF_BOUNDS);
  run_move(REFRT_OP_MEMCPY, 1000, 2000, 0, 0, REFRT_TRAP_NONE);
  run_move(REFRT_OP_MEMCPY, 0, 4, 8, 1, REFRT_TRAP_POISON_ACCESS);
  run_move(REFRT_OP_MEMSET, 20, 7, 8, 0, REFRT_TRAP_NONE);
  run_move(REFRT_OP_MEMSET, 30, 7, 8, 0, REFRT_TRAP_OUT_OF_BOUNDS);
}

/* Globals as LLVM sees them; null. */
static void test_globals(void) {
  machine m;
  refrt_value init = leaf(0x1234);
  refrt_symbol constant_one, external, load, store, use_external, null;
  uint64_t attribute;
  machine_start(&m);
  constant_one = refrt_program_add_global(m.program, "c", m.i32, 0, 64, REFRT_GLOBAL_CONSTANT, &init, 1);
  external = refrt_program_add_global(m.program, "e", m.i32, 0, 0, REFRT_GLOBAL_EXTERNAL, NULL, 0);
  load = begin_function(&m, "load", m.i32, END_OF_LIST);
  attribute = constant_one;
  emit_return(&m,
              emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 0,
                        emit_attr(&m, REFRT_OP_GLOBAL_ADDRESS, 0, m.ptr, m.ptr, attribute, END_OF_LIST), END_OF_LIST),
              END_OF_LIST);
  store = begin_function(&m, "store", REFRT_NONE, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i32, REFRT_NONE, 0, constant(&m, m.i32, 1),
                  emit_attr(&m, REFRT_OP_GLOBAL_ADDRESS, 0, m.ptr, m.ptr, attribute, END_OF_LIST), END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  use_external = begin_function(&m, "use_external", m.ptr, END_OF_LIST);
  attribute = external;
  emit_return(&m, emit_attr(&m, REFRT_OP_GLOBAL_ADDRESS, 0, m.ptr, m.ptr, attribute, END_OF_LIST), END_OF_LIST);
  null = begin_function(&m, "null", m.i32, END_OF_LIST);
  emit_return(&m,
              emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 0, emit(&m, REFRT_OP_ZERO, m.ptr, m.ptr, END_OF_LIST),
                        END_OF_LIST),
              END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, load, NULL, 0);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 0x1234);
    call(&m, store, NULL, 0);
    CHECK_TRAP(&m, REFRT_TRAP_WRITE_TO_CONSTANT);
    call(&m, use_external, NULL, 0);
    CHECK(m.outcome.kind == REFRT_REFUSED);
    call(&m, null, NULL, 0);
    CHECK_TRAP(&m, REFRT_TRAP_NULL_ACCESS);
  }
  machine_end(&m);
}

/* alloca, stacksave, stackrestore, lifetime markers. */
static void test_stack(void) {
  int variant;
  for (variant = 0; variant < 5; ++variant) {
    machine m;
    uint32_t mark, memory, number;
    machine_start(&m);
    begin_function(&m, "f", m.i32, END_OF_LIST);
    number = constant(&m, m.i32, 5);
    mark = emit(&m, REFRT_OP_STACKSAVE, REFRT_NONE, m.ptr, END_OF_LIST);
    memory = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i32, m.ptr, 0,
                       constant(&m, m.i64, variant == 3 ? UINT64_C(1) << 63 : 2), END_OF_LIST);
    (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i32, REFRT_NONE, 0, number, memory, END_OF_LIST);
    if (variant == 1)
      (void)emit(&m, REFRT_OP_STACKRESTORE, REFRT_NONE, REFRT_NONE, mark, END_OF_LIST);
    if (variant == 2 || variant == 4)
      (void)emit(&m, variant == 2 ? REFRT_OP_LIFETIME_START : REFRT_OP_LIFETIME_END, REFRT_NONE, REFRT_NONE, memory,
                 END_OF_LIST);
    emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 0, memory, END_OF_LIST), END_OF_LIST);
    run(&m);
    if (variant == 0) {
      CHECK_RETURNED(&m);
      CHECK(m.results[0].lo == 5);
    } else {
      CHECK_TRAP(&m, variant == 1   ? REFRT_TRAP_USE_AFTER_SCOPE
                     : variant == 3 ? REFRT_TRAP_SIZE_OVERFLOW
                                    : REFRT_TRAP_UNINITIALIZED_READ);
    }
    machine_end(&m);
  }
}

/*===---------------------------- runtime functions ------------------------===*/

static void collect(void *user, const char *text, size_t length) {
  char *buffer = (char *)user;
  size_t used = strlen(buffer);
  if (used + length < 64) {
    memcpy(buffer + used, text, length);
    buffer[used + length] = '\0';
  }
}

static void test_runtime(void) {
  char printed[64] = "";
  machine m;
  refrt_symbol allocate, aligned, release, print, stop, odd, give, give_aligned, give_back, say, end, strange;
  refrt_value args[2], text[8];
  refrt_allocation memory;
  uint32_t id, i;
  machine_start(&m);
  declare(&m, "malloc", m.ptr, m.i64, REFRT_NONE, REFRT_NONE, &allocate);
  declare(&m, "aligned_alloc", m.ptr, m.i64, m.i64, REFRT_NONE, &aligned);
  declare(&m, "free", REFRT_NONE, m.ptr, REFRT_NONE, REFRT_NONE, &release);
  declare(&m, "puts", m.i32, m.ptr, REFRT_NONE, REFRT_NONE, &print);
  declare(&m, "abort", REFRT_NONE, REFRT_NONE, REFRT_NONE, REFRT_NONE, &stop);
  declare(&m, "_mlir_memref_to_llvm_alloc", m.i64, m.i64, REFRT_NONE, REFRT_NONE, &odd);
  give = begin_function(&m, "give", m.ptr, m.i64, END_OF_LIST);
  emit_return(&m, emit_call(&m, allocate, m.ptr, m.args[0], END_OF_LIST), END_OF_LIST);
  give_aligned = begin_function(&m, "give_aligned", m.ptr, m.i64, m.i64, END_OF_LIST);
  emit_return(&m, emit_call(&m, aligned, m.ptr, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
  give_back = begin_function(&m, "give_back", REFRT_NONE, m.ptr, END_OF_LIST);
  (void)emit_call(&m, release, REFRT_NONE, m.args[0], END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  say = begin_function(&m, "say", m.i32, m.ptr, END_OF_LIST);
  emit_return(&m, emit_call(&m, print, m.i32, m.args[0], END_OF_LIST), END_OF_LIST);
  end = begin_function(&m, "end", REFRT_NONE, END_OF_LIST);
  (void)emit_call(&m, stop, REFRT_NONE, END_OF_LIST);
  (void)emit(&m, REFRT_OP_UNREACHABLE, REFRT_NONE, REFRT_NONE, END_OF_LIST);
  strange = begin_function(&m, "strange", m.i64, m.i64, END_OF_LIST);
  emit_return(&m, emit_call(&m, odd, m.i64, m.args[0], END_OF_LIST), END_OF_LIST);
  m.config.write = collect;
  m.config.user = printed;
  if (machine_ready(&m)) {
    args[0] = leaf(0);
    call(&m, give, args, 1);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo % 32 == 16);
    args[0] = m.results[0];
    call(&m, give_back, args, 1);
    CHECK_RETURNED(&m);
    call(&m, give_back, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_DOUBLE_FREE);
    args[0] = leaf(0); /* free(NULL) */
    call(&m, give_back, args, 1);
    CHECK_RETURNED(&m);
    args[0] = leaf(64);
    args[1] = leaf(10); /* no multiple: ALLOC-09 */
    call(&m, give_aligned, args, 2);
    CHECK_TRAP(&m, REFRT_TRAP_BAD_ALLOCATION);
    args[1] = leaf(0);
    call(&m, give_aligned, args, 2);
    CHECK_RETURNED(&m);
    args[1] = leaf(128);
    call(&m, give_aligned, args, 2);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo % 128 == 64);
    args[0] = m.results[0];
    args[0].lo += 4;
    call(&m, give_back, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_BAD_FREE);
    args[0] = leaf(24);
    call(&m, give_aligned, args, 2);
    CHECK(m.outcome.kind == REFRT_REFUSED);
    args[0].state = REFRT_POISON;
    call(&m, give, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_POISON_ACCESS);
    call(&m, give_back, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_POISON_ACCESS);
    CHECK(refrt_vm_add_buffer(m.vm, 8, 1, 0, &id) == REFRT_OK);
    (void)refrt_vm_allocation(m.vm, id, &memory);
    for (i = 0; i < 8; ++i)
      text[i] = leaf((uint64_t)(uint8_t)"hello!!"[i]);
    for (i = 0; i < 8; ++i)
      CHECK(refrt_vm_store(m.vm, refrt_vm_pointer(m.vm, id, i), m.i8, &text[i], &m.outcome) == REFRT_OK);
    args[0] = refrt_vm_pointer(m.vm, id, 0);
    call(&m, say, args, 1);
    CHECK_RETURNED(&m);
    CHECK_MSG(strcmp(printed, "hello!!\n") == 0, "%s", printed);
    memory.bytes[7] = 'x';
    call(&m, say, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_OUT_OF_BOUNDS);
    CHECK(refrt_vm_mark(m.vm, id, 3, 1, REFRT_SHADOW_UNINITIALIZED) == REFRT_OK);
    call(&m, say, args, 1);
    CHECK_TRAP(&m, REFRT_TRAP_UNINITIALIZED_READ);
    call(&m, end, NULL, 0);
    CHECK_TRAP(&m, REFRT_TRAP_ABORT);
    args[0] = leaf(8);
    call(&m, strange, args, 1);
    CHECK(m.outcome.kind == REFRT_REFUSED);
  }
  machine_end(&m);
}

/* memrefCopy on descriptors that lie in memory (ranks and pointers, 64-bit). */
static void test_memref_copy(void) {
  const uint64_t fields[2][5] = {{0, 2, 3, 3, 1}, {0, 2, 3, 1, 2}};
  machine m;
  refrt_symbol copy;
  refrt_value args[3], number;
  refrt_outcome outcome;
  uint32_t data[2], objects[2], unranked[2], i, k;
  machine_start(&m);
  declare(&m, "memrefCopy", REFRT_NONE, m.i64, m.ptr, m.ptr, &copy);
  begin_function(&m, "f", REFRT_NONE, m.i64, m.ptr, m.ptr, END_OF_LIST);
  (void)emit_call(&m, copy, REFRT_NONE, m.args[0], m.args[1], m.args[2], END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  if (machine_ready(&m)) {
    for (i = 0; i < 2; ++i) {
      refrt_value pointer;
      CHECK(refrt_vm_add_buffer(m.vm, 24, 4, 0, &data[i]) == REFRT_OK);
      CHECK(refrt_vm_add_buffer(m.vm, 56, 8, 0, &objects[i]) == REFRT_OK);
      CHECK(refrt_vm_add_buffer(m.vm, 16, 8, 0, &unranked[i]) == REFRT_OK);
      pointer = refrt_vm_pointer(m.vm, data[i], 0);
      for (k = 0; k < 7; ++k) {
        number = k < 2 ? pointer : leaf(fields[i][k - 2]);
        CHECK(refrt_vm_store(m.vm, refrt_vm_pointer(m.vm, objects[i], 8 * k), k < 2 ? m.ptr : m.i64, &number,
                             &outcome) == REFRT_OK);
      }
      number = leaf(2);
      (void)refrt_vm_store(m.vm, refrt_vm_pointer(m.vm, unranked[i], 0), m.i64, &number, &outcome);
      pointer = refrt_vm_pointer(m.vm, objects[i], 0);
      (void)refrt_vm_store(m.vm, refrt_vm_pointer(m.vm, unranked[i], 8), m.ptr, &pointer, &outcome);
      args[1 + i] = refrt_vm_pointer(m.vm, unranked[i], 0);
    }
    for (k = 0; k < 6; ++k) {
      number = leaf(100 + k);
      (void)refrt_vm_store(m.vm, refrt_vm_pointer(m.vm, data[0], 4 * k), m.i32, &number, &outcome);
    }
    args[0] = leaf(4);
    call(&m, m.function, args, 3);
    CHECK_RETURNED(&m);
    for (i = 0; i < 2; ++i)
      for (k = 0; k < 3; ++k) {
        CHECK(refrt_vm_load(m.vm, refrt_vm_pointer(m.vm, data[1], 4 * (i + 2 * k)), m.i32, &number, &outcome) ==
              REFRT_OK);
        CHECK(number.lo == 100 + 3 * i + k);
      }
    args[0] = leaf(8); /* too large elements leave the buffer */
    call(&m, m.function, args, 3);
    CHECK_TRAP(&m, REFRT_TRAP_OUT_OF_BOUNDS);
    args[0] = leaf(UINT64_C(1) << 63);
    call(&m, m.function, args, 3);
    CHECK_TRAP(&m, REFRT_TRAP_OUT_OF_BOUNDS);
    number = leaf(0); /* elements of no bytes touch nothing, not even null */
    (void)refrt_vm_store(m.vm, refrt_vm_pointer(m.vm, objects[1], 8), m.ptr, &number, &outcome);
    args[0] = number;
    call(&m, m.function, args, 3);
    CHECK_RETURNED(&m);
    args[0] = leaf(1);
    call(&m, m.function, args, 3);
    CHECK_TRAP(&m, REFRT_TRAP_NULL_ACCESS);
  }
  machine_end(&m);
}

int main(void) {
  test_gep();
  test_gep_path();
  test_access();
  test_pointer_values();
  test_aggregates();
  test_intrinsics();
  test_stack();
  test_globals();
  test_runtime();
  test_memref_copy();
  return check_finish();
}
