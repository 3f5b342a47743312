//===- Complex.cpp - The complex dialect ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A complex number is a struct of its two parts. Multiplication and division are
// the textbook forms, without scaling and without recovery of infinities; the
// absolute value is scaled by the larger part. A bitcast sees the parts in the
// order they have in memory.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/ArithShared.h"

#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

/// Builds operations on parts.
struct PartBuilder {
  OpBuilder &builder;
  Location loc;
  LLVM::FastmathFlags flags = LLVM::FastmathFlags::none;

  Value part(Value value, int64_t position) const {
    return LLVM::ExtractValueOp::create(builder, loc, value,
                                        ArrayRef<int64_t>(position));
  }
  Value pair(Type type, Value re, Value im) const {
    Value none = LLVM::PoisonOp::create(builder, loc, type);
    Value half = LLVM::InsertValueOp::create(builder, loc, none, re,
                                             ArrayRef<int64_t>{0});
    return LLVM::InsertValueOp::create(builder, loc, half, im,
                                       ArrayRef<int64_t>{1});
  }
  template <typename OpT, typename... Operands>
  Value build(Operands... operands) const {
    return OpT::create(builder, loc, operands..., flags);
  }
  Value add(Value a, Value b) const { return build<LLVM::FAddOp>(a, b); }
  Value sub(Value a, Value b) const { return build<LLVM::FSubOp>(a, b); }
  Value mul(Value a, Value b) const { return build<LLVM::FMulOp>(a, b); }
  Value div(Value a, Value b) const { return build<LLVM::FDivOp>(a, b); }
  Value neg(Value a) const { return build<LLVM::FNegOp>(a); }
};

template <typename SourceOp>
struct ComplexLowering : LoweringPattern<SourceOp> {
  using LoweringPattern<SourceOp>::LoweringPattern;

  /// The result from converted operands.
  virtual Value lower(SourceOp op, Type type, ValueRange operands,
                      const PartBuilder &b) const = 0;

  LogicalResult
  matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    PartBuilder b{rewriter, op.getLoc()};
    if constexpr (SourceOp::template hasTrait<
                      arith::ArithFastMathInterface::Trait>())
      b.flags = convertFastMath(op.getFastmath());
    rewriter.replaceOp(
        op, lower(op, this->types().convertType(op->getResult(0).getType()),
                  adaptor.getOperands(), b));
    return success();
  }
};

#define LOWERING(OP)                                                           \
  struct OP##Lowering : ComplexLowering<complex::OP> {                         \
    using ComplexLowering::ComplexLowering;                                    \
    Value lower(complex::OP op, Type type, ValueRange operands,                \
                const PartBuilder &b) const override;                          \
  };
LOWERING(CreateOp)
LOWERING(ReOp)
LOWERING(ImOp)
LOWERING(AddOp)
LOWERING(SubOp)
LOWERING(MulOp)
LOWERING(DivOp)
LOWERING(NegOp)
LOWERING(ConjOp)
LOWERING(EqualOp)
LOWERING(NotEqualOp)
LOWERING(AbsOp)
LOWERING(AngleOp)
LOWERING(ExpOp)
#undef LOWERING

struct ConstantOpLowering : LoweringPattern<complex::ConstantOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult
  matchAndRewrite(complex::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    PartBuilder b{rewriter, op.getLoc()};
    Type part = types().convertType(op.getType().getElementType());
    Value parts[2];
    for (unsigned i = 0; i < 2; ++i)
      parts[i] = LLVM::ConstantOp::create(
          rewriter, op.getLoc(), part,
          convertNumbers(op.getValue()[i], types()));
    rewriter.replaceOp(
        op, b.pair(types().convertType(op.getType()), parts[0], parts[1]));
    return success();
  }
};

