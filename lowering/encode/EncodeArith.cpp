//===- EncodeArith.cpp - arith operations with attributes -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of the arith operations whose instruction carries an attribute.
// Rules A-CONST, A-CMPI, A-CMPF, A-F2F, A-SCALE and A-ICAST.
// Predicates and rounding modes are numbered alike on both sides; the static
// assertions hold that.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodeArith.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Flags.h"
#include "lowering/encode/module/ConstantLeaves.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace memref_cts::lowering {

static_assert(unsigned(arith::CmpIPredicate::eq) == REFRT_ICMP_EQ &&
              unsigned(arith::CmpIPredicate::slt) == REFRT_ICMP_SLT &&
              unsigned(arith::CmpIPredicate::sge) == REFRT_ICMP_SGE &&
              unsigned(arith::CmpIPredicate::uge) == REFRT_ICMP_UGE);
static_assert(unsigned(arith::CmpFPredicate::AlwaysFalse) == REFRT_FCMP_FALSE &&
              unsigned(arith::CmpFPredicate::OEQ) == REFRT_FCMP_OEQ &&
              unsigned(arith::CmpFPredicate::ORD) == REFRT_FCMP_ORD &&
              unsigned(arith::CmpFPredicate::UEQ) == REFRT_FCMP_UEQ &&
              unsigned(arith::CmpFPredicate::UNO) == REFRT_FCMP_UNO &&
              unsigned(arith::CmpFPredicate::AlwaysTrue) == REFRT_FCMP_TRUE);
static_assert(unsigned(arith::RoundingMode::to_nearest_even) == REFRT_ROUND_NEAREST_EVEN &&
              unsigned(arith::RoundingMode::downward) == REFRT_ROUND_DOWN &&
              unsigned(arith::RoundingMode::upward) == REFRT_ROUND_UP &&
              unsigned(arith::RoundingMode::toward_zero) == REFRT_ROUND_TO_ZERO &&
              unsigned(arith::RoundingMode::to_nearest_away) == REFRT_ROUND_NEAREST_AWAY);

void encodeConstant(Encoder &encoder, Operation *op, Attribute attribute) {
  Type type = op->getResult(0).getType();
  if (isWide(type))
    return encoder.wideEncoding.encodeConstant(encoder, op, attribute);
  Leaves leaves;
  bool splat = false;
  if (const char *reason = ConstantLeaves(encoder.program, encoder.types).append(attribute, type, leaves, &splat))
    return encoder.refusals.add(op, RefusalKind::Constant, reason, type);
  refrt_type id = encoder.types.get(type);
  if (id == REFRT_NONE)
    return;
  // A splat whose element has several leaves has to be written out.
  if (splat && leaves.size() != 1) {
    size_t element = leaves.size(), total = refrt_type_get(encoder.program, id)->leaves;
    leaves.reserve(total);
    while (leaves.size() < total)
      leaves.push_back(leaves[leaves.size() - element]);
  }
  Attributes attributes;
  attributes.reserve(2 * leaves.size());
  for (const refrt_value &leaf : leaves) {
    if (leaf.state != REFRT_DEFINED)
      return encoder.refusals.add(op, RefusalKind::Constant, "a constant with undefined parts", type);
    attributes.append({leaf.lo, leaf.hi});
  }
  encoder.emit(op, REFRT_OP_CONST, type, {0, attributes});
}

void encode(Encoder &encoder, arith::ConstantOp op) { encodeConstant(encoder, op, op.getValue()); }

void encode(Encoder &encoder, arith::CmpIOp op) {
  encoder.emit(op, REFRT_OP_CMPI, op.getLhs().getType(), {0, {uint64_t(op.getPredicate())}});
}

void encode(Encoder &encoder, arith::CmpFOp op) {
  encoder.emit(op, REFRT_OP_CMPF, op.getLhs().getType(), {toFlags(op.getFastmath()), {uint64_t(op.getPredicate())}});
}

void encode(Encoder &encoder, arith::TruncFOp op) {
  uint64_t rounding = REFRT_ROUND_NEAREST_EVEN;
  if (std::optional<arith::RoundingMode> mode = op.getRoundingmode())
    rounding = uint64_t(*mode);
  encoder.emit(op, REFRT_OP_TRUNCF, op.getIn().getType(), {toFlags(op.getFastmath()), {rounding}});
}

