//===- MemRefAccess.cpp - load, store, and reading of descriptors ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Element accesses, and the operations whose results are fields: dim, rank,
// extract_strided_metadata, extract_aligned_pointer_as_index. Carries ADDR-18.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

struct LoadOpLowering : LoweringPattern<memref::LoadOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::LoadOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor memref(op.getMemRefType(), adaptor.getMemref());
    Value address = getElementAddress(state, b, memref, adaptor.getIndices());
    uint64_t alignment = op.getAlignment().value_or(0);
    rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, types().convertType(op.getType()), address, alignment,
                                              /*isVolatile=*/false, op.getNontemporal());
    return success();
  }
};

struct StoreOpLowering : LoweringPattern<memref::StoreOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::StoreOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor memref(op.getMemRefType(), adaptor.getMemref());
    Value address = getElementAddress(state, b, memref, adaptor.getIndices());
    uint64_t alignment = op.getAlignment().value_or(0);
    bool isNonTemporal = op.getNontemporal();
    rewriter.replaceOpWithNewOp<LLVM::StoreOp>(op, adaptor.getValue(), address, alignment, /*isVolatile=*/false,
                                               isNonTemporal);
    return success();
  }
};

struct DimOpLowering : LoweringPattern<memref::DimOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::DimOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto type = cast<BaseMemRefType>(op.getSource().getType());
    auto ranked = dyn_cast<MemRefType>(type);
    if (!ranked) {
      Value dim = adaptor.getIndex();
      rewriter.replaceOp(op, UnrankedDescriptor::size(b, adaptor.getSource(), types().getDataPointerType(type), dim));
      return success();
    }

    RankedDescriptor memref(ranked, adaptor.getSource());
    std::optional<int64_t> dim = getConstant(op, adaptor);
    if (dim) {
      // Out of range is undefined.
      rewriter.replaceOp(op,
                         *dim >= 0 && *dim < ranked.getRank() ? b.materialize(read(b, memref, *dim)) : buildPoison(b));
      return success();
    }
    // A choice among all dimensions; what no index in range chooses is poison.
    Value result = buildPoison(b);
    for (int64_t i = 0; i < ranked.getRank(); ++i) {
      Value chosen =
          LLVM::ICmpOp::create(rewriter, op.getLoc(), LLVM::ICmpPredicate::eq, adaptor.getIndex(), b.materialize(i));
      Value size = b.materialize(read(b, memref, i));
      result = LLVM::SelectOp::create(rewriter, op.getLoc(), chosen, size, result);
    }
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  Index read(const IndexBuilder &b, const RankedDescriptor &memref, int64_t dim) const { return memref.size(b, dim); }

  static Value buildPoison(const IndexBuilder &b) {
    return LLVM::PoisonOp::create(b.getBuilder(), b.getLoc(), b.getIndexType());
  }

  static std::optional<int64_t> getConstant(memref::DimOp op, OpAdaptor adaptor) {
    if (std::optional<int64_t> dim = op.getConstantIndex())
      return dim;
    APInt value;
    // One that was lowered before stands behind casts.
    Value index = adaptor.getIndex();
    while (auto cast = index.getDefiningOp<UnrealizedConversionCastOp>()) {
      if (cast.getNumOperands() != 1)
        break;
      index = cast.getOperand(0);
    }
    if (matchPattern(index, m_ConstantInt(&value)))
      return value.getSExtValue();
    return std::nullopt;
  }
};

struct RankOpLowering : LoweringPattern<memref::RankOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::RankOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    if (auto ranked = dyn_cast<MemRefType>(op.getMemref().getType()))
      rewriter.replaceOp(op, b.materialize(ranked.getRank()));
    else
      rewriter.replaceOp(op, UnrankedDescriptor::rank(b, adaptor.getMemref()));
    return success();
  }
};

struct ExtractStridedMetadataOpLowering : LoweringPattern<memref::ExtractStridedMetadataOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::ExtractStridedMetadataOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor memref(cast<MemRefType>(op.getSource().getType()), adaptor.getSource());
    Index baseOffset = 0;
    SmallVector<Value> results;
    results.push_back(RankedDescriptor::pack(b, types().convertType(op.getBaseBuffer().getType()),
                                             memref.allocatedPtr(b), memref.alignedPtr(b), baseOffset, {}, {}));
    results.push_back(b.materialize(memref.offset(b)));
    for (int64_t dim = 0; dim < memref.getRank(); ++dim)
      results.push_back(b.materialize(memref.size(b, dim)));
    for (int64_t dim = 0; dim < memref.getRank(); ++dim)
      results.push_back(b.materialize(memref.stride(b, dim)));
    rewriter.replaceOp(op, results);
    return success();
  }
};

struct ExtractAlignedPointerAsIndexOpLowering : LoweringPattern<memref::ExtractAlignedPointerAsIndexOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::ExtractAlignedPointerAsIndexOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto type = cast<BaseMemRefType>(op.getSource().getType());
    Value pointer;
    if (auto ranked = dyn_cast<MemRefType>(type)) {
      RankedDescriptor memref(ranked, adaptor.getSource());
      pointer = memref.alignedPtr(b);
    } else {
      pointer = UnrankedDescriptor::alignedPtr(b, adaptor.getSource(), types().getDataPointerType(type));
    }
    rewriter.replaceOpWithNewOp<LLVM::PtrToIntOp>(op, b.getIndexType(), pointer);
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateMemRefAccessPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_MemRefAccess(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
