/*===-- specialize.c - choice of fast forms ----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See specialize.h. Aggregates are leaves side by side, so extractvalue is a
 * move and insertvalue a copy with one leaf changed.
 *===----------------------------------------------------------------------===*/
#include "refrt/load/specialize.h"
#include "refrt/load/path.h"
#include "refrt/memory/shadow.h"
#include "refrt/number/bits.h"
#include "refrt/program/kinds.h"
#include "refrt/program/opcode.h"

/* Elements are read and written as host integers. */
#if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define HOST_ORDER_KNOWN 1
#define HOST_BIG_ENDIAN 0
#elif defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define HOST_ORDER_KNOWN 1
#define HOST_BIG_ENDIAN 1
#else
#define HOST_ORDER_KNOWN 0
#define HOST_BIG_ENDIAN 0
#endif

static void binary(refrt_insn *in, refrt_code_op op) {
  const refrt_wide *w = in->wide;
  in->op = (uint16_t)op;
  in->r = w->results[0].slot;
  in->a = w->operands[0].slot;
  in->b = w->operands[1].slot;
  in->x = refrt_bits_mask64(w->bits);
}

static void move(refrt_insn *in, uint32_t from, uint32_t leaves) {
  in->op = leaves == 1 ? REFRT_CODE_MOVE_LEAF : REFRT_CODE_MOVE_LEAVES;
  in->r = in->wide->results[0].slot;
  in->a = from;
  in->leaves = leaves;
}

/* Whether a value of the type is one leaf of up to 64 bits. */
static int is_small(const refrt_type_info *info) {
  return info != NULL && info->bits <= 64 &&
         (refrt_is_integer(info->kind) || info->kind == REFRT_KIND_FLOAT || info->kind == REFRT_KIND_PTR);
}

static void integer(refrt_insn *in) {
  const refrt_wide *w = in->wide;
  if (!is_small(w->info))
    return;
  if (w->flags != 0) {
    if (w->opcode == REFRT_OP_ADD || w->opcode == REFRT_OP_SUB || w->opcode == REFRT_OP_MUL) {
      binary(in, w->opcode == REFRT_OP_ADD   ? REFRT_CODE_ADD_WRAP
                 : w->opcode == REFRT_OP_SUB ? REFRT_CODE_SUB_WRAP
                                             : REFRT_CODE_MUL_WRAP);
      in->bits = (uint8_t)(64 - w->bits);
      in->y = w->flags;
    }
    return;
  }
  switch (w->opcode) {
  case REFRT_OP_ADD:
    binary(in, REFRT_CODE_ADD_LEAF);
    break;
  case REFRT_OP_SUB:
    binary(in, REFRT_CODE_SUB_LEAF);
    break;
  case REFRT_OP_MUL:
    binary(in, REFRT_CODE_MUL_LEAF);
    break;
  case REFRT_OP_AND:
    binary(in, REFRT_CODE_AND_LEAF);
    break;
  case REFRT_OP_OR:
    binary(in, REFRT_CODE_OR_LEAF);
    break;
  case REFRT_OP_XOR:
    binary(in, REFRT_CODE_XOR_LEAF);
    break;
  default:
    break;
  }
}

static void compare(refrt_insn *in) {
  const refrt_wide *w = in->wide;
  refrt_code_op op;
  int exchanged = 0;
  if (!is_small(w->info) || w->flags != 0)
    return;
  switch ((refrt_icmp)w->attributes[0]) {
  case REFRT_ICMP_EQ:
    op = REFRT_CODE_CMP_EQ;
    break;
  case REFRT_ICMP_NE:
    op = REFRT_CODE_CMP_NE;
    break;
  case REFRT_ICMP_SGT:
    exchanged = 1;
    op = REFRT_CODE_CMP_SLT;
    break;
  case REFRT_ICMP_SLT:
    op = REFRT_CODE_CMP_SLT;
    break;
  case REFRT_ICMP_SGE:
    exchanged = 1;
    op = REFRT_CODE_CMP_SLE;
    break;
  case REFRT_ICMP_SLE:
    op = REFRT_CODE_CMP_SLE;
    break;
  case REFRT_ICMP_UGT:
    exchanged = 1;
    op = REFRT_CODE_CMP_ULT;
    break;
  case REFRT_ICMP_ULT:
    op = REFRT_CODE_CMP_ULT;
    break;
  case REFRT_ICMP_UGE:
    exchanged = 1;
    op = REFRT_CODE_CMP_ULE;
    break;
  case REFRT_ICMP_ULE:
    op = REFRT_CODE_CMP_ULE;
    break;
  case REFRT_ICMP_COUNT:
  default:
    return;
  }
  binary(in, op);
  in->bits = (uint8_t)(64 - w->bits);
  if (exchanged) {
    in->a = w->operands[1].slot;
    in->b = w->operands[0].slot;
  }
}

