/*===-- truth_integer_test.c - integer instructions against mathematics -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every opcode with integer lanes, with every set of its flags and every
 * attribute. The machine's result is compared with the number that the operation's text
 * defines, computed by the host in a type wide enough to hold it. Widths 1 to 8
 * exhaustively, as scalars and as vectors (three operands of 7 and 8 bits as
 * vectors only); 9 to 64 and index with corners and random numbers. A result
 * that does not fit a flag's promise must be poison, what is undefined a trap. Must not use number/ops_int.h, which it
 * judges. Rules of conformance/spec/arith.md. An opcode without a row in `truth` fails the test.
 *===----------------------------------------------------------------------===*/
#include "refrt/program/opcode.h"
#include "refrt/unittests/machine.h"

#if defined(__SIZEOF_INT128__)
__extension__ typedef __int128 number;
__extension__ typedef unsigned __int128 natural;
enum { MOST_BITS = 64 };
#else
typedef int64_t number;
typedef uint64_t natural;
enum { MOST_BITS = 32 };
#endif

/* What must happen: poison, a trap, or one or two results of `bits` each. */
typedef struct verdict {
  int poison;
  refrt_trap trap; /* REFRT_TRAP_COUNT: none */
  uint64_t r[2];
} verdict;

typedef struct operation {
  refrt_opcode op;
  uint32_t flags;
  uint64_t attr;
  uint32_t bits, to; /* operands; result of a cast */
} operation;

static uint64_t mask(uint32_t bits) { return bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1; }
static number signed_of(uint64_t v, uint32_t bits) {
  return v >> (bits - 1) != 0 ? (number)v - ((number)1 << (bits - 1)) * 2 : (number)v;
}
static uint64_t wrap(number v, uint32_t bits) { return (uint64_t)v & mask(bits); }
static int fits_signed(number v, uint32_t bits) {
  number half = (number)1 << (bits - 1);
  return v >= -half && v < half;
}
static int fits_unsigned(number v, uint32_t bits) { return v >= 0 && v <= (number)mask(bits); }

/* A number that add, sub, mul or shl must reach: poison where a flag says so.
 * `u` and `s` are the results of unsigned and of signed operands. */
static verdict promised(const operation *o, natural u, int u_wraps, number s) {
  verdict v = {0, REFRT_TRAP_COUNT, {0, 0}};
  v.r[0] = (uint64_t)u & mask(o->bits);
  v.poison =
      ((o->flags & REFRT_FLAG_NSW) != 0 && !fits_signed(s, o->bits)) || ((o->flags & REFRT_FLAG_NUW) != 0 && u_wraps);
  return v;
}

static verdict divided(const operation *o, number a, number b, int up, int down) {
  verdict v = {0, REFRT_TRAP_COUNT, {0, 0}};
  number q, r;
  if (b == 0) {
    v.trap = REFRT_TRAP_DIVISION_BY_ZERO;
    return v;
  }
  q = a / b;
  r = a % b;
  /* Only the smallest value by -1 leaves the signed range. */
  if (b == -1 && !fits_signed(q, o->bits)) {
    v.trap = REFRT_TRAP_DIVISION_OVERFLOW;
    return v;
  }
  if (r != 0 && up && (r < 0) == (b < 0))
    ++q;
  if (r != 0 && down && (r < 0) != (b < 0))
    --q;
  v.r[0] = wrap(o->op == REFRT_OP_REMU || o->op == REFRT_OP_REMS ? r : q, o->bits);
  v.poison = (o->flags & REFRT_FLAG_EXACT) != 0 && r != 0;
  return v;
}

static verdict shifted(const operation *o, uint64_t a, uint64_t by) {
  verdict v = {0, REFRT_TRAP_COUNT, {0, 0}};
  number power, s = signed_of(a, o->bits), from = o->op == REFRT_OP_SHRS ? s : (number)a, q;
  if (by >= o->bits) {
    v.poison = 1;
    return v;
  }
  power = (number)1 << by;
  if (o->op == REFRT_OP_SHL)
    return promised(o, (natural)a * (natural)power, (natural)a * (natural)power > mask(o->bits), s * power);
  q = from / power - (from % power < 0); /* downwards */
  v.r[0] = wrap(q, o->bits);
  v.poison = (o->flags & REFRT_FLAG_EXACT) != 0 && from % power != 0;
  return v;
}

