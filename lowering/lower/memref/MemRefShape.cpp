//===- MemRefShape.cpp - memrefs of another shape -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// view, expand_shape, collapse_shape, reshape, memory_space_cast: the same
// memory under other sizes, elements or memory spaces. What the result type
// knows is a constant (DESC-RANKED-09, 18). What is undefined otherwise is not
// checked: sizes that do not fit together, gaps.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/memref/MemRefView.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// The layout of a type; null when it has no strides.
static std::optional<SmallVector<int64_t>> getStrides(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return std::nullopt;
  return strides;
}

/// Without gaps, the last dimension fastest.
static SmallVector<Index> getRowMajorStrides(const IndexBuilder &b, ArrayRef<Index> sizes) {
  SmallVector<Index> strides(sizes.size(), 1);
  for (size_t dim = sizes.size(); dim-- > 1;)
    strides[dim - 1] = b.mul(strides[dim], sizes[dim]);
  return strides;
}

/// Dimensions [first, first + count) of one group, group by group.
static SmallVector<std::pair<int64_t, int64_t>> getGroups(ArrayAttr reassociation) {
  SmallVector<std::pair<int64_t, int64_t>> groups;
  int64_t first = 0;
  for (Attribute group : reassociation) {
    int64_t count = cast<ArrayAttr>(group).size();
    groups.emplace_back(first, count);
    first += count;
  }
  return groups;
}

namespace {

/// The base moves by bytes, the offset is zero. Where elements may lie is a
/// promise of accesses, not of the view.
struct ViewOpLowering : LoweringPattern<memref::ViewOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::ViewOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor source(cast<MemRefType>(op.getSource().getType()), adaptor.getSource());
    SmallVector<Index> sizes = mixFields(op.getType().getShape(), adaptor.getSizes());
    Type unit = rewriter.getI8Type();
    Value base = b.advance(source.alignedPtr(b), unit, adaptor.getByteShift());
    rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(op.getType()), source.allocatedPtr(b), base, 0,
                                                  sizes, getRowMajorStrides(b, sizes)));
    return success();
  }
};

/// The innermost dimension of a group steps like the one it comes from, each
/// other one as far as the next has elements.
struct ExpandShapeOpLowering : LoweringPattern<memref::ExpandShapeOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::ExpandShapeOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor source(op.getSrcType(), adaptor.getSrc());
    std::optional<SmallVector<int64_t>> known = getStrides(op.getResultType());
    if (!known)
      return failure();
    SmallVector<Index> sizes = mixFields(op.getStaticOutputShape(), adaptor.getOutputShape());
    SmallVector<Index> strides(sizes.size(), 1);
    for (auto [dim, group] : llvm::enumerate(getGroups(op.getReassociation()))) {
      Index stride = source.stride(b, dim);
      for (int64_t i = group.first + group.second; i-- > group.first;) {
        if (std::optional<Index> constant = Index::fromStatic((*known)[i]))
          stride = *constant;
        strides[i] = stride;
        if (i > group.first)
          stride = b.mul(stride, sizes[i]);
      }
    }
    rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(op.getType()), source.allocatedPtr(b),
                                                  source.alignedPtr(b), source.offset(b), sizes, strides));
    return success();
  }
};

/// A group has as many elements as its sizes multiply to, and steps like the
/// innermost of its dimensions that has more than one element. A dimension of
/// one element may have any stride.
struct CollapseShapeOpLowering : LoweringPattern<memref::CollapseShapeOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::CollapseShapeOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor source(op.getSrcType(), adaptor.getSrc());
    RankedDescriptor result(op.getResultType(), Value());
    SmallVector<Index> sizes, strides;
    for (auto [dim, group] : llvm::enumerate(getGroups(op.getReassociation()))) {
      auto [first, count] = group;
      std::optional<Index> size = Index::fromStatic(op.getResultType().getDimSize(dim));
      if (!size) {
        size = 1;
        for (int64_t i = first; i < first + count; ++i)
          size = b.mul(*size, source.size(b, i));
      }
      sizes.push_back(*size);
      std::optional<Index> stride = Index::fromStatic(result.getStaticStrides()[dim]);
      if (!stride)
        stride = getStride(b, source, first, first + count);
      strides.push_back(*stride);
    }
    rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(op.getType()), source.allocatedPtr(b),
                                                  source.alignedPtr(b), source.offset(b), sizes, strides));
    return success();
  }

