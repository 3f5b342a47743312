//===- Types.h - types of MLIR as types of refrt ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each type is translated once per module. Integers of 129 to 256 bits, and vectors
// of them, are two types to the machine: the low 128 bits, and the rest.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_TYPES_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_TYPES_H

#include "lowering/encode/module/ModuleLayout.h"
#include "lowering/encode/module/Refusals.h"

#include "llvm/ADT/DenseMap.h"

namespace memref_cts::lowering {

bool isWide(mlir::Type type);
/// Of a wide type.
std::pair<mlir::Type, mlir::Type> getWideParts(mlir::Type type);

class Types {
public:
  Types(refrt_program *program, const ModuleLayout &layout, Refusals &refusals)
      : program(program), layout(layout), refusals(refusals) {}

  /// The refrt type, or REFRT_NONE when there is none; `whyNone` says why.
  refrt_type get(mlir::Type type);
  const char *whyNone(mlir::Type type) const { return types.lookup(type).reason; }
  /// As get, and refuses `op` when there is none.
  refrt_type getOrRefuse(mlir::Operation *op, mlir::Type type);
  /// The type of a function that takes further arguments.
  refrt_type getVariadic(mlir::TypeRange arguments, mlir::TypeRange results);
  /// False after refusing `op`, where the machine's arithmetic is not that of
  /// such pointers, or of the pointers of such memrefs.
  bool canComputeAddress(mlir::Operation *op, mlir::Type type);

private:
  struct KnownType {
    refrt_type id;
    const char *reason;
  };

  refrt_type translate(mlir::Type type, const char *&reason);
  refrt_type buildMemRef(mlir::BaseMemRefType type, const char *&reason);
  refrt_type buildVector(mlir::VectorType type, const char *&reason);
  refrt_type buildFunction(mlir::TypeRange arguments, mlir::TypeRange results, bool variadic, const char *&reason);
  refrt_type buildLLVM(mlir::Type type, const char *&reason);
  refrt_type getPart(mlir::Type part, const char *&reason);

  refrt_program *program;
  const ModuleLayout &layout;
  Refusals &refusals;
  llvm::DenseMap<mlir::Type, KnownType> types;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_TYPES_H
