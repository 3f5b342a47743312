//===- Math.cpp - The math dialect ----------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that are an intrinsic of LLVM, and the few that are short sequences
// of them. Functions without an intrinsic are calls of the C library, lane by
// lane, in f32 for the narrower formats. A power of integers is a chain of squares with
// one factor per bit of the exponent, without branches. Where the operation is
// undefined (zero to a negative power) it gives zero.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/ArithFloat.h"
#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/arith/Elementwise.h"
#include "lowering/lower/arith/SmallFloat.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/math/Library.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// `lane` of scalars, or of every lane of vectors.
static Value mapLanes(OpBuilder &builder, Location loc, ValueRange values, llvm::function_ref<Value(ValueRange)> lane) {
  auto vector = dyn_cast<VectorType>(values.front().getType());
  if (!vector)
    return lane(values);
  Type i64 = builder.getI64Type();
  Value result = LLVM::PoisonOp::create(builder, loc, vector);
  for (int64_t i = 0, e = vector.getNumElements(); i < e; ++i) {
    Value position = splatInteger(builder, loc, i64, i);
    SmallVector<Value, 2> elements;
    for (Value value : values)
      elements.push_back(LLVM::ExtractElementOp::create(builder, loc, value, position));
    result = LLVM::InsertElementOp::create(builder, loc, result, lane(elements), position);
  }
  return result;
}

namespace {

/// Signs of stored floats are bits, which a NaN has too.
template <typename SourceOp, typename TargetOp>
struct SignLowering : FloatLowering<SourceOp, TargetOp> {
  using Base = FloatLowering<SourceOp, TargetOp>;
  using Base::Base;

  FloatType getStandIn(MLIRContext *) const override { return {}; }
  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    if (!isSmallFloat(op.getType()))
      return Base::lowerRow(op, types, operands, builder, results);
    results.push_back(signSmallFloat(builder, op.getLoc(), cast<FloatType>(getElementTypeOrSelf(op.getType())),
                                     operands[0], operands.size() == 2 ? operands[1] : Value()));
  }
};
using AbsFOpLowering = SignLowering<math::AbsFOp, LLVM::FAbsOp>;
using CopySignOpLowering = SignLowering<math::CopySignOp, LLVM::CopySignOp>;
using CeilOpLowering = FloatLowering<math::CeilOp, LLVM::FCeilOp>;
using FloorOpLowering = FloatLowering<math::FloorOp, LLVM::FFloorOp>;
using TruncOpLowering = FloatLowering<math::TruncOp, LLVM::FTruncOp>;
using RoundOpLowering = FloatLowering<math::RoundOp, LLVM::RoundOp>;
using RoundEvenOpLowering = FloatLowering<math::RoundEvenOp, LLVM::RoundEvenOp>;
using SqrtOpLowering = FloatLowering<math::SqrtOp, LLVM::SqrtOp>;
using FmaOpLowering = ThroughF64Lowering<FloatLowering<math::FmaOp, LLVM::FMAOp>>;
using SinOpLowering = FloatLowering<math::SinOp, LLVM::SinOp>;
using CosOpLowering = FloatLowering<math::CosOp, LLVM::CosOp>;
using TanOpLowering = FloatLowering<math::TanOp, LLVM::TanOp>;
using SinhOpLowering = FloatLowering<math::SinhOp, LLVM::SinhOp>;
using CoshOpLowering = FloatLowering<math::CoshOp, LLVM::CoshOp>;
using TanhOpLowering = FloatLowering<math::TanhOp, LLVM::TanhOp>;
using ExpOpLowering = FloatLowering<math::ExpOp, LLVM::ExpOp>;
using Exp2OpLowering = FloatLowering<math::Exp2Op, LLVM::Exp2Op>;
using LogOpLowering = FloatLowering<math::LogOp, LLVM::LogOp>;
using Log2OpLowering = FloatLowering<math::Log2Op, LLVM::Log2Op>;
using Log10OpLowering = FloatLowering<math::Log10Op, LLVM::Log10Op>;
using Atan2OpLowering = FloatLowering<math::Atan2Op, LLVM::ATan2Op>;
using AsinOpLowering = FloatLowering<math::AsinOp, LLVM::ASinOp>;
using AcosOpLowering = FloatLowering<math::AcosOp, LLVM::ACosOp>;
using AtanOpLowering = FloatLowering<math::AtanOp, LLVM::ATanOp>;
using PowFOpLowering = FloatLowering<math::PowFOp, LLVM::PowOp>;
using CtPopOpLowering = PlainLowering<math::CtPopOp, LLVM::CtPopOp>;

