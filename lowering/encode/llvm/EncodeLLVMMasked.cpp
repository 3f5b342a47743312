//===- EncodeLLVMMasked.cpp - masked memory of the LLVM dialect -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LangRef has two ways for lanes to lie in memory, which differ for lanes that
// are not as wide as elements are apart (i1, i24). A masked load or store is one
// of the vector, with lanes side by side, bit by bit. The others are accesses of
// scalars, each at an address of its own. The machine's masked store is for
// lanes of whole bytes; others become such lanes here.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Pieces.h"
#include "lowering/encode/vector/EncodeVector.h"

#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;

namespace memref_cts::lowering {

/// Null after a refusal. Stores have no result whose type was looked at before.
static const refrt_type_info *getLaneInfo(Encoder &encoder, Operation *op, VectorType type) {
  refrt_type lane = encoder.types.getOrRefuse(op, type);
  if (lane == REFRT_NONE)
    return nullptr;
  return refrt_type_get(encoder.program, encoder.types.get(type.getElementType()));
}

//===----------------------------------------------------------------------===//
// Lanes as in a vector
//===----------------------------------------------------------------------===//

namespace {
/// Lanes side by side in bytes, as parts that neither a lane nor a byte cuts.
/// What the last lane leaves of its byte is padding.
struct PackedLanes {
  PackedLanes(Encoder &encoder, Operation *op, VectorType type, unsigned bits);

  uint64_t getNumParts() const { return partsType.getNumElements(); }
  bool isPadding(uint64_t part) const { return part < first || part >= first + numUsed; }
  /// One lane per part; that of padding is the scalar `padding`.
  uint32_t spreadMask(uint32_t lanesOn, bool padding);
  /// One lane per byte from one per part, by OR or AND.
  uint32_t gatherBytes(refrt_opcode opcode, uint32_t parts);
  uint32_t pack(uint32_t lanes);

