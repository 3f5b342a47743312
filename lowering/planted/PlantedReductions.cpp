//===- PlantedReductions.cpp - Wrong reductions, masks and accesses -------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of what combines lanes, of masks, and of vectors in memory. What an edit
// adds stands before a mask, which holds one operation only.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

/// The mask around `op`, or null.
static vector::MaskOp getMask(Operation *op) { return dyn_cast<vector::MaskOp>(op->getParentOp()); }

static void insertOutside(EditedSource &source, Operation *op) {
  vector::MaskOp mask = getMask(op);
  source.builder.setInsertionPoint(mask ? mask : op);
}

/// A number or a splat of the type `type`.
static Value buildNumber(EditedSource &source, Location loc, Type type, int64_t number) {
  Type element = getElementTypeOrSelf(type);
  Attribute value = isa<FloatType>(element) ? Attribute(source.builder.getFloatAttr(element, number))
                                            : Attribute(source.builder.getIntegerAttr(element, number));
  if (auto vector = dyn_cast<VectorType>(type))
    value = SplatElementsAttr::get(vector, value);
  return arith::ConstantOp::create(source.builder, loc, cast<TypedAttr>(value));
}

/// Takes the mask around `op` away, unless it says what to take instead.
static void removeMask(Operation *op) {
  vector::MaskOp mask = getMask(op);
  if (!mask || mask.getPassthru())
    return;
  op->moveBefore(mask);
  mask->replaceAllUsesWith(op->getResults());
  mask->erase();
}

PLANT_SOURCE(ReductionDropsAccumulator) {
  source.each<vector::ReductionOp>([](vector::ReductionOp op) { op.getAccMutable().clear(); });
}

PLANT_SOURCE(ReductionStartsAtOne) {
  source.each<vector::ReductionOp>([&](vector::ReductionOp op) {
    if (op.getAcc() || op.getKind() != vector::CombiningKind::ADD || !isa<FloatType>(op.getType()) ||
        op.getType().getIntOrFloatBitWidth() <= 8)
      return;
    insertOutside(source, op);
    op.getAccMutable().assign(buildNumber(source, op.getLoc(), op.getType(), 1));
  });
}

PLANT_SOURCE(ReductionMinuiSigned) {
  source.each<vector::ReductionOp>([](vector::ReductionOp op) {
    if (op.getKind() == vector::CombiningKind::MINUI)
      op.setKind(vector::CombiningKind::MINSI);
  });
}

PLANT_SOURCE(MaskedReductionUnmasked) {
  source.each<vector::ReductionOp>([](vector::ReductionOp op) { removeMask(op); });
}

PLANT_SOURCE(MaskedMaxStartsAtZero) {
  source.each<vector::ReductionOp>([&](vector::ReductionOp op) {
    if (!getMask(op) || op.getAcc() || op.getKind() != vector::CombiningKind::MAXSI)
      return;
    insertOutside(source, op);
    op.getAccMutable().assign(buildNumber(source, op.getLoc(), op.getType(), 0));
  });
}

PLANT_SOURCE(MultiReductionLastMissing) {
  source.each<vector::MultiDimReductionOp>([&](vector::MultiDimReductionOp op) {
    VectorType type = op.getSourceVectorType();
    if (type.isScalable())
      return;
    SmallVector<bool> reduced = op.getReductionMask(), lanes;
    for (int64_t lane = 0; lane < type.getNumElements(); ++lane) {
      bool isLast = true;
      int64_t rest = lane;
      for (int64_t dim = type.getRank(); dim-- > 0; rest /= type.getDimSize(dim))
        isLast &= !reduced[dim] || rest % type.getDimSize(dim) == type.getDimSize(dim) - 1;
      lanes.push_back(!isLast);
    }
    insertOutside(source, op);
    auto bits = type.clone(source.builder.getI1Type());
    Value wanted = arith::ConstantOp::create(source.builder, op.getLoc(), DenseElementsAttr::get(bits, lanes));
    if (vector::MaskOp mask = getMask(op)) {
      mask.getMaskMutable().set(arith::AndIOp::create(source.builder, op.getLoc(), mask.getMask(), wanted));
      return;
    }
    // The mask takes the operation in.
    source.builder.setInsertionPointAfter(op);
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : op->getUses())
      uses.push_back(&use);
    Operation *masked = vector::maskOperation(source.builder, op, wanted);
    for (OpOperand *use : uses)
      use->set(masked->getResult(0));
  });
}

