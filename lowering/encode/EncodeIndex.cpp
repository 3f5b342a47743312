//===- EncodeIndex.cpp - index operations with attributes -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants and comparisons of the index dialect. Constants are cut to the
// width of index by the shared constant encoding; all else is in the table. Rules
// I-CONST, I-SIZEOF and I-REST.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodeArith.h"
#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;

namespace memref_cts::lowering {

static_assert(unsigned(index::IndexCmpPredicate::EQ) == REFRT_ICMP_EQ &&
              unsigned(index::IndexCmpPredicate::SLT) == REFRT_ICMP_SLT &&
              unsigned(index::IndexCmpPredicate::SGE) == REFRT_ICMP_SGE &&
              unsigned(index::IndexCmpPredicate::UGE) == REFRT_ICMP_UGE);

void encode(Encoder &encoder, index::ConstantOp op) { encodeConstant(encoder, op, op.getValueAttr()); }

void encode(Encoder &encoder, index::BoolConstantOp op) { encodeConstant(encoder, op, op.getValueAttr()); }

void encode(Encoder &encoder, index::SizeOfOp op) {
  encoder.emit(op, REFRT_OP_CONST, op.getType(), {0, {uint64_t(encoder.layout.get().index_bits), 0}});
}

void encode(Encoder &encoder, index::CmpOp op) {
  encoder.emit(op, REFRT_OP_CMPI, op.getLhs().getType(), {0, {uint64_t(op.getPred())}});
}

} // namespace memref_cts::lowering
