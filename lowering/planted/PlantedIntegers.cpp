//===- PlantedIntegers.cpp - Wrong integers -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of integers and of index, most of them another operation of the source.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

PLANT_SOURCE(ZeroExtendedIndexCast) { replaceEach<arith::IndexCastOp, arith::IndexCastUIOp>(source); }
PLANT_SOURCE(IndexCastuiSigned) { replaceEach<arith::IndexCastUIOp, arith::IndexCastOp>(source); }
PLANT_SOURCE(IntegerSignLost) { replaceEach<arith::ExtSIOp, arith::ExtUIOp>(source); }
PLANT_SOURCE(ExtuiSigned) { replaceEach<arith::ExtUIOp, arith::ExtSIOp>(source); }
PLANT_SOURCE(FloorDivForDiv) { replaceEach<arith::DivSIOp, arith::FloorDivSIOp>(source); }
PLANT_SOURCE(FloordivsiTruncates) { replaceEach<arith::FloorDivSIOp, arith::DivSIOp>(source); }
PLANT_SOURCE(ShrsiLogical) { replaceEach<arith::ShRSIOp, arith::ShRUIOp>(source); }
PLANT_SOURCE(RemuiSigned) { replaceEach<arith::RemUIOp, arith::RemSIOp>(source); }
PLANT_SOURCE(MaxsiUnsigned) { replaceEach<arith::MaxSIOp, arith::MaxUIOp>(source); }
PLANT_SOURCE(MinuiSigned) { replaceEach<arith::MinUIOp, arith::MinSIOp>(source); }
PLANT_SOURCE(MulsiExtendedUnsigned) { replaceEach<arith::MulSIExtendedOp, arith::MulUIExtendedOp>(source); }
PLANT_SOURCE(IndexShruArithmetic) { replaceEach<index::ShrUOp, index::ShrSOp>(source); }

PLANT_SOURCE(SelectSwapped) {
  source.each<arith::SelectOp>([](arith::SelectOp op) { exchange(op->getOpOperand(1), op->getOpOperand(2)); });
}

/// Replaces predicates by others; those that are not in the list stay.
static void changePredicates(EditedSource &source,
                             ArrayRef<std::pair<arith::CmpIPredicate, arith::CmpIPredicate>> list) {
  source.each<arith::CmpIOp>([&](arith::CmpIOp op) {
    for (auto [from, to] : list)
      if (op.getPredicate() == from) {
        op.setPredicate(to);
        break;
      }
  });
}

PLANT_SOURCE(SignedCompareForUnsigned) {
  using P = arith::CmpIPredicate;
  changePredicates(source, {{P::ult, P::slt}, {P::ule, P::sle}, {P::ugt, P::sgt}, {P::uge, P::sge}});
}

PLANT_SOURCE(CmpiInclusiveStrict) {
  using P = arith::CmpIPredicate;
  changePredicates(source, {{P::ule, P::ult}, {P::sle, P::slt}, {P::uge, P::ugt}, {P::sge, P::sgt}});
}

PLANT_SOURCE(TrunciClaimsNuw) {
  source.each<arith::TruncIOp>(
      [](arith::TruncIOp op) { op.setOverflowFlags(op.getOverflowFlags() | arith::IntegerOverflowFlags::nuw); });
}

PLANT_SOURCE(TrunciFlagsLost) {
  source.each<arith::TruncIOp>([](arith::TruncIOp op) { op.setOverflowFlags(arith::IntegerOverflowFlags::none); });
}

/// Calls `edit` on each operation with flags for overflow, but truncations.
template <typename EditT>
static void eachWithOverflow(EditedSource &source, EditT edit) {
  source.each<arith::AddIOp>(edit);
  source.each<arith::SubIOp>(edit);
  source.each<arith::MulIOp>(edit);
  source.each<arith::ShLIOp>(edit);
}

PLANT_SOURCE(OverflowClaimsNsw) {
  eachWithOverflow(source,
                   [](auto op) { op.setOverflowFlags(op.getOverflowFlags() | arith::IntegerOverflowFlags::nsw); });
}

PLANT_SOURCE(OverflowLost) {
  eachWithOverflow(source, [](auto op) { op.setOverflowFlags(arith::IntegerOverflowFlags::none); });
}

/// Says of each operation that can be exact whether it is.
static void setExact(EditedSource &source, bool isExact) {
  auto edit = [&](auto op) { op.setIsExact(isExact); };
  source.each<arith::DivSIOp>(edit);
  source.each<arith::DivUIOp>(edit);
  source.each<arith::ShRSIOp>(edit);
  source.each<arith::ShRUIOp>(edit);
}