PLANT_SOURCE(ContractZeroExtends) {
  source.each<vector::ContractionOp>([&](vector::ContractionOp op) {
    Type wide = getElementTypeOrSelf(op.getAccType());
    if (!isa<IntegerType>(wide))
      return;
    insertOutside(source, op);
    for (unsigned number : {0, 1}) {
      auto type = cast<VectorType>(op->getOperand(number).getType());
      if (type.getElementType() != wide)
        op->setOperand(number,
                       arith::ExtUIOp::create(source.builder, op.getLoc(), type.clone(wide), op->getOperand(number)));
    }
  });
}

PLANT_LOWERED(OuterproductUnfused) {
  StringRef names[] = {"vector.outerproduct", "vector.mask"};
  lowered.eachOf<LLVM::FMAOp>(names, [](LLVM::FMAOp op, Origin &) {
    OpBuilder builder(op);
    Value product = LLVM::FMulOp::create(builder, op.getLoc(), op.getA(), op.getB());
    op.replaceAllUsesWith(LLVM::FAddOp::create(builder, op.getLoc(), product, op.getC()).getResult());
  });
}

PLANT_SOURCE(OuterproductMaskIgnored) {
  source.each<vector::OuterProductOp>([](vector::OuterProductOp op) { removeMask(op); });
}

PLANT_SOURCE(ScanInclusiveInitial) {
  source.each<vector::ScanOp>([&](vector::ScanOp op) {
    if (!op.getInclusive())
      return;
    OpBuilder &b = source.builder;
    auto before = vector::ScanOp::create(b, op.getLoc(), op.getKind(), op.getSource(), op.getInitialValue(),
                                         op.getReductionDim(), /*inclusive=*/false);
    b.setInsertionPointAfter(op);
    op.getDest().replaceAllUsesWith(
        vector::makeArithReduction(b, op.getLoc(), op.getKind(), before.getDest(), op.getSource()));
    Value sum =
        vector::makeArithReduction(b, op.getLoc(), op.getKind(), op.getInitialValue(), op.getAccumulatedValue());
    op.getAccumulatedValue().replaceAllUsesExcept(sum, sum.getDefiningOp());
  });
}

PLANT_SOURCE(ScanAlwaysInclusive) {
  source.each<vector::ScanOp>([](vector::ScanOp op) { op.setInclusive(true); });
}

PLANT_SOURCE(MaskPassthruLost) {
  source.each<vector::MaskOp>([](vector::MaskOp op) { op.getPassthruMutable().clear(); });
}

PLANT_SOURCE(GatherOuterMaskIgnored) {
  source.each<vector::GatherOp>([](vector::GatherOp op) { removeMask(op); });
}

//===----------------------------------------------------------------------===//
// Vectors in memory
//===----------------------------------------------------------------------===//

PLANT_LOWERED(VectorNaturalAlignment) {
  StringRef names[] = {"vector.load", "vector.store", "vector.transfer_read", "vector.transfer_write", "vector.mask"};
  lowered.eachOf<LLVM::LoadOp>(names, [](LLVM::LoadOp op, Origin &origin) {
    if (isa<VectorType>(op.getType()) && !origin.attributes.contains("alignment"))
      op.removeAlignmentAttr();
  });
  lowered.eachOf<LLVM::StoreOp>(names, [](LLVM::StoreOp op, Origin &origin) {
    if (isa<VectorType>(op.getValue().getType()) && !origin.attributes.contains("alignment"))
      op.removeAlignmentAttr();
  });
}

