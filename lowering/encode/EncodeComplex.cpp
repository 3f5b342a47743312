//===- EncodeComplex.cpp - complex numbers as their parts -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations of the complex dialect whose result follows from the parts: they
// become extracts, float instructions and inserts. Multiplication is the
// textbook formula without recovery of infinities. A bitcast sees the parts in the
// order they have in memory. Rules X-PART, X-ADD, X-MUL, X-DIV, X-EQ, X-BITC,
// X-ABS, X-FUN and X-POW.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodeArith.h"
#include "lowering/encode/EncodeMath.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Flags.h"

#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;

namespace memref_cts::lowering {

namespace {

/// Emits instructions for one operation with fresh values in between.
class ComplexParts {
public:
  ComplexParts(Encoder &encoder, Operation *op, ComplexType type, uint32_t flags = 0)
      : encoder(encoder), op(op), flags(flags), whole(encoder.types.getOrRefuse(op, type)),
        part(encoder.types.getOrRefuse(op, type.getElementType())) {}

  bool isUsable() const { return whole != REFRT_NONE && part != REFRT_NONE; }

  uint32_t extract(Value value, unsigned position) {
    return emit(REFRT_OP_EXTRACTVALUE, whole, {encoder.getValue(value)}, part, {uint64_t(position)});
  }
  uint32_t arithmetic(refrt_opcode opcode, ArrayRef<uint32_t> operands) {
    return emit(opcode, part, operands, part, {}, flags);
  }
  uint32_t emit(refrt_opcode opcode, refrt_type type, ArrayRef<uint32_t> operands, refrt_type result,
                ArrayRef<uint64_t> attributes = {}, uint32_t withFlags = 0) {
    uint32_t value = encoder.addValue(result);
    encoder.emit(op, opcode, type, operands, {value}, {withFlags, attributes});
    return value;
  }
  /// The result of the operation, from its parts.
  void create(uint32_t re, uint32_t im) {
    uint32_t none = emit(REFRT_OP_POISON, whole, {}, whole);
    uint32_t half = emit(REFRT_OP_INSERTVALUE, whole, {none, re}, whole, {0});
    encoder.emit(op, REFRT_OP_INSERTVALUE, whole, {half, im}, {encoder.getValue(op->getResult(0))}, {0, {1}});
  }

private:
  Encoder &encoder;
  Operation *op;
  uint32_t flags;

public:
  const refrt_type whole, part;
};

} // namespace

void encode(Encoder &encoder, complex::ConstantOp op) { encodeConstant(encoder, op, op.getValue()); }

void encode(Encoder &encoder, complex::CreateOp op) {
  ComplexParts parts(encoder, op, op.getType());
  if (parts.isUsable())
    parts.create(encoder.getValue(op.getReal()), encoder.getValue(op.getImaginary()));
}

void encode(Encoder &encoder, complex::ReOp op) {
  encoder.emit(op, REFRT_OP_EXTRACTVALUE, op.getComplex().getType(), {0, {0}});
}

void encode(Encoder &encoder, complex::ImOp op) {
  encoder.emit(op, REFRT_OP_EXTRACTVALUE, op.getComplex().getType(), {0, {1}});
}

/// The same instruction on both parts.
static void encodePartwise(Encoder &encoder, Operation *op, refrt_opcode opcode, uint32_t flags) {
  ComplexParts parts(encoder, op, cast<ComplexType>(op->getResult(0).getType()), flags);
  if (!parts.isUsable())
    return;
  uint32_t results[2];
  for (unsigned i = 0; i < 2; ++i) {
    Ids operands;
    for (Value operand : op->getOperands())
      operands.push_back(parts.extract(operand, i));
    results[i] = parts.arithmetic(opcode, operands);
  }
  parts.create(results[0], results[1]);
}

void encode(Encoder &encoder, complex::AddOp op) {
  encodePartwise(encoder, op, REFRT_OP_ADDF, toFlags(op.getFastmath()));
}

void encode(Encoder &encoder, complex::SubOp op) {
  encodePartwise(encoder, op, REFRT_OP_SUBF, toFlags(op.getFastmath()));
}

void encode(Encoder &encoder, complex::NegOp op) {
  encodePartwise(encoder, op, REFRT_OP_NEGF, toFlags(op.getFastmath()));
}

void encode(Encoder &encoder, complex::ConjOp op) {
  ComplexParts parts(encoder, op, op.getType(), toFlags(op.getFastmath()));
  if (!parts.isUsable())
    return;
  uint32_t re = parts.extract(op.getComplex(), 0);
  uint32_t im = parts.extract(op.getComplex(), 1);
  parts.create(re, parts.arithmetic(REFRT_OP_NEGF, {im}));
}

void encode(Encoder &encoder, complex::MulOp op) {
  ComplexParts parts(encoder, op, op.getType(), toFlags(op.getFastmath()));
  if (!parts.isUsable())
    return;
  uint32_t a = parts.extract(op.getLhs(), 0), b = parts.extract(op.getLhs(), 1);
  uint32_t c = parts.extract(op.getRhs(), 0), d = parts.extract(op.getRhs(), 1);
  auto mul = [&](uint32_t x, uint32_t y) { return parts.arithmetic(REFRT_OP_MULF, {x, y}); };
  uint32_t re = parts.arithmetic(REFRT_OP_SUBF, {mul(a, c), mul(b, d)});
  uint32_t im = parts.arithmetic(REFRT_OP_ADDF, {mul(b, c), mul(a, d)});
  parts.create(re, im);
}

void encode(Encoder &encoder, complex::DivOp op) {
  if (!encoder.options.basicComplexDivision)
    return encoder.refusals.add(op, RefusalKind::Form,
                                "which algorithm divides is not determined; a case "
                                "chooses one with '// COMPLEX-DIVISION: basic'",
                                op.getType());
  ComplexParts parts(encoder, op, op.getType(), toFlags(op.getFastmath()));
  if (!parts.isUsable())
    return;
  uint32_t a = parts.extract(op.getLhs(), 0), b = parts.extract(op.getLhs(), 1);
  uint32_t c = parts.extract(op.getRhs(), 0), d = parts.extract(op.getRhs(), 1);
  auto emit = [&](refrt_opcode opcode, uint32_t x, uint32_t y) { return parts.arithmetic(opcode, {x, y}); };
  uint32_t norm = emit(REFRT_OP_ADDF, emit(REFRT_OP_MULF, c, c), emit(REFRT_OP_MULF, d, d));
  uint32_t re = emit(REFRT_OP_ADDF, emit(REFRT_OP_MULF, a, c), emit(REFRT_OP_MULF, b, d));
  uint32_t im = emit(REFRT_OP_SUBF, emit(REFRT_OP_MULF, b, c), emit(REFRT_OP_MULF, a, d));
  parts.create(emit(REFRT_OP_DIVF, re, norm), emit(REFRT_OP_DIVF, im, norm));
}

/// Numbers are equal when both parts are; a NaN makes them differ.
static void encodeEquality(Encoder &encoder, Operation *op, refrt_fcmp predicate, refrt_opcode join) {
  ComplexParts parts(encoder, op, cast<ComplexType>(op->getOperand(0).getType()));
  Type bit = op->getResult(0).getType();
  if (!parts.isUsable())
    return;
  refrt_type bitId = encoder.types.get(bit);
  uint32_t both[2];
  for (unsigned i = 0; i < 2; ++i) {
    uint32_t lhs = parts.extract(op->getOperand(0), i);
    uint32_t rhs = parts.extract(op->getOperand(1), i);
    both[i] = parts.emit(REFRT_OP_CMPF, parts.part, {lhs, rhs}, bitId, {uint64_t(predicate)});
  }
  encoder.emit(op, join, bitId, both, {encoder.getValue(op->getResult(0))});
}

void encode(Encoder &encoder, complex::EqualOp op) { encodeEquality(encoder, op, REFRT_FCMP_OEQ, REFRT_OP_AND); }

void encode(Encoder &encoder, complex::NotEqualOp op) { encodeEquality(encoder, op, REFRT_FCMP_UNE, REFRT_OP_OR); }

#define APPROXIMATE(CLASS, FUNCTION)                                                                                   \
  void encode(Encoder &encoder, CLASS op) {                                                                            \
    if (checkTolerance(encoder, op))                                                                                   \
      encoder.emit(op, REFRT_OP_APPROX_COMPLEX, op.getType(), {toFlags(op.getFastmath()), {REFRT_MATH_##FUNCTION}});   \
  }
APPROXIMATE(complex::Atan2Op, ATAN2)
APPROXIMATE(complex::CosOp, COS)
APPROXIMATE(complex::ExpOp, EXP)
APPROXIMATE(complex::Expm1Op, EXPM1)
APPROXIMATE(complex::LogOp, LOG)
APPROXIMATE(complex::Log1pOp, LOG1P)
APPROXIMATE(complex::PowOp, POW)
APPROXIMATE(complex::RsqrtOp, RSQRT)
APPROXIMATE(complex::SignOp, SIGN)
APPROXIMATE(complex::SinOp, SIN)
APPROXIMATE(complex::SqrtOp, SQRT)
APPROXIMATE(complex::TanOp, TAN)
APPROXIMATE(complex::TanhOp, TANH)
#undef APPROXIMATE

/// A function of two numbers, applied to the parts.
static void encodeOfParts(Encoder &encoder, Operation *op, uint32_t flags, refrt_math function, unsigned first) {
  Value operand = op->getOperand(0);
  ComplexParts parts(encoder, op, cast<ComplexType>(operand.getType()));
  if (!parts.isUsable() || !checkTolerance(encoder, op))
    return;
  uint32_t a = parts.extract(operand, first);
  uint32_t b = parts.extract(operand, 1 - first);
  encoder.emit(op, REFRT_OP_APPROXF, parts.part, {a, b}, {encoder.getValue(op->getResult(0))},
               {flags, {uint64_t(function)}});
}

void encode(Encoder &encoder, complex::AbsOp op) {
  encodeOfParts(encoder, op, toFlags(op.getFastmath()), REFRT_MATH_HYPOT, 0);
}

void encode(Encoder &encoder, complex::AngleOp op) {
  encodeOfParts(encoder, op, toFlags(op.getFastmath()), REFRT_MATH_ATAN2, 1);
}

void encode(Encoder &encoder, complex::BitcastOp op) {
  Value operand = op.getOperand();
  Type from = operand.getType(), to = op.getType();
  if (from == to || (!isa<ComplexType>(from) && !isa<ComplexType>(to)))
    return encoder.emit(op, REFRT_OP_BITCAST, from);
  refrt_type fromId = encoder.types.getOrRefuse(op, from);
  refrt_type toId = encoder.types.getOrRefuse(op, to);
  if (fromId == REFRT_NONE || toId == REFRT_NONE)
    return;
  auto getPartBits = [](Type type) {
    ComplexType complex = dyn_cast<ComplexType>(type);
    return complex ? complex.getElementType().getIntOrFloatBitWidth() : 0;
  };
  unsigned bits = std::max(getPartBits(from), getPartBits(to));
  if (bits > 64)
    return encoder.refusals.add(op, RefusalKind::Type, "a bitcast of more than 128 bits", from);
  Builder builder(op.getContext());
  refrt_type wideId = encoder.types.get(builder.getIntegerType(2 * bits));
  refrt_type halfId = encoder.types.get(builder.getIntegerType(bits));
  // Part 0 lies at the lower address.
  unsigned low = encoder.layout.get().big_endian ? 1 : 0;
  uint32_t result = encoder.getValue(op.getResult());
  ComplexParts any(encoder, op, isa<ComplexType>(from) ? cast<ComplexType>(from) : cast<ComplexType>(to));
  auto shiftBy = [&] { return any.emit(REFRT_OP_CONST, wideId, {}, wideId, {uint64_t(bits), 0}); };

  uint32_t wide;
  if (isa<ComplexType>(from)) {
    uint32_t halves[2];
    for (unsigned i = 0; i < 2; ++i) {
      uint32_t part = any.extract(operand, i);
      uint32_t half = any.emit(REFRT_OP_BITCAST, any.part, {part}, halfId);
      halves[i] = any.emit(REFRT_OP_ZEXT, halfId, {half}, wideId);
    }
    uint32_t high = any.emit(REFRT_OP_SHL, wideId, {halves[1 - low], shiftBy()}, wideId);
    wide = any.emit(REFRT_OP_OR, wideId, {halves[low], high}, wideId);
  } else {
    wide = any.emit(REFRT_OP_BITCAST, fromId, {encoder.getValue(operand)}, wideId);
  }

  if (!isa<ComplexType>(to))
    return encoder.emit(op, REFRT_OP_BITCAST, wideId, {wide}, {result});
  ComplexParts target(encoder, op, cast<ComplexType>(to));
  uint32_t high = any.emit(REFRT_OP_SHRU, wideId, {wide, shiftBy()}, wideId);
  uint32_t halves[2] = {low ? high : wide, low ? wide : high};
  uint32_t parts[2];
  for (unsigned i = 0; i < 2; ++i) {
    uint32_t half = any.emit(REFRT_OP_TRUNC, wideId, {halves[i]}, halfId);
    parts[i] = any.emit(REFRT_OP_BITCAST, halfId, {half}, target.part);
  }
  target.create(parts[0], parts[1]);
}

} // namespace memref_cts::lowering
