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

#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Pieces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

/// Flags of loads and stores.
template <typename OpT>
static uint32_t getAccessFlags(OpT op) {
  return (op.getVolatile_() ? REFRT_FLAG_VOLATILE : 0) | (op.getNontemporal() ? REFRT_FLAG_NONTEMPORAL : 0);
}

void encode(Encoder &encoder, LLVM::AllocaOp op) {
  if (op.getInalloca())
    return encoder.refusals.add(op, RefusalKind::Form, "memory of an argument (inalloca)");
  refrt_type element = encoder.types.getOrRefuse(op, op.getElemType());
  encoder.emit(op, REFRT_OP_LLVM_ALLOCA, element, encoder.getValues(op->getOperands()),
               encoder.getValues(op->getResults()), {0, {op.getAlignment().value_or(0)}});
  // LangRef: what a lifetime starts for is dead before.
  if (llvm::any_of(op.getRes().getUsers(), [](Operation *user) { return isa<LLVM::LifetimeStartOp>(user); }))
    encoder.emit(op, REFRT_OP_LIFETIME_END, REFRT_NONE, {encoder.getValue(op.getRes())}, {});
}

void encode(Encoder &encoder, LLVM::LoadOp op) {
  encoder.emit(op, REFRT_OP_LLVM_LOAD, op.getType(), {getAccessFlags(op), {op.getAlignment().value_or(0)}});
  if (LLVM::DereferenceableAttr promise = op.getDereferenceableAttr())
    requireDereferenceable(encoder, op, op.getType(), encoder.getValue(op.getResult()), promise.getBytes(),
                           promise.getMayBeNull(), "dereferenceable of what is loaded");
}

void encode(Encoder &encoder, LLVM::IntToPtrOp op) {
  encoder.emit(op, REFRT_OP_INTTOPTR, op.getArg().getType());
  if (LLVM::DereferenceableAttr promise = op.getDereferenceableAttr())
    requireDereferenceable(encoder, op, op.getType(), encoder.getValue(op.getResult()), promise.getBytes(),
                           promise.getMayBeNull(), "dereferenceable of the pointer");
}

void encode(Encoder &encoder, LLVM::StoreOp op) {
  uint32_t operands[] = {encoder.getValue(op.getValue()), encoder.getValue(op.getAddr())};
  encoder.emit(op, REFRT_OP_LLVM_STORE, encoder.types.get(op.getValue().getType()), operands, {},
               {getAccessFlags(op), {op.getAlignment().value_or(0)}});
}

/// Vectors of pointers lane by lane; what is no vector is the same in each.
static void encodeLanes(Encoder &encoder, LLVM::GEPOp op, refrt_type element, uint32_t flags,
                        const Attributes &indices) {
  auto type = cast<VectorType>(op.getType());
  if (type.isScalable() || type.getNumElements() > 1024)
    return encoder.refusals.add(op, RefusalKind::Form, "address arithmetic on scalable or very long vectors",
                                op.getType());
  Pieces p(encoder, op);
  refrt_type pointer = encoder.types.get(type.getElementType());
  refrt_type vector = encoder.types.get(type), word = p.getInt(32);
  uint32_t result = p.same(REFRT_OP_POISON, vector, {});
  for (int64_t i = 0, lanes = type.getNumElements(); i < lanes; ++i) {
    uint32_t lane = p.number(word, uint64_t(i));
    Ids operands;
    for (Value operand : op->getOperands()) {
      uint32_t id = encoder.getValue(operand);
      if (auto from = dyn_cast<VectorType>(operand.getType()))
        id = p.add(REFRT_OP_EXTRACTELEMENT, encoder.types.get(from), encoder.types.get(from.getElementType()),
                   {id, lane});
      operands.push_back(id);
    }
    uint32_t at = p.add(REFRT_OP_GEP, element, pointer, operands, {flags, indices});
    uint32_t next = i + 1 == lanes ? encoder.getValue(op.getResult()) : encoder.addValue(vector);
    encoder.emit(op, REFRT_OP_INSERTELEMENT, vector, {result, at, lane}, {next});
    result = next;
  }
}