static verdict value(uint64_t first, uint64_t second) {
  verdict v = {0, REFRT_TRAP_COUNT, {0, 0}};
  v.r[0] = first;
  v.r[1] = second;
  return v;
}
static verdict poison_if(verdict v, int poison) {
  v.poison = poison;
  return v;
}

static uint64_t compared(refrt_icmp p, uint64_t a, uint64_t b, number s, number t) {
  switch (p) {
  case REFRT_ICMP_EQ:
    return a == b;
  case REFRT_ICMP_NE:
    return a != b;
  case REFRT_ICMP_SLT:
    return s < t;
  case REFRT_ICMP_SLE:
    return s <= t;
  case REFRT_ICMP_SGT:
    return s > t;
  case REFRT_ICMP_SGE:
    return s >= t;
  case REFRT_ICMP_ULT:
    return a < b;
  case REFRT_ICMP_ULE:
    return a <= b;
  case REFRT_ICMP_UGT:
    return a > b;
  case REFRT_ICMP_UGE:
    return a >= b;
  case REFRT_ICMP_COUNT:
    break;
  }
  return 0;
}

static uint64_t count_bits(uint64_t a, uint32_t bits, int from_top, int ones) {
  uint64_t count = 0;
  uint32_t i;
  for (i = 0; i < bits; ++i) {
    int bit = (int)(a >> (from_top ? bits - 1 - i : i) & 1);
    if (!ones && bit)
      break;
    count += ones ? (uint64_t)bit : 1;
  }
  return count;
}

static verdict saturated(const operation *o, number exact, int is_signed) {
  number least = is_signed ? -((number)1 << (o->bits - 1)) : 0;
  number most = is_signed ? ((number)1 << (o->bits - 1)) - 1 : (number)mask(o->bits);
  return value(wrap(exact < least ? least : exact > most ? most : exact, o->bits), 0);
}

/* Groups of bits in reverse order. */
static uint64_t reversed(uint64_t a, uint32_t bits, uint32_t group) {
  uint64_t r = 0;
  uint32_t i;
  for (i = 0; i + group <= bits; i += group)
    r |= (a >> i & mask(group)) << (bits - group - i);
  return r;
}

/* Of the bits of a and then b, those from `from` on. */
static uint64_t funnel(uint64_t a, uint64_t b, uint32_t bits, uint32_t from) {
  uint64_t r = 0;
  uint32_t i;
  for (i = 0; i < bits; ++i) {
    uint32_t at = from + i; /* from the top of a */
    r = r << 1 | ((at < bits ? a >> (bits - 1 - at) : b >> (2 * bits - 1 - at)) & 1);
  }
  return r;
}

/* From the top bit of the power down; 1 / a^-b rounds towards zero. */
static verdict powered(const operation *o, uint64_t a, number power) {
  verdict v = value(0, 0);
  uint64_t r = 1;
  uint32_t bit;
  if (power < 0) {
    if (a == 0)
      v.trap = REFRT_TRAP_DIVISION_BY_ZERO;
    else if (signed_of(a, o->bits) == -1)
      v.r[0] = power % 2 != 0 ? a : 1;
    else
      v.r[0] = a == 1;
    return v;
  }
  for (bit = o->bits; bit-- > 0;) {
    r = (uint64_t)((natural)r * r) & mask(o->bits);
    if ((power >> bit & 1) != 0)
      r = (uint64_t)((natural)r * a) & mask(o->bits);
  }
  v.r[0] = r;
  return v;
}

