//===- EncodeLLVMIntrinsic.cpp - scalar intrinsics and rare operations ----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of intrinsics that give their operand back, that are a few
// instructions, and of calls that can unwind. Nothing ever does, so that such a
// call goes on in its normal block. Rules L-IDENTITY, L-LDEXP, L-ORDER, L-PTRMASK,
// L-CONSTRAINED and L-INVOKE.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Encoder.h"
#include "lowering/encode/Flags.h"
#include "lowering/encode/Pieces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

//===----------------------------------------------------------------------===//
// The operand as it is
//===----------------------------------------------------------------------===//

#define SAME(CLASS)                                                                                                    \
  void encode(Encoder &encoder, LLVM::CLASS op) {                                                                      \
    encoder.emit(op, REFRT_OP_BITCAST, encoder.types.get(op->getOperand(0).getType()),                                 \
                 {encoder.getValue(op->getOperand(0))}, encoder.getValues(op->getResults()));                          \
  }
SAME(Annotation)
SAME(ExpectOp)
SAME(ExpectWithProbabilityOp)
SAME(LaunderInvariantGroupOp)
SAME(PtrAnnotation)
SAME(SSACopyOp)
SAME(StripInvariantGroupOp)
SAME(ThreadlocalAddressOp)
#undef SAME

//===----------------------------------------------------------------------===//
// Powers of two
//===----------------------------------------------------------------------===//

namespace {
/// Scalars of up to 64 bits by way of f128, where each of their numbers is a
/// normal one, and stays one when it is scaled. Rounding is left to the end.
struct Scaling {
  Scaling(Encoder &encoder, Operation *op, Value value)
      : p(encoder, op), narrow(encoder.types.get(value.getType())),
        wide(refrt_type_float(encoder.program, REFRT_FLOAT_F128)), bits(p.getInt(128)), truth(p.getInt(1)) {}

  uint32_t widen(uint32_t value, uint32_t flags) { return p.add(REFRT_OP_EXTF, narrow, wide, {value}, {flags, {}}); }
  uint32_t round(uint32_t value, uint32_t flags) {
    return p.add(REFRT_OP_TRUNCF, wide, narrow, {value}, {flags, {uint64_t(REFRT_ROUND_NEAREST_EVEN)}});
  }
  uint32_t test(refrt_fcmp predicate, uint32_t a, uint32_t b) {
    return p.add(REFRT_OP_CMPF, wide, truth, {a, b}, {0, {uint64_t(predicate)}});
  }

  Pieces p;
  refrt_type narrow, wide, bits, truth;
};
} // namespace

/// Whether the way through f128 is open; else after a refusal.
static bool checkScaling(Encoder &encoder, Operation *op) {
  Type type = op->getOperand(0).getType();
  if (type.isF16() || type.isBF16() || type.isF32() || type.isF64())
    return true;
  encoder.refusals.add(op, RefusalKind::Form, "scaling of vectors, or of floats above 64 bits", type);
  return false;
}

/// ldexp: x * 2^n, rounded once. Powers beyond 4096 do not change the result.
void encode(Encoder &encoder, LLVM::LoadExpOp op) {
  if (!checkScaling(encoder, op))
    return;
  Scaling s(encoder, op, op.getVal());
  Pieces &p = s.p;
  refrt_type type = encoder.types.get(op.getPower().getType());
  unsigned width = op.getPower().getType().getIntOrFloatBitWidth();
  if (width > 64 || width < 2)
    return encoder.refusals.add(op, RefusalKind::Form, "a power of less than 2 or more than 64 bits");
  uint32_t flags = toFlags(op.getFastmathFlags());
  uint32_t power = p.add(REFRT_OP_SEXT, type, s.bits, {encoder.getValue(op.getPower())});
  power = p.same(REFRT_OP_MINS, s.bits, {power, p.number(s.bits, 4096)});
  power = p.same(REFRT_OP_MAXS, s.bits, {power, p.number(s.bits, uint64_t(-4096), UINT64_MAX)});
  power = p.same(REFRT_OP_ADD, s.bits, {power, p.number(s.bits, 16383)});
  power = p.same(REFRT_OP_SHL, s.bits, {power, p.number(s.bits, 112)});
  uint32_t factor = p.add(REFRT_OP_BITCAST, s.bits, s.wide, {power});
  uint32_t scaled = p.same(REFRT_OP_MULF, s.wide, {s.widen(encoder.getValue(op.getVal()), flags), factor});
  encoder.emit(op, REFRT_OP_TRUNCF, s.wide, {scaled}, {encoder.getValue(op.getResult())},
               {flags, {uint64_t(REFRT_ROUND_NEAREST_EVEN)}});
}

