//===- Descriptor.h - Building and reading memref descriptors ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of descriptor struct type (chapter DESC), index arithmetic with the
// known parts folded, and element addresses (chapter ADDR). Adds operations of
// the LLVM dialect at the builder's insertion point; never common ones out.
//
//   ranked:   { ptr allocated, ptr aligned, index offset,
//               [rank x index] sizes, [rank x index] strides }
//   unranked: { index rank, ptr to a ranked descriptor }
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_DESCRIPTOR_H
#define MEMREF_CTS_LOWERING_DESCRIPTOR_H

#include "lowering/TypeConverter.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace memref_cts::lowering {

/// Positions of the fields of a ranked descriptor.
enum RankedField : int64_t {
  kAllocatedPos = 0,
  kAlignedPos = 1,
  kOffsetPos = 2,
  kSizesPos = 3,
  kStridesPos = 4,
};

/// Positions of the fields of an unranked descriptor.
enum UnrankedField : int64_t { kRankPos = 0, kDescriptorPos = 1 };

/// A number of the index type: known now, or a value at run time.
class Index {
public:
  /// A known number, or a value at run time.
  Index(int64_t constant) : constant(constant) {}
  Index(mlir::Value value) : value(value) {}

  /// A size, stride or offset of a type: known unless it is dynamic.
  static std::optional<Index> fromStatic(int64_t value) {
    if (mlir::ShapedType::isDynamic(value))
      return std::nullopt;
    return Index(value);
  }

  /// None when the number is a value at run time.
  std::optional<int64_t> getConstant() const { return constant; }
  /// False when it is not known.
  bool is(int64_t expected) const { return constant == expected; }
  /// Null when the number is known; see IndexBuilder::materialize.
  mlir::Value getValue() const { return value; }

private:
  std::optional<int64_t> constant;
  mlir::Value value;
};

/// A builder at one location, with the arithmetic of one index type. Adding
/// zero and multiplying by one give no operation (ADDR-06, ADDR-07). No
/// operation carries a wrap flag: strides may be negative (ADDR-17).
class IndexBuilder {
public:
  /// Keeps a reference to `builder`, and builds where that stands at each call.
  IndexBuilder(mlir::OpBuilder &builder, mlir::Location loc, mlir::IntegerType indexType)
      : builder(builder), loc(loc), indexType(indexType) {}

  /// What it was made with.
  mlir::OpBuilder &getBuilder() const { return builder; }
  mlir::Location getLoc() const { return loc; }
  mlir::IntegerType getIndexType() const { return indexType; }

  /// A constant is truncated to the index width (TYPE-INDEX-08).
  mlir::Value materialize(Index index) const;
  Index add(Index lhs, Index rhs) const;
  Index sub(Index lhs, Index rhs) const;
  Index mul(Index lhs, Index rhs) const;
  Index bitAnd(Index lhs, Index rhs) const;

  /// A field of a struct or array is read, or set in a new value.
  mlir::Value extract(mlir::Value aggregate, llvm::ArrayRef<int64_t> position) const;
  mlir::Value insert(mlir::Value aggregate, mlir::Value field, llvm::ArrayRef<int64_t> position) const;
  /// `pointer` advanced by `count` elements of `elementType`, an LLVM type; `pointer`
  /// itself where `count` is known to be zero.
  mlir::Value advance(mlir::Value pointer, mlir::Type elementType, Index count) const;
  /// Bytes that `count` elements of `elementType` take in memory, padding
  /// included (ALLOC-13), as the target's data layout has it.
  mlir::Value sizeInBytes(mlir::Type elementType, Index count) const;

private:
  Index normalized(const llvm::APInt &value) const;

  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::IntegerType indexType;
};

/// A value of a struct type, whose fields are read and set. Setting makes a new
/// value, which takes the place of the old one here and nowhere else (UTIL-05).
class StructBuilder {
public:
  /// Of a struct value that is there.
  explicit StructBuilder(mlir::Value value) : value(value) {}
  /// A value of struct type `type` without any field.
  static StructBuilder none(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type);

  /// The struct with all that was set; one field of it.
  mlir::Value getValue() const { return value; }
  mlir::Value get(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<int64_t> position) const;
  /// Sets one field.
  void set(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<int64_t> position, mlir::Value field);

protected:
  mlir::Value value;
};

/// A complex number: a struct of its two parts (UTIL-06).
class ComplexNumber : public StructBuilder {
public:
  using StructBuilder::StructBuilder;

