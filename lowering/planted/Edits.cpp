//===- Edits.cpp - Edits that several planted bugs make -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A memref gets another layout by memref.extract_strided_metadata and
// memref.reinterpret_cast, whose pointers are those of the source.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static OpFoldResult choose(OpBuilder &builder, int64_t known, Value value) {
  if (ShapedType::isStatic(known))
    return builder.getIndexAttr(known);
  return value;
}

Layout planted::readLayout(OpBuilder &builder, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  (void)type.getStridesAndOffset(strides, offset);
  auto metadata = memref::ExtractStridedMetadataOp::create(builder, memref.getLoc(), memref);
  Layout layout;
  layout.offset = choose(builder, offset, metadata.getOffset());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    layout.sizes.push_back(choose(builder, type.getDimSize(dim), metadata.getSizes()[dim]));
    layout.strides.push_back(choose(builder, strides[dim], metadata.getStrides()[dim]));
  }
  return layout;
}

Value planted::withLayout(OpBuilder &builder, Value memref, const Layout &layout) {
  SmallVector<int64_t> offsets, sizes, strides;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults({layout.offset}, values, offsets);
  dispatchIndexOpFoldResults(layout.sizes, values, sizes);
  dispatchIndexOpFoldResults(layout.strides, values, strides);
  auto type = cast<MemRefType>(memref.getType());
  auto result =
      MemRefType::get(sizes, type.getElementType(),
                      StridedLayoutAttr::get(builder.getContext(), offsets.front(), strides), type.getMemorySpace());
  return memref::ReinterpretCastOp::create(builder, memref.getLoc(), result, memref, layout.offset, layout.sizes,
                                           layout.strides);
}

Value planted::withLayout(OpBuilder &builder, Value memref, const Layout &layout, MemRefType type) {
  // All dynamic, so that the cast to `type` is valid.
  Layout dynamic = layout;
  Location loc = memref.getLoc();
  dynamic.offset = toValue(builder, loc, layout.offset);
  for (SmallVector<OpFoldResult> *numbers : {&dynamic.sizes, &dynamic.strides})
    for (OpFoldResult &number : *numbers)
      number = toValue(builder, loc, number);
  return memref::CastOp::create(builder, loc, type, withLayout(builder, memref, dynamic));
}

Value planted::toValue(OpBuilder &builder, Location loc, OpFoldResult number) {
  if (auto value = dyn_cast<Value>(number))
    return value;
  return arith::ConstantIndexOp::create(builder, loc, cast<IntegerAttr>(cast<Attribute>(number)).getInt());
}

OpFoldResult planted::add(OpBuilder &builder, Location loc, OpFoldResult a, OpFoldResult b) {
  return arith::AddIOp::create(builder, loc, toValue(builder, loc, a), toValue(builder, loc, b)).getResult();
}
OpFoldResult planted::subtract(OpBuilder &builder, Location loc, OpFoldResult a, OpFoldResult b) {
  return arith::SubIOp::create(builder, loc, toValue(builder, loc, a), toValue(builder, loc, b)).getResult();
}
OpFoldResult planted::multiply(OpBuilder &builder, Location loc, OpFoldResult a, OpFoldResult b) {
  return arith::MulIOp::create(builder, loc, toValue(builder, loc, a), toValue(builder, loc, b)).getResult();
}

void planted::callInstead(LLVM::CallOp call, StringRef name) {
  auto module = call->getParentOfType<ModuleOp>();
  if (!module.lookupSymbol(name)) {
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    Type result = call->getNumResults() ? call.getResult().getType() : LLVM::LLVMVoidType::get(call.getContext());
    LLVM::LLVMFuncOp::create(builder, call.getLoc(), name,
                             LLVM::LLVMFunctionType::get(result, llvm::to_vector(call->getOperandTypes())));
  }
  call.setCallee(name);
}

bool planted::isField(LLVM::ExtractValueOp op, RankedField field) {
  auto type = dyn_cast<LLVM::LLVMStructType>(op.getContainer().getType());
  return type && type.getBody().size() >= 3 && isa<LLVM::LLVMPointerType>(type.getBody()[kAllocatedPos]) &&
         isa<LLVM::LLVMPointerType>(type.getBody()[kAlignedPos]) && op.getPosition().front() == field;
}

void planted::exchange(OpOperand &a, OpOperand &b) {
  Value value = a.get();
  a.set(b.get());
  b.set(value);
}

void planted::exchangeUses(Value a, Value b) {
  SmallVector<OpOperand *> usesOfA, usesOfB;
  for (OpOperand &use : a.getUses())
    usesOfA.push_back(&use);
  for (OpOperand &use : b.getUses())
    usesOfB.push_back(&use);
  for (OpOperand *use : usesOfA)
    use->set(b);
  for (OpOperand *use : usesOfB)
    use->set(a);
}

static unsigned countFields(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    return RankedDescriptor::getNumFields(memref.getRank());
  return isa<UnrankedMemRefType>(type) ? 2 : 1;
}

void planted::forEachRanked(TypeRange sources, llvm::function_ref<void(MemRefType, unsigned)> visit) {
  unsigned first = 0;
  for (Type type : sources) {
    if (auto memref = dyn_cast<MemRefType>(type))
      visit(memref, first);
    first += countFields(type);
  }
}

unsigned planted::countFlattened(TypeRange sources) {
  unsigned count = 0;
  for (Type type : sources)
    count += countFields(type);
  return count;
}
