/*===-- choice_model.h - small programs and all their choices ----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Chains of instructions on integers of 1 to 16 bits and vectors of two lanes. The
 * model keeps of each value the set of all it can be, lanes together. Each use of a
 * value takes one of the set (LangRef: undef "can arbitrarily change its value").
 * Whether one use that is copied to two lanes is one choice, LangRef does not say, so
 * that there are two readings. Both lanes are the same (COPIES), or each is chosen
 * (APART). freeze chooses once: the rest is modelled for each choice. Must not know
 * the machine.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_UNITTESTS_CHOICE_MODEL_H
#define REFRT_UNITTESTS_CHOICE_MODEL_H

#include "refrt/refrt.h"

#include <string.h>

/*===---------------------------------- values -----------------------------===*/

enum { MOST_VALUES = 257 * 257, MOST_STEPS = 32, MOST_WORK = 1 << 21 };

/* One or two lanes. A value of it: a lane is a number, or 1 << bits for poison. */
typedef struct shape {
  uint32_t lanes;
  uint32_t bits;
} shape;

static const shape shapes[] = {{1, 1},  {1, 2}, {1, 3}, {1, 4}, {1, 6}, {1, 8},
                               {1, 16}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {2, 8}};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

static uint32_t poison_of(shape s) { return 1u << s.bits; }
static uint32_t values_of(shape s) { return s.lanes == 1 ? poison_of(s) + 1 : (poison_of(s) + 1) * (poison_of(s) + 1); }
static uint32_t lane(shape s, uint32_t v, uint32_t i) {
  return i == 0 && s.lanes == 1 ? v : i == 0 ? v % (poison_of(s) + 1) : v / (poison_of(s) + 1);
}
static uint32_t value(shape s, uint32_t first, uint32_t second) {
  return s.lanes == 1 ? first : first + second * (poison_of(s) + 1);
}
static int has_poison(shape s, uint32_t v) {
  return lane(s, v, 0) == poison_of(s) || (s.lanes == 2 && lane(s, v, 1) == poison_of(s));
}
static uint32_t all_poison(shape s) { return value(s, poison_of(s), poison_of(s)); }
static int same_shape(shape a, shape b) { return a.lanes == b.lanes && a.bits == b.bits; }
static int64_t as_signed(uint32_t v, uint32_t bits) {
  return (int64_t)v - (v >> (bits - 1) != 0 ? (int64_t)1 << bits : 0);
}

/*===--------------------------------- programs ----------------------------===*/

typedef enum step_kind {
  CONSTANT,
  UNDEF,
  BINARY,  /* opcode and flags */
  COMPARE, /* picks: the predicate */
  SELECT,
  FREEZE,
  FUNNEL,
  SHUFFLE, /* picks: lanes 0 to 3, 4 for poison */
  SPLAT,
  INSERT, /* vector, element, lane */
  EXTRACT,
  CAST,
  RECAST, /* the same bits, through a bitcast, or through memory */
  BYTE,   /* of two in memory, picks[0] */
  SET,    /* two bytes set to one */
  JOIN    /* two bytes, one copied behind the other by memcpy */
} step_kind;

typedef struct step {
  step_kind kind;
  shape type;
  uint32_t operands[3];
  uint32_t num_operands;
  refrt_opcode opcode;
  uint32_t flags;
  uint32_t picks[2];
  int through_memory;
} step;

typedef struct program {
  step steps[MOST_STEPS];
  uint32_t count;
  int big_endian;
  int branches; /* the last value is i1 and decides where to go */
} program;

/*===---------------------------------- lanes ------------------------------===*/

