//===- EncodeMath.h - the tolerance that math needs -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What EncodeMath.cpp has for other dialects whose functions have no exact result.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_ENCODEMATH_H
#define MEMREF_CTS_LOWERING_ENCODE_ENCODEMATH_H

#include "lowering/encode/Encoder.h"

namespace memref_cts::lowering {

/// False after a refusal because no tolerance is declared.
bool checkTolerance(Encoder &encoder, mlir::Operation *op);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_ENCODEMATH_H
