//===- MemoryEffects.h - what memory(...) promises --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which memory a function or call may access, as instructions that watch it.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MEMORYEFFECTS_H
#define MEMREF_CTS_LOWERING_ENCODE_MEMORYEFFECTS_H

#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace memref_cts::lowering {

/// What memory(...) allows, if it is there, holds from here on, to the return of
/// the frame or to as many EFFECTS_END as are returned. `attributes` of the
/// arguments, or null: where only arguments' memory is accessed, those that are
/// readonly, writeonly or readnone are not what it is accessed through.
unsigned beginEffects(Encoder &encoder, mlir::Operation *op, mlir::LLVM::MemoryEffectsAttr effects,
                      mlir::ValueRange arguments, llvm::ArrayRef<uint32_t> ids, mlir::ArrayAttr attributes);
/// What a function promises of memory, or null. What a func.func says is about
/// what it is lowered to, where unranked memrefs have descriptors in memory that the
/// source does not have: with such nothing is promised (LLVMMOD-ATTR-03).
mlir::LLVM::MemoryEffectsAttr getPromisedEffects(mlir::Operation *function);
/// Whether beginEffects sees to the attribute `name` of a pointer: where memory of
/// others is not read (written) at all, what is read (written) is reached through an
/// argument.
bool isWatched(mlir::Operation *op, llvm::StringRef name);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MEMORYEFFECTS_H