struct BitcastOpLowering : LoweringPattern<complex::BitcastOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult
  matchAndRewrite(complex::BitcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    PartBuilder b{rewriter, loc};
    Value value = adaptor.getOperand();
    Type type = types().convertType(op.getType());
    if (value.getType() == type) {
      rewriter.replaceOp(op, value);
      return success();
    }
    auto complexOf = [](Type source) { return dyn_cast<ComplexType>(source); };
    ComplexType from = complexOf(op.getOperand().getType()),
                to = complexOf(op.getType());
    unsigned bits = (from ? from : to).getElementType().getIntOrFloatBitWidth();
    Type half = rewriter.getIntegerType(bits),
         whole = rewriter.getIntegerType(2 * bits);
    auto cast = [&](Type wanted, Value source) -> Value {
      if (source.getType() == wanted)
        return source;
      return LLVM::BitcastOp::create(rewriter, loc, wanted, source);
    };
    Value amount = splatInteger(rewriter, loc, whole, bits);
    if (from) {
      Value halves[2];
      for (unsigned i = 0; i < 2; ++i)
        halves[i] = LLVM::ZExtOp::create(rewriter, loc, whole,
                                         cast(half, b.part(value, i)));
      Value high = LLVM::ShlOp::create(rewriter, loc, halves[1], amount);
      value = LLVM::OrOp::create(rewriter, loc, halves[0], high);
    } else {
      value = cast(whole, value);
    }
    if (!to) {
      rewriter.replaceOp(op, cast(type, value));
      return success();
    }
    Type part = types().convertType(to.getElementType());
    Value high = LLVM::LShrOp::create(rewriter, loc, value, amount);
    Value re = LLVM::TruncOp::create(rewriter, loc, half, value);
    Value im = LLVM::TruncOp::create(rewriter, loc, half, high);
    rewriter.replaceOp(op, b.pair(type, cast(part, re), cast(part, im)));
    return success();
  }
};

} // namespace

Value CreateOpLowering::lower(complex::CreateOp, Type type, ValueRange operands,
                              const PartBuilder &b) const {
  return b.pair(type, operands[0], operands[1]);
}

Value ReOpLowering::lower(complex::ReOp, Type, ValueRange operands,
                          const PartBuilder &b) const {
  return b.part(operands[0], 0);
}

Value ImOpLowering::lower(complex::ImOp, Type, ValueRange operands,
                          const PartBuilder &b) const {
  return b.part(operands[0], 1);
}

Value AddOpLowering::lower(complex::AddOp, Type type, ValueRange operands,
                           const PartBuilder &b) const {
  Value parts[2];
  for (unsigned i = 0; i < 2; ++i)
    parts[i] = b.add(b.part(operands[0], i), b.part(operands[1], i));
  return b.pair(type, parts[0], parts[1]);
}

Value SubOpLowering::lower(complex::SubOp, Type type, ValueRange operands,
                           const PartBuilder &b) const {
  Value parts[2];
  for (unsigned i = 0; i < 2; ++i)
    parts[i] = b.sub(b.part(operands[0], i), b.part(operands[1], i));
  return b.pair(type, parts[0], parts[1]);
}

Value MulOpLowering::lower(complex::MulOp, Type type, ValueRange operands,
                           const PartBuilder &b) const {
  Value re = b.part(operands[0], 0), im = b.part(operands[0], 1);
  Value otherRe = b.part(operands[1], 0), otherIm = b.part(operands[1], 1);
  Value newRe = b.sub(b.mul(re, otherRe), b.mul(im, otherIm));
  Value newIm = b.add(b.mul(im, otherRe), b.mul(re, otherIm));
  return b.pair(type, newRe, newIm);
}

Value DivOpLowering::lower(complex::DivOp, Type type, ValueRange operands,
                           const PartBuilder &b) const {
  Value re = b.part(operands[0], 0), im = b.part(operands[0], 1);
  Value otherRe = b.part(operands[1], 0), otherIm = b.part(operands[1], 1);
  Value norm = b.add(b.mul(otherRe, otherRe), b.mul(otherIm, otherIm));
  Value newRe = b.add(b.mul(re, otherRe), b.mul(im, otherIm));
  Value newIm = b.sub(b.mul(im, otherRe), b.mul(re, otherIm));
  return b.pair(type, b.div(newRe, norm), b.div(newIm, norm));
}

Value NegOpLowering::lower(complex::NegOp, Type type, ValueRange operands,
                           const PartBuilder &b) const {
  return b.pair(type, b.neg(b.part(operands[0], 0)),
                b.neg(b.part(operands[0], 1)));
}

