//===- EncodeLLVMVector.cpp - vector intrinsics of the LLVM dialect -------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reductions (also those under an explicit vector length), and what moves lanes,
// which is a shuffle. Reductions of floats go from the first
// lane to the last, as without `reassoc`. Rules L-REDUCE, L-VP and L-SHUFFLE.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Flags.h"
#include "lowering/encode/Pieces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

void encode(Encoder &encoder, LLVM::GetActiveLaneMaskOp op) {
  encoder.emit(op, REFRT_OP_LANE_MASK, op.getRes().getType());
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

#define REDUCTION(CLASS, OPCODE)                                                                                       \
  void encode(Encoder &encoder, LLVM::CLASS op) {                                                                      \
    encoder.emit(op, REFRT_OP_REDUCE, op->getOperands().back().getType(), {0, {uint64_t(REFRT_OP_##OPCODE)}});         \
  }
REDUCTION(vector_reduce_add, ADD)
REDUCTION(vector_reduce_mul, MUL)
REDUCTION(vector_reduce_and, AND)
REDUCTION(vector_reduce_or, OR)
REDUCTION(vector_reduce_xor, XOR)
REDUCTION(vector_reduce_smax, MAXS)
REDUCTION(vector_reduce_smin, MINS)
REDUCTION(vector_reduce_umax, MAXU)
REDUCTION(vector_reduce_umin, MINU)
#undef REDUCTION

#define REDUCTION(CLASS, OPCODE)                                                                                       \
  void encode(Encoder &encoder, LLVM::CLASS op) {                                                                      \
    encoder.emit(op, REFRT_OP_REDUCE, op->getOperands().back().getType(),                                              \
                 {toFlags(op.getFastmathFlags()), {uint64_t(REFRT_OP_##OPCODE)}});                                     \
  }
REDUCTION(vector_reduce_fadd, ADDF)
REDUCTION(vector_reduce_fmul, MULF)
REDUCTION(vector_reduce_fmax, MAXNUMF)
REDUCTION(vector_reduce_fmin, MINNUMF)
REDUCTION(vector_reduce_fmaximum, MAXIMUMF)
REDUCTION(vector_reduce_fminimum, MINIMUMF)
#undef REDUCTION

/// Which of `count` lanes an operation under an explicit vector length works on: those that are
/// on in its mask and below the length, which is at most `count`.
template <typename OpT>
static uint32_t enabledLanes(Encoder &encoder, OpT op, Pieces &p, int64_t count) {
  refrt_type mask = encoder.types.get(op.getMask().getType());
  refrt_type length = encoder.types.get(op.getEvl().getType());
  uint32_t evl = encoder.getValue(op.getEvl());
  uint32_t fits = p.compare(REFRT_ICMP_ULE, length, p.getInt(1), evl, p.number(length, count));
  assume(encoder, op, fits, "that the length is at most the number of lanes");
  uint32_t below = p.same(REFRT_OP_LANE_MASK, mask, {p.number(length, 0), evl});
  return p.same(REFRT_OP_AND, mask, {below, encoder.getValue(op.getMask())});
}

template <typename OpT>
static void encodePredicated(Encoder &encoder, OpT op, refrt_opcode opcode) {
  Pieces p(encoder, op);
  refrt_type vector = encoder.types.get(op.getVal().getType());
  uint32_t enabled = enabledLanes(encoder, op, p, cast<VectorType>(op.getVal().getType()).getNumElements());
  encoder.emit(op, REFRT_OP_REDUCE, vector,
               {encoder.getValue(op->getOperand(0)), encoder.getValue(op.getVal()), enabled},
               encoder.getValues(op->getResults()), {0, {uint64_t(opcode)}});
}

#define REDUCTION(CLASS, OPCODE)                                                                                       \
  void encode(Encoder &encoder, LLVM::CLASS op) { encodePredicated(encoder, op, REFRT_OP_##OPCODE); }
REDUCTION(VPReduceAddOp, ADD)
REDUCTION(VPReduceMulOp, MUL)
REDUCTION(VPReduceAndOp, AND)
REDUCTION(VPReduceOrOp, OR)
REDUCTION(VPReduceXorOp, XOR)
REDUCTION(VPReduceSMaxOp, MAXS)
REDUCTION(VPReduceSMinOp, MINS)
REDUCTION(VPReduceUMaxOp, MAXU)
REDUCTION(VPReduceUMinOp, MINU)
REDUCTION(VPReduceFAddOp, ADDF)
REDUCTION(VPReduceFMulOp, MULF)
REDUCTION(VPReduceFMaxOp, MAXNUMF)
REDUCTION(VPReduceFMinOp, MINNUMF)
#undef REDUCTION

//===----------------------------------------------------------------------===//
// Lanes that move
//===----------------------------------------------------------------------===//

static int64_t getLanes(Value vector) { return cast<VectorType>(vector.getType()).getNumElements(); }

void encode(Encoder &encoder, LLVM::vector_extract op) {
  Attributes lanes;
  for (int64_t i = 0; i < getLanes(op.getRes()); ++i)
    lanes.push_back(op.getPos() + i);
  uint32_t source = encoder.getValue(op.getSrcvec());
  encoder.emit(op, REFRT_OP_SHUFFLEVECTOR, encoder.types.get(op.getSrcvec().getType()), {source, source},
               {encoder.getValue(op.getRes())}, {0, lanes});
}

void encode(Encoder &encoder, LLVM::vector_insert op) {
  Pieces p(encoder, op);
  int64_t all = getLanes(op.getRes()), few = getLanes(op.getSrcvec());
  int64_t first = op.getPos();
  refrt_type type = encoder.types.get(op.getRes().getType());
  refrt_type part = encoder.types.get(op.getSrcvec().getType());
  Attributes widened, chosen;
  for (int64_t i = 0; i < all; ++i) {
    bool isInside = i >= first && i < first + few;
    widened.push_back(isInside ? i - first : UINT64_MAX);
    chosen.push_back(isInside ? all + i : i);
  }
  uint32_t source = encoder.getValue(op.getSrcvec());
  uint32_t wide = p.add(REFRT_OP_SHUFFLEVECTOR, part, type, {source, source}, {0, widened});
  encoder.emit(op, REFRT_OP_SHUFFLEVECTOR, type, {encoder.getValue(op.getDstvec()), wide},
               {encoder.getValue(op.getRes())}, {0, chosen});
}

void encode(Encoder &encoder, LLVM::vector_interleave2 op) {
  Attributes lanes;
  int64_t count = getLanes(op.getVec1());
  for (int64_t i = 0; i < count; ++i)
    lanes.append({uint64_t(i), uint64_t(count + i)});
  encoder.emit(op, REFRT_OP_SHUFFLEVECTOR, op.getVec1().getType(), {0, lanes});
}

void encode(Encoder &encoder, LLVM::vector_deinterleave2 op) {
  Pieces p(encoder, op);
  auto both = cast<LLVM::LLVMStructType>(op.getRes().getType());
  refrt_type type = encoder.types.get(op.getVec().getType());
  uint32_t source = encoder.getValue(op.getVec()), parts[2];
  for (uint64_t odd : {0, 1}) {
    Attributes lanes;
    for (int64_t i = odd; i < getLanes(op.getVec()); i += 2)
      lanes.push_back(i);
    parts[odd] =
        p.add(REFRT_OP_SHUFFLEVECTOR, type, encoder.types.get(both.getBody()[odd]), {source, source}, {0, lanes});
  }
  p.makeStruct(encoder.types.get(both), parts);
}

void encode(Encoder &encoder, LLVM::StepVectorOp op) {
  auto type = cast<VectorType>(op.getRes().getType());
  Attributes lanes;
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    if (!llvm::isUIntN(std::min(64u, type.getElementTypeBitWidth()), i))
      return encoder.refusals.add(op, RefusalKind::Form, "lane numbers that do not fit", type);
    lanes.append({uint64_t(i), 0});
  }
  encoder.emit(op, REFRT_OP_CONST, type, {0, lanes});
}

} // namespace memref_cts::lowering
