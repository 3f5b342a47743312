//===- UncheckedPromises.h - promises that no instruction can check *- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of operations and functions that promise what the machine cannot see.
// Each is counted or refused.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_UNCHECKEDPROMISES_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_UNCHECKEDPROMISES_H

#include "lowering/encode/module/Refusals.h"

namespace memref_cts::lowering {

/// What attributes of an operation or function say; true after a refusal.
bool refusesPromises(Refusals &refusals, mlir::Operation *op);
/// The same of what `passthrough` of a function with a body says.
bool refusesPassthrough(Refusals &refusals, mlir::Operation *function);
/// Whether `passthrough` of a function names the attribute. The function may be null.
bool passesThrough(mlir::Operation *function, llvm::StringRef name);
/// The attribute that makes an argument a copy of what its pointer points to,
/// or "": such a call does more than pass a pointer.
llvm::StringRef getCopiedArgument(mlir::DictionaryAttr attributes);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_UNCHECKEDPROMISES_H
