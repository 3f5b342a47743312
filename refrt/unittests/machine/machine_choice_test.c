/*===-- machine_choice_test.c - random programs against every choice of undef ---===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Chains of instructions through registers and memory, beside choice_model.h:
 *
 *   the machine traps      only if some choice is undefined behaviour by COPIES, which
 *                          are choices by APART as well
 *   it goes on             only if no choice is, by APART (after freeze: for one of what
 *                          it can choose)
 *   it returns a number    only if nothing else can be; poison only if that can be
 *   it returns undef       only if each number can be
 *
 * All else is a refusal. Where one of the two ends would be right, refusals stay below
 * a share.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#include "refrt/unittests/machine/choice_model.h"

#include <stdlib.h>
#include <string.h>

/*===--------------------------------- machine -----------------------------===*/

static refrt_type type_of(machine *m, shape s) {
  int64_t lanes = s.lanes;
  refrt_type type = refrt_type_int(m->program, s.bits);
  return s.lanes == 1 ? type : refrt_type_vector(m->program, type, &lanes, 1);
}

static uint32_t alloca_of(machine *m, refrt_type type) {
  return emit_attr(m, REFRT_OP_LLVM_ALLOCA, 0, type, m->ptr, 0, constant(m, m->i64, 1), END_OF_LIST);
}

static void store(machine *m, refrt_type type, uint32_t v, uint32_t p) {
  (void)emit_attr(m, REFRT_OP_LLVM_STORE, 0, type, REFRT_NONE, 1, v, p, END_OF_LIST);
}

static uint32_t load(machine *m, refrt_type type, uint32_t p) {
  return emit_attr(m, REFRT_OP_LLVM_LOAD, 0, type, type, 1, p, END_OF_LIST);
}

static uint32_t build_memory(machine *m, const step *s, refrt_type from, refrt_type to, const uint32_t *v) {
  uint32_t at = alloca_of(m, m->i16), next;
  uint64_t one = 1;
  if (s->kind == SET) {
    (void)emit(m, REFRT_OP_MEMSET, m->i8, REFRT_NONE, at, v[0], constant(m, m->i64, 2), END_OF_LIST);
    return load(m, to, at);
  }
  store(m, from, v[0], at);
  if (s->kind == RECAST)
    return load(m, to, at);
  next = emit_attr(m, REFRT_OP_GEP, 0, m->i8, m->ptr, one, at, END_OF_LIST);
  if (s->kind == BYTE)
    return load(m, to, s->picks[0] == 0 ? at : next);
  {
    uint32_t other = alloca_of(m, m->i8);
    store(m, from, v[1], other);
    (void)emit(m, REFRT_OP_MEMCPY, m->i8, REFRT_NONE, next, other, constant(m, m->i64, 1), END_OF_LIST);
  }
  return load(m, to, at);
}

static uint32_t build_step(machine *m, const step *s, const shape *types, const uint32_t *v) {
  refrt_type result = type_of(m, s->type), type = s->num_operands == 0 ? result : type_of(m, types[0]);
  uint64_t attributes[4] = {0, 0, 0, 0};
  uint32_t i;
  switch (s->kind) {
  case CONSTANT:
    for (i = 0; i < s->type.lanes; ++i)
      attributes[2 * i] = s->picks[i];
    return emit_full(m, REFRT_OP_CONST, 0, result, &result, 1, attributes, 2 * s->type.lanes, NULL, 0);
  case COMPARE:
    attributes[0] = s->picks[0];
    return emit_full(m, REFRT_OP_CMPI, 0, type, &result, 1, attributes, 1, v, 2);
  case SHUFFLE:
    for (i = 0; i < 2; ++i)
      attributes[i] = s->picks[i] >= 4 ? UINT64_MAX : s->picks[i];
    return emit_full(m, REFRT_OP_SHUFFLEVECTOR, 0, type, &result, 1, attributes, 2, v, 2);
  case SPLAT:
    return emit_full(m, REFRT_OP_LANES, 0, result, &result, 1, attributes, 2, v, 1);
  case SELECT:
    return emit_full(m, REFRT_OP_SELECT, 0, result, &result, 1, NULL, 0, v, 3);
  case RECAST:
    if (!s->through_memory)
      return emit_full(m, REFRT_OP_BITCAST, 0, type, &result, 1, NULL, 0, v, 1);
    return build_memory(m, s, type, result, v);
  case BYTE:
  case SET:
  case JOIN:
    return build_memory(m, s, type, result, v);
  default:
    return emit_full(m, s->opcode, s->flags, type, &result, 1, NULL, 0, v, s->num_operands);
  }
}

