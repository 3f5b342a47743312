//===- EncodeVectorMemory.cpp - lanes that meet memory ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of the accesses of the vector dialect. They say which dimension of
// the memref a dimension of the vector runs along and which lanes are enabled;
// addresses and bounds are refrt's. Permutations reach masks, never indices. Rules
// V-MEM, V-MASK, V-EXPAND, V-GATHER, V-SCATTER, V-GATHERMASK, V-TRANS, V-TYPECAST.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Pieces.h"
#include "lowering/encode/vector/EncodeVector.h"

using namespace mlir;

namespace memref_cts::lowering {

namespace {
/// The operands and attributes of an access under construction.
struct PartialAccess {
  MemRefType memref;
  VectorType vector;
  Ids operands;
  Attributes attributes;
};
} // namespace

/// Accesses of elements; a memref of vectors is another matter.
static bool startAccess(Encoder &encoder, Operation *op, PartialAccess &access, Value base, VectorType vector,
                        ValueRange indices, std::optional<uint64_t> alignment) {
  access.memref = dyn_cast<MemRefType>(base.getType());
  access.vector = vector;
  if (!access.memref || isa<VectorType>(access.memref.getElementType())) {
    encoder.refusals.add(op, RefusalKind::Form, access.memref ? "lanes of a memref of vectors" : "access to a tensor",
                         base.getType());
    return false;
  }
  access.operands.push_back(encoder.getValue(base));
  access.operands.append(encoder.getValues(indices));
  access.attributes.push_back(alignment.value_or(0));
  return true;
}

/// The dimensions of the vector are the last ones of the memref.
static bool addMinorDimensions(Encoder &encoder, Operation *op, PartialAccess &access) {
  if (access.vector.getRank() > access.memref.getRank()) {
    encoder.refusals.add(op, RefusalKind::Form, "a vector with more dimensions than the memref", access.vector);
    return false;
  }
  int64_t first = access.memref.getRank() - access.vector.getRank();
  for (int64_t d = 0; d < access.vector.getRank(); ++d)
    access.attributes.append({uint64_t(first + d), 1});
  return true;
}

static void emitAccess(Encoder &encoder, Operation *op, refrt_opcode opcode, const PartialAccess &access) {
  encoder.emit(op, opcode, encoder.types.getOrRefuse(op, access.memref), access.operands,
               encoder.getValues(op->getResults()), {0, access.attributes});
}

/// Both masks where there are two; REFRT_NONE without any.
static uint32_t combineMasks(Encoder &encoder, Operation *op, Value inner, Value outer) {
  if (!inner || !outer)
    return inner || outer ? encoder.getValue(inner ? inner : outer) : REFRT_NONE;
  return emitOne(encoder, op, REFRT_OP_AND, inner.getType(), {encoder.getValue(inner), encoder.getValue(outer)});
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// A memref of vectors has the vector as one element.
template <typename OpT>
static bool isElement(OpT op) {
  return op.getMemRefType().getElementType() == op.getVectorType();
}

static uint32_t emitPoison(Encoder &encoder, Operation *op, Type type) {
  return emitOne(encoder, op, REFRT_OP_POISON, type, {});
}

void encode(Encoder &encoder, vector::LoadOp op) {
  if (isElement(op))
    return encoder.emit(op, REFRT_OP_LOAD, op.getMemRefType(), {0, {op.getAlignment().value_or(0)}});
  PartialAccess access;
  if (!startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getIndices(), op.getAlignment()) ||
      !addMinorDimensions(encoder, op, access))
    return;
  // Every lane is read, so that nothing of this passes through.
  access.operands.push_back(emitPoison(encoder, op, access.vector));
  emitAccess(encoder, op, REFRT_OP_VECTOR_READ, access);
}

void encode(Encoder &encoder, vector::StoreOp op) {
  if (isElement(op))
    return encoder.emit(op, REFRT_OP_STORE, op.getMemRefType(), {0, {op.getAlignment().value_or(0)}});
  PartialAccess access;
  access.operands.push_back(encoder.getValue(op.getValueToStore()));
  if (startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getIndices(), op.getAlignment()) &&
      addMinorDimensions(encoder, op, access))
    emitAccess(encoder, op, REFRT_OP_VECTOR_WRITE, access);
}

void encode(Encoder &encoder, vector::MaskedLoadOp op) {
  PartialAccess access;
  if (!startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getIndices(), op.getAlignment()) ||
      !addMinorDimensions(encoder, op, access))
    return;
  access.operands.append({encoder.getValue(op.getPassThru()), encoder.getValue(op.getMask())});
  emitAccess(encoder, op, REFRT_OP_VECTOR_READ, access);
}

