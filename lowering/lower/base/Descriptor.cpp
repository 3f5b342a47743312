//===- Descriptor.cpp - Building and reading memref descriptors -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Field access and folding index arithmetic. Element addresses are in
// Address.cpp. Carries DESC-RANKED-01 to 10, DESC-UNRANKED-01 to 04.
//
//===----------------------------------------------------------------------===//

#include "lowering/Descriptor.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

//===----------------------------------------------------------------------===//
// IndexBuilder
//===----------------------------------------------------------------------===//

static APInt toIndex(int64_t value, unsigned width) { return APInt(64, value, /*isSigned=*/true).sextOrTrunc(width); }

Index IndexBuilder::normalized(const APInt &value) const { return Index(value.getSExtValue()); }

Value IndexBuilder::materialize(Index index) const {
  if (!index.getConstant())
    return index.getValue();
  return LLVM::ConstantOp::create(builder, loc, indexType,
                                  IntegerAttr::get(indexType, toIndex(*index.getConstant(), indexType.getWidth())));
}

Index IndexBuilder::add(Index lhs, Index rhs) const {
  if (lhs.is(0))
    return rhs;
  if (rhs.is(0))
    return lhs;
  unsigned width = indexType.getWidth();
  if (lhs.getConstant() && rhs.getConstant())
    return normalized(toIndex(*lhs.getConstant(), width) + toIndex(*rhs.getConstant(), width));
  Value left = materialize(lhs), right = materialize(rhs);
  return Index(LLVM::AddOp::create(builder, loc, left, right).getResult());
}

Index IndexBuilder::sub(Index lhs, Index rhs) const {
  if (rhs.is(0))
    return lhs;
  unsigned width = indexType.getWidth();
  if (lhs.getConstant() && rhs.getConstant())
    return normalized(toIndex(*lhs.getConstant(), width) - toIndex(*rhs.getConstant(), width));
  Value left = materialize(lhs), right = materialize(rhs);
  return Index(LLVM::SubOp::create(builder, loc, left, right).getResult());
}

Index IndexBuilder::mul(Index lhs, Index rhs) const {
  if (lhs.is(1))
    return rhs;
  if (rhs.is(1))
    return lhs;
  if (lhs.is(0) || rhs.is(0))
    return Index(0);
  unsigned width = indexType.getWidth();
  if (lhs.getConstant() && rhs.getConstant())
    return normalized(toIndex(*lhs.getConstant(), width) * toIndex(*rhs.getConstant(), width));
  Value left = materialize(lhs), right = materialize(rhs);
  return Index(LLVM::MulOp::create(builder, loc, left, right).getResult());
}

Index IndexBuilder::bitAnd(Index lhs, Index rhs) const {
  if (lhs.getConstant() && rhs.getConstant())
    return Index(*lhs.getConstant() & *rhs.getConstant());
  Value left = materialize(lhs), right = materialize(rhs);
  return Index(LLVM::AndOp::create(builder, loc, left, right).getResult());
}

Value IndexBuilder::extract(Value aggregate, ArrayRef<int64_t> position) const {
  return LLVM::ExtractValueOp::create(builder, loc, aggregate, position);
}

Value IndexBuilder::insert(Value aggregate, Value field, ArrayRef<int64_t> position) const {
  return LLVM::InsertValueOp::create(builder, loc, aggregate, field, position);
}

Value IndexBuilder::advance(Value pointer, Type elementType, Index count) const {
  if (count.is(0))
    return pointer;
  return LLVM::GEPOp::create(builder, loc, pointer.getType(), elementType, pointer, ValueRange{materialize(count)});
}

Value IndexBuilder::sizeInBytes(Type elementType, Index count) const {
  if (count.is(0))
    return materialize(0);
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Value null = LLVM::ZeroOp::create(builder, loc, pointer);
  Value end = advance(null, elementType, count);
  return LLVM::PtrToIntOp::create(builder, loc, indexType, end);
}

//===----------------------------------------------------------------------===//
// StructBuilder, ComplexNumber
//===----------------------------------------------------------------------===//

StructBuilder StructBuilder::none(OpBuilder &builder, Location loc, Type type) {
  return StructBuilder(LLVM::PoisonOp::create(builder, loc, type));
}

