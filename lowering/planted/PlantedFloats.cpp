//===- PlantedFloats.cpp - Wrong floats -----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of floats and of casts between numbers, most of them another operation or
// attribute of the source.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

PLANT_SOURCE(UitofpSigned) { replaceEach<arith::UIToFPOp, arith::SIToFPOp>(source); }
PLANT_SOURCE(FptouiSigned) { replaceEach<arith::FPToUIOp, arith::FPToSIOp>(source); }
PLANT_SOURCE(MaximumfSkipsNan) { replaceEach<arith::MaximumFOp, arith::MaxNumFOp>(source); }
PLANT_SOURCE(MinnumfPropagatesNan) { replaceEach<arith::MinNumFOp, arith::MinimumFOp>(source); }

/// The type `type` with elements `element`.
static Type withElement(Type type, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

PLANT_SOURCE(SitofpThroughF32) {
  source.each<arith::SIToFPOp>([&](arith::SIToFPOp op) {
    Type type = op.getType();
    if (getElementTypeOrSelf(type).getIntOrFloatBitWidth() <= 32)
      return;
    OpBuilder &b = source.builder;
    Value rounded = arith::SIToFPOp::create(b, op.getLoc(), withElement(type, b.getF32Type()), op.getIn());
    op.replaceAllUsesWith(arith::ExtFOp::create(b, op.getLoc(), type, rounded).getResult());
    op.erase();
  });
}

PLANT_SOURCE(FptosiRounds) {
  source.each<arith::FPToSIOp>([&](arith::FPToSIOp op) {
    op.getInMutable().set(math::RoundEvenOp::create(source.builder, op.getLoc(), op.getIn()));
  });
}

PLANT_SOURCE(TruncfModeIgnored) {
  source.each<arith::TruncFOp>([](arith::TruncFOp op) { op.removeRoundingmodeAttr(); });
}

/// Gives truncations with the usual mode another one, where `wanted`.
static void roundBy(EditedSource &source, arith::RoundingMode mode, bool (*wanted)(Type element)) {
  source.each<arith::TruncFOp>([&](arith::TruncFOp op) {
    arith::RoundingMode nearest = arith::RoundingMode::to_nearest_even;
    if (wanted(getElementTypeOrSelf(op.getType())) && op.getRoundingmode().value_or(nearest) == nearest)
      op.setRoundingmode(mode);
  });
}

PLANT_SOURCE(TruncfBf16Truncates) {
  roundBy(source, arith::RoundingMode::toward_zero, [](Type element) { return element.isBF16(); });
}

PLANT_SOURCE(SmallTruncfTiesAway) {
  roundBy(source, arith::RoundingMode::to_nearest_away,
          [](Type element) { return element.getIntOrFloatBitWidth() <= 8; });
}

PLANT_SOURCE(SmallExtfWrongFormat) {
  source.each<arith::ExtFOp>([&](arith::ExtFOp op) {
    Type from = op.getIn().getType();
    if (isa<Float8E4M3FNType>(getElementTypeOrSelf(from)))
      op.getInMutable().set(arith::BitcastOp::create(
          source.builder, op.getLoc(), withElement(from, Float8E4M3Type::get(op.getContext())), op.getIn()));
  });
}

PLANT_LOWERED(ScalingTruncfMultiplies) {
  StringRef names[] = {"arith.scaling_truncf"};
  lowered.eachOf<LLVM::FDivOp>(names, [](LLVM::FDivOp op, Origin &) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(
        LLVM::FMulOp::create(builder, op.getLoc(), op.getLhs(), op.getRhs(), op.getFastmathFlags()).getResult());
  });
}

/// `value` with elements of another float type.
static Value castFloat(OpBuilder &b, Location loc, Value value, Type type) {
  unsigned from = getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
  unsigned to = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  if (value.getType() == type)
    return value;
  if (from < to)
    return arith::ExtFOp::create(b, loc, type, value);
  return arith::TruncFOp::create(b, loc, type, value);
}

