//===- EncodeLLVMMatrix.cpp - matrix intrinsics of the LLVM dialect -------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrices (L-MATRIX) are vectors that hold one column after the other. Products are sums
// of as many vectors as there are inner elements; a load or store is one of each
// column. LangRef does not say in which order a product adds, so that sums of
// floats are refused.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/Pieces.h"
#include "lowering/encode/vector/EncodeVector.h"

using namespace mlir;

namespace memref_cts::lowering {

/// The lanes of a matrix of that size, column by column.
template <typename Function>
static Attributes makeColumns(uint64_t rows, uint64_t columns, Function function) {
  Attributes lanes;
  lanes.reserve(rows * columns);
  for (uint64_t column = 0; column < columns; ++column)
    for (uint64_t row = 0; row < rows; ++row)
      lanes.push_back(function(row, column));
  return lanes;
}

/// False after a refusal: what no LLVM IR can say, though MLIR verifies it.
static bool checkSize(Encoder &encoder, Operation *op, Type type, uint64_t rows, uint64_t columns) {
  VectorType vector = cast<VectorType>(type);
  if (rows != 0 && columns != 0 && vector.getRank() == 1 && uint64_t(vector.getNumElements()) == rows * columns)
    return true;
  encoder.refusals.add(op, RefusalKind::Invalid, "a matrix of another size than its vector", type);
  return false;
}

void encode(Encoder &encoder, LLVM::MatrixTransposeOp op) {
  uint64_t rows = op.getRows(), columns = op.getColumns();
  if (!checkSize(encoder, op, op.getMatrix().getType(), rows, columns) ||
      !checkSize(encoder, op, op.getRes().getType(), columns, rows))
    return;
  Attributes lanes = makeColumns(columns, rows, [&](uint64_t i, uint64_t j) { return i * rows + j; });
  encoder.emit(op, REFRT_OP_LANES, REFRT_NONE, {encoder.getValue(op.getMatrix())}, {encoder.getValue(op.getRes())},
               {0, lanes});
}

void encode(Encoder &encoder, LLVM::MatrixMultiplyOp op) {
  uint64_t rows = op.getLhsRows(), inner = op.getLhsColumns();
  uint64_t columns = op.getRhsColumns();
  VectorType type = cast<VectorType>(op.getRes().getType());
  if (!checkSize(encoder, op, op.getLhs().getType(), rows, inner) ||
      !checkSize(encoder, op, op.getRhs().getType(), inner, columns) || !checkSize(encoder, op, type, rows, columns))
    return;
  bool isFloat = isa<FloatType>(type.getElementType());
  if (isFloat && inner > 1)
    return encoder.refusals.add(op, RefusalKind::Form, "sums of floats in an order that is left open", type);
  uint32_t lhs = encoder.getValue(op.getLhs());
  uint32_t rhs = encoder.getValue(op.getRhs());
  refrt_type id = encoder.types.get(type);
  uint32_t sum = REFRT_NONE;
  for (uint64_t k = 0; k < inner; ++k) {
    bool isLast = k + 1 == inner;
    uint32_t a = emitLanes(encoder, op, type, {lhs},
                           makeColumns(rows, columns, [&](uint64_t i, uint64_t) { return k * rows + i; }));
    uint32_t b = emitLanes(encoder, op, type, {rhs},
                           makeColumns(rows, columns, [&](uint64_t, uint64_t j) { return j * inner + k; }));
    uint32_t result = encoder.getValue(op.getRes());
    uint32_t product = inner == 1 ? result : encoder.addValue(id);
    encoder.emit(op, isFloat ? REFRT_OP_MULF : REFRT_OP_MUL, id, {a, b}, {product});
    if (k == 0) {
      sum = product;
      continue;
    }
    uint32_t next = isLast ? result : encoder.addValue(id);
    encoder.emit(op, REFRT_OP_ADD, id, {sum, product}, {next});
    sum = next;
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
/// The columns of a matrix in memory.
struct Columns {
  VectorType type; // of one of them
  uint64_t align;
  uint32_t flags;
  Ids pointers;
};
} // namespace

/// The stride counts elements and is positive; columns do not overlap, nor wrap
/// around the address space. Nothing after a refusal.
template <typename OpT>
static std::optional<Columns> getColumns(Encoder &encoder, OpT op, VectorType matrix) {
  uint64_t rows = op.getRows(), columns = op.getColumns();
  Type pointerType = op.getData().getType();
  if (!checkSize(encoder, op, matrix, rows, columns) || !encoder.types.canComputeAddress(op, pointerType))
    return std::nullopt;
  Columns result;
  result.type = VectorType::get(rows, matrix.getElementType());
  refrt_type element = encoder.types.get(matrix.getElementType());
  if (encoder.types.getOrRefuse(op, result.type) == REFRT_NONE)
    return std::nullopt;
  const refrt_type_info *info = refrt_type_get(encoder.program, element);
  if (info->size * 8 != info->bits) {
    encoder.refusals.add(op, RefusalKind::Form, "a matrix in memory of elements with padding", matrix);
    return std::nullopt;
  }
  result.align = info->align;
  result.flags = op.getIsVolatile() ? REFRT_FLAG_VOLATILE : 0;
  Pieces p(encoder, op);
  refrt_type pointer = encoder.types.get(pointerType);
  refrt_type word = p.getInt(encoder.layout.get().pointer_bits);
  uint32_t stride =
      p.add(REFRT_OP_CASTS, encoder.types.get(op.getStride().getType()), word, {encoder.getValue(op.getStride())});
  assume(encoder, op, p.compare(REFRT_ICMP_SGE, word, p.getInt(1), stride, p.number(word, rows)),
         "that the stride is at least the number of rows");
  // No object is larger than the positive numbers of its index.
  uint64_t most = llvm::maskTrailingOnes<uint64_t>(encoder.layout.get().pointer_bits - 1);
  if (columns > 1)
    assume(encoder, op,
           p.compare(REFRT_ICMP_SLE, word, p.getInt(1), stride, p.number(word, most / info->size / (columns - 1))),
           "that the columns lie in one object");
  uint32_t base = encoder.getValue(op.getData());
  for (uint64_t column = 0; column < columns; ++column) {
    uint32_t distance = p.same(REFRT_OP_MUL, word, {stride, p.number(word, column)});
    result.pointers.push_back(p.add(REFRT_OP_GEP, element, pointer, {base, distance}, {0, {uint64_t(REFRT_DYNAMIC)}}));
  }
  return result;
}

void encode(Encoder &encoder, LLVM::MatrixColumnMajorLoadOp op) {
  VectorType type = cast<VectorType>(op.getRes().getType());
  std::optional<Columns> columns = getColumns(encoder, op, type);
  if (!columns)
    return;
  Pieces p(encoder, op);
  Ids parts;
  for (uint32_t pointer : columns->pointers)
    parts.push_back(p.add(REFRT_OP_LLVM_LOAD, encoder.types.get(columns->type), encoder.types.get(columns->type),
                          {pointer}, {columns->flags, {columns->align}}));
  Attributes lanes(llvm::seq<uint64_t>(0, type.getNumElements()).begin(),
                   llvm::seq<uint64_t>(0, type.getNumElements()).end());
  encoder.emit(op, REFRT_OP_LANES, REFRT_NONE, parts, {encoder.getValue(op.getRes())}, {0, lanes});
}

void encode(Encoder &encoder, LLVM::MatrixColumnMajorStoreOp op) {
  VectorType type = cast<VectorType>(op.getMatrix().getType());
  std::optional<Columns> columns = getColumns(encoder, op, type);
  if (!columns)
    return;
  uint32_t matrix = encoder.getValue(op.getMatrix());
  uint64_t rows = op.getRows();
  for (auto [i, pointer] : llvm::enumerate(columns->pointers)) {
    Attributes lanes(llvm::seq<uint64_t>(i * rows, (i + 1) * rows).begin(),
                     llvm::seq<uint64_t>(i * rows, (i + 1) * rows).end());
    uint32_t column = emitLanes(encoder, op, columns->type, {matrix}, lanes);
    encoder.emit(op, REFRT_OP_LLVM_STORE, encoder.types.get(columns->type), {column, pointer}, {},
                 {columns->flags, {columns->align}});
  }
}

} // namespace memref_cts::lowering
