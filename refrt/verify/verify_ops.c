/*===-- verify_ops.c - one instruction by itself -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The columns of opcodes.def: the signature letter by letter, type, flags and
 * attributes; then what the column VERIFIER of its row names. All ids are in range
 * when this file is called. It must not look at other instructions; memory is in
 * verify_memory.c.
 *===----------------------------------------------------------------------===*/
#include "refrt/verify/verify_ops.h"
#include "refrt/program/kinds.h"
#include "refrt/program/leaves.h"
#include "refrt/program/opcode.h"
#include "refrt/verify/verify_memory.h"
#include "refrt/verify/verify_vector.h"

#include <string.h>

#define FAIL(...) return refrt_verify_fail(v, __VA_ARGS__)

/*===---------------------------------- types ------------------------------===*/

/* What a lane of the type is: the element of a vector, else the type. */
static const refrt_type_info *lane_of(const refrt_verifier *v, const refrt_type_info *info) {
  return info->kind == REFRT_KIND_VECTOR ? refrt_type_get(v->program, info->element) : info;
}

static int is_bit(const refrt_type_info *info) { return info->kind == REFRT_KIND_INT && info->bits == 1; }

static int same_shape(const refrt_type_info *a, const refrt_type_info *b) {
  if (a->kind != REFRT_KIND_VECTOR || b->kind != REFRT_KIND_VECTOR)
    return a->kind != REFRT_KIND_VECTOR && b->kind != REFRT_KIND_VECTOR;
  return a->rank == b->rank && (a->rank == 0 || memcmp(a->sizes, b->sizes, a->rank * sizeof *a->sizes) == 0);
}

static int is_truth_of(const refrt_verifier *v, const refrt_type_info *info, const refrt_type_info *of) {
  return is_bit(lane_of(v, info)) && same_shape(info, of);
}

static int is_memref(const refrt_type_info *info) {
  return info->kind == REFRT_KIND_MEMREF || info->kind == REFRT_KIND_UNRANKED;
}

/*===-------------------------------- signature ----------------------------===*/

static int letter_fits(const refrt_verifier *v, char letter, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(v->program, type);
  switch (letter) {
  case 't':
    return type == v->in.type;
  case 'c':
    return is_truth_of(v, info, v->type);
  case 'i':
    return refrt_is_integer(info->kind);
  case 'x':
    return info->kind == REFRT_KIND_INDEX;
  case 'p':
    return info->kind == REFRT_KIND_PTR;
  case 'f':
    return info->kind == REFRT_KIND_FUNCTION || info->kind == REFRT_KIND_PTR;
  case 'm':
    return type == v->in.type && info->kind == REFRT_KIND_MEMREF;
  case 'u':
    return is_memref(info);
  case 'e':
    return type == v->type->element;
  default:
    return letter == 'a';
  }
}

static const char *letter_meaning(char letter) {
  switch (letter) {
  case 't':
    return "of the instruction's type";
  case 'c':
    return "i1, or i1 per lane of the instruction's type";
  case 'i':
    return "an integer or index";
  case 'x':
    return "an index";
  case 'p':
    return "a pointer";
  case 'f':
    return "a function or pointer";
  case 'm':
    return "the memref type of the instruction";
  case 'u':
    return "a memref";
  default:
    return "of the element type of the instruction's type";
  }
}

/* One half of a signature against operands or results; returns where the half
 * ends, or NULL. */
static const char *check_half(refrt_verifier *v, const char *letters, int results) {
  uint32_t count = results ? v->in.num_results : v->in.num_operands, i = 0;
  const char *what = results ? "result" : "operand";
  for (; *letters != 0 && *letters != ':'; ++letters) {
    int any = letters[1] == '*';
    uint32_t first = i;
    while (i < count && (any || i == first)) {
      refrt_type type = results ? refrt_verify_result_type(v, i) : refrt_verify_operand_type(v, i);
      if (!letter_fits(v, *letters, type)) {
        refrt_verify_fail(v, "%s %u is not %s", what, i, letter_meaning(*letters));
        return NULL;
      }
      ++i;
    }
    if (!any && i == first) {
      refrt_verify_fail(v, "too few %ss: %u", what, count);
      return NULL;
    }
    letters += any;
  }
  if (i < count) {
    refrt_verify_fail(v, "too many %ss: %u", what, count);
    return NULL;
  }
  return letters;
}

