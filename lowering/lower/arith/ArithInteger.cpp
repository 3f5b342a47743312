//===- ArithInteger.cpp - Integer arithmetic, constants and selection -----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Flags of the source (nsw, nuw, exact) are carried over and none is added:
// an operation that expands to several must not be undefined where the source
// is defined.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/arith/Elementwise.h"
#include "lowering/lower/base/Constants.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/base/VectorRows.h"

using namespace mlir;
using namespace memref_cts::lowering;

LLVM::IntegerOverflowFlags memref_cts::lowering::convertOverflow(arith::IntegerOverflowFlags flags) {
  LLVM::IntegerOverflowFlags result = LLVM::IntegerOverflowFlags::none;
  if (arith::bitEnumContainsAny(flags, arith::IntegerOverflowFlags::nsw))
    result = result | LLVM::IntegerOverflowFlags::nsw;
  if (arith::bitEnumContainsAny(flags, arith::IntegerOverflowFlags::nuw))
    result = result | LLVM::IntegerOverflowFlags::nuw;
  return result;
}

Value memref_cts::lowering::splatInteger(OpBuilder &builder, Location loc, Type type, const APInt &value) {
  Attribute attr = IntegerAttr::get(getElementTypeOrSelf(type), value);
  if (auto vector = dyn_cast<VectorType>(type))
    attr = SplatElementsAttr::get(vector, attr);
  return LLVM::ConstantOp::create(builder, loc, type, attr);
}

Value memref_cts::lowering::splatInteger(OpBuilder &builder, Location loc, Type type, int64_t value) {
  unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  return splatInteger(builder, loc, type, APInt(64, value).sextOrTrunc(width));
}

static Value compare(OpBuilder &builder, Location loc, LLVM::ICmpPredicate predicate, Value lhs, Value rhs) {
  return LLVM::ICmpOp::create(builder, loc, predicate, lhs, rhs);
}

/// `flag`, an i1 or a vector of them, as a number of type `type`.
static Value widen(OpBuilder &builder, Location loc, Type type, Value flag) {
  if (flag.getType() == type)
    return flag;
  return LLVM::ZExtOp::create(builder, loc, type, flag);
}

/// lhs - quotient * rhs, which wraps to the true remainder.
static Value remainder(OpBuilder &builder, Location loc, Value lhs, Value rhs, Value quotient) {
  Value product = LLVM::MulOp::create(builder, loc, quotient, rhs);
  return LLVM::SubOp::create(builder, loc, lhs, product);
}

/// Truncated quotient of a division that must round towards `roundUp ? +inf :
/// -inf`: corrected by one where the remainder is not zero and the exact
/// quotient is on the other side of zero.
Value memref_cts::lowering::divideSigned(OpBuilder &builder, Location loc, Value lhs, Value rhs, bool roundUp) {
  Type type = lhs.getType();
  Value quotient = LLVM::SDivOp::create(builder, loc, lhs, rhs);
  Value rest = remainder(builder, loc, lhs, rhs, quotient);
  Value zero = splatInteger(builder, loc, type, 0);
  Value inexact = compare(builder, loc, LLVM::ICmpPredicate::ne, rest, zero);
  Value signs = LLVM::XOrOp::create(builder, loc, rest, rhs);
  Value side = compare(builder, loc, roundUp ? LLVM::ICmpPredicate::sge : LLVM::ICmpPredicate::slt, signs, zero);
  Value correct = LLVM::AndOp::create(builder, loc, inexact, side);
  Value amount = widen(builder, loc, type, correct);
  if (roundUp)
    return LLVM::AddOp::create(builder, loc, quotient, amount);
  return LLVM::SubOp::create(builder, loc, quotient, amount);
}

Value memref_cts::lowering::divideUnsignedUp(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  Type type = lhs.getType();
  Value quotient = LLVM::UDivOp::create(builder, loc, lhs, rhs);
  Value rest = remainder(builder, loc, lhs, rhs, quotient);
  Value zero = splatInteger(builder, loc, type, 0);
  Value inexact = compare(builder, loc, LLVM::ICmpPredicate::ne, rest, zero);
  Value amount = widen(builder, loc, type, inexact);
  return LLVM::AddOp::create(builder, loc, quotient, amount);
}

static LLVM::ICmpPredicate convertPredicate(arith::CmpIPredicate predicate) {
  switch (predicate) {
  case arith::CmpIPredicate::eq:
    return LLVM::ICmpPredicate::eq;
  case arith::CmpIPredicate::ne:
    return LLVM::ICmpPredicate::ne;
  case arith::CmpIPredicate::slt:
    return LLVM::ICmpPredicate::slt;
  case arith::CmpIPredicate::sle:
    return LLVM::ICmpPredicate::sle;
  case arith::CmpIPredicate::sgt:
    return LLVM::ICmpPredicate::sgt;
  case arith::CmpIPredicate::sge:
    return LLVM::ICmpPredicate::sge;
  case arith::CmpIPredicate::ult:
    return LLVM::ICmpPredicate::ult;
  case arith::CmpIPredicate::ule:
    return LLVM::ICmpPredicate::ule;
  case arith::CmpIPredicate::ugt:
    return LLVM::ICmpPredicate::ugt;
  case arith::CmpIPredicate::uge:
    return LLVM::ICmpPredicate::uge;
  }
  llvm_unreachable("unknown predicate");
}

namespace {

template <typename SourceOp, typename TargetOp>
struct OverflowLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    LLVM::IntegerOverflowFlags flags = convertOverflow(op.getOverflowFlags());
    results.push_back(TargetOp::create(builder, op.getLoc(), types.front(), operands[0], operands[1], flags));
  }
};

