//===- EncodeLibrary.cpp - calls of C's mathematical library --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of <math.h> and <complex.h> that lowered code calls by name. They are those of C11
// 7.12 and 7.3, with annexes F and G for special values, and exp10, roundeven
// and rsqrt, which C23 added. Those with one right result are the instruction
// that gives it; the others are approximated, and stay calls where no tolerance
// is declared. A complex number is passed as its two parts, as MLIR does it,
// whatever a target's C compiler does. Rule L-LIBRARY.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodeLibrary.h"
#include "lowering/encode/Encoder.h"
#include "lowering/encode/Pieces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

namespace {
struct LibraryRow {
  StringLiteral name; ///< for double
  unsigned operands;
  refrt_opcode opcode;
  uint64_t attribute = 0; ///< where the opcode has one

  bool isApproximate() const { return opcode == REFRT_OP_APPROXF || opcode == REFRT_OP_APPROX_COMPLEX; }
  Attributes getAttributes() const {
    if (opcode == REFRT_OP_ROUNDF || isApproximate())
      return {attribute};
    return {};
  }
};
} // namespace

#define ROUND(NAME, MODE) {NAME, 1, REFRT_OP_ROUNDF, REFRT_ROUND_##MODE}
#define APPROXIMATE(NAME, OPERANDS, FUNCTION) {NAME, OPERANDS, REFRT_OP_APPROXF, REFRT_MATH_##FUNCTION}
static constexpr LibraryRow kRealFunctions[] = {
    {"copysign", 2, REFRT_OP_COPYSIGN},
    {"fabs", 1, REFRT_OP_ABSF},
    {"fma", 3, REFRT_OP_FMA},
    {"fmod", 2, REFRT_OP_REMF},
    {"sqrt", 1, REFRT_OP_SQRT},
    ROUND("ceil", UP),
    ROUND("floor", DOWN),
    // The rounding mode is the default one.
    ROUND("nearbyint", NEAREST_EVEN),
    ROUND("rint", NEAREST_EVEN),
    ROUND("round", NEAREST_AWAY),
    ROUND("roundeven", NEAREST_EVEN),
    ROUND("trunc", TO_ZERO),
    APPROXIMATE("acos", 1, ACOS),
    APPROXIMATE("acosh", 1, ACOSH),
    APPROXIMATE("asin", 1, ASIN),
    APPROXIMATE("asinh", 1, ASINH),
    APPROXIMATE("atan", 1, ATAN),
    APPROXIMATE("atan2", 2, ATAN2),
    APPROXIMATE("atanh", 1, ATANH),
    APPROXIMATE("cbrt", 1, CBRT),
    APPROXIMATE("cos", 1, COS),
    APPROXIMATE("cosh", 1, COSH),
    APPROXIMATE("erf", 1, ERF),
    APPROXIMATE("erfc", 1, ERFC),
    APPROXIMATE("exp", 1, EXP),
    APPROXIMATE("exp10", 1, EXP10),
    APPROXIMATE("exp2", 1, EXP2),
    APPROXIMATE("expm1", 1, EXPM1),
    APPROXIMATE("hypot", 2, HYPOT),
    APPROXIMATE("log", 1, LOG),
    APPROXIMATE("log10", 1, LOG10),
    APPROXIMATE("log1p", 1, LOG1P),
    APPROXIMATE("log2", 1, LOG2),
    APPROXIMATE("pow", 2, POW),
    APPROXIMATE("rsqrt", 1, RSQRT),
    APPROXIMATE("sin", 1, SIN),
    APPROXIMATE("sinh", 1, SINH),
    APPROXIMATE("tan", 1, TAN),
    APPROXIMATE("tanh", 1, TANH),
};
#undef ROUND
#undef APPROXIMATE

/// From complex numbers to a complex number. The others of <complex.h> have no
/// operation that they stand for.
#define APPROXIMATE(NAME, OPERANDS, FUNCTION) {NAME, OPERANDS, REFRT_OP_APPROX_COMPLEX, REFRT_MATH_##FUNCTION}
static constexpr LibraryRow kComplexFunctions[] = {
    APPROXIMATE("ccos", 1, COS), APPROXIMATE("cexp", 1, EXP),   APPROXIMATE("clog", 1, LOG),
    APPROXIMATE("cpow", 2, POW), APPROXIMATE("csin", 1, SIN),   APPROXIMATE("csqrt", 1, SQRT),
    APPROXIMATE("ctan", 1, TAN), APPROXIMATE("ctanh", 1, TANH), {"conj", 1, REFRT_OP_NEGF},
};
#undef APPROXIMATE

/// From the parts of a complex number to a real one.
static constexpr LibraryRow kFunctionsOfParts[] = {
    {"cabs", 1, REFRT_OP_APPROXF, REFRT_MATH_HYPOT},
    {"carg", 1, REFRT_OP_APPROXF, REFRT_MATH_ATAN2},
};

