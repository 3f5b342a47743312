//===- MemRefAllocation.cpp - alloc, alloca, dealloc ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Row-major descriptors over fresh memory. The byte size is the element count
// times what an element takes in memory on the target. Carries ALLOC-01 to 20.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/Patterns.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// What every malloc is trusted with, in bytes: one machine word (ALLOC-11).
static constexpr uint64_t kMallocAlignment = 8;
/// What aligned_alloc is asked for at least (ALLOC-10).
static constexpr uint64_t kMinAlignedAlloc = 16;

namespace {

template <typename AllocOpTy>
struct AllocLikeLowering : LoweringPattern<AllocOpTy> {
  using LoweringPattern<AllocOpTy>::LoweringPattern;
  using LoweringPattern<AllocOpTy>::bug;

protected:
  struct Shape {
    SmallVector<Index> sizes;
    SmallVector<Index> strides;
    Index count = 1;
  };

  /// ALLOC-14: a stride is the product of all later sizes.
  Shape getShape(const IndexBuilder &b, MemRefType type,
                 ValueRange dynamicSizes) const {
    Shape shape;
    for (int64_t size : type.getShape()) {
      if (std::optional<Index> known = Index::fromStatic(size)) {
        shape.sizes.push_back(*known);
      } else {
        shape.sizes.push_back(dynamicSizes.front());
        dynamicSizes = dynamicSizes.drop_front();
      }
    }
    shape.strides.assign(type.getRank(), 1);
    for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
      shape.strides[dim] = shape.count;
      shape.count = b.mul(shape.count, shape.sizes[dim]);
    }
    if (bug(PlantedBug::AllocStridesSwapped) && type.getRank() > 1)
      std::swap(shape.strides.front(), shape.strides.back());
    return shape;
  }

  void replace(AllocOpTy op, const IndexBuilder &b, Value allocated,
               Value aligned, const Shape &shape,
               ConversionPatternRewriter &rewriter) const {
    Type type = this->types().convertType(op.getType());
    rewriter.replaceOp(op,
                       RankedDescriptor::pack(b, type, allocated, aligned, 0,
                                              shape.sizes, shape.strides));
  }
};

/// Allocators live in address space 0 (ALLOC-18).
Value castSpace(const IndexBuilder &b, Value pointer,
                LLVM::LLVMPointerType type) {
  if (pointer.getType() == type)
    return pointer;
  return LLVM::AddrSpaceCastOp::create(b.getBuilder(), b.getLoc(), type,
                                       pointer);
}

struct AllocOpLowering : AllocLikeLowering<memref::AllocOp> {
  using AllocLikeLowering::AllocLikeLowering;

  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    MemRefType type = op.getType();
    Type elementType = types().convertType(type.getElementType());
    Shape shape = getShape(b, type, adaptor.getDynamicSizes());
    Index count = shape.count;
    if (bug(PlantedBug::AllocOneElementShort))
      count = b.sub(count, 1);
    Index bytes = b.sizeInBytes(elementType, count);
    if (bug(PlantedBug::AllocWithoutElementSize))
      bytes = count;

    uint64_t natural = getNaturalAlignment(elementType);
    uint64_t alignment = std::max(natural, op.getAlignment().value_or(1));
    LLVM::LLVMPointerType pointerType = types().getDataPointerType(type);
    Value allocated, aligned;
    if (state.options.useAlignedAlloc) {
      if (!op.getAlignment())
        alignment = std::max({alignment, kMinAlignedAlloc,
                              llvm::PowerOf2Ceil(getSizeBound(elementType))});
      // ALLOC-09: the size is a multiple of the alignment.
      Index rounded =
          b.bitAnd(b.add(bytes, alignment - 1), -int64_t(alignment));
      allocated = call(b, RuntimeFunction::AlignedAlloc,
                       {b.materialize(alignment), b.materialize(rounded)});
      allocated = aligned = castSpace(b, allocated, pointerType);
    } else if (op.getAlignment() || alignment > kMallocAlignment) {
      // ALLOC-08: as many bytes more as it takes to round up.
      allocated = call(b, RuntimeFunction::Malloc,
                       {b.materialize(b.add(bytes, alignment))});
      allocated = castSpace(b, allocated, pointerType);
      aligned = roundUp(b, allocated, alignment);
      if (bug(PlantedBug::AllocAlignmentLost))
        aligned = allocated;
    } else {
      allocated = call(b, RuntimeFunction::Malloc, {b.materialize(bytes)});
      allocated = aligned = castSpace(b, allocated, pointerType);
    }
    replace(op, b, allocated, aligned, shape, rewriter);
    return success();
  }

private:
  Value call(const IndexBuilder &b, RuntimeFunction function,
             ValueRange arguments) const {
    return state.symbols.call(b.getBuilder(), b.getLoc(), function, arguments,
                              state.options, types());
  }

  /// Steps over the bytes up to the next multiple of `alignment`, a power of
  /// two; the result still points into the same allocation.
  static Value roundUp(const IndexBuilder &b, Value pointer,
                       uint64_t alignment) {
    Value address = LLVM::PtrToIntOp::create(b.getBuilder(), b.getLoc(),
                                             b.getIndexType(), pointer);
    Index gap = b.bitAnd(b.sub(0, address), int64_t(alignment - 1));
    return b.advance(pointer, b.getBuilder().getI8Type(), gap);
  }
};

struct AllocaOpLowering : AllocLikeLowering<memref::AllocaOp> {
  using AllocLikeLowering::AllocLikeLowering;

  LogicalResult
  matchAndRewrite(memref::AllocaOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    MemRefType type = op.getType();
    Type elementType = types().convertType(type.getElementType());
    Shape shape = getShape(b, type, adaptor.getDynamicSizes());
    Index count = shape.count;
    if (bug(PlantedBug::AllocaUndersized) && type.getRank() > 1)
      count = shape.sizes.front();
    uint64_t alignment = op.getAlignment().value_or(0);
    if (alignment)
      alignment = std::max(alignment, getNaturalAlignment(elementType));
    if (bug(PlantedBug::AllocaUnderAligned))
      alignment = 1;
    Value memory = LLVM::AllocaOp::create(
        rewriter, op.getLoc(), types().getDataPointerType(type), elementType,
        b.materialize(count), alignment);
    replace(op, b, memory, memory, shape, rewriter);
    return success();
  }
};

struct DeallocOpLowering : LoweringPattern<memref::DeallocOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult
  matchAndRewrite(memref::DeallocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto type = cast<BaseMemRefType>(op.getMemref().getType());
    Value pointer;
    if (auto ranked = dyn_cast<MemRefType>(type)) {
      RankedDescriptor memref(ranked, adaptor.getMemref());
      pointer = memref.allocatedPtr(b);
      if (bug(PlantedBug::DeallocAligned))
        pointer = memref.alignedPtr(b);
    } else {
      // ALLOC-16.
      pointer = UnrankedDescriptor::allocatedPtr(
          b, adaptor.getMemref(), types().getDataPointerType(type));
    }
    pointer = castSpace(b, pointer,
                        LLVM::LLVMPointerType::get(rewriter.getContext()));
    state.symbols.call(rewriter, op.getLoc(), RuntimeFunction::Free, {pointer},
                       state.options, types());
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void memref_cts::lowering::populateMemRefAllocationPatterns(
    RewritePatternSet &patterns, LoweringState &state) {
  patterns.add<AllocOpLowering, AllocaOpLowering, DeallocOpLowering>(state);
}