static int check_lanes(refrt_verifier *v) {
  const refrt_type_info *lane;
  switch (refrt_opcode_lanes(v->in.opcode)) {
  case REFRT_LANES_NONE:
  case REFRT_LANES_ANY:
    return 1;
  case REFRT_LANES_INTEGER:
    if (refrt_is_integer(lane_of(v, v->type)->kind))
      return 1;
    FAIL("its type is not an integer, an index or a vector of them");
  case REFRT_LANES_FLOAT:
    if (lane_of(v, v->type)->kind == REFRT_KIND_FLOAT)
      return 1;
    FAIL("its type is not a float or a vector of floats");
  case REFRT_LANES_COMPARED:
    lane = lane_of(v, v->type);
    if (refrt_is_integer(lane->kind) || lane->kind == REFRT_KIND_PTR)
      return 1;
    FAIL("its type is not an integer, an index, a pointer or a vector of them");
  }
  return 1;
}

/*===-------------------------------- attributes ---------------------------===*/

/* The number of attributes where it is fixed, and single ids and names. Lists
 * are checked with the instructions that have them. */
static int check_attributes(refrt_verifier *v) {
  const refrt_instruction *in = &v->in;
  uint64_t limit = 0, first = in->num_attributes ? in->attributes[0] : 0;
  switch (refrt_opcode_shape(in->opcode)) {
  case REFRT_SHAPE_NONE:
    if (in->num_attributes)
      FAIL("it has no attributes, but %u are given", in->num_attributes);
    return 1;
  case REFRT_SHAPE_REASON:
    if (in->num_attributes > 1)
      FAIL("it has at most one attribute, but %u are given", in->num_attributes);
    if (in->num_attributes == 1 && first >= v->program->strings.count)
      FAIL("attribute %llu is not below %llu", (unsigned long long)first,
           (unsigned long long)v->program->strings.count);
    return 1;
  case REFRT_SHAPE_CONST:
  case REFRT_SHAPE_COND_BR:
  case REFRT_SHAPE_SWITCH:
  case REFRT_SHAPE_SUBVIEW:
  case REFRT_SHAPE_RECAST:
  case REFRT_SHAPE_EXPAND:
  case REFRT_SHAPE_GEP:
  case REFRT_SHAPE_PATH:
  case REFRT_SHAPE_LANES:
    return 1;
  case REFRT_SHAPE_ALIGN:
    if (in->num_attributes != 1)
      FAIL("it has one attribute, but %u are given", in->num_attributes);
    if ((first & (first - 1)) != 0 || first > REFRT_MAX_ALIGN)
      FAIL("alignment %llu is not a power of two, or too large", (unsigned long long)first);
    return 1;
  case REFRT_SHAPE_GLOBAL:
    limit = v->program->globals.count;
    break;
  case REFRT_SHAPE_FUNCTION:
    limit = v->program->functions.count;
    break;
  case REFRT_SHAPE_STRING:
    limit = v->program->strings.count;
    break;
  case REFRT_SHAPE_BR:
    limit = v->program->functions.items[v->function].blocks.count;
    break;
  case REFRT_SHAPE_ICMP:
    limit = REFRT_ICMP_COUNT;
    break;
  case REFRT_SHAPE_FCMP:
    limit = REFRT_FCMP_COUNT;
    break;
  case REFRT_SHAPE_ROUNDING:
    limit = REFRT_ROUND_COUNT;
    break;
  case REFRT_SHAPE_OPCODE:
    limit = REFRT_OP_COUNT;
    break;
  case REFRT_SHAPE_MATH:
    limit = REFRT_MATH_COUNT;
    break;
  case REFRT_SHAPE_CLASSES:
    limit = REFRT_CLASS_ALL + 1;
    break;
  case REFRT_SHAPE_EFFECTS:
    limit = REFRT_EFFECT_ALL + 1;
    break;
  case REFRT_SHAPE_BIT:
    limit = 2;
    break;
  }
  if (in->num_attributes != 1)
    FAIL("it has one attribute, but %u are given", in->num_attributes);
  if (first >= limit)
    FAIL("attribute %llu is not below %llu", (unsigned long long)first, (unsigned long long)limit);
  return 1;
}

