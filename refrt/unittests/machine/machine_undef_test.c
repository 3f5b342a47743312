/*===-- machine_undef_test.c - programs with undef ------------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What undef_test.c shows for single instructions, here through leaves, memory,
 * vectors, select and freeze. A program traps only where some choice of undef is
 * surely undefined behaviour, goes on where none is, and is refused otherwise. What is
 * returned or stored is never refused: it is known, undef, or depends on undef.
 * Rules P-UNDEF, P-UNDECIDED and P-DEPENDS.
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

/* The three ends: goes on, traps, is refused. */
typedef enum end { GOES_ON, TRAPS, IS_REFUSED } end;

static void check_end(machine *m, end want, refrt_trap trap, const char *what) {
  refrt_outcome_kind got = run(m);
  if (want == TRAPS)
    CHECK_TRAP(m, trap);
  else
    CHECK_MSG(got == (want == GOES_ON ? REFRT_RETURNED : REFRT_REFUSED), "%s: outcome %d, %s", what, (int)got,
              m->outcome.message);
  CHECK_MSG(m->outcome.undecided == (want == IS_REFUSED), "%s: undecided %d", what, m->outcome.undecided);
  if (want == IS_REFUSED)
    CHECK_MSG(strncmp(m->outcome.message, "undef: ", 7) == 0, "%s: %s", what, m->outcome.message);
  machine_end(m);
}

/* Three states: what undef becomes. */
typedef enum made { ITSELF, FLIPPED, MOVED, CUT, COMPARED, WIDER, TRIPLED, MASKED, REMAINDER, ZEROED } made;

static uint32_t make(machine *m, made how) {
  uint32_t v = undef(m, m->i32), wide;
  switch (how) {
  case FLIPPED:
    return binary(m, REFRT_OP_XOR, 0, m->i32, v, constant(m, m->i32, 5));
  case MOVED:
    return binary(m, REFRT_OP_SUB, 0, m->i32, constant(m, m->i32, 7), v);
  case CUT:
    return widen(m, REFRT_OP_TRUNC, undef(m, m->i64), m->i64, m->i32);
  case TRIPLED:
    return binary(m, REFRT_OP_MUL, 0, m->i32, v, constant(m, m->i32, 3));
  case COMPARED: /* some choice is 1, another is 0, and the rest is 0 */
    return widen(m, REFRT_OP_ZEXT, compare(m, REFRT_ICMP_ULT, m->i32, v, constant(m, m->i32, 9)), m->i1, m->i32);
  case WIDER:
  case REMAINDER:
    wide = widen(m, REFRT_OP_ZEXT, undef(m, m->i8), m->i8, m->i32);
    if (how == WIDER)
      return wide;
    wide = binary(m, REFRT_OP_MUL, 0, m->i32, wide, constant(m, m->i32, 3));
    return binary(m, REFRT_OP_REMU, 0, m->i32, wide, constant(m, m->i32, 3)); /* 0 for every choice */
  case MASKED:
    return binary(m, REFRT_OP_AND, 0, m->i32, v, constant(m, m->i32, 6));
  case ZEROED:
    return binary(m, REFRT_OP_AND, 0, m->i32, v, constant(m, m->i32, 0));
  default:
    return v;
  }
}

/* What is returned, and the mark of each byte that it is stored to. Of undef that became wider the
 * first byte is undef itself. */
static void test_made(made how, uint32_t state, uint8_t mark) {
  machine m;
  refrt_value buffer;
  uint32_t v, id = 0;
  uint64_t i;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, m.ptr, END_OF_LIST);
  v = make(&m, how);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i32, REFRT_NONE, 0, v, m.args[0], END_OF_LIST);
  emit_return(&m, v, END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_add_buffer(m.vm, 4, 4, 0, &id) == REFRT_OK);
    buffer = refrt_vm_pointer(m.vm, id, 0);
    call(&m, m.function, &buffer, 1);
    CHECK_RETURNED(&m);
    CHECK_MSG(m.results[0].state == state, "%d: state %u", (int)how, m.results[0].state);
    for (i = 0; i < 4; ++i)
      CHECK_MSG(mark_of(&m, id, i) == (how == WIDER && i == 0 ? REFRT_SHADOW_UNDEF : mark), "%d: mark %u of byte %u",
                (int)how, mark_of(&m, id, i), (unsigned)i);
  }
  machine_end(&m);
}

