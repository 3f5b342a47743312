//===- PlantedShapes.cpp - Wrong shapes -----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of operations that give a memref another shape, rank or memory space.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

/// Promises that the aligned pointer of `memref` is a multiple of `alignment`.
static void assumeAligned(OpBuilder &b, Location loc, Value memref, int64_t alignment) {
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, memref);
  Value low = arith::AndIOp::create(b, loc, address, arith::ConstantIndexOp::create(b, loc, alignment - 1));
  Value holds = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, low, arith::ConstantIndexOp::create(b, loc, 0));
  LLVM::AssumeOp::create(b, loc, holds);
}

PLANT_SOURCE(AssumeAlignmentAssumes) {
  source.each<memref::AssumeAlignmentOp>([&](memref::AssumeAlignmentOp op) {
    assumeAligned(source.builder, op.getLoc(), op.getMemref(), op.getAlignment());
  });
}

PLANT_SOURCE(ViewAssumesAlignment) {
  source.each<memref::ViewOp>([&](memref::ViewOp op) {
    source.builder.setInsertionPointAfter(op);
    Type element = op.getType().getElementType();
    if (element.isIntOrFloat() && element.getIntOrFloatBitWidth() > 8)
      assumeAligned(source.builder, op.getLoc(), op, getNaturalAlignment(element));
  });
}

PLANT_SOURCE(ViewShiftInElements) {
  source.each<memref::ViewOp>([&](memref::ViewOp op) {
    Type element = op.getType().getElementType();
    if (element.isIntOrFloat())
      op.getByteShiftMutable().set(
          toValue(source.builder, op.getLoc(),
                  multiply(source.builder, op.getLoc(), op.getByteShift(),
                           source.builder.getIndexAttr(llvm::divideCeil(element.getIntOrFloatBitWidth(), 8)))));
  });
}

/// Gives each group of an expansion strides that begin at one, or that are made of
/// each dimension's own size.
static void eachExpansion(EditedSource &source, bool fromOne, bool ownSize) {
  source.each<memref::ExpandShapeOp>([&](memref::ExpandShapeOp op) {
    Layout before = readLayout(source.builder, op.getSrc());
    SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
    editResultLayout(source, op, [&](Layout &layout) {
      for (auto [dim, group] : llvm::enumerate(groups)) {
        OpFoldResult stride = fromOne ? source.builder.getIndexAttr(1) : before.strides[dim];
        for (size_t i = group.size(); i-- > 0;) {
          if (isa<Attribute>(layout.strides[group[i]]))
            stride = layout.strides[group[i]];
          layout.strides[group[i]] = stride;
          if (i > 0)
            stride = multiply(source.builder, op.getLoc(), stride, layout.sizes[group[ownSize ? i - 1 : i]]);
        }
      }
    });
  });
}

PLANT_SOURCE(ExpandStridesFromOne) { eachExpansion(source, /*fromOne=*/true, /*ownSize=*/false); }
PLANT_SOURCE(ExpandStrideOwnSize) { eachExpansion(source, /*fromOne=*/false, /*ownSize=*/true); }

/// Calls `edit` on the size and the stride of each collapsed dimension, with the
/// layout of the source and the dimensions that are collapsed.
template <typename EditT>
static void eachCollapse(EditedSource &source, EditT edit) {
  source.each<memref::CollapseShapeOp>([&](memref::CollapseShapeOp op) {
    Layout before = readLayout(source.builder, op.getSrc());
    SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
    editResultLayout(source, op, [&](Layout &layout) {
      for (auto [dim, group] : llvm::enumerate(groups))
        edit(layout.sizes[dim], layout.strides[dim], before, group);
    });
  });
}

PLANT_SOURCE(CollapseStrideOutermost) {
  eachCollapse(source, [](OpFoldResult &, OpFoldResult &stride, Layout &before, ReassociationIndices &group) {
    if (isa<Value>(stride) && !group.empty())
      stride = before.strides[group.front()];
  });
}

PLANT_SOURCE(CollapseSizeWithoutLast) {
  eachCollapse(source, [&](OpFoldResult &size, OpFoldResult &, Layout &before, ReassociationIndices &group) {
    if (!isa<Value>(size) || group.size() < 2)
      return;
    size = before.sizes[group.front()];
    for (int64_t dim : ArrayRef(group).drop_front().drop_back())
      size = multiply(source.builder, source.builder.getUnknownLoc(), size, before.sizes[dim]);
  });
}

