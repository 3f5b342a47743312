//===- EncodeLLVMAtomic.cpp - atomic operations and assumptions -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There is one thread: an atomic update is a load, instructions and a store, of
// the alignment that is stated or the size of the value (LangRef). Assumptions
// become what can be checked of their bundles. Rules L-ATOM, L-XCHG and L-ASSUME.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Pieces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

static uint64_t getAtomicAlignment(Encoder &encoder, refrt_type type, std::optional<uint64_t> alignment) {
  if (alignment)
    return *alignment;
  const refrt_type_info *info = refrt_type_get(encoder.program, type);
  return info && llvm::isPowerOf2_64(info->size) ? info->size : 0;
}

/// The type of a compare of values of `type`.
static refrt_type getTruthType(Encoder &encoder, Type type) {
  OpBuilder builder(type.getContext());
  Type truth = builder.getI1Type();
  if (auto vector = dyn_cast<VectorType>(type))
    truth = vector.clone(truth);
  return encoder.types.get(truth);
}

/// The value after the update of `old` by `operand`.
static uint32_t update(Encoder &encoder, LLVM::AtomicRMWOp op, refrt_type type, uint32_t old, uint32_t operand) {
  Pieces p(encoder, op);
  using Kind = LLVM::AtomicBinOp;
  refrt_type truth = getTruthType(encoder, op.getVal().getType());
  switch (op.getBinOp()) {
  case Kind::xchg:
    return operand;
  case Kind::add:
    return p.same(REFRT_OP_ADD, type, {old, operand});
  case Kind::sub:
    return p.same(REFRT_OP_SUB, type, {old, operand});
  case Kind::_and:
    return p.same(REFRT_OP_AND, type, {old, operand});
  case Kind::nand: {
    unsigned bits = op.getVal().getType().getIntOrFloatBitWidth();
    uint64_t ones = bits < 64 ? (uint64_t(1) << bits) - 1 : UINT64_MAX;
    uint32_t both = p.same(REFRT_OP_AND, type, {old, operand});
    uint32_t mask = p.number(type, ones, bits > 64 ? UINT64_MAX : 0);
    return p.same(REFRT_OP_XOR, type, {both, mask});
  }
  case Kind::_or:
    return p.same(REFRT_OP_OR, type, {old, operand});
  case Kind::_xor:
    return p.same(REFRT_OP_XOR, type, {old, operand});
  case Kind::max:
    return p.same(REFRT_OP_MAXS, type, {old, operand});
  case Kind::min:
    return p.same(REFRT_OP_MINS, type, {old, operand});
  case Kind::umax:
    return p.same(REFRT_OP_MAXU, type, {old, operand});
  case Kind::umin:
    return p.same(REFRT_OP_MINU, type, {old, operand});
  case Kind::fadd:
    return p.same(REFRT_OP_ADDF, type, {old, operand});
  case Kind::fsub:
    return p.same(REFRT_OP_SUBF, type, {old, operand});
  case Kind::fmax:
    return p.same(REFRT_OP_MAXNUMF, type, {old, operand});
  case Kind::fmin:
    return p.same(REFRT_OP_MINNUMF, type, {old, operand});
  case Kind::fmaximum:
    return p.same(REFRT_OP_MAXIMUMF, type, {old, operand});
  case Kind::fminimum:
    return p.same(REFRT_OP_MINIMUMF, type, {old, operand});
  case Kind::usub_sat:
    return p.same(REFRT_OP_SUBU_SAT, type, {old, operand});
  case Kind::uinc_wrap: {
    uint32_t one = p.number(type, 1), zero = p.number(type, 0);
    uint32_t more = p.same(REFRT_OP_ADD, type, {old, one});
    uint32_t full = p.compare(REFRT_ICMP_UGE, type, truth, old, operand);
    return p.choose(type, full, zero, more);
  }
  case Kind::udec_wrap: {
    uint32_t one = p.number(type, 1), zero = p.number(type, 0);
    uint32_t less = p.same(REFRT_OP_SUB, type, {old, one});
    uint32_t empty = p.compare(REFRT_ICMP_EQ, type, truth, old, zero);
    uint32_t above = p.compare(REFRT_ICMP_UGT, type, truth, old, operand);
    uint32_t wraps = p.same(REFRT_OP_OR, truth, {empty, above});
    return p.choose(type, wraps, operand, less);
  }
  case Kind::usub_cond: {
    uint32_t fits = p.compare(REFRT_ICMP_UGE, type, truth, old, operand);
    uint32_t less = p.same(REFRT_OP_SUB, type, {old, operand});
    return p.choose(type, fits, less, old);
  }
  }
  return REFRT_NONE;
}

void encode(Encoder &encoder, LLVM::AtomicRMWOp op) {
  refrt_type type = encoder.types.get(op.getVal().getType());
  uint64_t align = getAtomicAlignment(encoder, type, op.getAlignment());
  uint32_t flags = op.getVolatile_() ? REFRT_FLAG_VOLATILE : 0;
  uint32_t address = encoder.getValue(op.getPtr());
  uint32_t operand = encoder.getValue(op.getVal());
  uint32_t old = encoder.getValue(op.getRes());
  encoder.emit(op, REFRT_OP_LLVM_LOAD, type, {address}, {old}, {flags, {align}});
  uint32_t updated = update(encoder, op, type, old, operand);
  encoder.emit(op, REFRT_OP_LLVM_STORE, type, {updated, address}, {}, {flags, {align}});
}

