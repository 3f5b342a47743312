//===- OpTable.h - the rows of OpTable.def as data ---------------*- C++
//-*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the row of an operation with one hash lookup by TypeID; no context is
// involved, so the index is built once per process and never changes.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_OPTABLE_H
#define MEMREF_CTS_LOWERING_ENCODE_OPTABLE_H

#include "refrt/refrt.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"

namespace memref_cts::lowering {

class Encoder;

struct EncodeRow {
  enum Kind {
    Simple,   ///< operands, results and flags as they stand
    Handler,  ///< an `encode` overload
    Refused,  ///< known, with the reason why there is no encoding
    Ignored,  ///< no effect at run time; the text says why
    TopLevel, ///< only in a module's body, seen by the module walk
  };
  Kind kind;
  llvm::StringLiteral name;
  mlir::TypeID id;
  llvm::ArrayRef<refrt_opcode> opcodes; ///< all that the encoding may use
  const char *text;                     ///< Refused, Ignored: why; else ""
  void (*encode)(Encoder &encoder, mlir::Operation *op, refrt_opcode opcode);
};

llvm::ArrayRef<EncodeRow> getOpTable();
/// Null when the operation has no row (an unregistered one never has).
const EncodeRow *findEncodeRow(mlir::Operation *op);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_OPTABLE_H