static int refrt_verifier_constant(refrt_verifier *v) {
  const refrt_instruction *in = &v->in;
  const refrt_type_entry *entry = refrt_type_entry_of(v->program, in->type);
  refrt_leaf_walk walk;
  refrt_leaf_kind leaf;
  if (in->num_attributes == 2 && entry->info.leaves != 1) {
    if (entry->leaf == REFRT_NONE)
      FAIL("one value for all leaves needs leaves of one type");
    refrt_leaf_walk_start(&walk, v->program, entry->leaf);
    (void)refrt_leaf_walk_next(&walk, &leaf);
    if (!refrt_leaf_fits(&leaf, in->attributes[0], in->attributes[1]))
      FAIL("the value has more than %u bits", leaf.bits);
    return 1;
  }
  if (in->num_attributes != 2 * (uint64_t)entry->info.leaves)
    FAIL("%u attributes for %u leaves", in->num_attributes, entry->info.leaves);
  refrt_leaf_walk_start(&walk, v->program, in->type);
  for (uint32_t i = 0; refrt_leaf_walk_next(&walk, &leaf); i += 2)
    if (!refrt_leaf_fits(&leaf, in->attributes[i], in->attributes[i + 1]))
      FAIL("leaf %u has more than %u bits", i / 2, leaf.bits);
  return 1;
}

/*===---------------------------------- casts ------------------------------===*/

/* Bits of all lanes; pointers do not count as bits. */
static uint64_t bits_of(const refrt_verifier *v, const refrt_type_info *info) {
  const refrt_type_info *lane = lane_of(v, info);
  if (!refrt_is_integer(lane->kind) && lane->kind != REFRT_KIND_FLOAT)
    return 0;
  return (uint64_t)lane->bits * info->leaves;
}

static int refrt_verifier_bitcast(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  if (v->in.type == refrt_verify_result_type(v, 0))
    return 1;
  if (is_memref(from) && is_memref(to)) {
    const refrt_type_info *a = refrt_type_get(v->program, from->element), *b = refrt_type_get(v->program, to->element);
    if (from->kind != to->kind || from->rank != to->rank || a->size != b->size || from->space != to->space)
      FAIL("memrefs with another rank, element size or memory space");
    return 1;
  }
  if (lane_of(v, from)->kind == REFRT_KIND_PTR && lane_of(v, to)->kind == REFRT_KIND_PTR)
    return same_shape(from, to) && lane_of(v, from)->space == lane_of(v, to)->space
               ? 1
               : refrt_verify_fail(v, "pointers of another shape or memory space");
  if (bits_of(v, from) == 0 || bits_of(v, from) != bits_of(v, to))
    FAIL("the types have not the same bits");
  return 1;
}

/* What a lane is, for casts. */
typedef enum lane_class { AN_INTEGER, A_FLOAT, A_POINTER } lane_class;
/* How many bits the result has beside the operand. */
typedef enum width { ANY_WIDTH, WIDER, NARROWER } width;

static int is_of(const refrt_type_info *lane, lane_class class_of) {
  return class_of == AN_INTEGER ? refrt_is_integer(lane->kind)
                                : lane->kind == (class_of == A_FLOAT ? REFRT_KIND_FLOAT : REFRT_KIND_PTR);
}

/* A cast lane by lane. */
static int check_lane_cast(refrt_verifier *v, lane_class from, lane_class to, width wanted) {
  const refrt_type_info *result = refrt_verify_result(v, 0), *a = lane_of(v, v->type), *b = lane_of(v, result);
  int width_ok = wanted == ANY_WIDTH || (wanted == WIDER ? b->bits > a->bits : b->bits < a->bits);
  if (!is_of(a, from) || !is_of(b, to))
    FAIL("no such cast between these types");
  /* LLVM's builder leaves such a cast out. */
  if (!width_ok && v->in.type == refrt_verify_result_type(v, 0))
    return refrt_verify_unsupported(v, "a cast from a type to itself");
  if (!same_shape(v->type, result))
    FAIL("operand and result have different shapes");
  if (!width_ok)
    FAIL("wrong widths: %u and %u bits", a->bits, b->bits);
  return 1;
}

