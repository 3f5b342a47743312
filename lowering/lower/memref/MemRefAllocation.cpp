//===- MemRefAllocation.cpp - alloc, alloca, dealloc, realloc -------------===//
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

#include "lowering/lower/memref/MemRefAllocation.h"
#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// What every malloc is trusted with, in bytes: one machine word (ALLOC-11).
static constexpr uint64_t kMallocAlignment = 8;
/// What aligned_alloc is asked for at least (ALLOC-10).
static constexpr uint64_t kMinAlignedAlloc = 16;

bool memref_cts::lowering::isOverAllocated(Type elementType, bool wanted, const LowerOptions &options) {
  return !options.useAlignedAlloc && (wanted || getNaturalAlignment(elementType) > kMallocAlignment);
}

namespace {

template <typename AllocOpTy>
struct AllocLikeLowering : LoweringPattern<AllocOpTy> {
  using LoweringPattern<AllocOpTy>::LoweringPattern;

protected:
  struct Shape {
    SmallVector<Index> sizes;
    SmallVector<Index> strides;
    Index count = 1;
  };

  /// ALLOC-14: a stride is the product of all later sizes.
  Shape getShape(const IndexBuilder &b, MemRefType type, ValueRange dynamicSizes) const {
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
    return shape;
  }

  void replace(AllocOpTy op, const IndexBuilder &b, Value allocated, Value aligned, const Shape &shape,
               ConversionPatternRewriter &rewriter) const {
    Type type = this->types().convertType(op.getType());
    rewriter.replaceOp(op, RankedDescriptor::pack(b, type, allocated, aligned, 0, shape.sizes, shape.strides));
  }
};

} // namespace

/// Allocators live in address space 0 (ALLOC-18).
static Value castSpace(const IndexBuilder &b, Value pointer, LLVM::LLVMPointerType type) {
  if (pointer.getType() == type)
    return pointer;
  return LLVM::AddrSpaceCastOp::create(b.getBuilder(), b.getLoc(), type, pointer);
}

static Value callRuntime(LoweringState &state, const IndexBuilder &b, RuntimeFunction function, ValueRange arguments) {
  return state.symbols.call(b.getBuilder(), b.getLoc(), function, arguments, state.options, state.converter);
}

/// Steps over the bytes up to the next multiple of `alignment`, a power of
/// two; the result still points into the same allocation.
static Value roundUp(const IndexBuilder &b, Value pointer, uint64_t alignment) {
  Value address = LLVM::PtrToIntOp::create(b.getBuilder(), b.getLoc(), b.getIndexType(), pointer);
  Index gap = b.bitAnd(b.sub(0, address), int64_t(alignment - 1));
  return b.advance(pointer, b.getBuilder().getI8Type(), gap);
}

namespace {

struct AllocatedMemory {
  Value allocated;
  Value aligned;
};

} // namespace

/// Heap memory for `count` elements of a memref of type `type`, with the
/// alignment that the operation asks for, if it does.
static AllocatedMemory allocate(LoweringState &state, const IndexBuilder &b, MemRefType type, Index count,
                                std::optional<uint64_t> wanted) {
  Type elementType = state.converter.convertType(type.getElementType());
  Index bytes = b.sizeInBytes(elementType, count);

  uint64_t natural = getNaturalAlignment(elementType);
  uint64_t alignment = std::max(natural, wanted.value_or(1));
  LLVM::LLVMPointerType pointerType = state.converter.getDataPointerType(type);
  Value allocated, aligned;
  if (state.options.useAlignedAlloc) {
    if (!wanted)
      alignment = std::max({alignment, kMinAlignedAlloc, llvm::PowerOf2Ceil(getSizeBound(elementType))});
    // ALLOC-09: the size is a multiple of the alignment.
    Index rounded = b.bitAnd(b.add(bytes, alignment - 1), -int64_t(alignment));
    Value arguments[] = {b.materialize(alignment), b.materialize(rounded)};
    allocated = callRuntime(state, b, RuntimeFunction::AlignedAlloc, arguments);
    allocated = aligned = castSpace(b, allocated, pointerType);
  } else if (isOverAllocated(elementType, wanted.has_value(), state.options)) {
    // ALLOC-08: as many bytes more as it takes to round up.
    Index room = b.add(bytes, alignment);
    allocated = callRuntime(state, b, RuntimeFunction::Malloc, {b.materialize(room)});
    allocated = castSpace(b, allocated, pointerType);
    aligned = roundUp(b, allocated, alignment);
  } else {
    allocated = callRuntime(state, b, RuntimeFunction::Malloc, {b.materialize(bytes)});
    allocated = aligned = castSpace(b, allocated, pointerType);
  }
  return {allocated, aligned};
}

