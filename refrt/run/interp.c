/*===-- interp.c - the loop that runs the code -------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * One loop, one case per instruction. Fast forms run here when nothing is
 * unusual. An unknown leaf, a byte out of bounds or a mark in the shadow goes
 * to the handler of the general form, which knows all the rules. So nothing in
 * this file decides what is a trap, except branches and calls.
 *
 * Steps are charged per block on entry, and what was not executed is given
 * back when a program stops: a block is entered only if the budget covers it.
 *===----------------------------------------------------------------------===*/
#include "refrt/run/interp.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/frame.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/soft_float.h"
#include "refrt/ops/memref.h"
#include "refrt/program/kinds.h"
#include "refrt/run/call.h"
#include "refrt/run/runtime.h"
#include "refrt/run/stops.h"
#include "refrt/run/watch.h"

#include <string.h>

/* What the rows of opcodes.def name, each in the file of its family. */
#define REFRT_OPCODE(NAME, TEXT, FAMILY, ...)                                                                          \
  int refrt_run_##FAMILY(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);
#include "refrt/opcodes.def"

/* Labels as values are a GNU extension; without it the loop is a switch. */
#if defined(__GNUC__) && !defined(REFRT_NO_COMPUTED_GOTO)
#define COMPUTED_GOTO 1
#pragma GCC diagnostic ignored "-Wpedantic"
#else
#define COMPUTED_GOTO 0
#endif

/* What sends a fast form to the handler of the general form: rare, so out of the way. */
#if defined(__GNUC__)
#define UNUSUAL(CONDITION) __builtin_expect((CONDITION) != 0, 0)
#else
#define UNUSUAL(CONDITION) (CONDITION)
#endif

#define SLOT(OFFSET) refrt_slot(s, OFFSET)
#define GENERAL(HANDLER)                                                                                               \
  do {                                                                                                                 \
    vm->pc = in;                                                                                                       \
    if (HANDLER(vm, s, in->wide))                                                                                      \
      goto stopped;                                                                                                    \
    if (vm->owed != 0)                                                                                                 \
      goto settle;                                                                                                     \
    if (vm->chose)                                                                                                     \
      goto spread;                                                                                                     \
    NEXT;                                                                                                              \
  } while (0)

static inline void set_leaf(refrt_value *r, uint64_t lo) { *r = refrt_leaf(lo, 0); }

static inline void copy_leaves(refrt_value *to, const refrt_value *from, uint32_t count) {
  uint32_t i;
  for (i = 0; i < count; ++i)
    to[i] = from[i];
}

/* Moves of a branch; parallel ones go through the frame's scratch leaves. */
static void run_moves(refrt_value *s, const refrt_insn *in) {
  const refrt_move *moves = in->wide->moves;
  uint32_t i, n = in->wide->num_moves;
  if (in->op == REFRT_CODE_BR_PARALLEL) {
    refrt_value *scratch = SLOT(in->r);
    for (i = 0; i < n; ++i) {
      copy_leaves(scratch, SLOT(moves[i].from), moves[i].leaves);
      scratch += moves[i].leaves;
    }
    scratch = SLOT(in->r);
    for (i = 0; i < n; ++i) {
      copy_leaves(SLOT(moves[i].to), scratch, moves[i].leaves);
      scratch += moves[i].leaves;
    }
    return;
  }
  for (i = 0; i < n; ++i)
    copy_leaves(SLOT(moves[i].to), SLOT(moves[i].from), moves[i].leaves);
}

/* Fast forms of accesses run where an index has 64 bits. */
enum { INDEX_BITS = 64 };
/* The fields of memref M of so many dimensions, as numbers. */
#define OFFSET(M) ((int64_t)(M)[REFRT_FIELD_OFFSET].lo)
#define SIZE(M, D) ((int64_t)(M)[REFRT_FIELD_SIZES + (D)].lo)
#define STRIDE(M, RANK, D) ((int64_t)(M)[REFRT_FIELD_SIZES + (RANK) + (D)].lo)

/* Linear position of m[...] with `leaves` indices from operand `first` on; 0
 * when anything is unknown, outside or too large. */
static inline int find_position(refrt_value *s, const refrt_insn *in, const refrt_value *m, uint32_t first,
                                int64_t *out) {
  const refrt_operand *operands = in->wide->operands + first;
  uint32_t d, rank = in->leaves, unknown = m[REFRT_FIELD_ALIGNED].state | m[REFRT_FIELD_OFFSET].state;
  int64_t at = OFFSET(m);
  for (d = 0; d < rank; ++d) {
    const refrt_value *i = SLOT(operands[d].slot);
    unknown |= i->state | m[REFRT_FIELD_SIZES + d].state | m[REFRT_FIELD_SIZES + rank + d].state;
    if (!refrt_is_in_view((int64_t)i->lo, SIZE(m, d)) ||
        refrt_add_term(at, (int64_t)i->lo, STRIDE(m, rank, d), INDEX_BITS, &at))
      return 0;
  }
  *out = at;
  return unknown == 0;
}