  Encoder &encoder;
  Operation *op;
  Pieces p;
  VectorType type;
  unsigned bits, partBits; // of a lane, of a part
  uint64_t numUsed;        // parts that are of lanes
  uint64_t first = 0;      // ... and the first of them
  VectorType bytesType, partsType;
  refrt_type bytes, parts, used;
};
} // namespace

PackedLanes::PackedLanes(Encoder &encoder, Operation *op, VectorType type, unsigned bits)
    : encoder(encoder), op(op), p(encoder, op), type(type), bits(bits), partBits(std::gcd(bits, 8u)),
      numUsed(type.getNumElements() * bits / partBits) {
  uint64_t numBytes = llvm::divideCeil(type.getNumElements() * bits, 8);
  uint64_t numParts = numBytes * 8 / partBits;
  // Padding is above the number that the lanes make.
  if (encoder.layout.get().big_endian)
    first = numParts - numUsed;
  Type part = IntegerType::get(op->getContext(), partBits);
  bytesType = VectorType::get(numBytes, IntegerType::get(op->getContext(), 8));
  partsType = VectorType::get(numParts, part);
  bytes = encoder.types.getOrRefuse(op, bytesType);
  parts = encoder.types.getOrRefuse(op, partsType);
  used = encoder.types.getOrRefuse(op, VectorType::get(numUsed, part));
}

uint32_t PackedLanes::spreadMask(uint32_t lanesOn, bool padding) {
  Attributes lanes;
  for (uint64_t part = 0; part < getNumParts(); ++part)
    lanes.push_back(isPadding(part) ? type.getNumElements() : (part - first) * partBits / bits);
  Type truth = IntegerType::get(op->getContext(), 1);
  return emitLanes(encoder, op, VectorType::get(getNumParts(), truth), {lanesOn, p.number(p.getInt(1), padding)},
                   lanes);
}

uint32_t PackedLanes::gatherBytes(refrt_opcode opcode, uint32_t masks) {
  uint64_t numBytes = bytesType.getNumElements(), perByte = 8 / partBits;
  VectorType type = VectorType::get(numBytes, IntegerType::get(op->getContext(), 1));
  uint32_t all = REFRT_NONE;
  for (uint64_t n = 0; n < perByte; ++n) {
    Attributes lanes;
    for (uint64_t byte = 0; byte < numBytes; ++byte)
      lanes.push_back(byte * perByte + n);
    uint32_t some = emitLanes(encoder, op, type, {masks}, lanes);
    all = n == 0 ? some : emitOne(encoder, op, opcode, type, {all, some});
  }
  return all;
}

/// Parts of lanes, and zeros as padding.
uint32_t PackedLanes::pack(uint32_t values) {
  Attributes lanes;
  for (uint64_t part = 0; part < getNumParts(); ++part)
    lanes.push_back(isPadding(part) ? numUsed : part - first);
  return emitLanes(encoder, op, partsType,
                   {p.add(REFRT_OP_BITCAST, encoder.types.get(type), used, {values}), p.number(p.getInt(partBits), 0)},
                   lanes);
}

/// What LangRef says that it is: a load, a choice and a store; of the bytes with
/// lanes that are on, and the load of those that have others, too. What is kept is
/// not read by the program: the intrinsic only writes.
static void encodePackedStore(Encoder &encoder, LLVM::MaskedStoreOp op, unsigned bits) {
  PackedLanes packed(encoder, op, cast<VectorType>(op.getValue().getType()), bits);
  if (encoder.refusals.any())
    return;
  Pieces &p = packed.p;
  uint32_t mask = encoder.getValue(op.getMask());
  uint32_t pointer = encoder.getValue(op.getData());
  uint32_t partsOn = packed.spreadMask(mask, true);
  uint32_t bytesOn = packed.gatherBytes(REFRT_OP_OR, packed.spreadMask(mask, false));
  uint32_t bytesFull = packed.gatherBytes(REFRT_OP_AND, partsOn);
  refrt_type truths = encoder.types.get(packed.bytesType.clone(IntegerType::get(op.getContext(), 1)));
  uint32_t bytesKept = p.choose(truths, bytesFull, p.number(truths, 0), bytesOn);
  uint32_t before = p.same(REFRT_OP_MASKED_LOAD, packed.bytes, {pointer, bytesKept, p.number(packed.bytes, 0)},
                           {REFRT_FLAG_PEEK, {op.getAlignment()}});
  uint32_t after = p.choose(packed.parts, partsOn, packed.pack(encoder.getValue(op.getValue())),
                            p.add(REFRT_OP_BITCAST, packed.bytes, packed.parts, {before}));
  encoder.emit(op, REFRT_OP_MASKED_STORE, packed.bytes,
               {p.add(REFRT_OP_BITCAST, packed.parts, packed.bytes, {after}), pointer, bytesOn}, {},
               {0, {op.getAlignment()}});
}

void encode(Encoder &encoder, LLVM::MaskedLoadOp op) {
  VectorType type = cast<VectorType>(op.getRes().getType());
  if (!getLaneInfo(encoder, op, type))
    return;
  encoder.emit(op, REFRT_OP_MASKED_LOAD, encoder.types.get(type),
               {encoder.getValue(op.getData()), encoder.getValue(op.getMask()), encoder.getValue(op.getPassThru())},
               {encoder.getValue(op.getRes())},
               {op.getNontemporal() ? REFRT_FLAG_NONTEMPORAL : 0u, {op.getAlignment()}});
}

void encode(Encoder &encoder, LLVM::MaskedStoreOp op) {
  VectorType type = cast<VectorType>(op.getValue().getType());
  const refrt_type_info *lane = getLaneInfo(encoder, op, type);
  if (!lane)
    return;
  if (lane->bits % 8 != 0)
    return encodePackedStore(encoder, op, lane->bits);
  encoder.emit(op, REFRT_OP_MASKED_STORE, type, {0, {op.getAlignment()}});
}

//===----------------------------------------------------------------------===//
// Lanes as scalars
//===----------------------------------------------------------------------===//

void encode(Encoder &encoder, LLVM::masked_gather op) {
  refrt_type type = encoder.types.get(op.getRes().getType());
  // The lanes that are off are those given, or poison.
  uint32_t rest = op.getPassThru().empty() ? Pieces(encoder, op).same(REFRT_OP_POISON, type, {})
                                           : encoder.getValue(op.getPassThru().front());
  encoder.emit(op, REFRT_OP_GATHER, type, {encoder.getValue(op.getPtrs()), encoder.getValue(op.getMask()), rest},
               {encoder.getValue(op.getRes())}, {0, {op.getAlignment()}});
}

void encode(Encoder &encoder, LLVM::masked_scatter op) {
  encoder.emit(op, REFRT_OP_SCATTER, op.getValue().getType(), {0, {op.getAlignment()}});
}

/// The attributes of the pointer.
template <typename OpT>
static DictionaryAttr getPointerAttributes(OpT op, unsigned pointer) {
  ArrayAttr attributes = op.getArgAttrsAttr();
  return attributes && pointer < attributes.size() ? cast<DictionaryAttr>(attributes[pointer])
                                                   : DictionaryAttr::get(op.getContext());
}

/// The alignment is one of them; without one it is 1.
static uint64_t getAlignment(DictionaryAttr attributes) {
  auto align = attributes.getAs<IntegerAttr>(LLVM::LLVMDialect::getAlignAttrName());
  return align ? align.getValue().getZExtValue() : 1;
}

void encode(Encoder &encoder, LLVM::masked_expandload op) {
  Type type = op.getRes().getType();
  if (getLaneInfo(encoder, op, cast<VectorType>(type)))
    encoder.emit(op, REFRT_OP_EXPANDLOAD, type, {0, {getAlignment(getPointerAttributes(op, 0))}});
}

void encode(Encoder &encoder, LLVM::masked_compressstore op) {
  Type type = op.getValue().getType();
  if (getLaneInfo(encoder, op, cast<VectorType>(type)))
    encoder.emit(op, REFRT_OP_COMPRESSSTORE, type, {0, {getAlignment(getPointerAttributes(op, 1))}});
}

} // namespace memref_cts::lowering