private:
  static Index getStride(const IndexBuilder &b, const RankedDescriptor &source, int64_t first, int64_t end) {
    OpBuilder &builder = b.getBuilder();
    Index stride = source.stride(b, end - 1);
    for (int64_t dim = first; dim < end; ++dim) {
      Index size = source.size(b, dim);
      if (size.is(1))
        continue;
      Index own = source.stride(b, dim);
      if (size.getConstant()) {
        stride = own;
        continue;
      }
      Value hasSteps =
          LLVM::ICmpOp::create(builder, b.getLoc(), LLVM::ICmpPredicate::ne, b.materialize(size), b.materialize(1));
      stride = Value(LLVM::SelectOp::create(builder, b.getLoc(), hasSteps, b.materialize(own), b.materialize(stride)));
    }
    return stride;
  }
};

/// Sizes come from memory, strides are row-major, pointers stay.
struct ReshapeOpLowering : LoweringPattern<memref::ReshapeOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::ReshapeOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto sourceType = cast<BaseMemRefType>(op.getSource().getType());
    LLVM::LLVMPointerType pointer = types().getDataPointerType(sourceType);
    Value allocated, aligned;
    if (auto ranked = dyn_cast<MemRefType>(sourceType)) {
      RankedDescriptor source(ranked, adaptor.getSource());
      allocated = source.allocatedPtr(b);
      aligned = source.alignedPtr(b);
    } else {
      allocated = UnrankedDescriptor::allocatedPtr(b, adaptor.getSource(), pointer);
      aligned = UnrankedDescriptor::alignedPtr(b, adaptor.getSource(), pointer);
    }

    RankedDescriptor shape(cast<MemRefType>(op.getShape().getType()), adaptor.getShape());
    Type resultType = op.getResult().getType();
    if (auto ranked = dyn_cast<MemRefType>(resultType)) {
      rewriter.replaceOp(op, makeRanked(b, shape, ranked, allocated, aligned));
      return success();
    }

    Value rank = b.materialize(shape.size(b, 0));
    UnrankedSlot slot(b, rank, pointer);
    slot.setHeader(b, allocated, aligned, b.materialize(0));
    fillSizes(b, shape, slot, rank, rewriter);
    rewriter.replaceOp(op, UnrankedDescriptor::pack(b, rank, slot.base));
    return success();
  }

private:
  /// A descriptor of dynamic rank on the stack.
  struct UnrankedSlot {
    UnrankedSlot(const IndexBuilder &b, Value rank, LLVM::LLVMPointerType pointer) : pointer(pointer) {
      OpBuilder &builder = b.getBuilder();
      base = LLVM::AllocaOp::create(builder, b.getLoc(), LLVM::LLVMPointerType::get(builder.getContext()),
                                    builder.getI8Type(), UnrankedDescriptor::allocationBytes(b, rank, pointer),
                                    /*alignment=*/getNaturalAlignment(pointer));
    }

    void setHeader(const IndexBuilder &b, Value allocated, Value aligned, Value offset) {
      OpBuilder &builder = b.getBuilder();
      Location loc = b.getLoc();
      LLVM::StoreOp::create(builder, loc, allocated, base);
      LLVM::StoreOp::create(builder, loc, aligned, b.advance(base, pointer, 1));
      Value at = b.advance(base, pointer, 2);
      LLVM::StoreOp::create(builder, loc, offset, at);
      sizes = b.advance(at, b.getIndexType(), 1);
    }

    LLVM::LLVMPointerType pointer;
    Value base;
    Value sizes;
  };

  /// An entry of the shape; as a size it is not negative, so that its sign
  /// does not matter.
  Value loadEntry(const IndexBuilder &b, const RankedDescriptor &shape, Value position) const {
    OpBuilder &builder = b.getBuilder();
    Type type = types().convertType(shape.getType().getElementType());
    Value entry = LLVM::LoadOp::create(builder, b.getLoc(), type, getElementAddress(state, b, shape, position));
    unsigned from = type.getIntOrFloatBitWidth();
    unsigned to = b.getIndexType().getWidth();
    if (from < to)
      return LLVM::SExtOp::create(builder, b.getLoc(), b.getIndexType(), entry);
    if (from > to)
      return LLVM::TruncOp::create(builder, b.getLoc(), b.getIndexType(), entry);
    return entry;
  }

  Value makeRanked(const IndexBuilder &b, const RankedDescriptor &shape, MemRefType type, Value allocated,
                   Value aligned) const {
    SmallVector<Index> sizes;
    for (auto [dim, size] : llvm::enumerate(type.getShape())) {
      if (std::optional<Index> known = Index::fromStatic(size))
        sizes.push_back(*known);
      else
        sizes.push_back(loadEntry(b, shape, b.materialize(static_cast<int64_t>(dim))));
    }
    return RankedDescriptor::pack(b, types().convertType(type), allocated, aligned, 0, sizes,
                                  getRowMajorStrides(b, sizes));
  }

  /// Sizes and strides from the innermost dimension outwards:
  ///   header(left, stride): left > 0 ? body : exit
  ///   body: dimension left - 1; header(left - 1, stride * size)
  void fillSizes(const IndexBuilder &b, const RankedDescriptor &shape, const UnrankedSlot &slot, Value rank,
                 ConversionPatternRewriter &rewriter) const {
    Location loc = b.getLoc();
    Type index = b.getIndexType();
    Value zero = b.materialize(0), one = b.materialize(1);
    Value strides = b.advance(slot.sizes, index, rank);
    Block *before = rewriter.getInsertionBlock();
    Block *exit = rewriter.splitBlock(before, rewriter.getInsertionPoint());
    Block *header = rewriter.createBlock(exit, {index, index}, {loc, loc});
    Block *body = rewriter.createBlock(exit);
    rewriter.setInsertionPointToEnd(before);
    LLVM::BrOp::create(rewriter, loc, ValueRange{rank, one}, header);
    rewriter.setInsertionPointToEnd(header);
    Value left = header->getArgument(0), stride = header->getArgument(1);
    Value more = LLVM::ICmpOp::create(rewriter, loc, LLVM::ICmpPredicate::sgt, left, zero);
    LLVM::CondBrOp::create(rewriter, loc, more, body, exit);
    rewriter.setInsertionPointToEnd(body);
    Value dim = LLVM::SubOp::create(rewriter, loc, left, one);
    Value size = loadEntry(b, shape, dim);
    LLVM::StoreOp::create(rewriter, loc, size, b.advance(slot.sizes, index, dim));
    LLVM::StoreOp::create(rewriter, loc, stride, b.advance(strides, index, dim));
    Value next = LLVM::MulOp::create(rewriter, loc, stride, size);
    LLVM::BrOp::create(rewriter, loc, ValueRange{dim, next}, header);
    rewriter.setInsertionPointToStart(exit);
  }
};

