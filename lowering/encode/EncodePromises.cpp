//===- EncodePromises.cpp - attributes of arguments and results -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `llvm.` attributes promise of values that are passed, after LangRef: a
// pointer without its alignment, or null where it must not be, is poison. A
// value that is not well defined, or memory that is not there, is undefined
// behaviour. For `noundef` of vectors and aggregates any of their parts counts,
// but not padding. Of a ranked memref they speak of the aligned pointer, passed
// in whatever way (CALL-RANKED-04, BARE-19), and the memref is poison where
// that would be. An unranked memref has no such pointer. Rules M-PROMISE,
// L-PROMISE, L-EFFECTS, L-UNCHECKED and F-NORETURN.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/MemoryEffects.h"
#include "lowering/encode/Pieces.h"
#include "lowering/encode/module/UncheckedPromises.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace memref_cts::lowering {

static uint64_t getNumber(DictionaryAttr attributes, StringRef name) {
  auto number = attributes.getAs<IntegerAttr>(name);
  return number && number.getValue().getActiveBits() <= 64 ? number.getValue().getZExtValue() : 0;
}

/// Parts that `noundef` is looked at in, each with a few instructions.
static constexpr uint64_t kMostKnownParts = 1024;

/// Of the pointers of a memref.
static constexpr uint64_t kAlignedField = 1;

std::string ofFunction(StringRef function) {
  return function.empty() ? " of what is called" : (" of @" + function).str();
}

static uint64_t addString(Encoder &encoder, const Twine &what) {
  SmallString<64> buffer;
  StringRef text = what.toStringRef(buffer);
  return refrt_program_add_string(encoder.program, text.data(), text.size());
}

void assume(Encoder &encoder, Operation *op, uint32_t holds, const Twine &what) {
  uint64_t id = addString(encoder, what);
  encoder.emit(op, REFRT_OP_ASSUME, REFRT_NONE, {holds}, {}, {0, {id}});
}

uint32_t poisonUnless(Encoder &encoder, Pieces &p, refrt_type type, uint32_t holds, uint32_t value, const Twine &what) {
  uint64_t id = addString(encoder, what);
  return p.same(REFRT_OP_SELECT, type, {holds, value, p.same(REFRT_OP_POISON, type, {})}, {0, {id}});
}

static uint32_t isAligned(Encoder &encoder, Pieces &p, refrt_type type, uint32_t pointer, uint64_t align) {
  refrt_type word = p.getInt(encoder.layout.get().pointer_bits);
  uint32_t address = p.add(REFRT_OP_PTRTOINT, type, word, {pointer});
  uint32_t rest = p.same(REFRT_OP_AND, word, {address, p.number(word, align - 1)});
  return p.compare(REFRT_ICMP_EQ, word, p.getInt(1), rest, p.number(word, 0));
}

/// Comparing with itself is known exactly where the value is. Larger values are
/// taken apart.
static void requireKnown(Encoder &encoder, Operation *op, Pieces &p, refrt_type type, uint32_t value,
                         const Twine &what) {
  // Types may be added below, which moves what describes others.
  refrt_type_info copy = *refrt_type_get(encoder.program, type);
  const refrt_type_info *info = &copy;
  uint32_t known = REFRT_NONE;
  if (info->kind == REFRT_KIND_VECTOR) {
    for (uint64_t i = 0; i < info->leaves; ++i)
      requireKnown(encoder, op, p, info->element,
                   p.add(REFRT_OP_EXTRACTELEMENT, type, info->element, {value, p.number(p.getInt(64), i)}),
                   "lane " + Twine(i) + " of " + what);
    return;
  }
  if (info->kind == REFRT_KIND_STRUCT || info->kind == REFRT_KIND_ARRAY || info->kind == REFRT_KIND_COMPLEX) {
    for (uint64_t i = 0, e = info->kind == REFRT_KIND_COMPLEX ? 2 : info->count; i < e; ++i) {
      refrt_type part = info->kind == REFRT_KIND_STRUCT ? info->parts[i] : info->element;
      requireKnown(encoder, op, p, part, p.add(REFRT_OP_EXTRACTVALUE, type, part, {value}, {0, {i}}),
                   "part " + Twine(i) + " of " + what);
    }
    return;
  }
  if (info->kind == REFRT_KIND_INT || info->kind == REFRT_KIND_INDEX || info->kind == REFRT_KIND_PTR)
    known = p.compare(REFRT_ICMP_EQ, type, p.getInt(1), value, value);
  else if (info->kind == REFRT_KIND_FLOAT)
    known = p.add(REFRT_OP_CMPF, type, p.getInt(1), {value, value}, {0, {uint64_t(REFRT_FCMP_UEQ)}});
  if (known != REFRT_NONE)
    assume(encoder, op, known, what + ", which is noundef,");
}