/* A branch on whether it is 4, and a division by it. */
static void test_use(made how, end want) {
  machine m;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  branch_and_return(&m, compare(&m, REFRT_ICMP_EQ, m.i32, make(&m, how), constant(&m, m.i32, 4)));
  check_end(&m, want, REFRT_TRAP_BRANCH_ON_POISON, "branch");

  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  emit_return(&m, binary(&m, REFRT_OP_DIVU, 0, m.i32, constant(&m, m.i32, 5), make(&m, how)), END_OF_LIST);
  check_end(&m, want == GOES_ON ? TRAPS : want, REFRT_TRAP_DIVISION_BY_ZERO, "division");
}

/* Signed overflow of a division, and a flag. */
static void test_overflow(made how, end want) {
  machine m;
  uint32_t v;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  emit_return(&m, binary(&m, REFRT_OP_DIVS, 0, m.i32, make(&m, how), constant(&m, m.i32, 0xffffffffu)), END_OF_LIST);
  check_end(&m, want, REFRT_TRAP_DIVISION_OVERFLOW, "overflow");

  machine_start(&m);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = binary(&m, REFRT_OP_SHL, REFRT_FLAG_NSW, m.i32, make(&m, how), constant(&m, m.i32, 24));
  branch_and_return(&m, compare(&m, REFRT_ICMP_SLT, m.i32, v, constant(&m, m.i32, 0)));
  check_end(&m, want, REFRT_TRAP_BRANCH_ON_POISON, "flag");
}

/* Undef goes through memory unharmed. */
static void test_stored(void) {
  machine m;
  uint32_t v, p;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i32, m.ptr, 0, constant(&m, m.i64, 1), END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i32, REFRT_NONE, 0, undef(&m, m.i32), p, END_OF_LIST);
  v = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 0, p, END_OF_LIST);
  branch_and_return(&m, compare(&m, REFRT_ICMP_EQ, m.i32, v, constant(&m, m.i32, 77)));
  check_end(&m, TRAPS, REFRT_TRAP_BRANCH_ON_POISON, "stored undef");
}

/* An index of undef surely leaves, one that depends on undef perhaps not. */
static void test_address(int whole, uint32_t flags, end want) {
  machine m;
  uint32_t p, i, at;
  uint64_t dynamic = (uint64_t)REFRT_DYNAMIC;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i8, END_OF_LIST);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i8, m.ptr, 0, constant(&m, m.i64, 4), END_OF_LIST);
  (void)emit(&m, REFRT_OP_MEMSET, m.i8, REFRT_NONE, p, constant(&m, m.i8, 1), constant(&m, m.i64, 4), END_OF_LIST);
  i = whole ? undef(&m, m.i64) : widen(&m, REFRT_OP_ZEXT, undef(&m, m.i1), m.i1, m.i64);
  at = emit_attr(&m, REFRT_OP_GEP, flags, m.i8, m.ptr, dynamic, p, i, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i8, m.i8, 1, at, END_OF_LIST), END_OF_LIST);
  check_end(&m, want, REFRT_TRAP_POISON_ACCESS, "address");
}

