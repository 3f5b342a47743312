//===- EncodeWide.h - operations on integers of 129 to 256 bits -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How the walk finds and encodes such operations. The arithmetic is in
// WideNumbers.h.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_WIDE_ENCODEWIDE_H
#define MEMREF_CTS_LOWERING_ENCODE_WIDE_ENCODEWIDE_H

#include "lowering/encode/Encoder.h"

namespace memref_cts::lowering {

/// Operations with an operand or result that is wide (Encoder::Wide).
bool touchesWide(mlir::Operation *op);
/// False after a refusal; `isSimple` says that the operation has a SIMPLE row.
bool checkWide(Encoder &encoder, mlir::Operation *op, bool isSimple);
/// What the instruction would be if the machine had such integers, or a
/// refusal.
void encodeWide(Encoder &encoder, mlir::Operation *op, refrt_opcode opcode, Encoder::Extra extra);
void encodeWideConstant(Encoder &encoder, mlir::Operation *op, mlir::Attribute attribute);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_WIDE_ENCODEWIDE_H
