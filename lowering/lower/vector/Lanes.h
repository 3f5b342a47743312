//===- Lanes.h - Elements of vectors, wherever they are ------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one unroller of the vector dialect: it takes a converted vector of any
// rank apart into lanes, which are only names until they are needed. It puts a
// vector of any shape together from lanes (TYPE-VEC-02, TYPE-VEC-04, UTIL-04).
// A scalable row is a single lane: its parts have no numbers.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_LANES_H
#define MEMREF_CTS_LOWERING_LOWER_LANES_H

#include "lowering/lower/base/State.h"

namespace memref_cts::lowering {

/// Lane `index` of a one-dimensional vector, or with a negative index the source
/// itself: a scalar or a scalable row. Without a source it is poison.
struct Lane {
  mlir::Value source;
  int64_t index = -1;

  bool operator==(const Lane &other) const { return source == other.source && index == other.index; }
};
using Lanes = llvm::SmallVector<Lane>;
using Position = llvm::SmallVector<int64_t, 4>;

/// The sizes of a vector type counted in lanes: a scalable dimension is one.
/// A scalar has none, like a vector of rank 0.
Position getLaneShape(mlir::Type type);

int64_t getLaneCount(llvm::ArrayRef<int64_t> shape);
/// The row-major number of a position.
int64_t getLaneNumber(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> position);
/// Calls `visit` on every position, in row-major order.
void forEachPosition(llvm::ArrayRef<int64_t> shape, llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// The one-dimensional vector type at the bottom of a converted vector type.
mlir::VectorType getRowType(mlir::Type type);
/// The dimensions outside the rows, of a converted type.
Position getRowShape(mlir::Type type);
/// The type `type` with other elements; a scalar becomes the element.
mlir::Type withElement(mlir::Type type, mlir::Type element);

/// Builds in one straight line at one place.
class LaneBuilder {
public:
  LaneBuilder(mlir::OpBuilder &builder, mlir::Location loc) : builder(builder), loc(loc) {}

  mlir::OpBuilder &getBuilder() const { return builder; }
  mlir::Location getLoc() const { return loc; }

  /// A converted vector or scalar whose rows are read when they are asked for.
  class Source {
  public:
    Source(LaneBuilder &lanes, mlir::Value value);
    Lane operator[](int64_t number);
    mlir::Value row(int64_t number);
    int64_t numRows() const { return rows.size(); }

  private:
    LaneBuilder &lanes;
    mlir::Value value;
    Position outer;
    int64_t lanesPerRow;
    llvm::SmallVector<mlir::Value> rows;
  };
  Source split(mlir::Value value) { return Source(*this, value); }

  /// A value of the converted type `type` with these lanes in row-major order.
  mlir::Value join(mlir::Type type, llvm::ArrayRef<Lane> lanes);
  /// The same from rows.
  mlir::Value joinRows(mlir::Type type, mlir::ValueRange rows);

  /// A lane as a value of its own.
  mlir::Value read(Lane lane);
  /// `scalar` in every lane.
  mlir::Value splat(mlir::Type type, mlir::Value scalar);
  mlir::Value poison(mlir::Type type);
  /// A number in a scalar, or in every lane of a one-dimensional vector.
  mlir::Value integer(mlir::Type type, const llvm::APInt &value);
  /// A number of a lane, as an operand.
  mlir::Value position(int64_t number);

private:
  mlir::Value joinRow(mlir::VectorType type, llvm::ArrayRef<Lane> lanes);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  llvm::DenseMap<int64_t, mlir::Value> positions;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_LANES_H
