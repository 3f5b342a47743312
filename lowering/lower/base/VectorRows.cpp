//===- VectorRows.cpp - Vectors of any rank as one-dimensional ones -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A vector of rank n above one is an array of arrays ... of one-dimensional
// vectors; an element-wise operation is done row by row (UTIL-04).
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/VectorRows.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// Advances `position` like an odometer; false after the last one.
static bool advancePosition(SmallVectorImpl<int64_t> &position, ArrayRef<int64_t> sizes) {
  for (size_t dim = sizes.size(); dim-- > 0;) {
    if (++position[dim] < sizes[dim])
      return true;
    position[dim] = 0;
  }
  return false;
}

void memref_cts::lowering::mapRows(OpBuilder &builder, Location loc, TypeRange resultTypes, ValueRange operands,
                                   llvm::function_ref<void(TypeRange, ValueRange, SmallVectorImpl<Value> &)> lane,
                                   SmallVectorImpl<Value> &results) {
  SmallVector<int64_t> sizes;
  Type row = resultTypes.front();
  while (auto array = dyn_cast<LLVM::LLVMArrayType>(row)) {
    sizes.push_back(array.getNumElements());
    row = array.getElementType();
  }
  if (sizes.empty()) {
    lane(resultTypes, operands, results);
    return;
  }

  SmallVector<Type> rowTypes;
  for (Type type : resultTypes) {
    while (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
      type = array.getElementType();
    rowTypes.push_back(type);
  }
  for (Type type : resultTypes)
    results.push_back(LLVM::PoisonOp::create(builder, loc, type));
  SmallVector<int64_t> position(sizes.size(), 0);
  SmallVector<Value> rowOperands, rowResults;
  do {
    rowOperands.clear();
    rowResults.clear();
    for (Value operand : operands)
      rowOperands.push_back(isa<LLVM::LLVMArrayType>(operand.getType())
                                ? LLVM::ExtractValueOp::create(builder, loc, operand, position)
                                : operand);
    lane(rowTypes, rowOperands, rowResults);
    for (auto [result, value] : llvm::zip_equal(results, rowResults))
      result = LLVM::InsertValueOp::create(builder, loc, result, value, position);
  } while (advancePosition(position, sizes));
}
