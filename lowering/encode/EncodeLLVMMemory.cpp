//===- EncodeLLVMMemory.cpp - memory operations of the LLVM dialect
//--------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of alloca, accesses, address arithmetic and block transfers. No
// address is computed here: indices and element types pass through.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Handlers.h"

using namespace mlir;

namespace memref_cts::lowering {

void encode(Encoder &encoder, LLVM::AllocaOp op) {
  if (op.getInalloca())
    return encoder.refuse(op, RefusalKind::Form,
                          "memory of an argument (inalloca)");
  refrt_type element = encoder.getTypeOrRefuse(op, op.getElemType());
  encoder.emit(op, REFRT_OP_LLVM_ALLOCA, element,
               encoder.getValues(op->getOperands()),
               encoder.getValues(op->getResults()),
               {0, {op.getAlignment().value_or(0)}});
}

void encode(Encoder &encoder, LLVM::LoadOp op) {
  encoder.emit(op, REFRT_OP_LLVM_LOAD, op.getType(),
               {getAccessFlags(op), {op.getAlignment().value_or(0)}});
}

void encode(Encoder &encoder, LLVM::StoreOp op) {
  uint32_t operands[] = {encoder.getValue(op.getValue()),
                         encoder.getValue(op.getAddr())};
  encoder.emit(op, REFRT_OP_LLVM_STORE,
               encoder.getType(op.getValue().getType()), operands, {},
               {getAccessFlags(op), {op.getAlignment().value_or(0)}});
}

void encode(Encoder &encoder, LLVM::GEPOp op) {
  if (isa<VectorType>(op.getType()))
    return encoder.refuse(op, RefusalKind::Form,
                          "address arithmetic on vectors of pointers",
                          op.getType());
  refrt_type element = encoder.getTypeOrRefuse(op, op.getElemType());
  Attributes indices;
  for (int32_t index : op.getRawConstantIndices())
    indices.push_back(uint64_t(
        index == LLVM::GEPOp::kDynamicIndex ? REFRT_DYNAMIC : int64_t(index)));
  using F = LLVM::GEPNoWrapFlags;
  uint32_t flags = 0;
  if (bitEnumContainsAny(op.getNoWrapFlags(), F::inboundsFlag))
    flags |= REFRT_FLAG_INBOUNDS;
  if (bitEnumContainsAny(op.getNoWrapFlags(), F::nusw))
    flags |= REFRT_FLAG_NUSW;
  if (bitEnumContainsAny(op.getNoWrapFlags(), F::nuw))
    flags |= REFRT_FLAG_NUW;
  encoder.emit(op, REFRT_OP_GEP, element, encoder.getValues(op->getOperands()),
               encoder.getValues(op->getResults()), {flags, indices});
}

//===----------------------------------------------------------------------===//
// Block transfers
//===----------------------------------------------------------------------===//

template <typename OpT>
static void encodeTransfer(Encoder &encoder, OpT op, refrt_opcode opcode) {
  encoder.emit(op, opcode, op->getOperand(0).getType(),
               {op.getIsVolatile() ? REFRT_FLAG_VOLATILE : 0u, {}});
}

/// The inline forms carry the length as an attribute: it becomes a constant.
template <typename OpT>
static void encodeInlineTransfer(Encoder &encoder, OpT op,
                                 refrt_opcode opcode) {
  APInt length = op.getLen();
  refrt_type type = refrt_type_int(encoder.getProgram(), length.getBitWidth());
  uint32_t id = encoder.addValue(type);
  encoder.emit(op, REFRT_OP_CONST, type, {}, {id},
               {0, {length.getLimitedValue(), 0}});
  Ids operands = encoder.getValues(op->getOperands());
  operands.push_back(id);
  encoder.emit(op, opcode, encoder.getType(op->getOperand(0).getType()),
               operands, {},
               {op.getIsVolatile() ? REFRT_FLAG_VOLATILE : 0u, {}});
}

void encode(Encoder &encoder, LLVM::MemcpyOp op) {
  encodeTransfer(encoder, op, REFRT_OP_MEMCPY);
}
void encode(Encoder &encoder, LLVM::MemmoveOp op) {
  encodeTransfer(encoder, op, REFRT_OP_MEMMOVE);
}
void encode(Encoder &encoder, LLVM::MemsetOp op) {
  encodeTransfer(encoder, op, REFRT_OP_MEMSET);
}
void encode(Encoder &encoder, LLVM::MemcpyInlineOp op) {
  encodeInlineTransfer(encoder, op, REFRT_OP_MEMCPY);
}
void encode(Encoder &encoder, LLVM::MemsetInlineOp op) {
  encodeInlineTransfer(encoder, op, REFRT_OP_MEMSET);
}

} // namespace memref_cts::lowering
