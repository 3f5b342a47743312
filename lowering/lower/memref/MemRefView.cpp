//===- MemRefView.cpp - casts, subview, transpose -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// New descriptors on the same memory. Sizes, strides and offsets that the
// result type knows are constants (DESC-RANKED-09, 18). A cast to an unranked
// memref takes stack where it stands (DESC-UNRANKED-06).
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/memref/MemRefView.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/memref/SubViewRank.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace memref_cts::lowering;

SmallVector<Index> memref_cts::lowering::mixFields(ArrayRef<int64_t> statics, ValueRange dynamics) {
  SmallVector<Index> result;
  for (int64_t value : statics) {
    if (std::optional<Index> known = Index::fromStatic(value)) {
      result.push_back(*known);
    } else {
      result.push_back(dynamics.front());
      dynamics = dynamics.drop_front();
    }
  }
  return result;
}

namespace {

/// Between ranked types only the static knowledge changes; nothing is checked
/// (DESC-UNRANKED-07).
struct CastOpLowering : LoweringPattern<memref::CastOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::CastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto source = dyn_cast<MemRefType>(op.getSource().getType());
    auto target = dyn_cast<MemRefType>(op.getType());
    Value value = adaptor.getSource();
    if (source && !target) {
      // DESC-UNRANKED-05: a copy of the descriptor on the stack.
      Value slot = LLVM::AllocaOp::create(rewriter, op.getLoc(), LLVM::LLVMPointerType::get(rewriter.getContext()),
                                          value.getType(), b.materialize(1));
      LLVM::StoreOp::create(rewriter, op.getLoc(), value, slot);
      value = UnrankedDescriptor::pack(b, b.materialize(source.getRank()), slot);
    } else if (!source && target) {
      value = LLVM::LoadOp::create(rewriter, op.getLoc(), types().convertType(target),
                                   UnrankedDescriptor::descriptor(b, value));
    }
    rewriter.replaceOp(op, value);
    return success();
  }
};

struct SubViewOpLowering : LoweringPattern<memref::SubViewOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::SubViewOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor source(op.getSourceType(), adaptor.getSource());
    RankedDescriptor result(op.getType(), Value());
    SmallVector<Index> offsets = mixFields(op.getStaticOffsets(), adaptor.getOffsets());
    SmallVector<Index> sizes = mixFields(op.getStaticSizes(), adaptor.getSizes());
    SmallVector<Index> strides = mixFields(op.getStaticStrides(), adaptor.getStrides());

    // M-SUBVIEW: offset = source offset + sum(offset * source stride).
    SmallVector<int64_t> resultStrides;
    int64_t resultOffset;
    if (failed(op.getType().getStridesAndOffset(resultStrides, resultOffset)))
      return failure();
    Index offset = 0;
    if (ShapedType::isStatic(resultOffset)) {
      offset = resultOffset;
    } else {
      offset = source.offset(b);
      for (auto [dim, start] : llvm::enumerate(offsets))
        if (!start.is(0))
          offset = b.add(offset, b.mul(start, source.stride(b, dim)));
    }

    SmallVector<int64_t, 6> kept = findKeptDims(op).dims;
    SmallVector<Index> keptSizes, keptStrides;
    for (auto [dim, known] : llvm::zip_equal(kept, resultStrides)) {
      keptSizes.push_back(sizes[dim]);
      if (ShapedType::isStatic(known))
        keptStrides.push_back(known);
      else
        keptStrides.push_back(b.mul(strides[dim], source.stride(b, dim)));
    }
    rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(op.getType()), source.allocatedPtr(b),
                                                  source.alignedPtr(b), offset, keptSizes, keptStrides));
    return success();
  }
};

struct ReinterpretCastOpLowering : LoweringPattern<memref::ReinterpretCastOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::ReinterpretCastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto sourceType = cast<BaseMemRefType>(op.getSource().getType());
    auto ranked = dyn_cast<MemRefType>(sourceType);
    LLVM::LLVMPointerType pointer = types().getDataPointerType(sourceType);
    Value allocated, aligned;
    if (ranked) {
      RankedDescriptor source(ranked, adaptor.getSource());
      allocated = source.allocatedPtr(b);
      aligned = source.alignedPtr(b);
    } else {
      allocated = UnrankedDescriptor::allocatedPtr(b, adaptor.getSource(), pointer);
      aligned = UnrankedDescriptor::alignedPtr(b, adaptor.getSource(), pointer);
    }
    Index offset = mixFields(op.getStaticOffsets(), adaptor.getOffsets()).front();
    rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(op.getType()), allocated, aligned, offset,
                                                  mixFields(op.getStaticSizes(), adaptor.getSizes()),
                                                  mixFields(op.getStaticStrides(), adaptor.getStrides())));
    return success();
  }
};

/// The same memory, its dimensions in the order of the permutation's results.
struct TransposeOpLowering : LoweringPattern<memref::TransposeOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::TransposeOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor source(op.getIn().getType(), adaptor.getIn());
    SmallVector<Index> sizes, strides;
    AffineMap permutation = op.getPermutation();
    for (AffineExpr result : permutation.getResults()) {
      unsigned dim = cast<AffineDimExpr>(result).getPosition();
      sizes.push_back(source.size(b, dim));
      strides.push_back(source.stride(b, dim));
    }
    rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(op.getType()), source.allocatedPtr(b),
                                                  source.alignedPtr(b), source.offset(b), sizes, strides));
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateMemRefViewPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_MemRefView(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
