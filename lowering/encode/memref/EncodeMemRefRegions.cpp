//===- EncodeMemRefRegions.cpp - atomics, scopes and promises -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of the memref operations that are more than one instruction. There
// is one thread, so that an atomic update is a load, an instruction and a store
// (M-ATOM, M-GATOM). A scope is a mark of the stack to which it goes back
// (M-SCOPE). Regions have one block and become part of the one around them.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace memref_cts::lowering {

void encode(Encoder &encoder, memref::AssumeAlignmentOp op) {
  encoder.emit(op, REFRT_OP_ASSUME_ALIGNMENT, op.getMemref().getType(), {0, {op.getAlignment()}});
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

/// COUNT: the new value is the operand as it is.
static refrt_opcode getUpdate(arith::AtomicRMWKind kind) {
  switch (kind) {
  case arith::AtomicRMWKind::addf:
    return REFRT_OP_ADDF;
  case arith::AtomicRMWKind::addi:
    return REFRT_OP_ADD;
  case arith::AtomicRMWKind::andi:
    return REFRT_OP_AND;
  case arith::AtomicRMWKind::assign:
    return REFRT_OP_COUNT;
  case arith::AtomicRMWKind::maximumf:
    return REFRT_OP_MAXIMUMF;
  case arith::AtomicRMWKind::maxnumf:
    return REFRT_OP_MAXNUMF;
  case arith::AtomicRMWKind::maxs:
    return REFRT_OP_MAXS;
  case arith::AtomicRMWKind::maxu:
    return REFRT_OP_MAXU;
  case arith::AtomicRMWKind::minimumf:
    return REFRT_OP_MINIMUMF;
  case arith::AtomicRMWKind::minnumf:
    return REFRT_OP_MINNUMF;
  case arith::AtomicRMWKind::mins:
    return REFRT_OP_MINS;
  case arith::AtomicRMWKind::minu:
    return REFRT_OP_MINU;
  case arith::AtomicRMWKind::mulf:
    return REFRT_OP_MULF;
  case arith::AtomicRMWKind::muli:
    return REFRT_OP_MUL;
  case arith::AtomicRMWKind::ori:
    return REFRT_OP_OR;
  case arith::AtomicRMWKind::xori:
    return REFRT_OP_XOR;
  }
  return REFRT_OP_COUNT;
}

/// An access of the element `memref[indices]`; `value` only for a store. The
/// alignment is natural: the element's size, which can be more than memory of
/// such elements needs.
static void encodeElement(Encoder &encoder, Operation *op, refrt_opcode opcode, Value memref, ValueRange indices,
                          ArrayRef<uint32_t> value, ArrayRef<uint32_t> results) {
  Ids operands(value);
  operands.push_back(encoder.getValue(memref));
  operands.append(encoder.getValues(indices));
  refrt_type element = encoder.types.get(cast<MemRefType>(memref.getType()).getElementType());
  if (encoder.refusals.any())
    return;
  uint64_t size = refrt_type_get(encoder.program, element)->size;
  encoder.emit(op, opcode, encoder.types.get(memref.getType()), operands, results,
               {0, {llvm::isPowerOf2_64(size) ? size : 0}});
}

void encode(Encoder &encoder, memref::AtomicRMWOp op) {
  uint32_t old = encoder.getValue(op.getResult());
  uint32_t updated = encoder.getValue(op.getValue());
  refrt_type element = encoder.types.get(op.getType());
  encodeElement(encoder, op, REFRT_OP_LOAD, op.getMemref(), op.getIndices(), {}, {old});
  if (refrt_opcode update = getUpdate(op.getKind()); update != REFRT_OP_COUNT) {
    uint32_t operands[] = {old, updated};
    updated = encoder.addValue(element);
    encoder.emit(op, update, element, operands, {updated});
  }
  encodeElement(encoder, op, REFRT_OP_STORE, op.getMemref(), op.getIndices(), {updated}, {});
}

void encode(Encoder &encoder, memref::GenericAtomicRMWOp op) {
  uint32_t old = encoder.getValue(op.getResult());
  encoder.setValue(op.getCurrentValue(), old);
  encodeElement(encoder, op, REFRT_OP_LOAD, op.getMemref(), op.getIndices(), {}, {old});
  encoder.encodeInline(op.getRegion());
}

void encode(Encoder &encoder, memref::AtomicYieldOp op) {
  auto parent = cast<memref::GenericAtomicRMWOp>(op->getParentOp());
  encodeElement(encoder, op, REFRT_OP_STORE, parent.getMemref(), parent.getIndices(),
                {encoder.getValue(op.getResult())}, {});
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

void encode(Encoder &encoder, memref::AllocaScopeOp op) {
  refrt_type pointer = refrt_type_ptr(encoder.program, 0);
  uint32_t mark = encoder.addValue(pointer);
  encoder.getScope(op) = mark;
  encoder.emit(op, REFRT_OP_STACKSAVE, REFRT_NONE, {}, {mark});
  encoder.encodeInline(op.getBodyRegion());
}

/// The results of the scope are what it returns.
void encode(Encoder &encoder, memref::AllocaScopeReturnOp op) {
  auto parent = cast<memref::AllocaScopeOp>(op->getParentOp());
  for (auto [result, value] : llvm::zip_equal(parent.getResults(), op.getOperands()))
    encoder.setValue(result, encoder.getValue(value));
  encoder.emit(op, REFRT_OP_STACKRESTORE, REFRT_NONE, {encoder.getScope(parent)}, {});
}

} // namespace memref_cts::lowering
