//===- VectorLoadStore.cpp - Memory operations of vector ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// load, store, the same with masks, gather, scatter, expandload, compressstore and
// type_cast. What a mask leaves out is not touched, wherever it would lie.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/base/VectorRows.h"
#include "lowering/lower/vector/Lanes.h"
#include "lowering/lower/vector/VectorAccess.h"
#include "lowering/lower/vector/VectorPattern.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// Calls `visit` with each row of a gather or scatter. Its lanes are at distances
/// along the last dimension, signed unless their type says otherwise and of any
/// width, before the index type cuts them.
static void forEachGatheredRow(LaneBuilder &b, VectorAccess &access, int64_t rank, VectorType source, Value distances,
                               Value mask, llvm::function_ref<void(int64_t, VectorAccess::LaneRow)> visit) {
  LaneBuilder::Source distanceRows = b.split(distances);
  LaneBuilder::Source maskRows = b.split(mask);
  Type index = access.index().getIndexType();
  for (int64_t number = 0; number < maskRows.numRows(); ++number) {
    Value row = distanceRows.row(number);
    auto type = cast<VectorType>(row.getType()).clone(index);
    row = source.getElementType().isUnsignedInteger()
              ? resizeInteger<LLVM::ZExtOp>(b.getBuilder(), b.getLoc(), type, row)
              : resizeInteger<LLVM::SExtOp>(b.getBuilder(), b.getLoc(), type, row);
    Value steps = type.isScalable() ? access.scale(row, rank - 1) : Value();
    auto distanceOf = [&](int64_t lane) -> Index {
      if (steps)
        return 0;
      return access.index().mul(b.read({row, lane}), access.stride(rank - 1));
    };
    visit(number, {distanceOf, /*isPacked=*/false, maskRows.row(number), steps});
  }
}

/// Calls `visit` with the row of an expansion or compression: a lane that is on
/// is as far along the last dimension as there are such lanes before it.
static void visitCountedRow(LaneBuilder &b, VectorAccess &access, int64_t rank, Value mask,
                            llvm::function_ref<void(VectorAccess::LaneRow)> visit) {
  Index count = 0;
  auto distanceOf = [&](int64_t lane) {
    Index result = access.index().mul(count, access.stride(rank - 1));
    Value one = LLVM::ZExtOp::create(b.getBuilder(), b.getLoc(), access.index().getIndexType(), b.read({mask, lane}));
    count = access.index().add(count, one);
    return result;
  };
  visit({distanceOf, /*isPacked=*/false, mask});
}

namespace memref_cts::lowering {

MEMREF_CTS_MASKABLE(vector::GatherOp) {
  auto type = cast<MemRefType>(op.getBase().getType());
  vector::GatherOp::Adaptor adaptor(in.operands, op);
  Value mask = adaptor.getMask();
  // Both masks stay in force.
  if (in.mask) {
    SmallVector<Value, 1> both;
    mapRows(
        b.getBuilder(), b.getLoc(), mask.getType(), {mask, in.mask},
        [&](TypeRange types, ValueRange rows, SmallVectorImpl<Value> &out) {
          out.push_back(LLVM::AndOp::create(b.getBuilder(), b.getLoc(), types.front(), rows));
        },
        both);
    mask = both.front();
  }
  VectorAccess access(state, b, type, adaptor.getBase(), adaptor.getOffsets(), op.getAlignment().value_or(0));
  Type result = adaptor.getPassThru().getType();
  LaneBuilder::Source rest = b.split(adaptor.getPassThru());
  SmallVector<Value> rows;
  forEachGatheredRow(b, access, type.getRank(), op.getIndexVectorType(), adaptor.getIndices(), mask,
                     [&](int64_t number, VectorAccess::LaneRow row) {
                       rows.push_back(access.load(getRowType(result), row, rest.row(number)));
                     });
  results.push_back(b.joinRows(result, rows));
}

} // namespace memref_cts::lowering

namespace {

struct LoadOpLowering : VectorLowering<vector::LoadOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::LoadOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &results) const override {
    MemRefType memref = op.getMemRefType();
    uint64_t alignment = op.getAlignment().value_or(0);
    Type type = convert(op.getVectorType());
    if (!isa<VectorType>(memref.getElementType())) {
      VectorAccess access(state, b, memref, adaptor.getBase(), adaptor.getIndices(), alignment, op.getNontemporal());
      results.push_back(access.loadBox(type, getLaneShape(op.getVectorType())));
      return;
    }
    // A single element.
    IndexBuilder index = indexBuilder(b.getBuilder(), op.getLoc());
    Value address = getElementAddress(state, index, RankedDescriptor(memref, adaptor.getBase()), adaptor.getIndices());
    results.push_back(LLVM::LoadOp::create(b.getBuilder(), op.getLoc(), type, address, alignment,
                                           /*isVolatile=*/false, op.getNontemporal()));
  }
};