/// Intrinsics whose second operand says that the odd case is poison; it is not.
template <typename SourceOp, typename TargetOp>
struct BitsLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    results.push_back(TargetOp::create(builder, op.getLoc(), types.front(), operands[0], /*isPoison=*/false));
  }
};
using AbsIOpLowering = BitsLowering<math::AbsIOp, LLVM::AbsOp>;
using CountLeadingZerosOpLowering = BitsLowering<math::CountLeadingZerosOp, LLVM::CountLeadingZerosOp>;
using CountTrailingZerosOpLowering = BitsLowering<math::CountTrailingZerosOp, LLVM::CountTrailingZerosOp>;

/// Classes of LangRef's llvm.is.fpclass.
template <typename SourceOp, uint32_t classes>
struct ClassLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    results.push_back(LLVM::IsFPClass::create(builder, op.getLoc(), types.front(), operands[0], classes));
  }
};
using IsNaNOpLowering = ClassLowering<math::IsNaNOp, 0x003>;
using IsInfOpLowering = ClassLowering<math::IsInfOp, 0x204>;
using IsFiniteOpLowering = ClassLowering<math::IsFiniteOp, 0x1f8>;

/// What is subnormal in a format that LLVM only stores is not in a wider one.
struct IsNormalOpLowering : ClassLowering<math::IsNormalOp, 0x108> {
  using Base = ClassLowering<math::IsNormalOp, 0x108>;
  using Base::Base;

  FloatType getStandIn(MLIRContext *) const override { return {}; }
  void lowerRow(math::IsNormalOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Type source = op.getOperand().getType();
    if (!isSmallFloat(source))
      return Base::lowerRow(op, types, operands, builder, results);
    results.push_back(
        isNormalSmallFloat(builder, op.getLoc(), cast<FloatType>(getElementTypeOrSelf(source)), operands[0]));
  }
};

struct ClampFOpLowering : ElementwiseLowering<math::ClampFOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(math::ClampFOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    LLVM::FastmathFlags flags = convertFastMath(op.getFastmath());
    Value raised = buildExtremum(builder, op.getLoc(), /*isMax=*/true, operands[0], operands[1], flags);
    results.push_back(buildExtremum(builder, op.getLoc(), /*isMax=*/false, raised, operands[2], flags));
  }
};

struct RsqrtOpLowering : ElementwiseLowering<math::RsqrtOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(math::RsqrtOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Type type = types.front();
    LLVM::FastmathFlags flags = convertFastMath(op.getFastmath());
    Attribute one = FloatAttr::get(getElementTypeOrSelf(type), 1.0);
    if (auto vector = dyn_cast<VectorType>(type))
      one = SplatElementsAttr::get(vector, one);
    Value numerator = LLVM::ConstantOp::create(builder, loc, type, one);
    Value root = LLVM::SqrtOp::create(builder, loc, operands[0], flags);
    results.push_back(LLVM::FDivOp::create(builder, loc, numerator, root, flags));
  }
};

struct SincosOpLowering : ElementwiseLowering<math::SincosOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(math::SincosOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    LLVM::FastmathFlags flags = convertFastMath(op.getFastmath());
    results.push_back(LLVM::SinOp::create(builder, op.getLoc(), operands[0], flags));
    results.push_back(LLVM::CosOp::create(builder, op.getLoc(), operands[0], flags));
  }
};

