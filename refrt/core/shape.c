/*===-- shape.c - what instructions look like --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The rows of opcodes.def as data and two classifications of the opcodes. The
 * switches have no default: a new opcode does not compile until it is sorted.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/shape.h"

const refrt_opcode_row refrt_opcode_rows[REFRT_OP_COUNT] = {
#define REFRT_OPCODE(NAME, TEXT, SIGNATURE, FLAGS, FORMULA) {SIGNATURE, FLAGS},
#include "refrt/opcodes.def"
};

refrt_shape refrt_opcode_shape(refrt_opcode opcode) {
  switch (opcode) {
  case REFRT_OP_CONST:
    return REFRT_SHAPE_CONST;
  case REFRT_OP_GLOBAL_ADDRESS:
  case REFRT_OP_GET_GLOBAL:
    return REFRT_SHAPE_GLOBAL;
  case REFRT_OP_FUNCTION_ADDRESS:
  case REFRT_OP_CALL:
    return REFRT_SHAPE_FUNCTION;
  case REFRT_OP_CMPI:
    return REFRT_SHAPE_ICMP;
  case REFRT_OP_CMPF:
    return REFRT_SHAPE_FCMP;
  case REFRT_OP_TRUNCF:
  case REFRT_OP_ROUNDF:
    return REFRT_SHAPE_ROUNDING;
  case REFRT_OP_REDUCE:
    return REFRT_SHAPE_OPCODE;
  case REFRT_OP_APPROXF:
  case REFRT_OP_APPROX_COMPLEX:
    return REFRT_SHAPE_MATH;
  case REFRT_OP_CLASSIFYF:
    return REFRT_SHAPE_CLASSES;
  case REFRT_OP_ABS:
  case REFRT_OP_CTLZ:
  case REFRT_OP_CTTZ:
    return REFRT_SHAPE_BIT;
  case REFRT_OP_ALLOC:
  case REFRT_OP_ALLOCA:
  case REFRT_OP_REALLOC:
  case REFRT_OP_LOAD:
  case REFRT_OP_STORE:
  case REFRT_OP_ASSUME_ALIGNMENT:
  case REFRT_OP_VECTOR_EXPAND:
  case REFRT_OP_VECTOR_COMPRESS:
  case REFRT_OP_VECTOR_GATHER:
  case REFRT_OP_VECTOR_SCATTER:
  case REFRT_OP_LLVM_ALLOCA:
  case REFRT_OP_LLVM_LOAD:
  case REFRT_OP_LLVM_STORE:
  case REFRT_OP_MASKED_LOAD:
  case REFRT_OP_MASKED_STORE:
  case REFRT_OP_GATHER:
  case REFRT_OP_SCATTER:
  case REFRT_OP_EXPANDLOAD:
  case REFRT_OP_COMPRESSSTORE:
    return REFRT_SHAPE_ALIGN;
  case REFRT_OP_EFFECTS:
    return REFRT_SHAPE_EFFECTS;
  case REFRT_OP_ASSERT:
  case REFRT_OP_ASSUME:
    return REFRT_SHAPE_STRING;
  case REFRT_OP_SELECT:
  case REFRT_OP_MEMCPY:
    return REFRT_SHAPE_REASON;
  case REFRT_OP_BR:
    return REFRT_SHAPE_BR;
  case REFRT_OP_COND_BR:
    return REFRT_SHAPE_COND_BR;
  case REFRT_OP_SWITCH:
    return REFRT_SHAPE_SWITCH;
  case REFRT_OP_SUBVIEW:
    return REFRT_SHAPE_SUBVIEW;
  case REFRT_OP_REINTERPRET_CAST:
    return REFRT_SHAPE_RECAST;
  case REFRT_OP_EXPAND_SHAPE:
    return REFRT_SHAPE_EXPAND;
  case REFRT_OP_GEP:
    return REFRT_SHAPE_GEP;
  case REFRT_OP_EXTRACTVALUE:
  case REFRT_OP_INSERTVALUE:
  case REFRT_OP_TRANSPOSE:
  case REFRT_OP_COLLAPSE_SHAPE:
    return REFRT_SHAPE_PATH;
  case REFRT_OP_SHUFFLEVECTOR:
  case REFRT_OP_LANES:
  case REFRT_OP_VECTOR_EXTRACT:
  case REFRT_OP_VECTOR_INSERT:
  case REFRT_OP_VECTOR_READ:
  case REFRT_OP_VECTOR_WRITE:
    return REFRT_SHAPE_LANES;
  case REFRT_OP_POISON:
  case REFRT_OP_UNDEF:
  case REFRT_OP_ZERO:
  case REFRT_OP_ADD:
  case REFRT_OP_SUB:
  case REFRT_OP_MUL:
  case REFRT_OP_DIVU:
  case REFRT_OP_DIVS:
  case REFRT_OP_REMU:
  case REFRT_OP_REMS:
  case REFRT_OP_CEILDIVU:
  case REFRT_OP_CEILDIVS:
  case REFRT_OP_FLOORDIVS:
  case REFRT_OP_AND:
  case REFRT_OP_OR:
  case REFRT_OP_XOR:
  case REFRT_OP_SHL:
  case REFRT_OP_SHRU:
  case REFRT_OP_SHRS:
  case REFRT_OP_MAXS:
  case REFRT_OP_MAXU:
  case REFRT_OP_MINS:
  case REFRT_OP_MINU:
  case REFRT_OP_ADDU_EXTENDED:
  case REFRT_OP_MULS_EXTENDED:
  case REFRT_OP_MULU_EXTENDED:
  case REFRT_OP_IPOWI:
  case REFRT_OP_CTPOP:
  case REFRT_OP_ADDS_SAT:
  case REFRT_OP_ADDU_SAT:
  case REFRT_OP_SUBS_SAT:
  case REFRT_OP_SUBU_SAT:
  case REFRT_OP_SHLS_SAT:
  case REFRT_OP_SHLU_SAT:
  case REFRT_OP_BSWAP:
  case REFRT_OP_BITREVERSE:
  case REFRT_OP_FSHL:
  case REFRT_OP_FSHR:
  case REFRT_OP_ADDS_OVERFLOW:
  case REFRT_OP_ADDU_OVERFLOW:
  case REFRT_OP_SUBS_OVERFLOW:
  case REFRT_OP_SUBU_OVERFLOW:
  case REFRT_OP_MULS_OVERFLOW:
  case REFRT_OP_MULU_OVERFLOW:
  case REFRT_OP_FREEZE:
  case REFRT_OP_SEXT:
  case REFRT_OP_ZEXT:
  case REFRT_OP_TRUNC:
  case REFRT_OP_CASTS:
  case REFRT_OP_CASTU:
  case REFRT_OP_BITCAST:
  case REFRT_OP_PTRTOINT:
  case REFRT_OP_INTTOPTR:
  case REFRT_OP_ADDRSPACECAST:
  case REFRT_OP_EXTF:
  case REFRT_OP_SITOFP:
  case REFRT_OP_UITOFP:
  case REFRT_OP_FPTOSI:
  case REFRT_OP_FPTOUI:
  case REFRT_OP_ADDF:
  case REFRT_OP_SUBF:
  case REFRT_OP_MULF:
  case REFRT_OP_DIVF:
  case REFRT_OP_REMF:
  case REFRT_OP_POWIF:
  case REFRT_OP_POWI_COMPLEX:
  case REFRT_OP_NEGF:
  case REFRT_OP_ABSF:
  case REFRT_OP_COPYSIGN:
  case REFRT_OP_SQRT:
  case REFRT_OP_FMA:
  case REFRT_OP_FMULADD:
  case REFRT_OP_MAXIMUMF:
  case REFRT_OP_MINIMUMF:
  case REFRT_OP_MAXNUMF:
  case REFRT_OP_MINNUMF:
  case REFRT_OP_RETURN:
  case REFRT_OP_UNREACHABLE:
  case REFRT_OP_CALL_INDIRECT:
  case REFRT_OP_DEALLOC:
  case REFRT_OP_DIM:
  case REFRT_OP_RANK:
  case REFRT_OP_CAST:
  case REFRT_OP_CAST_TO_UNRANKED:
  case REFRT_OP_CAST_FROM_UNRANKED:
  case REFRT_OP_VIEW:
  case REFRT_OP_RESHAPE:
  case REFRT_OP_MEMORY_SPACE_CAST:
  case REFRT_OP_EXTRACT_METADATA:
  case REFRT_OP_EXTRACT_POINTER:
  case REFRT_OP_COPY:
  case REFRT_OP_PREFETCH:
  case REFRT_OP_DISTINCT_OBJECTS:
  case REFRT_OP_CREATE_MASK:
  case REFRT_OP_VECTOR_TYPE_CAST:
  case REFRT_OP_EXTRACTELEMENT:
  case REFRT_OP_INSERTELEMENT:
  case REFRT_OP_MEMMOVE:
  case REFRT_OP_MEMSET:
  case REFRT_OP_STACKSAVE:
  case REFRT_OP_STACKRESTORE:
  case REFRT_OP_LIFETIME_START:
  case REFRT_OP_LIFETIME_END:
  case REFRT_OP_SEPARATE_STORAGE:
  case REFRT_OP_EFFECTS_END:
  case REFRT_OP_TRAP:
  case REFRT_OP_LANE_MASK:
  case REFRT_OP_COUNT:
    return REFRT_SHAPE_NONE;
  }
  return REFRT_SHAPE_NONE;
}

refrt_lanes refrt_opcode_lanes(refrt_opcode opcode) {
  /* The table keeps integers and floats together. */
  if (opcode == REFRT_OP_CMPI)
    return REFRT_LANES_COMPARED;
  if ((opcode >= REFRT_OP_ADD && opcode <= REFRT_OP_MULU_OVERFLOW) || opcode == REFRT_OP_SEXT ||
      opcode == REFRT_OP_ZEXT || opcode == REFRT_OP_TRUNC || opcode == REFRT_OP_CASTS || opcode == REFRT_OP_CASTU ||
      opcode == REFRT_OP_SITOFP || opcode == REFRT_OP_UITOFP)
    return REFRT_LANES_INTEGER;
  if ((opcode >= REFRT_OP_ADDF && opcode <= REFRT_OP_CMPF) || opcode == REFRT_OP_EXTF || opcode == REFRT_OP_TRUNCF ||
      opcode == REFRT_OP_FPTOSI || opcode == REFRT_OP_FPTOUI)
    return REFRT_LANES_FLOAT;
  return REFRT_LANES_ANY;
}
