//===- Successors.h - Repeated successors --------------------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_SUCCESSORS_H
#define MEMREF_CTS_LOWERING_LOWER_SUCCESSORS_H

namespace mlir {
class Operation;
} // namespace mlir

namespace memref_cts::lowering {

/// Gives every repeated edge with arguments of an LLVM dialect terminator in
/// `root` a block of its own that forwards them (chapter SUCC).
void legalizeSuccessors(mlir::Operation *root);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_SUCCESSORS_H
