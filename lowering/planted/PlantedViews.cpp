//===- PlantedViews.cpp - Wrong views and metadata ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of what makes a descriptor of another, or reads one: each is said as
// another layout of the same memory.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

PLANT_SOURCE(DimReadsStride) {
  source.each<memref::DimOp>([&](memref::DimOp op) {
    std::optional<int64_t> dim = op.getConstantIndex();
    auto type = dyn_cast<MemRefType>(op.getSource().getType());
    if (!dim || !type || *dim < 0 || *dim >= type.getRank() || !type.isDynamicDim(*dim))
      return;
    Layout layout = readLayout(source.builder, op.getSource());
    op.replaceAllUsesWith(toValue(source.builder, op.getLoc(), layout.strides[*dim]));
    op.erase();
  });
}

PLANT_SOURCE(UnrankedDimNext) {
  source.each<memref::DimOp>([&](memref::DimOp op) {
    if (isa<UnrankedMemRefType>(op.getSource().getType()))
      op.getIndexMutable().set(
          toValue(source.builder, op.getLoc(),
                  add(source.builder, op.getLoc(), op.getIndex(), source.builder.getIndexAttr(1))));
  });
}

PLANT_SOURCE(RuntimeDimOneBased) {
  source.each<memref::DimOp>([&](memref::DimOp op) {
    if (isa<MemRefType>(op.getSource().getType()) && !op.getConstantIndex())
      op.getIndexMutable().set(
          toValue(source.builder, op.getLoc(),
                  subtract(source.builder, op.getLoc(), op.getIndex(), source.builder.getIndexAttr(1))));
  });
}

/// What a subview is made of, in all dimensions of its source and in those that stay.
namespace {
struct SubViewParts {
  Layout source;
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SmallVector<unsigned> kept;
};
} // namespace

/// Calls `edit` on the layout of each subview.
template <typename EditT>
static void eachSubView(EditedSource &source, EditT edit) {
  source.each<memref::SubViewOp>([&](memref::SubViewOp op) {
    SubViewParts parts{
        readLayout(source.builder, op.getSource()), op.getMixedOffsets(), op.getMixedSizes(), op.getMixedStrides(), {}};
    llvm::SmallBitVector dropped = op.getDroppedDims();
    for (unsigned dim = 0; dim < dropped.size(); ++dim)
      if (!dropped[dim])
        parts.kept.push_back(dim);
    editResultLayout(source, op, [&](Layout &layout) { edit(layout, parts, op.getLoc()); });
  });
}

PLANT_SOURCE(SubviewIgnoresSourceStrides) {
  eachSubView(source, [&](Layout &layout, SubViewParts &parts, Location loc) {
    layout.offset = parts.source.offset;
    for (OpFoldResult start : parts.offsets)
      layout.offset = add(source.builder, loc, layout.offset, start);
  });
}

PLANT_SOURCE(SubviewOffsetInSteps) {
  eachSubView(source, [&](Layout &layout, SubViewParts &parts, Location loc) {
    layout.offset = parts.source.offset;
    for (auto [start, step, stride] : llvm::zip(parts.offsets, parts.strides, parts.source.strides))
      layout.offset = add(source.builder, loc, layout.offset,
                          multiply(source.builder, loc, multiply(source.builder, loc, start, step), stride));
  });
}

PLANT_SOURCE(SubviewForgetsSourceOffset) {
  eachSubView(source, [&](Layout &layout, SubViewParts &parts, Location loc) {
    layout.offset = subtract(source.builder, loc, layout.offset, parts.source.offset);
  });
}

PLANT_SOURCE(SubviewStridesNotMultiplied) {
  eachSubView(source, [&](Layout &layout, SubViewParts &parts, Location) {
    for (auto [stride, dim] : llvm::zip(layout.strides, parts.kept))
      stride = parts.strides[dim];
  });
}

PLANT_SOURCE(SubviewDropsWrongDim) {
  eachSubView(source, [&](Layout &layout, SubViewParts &parts, Location loc) {
    for (unsigned dim = 0; dim < layout.sizes.size(); ++dim) {
      layout.sizes[dim] = parts.sizes[dim];
      layout.strides[dim] = multiply(source.builder, loc, parts.strides[dim], parts.source.strides[dim]);
    }
  });
}

/// Calls `edit` on the layout of each transposed memref, and that of what it is made of.
template <typename EditT>
static void eachTranspose(EditedSource &source, EditT edit) {
  source.each<memref::TransposeOp>([&](memref::TransposeOp op) {
    Layout before = readLayout(source.builder, op.getIn());
    editResultLayout(source, op, [&](Layout &layout) { edit(layout, before, op.getPermutation()); });
  });
}

PLANT_SOURCE(TransposeKeepsStrides) {
  eachTranspose(source, [](Layout &layout, Layout &before, AffineMap) { layout.strides = before.strides; });
}

PLANT_SOURCE(TransposeInverse) {
  eachTranspose(source, [](Layout &layout, Layout &before, AffineMap permutation) {
    AffineMap inverse = inversePermutation(permutation);
    for (unsigned dim = 0; dim < layout.sizes.size(); ++dim) {
      layout.sizes[dim] = before.sizes[inverse.getDimPosition(dim)];
      layout.strides[dim] = before.strides[inverse.getDimPosition(dim)];
    }
  });
}