  /// One of struct type `type`.
  static ComplexNumber pack(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type, mlir::Value real,
                            mlir::Value imaginary);
  mlir::Value real(mlir::OpBuilder &builder, mlir::Location loc) const { return get(builder, loc, {0}); }
  mlir::Value imaginary(mlir::OpBuilder &builder, mlir::Location loc) const { return get(builder, loc, {1}); }
};

/// A ranked descriptor of a known memref type: parts known from the type are
/// constants, the others are read from the value (UTIL-06).
class RankedDescriptor : public StructBuilder {
public:
  /// `value` may be null when only static parts are asked for.
  RankedDescriptor(mlir::MemRefType type, mlir::Value value);

  /// Number of scalars that pack and unpack take: 3 + 2 * rank (CALL-RANKED-02).
  static unsigned getNumFields(int64_t rank) { return 3 + 2 * rank; }

  /// Builds a descriptor of struct type `type` from all its scalars in order.
  static mlir::Value pack(const IndexBuilder &b, mlir::Type type, mlir::ValueRange fields);
  /// Builds one from pointers, offset, sizes and strides.
  static mlir::Value pack(const IndexBuilder &b, mlir::Type type, mlir::Value allocated, mlir::Value aligned,
                          Index offset, llvm::ArrayRef<Index> sizes, llvm::ArrayRef<Index> strides);
  /// Appends all scalars of the descriptor `value`, in order, to `out`.
  static void unpack(const IndexBuilder &b, mlir::Value value, llvm::SmallVectorImpl<mlir::Value> &out);

  /// Of the memref type; a dynamic stride is ShapedType::kDynamic.
  int64_t getRank() const { return type.getRank(); }
  mlir::MemRefType getType() const { return type; }
  llvm::ArrayRef<int64_t> getStaticStrides() const { return strides; }

  /// Offset and strides count elements, and dimensions begin at 0 (DESC-RANKED-05 to
  /// 08).
  mlir::Value allocatedPtr(const IndexBuilder &b) const;
  mlir::Value alignedPtr(const IndexBuilder &b) const;
  Index offset(const IndexBuilder &b) const;
  Index size(const IndexBuilder &b, int64_t dim) const;
  Index stride(const IndexBuilder &b, int64_t dim) const;

  /// Sets one part in the value.
  void setAllocatedPtr(const IndexBuilder &b, mlir::Value pointer);
  void setAlignedPtr(const IndexBuilder &b, mlir::Value pointer);
  void setOffset(const IndexBuilder &b, Index offset);
  void setSize(const IndexBuilder &b, int64_t dim, Index size);
  void setStride(const IndexBuilder &b, int64_t dim, Index stride);

private:
  mlir::MemRefType type;
  llvm::SmallVector<int64_t, 4> strides;
  int64_t staticOffset;
};

/// An unranked descriptor and the ranked one that it points to (UTIL-06).
class UnrankedDescriptor : public StructBuilder {
public:
  using StructBuilder::StructBuilder;

  /// The two fields.
  mlir::Value rank(const IndexBuilder &b) const { return rank(b, value); }
  mlir::Value descriptor(const IndexBuilder &b) const { return descriptor(b, value); }

  /// Both fields to a value, and a field of a value.
  static mlir::Value pack(const IndexBuilder &b, mlir::Value rank, mlir::Value descriptor);
  static mlir::Value rank(const IndexBuilder &b, mlir::Value unranked);
  static mlir::Value descriptor(const IndexBuilder &b, mlir::Value unranked);

  /// Reads of the pointed-to descriptor; `pointerType` is that of its data.
  static mlir::Value allocatedPtr(const IndexBuilder &b, mlir::Value unranked, mlir::LLVM::LLVMPointerType pointerType);
  static mlir::Value alignedPtr(const IndexBuilder &b, mlir::Value unranked, mlir::LLVM::LLVMPointerType pointerType);
  static mlir::Value size(const IndexBuilder &b, mlir::Value unranked, mlir::LLVM::LLVMPointerType pointerType,
                          mlir::Value dim);

  /// Bytes of the fields of a ranked descriptor of dynamic `rank`.
  static mlir::Value fieldBytes(const IndexBuilder &b, mlir::Value rank, mlir::LLVM::LLVMPointerType pointerType);
  /// Bytes to allocate for one, tail padding included.
  static mlir::Value allocationBytes(const IndexBuilder &b, mlir::Value rank, mlir::LLVM::LLVMPointerType pointerType);
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_DESCRIPTOR_H
