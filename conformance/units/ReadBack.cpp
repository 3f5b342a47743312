//===-- ReadBack.cpp - values that go through a struct ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a read backwards over the writes that made the struct. Must not fold anything else.
//
//===----------------------------------------------------------------------===//

#include "conformance/units/ReadBack.h"

#include "conformance/units/DeadCode.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/OwningOpRef.h"

/// Whether one position is the other, or inside of it.
static bool overlap(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b) {
  size_t both = std::min(a.size(), b.size());
  return a.take_front(both) == b.take_front(both);
}

/// Whether arguments of a block are all that a struct is made of: it is a descriptor that the
/// code was given, in its parts.
static bool isGiven(mlir::Value aggregate) {
  for (; auto write = aggregate.getDefiningOp<mlir::LLVM::InsertValueOp>(); aggregate = write.getContainer())
    if (write.getValue().getDefiningOp())
      return false;
  return true;
}

/// What was written to the field that `read` reads, or null: nobody sees which value that is.
static mlir::Value written(mlir::LLVM::ExtractValueOp read) {
  mlir::Value aggregate = read.getContainer();
  if (isGiven(aggregate))
    return {};
  while (auto write = aggregate.getDefiningOp<mlir::LLVM::InsertValueOp>()) {
    if (write.getPosition() == read.getPosition())
      return write.getValue();
    if (overlap(write.getPosition(), read.getPosition()))
      return {};
    aggregate = write.getContainer();
  }
  return {};
}

std::string memref_cts::conformance::textForwarded(mlir::ModuleOp module) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  // A value may go through several structs. Reads come after writes, so each needs one look.
  copy->walk<mlir::WalkOrder::PreOrder>([](mlir::LLVM::ExtractValueOp read) {
    if (mlir::Value value = written(read))
      read.getResult().replaceAllUsesWith(value);
  });
  return textOf(*copy, /*withDeadCode=*/false);
}
