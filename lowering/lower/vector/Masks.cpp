//===- Masks.cpp - Masks of rows ------------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Row by row, as vectors of i1.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/vector/Masks.h"
#include "lowering/lower/base/VectorRows.h"
#include "lowering/lower/vector/Lanes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

Type memref_cts::lowering::getMaskType(Type type) { return withElement(type, IntegerType::get(type.getContext(), 1)); }

Value memref_cts::lowering::selectRows(LaneBuilder &b, Value mask, Value onTrue, Value onFalse) {
  SmallVector<Value, 1> results;
  mapRows(
      b.getBuilder(), b.getLoc(), onTrue.getType(), {mask, onTrue, onFalse},
      [&](TypeRange types, ValueRange rows, SmallVectorImpl<Value> &out) {
        out.push_back(LLVM::SelectOp::create(b.getBuilder(), b.getLoc(), types.front(), rows));
      },
      results);
  return results.front();
}

Value memref_cts::lowering::buildStep(LaneBuilder &b, VectorType type) {
  if (type.isScalable())
    return LLVM::StepVectorOp::create(b.getBuilder(), b.getLoc(), type);
  unsigned width = type.getElementTypeBitWidth();
  SmallVector<APInt> numbers;
  for (int64_t lane = 0; lane < type.getNumElements(); ++lane)
    numbers.push_back(APInt(64, lane).zextOrTrunc(width));
  return LLVM::ConstantOp::create(b.getBuilder(), b.getLoc(), type, DenseElementsAttr::get(type, numbers));
}

/// Lanes are compared in numbers as wide as what they hold, and at most 32 bits:
/// comparisons of index would take several registers for each of the data. The
/// number of lanes is brought into the range of these numbers as a scalar first.
Value memref_cts::lowering::buildPrefixMask(LaneBuilder &b, VectorType row, Value first, Value end) {
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  auto index = cast<IntegerType>(end.getType());
  auto number = [&](int64_t value) { return b.integer(index, APInt(index.getWidth(), value, /*isSigned=*/true)); };
  if (first)
    end = LLVM::SSubSat::create(builder, loc, end, first);
  if (row.isScalable()) {
    // The second operand of the intrinsic is not zero.
    end = LLVM::SMaxOp::create(builder, loc, end, number(0));
    Value to = LLVM::AddOp::create(builder, loc, end, number(1));
    return LLVM::GetActiveLaneMaskOp::create(builder, loc, getMaskType(row), number(1), to);
  }
  int64_t count = row.getNumElements();
  Type element = row.getElementType();
  unsigned held = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 32, width = 32;
  if (held >= 8 && held < 32 && llvm::isIntN(held, count))
    width = held;
  if (width < index.getWidth()) {
    end = LLVM::SMaxOp::create(builder, loc, end, number(0));
    end = LLVM::UMinOp::create(builder, loc, end, number(count));
    end = LLVM::TruncOp::create(builder, loc, IntegerType::get(builder.getContext(), width), end);
  }
  if (!llvm::isIntN(end.getType().getIntOrFloatBitWidth(), count))
    end = LLVM::SExtOp::create(builder, loc, builder.getI32Type(), end);
  VectorType line = row.clone(end.getType());
  return LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::slt, buildStep(b, line), b.splat(line, end));
}
