//===- PlantedAllocations.cpp - Wrong memory ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of allocation and deallocation.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static constexpr StringRef kAlloc[] = {"memref.alloc"};
static constexpr StringRef kAlloca[] = {"memref.alloca"};
static constexpr StringRef kDealloc[] = {"memref.dealloc"};
static constexpr StringRef kRealloc[] = {"memref.realloc"};
static constexpr StringRef kAllocs[] = {"memref.alloc", "memref.realloc"};
static constexpr StringRef kReleases[] = {"memref.dealloc", "memref.realloc"};

/// Numbers of bytes are distances from null.
static LLVM::GEPOp getSizeOf(Value bytes) {
  auto cast = bytes.getDefiningOp<LLVM::PtrToIntOp>();
  auto end = cast ? cast.getArg().getDefiningOp<LLVM::GEPOp>() : LLVM::GEPOp();
  return end && end.getBase().getDefiningOp<LLVM::ZeroOp>() ? end : LLVM::GEPOp();
}

/// Calls `edit` on what measures the elements of each allocation on the heap.
template <typename EditT>
static void eachSize(EditedLowered &lowered, ArrayRef<StringRef> names, EditT edit) {
  lowered.each(names, [&](Origin &origin) {
    for (auto gep : origin.all<LLVM::GEPOp>())
      if (gep.getBase().getDefiningOp<LLVM::ZeroOp>()) {
        edit(gep);
        break; // That of realloc's copy is behind it.
      }
  });
}

PLANT_LOWERED(AllocWithoutElementSize) {
  eachSize(lowered, kAllocs, [](LLVM::GEPOp end) { end.setElemType(IntegerType::get(end.getContext(), 8)); });
}

PLANT_LOWERED(AllocOneElementShort) {
  eachSize(lowered, kAlloc, [](LLVM::GEPOp end) {
    OpBuilder builder(end);
    OpOperand &count = end.getDynamicIndicesMutable()[0];
    Type index = count.get().getType();
    Value one = LLVM::ConstantOp::create(builder, end.getLoc(), index, builder.getIntegerAttr(index, 1));
    count.set(LLVM::SubOp::create(builder, end.getLoc(), count.get(), one));
  });
}

PLANT_SOURCE(AllocStridesSwapped) {
  auto edit = [](Layout &layout) {
    if (!layout.strides.empty())
      std::swap(layout.strides.front(), layout.strides.back());
  };
  source.each<memref::AllocOp>([&](memref::AllocOp op) { editResultLayout(source, op, edit); });
  source.each<memref::AllocaOp>([&](memref::AllocaOp op) { editResultLayout(source, op, edit); });
}

PLANT_SOURCE(AllocSizesReversed) {
  source.each<memref::AllocOp>([](memref::AllocOp op) {
    MutableArrayRef<OpOperand> operands = op->getOpOperands();
    for (unsigned i = 0, j = op.getDynamicSizes().size(); i + 1 < j; ++i)
      exchange(operands[i], operands[--j]);
  });
}

/// Calls `edit` on the two pointers that the descriptor of an allocation is made of.
template <typename EditT>
static void eachPointers(EditedLowered &lowered, ArrayRef<StringRef> names, EditT edit) {
  lowered.each(names, [&](Origin &origin) {
    Value allocated, aligned;
    for (auto insert : origin.all<LLVM::InsertValueOp>()) {
      if (insert.getPosition() == ArrayRef<int64_t>{kAllocatedPos})
        allocated = insert.getValue();
      if (insert.getPosition() == ArrayRef<int64_t>{kAlignedPos})
        aligned = insert.getValue();
    }
    if (allocated && aligned && allocated != aligned)
      edit(allocated, aligned, origin);
  });
}

PLANT_LOWERED(AllocAlignmentLost) {
  eachPointers(lowered, kAllocs,
               [](Value allocated, Value aligned, Origin &) { aligned.replaceAllUsesWith(allocated); });
}

PLANT_LOWERED(AllocNaturalAlignmentIgnored) {
  eachPointers(lowered, kAllocs, [](Value allocated, Value aligned, Origin &origin) {
    if (!origin.attributes.contains("alignment"))
      aligned.replaceAllUsesWith(allocated);
  });
}

PLANT_LOWERED(AllocRoundsWrongWay) {
  eachPointers(lowered, kAllocs, [](Value, Value, Origin &origin) {
    // Up is by minus the address.
    for (auto minus : origin.all<LLVM::SubOp>())
      if (minus.getRhs().getDefiningOp<LLVM::PtrToIntOp>())
        minus.getResult().replaceAllUsesWith(minus.getRhs());
  });
}

PLANT_LOWERED(AllocNoRoomToAlign) {
  eachPointers(lowered, kAllocs, [](Value, Value, Origin &origin) {
    OpOperand &bytes = origin.first<LLVM::CallOp>()->getOpOperand(0);
    if (auto room = bytes.get().getDefiningOp<LLVM::AddOp>())
      bytes.set(getSizeOf(room.getLhs()) ? room.getLhs() : room.getRhs());
  });
}

PLANT_SOURCE(ReallocAlignmentLost) {
  source.each<memref::ReallocOp>([](memref::ReallocOp op) { op.removeAlignmentAttr(); });
}

PLANT_SOURCE(ReallocNeverMoves) {
  source.each<memref::ReallocOp>([&](memref::ReallocOp op) {
    auto type = cast<MemRefType>(op.getType());
    Layout layout = readLayout(source.builder, op.getSource());
    layout.sizes[0] = source.builder.getIndexAttr(type.getDimSize(0));
    if (op.getDynamicResultSize())
      layout.sizes[0] = op.getDynamicResultSize();
    op.replaceAllUsesWith(withLayout(source.builder, op.getSource(), layout, type));
    op->erase();
  });
}

