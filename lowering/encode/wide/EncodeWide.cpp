//===- EncodeWide.cpp - operations on integers of 129 to 256 bits ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowerings make them of products: arith.mulsi_extended of i65 to i128 becomes a
// multiplication of twice the width. An operation that has such an operand or
// result, and is one instruction for others, becomes instructions on parts here
// (WideNumbers.h); any other is refused. They are not arguments and results of
// functions, and not in memory. Rule P-WIDE.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/wide/EncodeWide.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/wide/WideNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

using Number = WideNumbers::Number;

namespace {

/// The operation at hand.
struct WideOperation {
  WideOperation(Encoder &encoder, Operation *op, refrt_opcode opcode, Encoder::Extra extra)
      : encoder(encoder), op(op), opcode(opcode), extra(extra) {}

  Number get(unsigned operand) { return encoder.getWide(op->getOperand(operand)); }
  bool isOperandWide(unsigned operand) { return isWide(op->getOperand(operand).getType()); }
  bool has(uint32_t flag) { return extra.flags & flag; }
  /// The result, which another block may have used before.
  void define(Number number) {
    Number result = encoder.getWide(op->getResult(0));
    auto [low, high] = getWideParts(op->getResult(0).getType());
    encoder.emit(op, REFRT_OP_BITCAST, encoder.types.get(low), {number.low}, {result.low});
    encoder.emit(op, REFRT_OP_BITCAST, encoder.types.get(high), {number.high}, {result.high});
  }
  void define(uint32_t value) {
    encoder.emit(op, REFRT_OP_BITCAST, encoder.types.get(op->getResult(0).getType()), {value},
                 encoder.getValues(op->getResults()));
  }
  bool encode();

private:
  bool encodeArithmetic();
  bool encodeShift();
  bool encodeOrder();
  bool encodeExtension();
  bool encodeTruncation();
  bool encodeLanes();

  Encoder &encoder;
  Operation *op;
  refrt_opcode opcode;
  Encoder::Extra extra;
};

} // namespace

bool WideOperation::encodeArithmetic() {
  WideNumbers w(encoder, op, op->getResult(0).getType());
  Number a = get(0), b = get(1), result;
  auto isPositive = [&](Number bits) { return w.compare(REFRT_ICMP_SGE, bits, w.zero()); };
  auto differs = [&](Number x, Number y) { return w.bitwise(REFRT_OP_XOR, x, y); };
  uint32_t isUnsigned = REFRT_NONE, isSigned = REFRT_NONE;
  switch (opcode) {
  case REFRT_OP_ADD: // overflows where both signs are another than the sum's
    result = w.add(a, b);
    if (has(REFRT_FLAG_NUW))
      isUnsigned = w.compare(REFRT_ICMP_UGE, result, a);
    if (has(REFRT_FLAG_NSW))
      isSigned = isPositive(w.bitwise(REFRT_OP_AND, differs(a, result), differs(b, result)));
    break;
  case REFRT_OP_SUB: // where the signs differ, and that of the first is lost
    result = w.sub(a, b);
    if (has(REFRT_FLAG_NUW))
      isUnsigned = w.compare(REFRT_ICMP_UGE, a, b);
    if (has(REFRT_FLAG_NSW))
      isSigned = isPositive(w.bitwise(REFRT_OP_AND, differs(a, b), differs(a, result)));
    break;
  case REFRT_OP_MUL:
    result = w.mul(a, b);
    if (has(REFRT_FLAG_NUW))
      isUnsigned = w.mulFits(a, b, /*isSigned=*/false);
    if (has(REFRT_FLAG_NSW))
      isSigned = w.mulFits(a, b, /*isSigned=*/true);
    break;
  default: // AND, OR, XOR
    result = w.bitwise(opcode, a, b);
    if (has(REFRT_FLAG_DISJOINT)) {
      Number shared = w.bitwise(REFRT_OP_AND, a, b);
      result = w.poisonUnless(w.compare(REFRT_ICMP_EQ, shared, w.zero()), result, "disjoint");
    }
  }
  if (isUnsigned != REFRT_NONE)
    result = w.poisonUnless(isUnsigned, result, "nuw");
  if (isSigned != REFRT_NONE)
    result = w.poisonUnless(isSigned, result, "nsw");
  define(result);
  return true;
}

