//===- MemRefGlobal.cpp - global and get_global ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A global is nested arrays of the converted element. Both pointers of its
// descriptor are the global's address: freeing it is undefined anyway. Carries
// LLVMMOD-GLOB-01, XLATE-15, XLATE-17.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Constants.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// The type in which the elements of a static memref lie in memory.
static Type getStorageType(MemRefType type, const LoweringTypeConverter &converter) {
  Type result = converter.convertType(type.getElementType());
  for (int64_t size : llvm::reverse(type.getShape()))
    result = LLVM::LLVMArrayType::get(result, size);
  return result;
}

namespace {

struct GlobalOpLowering : LoweringPattern<memref::GlobalOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::GlobalOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    MemRefType type = op.getType();
    Type storage = getStorageType(type, types());
    LLVM::Linkage linkage = op.isPublic() || op.isExternal() ? LLVM::Linkage::External : LLVM::Linkage::Private;
    Attribute value;
    bool isConstant = op.getConstant();
    uint64_t alignment = op.getAlignment().value_or(0);
    if (!op.isExternal() && !op.isUninitialized()) {
      value = convertNumbers(*op.getInitialValue(), types());
      // The value of a scalar global is a scalar.
      if (auto dense = dyn_cast<DenseElementsAttr>(value); dense && type.getRank() == 0)
        value = dense.getSplatValue<Attribute>();
    }
    auto global = LLVM::GlobalOp::create(rewriter, op.getLoc(), storage, isConstant, linkage, op.getSymName(), value,
                                         alignment, types().getDataPointerType(type).getAddressSpace());
    if (op.isUninitialized()) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.createBlock(&global.getInitializerRegion());
      Value initial = LLVM::UndefOp::create(rewriter, op.getLoc(), storage);
      LLVM::ReturnOp::create(rewriter, op.getLoc(), initial);
    }
    rewriter.eraseOp(op);
    return success();
  }
};

struct GetGlobalOpLowering : LoweringPattern<memref::GetGlobalOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::GetGlobalOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    auto type = cast<MemRefType>(op.getType());
    Value address = LLVM::AddressOfOp::create(rewriter, op.getLoc(), types().getDataPointerType(type), op.getName());
    SmallVector<Index> sizes, strides(type.getRank(), 1);
    for (int64_t size : type.getShape())
      sizes.push_back(size);
    Index stride = 1;
    for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
      strides[dim] = stride;
      stride = b.mul(stride, sizes[dim]);
    }
    rewriter.replaceOp(op, RankedDescriptor::pack(b, types().convertType(type), address, address, 0, sizes, strides));
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateMemRefGlobalPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_MemRefGlobal(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
