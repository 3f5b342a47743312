//===- Func.cpp - Functions and their returns -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// func.func: arguments flattened or bare, the descriptors rebuilt at entry,
// results packed into one struct. Only the entry block is converted here; other
// blocks belong to the branches that reach them (FLOW-09, CALL-RANKED-09).
// Carries FUNCTY, FUNCTY-HOF-04, CALL-RANKED, BARE, RESULT-PACK-01, LIFE-11,
// CIFACE-01, VARARG-02, LLVMMOD-PASS-08; the wrapper itself is in Wrapper.cpp.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/boundary/BoundaryAttributes.h"
#include "lowering/lower/boundary/Passing.h"
#include "lowering/lower/boundary/Wrapper.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

struct FuncOpLowering : LoweringPattern<func::FuncOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(func::FuncOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    FunctionType sourceType = op.getFunctionType();
    const LoweringTypeConverter &boundary = state.getBoundary(op.getName());
    bool variadic = state.symbols.isVariadic(op.getName());
    LLVM::LLVMFunctionType type = boundary.convertSignature(sourceType, variadic);
    if (!type)
      return rewriter.notifyMatchFailure(op, "signature has no LLVM form");

    // Which flattened arguments stand for which source argument.
    SmallVector<unsigned> firstField;
    SmallVector<Type> fields;
    for (Type input : sourceType.getInputs()) {
      firstField.push_back(fields.size());
      if (failed(boundary.flattenArgument(input, fields)))
        return failure();
    }
    firstField.push_back(fields.size());

    LLVM::Linkage linkage = LLVM::Linkage::External;
    if (auto attr = op->getAttrOfType<LLVM::LinkageAttr>(kLinkageAttr))
      linkage = attr.getLinkage();
    auto newOp =
        LLVM::LLVMFuncOp::create(rewriter, op.getLoc(), op.getName(), type, linkage,
                                 /*dsoLocal=*/false, LLVM::CConv::C, /*comdat=*/nullptr, keepFunctionAttributes(op));
    if (ArrayAttr attrs = flattenArgumentAttributes(boundary, sourceType, op.getArgAttrsAttr()))
      newOp.setArgAttrsAttr(attrs);
    if (ArrayAttr attrs = keepResultAttributes(boundary, sourceType.getResults(), op.getResAttrsAttr()))
      newOp.setResAttrsAttr(attrs);

    if (!op.isExternal()) {
      rewriter.inlineRegionBefore(op.getBody(), newOp.getBody(), newOp.getBody().end());
      convertEntry(boundary, sourceType, fields, firstField, newOp.getBody(), rewriter);
    }
    if (wantsWrapper(op, state.options))
      buildWrapper(state, sourceType, op.getArgAttrsAttr(), op.getResAttrsAttr(), newOp, rewriter);
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// Puts a block with the flattened arguments in front, which rebuilds the
  /// descriptors before any use (CALL-RANKED-01, CALL-UNRANKED-02).
  void convertEntry(const LoweringTypeConverter &boundary, FunctionType sourceType, ArrayRef<Type> fields,
                    ArrayRef<unsigned> firstField, Region &body, ConversionPatternRewriter &rewriter) const {
    Block *oldEntry = &body.front();
    SmallVector<Location> locs(fields.size(), body.getLoc());
    for (unsigned i = 0, e = sourceType.getNumInputs(); i < e; ++i)
      for (unsigned f = firstField[i]; f < firstField[i + 1]; ++f)
        locs[f] = oldEntry->getArgument(i).getLoc();

    OpBuilder::InsertionGuard guard(rewriter);
    Block *entry = rewriter.createBlock(&body, body.begin(), fields, locs);
    SmallVector<Value> replacements;
    for (auto [number, input] : llvm::enumerate(sourceType.getInputs())) {
      unsigned first = firstField[number], end = firstField[number + 1];
      ValueRange passed = entry->getArguments().slice(first, end - first);
      Location loc = oldEntry->getArgument(number).getLoc();
      if (isSeveral(boundary, input)) {
        // Who takes the parts takes them from the cast.
        replacements.push_back(UnrealizedConversionCastOp::create(rewriter, loc, input, passed).getResult(0));
        continue;
      }
      IndexBuilder b = indexBuilder(rewriter, loc);
      replacements.push_back(rebuildArgument(state, boundary, b, input, passed));
    }
    rewriter.inlineBlockBefore(oldEntry, entry, entry->end(), replacements);
  }

  /// Whether a conversion of the user makes several types of one, or none.
  static bool isSeveral(const LoweringTypeConverter &boundary, Type type) { return !boundary.convertType(type); }
};

struct ReturnOpLowering : LoweringPattern<func::ReturnOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(func::ReturnOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    // The function was renamed by nobody, converted or not.
    auto name = op->getParentOp()->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    const LoweringTypeConverter &boundary = state.getBoundary(name ? name.getValue() : StringRef());
    SmallVector<Value> results;
    for (auto [source, parts] : llvm::zip_equal(op.getOperandTypes(), adaptor.getOperands())) {
      if (auto type = dyn_cast<UnrankedMemRefType>(source))
        results.push_back(copyToHeap(b, type, parts.front()));
      else if (isa<MemRefType>(source) && boundary.passesBarePointers())
        results.push_back(toBarePointer(b, parts.front()));
      else
        llvm::append_range(results, parts);
    }

    if (results.size() <= 1) {
      rewriter.replaceOpWithNewOp<LLVM::ReturnOp>(op, results);
      return success();
    }
    Type packed = boundary.packResults(op.getOperandTypes());
    Value value = LLVM::PoisonOp::create(rewriter, op.getLoc(), packed);
    for (auto [position, result] : llvm::enumerate(results))
      value = b.insert(value, result, {int64_t(position)});
    rewriter.replaceOpWithNewOp<LLVM::ReturnOp>(op, value);
    return success();
  }

private:
  /// The pointed-to descriptor may be on this function's stack; the caller
  /// gets a copy that it frees.
  Value copyToHeap(const IndexBuilder &b, UnrankedMemRefType type, Value unranked) const {
    LLVM::LLVMPointerType pointer = types().getDataPointerType(type);
    OpBuilder &builder = b.getBuilder();
    Value rank = UnrankedDescriptor::rank(b, unranked);
    Value source = UnrankedDescriptor::descriptor(b, unranked);
    Value copy = state.symbols.call(builder, b.getLoc(), RuntimeFunction::HeapCopyAlloc,
                                    {UnrankedDescriptor::allocationBytes(b, rank, pointer)}, state.options, types());
    buildMemcpy(b, copy, source, UnrankedDescriptor::fieldBytes(b, rank, pointer));
    return UnrankedDescriptor::pack(b, rank, copy);
  }
};

struct ConstantOpLowering : LoweringPattern<func::ConstantOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(func::ConstantOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::AddressOfOp>(op, types().convertType(op.getType()), op.getValueAttr());
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateFuncPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_Func(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
