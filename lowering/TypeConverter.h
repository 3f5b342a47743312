//===- TypeConverter.h - Source types as LLVM types -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type rules of the chapters TYPE, DESC, FUNCTY and CONTAINER, for one
// index width. Knows types only, never operations. One thread at a time.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_TYPECONVERTER_H
#define MEMREF_CTS_LOWERING_TYPECONVERTER_H

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Transforms/DialectConversion.h"

namespace memref_cts::lowering {

/// How memrefs cross the boundary of a function; types elsewhere are the same
/// under both (CALL-01).
enum class MemRefConvention : uint8_t {
  Unpacked, ///< Arguments as scalars, results as descriptors.
  Bare,     ///< Both as one pointer; see explainBareTrouble.
};

/// convertType gives null for what has no LLVM form; explainUnconvertible says why.
class LoweringTypeConverter : public mlir::TypeConverter {
public:
  /// `indexBitwidth`: 16, 32 or 64. `context` must outlive this.
  LoweringTypeConverter(mlir::MLIRContext *context, unsigned indexBitwidth,
                        MemRefConvention convention = MemRefConvention::Unpacked);

  /// Whether memrefs cross functions as bare pointers.
  bool passesBarePointers() const { return convention == MemRefConvention::Bare; }

  /// What it was made with.
  mlir::MLIRContext *getContext() const { return context; }
  mlir::IntegerType getIndexType() const { return indexType; }
  unsigned getIndexBitwidth() const { return indexType.getWidth(); }

  /// The pointer type of a memref's data, or null when its memory space is not
  /// a non-negative integer. Rules for other attributes are those of
  /// addTypeAttributeConversion: from a BaseMemRefType and the attribute to an
  /// integer attribute (DESC-RANKED-14).
  mlir::LLVM::LLVMPointerType getDataPointerType(mlir::BaseMemRefType) const;

  /// Types in which an argument of `type` is passed: 3+2n scalars for a ranked
  /// memref, rank and pointer for an unranked one, else the converted type. It is
  /// one pointer for a memref under the bare convention (CALL-RANKED-01 to 03, BARE-02).
  /// Appends to `out`; fails, with `out` as it was or longer, when `type` has no LLVM
  /// form.
  mlir::LogicalResult flattenArgument(mlir::Type type, llvm::SmallVectorImpl<mlir::Type> &out) const;

  /// The type in which `results` are returned, void for none; null when one
  /// has no LLVM form.
  mlir::Type packResults(mlir::TypeRange results) const;

  /// The LLVM signature of a function; null when a type has no LLVM form.
  mlir::LLVM::LLVMFunctionType convertSignature(mlir::FunctionType type, bool variadic) const;

  /// The C wrapper of a function: memrefs as pointers to descriptors, a struct
  /// result behind a leading pointer (CIFACE-03, 04, 09, 12).
  struct WrapperSignature {
    /// Null when a type has no LLVM form.
    mlir::LLVM::LLVMFunctionType type;
    /// What the leading pointer points to; null when there is none.
    mlir::LLVM::LLVMStructType result;
  };
  WrapperSignature convertWrapperSignature(mlir::FunctionType type) const;

  /// Why a value of `type` cannot cross the boundary of a function under the
  /// chosen convention, as the end of a sentence "type T ...", or "".
  std::string explainBareTrouble(mlir::Type type) const;

  /// Why `type`, which has none, has no LLVM form, as the end of a sentence "type T
  /// ...".
  std::string explainUnconvertible(mlir::Type type) const;

  /// The first of `numbers` that index, which is signed, cannot hold, as "a NAME of N,
  /// which an index of B bits cannot hold", or "". Dynamic ones fit.
  std::string explainTooLarge(llvm::StringRef name, llvm::ArrayRef<int64_t> numbers) const;

private:
  std::string explainFields(mlir::MemRefType type) const;
  mlir::Type findUnconvertiblePart(mlir::Type type) const;
  mlir::Type convertMemRef(mlir::MemRefType type) const;
  mlir::Type convertVector(mlir::VectorType type) const;
  mlir::Type convertFloat(mlir::FloatType type) const;
  std::optional<mlir::Type> convertStruct(mlir::LLVM::LLVMStructType type) const;

  mlir::MLIRContext *context;
  mlir::IntegerType indexType;
  MemRefConvention convention;
  /// Identified structs whose bodies are being converted.
  mutable llvm::SmallVector<mlir::Type, 2> structsInProgress;
};

/// The highest memory space that LLVM has; the exporter cuts what is above.
constexpr unsigned kMaxMemorySpace = (1u << 24) - 1;

/// What names of converted structs begin with (CONTAINER-03).
inline constexpr llvm::StringLiteral kConvertedPrefix = "_Converted.";

/// Whether all pointers in the LLVM type `type` are of memory spaces that LLVM
/// has.
bool hasNamedSpaces(mlir::Type type);

/// Elements of the last dimension of a view with these strides (elements) and
/// sizes follow each other without gaps, for every dynamic size. False where the
/// layout has no strides.
bool isContiguous(mlir::MemRefType type);

/// An alignment, in bytes, that is enough for a value of the LLVM type `type`
/// on every target: the natural one, at most that of the largest member.
uint64_t getNaturalAlignment(mlir::Type type);

/// An upper bound, in bytes, of the allocation size of the LLVM type `type`.
uint64_t getSizeBound(mlir::Type type);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_TYPECONVERTER_H