PLANT_SOURCE(DivisionsClaimExact) { setExact(source, true); }
PLANT_SOURCE(ExactLost) { setExact(source, false); }

/// A number of the type of `like`, in every lane.
static Value splat(EditedSource &source, Value like, int64_t number) {
  Type type = like.getType();
  Attribute value = source.builder.getIntegerAttr(getElementTypeOrSelf(type), number);
  if (auto vector = dyn_cast<VectorType>(type))
    value = SplatElementsAttr::get(vector, value);
  return arith::ConstantOp::create(source.builder, like.getLoc(), cast<TypedAttr>(value));
}

PLANT_SOURCE(RemsiSignOfDivisor) {
  source.each<arith::RemSIOp>([&](arith::RemSIOp op) {
    OpBuilder &b = source.builder;
    Value quotient = arith::FloorDivSIOp::create(b, op.getLoc(), op.getLhs(), op.getRhs());
    Value product = arith::MulIOp::create(b, op.getLoc(), quotient, op.getRhs());
    op.replaceAllUsesWith(arith::SubIOp::create(b, op.getLoc(), op.getLhs(), product).getResult());
    op.erase();
  });
}

PLANT_SOURCE(CeildivsiAddsFirst) {
  source.each<arith::CeilDivSIOp>([&](arith::CeilDivSIOp op) {
    OpBuilder &b = source.builder;
    Value sum = arith::AddIOp::create(b, op.getLoc(), op.getLhs(), op.getRhs());
    sum = arith::SubIOp::create(b, op.getLoc(), sum, splat(source, sum, 1));
    op.replaceAllUsesWith(arith::DivSIOp::create(b, op.getLoc(), sum, op.getRhs()).getResult());
    op.erase();
  });
}

PLANT_SOURCE(CeildivuiAlwaysUp) {
  source.each<arith::CeilDivUIOp>([&](arith::CeilDivUIOp op) {
    OpBuilder &b = source.builder;
    Value quotient = arith::DivUIOp::create(b, op.getLoc(), op.getLhs(), op.getRhs());
    op.replaceAllUsesWith(arith::AddIOp::create(b, op.getLoc(), quotient, splat(source, quotient, 1)).getResult());
    op.erase();
  });
}

PLANT_SOURCE(CarryOffByOne) {
  source.each<arith::AddUIExtendedOp>([&](arith::AddUIExtendedOp op) {
    source.builder.setInsertionPointAfter(op);
    Value carry =
        arith::CmpIOp::create(source.builder, op.getLoc(), arith::CmpIPredicate::ule, op.getSum(), op.getLhs());
    op.getOverflow().replaceAllUsesWith(carry);
  });
}

PLANT_SOURCE(MulExtendedSwapped) {
  auto edit = [](auto op) { exchangeUses(op.getLow(), op.getHigh()); };
  source.each<arith::MulUIExtendedOp>(edit);
  source.each<arith::MulSIExtendedOp>(edit);
}

PLANT_LOWERED(IndexConstantSaturated) {
  StringRef names[] = {"arith.constant"};
  lowered.eachOf<LLVM::ConstantOp>(names, [](LLVM::ConstantOp op, Origin &origin) {
    if (!isa<IndexType>(origin.resultTypes.front()))
      return;
    APInt wide = cast<IntegerAttr>(origin.attributes.get("value")).getValue();
    op.setValueAttr(IntegerAttr::get(op.getType(), wide.truncSSat(op.getType().getIntOrFloatBitWidth())));
  });
}

PLANT_LOWERED(IndexAddClaimsNsw) {
  StringRef names[] = {"index.add"};
  lowered.eachOf<LLVM::AddOp>(names,
                              [](LLVM::AddOp op, Origin &) { op.setOverflowFlags(LLVM::IntegerOverflowFlags::nsw); });
}

PLANT_SOURCE(IndexSizeofBytes) {
  source.each<index::SizeOfOp>([&](index::SizeOfOp op) {
    source.builder.setInsertionPointAfter(op);
    Value eight = arith::ConstantIndexOp::create(source.builder, op.getLoc(), 8);
    auto bytes = arith::DivUIOp::create(source.builder, op.getLoc(), op.getResult(), eight);
    op.getResult().replaceAllUsesExcept(bytes, bytes);
  });
}
