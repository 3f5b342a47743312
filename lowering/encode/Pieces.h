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

  refrt_type getInt(unsigned bits);
  refrt_type getPtr();

  /// Any results.
  void emit(refrt_opcode opcode, refrt_type type, llvm::ArrayRef<uint32_t> operands, llvm::ArrayRef<uint32_t> results,
            Encoder::Extra extra = {0, {}});
  /// One result of the type `result`.
  uint32_t add(refrt_opcode opcode, refrt_type type, refrt_type result, llvm::ArrayRef<uint32_t> operands,
               Encoder::Extra extra = {0, {}});
  /// One result of the type that the instruction works on.
  uint32_t same(refrt_opcode opcode, refrt_type type, llvm::ArrayRef<uint32_t> operands,
                Encoder::Extra extra = {0, {}});
  /// The same number in every lane; `high` has the bits above 64.
  uint32_t number(refrt_type type, uint64_t low, uint64_t high = 0);
  uint32_t compare(refrt_icmp predicate, refrt_type type, refrt_type truth, uint32_t a, uint32_t b);
  uint32_t choose(refrt_type type, uint32_t condition, uint32_t a, uint32_t b);
  /// A float, or one in each lane, for which a description leaves room: `a`, as a
  /// choice of the machine (REFRT_CHOSEN) where `b` has other bits. A NaN of `a`
  /// is one of `b`.
  uint32_t eitherOf(mlir::Type type, uint32_t a, uint32_t b);
  /// The value as a choice of the machine (REFRT_CHOSEN), whatever it is; `truth`
  /// is i1 in the shape of the type.
  uint32_t choiceOf(refrt_type type, refrt_type truth, uint32_t value);
  /// Parts of a struct of that type, in order, as the result of the operation.
  void makeStruct(refrt_type type, llvm::ArrayRef<uint32_t> parts);

private:
  Encoder &encoder;
  mlir::Operation *op;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_PIECES_H
