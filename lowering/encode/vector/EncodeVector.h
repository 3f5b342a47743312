//===- EncodeVector.h - lanes of vectors as tables --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the handlers of the vector dialect share: positions in a shape, and the
// `lanes` instruction that takes each lane of a result from some operand. Lanes
// are numbered in row-major order; a scalar is one lane. Nothing here knows
// memory.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_VECTOR_ENCODEVECTOR_H
#define MEMREF_CTS_LOWERING_ENCODE_VECTOR_ENCODEVECTOR_H

#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace memref_cts::lowering {

using Position = llvm::SmallVector<int64_t, 4>;
constexpr uint64_t kPoisonLane = ~uint64_t(0);

/// The shape of a vector; that of a scalar has no dimension.
inline llvm::ArrayRef<int64_t> getShape(mlir::Type type) {
  mlir::VectorType vector = mlir::dyn_cast<mlir::VectorType>(type);
  return vector ? vector.getShape() : llvm::ArrayRef<int64_t>();
}

inline uint64_t getNumLanes(llvm::ArrayRef<int64_t> shape) {
  uint64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

inline uint64_t getLane(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> position) {
  uint64_t lane = 0;
  for (auto [size, index] : llvm::zip_equal(shape, position))
    lane = lane * size + index;
  return lane;
}

/// Calls `function` with every position of the shape, in the order of lanes.
template <typename Function>
void forEachPosition(llvm::ArrayRef<int64_t> shape, Function function) {
  Position position(shape.size(), 0);
  for (uint64_t left = getNumLanes(shape); left != 0; --left) {
    function(llvm::ArrayRef<int64_t>(position));
    for (size_t d = shape.size(); d-- > 0;) {
      if (++position[d] < shape[d])
        break;
      position[d] = 0;
    }
  }
}

/// The lanes of a result of that shape, each by its position.
template <typename Function>
Attributes makeLanes(llvm::ArrayRef<int64_t> shape, Function function) {
  Attributes lanes;
  lanes.reserve(getNumLanes(shape));
  forEachPosition(shape, [&](llvm::ArrayRef<int64_t> position) { lanes.push_back(function(position)); });
  return lanes;
}

/// A new value of that type made of lanes of the operands.
uint32_t emitLanes(Encoder &encoder, mlir::Operation *op, mlir::Type type, llvm::ArrayRef<uint32_t> operands,
                   llvm::ArrayRef<uint64_t> lanes);
/// A scalar in every lane.
uint32_t emitSplat(Encoder &encoder, mlir::Operation *op, mlir::VectorType type, uint32_t scalar);
/// A new value of that type from one instruction without attributes.
uint32_t emitOne(Encoder &encoder, mlir::Operation *op, refrt_opcode opcode, mlir::Type type,
                 llvm::ArrayRef<uint32_t> operands, uint32_t flags = 0);
/// A new value with the same bits in every lane.
uint32_t emitConstant(Encoder &encoder, mlir::Operation *op, mlir::Type type, const llvm::APInt &bits);

/// The mask of the vector.mask around the operation, or null.
mlir::Value getOuterMask(mlir::Operation *op);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_VECTOR_ENCODEVECTOR_H
