//===- EncodeLibrary.h - calls of C's library by name -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls that mean an instruction. Must not know what the functions compute.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_ENCODELIBRARY_H
#define MEMREF_CTS_LOWERING_ENCODE_ENCODELIBRARY_H

#include "lowering/encode/Encoder.h"

namespace memref_cts::lowering {

/// The function of C's mathematical library that a call of a function without a
/// body means by its name and types. False where it is none, or where its call
/// has to stay one. For calls whose operands are all arguments.
bool encodeLibraryCall(Encoder &encoder, mlir::Operation *op, mlir::StringAttr callee, uint32_t flags);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_ENCODELIBRARY_H
