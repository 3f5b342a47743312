//===- Edits.h - Edits that several planted bugs make -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memrefs with another layout in the source, and operations that take the place
// of others.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_PLANTED_EDITS_H
#define MEMREF_CTS_LOWERING_PLANTED_EDITS_H

#include "lowering/planted/Mistakes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace memref_cts::lowering::planted {

/// The fields of a ranked memref in the source: numbers that its type knows, and
/// values of type index.
struct Layout {
  mlir::OpFoldResult offset;
  llvm::SmallVector<mlir::OpFoldResult> sizes, strides;
};

/// Reads the layout of `memref`, with operations before `builder`.
Layout readLayout(mlir::OpBuilder &builder, mlir::Value memref);

/// The memory of `memref` with that layout. The type says all that is known.
mlir::Value withLayout(mlir::OpBuilder &builder, mlir::Value memref, const Layout &layout);
/// The same with the type `type`, whatever it says of the layout: nothing is checked.
mlir::Value withLayout(mlir::OpBuilder &builder, mlir::Value memref, const Layout &layout, mlir::MemRefType type);

/// Numbers of type index in the source.
mlir::Value toValue(mlir::OpBuilder &builder, mlir::Location loc, mlir::OpFoldResult number);
mlir::OpFoldResult add(mlir::OpBuilder &builder, mlir::Location loc, mlir::OpFoldResult a, mlir::OpFoldResult b);
mlir::OpFoldResult subtract(mlir::OpBuilder &builder, mlir::Location loc, mlir::OpFoldResult a, mlir::OpFoldResult b);
mlir::OpFoldResult multiply(mlir::OpBuilder &builder, mlir::Location loc, mlir::OpFoldResult a, mlir::OpFoldResult b);

/// Changes the layout that `operand`, a ranked memref, has for its operation.
template <typename EditT>
void editLayout(EditedSource &source, mlir::OpOperand &operand, EditT edit) {
  if (!llvm::isa<mlir::MemRefType>(operand.get().getType()))
    return;
  Layout layout = readLayout(source.builder, operand.get());
  edit(layout);
  operand.set(withLayout(source.builder, operand.get(), layout));
}

/// Changes the layout that the users of `result`, a ranked memref, see; the type
/// stays. `builder` is moved behind the operation.
template <typename EditT>
void editResultLayout(EditedSource &source, mlir::Value result, EditT edit) {
  auto type = llvm::dyn_cast<mlir::MemRefType>(result.getType());
  if (!type)
    return;
  source.builder.setInsertionPointAfterValue(result);
  mlir::Operation *first = nullptr;
  mlir::Block *block = source.builder.getInsertionBlock();
  mlir::Block::iterator before = source.builder.getInsertionPoint();
  first = before == block->begin() ? nullptr : &*std::prev(before);
  Layout layout = readLayout(source.builder, result);
  edit(layout);
  mlir::Value changed = withLayout(source.builder, result, layout, type);
  llvm::SmallPtrSet<mlir::Operation *, 8> own;
  for (mlir::Block::iterator at = first ? std::next(first->getIterator()) : block->begin();
       at != source.builder.getInsertionPoint(); ++at)
    own.insert(&*at);
  result.replaceUsesWithIf(changed, [&](mlir::OpOperand &use) { return !own.contains(use.getOwner()); });
}

/// Replaces each operation of one class by one of another with the same operands.
template <typename From, typename To>
void replaceEach(EditedSource &source) {
  source.each<From>([&](From op) {
    auto other = To::create(source.builder, op.getLoc(), op->getResultTypes(), op->getOperands());
    op->replaceAllUsesWith(other);
    op->erase();
  });
}

/// Lets `call` call `name` of the same type, which the module need not have.
void callInstead(mlir::LLVM::CallOp call, llvm::StringRef name);

/// Whether `op` reads that field of a ranked descriptor.
bool isField(mlir::LLVM::ExtractValueOp op, RankedField field);

/// Exchanges operands of operations.
void exchange(mlir::OpOperand &a, mlir::OpOperand &b);
/// Exchanges the uses of two values of one type.
void exchangeUses(mlir::Value a, mlir::Value b);

/// Calls `visit` with the place of each ranked memref among values of these source
/// types after they are flattened, under the unpacked convention.
void forEachRanked(mlir::TypeRange sources, llvm::function_ref<void(mlir::MemRefType, unsigned first)> visit);
/// How many values these are.
unsigned countFlattened(mlir::TypeRange sources);

} // namespace memref_cts::lowering::planted

#endif // MEMREF_CTS_LOWERING_PLANTED_EDITS_H