void encode(Encoder &encoder, vector::MaskedStoreOp op) {
  PartialAccess access;
  access.operands.push_back(encoder.getValue(op.getValueToStore()));
  if (!startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getIndices(), op.getAlignment()) ||
      !addMinorDimensions(encoder, op, access))
    return;
  access.operands.push_back(encoder.getValue(op.getMask()));
  emitAccess(encoder, op, REFRT_OP_VECTOR_WRITE, access);
}

void encode(Encoder &encoder, vector::ExpandLoadOp op) {
  PartialAccess access;
  if (op.getVectorType().getRank() != 1)
    return encoder.refusals.add(op, RefusalKind::Form, "expansion of rows", op.getVectorType());
  if (!startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getIndices(), op.getAlignment()))
    return;
  access.operands.append({encoder.getValue(op.getPassThru()), encoder.getValue(op.getMask())});
  emitAccess(encoder, op, REFRT_OP_VECTOR_EXPAND, access);
}

void encode(Encoder &encoder, vector::CompressStoreOp op) {
  PartialAccess access;
  if (op.getVectorType().getRank() != 1)
    return encoder.refusals.add(op, RefusalKind::Form, "compression of rows", op.getVectorType());
  access.operands.push_back(encoder.getValue(op.getValueToStore()));
  if (!startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getIndices(), op.getAlignment()))
    return;
  access.operands.push_back(encoder.getValue(op.getMask()));
  emitAccess(encoder, op, REFRT_OP_VECTOR_COMPRESS, access);
}

/// Distances are signed to the instruction; unsigned ones get one more bit.
static uint32_t getDistances(Encoder &encoder, Operation *op, Value distances) {
  auto type = cast<VectorType>(distances.getType());
  auto element = dyn_cast<IntegerType>(type.getElementType());
  if (!element || !element.isUnsigned() || element.getWidth() >= 64)
    return encoder.getValue(distances);
  refrt_type wider =
      encoder.types.getOrRefuse(op, type.clone(IntegerType::get(op->getContext(), element.getWidth() + 1)));
  uint32_t result = encoder.addValue(wider);
  encoder.emit(op, REFRT_OP_ZEXT, encoder.types.getOrRefuse(op, type), {encoder.getValue(distances)}, {result});
  return result;
}

void encode(Encoder &encoder, vector::GatherOp op) {
  PartialAccess access;
  if (!startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getOffsets(), op.getAlignment()))
    return;
  access.operands.append({encoder.getValue(op.getPassThru()), combineMasks(encoder, op, op.getMask(), getOuterMask(op)),
                          getDistances(encoder, op, op.getIndices())});
  Value outer = getOuterMask(op);
  if (!outer)
    return emitAccess(encoder, op, REFRT_OP_VECTOR_GATHER, access);
  // Lanes that a vector.mask leaves out are "unmodified"; which value that is of
  // lanes that would not have been passed through is not described.
  Pieces p(encoder, op);
  refrt_type type = encoder.types.getOrRefuse(op, access.vector);
  refrt_type truth = encoder.types.getOrRefuse(op, outer.getType());
  uint32_t lanes = p.add(REFRT_OP_VECTOR_GATHER, encoder.types.getOrRefuse(op, access.memref), type, access.operands,
                         {0, access.attributes});
  encoder.setValue(op.getResult(), p.choose(type, encoder.getValue(outer), lanes, p.choiceOf(type, truth, lanes)));
}

void encode(Encoder &encoder, vector::ScatterOp op) {
  PartialAccess access;
  access.operands.push_back(encoder.getValue(op.getValueToStore()));
  if (!startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getOffsets(), op.getAlignment()))
    return;
  access.operands.append({encoder.getValue(op.getMask()), getDistances(encoder, op, op.getIndices())});
  emitAccess(encoder, op, REFRT_OP_VECTOR_SCATTER, access);
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// A mask has the dimensions of the memref that the map names, in the memref's
/// order. A lane of the vector looks at the one it comes from or goes to.
static uint32_t permuteMask(Encoder &encoder, Operation *op, uint32_t mask, AffineMap map, VectorType vector) {
  SmallVector<std::pair<unsigned, unsigned>, 4> used; // memref's, vector's
  for (auto [d, result] : llvm::enumerate(map.getResults()))
    if (AffineDimExpr dimension = dyn_cast<AffineDimExpr>(result))
      used.emplace_back(dimension.getPosition(), d);
  llvm::sort(used);
  Position shape;
  for (auto [from, to] : used)
    shape.push_back(vector.getDimSize(to));
  Attributes lanes = makeLanes(vector.getShape(), [&](ArrayRef<int64_t> position) {
    Position source;
    for (auto [from, to] : used)
      source.push_back(position[to]);
    return getLane(shape, source);
  });
  return emitLanes(encoder, op, VectorType::get(vector.getShape(), IntegerType::get(op->getContext(), 1)), {mask},
                   lanes);
}