void refrt_fuse_compare(refrt_insn *in) {
  if (in->op >= REFRT_CODE_CMP_EQ && in->op <= REFRT_CODE_CMP_ULE)
    in->op = (uint16_t)(in->op - REFRT_CODE_CMP_EQ + REFRT_CODE_JUMP_EQ);
}

static void select(refrt_insn *in) {
  const refrt_wide *w = in->wide;
  if (w->results[0].leaves != 1)
    return;
  in->op = REFRT_CODE_SELECT_LEAF;
  in->r = w->results[0].slot;
  in->c = w->operands[0].slot;
  in->a = w->operands[1].slot;
  in->b = w->operands[2].slot;
  if ((w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF | REFRT_FLAG_NSZ)) != 0)
    in->op = REFRT_CODE_SELECT;
}

static void cast(refrt_insn *in) {
  const refrt_wide *w = in->wide;
  const refrt_type_info *to = w->results[0].info;
  if (!is_small(w->info) || !is_small(to) || w->flags != 0)
    return;
  in->r = w->results[0].slot;
  in->a = w->operands[0].slot;
  in->x = refrt_bits_mask64(to->bits);
  if (to->bits > w->bits && refrt_opcode_has(w->opcode, REFRT_TRAIT_SIGNED)) {
    in->op = REFRT_CODE_SEXT_LEAF;
    in->y = (uint64_t)1 << (w->bits - 1);
  } else if (to->bits == w->bits) {
    in->op = REFRT_CODE_MOVE_LEAF;
  } else {
    in->op = REFRT_CODE_TRUNC_LEAF;
  }
}

static void float_binary(refrt_insn *in, refrt_code_op f32, refrt_code_op f64) {
  const refrt_wide *w = in->wide;
  if (w->flags != 0 || w->info->kind != REFRT_KIND_FLOAT)
    return;
  if (w->float_kind == REFRT_FLOAT_F32)
    binary(in, f32);
  else if (w->float_kind == REFRT_FLOAT_F64)
    binary(in, f64);
}

/* 0 to 3 for elements of 1, 2, 4 or 8 bytes that one host integer holds. */
static int element_class(const refrt_program *program, const refrt_type_info *element) {
  const refrt_layout *layout = refrt_program_layout(program);
  if (!HOST_ORDER_KNOWN || layout->big_endian != HOST_BIG_ENDIAN || layout->pointer_bits != 64 || !is_small(element) ||
      element->size != element->store_size)
    return -1;
  return element->size == 1 ? 0 : element->size == 2 ? 1 : element->size == 4 ? 2 : element->size == 8 ? 3 : -1;
}

/* Bits that are zero in an address and in a place that the loop itself accesses:
 * the alignment asked for, or more where the shadow needs it (shadow.h). */
static uint64_t low_bits(uint64_t align, int class_of) {
  uint64_t step = refrt_shadow_step((uint64_t)1 << class_of);
  return (align > step ? align : step) - 1;
}

static void memref_access(const refrt_code *code, const refrt_program *program, refrt_insn *in, int is_store) {
  const refrt_wide *w = in->wide;
  const refrt_type_info *element = code->types[w->info->element];
  int class_of = element->kind == REFRT_KIND_PTR ? -1 : element_class(program, element);
  const refrt_operand *memref = w->operands + is_store;
  uint32_t rank = w->info->rank;
  if (code->effects || class_of < 0 || refrt_program_layout(program)->index_bits != 64)
    return;
  if (rank == 1 || rank == 2)
    in->op = (uint16_t)((is_store ? REFRT_CODE_STORE1_1 : REFRT_CODE_LOAD1_1) + (int)(rank - 1) * 4 + class_of);
  else
    in->op = (uint16_t)((is_store ? REFRT_CODE_STOREN_1 : REFRT_CODE_LOADN_1) + class_of);
  in->r = is_store ? w->operands[0].slot : w->results[0].slot;
  in->a = memref[0].slot;
  in->b = rank > 0 ? memref[1].slot : 0;
  in->c = rank > 1 ? memref[2].slot : 0;
  in->leaves = rank;
  in->x = refrt_bits_mask64(element->bits);
  in->y = low_bits(w->attributes[0] != 0 ? w->attributes[0] : element->align, class_of);
}

static void pointer_access(const refrt_code *code, const refrt_program *program, refrt_insn *in, int is_store) {
  const refrt_wide *w = in->wide;
  int class_of = element_class(program, w->info);
  if (code->effects || class_of < 0)
    return;
  if (w->info->kind != REFRT_KIND_PTR)
    in->op = (uint16_t)((is_store ? REFRT_CODE_WRITE_1 : REFRT_CODE_READ_1) + class_of);
  else if (class_of == 3)
    in->op = is_store ? REFRT_CODE_WRITE_POINTER : REFRT_CODE_READ_POINTER;
  else
    return;
  in->r = is_store ? w->operands[0].slot : w->results[0].slot;
  in->a = w->operands[is_store].slot;
  in->x = refrt_bits_mask64(w->bits);
  in->y = low_bits(w->attributes[0] != 0 ? w->attributes[0] : w->info->align, class_of);
}