/* A base that is one of two places. */
static void test_base(uint64_t bytes, uint32_t flags, end want) {
  machine m;
  uint32_t p, at;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i8, END_OF_LIST);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i8, m.ptr, 0, constant(&m, m.i64, bytes), END_OF_LIST);
  (void)emit(&m, REFRT_OP_MEMSET, m.i8, REFRT_NONE, p, constant(&m, m.i8, 1), constant(&m, m.i64, bytes), END_OF_LIST);
  at = emit(&m, REFRT_OP_ADD, m.i64, m.i64, emit(&m, REFRT_OP_PTRTOINT, m.ptr, m.i64, p, END_OF_LIST),
            widen(&m, REFRT_OP_ZEXT, undef(&m, m.i1), m.i1, m.i64), END_OF_LIST);
  at = emit_attr(&m, REFRT_OP_GEP, flags, m.i8, m.ptr, 1, emit(&m, REFRT_OP_INTTOPTR, m.i64, m.ptr, at, END_OF_LIST),
                 END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i8, m.i8, 1, at, END_OF_LIST), END_OF_LIST);
  check_end(&m, want, REFRT_TRAP_POISON_ACCESS, "base");
}

/* Lanes: an index of undef is out of range for some choice. */
static void test_lane(int whole, end want) {
  machine m;
  refrt_type vector;
  int64_t lanes = 4;
  uint64_t words[8] = {10, 0, 11, 0, 12, 0, 99, 0};
  uint32_t v, i, r;
  machine_start(&m);
  vector = refrt_type_vector(m.program, m.i32, &lanes, 1);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = emit_full(&m, REFRT_OP_CONST, 0, vector, &vector, 1, words, 8, NULL, 0);
  i = whole ? undef(&m, m.i64) : widen(&m, REFRT_OP_ZEXT, undef(&m, m.i1), m.i1, m.i64);
  r = emit(&m, REFRT_OP_EXTRACTELEMENT, vector, m.i32, v, i, END_OF_LIST);
  branch_and_return(&m, compare(&m, REFRT_ICMP_ULT, m.i32, r, constant(&m, m.i32, 12)));
  check_end(&m, want, REFRT_TRAP_BRANCH_ON_POISON, "lane");
}

/* Lanes that share a byte: the known one beside an undef one is not accused. */
static void test_packed(uint64_t lane, end want) {
  machine m;
  refrt_type vector;
  int64_t lanes = 2;
  uint64_t words[4] = {1, 0, 1, 0};
  uint32_t v, p;
  machine_start(&m);
  vector = refrt_type_vector(m.program, m.i1, &lanes, 1);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = emit_full(&m, REFRT_OP_CONST, 0, vector, &vector, 1, words, 4, NULL, 0);
  v = emit(&m, REFRT_OP_INSERTELEMENT, vector, vector, v, undef(&m, m.i1), constant(&m, m.i64, 1), END_OF_LIST);
  if (lane < 2) {
    p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, vector, m.ptr, 0, constant(&m, m.i64, 1), END_OF_LIST);
    (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, vector, REFRT_NONE, 0, v, p, END_OF_LIST);
    v = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, vector, vector, 0, p, END_OF_LIST);
  }
  branch_and_return(&m, emit(&m, REFRT_OP_EXTRACTELEMENT, vector, m.i1, v, constant(&m, m.i64, lane % 2), END_OF_LIST));
  check_end(&m, want, REFRT_TRAP_BRANCH_ON_POISON, "packed lanes");
}

/* Compares of undef floats: all floats are known, what is computed of them is not. */
static void test_float(refrt_fcmp predicate, uint64_t bits, int add, end want) {
  machine m;
  uint32_t v;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = undef(&m, m.f32);
  if (add)
    v = binary(&m, REFRT_OP_ADDF, 0, m.f32, v, constant(&m, m.f32, 0));
  branch_and_return(
      &m, emit_attr(&m, REFRT_OP_CMPF, 0, m.f32, m.i1, (uint64_t)predicate, v, constant(&m, m.f32, bits), END_OF_LIST));
  check_end(&m, want, REFRT_TRAP_BRANCH_ON_POISON, "float");
}

/* What undef picks between two numbers depends on it; poison in one of them is
 * poison. */
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
  CHECK(m.results[0].state == (uint32_t)(poison ? REFRT_POISON : REFRT_DEPENDS));
  machine_end(&m);
}

