//===- Library.cpp - Functions of C's mathematical library ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, types, and which operations need which function. A name that the user
// has given to something else is found by the check, before anything changes.
// Functions that C has no name for, or of lanes without numbers, are made of exp
// and log. Their rounding is taken back with what they were given in fact (W.
// Kahan's correction).
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/math/Library.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace memref_cts::lowering;

std::string memref_cts::lowering::getLibraryName(LibraryFunction function, Type number) {
  static constexpr StringLiteral kNames[] = {"acosh", "asinh", "atanh", "cbrt", "erf", "erfc", "expm1", "log1p"};
  StringRef name = kNames[static_cast<unsigned>(function)];
  return (name + (number.isF32() ? "f" : "")).str();
}

LLVM::LLVMFunctionType memref_cts::lowering::getLibraryFunctionType(Type number) {
  return LLVM::LLVMFunctionType::get(number, {number});
}

bool memref_cts::lowering::isInLibrary(Type number) { return isa<Float32Type, Float64Type>(number); }

bool memref_cts::lowering::isMadeOfIntrinsics(LibraryFunction function) {
  return function == LibraryFunction::Expm1 || function == LibraryFunction::Log1p;
}

/// Calls the variant for the type of `argument`.
static Value callLibrary(LoweringState &state, OpBuilder &builder, Location loc, LibraryFunction function,
                         Value argument, LLVM::FastmathFlags flags) {
  Type number = argument.getType();
  Value result =
      state.symbols.call(builder, loc, getLibraryName(function, number), getLibraryFunctionType(number), argument);
  // A function that is lowered later is called by an operation without flags.
  if (auto call = result.getDefiningOp<LLVM::CallOp>())
    call.setFastmathFlags(flags);
  return result;
}

namespace {

/// Functions near their zero, of x, a number or a vector.
class Correction {
public:
  Correction(OpBuilder &builder, Location loc, Value x, LLVM::FastmathFlags flags)
      : builder(builder), loc(loc), x(x), flags(flags & kInnerFlags) {}

  /// With u = 1 + x, rounded: log(u) * (x / (u - 1)), and x where u is 1.
  Value log1p() const {
    Value u = LLVM::FAddOp::create(builder, loc, x, number(1.0), flags);
    Value log = LLVM::LogOp::create(builder, loc, u, flags);
    Value value = scale(log, x, minusOne(u));
    // Where u is infinite the factor is no number.
    value = choose(u, infinity(), u, value);
    return choose(u, number(1.0), x, value);
  }
  /// With u = e^x, rounded: (u - 1) * (x / log(u)), x where u is 1, and -1 where
  /// nothing of u is left.
  Value expm1() const {
    Value u = LLVM::ExpOp::create(builder, loc, x, flags);
    Value less = minusOne(u);
    Value log = LLVM::LogOp::create(builder, loc, u, flags);
    Value value = scale(less, x, log);
    value = choose(u, infinity(), u, value);
    value = choose(less, number(-1.0), less, value);
    return choose(u, number(1.0), x, value);
  }

private:
  /// What is said of operand and result says nothing of the steps, and in other
  /// orders they take nothing back.
  static constexpr LLVM::FastmathFlags kInnerFlags =
      LLVM::FastmathFlags::arcp | LLVM::FastmathFlags::contract | LLVM::FastmathFlags::afn;

  Type part() const { return getElementTypeOrSelf(x.getType()); }
  /// `value` in each lane.
  Value splat(TypedAttr value) const {
    if (auto vector = dyn_cast<VectorType>(x.getType()))
      value = SplatElementsAttr::get(vector, value);
    return LLVM::ConstantOp::create(builder, loc, x.getType(), value);
  }
  Value number(double value) const { return splat(FloatAttr::get(part(), value)); }
  Value infinity() const {
    return splat(FloatAttr::get(part(), APFloat::getInf(cast<FloatType>(part()).getFloatSemantics())));
  }
  Value minusOne(Value value) const { return LLVM::FSubOp::create(builder, loc, value, number(1.0), flags); }
  /// value * (dividend / divisor), in range when the result is.
  Value scale(Value value, Value dividend, Value divisor) const {
    Value factor = LLVM::FDivOp::create(builder, loc, dividend, divisor, flags);
    return LLVM::FMulOp::create(builder, loc, value, factor, flags);
  }
  Value choose(Value value, Value special, Value ofSpecial, Value other) const {
    Value isSpecial = LLVM::FCmpOp::create(builder, loc, LLVM::FCmpPredicate::oeq, value, special);
    return LLVM::SelectOp::create(builder, loc, isSpecial, ofSpecial, other);
  }

  OpBuilder &builder;
  Location loc;
  Value x;
  LLVM::FastmathFlags flags;
};

} // namespace

Value memref_cts::lowering::evaluateFunction(LoweringState &state, OpBuilder &builder, Location loc,
                                             LibraryFunction function, Value argument, LLVM::FastmathFlags flags) {
  if (isInLibrary(argument.getType()))
    return callLibrary(state, builder, loc, function, argument, flags);
  assert(isMadeOfIntrinsics(function) && "refused by the check");
  Correction correction(builder, loc, argument, flags);
  return function == LibraryFunction::Log1p ? correction.log1p() : correction.expm1();
}

Type memref_cts::lowering::getLibraryType(Type number) {
  if (number.getIntOrFloatBitWidth() < 32)
    return Float32Type::get(number.getContext());
  return number;
}

Type memref_cts::lowering::getWideType(Type number) {
  if (number.getIntOrFloatBitWidth() < 64)
    return Float64Type::get(number.getContext());
  return number;
}

ArrayRef<LibraryFunction> memref_cts::lowering::getLibraryFunctions(Operation *op) {
  using Functions = ArrayRef<LibraryFunction>;
  static constexpr LibraryFunction kAcosh[] = {LibraryFunction::Acosh};
  static constexpr LibraryFunction kAsinh[] = {LibraryFunction::Asinh};
  static constexpr LibraryFunction kAtanh[] = {LibraryFunction::Atanh};
  static constexpr LibraryFunction kCbrt[] = {LibraryFunction::Cbrt};
  static constexpr LibraryFunction kErf[] = {LibraryFunction::Erf};
  static constexpr LibraryFunction kErfc[] = {LibraryFunction::Erfc};
  static constexpr LibraryFunction kExpm1[] = {LibraryFunction::Expm1};
  static constexpr LibraryFunction kLog1p[] = {LibraryFunction::Log1p};
  return TypeSwitch<Operation *, Functions>(op)
      .Case([](math::AcoshOp) { return Functions(kAcosh); })
      .Case([](math::AsinhOp) { return Functions(kAsinh); })
      .Case([](math::AtanhOp) { return Functions(kAtanh); })
      .Case([](math::CbrtOp) { return Functions(kCbrt); })
      .Case([](math::ErfOp) { return Functions(kErf); })
      .Case([](math::ErfcOp) { return Functions(kErfc); })
      .Case<math::ExpM1Op, complex::Expm1Op>([](auto) { return Functions(kExpm1); })
      // The logarithm of a complex number near the unit circle needs it.
      .Case<math::Log1pOp, complex::LogOp, complex::Log1pOp, complex::PowOp, complex::Atan2Op>(
          [](auto) { return Functions(kLog1p); })
      .Default([](Operation *) { return Functions(); });
}
