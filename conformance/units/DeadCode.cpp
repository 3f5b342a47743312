//===-- DeadCode.cpp - what nobody would miss in a module ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Backwards, so that users are gone before what they used. Must not fold or move anything.
//
//===----------------------------------------------------------------------===//

#include "conformance/units/DeadCode.h"

#include "mlir/IR/Iterators.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/raw_ostream.h"

static void erase(mlir::ModuleOp module) {
  bool any = true;
  while (any) { // blocks need not stand in the order in which they run
    any = false;
    module.walk<mlir::WalkOrder::PostOrder, mlir::ReverseIterator>([&](mlir::Operation *op) {
      if (!mlir::isOpTriviallyDead(op))
        return;
      op->erase();
      any = true;
    });
  }
}

std::string memref_cts::conformance::textOf(mlir::ModuleOp module, bool withDeadCode) {
  mlir::OwningOpRef<mlir::ModuleOp> live;
  if (!withDeadCode) {
    live = module.clone();
    erase(*live);
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  (live ? *live : module).print(stream);
  return text;
}
