//===- Pattern.h - Base class of patterns to the LLVM dialect ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a pattern that lowers to the LLVM dialect needs besides the operation:
// the type converter, types that every lowering uses, and index arithmetic. The
// patterns of this project derive from it, and those of users can: their types
// and operations are then lowered alike (UTIL-03, FLOW-11).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_PATTERN_H
#define MEMREF_CTS_LOWERING_PATTERN_H

#include "lowering/Descriptor.h"
#include "lowering/TypeConverter.h"

namespace memref_cts::lowering {

/// A pattern for one operation, with the type converter of this project.
template <typename SourceOp>
struct LLVMPattern : mlir::OpConversionPattern<SourceOp> {
  /// `converter` must outlive the pattern.
  explicit LLVMPattern(const LoweringTypeConverter &converter, mlir::PatternBenefit benefit = 1)
      : mlir::OpConversionPattern<SourceOp>(converter, converter.getContext(), benefit), converter(converter) {}

protected:
  /// The converter that it was made with.
  const LoweringTypeConverter &types() const { return converter; }

  /// The type of index (TYPE-INDEX-01), of no result, and of pointers.
  mlir::IntegerType getIndexType() const { return converter.getIndexType(); }
  mlir::Type getVoidType() const { return mlir::LLVM::LLVMVoidType::get(converter.getContext()); }
  mlir::LLVM::LLVMPointerType getPointerType(unsigned addressSpace = 0) const {
    return mlir::LLVM::LLVMPointerType::get(converter.getContext(), addressSpace);
  }
  /// For index arithmetic and descriptors at `loc`. Keeps a reference to `builder`.
  IndexBuilder indexBuilder(mlir::OpBuilder &builder, mlir::Location loc) const {
    return IndexBuilder(builder, loc, converter.getIndexType());
  }

private:
  const LoweringTypeConverter &converter;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_PATTERN_H