/// The scale of a scaled conversion: rounded to f8E8M0FNU, an exponent and
/// nothing else, then widened to `type`. REFRT_NONE after a refusal.
static uint32_t encodeScale(Encoder &encoder, Operation *op, Value scale, Type type) {
  Type exponent = Float8E8M0FNUType::get(op->getContext());
  Type from = scale.getType();
  Type element = getElementTypeOrSelf(from);
  Type wide = getElementTypeOrSelf(type);
  uint32_t value = encoder.getValue(scale);
  if (VectorType vector = dyn_cast<VectorType>(from))
    exponent = vector.clone(exponent);
  refrt_type fromId = encoder.types.getOrRefuse(op, from);
  refrt_type exponentId = encoder.types.getOrRefuse(op, exponent);
  refrt_type typeId = encoder.types.getOrRefuse(op, type);
  if (fromId == REFRT_NONE || exponentId == REFRT_NONE || typeId == REFRT_NONE)
    return REFRT_NONE;
  if ((element.getIntOrFloatBitWidth() <= 8 && from != exponent) || wide.getIntOrFloatBitWidth() <= 8) {
    encoder.refusals.add(op, RefusalKind::Form,
                         "the steps of its description do not verify for these "
                         "types",
                         from);
    return REFRT_NONE;
  }
  if (from != exponent) {
    uint32_t rounded = encoder.addValue(exponentId);
    encoder.emit(op, REFRT_OP_TRUNCF, fromId, {value}, {rounded}, {0, {uint64_t(REFRT_ROUND_NEAREST_EVEN)}});
    value = rounded;
  }
  uint32_t widened = encoder.addValue(typeId);
  encoder.emit(op, REFRT_OP_EXTF, exponentId, {value}, {widened});
  return widened;
}

void encode(Encoder &encoder, arith::ScalingExtFOp op) {
  Type to = op.getOut().getType();
  uint32_t scale = encodeScale(encoder, op, op.getScale(), to);
  refrt_type inId = encoder.types.getOrRefuse(op, op.getIn().getType());
  if (scale == REFRT_NONE || inId == REFRT_NONE)
    return;
  refrt_type toId = encoder.types.get(to);
  uint32_t flags = toFlags(op.getFastmath());
  uint32_t in = encoder.addValue(toId);
  encoder.emit(op, REFRT_OP_EXTF, inId, {encoder.getValue(op.getIn())}, {in}, {flags, {}});
  encoder.emit(op, REFRT_OP_MULF, toId, {in, scale}, {encoder.getValue(op.getOut())}, {flags, {}});
}

void encode(Encoder &encoder, arith::ScalingTruncFOp op) {
  Type from = op.getIn().getType();
  uint32_t scale = encodeScale(encoder, op, op.getScale(), from);
  refrt_type toId = encoder.types.getOrRefuse(op, op.getOut().getType());
  if (scale == REFRT_NONE || toId == REFRT_NONE)
    return;
  refrt_type fromId = encoder.types.get(from);
  uint32_t flags = toFlags(op.getFastmath());
  uint64_t rounding = REFRT_ROUND_NEAREST_EVEN;
  if (std::optional<arith::RoundingMode> mode = op.getRoundingmode())
    rounding = uint64_t(*mode);
  uint32_t scaled = encoder.addValue(fromId);
  encoder.emit(op, REFRT_OP_DIVF, fromId, {encoder.getValue(op.getIn()), scale}, {scaled}, {flags, {}});
  encoder.emit(op, REFRT_OP_TRUNCF, fromId, {scaled}, {encoder.getValue(op.getOut())}, {flags, {rounding}});
}

/// On memrefs the element type of the buffer is reinterpreted, which says
/// something only where both have the same width.
static void encodeIndexCast(Encoder &encoder, Operation *op, refrt_opcode opcode) {
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  if (!isa<BaseMemRefType>(from))
    return encoder.emit(op, opcode, from);
  refrt_type fromId = encoder.types.get(cast<BaseMemRefType>(from).getElementType());
  refrt_type toId = encoder.types.get(cast<BaseMemRefType>(to).getElementType());
  if (fromId == REFRT_NONE || toId == REFRT_NONE)
    return;
  if (refrt_type_get(encoder.program, fromId)->bits != refrt_type_get(encoder.program, toId)->bits)
    return encoder.refusals.add(op, RefusalKind::Form, "index and the integer have different widths in memory", to);
  encoder.emit(op, REFRT_OP_BITCAST, from);
}

void encode(Encoder &encoder, arith::IndexCastOp op) { encodeIndexCast(encoder, op, REFRT_OP_CASTS); }
void encode(Encoder &encoder, arith::IndexCastUIOp op) { encodeIndexCast(encoder, op, REFRT_OP_CASTU); }

} // namespace memref_cts::lowering
