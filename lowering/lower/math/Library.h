//===- Library.h - Functions of C's mathematical library ------ -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that no intrinsic of LLVM stands for, and the types in which they,
// and functions of complex numbers, are evaluated. Called by name, as C has
// them; where it has no name, expm1 and log1p are made of intrinsics.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_LIBRARY_H
#define MEMREF_CTS_LOWERING_LOWER_LIBRARY_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace memref_cts::lowering {

struct LoweringState;

enum class LibraryFunction : uint8_t { Acosh, Asinh, Atanh, Cbrt, Erf, Erfc, Expm1, Log1p };

/// The name of the variant for `number`, which is f32 or f64.
std::string getLibraryName(LibraryFunction function, mlir::Type number);
/// One number to one number.
mlir::LLVM::LLVMFunctionType getLibraryFunctionType(mlir::Type number);

/// Whether C has a name for the variant for `number` on every target.
bool isInLibrary(mlir::Type number);
/// Whether the function can be made of intrinsics where it is not in the library.
bool isMadeOfIntrinsics(LibraryFunction function);

/// The value at `argument`, a number, or a vector of which the function can be made
/// of intrinsics. The function is that of the source operation or one
/// of its steps, of which `flags` hold.
mlir::Value evaluateFunction(LoweringState &state, mlir::OpBuilder &builder, mlir::Location loc,
                             LibraryFunction function, mlir::Value argument, mlir::LLVM::FastmathFlags flags);

/// The type in which a function of `number` is evaluated by the library: f32
/// for the narrower ones, else the type itself, for which C may have no name.
mlir::Type getLibraryType(mlir::Type number);

/// The type in which functions of complex numbers with parts of type `number`
/// are evaluated. It is f64 for the narrower ones, whose intermediate results then
/// neither leave the range nor lose digits that count.
mlir::Type getWideType(mlir::Type number);

/// What the lowering of `op` evaluates.
llvm::ArrayRef<LibraryFunction> getLibraryFunctions(mlir::Operation *op);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_LIBRARY_H