/* 1 and the verdict, or 0 for an opcode that has no row here. */
static int truth(const operation *o, uint64_t a, uint64_t b, uint64_t c, verdict *v) {
  const uint32_t n = o->bits;
  const number s = signed_of(a, n), t = signed_of(b, n);
  const natural product = (natural)a * b;
  const uint64_t sum = (a + b) & mask(n), difference = (a - b) & mask(n);
  switch (o->op) {
  case REFRT_OP_ADD:
    *v = promised(o, (natural)a + b, (natural)a + b > mask(n), s + t);
    return 1;
  case REFRT_OP_SUB:
    *v = promised(o, (natural)a - b, a < b, s - t);
    return 1;
  case REFRT_OP_MUL:
    *v = promised(o, product, product > mask(n), s * t);
    return 1;
  case REFRT_OP_DIVU:
    *v = divided(o, (number)a, (number)b, 0, 0);
    return 1;
  case REFRT_OP_DIVS:
    *v = divided(o, s, t, 0, 0);
    return 1;
  case REFRT_OP_REMU:
    *v = divided(o, (number)a, (number)b, 0, 0);
    return 1;
  case REFRT_OP_REMS:
    *v = divided(o, s, t, 0, 0);
    return 1;
  case REFRT_OP_CEILDIVU:
    *v = divided(o, (number)a, (number)b, 1, 0);
    return 1;
  case REFRT_OP_CEILDIVS:
    *v = divided(o, s, t, 1, 0);
    return 1;
  case REFRT_OP_FLOORDIVS:
    *v = divided(o, s, t, 0, 1);
    return 1;
  case REFRT_OP_AND:
    *v = value(a & b, 0);
    return 1;
  case REFRT_OP_OR:
    *v = poison_if(value(a | b, 0), (o->flags & REFRT_FLAG_DISJOINT) != 0 && (a & b) != 0);
    return 1;
  case REFRT_OP_XOR:
    *v = value(a ^ b, 0);
    return 1;
  case REFRT_OP_SHL:
  case REFRT_OP_SHRU:
  case REFRT_OP_SHRS:
    *v = shifted(o, a, b);
    return 1;
  case REFRT_OP_MAXS:
    *v = value(s > t ? a : b, 0);
    return 1;
  case REFRT_OP_MAXU:
    *v = value(a > b ? a : b, 0);
    return 1;
  case REFRT_OP_MINS:
    *v = value(s < t ? a : b, 0);
    return 1;
  case REFRT_OP_MINU:
    *v = value(a < b ? a : b, 0);
    return 1;
  case REFRT_OP_ADDU_EXTENDED:
  case REFRT_OP_ADDU_OVERFLOW:
    *v = value(sum, (natural)a + b > mask(n));
    return 1;
  case REFRT_OP_ADDS_OVERFLOW:
    *v = value(sum, !fits_signed(s + t, n));
    return 1;
  case REFRT_OP_SUBU_OVERFLOW:
    *v = value(difference, a < b);
    return 1;
  case REFRT_OP_SUBS_OVERFLOW:
    *v = value(difference, !fits_signed(s - t, n));
    return 1;
  case REFRT_OP_MULU_OVERFLOW:
    *v = value((uint64_t)product & mask(n), product > mask(n));
    return 1;
  case REFRT_OP_MULS_OVERFLOW:
    *v = value(wrap(s * t, n), !fits_signed(s * t, n));
    return 1;
  case REFRT_OP_MULU_EXTENDED:
    *v = value((uint64_t)product & mask(n), (uint64_t)(product >> n) & mask(n));
    return 1;
  case REFRT_OP_MULS_EXTENDED:
    *v = value(wrap(s * t, n), (uint64_t)((natural)(s * t) >> n) & mask(n));
    return 1;
  case REFRT_OP_CMPI:
    *v = value(compared((refrt_icmp)o->attr, a, b, s, t), 0);
    return 1;
  case REFRT_OP_ABS:
    *v = poison_if(value(wrap(s < 0 ? -s : s, n), 0), o->attr != 0 && !fits_signed(-s, n));
    return 1;
  case REFRT_OP_CTLZ:
    *v = poison_if(value(count_bits(a, n, 1, 0) & mask(n), 0), o->attr != 0 && a == 0);
    return 1;
  case REFRT_OP_CTTZ:
    *v = poison_if(value(count_bits(a, n, 0, 0) & mask(n), 0), o->attr != 0 && a == 0);
    return 1;
  case REFRT_OP_IPOWI:
    *v = powered(o, a, t);
    return 1;
  case REFRT_OP_CTPOP:
    *v = value(count_bits(a, n, 0, 1) & mask(n), 0);
    return 1;
  case REFRT_OP_SEXT:
    *v = value(wrap(s, o->to), 0);
    return 1;
  case REFRT_OP_ZEXT:
    *v = poison_if(value(a, 0), (o->flags & REFRT_FLAG_NNEG) != 0 && s < 0);
    return 1;
  case REFRT_OP_TRUNC:
    *v = poison_if(value(a & mask(o->to), 0),
                   ((o->flags & REFRT_FLAG_NSW) != 0 && !fits_signed(s, o->to)) ||
                       ((o->flags & REFRT_FLAG_NUW) != 0 && !fits_unsigned((number)a, o->to)));
    return 1;
  case REFRT_OP_CASTS:
    *v = value(wrap(s, o->to), 0);
    return 1;
  case REFRT_OP_CASTU:
    *v = value(wrap((number)a, o->to), 0);
    return 1;
  case REFRT_OP_ADDS_SAT:
    *v = saturated(o, s + t, 1);
    return 1;
  case REFRT_OP_ADDU_SAT:
    *v = saturated(o, (number)a + (number)b, 0);
    return 1;
  case REFRT_OP_SUBS_SAT:
    *v = saturated(o, s - t, 1);
    return 1;
  case REFRT_OP_SUBU_SAT:
    *v = saturated(o, (number)a - (number)b, 0);
    return 1;
  case REFRT_OP_SHLS_SAT:
    *v = b < n ? saturated(o, s * ((number)1 << b), 1) : poison_if(value(0, 0), 1);
    return 1;
  case REFRT_OP_SHLU_SAT:
    *v = b < n ? saturated(o, (number)a * ((number)1 << b), 0) : poison_if(value(0, 0), 1);
    return 1;
  case REFRT_OP_BSWAP:
    *v = value(reversed(a, n, 8), 0);
    return 1;
  case REFRT_OP_BITREVERSE:
    *v = value(reversed(a, n, 1), 0);
    return 1;
  case REFRT_OP_FSHL:
    *v = value(funnel(a, b, n, (uint32_t)(c % n)), 0);
    return 1;
  case REFRT_OP_FSHR:
    *v = value(funnel(a, b, n, n - (uint32_t)(c % n)), 0);
    return 1;
  default:
    return 0;
  }
}