/// Flags: shifting back gives the number again.
bool WideOperation::encodeShift() {
  WideNumbers w(encoder, op, op->getResult(0).getType());
  Number a = get(0), amount = get(1);
  Number shifted = w.shift(opcode, a, amount), result = shifted;
  auto require = [&](uint32_t flag, refrt_opcode back, const char *name) {
    if (!has(flag))
      return;
    Number again = w.shift(back, shifted, amount);
    result = w.poisonUnless(w.compare(REFRT_ICMP_EQ, again, a), result, name);
  };
  require(REFRT_FLAG_NUW, REFRT_OP_SHRU, "nuw");
  require(REFRT_FLAG_NSW, REFRT_OP_SHRS, "nsw");
  require(REFRT_FLAG_EXACT, REFRT_OP_SHL, "exact");
  define(result);
  return true;
}

bool WideOperation::encodeOrder() {
  WideNumbers w(encoder, op, op->getOperand(0).getType());
  Number a = get(0), b = get(1);
  if (opcode == REFRT_OP_CMPI) {
    define(w.compare(refrt_icmp(extra.attributes.front()), a, b));
    return true;
  }
  refrt_icmp order = opcode == REFRT_OP_MAXS   ? REFRT_ICMP_SGT
                     : opcode == REFRT_OP_MAXU ? REFRT_ICMP_UGT
                     : opcode == REFRT_OP_MINS ? REFRT_ICMP_SLT
                                               : REFRT_ICMP_ULT;
  define(w.choose(w.compare(order, a, b), a, b));
  return true;
}

bool WideOperation::encodeExtension() {
  Type from = op->getOperand(0).getType();
  WideNumbers w(encoder, op, op->getResult(0).getType());
  auto extend = [&](bool isSigned) {
    if (!isOperandWide(0))
      return w.widen(from, encoder.getValue(op->getOperand(0)), isSigned);
    WideNumbers source(encoder, op, from);
    return w.resize(source, get(0), isSigned);
  };
  Number result = extend(opcode == REFRT_OP_SEXT);
  if (has(REFRT_FLAG_NNEG))
    result = w.poisonUnless(w.compare(REFRT_ICMP_EQ, result, extend(true)), result, "nneg");
  define(result);
  return true;
}

/// Flags: the bits that go away can be made from those that stay. The number is
/// poison before it is cut, whatever it is cut to.
bool WideOperation::encodeTruncation() {
  Type to = op->getResult(0).getType();
  WideNumbers w(encoder, op, op->getOperand(0).getType());
  const Number whole = get(0);
  Number kept = whole;
  auto require = [&](uint32_t flag, refrt_opcode back, const char *name) {
    if (!has(flag))
      return;
    Number amount = w.number(w.getBits() - getElementTypeOrSelf(to).getIntOrFloatBitWidth());
    Number again = w.shift(back, w.shift(REFRT_OP_SHL, whole, amount), amount);
    kept = w.poisonUnless(w.compare(REFRT_ICMP_EQ, again, whole), kept, name);
  };
  require(REFRT_FLAG_NUW, REFRT_OP_SHRU, "nuw");
  require(REFRT_FLAG_NSW, REFRT_OP_SHRS, "nsw");
  if (isWide(to)) {
    WideNumbers target(encoder, op, to);
    define(target.resize(w, kept, /*isSigned=*/false));
  } else {
    define(w.truncate(to, kept));
  }
  return true;
}

/// Lanes are those of both parts.
bool WideOperation::encodeLanes() {
  Type vector = op->getOperand(0).getType();
  // The position alone may be wide.
  if (!isWide(vector) || isOperandWide(op->getNumOperands() - 1) != (opcode == REFRT_OP_SHUFFLEVECTOR))
    return false;
  auto [low, high] = getWideParts(vector);
  Number result = encoder.getWide(op->getResult(0));
  for (bool isHigh : {false, true}) {
    Ids operands;
    for (Value operand : op->getOperands()) {
      if (isWide(operand.getType())) {
        Number number = encoder.getWide(operand);
        operands.push_back(isHigh ? number.high : number.low);
      } else {
        operands.push_back(encoder.getValue(operand));
      }
    }
    encoder.emit(op, opcode, encoder.types.get(isHigh ? high : low), operands, {isHigh ? result.high : result.low},
                 extra);
  }
  return true;
}

