//===-- ReadBack.h - values that go through a struct -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lowering may put a value that it computed into a descriptor of its own and read it back.
// Others fold that, so that a CHECK line about reads of descriptors must not count it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_READBACK_H
#define MEMREF_CTS_CONFORMANCE_UNITS_READBACK_H

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace memref_cts::conformance {

/// The text of a module without dead code, in which users of a field that is read back have the
/// value that was written. A struct that is made of arguments of a block alone stays read: it is
/// a descriptor that the code was given. The module stays as it is.
std::string textForwarded(mlir::ModuleOp module);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_READBACK_H
