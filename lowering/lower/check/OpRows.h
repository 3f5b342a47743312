//===- OpRows.h - Operations that are lowered, as a table ----- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LoweredOps.def as a table by operation name, with its check functions.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_OPROWS_H
#define MEMREF_CTS_LOWERING_LOWER_OPROWS_H

#include "mlir/IR/OperationSupport.h"

#include <optional>
#include <string>

namespace memref_cts::lowering {

/// Numbers of source dialects; the last one counts them.
enum class DialectNumber : unsigned {
#define MEMREF_CTS_LOWERED_DIALECT(NAME, CLASS) NAME,
#include "lowering/lower/base/LoweredDialects.def"
#undef MEMREF_CTS_LOWERED_DIALECT
  Count
};

/// Source dialects, as bits of a set.
enum DialectBit : unsigned {
#define MEMREF_CTS_LOWERED_DIALECT(NAME, CLASS) k##NAME = 1u << static_cast<unsigned>(DialectNumber::NAME),
#include "lowering/lower/base/LoweredDialects.def"
#undef MEMREF_CTS_LOWERED_DIALECT
  kAllDialects = (1u << static_cast<unsigned>(DialectNumber::Count)) - 1
};

class Checker;
/// An error text, or none where the operation, whose types are fine, can be lowered.
/// Changes nothing but what `checker` remembers.
using CheckFunction = std::optional<std::string> (*)(mlir::Operation *, Checker &);

/// What is known of an operation name; made once per context.
struct OpRow {
  unsigned dialect = 0;
  CheckFunction check = nullptr;
};
using OpRows = llvm::DenseMap<mlir::OperationName, OpRow>;
OpRows getOpRows(mlir::MLIRContext *context);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_OPROWS_H