/* One lane of an instruction with two operands; 1 if it is undefined behaviour. */
static int binary_lane(const step *s, uint32_t bits, uint32_t a, uint32_t b, uint32_t *r) {
  uint32_t poison = 1u << bits, all = poison - 1;
  int64_t sa = as_signed(a & all, bits), sb = as_signed(b & all, bits), wide = 0, swide = 0;
  int divides = s->opcode == REFRT_OP_DIVU || s->opcode == REFRT_OP_REMU || s->opcode == REFRT_OP_DIVS ||
                s->opcode == REFRT_OP_REMS;
  int is_signed = s->opcode == REFRT_OP_DIVS || s->opcode == REFRT_OP_REMS, lost = 0;
  *r = poison;
  if (divides) {
    if (b == poison || b == 0 || (is_signed && b == all && (a == poison || a == poison >> 1)))
      return 1;
  }
  if (a == poison || b == poison)
    return 0;
  switch (s->opcode) {
  case REFRT_OP_ADD:
    wide = (int64_t)a + b, swide = sa + sb;
    break;
  case REFRT_OP_SUB:
    wide = (int64_t)a - b, swide = sa - sb;
    break;
  case REFRT_OP_MUL:
    wide = (int64_t)a * b, swide = sa * sb;
    break;
  case REFRT_OP_AND:
    wide = swide = a & b;
    break;
  case REFRT_OP_OR:
    wide = swide = a | b;
    break;
  case REFRT_OP_XOR:
    wide = swide = a ^ b;
    break;
  case REFRT_OP_SHL:
    if (b >= bits)
      return 0;
    wide = (int64_t)a << b, swide = sa * ((int64_t)1 << b);
    break;
  case REFRT_OP_SHRU:
    if (b >= bits)
      return 0;
    wide = a >> b;
    lost = (a & ((1u << b) - 1)) != 0;
    break;
  case REFRT_OP_SHRS:
    if (b >= bits)
      return 0;
    wide = (sa - (sa & (((int64_t)1 << b) - 1))) / ((int64_t)1 << b);
    lost = (a & ((1u << b) - 1)) != 0;
    break;
  case REFRT_OP_DIVU:
    wide = a / b;
    lost = a % b != 0;
    break;
  case REFRT_OP_REMU:
    wide = a % b;
    break;
  case REFRT_OP_DIVS:
    wide = sa / sb;
    lost = sa % sb != 0;
    break;
  default: /* REFRT_OP_REMS */
    wide = sa % sb;
    break;
  }
  if (((s->flags & REFRT_FLAG_NUW) != 0 && (wide < 0 || wide > (int64_t)all)) ||
      ((s->flags & REFRT_FLAG_NSW) != 0 && swide != as_signed((uint32_t)swide & all, bits)) ||
      ((s->flags & REFRT_FLAG_EXACT) != 0 && lost))
    return 0;
  *r = (uint32_t)wide & all;
  return 0;
}

static uint32_t compare_lane(uint32_t predicate, uint32_t bits, uint32_t a, uint32_t b) {
  int64_t x = a, y = b;
  if (a == 1u << bits || b == 1u << bits)
    return 2; /* poison of i1 */
  if (predicate >= REFRT_ICMP_SLT && predicate <= REFRT_ICMP_SGE)
    x = as_signed(a, bits), y = as_signed(b, bits);
  switch (predicate) {
  case REFRT_ICMP_EQ:
    return x == y;
  case REFRT_ICMP_NE:
    return x != y;
  case REFRT_ICMP_SLT:
  case REFRT_ICMP_ULT:
    return x < y;
  case REFRT_ICMP_SLE:
  case REFRT_ICMP_ULE:
    return x <= y;
  case REFRT_ICMP_SGT:
  case REFRT_ICMP_UGT:
    return x > y;
  default:
    return x >= y;
  }
}

static uint32_t funnel_lane(int left, uint32_t bits, uint32_t a, uint32_t b, uint32_t c) {
  uint32_t poison = 1u << bits;
  uint64_t both = (uint64_t)a << bits | b;
  if (a == poison || b == poison || c == poison)
    return poison;
  return (uint32_t)(left ? both >> (bits - c % bits) : both >> c % bits) & (poison - 1);
}

static uint32_t cast_lane(const step *s, uint32_t from, uint32_t v) {
  uint32_t to = s->type.bits;
  if (v == 1u << from)
    return 1u << to;
  return (s->opcode == REFRT_OP_SEXT ? (uint32_t)as_signed(v, from) : v) & ((1u << to) - 1);
}

/* The bits of all lanes, which is how they lie in a wider one. Poison in one is poison
 * in all. A store of fewer bits than a byte leaves zeros beyond them, at least. */
static uint32_t recast(const program *p, shape from, shape to, uint32_t v) {
  uint32_t low = p->big_endian && from.lanes == 2 ? 1 : 0, bits = lane(from, v, low);
  if (has_poison(from, v))
    return all_poison(to);
  if (from.lanes == 2)
    bits |= lane(from, v, 1 - low) << from.bits;
  if (to.lanes == 1)
    return bits & ((1u << to.bits) - 1);
  low = bits & ((1u << to.bits) - 1);
  bits >>= to.bits;
  return p->big_endian ? value(to, bits, low) : value(to, low, bits);
}

