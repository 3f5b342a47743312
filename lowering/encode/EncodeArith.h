//===- EncodeArith.h - constants of all dialects ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What EncodeArith.cpp has for handlers of other dialects.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_ENCODEARITH_H
#define MEMREF_CTS_LOWERING_ENCODE_ENCODEARITH_H

#include "lowering/encode/Encoder.h"

namespace memref_cts::lowering {

/// `const` with the leaves of an attribute, or a refusal.
void encodeConstant(Encoder &encoder, mlir::Operation *op, mlir::Attribute attribute);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_ENCODEARITH_H