static int is_cast(refrt_opcode op) { return strcmp(refrt_opcode_rows[op].signature, "t:a") == 0; }
static int gives_float(refrt_opcode op) { return op == REFRT_OP_SITOFP || op == REFRT_OP_UITOFP; }
static int gives_pair(refrt_opcode op) {
  const char *results = strchr(refrt_opcode_rows[op].signature, ':') + 1;
  return strlen(results) == 2 || (results[0] == 'a' && !is_cast(op));
}
static uint32_t operands_of(refrt_opcode op) {
  return (uint32_t)(strchr(refrt_opcode_rows[op].signature, ':') - refrt_opcode_rows[op].signature);
}
static uint64_t attributes_of(refrt_opcode op) {
  switch (refrt_opcode_shape(op)) {
  case REFRT_SHAPE_ICMP:
    return REFRT_ICMP_COUNT;
  case REFRT_SHAPE_BIT:
    return 2;
  default:
    return 1;
  }
}

/* All operations of one width in one program; 0 bits: index. */
enum { MOST_OPERATIONS = 400, MOST_LANES = 256 };
/* Triples of wider integers are run as lanes only. */
enum { MOST_SCALAR_TRIPLES = 6 };
typedef struct bench {
  machine m;
  operation list[MOST_OPERATIONS];
  refrt_symbol scalar[MOST_OPERATIONS], vector[MOST_OPERATIONS];
  uint32_t count, lanes;
} bench;

static refrt_type shaped(machine *m, refrt_type element, uint32_t lanes) {
  const int64_t shape = (int64_t)lanes;
  return lanes == 0 ? element : refrt_type_vector(m->program, element, &shape, 1);
}