/// The intrinsic takes one power of 32 bits. A wider one is the sum of numbers of 32
/// bits at a place of their own, all of its sign and exact as floats. The result is
/// the product of these powers of the absolute value, and an odd power keeps the
/// sign of the base. Beyond 128 bits only that counts: the absolute value of
/// every base but 1 is far out of range then. Lanes without numbers are raised so
/// whatever the width is.
struct FPowIOpLowering : ElementwiseLowering<math::FPowIOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(math::FPowIOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    unsigned width = getElementTypeOrSelf(operands[1].getType()).getIntOrFloatBitWidth();
    auto vector = dyn_cast<VectorType>(types.front());
    bool isScalable = vector && vector.isScalable();
    results.push_back(width <= 32 && !isScalable ? raiseByIntrinsic(op, operands, builder)
                                                 : raiseByParts(op, types.front(), operands, builder));
  }

private:
  Value raiseByIntrinsic(math::FPowIOp op, ValueRange operands, OpBuilder &builder) const {
    Location loc = op.getLoc();
    Type i32 = builder.getI32Type();
    return mapLanes(builder, loc, operands, [&](ValueRange lane) -> Value {
      Value power = resizeInteger<LLVM::SExtOp>(builder, loc, i32, lane[1]);
      auto result = LLVM::PowIOp::create(builder, loc, lane[0].getType(), lane[0], power);
      result.setFastmathFlags(convertFastMath(op.getFastmath()));
      return result;
    });
  }

  /// `base` to `power`, which has at most 128 bits.
  static Value multiplyPowers(OpBuilder &builder, Location loc, Value base, Value power, LLVM::FastmathFlags flags) {
    Type type = base.getType(), integer = power.getType();
    unsigned width = getElementTypeOrSelf(integer).getIntOrFloatBitWidth();
    auto raise = [&](Value part) -> Value {
      Value exponent = LLVM::SIToFPOp::create(builder, loc, type, part);
      return LLVM::PowOp::create(builder, loc, base, exponent, flags);
    };
    SmallVector<Value, 4> parts;
    Value rest = power;
    for (unsigned place = 32; place < width; place += 32) {
      Value modulus = splatInteger(builder, loc, integer, APInt::getOneBitSet(width, place));
      Value part = LLVM::SRemOp::create(builder, loc, rest, modulus);
      rest = LLVM::SubOp::create(builder, loc, rest, part);
      parts.push_back(part);
    }
    Value result = raise(rest);
    for (Value part : llvm::reverse(parts))
      result = LLVM::FMulOp::create(builder, loc, result, raise(part), flags);
    return result;
  }

  /// The closest number of 128 bits.
  static Value saturate(OpBuilder &builder, Location loc, Value power) {
    Type integer = power.getType();
    unsigned width = getElementTypeOrSelf(integer).getIntOrFloatBitWidth();
    if (width <= 128)
      return power;
    auto limit = [&](const APInt &value) { return splatInteger(builder, loc, integer, value.sext(width)); };
    power = LLVM::SMinOp::create(builder, loc, power, limit(APInt::getSignedMaxValue(128)));
    power = LLVM::SMaxOp::create(builder, loc, power, limit(APInt::getSignedMinValue(128)));
    Type narrow = builder.getIntegerType(128);
    if (auto vector = dyn_cast<VectorType>(integer))
      narrow = vector.clone(narrow);
    return LLVM::TruncOp::create(builder, loc, narrow, power);
  }

  static Value raiseByParts(math::FPowIOp op, Type type, ValueRange operands, OpBuilder &builder) {
    Location loc = op.getLoc();
    LLVM::FastmathFlags flags = convertFastMath(op.getFastmath());
    Value base = operands[0], power = operands[1];
    Type number = type;
    if (getElementTypeOrSelf(type).getIntOrFloatBitWidth() < 64) {
      number = builder.getF64Type();
      if (auto vector = dyn_cast<VectorType>(type))
        number = vector.clone(number);
      base = LLVM::FPExtOp::create(builder, loc, number, base);
    }
    Value size = LLVM::FAbsOp::create(builder, loc, base, flags);
    Value result = multiplyPowers(builder, loc, size, saturate(builder, loc, power), flags);
    Type integer = power.getType();
    Value bit = LLVM::AndOp::create(builder, loc, power, splatInteger(builder, loc, integer, 1));
    Value isOdd =
        LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne, bit, splatInteger(builder, loc, integer, 0));
    Value isSigned = LLVM::CopySignOp::create(builder, loc, result, base, flags);
    result = LLVM::SelectOp::create(builder, loc, isOdd, isSigned, result);
    if (number == type)
      return result;
    return LLVM::FPTruncOp::create(builder, loc, type, result);
  }
};

