//===- BoundaryAttributes.h - Attributes at the boundary ------ -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which attributes of a function, call, argument or result have a place in what
// it is lowered to, and which one. Those without a place are refused or warned of by
// CheckAttributes.cpp. An ArrayAttr of attributes has one dictionary an argument.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_BOUNDARYATTRIBUTES_H
#define MEMREF_CTS_LOWERING_LOWER_BOUNDARYATTRIBUTES_H

#include "lowering/lower/base/State.h"

namespace mlir::func {
class FuncOp;
} // namespace mlir::func

namespace memref_cts::lowering {

/// Attribute of a function that gives it its linkage.
constexpr llvm::StringLiteral kLinkageAttr = "llvm.linkage";

/// Attribute of the LLVM dialect's functions that is taken from those lowered.
constexpr llvm::StringLiteral kMemoryEffectsAttr = "memory_effects";

/// Attribute of a function that passes bare pointers whatever the option says.
constexpr llvm::StringLiteral kBarePointersAttr = "llvm.bareptr";

/// Attributes of the arguments of a function or call of that source type, for
/// the flattened ones; null if there are none. `attrs` is an array of
/// dictionaries or null.
mlir::ArrayAttr flattenArgumentAttributes(const LoweringTypeConverter &converter, mlir::FunctionType type,
                                          mlir::ArrayAttr attrs);

/// Attributes of the result of a function or call; null if there are none or
/// the result is packed or a descriptor, which no attribute speaks of.
mlir::ArrayAttr keepResultAttributes(const LoweringTypeConverter &converter, mlir::TypeRange types,
                                     mlir::ArrayAttr attrs);

/// Attributes of the function itself in its LLVM form: visibility, those of other
/// dialects or of none, and those that are llvm.func's own.
llvm::SmallVector<mlir::NamedAttribute> keepFunctionAttributes(mlir::func::FuncOp function);

/// Whether an attribute of that name says of a pointer what type it points to,
/// and `attrs` with such types converted, as far as they can be.
bool namesPointee(llvm::StringRef attribute);
mlir::DictionaryAttr convertAttributeTypes(const LoweringTypeConverter &converter, mlir::DictionaryAttr attrs);

/// Those attributes of an argument whose names start with "llvm.", or the
/// others.
mlir::DictionaryAttr selectAttributes(mlir::DictionaryAttr attrs, bool ofLLVM);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_BOUNDARYATTRIBUTES_H