/* One index decided at run time and nothing else, or none at all. */
static void gep(const refrt_code *code, const refrt_program *program, refrt_insn *in) {
  const refrt_wide *w = in->wide;
  refrt_gep_step step;
  uint64_t constant = 0, scale = 0;
  uint32_t i, dynamic = 0;
  if (refrt_program_layout(program)->pointer_bits != 64)
    return;
  refrt_gep_start(&step, w->type);
  for (i = 0; i < w->num_attributes; ++i) {
    int64_t index = (int64_t)w->attributes[i];
    uint64_t offset;
    if (!refrt_gep_next(code, &step, index))
      return;
    if (index == REFRT_DYNAMIC) {
      ++dynamic;
      scale = step.scale;
      continue;
    }
    /* Far from any overflow, so that the parts can be added in any order. */
    if (step.scale >= UINT64_C(1) << 31 || index < -(INT64_C(1) << 31) || index >= INT64_C(1) << 31)
      return;
    offset = step.is_struct ? step.scale : (uint64_t)index * step.scale;
    if (w->flags != 0 && (int64_t)offset < 0)
      return;
    constant += offset;
  }
  in->r = w->results[0].slot;
  in->a = w->operands[0].slot;
  in->y = w->flags & (REFRT_FLAG_INBOUNDS | REFRT_FLAG_NUSW | REFRT_FLAG_NUW);
  if (dynamic == 0) {
    in->op = REFRT_CODE_GEP_CONSTANT;
    in->x = constant;
  } else if (dynamic == 1 && constant == 0 && w->operands[1].info->bits == 64 && scale < UINT64_C(1) << 62) {
    in->op = REFRT_CODE_GEP_SCALED;
    in->b = w->operands[1].slot;
    in->x = scale;
  }
}

/* REFRT_NO_FAST_FORMS leaves all work to the general forms; tests run both. */
void refrt_specialize(const refrt_code *code, const refrt_program *program, refrt_insn *in) {
  const refrt_wide *w = in->wide;
  uint32_t leaf, leaves;
#if defined(REFRT_NO_FAST_FORMS)
  if (w != NULL)
    return;
#endif
  switch (w->opcode) {
  case REFRT_OP_CONST:
    if (w->results[0].leaves == 1 && w->num_attributes >= 2 && w->bits != 0) { /* no aggregate of one leaf */
      refrt_bits v = refrt_bits_and(refrt_bits_make(w->attributes[0], w->attributes[1]), refrt_bits_mask(w->bits));
      in->op = REFRT_CODE_CONST_LEAF;
      in->r = w->results[0].slot;
      in->x = v.lo;
      in->y = v.hi;
    }
    break;
  case REFRT_OP_CMPI:
    compare(in);
    break;
  case REFRT_OP_SELECT:
    select(in);
    break;
  case REFRT_OP_ADDRSPACECAST:
    move(in, w->operands[0].slot, w->operands[0].leaves);
    break;
  case REFRT_OP_ADDF:
    float_binary(in, REFRT_CODE_ADDF32, REFRT_CODE_ADDF64);
    break;
  case REFRT_OP_SUBF:
    float_binary(in, REFRT_CODE_SUBF32, REFRT_CODE_SUBF64);
    break;
  case REFRT_OP_MULF:
    float_binary(in, REFRT_CODE_MULF32, REFRT_CODE_MULF64);
    break;
  case REFRT_OP_DIVF:
    float_binary(in, REFRT_CODE_DIVF32, REFRT_CODE_DIVF64);
    break;
  case REFRT_OP_LOAD:
    memref_access(code, program, in, 0);
    break;
  case REFRT_OP_STORE:
    memref_access(code, program, in, 1);
    break;
  case REFRT_OP_LLVM_LOAD:
    pointer_access(code, program, in, 0);
    break;
  case REFRT_OP_LLVM_STORE:
    pointer_access(code, program, in, 1);
    break;
  case REFRT_OP_GEP:
    gep(code, program, in);
    break;
  case REFRT_OP_EXTRACTVALUE:
    if (refrt_find_part(code, w->operands[0].type, w->attributes, w->num_attributes, &leaf, &leaves))
      move(in, w->operands[0].slot + leaf * (uint32_t)sizeof(refrt_value), leaves);
    break;
  case REFRT_OP_INSERTVALUE:
    if (refrt_find_part(code, w->operands[0].type, w->attributes, w->num_attributes, &leaf, &leaves) && leaves == 1) {
      in->op = REFRT_CODE_INSERT_LEAF;
      in->r = w->results[0].slot;
      in->a = w->operands[0].slot;
      in->b = w->operands[1].slot;
      in->leaves = w->results[0].leaves;
      in->x = leaf;
    }
    break;
  default:
    if (refrt_opcode_has(w->opcode, REFRT_TRAIT_RESIZE))
      cast(in);
    else
      integer(in);
    break;
  }
}