/* freeze of undef inside of structs, and of what depends on it. */
static void test_freeze(int part, end want) {
  machine m;
  refrt_type wide, parts[2], pair;
  uint32_t v, operands[2];
  uint64_t at[1] = {1};
  machine_start(&m);
  wide = refrt_type_int(m.program, 100);
  parts[0] = m.ptr;
  parts[1] = wide;
  pair = refrt_type_struct(m.program, parts, 2, 0);
  (void)begin_function(&m, "f", pair, END_OF_LIST);
  operands[0] = undef(&m, pair);
  operands[1] = part ? widen(&m, REFRT_OP_ZEXT, undef(&m, m.i64), m.i64, wide) : undef(&m, wide);
  v = emit_full(&m, REFRT_OP_INSERTVALUE, 0, pair, &pair, 1, at, 1, operands, 2);
  emit_return(&m, emit(&m, REFRT_OP_FREEZE, pair, pair, v, END_OF_LIST), END_OF_LIST);
  if (want == GOES_ON) {
    CHECK(run(&m) == REFRT_RETURNED);
    CHECK(m.results[0].state == REFRT_CHOSEN && m.results[0].hi == 0);
    CHECK(m.results[1].state == REFRT_CHOSEN && m.results[1].hi == 0);
    machine_end(&m);
  } else {
    check_end(&m, want, REFRT_TRAP_NONE, "freeze");
  }
}

/* `no-undef` refuses what is undef, also in part; poison becomes zero as ever. */
static void test_freeze_no_undef(int poison, int part, end want) {
  machine m;
  uint32_t v;
  machine_start(&m);
  (void)begin_function(&m, "f", m.i32, END_OF_LIST);
  if (poison)
    v = emit(&m, REFRT_OP_POISON, m.i32, m.i32, END_OF_LIST);
  else
    v = part ? widen(&m, REFRT_OP_ZEXT, undef(&m, m.i8), m.i8, m.i32) : undef(&m, m.i32);
  v = emit_full(&m, REFRT_OP_FREEZE, REFRT_FLAG_NO_UNDEF, m.i32, &m.i32, 1, NULL, 0, &v, 1);
  emit_return(&m, v, END_OF_LIST);
  check_end(&m, want, REFRT_TRAP_NONE, "freeze no-undef");
}

/* A word of which one byte is undef goes to another place as one number: three bytes are
 * still known there, and the other one is undef. */
static void test_memory(int big_endian) {
  machine m;
  refrt_layout layout;
  uint32_t v, p, q, at;
  refrt_layout_init(&layout);
  layout.big_endian = (uint8_t)big_endian;
  machine_start_layout(&m, &layout);
  (void)begin_function(&m, "f", m.i16, m.ptr, END_OF_LIST);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i32, m.ptr, 0, constant(&m, m.i64, 1), END_OF_LIST);
  q = m.args[0];
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i32, REFRT_NONE, 0, constant(&m, m.i32, 0x12345678), p, END_OF_LIST);
  at = emit_attr(&m, REFRT_OP_GEP, 0, m.i8, m.ptr, 1, p, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i8, REFRT_NONE, 0, undef(&m, m.i8), at, END_OF_LIST);
  v = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 0, p, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.i32, REFRT_NONE, 0, v, q, END_OF_LIST);
  at = emit_attr(&m, REFRT_OP_GEP, 0, m.i8, m.ptr, 2, q, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i16, m.i16, 0, at, END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    refrt_value buffer;
    uint32_t id = 0;
    CHECK(refrt_vm_add_buffer(m.vm, 4, 4, 0, &id) == REFRT_OK);
    buffer = refrt_vm_pointer(m.vm, id, 0);
    call(&m, m.function, &buffer, 1);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].state == REFRT_DEFINED && m.results[0].lo == (big_endian ? 0x5678 : 0x1234));
    CHECK(mark_of(&m, id, 0) == REFRT_SHADOW_INITIALIZED && mark_of(&m, id, 1) == REFRT_SHADOW_UNDEF);
    CHECK(mark_of(&m, id, 2) == REFRT_SHADOW_INITIALIZED && mark_of(&m, id, 3) == REFRT_SHADOW_INITIALIZED);
  }
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