static uint32_t pick_lane(shape from, const uint32_t *v, uint32_t pick) {
  return pick >= 4 ? poison_of(from) : lane(from, v[pick / 2], pick % 2);
}

/* What the step makes of values of its operands; 1 if that is undefined behaviour. */
static int apply(const program *p, const step *s, const shape *types, const uint32_t *v, uint32_t *r) {
  uint32_t i, out[2] = {0, 0}, bits = s->num_operands != 0 ? types[0].bits : s->type.bits;
  for (i = 0; i < s->type.lanes; ++i) {
    uint32_t l[3] = {0, 0, 0}, k;
    for (k = 0; k < s->num_operands; ++k)
      l[k] = lane(types[k], v[k], types[k].lanes == 2 ? i : 0);
    switch (s->kind) {
    case CONSTANT:
      out[i] = s->picks[i];
      break;
    case BINARY:
      if (binary_lane(s, bits, l[0], l[1], &out[i]))
        return 1;
      break;
    case COMPARE:
      out[i] = compare_lane(s->picks[0], bits, l[0], l[1]);
      break;
    case SELECT:
      out[i] = l[0] == 2 ? poison_of(s->type) : l[0] != 0 ? l[1] : l[2];
      break;
    case FUNNEL:
      out[i] = funnel_lane(s->opcode == REFRT_OP_FSHL, bits, l[0], l[1], l[2]);
      break;
    case SHUFFLE:
      out[i] = pick_lane(types[0], v, s->picks[i]);
      break;
    case SPLAT:
    case SET:
      out[i] = l[0];
      break;
    case INSERT:
      out[i] = v[2] >= 2 ? poison_of(s->type) : v[2] == i ? v[1] : l[0];
      break;
    case EXTRACT:
      out[i] = v[1] >= 2 ? poison_of(s->type) : lane(types[0], v[0], v[1]);
      break;
    case CAST:
      out[i] = cast_lane(s, bits, l[0]);
      break;
    case BYTE:
      out[i] = lane(types[0], v[0], s->picks[0]);
      break;
    case JOIN:
      out[i] = v[i];
      break;
    default: /* UNDEF, FREEZE: not here */
      break;
    }
  }
  *r = s->kind == RECAST ? recast(p, types[0], s->type, v[0]) : value(s->type, out[0], out[1]);
  return 0;
}

/*===----------------------------------- sets ------------------------------===*/

typedef struct set {
  uint32_t count;
  uint32_t items[MOST_VALUES];
  uint8_t has[MOST_VALUES];
} set;

static set sets[MOST_STEPS], lanes_of[2];

static void clear(set *s) {
  uint32_t i;
  for (i = 0; i < s->count; ++i)
    s->has[s->items[i]] = 0;
  s->count = 0;
}

static void add(set *s, uint32_t v) {
  if (!s->has[v])
    s->items[s->count++] = v;
  s->has[v] = 1;
}

typedef enum reading { COPIES, APART } reading;

/* What all choices end in. */
typedef struct verdict {
  int some_undefined; /* of what freeze chooses and undef is */
  int one_defined;    /* one choice of freeze is, whatever undef is */
  int is_poison;      /* can return it */
  uint32_t numbers;   /* each of them all that it returns for some choice of freeze */
  uint8_t is_number[1 << 16];
  int is_open;    /* some choice of freeze: more than one number */
  int is_wide[2]; /* some choice of freeze: the lane can be each number */
  uint32_t work;
} verdict;

/* Lanes that are copied from lanes of a set, each from a choice of its own. */
static void copy_apart(const step *s, const shape *types, const set *const *in, set *out) {
  uint32_t i, k, n;
  for (i = 0; i < 2; ++i) {
    clear(&lanes_of[i]);
    if (s->kind == SHUFFLE && s->picks[i] >= 4)
      add(&lanes_of[i], poison_of(s->type));
    else
      for (k = 0, n = s->kind == SHUFFLE ? s->picks[i] / 2 : 0; k < in[n]->count; ++k)
        add(&lanes_of[i], s->kind == SHUFFLE ? lane(types[n], in[n]->items[k], s->picks[i] % 2) : in[n]->items[k]);
  }
  for (i = 0; i < lanes_of[0].count; ++i)
    for (k = 0; k < lanes_of[1].count; ++k)
      add(out, value(s->type, lanes_of[0].items[i], lanes_of[1].items[k]));
}