/// The name for double of a function that has this name for numbers of a type,
/// or "": float has the suffix f, long double l.
static StringRef getDoubleName(StringRef name, Type number) {
  if (number.isF64())
    return name;
  bool isLong = number.isF80() || number.isF128();
  if ((number.isF32() && name.consume_back("f")) || (isLong && name.consume_back("l")))
    return name;
  return "";
}

/// The type of both parts of a complex number, or null.
static Type getPartType(Type type) {
  if (ComplexType complex = dyn_cast<ComplexType>(type))
    return complex.getElementType();
  auto pair = dyn_cast<LLVM::LLVMStructType>(type);
  if (!pair || pair.isOpaque() || pair.isPacked() || pair.getBody().size() != 2 ||
      pair.getBody()[0] != pair.getBody()[1])
    return {};
  return pair.getBody()[0];
}

static const LibraryRow *find(ArrayRef<LibraryRow> functions, StringRef name, size_t operands) {
  const LibraryRow *found = llvm::find_if(
      functions, [&](const LibraryRow &function) { return function.name == name && function.operands == operands; });
  return found == functions.end() ? nullptr : found;
}

namespace {
/// One call of a function of complex numbers.
class ComplexCall {
public:
  ComplexCall(Encoder &encoder, Operation *op, Type part, uint32_t flags)
      : encoder(encoder), op(op), p(encoder, op), flags(flags), part(encoder.types.get(part)),
        number(refrt_type_complex(encoder.program, this->part)) {}

  void encodeComplex(const LibraryRow &function) {
    refrt_type type = encoder.types.get(op->getResult(0).getType());
    if (function.opcode == REFRT_OP_NEGF) {
      uint32_t im = p.same(REFRT_OP_NEGF, part, {extract(0, 1)}, {flags, {}});
      return p.makeStruct(type, {extract(0, 0), im});
    }
    Ids operands;
    for (unsigned i = 0; i < op->getNumOperands(); ++i) {
      uint32_t half = insert(p.same(REFRT_OP_POISON, number, {}), i, 0);
      operands.push_back(insert(half, i, 1));
    }
    uint32_t result = p.same(function.opcode, number, operands, {flags, function.getAttributes()});
    uint32_t parts[2];
    for (uint64_t i = 0; i < 2; ++i)
      parts[i] = p.add(REFRT_OP_EXTRACTVALUE, number, part, {result}, {0, {i}});
    p.makeStruct(type, parts);
  }

  void encodeOfParts(const LibraryRow &function) {
    uint32_t re = extract(0, 0), im = extract(0, 1);
    bool isAngle = function.attribute == REFRT_MATH_ATAN2;
    encoder.emit(op, function.opcode, part, {isAngle ? im : re, isAngle ? re : im},
                 {encoder.getValue(op->getResult(0))}, {flags, function.getAttributes()});
  }

private:
  uint32_t extract(unsigned operand, uint64_t position) {
    Value value = op->getOperand(operand);
    return p.add(REFRT_OP_EXTRACTVALUE, encoder.types.get(value.getType()), part, {encoder.getValue(value)},
                 {0, {position}});
  }
  uint32_t insert(uint32_t into, unsigned operand, uint64_t position) {
    return p.same(REFRT_OP_INSERTVALUE, number, {into, extract(operand, position)}, {0, {position}});
  }

  Encoder &encoder;
  Operation *op;
  Pieces p;
  uint32_t flags;
  refrt_type part, number;
};
} // namespace

bool encodeLibraryCall(Encoder &encoder, Operation *op, StringAttr callee, uint32_t flags) {
  auto function = dyn_cast_or_null<FunctionOpInterface>(encoder.symbols.lookup(callee));
  const refrt_program *source = encoder.options.source;
  if (!function || !function.isExternal() || op->getNumResults() != 1 || op->getNumOperands() == 0 ||
      encoder.refusals.any() ||
      (source && refrt_program_find_function(source, callee.getValue().str().c_str()) != REFRT_NONE))
    return false;
  Type operand = op->getOperand(0).getType();
  Type result = op->getResult(0).getType();
  if (!llvm::all_equal(op->getOperandTypes()))
    return false;
  Type part = getPartType(operand);
  Type number = part ? part : operand;
  StringRef name = getDoubleName(callee.getValue(), number);
  const LibraryRow *found = find(!part               ? ArrayRef<LibraryRow>(kRealFunctions)
                                 : result == operand ? ArrayRef<LibraryRow>(kComplexFunctions)
                                                     : ArrayRef<LibraryRow>(kFunctionsOfParts),
                                 name, op->getNumOperands());
  if (!found || (result != operand && result != number) || (found->isApproximate() && !encoder.options.approximate))
    return false;
  if (!part)
    encoder.emit(op, found->opcode, result, {flags, found->getAttributes()});
  else if (result == operand)
    ComplexCall(encoder, op, part, flags).encodeComplex(*found);
  else
    ComplexCall(encoder, op, part, flags).encodeOfParts(*found);
  return true;
}

} // namespace memref_cts::lowering