/* The edge a switch takes: 0 is the default, else case + 1. */
static uint32_t switch_edge(const refrt_wide *w, const refrt_value *flag) {
  const uint64_t *at = w->attributes + 2;
  uint32_t i, cases = (w->num_attributes - 2) / 4;
  for (i = 0; i < cases; ++i, at += 4)
    if (at[0] == flag->lo && at[1] == flag->hi)
      return i + 1;
  return 0;
}

/* A function without a body, in the frame of the caller. */
static int call_outside(refrt_vm *vm, const refrt_insn *in, const refrt_function_code *callee, refrt_value *s,
                        uint32_t first_operand) {
  const refrt_wide *w = in->wide;
  uint32_t i, count = 0, chunk = vm->chunk, used = vm->chunk_used, stopped;
  refrt_value *args;
  vm->pc = in;
  for (i = first_operand; i < w->num_operands; ++i)
    count += w->operands[i].leaves;
  args = refrt_take_leaves(vm, count);
  if (args == NULL)
    return 1;
  for (i = first_operand, count = 0; i < w->num_operands; count += w->operands[i++].leaves)
    copy_leaves(args + count, SLOT(w->operands[i].slot), w->operands[i].leaves);
  stopped =
      (uint32_t)refrt_call_external(vm, callee, args, count, w->num_results == 0 ? NULL : SLOT(w->results[0].slot));
  vm->chunk = chunk;
  vm->chunk_used = used;
  return (int)stopped;
}

#if COMPUTED_GOTO
#define CASE(NAME) op_##NAME:
#define DISPATCH goto *labels[in->op]
#define LOOP DISPATCH;
#define LOOP_END
#else
#define CASE(NAME) case REFRT_CODE_##NAME:
#define DISPATCH goto dispatch
#define LOOP                                                                                                           \
  dispatch:                                                                                                            \
  switch ((refrt_code_op)in->op) {
#define LOOP_END                                                                                                       \
  case REFRT_CODE_COUNT:                                                                                               \
    (void)refrt_broken(vm, REFRT_E_INTERNAL);                                                                          \
    goto stopped;                                                                                                      \
    }
#endif
/* Where the loop goes for an instruction in its general form, by the FAMILY column
 * of opcodes.def: to a case of its own, or to that of all its family. */
#if COMPUTED_GOTO
#define OWN_PLACE(NAME) &&op_##NAME,
#define PLACE_OF(NAME, FAMILY) &&run_##FAMILY,
#else
#define OWN_PLACE(NAME) /* written out */
#define PLACE_OF(NAME, FAMILY)                                                                                         \
  case REFRT_CODE_##NAME:                                                                                              \
    goto run_##FAMILY;
#endif
#define PLACE_loop(NAME) OWN_PLACE(NAME)
#define PLACE_aggregate(NAME) PLACE_OF(NAME, aggregate)
#define PLACE_integer(NAME) PLACE_OF(NAME, integer)
#define PLACE_cast(NAME) PLACE_OF(NAME, cast)
#define PLACE_float(NAME) PLACE_OF(NAME, float)
#define PLACE_approx(NAME) PLACE_OF(NAME, approx)
#define PLACE_memref(NAME) PLACE_OF(NAME, memref)
#define PLACE_shape(NAME) PLACE_OF(NAME, shape)
#define PLACE_copy(NAME) PLACE_OF(NAME, copy)
#define PLACE_promise(NAME) PLACE_OF(NAME, promise)
#define PLACE_lanes(NAME) PLACE_OF(NAME, lanes)
#define PLACE_vector(NAME) PLACE_OF(NAME, vector)
#define PLACE_llvm_memory(NAME) PLACE_OF(NAME, llvm_memory)
#define PLACE_effects(NAME) PLACE_OF(NAME, effects)

#define NEXT                                                                                                           \
  do {                                                                                                                 \
    ++in;                                                                                                              \
    DISPATCH;                                                                                                          \
  } while (0)

/* A compare of two leaves shifted up to bit 63; OP sees uint64_t. */
#define COMPARE(OP)                                                                                                    \
  const refrt_value *a = SLOT(in->a), *b = SLOT(in->b);                                                                \
  int holds;                                                                                                           \
  if (UNUSUAL((a->state | b->state) != 0))                                                                             \
    GENERAL(refrt_run_integer);                                                                                        \
  holds = OP(a->lo << in->bits, b->lo << in->bits);                                                                    \
  set_leaf(SLOT(in->r), (uint64_t)holds);
#define IS_EQ(A, B) ((A) == (B))
#define IS_NE(A, B) ((A) != (B))
#define IS_ULT(A, B) ((A) < (B))
#define IS_ULE(A, B) ((A) <= (B))
/* Flipping the sign turns signed order into unsigned order. */
#define SIGN ((uint64_t)1 << 63)
#define IS_SLT(A, B) (((A) ^ SIGN) < ((B) ^ SIGN))
#define IS_SLE(A, B) (((A) ^ SIGN) <= ((B) ^ SIGN))
#define CHARGE(PRICE)                                                                                                  \
  do {                                                                                                                 \
    if (UNUSUAL(fuel < (PRICE)))                                                                                       \
      goto no_steps;                                                                                                   \
    fuel -= (PRICE);                                                                                                   \
  } while (0)