PLANT_SOURCE(VectorStridesIgnored) {
  auto edit = [&](auto op) {
    insertOutside(source, op);
    editLayout(source, op.getBaseMutable(), [&](Layout &layout) {
      if (!layout.strides.empty())
        layout.strides.back() = source.builder.getIndexAttr(1);
    });
  };
  source.each<vector::LoadOp>(edit);
  source.each<vector::StoreOp>(edit);
  source.each<vector::MaskedLoadOp>(edit);
  source.each<vector::MaskedStoreOp>(edit);
  source.each<vector::TransferReadOp>(edit);
  source.each<vector::TransferWriteOp>(edit);
}

PLANT_SOURCE(MaskedLoadRestLost) {
  source.each<vector::MaskedLoadOp>([&](vector::MaskedLoadOp op) {
    op.getPassThruMutable().set(arith::ConstantOp::create(source.builder, op.getLoc(),
                                                          cast<TypedAttr>(source.builder.getZeroAttr(op.getType()))));
  });
}

PLANT_SOURCE(MaskedStoreStoresAll) {
  source.each<vector::MaskedStoreOp>([&](vector::MaskedStoreOp op) {
    op.getMaskMutable().set(buildNumber(source, op.getLoc(), op.getMask().getType(), 1));
  });
}

PLANT_SOURCE(GatherIndexZeroExtended) {
  auto edit = [&](auto op) {
    auto type = cast<VectorType>(op.getIndices().getType());
    if (!type.getElementType().isSignlessInteger() || type.getElementTypeBitWidth() >= 64)
      return;
    insertOutside(source, op);
    op.getIndicesMutable().set(
        arith::ExtUIOp::create(source.builder, op.getLoc(), type.clone(source.builder.getI64Type()), op.getIndices()));
  };
  source.each<vector::GatherOp>(edit);
  source.each<vector::ScatterOp>(edit);
}

PLANT_LOWERED(ExpandloadCountsAll) {
  StringRef names[] = {"vector.expandload", "vector.compressstore"};
  lowered.eachOf<LLVM::ZExtOp>(names, [](LLVM::ZExtOp op, Origin &) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(
        LLVM::ConstantOp::create(builder, op.getLoc(), op.getType(), builder.getIntegerAttr(op.getType(), 1))
            .getResult());
  });
}

PLANT_SOURCE(TransferPaddingZero) {
  source.each<vector::TransferReadOp>([&](vector::TransferReadOp op) {
    TypedAttr zero = source.builder.getZeroAttr(op.getPadding().getType());
    if (!zero)
      return;
    insertOutside(source, op);
    op.getPaddingMutable().set(arith::ConstantOp::create(source.builder, op.getLoc(), zero));
  });
}

PLANT_SOURCE(TransferBoundsTrusted) {
  auto edit = [&](auto op) {
    SmallVector<bool> all(op.getInBounds().size(), true);
    op.setInBoundsAttr(source.builder.getBoolArrayAttr(all));
  };
  source.each<vector::TransferReadOp>(edit);
  source.each<vector::TransferWriteOp>(edit);
}

static constexpr StringRef kTransfers[] = {"vector.transfer_read", "vector.transfer_write", "vector.mask"};

PLANT_LOWERED(TransferBoundInclusive) {
  lowered.eachOf<LLVM::ICmpOp>(kTransfers, [](LLVM::ICmpOp op, Origin &) {
    if (op.getPredicate() == LLVM::ICmpPredicate::ult)
      op.setPredicate(LLVM::ICmpPredicate::ule);
    if (op.getPredicate() == LLVM::ICmpPredicate::slt)
      op.setPredicate(LLVM::ICmpPredicate::sle);
  });
}

PLANT_LOWERED(TransferStartUnsigned) {
  lowered.eachOf<LLVM::SSubSat>(kTransfers, [](LLVM::SSubSat op, Origin &) {
    OpBuilder builder(op);
    Type type = op.getB().getType();
    Value most = LLVM::ConstantOp::create(
        builder, op.getLoc(), type, IntegerAttr::get(type, APInt::getSignedMaxValue(type.getIntOrFloatBitWidth())));
    op.getBMutable().set(LLVM::UMinOp::create(builder, op.getLoc(), op.getB(), most));
  });
}