PLANT_SOURCE(ReinterpretKeepsOffset) {
  source.each<memref::ReinterpretCastOp>([&](memref::ReinterpretCastOp op) {
    if (!isa<MemRefType>(op.getSource().getType()))
      return;
    Layout before = readLayout(source.builder, op.getSource());
    editResultLayout(source, op, [&](Layout &layout) {
      layout.offset = add(source.builder, op.getLoc(), layout.offset, before.offset);
    });
  });
}

PLANT_LOWERED(MetadataBaseKeepsOffset) {
  StringRef names[] = {"memref.extract_strided_metadata"};
  lowered.each(names, [](Origin &origin) {
    // The base is a descriptor of its own.
    auto pointer = origin.first<LLVM::ExtractValueOp>();
    for (auto insert : origin.all<LLVM::InsertValueOp>()) {
      if (insert.getPosition() != ArrayRef<int64_t>{kOffsetPos})
        continue;
      auto type = cast<MemRefType>(origin.operandTypes.front());
      SmallVector<int64_t> strides;
      int64_t offset = 0;
      (void)type.getStridesAndOffset(strides, offset);
      OpBuilder builder(insert);
      Type index = insert.getValue().getType();
      Value kept =
          ShapedType::isDynamic(offset)
              ? Value(LLVM::ExtractValueOp::create(builder, insert.getLoc(), pointer.getContainer(),
                                                   ArrayRef<int64_t>{kOffsetPos}))
              : Value(LLVM::ConstantOp::create(builder, insert.getLoc(), index, builder.getIntegerAttr(index, offset)));
      insert.getValueMutable().set(kept);
    }
  });
}

PLANT_SOURCE(MetadataOffsetZero) {
  source.each<memref::ExtractStridedMetadataOp>([&](memref::ExtractStridedMetadataOp op) {
    op.getOffset().replaceAllUsesWith(arith::ConstantIndexOp::create(source.builder, op.getLoc(), 0));
  });
}

PLANT_LOWERED(PointerAsIndexWithOffset) {
  StringRef names[] = {"memref.extract_aligned_pointer_as_index"};
  lowered.each(names, [](Origin &origin) {
    auto pointer = origin.first<LLVM::ExtractValueOp>();
    auto number = origin.first<LLVM::PtrToIntOp>();
    auto type = dyn_cast<MemRefType>(origin.operandTypes.front());
    if (!type || !type.getElementType().isIntOrFloat())
      return;
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    (void)type.getStridesAndOffset(strides, offset);
    if (offset == 0)
      return;
    OpBuilder builder(number);
    Value count =
        LLVM::ExtractValueOp::create(builder, number.getLoc(), pointer.getContainer(), ArrayRef<int64_t>{kOffsetPos});
    unsigned bits = type.getElementTypeBitWidth();
    number.getArgMutable().set(LLVM::GEPOp::create(builder, number.getLoc(), pointer.getType(),
                                                   builder.getIntegerType(bits), pointer.getResult(),
                                                   ValueRange{count}));
  });
}

PLANT_SOURCE(CopyIgnoresTargetStrides) {
  source.each<memref::CopyOp>([&](memref::CopyOp op) {
    if (!isa<MemRefType>(op.getSource().getType()) || !isa<MemRefType>(op.getTarget().getType()))
      return;
    auto type = cast<MemRefType>(op.getTarget().getType());
    SmallVector<int64_t> strides;
    int64_t offset;
    // Those of the source, where the copy looks at strides.
    if (isContiguous(cast<MemRefType>(op.getSource().getType())) && isContiguous(type))
      return;
    (void)type.getStridesAndOffset(strides, offset);
    Layout from = readLayout(source.builder, op.getSource());
    editLayout(source, op.getTargetMutable(), [&](Layout &layout) {
      for (auto [stride, other] : llvm::zip(layout.strides, from.strides))
        stride = toValue(source.builder, op.getLoc(), other);
    });
  });
}

PLANT_LOWERED(CopyOneElementShort) {
  StringRef names[] = {"memref.copy"};
  lowered.each(names, [](Origin &origin) {
    auto from = dyn_cast<MemRefType>(origin.operandTypes[0]), to = dyn_cast<MemRefType>(origin.operandTypes[1]);
    if (!from || !to || !isContiguous(from) || !isContiguous(to))
      return;
    for (auto end : origin.all<LLVM::GEPOp>()) {
      if (!end.getBase().getDefiningOp<LLVM::ZeroOp>() || end.getDynamicIndices().empty())
        continue;
      OpBuilder builder(end);
      OpOperand &count = end.getDynamicIndicesMutable()[0];
      Type index = count.get().getType();
      Value one = LLVM::ConstantOp::create(builder, end.getLoc(), index, builder.getIntegerAttr(index, 1));
      count.set(LLVM::SubOp::create(builder, end.getLoc(), count.get(), one));
    }
  });
}

PLANT_LOWERED(GlobalSecondElement) {
  StringRef names[] = {"memref.get_global"};
  lowered.each(names, [](Origin &origin) {
    auto address = origin.first<LLVM::AddressOfOp>();
    auto array = SymbolTable::lookupNearestSymbolFrom<LLVM::GlobalOp>(address, address.getGlobalNameAttr());
    Type element = array.getType();
    while (auto inner = dyn_cast<LLVM::LLVMArrayType>(element))
      element = inner.getElementType();
    OpBuilder builder(address);
    builder.setInsertionPointAfter(address);
    auto next = LLVM::GEPOp::create(builder, address.getLoc(), address.getType(), element, address.getResult(),
                                    ArrayRef<LLVM::GEPArg>{1});
    address.getResult().replaceAllUsesExcept(next, next);
  });
}