/* What a macro stands for is no statement to clang-format. */
/* clang-format off */
#define BINARY(EXPRESSION)                                                                                             \
  const refrt_value *a = SLOT(in->a), *b = SLOT(in->b);                                                                \
  if (UNUSUAL((a->state | b->state) != 0))                                                                             \
    GENERAL(refrt_run_integer);                                                                                        \
  set_leaf(SLOT(in->r), (EXPRESSION)&in->x);                                                                           \
  NEXT;

/* Operands in the upper bits; what wraps is left to the handler, which knows
 * what the flags then mean. SIGNED is one of refrt_*_overflows; B is shifted up
 * too, except that a product needs only one factor there. */
#define WRAPPING(SIGNED, UNSIGNED_WRAPS, SHIFT_B)                                                                      \
  const refrt_value *a = SLOT(in->a), *b = SLOT(in->b);                                                                \
  uint64_t high = a->lo << in->bits, other = b->lo << in->bits, small = b->lo;                                         \
  int64_t v = 0;                                                                                                       \
  if (UNUSUAL((a->state | b->state) != 0))                                                                             \
    GENERAL(refrt_run_integer);                                                                                        \
  if (UNUSUAL(((in->y & REFRT_FLAG_NSW) != 0 &&                                                                        \
       SIGNED((int64_t)high, (SHIFT_B) ? (int64_t)other : refrt_signed(small, 64u - in->bits), &v)) ||                 \
      ((in->y & REFRT_FLAG_NUW) != 0 && (UNSIGNED_WRAPS))))                                                            \
    GENERAL(refrt_run_integer);
#define PRODUCT_WRAPS(A, B) (refrt_bits_mul64(A, B).hi != 0)

#define FLOAT_BINARY(KIND, CALL)                                                                                       \
  const refrt_value *a = SLOT(in->a), *b = SLOT(in->b);                                                                \
  refrt_value *r = SLOT(in->r);                                                                                        \
  refrt_bits v;                                                                                                        \
  if (UNUSUAL(((a->state | b->state) & (REFRT_UNDEF | REFRT_APPROX | REFRT_CHOSEN)) != 0))                             \
    GENERAL(refrt_run_float);                                                                                          \
  v = CALL(KIND, refrt_leaf_bits(a), refrt_leaf_bits(b));                                                              \
  *r = refrt_leaf(v.lo, v.hi);                                                                                         \
  r->state = (uint32_t)(refrt_float_is_nan(KIND, v) ? REFRT_ANY_NAN : REFRT_DEFINED);                                  \
  NEXT;

/* Linear position of m[i] and m[i, j]; goes to the handler when anything is
 * unknown, outside or too large. */
#define LINEAR1                                                                                                        \
  const refrt_value *m = SLOT(in->a), *i = SLOT(in->b);                                                                \
  int64_t at, index = (int64_t)i->lo;                                                                                  \
  if (UNUSUAL((m[1].state | m[2].state | m[3].state | m[4].state | i->state) != 0 ||                                   \
              !refrt_is_in_view(index, SIZE(m, 0)) ||                                                                  \
      refrt_add_term(OFFSET(m), index, STRIDE(m, 1, 0), INDEX_BITS, &at)))                                             \
    GENERAL(refrt_run_memref);
#define LINEAR2                                                                                                        \
  const refrt_value *m = SLOT(in->a), *i = SLOT(in->b), *j = SLOT(in->c);                                              \
  int64_t at, index = (int64_t)i->lo, second = (int64_t)j->lo;                                                         \
  if (UNUSUAL((m[1].state | m[2].state | m[3].state | m[4].state | m[5].state | m[6].state | i->state | j->state) !=   \
                  0 ||                                                                                                 \
      !refrt_is_in_view(index, SIZE(m, 0)) || !refrt_is_in_view(second, SIZE(m, 1)) ||                                 \
      refrt_add_term(OFFSET(m), index, STRIDE(m, 2, 0), INDEX_BITS, &at) ||                                            \
      refrt_add_term(at, second, STRIDE(m, 2, 1), INDEX_BITS, &at)))                                                   \
    GENERAL(refrt_run_memref);

#define LINEARN(FIRST)                                                                                                 \
  const refrt_value *m = SLOT(in->a);                                                                                  \
  int64_t at;                                                                                                          \
  if (UNUSUAL(!find_position(s, in, m, FIRST, &at)))                                                                   \
    GENERAL(refrt_run_memref);
#define LINEARN_LOAD LINEARN(1)
#define LINEARN_STORE LINEARN(2)

/* The object of P and the position of ADDRESS in it, which is a multiple of what
 * the shadow needs. */