static refrt_outcome_kind run_machine(machine *m, const program *p) {
  refrt_layout layout;
  refrt_type result;
  uint32_t values[MOST_STEPS] = {0}, i, k;
  refrt_layout_init(&layout);
  layout.big_endian = (uint8_t)p->big_endian;
  machine_start_layout(m, &layout);
  result = type_of(m, p->steps[p->count - 1].type);
  (void)begin_function(m, "f", result, END_OF_LIST);
  for (i = 0; i < p->count; ++i) {
    const step *s = &p->steps[i];
    shape types[3];
    uint32_t v[3];
    for (k = 0; k < s->num_operands; ++k) {
      types[k] = p->steps[s->operands[k]].type;
      v[k] = values[s->operands[k]];
    }
    values[i] = build_step(m, s, types, v);
  }
  if (p->branches) {
    uint32_t yes = new_block(m), no = new_block(m);
    emit_cond_br(m, values[p->count - 1], yes, no);
    m->block = yes;
    emit_return(m, constant(m, result, 1), END_OF_LIST);
    m->block = no;
    emit_return(m, constant(m, result, 0), END_OF_LIST);
  } else {
    emit_return(m, values[p->count - 1], END_OF_LIST);
  }
  return run(m);
}

/*===------------------------------ random programs ------------------------===*/

static uint64_t state;
static uint32_t below(uint32_t n) { return (uint32_t)((check_random(&state) >> 32) % n); }

static uint32_t put(program *p, step_kind k, shape type, refrt_opcode opcode, uint32_t num_operands, uint32_t a,
                    uint32_t b, uint32_t c) {
  step *s = &p->steps[p->count];
  memset(s, 0, sizeof *s);
  s->kind = k;
  s->type = type;
  s->opcode = opcode;
  s->num_operands = num_operands;
  s->operands[0] = a;
  s->operands[1] = b;
  s->operands[2] = c;
  return p->count++;
}

static uint32_t put_constant(program *p, shape type) {
  uint32_t at = put(p, CONSTANT, type, REFRT_OP_CONST, 0, 0, 0, 0);
  p->steps[at].picks[0] = below(1u << type.bits);
  p->steps[at].picks[1] = below(1u << type.bits);
  return at;
}

/* A value of the type, one that is there if luck will have it. */
static uint32_t pick(program *p, shape type) {
  uint32_t i, tries = below(3) == 0 ? 0 : p->count;
  for (i = 0; i < tries; ++i) {
    uint32_t at = below(p->count);
    if (same_shape(p->steps[at].type, type))
      return at;
  }
  if (type.bits < 8 && below(2) == 0)
    return put(p, UNDEF, type, REFRT_OP_UNDEF, 0, 0, 0, 0);
  return put_constant(p, type);
}

static shape shape_of(uint32_t lanes, uint32_t bits) {
  shape s;
  s.lanes = lanes;
  s.bits = bits;
  return s;
}