Value StructBuilder::get(OpBuilder &builder, Location loc, ArrayRef<int64_t> position) const {
  return LLVM::ExtractValueOp::create(builder, loc, value, position);
}

void StructBuilder::set(OpBuilder &builder, Location loc, ArrayRef<int64_t> position, Value field) {
  value = LLVM::InsertValueOp::create(builder, loc, value, field, position);
}

ComplexNumber ComplexNumber::pack(OpBuilder &builder, Location loc, Type type, Value real, Value imaginary) {
  StructBuilder number = none(builder, loc, type);
  number.set(builder, loc, {0}, real);
  number.set(builder, loc, {1}, imaginary);
  return ComplexNumber(number.getValue());
}

//===----------------------------------------------------------------------===//
// RankedDescriptor
//===----------------------------------------------------------------------===//

RankedDescriptor::RankedDescriptor(MemRefType type, Value value) : StructBuilder(value), type(type) {
  if (failed(type.getStridesAndOffset(strides, staticOffset))) {
    strides.assign(type.getRank(), ShapedType::kDynamic);
    staticOffset = ShapedType::kDynamic;
  }
}

Value RankedDescriptor::pack(const IndexBuilder &b, Type type, ValueRange fields) {
  int64_t rank = (static_cast<int64_t>(fields.size()) - 3) / 2;
  SmallVector<Index> numbers;
  for (Value field : fields.drop_front(kOffsetPos))
    numbers.push_back(field);
  ArrayRef<Index> rest(numbers);
  return pack(b, type, fields[kAllocatedPos], fields[kAlignedPos], rest.front(), rest.slice(1, rank),
              rest.slice(1 + rank, rank));
}

Value RankedDescriptor::pack(const IndexBuilder &b, Type type, Value allocated, Value aligned, Index offset,
                             ArrayRef<Index> sizes, ArrayRef<Index> strides) {
  assert(sizes.size() == strides.size() && "one stride per size");
  OpBuilder &builder = b.getBuilder();
  StructBuilder result = none(builder, b.getLoc(), type);
  auto insert = [&](Value field, ArrayRef<int64_t> position) { result.set(builder, b.getLoc(), position, field); };
  insert(allocated, {kAllocatedPos});
  insert(aligned, {kAlignedPos});
  insert(b.materialize(offset), {kOffsetPos});
  for (auto [dim, size] : llvm::enumerate(sizes))
    insert(b.materialize(size), {kSizesPos, int64_t(dim)});
  for (auto [dim, stride] : llvm::enumerate(strides))
    insert(b.materialize(stride), {kStridesPos, int64_t(dim)});
  return result.getValue();
}

void RankedDescriptor::unpack(const IndexBuilder &b, Value value, SmallVectorImpl<Value> &out) {
  ArrayRef<Type> body = cast<LLVM::LLVMStructType>(value.getType()).getBody();
  for (auto [position, field] : llvm::enumerate(body)) {
    auto array = dyn_cast<LLVM::LLVMArrayType>(field);
    if (!array) {
      out.push_back(b.extract(value, {int64_t(position)}));
      continue;
    }
    for (int64_t dim = 0, rank = array.getNumElements(); dim < rank; ++dim)
      out.push_back(b.extract(value, {int64_t(position), dim}));
  }
}

Value RankedDescriptor::allocatedPtr(const IndexBuilder &b) const { return b.extract(value, {kAllocatedPos}); }

Value RankedDescriptor::alignedPtr(const IndexBuilder &b) const { return b.extract(value, {kAlignedPos}); }

Index RankedDescriptor::offset(const IndexBuilder &b) const {
  if (std::optional<Index> known = Index::fromStatic(staticOffset))
    return *known;
  return b.extract(value, {kOffsetPos});
}

Index RankedDescriptor::size(const IndexBuilder &b, int64_t dim) const {
  if (std::optional<Index> known = Index::fromStatic(type.getDimSize(dim)))
    return *known;
  return b.extract(value, {kSizesPos, dim});
}

Index RankedDescriptor::stride(const IndexBuilder &b, int64_t dim) const {
  if (std::optional<Index> known = Index::fromStatic(strides[dim]))
    return *known;
  return b.extract(value, {kStridesPos, dim});
}