#define LOCATE(P, ADDRESS, SIZE, HANDLER)                                                                              \
  refrt_object *o;                                                                                                     \
  uint64_t address = (ADDRESS), place;                                                                                 \
  if (UNUSUAL((P)->hi - 1 >= vm->memory.num_objects))                                                                  \
    GENERAL(HANDLER);                                                                                                  \
  o = &vm->memory.objects[(P)->hi - 1];                                                                                \
  place = address - o->address;                                                                                        \
  if (UNUSUAL(((address | place) & in->y) != 0 || o->limit < (SIZE) || place > o->limit - (SIZE)))                     \
    GENERAL(HANDLER);

#define LOAD_ELEMENT(UINT, HANDLER)                                                                                    \
  UINT value;                                                                                                          \
  if (UNUSUAL(!refrt_shadow_knows(o->shadow, place, sizeof value)))                                                    \
    GENERAL(HANDLER);                                                                                                  \
  memcpy(&value, o->bytes + place, sizeof value);                                                                      \
  set_leaf(SLOT(in->r), value &in->x);                                                                                 \
  NEXT;

/* The same where bits that do not belong to the type must be zero. */
#define LOAD_EXACT(UINT, HANDLER)                                                                                      \
  UINT value;                                                                                                          \
  if (UNUSUAL(!refrt_shadow_knows(o->shadow, place, sizeof value)))                                                    \
    GENERAL(HANDLER);                                                                                                  \
  memcpy(&value, o->bytes + place, sizeof value);                                                                      \
  if (UNUSUAL((value & ~in->x) != 0))                                                                                  \
    GENERAL(HANDLER);                                                                                                  \
  set_leaf(SLOT(in->r), value);                                                                                        \
  NEXT;

#define STORE_ELEMENT(UINT, HANDLER)                                                                                   \
  const refrt_value *v = SLOT(in->r);                                                                                  \
  UINT value = (UINT)v->lo;                                                                                            \
  if (UNUSUAL(v->state != 0 || o->guarded))                                                                            \
    GENERAL(HANDLER);                                                                                                  \
  memcpy(o->bytes + place, &value, sizeof value);                                                                      \
  refrt_shadow_know(o->shadow, place, sizeof value);                                                                   \
  NEXT;

/* A whole address finds its object, any other number is no pointer to one. */
#define LOAD_POINTER(UINT, HANDLER)                                                                                    \
  UINT value;                                                                                                          \
  int is_address = !refrt_shadow_knows(o->shadow, place, sizeof value);                                                \
  if (UNUSUAL(is_address && !refrt_shadow_has_address(o, place, sizeof value)))                                        \
    GENERAL(HANDLER);                                                                                                  \
  memcpy(&value, o->bytes + place, sizeof value);                                                                      \
  set_leaf(SLOT(in->r), value);                                                                                        \
  if (is_address)                                                                                                      \
    SLOT(in->r)->hi = refrt_provenance(vm, value);                                                                     \
  NEXT;

/* An address is one of its own object, or a number. */
#define STORE_POINTER(UINT, HANDLER)                                                                                   \
  const refrt_value *v = SLOT(in->r);                                                                                  \
  UINT value = v->lo;                                                                                                  \
  if (UNUSUAL(v->state != 0 || o->guarded || v->hi > vm->memory.num_objects))                                          \
    GENERAL(HANDLER);                                                                                                  \
  if (v->hi == 0)                                                                                                      \
    refrt_shadow_know(o->shadow, place, sizeof value);                                                                 \
  else if (UNUSUAL(value - vm->memory.objects[v->hi - 1].address > vm->memory.objects[v->hi - 1].size ||               \
                   !refrt_shadow_put_address(&vm->memory, o, place, sizeof value)))                                    \
    GENERAL(HANDLER);                                                                                                  \
  memcpy(o->bytes + place, &value, sizeof value);                                                                      \
  NEXT;

/* Scaling the position can leave 64 bits only beyond any address. */
#define MEMREF_ACCESS(LINEAR, UINT, ACCESS)                                                                            \
  {                                                                                                                    \
    LINEAR                                                                                                             \
    if (UNUSUAL(refrt_scale_to_bytes(at, (int64_t)sizeof(UINT), &at)))                                                 \
      GENERAL(refrt_run_memref);                                                                                       \
    {                                                                                                                  \
      LOCATE(&m[1], m[1].lo + (uint64_t)at, sizeof(UINT), refrt_run_memref)                                            \
      ACCESS(UINT, refrt_run_memref)                                                                                   \
    }                                                                                                                  \
  }
#define POINTER_ACCESS(UINT, ACCESS)                                                                                   \
  {                                                                                                                    \
    const refrt_value *p = SLOT(in->a);                                                                                \
    if (UNUSUAL(p->state != 0))                                                                                        \
      GENERAL(refrt_run_llvm_memory);                                                                                  \
    {                                                                                                                  \
      LOCATE(p, p->lo, sizeof(UINT), refrt_run_llvm_memory)                                                            \
      ACCESS(UINT, refrt_run_llvm_memory)                                                                              \
    }                                                                                                                  \
  }