/* A wide lane of two; a type of fewer bits is read as a byte. */
static void put_recast(program *p, uint32_t a) {
  shape from = p->steps[a].type, to = from;
  uint32_t bits = from.lanes * from.bits, at, memory = below(2);
  if (from.lanes == 2)
    to = shape_of(1, bits);
  else if (bits % 2 == 0 && (bits == 16 || bits <= 8))
    to = shape_of(2, bits / 2);
  if (memory && bits < 8 && below(2) == 0)
    to = shape_of(1, 8);
  else if (memory && below(3) == 0)
    to = from;
  if (memory && from.lanes == 2 && from.bits == 8 && below(3) == 0) {
    at = put(p, BYTE, shape_of(1, 8), REFRT_OP_LLVM_LOAD, 1, a, 0, 0);
    p->steps[at].picks[0] = below(2);
    return;
  }
  at = put(p, RECAST, to, REFRT_OP_BITCAST, 1, a, 0, 0);
  p->steps[at].through_memory = (int)memory || same_shape(from, to);
}

static const refrt_opcode binaries[] = {REFRT_OP_ADD,  REFRT_OP_SUB,  REFRT_OP_MUL,  REFRT_OP_AND,  REFRT_OP_OR,
                                        REFRT_OP_XOR,  REFRT_OP_SHL,  REFRT_OP_SHRU, REFRT_OP_SHRS, REFRT_OP_DIVU,
                                        REFRT_OP_DIVS, REFRT_OP_REMU, REFRT_OP_REMS};

static uint32_t random_flags(refrt_opcode opcode) {
  if (below(4) != 0)
    return 0;
  switch (opcode) {
  case REFRT_OP_ADD:
  case REFRT_OP_SUB:
  case REFRT_OP_MUL:
  case REFRT_OP_SHL:
    return below(2) == 0 ? (uint32_t)REFRT_FLAG_NSW : (uint32_t)REFRT_FLAG_NUW;
  case REFRT_OP_SHRU:
  case REFRT_OP_SHRS:
  case REFRT_OP_DIVU:
  case REFRT_OP_DIVS:
    return REFRT_FLAG_EXACT;
  default:
    return 0;
  }
}

static void put_cast(program *p, uint32_t a) {
  static const uint32_t widths[] = {1, 2, 3, 4, 6, 8, 16};
  shape from = p->steps[a].type;
  uint32_t to = widths[below(from.lanes == 1 ? 7 : 4)];
  if (from.lanes == 2 && below(3) == 0)
    to = 8;
  if (to == from.bits)
    return;
  (void)put(p, CAST, shape_of(from.lanes, to),
            to < from.bits  ? REFRT_OP_TRUNC
            : below(2) == 0 ? REFRT_OP_ZEXT
                            : REFRT_OP_SEXT,
            1, a, 0, 0);
}

