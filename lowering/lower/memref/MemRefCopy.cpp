//===- MemRefCopy.cpp - Copies between memrefs ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three ways, the first that applies: one memcpy when both types are without gaps. A loop nest
// around a memcpy of the last dimensions that have no gaps in both types, when both ranks are known
// and blocks can be added. A call of the runtime function memrefCopy(element bytes, ptr to source,
// ptr to target), which walks unranked descriptors.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

struct CopyOpLowering : LoweringPattern<memref::CopyOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::CopyOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto sourceType = dyn_cast<MemRefType>(op.getSource().getType());
    auto targetType = dyn_cast<MemRefType>(op.getTarget().getType());
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    if (!sourceType || !targetType) {
      callRuntime(b, op, adaptor);
    } else {
      RankedDescriptor source(sourceType, adaptor.getSource());
      RankedDescriptor target(targetType, adaptor.getTarget());
      if (isContiguous(sourceType) && isContiguous(targetType))
        copyBlock(b, source, target);
      else if (isa<FunctionOpInterface>(op->getParentOp()))
        copyElements(b, op, source, target, rewriter);
      else
        callRuntime(b, op, adaptor);
    }
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// The size of a dimension, known if either type knows it.
  static Index getSize(const IndexBuilder &b, const RankedDescriptor &source, const RankedDescriptor &target,
                       int64_t dim) {
    if (source.getType().isDynamicDim(dim))
      return target.size(b, dim);
    return source.size(b, dim);
  }

  static Value getFirstElement(const IndexBuilder &b, const RankedDescriptor &memref, Type element) {
    return b.advance(memref.alignedPtr(b), element, memref.offset(b));
  }

  /// The bytes of `count` elements, in 64 bits: a memref of somebody else may have
  /// more of them than index counts.
  static Value countBytes(const IndexBuilder &b, Type element, Index count) {
    IndexBuilder wide(b.getBuilder(), b.getLoc(), b.getBuilder().getI64Type());
    return wide.sizeInBytes(element, count);
  }

  void copyBlock(const IndexBuilder &b, const RankedDescriptor &source, const RankedDescriptor &target) const {
    Type element = types().convertType(source.getType().getElementType());
    Index count = 1;
    for (int64_t dim = 0; dim < source.getRank(); ++dim)
      count = b.mul(count, getSize(b, source, target, dim));
    if (count.is(0))
      return;
    Value bytes = countBytes(b, element, count);
    Value from = getFirstElement(b, source, element);
    Value to = getFirstElement(b, target, element);
    buildMemcpy(b, to, from, bytes);
  }

  /// How many of the first dimensions need a loop: the elements of the others
  /// lie side by side in both memrefs, as far as their types say.
  static int64_t countOuterDims(MemRefType source, MemRefType target) {
    SmallVector<int64_t> strides[2];
    int64_t offset, dim = source.getRank(), expected = 1;
    if (failed(source.getStridesAndOffset(strides[0], offset)) ||
        failed(target.getStridesAndOffset(strides[1], offset)))
      return dim;
    for (; dim > 0; --dim) {
      int64_t size = source.isDynamicDim(dim - 1) ? target.getDimSize(dim - 1) : source.getDimSize(dim - 1);
      if (size == 1)
        continue;
      if (strides[0][dim - 1] != expected || strides[1][dim - 1] != expected)
        return dim;
      if (ShapedType::isDynamic(size) || llvm::MulOverflow(expected, size, expected))
        return dim - 1;
    }
    return dim;
  }

  /// All bytes of each element, padding included, whatever they are: a load
  /// would give up on bits that are not of the type. One loop per outer dimension
  /// whose size is not one:
  ///   header(iv): iv < size ? body : exit;  latch: header(iv + 1)
  void copyElements(const IndexBuilder &b, memref::CopyOp op, const RankedDescriptor &source,
                    const RankedDescriptor &target, ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    Type index = b.getIndexType();
    int64_t rank = source.getRank(), outer = countOuterDims(source.getType(), target.getType());
    // All sizes are read before the loops.
    SmallVector<Index> sizes;
    for (int64_t dim = 0; dim < rank; ++dim)
      sizes.push_back(getSize(b, source, target, dim));
    Type element = types().convertType(source.getType().getElementType());
    Index count = 1;
    for (Index size : llvm::drop_begin(sizes, outer))
      count = b.mul(count, size);
    Value bytes = countBytes(b, element, count);
    Value zero = b.materialize(0), one = b.materialize(1);
    SmallVector<Value> bounds;
    for (Index size : ArrayRef(sizes).take_front(outer))
      bounds.push_back(size.is(1) ? Value() : b.materialize(size));

    SmallVector<Value> ivs(rank, zero);
    Block *exit = nullptr;
    for (int64_t dim = 0; dim < outer; ++dim) {
      if (!bounds[dim])
        continue;
      Block *before = rewriter.getInsertionBlock();
      if (!exit)
        exit = rewriter.splitBlock(before, rewriter.getInsertionPoint());
      Block *header = rewriter.createBlock(exit, {index}, {loc});
      Block *body = rewriter.createBlock(exit);
      Block *latch = rewriter.createBlock(exit);
      ivs[dim] = header->getArgument(0);
      rewriter.setInsertionPointToEnd(before);
      LLVM::BrOp::create(rewriter, loc, ValueRange{zero}, header);
      rewriter.setInsertionPointToEnd(header);
      Value more = LLVM::ICmpOp::create(rewriter, loc, LLVM::ICmpPredicate::slt, ivs[dim], bounds[dim]);
      LLVM::CondBrOp::create(rewriter, loc, more, body, exit);
      rewriter.setInsertionPointToEnd(latch);
      Value next = LLVM::AddOp::create(rewriter, loc, ivs[dim], one);
      LLVM::BrOp::create(rewriter, loc, ValueRange{next}, header);
      rewriter.setInsertionPointToEnd(body);
      exit = latch;
    }

    Value from = getElementAddress(state, b, source, ivs);
    Value to = getElementAddress(state, b, target, ivs);
    buildMemcpy(b, to, from, bytes);
    if (exit)
      LLVM::BrOp::create(rewriter, loc, ValueRange{}, exit);
  }

  /// A pointer to an unranked descriptor of the memref, on the stack.
  Value spill(const IndexBuilder &b, Type type, Value memref) const {
    OpBuilder &builder = b.getBuilder();
    Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
    Value one = b.materialize(1);
    if (auto ranked = dyn_cast<MemRefType>(type)) {
      Value slot = LLVM::AllocaOp::create(builder, b.getLoc(), pointer, memref.getType(), one);
      LLVM::StoreOp::create(builder, b.getLoc(), memref, slot);
      memref = UnrankedDescriptor::pack(b, b.materialize(ranked.getRank()), slot);
    }
    Value slot = LLVM::AllocaOp::create(builder, b.getLoc(), pointer, memref.getType(), one);
    LLVM::StoreOp::create(builder, b.getLoc(), memref, slot);
    return slot;
  }

  void callRuntime(const IndexBuilder &b, memref::CopyOp op, OpAdaptor adaptor) const {
    OpBuilder &builder = b.getBuilder();
    Location loc = b.getLoc();
    Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
    auto type = cast<BaseMemRefType>(op.getSource().getType());
    Value stack = LLVM::StackSaveOp::create(builder, loc, pointer);
    Value bytes = b.sizeInBytes(types().convertType(type.getElementType()), 1);
    Value from = spill(b, type, adaptor.getSource());
    Value to = spill(b, op.getTarget().getType(), adaptor.getTarget());
    state.symbols.call(builder, loc, RuntimeFunction::Copy, {bytes, from, to}, state.options, types());
    LLVM::StackRestoreOp::create(builder, loc, stack);
  }
};

} // namespace

namespace memref_cts::lowering {
void populateMemRefCopyPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_MemRefCopy(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
