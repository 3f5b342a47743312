//===- ArithFloat.cpp - Floating-point arithmetic and comparison ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One LLVM operation per operation and row, with the same fast-math flags.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/ArithFloat.h"
#include "lowering/lower/arith/Elementwise.h"
#include "lowering/lower/arith/SmallFloat.h"
#include "lowering/lower/base/State.h"

using namespace mlir;
using namespace memref_cts::lowering;

LLVM::FastmathFlags memref_cts::lowering::convertFastMath(arith::FastMathFlags flags) {
  using From = arith::FastMathFlags;
  using To = LLVM::FastmathFlags;
  static constexpr std::pair<From, To> kFlags[] = {
      {From::reassoc, To::reassoc}, {From::nnan, To::nnan},         {From::ninf, To::ninf}, {From::nsz, To::nsz},
      {From::arcp, To::arcp},       {From::contract, To::contract}, {From::afn, To::afn},
  };
  To result = To::none;
  for (auto [from, to] : kFlags)
    if (arith::bitEnumContainsAny(flags, from))
      result = result | to;
  return result;
}

static LLVM::FCmpPredicate convertPredicate(arith::CmpFPredicate predicate) {
  switch (predicate) {
  case arith::CmpFPredicate::AlwaysFalse:
    return LLVM::FCmpPredicate::_false;
  case arith::CmpFPredicate::OEQ:
    return LLVM::FCmpPredicate::oeq;
  case arith::CmpFPredicate::OGT:
    return LLVM::FCmpPredicate::ogt;
  case arith::CmpFPredicate::OGE:
    return LLVM::FCmpPredicate::oge;
  case arith::CmpFPredicate::OLT:
    return LLVM::FCmpPredicate::olt;
  case arith::CmpFPredicate::OLE:
    return LLVM::FCmpPredicate::ole;
  case arith::CmpFPredicate::ONE:
    return LLVM::FCmpPredicate::one;
  case arith::CmpFPredicate::ORD:
    return LLVM::FCmpPredicate::ord;
  case arith::CmpFPredicate::UEQ:
    return LLVM::FCmpPredicate::ueq;
  case arith::CmpFPredicate::UGT:
    return LLVM::FCmpPredicate::ugt;
  case arith::CmpFPredicate::UGE:
    return LLVM::FCmpPredicate::uge;
  case arith::CmpFPredicate::ULT:
    return LLVM::FCmpPredicate::ult;
  case arith::CmpFPredicate::ULE:
    return LLVM::FCmpPredicate::ule;
  case arith::CmpFPredicate::UNE:
    return LLVM::FCmpPredicate::une;
  case arith::CmpFPredicate::UNO:
    return LLVM::FCmpPredicate::uno;
  case arith::CmpFPredicate::AlwaysTrue:
    return LLVM::FCmpPredicate::_true;
  }
  llvm_unreachable("unknown predicate");
}

/// The intrinsic, except for f80 and f128, for which code generation has none.
/// There: the greater (less) one where they differ; where they are equal, the
/// bits of both combined, which tells zeros apart; a NaN if either is one.
Value memref_cts::lowering::buildExtremum(OpBuilder &builder, Location loc, bool isMax, Value lhs, Value rhs,
                                          LLVM::FastmathFlags flags) {
  Type type = lhs.getType();
  Type element = getElementTypeOrSelf(type);
  if (!isa<Float80Type, Float128Type>(element)) {
    if (isMax)
      return LLVM::MaximumOp::create(builder, loc, lhs, rhs, flags);
    return LLVM::MinimumOp::create(builder, loc, lhs, rhs, flags);
  }
  auto compare = [&](LLVM::FCmpPredicate predicate) -> Value {
    return LLVM::FCmpOp::create(builder, loc, predicate, lhs, rhs);
  };
  auto choose = [&](Value condition, Value onTrue, Value onFalse) -> Value {
    return LLVM::SelectOp::create(builder, loc, condition, onTrue, onFalse);
  };
  Type bits = builder.getIntegerType(element.getIntOrFloatBitWidth());
  if (auto vector = dyn_cast<VectorType>(type))
    bits = vector.clone(bits);
  Value left = LLVM::BitcastOp::create(builder, loc, bits, lhs);
  Value right = LLVM::BitcastOp::create(builder, loc, bits, rhs);
  Value both;
  if (isMax)
    both = LLVM::AndOp::create(builder, loc, left, right);
  else
    both = LLVM::OrOp::create(builder, loc, left, right);
  Value equal = LLVM::BitcastOp::create(builder, loc, type, both);
  Value sum = LLVM::FAddOp::create(builder, loc, lhs, rhs);
  Value better = choose(compare(isMax ? LLVM::FCmpPredicate::ogt : LLVM::FCmpPredicate::olt), lhs, rhs);
  better = choose(compare(LLVM::FCmpPredicate::oeq), equal, better);
  return choose(compare(LLVM::FCmpPredicate::uno), sum, better);
}

namespace {

using AddFOpLowering = FloatLowering<arith::AddFOp, LLVM::FAddOp>;
using SubFOpLowering = FloatLowering<arith::SubFOp, LLVM::FSubOp>;
using MulFOpLowering = FloatLowering<arith::MulFOp, LLVM::FMulOp>;
using DivFOpLowering = FloatLowering<arith::DivFOp, LLVM::FDivOp>;
using RemFOpLowering = FloatLowering<arith::RemFOp, LLVM::FRemOp>;
/// Signs of stored floats are bits, which a NaN has too.
struct NegFOpLowering : FloatLowering<arith::NegFOp, LLVM::FNegOp> {
  using Base = FloatLowering<arith::NegFOp, LLVM::FNegOp>;
  using Base::Base;

  FloatType getStandIn(MLIRContext *) const override { return {}; }
  void lowerRow(arith::NegFOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    if (!isSmallFloat(op.getType()))
      return Base::lowerRow(op, types, operands, builder, results);
    results.push_back(
        negateSmallFloat(builder, op.getLoc(), cast<FloatType>(getElementTypeOrSelf(op.getType())), operands[0]));
  }
};
using MaxNumFOpLowering = FloatLowering<arith::MaxNumFOp, LLVM::MaxNumOp>;
using MinNumFOpLowering = FloatLowering<arith::MinNumFOp, LLVM::MinNumOp>;

template <typename SourceOp, bool isMax>
struct ExtremumLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    results.push_back(
        buildExtremum(builder, op.getLoc(), isMax, operands[0], operands[1], convertFastMath(op.getFastmath())));
  }
};

using MaximumFOpLowering = ExtremumLowering<arith::MaximumFOp, true>;
using MinimumFOpLowering = ExtremumLowering<arith::MinimumFOp, false>;

struct CmpFOpLowering : ElementwiseLowering<arith::CmpFOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(arith::CmpFOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    results.push_back(LLVM::FCmpOp::create(builder, op.getLoc(), convertPredicate(op.getPredicate()), operands[0],
                                           operands[1], convertFastMath(op.getFastmath())));
  }
};

} // namespace

namespace memref_cts::lowering {
void populateArithFloatPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_ArithFloat(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