/* One more instruction that uses value `a`. */
static void put_step(program *p, uint32_t a, int *frozen) {
  shape type = p->steps[a].type, element = shape_of(1, type.bits);
  uint32_t at, b, index;
  refrt_opcode opcode;
  int large = type.bits == 16 || (type.bits == 8 && type.lanes == 2);
  switch (below(12)) {
  case 0:
  case 1:
  case 2:
    opcode = binaries[below(sizeof binaries / sizeof binaries[0])];
    b = large || below(2) == 0 ? put_constant(p, type) : pick(p, type);
    if (below(3) == 0)
      index = a, a = b, b = index;
    at = put(p, BINARY, type, opcode, 2, a, b, 0);
    p->steps[at].flags = random_flags(opcode);
    return;
  case 3:
    b = large || below(2) == 0 ? put_constant(p, type) : pick(p, type);
    at = put(p, COMPARE, shape_of(type.lanes, 1), REFRT_OP_CMPI, 2, a, b, 0);
    p->steps[at].picks[0] = below(REFRT_ICMP_COUNT);
    return;
  case 4:
    index = pick(p, shape_of(below(2) == 0 ? 1 : type.lanes, 1));
    b = large ? put_constant(p, type) : pick(p, type);
    (void)put(p, SELECT, type, REFRT_OP_SELECT, 3, index, a, b);
    return;
  case 5:
    if (*frozen || values_of(type) > 100)
      return;
    *frozen = 1;
    (void)put(p, FREEZE, type, REFRT_OP_FREEZE, 1, a, 0, 0);
    return;
  case 6:
    if (large)
      return;
    b = below(2) == 0 ? a : pick(p, type);
    index = below(2) == 0 ? put_constant(p, type) : pick(p, type);
    (void)put(p, FUNNEL, type, below(2) == 0 ? REFRT_OP_FSHL : REFRT_OP_FSHR, 3, a, b, index);
    return;
  case 7:
  case 8:
    if (type.lanes == 1) {
      if (type.bits <= 4 || type.bits == 8)
        (void)(type.bits == 8 && below(2) == 0
                   ? (below(2) == 0
                          ? put(p, SET, shape_of(2, 8), REFRT_OP_MEMSET, 1, a, 0, 0)
                          : put(p, JOIN, shape_of(2, 8), REFRT_OP_MEMCPY, 2, a, below(2) == 0 ? a : pick(p, type), 0))
                   : put(p, SPLAT, shape_of(2, type.bits), REFRT_OP_LANES, 1, a, 0, 0));
      return;
    }
    b = below(2) == 0 ? a : pick(p, type);
    at = put(p, SHUFFLE, type, REFRT_OP_SHUFFLEVECTOR, 2, a, large ? put_constant(p, type) : b, 0);
    p->steps[at].picks[0] = below(9) / 2;
    p->steps[at].picks[1] = below(9) / 2;
    return;
  case 9:
    if (type.lanes == 1)
      return;
    index = put_constant(p, shape_of(1, below(4) == 0 ? 2 : 1));
    if (below(4) == 0)
      index = pick(p, shape_of(1, 1 + below(2)));
    if (below(2) == 0)
      (void)put(p, EXTRACT, element, REFRT_OP_EXTRACTELEMENT, 2, a, index, 0);
    else
      (void)put(p, INSERT, type, REFRT_OP_INSERTELEMENT, 3, a, large ? put_constant(p, element) : pick(p, element),
                index);
    return;
  case 10:
    put_cast(p, a);
    return;
  default:
    put_recast(p, a);
    return;
  }
}

static void make_program(program *p, uint64_t seed) {
  uint32_t length, i;
  int frozen = 0;
  shape type;
  state = (seed + 1) * UINT64_C(0x9e3779b97f4a7c15);
  (void)below(2);
  p->count = 0;
  p->big_endian = (int)below(2);
  (void)put(p, UNDEF, shapes[below(SHAPES)], REFRT_OP_UNDEF, 0, 0, 0, 0);
  if (below(3) == 0)
    p->count = 0, (void)put(p, UNDEF, shape_of(1, below(2) == 0 ? 8 : 4), REFRT_OP_UNDEF, 0, 0, 0, 0);
  length = 2 + below(6);
  for (i = 0; i < length; ++i)
    put_step(p, below(3) == 0 ? below(p->count) : p->count - 1, &frozen);
  type = p->steps[p->count - 1].type;
  if (type.lanes == 2) {
    (void)put(p, RECAST, shape_of(1, 2 * type.bits), REFRT_OP_BITCAST, 1, p->count - 1, 0, 0);
    p->steps[p->count - 1].through_memory = type.bits >= 4 && below(2) == 0;
    type = p->steps[p->count - 1].type;
  }
  p->branches = below(5) != 0;
  if (p->branches && type.bits != 1) {
    uint32_t a = p->count - 1, b = put_constant(p, type), at;
    at = put(p, COMPARE, shape_of(1, 1), REFRT_OP_CMPI, 2, a, b, 0);
    p->steps[at].picks[0] = below(REFRT_ICMP_COUNT);
  }
}

/*===-------------------------------- the comparison -----------------------===*/

typedef struct tally {
  uint32_t traps, goes_on, refused, open, too_large;
} tally;

