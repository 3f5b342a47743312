/*===-- machine_undef_test.c - programs with partly undefined values ----------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What known_test.c shows for single instructions, here through leaves, memory,
 * vectors, select and freeze: a program stops only where some choice of undef
 * is undefined behaviour. Semantics 2 and 3.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

static uint32_t undef(machine *m, refrt_type type) { return emit(m, REFRT_OP_UNDEF, type, type, END_OF_LIST); }
static uint32_t widen(machine *m, refrt_opcode opcode, uint32_t v, refrt_type from, refrt_type to) {
  return emit(m, opcode, from, to, v, END_OF_LIST);
}
static uint32_t binary(machine *m, refrt_opcode opcode, uint32_t flags, refrt_type type, uint32_t a, uint32_t b) {
  uint32_t operands[2];
  operands[0] = a;
  operands[1] = b;
  return emit_full(m, opcode, flags, type, &type, 1, NULL, 0, operands, 2);
}

/* Returns v if its type is i1, with a branch on it before. */
static void branch_and_return(machine *m, uint32_t v) {
  uint32_t yes = new_block(m), no = new_block(m);
  emit_cond_br(m, v, yes, no);
  m->block = yes;
  emit_return(m, constant(m, m->i1, 1), END_OF_LIST);
  m->block = no;
  emit_return(m, constant(m, m->i1, 0), END_OF_LIST);
}

/* sdiv zext(undef i8), -1 cannot overflow, nor can sext, shifted where that does
 * not wrap; undef itself can. */
static void test_division(void) {
  machine m;
  uint32_t v, divisor, rest;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  v = widen(&m, REFRT_OP_ZEXT, undef(&m, m.i8), m.i8, m.i32);
  rest = binary(&m, REFRT_OP_DIVS, 0, m.i32, v, constant(&m, m.i32, 0xffffffffu));
  emit_return(&m, binary(&m, REFRT_OP_SHRU, 0, m.i32, rest, constant(&m, m.i32, 31)), END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED);
  CHECK_RETURNED(&m);
  machine_end(&m);

  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  emit_return(&m, binary(&m, REFRT_OP_DIVS, 0, m.i32, undef(&m, m.i32), constant(&m, m.i32, 0xffffffffu)), END_OF_LIST);
  (void)run(&m);
  CHECK_TRAP(&m, REFRT_TRAP_DIVISION_OVERFLOW);
  machine_end(&m);

  /* The copies of the sign, through memory and sums. */
  machine_start(&m);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = widen(&m, REFRT_OP_SEXT, undef(&m, m.i8), m.i8, m.i32);
  v = binary(&m, REFRT_OP_SHL, REFRT_FLAG_NSW, m.i32, v, constant(&m, m.i32, 20));
  v = binary(&m, REFRT_OP_ADD, REFRT_FLAG_NSW, m.i32, v, constant(&m, m.i32, 1));
  rest = binary(&m, REFRT_OP_DIVS, 0, m.i32, v, constant(&m, m.i32, 0xffffffffu));
  (void)rest;
  branch_and_return(&m, compare(&m, REFRT_ICMP_SLT, m.i32, v, constant(&m, m.i32, 1u << 28)));
  CHECK(run(&m) == REFRT_RETURNED && m.results[0].lo == 1);
  CHECK_RETURNED(&m);
  machine_end(&m);

  /* An odd divisor is not 0, an even one can be. */
  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  divisor = binary(&m, REFRT_OP_OR, 0, m.i32, undef(&m, m.i32), constant(&m, m.i32, 1));
  emit_return(&m, binary(&m, REFRT_OP_DIVU, 0, m.i32, constant(&m, m.i32, 0), divisor), END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED && m.results[0].state == REFRT_DEFINED && m.results[0].lo == 0);
  CHECK_RETURNED(&m);
  machine_end(&m);

  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  divisor = binary(&m, REFRT_OP_SHL, 0, m.i32, undef(&m, m.i32), constant(&m, m.i32, 1));
  emit_return(&m, binary(&m, REFRT_OP_DIVU, 0, m.i32, constant(&m, m.i32, 0), divisor), END_OF_LIST);
  (void)run(&m);
  CHECK_TRAP(&m, REFRT_TRAP_DIVISION_BY_ZERO);
  machine_end(&m);
}

