//===- PlantedCopies.cpp - Wrong copies and globals -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of memref.copy and memref.global.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static constexpr StringRef kCopy[] = {"memref.copy"};
static constexpr StringRef kGlobal[] = {"memref.global"};
static constexpr StringRef kGetGlobal[] = {"memref.get_global"};

/// Whether a copy between these is of one block; none where a rank is not known.
static std::optional<bool> isBlock(Type from, Type to) {
  auto source = dyn_cast<MemRefType>(from), target = dyn_cast<MemRefType>(to);
  if (!source || !target)
    return std::nullopt;
  return isContiguous(source) && isContiguous(target);
}

PLANT_SOURCE(CopyForgetsTargetOffset) {
  source.each<memref::CopyOp>([&](memref::CopyOp op) {
    if (isBlock(op.getSource().getType(), op.getTarget().getType()).value_or(false))
      editLayout(source, op.getTargetMutable(),
                 [&](Layout &layout) { layout.offset = source.builder.getIndexAttr(0); });
  });
}

PLANT_LOWERED(StridedCopyFirstByte) {
  lowered.eachOf<LLVM::MemcpyOp>(kCopy, [](LLVM::MemcpyOp op, Origin &origin) {
    if (isBlock(origin.operandTypes[0], origin.operandTypes[1]).value_or(true))
      return;
    OpBuilder builder(op);
    Type type = op.getLen().getType();
    op.getLenMutable().set(LLVM::ConstantOp::create(builder, op.getLoc(), type, builder.getIntegerAttr(type, 1)));
  });
}

PLANT_SOURCE(UnrankedCopySwapped) {
  source.each<memref::CopyOp>([](memref::CopyOp op) {
    if (!isBlock(op.getSource().getType(), op.getTarget().getType()))
      exchange(op->getOpOperand(0), op->getOpOperand(1));
  });
}

PLANT_SOURCE(StaticStridesCopiedAsBlock) {
  source.each<memref::CopyOp>([&](memref::CopyOp op) {
    auto type = dyn_cast<MemRefType>(op.getSource().getType());
    if (!type || !type.hasStaticShape() || isBlock(type, op.getTarget().getType()).value_or(true))
      return;
    for (OpOperand *operand : {&op.getSourceMutable(), &op.getTargetMutable()})
      editLayout(source, *operand, [&](Layout &layout) {
        int64_t stride = 1;
        for (int64_t dim = type.getRank(); dim-- > 0; stride *= type.getDimSize(dim)) {
          layout.sizes[dim] = source.builder.getIndexAttr(type.getDimSize(dim));
          layout.strides[dim] = source.builder.getIndexAttr(stride);
        }
      });
  });
}

PLANT_LOWERED(CopyClearsTarget) {
  lowered.eachOf<LLVM::MemcpyOp>(kCopy, [](LLVM::MemcpyOp op, Origin &origin) {
    if (!isBlock(origin.operandTypes[0], origin.operandTypes[1]).value_or(false))
      return;
    OpBuilder builder(op);
    Value zero = LLVM::ConstantOp::create(builder, op.getLoc(), builder.getI8Type(), 0);
    LLVM::MemsetOp::create(builder, op.getLoc(), op.getDst(), zero, op.getLen(), /*isVolatile=*/false);
  });
}

PLANT_LOWERED(GlobalStridesReversed) {
  lowered.each(kGetGlobal, [](Origin &origin) {
    SmallVector<LLVM::ConstantOp> strides;
    for (auto insert : origin.all<LLVM::InsertValueOp>())
      if (insert.getPosition().front() == kStridesPos)
        strides.push_back(insert.getValue().getDefiningOp<LLVM::ConstantOp>());
    for (size_t i = 0, j = strides.size(); i + 1 < j; ++i) {
      Attribute number = strides[i].getValue();
      strides[i].setValueAttr(strides[--j].getValue());
      strides[j].setValueAttr(number);
    }
  });
}

PLANT_LOWERED(GlobalsAreConstant) {
  lowered.eachOf<LLVM::GlobalOp>(kGlobal, [](LLVM::GlobalOp op, Origin &origin) {
    if (origin.attributes.contains("initial_value"))
      op.setConstant(true);
  });
}

PLANT_SOURCE(GlobalAlignmentLost) {
  source.each<memref::GlobalOp>([](memref::GlobalOp op) { op.removeAlignmentAttr(); });
}

PLANT_SOURCE(GlobalColumnMajor) {
  source.each<memref::GlobalOp>([](memref::GlobalOp op) {
    auto value = dyn_cast_or_null<DenseElementsAttr>(op.getInitialValueAttr());
    if (!value || value.isSplat())
      return;
    ShapedType type = value.getType();
    auto given = llvm::to_vector(value.getValues<Attribute>());
    SmallVector<Attribute> moved(given.size());
    // Number i in row-major order goes where its position is in column-major order.
    for (int64_t lane = 0, count = given.size(); lane < count; ++lane) {
      int64_t rest = lane, place = 0;
      SmallVector<int64_t> position(type.getRank());
      for (int64_t dim = type.getRank(); dim-- > 0; rest /= type.getDimSize(dim))
        position[dim] = rest % type.getDimSize(dim);
      for (int64_t dim = type.getRank(); dim-- > 0;)
        place = place * type.getDimSize(dim) + position[dim];
      moved[place] = given[lane];
    }
    op.setInitialValueAttr(DenseElementsAttr::get(type, moved));
  });
}

PLANT_LOWERED(ExternalGlobalDefined) {
  lowered.eachOf<LLVM::GlobalOp>(kGlobal, [](LLVM::GlobalOp op, Origin &origin) {
    if (origin.attributes.contains("initial_value"))
      return;
    OpBuilder builder(op);
    builder.createBlock(&op.getInitializerRegion());
    Value value = LLVM::UndefOp::create(builder, op.getLoc(), op.getType());
    LLVM::ReturnOp::create(builder, op.getLoc(), value);
  });
}
