//===- EncodeMemRef.cpp - memref operations
//--------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of the memref operations that carry attributes. Sizes, strides and
// offsets pass through as written; no arithmetic on them happens here.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Encoder.h"
#include "lowering/encode/module/Strides.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace memref_cts::lowering {

static_assert(ShapedType::kDynamic == REFRT_DYNAMIC);

/// In refrt's order the source comes first, then offsets, sizes and strides:
/// the order of the operands of both view operations.
template <typename OpT>
static Attributes getStaticFields(OpT op) {
  Attributes attributes;
  for (ArrayRef<int64_t> fields : {op.getStaticOffsets(), op.getStaticSizes(), op.getStaticStrides()})
    attributes.append(fields.begin(), fields.end());
  return attributes;
}

template <typename OpT>
static void encodeAllocation(Encoder &encoder, OpT op, refrt_opcode opcode) {
  MemRefType type = op.getType();
  if (!hasDefaultLayout(type))
    return encoder.refusals.add(op, RefusalKind::Form, "allocation with a layout other than identity", type);
  encoder.emit(op, opcode, type, {0, {op.getAlignment().value_or(0)}});
}

void encode(Encoder &encoder, memref::AllocOp op) { encodeAllocation(encoder, op, REFRT_OP_ALLOC); }
void encode(Encoder &encoder, memref::AllocaOp op) { encodeAllocation(encoder, op, REFRT_OP_ALLOCA); }

template <typename OpT>
static void encodeAccess(Encoder &encoder, OpT op, refrt_opcode opcode) {
  uint32_t flags = op.getNontemporal() ? REFRT_FLAG_NONTEMPORAL : 0;
  encoder.emit(op, opcode, op.getMemRefType(), {flags, {op.getAlignment().value_or(0)}});
}

void encode(Encoder &encoder, memref::LoadOp op) { encodeAccess(encoder, op, REFRT_OP_LOAD); }
void encode(Encoder &encoder, memref::StoreOp op) { encodeAccess(encoder, op, REFRT_OP_STORE); }

void encode(Encoder &encoder, memref::CastOp op) {
  Type from = op.getSource().getType();
  bool fromRanked = isa<MemRefType>(from), toRanked = isa<MemRefType>(op.getType());
  if (!fromRanked && !toRanked)
    return encoder.refusals.add(op, RefusalKind::Form, "a cast between unranked memrefs", op.getType());
  refrt_opcode opcode = !fromRanked ? REFRT_OP_CAST_FROM_UNRANKED
                        : toRanked  ? REFRT_OP_CAST
                                    : REFRT_OP_CAST_TO_UNRANKED;
  encoder.emit(op, opcode, from);
}

void encode(Encoder &encoder, memref::SubViewOp op) {
  if (op.getSourceType().getRank() > 64)
    return encoder.refusals.add(op, RefusalKind::Limit, "more than 64 dimensions", op.getSourceType());
  uint64_t dropped = 0;
  if (const char *trouble = findDroppedDims(op, dropped))
    return encoder.refusals.add(op, RefusalKind::Form, trouble, op.getType());
  Attributes attributes = getStaticFields(op);
  attributes.push_back(dropped);
  encoder.emit(op, REFRT_OP_SUBVIEW, op.getSourceType(), {0, attributes});
}

void encode(Encoder &encoder, memref::ReinterpretCastOp op) {
  encoder.emit(op, REFRT_OP_REINTERPRET_CAST, op.getSource().getType(), {0, getStaticFields(op)});
}

void encode(Encoder &encoder, memref::TransposeOp op) {
  Attributes attributes;
  for (AffineExpr dimension : op.getPermutation().getResults())
    attributes.push_back(cast<AffineDimExpr>(dimension).getPosition());
  encoder.emit(op, REFRT_OP_TRANSPOSE, op.getIn().getType(), {0, attributes});
}

/// How many dimensions each group has. Groups follow one another, so that says
/// which ones.
static Attributes getGroups(ArrayAttr reassociation) {
  Attributes attributes;
  for (Attribute group : reassociation)
    attributes.push_back(cast<ArrayAttr>(group).size());
  return attributes;
}

void encode(Encoder &encoder, memref::ExpandShapeOp op) {
  Attributes attributes = getGroups(op.getReassociation());
  ArrayRef<int64_t> sizes = op.getStaticOutputShape();
  attributes.append(sizes.begin(), sizes.end());
  encoder.emit(op, REFRT_OP_EXPAND_SHAPE, op.getSrcType(), {0, attributes});
}

void encode(Encoder &encoder, memref::CollapseShapeOp op) {
  encoder.emit(op, REFRT_OP_COLLAPSE_SHAPE, op.getSrcType(), {0, getGroups(op.getReassociation())});
}

void encode(Encoder &encoder, memref::ReallocOp op) {
  encoder.emit(op, REFRT_OP_REALLOC, op.getSource().getType(), {0, {op.getAlignment().value_or(0)}});
}

void encode(Encoder &encoder, memref::GetGlobalOp op) {
  refrt_symbol global = encoder.symbols.getGlobal(op, op.getNameAttr().getAttr());
  encoder.emit(op, REFRT_OP_GET_GLOBAL, op.getType(), {0, {global}});
}

} // namespace memref_cts::lowering