Value ConjOpLowering::lower(complex::ConjOp, Type type, ValueRange operands,
                            const PartBuilder &b) const {
  return b.pair(type, b.part(operands[0], 0), b.neg(b.part(operands[0], 1)));
}

static Value compareParts(ValueRange operands, const PartBuilder &b,
                          unsigned position, LLVM::FCmpPredicate predicate) {
  return LLVM::FCmpOp::create(b.builder, b.loc, predicate,
                              b.part(operands[0], position),
                              b.part(operands[1], position));
}

Value EqualOpLowering::lower(complex::EqualOp, Type, ValueRange operands,
                             const PartBuilder &b) const {
  return LLVM::AndOp::create(
      b.builder, b.loc, compareParts(operands, b, 0, LLVM::FCmpPredicate::oeq),
      compareParts(operands, b, 1, LLVM::FCmpPredicate::oeq));
}

Value NotEqualOpLowering::lower(complex::NotEqualOp, Type, ValueRange operands,
                                const PartBuilder &b) const {
  return LLVM::OrOp::create(
      b.builder, b.loc, compareParts(operands, b, 0, LLVM::FCmpPredicate::une),
      compareParts(operands, b, 1, LLVM::FCmpPredicate::une));
}

/// larger * sqrt(1 + (smaller / larger)^2); zero and infinity as they are.
Value AbsOpLowering::lower(complex::AbsOp, Type type, ValueRange operands,
                           const PartBuilder &b) const {
  auto constant = [&](const APFloat &value) -> Value {
    return LLVM::ConstantOp::create(b.builder, b.loc, type,
                                    FloatAttr::get(type, value));
  };
  const llvm::fltSemantics &semantics =
      cast<FloatType>(type).getFloatSemantics();
  Value re = b.build<LLVM::FAbsOp>(b.part(operands[0], 0));
  Value im = b.build<LLVM::FAbsOp>(b.part(operands[0], 1));
  Value isLess = LLVM::FCmpOp::create(b.builder, b.loc,
                                      LLVM::FCmpPredicate::ult, re, im);
  auto choose = [&](Value condition, Value onTrue, Value onFalse) -> Value {
    return LLVM::SelectOp::create(b.builder, b.loc, condition, onTrue, onFalse);
  };
  Value larger = choose(isLess, im, re), smaller = choose(isLess, re, im);
  Value ratio = b.div(smaller, larger);
  Value one = constant(APFloat::getOne(semantics));
  Value root = b.build<LLVM::SqrtOp>(b.add(one, b.mul(ratio, ratio)));
  Value length = b.mul(larger, root);
  auto equals = [&](Value value, const APFloat &with) -> Value {
    return LLVM::FCmpOp::create(b.builder, b.loc, LLVM::FCmpPredicate::oeq,
                                value, constant(with));
  };
  Value isOdd = LLVM::OrOp::create(
      b.builder, b.loc, equals(larger, APFloat::getZero(semantics)),
      equals(larger, APFloat::getInf(semantics)));
  return choose(isOdd, larger, length);
}

Value AngleOpLowering::lower(complex::AngleOp, Type, ValueRange operands,
                             const PartBuilder &b) const {
  return b.build<LLVM::ATan2Op>(b.part(operands[0], 1), b.part(operands[0], 0));
}

Value ExpOpLowering::lower(complex::ExpOp, Type type, ValueRange operands,
                           const PartBuilder &b) const {
  Value length = b.build<LLVM::ExpOp>(b.part(operands[0], 0));
  Value angle = b.part(operands[0], 1);
  return b.pair(type, b.mul(length, b.build<LLVM::CosOp>(angle)),
                b.mul(length, b.build<LLVM::SinOp>(angle)));
}

void memref_cts::lowering::populateComplexPatterns(RewritePatternSet &patterns,
                                                   LoweringState &state) {
  patterns.add<CreateOpLowering, ReOpLowering, ImOpLowering, AddOpLowering,
               SubOpLowering, MulOpLowering, DivOpLowering, NegOpLowering,
               ConjOpLowering, EqualOpLowering, NotEqualOpLowering,
               AbsOpLowering, AngleOpLowering, ExpOpLowering,
               ConstantOpLowering, BitcastOpLowering>(state);
}