/// Both pointers change their address space, numbers stay. An unranked memref
/// gets a descriptor of its own: the pointers in the old one may be used on.
struct MemorySpaceCastOpLowering : LoweringPattern<memref::MemorySpaceCastOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::MemorySpaceCastOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto sourceType = cast<BaseMemRefType>(op.getSource().getType());
    auto targetType = cast<BaseMemRefType>(op.getDest().getType());
    LLVM::LLVMPointerType from = types().getDataPointerType(sourceType);
    LLVM::LLVMPointerType to = types().getDataPointerType(targetType);
    Value source = adaptor.getSource();
    if (from == to) {
      rewriter.replaceOp(op, source);
      return success();
    }
    auto castPointer = [&](Value value) -> Value {
      return LLVM::AddrSpaceCastOp::create(rewriter, op.getLoc(), to, value);
    };
    if (isa<MemRefType>(sourceType)) {
      SmallVector<Value> fields;
      RankedDescriptor::unpack(b, source, fields);
      for (RankedField field : {kAllocatedPos, kAlignedPos})
        fields[field] = castPointer(fields[field]);
      rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(targetType), fields));
      return success();
    }

    Location loc = op.getLoc();
    Value rank = UnrankedDescriptor::rank(b, source);
    Value old = UnrankedDescriptor::descriptor(b, source);
    Value slot = LLVM::AllocaOp::create(rewriter, loc, old.getType(), rewriter.getI8Type(),
                                        UnrankedDescriptor::allocationBytes(b, rank, to),
                                        /*alignment=*/getNaturalAlignment(to));
    Value allocated = UnrankedDescriptor::allocatedPtr(b, source, from);
    Value aligned = UnrankedDescriptor::alignedPtr(b, source, from);
    LLVM::StoreOp::create(rewriter, loc, castPointer(allocated), slot);
    LLVM::StoreOp::create(rewriter, loc, castPointer(aligned), b.advance(slot, to, 1));
    // Offset, sizes and strides lie side by side behind the pointers.
    Index numbers = b.add(b.add(rank, rank), 1);
    buildMemcpy(b, b.advance(slot, to, 2), b.advance(old, from, 2), b.sizeInBytes(b.getIndexType(), numbers));
    rewriter.replaceOp(op, UnrankedDescriptor::pack(b, rank, slot));
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateMemRefShapePatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_MemRefShape(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
