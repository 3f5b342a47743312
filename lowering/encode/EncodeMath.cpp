//===- EncodeMath.cpp - math operations with attributes -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rounding to integral values, classification and bit counts of the math
// dialect, and the intrinsics of the LLVM dialect that say the same. Counts of
// zero are the width. Functions that have no exact result are encoded only where
// a tolerance is declared. Rules N-INT, N-ROUND, N-CLAMP, N-CLASS, N-FUN, N-POWI,
// L-BITS, L-FPCLASS, L-MATH and L-ROUND.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodeMath.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Flags.h"
#include "lowering/encode/Pieces.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace memref_cts::lowering {

#define ROUND(CLASS, FLAGS, MODE)                                                                                      \
  void encode(Encoder &encoder, CLASS op) {                                                                            \
    encoder.emit(op, REFRT_OP_ROUNDF, op.getType(), {toFlags(op.FLAGS()), {REFRT_ROUND_##MODE}});                      \
  }
ROUND(math::CeilOp, getFastmath, UP)
ROUND(math::FloorOp, getFastmath, DOWN)
ROUND(math::TruncOp, getFastmath, TO_ZERO)
ROUND(math::RoundOp, getFastmath, NEAREST_AWAY)
ROUND(math::RoundEvenOp, getFastmath, NEAREST_EVEN)
ROUND(LLVM::FCeilOp, getFastmathFlags, UP)
ROUND(LLVM::FFloorOp, getFastmathFlags, DOWN)
ROUND(LLVM::FTruncOp, getFastmathFlags, TO_ZERO)
ROUND(LLVM::RoundOp, getFastmathFlags, NEAREST_AWAY)
ROUND(LLVM::RoundEvenOp, getFastmathFlags, NEAREST_EVEN)
// The rounding mode is the default one.
ROUND(LLVM::RintOp, getFastmathFlags, NEAREST_EVEN)
ROUND(LLVM::NearbyintOp, getFastmathFlags, NEAREST_EVEN)
#undef ROUND

#define CLASSIFY(CLASS, CLASSES)                                                                                       \
  void encode(Encoder &encoder, CLASS op) {                                                                            \
    encoder.emit(op, REFRT_OP_CLASSIFYF, op.getOperand().getType(),                                                    \
                 {toFlags(op.getFastmath()), {REFRT_CLASS_##CLASSES}});                                                \
  }
CLASSIFY(math::IsFiniteOp, FINITE)
CLASSIFY(math::IsInfOp, INF)
CLASSIFY(math::IsNaNOp, NAN)
CLASSIFY(math::IsNormalOp, NORMAL)
#undef CLASSIFY

void encode(Encoder &encoder, LLVM::IsFPClass op) {
  encoder.emit(op, REFRT_OP_CLASSIFYF, op.getIn().getType(), {0, {uint64_t(op.getBit()) & REFRT_CLASS_ALL}});
}

/// The description gives a formula that does not do what the name, the names of
/// the operands and other conversions say: maxf(minf(value, min), max). The
/// result is what both give, or a choice.
void encode(Encoder &encoder, math::ClampFOp op) {
  refrt_type type = encoder.types.getOrRefuse(op, op.getType());
  if (type == REFRT_NONE)
    return;
  Pieces p(encoder, op);
  Encoder::Extra flags = {toFlags(op.getFastmath()), {}};
  uint32_t value = encoder.getValue(op.getValue());
  uint32_t min = encoder.getValue(op.getMin()), max = encoder.getValue(op.getMax());
  auto bound = [&](refrt_opcode opcode, uint32_t a, uint32_t b) { return p.same(opcode, type, {a, b}, flags); };
  uint32_t clamped = bound(REFRT_OP_MINIMUMF, bound(REFRT_OP_MAXIMUMF, value, min), max);
  uint32_t literal = bound(REFRT_OP_MAXIMUMF, bound(REFRT_OP_MINIMUMF, value, min), max);
  encoder.setValue(op.getResult(), p.eitherOf(op.getType(), clamped, literal));
}

void encode(Encoder &encoder, math::AbsIOp op) { encoder.emit(op, REFRT_OP_ABS, op.getType(), {0, {0}}); }

void encode(Encoder &encoder, math::CountLeadingZerosOp op) { encoder.emit(op, REFRT_OP_CTLZ, op.getType(), {0, {0}}); }

void encode(Encoder &encoder, math::CountTrailingZerosOp op) {
  encoder.emit(op, REFRT_OP_CTTZ, op.getType(), {0, {0}});
}

bool checkTolerance(Encoder &encoder, Operation *op) {
  if (encoder.options.approximate)
    return true;
  encoder.refusals.add(op, RefusalKind::Form,
                       "its accuracy is not determined; a case accepts a number of "
                       "units in the last place with '// ULP: N'");
  return false;
}

#define APPROXIMATE(CLASS, FLAGS, FUNCTION)                                                                            \
  void encode(Encoder &encoder, CLASS op) {                                                                            \
    if (checkTolerance(encoder, op))                                                                                   \
      encoder.emit(op, REFRT_OP_APPROXF, op.getType(), {toFlags(op.FLAGS()), {REFRT_MATH_##FUNCTION}});                \
  }
APPROXIMATE(math::AcosOp, getFastmath, ACOS)
APPROXIMATE(math::AcoshOp, getFastmath, ACOSH)
APPROXIMATE(math::AsinOp, getFastmath, ASIN)
APPROXIMATE(math::AsinhOp, getFastmath, ASINH)
APPROXIMATE(math::AtanOp, getFastmath, ATAN)
APPROXIMATE(math::AtanhOp, getFastmath, ATANH)
APPROXIMATE(math::Atan2Op, getFastmath, ATAN2)
APPROXIMATE(math::CbrtOp, getFastmath, CBRT)
APPROXIMATE(math::CosOp, getFastmath, COS)
APPROXIMATE(math::CoshOp, getFastmath, COSH)
APPROXIMATE(math::SinOp, getFastmath, SIN)
APPROXIMATE(math::SinhOp, getFastmath, SINH)
APPROXIMATE(math::ErfOp, getFastmath, ERF)
APPROXIMATE(math::ErfcOp, getFastmath, ERFC)
APPROXIMATE(math::ExpOp, getFastmath, EXP)
APPROXIMATE(math::Exp2Op, getFastmath, EXP2)
APPROXIMATE(math::ExpM1Op, getFastmath, EXPM1)
APPROXIMATE(math::LogOp, getFastmath, LOG)
APPROXIMATE(math::Log10Op, getFastmath, LOG10)
APPROXIMATE(math::Log1pOp, getFastmath, LOG1P)
APPROXIMATE(math::Log2Op, getFastmath, LOG2)
APPROXIMATE(math::PowFOp, getFastmath, POW)
APPROXIMATE(math::RsqrtOp, getFastmath, RSQRT)
APPROXIMATE(math::TanOp, getFastmath, TAN)
APPROXIMATE(math::TanhOp, getFastmath, TANH)
APPROXIMATE(LLVM::ExpOp, getFastmathFlags, EXP)
APPROXIMATE(LLVM::Exp2Op, getFastmathFlags, EXP2)
APPROXIMATE(LLVM::Exp10Op, getFastmathFlags, EXP10)
APPROXIMATE(LLVM::LogOp, getFastmathFlags, LOG)
APPROXIMATE(LLVM::Log10Op, getFastmathFlags, LOG10)
APPROXIMATE(LLVM::Log2Op, getFastmathFlags, LOG2)
APPROXIMATE(LLVM::SinOp, getFastmathFlags, SIN)
APPROXIMATE(LLVM::CosOp, getFastmathFlags, COS)
APPROXIMATE(LLVM::TanOp, getFastmathFlags, TAN)
APPROXIMATE(LLVM::ACosOp, getFastmathFlags, ACOS)
APPROXIMATE(LLVM::ASinOp, getFastmathFlags, ASIN)
APPROXIMATE(LLVM::ATanOp, getFastmathFlags, ATAN)
APPROXIMATE(LLVM::ATan2Op, getFastmathFlags, ATAN2)
APPROXIMATE(LLVM::SinhOp, getFastmathFlags, SINH)
APPROXIMATE(LLVM::CoshOp, getFastmathFlags, COSH)
APPROXIMATE(LLVM::TanhOp, getFastmathFlags, TANH)
APPROXIMATE(LLVM::PowOp, getFastmathFlags, POW)
#undef APPROXIMATE

static void encodeSinCos(Encoder &encoder, Operation *op, uint32_t flags, Value sin, Value cos) {
  refrt_type type = encoder.types.getOrRefuse(op, op->getOperand(0).getType());
  if (type == REFRT_NONE || !checkTolerance(encoder, op))
    return;
  uint32_t operand = encoder.getValue(op->getOperand(0));
  encoder.emit(op, REFRT_OP_APPROXF, type, {operand}, {encoder.getValue(sin)}, {flags, {REFRT_MATH_SIN}});
  encoder.emit(op, REFRT_OP_APPROXF, type, {operand}, {encoder.getValue(cos)}, {flags, {REFRT_MATH_COS}});
}

void encode(Encoder &encoder, math::SincosOp op) {
  encodeSinCos(encoder, op, toFlags(op.getFastmath()), op.getSin(), op.getCos());
}

void encode(Encoder &encoder, LLVM::SincosOp op) {
  refrt_type type = encoder.types.getOrRefuse(op, op.getVal().getType());
  refrt_type both = encoder.types.getOrRefuse(op, op.getRes().getType());
  if (type == REFRT_NONE || both == REFRT_NONE || !checkTolerance(encoder, op))
    return;
  Pieces p(encoder, op);
  uint32_t flags = toFlags(op.getFastmathFlags());
  uint32_t operand = encoder.getValue(op.getVal());
  uint32_t sin = p.same(REFRT_OP_APPROXF, type, {operand}, {flags, {REFRT_MATH_SIN}});
  uint32_t cos = p.same(REFRT_OP_APPROXF, type, {operand}, {flags, {REFRT_MATH_COS}});
  p.makeStruct(both, {sin, cos});
}

/// The power as i64, which holds all narrower ones.
static void encodePower(Encoder &encoder, Operation *op, uint32_t flags, refrt_opcode opcode = REFRT_OP_POWIF) {
  Value base = op->getOperand(0), power = op->getOperand(1);
  refrt_type type = encoder.types.getOrRefuse(op, base.getType());
  refrt_type powerType = encoder.types.getOrRefuse(op, power.getType());
  if (type == REFRT_NONE || powerType == REFRT_NONE || !checkTolerance(encoder, op))
    return;
  Type lane = getElementTypeOrSelf(power.getType());
  IntegerType integer = dyn_cast<IntegerType>(lane);
  if (!integer || integer.getWidth() > 64)
    return encoder.refusals.add(op, RefusalKind::Type, "a power that is not an integer of up to 64 bits",
                                power.getType());
  uint32_t value = encoder.getValue(power);
  if (integer.getWidth() < 64) {
    Type wide = IntegerType::get(op->getContext(), 64);
    if (VectorType vector = dyn_cast<VectorType>(power.getType()))
      wide = vector.clone(wide);
    uint32_t extended = encoder.addValue(encoder.types.get(wide));
    encoder.emit(op, REFRT_OP_SEXT, powerType, {value}, {extended});
    value = extended;
  }
  encoder.emit(op, opcode, type, {encoder.getValue(base), value}, {encoder.getValue(op->getResult(0))}, {flags, {}});
}

void encode(Encoder &encoder, complex::PowiOp op) {
  encodePower(encoder, op, toFlags(op.getFastmath().value_or(arith::FastMathFlags::none)), REFRT_OP_POWI_COMPLEX);
}

void encode(Encoder &encoder, math::FPowIOp op) { encodePower(encoder, op, toFlags(op.getFastmath())); }

void encode(Encoder &encoder, LLVM::PowIOp op) { encodePower(encoder, op, toFlags(op.getFastmathFlags())); }

} // namespace memref_cts::lowering