static int refrt_verifier_widen(refrt_verifier *v) { return check_lane_cast(v, AN_INTEGER, AN_INTEGER, WIDER); }
static int refrt_verifier_narrow(refrt_verifier *v) { return check_lane_cast(v, AN_INTEGER, AN_INTEGER, NARROWER); }
static int refrt_verifier_resize(refrt_verifier *v) { return check_lane_cast(v, AN_INTEGER, AN_INTEGER, ANY_WIDTH); }
static int refrt_verifier_pointer_to_int(refrt_verifier *v) {
  return check_lane_cast(v, A_POINTER, AN_INTEGER, ANY_WIDTH);
}
static int refrt_verifier_int_to_pointer(refrt_verifier *v) {
  return check_lane_cast(v, AN_INTEGER, A_POINTER, ANY_WIDTH);
}
static int refrt_verifier_pointer_to_pointer(refrt_verifier *v) {
  return check_lane_cast(v, A_POINTER, A_POINTER, ANY_WIDTH);
}
static int refrt_verifier_widen_float(refrt_verifier *v) { return check_lane_cast(v, A_FLOAT, A_FLOAT, WIDER); }
static int refrt_verifier_narrow_float(refrt_verifier *v) { return check_lane_cast(v, A_FLOAT, A_FLOAT, NARROWER); }
static int refrt_verifier_int_to_float(refrt_verifier *v) { return check_lane_cast(v, AN_INTEGER, A_FLOAT, ANY_WIDTH); }
static int refrt_verifier_float_to_int(refrt_verifier *v) { return check_lane_cast(v, A_FLOAT, AN_INTEGER, ANY_WIDTH); }

/*===----------------------------- approximations --------------------------===*/

static int is_complex_float(const refrt_verifier *v) {
  return v->type->kind == REFRT_KIND_COMPLEX && refrt_type_get(v->program, v->type->element)->kind == REFRT_KIND_FLOAT;
}

/* `of_complex`: the column of math.def. */
static int check_approx(refrt_verifier *v, int of_complex) {
  static const uint8_t operands[REFRT_MATH_COUNT][2] = {
#define REFRT_MATH(NAME, TEXT, REAL, COMPLEX) {REAL, COMPLEX},
#include "refrt/math.def"
  };
  uint32_t expected = operands[v->in.attributes[0]][of_complex];
  if (expected == 0)
    FAIL("there is no such function of these numbers");
  if (v->in.num_operands != expected)
    FAIL("%u operands for a function of %u", v->in.num_operands, expected);
  return 1;
}

static int refrt_verifier_approx(refrt_verifier *v) { return check_approx(v, 0); }

static int refrt_verifier_approx_complex(refrt_verifier *v) {
  if (!is_complex_float(v))
    FAIL("its type is not a complex number of floats");
  return check_approx(v, 1);
}

static int refrt_verifier_powif(refrt_verifier *v) {
  const refrt_type_info *power = refrt_verify_operand(v, 1), *lane = lane_of(v, power);
  if (lane->kind != REFRT_KIND_INT || lane->bits != 64 ||
      (power->kind == REFRT_KIND_VECTOR && !same_shape(power, v->type)))
    FAIL("the power is not i64, or i64 per lane");
  return 1;
}

static int refrt_verifier_powi_complex(refrt_verifier *v) {
  const refrt_type_info *power = refrt_verify_operand(v, 1);
  if (!is_complex_float(v))
    FAIL("its type is not a complex number of floats");
  if (power->kind != REFRT_KIND_INT || power->bits != 64)
    FAIL("the power is not i64");
  return 1;
}

/*===------------------------------ control flow ---------------------------===*/

/* One edge: `count` operands from `first` on are the block's arguments. */
static int check_edge(refrt_verifier *v, uint64_t block, uint64_t first, uint64_t count) {
  const refrt_function *function = &v->program->functions.items[v->function];
  const refrt_block *target;
  if (block >= function->blocks.count)
    FAIL("there is no block %llu", (unsigned long long)block);
  if (block == 0)
    FAIL("it leads to the entry block");
  if (first > v->in.num_operands || count > v->in.num_operands - first)
    FAIL("the counts of operands do not add up");
  target = &function->blocks.items[block];
  if (count != target->arguments.count)
    FAIL("%llu operands for the %llu arguments of block %llu", (unsigned long long)count,
         (unsigned long long)target->arguments.count, (unsigned long long)block);
  for (uint32_t i = 0; i < count; ++i)
    if (refrt_verify_operand_type(v, (uint32_t)first + i) != function->values.items[target->arguments.items[i]])
      FAIL("operand %u has another type than argument %u of block %llu", (uint32_t)first + i, i,
           (unsigned long long)block);
  return 1;
}

static int refrt_verifier_br(refrt_verifier *v) { return check_edge(v, v->in.attributes[0], 0, v->in.num_operands); }

