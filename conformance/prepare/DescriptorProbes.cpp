//===-- DescriptorProbes.cpp - calls that show descriptors ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conformance/prepare/DescriptorProbes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace {
class ProbeInserter {
public:
  explicit ProbeInserter(ModuleOp source) : symbols(source), builder(source.getContext()) {}

  /// Of the blocks of a function, or of an operation with control flow.
  void addTo(Region &region);
  unsigned count() const { return calls; }

private:
  /// In front of `at`; `maker`: for the name.
  void add(Value memref, Block::iterator at, StringRef maker);

  SymbolTable symbols;
  OpBuilder builder;
  unsigned calls = 0;
};
} // namespace

/// 0: unknown.
static unsigned lineOf(Location location) {
  FileLineColLoc place = location->findInstanceOf<FileLineColLoc>();
  return place ? place.getLine() : 0;
}

void ProbeInserter::add(Value memref, Block::iterator at, StringRef maker) {
  if (!isa<BaseMemRefType>(memref.getType()))
    return;
  std::string name = "probe_line" + std::to_string(lineOf(memref.getLoc())) + "_" + maker.str();
  llvm::replace(name, '.', '_');
  auto declaration =
      func::FuncOp::create(memref.getLoc(), name, builder.getFunctionType(memref.getType(), TypeRange()));
  declaration.setPrivate();
  symbols.insert(declaration); // under another name if there is one
  builder.setInsertionPoint(memref.getParentBlock(), at);
  func::CallOp::create(builder, memref.getLoc(), declaration, memref);
  ++calls;
}

/// Whether operations of any kind may stand in the regions.
static bool isControlFlow(Operation &op) {
  return op.getName().getDialectNamespace() == "scf" || isa<memref::AllocaScopeOp>(op);
}

void ProbeInserter::addTo(Region &region) {
  for (Block &block : region) {
    // Of the block as it was: calls make no memref.
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (isControlFlow(op))
        for (Region &inner : op.getRegions())
          addTo(inner);
      for (Value result : op.getResults())
        add(result, std::next(op.getIterator()), op.getName().getStringRef());
    }
    for (Value argument : block.getArguments())
      add(argument, block.begin(), "argument");
  }
}

unsigned memref_cts::conformance::addDescriptorProbes(ModuleOp source) {
  ProbeInserter probes(source);
  for (func::FuncOp function : llvm::make_early_inc_range(source.getOps<func::FuncOp>()))
    probes.addTo(function.getBody());
  return probes.count();
}