void encode(Encoder &encoder, LLVM::PtrToIntOp op) {
  uint32_t flags = encoder.options.openAddresses ? REFRT_FLAG_OPEN : 0;
  encoder.emit(op, REFRT_OP_PTRTOINT, op.getArg().getType(), {flags, {}});
}

void encode(Encoder &encoder, LLVM::GEPOp op) {
  if (!encoder.types.canComputeAddress(op, op.getType()))
    return;
  refrt_type element = encoder.types.getOrRefuse(op, op.getElemType());
  Attributes indices;
  for (int32_t index : op.getRawConstantIndices())
    indices.push_back(uint64_t(index == LLVM::GEPOp::kDynamicIndex ? REFRT_DYNAMIC : int64_t(index)));
  using F = LLVM::GEPNoWrapFlags;
  uint32_t flags = 0;
  if (bitEnumContainsAny(op.getNoWrapFlags(), F::inboundsFlag))
    flags |= REFRT_FLAG_INBOUNDS;
  if (bitEnumContainsAny(op.getNoWrapFlags(), F::nusw))
    flags |= REFRT_FLAG_NUSW;
  if (bitEnumContainsAny(op.getNoWrapFlags(), F::nuw))
    flags |= REFRT_FLAG_NUW;
  if (isa<VectorType>(op.getType()))
    return encodeLanes(encoder, op, element, flags, indices);
  encoder.emit(op, REFRT_OP_GEP, element, encoder.getValues(op->getOperands()), encoder.getValues(op->getResults()),
               {flags, indices});
}

//===----------------------------------------------------------------------===//
// Block transfers
//===----------------------------------------------------------------------===//

/// The operands, each pointer with the alignment that its attribute promises.
static Ids getAlignedOperands(Encoder &encoder, Operation *op, ArrayAttr attributes) {
  Ids operands = encoder.getValues(op->getOperands());
  if (!attributes)
    return operands;
  for (auto [i, attribute] : llvm::enumerate(attributes)) {
    auto dictionary = dyn_cast<DictionaryAttr>(attribute);
    if (dictionary && i < operands.size())
      operands[i] =
          requireAlignment(encoder, op, op->getOperand(i).getType(), operands[i], dictionary, "argument " + Twine(i));
  }
  return operands;
}

template <typename OpT>
static void encodeTransfer(Encoder &encoder, OpT op, refrt_opcode opcode) {
  encoder.emit(op, opcode, encoder.types.get(op->getOperand(0).getType()),
               getAlignedOperands(encoder, op, op.getArgAttrsAttr()), {},
               {op.getIsVolatile() ? REFRT_FLAG_VOLATILE : 0u, {}});
}

/// The inline operations carry the length as an attribute: it becomes a constant.
template <typename OpT>
static void encodeInlineTransfer(Encoder &encoder, OpT op, refrt_opcode opcode) {
  APInt length = op.getLen();
  refrt_type type = refrt_type_int(encoder.program, length.getBitWidth());
  uint32_t id = encoder.addValue(type);
  encoder.emit(op, REFRT_OP_CONST, type, {}, {id}, {0, {length.getLimitedValue(), 0}});
  Ids operands = getAlignedOperands(encoder, op, op.getArgAttrsAttr());
  operands.push_back(id);
  encoder.emit(op, opcode, encoder.types.get(op->getOperand(0).getType()), operands, {},
               {op.getIsVolatile() ? REFRT_FLAG_VOLATILE : 0u, {}});
}

void encode(Encoder &encoder, LLVM::MemcpyOp op) { encodeTransfer(encoder, op, REFRT_OP_MEMCPY); }
void encode(Encoder &encoder, LLVM::MemmoveOp op) { encodeTransfer(encoder, op, REFRT_OP_MEMMOVE); }
void encode(Encoder &encoder, LLVM::MemsetOp op) { encodeTransfer(encoder, op, REFRT_OP_MEMSET); }
void encode(Encoder &encoder, LLVM::MemcpyInlineOp op) { encodeInlineTransfer(encoder, op, REFRT_OP_MEMCPY); }
void encode(Encoder &encoder, LLVM::MemsetInlineOp op) { encodeInlineTransfer(encoder, op, REFRT_OP_MEMSET); }

} // namespace memref_cts::lowering
