//===- CheckVector.cpp - What can be lowered of vector --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Check functions that LoweredOps.def names. Lanes of a scalable dimension have
// no numbers: what would need them is refused, as are accesses that the
// descriptions leave open. Carries TYPE-VEC-06.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/check/CheckVector.h"
#include "lowering/lower/check/CheckMemRef.h"
#include "lowering/lower/check/CheckScalars.h"
#include "lowering/lower/vector/VectorAccess.h"
#include "lowering/lower/vector/VectorPrint.h"
#include "lowering/lower/vector/VectorReduce.h"

#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

using ReasonText = std::optional<std::string>;

static bool isScalable(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.isScalable();
}

static constexpr const char *kScalableReason = "numbers the lanes of a scalable dimension";

static bool hasScalable(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isScalable) || llvm::any_of(op->getResultTypes(), isScalable);
}

ReasonText memref_cts::lowering::checkFixed(Operation *op, Checker &) {
  if (hasScalable(op))
    return kScalableReason;
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkShuffle(Operation *op, Checker &) {
  auto shuffle = cast<vector::ShuffleOp>(op);
  for (VectorType type : {shuffle.getV1VectorType(), shuffle.getV2VectorType()})
    if (type.getRank() == 1 && type.isScalable())
      return kScalableReason;
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkShapeCast(Operation *op, Checker &) {
  auto cast = llvm::cast<vector::ShapeCastOp>(op);
  VectorType from = cast.getSourceVectorType(), to = cast.getResultVectorType();
  if (from.isScalable() != to.isScalable())
    return kScalableReason;
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkCreateMask(Operation *op, Checker &checker) {
  int64_t limit = int64_t(1) << (checker.state.converter.getIndexBitwidth() - 2);
  for (int64_t size : cast<vector::CreateMaskOp>(op).getVectorType().getShape())
    if ((size - 1) / 2 >= limit)
      return "has more lanes than index can count";
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Combinations
//===----------------------------------------------------------------------===//

static vector::MaskOp getOuterMask(Operation *op) { return dyn_cast<vector::MaskOp>(op->getParentOp()); }

/// Lanes of floats that LLVM only stores are combined one by one, and have no
/// neutral number in every format.
ReasonText memref_cts::lowering::checkReduction(Operation *op, Checker &checker) {
  bool isMasked = bool(getOuterMask(op));
  bool hasStart = bool(cast<vector::ReductionOp>(op).getAcc());
  if (hasScalable(op) || (isMasked && !hasStart))
    return checkFloats(op, checker);
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkMultiReduction(Operation *op, Checker &checker) {
  if (reducesScalableRows(cast<vector::MultiDimReductionOp>(op)))
    return checkFloats(op, checker);
  return std::nullopt;
}

/// A narrow operand has one format, the accumulator another.
ReasonText memref_cts::lowering::checkContraction(Operation *op, Checker &checker) {
  if (hasScalable(op))
    return kScalableReason;
  auto contraction = cast<vector::ContractionOp>(op);
  // Each product is written out.
  constexpr uint64_t kMaxProducts = 1 << 24;
  SmallVector<int64_t> bounds;
  contraction.getIterationBounds(bounds);
  uint64_t products = 1;
  for (int64_t bound : bounds)
    products = llvm::SaturatingMultiply<uint64_t>(products, bound);
  if (products > kMaxProducts)
    return "has more than " + std::to_string(kMaxProducts) + " products";
  Type narrow = contraction.getLhsType().getElementType();
  Type wide = getElementTypeOrSelf(contraction.getAccType());
  if (narrow != wide && isa<FloatType>(wide) && !LLVM::isCompatibleFloatingPointType(wide))
    return checkFloats(op, checker);
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkScan(Operation *op, Checker &) {
  auto scan = cast<vector::ScanOp>(op);
  if (scan.getSourceType().getScalableDims()[scan.getReductionDim()])
    return kScalableReason;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static ReasonText checkElement(MemRefType memref) {
  if (isa<VectorType>(memref.getElementType()))
    return "accesses a memref of vectors in parts";
  return std::nullopt;
}

static ReasonText checkBox(MemRefType memref, VectorType vector) {
  if (vector.getRank() > memref.getRank() && memref.getElementType() != vector)
    return "has a vector of a higher rank than the memref";
  return checkElement(memref);
}

/// Of load and store; a memref of such vectors is accessed as a whole.
template <typename OpTy>
static ReasonText checkWhole(OpTy op, Checker &checker) {
  if (ReasonText trouble = checkAccess(op, checker))
    return trouble;
  if (op.getMemRefType().getElementType() == op.getVectorType())
    return std::nullopt;
  return checkBox(op.getMemRefType(), op.getVectorType());
}

ReasonText memref_cts::lowering::checkVectorLoad(Operation *op, Checker &checker) {
  return checkWhole(cast<vector::LoadOp>(op), checker);
}

ReasonText memref_cts::lowering::checkVectorStore(Operation *op, Checker &checker) {
  return checkWhole(cast<vector::StoreOp>(op), checker);
}

ReasonText memref_cts::lowering::checkMaskedLoad(Operation *op, Checker &checker) {
  auto load = cast<vector::MaskedLoadOp>(op);
  if (ReasonText trouble = checkAccess(op, checker))
    return trouble;
  return checkBox(load.getMemRefType(), load.getVectorType());
}

ReasonText memref_cts::lowering::checkMaskedStore(Operation *op, Checker &checker) {
  auto store = cast<vector::MaskedStoreOp>(op);
  if (ReasonText trouble = checkAccess(op, checker))
    return trouble;
  return checkBox(store.getMemRefType(), store.getVectorType());
}

/// Of gather, scatter, expandload and compressstore.
ReasonText memref_cts::lowering::checkScattered(Operation *op, Checker &checker) {
  if (ReasonText trouble = checkAccess(op, checker))
    return trouble;
  auto memref = dyn_cast<MemRefType>(op->getOperand(0).getType());
  if (!memref || memref.getRank() == 0)
    return "accesses what has no dimension for its lanes";
  if (ReasonText trouble = checkElement(memref))
    return trouble;
  if (isa<vector::ExpandLoadOp, vector::CompressStoreOp>(op))
    for (Type type : op->getOperandTypes())
      if (auto vector = dyn_cast<VectorType>(type); vector && vector.getRank() != 1)
        return "expands or compresses rows, of which the order is not said";
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkTransfer(Operation *op, Checker &) {
  auto transfer = cast<VectorTransferOpInterface>(op);
  auto memref = dyn_cast<MemRefType>(transfer.getShapedType());
  if (!memref)
    return "does not access a memref";
  return checkElement(memref);
}

/// Whether elements lie one behind the other from the aligned pointer on, whatever way the layout is written.
static bool isRowMajor(MemRefType memref) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(memref.getStridesAndOffset(strides, offset)) || offset != 0)
    return false;
  int64_t expected = 1;
  for (auto [size, stride] : llvm::reverse(llvm::zip_equal(memref.getShape(), strides))) {
    if (size > 1 && stride != expected)
      return false;
    expected *= size;
  }
  return true;
}

ReasonText memref_cts::lowering::checkTypeCast(Operation *op, Checker &checker) {
  auto cast = llvm::cast<vector::TypeCastOp>(op);
  const LoweringTypeConverter &types = checker.state.converter;
  MemRefType from = cast.getMemRefType();
  MemRefType to = cast.getResultMemRefType();
  auto vector = dyn_cast<VectorType>(to.getElementType());
  if (!vector)
    return "casts to elements that are no vectors";
  if (!isRowMajor(from) || !isRowMajor(to))
    return "casts elements that do not lie as in a vector";
  // A vector is an array of its rows, as a memref of vectors is.
  auto arrayOf = [&](MemRefType memref) {
    Type rows = types.convertType(memref.getElementType());
    for (int64_t size : llvm::reverse(memref.getShape()))
      rows = LLVM::LLVMArrayType::get(rows, size);
    return rows;
  };
  if (arrayOf(from) == arrayOf(to))
    return std::nullopt;
  auto parts = dyn_cast<VectorType>(from.getElementType());
  if (parts && parts.getRank() != 0)
    return "casts vectors to one whose rows are others";
  Type element = types.convertType(vector.getElementType());
  if (!packsInVectors(element))
    return "casts elements that do not lie as in a vector";
  // Rows of a matrix have the gaps that vectors have, and so have vectors behind each other; the only row has none.
  int64_t rows = to.getNumElements();
  for (int64_t size : vector.getShape().drop_back(vector.getRank() == 0 ? 0 : 1))
    rows *= size;
  int64_t bytes =
      rows < 2 || vector.getRank() == 0 ? 1 : vector.getShape().back() * element.getIntOrFloatBitWidth() / 8;
  if (!llvm::isPowerOf2_64(bytes))
    return "casts rows that do not lie as in a vector";
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

ReasonText memref_cts::lowering::checkMask(Operation *op, Checker &) {
  auto mask = cast<vector::MaskOp>(op);
  Operation *inner = mask.getMaskableOp();
  if (inner && !visitMaskable(inner, [](auto) {}))
    return "masks '" + inner->getName().getStringRef().str() + "', for which masks are not lowered";
  if (!mask.getPassthru())
    return std::nullopt;
  auto result = mask.getNumResults() == 1 ? dyn_cast<VectorType>(mask.getResult(0).getType()) : VectorType();
  if (!result || result.getShape() != mask.getMask().getType().getShape())
    return "has a pass-through of another shape than the mask";
  if (auto read = dyn_cast_if_present<vector::TransferReadOp>(inner);
      read && !read.getPermutationMap().isMinorIdentity())
    return "has a pass-through of another order than the mask";
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

ReasonText memref_cts::lowering::checkPrint(Operation *op, Checker &checker) {
  auto print = cast<vector::PrintOp>(op);
  if (hasScalable(op))
    return kScalableReason;
  if (Value source = print.getSource()) {
    Type number = getElementTypeOrSelf(source.getType());
    if (getNumberFunction(number).name.empty())
      return printType(number) + " is printed by no function of the runtime";
  }
  if (StringAttr text = print.getStringLiteralAttr(); text && text.getValue().contains('\0'))
    return "has a zero in its text, which ends what the runtime prints";
  for (PrintFunction function : getPrintFunctions(print))
    if (ReasonText trouble = checker.needFunction(op, function.name, function.getType(op->getContext())))
      return trouble;
  return std::nullopt;
}