/* f(operands) -> (results), on vectors if there are lanes. */
static refrt_symbol function_of(machine *m, const operation *o, refrt_type operand, refrt_type cast_to,
                                uint32_t lanes) {
  const char *results = strchr(refrt_opcode_rows[o->op].signature, ':') + 1;
  const uint32_t count = operands_of(o->op);
  const int has_attribute = refrt_opcode_shape(o->op) != REFRT_SHAPE_NONE;
  refrt_type type = shaped(m, operand, lanes), carry = shaped(m, m->i1, lanes), types[2], args[3];
  uint32_t num_results = (uint32_t)strlen(results), i, values[2];
  char name[16];
  for (i = 0; i < num_results; ++i)
    types[i] = results[i] == 'c' ? carry : results[i] == 't' ? type : shaped(m, cast_to, lanes);
  if (results[0] == 'a' && !is_cast(o->op)) {
    types[0] = type;
    types[1] = carry;
    types[0] = refrt_type_struct(m->program, types, 2, 0);
  }
  for (i = 0; i < count; ++i)
    args[i] = type;
  (void)snprintf(name, sizeof name, "f%u", refrt_program_num_functions(m->program));
  m->function =
      refrt_program_add_function(m->program, name, function_type(m, args, count, types, num_results), 0, REFRT_NONE);
  m->block = new_block(m);
  for (i = 0; i < count; ++i)
    m->args[i] = block_argument(m, m->block, type);
  values[0] = emit_full(m, o->op, o->flags, type, types, num_results, &o->attr, has_attribute ? 1 : 0, m->args, count);
  values[1] = values[0] + 1;
  (void)emit_full(m, REFRT_OP_RETURN, 0, REFRT_NONE, NULL, 0, NULL, 0, values, num_results);
  return m->function;
}

static void add_operation(bench *b, operation o, refrt_type operand, refrt_type to) {
  CHECK(b->count < MOST_OPERATIONS);
  if (b->count == MOST_OPERATIONS)
    return;
  b->list[b->count] = o;
  b->scalar[b->count] = function_of(&b->m, &o, operand, to, 0);
  b->vector[b->count] = b->lanes != 0 ? function_of(&b->m, &o, operand, to, b->lanes) : REFRT_NONE;
  ++b->count;
}

/* Whether the verifier takes a cast between those widths. */
static int may_cast(refrt_opcode op, uint32_t from, uint32_t to) {
  if (op == REFRT_OP_SEXT || op == REFRT_OP_ZEXT)
    return from < to;
  return op == REFRT_OP_TRUNC ? from > to : 1;
}

static int starts(bench *b, uint32_t bits, int is_index, uint32_t lanes) {
  refrt_layout layout;
  uint32_t op;
  refrt_type operand;
  refrt_layout_init(&layout);
  if (is_index)
    layout.index_bits = (uint8_t)bits;
  machine_start_layout(&b->m, &layout);
  b->count = 0;
  b->lanes = lanes;
  operand = is_index ? b->m.index : refrt_type_int(b->m.program, bits);
  for (op = 0; op < REFRT_OP_COUNT; ++op) {
    operation o = {(refrt_opcode)op, 0, 0, bits, bits};
    verdict v;
    uint32_t flags = refrt_opcode_rows[op].flags, to;
    refrt_lanes kind = refrt_opcode_lanes((refrt_opcode)op);
    if ((kind != REFRT_LANES_INTEGER && kind != REFRT_LANES_COMPARED) || gives_float((refrt_opcode)op))
      continue;
    CHECK_MSG(truth(&o, 0, 1, 0, &v), "opcode %s has no row in `truth` of this file", refrt_opcode_name(o.op));
    if (!truth(&o, 0, 1, 0, &v))
      continue;
    if (o.op == REFRT_OP_BSWAP && bits % 16 != 0)
      continue; /* the verifier rejects it */
    o.flags = flags;
    for (;;) { /* every subset of the flags */
      for (o.attr = 0; o.attr < attributes_of(o.op); ++o.attr) {
        if (!is_cast(o.op)) {
          add_operation(b, o, operand, operand);
        } else if (o.op == REFRT_OP_CASTS || o.op == REFRT_OP_CASTU) {
          o.to = b->m.layout.index_bits; /* one side is index */
          for (to = 1; to <= 8 && is_index; ++to) {
            o.to = to;
            add_operation(b, o, operand, refrt_type_int(b->m.program, to));
          }
          if (!is_index && o.to <= MOST_BITS)
            add_operation(b, o, operand, b->m.index);
        } else if (!is_index) {
          for (to = 1; to <= MOST_BITS; to += to < 9 ? 1 : 11) {
            o.to = to;
            if (may_cast(o.op, bits, to))
              add_operation(b, o, operand, refrt_type_int(b->m.program, to));
          }
        }
      }
      if (o.flags == 0)
        break;
      o.flags = (o.flags - 1) & flags;
    }
  }
  return machine_ready(&b->m);
}

