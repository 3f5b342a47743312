//===- ArithCast.cpp - Conversions between numbers ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Casts row by row. On memrefs, bitcast and index_cast reinterpret the buffer:
// the descriptor stays as it is.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/ArithShared.h"

using namespace mlir;
using namespace memref_cts::lowering;

static unsigned getWidth(Type type) {
  return getElementTypeOrSelf(type).getIntOrFloatBitWidth();
}

static LLVM::RoundingMode convertRounding(arith::RoundingMode mode) {
  switch (mode) {
  case arith::RoundingMode::to_nearest_even:
    return LLVM::RoundingMode::NearestTiesToEven;
  case arith::RoundingMode::downward:
    return LLVM::RoundingMode::TowardNegative;
  case arith::RoundingMode::upward:
    return LLVM::RoundingMode::TowardPositive;
  case arith::RoundingMode::toward_zero:
    return LLVM::RoundingMode::TowardZero;
  case arith::RoundingMode::to_nearest_away:
    return LLVM::RoundingMode::NearestTiesToAway;
  }
  llvm_unreachable("unknown rounding mode");
}

namespace {

using ExtUIOpLowering = PlainLowering<arith::ExtUIOp, LLVM::ZExtOp>;
using ExtFOpLowering = PlainLowering<arith::ExtFOp, LLVM::FPExtOp>;
using SIToFPOpLowering = PlainLowering<arith::SIToFPOp, LLVM::SIToFPOp>;
using UIToFPOpLowering = PlainLowering<arith::UIToFPOp, LLVM::UIToFPOp>;
using FPToSIOpLowering = PlainLowering<arith::FPToSIOp, LLVM::FPToSIOp>;
using FPToUIOpLowering = PlainLowering<arith::FPToUIOp, LLVM::FPToUIOp>;

struct ExtSIOpLowering : ElementwiseLowering<arith::ExtSIOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(arith::ExtSIOp op, TypeRange types, ValueRange operands,
                OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    if (bug(PlantedBug::IntegerSignLost)) {
      results.push_back(
          LLVM::ZExtOp::create(builder, loc, types.front(), operands[0]));
      return;
    }
    results.push_back(
        LLVM::SExtOp::create(builder, loc, types.front(), operands[0]));
  }
};

struct TruncIOpLowering : ElementwiseLowering<arith::TruncIOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(arith::TruncIOp op, TypeRange types, ValueRange operands,
                OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    results.push_back(
        LLVM::TruncOp::create(builder, op.getLoc(), types.front(), operands[0],
                              convertOverflow(op.getOverflowFlags())));
  }
};

/// A named rounding mode needs the constrained intrinsic, which then ignores
/// floating-point exceptions.
struct TruncFOpLowering : ElementwiseLowering<arith::TruncFOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(arith::TruncFOp op, TypeRange types, ValueRange operands,
                OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    if (std::optional<arith::RoundingMode> mode = op.getRoundingmode())
      results.push_back(LLVM::ConstrainedFPTruncIntr::create(
          builder, loc, types.front(), operands[0], convertRounding(*mode),
          LLVM::FPExceptionBehavior::Ignore));
    else
      results.push_back(
          LLVM::FPTruncOp::create(builder, loc, types.front(), operands[0]));
  }
};

template <typename SourceOp, typename ExtOp>
struct IndexCastLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands,
                OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Value source = operands[0];
    Type type = types.front();
    if (isa<MemRefType>(op.getType()) ||
        getWidth(source.getType()) == getWidth(type))
      results.push_back(source);
    else if (getWidth(source.getType()) > getWidth(type))
      results.push_back(LLVM::TruncOp::create(builder, loc, type, source));
    else if (this->bug(PlantedBug::ZeroExtendedIndexCast))
      results.push_back(LLVM::ZExtOp::create(builder, loc, type, source));
    else
      results.push_back(ExtOp::create(builder, loc, type, source));
  }
};

using IndexCastOpLowering = IndexCastLowering<arith::IndexCastOp, LLVM::SExtOp>;
using IndexCastUIOpLowering =
    IndexCastLowering<arith::IndexCastUIOp, LLVM::ZExtOp>;

struct BitcastOpLowering : ElementwiseLowering<arith::BitcastOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(arith::BitcastOp op, TypeRange types, ValueRange operands,
                OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    if (operands[0].getType() == types.front())
      results.push_back(operands[0]);
    else
      results.push_back(LLVM::BitcastOp::create(builder, op.getLoc(),
                                                types.front(), operands[0]));
  }
};

} // namespace

void memref_cts::lowering::populateArithCastPatterns(
    RewritePatternSet &patterns, LoweringState &state) {
  patterns.add<ExtUIOpLowering, ExtSIOpLowering, ExtFOpLowering,
               SIToFPOpLowering, UIToFPOpLowering, FPToSIOpLowering,
               FPToUIOpLowering, TruncIOpLowering, TruncFOpLowering,
               IndexCastOpLowering, IndexCastUIOpLowering, BitcastOpLowering>(
      state);
}
