//===-- DeadCode.cpp - what nobody would miss in a module ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operation is looked at once, and again when its last user is gone: the time is linear
// in the module, whatever the order of its blocks. Must not fold or move anything.
//
//===----------------------------------------------------------------------===//

#include "conformance/units/DeadCode.h"

#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

#include <vector>

static void eraseDeadCode(mlir::ModuleOp module) {
  std::vector<mlir::Operation *> pending; // from its end: mostly users before what they use, inner before outer
  llvm::DenseSet<mlir::Operation *> erased;
  module.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) { pending.push_back(op); });
  while (!pending.empty()) {
    mlir::Operation *op = pending.back();
    pending.pop_back();
    if (erased.contains(op) || !mlir::isOpTriviallyDead(op))
      continue;
    llvm::SetVector<mlir::Operation *> used;
    op->walk([&](mlir::Operation *inner) {
      erased.insert(inner);
      for (mlir::Value operand : inner->getOperands())
        if (mlir::Operation *definition = operand.getDefiningOp())
          used.insert(definition);
    });
    op->erase();
    for (mlir::Operation *definition : used)
      if (!erased.contains(definition) && definition->use_empty())
        pending.push_back(definition);
  }
}

std::string memref_cts::conformance::textOf(mlir::ModuleOp module, bool withDeadCode) {
  mlir::OwningOpRef<mlir::ModuleOp> live;
  if (!withDeadCode) {
    live = module.clone();
    eraseDeadCode(*live);
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  (live ? *live : module).print(stream);
  return text;
}