/// frexp: the fraction in [0.5, 1) and the power that give the number; a zero
/// has power 0, infinities and NaN have none in particular.
void encode(Encoder &encoder, LLVM::FractionExpOp op) {
  if (!checkScaling(encoder, op))
    return;
  Scaling s(encoder, op, op.getVal());
  Pieces &p = s.p;
  auto parts = cast<LLVM::LLVMStructType>(op.getRes().getType());
  Type powerType = parts.getBody()[1];
  if (!powerType.isInteger() || powerType.getIntOrFloatBitWidth() < 16 || powerType.getIntOrFloatBitWidth() > 64)
    return encoder.refusals.add(op, RefusalKind::Form, "a power of less than 16 or more than 64 bits");
  refrt_type type = encoder.types.get(powerType);
  uint32_t value = encoder.getValue(op.getVal());
  uint32_t flags = toFlags(op.getFastmathFlags());
  uint32_t wide = s.widen(value, flags);
  uint32_t none = p.same(REFRT_OP_ZERO, s.wide, {});
  // Nothing is left of infinities and NaN when they are taken from themselves.
  uint32_t difference = p.same(REFRT_OP_SUBF, s.wide, {wide, wide});
  uint32_t odd = s.test(REFRT_FCMP_UNO, difference, none);
  uint32_t zero = s.test(REFRT_FCMP_OEQ, wide, none);
  uint32_t special = p.same(REFRT_OP_OR, s.truth, {odd, zero});
  uint32_t pattern = p.add(REFRT_OP_BITCAST, s.wide, s.bits, {wide});
  uint32_t exponent = p.same(REFRT_OP_SHRU, s.bits, {pattern, p.number(s.bits, 112)});
  exponent = p.same(REFRT_OP_AND, s.bits, {exponent, p.number(s.bits, 0x7fff)});
  exponent = p.same(REFRT_OP_SUB, s.bits, {exponent, p.number(s.bits, 16382)});
  uint32_t kept = p.same(REFRT_OP_AND, s.bits, {pattern, p.number(s.bits, UINT64_MAX, 0x8000ffffffffffff)});
  uint32_t half = p.same(REFRT_OP_OR, s.bits, {kept, p.number(s.bits, 0, uint64_t(16382) << 48)});
  uint32_t fraction = s.round(p.add(REFRT_OP_BITCAST, s.bits, s.wide, {half}), flags);
  fraction = p.choose(s.narrow, special, s.round(wide, flags), fraction);
  uint32_t any = p.same(REFRT_OP_FREEZE, type, {p.same(REFRT_OP_UNDEF, type, {})});
  uint32_t power = p.choose(type, odd, any,
                            p.choose(type, zero, p.number(type, 0), p.add(REFRT_OP_TRUNC, s.bits, type, {exponent})));
  p.makeStruct(encoder.types.get(op.getRes().getType()), {fraction, power});
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// -1, 0 or 1.
template <typename OpT>
static void encodeThreeWay(Encoder &encoder, OpT op, refrt_icmp less, refrt_icmp greater) {
  Pieces p(encoder, op);
  Type operands = op.getA().getType(), results = op.getRes().getType();
  Type bit = IntegerType::get(op.getContext(), 1);
  if (auto vector = dyn_cast<VectorType>(operands))
    bit = vector.clone(bit);
  refrt_type type = encoder.types.get(operands), truth = encoder.types.get(bit);
  refrt_type result = encoder.types.get(results);
  unsigned bits = getElementTypeOrSelf(results).getIntOrFloatBitWidth();
  uint32_t a = encoder.getValue(op.getA()), b = encoder.getValue(op.getB());
  uint32_t minus = p.number(result, bits < 64 ? (uint64_t(1) << bits) - 1 : UINT64_MAX,
                            bits <= 64    ? 0
                            : bits == 128 ? UINT64_MAX
                                          : (uint64_t(1) << (bits - 64)) - 1);
  uint32_t above = p.choose(result, p.compare(greater, type, truth, a, b), p.number(result, 1), p.number(result, 0));
  encoder.emit(op, REFRT_OP_SELECT, result, {p.compare(less, type, truth, a, b), minus, above},
               {encoder.getValue(op.getRes())});
}

void encode(Encoder &encoder, LLVM::SCmpOp op) { encodeThreeWay(encoder, op, REFRT_ICMP_SLT, REFRT_ICMP_SGT); }
void encode(Encoder &encoder, LLVM::UCmpOp op) { encodeThreeWay(encoder, op, REFRT_ICMP_ULT, REFRT_ICMP_UGT); }

/// The pointer moved by as much as the mask changes its address.
void encode(Encoder &encoder, LLVM::PtrMaskOp op) {
  if (isa<VectorType>(op.getPtr().getType()))
    return encoder.refusals.add(op, RefusalKind::Form, "address arithmetic on vectors of pointers",
                                op.getPtr().getType());
  if (!encoder.types.canComputeAddress(op, op.getPtr().getType()))
    return;
  Pieces p(encoder, op);
  refrt_type word = p.getInt(encoder.layout.get().pointer_bits);
  refrt_type pointer = encoder.types.get(op.getPtr().getType());
  refrt_type mask = encoder.types.get(op.getMask().getType());
  uint32_t base = encoder.getValue(op.getPtr());
  uint32_t address = p.add(REFRT_OP_PTRTOINT, pointer, word, {base});
  uint32_t wide = p.add(REFRT_OP_CASTU, mask, word, {encoder.getValue(op.getMask())});
  uint32_t masked = p.same(REFRT_OP_AND, word, {address, wide});
  uint32_t distance = p.same(REFRT_OP_SUB, word, {masked, address});
  encoder.emit(op, REFRT_OP_GEP, p.getInt(8), {base, distance}, {encoder.getValue(op.getRes())},
               {0, {uint64_t(REFRT_DYNAMIC)}});
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

template <typename OpT>
static void encodeConstrained(Encoder &encoder, OpT op, refrt_opcode opcode) {
  if (op.getFpExceptionBehavior() != LLVM::FPExceptionBehavior::Ignore)
    return encoder.refusals.add(op, RefusalKind::Form, "floating-point exceptions that are observed");
  encoder.emit(op, opcode, op->getOperand(0).getType());
}

void encode(Encoder &encoder, LLVM::ConstrainedFPExtIntr op) { encodeConstrained(encoder, op, REFRT_OP_EXTF); }
void encode(Encoder &encoder, LLVM::ConstrainedSIToFP op) {
  if (op.getRoundingmode() != LLVM::RoundingMode::NearestTiesToEven)
    return encoder.refusals.add(op, RefusalKind::Form, "a conversion that rounds not to nearest");
  encodeConstrained(encoder, op, REFRT_OP_SITOFP);
}
void encode(Encoder &encoder, LLVM::ConstrainedUIToFP op) {
  if (op.getRoundingmode() != LLVM::RoundingMode::NearestTiesToEven)
    return encoder.refusals.add(op, RefusalKind::Form, "a conversion that rounds not to nearest");
  encodeConstrained(encoder, op, REFRT_OP_UITOFP);
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

void encode(Encoder &encoder, LLVM::LandingpadOp op) {
  encoder.emit(op, REFRT_OP_POISON, encoder.types.get(op.getRes().getType()), {}, encoder.getValues(op->getResults()));
}

void encode(Encoder &encoder, LLVM::ResumeOp op) { encoder.emit(op, REFRT_OP_UNREACHABLE, REFRT_NONE, {}, {}); }

void encode(Encoder &encoder, LLVM::UBSanTrap op) { encoder.emit(op, REFRT_OP_TRAP, REFRT_NONE, {}, {}); }

void encode(Encoder &encoder, LLVM::DSOLocalEquivalentOp op) {
  StringAttr name = op.getFunctionNameAttr().getAttr();
  encoder.emit(op, REFRT_OP_FUNCTION_ADDRESS, op.getRes().getType(), {0, {encoder.symbols.getFunction(op, name)}});
}

} // namespace memref_cts::lowering
