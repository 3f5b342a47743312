//===- Locations.h - places of operations -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where an operation stands in its file, for refusals and for instructions.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_LOCATIONS_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_LOCATIONS_H

#include "refrt/refrt.h"

#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"

namespace memref_cts::lowering {

/// The first file position in a location: the innermost callee of a call site,
/// the first part of a fused one. Null where there is none.
mlir::FileLineColRange findPosition(mlir::Location location);

/// Locations of a program. All instructions of an operation have one.
class Locations {
public:
  explicit Locations(refrt_program *program) : program(program) {}

  uint32_t get(mlir::Operation *op);

private:
  refrt_program *program;
  mlir::Operation *lastOp = nullptr;
  uint32_t lastId = REFRT_NONE;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_LOCATIONS_H
