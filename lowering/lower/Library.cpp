//===- Library.cpp - Functions of C's mathematical library ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, types, and which operations need which function. A name that the user
// has given to something else is found by the check, before anything changes.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/Library.h"
#include "lowering/lower/Patterns.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace memref_cts::lowering;

std::string memref_cts::lowering::getLibraryName(LibraryFunction function,
                                                 Type number) {
  static constexpr StringLiteral kNames[] = {
      "acosh", "asinh", "atanh", "cbrt", "erf", "erfc", "expm1", "log1p"};
  StringRef name = kNames[static_cast<unsigned>(function)];
  return (name + (number.isF32() ? "f" : "")).str();
}

LLVM::LLVMFunctionType
memref_cts::lowering::getLibraryFunctionType(Type number) {
  return LLVM::LLVMFunctionType::get(number, {number});
}

Value memref_cts::lowering::callLibrary(LoweringState &state,
                                        OpBuilder &builder, Location loc,
                                        LibraryFunction function,
                                        Value argument,
                                        LLVM::FastmathFlags flags) {
  Type number = argument.getType();
  Value result =
      state.symbols.call(builder, loc, getLibraryName(function, number),
                         getLibraryFunctionType(number), argument);
  // A function that is lowered later is called by an operation without flags.
  if (auto call = result.getDefiningOp<LLVM::CallOp>())
    call.setFastmathFlags(flags);
  return result;
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

ArrayRef<LibraryFunction>
memref_cts::lowering::getLibraryFunctions(Operation *op) {
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
      .Case<math::ExpM1Op, complex::Expm1Op>(
          [](auto) { return Functions(kExpm1); })
      // The logarithm of a complex number near the unit circle needs it.
      .Case<math::Log1pOp, complex::LogOp, complex::Log1pOp, complex::PowOp,
            complex::Atan2Op>([](auto) { return Functions(kLog1p); })
      .Default([](Operation *) { return Functions(); });
}
