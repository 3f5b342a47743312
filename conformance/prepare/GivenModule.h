//===-- GivenModule.h - what is lowered of a prepared module ----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A compiler under test gets the module of the file. Lowerings that this tool names
// itself begin behind structured control flow, so that it is taken apart for them, as
// it is without a preparation. Must not know which lowering is which.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PREPARE_GIVENMODULE_H
#define MEMREF_CTS_CONFORMANCE_PREPARE_GIVENMODULE_H

#include "conformance/Worker.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace memref_cts::conformance {

class LoweringContext;

class GivenModule {
public:
  GivenModule() = default;
  /// Null: nothing was prepared.
  GivenModule(mlir::OwningOpRef<mlir::ModuleOp> asItIs) : chosen(std::move(asItIs)) {}

  explicit operator bool() const { return bool(chosen); }
  mlir::ModuleOp operator*() const { return *chosen; }
  /// The module of the file, or that without structured control flow, if `mode` wants that. True: it is
  /// another one than before.
  bool choose(LoweringContext &context, bool asItIs, LowerStructured mode);

private:
  mlir::OwningOpRef<mlir::ModuleOp> chosen, other;
  bool isAsItIs = true;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PREPARE_GIVENMODULE_H
