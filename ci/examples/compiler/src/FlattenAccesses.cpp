//===- FlattenAccesses.cpp - Accesses compute their position themselves ---===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %x = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
//
// becomes
//
//   %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
//   %at = %offset + %i * %strides#0 + %j * %strides#1       (in arith)
//   %element = memref.reinterpret_cast %base to offset: [%at], sizes: [], strides: []
//   %x = memref.load %element[]
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace {
struct FlattenAccesses : PassWrapper<FlattenAccesses, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FlattenAccesses)
  StringRef getArgument() const override { return "acme-flatten-accesses"; }
  StringRef getDescription() const override { return "Loads and stores compute their position in arith"; }
  void getDependentDialects(DialectRegistry &dialects) const override {
    dialects.insert<arith::ArithDialect, memref::MemRefDialect>();
  }
  void runOnOperation() override;
};
} // namespace

/// The memref of rank 0 that is the element at `indices`.
static Value elementAt(OpBuilder &builder, Location loc, TypedValue<MemRefType> memref, ValueRange indices) {
  auto metadata = memref::ExtractStridedMetadataOp::create(builder, loc, memref);
  Value at = metadata.getOffset();
  for (auto [index, step] : llvm::zip_equal(indices, metadata.getStrides())) {
    Value distance = arith::MulIOp::create(builder, loc, index, step);
    at = arith::AddIOp::create(builder, loc, at, distance);
  }
  MemRefType type = memref.getType();
  auto layout = StridedLayoutAttr::get(builder.getContext(), ShapedType::kDynamic, {});
  auto elementType = MemRefType::get({}, type.getElementType(), layout, type.getMemorySpace());
  return memref::ReinterpretCastOp::create(builder, loc, elementType, metadata.getBaseBuffer(), OpFoldResult(at),
                                           ArrayRef<OpFoldResult>(), ArrayRef<OpFoldResult>());
}

/// The access `op` keeps its attributes, and gets another memref without indices.
template <typename Access>
static void flatten(Access op) {
  MemRefType type = op.getMemRefType();
  if (type.getRank() == 0 || !type.isStrided())
    return;
  OpBuilder builder(op);
  Value element = elementAt(builder, op.getLoc(), op.getMemref(), op.getIndices());
  op.getMemrefMutable().assign(element);
  op.getIndicesMutable().clear();
}

void FlattenAccesses::runOnOperation() {
  getOperation()->walk([](Operation *op) {
    if (auto load = dyn_cast<memref::LoadOp>(op))
      flatten(load);
    else if (auto store = dyn_cast<memref::StoreOp>(op))
      flatten(store);
  });
}

std::unique_ptr<Pass> acme::createFlattenAccessesPass() { return std::make_unique<FlattenAccesses>(); }
