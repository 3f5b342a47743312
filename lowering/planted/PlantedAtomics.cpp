//===- PlantedAtomics.cpp - Wrong atomic updates --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of memref.atomic_rmw.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static void changeKind(EditedSource &source, arith::AtomicRMWKind from, arith::AtomicRMWKind to) {
  source.each<memref::AtomicRMWOp>([&](memref::AtomicRMWOp op) {
    if (op.getKind() == from)
      op.setKind(to);
  });
}

PLANT_SOURCE(AtomicMaxsUnsigned) { changeKind(source, arith::AtomicRMWKind::maxs, arith::AtomicRMWKind::maxu); }

PLANT_SOURCE(AtomicXoriIsOri) { changeKind(source, arith::AtomicRMWKind::xori, arith::AtomicRMWKind::ori); }

PLANT_SOURCE(AtomicProductReturnsNew) {
  source.each<memref::AtomicRMWOp>([&](memref::AtomicRMWOp op) {
    bool isFloat = op.getKind() == arith::AtomicRMWKind::mulf;
    if (!isFloat && op.getKind() != arith::AtomicRMWKind::muli)
      return;
    OpBuilder &b = source.builder;
    b.setInsertionPointAfter(op);
    Value changed = isFloat ? Value(arith::MulFOp::create(b, op.getLoc(), op.getResult(), op.getValue()))
                            : Value(arith::MulIOp::create(b, op.getLoc(), op.getResult(), op.getValue()));
    op.getResult().replaceAllUsesExcept(changed, changed.getDefiningOp());
  });
}