static void describe(const program *p) {
  static const char *const names[] = {"constant", "undef",   "binary", "compare", "select",  "freeze",
                                      "funnel",   "shuffle", "splat",  "insert",  "extract", "cast",
                                      "recast",   "byte",    "set",    "join"};
  uint32_t i, k;
  fprintf(stderr, "  %s endian%s\n", p->big_endian ? "big" : "little", p->branches ? ", branches" : "");
  for (i = 0; i < p->count; ++i) {
    const step *s = &p->steps[i];
    fprintf(stderr, "  %u: %ux%u %s %s flags %u picks %u %u memory %d of", i, s->type.lanes, s->type.bits,
            names[s->kind], refrt_opcode_name(s->opcode), s->flags, s->picks[0], s->picks[1], s->through_memory);
    for (k = 0; k < s->num_operands; ++k)
      fprintf(stderr, " %u", s->operands[k]);
    fprintf(stderr, "\n");
  }
}

static void check_program(uint64_t seed, tally *t) {
  static program p;
  static verdict copies, apart;
  machine m;
  refrt_outcome_kind got;
  int ok = 1, can_trap, can_go_on;
  make_program(&p, seed);
  memset(&copies, 0, sizeof copies);
  memset(&apart, 0, sizeof apart);
  model(&p, 0, COPIES, 0, &copies);
  model(&p, 0, APART, 0, &apart);
  if (copies.work >= MOST_WORK || apart.work >= MOST_WORK) {
    ++t->too_large;
    return;
  }
  can_trap = copies.some_undefined;
  can_go_on = apart.one_defined;
  got = run_machine(&m, &p);
  if (got == REFRT_TRAPPED) {
    ++t->traps;
    ok = can_trap;
  } else if (got == REFRT_RETURNED) {
    uint32_t returned = m.results[0].state;
    ++t->goes_on;
    ok = can_go_on;
    if (!p.branches && returned == REFRT_POISON)
      ok &= copies.is_poison;
    else if (!p.branches && returned == REFRT_UNDEF)
      ok &= copies.is_wide[0] && apart.is_wide[0];
    else if (!p.branches && returned != REFRT_DEPENDS)
      ok &= m.results[0].lo < sizeof apart.is_number && apart.is_number[m.results[0].lo];
    /* What follows from freeze is marked so. */
    if (!p.branches && returned == REFRT_DEFINED && !m.outcome.undetermined)
      ok &= apart.numbers == 1 && !apart.is_open;
  } else {
    ok = got == REFRT_REFUSED && strncmp(m.outcome.message, "undef: ", 7) == 0;
    ++*(can_trap || can_go_on ? &t->refused : &t->open);
  }
  CHECK_MSG(ok, "seed %llu: %s%s, but it %s undefined and %s", (unsigned long long)seed,
            got == REFRT_TRAPPED    ? "traps: "
            : got == REFRT_RETURNED ? "goes on"
                                    : "is refused: ",
            m.outcome.message, can_trap ? "can be" : "is not surely ever",
            can_go_on ? "need not be" : "perhaps always is");
  if (!ok && check_failed <= 20)
    describe(&p);
  machine_end(&m);
}

int main(int argc, char **argv) {
  tally t = {0, 0, 0, 0, 0};
  uint64_t seed, seeds = argc > 1 ? strtoull(argv[1], NULL, 10) : 4000;
  uint32_t decided;
  for (seed = 0; seed < seeds; ++seed)
    check_program(argc > 2 ? strtoull(argv[2], NULL, 10) : seed, &t);
  decided = t.traps + t.goes_on;
  printf("%u trap, %u go on, %u refused, %u open and refused, %u too large\n", t.traps, t.goes_on, t.refused, t.open,
         t.too_large);
  /* Each end is there; two in three that can be decided are. */
  CHECK(t.traps > seeds / 20 && t.goes_on > seeds / 20 && t.open != 0);
  CHECK(t.refused * 2 < decided && t.too_large * 10 < seeds);
  return check_finish();
}
