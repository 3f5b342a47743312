//===- CheckAttributes.h - What can be lowered of attributes -- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of functions, calls, modules and operations. For each check: an error text, or none.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECKATTRIBUTES_H
#define MEMREF_CTS_LOWERING_LOWER_CHECKATTRIBUTES_H

#include "lowering/lower/check/Legality.h"

namespace mlir::func {
class FuncOp;
} // namespace mlir::func

namespace memref_cts::lowering {

/// Why the attributes of a function or call, in their LLVM form, say something
/// else or cannot be (CALL-RANKED-04, CALL-RANKED-10, BARE-19, LLVMMOD-ATTR-02).
/// `own` are those of the function itself. Warns of promises that have no place.
std::optional<std::string> checkAttributes(mlir::Operation *op, Checker &checker, const LoweringTypeConverter &boundary,
                                           mlir::FunctionType type, mlir::ArrayAttr argAttrs, mlir::ArrayAttr resAttrs,
                                           llvm::ArrayRef<mlir::NamedAttribute> own = {});
std::optional<std::string> checkFunctionAttributes(mlir::func::FuncOp func, Checker &checker,
                                                   const LoweringTypeConverter &boundary);

/// Warns of attributes of an operation besides functions that it does not know.
void checkDiscardable(mlir::Operation *op, Checker &checker);

/// Why `module` itself is refused, whatever is in it.
std::optional<std::string> checkModule(mlir::ModuleOp module);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECKATTRIBUTES_H