/* A vector of `lanes` of `bits` bits; each lane undef of its own. */
static refrt_type vector_of(machine *m, int64_t lanes, uint32_t bits) {
  return refrt_type_vector(m->program, refrt_type_int(m->program, bits), &lanes, 1);
}

typedef enum lanes_from {
  CONSTANT_LANES,
  SPLAT_LANES,
  SHUFFLED_LANES,
  INSERTED_LANES,
  FROZEN_LANES,
  GATHERED_LANES,
  REPEATED_LANES
} lanes_from;

/* Two lanes of 8 bits. Those that are copied by one use of undef may be one choice,
 * and need not be; those of several uses are several. */
static uint32_t lanes(machine *m, lanes_from from) {
  refrt_type pair = vector_of(m, 2, 8), pointers, mask;
  uint64_t attributes[4] = {0, 0, 0, 0};
  uint32_t v, p, operands[3];
  int64_t two = 2;
  switch (from) {
  case CONSTANT_LANES:
    return undef(m, pair);
  case SPLAT_LANES:
  case FROZEN_LANES:
    v = undef(m, m->i8);
    if (from == FROZEN_LANES)
      v = emit(m, REFRT_OP_FREEZE, m->i8, m->i8, v, END_OF_LIST);
    return emit_full(m, REFRT_OP_LANES, 0, pair, &pair, 1, attributes, 2, &v, 1);
  case SHUFFLED_LANES:
    attributes[0] = attributes[1] = 1;
    operands[0] = operands[1] = undef(m, pair);
    return emit_full(m, REFRT_OP_SHUFFLEVECTOR, 0, pair, &pair, 1, attributes, 2, operands, 2);
  case INSERTED_LANES:
    v = undef(m, m->i8);
    p = emit_full(m, REFRT_OP_CONST, 0, pair, &pair, 1, attributes, 4, NULL, 0);
    p = emit(m, REFRT_OP_INSERTELEMENT, pair, pair, p, v, constant(m, m->i64, 0), END_OF_LIST);
    return emit(m, REFRT_OP_INSERTELEMENT, pair, pair, p, v, constant(m, m->i64, 1), END_OF_LIST);
  case REPEATED_LANES: { /* one element read twice */
    int64_t one = 1, stride = 1;
    refrt_type memref = refrt_type_memref(m->program, m->i8, &one, &stride, 1, 0, 0);
    attributes[0] = 0;
    attributes[1] = UINT64_MAX;
    attributes[2] = 1;
    p = emit_attr(m, REFRT_OP_ALLOCA, 0, memref, memref, 0, END_OF_LIST);
    operands[0] = p;
    operands[1] = constant(m, m->index, 0);
    (void)emit_attr(m, REFRT_OP_STORE, 0, memref, REFRT_NONE, 0, undef(m, m->i8), p, operands[1], END_OF_LIST);
    operands[2] = undef(m, pair);
    return emit_full(m, REFRT_OP_VECTOR_READ, 0, memref, &pair, 1, attributes, 3, operands, 3);
  }
  default: /* GATHERED_LANES: from one byte */
    p = emit_attr(m, REFRT_OP_LLVM_ALLOCA, 0, m->i8, m->ptr, 0, constant(m, m->i64, 1), END_OF_LIST);
    (void)emit_attr(m, REFRT_OP_LLVM_STORE, 0, m->i8, REFRT_NONE, 0, undef(m, m->i8), p, END_OF_LIST);
    pointers = refrt_type_vector(m->program, m->ptr, &two, 1);
    mask = vector_of(m, 2, 1);
    operands[0] = emit_full(m, REFRT_OP_LANES, 0, pointers, &pointers, 1, attributes, 2, &p, 1);
    attributes[0] = attributes[2] = 1;
    operands[1] = emit_full(m, REFRT_OP_CONST, 0, mask, &mask, 1, attributes, 4, NULL, 0);
    operands[2] = undef(m, pair);
    attributes[0] = 1;
    return emit_full(m, REFRT_OP_GATHER, 0, pair, &pair, 1, attributes, 1, operands, 3);
  }
}

