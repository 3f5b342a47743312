//===- PlantedVectors.cpp - Wrong lanes -----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of what rearranges vectors.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

/// A vector of the type `type` whose lane i, counted in row-major order, is the lane
/// `from`[i] of `vector`.
static Value rearrange(OpBuilder &b, Value vector, VectorType type, ArrayRef<int64_t> from) {
  Location loc = vector.getLoc();
  auto source = cast<VectorType>(vector.getType());
  auto line = VectorType::get(source.getNumElements(), source.getElementType());
  Value flat = vector::ShapeCastOp::create(b, loc, line, vector);
  Value moved = vector::ShuffleOp::create(b, loc, flat, flat, from);
  return vector::ShapeCastOp::create(b, loc, type, moved);
}

PLANT_SOURCE(VectorExtractFirst) {
  source.each<vector::ExtractOp>([&](vector::ExtractOp op) {
    if (op.getStaticPosition().empty())
      return;
    SmallVector<int64_t> first(op.getStaticPosition().size(), 0);
    op.replaceAllUsesWith(vector::ExtractOp::create(source.builder, op.getLoc(), op.getSource(), first).getResult());
    op.erase();
  });
}

PLANT_SOURCE(VectorInsertLosesRest) {
  source.each<vector::InsertOp>([&](vector::InsertOp op) {
    op.getDestMutable().set(ub::PoisonOp::create(source.builder, op.getLoc(), op.getDest().getType()));
  });
}

/// Offsets with one of them zero.
static ArrayAttr withoutOffset(ArrayAttr offsets, size_t dim) {
  SmallVector<Attribute> changed(offsets.getValue());
  changed[dim] = IntegerAttr::get(cast<IntegerAttr>(changed[dim]).getType(), 0);
  return ArrayAttr::get(offsets.getContext(), changed);
}

PLANT_SOURCE(StridedSliceLastOffset) {
  source.each<vector::ExtractStridedSliceOp>([](vector::ExtractStridedSliceOp op) {
    op.setOffsetsAttr(withoutOffset(op.getOffsets(), op.getOffsets().size() - 1));
  });
}

PLANT_SOURCE(InsertSliceFirstOffset) {
  source.each<vector::InsertStridedSliceOp>(
      [](vector::InsertStridedSliceOp op) { op.setOffsetsAttr(withoutOffset(op.getOffsets(), 0)); });
}

PLANT_SOURCE(ShuffleSecondIsFirst) {
  source.each<vector::ShuffleOp>([](vector::ShuffleOp op) {
    if (op.getV1().getType() == op.getV2().getType())
      op.getV2Mutable().set(op.getV1());
  });
}

PLANT_SOURCE(VectorTransposeInverse) {
  source.each<vector::TransposeOp>([&](vector::TransposeOp op) {
    VectorType from = op.getSourceVectorType(), to = op.getResultVectorType();
    if (from.isScalable() || from.getRank() == 0)
      return;
    SmallVector<int64_t> position(to.getRank(), 0), lanes;
    for (int64_t lane = 0; lane < to.getNumElements(); ++lane) {
      int64_t rest = lane, number = 0;
      for (int64_t dim = to.getRank(); dim-- > 0; rest /= to.getDimSize(dim))
        position[dim] = rest % to.getDimSize(dim);
      for (auto [dim, target] : llvm::enumerate(op.getPermutation()))
        number = number * from.getDimSize(dim) + position[target] % from.getDimSize(dim);
      lanes.push_back(number);
    }
    op.replaceAllUsesWith(rearrange(source.builder, op.getVector(), to, lanes));
    op.erase();
  });
}

PLANT_SOURCE(ToElementsReversed) {
  source.each<vector::ToElementsOp>([](vector::ToElementsOp op) {
    for (unsigned i = 0, j = op->getNumResults(); i + 1 < j; ++i)
      exchangeUses(op->getResult(i), op->getResult(--j));
  });
}

