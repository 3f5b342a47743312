//===- EncodeLLVMMasked.cpp - masked memory of the LLVM dialect -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LangRef has two ways for lanes to lie in memory, which differ for lanes that
// are not as wide as elements are apart (i1, i24): a masked load or store is one
// of the vector, with lanes side by side, bit by bit; the others are accesses of
// scalars, each at an address of its own. The machine's masked load and store are
// for lanes of whole bytes, and become others here where they do not fit.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Pieces.h"
#include "lowering/encode/Vectors.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace memref_cts::lowering {

/// Null after a refusal. Stores have no result whose type was looked at before.
static const refrt_type_info *getLaneInfo(Encoder &encoder, Operation *op, VectorType type) {
  refrt_type lane = encoder.getTypeOrRefuse(op, type);
  if (lane == REFRT_NONE)
    return nullptr;
  return refrt_type_get(encoder.getProgram(),
                        encoder.getType(type.getElementType()));
}

//===----------------------------------------------------------------------===//
// Lanes as in a vector
//===----------------------------------------------------------------------===//

/// Which bytes have a bit of a lane that is on: the first such lanes of all
/// bytes, then the second ones, and so on.
static uint32_t getByteMask(Encoder &encoder, Operation *op, VectorType mask,
                            uint32_t lanesOn, unsigned bits, uint64_t first,
                            uint64_t numBytes) {
  VectorType bytes = VectorType::get(numBytes, mask.getElementType());
  uint64_t last = mask.getNumElements() - 1;
  uint32_t bytesOn = REFRT_NONE;
  for (unsigned n = 0; n * bits < 8; ++n) {
    Attributes lanes;
    for (uint64_t byte = 0; byte < numBytes; ++byte) {
      uint64_t place = byte * 8 / bits + n; // counts lanes of padding, too
      lanes.push_back(std::min(place < first ? 0 : place - first, last));
    }
    uint32_t some = emitLanes(encoder, op, bytes, {lanesOn}, lanes);
    bytesOn = n == 0 ? some
                     : emitOne(encoder, op, REFRT_OP_OR, bytes, {bytesOn, some});
  }
  return bytesOn;
}

/// `lanes`, or undef where bits beyond the type are not zero, as a load has it.
/// `all` has both, the lanes from `first` on.
static uint32_t undefUnlessZero(Encoder &encoder, Operation *op, VectorType type,
                                uint32_t lanes, VectorType allType,
                                uint32_t all, uint64_t first) {
  Pieces p(encoder, op);
  Type element = type.getElementType();
  refrt_type bits = encoder.getType(element), truth = p.getInt(1);
  uint32_t none = p.number(truth, 1);
  for (uint64_t i = 0, numAll = allType.getNumElements(); i < numAll; ++i) {
    if (i >= first && i < first + type.getNumElements())
      continue;
    uint32_t beyond = encoder.addValue(bits);
    encoder.emit(op, REFRT_OP_LANES, REFRT_NONE, {all}, {beyond}, {0, {i}});
    none = p.same(REFRT_OP_AND, truth,
                  {none, p.compare(REFRT_ICMP_EQ, bits, truth, beyond, p.number(bits, 0))});
  }
  refrt_type whole = encoder.getType(type);
  return p.choose(whole, none, lanes, p.same(REFRT_OP_UNDEF, whole, {}));
}

/// A load of bytes, those with lanes that are on, and what is in them.
static void encodePackedLoad(Encoder &encoder, LLVM::MaskedLoadOp op,
                             unsigned bits) {
  Pieces p(encoder, op);
  VectorType type = cast<VectorType>(op.getRes().getType());
  uint64_t numLanes = type.getNumElements();
  uint64_t numBytes = llvm::divideCeil(numLanes * bits, 8);
  if (8 % bits != 0)
    return encoder.refuse(op, RefusalKind::Form,
                          "a masked load of lanes that begin and end inside of "
                          "bytes",
                          type);
  uint64_t allLanes = numBytes * 8 / bits;
  // Padding is above the number that the lanes make.
  uint64_t first = encoder.getLayout().big_endian ? allLanes - numLanes : 0;
  VectorType bytesType =
      VectorType::get(numBytes, IntegerType::get(op.getContext(), 8));
  VectorType allType = VectorType::get(allLanes, type.getElementType());
  refrt_type bytes = encoder.getTypeOrRefuse(op, bytesType);
  refrt_type all = encoder.getTypeOrRefuse(op, allType);
  if (encoder.hasRefused())
    return;
  uint32_t mask = encoder.getValue(op.getMask());
  uint32_t bytesOn =
      getByteMask(encoder, op, cast<VectorType>(op.getMask().getType()), mask,
                  bits, first, numBytes);
  uint32_t loaded =
      p.same(REFRT_OP_MASKED_LOAD, bytes,
             {encoder.getValue(op.getData()), bytesOn, p.number(bytes, 0)},
             {op.getNontemporal() ? REFRT_FLAG_NONTEMPORAL : 0u,
              {op.getAlignment()}});
  uint32_t unpacked = p.add(REFRT_OP_BITCAST, bytes, all, {loaded});
  Attributes lanes;
  for (uint64_t lane = 0; lane < numLanes; ++lane)
    lanes.push_back(first + lane);
  uint32_t here = emitLanes(encoder, op, type, {unpacked}, lanes);
  if (allLanes > numLanes)
    here = undefUnlessZero(encoder, op, type, here, allType, unpacked, first);
  encoder.emit(op, REFRT_OP_SELECT, encoder.getType(type),
               {mask, here, encoder.getValue(op.getPassThru())},
               {encoder.getValue(op.getRes())});
}

