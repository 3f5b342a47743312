//===- VectorAccess.h - Rows of vectors in memory ------------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lane i of a vector is the element of the memref that it stands for, at the
// address that memref.load gives it. A row is one access where its elements lie
// side by side in memory as in a vector, and one access per lane otherwise.
// Distances add up in the index type, so that a start out of bounds does no harm
// to lanes that are in bounds (ADDR-01 to 17).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_VECTORACCESS_H
#define MEMREF_CTS_LOWERING_LOWER_VECTORACCESS_H

#include "lowering/lower/vector/VectorPattern.h"

namespace memref_cts::lowering {

/// Vectors of the LLVM type `element` have no gaps that arrays of it have, or
/// the other way round.
bool packsInVectors(mlir::Type element);

class VectorAccess {
public:
  /// `indices` are converted; `alignment` is the attribute, 0 for none.
  VectorAccess(const LoweringState &state, LaneBuilder &lanes, mlir::MemRefType type, mlir::Value memref,
               mlir::ValueRange indices, uint64_t alignment = 0, bool isNonTemporal = false);

  const IndexBuilder &index() const { return b; }
  Index size(int64_t dim) const { return memref.size(b, dim); }
  /// The distance between neighbours along a dimension.
  Index stride(int64_t dim);
  /// The distance of an element `position` steps along the last dimensions.
  Index distance(llvm::ArrayRef<int64_t> position);

  /// Whether a row along this dimension is one access; -1: all its lanes are
  /// the same element.
  bool isPacked(mlir::VectorType row, int64_t dim) const;

  /// Where the lanes of a row are.
  struct LaneRow {
    llvm::function_ref<Index(int64_t)> distance;
    bool isPacked;
    /// Null for all lanes.
    mlir::Value mask;
    /// Of a scalable row that is not packed: the distances of its lanes from the
    /// first one, which are not known one by one.
    mlir::Value steps = {};
  };
  /// Numbers of elements along a dimension as distances.
  mlir::Value scale(mlir::Value row, int64_t dim);
  /// The steps of a row along this dimension, none where they are not needed.
  mlir::Value stepsOf(mlir::VectorType row, int64_t dim);
  /// Without a mask `rest` is not looked at.
  mlir::Value load(mlir::VectorType type, const LaneRow &row, mlir::Value rest);
  void store(mlir::Value value, const LaneRow &row);

  /// All of a converted vector, along the last dimensions of the memref.
  mlir::Value loadBox(mlir::Type type, llvm::ArrayRef<int64_t> shape, mlir::Value mask = {}, mlir::Value rest = {});
  void storeBox(mlir::Value value, llvm::ArrayRef<int64_t> shape, mlir::Value mask = {});

private:
  mlir::Value address(Index distance);
  mlir::Value pointers(mlir::VectorType type, const LaneRow &row);
  mlir::Value allLanes(mlir::VectorType type);
  void forEachRow(mlir::Type type, llvm::ArrayRef<int64_t> shape,
                  llvm::function_ref<void(int64_t, const LaneRow &)> visit);

  const LoweringState &state;
  LaneBuilder &lanes;
  IndexBuilder b;
  RankedDescriptor memref;
  mlir::Type element;
  mlir::Value base;
  Index start;
  uint64_t rowAlignment, laneAlignment, gatherAlignment;
  bool isNonTemporal;
  llvm::SmallVector<std::optional<Index>> strides;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_VECTORACCESS_H
