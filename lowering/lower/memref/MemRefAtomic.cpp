//===- MemRefAtomic.cpp - atomic updates and allocation scopes ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// atomic_rmw, generic_atomic_rmw, prefetch, and the operations that have a
// region or only promise something: alloca_scope, assume_alignment,
// distinct_objects. The result of an update is the value before it. LLVM has an
// instruction for most updates of up to 64 bits and for an exchange of 128.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/memref/MemRefAtomic.h"
#include "lowering/lower/arith/SmallFloat.h"
#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/vector/VectorReduce.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace memref_cts::lowering;
using vector::CombiningKind;

namespace {

/// What an update does: at once, and as a step on two numbers, which an
/// assignment has none of.
struct Update {
  std::optional<LLVM::AtomicBinOp> binOp;
  std::optional<CombiningKind> step;
};
} // namespace

static Update getUpdate(arith::AtomicRMWKind kind) {
  switch (kind) {
#define CASE(KIND, INSTRUCTION, STEP)                                                                                  \
  case arith::AtomicRMWKind::KIND:                                                                                     \
    return {LLVM::AtomicBinOp::INSTRUCTION, CombiningKind::STEP};
    CASE(addf, fadd, ADD)
    CASE(addi, add, ADD)
    CASE(andi, _and, AND)
    CASE(maximumf, fmaximum, MAXIMUMF)
    CASE(maxnumf, fmax, MAXNUMF)
    CASE(maxs, max, MAXSI)
    CASE(maxu, umax, MAXUI)
    CASE(minimumf, fminimum, MINIMUMF)
    CASE(minnumf, fmin, MINNUMF)
    CASE(mins, min, MINSI)
    CASE(minu, umin, MINUI)
    CASE(ori, _or, OR)
    CASE(xori, _xor, XOR)
#undef CASE
  case arith::AtomicRMWKind::assign:
    return {LLVM::AtomicBinOp::xchg, std::nullopt};
  case arith::AtomicRMWKind::mulf:
  case arith::AtomicRMWKind::muli:
    return {std::nullopt, CombiningKind::MUL};
  }
  llvm_unreachable("all kinds are above");
}

/// Ends the current block with a loop that computes a new value from the one in
/// memory until nothing has changed it in between:
///   loop(current): cmpxchg ? after : loop(what is there instead)
/// `update` builds in the loop. What follows comes after the loop. Returns the
/// value before the update.
static Value buildUpdateLoop(ConversionPatternRewriter &rewriter, Location loc, Value address, Type type,
                             llvm::function_ref<Value(Value)> update) {
  unsigned bits = type.getIntOrFloatBitWidth();
  Type integer = rewriter.getIntegerType(bits);
  // Compared are bits, so that a NaN is equal to itself.
  auto cast = [&](Type to, Value value) -> Value {
    if (value.getType() == to)
      return value;
    return LLVM::BitcastOp::create(rewriter, loc, to, value);
  };
  Block *before = rewriter.getInsertionBlock();
  Block *after = rewriter.splitBlock(before, rewriter.getInsertionPoint());
  Block *loop = rewriter.createBlock(after, {integer}, {loc});
  rewriter.setInsertionPointToEnd(before);
  Value first = LLVM::LoadOp::create(rewriter, loc, integer, address, /*alignment=*/bits / 8,
                                     /*isVolatile=*/false, /*isNonTemporal=*/false, /*isInvariant=*/false,
                                     /*isInvariantGroup=*/false, LLVM::AtomicOrdering::monotonic);
  LLVM::BrOp::create(rewriter, loc, ValueRange{first}, loop);
  rewriter.setInsertionPointToEnd(loop);
  // Memory may hold poison, and whether an exchange with it worked would be.
  Value expected = LLVM::FreezeOp::create(rewriter, loc, loop->getArgument(0));
  Value current = cast(type, expected);
  Value changed = cast(integer, update(current));
  Value pair = LLVM::AtomicCmpXchgOp::create(rewriter, loc, address, expected, changed, LLVM::AtomicOrdering::acq_rel,
                                             LLVM::AtomicOrdering::monotonic);
  Value found = LLVM::ExtractValueOp::create(rewriter, loc, pair, ArrayRef<int64_t>{0});
  Value done = LLVM::ExtractValueOp::create(rewriter, loc, pair, ArrayRef<int64_t>{1});
  LLVM::CondBrOp::create(rewriter, loc, done, after, ValueRange(), loop, ValueRange{found});
  rewriter.setInsertionPointToStart(after);
  return current;
}

namespace {

struct AtomicRMWOpLowering : LoweringPattern<memref::AtomicRMWOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::AtomicRMWOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    IndexBuilder b = indexBuilder(rewriter, loc);
    RankedDescriptor memref(op.getMemRefType(), adaptor.getMemref());
    Value address = getElementAddress(state, b, memref, adaptor.getIndices());
    Value operand = adaptor.getValue();
    arith::AtomicRMWKind kind = op.getKind();
    Update update = getUpdate(kind);
    if (!isUpdateLoop(op)) {
      rewriter.replaceOpWithNewOp<LLVM::AtomicRMWOp>(op, *update.binOp, address, operand,
                                                     LLVM::AtomicOrdering::acq_rel);
      return success();
    }
    auto combine = [&](Value current) {
      return combineRow(rewriter, loc, *update.step, current, operand, LLVM::FastmathFlags::none,
                        getSmallFormat(op.getType()));
    };
    Value old = buildUpdateLoop(rewriter, loc, address, operand.getType(), combine);
    rewriter.replaceOp(op, old);
    return success();
  }
};