/// Calls `edit` on each call of aligned_alloc.
template <typename EditT>
static void eachAlignedAlloc(EditedLowered &lowered, EditT edit) {
  lowered.eachOf<LLVM::CallOp>(kAllocs, [&](LLVM::CallOp call, Origin &origin) {
    if (call->getNumOperands() == 2)
      edit(call, origin);
  });
}

PLANT_LOWERED(AlignedAllocSwapped) {
  eachAlignedAlloc(lowered,
                   [](LLVM::CallOp call, Origin &) { exchange(call->getOpOperand(0), call->getOpOperand(1)); });
}

/// The number of bytes before it is rounded up.
static Value getUnrounded(LLVM::CallOp call) {
  auto cut = call->getOperand(1).getDefiningOp<LLVM::AndOp>();
  auto sum = cut ? cut.getLhs().getDefiningOp<LLVM::AddOp>() : LLVM::AddOp();
  return sum ? sum.getLhs() : cut ? cut.getLhs() : call->getOperand(1);
}

PLANT_LOWERED(AlignedAllocNotRounded) {
  eachAlignedAlloc(lowered, [](LLVM::CallOp call, Origin &) { call->setOperand(1, getUnrounded(call)); });
}

PLANT_LOWERED(AlignedAllocNaturalOnly) {
  eachAlignedAlloc(lowered, [](LLVM::CallOp call, Origin &origin) {
    LLVM::GEPOp end = getSizeOf(getUnrounded(call));
    if (!end || origin.attributes.contains("alignment"))
      return;
    OpBuilder builder(call);
    Type index = call->getOperand(0).getType();
    Location loc = call.getLoc();
    int64_t alignment = getNaturalAlignment(end.getElemType());
    auto number = [&](int64_t value) -> Value {
      return LLVM::ConstantOp::create(builder, loc, index, builder.getIntegerAttr(index, value));
    };
    Value more = LLVM::AddOp::create(builder, loc, getUnrounded(call), number(alignment - 1));
    call->setOperand(1, LLVM::AndOp::create(builder, loc, more, number(-alignment)));
    call->setOperand(0, number(alignment));
  });
}

PLANT_LOWERED(AllocaUndersized) {
  lowered.eachOf<LLVM::AllocaOp>(kAlloca, [](LLVM::AllocaOp alloca, Origin &origin) {
    auto type = cast<MemRefType>(origin.resultTypes.front());
    if (type.getRank() < 2)
      return;
    OpOperand &count = alloca.getArraySizeMutable();
    Type index = count.get().getType();
    OpBuilder builder(alloca);
    if (!type.isDynamicDim(0)) {
      count.set(
          LLVM::ConstantOp::create(builder, alloca.getLoc(), index, builder.getIntegerAttr(index, type.getDimSize(0))));
      return;
    }
    for (auto insert : origin.all<LLVM::InsertValueOp>())
      if (insert.getPosition() == ArrayRef<int64_t>{kSizesPos, 0})
        count.set(insert.getValue());
  });
}

PLANT_LOWERED(AllocaUnderAligned) {
  lowered.eachOf<LLVM::AllocaOp>(kAlloca, [](LLVM::AllocaOp alloca, Origin &) { alloca.setAlignment(1); });
}

PLANT_LOWERED(DeallocAligned) {
  lowered.eachOf<LLVM::ExtractValueOp>(kDealloc, [](LLVM::ExtractValueOp op, Origin &) {
    if (isField(op, kAllocatedPos))
      op.setPosition({kAlignedPos});
  });
}

PLANT_LOWERED(UnrankedDeallocAligned) {
  lowered.eachOf<LLVM::LoadOp>(kDealloc, [](LLVM::LoadOp load, Origin &) {
    OpBuilder builder(load);
    Value address = load.getAddr();
    load.getAddrMutable().set(LLVM::GEPOp::create(builder, load.getLoc(), address.getType(), load.getType(), address,
                                                  ArrayRef<LLVM::GEPArg>{1}));
  });
}

PLANT_LOWERED(GenericFreeIsFree) {
  lowered.each(kReleases, [&](Origin &origin) {
    if (auto call = origin.last<LLVM::CallOp>(); call && lowered.options.useGenericFunctions)
      callInstead(call, "free");
  });
}

PLANT_LOWERED(ReallocCopiesNewSize) {
  lowered.each(kRealloc, [](Origin &origin) {
    // Both sizes in the order of the lowering, or one that is known to be the smaller.
    auto type = cast<MemRefType>(origin.resultTypes.front());
    auto copy = origin.first<LLVM::MemcpyOp>();
    if (auto smaller = origin.first<LLVM::SMinOp>()) {
      smaller.getResult().replaceAllUsesWith(smaller.getB());
      return;
    }
    LLVM::GEPOp end = getSizeOf(copy.getLen());
    if (!end || end.getDynamicIndices().empty() || !type.hasStaticShape())
      return;
    OpBuilder builder(end);
    Type index = end.getDynamicIndices().front().getType();
    end.getDynamicIndicesMutable()[0].set(
        LLVM::ConstantOp::create(builder, end.getLoc(), index, builder.getIntegerAttr(index, type.getDimSize(0))));
  });
}

PLANT_LOWERED(ReallocFreesFirst) {
  lowered.each(kRealloc, [](Origin &origin) {
    // The last call frees the old memory.
    origin.first<LLVM::MemcpyOp>()->moveAfter(origin.last<LLVM::CallOp>());
  });
}