/* The lanes as one i16 are compared with a number whose halves are equal, or not. */
static void test_copies(lanes_from from, int by_memory, uint64_t number, end want) {
  machine m;
  refrt_type pair;
  uint32_t v, p;
  machine_start(&m);
  pair = vector_of(&m, 2, 8);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = lanes(&m, from);
  if (!by_memory) {
    v = emit(&m, REFRT_OP_BITCAST, pair, m.i16, v, END_OF_LIST);
  } else {
    p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, pair, m.ptr, 0, constant(&m, m.i64, 2), END_OF_LIST);
    (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, pair, REFRT_NONE, 0, v, p, END_OF_LIST);
    v = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i16, m.i16, 1, p, END_OF_LIST);
  }
  branch_and_return(&m, compare(&m, REFRT_ICMP_EQ, m.i16, v, constant(&m, m.i16, number)));
  check_end(&m, want, REFRT_TRAP_BRANCH_ON_POISON, "copies");
}

static void test_all_copies(void) {
  static const lanes_from copied[] = {SPLAT_LANES, SHUFFLED_LANES, GATHERED_LANES, REPEATED_LANES};
  uint32_t i;
  for (i = 0; i < 4; ++i) {
    test_copies(copied[i], 0, 0x0102, IS_REFUSED);
    test_copies(copied[i], 1, 0x0102, IS_REFUSED);
  }
  test_copies(INSERTED_LANES, 0, 0x0102, TRAPS);
  test_copies(INSERTED_LANES, 1, 0x0102, TRAPS);
  test_copies(CONSTANT_LANES, 0, 0x0102, TRAPS);
  test_copies(CONSTANT_LANES, 1, 0x0102, TRAPS);
  test_copies(FROZEN_LANES, 0, 0x0102, GOES_ON);
  test_copies(FROZEN_LANES, 1, 0x0102, GOES_ON);
}

/* Two lanes of 16 bits that are copies, of which a byte is written again with another
 * one of them. */
static void test_overwritten(void) {
  machine m;
  refrt_type pair;
  uint32_t v, p, from, to;
  uint64_t attributes[2] = {0, 0};
  machine_start(&m);
  pair = vector_of(&m, 2, 16);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = undef(&m, m.i16);
  v = emit_full(&m, REFRT_OP_LANES, 0, pair, &pair, 1, attributes, 2, &v, 1);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, pair, m.ptr, 0, constant(&m, m.i64, 1), END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, pair, REFRT_NONE, 0, v, p, END_OF_LIST);
  from = emit_attr(&m, REFRT_OP_GEP, 0, m.i8, m.ptr, 1, p, END_OF_LIST);
  to = emit_attr(&m, REFRT_OP_GEP, 0, m.i8, m.ptr, 2, p, END_OF_LIST);
  (void)emit(&m, REFRT_OP_MEMCPY, m.i8, REFRT_NONE, to, from, constant(&m, m.i64, 1), END_OF_LIST);
  v = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, m.i32, m.i32, 1, p, END_OF_LIST);
  branch_and_return(&m, compare(&m, REFRT_ICMP_EQ, m.i32, v, constant(&m, m.i32, 0x01020304)));
  check_end(&m, IS_REFUSED, REFRT_TRAP_NONE, "a byte between copies");
}

