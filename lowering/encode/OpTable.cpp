//===- OpTable.cpp - the rows of OpTable.def as data ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands the table. The flags of simple operations are read through the
// accessors that the operation's class happens to have. That is decided at
// compile time, so that a row needs to say nothing about them.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/OpTable.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Flags.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace memref_cts::lowering {

// What each HANDLER row names. The file of its dialect defines it.
#define HANDLER(CLASS, ...) void encode(Encoder &encoder, mlir::CLASS op);
#include "lowering/encode/OpTable.def"

namespace {

template <typename OpT>
using HasOverflowFlags = decltype(std::declval<OpT>().getOverflowFlags());
template <typename OpT>
using HasIsExact = decltype(std::declval<OpT>().getIsExact());
template <typename OpT>
using HasIsDisjoint = decltype(std::declval<OpT>().getIsDisjoint());
template <typename OpT>
using HasNonNeg = decltype(std::declval<OpT>().getNonNeg());
template <typename OpT>
using HasFastmath = decltype(std::declval<OpT>().getFastmath());
template <typename OpT>
using HasFastmathFlags = decltype(std::declval<OpT>().getFastmathFlags());

} // namespace

template <typename OpT>
static uint32_t getFlags(OpT op) {
  uint32_t flags = 0;
  if constexpr (llvm::is_detected<HasOverflowFlags, OpT>::value)
    flags |= toFlags(op.getOverflowFlags());
  if constexpr (llvm::is_detected<HasIsExact, OpT>::value)
    flags |= op.getIsExact() ? REFRT_FLAG_EXACT : 0;
  if constexpr (llvm::is_detected<HasIsDisjoint, OpT>::value)
    flags |= op.getIsDisjoint() ? REFRT_FLAG_DISJOINT : 0;
  if constexpr (llvm::is_detected<HasNonNeg, OpT>::value)
    flags |= op.getNonNeg() ? REFRT_FLAG_NNEG : 0;
  if constexpr (llvm::is_detected<HasFastmath, OpT>::value)
    flags |= toFlags(op.getFastmath());
  if constexpr (llvm::is_detected<HasFastmathFlags, OpT>::value)
    flags |= toFlags(op.getFastmathFlags());
  return flags;
}

template <typename OpT>
static void encodeSimple(Encoder &encoder, Operation *op, refrt_opcode opcode) {
  Type type;
  if (opcode == REFRT_OP_RETURN)
    type = Type();
  else if (opcode == REFRT_OP_SELECT)
    type = op->getOperand(1).getType();
  else if (op->getNumOperands() != 0)
    type = op->getOperand(0).getType();
  else if (op->getNumResults() != 0)
    type = op->getResult(0).getType();
  encoder.emit(op, opcode, type, {getFlags(cast<OpT>(op)), {}});
}

template <typename OpT>
static void encodeByHandler(Encoder &encoder, Operation *op, refrt_opcode) {
  encode(encoder, cast<OpT>(op));
}

namespace {

/// The opcodes under their short names, as the table writes them.
namespace short_names {
#define REFRT_OPCODE(NAME, ...) constexpr refrt_opcode NAME = REFRT_OP_##NAME;
#include "refrt/opcodes.def"
} // namespace short_names

template <refrt_opcode... Opcodes>
constexpr refrt_opcode opcodeList[] = {Opcodes...};

} // namespace

ArrayRef<EncodeRow> getOpTable() {
  using namespace short_names;
#define SIMPLE(CLASS, OPCODE)                                                                                          \
  {EncodeRow::Simple, CLASS::getOperationName(), TypeID::get<CLASS>(), opcodeList<OPCODE>, "", &encodeSimple<CLASS>},
#define HANDLER(CLASS, ...)                                                                                            \
  {EncodeRow::Handler,     CLASS::getOperationName(), TypeID::get<CLASS>(), opcodeList<__VA_ARGS__>, "",               \
   &encodeByHandler<CLASS>},
#define REFUSED(CLASS, REASON)                                                                                         \
  {EncodeRow::Refused, CLASS::getOperationName(), TypeID::get<CLASS>(), {}, REASON, nullptr},
#define IGNORED(CLASS, REASON)                                                                                         \
  {EncodeRow::Ignored, CLASS::getOperationName(), TypeID::get<CLASS>(), {}, REASON, nullptr},
#define TOPLEVEL(CLASS) {EncodeRow::TopLevel, CLASS::getOperationName(), TypeID::get<CLASS>(), {}, "", nullptr},
  static const EncodeRow rows[] = {
#include "lowering/encode/OpTable.def"
  };
  return rows;
}

const EncodeRow *findEncodeRow(Operation *op) {
  static const llvm::DenseMap<TypeID, const EncodeRow *> index = [] {
    llvm::DenseMap<TypeID, const EncodeRow *> map;
    for (const EncodeRow &row : getOpTable())
      map.try_emplace(row.id, &row);
    return map;
  }();
  return index.lookup(op->getName().getTypeID());
}

} // namespace memref_cts::lowering