static int refrt_verifier_cond_br(refrt_verifier *v) {
  const uint64_t *a = v->in.attributes;
  if (v->in.num_attributes != 4)
    FAIL("it has four attributes, but %u are given", v->in.num_attributes);
  if (!is_bit(refrt_verify_operand(v, 0)))
    FAIL("the condition is not i1");
  if (!check_edge(v, a[0], 1, a[1]) || !check_edge(v, a[2], 1 + a[1], a[3]))
    return 0;
  if (1 + a[1] + a[3] != v->in.num_operands)
    FAIL("the counts of operands do not add up");
  return 1;
}

static int refrt_verifier_switch(refrt_verifier *v) {
  const uint64_t *a = v->in.attributes;
  const refrt_type_info *flag = refrt_verify_operand(v, 0);
  refrt_leaf_kind leaf;
  uint64_t used;
  if (v->in.num_attributes < 2 || (v->in.num_attributes - 2) % 4 != 0)
    FAIL("it has two attributes and four per case, but %u are given", v->in.num_attributes);
  if (!check_edge(v, a[0], 1, a[1]))
    return 0;
  leaf.kind = flag->kind;
  leaf.float_kind = REFRT_FLOAT_F16;
  leaf.bits = flag->bits;
  used = 1 + a[1];
  for (uint32_t i = 2; i < v->in.num_attributes; i += 4) {
    if (!refrt_leaf_fits(&leaf, a[i], a[i + 1]))
      FAIL("case %u has more than %u bits", (i - 2) / 4, leaf.bits);
    if (!check_edge(v, a[i + 2], used, a[i + 3]))
      return 0;
    used += a[i + 3];
  }
  if (used != v->in.num_operands)
    FAIL("the counts of operands do not add up");
  return 1;
}

static int refrt_verifier_return(refrt_verifier *v) {
  const refrt_type_info *type = refrt_type_get(v->program, v->program->functions.items[v->function].info.type);
  if (v->in.num_operands != type->num_results)
    FAIL("%u operands for %u results", v->in.num_operands, type->num_results);
  for (uint32_t i = 0; i < type->num_results; ++i)
    if (refrt_verify_operand_type(v, i) != type->parts[type->count + i])
      FAIL("operand %u has another type than the function's result", i);
  return 1;
}

/* Operands from `first` on and all results against a function type. */
static int check_call(refrt_verifier *v, const refrt_type_info *type, uint32_t first) {
  uint32_t given = v->in.num_operands - first;
  if (given < type->count || (given > type->count && !type->variadic))
    FAIL("%u arguments for a function of %llu", given, (unsigned long long)type->count);
  for (uint32_t i = 0; i < type->count; ++i)
    if (refrt_verify_operand_type(v, first + i) != type->parts[i])
      FAIL("argument %u has another type than the callee's", i);
  if (v->in.num_results != type->num_results)
    FAIL("%u results of a function with %u", v->in.num_results, type->num_results);
  for (uint32_t i = 0; i < type->num_results; ++i)
    if (refrt_verify_result_type(v, i) != type->parts[type->count + i])
      FAIL("result %u has another type than the callee's", i);
  return 1;
}

static int refrt_verifier_call(refrt_verifier *v) {
  return check_call(v, refrt_type_get(v->program, v->program->functions.items[v->in.attributes[0]].info.type), 0);
}

static int refrt_verifier_call_indirect(refrt_verifier *v) {
  if (v->type->kind != REFRT_KIND_FUNCTION)
    FAIL("its type is not a function type");
  if (refrt_verify_operand(v, 0)->kind == REFRT_KIND_FUNCTION && refrt_verify_operand_type(v, 0) != v->in.type)
    FAIL("the callee has another function type than the instruction");
  return check_call(v, v->type, 1);
}

static int refrt_verifier_function_address(refrt_verifier *v) {
  refrt_type function = v->program->functions.items[v->in.attributes[0]].info.type;
  if (refrt_verify_result_type(v, 0) != v->in.type)
    FAIL("the result is not of the instruction's type");
  if (v->type->kind == REFRT_KIND_FUNCTION && v->in.type != function)
    FAIL("the function has another type");
  return 1;
}

/*===------------------------ aggregates and vectors -----------------------===*/