void encode(Encoder &encoder, LLVM::MaskedLoadOp op) {
  VectorType type = cast<VectorType>(op.getRes().getType());
  const refrt_type_info *lane = getLaneInfo(encoder, op, type);
  if (!lane)
    return;
  if (lane->bits % 8 != 0)
    return encodePackedLoad(encoder, op, lane->bits);
  encoder.emit(op, REFRT_OP_MASKED_LOAD, encoder.getType(type),
               {encoder.getValue(op.getData()), encoder.getValue(op.getMask()),
                encoder.getValue(op.getPassThru())},
               {encoder.getValue(op.getRes())},
               {op.getNontemporal() ? REFRT_FLAG_NONTEMPORAL : 0u,
                {op.getAlignment()}});
}

void encode(Encoder &encoder, LLVM::MaskedStoreOp op) {
  VectorType type = cast<VectorType>(op.getValue().getType());
  const refrt_type_info *lane = getLaneInfo(encoder, op, type);
  if (!lane)
    return;
  if (lane->bits % 8 != 0)
    return encoder.refuse(op, RefusalKind::Form,
                          "a masked store of lanes that share bytes, where those "
                          "that are off stay as they are, written or not",
                          type);
  encoder.emit(op, REFRT_OP_MASKED_STORE, type, {0, {op.getAlignment()}});
}

//===----------------------------------------------------------------------===//
// Lanes as scalars
//===----------------------------------------------------------------------===//

void encode(Encoder &encoder, LLVM::masked_gather op) {
  refrt_type type = encoder.getType(op.getRes().getType());
  // The lanes that are off are those given, or poison.
  uint32_t rest = op.getPassThru().empty()
                      ? Pieces(encoder, op).same(REFRT_OP_POISON, type, {})
                      : encoder.getValue(op.getPassThru().front());
  encoder.emit(op, REFRT_OP_GATHER, type,
               {encoder.getValue(op.getPtrs()), encoder.getValue(op.getMask()),
                rest},
               {encoder.getValue(op.getRes())}, {0, {op.getAlignment()}});
}

void encode(Encoder &encoder, LLVM::masked_scatter op) {
  encoder.emit(op, REFRT_OP_SCATTER, op.getValue().getType(),
               {0, {op.getAlignment()}});
}

/// The attributes of the pointer.
template <typename OpT>
static DictionaryAttr getPointerAttributes(OpT op, unsigned pointer) {
  ArrayAttr attributes = op.getArgAttrsAttr();
  return attributes && pointer < attributes.size()
             ? cast<DictionaryAttr>(attributes[pointer])
             : DictionaryAttr::get(op.getContext());
}

/// The alignment is one of them; without one it is 1.
static uint64_t getAlignment(DictionaryAttr attributes) {
  auto align = attributes.getAs<IntegerAttr>(
      LLVM::LLVMDialect::getAlignAttrName());
  return align ? align.getValue().getZExtValue() : 1;
}

void encode(Encoder &encoder, LLVM::masked_expandload op) {
  Type type = op.getRes().getType();
  if (getLaneInfo(encoder, op, cast<VectorType>(type)))
    encoder.emit(op, REFRT_OP_EXPANDLOAD, type,
                 {0, {getAlignment(getPointerAttributes(op, 0))}});
}

void encode(Encoder &encoder, LLVM::masked_compressstore op) {
  Type type = op.getValue().getType();
  if (getLaneInfo(encoder, op, cast<VectorType>(type)))
    encoder.emit(op, REFRT_OP_COMPRESSSTORE, type,
                 {0, {getAlignment(getPointerAttributes(op, 1))}});
}

} // namespace memref_cts::lowering
