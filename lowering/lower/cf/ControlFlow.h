//===- ControlFlow.h - What is said of loops ------------------ -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The annotation of a loop stands on the branch that closes it.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CONTROLFLOW_H
#define MEMREF_CTS_LOWERING_LOWER_CONTROLFLOW_H

#include "mlir/IR/Operation.h"

namespace mlir::LLVM {
class LoopAnnotationAttr;
} // namespace mlir::LLVM

namespace memref_cts::lowering {

/// Names of the attribute: as the LLVM dialect has it, and as loops of scf leave it.
constexpr llvm::StringLiteral kLoopAnnotationAttr = "loop_annotation";
constexpr llvm::StringLiteral kPrefixedLoopAnnotationAttr = "llvm.loop_annotation";

/// What is said of the loop that a branch closes, or null.
mlir::LLVM::LoopAnnotationAttr getLoopAnnotation(mlir::Operation *branch);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CONTROLFLOW_H