uint32_t requireAlignment(Encoder &encoder, Operation *op, Type type, uint32_t pointer, DictionaryAttr attributes,
                          const Twine &what) {
  uint64_t align = getNumber(attributes, LLVM::LLVMDialect::getAlignAttrName());
  if (align < 2 || !isa<LLVM::LLVMPointerType>(type))
    return pointer;
  Pieces p(encoder, op);
  refrt_type id = encoder.types.get(type);
  return poisonUnless(encoder, p, id, isAligned(encoder, p, id, pointer, align), pointer,
                      "align(" + Twine(align) + ") of " + what);
}

void requireDereferenceable(Encoder &encoder, Operation *op, Type type, uint32_t pointer, uint64_t bytes, bool orNull,
                            const Twine &what) {
  if (bytes == 0 || encoder.refusals.any() || pointer == REFRT_NONE)
    return;
  if (!isa<LLVM::LLVMPointerType>(type))
    return encoder.refusals.add(op, RefusalKind::Form, "bytes behind a vector of pointers", type);
  Pieces p(encoder, op);
  refrt_type id = encoder.types.get(type);
  refrt_type word = p.getInt(64);
  uint32_t count = p.number(word, bytes);
  if (orNull)
    count = p.choose(word, p.compare(REFRT_ICMP_EQ, id, p.getInt(1), pointer, p.same(REFRT_OP_ZERO, id, {})),
                     p.number(word, 0), count);
  encoder.emit(op, REFRT_OP_MEMCPY, id, {pointer, pointer, count}, {}, {REFRT_FLAG_PEEK, {addString(encoder, what)}});
}

/// LangRef: numbers out of the range are poison. It may wrap around.
static uint32_t requireRange(Encoder &encoder, Pieces &p, refrt_type type, uint32_t value,
                             LLVM::ConstantRangeAttr range, const Twine &what) {
  auto number = [&](const APInt &v) {
    unsigned width = v.getBitWidth();
    return p.number(type, v.extractBitsAsZExtValue(std::min(width, 64u), 0),
                    width > 64 ? v.extractBitsAsZExtValue(width - 64, 64) : 0);
  };
  uint32_t distance = p.same(REFRT_OP_SUB, type, {value, number(range.getLower())});
  uint32_t holds = p.compare(REFRT_ICMP_ULT, type, p.getInt(1), distance, number(range.getUpper() - range.getLower()));
  SmallString<64> text("range(");
  range.getLower().toStringSigned(text);
  text += ", ";
  range.getUpper().toStringSigned(text);
  return poisonUnless(encoder, p, type, holds, value, text + ") of " + what);
}

/// What is said of a pointer's uses in the whole function. The machine knows
/// which allocation is accessed, not through which argument.
static bool acceptsUses(Encoder &encoder, Operation *op, DictionaryAttr attributes) {
  using D = LLVM::LLVMDialect;
  if (attributes.contains(D::getNoAliasAttrName()))
    encoder.refusals.countPromise(D::getNoAliasAttrName());
  for (StringRef name : {D::getReadonlyAttrName(), D::getReadnoneAttrName(), D::getWriteOnlyAttrName(),
                         D::getNoFreeAttrName(), D::getNoCaptureAttrName(), D::getReturnedAttrName()})
    if (attributes.contains(name) && !isWatched(op, name) &&
        !encoder.refusals.acceptPromise(op, name, "a promise about uses of an argument"))
      return false;
  return true;
}

/// The width that a range of values of the type has; 0: not one number.
static unsigned getRangeWidth(Encoder &encoder, Type type) {
  if (type.isIndex())
    return encoder.layout.get().index_bits;
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? integer.getWidth() : 0;
}