/* The type at the end of the path, or REFRT_NONE after failing. */
static refrt_type follow_path(refrt_verifier *v) {
  refrt_type type = v->in.type;
  if (v->in.num_attributes == 0)
    refrt_verify_fail(v, "the path is empty");
  for (uint32_t i = 0; i < v->in.num_attributes; ++i) {
    const refrt_type_info *info = refrt_type_get(v->program, type);
    uint64_t at = v->in.attributes[i], count = info->kind == REFRT_KIND_COMPLEX ? 2 : info->count;
    if (info->kind != REFRT_KIND_STRUCT && info->kind != REFRT_KIND_ARRAY && info->kind != REFRT_KIND_COMPLEX) {
      refrt_verify_fail(v, "step %u of the path enters something that has no parts", i);
      return REFRT_NONE;
    }
    if (at >= count) {
      refrt_verify_fail(v, "step %u of the path is not below %llu", i, (unsigned long long)count);
      return REFRT_NONE;
    }
    type = info->kind == REFRT_KIND_STRUCT ? info->parts[at] : info->element;
  }
  return v->in.num_attributes ? type : REFRT_NONE;
}

/* The part at the end of the path is of the type `wanted`. */
static int check_path(refrt_verifier *v, refrt_type wanted, const char *what) {
  refrt_type part = follow_path(v);
  if (part == REFRT_NONE)
    return 0;
  if (part != wanted)
    FAIL("the part has another type than the %s", what);
  return 1;
}

static int refrt_verifier_extractvalue(refrt_verifier *v) {
  /* A ranked memref has two pointers that can be looked at. */
  if (v->type->kind == REFRT_KIND_MEMREF && v->in.num_attributes == 1 && v->in.attributes[0] <= REFRT_FIELD_ALIGNED) {
    const refrt_type_info *pointer = refrt_verify_result(v, 0);
    if (pointer->kind != REFRT_KIND_PTR || pointer->space != v->type->space)
      FAIL("the part has another type than the result");
    return 1;
  }
  return check_path(v, refrt_verify_result_type(v, 0), "result");
}

static int refrt_verifier_insertvalue(refrt_verifier *v) {
  return check_path(v, refrt_verify_operand_type(v, 1), "value");
}

static int refrt_verifier_vector(refrt_verifier *v) {
  if (v->type->kind != REFRT_KIND_VECTOR || v->type->rank != 1)
    FAIL("its type is not a vector with one dimension");
  return 1;
}

static int refrt_verifier_shufflevector(refrt_verifier *v) {
  const refrt_type_info *to = refrt_verify_result(v, 0);
  if (!refrt_verifier_vector(v))
    return 0;
  if (to->kind != REFRT_KIND_VECTOR || to->rank != 1 || to->element != v->type->element)
    FAIL("the result is not a vector of the same elements");
  if (v->in.num_attributes != to->leaves)
    FAIL("%u lanes chosen for a result of %u", v->in.num_attributes, to->leaves);
  for (uint32_t i = 0; i < v->in.num_attributes; ++i)
    if (v->in.attributes[i] != UINT64_MAX && v->in.attributes[i] >= 2 * (uint64_t)v->type->leaves)
      FAIL("lane %u is not one of both operands", i);
  return 1;
}

/* Whether `reduce` can join lanes with the instruction. */
static int joins(uint64_t opcode, int floats) {
  return refrt_opcode_has((refrt_opcode)opcode, REFRT_TRAIT_JOIN) &&
         refrt_opcode_lanes((refrt_opcode)opcode) == (floats ? REFRT_LANES_FLOAT : REFRT_LANES_INTEGER);
}

/* vector; start, vector; start, vector, mask. */
static int refrt_verifier_reduce(refrt_verifier *v) {
  uint32_t has_start = v->in.num_operands > 1;
  const refrt_type_info *lane = lane_of(v, v->type);
  if (v->type->kind != REFRT_KIND_VECTOR || v->type->leaves == 0)
    FAIL("its type is not a vector");
  if (!refrt_is_integer(lane->kind) && lane->kind != REFRT_KIND_FLOAT)
    FAIL("its type is not a vector of integers or floats");
  if (!joins(v->in.attributes[0], lane->kind == REFRT_KIND_FLOAT))
    FAIL("'%s' does not reduce such lanes", refrt_opcode_name((refrt_opcode)v->in.attributes[0]));
  if (v->in.flags != 0 && lane->kind != REFRT_KIND_FLOAT)
    FAIL("integers have no fast-math flags");
  if (v->in.num_operands > 3)
    FAIL("too many operands: %u", v->in.num_operands);
  if (refrt_verify_operand_type(v, has_start) != v->in.type)
    FAIL("operand %u is not of the instruction's type", has_start);
  if (has_start && refrt_verify_operand_type(v, 0) != v->type->element)
    FAIL("the start is not of the element type of the instruction's type");
  if (v->in.num_operands == 3 && !is_truth_of(v, refrt_verify_operand(v, 2), v->type))
    FAIL("the mask is not i1 per lane");
  return 1;
}