PLANT_SOURCE(InterleaveSecondFirst) {
  source.each<vector::InterleaveOp>(
      [](vector::InterleaveOp op) { exchange(op->getOpOperand(0), op->getOpOperand(1)); });
}

PLANT_SOURCE(DeinterleaveHalves) {
  source.each<vector::DeinterleaveOp>([&](vector::DeinterleaveOp op) {
    auto half = cast<VectorType>(op->getResult(0).getType());
    if (half.isScalable())
      return;
    SmallVector<int64_t> offsets(half.getRank(), 0), strides(half.getRank(), 1);
    for (OpResult result : op->getResults()) {
      offsets.back() = result.getResultNumber() * half.getShape().back();
      result.replaceAllUsesWith(vector::ExtractStridedSliceOp::create(source.builder, op.getLoc(), op.getSource(),
                                                                      offsets, half.getShape(), strides));
    }
    op.erase();
  });
}

PLANT_SOURCE(StepFromOne) {
  source.each<vector::StepOp>([&](vector::StepOp op) {
    source.builder.setInsertionPointAfter(op);
    auto type = cast<VectorType>(op.getType());
    Value one = arith::ConstantOp::create(source.builder, op.getLoc(),
                                          SplatElementsAttr::get(type, source.builder.getIndexAttr(1)));
    auto sum = arith::AddIOp::create(source.builder, op.getLoc(), op.getResult(), one);
    op.getResult().replaceAllUsesExcept(sum, sum);
  });
}

PLANT_SOURCE(ConstantMaskAnyDim) {
  source.each<vector::ConstantMaskOp>([&](vector::ConstantMaskOp op) {
    auto type = cast<VectorType>(op.getType());
    if (type.isScalable() || type.getRank() == 0)
      return;
    SmallVector<bool> lanes;
    for (int64_t lane = 0; lane < type.getNumElements(); ++lane) {
      bool isOn = false;
      int64_t rest = lane;
      for (int64_t dim = type.getRank(); dim-- > 0; rest /= type.getDimSize(dim))
        isOn |= rest % type.getDimSize(dim) < op.getMaskDimSizes()[dim];
      lanes.push_back(isOn);
    }
    op.replaceAllUsesWith(
        arith::ConstantOp::create(source.builder, op.getLoc(), DenseElementsAttr::get(type, lanes)).getResult());
    op.erase();
  });
}

PLANT_SOURCE(CreateMaskInclusive) {
  source.each<vector::CreateMaskOp>([&](vector::CreateMaskOp op) {
    if (op->getNumOperands() == 0)
      return;
    OpOperand &last = op->getOpOperand(op->getNumOperands() - 1);
    last.set(toValue(source.builder, op.getLoc(),
                     add(source.builder, op.getLoc(), last.get(), source.builder.getIndexAttr(1))));
  });
}

PLANT_SOURCE(PrintLanesReversed) {
  source.each<vector::PrintOp>([&](vector::PrintOp op) {
    auto type = op.getSource() ? dyn_cast<VectorType>(op.getSource().getType()) : VectorType();
    if (!type || type.isScalable() || type.getRank() == 0)
      return;
    SmallVector<int64_t> lanes;
    for (int64_t lane = type.getNumElements(); lane-- > 0;)
      lanes.push_back(lane);
    op->setOperand(0, rearrange(source.builder, op.getSource(), type, lanes));
  });
}

PLANT_LOWERED(PrintTruthSigned) {
  StringRef names[] = {"vector.print"};
  lowered.eachOf<LLVM::ZExtOp>(names, [](LLVM::ZExtOp op, Origin &) {
    if (!op.getArg().getType().isInteger(1))
      return;
    OpBuilder builder(op);
    op.replaceAllUsesWith(LLVM::SExtOp::create(builder, op.getLoc(), op.getType(), op.getArg()).getResult());
  });
}