static void release(LoweringState &state, const IndexBuilder &b, Value allocated) {
  Value pointer = castSpace(b, allocated, LLVM::LLVMPointerType::get(b.getBuilder().getContext()));
  state.symbols.call(b.getBuilder(), b.getLoc(), RuntimeFunction::Free, {pointer}, state.options, state.converter);
}

namespace {

struct AllocOpLowering : AllocLikeLowering<memref::AllocOp> {
  using AllocLikeLowering::AllocLikeLowering;

  LogicalResult matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    MemRefType type = op.getType();
    Shape shape = getShape(b, type, adaptor.getDynamicSizes());
    Index count = shape.count;
    AllocatedMemory memory = allocate(state, b, type, count, op.getAlignment());
    replace(op, b, memory.allocated, memory.aligned, shape, rewriter);
    return success();
  }
};

struct AllocaOpLowering : AllocLikeLowering<memref::AllocaOp> {
  using AllocLikeLowering::AllocLikeLowering;

  LogicalResult matchAndRewrite(memref::AllocaOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    MemRefType type = op.getType();
    Type elementType = types().convertType(type.getElementType());
    Shape shape = getShape(b, type, adaptor.getDynamicSizes());
    Index count = shape.count;
    uint64_t alignment = op.getAlignment().value_or(0);
    if (alignment)
      alignment = std::max(alignment, getNaturalAlignment(elementType));
    Value memory = LLVM::AllocaOp::create(rewriter, op.getLoc(), types().getDataPointerType(type), elementType,
                                          b.materialize(count), alignment);
    replace(op, b, memory, memory, shape, rewriter);
    return success();
  }
};

struct DeallocOpLowering : LoweringPattern<memref::DeallocOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::DeallocOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto type = cast<BaseMemRefType>(op.getMemref().getType());
    Value pointer;
    if (auto ranked = dyn_cast<MemRefType>(type)) {
      RankedDescriptor memref(ranked, adaptor.getMemref());
      pointer = memref.allocatedPtr(b);
    } else {
      // ALLOC-16.
      LLVM::LLVMPointerType data = types().getDataPointerType(type);
      pointer = UnrankedDescriptor::allocatedPtr(b, adaptor.getMemref(), data);
    }
    release(state, b, pointer);
    rewriter.eraseOp(op);
    return success();
  }
};

/// Always moves: memory with the alignment that is asked for, the elements that
/// both sizes have, and the old memory is freed.
struct ReallocOpLowering : LoweringPattern<memref::ReallocOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::ReallocOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    MemRefType type = op.getType();
    RankedDescriptor source(cast<MemRefType>(op.getSource().getType()), adaptor.getSource());
    Index oldSize = source.size(b, 0);
    Index newSize = type.isDynamicDim(0) ? Index(adaptor.getDynamicResultSize()) : Index(type.getDimSize(0));
    std::optional<uint64_t> alignment = op.getAlignment();
    AllocatedMemory memory = allocate(state, b, type, newSize, alignment);
    Type elementType = types().convertType(type.getElementType());
    Value from = source.alignedPtr(b);
    Index count = smaller(b, oldSize, newSize);
    buildMemcpy(b, memory.aligned, from, b.materialize(b.sizeInBytes(elementType, count)));
    release(state, b, source.allocatedPtr(b));
    rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(type), memory.allocated, memory.aligned, 0,
                                                  newSize, Index(1)));
    return success();
  }

private:
  static Index smaller(const IndexBuilder &b, Index lhs, Index rhs) {
    if (lhs.getConstant() && rhs.getConstant())
      return std::min(*lhs.getConstant(), *rhs.getConstant());
    return Value(LLVM::SMinOp::create(b.getBuilder(), b.getLoc(), b.materialize(lhs), b.materialize(rhs)));
  }
};

} // namespace

namespace memref_cts::lowering {
void populateMemRefAllocationPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_MemRefAllocation(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