/* Compares that the known bits decide may be branched on. */
static void test_compare(uint32_t width) {
  machine m;
  refrt_type wide;
  uint32_t v, high;
  machine_start(&m);
  wide = refrt_type_int(m.program, width);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = widen(&m, REFRT_OP_ZEXT, undef(&m, m.i8), m.i8, wide);
  v = binary(&m, REFRT_OP_ADD, REFRT_FLAG_NSW | REFRT_FLAG_NUW, wide, v, constant(&m, wide, 1000));
  branch_and_return(&m, compare(&m, REFRT_ICMP_SLT, wide, v, constant(&m, wide, 2048)));
  CHECK(run(&m) == REFRT_RETURNED && m.results[0].lo == 1);
  CHECK_RETURNED(&m);
  machine_end(&m);

  machine_start(&m);
  wide = refrt_type_int(m.program, width);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = widen(&m, REFRT_OP_SEXT, undef(&m, m.i8), m.i8, wide);
  branch_and_return(&m, compare(&m, REFRT_ICMP_ULT, wide, v, constant(&m, wide, 128)));
  (void)run(&m);
  CHECK_TRAP(&m, REFRT_TRAP_BRANCH_ON_POISON);
  machine_end(&m);

  /* The high bits survive a shift down and a truncation. */
  machine_start(&m);
  wide = refrt_type_int(m.program, width);
  (void)begin_function(&m, "f", m.i8, END_OF_LIST);
  v = widen(&m, REFRT_OP_ZEXT, undef(&m, m.i8), m.i8, wide);
  v = binary(&m, REFRT_OP_OR, 0, wide, v, constant(&m, wide, 0x1234500));
  high = binary(&m, REFRT_OP_SHRU, 0, wide, v, constant(&m, wide, 8));
  emit_return(&m, widen(&m, REFRT_OP_TRUNC, high, wide, m.i8), END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED && m.results[0].state == REFRT_DEFINED && m.results[0].lo == 0x45);
  CHECK_RETURNED(&m);
  machine_end(&m);
}

/* shl nsw of a value whose top bits are known, and of one where they are not. */
static void test_flags(void) {
  machine m;
  uint32_t v;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  v = widen(&m, REFRT_OP_ZEXT, undef(&m, m.i8), m.i8, m.i32);
  emit_return(&m, binary(&m, REFRT_OP_SHL, REFRT_FLAG_NSW, m.i32, v, constant(&m, m.i32, 23)), END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED && m.results[0].state == REFRT_UNDEF);
  machine_end(&m);

  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  v = widen(&m, REFRT_OP_ZEXT, undef(&m, m.i8), m.i8, m.i32);
  emit_return(&m, binary(&m, REFRT_OP_SHL, REFRT_FLAG_NSW, m.i32, v, constant(&m, m.i32, 24)), END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED && m.results[0].state == REFRT_POISON);
  machine_end(&m);
}

/* Undef that picks between two numbers keeps what they share; poison in one of
 * them is poison. */
static void test_select(int poison) {
  machine m;
  uint32_t v, a, b;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  a = constant(&m, m.i32, 0x1230);
  b = poison ? emit(&m, REFRT_OP_POISON, m.i32, m.i32, END_OF_LIST) : constant(&m, m.i32, 0x1231);
  v = emit(&m, REFRT_OP_SELECT, m.i32, m.i32, undef(&m, m.i1), a, b, END_OF_LIST);
  emit_return(&m, binary(&m, REFRT_OP_AND, 0, m.i32, v, constant(&m, m.i32, 0xfff0)), END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED);
  CHECK(m.results[0].state == (uint32_t)(poison ? REFRT_POISON : REFRT_DEFINED) && (poison || m.results[0].lo == 0x1230));
  machine_end(&m);
}

/* freeze keeps known bits, of wide integers and inside of structs as well. */
static void test_freeze(void) {
  machine m;
  refrt_type wide, parts[2], pair;
  refrt_value result;
  uint32_t v;
  uint64_t at[1] = {1};
  machine_start(&m);
  wide = refrt_type_int(m.program, 100);
  parts[0] = m.ptr;
  parts[1] = wide;
  pair = refrt_type_struct(m.program, parts, 2, 0);
  (void)begin_function(&m, "f", pair, END_OF_LIST);
  v = widen(&m, REFRT_OP_ZEXT, undef(&m, m.i64), m.i64, wide);
  v = binary(&m, REFRT_OP_SHL, 0, wide, v, constant(&m, wide, 4));
  v = binary(&m, REFRT_OP_XOR, 0, wide, v, constant(&m, wide, 5));
  v = binary(&m, REFRT_OP_SUB, 0, wide, undef(&m, wide), binary(&m, REFRT_OP_SUB, 0, wide, undef(&m, wide), v));
  v = binary(&m, REFRT_OP_AND, 0, wide, v, constant(&m, wide, 0xff));
  v = binary(&m, REFRT_OP_OR, 0, wide, v, constant(&m, wide, 0xab00));
  {
    uint32_t operands[2];
    operands[0] = undef(&m, pair);
    operands[1] = v;
    v = emit_full(&m, REFRT_OP_INSERTVALUE, 0, pair, &pair, 1, at, 1, operands, 2);
  }
  emit_return(&m, emit(&m, REFRT_OP_FREEZE, pair, pair, v, END_OF_LIST), END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED);
  CHECK_RETURNED(&m);
  result = m.results[1];
  CHECK(result.state == REFRT_CHOSEN && result.hi == 0 && result.lo >> 8 == 0xab);
  CHECK(m.results[0].state == REFRT_CHOSEN && m.results[0].hi == 0);
  machine_end(&m);
}

