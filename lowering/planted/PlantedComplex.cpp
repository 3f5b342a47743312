//===- PlantedComplex.cpp - Wrong complex numbers -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of complex numbers: parts that are exchanged or have the wrong sign.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static Value real(OpBuilder &b, Value number) { return complex::ReOp::create(b, number.getLoc(), number); }
static Value imaginary(OpBuilder &b, Value number) { return complex::ImOp::create(b, number.getLoc(), number); }

PLANT_SOURCE(ComplexConstantSwapped) {
  source.each<complex::ConstantOp>([](complex::ConstantOp op) {
    op.setValueAttr(ArrayAttr::get(op.getContext(), {op.getValue()[1], op.getValue()[0]}));
  });
}

PLANT_LOWERED(ComplexMulSign) {
  StringRef names[] = {"complex.mul"};
  lowered.eachOf<LLVM::FSubOp>(names, [](LLVM::FSubOp op, Origin &) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(
        LLVM::FAddOp::create(builder, op.getLoc(), op.getLhs(), op.getRhs(), op.getFastmathFlags()).getResult());
  });
}

PLANT_LOWERED(ComplexDivSign) {
  StringRef names[] = {"complex.div"};
  lowered.eachOf<LLVM::FSubOp>(names, [](LLVM::FSubOp op, Origin &) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(
        LLVM::FAddOp::create(builder, op.getLoc(), op.getLhs(), op.getRhs(), op.getFastmathFlags()).getResult());
  });
}

PLANT_LOWERED(ComplexNeqNeedsBoth) {
  StringRef names[] = {"complex.neq"};
  lowered.eachOf<LLVM::OrOp>(names, [](LLVM::OrOp op, Origin &) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(LLVM::AndOp::create(builder, op.getLoc(), op.getLhs(), op.getRhs()).getResult());
  });
}

PLANT_SOURCE(ConjNegatesReal) {
  source.each<complex::ConjOp>([&](complex::ConjOp op) {
    OpBuilder &b = source.builder;
    Value number = op.getComplex();
    Value negative = arith::NegFOp::create(b, op.getLoc(), real(b, number), op.getFastmath());
    op.replaceAllUsesWith(
        complex::CreateOp::create(b, op.getLoc(), op.getType(), negative, imaginary(b, number)).getResult());
    op.erase();
  });
}

PLANT_SOURCE(ComplexAbsNaive) {
  source.each<complex::AbsOp>([&](complex::AbsOp op) {
    OpBuilder &b = source.builder;
    Location loc = op.getLoc();
    Value re = real(b, op.getComplex()), im = imaginary(b, op.getComplex());
    Value sum =
        arith::AddFOp::create(b, loc, arith::MulFOp::create(b, loc, re, re), arith::MulFOp::create(b, loc, im, im));
    op.replaceAllUsesWith(math::SqrtOp::create(b, loc, sum).getResult());
    op.erase();
  });
}

PLANT_SOURCE(ComplexAngleSwapped) {
  source.each<complex::AngleOp>([&](complex::AngleOp op) {
    OpBuilder &b = source.builder;
    Value number = op.getComplex();
    op.getComplexMutable().set(
        complex::CreateOp::create(b, op.getLoc(), number.getType(), imaginary(b, number), real(b, number)));
  });
}

PLANT_SOURCE(ComplexBitcastSwapped) {
  source.each<complex::BitcastOp>([&](complex::BitcastOp op) {
    if (!isa<ComplexType>(op.getType()))
      return;
    OpBuilder &b = source.builder;
    b.setInsertionPointAfter(op);
    Value number = op.getResult(), re = real(b, number), im = imaginary(b, number);
    Value swapped = complex::CreateOp::create(b, op.getLoc(), number.getType(), im, re);
    number.replaceUsesWithIf(swapped, [&](OpOperand &use) {
      return use.getOwner() != re.getDefiningOp() && use.getOwner() != im.getDefiningOp();
    });
  });
}