bool WideOperation::encode() {
  switch (opcode) {
  case REFRT_OP_ADD:
  case REFRT_OP_SUB:
  case REFRT_OP_MUL:
  case REFRT_OP_AND:
  case REFRT_OP_OR:
  case REFRT_OP_XOR:
    return encodeArithmetic();
  case REFRT_OP_SHL:
  case REFRT_OP_SHRU:
  case REFRT_OP_SHRS:
    return encodeShift();
  case REFRT_OP_CMPI:
  case REFRT_OP_MAXS:
  case REFRT_OP_MAXU:
  case REFRT_OP_MINS:
  case REFRT_OP_MINU:
    return encodeOrder();
  case REFRT_OP_SEXT:
  case REFRT_OP_ZEXT:
    return encodeExtension();
  case REFRT_OP_TRUNC:
    return encodeTruncation();
  case REFRT_OP_EXTRACTELEMENT:
  case REFRT_OP_INSERTELEMENT:
  case REFRT_OP_SHUFFLEVECTOR:
    return encodeLanes();
  case REFRT_OP_SELECT: {
    WideNumbers w(encoder, op, op->getResult(0).getType());
    define(w.choose(encoder.getValue(op->getOperand(0)), get(1), get(2)));
    return true;
  }
  case REFRT_OP_FREEZE: {
    WideNumbers w(encoder, op, op->getResult(0).getType());
    define(w.onParts(opcode, {get(0)}));
    return true;
  }
  case REFRT_OP_ZERO:
  case REFRT_OP_POISON: {
    WideNumbers w(encoder, op, op->getResult(0).getType());
    define(w.onParts(opcode, {}));
    return true;
  }
  default:
    return false;
  }
}

static void refuseWide(Encoder &encoder, Operation *op) {
  for (Type type : llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
    if (isWide(type)) {
      encoder.types.getOrRefuse(op, type);
      return;
    }
}

bool EncodeWide::check(Encoder &encoder, Operation *op, bool isSimple) {
  bool isFlag = isa<cf::SwitchOp, LLVM::SwitchOp>(op) && isWide(op->getOperand(0).getType());
  if (isFlag || !(isSimple ||
                  isa<arith::ConstantOp, arith::CmpIOp, cf::BranchOp, cf::CondBranchOp, cf::SwitchOp, LLVM::ConstantOp,
                      LLVM::ICmpOp, LLVM::BrOp, LLVM::CondBrOp, LLVM::SwitchOp, LLVM::ShuffleVectorOp>(op))) {
    refuseWide(encoder, op);
    return false;
  }
  for (Value result : op->getResults())
    if (isWide(result.getType())) {
      auto [low, high] = getWideParts(result.getType());
      if (encoder.types.getOrRefuse(op, low) == REFRT_NONE || encoder.types.getOrRefuse(op, high) == REFRT_NONE)
        return false;
    }
  return true;
}

/// Undef is a choice at each use, and parts are used more often than the number
/// that they stand for. What holds of such parts says nothing of the number, so
/// that an operand that is undef, also in part, ends the run. Poison and all other
/// values pass.
static void refuseUndef(Encoder &encoder, Operation *op) {
  Pieces p(encoder, op);
  for (Value operand : op->getOperands())
    if (!isWide(operand.getType())) // made of operands that were looked at
      p.same(REFRT_OP_FREEZE, encoder.types.get(operand.getType()), {encoder.getValue(operand)}, {REFRT_FLAG_NO_UNDEF});
}

void EncodeWide::encode(Encoder &encoder, Operation *op, refrt_opcode opcode, Encoder::Extra extra) {
  if (opcode == REFRT_OP_UNDEF)
    return encoder.refusals.add(op, RefusalKind::Form, "undef in two parts, which are one choice",
                                op->getResult(0).getType());
  refuseUndef(encoder, op);
  if (!WideOperation(encoder, op, opcode, extra).encode())
    refuseWide(encoder, op);
}

void EncodeWide::encodeConstant(Encoder &encoder, Operation *op, Attribute attribute) {
  Type type = op->getResult(0).getType();
  unsigned bits = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  SmallVector<APInt> numbers;
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    numbers.push_back(integer.getValue());
  else if (auto dense = dyn_cast<DenseIntElementsAttr>(attribute); dense && dense.isSplat())
    numbers.push_back(dense.getSplatValue<APInt>());
  else if (dense)
    llvm::append_range(numbers, dense.getValues<APInt>());
  else
    return encoder.refusals.add(op, RefusalKind::Constant, "an attribute that cannot be written down", type);
  auto [lowType, highType] = getWideParts(type);
  Number result = encoder.getWide(op->getResult(0));
  auto emit = [&](Type part, uint32_t id, unsigned firstBit) {
    Attributes words;
    for (const APInt &number : numbers) {
      APInt digits = number.sextOrTrunc(bits).zext(256).extractBits(128, firstBit);
      words.append({digits.getRawData()[0], digits.getRawData()[1]});
    }
    encoder.emit(op, REFRT_OP_CONST, encoder.types.get(part), {}, {id}, {0, words});
  };
  emit(lowType, result.low, 0);
  emit(highType, result.high, 128);
}

} // namespace memref_cts::lowering