template <typename SourceOp, typename TargetOp>
struct ExactLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    auto target = TargetOp::create(builder, op.getLoc(), types.front(), operands[0], operands[1]);
    target.setIsExact(op.getIsExact());
    results.push_back(target);
  }
};

using AddIOpLowering = OverflowLowering<arith::AddIOp, LLVM::AddOp>;
using SubIOpLowering = OverflowLowering<arith::SubIOp, LLVM::SubOp>;
using MulIOpLowering = OverflowLowering<arith::MulIOp, LLVM::MulOp>;
using ShLIOpLowering = OverflowLowering<arith::ShLIOp, LLVM::ShlOp>;
using ShRUIOpLowering = ExactLowering<arith::ShRUIOp, LLVM::LShrOp>;
using ShRSIOpLowering = ExactLowering<arith::ShRSIOp, LLVM::AShrOp>;
using DivUIOpLowering = ExactLowering<arith::DivUIOp, LLVM::UDivOp>;
using RemUIOpLowering = PlainLowering<arith::RemUIOp, LLVM::URemOp>;
using AndIOpLowering = PlainLowering<arith::AndIOp, LLVM::AndOp>;
using OrIOpLowering = PlainLowering<arith::OrIOp, LLVM::OrOp>;
using XOrIOpLowering = PlainLowering<arith::XOrIOp, LLVM::XOrOp>;
using MaxSIOpLowering = PlainLowering<arith::MaxSIOp, LLVM::SMaxOp>;
using MaxUIOpLowering = PlainLowering<arith::MaxUIOp, LLVM::UMaxOp>;
using MinSIOpLowering = PlainLowering<arith::MinSIOp, LLVM::SMinOp>;
using MinUIOpLowering = PlainLowering<arith::MinUIOp, LLVM::UMinOp>;

using DivSIOpLowering = ExactLowering<arith::DivSIOp, LLVM::SDivOp>;
using RemSIOpLowering = PlainLowering<arith::RemSIOp, LLVM::SRemOp>;

using FloorDivSIOpLowering = RoundedDivSLowering<arith::FloorDivSIOp, false>;
using CeilDivSIOpLowering = RoundedDivSLowering<arith::CeilDivSIOp, true>;
using CeilDivUIOpLowering = DivUUpLowering<arith::CeilDivUIOp>;

/// A sum carries when it is less than an operand. Both are used twice, with the
/// same value: undef would be another one in each place.
struct AddUIExtendedOpLowering : ElementwiseLowering<arith::AddUIExtendedOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(arith::AddUIExtendedOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Type type = operands[0].getType();
    Value a = LLVM::FreezeOp::create(builder, loc, type, operands[0]);
    Value b = LLVM::FreezeOp::create(builder, loc, type, operands[1]);
    Value sum = LLVM::AddOp::create(builder, loc, a, b);
    results.push_back(sum);
    results.push_back(compare(builder, loc, LLVM::ICmpPredicate::ult, sum, a));
  }
};

/// The product in twice the width, cut in two.
template <typename SourceOp, typename ExtOp>
struct MulExtendedLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Type type = types.front();
    unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    Type wide = builder.getIntegerType(2 * width);
    if (auto vector = dyn_cast<VectorType>(type))
      wide = vector.clone(wide);
    Value lhs = ExtOp::create(builder, loc, wide, operands[0]);
    Value rhs = ExtOp::create(builder, loc, wide, operands[1]);
    Value product = LLVM::MulOp::create(builder, loc, lhs, rhs);
    Value amount = splatInteger(builder, loc, wide, width);
    Value upper = LLVM::LShrOp::create(builder, loc, product, amount);
    results.push_back(LLVM::TruncOp::create(builder, loc, type, product));
    results.push_back(LLVM::TruncOp::create(builder, loc, type, upper));
  }
};

using MulSIExtendedOpLowering = MulExtendedLowering<arith::MulSIExtendedOp, LLVM::SExtOp>;
using MulUIExtendedOpLowering = MulExtendedLowering<arith::MulUIExtendedOp, LLVM::ZExtOp>;

struct CmpIOpLowering : ElementwiseLowering<arith::CmpIOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(arith::CmpIOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    results.push_back(compare(builder, op.getLoc(), convertPredicate(op.getPredicate()), operands[0], operands[1]));
  }
};

/// A scalar condition chooses whole values of any kind; a vector one chooses
/// lane by lane.
struct SelectOpLowering : LoweringPattern<arith::SelectOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(arith::SelectOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value onTrue = adaptor.getTrueValue(), onFalse = adaptor.getFalseValue();
    Value condition = adaptor.getCondition();
    if (!isa<LLVM::LLVMArrayType>(condition.getType())) {
      rewriter.replaceOpWithNewOp<LLVM::SelectOp>(op, condition, onTrue, onFalse);
      return success();
    }
    SmallVector<Value, 1> results;
    mapRows(
        rewriter, loc, onTrue.getType(), {condition, onTrue, onFalse},
        [&](TypeRange, ValueRange row, SmallVectorImpl<Value> &out) {
          out.push_back(LLVM::SelectOp::create(rewriter, loc, row[0], row[1], row[2]));
        },
        results);
    rewriter.replaceOp(op, results);
    return success();
  }
};

struct ConstantOpLowering : LoweringPattern<arith::ConstantOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(arith::ConstantOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    Type type = types().convertType(op.getType());
    Attribute value = convertNumbers(op.getValue(), types());
    // A vector of rank 0 has one lane.
    if (auto vector = dyn_cast<VectorType>(op.getType()); vector && vector.getRank() == 0)
      value = cast<DenseElementsAttr>(value).reshape(cast<VectorType>(type));
    rewriter.replaceOpWithNewOp<LLVM::ConstantOp>(op, type, value);
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateArithIntegerPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_ArithInteger(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