static void judge(const operation *o, uint64_t x, uint64_t y, uint64_t z, const verdict *v, const refrt_value *first,
                  const refrt_value *second) {
  int ok = v->poison ? first->state == REFRT_POISON && (!gives_pair(o->op) || second->state == REFRT_POISON)
                     : first->state == REFRT_DEFINED && first->lo == v->r[0] && first->hi == 0 &&
                           (!gives_pair(o->op) ||
                            (second->state == REFRT_DEFINED && second->lo == v->r[1] && second->hi == 0));
  CHECK_MSG(ok, "%s i%u to i%u flags %x attr %u of 0x%llx, 0x%llx, 0x%llx: state %u, 0x%llx; must be %s 0x%llx",
            refrt_opcode_name(o->op), o->bits, o->to, o->flags, (unsigned)o->attr, (unsigned long long)x,
            (unsigned long long)y, (unsigned long long)z, first->state, (unsigned long long)first->lo,
            v->poison ? "poison, not" : "", (unsigned long long)v->r[0]);
}

static void run_scalar(bench *b, uint32_t i, uint64_t x, uint64_t y, uint64_t z) {
  const operation *o = &b->list[i];
  refrt_value args[3];
  verdict v;
  uint32_t results = gives_pair(o->op) ? 2 : 1;
  args[0] = leaf(x);
  args[1] = leaf(y);
  args[2] = leaf(z);
  (void)truth(o, x, y, z, &v);
  (void)refrt_vm_call(b->m.vm, b->scalar[i], args, operands_of(o->op), b->m.results, results, &b->m.outcome);
  if (v.trap != REFRT_TRAP_COUNT) {
    CHECK_MSG(b->m.outcome.kind == REFRT_TRAPPED && b->m.outcome.trap == v.trap, "%s i%u of 0x%llx, 0x%llx: no %s",
              refrt_opcode_name(o->op), o->bits, (unsigned long long)x, (unsigned long long)y, refrt_trap_name(v.trap));
    return;
  }
  CHECK_MSG(b->m.outcome.kind == REFRT_RETURNED, "%s i%u of 0x%llx, 0x%llx: %s", refrt_opcode_name(o->op), o->bits,
            (unsigned long long)x, (unsigned long long)y, b->m.outcome.message);
  if (b->m.outcome.kind == REFRT_RETURNED)
    judge(o, x, y, z, &v, &b->m.results[0], &b->m.results[1]);
}

/* Runs lanes and judges each. */
static void run_lanes(bench *b, uint32_t i, const refrt_value *args) {
  static refrt_value results[2 * MOST_LANES];
  const operation *o = &b->list[i];
  const uint32_t operands = operands_of(o->op), n = b->lanes;
  uint32_t lane;
  verdict v;
  (void)refrt_vm_call(b->m.vm, b->vector[i], args, operands * n, results, (gives_pair(o->op) ? 2 : 1) * n,
                      &b->m.outcome);
  CHECK_MSG(b->m.outcome.kind == REFRT_RETURNED, "%s on lanes: %s", refrt_opcode_name(o->op), b->m.outcome.message);
  for (lane = 0; lane < n && b->m.outcome.kind == REFRT_RETURNED; ++lane) {
    uint64_t x = args[lane].lo, y = operands > 1 ? args[n + lane].lo : 0, z = operands > 2 ? args[2 * n + lane].lo : 0;
    (void)truth(o, x, y, z, &v);
    judge(o, x, y, z, &v, &results[lane], &results[n + lane]);
  }
}

/* One x with every y as lanes; a y that would trap is replaced by one that does
 * not, and where there is none nothing is run. */
static void run_vector(bench *b, uint32_t i, uint64_t x) {
  static refrt_value args[2 * MOST_LANES];
  const operation *o = &b->list[i];
  const int unary = operands_of(o->op) == 1;
  uint64_t safe = 0;
  uint32_t lane;
  verdict v;
  while (safe <= mask(o->bits) && truth(o, x, safe, 0, &v) && v.trap != REFRT_TRAP_COUNT)
    ++safe;
  if (safe > mask(o->bits))
    return;
  for (lane = 0; lane < b->lanes; ++lane) {
    args[lane] = leaf(unary ? (x + lane) & mask(o->bits) : x);
    (void)truth(o, x, lane, 0, &v);
    args[b->lanes + lane] = leaf(v.trap != REFRT_TRAP_COUNT ? safe : lane);
  }
  run_lanes(b, i, args);
}