uint32_t requirePromises(Encoder &encoder, Operation *op, Type type, uint32_t value, DictionaryAttr attributes,
                         const Twine &what) {
  using D = LLVM::LLVMDialect;
  if (!attributes || attributes.empty() || encoder.refusals.any() || value == REFRT_NONE ||
      isa<UnrankedMemRefType>(type))
    return value;
  if (!acceptsUses(encoder, op, attributes))
    return value;
  Pieces p(encoder, op);
  refrt_type id = encoder.types.get(type);
  if (auto range = attributes.getAs<LLVM::ConstantRangeAttr>(D::getRangeAttrName())) {
    if (getRangeWidth(encoder, type) != range.getLower().getBitWidth()) {
      encoder.refusals.add(op, RefusalKind::Form,
                           isa<VectorType>(type) ? "a range of vectors" : "a range of another width", type);
      return value;
    }
    if (range.getLower() != range.getUpper())
      value = requireRange(encoder, p, id, value, range, what);
  }
  bool isMemRef = isa<MemRefType>(type);
  Type pointerType =
      isMemRef ? LLVM::LLVMPointerType::get(type.getContext(), refrt_type_get(encoder.program, id)->space) : type;
  refrt_type pointerId = encoder.types.get(pointerType);
  // Of the value as it is by now.
  auto getPointer = [&] {
    return isMemRef ? p.add(REFRT_OP_EXTRACTVALUE, id, pointerId, {value}, {0, {kAlignedField}}) : value;
  };
  if (isa<LLVM::LLVMPointerType>(pointerType)) {
    if (attributes.contains(D::getNonNullAttrName())) {
      uint32_t holds =
          p.compare(REFRT_ICMP_NE, pointerId, p.getInt(1), getPointer(), p.same(REFRT_OP_ZERO, pointerId, {}));
      value = poisonUnless(encoder, p, id, holds, value, "nonnull of " + what);
    }
    if (uint64_t align = getNumber(attributes, D::getAlignAttrName()); align > 1)
      value = poisonUnless(encoder, p, id, isAligned(encoder, p, pointerId, getPointer(), align), value,
                           "align(" + Twine(align) + ") of " + what);
    if (uint64_t bytes = getNumber(attributes, D::getDereferenceableAttrName()))
      requireDereferenceable(encoder, op, pointerType, getPointer(), bytes, false,
                             "dereferenceable(" + Twine(bytes) + ") of " + what);
    if (uint64_t bytes = getNumber(attributes, D::getDereferenceableOrNullAttrName()))
      requireDereferenceable(encoder, op, pointerType, getPointer(), bytes, true,
                             "dereferenceable_or_null(" + Twine(bytes) + ") of " + what);
    for (StringRef name : {D::getByRefAttrName(), D::getStructRetAttrName()})
      if (auto pointee = attributes.getAs<TypeAttr>(name))
        if (refrt_type part = encoder.types.getOrRefuse(op, pointee.getValue()); part != REFRT_NONE)
          requireDereferenceable(encoder, op, pointerType, getPointer(), refrt_type_get(encoder.program, part)->size,
                                 false, (name == D::getByRefAttrName() ? "byref of " : "sret of ") + what);
  }
  if (attributes.contains(D::getNoUndefAttrName())) {
    if (isa<FunctionType>(type)) {
      encoder.refusals.add(op, RefusalKind::Form, "noundef of a function", type);
      return value;
    }
    if (refrt_type_get(encoder.program, pointerId)->leaves > kMostKnownParts) {
      encoder.refusals.add(op, RefusalKind::Limit, "noundef of a value with very many parts", type);
      return value;
    }
    requireKnown(encoder, op, p, pointerId, getPointer(), what);
  }
  return value;
}

Ids requirePromises(Encoder &encoder, Operation *op, ValueRange values, ArrayAttr attributes, StringRef kind,
                    StringRef function) {
  std::string of = ofFunction(function);
  Ids ids = encoder.getValues(values);
  if (attributes)
    for (auto [i, dictionary] : llvm::enumerate(attributes.getAsRange<DictionaryAttr>()))
      if (i < ids.size())
        ids[i] = requirePromises(encoder, op, values[i].getType(), ids[i], dictionary, kind + " " + Twine(i) + of);
  return ids;
}

void callWithPromises(Encoder &encoder, Operation *op, ArrayAttr attributes, StringRef function,
                      llvm::function_ref<void(ArrayRef<uint32_t>)> call) {
  Ids results = encoder.getValues(op->getResults());
  // A result may have been seen in a block that stands before this one, so the
  // checked value gets the id that is known, and what is called another one.
  Ids raw = results;
  auto getAttributes = [&](size_t i) {
    return attributes && i < attributes.size() ? cast<DictionaryAttr>(attributes[i]) : DictionaryAttr();
  };
  for (size_t i = 0; i < results.size(); ++i)
    if (DictionaryAttr dictionary = getAttributes(i); dictionary && !dictionary.empty())
      raw[i] = encoder.addValue(encoder.types.get(op->getResult(i).getType()));
  call(raw);
  Pieces p(encoder, op);
  for (size_t i = 0; i < results.size(); ++i) {
    if (raw[i] == results[i])
      continue;
    Type type = op->getResult(i).getType();
    uint32_t checked =
        requirePromises(encoder, op, type, raw[i], getAttributes(i), "result " + Twine(i) + ofFunction(function));
    encoder.emit(op, REFRT_OP_SELECT, encoder.types.get(type), {p.number(p.getInt(1), 1), checked, checked},
                 {results[i]});
  }
}

void encodeReturn(Encoder &encoder, Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  StringRef name = function ? function.getName() : "";
  Ids operands = requirePromises(encoder, op, op->getOperands(), function ? function.getResAttrsAttr() : ArrayAttr(),
                                 "result", name);
  if (passesThrough(function, "noreturn")) {
    Pieces p(encoder, op);
    assume(encoder, op, p.number(p.getInt(1), 0), "that @" + name + " does not return");
  }
  encoder.emit(op, REFRT_OP_RETURN, REFRT_NONE, operands, {});
}

} // namespace memref_cts::lowering
