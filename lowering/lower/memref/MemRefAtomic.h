//===- MemRefAtomic.h - Which atomic updates are loops -------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For the check, which must know where blocks are added.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_MEMREFATOMIC_H
#define MEMREF_CTS_LOWERING_LOWER_MEMREFATOMIC_H

namespace mlir::memref {
class AtomicRMWOp;
} // namespace mlir::memref

namespace memref_cts::lowering {

/// Whether an update is a loop, for which blocks are added.
bool isUpdateLoop(mlir::memref::AtomicRMWOp op);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_MEMREFATOMIC_H