void RankedDescriptor::setAllocatedPtr(const IndexBuilder &b, Value pointer) {
  set(b.getBuilder(), b.getLoc(), {kAllocatedPos}, pointer);
}

void RankedDescriptor::setAlignedPtr(const IndexBuilder &b, Value pointer) {
  set(b.getBuilder(), b.getLoc(), {kAlignedPos}, pointer);
}

void RankedDescriptor::setOffset(const IndexBuilder &b, Index offset) {
  set(b.getBuilder(), b.getLoc(), {kOffsetPos}, b.materialize(offset));
}

void RankedDescriptor::setSize(const IndexBuilder &b, int64_t dim, Index size) {
  set(b.getBuilder(), b.getLoc(), {kSizesPos, dim}, b.materialize(size));
}

void RankedDescriptor::setStride(const IndexBuilder &b, int64_t dim, Index stride) {
  set(b.getBuilder(), b.getLoc(), {kStridesPos, dim}, b.materialize(stride));
}

//===----------------------------------------------------------------------===//
// UnrankedDescriptor
//===----------------------------------------------------------------------===//

Value UnrankedDescriptor::pack(const IndexBuilder &b, Value rank, Value descriptor) {
  Type type = LLVM::LLVMStructType::getLiteral(rank.getContext(), {rank.getType(), descriptor.getType()});
  Value result = LLVM::PoisonOp::create(b.getBuilder(), b.getLoc(), type);
  result = b.insert(result, rank, {kRankPos});
  return b.insert(result, descriptor, {kDescriptorPos});
}

Value UnrankedDescriptor::rank(const IndexBuilder &b, Value unranked) { return b.extract(unranked, {kRankPos}); }

Value UnrankedDescriptor::descriptor(const IndexBuilder &b, Value unranked) {
  return b.extract(unranked, {kDescriptorPos});
}

Value UnrankedDescriptor::allocatedPtr(const IndexBuilder &b, Value unranked, LLVM::LLVMPointerType pointerType) {
  return LLVM::LoadOp::create(b.getBuilder(), b.getLoc(), pointerType, descriptor(b, unranked));
}

Value UnrankedDescriptor::alignedPtr(const IndexBuilder &b, Value unranked, LLVM::LLVMPointerType pointerType) {
  Value address = b.advance(descriptor(b, unranked), pointerType, 1);
  return LLVM::LoadOp::create(b.getBuilder(), b.getLoc(), pointerType, address);
}

/// The fields before the sizes: two pointers and the offset.
static LLVM::LLVMStructType getHeaderType(const IndexBuilder &b, LLVM::LLVMPointerType pointerType) {
  return LLVM::LLVMStructType::getLiteral(pointerType.getContext(), {pointerType, pointerType, b.getIndexType()});
}

Value UnrankedDescriptor::size(const IndexBuilder &b, Value unranked, LLVM::LLVMPointerType pointerType, Value dim) {
  OpBuilder &builder = b.getBuilder();
  Value base = descriptor(b, unranked);
  Value offset = LLVM::GEPOp::create(builder, b.getLoc(), base.getType(), getHeaderType(b, pointerType), base,
                                     ArrayRef<LLVM::GEPArg>{0, int32_t(kOffsetPos)});
  // The sizes follow the offset, which has their type.
  Value sizes = b.advance(offset, b.getIndexType(), 1);
  Value address = b.advance(sizes, b.getIndexType(), dim);
  return LLVM::LoadOp::create(builder, b.getLoc(), b.getIndexType(), address);
}

Value UnrankedDescriptor::fieldBytes(const IndexBuilder &b, Value rank, LLVM::LLVMPointerType pointerType) {
  Index pointers = b.sizeInBytes(pointerType, 2);
  Index numbers = b.add(b.add(rank, rank), 1);
  return b.materialize(b.add(pointers, b.sizeInBytes(b.getIndexType(), numbers)));
}

Value UnrankedDescriptor::allocationBytes(const IndexBuilder &b, Value rank, LLVM::LLVMPointerType pointerType) {
  // The header is padded to a multiple of the struct's alignment already.
  Index header = b.sizeInBytes(getHeaderType(b, pointerType), 1);
  Index numbers = b.add(rank, rank);
  return b.materialize(b.add(header, b.sizeInBytes(b.getIndexType(), numbers)));
}
