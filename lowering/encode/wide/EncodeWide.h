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

class EncodeWide final : public WideEncoding {
public:
  bool check(Encoder &encoder, mlir::Operation *op, bool isSimple) override;
  void encode(Encoder &encoder, mlir::Operation *op, refrt_opcode opcode, Encoder::Extra extra) override;
  void encodeConstant(Encoder &encoder, mlir::Operation *op, mlir::Attribute attribute) override;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_WIDE_ENCODEWIDE_H