struct GenericAtomicRMWOpLowering : LoweringPattern<memref::GenericAtomicRMWOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::GenericAtomicRMWOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    IndexBuilder b = indexBuilder(rewriter, loc);
    RankedDescriptor memref(op.getMemRefType(), adaptor.getMemref());
    Value address = getElementAddress(state, b, memref, adaptor.getIndices());
    Type type = types().convertType(op.getType());
    Value old = buildUpdateLoop(rewriter, loc, address, type, [&](Value current) {
      Block *body = &op.getRegion().front();
      auto yield = cast<memref::AtomicYieldOp>(body->getTerminator());
      Block *loop = rewriter.getInsertionBlock();
      rewriter.mergeBlocks(body, loop, current);
      Value changed = rewriter.getRemappedValue(yield.getResult());
      rewriter.eraseOp(yield);
      rewriter.setInsertionPointToEnd(loop);
      return changed;
    });
    rewriter.replaceOp(op, old);
    return success();
  }
};

struct PrefetchOpLowering : LoweringPattern<memref::PrefetchOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::PrefetchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    IndexBuilder b = indexBuilder(rewriter, op.getLoc());
    RankedDescriptor memref(op.getMemRefType(), adaptor.getMemref());
    Value address = getElementAddress(state, b, memref, adaptor.getIndices());
    rewriter.replaceOpWithNewOp<LLVM::Prefetch>(op, address, op.getIsWrite() ? 1 : 0, op.getLocalityHint(),
                                                op.getIsDataCache() ? 1 : 0);
    return success();
  }
};

} // namespace

/// Whether `slot` holds the descriptor of an unranked memref, which a call that is
/// lowered already has made: a struct of a rank and the pointer to it is built.
static bool isDescriptorSlot(LLVM::AllocaOp slot) {
  return llvm::any_of(slot->getUsers(), [&](Operation *user) {
    auto insert = dyn_cast<LLVM::InsertValueOp>(user);
    auto record = insert ? dyn_cast<LLVM::LLVMStructType>(insert.getContainer().getType()) : LLVM::LLVMStructType();
    return record && !record.isIdentified() && record.getBody().size() == 2 && record.getBody()[kRankPos].isInteger() &&
           insert.getValue() == slot.getResult() && insert.getPosition() == ArrayRef<int64_t>{kDescriptorPos};
  });
}

/// Whether an unranked memref that a scope makes may be used after it: then its
/// descriptor must not end with the scope's stack (DESC-UNRANKED-06). It leaves
/// as a result, or in memory that holds such memrefs, which a callee may reach,
/// too.
static bool letsUnrankedLeave(memref::AllocaScopeOp scope) {
  auto isUnranked = llvm::IsaPred<UnrankedMemRefType>;
  auto holdsUnranked = [&](Type type) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    return memref && isa<BaseMemRefType>(memref.getElementType());
  };
  bool makes = false, leaves = llvm::any_of(scope.getResultTypes(), isUnranked);
  scope.getBodyRegion().walk([&](Operation *op) {
    auto slot = dyn_cast<LLVM::AllocaOp>(op);
    makes |= llvm::any_of(op->getResultTypes(), isUnranked) || (slot && isDescriptorSlot(slot));
    leaves |= llvm::any_of(op->getOperandTypes(), holdsUnranked) || llvm::any_of(op->getResultTypes(), holdsUnranked);
  });
  return makes && leaves;
}

namespace {

/// The body stays where it is, between a mark of the stack and the way back.
struct AllocaScopeOpLowering : LoweringPattern<memref::AllocaScopeOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(memref::AllocaScopeOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Block *body = &op.getBodyRegion().front();
    auto end = cast<memref::AllocaScopeReturnOp>(body->getTerminator());
    Value mark;
    if (!letsUnrankedLeave(op))
      mark = LLVM::StackSaveOp::create(rewriter, loc, LLVM::LLVMPointerType::get(rewriter.getContext()));
    rewriter.inlineBlockBefore(body, op);
    if (mark)
      LLVM::StackRestoreOp::create(rewriter, loc, mark);
    SmallVector<Value> results;
    for (Value value : end.getOperands())
      results.push_back(value);
    rewriter.eraseOp(end);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// What is promised is not passed on. Where the promise is broken, the result
/// of assume_alignment is poison, and accesses of objects that are not distinct
/// are undefined. An assumption would be undefined by itself, used or not.
template <typename OpTy>
struct PromiseOpLowering : LoweringPattern<OpTy> {
  using LoweringPattern<OpTy>::LoweringPattern;

  LogicalResult matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, adaptor.getOperands());
    return success();
  }
};

using AssumeAlignmentOpLowering = PromiseOpLowering<memref::AssumeAlignmentOp>;
using DistinctObjectsOpLowering = PromiseOpLowering<memref::DistinctObjectsOp>;

} // namespace

bool memref_cts::lowering::isUpdateLoop(memref::AtomicRMWOp op) {
  Update update = getUpdate(op.getKind());
  if (!update.step)
    return false;
  return !update.binOp || isSmallFloat(op.getType()) || op.getType().getIntOrFloatBitWidth() > 64;
}

namespace memref_cts::lowering {
void populateMemRefAtomicPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_MemRefAtomic(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