/* freeze of a choice and its complement, or of a sum and its carry, is not both 0. */
static void test_freeze_together(int pair, end want) {
  machine m;
  refrt_type type, parts[2];
  uint64_t words[4] = {0, 0, 1, 0}, lane[1] = {0};
  uint32_t v, a, b, operands[2];
  machine_start(&m);
  parts[0] = m.i1;
  parts[1] = m.i1;
  type = pair ? refrt_type_struct(m.program, parts, 2, 0) : vector_of(&m, 2, 1);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  v = undef(&m, m.i1);
  if (pair) { /* 1 + undef is 1, or 0 and a carry */
    operands[0] = v;
    operands[1] = constant(&m, m.i1, 1);
    v = emit_full(&m, REFRT_OP_ADDU_OVERFLOW, 0, m.i1, &type, 1, NULL, 0, operands, 2);
    v = emit(&m, REFRT_OP_FREEZE, type, type, v, END_OF_LIST);
    a = emit_full(&m, REFRT_OP_EXTRACTVALUE, 0, type, &m.i1, 1, lane, 1, &v, 1);
    lane[0] = 1;
    b = emit_full(&m, REFRT_OP_EXTRACTVALUE, 0, type, &m.i1, 1, lane, 1, &v, 1);
  } else {
    v = emit_full(&m, REFRT_OP_LANES, 0, type, &type, 1, words, 2, &v, 1);
    a = emit_full(&m, REFRT_OP_CONST, 0, type, &type, 1, words, 4, NULL, 0);
    v = binary(&m, REFRT_OP_XOR, 0, type, v, a);
    v = emit(&m, REFRT_OP_FREEZE, type, type, v, END_OF_LIST);
    a = emit(&m, REFRT_OP_EXTRACTELEMENT, type, m.i1, v, constant(&m, m.i64, 0), END_OF_LIST);
    b = emit(&m, REFRT_OP_EXTRACTELEMENT, type, m.i1, v, constant(&m, m.i64, 1), END_OF_LIST);
  }
  v = binary(&m, REFRT_OP_OR, 0, m.i1, a, b);
  emit_return(&m, binary(&m, REFRT_OP_DIVU, 0, m.i1, v, v), END_OF_LIST);
  check_end(&m, want, REFRT_TRAP_DIVISION_BY_ZERO, "freeze together");
}

/* memset to undef is one use: one byte is each number, several may be one choice. */
static void test_set(uint64_t size, uint32_t bits, uint64_t number, end want) {
  machine m;
  refrt_type type;
  uint32_t v, p;
  machine_start(&m);
  type = refrt_type_int(m.program, bits);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i64, m.ptr, 0, constant(&m, m.i64, 1), END_OF_LIST);
  (void)emit(&m, REFRT_OP_MEMSET, m.i8, REFRT_NONE, p, undef(&m, m.i8), constant(&m, m.i64, size), END_OF_LIST);
  v = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, type, type, 0, p, END_OF_LIST);
  branch_and_return(&m, compare(&m, REFRT_ICMP_EQ, type, v, constant(&m, type, number)));
  check_end(&m, want, REFRT_TRAP_BRANCH_ON_POISON, "memset");
}

/* A type of `bits` bits, in lanes or not, is stored undef and `read` bits are loaded. What is
 * beyond the type is unspecified, so not undef, though zeros are right. */
static void test_beyond(uint32_t bits, int64_t count, uint32_t read, int big_endian, uint64_t limit, end want) {
  machine m;
  refrt_layout layout;
  refrt_type from, to;
  uint32_t v, p;
  refrt_layout_init(&layout);
  layout.big_endian = (uint8_t)big_endian;
  machine_start_layout(&m, &layout);
  from = count == 0 ? refrt_type_int(m.program, bits) : vector_of(&m, count, bits);
  to = refrt_type_int(m.program, read);
  (void)begin_function(&m, "f", m.i1, END_OF_LIST);
  p = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i64, m.ptr, 0, constant(&m, m.i64, 1), END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, from, REFRT_NONE, 0, undef(&m, from), p, END_OF_LIST);
  v = emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, to, to, 1, p, END_OF_LIST);
  branch_and_return(&m, compare(&m, REFRT_ICMP_ULT, to, v, constant(&m, to, limit)));
  check_end(&m, want, REFRT_TRAP_BRANCH_ON_POISON, "beyond the type");
}

