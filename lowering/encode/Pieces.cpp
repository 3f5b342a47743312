//===- Pieces.cpp - operations that are several instructions ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each appends what its name says, at the location of the operation.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Pieces.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace memref_cts::lowering {

refrt_type Pieces::getInt(unsigned bits) { return refrt_type_int(encoder.program, bits); }

refrt_type Pieces::getPtr() { return refrt_type_ptr(encoder.program, 0); }

void Pieces::emit(refrt_opcode opcode, refrt_type type, ArrayRef<uint32_t> operands, ArrayRef<uint32_t> results,
                  Encoder::Extra extra) {
  encoder.emit(op, opcode, type, operands, results, extra);
}

uint32_t Pieces::add(refrt_opcode opcode, refrt_type type, refrt_type result, ArrayRef<uint32_t> operands,
                     Encoder::Extra extra) {
  uint32_t id = encoder.addValue(result);
  encoder.emit(op, opcode, type, operands, {id}, extra);
  return id;
}

uint32_t Pieces::same(refrt_opcode opcode, refrt_type type, ArrayRef<uint32_t> operands, Encoder::Extra extra) {
  return add(opcode, type, type, operands, extra);
}

uint32_t Pieces::number(refrt_type type, uint64_t low, uint64_t high) {
  return same(REFRT_OP_CONST, type, {}, {0, {low, high}});
}

uint32_t Pieces::compare(refrt_icmp predicate, refrt_type type, refrt_type truth, uint32_t a, uint32_t b) {
  return add(REFRT_OP_CMPI, type, truth, {a, b}, {0, {uint64_t(predicate)}});
}

uint32_t Pieces::choose(refrt_type type, uint32_t condition, uint32_t a, uint32_t b) {
  return same(REFRT_OP_SELECT, type, {condition, a, b});
}

uint32_t Pieces::eitherOf(Type type, uint32_t a, uint32_t b) {
  Type element = getElementTypeOrSelf(type);
  Type bit = IntegerType::get(op->getContext(), 1);
  Type number = IntegerType::get(op->getContext(), element.getIntOrFloatBitWidth());
  if (auto vector = dyn_cast<VectorType>(type)) {
    bit = vector.clone(bit);
    number = vector.clone(number);
  }
  refrt_type id = encoder.types.getOrRefuse(op, type);
  refrt_type truth = encoder.types.getOrRefuse(op, bit);
  refrt_type bits = encoder.types.getOrRefuse(op, number);
  uint32_t agree =
      compare(REFRT_ICMP_EQ, bits, truth, add(REFRT_OP_BITCAST, id, bits, {a}), add(REFRT_OP_BITCAST, id, bits, {b}));
  uint32_t nan = add(REFRT_OP_CMPF, id, truth, {a, a}, {0, {uint64_t(REFRT_FCMP_UNO)}});
  return choose(id, nan, a, choose(id, agree, a, choiceOf(id, truth, a)));
}

uint32_t Pieces::choiceOf(refrt_type type, refrt_type truth, uint32_t value) {
  uint32_t any = same(REFRT_OP_FREEZE, truth, {same(REFRT_OP_UNDEF, truth, {})});
  return choose(type, any, value, value);
}

void Pieces::makeStruct(refrt_type type, ArrayRef<uint32_t> parts) {
  uint32_t whole = same(REFRT_OP_POISON, type, {});
  for (size_t i = 0; i < parts.size(); ++i) {
    uint32_t next = i + 1 == parts.size() ? encoder.getValue(op->getResult(0)) : encoder.addValue(type);
    encoder.emit(op, REFRT_OP_INSERTVALUE, type, {whole, parts[i]}, {next}, {0, {uint64_t(i)}});
    whole = next;
  }
}

} // namespace memref_cts::lowering