PLANT_SOURCE(ReshapeSizesReversed) {
  source.each<memref::ReshapeOp>([&](memref::ReshapeOp op) {
    auto type = dyn_cast<MemRefType>(op.getResult().getType()); // getType() is that of ranked ones
    if (!type || type.getRank() < 2)
      return;
    Location loc = op.getLoc();
    editLayout(source, op.getShapeMutable(), [&](Layout &layout) {
      OpFoldResult stride = layout.strides[0];
      OpFoldResult way = multiply(source.builder, loc, stride, source.builder.getIndexAttr(type.getRank() - 1));
      layout.offset = add(source.builder, loc, layout.offset, way);
      layout.strides[0] = subtract(source.builder, loc, source.builder.getIndexAttr(0), stride);
    });
  });
}

PLANT_LOWERED(ReshapeStridesTooFar) {
  StringRef names[] = {"memref.reshape"};
  lowered.each(names, [](Origin &origin) {
    Value size;
    for (auto store : origin.all<LLVM::StoreOp>()) {
      // In the loop the size is stored before the stride, which it goes round with.
      if (!isa<BlockArgument>(store.getValue()) || !size || store->getBlock() != size.getParentBlock()) {
        size = store.getValue();
        continue;
      }
      OpBuilder builder(store);
      store.getValueMutable().set(LLVM::MulOp::create(builder, store.getLoc(), store.getValue(), size));
    }
  });
}

PLANT_LOWERED(SpaceCastLosesStrides) {
  StringRef names[] = {"memref.memory_space_cast"};
  lowered.eachOf<LLVM::AddOp>(names, [](LLVM::AddOp op, Origin &) {
    // Twice the rank.
    if (op.getLhs() == op.getRhs())
      op.replaceAllUsesWith(op.getLhs());
  });
}

/// Casts from ranked to unranked memrefs.
template <typename EditT>
static void eachRankLost(EditedLowered &lowered, EditT edit) {
  StringRef names[] = {"memref.cast"};
  lowered.each(names, [&](Origin &origin) {
    auto type = dyn_cast<MemRefType>(origin.operandTypes.front());
    if (type && isa<UnrankedMemRefType>(origin.resultTypes.front()))
      edit(origin, type);
  });
}

PLANT_LOWERED(RankZeroCountsAsOne) {
  eachRankLost(lowered, [](Origin &origin, MemRefType type) {
    for (auto insert : origin.all<LLVM::InsertValueOp>())
      if (type.getRank() == 0 && insert.getPosition() == ArrayRef<int64_t>{kRankPos}) {
        OpBuilder builder(insert);
        Type index = insert.getValue().getType();
        insert.getValueMutable().set(
            LLVM::ConstantOp::create(builder, insert.getLoc(), index, builder.getIntegerAttr(index, 1)));
      }
  });
}

PLANT_LOWERED(CastSlotInEntry) {
  eachRankLost(lowered, [](Origin &origin, MemRefType) {
    for (auto slot : origin.all<LLVM::AllocaOp>()) {
      Block &entry = slot->getParentRegion()->front();
      slot->moveBefore(&entry, entry.begin());
      slot.getArraySize().getDefiningOp()->moveBefore(slot);
    }
  });
}

PLANT_LOWERED(ReinterpretLosesAllocated) {
  StringRef names[] = {"memref.reinterpret_cast"};
  lowered.each(names, [](Origin &origin) {
    LLVM::InsertValueOp allocated;
    for (auto insert : origin.all<LLVM::InsertValueOp>()) {
      if (insert.getPosition() == ArrayRef<int64_t>{kAllocatedPos})
        allocated = insert;
      if (insert.getPosition() != ArrayRef<int64_t>{kAlignedPos} || !allocated)
        continue;
      // The aligned pointer may be read behind the place where the other one goes.
      Value aligned = insert.getValue();
      if (Operation *read = aligned.getDefiningOp();
          read && read->getBlock() == allocated->getBlock() && allocated->isBeforeInBlock(read))
        read->moveBefore(allocated);
      allocated.getValueMutable().set(aligned);
    }
  });
}