PLANT_SOURCE(ScaleNotAPower) {
  OpBuilder &b = source.builder;
  source.each<arith::ScalingExtFOp>([&](arith::ScalingExtFOp op) {
    Type type = op.getType();
    Value scaled = arith::MulFOp::create(b, op.getLoc(), castFloat(b, op.getLoc(), op.getIn(), type),
                                         castFloat(b, op.getLoc(), op.getScale(), type));
    op.replaceAllUsesWith(scaled);
    op.erase();
  });
  source.each<arith::ScalingTruncFOp>([&](arith::ScalingTruncFOp op) {
    Value scaled = arith::DivFOp::create(b, op.getLoc(), op.getIn(),
                                         castFloat(b, op.getLoc(), op.getScale(), op.getIn().getType()));
    op.replaceAllUsesWith(castFloat(b, op.getLoc(), scaled, op.getType()));
    op.erase();
  });
}

PLANT_SOURCE(CmpfOrdered) {
  using P = arith::CmpFPredicate;
  source.each<arith::CmpFOp>([](arith::CmpFOp op) {
    constexpr std::pair<P, P> kList[] = {{P::UEQ, P::OEQ}, {P::UGT, P::OGT}, {P::UGE, P::OGE},
                                         {P::ULT, P::OLT}, {P::ULE, P::OLE}, {P::UNE, P::ONE}};
    for (auto [from, to] : kList)
      if (op.getPredicate() == from) {
        op.setPredicate(to);
        break;
      }
  });
}

/// A number of the type of `like`, in every lane.
static Value splat(OpBuilder &b, Value like, double number) {
  Type type = like.getType();
  Attribute value = FloatAttr::get(getElementTypeOrSelf(type), number);
  if (auto vector = dyn_cast<VectorType>(type))
    value = SplatElementsAttr::get(vector, value);
  return arith::ConstantOp::create(b, like.getLoc(), cast<TypedAttr>(value));
}

PLANT_SOURCE(NegfSubtracts) {
  source.each<arith::NegFOp>([&](arith::NegFOp op) {
    Value number = op.getOperand();
    if (getElementTypeOrSelf(number.getType()).getIntOrFloatBitWidth() <= 8)
      return;
    op.replaceAllUsesWith(
        arith::SubFOp::create(source.builder, op.getLoc(), splat(source.builder, number, 0.0), number).getResult());
    op.erase();
  });
}

PLANT_SOURCE(DivfByReciprocal) {
  source.each<arith::DivFOp>([&](arith::DivFOp op) {
    OpBuilder &b = source.builder;
    Value one = splat(b, op.getRhs(), 1.0);
    Value reciprocal = arith::DivFOp::create(b, op.getLoc(), one, op.getRhs(), op.getFastmath());
    op.replaceAllUsesWith(arith::MulFOp::create(b, op.getLoc(), op.getLhs(), reciprocal, op.getFastmath()).getResult());
    op.erase();
  });
}

/// Sets the flags of each operation on floats of `dialects` to what `edit` makes of
/// them.
static void editFlags(EditedSource &source, ArrayRef<StringRef> dialects,
                      arith::FastMathFlags (*edit)(arith::FastMathFlags)) {
  source.module.walk([&](arith::ArithFastMathInterface op) {
    if (!llvm::is_contained(dialects, op->getDialect()->getNamespace()))
      return;
    arith::FastMathFlagsAttr given = op.getFastMathFlagsAttr();
    arith::FastMathFlags flags = given ? given.getValue() : arith::FastMathFlags::none;
    op->setAttr(op.getFastMathAttrName(), arith::FastMathFlagsAttr::get(op->getContext(), edit(flags)));
  });
}

PLANT_SOURCE(FloatsClaimNoNan) {
  editFlags(source, {"arith", "math"}, [](arith::FastMathFlags) { return arith::FastMathFlags::nnan; });
}

PLANT_SOURCE(FastMathLost) {
  editFlags(source, {"arith", "math"}, [](arith::FastMathFlags) { return arith::FastMathFlags::none; });
}

PLANT_SOURCE(ComplexFastMathLost) {
  editFlags(source, {"complex"}, [](arith::FastMathFlags) { return arith::FastMathFlags::none; });
}

PLANT_SOURCE(ComplexClaimsNoInfinities) {
  editFlags(source, {"complex"}, [](arith::FastMathFlags flags) { return flags | arith::FastMathFlags::ninf; });
}