int main(void) {
  int big;
  test_all_copies();
  test_overwritten();
  test_freeze_together(0, IS_REFUSED);
  test_freeze_together(1, IS_REFUSED);
  test_set(1, 8, 3, TRAPS);
  test_set(8, 8, 3, IS_REFUSED);
  test_set(8, 16, 0x0304, IS_REFUSED);
  for (big = 0; big < 2; ++big) {
    test_beyond(20, 0, 20, big, 5, TRAPS);
    test_beyond(20, 0, 24, big, 1 << 20, IS_REFUSED);
    test_beyond(1, 0, 8, big, 2, IS_REFUSED);
    test_beyond(1, 0, 1, big, 1, TRAPS);
    test_beyond(3, 2, 8, big, 64, IS_REFUSED);
    test_beyond(4, 2, 8, big, 64, TRAPS);
  }
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
  test_made(ITSELF, REFRT_UNDEF, REFRT_SHADOW_UNDEF);
  test_made(FLIPPED, REFRT_UNDEF, REFRT_SHADOW_UNDEF);
  test_made(MOVED, REFRT_UNDEF, REFRT_SHADOW_UNDEF);
  test_made(CUT, REFRT_UNDEF, REFRT_SHADOW_UNDEF);
  test_made(TRIPLED, REFRT_UNDEF, REFRT_SHADOW_UNDEF);
  test_made(COMPARED, REFRT_DEPENDS, REFRT_SHADOW_DEPENDS);
  test_made(WIDER, REFRT_DEPENDS, REFRT_SHADOW_DEPENDS);
  test_made(MASKED, REFRT_DEPENDS, REFRT_SHADOW_DEPENDS);
  test_made(REMAINDER, REFRT_DEPENDS, REFRT_SHADOW_DEPENDS);
  test_made(ZEROED, REFRT_DEFINED, REFRT_SHADOW_INITIALIZED);
  test_use(ITSELF, TRAPS);
  test_use(FLIPPED, TRAPS);
  test_use(MOVED, TRAPS);
  test_use(CUT, TRAPS);
  test_use(TRIPLED, TRAPS);
  test_use(WIDER, IS_REFUSED);
  test_use(COMPARED, IS_REFUSED);
  test_use(MASKED, IS_REFUSED);
  test_use(REMAINDER, IS_REFUSED);
  test_use(ZEROED, GOES_ON);
  test_overflow(ITSELF, TRAPS);
  test_overflow(FLIPPED, TRAPS);
  test_overflow(WIDER, IS_REFUSED);
  test_overflow(REMAINDER, IS_REFUSED);
  test_overflow(ZEROED, GOES_ON);
  test_stored();
  test_address(0, 0, IS_REFUSED);
  test_address(0, REFRT_FLAG_INBOUNDS, IS_REFUSED);
  test_address(1, 0, TRAPS);
  test_address(1, REFRT_FLAG_INBOUNDS, TRAPS);
  test_base(3, REFRT_FLAG_INBOUNDS, IS_REFUSED);
  test_base(3, 0, IS_REFUSED);
  test_lane(0, IS_REFUSED);
  test_lane(1, TRAPS);
  test_packed(0, IS_REFUSED);
  test_packed(2, GOES_ON);
  test_packed(3, TRAPS);
  test_float(REFRT_FCMP_OLT, 0, 0, TRAPS);
  test_float(REFRT_FCMP_OLT, 0xff800000u, 0, GOES_ON);
  test_float(REFRT_FCMP_ORD, 0x7fc00000u, 0, GOES_ON);
  test_float(REFRT_FCMP_OLT, 0, 1, IS_REFUSED);
  test_select(0);
  test_select(1);
  test_freeze(0, GOES_ON);
  test_freeze(1, IS_REFUSED);
  test_freeze_no_undef(0, 0, IS_REFUSED);
  test_freeze_no_undef(0, 1, IS_REFUSED);
  test_freeze_no_undef(1, 0, GOES_ON);
  test_memory(0);
  test_memory(1);
  return check_finish();
}