/* Known bytes survive memory: i128 of which the low half is undef, read as i64. */
static void test_memory(int big_endian) {
  machine m;
  refrt_layout layout;
  refrt_type wide;
  uint32_t v, p, half;
  uint64_t align = 0, index = big_endian ? 0 : 1;
  refrt_layout_init(&layout);
  layout.big_endian = (uint8_t)big_endian;
  machine_start_layout(&m, &layout);
  wide = refrt_type_int(m.program, 128);
  (void)begin_function(&m, "f", m.i64, END_OF_LIST);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, wide, m.ptr, 0, constant(&m, m.i64, 1), END_OF_LIST);
  v = widen(&m, REFRT_OP_ZEXT, undef(&m, m.i64), m.i64, wide);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, wide, REFRT_NONE, align, v, p, END_OF_LIST);
  half = emit_attr(&m, REFRT_OP_GEP, 0, m.i64, m.ptr, index, p, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i64, m.i64, align, half, END_OF_LIST), END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED && m.results[0].state == REFRT_DEFINED && m.results[0].lo == 0);
  CHECK_RETURNED(&m);
  machine_end(&m);
}

/* A byte or an i32 is stored, then an integer or vector of `bits` bits read there.
 * LangRef: undefined if bits beyond the type are not what its store leaves. */
static void test_odd_load(uint32_t bits, int64_t lanes, int big_endian, uint64_t word, int known) {
  machine m;
  refrt_layout layout;
  refrt_type type;
  uint32_t p, r;
  refrt_layout_init(&layout);
  layout.big_endian = (uint8_t)big_endian;
  machine_start_layout(&m, &layout);
  type = refrt_type_int(m.program, bits);
  if (lanes != 0)
    type = refrt_type_vector(m.program, type, &lanes, 1);
  (void)begin_function(&m, "f", type, END_OF_LIST);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i64, m.ptr, 0, constant(&m, m.i64, 1), END_OF_LIST);
  if (bits <= 8)
    (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i8, REFRT_NONE, 0, constant(&m, m.i8, word), p, END_OF_LIST);
  else
    (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i32, REFRT_NONE, 0, constant(&m, m.i32, word), p, END_OF_LIST);
  r = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, type, type, 1, p, END_OF_LIST);
  emit_return(&m, r, END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED);
  CHECK_RETURNED(&m);
  CHECK_MSG(m.results[0].state == (uint32_t)(known ? REFRT_DEFINED : REFRT_UNDEF), "%u bits, word %llx: state %u", bits,
            (unsigned long long)word, m.results[0].state);
  machine_end(&m);
}

int main(void) {
  int big;
  for (big = 0; big < 2; ++big) {
    test_odd_load(1, 0, big, 1, 1);
    test_odd_load(1, 0, big, 2, 0);
    test_odd_load(1, 0, big, 0x81, 0);
    test_odd_load(7, 0, big, 0x7f, 1);
    test_odd_load(7, 0, big, 0xff, 0);
    test_odd_load(8, 0, big, 0xff, 1);
    test_odd_load(1, 4, big, 0x0f, 1);
    test_odd_load(1, 4, big, 0x1f, 0);
    test_odd_load(1, 8, big, 0xff, 1);
    test_odd_load(24, 0, big, 0xffffffff, 1);
    test_odd_load(31, 0, big, 0x7fffffff, 1);
    test_odd_load(31, 0, big, 0x80000000, 0);
    test_odd_load(20, 0, big, big ? 0x0fffff00 : 0x000fffff, 1);
    test_odd_load(20, 0, big, big ? 0x1fffff00 : 0x001fffff, 0);
  }
  test_division();
  test_compare(32);
  test_compare(128);
  test_flags();
  test_select(0);
  test_select(1);
  test_freeze();
  test_memory(0);
  test_memory(1);
  return check_finish();
}