/* One x and one y with every z as lanes. */
static void run_triples(bench *b, uint32_t i, uint64_t x, uint64_t y) {
  static refrt_value args[3 * MOST_LANES];
  uint32_t lane;
  for (lane = 0; lane < b->lanes; ++lane) {
    args[lane] = leaf(x);
    args[b->lanes + lane] = leaf(y);
    args[2 * b->lanes + lane] = leaf(lane);
  }
  run_lanes(b, i, args);
}

/* Operations of three operands are those that do not trap. */
static void test_ternary(bench *b, uint32_t bits) {
  uint64_t x, y, z, last = mask(bits);
  uint32_t i, seen = 0;
  if (starts(b, bits, 0, 1u << bits))
    for (i = 0; i < b->count; ++i) {
      if (operands_of(b->list[i].op) != 3)
        continue;
      ++seen;
      for (x = 0; x <= last; ++x)
        for (y = 0; y <= last; ++y) {
          run_triples(b, i, x, y);
          for (z = 0; z <= last && bits <= MOST_SCALAR_TRIPLES; ++z)
            run_scalar(b, i, x, y, z);
        }
    }
  CHECK(seen >= 2);
  machine_end(&b->m);
}

static void test_exhaustive(bench *b, uint32_t bits) {
  uint64_t x, y, last = mask(bits);
  uint32_t i;
  if (starts(b, bits, 0, 1u << bits))
    for (i = 0; i < b->count; ++i)
      for (x = 0; x <= last; ++x) {
        const int unary = operands_of(b->list[i].op) == 1;
        if (operands_of(b->list[i].op) == 3)
          break; /* test_ternary */
        for (y = 0; y <= (unary ? 0 : last); ++y)
          run_scalar(b, i, x, y, 0);
        if (!unary || x == 0)
          run_vector(b, i, x);
      }
  machine_end(&b->m);
}

/* 0, 1, -1, both ends of both ranges, single bits, runs of ones, and their
 * neighbours; else random numbers of random length. */
static uint64_t pick(uint64_t *seed, uint32_t bits) {
  uint64_t r = check_random(seed), v = check_random(seed);
  switch (r & 3) {
  case 0:
    v = UINT64_C(1) << (r >> 8) % bits;
    break;
  case 1:
    v = mask((uint32_t)(r >> 8) % (bits + 1));
    break;
  case 2:
    v >>= (r >> 8) % 64;
    break;
  default:
    break;
  }
  if ((r & 4) != 0)
    v += (r >> 16) % 5 - 2;
  if ((r & 8) != 0)
    v = ~v + 1;
  return v & mask(bits);
}

static void test_random(bench *b, uint32_t bits, int is_index, uint32_t rounds, uint64_t *seed) {
  uint32_t i, round;
  if (starts(b, bits, is_index, 0))
    for (i = 0; i < b->count; ++i)
      for (round = 0; round < rounds; ++round) {
        uint64_t x = pick(seed, bits), y = pick(seed, bits);
        if ((round & 3) == 0)
          y %= bits + 1; /* shift amounts, small divisors */
        run_scalar(b, i, x, y, pick(seed, bits));
      }
  machine_end(&b->m);
}

int main(void) {
  static bench b;
  uint64_t seed = 4;
  uint32_t bits;
  for (bits = 1; bits <= 8; ++bits) {
    test_exhaustive(&b, bits);
    test_ternary(&b, bits);
  }
  for (bits = 9; bits <= MOST_BITS; ++bits)
    test_random(&b, bits, 0, bits % 32 == 0 || bits == 16 ? 2000 : 200, &seed);
  test_random(&b, 16, 1, 2000, &seed);
  test_random(&b, 32, 1, 2000, &seed);
  if (MOST_BITS >= 64)
    test_random(&b, 64, 1, 2000, &seed);
  return check_finish();
}