/* All that a step can be; 1 if a choice is undefined behaviour. */
static int run_step(const program *p, const step *s, reading how, set *out, verdict *all) {
  const set *in[3] = {NULL, NULL, NULL};
  shape types[3] = {{1, 1}, {1, 1}, {1, 1}};
  uint32_t i, k, n, at[3] = {1, 1, 1}, v[3] = {0, 0, 0}, r;
  int undefined = 0;
  clear(out);
  for (i = 0; i < s->num_operands; ++i) {
    types[i] = p->steps[s->operands[i]].type;
    in[i] = &sets[s->operands[i]];
    at[i] = in[i]->count;
    if (at[i] == 0) /* there is no choice that goes on */
      return 0;
  }
  if (at[0] > MOST_WORK / at[1] || at[0] * at[1] > MOST_WORK / at[2]) {
    all->work = MOST_WORK;
    return 0;
  }
  all->work += at[0] * at[1] * at[2];
  if (s->kind == UNDEF) {
    for (i = 0; i < values_of(s->type); ++i)
      if (!has_poison(s->type, i))
        add(out, i);
    return 0;
  }
  if (how == APART && (s->kind == SHUFFLE || s->kind == SPLAT || s->kind == SET)) {
    copy_apart(s, types, in, out);
    return 0;
  }
  for (i = 0; i < at[0]; ++i)
    for (k = 0; k < at[1]; ++k)
      for (n = 0; n < at[2]; ++n) {
        v[0] = in[0] == NULL ? 0 : in[0]->items[i];
        v[1] = in[1] == NULL ? 0 : in[1]->items[k];
        v[2] = in[2] == NULL ? 0 : in[2]->items[n];
        if (apply(p, s, types, v, &r))
          undefined = 1;
        else
          add(out, r);
      }
  return undefined;
}

static void end_model(const program *p, int undefined, verdict *all) {
  const set *last = &sets[p->count - 1];
  shape type = p->steps[p->count - 1].type;
  uint32_t i, l;
  int poison = 0;
  for (i = 0; i < last->count; ++i)
    poison |= has_poison(type, last->items[i]);
  for (l = 0; l < type.lanes; ++l) {
    uint8_t is_there[1 << 16] = {0};
    uint32_t count = 0;
    for (i = 0; i < last->count; ++i)
      if (lane(type, last->items[i], l) < poison_of(type))
        count += !is_there[lane(type, last->items[i], l)]++;
    all->is_wide[l] |= count == poison_of(type);
  }
  undefined |= p->branches && (last->count > 1 || poison);
  all->some_undefined |= undefined;
  all->one_defined |= !undefined;
  all->is_poison |= poison;
  if (last->count != 1 || poison || undefined) {
    all->is_open = 1;
  } else {
    all->numbers += !all->is_number[last->items[0]];
    all->is_number[last->items[0]] = 1;
  }
}

/* Steps from `from` on; a freeze once for each value it can give. */
static void model(const program *p, uint32_t from, reading how, int undefined, verdict *all) {
  static set choices; /* there is one freeze */
  uint32_t i, k, at;
  for (at = from; at < p->count; ++at) {
    const step *s = &p->steps[at];
    const set *in = &sets[s->operands[0]];
    if (s->kind != FREEZE) {
      undefined |= run_step(p, s, how, &sets[at], all);
      continue;
    }
    clear(&choices);
    for (i = 0; i < in->count; ++i)
      for (k = 0; k < values_of(s->type); ++k) {
        uint32_t a[2], b[2], l;
        int fits = !has_poison(s->type, k);
        for (l = 0; l < s->type.lanes; ++l) {
          a[l] = lane(s->type, in->items[i], l);
          b[l] = lane(s->type, k, l);
          fits &= a[l] == b[l] || a[l] == poison_of(s->type);
        }
        if (fits)
          add(&choices, k);
      }
    for (i = 0; i < choices.count && all->work < MOST_WORK; ++i) {
      clear(&sets[at]);
      add(&sets[at], choices.items[i]);
      model(p, at + 1, how, undefined, all);
    }
    if (choices.count == 0)
      all->some_undefined |= undefined;
    return;
  }
  end_model(p, undefined, all);
}

#endif /* REFRT_UNITTESTS_CHOICE_MODEL_H */
