//===- PlantedAddresses.cpp - Wrong addresses of elements -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of memref.load, memref.store and the other accesses of one element. A
// wrong position is that of a memref with another layout.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static constexpr StringRef kAccesses[] = {"memref.load", "memref.store", "memref.atomic_rmw",
                                          "memref.generic_atomic_rmw", "memref.prefetch"};

/// Calls `edit` on the memref of each access of one element.
template <typename EditT>
static void eachAccess(EditedSource &source, EditT edit) {
  source.each<memref::LoadOp>([&](memref::LoadOp op) { edit(op.getMemrefMutable()); });
  source.each<memref::StoreOp>([&](memref::StoreOp op) { edit(op.getMemrefMutable()); });
  source.each<memref::AtomicRMWOp>([&](memref::AtomicRMWOp op) { edit(op.getMemrefMutable()); });
  source.each<memref::GenericAtomicRMWOp>([&](memref::GenericAtomicRMWOp op) { edit(op.getMemrefMutable()); });
  source.each<memref::PrefetchOp>([&](memref::PrefetchOp op) { edit(op.getMemrefMutable()); });
}

/// Calls `edit` on the layout that each access of one element goes by.
template <typename EditT>
static void eachLayout(EditedSource &source, EditT edit) {
  eachAccess(source, [&](OpOperand &memref) { editLayout(source, memref, edit); });
}

PLANT_SOURCE(OffsetDropped) {
  eachLayout(source, [&](Layout &layout) { layout.offset = source.builder.getIndexAttr(0); });
}

PLANT_SOURCE(OffsetAddedTwice) {
  eachLayout(source, [&](Layout &layout) {
    layout.offset = add(source.builder, source.builder.getUnknownLoc(), layout.offset, layout.offset);
  });
}

PLANT_SOURCE(StaticOffsetIgnored) {
  eachLayout(source, [&](Layout &layout) {
    if (isa<Attribute>(layout.offset))
      layout.offset = source.builder.getIndexAttr(0);
  });
}

PLANT_SOURCE(StaticStrideOffByOne) {
  eachLayout(source, [&](Layout &layout) {
    for (OpFoldResult &stride : layout.strides)
      if (std::optional<int64_t> known = getConstantIntValue(stride); isa<Attribute>(stride) && *known != 1)
        stride = source.builder.getIndexAttr(*known + 1);
  });
}

PLANT_SOURCE(UnitStrideAssumed) {
  eachLayout(source, [&](Layout &layout) {
    if (!layout.strides.empty())
      layout.strides.back() = source.builder.getIndexAttr(1);
  });
}

PLANT_SOURCE(IndicesReversed) {
  eachAccess(source, [&](OpOperand &memref) {
    // The indices are the operands behind the memref.
    MutableArrayRef<OpOperand> operands = memref.getOwner()->getOpOperands();
    unsigned first = memref.getOperandNumber() + 1, end = operands.size();
    for (; first + 1 < end; ++first)
      exchange(operands[first], operands[--end]);
  });
}

PLANT_SOURCE(StoreIgnoresOffset) {
  source.each<memref::StoreOp>([&](memref::StoreOp op) {
    editLayout(source, op.getMemrefMutable(), [&](Layout &layout) { layout.offset = source.builder.getIndexAttr(0); });
  });
}

PLANT_SOURCE(LoadOverAligned) {
  source.each<memref::LoadOp>([](memref::LoadOp op) { op.setAlignment(64); });
}

PLANT_SOURCE(StoreAlignmentLost) {
  source.each<memref::StoreOp>([](memref::StoreOp op) { op.removeAlignmentAttr(); });
}

PLANT_SOURCE(NontemporalLost) {
  source.each<memref::StoreOp>([](memref::StoreOp op) { op.setNontemporal(false); });
}

PLANT_LOWERED(ByteStrides) {
  lowered.eachOf<LLVM::GEPOp>(
      kAccesses, [](LLVM::GEPOp gep, Origin &) { gep.setElemType(IntegerType::get(gep.getContext(), 8)); });
}

PLANT_LOWERED(OddIntegersPacked) {
  lowered.eachOf<LLVM::GEPOp>(kAccesses, [](LLVM::GEPOp gep, Origin &) {
    if (gep.getElemType().isInteger(24))
      gep.setElemType(LLVM::LLVMArrayType::get(IntegerType::get(gep.getContext(), 8), 3));
  });
}

PLANT_LOWERED(AccessThroughAllocated) {
  lowered.eachOf<LLVM::ExtractValueOp>(kAccesses, [](LLVM::ExtractValueOp op, Origin &) {
    if (isField(op, kAlignedPos))
      op.setPosition({kAllocatedPos});
  });
}

PLANT_LOWERED(AddressNuw) {
  lowered.eachOf<LLVM::MulOp>(kAccesses,
                              [](LLVM::MulOp op, Origin &) { op.setOverflowFlags(LLVM::IntegerOverflowFlags::nuw); });
}

PLANT_LOWERED(GepNuw) {
  lowered.eachOf<LLVM::GEPOp>(kAccesses,
                              [](LLVM::GEPOp gep, Origin &) { gep.setNoWrapFlags(LLVM::GEPNoWrapFlags::nuw); });
}

PLANT_LOWERED(GepInbounds) {
  lowered.eachOf<LLVM::GEPOp>(kAccesses,
                              [](LLVM::GEPOp gep, Origin &) { gep.setNoWrapFlags(LLVM::GEPNoWrapFlags::inbounds); });
}

PLANT_LOWERED(NarrowAddressZeroExtended) {
  lowered.eachOf<LLVM::GEPOp>(kAccesses, [](LLVM::GEPOp gep, Origin &) {
    OpBuilder builder(gep);
    for (OpOperand &index : gep.getDynamicIndicesMutable())
      if (index.get().getType().getIntOrFloatBitWidth() < 64)
        index.set(LLVM::ZExtOp::create(builder, gep.getLoc(), builder.getI64Type(), index.get()));
  });
}