/// Also where it fails the memory has to be one that can be written. Memory has
/// some bits also where they are not known; an expected value that is poison or
/// undef makes the answer, and what is in memory then, the same. A weak exchange
/// may fail for no reason: the machine chooses that it does not.
void encode(Encoder &encoder, LLVM::AtomicCmpXchgOp op) {
  Pieces p(encoder, op);
  refrt_type type = encoder.types.get(op.getVal().getType());
  uint64_t align = getAtomicAlignment(encoder, type, op.getAlignment());
  uint32_t flags = op.getVolatile_() ? REFRT_FLAG_VOLATILE : 0;
  uint32_t address = encoder.getValue(op.getPtr());
  uint32_t old = p.same(REFRT_OP_LLVM_LOAD, type, {address}, {flags, {align}});
  refrt_type truth = p.getInt(1);
  uint32_t equal =
      p.compare(REFRT_ICMP_EQ, type, truth, p.same(REFRT_OP_FREEZE, type, {old}), encoder.getValue(op.getCmp()));
  if (op.getWeak()) {
    uint32_t fails = p.same(REFRT_OP_FREEZE, truth, {p.same(REFRT_OP_UNDEF, truth, {})});
    uint32_t works = p.same(REFRT_OP_XOR, truth, {fails, p.number(truth, 1)});
    equal = p.same(REFRT_OP_AND, truth, {equal, works});
  }
  uint32_t stored = p.choose(type, equal, encoder.getValue(op.getVal()), old);
  encoder.emit(op, REFRT_OP_LLVM_STORE, type, {stored, address}, {}, {flags, {align}});
  p.makeStruct(encoder.types.get(op.getRes().getType()), {old, equal});
}

//===----------------------------------------------------------------------===//
// Assumptions
//===----------------------------------------------------------------------===//

/// "align"(pointer, n) and "align"(pointer, n, offset).
static void assumeAlign(Pieces &p, Encoder &encoder, LLVM::AssumeOp op, ValueRange values) {
  refrt_type word = p.getInt(encoder.layout.get().pointer_bits);
  auto toWord = [&](Value value) {
    return p.add(REFRT_OP_CASTU, encoder.types.get(value.getType()), word, {encoder.getValue(value)});
  };
  uint32_t address =
      p.add(REFRT_OP_PTRTOINT, encoder.types.get(values[0].getType()), word, {encoder.getValue(values[0])});
  if (values.size() == 3)
    address = p.same(REFRT_OP_SUB, word, {address, toWord(values[2])});
  uint32_t mask = p.same(REFRT_OP_SUB, word, {toWord(values[1]), p.number(word, 1)});
  uint32_t rest = p.same(REFRT_OP_AND, word, {address, mask});
  uint32_t holds = p.compare(REFRT_ICMP_EQ, word, p.getInt(1), rest, p.number(word, 0));
  assume(encoder, op, holds, "that the pointer is aligned");
}

/// "dereferenceable"(pointer, n): a copy of the bytes can be made.
static void assumeDereferenceable(Pieces &p, Encoder &encoder, LLVM::AssumeOp op, ValueRange values) {
  uint32_t bytes = encoder.getValue(values[1]);
  uint32_t mark = p.add(REFRT_OP_STACKSAVE, REFRT_NONE, p.getPtr(), {});
  uint32_t copy = p.add(REFRT_OP_LLVM_ALLOCA, p.getInt(8), p.getPtr(), {bytes}, {0, {uint64_t(1)}});
  encoder.emit(op, REFRT_OP_MEMCPY, p.getPtr(), {copy, encoder.getValue(values[0]), bytes}, {});
  encoder.emit(op, REFRT_OP_STACKRESTORE, REFRT_NONE, {mark}, {});
}

void encode(Encoder &encoder, LLVM::AssumeOp op) {
  Pieces p(encoder, op);
  assume(encoder, op, encoder.getValue(op.getCond()), "condition");
  if (op.getOpBundleOperands().empty())
    return;
  for (auto [i, tag] : llvm::enumerate(op.getOpBundleTagsAttr().getAsRange<StringAttr>())) {
    ValueRange values = op.getOpBundleOperands()[i];
    StringRef name = tag.getValue();
    bool isPointer = !values.empty() && isa<LLVM::LLVMPointerType>(values[0].getType());
    auto isNumber = [&](size_t i) { return isa<IntegerType>(values[i].getType()); };
    if (name == "align" && isPointer && (values.size() == 2 || (values.size() == 3 && isNumber(2))) && isNumber(1)) {
      assumeAlign(p, encoder, op, values);
    } else if (name == "nonnull" && isPointer && values.size() == 1) {
      refrt_type type = encoder.types.get(values[0].getType());
      uint32_t null = p.same(REFRT_OP_ZERO, type, {});
      uint32_t holds = p.compare(REFRT_ICMP_NE, type, p.getInt(1), encoder.getValue(values[0]), null);
      assume(encoder, op, holds, "that the pointer is not null");
    } else if (name == "dereferenceable" && isPointer && values.size() == 2 && isNumber(1)) {
      assumeDereferenceable(p, encoder, op, values);
    } else if (name == "separate_storage" && isPointer && values.size() == 2 &&
               isa<LLVM::LLVMPointerType>(values[1].getType())) {
      encoder.emit(op, REFRT_OP_SEPARATE_STORAGE, REFRT_NONE, encoder.getValues(values), {});
    } else {
      return encoder.refusals.add(op, RefusalKind::Form, "an assumption of '" + name + "'");
    }
  }
}

} // namespace memref_cts::lowering