int refrt_interpret(refrt_vm *vm, uint32_t base) {
#if COMPUTED_GOTO
  static const void *const labels[] = {
#define REFRT_OPCODE(NAME, TEXT, FAMILY, ...) PLACE_##FAMILY(NAME)
#include "refrt/opcodes.def"
#define REFRT_FAST(NAME, MEANING) &&op_##NAME,
#include "refrt/load/fast.def"
  };
#endif
  const refrt_insn *const code = vm->code.insns;
  refrt_frame *frame = &vm->frames[vm->depth - 1];
  refrt_value *s = frame->slots;
  uint64_t fuel = vm->fuel;
  const refrt_insn *in = code + frame->function->entry;
  const refrt_function_code *callee;
  uint32_t first;

  vm->pc = in;
  CHARGE(frame->function->price);
  LOOP

  /* ------------------------------------------------------------ leaves --- */

  /* nop: leaves everything alone. */
  CASE(NOP) { NEXT; }

  /* watch: before or after an instruction; only in code loaded for it. */
  CASE(WATCH) {
    vm->pc = in;
    if (refrt_watch_step(vm, in))
      goto stopped;
    NEXT;
  }

  /* const r, x, y: one leaf from the program. */
  CASE(CONST_LEAF) {
    *SLOT(in->r) = refrt_leaf(in->x, in->y);
    NEXT;
  }

  /* move r, a: whatever a is, unknown or not. */
  CASE(MOVE_LEAF) {
    *SLOT(in->r) = *SLOT(in->a);
    NEXT;
  }
  CASE(MOVE_LEAVES) {
    copy_leaves(SLOT(in->r), SLOT(in->a), in->leaves);
    NEXT;
  }

  /* insert r, a, b, x: insertvalue of a one-leaf part. */
  CASE(INSERT_LEAF) {
    copy_leaves(SLOT(in->r), SLOT(in->a), in->leaves);
    SLOT(in->r)[in->x] = *SLOT(in->b);
    NEXT;
  }

  /* select r, c, a, b: the other operand does not count, not even its poison. */
  CASE(SELECT_LEAF) {
    const refrt_value *c = SLOT(in->c);
    if (UNUSUAL(c->state != 0))
      GENERAL(refrt_run_aggregate);
    *SLOT(in->r) = *(c->lo != 0 ? SLOT(in->a) : SLOT(in->b));
    NEXT;
  }

  /* ---------------------------------------------------------- integers --- */

  /* add, sub, mul, and, or, xor r, a, b: modulo 2^n by the mask x. */
  CASE(ADD_LEAF) { BINARY(a->lo + b->lo) }
  CASE(SUB_LEAF) { BINARY(a->lo - b->lo) }
  CASE(MUL_LEAF) { BINARY(a->lo * b->lo) }
  CASE(AND_LEAF) { BINARY(a->lo & b->lo) }
  CASE(OR_LEAF) { BINARY(a->lo | b->lo) }
  CASE(XOR_LEAF) { BINARY(a->lo ^ b->lo) }

  /* The same with nsw, nuw: only where the numbers show that nothing wraps. */
  CASE(ADD_WRAP) {
    WRAPPING(refrt_add_overflows, high + other < high, 1)
    set_leaf(SLOT(in->r), (a->lo + b->lo) & in->x);
    NEXT;
  }
  CASE(SUB_WRAP) {
    WRAPPING(refrt_sub_overflows, high < other, 1)
    set_leaf(SLOT(in->r), (a->lo - b->lo) & in->x);
    NEXT;
  }
  CASE(MUL_WRAP) {
    WRAPPING(refrt_mul_overflows, PRODUCT_WRAPS(high, small), 0)
    set_leaf(SLOT(in->r), (a->lo * b->lo) & in->x);
    NEXT;
  }

  /* cmpi r, a, b: one bit. */
  CASE(CMP_EQ) { COMPARE(IS_EQ) NEXT; }
  CASE(CMP_NE) { COMPARE(IS_NE) NEXT; }
  CASE(CMP_SLT) { COMPARE(IS_SLT) NEXT; }
  CASE(CMP_SLE) { COMPARE(IS_SLE) NEXT; }
  CASE(CMP_ULT) { COMPARE(IS_ULT) NEXT; }
  CASE(CMP_ULE) { COMPARE(IS_ULE) NEXT; }

/* cmpi and the cond_br behind it; an unknown operand makes r unknown and the
 * branch, executed by itself, traps. */
#define JUMP(OP)                                                                                                       \
  {                                                                                                                    \
    COMPARE(OP)                                                                                                        \
    ++in;                                                                                                              \
    if (holds)                                                                                                         \
      goto take_true;                                                                                                  \
    goto take_false;                                                                                                   \
  }
  CASE(JUMP_EQ) JUMP(IS_EQ)
  CASE(JUMP_NE) JUMP(IS_NE)
  CASE(JUMP_SLT) JUMP(IS_SLT)
  CASE(JUMP_SLE) JUMP(IS_SLE)
  CASE(JUMP_ULT) JUMP(IS_ULT)
  CASE(JUMP_ULE) JUMP(IS_ULE)

  /* trunc, zext r, a: the mask of the narrower type. */
  CASE(TRUNC_LEAF) {
    const refrt_value *a = SLOT(in->a);
    if (UNUSUAL(a->state != 0))
      GENERAL(refrt_run_cast);
    set_leaf(SLOT(in->r), a->lo & in->x);
    NEXT;
  }

  /* sext r, a: y is the sign bit of the narrower type. */
  CASE(SEXT_LEAF) {
    const refrt_value *a = SLOT(in->a);
    if (UNUSUAL(a->state != 0))
      GENERAL(refrt_run_cast);
    set_leaf(SLOT(in->r), ((a->lo ^ in->y) - in->y) & in->x);
    NEXT;
  }

  /* addf, subf, mulf, divf r, a, b: nearest even; a NaN is any NaN. */
  CASE(ADDF32) { FLOAT_BINARY(REFRT_FLOAT_F32, refrt_float_add) }
  CASE(SUBF32) { FLOAT_BINARY(REFRT_FLOAT_F32, refrt_float_sub) }
  CASE(MULF32) { FLOAT_BINARY(REFRT_FLOAT_F32, refrt_float_mul) }
  CASE(DIVF32) { FLOAT_BINARY(REFRT_FLOAT_F32, refrt_float_div) }
  CASE(ADDF64) { FLOAT_BINARY(REFRT_FLOAT_F64, refrt_float_add) }
  CASE(SUBF64) { FLOAT_BINARY(REFRT_FLOAT_F64, refrt_float_sub) }
  CASE(MULF64) { FLOAT_BINARY(REFRT_FLOAT_F64, refrt_float_mul) }
  CASE(DIVF64) { FLOAT_BINARY(REFRT_FLOAT_F64, refrt_float_div) }

  /* ------------------------------------------------------------ memory --- */

  /* load r, a[b] and a[b, c]: M-IDX, M-LIN, M-ADDR, M-LIFE, M-ALIGN, M-INIT. */
  CASE(LOAD1_1) MEMREF_ACCESS(LINEAR1, uint8_t, LOAD_ELEMENT)
  CASE(LOAD1_2) MEMREF_ACCESS(LINEAR1, uint16_t, LOAD_ELEMENT)
  CASE(LOAD1_4) MEMREF_ACCESS(LINEAR1, uint32_t, LOAD_ELEMENT)
  CASE(LOAD1_8) MEMREF_ACCESS(LINEAR1, uint64_t, LOAD_ELEMENT)
  CASE(LOAD2_1) MEMREF_ACCESS(LINEAR2, uint8_t, LOAD_ELEMENT)
  CASE(LOAD2_2) MEMREF_ACCESS(LINEAR2, uint16_t, LOAD_ELEMENT)
  CASE(LOAD2_4) MEMREF_ACCESS(LINEAR2, uint32_t, LOAD_ELEMENT)
  CASE(LOAD2_8) MEMREF_ACCESS(LINEAR2, uint64_t, LOAD_ELEMENT)

  CASE(LOADN_1) MEMREF_ACCESS(LINEARN_LOAD, uint8_t, LOAD_ELEMENT)
  CASE(LOADN_2) MEMREF_ACCESS(LINEARN_LOAD, uint16_t, LOAD_ELEMENT)
  CASE(LOADN_4) MEMREF_ACCESS(LINEARN_LOAD, uint32_t, LOAD_ELEMENT)
  CASE(LOADN_8) MEMREF_ACCESS(LINEARN_LOAD, uint64_t, LOAD_ELEMENT)

  /* store r, a[b] and a[b, c]: the same and M-CONST instead of M-INIT. */
  CASE(STORE1_1) MEMREF_ACCESS(LINEAR1, uint8_t, STORE_ELEMENT)
  CASE(STORE1_2) MEMREF_ACCESS(LINEAR1, uint16_t, STORE_ELEMENT)
  CASE(STORE1_4) MEMREF_ACCESS(LINEAR1, uint32_t, STORE_ELEMENT)
  CASE(STORE1_8) MEMREF_ACCESS(LINEAR1, uint64_t, STORE_ELEMENT)
  CASE(STORE2_1) MEMREF_ACCESS(LINEAR2, uint8_t, STORE_ELEMENT)
  CASE(STORE2_2) MEMREF_ACCESS(LINEAR2, uint16_t, STORE_ELEMENT)
  CASE(STORE2_4) MEMREF_ACCESS(LINEAR2, uint32_t, STORE_ELEMENT)
  CASE(STORE2_8) MEMREF_ACCESS(LINEAR2, uint64_t, STORE_ELEMENT)

  CASE(STOREN_1) MEMREF_ACCESS(LINEARN_STORE, uint8_t, STORE_ELEMENT)
  CASE(STOREN_2) MEMREF_ACCESS(LINEARN_STORE, uint16_t, STORE_ELEMENT)
  CASE(STOREN_4) MEMREF_ACCESS(LINEARN_STORE, uint32_t, STORE_ELEMENT)
  CASE(STOREN_8) MEMREF_ACCESS(LINEARN_STORE, uint64_t, STORE_ELEMENT)

  /* llvm-load r, a and llvm-store r, a: the same without indices. */
  CASE(READ_1) POINTER_ACCESS(uint8_t, LOAD_EXACT)
  CASE(READ_2) POINTER_ACCESS(uint16_t, LOAD_EXACT)
  CASE(READ_4) POINTER_ACCESS(uint32_t, LOAD_EXACT)
  CASE(READ_8) POINTER_ACCESS(uint64_t, LOAD_EXACT)
  CASE(WRITE_1) POINTER_ACCESS(uint8_t, STORE_ELEMENT)
  CASE(WRITE_2) POINTER_ACCESS(uint16_t, STORE_ELEMENT)
  CASE(WRITE_4) POINTER_ACCESS(uint32_t, STORE_ELEMENT)
  CASE(WRITE_8) POINTER_ACCESS(uint64_t, STORE_ELEMENT)
  CASE(READ_POINTER) POINTER_ACCESS(uint64_t, LOAD_POINTER)
  CASE(WRITE_POINTER) POINTER_ACCESS(uint64_t, STORE_POINTER)

/* gep r, a, distance: y is the flags. Inside one object every flag holds for a
 * distance that is not negative; a negative one is left to the handler when
 * nuw is set. */
#define GEP(KNOWN, DISTANCE)                                                                                           \
  {                                                                                                                    \
    const refrt_value *a = SLOT(in->a);                                                                                \
    refrt_value *r = SLOT(in->r);                                                                                      \
    int64_t distance;                                                                                                  \
    if (UNUSUAL(a->state != 0 || !(KNOWN) || (DISTANCE)))                                                              \
      GENERAL(refrt_run_llvm_memory);                                                                                  \
    if (in->y != 0) {                                                                                                  \
      const refrt_object *o;                                                                                           \
      if (UNUSUAL(a->hi - 1 >= vm->memory.num_objects || (distance < 0 && (in->y & REFRT_FLAG_NUW) != 0)))             \
        GENERAL(refrt_run_llvm_memory);                                                                                \
      o = &vm->memory.objects[a->hi - 1];                                                                              \
      if (UNUSUAL(a->lo - o->address > o->size || a->lo - o->address + (uint64_t)distance > o->size))                  \
        GENERAL(refrt_run_llvm_memory);                                                                                \
    }                                                                                                                  \
    *r = refrt_leaf(a->lo + (uint64_t)distance, a->hi);                                                                \
    NEXT;                                                                                                              \
  }
  CASE(GEP_SCALED)
  GEP(SLOT(in->b)->state == 0, refrt_mul_overflows((int64_t)SLOT(in->b)->lo, (int64_t)in->x, &distance))
  CASE(GEP_CONSTANT) GEP(1, (distance = (int64_t)in->x, 0))

  /* ------------------------------------------------------ control flow --- */

  /* br x, moves: to the block at x after its arguments got their values. */
  CASE(BR1) {
    *SLOT(in->r) = *SLOT(in->a);
    goto jump;
  }
  CASE(BR2) {
    *SLOT(in->r) = *SLOT(in->a);
    *SLOT((uint32_t)in->y) = *SLOT(in->b);
    goto jump;
  }
  CASE(BR_LIST) CASE(BR_PARALLEL) {
    run_moves(s, in);
    goto jump;
  }
  CASE(BR0) { goto jump; }

  /* cond-br a, x, y: unknown is undefined behaviour (C-COND). b and c are the
   * prices; an edge with moves leads to a br of its own. */
  CASE(COND_BR) {
    const refrt_value *a = SLOT(in->a);
    if (a->state != 0 && refrt_branch_on_unknown(vm, in, a))
      goto stopped;
    if (a->lo == 0)
      goto take_false;
    goto take_true;
  }

  /* switch a: the first case with that value, else the default (C-SWITCH). */
  CASE(SWITCH) {
    const refrt_value *a = SLOT(in->a);
    const refrt_edge *edge;
    if (a->state != 0 && refrt_branch_on_unknown(vm, in, a))
      goto stopped;
    edge = &in->wide->edges[switch_edge(in->wide, a)];
    CHARGE(edge->price);
    in = code + edge->target;
    DISPATCH;
  }

  /* assert a: false ends the program (C-ASSERT). */
  CASE(ASSERT) {
    const refrt_value *a = SLOT(in->a);
    if (a->state != 0 && refrt_branch_on_unknown(vm, in, a))
      goto stopped;
    if (a->lo != 0)
      NEXT;
    (void)refrt_failed_assert(vm, in);
    goto stopped;
  }

  /* assume a: the other case is undefined behaviour (L-ASSUME). */
  CASE(ASSUME) {
    const refrt_value *a = SLOT(in->a);
    vm->undetermined |= a->state == REFRT_CHOSEN;
    if (!refrt_leaf_is_unknown(a) && a->lo != 0)
      NEXT;
    (void)refrt_failed_assume(vm, in, a);
    goto stopped;
  }

  /* unreachable: undefined behaviour (U-UNREACH). */
  CASE(UNREACHABLE) {
    vm->pc = in;
    (void)refrt_trap_at(vm, REFRT_TRAP_UNREACHABLE, "control reached unreachable");
    goto stopped;
  }

  /* call x and call-indirect: a frame of its own, arguments by value (F-CALL,
   * F-IND). */
  CASE(CALL_INDIRECT) {
    callee = refrt_indirect_callee(vm, in, SLOT(in->a));
    first = 1;
    if (callee == NULL)
      goto stopped;
    goto enter;
  }
  CASE(CALL) {
    callee = &vm->code.functions[in->x];
    first = 0;
    goto enter;
  }

  /* return: results to the caller; stack allocations of the frame die (F-RET).
   * An unranked result's descriptor object moves to the caller (F-UNR). */
  CASE(RETURN) {
    const refrt_wide *w = in->wide;
    refrt_value *to;
    uint32_t i;
    vm->pc = in;
    frame = &vm->frames[vm->depth - 1];
    to = frame->results;
    for (i = 0; i < w->num_operands; to += w->operands[i++].leaves)
      copy_leaves(to, SLOT(w->operands[i].slot), w->operands[i].leaves);
    if (in->bits != 0) {
      if (refrt_keep_unranked(vm, w))
        goto stopped;
      frame = &vm->frames[vm->depth - 1];
    }
    in = frame->call;
    refrt_pop_frame(vm);
    if (vm->depth == base) {
      vm->fuel = fuel;
      return 0;
    }
    s = vm->frames[vm->depth - 1].slots;
    NEXT;
  }

  /* ----------------------------------------------------- general forms --- */

  /* One place for each family of opcodes.def: its refrt_run_* knows all the rules. */
#if !COMPUTED_GOTO
#define REFRT_OPCODE(NAME, TEXT, FAMILY, ...) PLACE_##FAMILY(NAME)
#include "refrt/opcodes.def"
#endif
#define RUN(FAMILY) run_##FAMILY : { GENERAL(refrt_run_##FAMILY); }
  RUN(aggregate)
  RUN(integer)
  RUN(cast)
  RUN(float)
  RUN(approx)
  RUN(memref)
  RUN(shape)
  RUN(copy)
  RUN(promise)
  RUN(lanes)
  RUN(vector)
  RUN(llvm_memory)
  RUN(effects)

  /* br without a fast form: the loader makes one for every branch. */
  CASE(BR) {
    vm->pc = in;
    (void)refrt_broken(vm, REFRT_E_INTERNAL);
    goto stopped;
  }

  LOOP_END

  /* The ends that several instructions share. */
settle:
  CHARGE(vm->owed);
  vm->owed = 0;
  if (!vm->chose)
    NEXT;
spread:
  refrt_spread_choice(vm, s, in->wide);
  NEXT;

jump:
  CHARGE(in->c);
  in = code + in->x;
  DISPATCH;

take_true:
  CHARGE(in->b);
  in = code + in->x;
  DISPATCH;

take_false:
  CHARGE(in->c);
  in = code + in->y;
  DISPATCH;

enter:
  vm->fuel = fuel;
  if (callee->entry == REFRT_NONE) {
    if (call_outside(vm, in, callee, s, first))
      goto stopped_outside;
    fuel = vm->fuel;
    CHARGE(vm->owed);
    vm->owed = 0;
    NEXT;
  }
  vm->pc = in;
  {
    const refrt_wide *w = in->wide;
    refrt_value *slots =
        refrt_push_frame(vm, callee, in, w->num_results == 0 ? NULL : SLOT(w->results[0].slot));
    uint32_t i, filled = 0;
    if (slots == NULL)
      goto stopped;
    for (i = first; i < w->num_operands && filled < callee->arg_leaves; filled += w->operands[i++].leaves)
      copy_leaves(slots + filled, SLOT(w->operands[i].slot), w->operands[i].leaves);
    s = slots;
    CHARGE(callee->price);
    in = code + callee->entry;
    DISPATCH;
  }

no_steps:
  /* What is left does not pay for the next block. */
  vm->pc = in;
  vm->fuel = 0;
  vm->owed = 0;
  (void)refrt_out_of_fuel(vm, REFRT_TRAP_STEPS);
  return 1;

stopped:
  vm->fuel = fuel;
stopped_outside:
  vm->owed = 0;
  /* Charged but not executed: the rest of the block in every frame. */
  vm->fuel += vm->pc->rest;
  for (first = vm->depth; first > base + 1; --first)
    vm->fuel += vm->frames[first - 1].call->rest;
  return 1;
}
/* clang-format on */