struct StoreOpLowering : VectorLowering<vector::StoreOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::StoreOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &) const override {
    MemRefType memref = op.getMemRefType();
    uint64_t alignment = op.getAlignment().value_or(0);
    if (!isa<VectorType>(memref.getElementType())) {
      VectorAccess access(state, b, memref, adaptor.getBase(), adaptor.getIndices(), alignment, op.getNontemporal());
      access.storeBox(adaptor.getValueToStore(), getLaneShape(op.getVectorType()));
      return;
    }
    IndexBuilder index = indexBuilder(b.getBuilder(), op.getLoc());
    Value address = getElementAddress(state, index, RankedDescriptor(memref, adaptor.getBase()), adaptor.getIndices());
    LLVM::StoreOp::create(b.getBuilder(), op.getLoc(), adaptor.getValueToStore(), address, alignment,
                          /*isVolatile=*/false, op.getNontemporal());
  }
};

struct MaskedLoadOpLowering : VectorLowering<vector::MaskedLoadOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::MaskedLoadOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &results) const override {
    VectorAccess access(state, b, op.getMemRefType(), adaptor.getBase(), adaptor.getIndices(),
                        op.getAlignment().value_or(0));
    results.push_back(access.loadBox(convert(op.getVectorType()), getLaneShape(op.getVectorType()), adaptor.getMask(),
                                     adaptor.getPassThru()));
  }
};

struct MaskedStoreOpLowering : VectorLowering<vector::MaskedStoreOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::MaskedStoreOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &) const override {
    VectorAccess access(state, b, op.getMemRefType(), adaptor.getBase(), adaptor.getIndices(),
                        op.getAlignment().value_or(0));
    access.storeBox(adaptor.getValueToStore(), getLaneShape(op.getVectorType()), adaptor.getMask());
  }
};

struct ScatterOpLowering : VectorLowering<vector::ScatterOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::ScatterOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &) const override {
    auto type = cast<MemRefType>(op.getBase().getType());
    VectorAccess access(state, b, type, adaptor.getBase(), adaptor.getOffsets(), op.getAlignment().value_or(0));
    LaneBuilder::Source values = b.split(adaptor.getValueToStore());
    forEachGatheredRow(b, access, type.getRank(), op.getIndexVectorType(), adaptor.getIndices(), adaptor.getMask(),
                       [&](int64_t number, VectorAccess::LaneRow row) { access.store(values.row(number), row); });
  }
};

struct ExpandLoadOpLowering : VectorLowering<vector::ExpandLoadOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::ExpandLoadOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &results) const override {
    VectorAccess access(state, b, op.getMemRefType(), adaptor.getBase(), adaptor.getIndices(),
                        op.getAlignment().value_or(0));
    visitCountedRow(b, access, op.getMemRefType().getRank(), adaptor.getMask(), [&](VectorAccess::LaneRow row) {
      results.push_back(access.load(cast<VectorType>(convert(op.getVectorType())), row, adaptor.getPassThru()));
    });
  }
};

struct CompressStoreOpLowering : VectorLowering<vector::CompressStoreOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::CompressStoreOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &) const override {
    VectorAccess access(state, b, op.getMemRefType(), adaptor.getBase(), adaptor.getIndices(),
                        op.getAlignment().value_or(0));
    visitCountedRow(b, access, op.getMemRefType().getRank(), adaptor.getMask(),
                    [&](VectorAccess::LaneRow row) { access.store(adaptor.getValueToStore(), row); });
  }
};

/// The same memory; sizes and strides are those of the result's type.
struct TypeCastOpLowering : VectorLowering<vector::TypeCastOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::TypeCastOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &results) const override {
    IndexBuilder index = indexBuilder(b.getBuilder(), op.getLoc());
    RankedDescriptor source(op.getMemRefType(), adaptor.getMemref());
    MemRefType type = op.getResultMemRefType();
    SmallVector<Index> sizes(type.getShape().begin(), type.getShape().end()), strides;
    for (int64_t stride : type.getStridesAndOffset().first)
      strides.push_back(stride);
    results.push_back(RankedDescriptor::pack(index, convert(op.getType()), source.allocatedPtr(index),
                                             source.alignedPtr(index), 0, sizes, strides));
  }
};

} // namespace

namespace memref_cts::lowering {
void populateVectorMemoryPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_VectorMemory(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
