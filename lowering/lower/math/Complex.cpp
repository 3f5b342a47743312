//===- Complex.cpp - The complex dialect ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A complex number is a struct of its two parts. Multiplication and division are
// the textbook formulas, without scaling and without recovery of infinities. A
// bitcast sees the parts in the order they have in memory. Functions are in
// ComplexFunctions.cpp.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/base/Constants.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/math/ComplexParts.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

#define LOWERING(OP)                                                                                                   \
  struct OP##Lowering : ComplexLowering<complex::OP> {                                                                 \
    using ComplexLowering::ComplexLowering;                                                                            \
    Value lower(complex::OP op, Type type, ValueRange operands, const PartBuilder &b) const override;                  \
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
#undef LOWERING

struct ConstantOpLowering : LoweringPattern<complex::ConstantOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(complex::ConstantOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    PartBuilder b{rewriter, op.getLoc()};
    Type part = types().convertType(op.getType().getElementType());
    Value parts[2];
    for (unsigned i = 0; i < 2; ++i)
      parts[i] = LLVM::ConstantOp::create(rewriter, op.getLoc(), part, convertNumbers(op.getValue()[i], types()));
    rewriter.replaceOp(op, b.pair(types().convertType(op.getType()), parts[0], parts[1]));
    return success();
  }
};

struct BitcastOpLowering : LoweringPattern<complex::BitcastOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(complex::BitcastOp op, OpAdaptor adaptor,
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
    ComplexType from = complexOf(op.getOperand().getType()), to = complexOf(op.getType());
    unsigned bits = (from ? from : to).getElementType().getIntOrFloatBitWidth();
    Type half = rewriter.getIntegerType(bits), whole = rewriter.getIntegerType(2 * bits);
    auto cast = [&](Type wanted, Value source) -> Value {
      if (source.getType() == wanted)
        return source;
      return LLVM::BitcastOp::create(rewriter, loc, wanted, source);
    };
    Value amount = splatInteger(rewriter, loc, whole, bits);
    if (from) {
      Value halves[2];
      for (unsigned i = 0; i < 2; ++i)
        halves[i] = LLVM::ZExtOp::create(rewriter, loc, whole, cast(half, b.part(value, i)));
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

Value CreateOpLowering::lower(complex::CreateOp, Type type, ValueRange operands, const PartBuilder &b) const {
  return b.pair(type, operands[0], operands[1]);
}

Value ReOpLowering::lower(complex::ReOp, Type, ValueRange operands, const PartBuilder &b) const {
  return b.part(operands[0], 0);
}

Value ImOpLowering::lower(complex::ImOp, Type, ValueRange operands, const PartBuilder &b) const {
  return b.part(operands[0], 1);
}

Value AddOpLowering::lower(complex::AddOp, Type type, ValueRange operands, const PartBuilder &b) const {
  Value parts[2];
  for (unsigned i = 0; i < 2; ++i)
    parts[i] = b.add(b.part(operands[0], i), b.part(operands[1], i));
  return b.pair(type, parts[0], parts[1]);
}

Value SubOpLowering::lower(complex::SubOp, Type type, ValueRange operands, const PartBuilder &b) const {
  Value parts[2];
  for (unsigned i = 0; i < 2; ++i)
    parts[i] = b.sub(b.part(operands[0], i), b.part(operands[1], i));
  return b.pair(type, parts[0], parts[1]);
}

Value MulOpLowering::lower(complex::MulOp, Type type, ValueRange operands, const PartBuilder &b) const {
  Value re = b.part(operands[0], 0), im = b.part(operands[0], 1);
  Value otherRe = b.part(operands[1], 0), otherIm = b.part(operands[1], 1);
  Value newRe = b.sub(b.mul(re, otherRe), b.mul(im, otherIm));
  Value newIm = b.add(b.mul(im, otherRe), b.mul(re, otherIm));
  return b.pair(type, newRe, newIm);
}

Value DivOpLowering::lower(complex::DivOp, Type type, ValueRange operands, const PartBuilder &b) const {
  Value re = b.part(operands[0], 0), im = b.part(operands[0], 1);
  Value otherRe = b.part(operands[1], 0), otherIm = b.part(operands[1], 1);
  Value norm = b.add(b.mul(otherRe, otherRe), b.mul(otherIm, otherIm));
  Value newRe = b.add(b.mul(re, otherRe), b.mul(im, otherIm));
  Value newIm = b.sub(b.mul(im, otherRe), b.mul(re, otherIm));
  return b.pair(type, b.div(newRe, norm), b.div(newIm, norm));
}

Value NegOpLowering::lower(complex::NegOp, Type type, ValueRange operands, const PartBuilder &b) const {
  return b.pair(type, b.neg(b.part(operands[0], 0)), b.neg(b.part(operands[0], 1)));
}

Value ConjOpLowering::lower(complex::ConjOp, Type type, ValueRange operands, const PartBuilder &b) const {
  return b.pair(type, b.part(operands[0], 0), b.neg(b.part(operands[0], 1)));
}

static Value compareParts(ValueRange operands, const PartBuilder &b, unsigned position, LLVM::FCmpPredicate predicate) {
  return LLVM::FCmpOp::create(b.builder, b.loc, predicate, b.part(operands[0], position),
                              b.part(operands[1], position));
}

Value EqualOpLowering::lower(complex::EqualOp, Type, ValueRange operands, const PartBuilder &b) const {
  return LLVM::AndOp::create(b.builder, b.loc, compareParts(operands, b, 0, LLVM::FCmpPredicate::oeq),
                             compareParts(operands, b, 1, LLVM::FCmpPredicate::oeq));
}

Value NotEqualOpLowering::lower(complex::NotEqualOp, Type, ValueRange operands, const PartBuilder &b) const {
  Value re = compareParts(operands, b, 0, LLVM::FCmpPredicate::une);
  Value im = compareParts(operands, b, 1, LLVM::FCmpPredicate::une);
  return LLVM::OrOp::create(b.builder, b.loc, re, im);
}

namespace memref_cts::lowering {
void populateComplexPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_Complex(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