template <typename OpT>
static void finishTransfer(Encoder &encoder, OpT op, PartialAccess &access, refrt_opcode opcode) {
  AffineMap map = op.getPermutationMap();
  for (auto [result, inBounds] :
       llvm::zip_equal(map.getResults(), op.getInBounds().template getAsValueRange<BoolAttr>())) {
    AffineDimExpr dimension = dyn_cast<AffineDimExpr>(result);
    access.attributes.append({dimension ? dimension.getPosition() : kPoisonLane, uint64_t(inBounds)});
  }
  uint32_t mask = combineMasks(encoder, op, op.getMask(), getOuterMask(op));
  if (mask != REFRT_NONE)
    access.operands.push_back(permuteMask(encoder, op, mask, map, access.vector));
  emitAccess(encoder, op, opcode, access);
}

void encode(Encoder &encoder, vector::TransferReadOp op) {
  PartialAccess access;
  VectorType vector = op.getVectorType();
  if (!startAccess(encoder, op, access, op.getBase(), vector, op.getIndices(), {}))
    return;
  access.operands.push_back(emitSplat(encoder, op, vector, encoder.getValue(op.getPadding())));
  finishTransfer(encoder, op, access, REFRT_OP_VECTOR_READ);
}

void encode(Encoder &encoder, vector::TransferWriteOp op) {
  PartialAccess access;
  access.operands.push_back(encoder.getValue(op.getValueToStore()));
  if (startAccess(encoder, op, access, op.getBase(), op.getVectorType(), op.getIndices(), {}))
    finishTransfer(encoder, op, access, REFRT_OP_VECTOR_WRITE);
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Bytes from one index of each dimension to the next, those of vectors behind those of the memref. None: an
/// element is not whole bytes, so that lanes of a vector lie otherwise.
static std::optional<SmallVector<uint64_t>> getDistances(Encoder &encoder, MemRefType memref, refrt_type elementId) {
  const refrt_type_info *element = refrt_type_get(encoder.program, elementId);
  SmallVector<uint64_t> bytes;
  uint64_t inner = element->size;
  if (auto vector = dyn_cast<VectorType>(memref.getElementType())) {
    uint64_t rest = element->size;
    for (int64_t size : vector.getShape().drop_back(vector.getRank() ? 1 : 0))
      bytes.push_back(rest /= uint64_t(size));
    const unsigned bits = refrt_type_get(encoder.program, element->element)->bits;
    if (bits % 8 != 0)
      return std::nullopt;
    if (vector.getRank() != 0)
      bytes.push_back(bits / 8);
  }
  for (int64_t size : llvm::reverse(memref.getShape())) {
    bytes.insert(bytes.begin(), inner);
    inner *= uint64_t(size);
  }
  return bytes;
}

void encode(Encoder &encoder, vector::TypeCastOp op) {
  MemRefType from = op.getMemRefType(), to = op.getResultMemRefType();
  auto vector = dyn_cast<VectorType>(to.getElementType());
  if (!vector || llvm::is_contained(to.getShape(), ShapedType::kDynamic))
    return encoder.refusals.add(op, RefusalKind::Form, "a cast to elements that are no vectors", to);
  refrt_type old = encoder.types.getOrRefuse(op, from.getElementType());
  refrt_type part = encoder.types.getOrRefuse(op, vector);
  if (old == REFRT_NONE || part == REFRT_NONE)
    return;
  std::optional<SmallVector<uint64_t>> before = getDistances(encoder, from, old),
                                       after = getDistances(encoder, to, part);
  SmallVector<int64_t> sizes(to.getShape());
  llvm::append_range(sizes, vector.getShape());
  bool isMoved = before && after && before->size() != sizes.size();
  for (size_t d = 0; d < sizes.size() && !isMoved; ++d)
    isMoved = sizes[d] > 1 && (!before || !after || (*before)[d] != (*after)[d]);
  if (isMoved)
    return encoder.refusals.add(op, RefusalKind::Form, "a vector with padding that its elements have not", to);
  encoder.emit(op, REFRT_OP_VECTOR_TYPE_CAST, from);
}

} // namespace memref_cts::lowering
