//===- Index.cpp - The index dialect --------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Index is an integer of the module's width. Divisions that round up or down are
// undefined only where the truncating division is; constants are cut to the
// width, and sizeof is the width in bits.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/arith/Elementwise.h"
#include "lowering/lower/base/Constants.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;
using namespace memref_cts::lowering;

static LLVM::ICmpPredicate convertPredicate(index::IndexCmpPredicate predicate) {
  switch (predicate) {
  case index::IndexCmpPredicate::EQ:
    return LLVM::ICmpPredicate::eq;
  case index::IndexCmpPredicate::NE:
    return LLVM::ICmpPredicate::ne;
  case index::IndexCmpPredicate::SLT:
    return LLVM::ICmpPredicate::slt;
  case index::IndexCmpPredicate::SLE:
    return LLVM::ICmpPredicate::sle;
  case index::IndexCmpPredicate::SGT:
    return LLVM::ICmpPredicate::sgt;
  case index::IndexCmpPredicate::SGE:
    return LLVM::ICmpPredicate::sge;
  case index::IndexCmpPredicate::ULT:
    return LLVM::ICmpPredicate::ult;
  case index::IndexCmpPredicate::ULE:
    return LLVM::ICmpPredicate::ule;
  case index::IndexCmpPredicate::UGT:
    return LLVM::ICmpPredicate::ugt;
  case index::IndexCmpPredicate::UGE:
    return LLVM::ICmpPredicate::uge;
  }
  llvm_unreachable("unknown predicate");
}

namespace {

using AddOpLowering = PlainLowering<index::AddOp, LLVM::AddOp>;
using SubOpLowering = PlainLowering<index::SubOp, LLVM::SubOp>;
using MulOpLowering = PlainLowering<index::MulOp, LLVM::MulOp>;
using DivSOpLowering = PlainLowering<index::DivSOp, LLVM::SDivOp>;
using DivUOpLowering = PlainLowering<index::DivUOp, LLVM::UDivOp>;
using RemSOpLowering = PlainLowering<index::RemSOp, LLVM::SRemOp>;
using RemUOpLowering = PlainLowering<index::RemUOp, LLVM::URemOp>;
using MaxSOpLowering = PlainLowering<index::MaxSOp, LLVM::SMaxOp>;
using MaxUOpLowering = PlainLowering<index::MaxUOp, LLVM::UMaxOp>;
using MinSOpLowering = PlainLowering<index::MinSOp, LLVM::SMinOp>;
using MinUOpLowering = PlainLowering<index::MinUOp, LLVM::UMinOp>;
using ShlOpLowering = PlainLowering<index::ShlOp, LLVM::ShlOp>;
using ShrSOpLowering = PlainLowering<index::ShrSOp, LLVM::AShrOp>;
using ShrUOpLowering = PlainLowering<index::ShrUOp, LLVM::LShrOp>;
using AndOpLowering = PlainLowering<index::AndOp, LLVM::AndOp>;
using OrOpLowering = PlainLowering<index::OrOp, LLVM::OrOp>;
using XOrOpLowering = PlainLowering<index::XOrOp, LLVM::XOrOp>;

using CeilDivSOpLowering = RoundedDivSLowering<index::CeilDivSOp, true>;
using FloorDivSOpLowering = RoundedDivSLowering<index::FloorDivSOp, false>;
using CeilDivUOpLowering = DivUUpLowering<index::CeilDivUOp>;

template <typename SourceOp, typename ExtOp>
struct CastLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    results.push_back(resizeInteger<ExtOp>(builder, op.getLoc(), types.front(), operands[0]));
  }
};
using CastSOpLowering = CastLowering<index::CastSOp, LLVM::SExtOp>;
using CastUOpLowering = CastLowering<index::CastUOp, LLVM::ZExtOp>;

struct CmpOpLowering : ElementwiseLowering<index::CmpOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(index::CmpOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    results.push_back(
        LLVM::ICmpOp::create(builder, op.getLoc(), convertPredicate(op.getPred()), operands[0], operands[1]));
  }
};

struct SizeOfOpLowering : LoweringPattern<index::SizeOfOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(index::SizeOfOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    unsigned width = types().getIndexBitwidth();
    rewriter.replaceOp(op, splatInteger(rewriter, op.getLoc(), types().getIndexType(), width));
    return success();
  }
};

template <typename SourceOp>
struct ConstantLowering : LoweringPattern<SourceOp> {
  using LoweringPattern<SourceOp>::LoweringPattern;

  LogicalResult matchAndRewrite(SourceOp op, typename SourceOp::Adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::ConstantOp>(op, this->types().convertType(op.getType()),
                                                  convertNumbers(op.getValueAttr(), this->types()));
    return success();
  }
};

using ConstantOpLowering = ConstantLowering<index::ConstantOp>;
using BoolConstantOpLowering = ConstantLowering<index::BoolConstantOp>;

} // namespace

namespace memref_cts::lowering {
void populateIndexPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_Index(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