static int refrt_verifier_lane_mask(refrt_verifier *v) {
  if (v->type->kind != REFRT_KIND_VECTOR || !is_bit(lane_of(v, v->type)))
    FAIL("its type is not a vector of i1");
  if (refrt_verify_operand_type(v, 0) != refrt_verify_operand_type(v, 1))
    FAIL("the operands have different types");
  return 1;
}

/* Lanes that lie side by side in memory. */
static int refrt_verifier_masked(refrt_verifier *v) { return refrt_verifier_vector(v); }

/* A store does not write parts of bytes. */
static int refrt_verifier_masked_store(refrt_verifier *v) {
  const refrt_type_info *lane = lane_of(v, v->type);
  if (!refrt_verifier_vector(v))
    return 0;
  if (lane->bits % 8 != 0)
    return refrt_verify_unsupported(v, "lanes of %u bits do not fill bytes", lane->bits);
  return 1;
}

/* Lanes that are elements of their own. */
static int check_pointers(refrt_verifier *v, uint32_t operand) {
  const refrt_type_info *pointers = refrt_verify_operand(v, operand);
  if (!refrt_verifier_vector(v))
    return 0;
  if (lane_of(v, pointers)->kind != REFRT_KIND_PTR || !same_shape(pointers, v->type))
    FAIL("there is no pointer per lane");
  return 1;
}

static int refrt_verifier_gather(refrt_verifier *v) { return check_pointers(v, 0); }
static int refrt_verifier_scatter(refrt_verifier *v) { return check_pointers(v, 1); }

/* bswap: an even number of bytes. */
static int refrt_verifier_bswap(refrt_verifier *v) {
  if (lane_of(v, v->type)->bits % 16 != 0)
    FAIL("%u bits are no even number of bytes", lane_of(v, v->type)->bits);
  return 1;
}

/* LLVM's with.overflow: {t, i1 per lane}. */
static int refrt_verifier_overflow_struct(refrt_verifier *v) {
  const refrt_type_info *to = refrt_verify_result(v, 0);
  if (to->kind != REFRT_KIND_STRUCT || to->count != 2 || to->parts[0] != v->in.type ||
      !is_truth_of(v, refrt_type_get(v->program, to->parts[1]), v->type))
    FAIL("the result is not a struct of the instruction's type and i1 per lane");
  return 1;
}

/* A condition for all lanes, or one for each. */
static int refrt_verifier_select(refrt_verifier *v) {
  if (!is_bit(refrt_verify_operand(v, 0)) && !is_truth_of(v, refrt_verify_operand(v, 0), v->type))
    FAIL("the condition is not i1 or i1 per lane");
  return 1;
}

static int refrt_verifier_condition(refrt_verifier *v) {
  if (!is_bit(refrt_verify_operand(v, 0)))
    FAIL("the condition is not i1");
  return 1;
}

/*===------------------------------- all verifiers -------------------------===*/

static int refrt_verifier_none(refrt_verifier *v) {
  (void)v;
  return 1;
}

int refrt_verify_instruction(refrt_verifier *v) {
  static int (*const verifiers[REFRT_OP_COUNT])(refrt_verifier *v) = {
#define REFRT_OPCODE(NAME, TEXT, FAMILY, SIGNATURE, TYPE, ATTRIBUTES, VERIFIER, ...) refrt_verifier_##VERIFIER,
#include "refrt/opcodes.def"
  };
  const refrt_opcode_row *row = &refrt_opcode_rows[v->in.opcode];
  const char *half;
  if (v->in.flags & ~row->flags)
    FAIL("it does not have these flags: 0x%x", v->in.flags & ~row->flags);
  if (!v->type && row->lanes != REFRT_LANES_NONE)
    FAIL("it needs a type");
  half = check_half(v, row->signature, 0);
  if (!half || !check_half(v, half + 1, 1) || !check_lanes(v) || !check_attributes(v))
    return 0;
  return verifiers[v->in.opcode](v);
}
