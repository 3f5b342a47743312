//===- Pieces.h - operations that are several instructions ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A handler's way to append instructions whose results are values of no MLIR
// operation. All instructions have the location of the operation at hand. No
// semantics.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_PIECES_H
#define MEMREF_CTS_LOWERING_ENCODE_PIECES_H

#include "lowering/encode/Encoder.h"

namespace memref_cts::lowering {

class Pieces {
public:
  Pieces(Encoder &encoder, mlir::Operation *op) : encoder(encoder), op(op) {}

  refrt_type getInt(unsigned bits) { return refrt_type_int(encoder.getProgram(), bits); }
  refrt_type getPtr() { return refrt_type_ptr(encoder.getProgram(), 0); }

  /// Any results.
  void emit(refrt_opcode opcode, refrt_type type, llvm::ArrayRef<uint32_t> operands, llvm::ArrayRef<uint32_t> results,
            Encoder::Extra extra = {0, {}}) {
    encoder.emit(op, opcode, type, operands, results, extra);
  }
  /// One result of the type `result`.
  uint32_t add(refrt_opcode opcode, refrt_type type, refrt_type result, llvm::ArrayRef<uint32_t> operands,
               Encoder::Extra extra = {0, {}}) {
    uint32_t id = encoder.addValue(result);
    encoder.emit(op, opcode, type, operands, {id}, extra);
    return id;
  }
  /// One result of the type that the instruction works on.
  uint32_t same(refrt_opcode opcode, refrt_type type, llvm::ArrayRef<uint32_t> operands,
                Encoder::Extra extra = {0, {}}) {
    return add(opcode, type, type, operands, extra);
  }
  /// The same number in every lane; `high` has the bits above 64.
  uint32_t number(refrt_type type, uint64_t low, uint64_t high = 0) {
    return same(REFRT_OP_CONST, type, {}, {0, {low, high}});
  }
  uint32_t compare(refrt_icmp predicate, refrt_type type, refrt_type truth, uint32_t a, uint32_t b) {
    return add(REFRT_OP_CMPI, type, truth, {a, b}, {0, {uint64_t(predicate)}});
  }
  uint32_t choose(refrt_type type, uint32_t condition, uint32_t a, uint32_t b) {
    return same(REFRT_OP_SELECT, type, {condition, a, b});
  }
  /// A float, or one in each lane, for which a description leaves room: `a`, as a
  /// choice of the machine (REFRT_CHOSEN) where `b` has other bits. A NaN of `a`
  /// is one of `b`.
  uint32_t eitherOf(mlir::Type type, uint32_t a, uint32_t b) {
    mlir::Type element = mlir::getElementTypeOrSelf(type);
    mlir::Type bit = mlir::IntegerType::get(op->getContext(), 1);
    mlir::Type number = mlir::IntegerType::get(op->getContext(), element.getIntOrFloatBitWidth());
    if (auto vector = mlir::dyn_cast<mlir::VectorType>(type)) {
      bit = vector.clone(bit);
      number = vector.clone(number);
    }
    refrt_type id = encoder.getTypeOrRefuse(op, type);
    refrt_type truth = encoder.getTypeOrRefuse(op, bit);
    refrt_type bits = encoder.getTypeOrRefuse(op, number);
    uint32_t agree =
        compare(REFRT_ICMP_EQ, bits, truth, add(REFRT_OP_BITCAST, id, bits, {a}), add(REFRT_OP_BITCAST, id, bits, {b}));
    uint32_t nan = add(REFRT_OP_CMPF, id, truth, {a, a}, {0, {uint64_t(REFRT_FCMP_UNO)}});
    return choose(id, nan, a, choose(id, agree, a, choiceOf(id, truth, a)));
  }
  /// The value as a choice of the machine (REFRT_CHOSEN), whatever it is; `truth`
  /// is i1 in the shape of the type.
  uint32_t choiceOf(refrt_type type, refrt_type truth, uint32_t value) {
    uint32_t any = same(REFRT_OP_FREEZE, truth, {same(REFRT_OP_UNDEF, truth, {})});
    return choose(type, any, value, value);
  }
  /// Parts of a struct of that type, in order, as the result of the operation.
  void makeStruct(refrt_type type, llvm::ArrayRef<uint32_t> parts) {
    uint32_t whole = same(REFRT_OP_POISON, type, {});
    for (size_t i = 0; i < parts.size(); ++i) {
      uint32_t next = i + 1 == parts.size() ? encoder.getValue(op->getResult(0)) : encoder.addValue(type);
      encoder.emit(op, REFRT_OP_INSERTVALUE, type, {whole, parts[i]}, {next}, {0, {uint64_t(i)}});
      whole = next;
    }
  }

private:
  Encoder &encoder;
  mlir::Operation *op;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_PIECES_H
