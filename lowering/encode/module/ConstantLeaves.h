//===- ConstantLeaves.h - attributes as leaves of values -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants of operations and initial values of globals, as
// refrt takes them.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_CONSTANTLEAVES_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_CONSTANTLEAVES_H

#include "lowering/encode/module/Types.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace memref_cts::lowering {

using Leaves = llvm::SmallVector<refrt_value, 4>;

/// Dense elements, or those of a sparse constant, which says that all others are zero. Null for other attributes,
/// and for a sparse constant with more than 2^20 elements, since all of them would be stored.
mlir::DenseElementsAttr toDense(mlir::Attribute attribute);

class ConstantLeaves {
public:
  ConstantLeaves(const refrt_program *program, Types &types) : program(program), types(types) {}

  /// Appends the leaves of a constant of the given type. `splat` is set when
  /// the leaves are those of one element that repeats. Returns null, or why the
  /// attribute cannot be written down.
  const char *append(mlir::Attribute attribute, mlir::Type type, llvm::SmallVectorImpl<refrt_value> &leaves,
                     bool *splat = nullptr);
  /// The same of that many elements of the given type.
  const char *appendElements(mlir::DenseElementsAttr dense, mlir::Type elementType, size_t numElements,
                             llvm::SmallVectorImpl<refrt_value> &leaves, bool *splat);

private:
  const refrt_program *program;
  Types &types;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_CONSTANTLEAVES_H
