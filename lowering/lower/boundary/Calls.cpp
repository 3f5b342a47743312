//===- Calls.cpp - Direct and indirect calls -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The caller's side of the convention: descriptors unpacked right before the
// call, results unpacked right after, heap copies of unranked descriptors moved
// to the stack and freed. Carries CALL-RANKED-02, CALL-UNRANKED-01,
// FUNCTY-HOF-05, LIFE-03, LIFE-04, LIFE-09, RESULT-PACK-02 to 05, VARARG-05.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/boundary/BoundaryAttributes.h"
#include "lowering/lower/boundary/Passing.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

template <typename CallOpTy>
struct CallLowering : LoweringPattern<CallOpTy> {
  using LoweringPattern<CallOpTy>::LoweringPattern;
  using LoweringPattern<CallOpTy>::types;
  using LoweringPattern<CallOpTy>::state;

protected:
  /// `operands`: what each of `sources` became, which is several values, or none, for some types of the user.
  SmallVector<Value> flatten(const LoweringTypeConverter &boundary, const IndexBuilder &b, TypeRange sources,
                             ArrayRef<ValueRange> operands) const {
    SmallVector<Value> out;
    for (auto [type, parts] : llvm::zip_equal(sources, operands))
      if (isa<BaseMemRefType>(type))
        appendFlattened(boundary, b, type, parts.front(), out);
      else
        llvm::append_range(out, parts);
    return out;
  }

  void copyAttributes(const LoweringTypeConverter &boundary, CallOpTy op, FunctionType source,
                      LLVM::CallOp call) const {
    if (ArrayAttr attrs = flattenArgumentAttributes(boundary, source, op.getArgAttrsAttr()))
      call.setArgAttrsAttr(attrs);
    if (ArrayAttr attrs = keepResultAttributes(boundary, op->getResultTypes(), op.getResAttrsAttr()))
      call.setResAttrsAttr(attrs);
  }

  /// Replaces `op` by the results of `call`.
  void replace(const LoweringTypeConverter &boundary, CallOpTy op, LLVM::CallOp call, const IndexBuilder &b,
               ConversionPatternRewriter &rewriter) const {
    SmallVector<SmallVector<Type>> parts(op->getNumResults());
    int64_t count = 0;
    for (auto [source, types] : llvm::zip_equal(op->getResultTypes(), parts)) {
      (void)boundary.convertType(source, types);
      count += int64_t(types.size());
    }
    SmallVector<SmallVector<Value>> results(op->getNumResults());
    int64_t next = 0;
    for (auto [source, types, values] : llvm::zip_equal(op->getResultTypes(), parts, results)) {
      for (size_t i = 0; i < types.size(); ++i)
        values.push_back(count == 1 ? call.getResult() : b.extract(call.getResult(), {next++}));
      if (auto type = dyn_cast<UnrankedMemRefType>(source))
        values.front() = moveToStack(b, type, values.front());
      else if (isa<MemRefType>(source) && boundary.passesBarePointers())
        values.front() = fromBarePointer(state, b, cast<MemRefType>(source), values.front());
    }
    rewriter.replaceOpWithMultiple(op, std::move(results));
  }

private:
  Value moveToStack(const IndexBuilder &b, UnrankedMemRefType type, Value unranked) const {
    LLVM::LLVMPointerType pointer = types().getDataPointerType(type);
    OpBuilder &builder = b.getBuilder();
    Location loc = b.getLoc();
    Value rank = UnrankedDescriptor::rank(b, unranked);
    Value source = UnrankedDescriptor::descriptor(b, unranked);
    Value stack = LLVM::AllocaOp::create(builder, loc, source.getType(), builder.getI8Type(),
                                         UnrankedDescriptor::allocationBytes(b, rank, pointer),
                                         /*alignment=*/getNaturalAlignment(pointer));
    Index bytes = UnrankedDescriptor::fieldBytes(b, rank, pointer);
    buildMemcpy(b, stack, source, b.materialize(bytes));
    state.symbols.call(builder, loc, RuntimeFunction::HeapCopyFree, {source}, state.options, types());
    return UnrankedDescriptor::pack(b, rank, stack);
  }
};

struct CallOpLowering : CallLowering<func::CallOp> {
  using CallLowering::CallLowering;

  LogicalResult matchAndRewrite(func::CallOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    const LoweringTypeConverter &boundary = state.getBoundary(op.getCallee());
    SmallVector<Value> operands = flatten(boundary, b, op.getOperandTypes(), adaptor.getOperands());
    bool variadic = state.symbols.isVariadic(op.getCallee());
    LLVM::LLVMFunctionType type = boundary.convertSignature(op.getCalleeType(), variadic);
    if (!type)
      return rewriter.notifyMatchFailure(op, "signature has no LLVM form");
    auto call = LLVM::CallOp::create(rewriter, op.getLoc(), type, op.getCallee(), operands);
    call.setNoInline(op.getNoInline());
    copyAttributes(boundary, op, op.getCalleeType(), call);
    replace(boundary, op, call, b, rewriter);
    return success();
  }
};

struct CallIndirectOpLowering : CallLowering<func::CallIndirectOp> {
  using CallLowering::CallLowering;

  LogicalResult matchAndRewrite(func::CallIndirectOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    FunctionType source = cast<FunctionType>(op.getCallee().getType());
    LLVM::LLVMFunctionType type = types().convertSignature(source, /*variadic=*/false);
    if (!type)
      return rewriter.notifyMatchFailure(op, "signature has no LLVM form");
    SmallVector<Value> operands = {adaptor.getCallee().front()};
    llvm::append_range(operands, flatten(types(), b, source.getInputs(), adaptor.getCalleeOperands()));
    auto call = LLVM::CallOp::create(rewriter, op.getLoc(), type, operands);
    copyAttributes(types(), op, source, call);
    replace(types(), op, call, b, rewriter);
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateCallPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_Call(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