/// A function of the C library, or what stands in for it.
template <typename SourceOp>
struct LibraryLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Type number = getElementTypeOrSelf(types.front());
    Type evaluated = getLibraryType(number);
    auto vector = dyn_cast<VectorType>(types.front());
    bool isScalable = vector && vector.isScalable();
    LLVM::FastmathFlags flags = convertFastMath(op.getFastmath());
    auto call = [&](ValueRange lane) {
      Value value = lane.front();
      Type narrow = value.getType();
      Type wide = isScalable ? vector.clone(evaluated) : evaluated;
      if (evaluated != number)
        value = LLVM::FPExtOp::create(builder, loc, wide, value);
      value = evaluateFunction(this->state, builder, loc, getLibraryFunctions(op).front(), value, flags);
      if (evaluated != number)
        value = LLVM::FPTruncOp::create(builder, loc, narrow, value);
      return value;
    };
    results.push_back(isScalable ? call(operands) : mapLanes(builder, loc, operands, call));
  }
};
using AcoshOpLowering = LibraryLowering<math::AcoshOp>;
using AsinhOpLowering = LibraryLowering<math::AsinhOp>;
using AtanhOpLowering = LibraryLowering<math::AtanhOp>;
using CbrtOpLowering = LibraryLowering<math::CbrtOp>;
using ErfOpLowering = LibraryLowering<math::ErfOp>;
using ErfcOpLowering = LibraryLowering<math::ErfcOp>;
using ExpM1OpLowering = LibraryLowering<math::ExpM1Op>;
using Log1pOpLowering = LibraryLowering<math::Log1pOp>;

struct IPowIOpLowering : ElementwiseLowering<math::IPowIOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(math::IPowIOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Type type = types.front();
    unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    Value base = operands[0], power = operands[1];
    auto constant = [&](int64_t value) { return splatInteger(builder, loc, type, value); };
    auto compare = [&](LLVM::ICmpPredicate predicate, Value value, Value with) -> Value {
      return LLVM::ICmpOp::create(builder, loc, predicate, value, with);
    };
    auto choose = [&](Value condition, Value onTrue, Value onFalse) -> Value {
      return LLVM::SelectOp::create(builder, loc, condition, onTrue, onFalse);
    };
    // -1 wherever a one has to be: in i1 it is the same pattern.
    Value zero = constant(0), minusOne = constant(-1);
    Value one = width == 1 ? minusOne : constant(1);
    auto isSet = [&](unsigned bit) {
      Value mask = zero;
      if (bit + 1 < width)
        mask = LLVM::ShlOp::create(builder, loc, one, constant(bit));
      else
        mask = one; // bit 0 of i1
      Value masked = LLVM::AndOp::create(builder, loc, power, mask);
      return compare(LLVM::ICmpPredicate::ne, masked, zero);
    };
    Value product = one, square = base;
    for (unsigned bit = 0; bit + 1 < width; ++bit) {
      if (bit != 0)
        square = LLVM::MulOp::create(builder, loc, square, square);
      Value more = LLVM::MulOp::create(builder, loc, product, square);
      product = choose(isSet(bit), more, product);
    }
    Value ofMinusOne = choose(isSet(0), minusOne, one);
    Value inverse = choose(compare(LLVM::ICmpPredicate::eq, base, minusOne), ofMinusOne,
                           choose(compare(LLVM::ICmpPredicate::eq, base, one), one, zero));
    Value negative = compare(LLVM::ICmpPredicate::slt, power, zero);
    results.push_back(choose(negative, inverse, product));
  }
};

} // namespace

namespace memref_cts::lowering {
void populateMathPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_Math(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
