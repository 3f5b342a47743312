//===- PlantedMath.cpp - Wrong functions of numbers -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of the math dialect.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

PLANT_SOURCE(RoundTiesEven) { replaceEach<math::RoundOp, math::RoundEvenOp>(source); }
PLANT_SOURCE(FloorTruncates) { replaceEach<math::FloorOp, math::TruncOp>(source); }

PLANT_SOURCE(CopysignSwapped) {
  source.each<math::CopySignOp>([](math::CopySignOp op) { exchange(op->getOpOperand(0), op->getOpOperand(1)); });
}

PLANT_SOURCE(SincosSwapped) {
  source.each<math::SincosOp>([](math::SincosOp op) { exchangeUses(op->getResult(0), op->getResult(1)); });
}

PLANT_SOURCE(FmaRoundsTwice) {
  source.each<math::FmaOp>([&](math::FmaOp op) {
    OpBuilder &b = source.builder;
    Value product = arith::MulFOp::create(b, op.getLoc(), op.getA(), op.getB(), op.getFastmath());
    op.replaceAllUsesWith(arith::AddFOp::create(b, op.getLoc(), product, op.getC(), op.getFastmath()).getResult());
    op.erase();
  });
}

PLANT_LOWERED(CountPoisonAtZero) {
  StringRef names[] = {"math.ctlz", "math.cttz"};
  lowered.eachOf<LLVM::CountLeadingZerosOp>(names,
                                            [](LLVM::CountLeadingZerosOp op, Origin &) { op.setIsZeroPoison(true); });
  lowered.eachOf<LLVM::CountTrailingZerosOp>(names,
                                             [](LLVM::CountTrailingZerosOp op, Origin &) { op.setIsZeroPoison(true); });
}

PLANT_LOWERED(AbsiPoisonAtMinimum) {
  StringRef names[] = {"math.absi"};
  lowered.eachOf<LLVM::AbsOp>(names, [](LLVM::AbsOp op, Origin &) { op.setIsIntMinPoison(true); });
}

PLANT_LOWERED(IsinfPositiveOnly) {
  StringRef names[] = {"math.isinf"};
  lowered.eachOf<LLVM::IsFPClass>(names, [](LLVM::IsFPClass op, Origin &) { op.setBit(0x200); });
}

PLANT_LOWERED(FpowiUnsigned) {
  StringRef names[] = {"math.fpowi"};
  lowered.eachOf<LLVM::SExtOp>(names, [](LLVM::SExtOp op, Origin &) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(LLVM::ZExtOp::create(builder, op.getLoc(), op.getType(), op.getArg()).getResult());
  });
}

PLANT_SOURCE(IpowiNegativeZero) {
  source.each<math::IPowIOp>([&](math::IPowIOp op) {
    OpBuilder &b = source.builder;
    b.setInsertionPointAfter(op);
    Type type = op.getType();
    Attribute zero = b.getZeroAttr(type);
    Value none = arith::ConstantOp::create(b, op.getLoc(), cast<TypedAttr>(zero));
    Value isNegative = arith::CmpIOp::create(b, op.getLoc(), arith::CmpIPredicate::slt, op.getRhs(), none);
    auto result = arith::SelectOp::create(b, op.getLoc(), isNegative, none, op.getResult());
    op.getResult().replaceAllUsesExcept(result, result);
  });
}
