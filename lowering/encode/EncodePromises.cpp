//===- EncodePromises.cpp - attributes of arguments and results -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `llvm.` attributes promise of values that are passed, after LangRef: a
// pointer without its alignment, or null where it must not be, is poison; a
// value that is not well defined, or memory that is not there, is undefined
// behaviour, for `noundef` of vectors and aggregates in any of their parts
// (padding does not count).
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Handlers.h"
#include "lowering/encode/Pieces.h"

using namespace mlir;

namespace memref_cts::lowering {

static uint64_t getNumber(DictionaryAttr attributes, StringRef name) {
  auto number = attributes.getAs<IntegerAttr>(name);
  return number && number.getValue().getActiveBits() <= 64
             ? number.getValue().getZExtValue()
             : 0;
}

/// Parts that `noundef` is looked at in, each with a few instructions.
static constexpr uint64_t kMostKnownParts = 1024;

std::string ofFunction(StringRef function) {
  return function.empty() ? " of what is called" : (" of @" + function).str();
}

void assume(Encoder &encoder, Operation *op, uint32_t holds,
            const Twine &what) {
  SmallString<64> buffer;
  StringRef text = what.toStringRef(buffer);
  uint64_t id =
      refrt_program_add_string(encoder.getProgram(), text.data(), text.size());
  encoder.emit(op, REFRT_OP_ASSUME, REFRT_NONE, {holds}, {}, {0, {id}});
}

/// The pointer if `holds`, else poison.
static uint32_t poisonUnless(Pieces &p, refrt_type type, uint32_t holds,
                             uint32_t pointer) {
  return p.choose(type, holds, pointer, p.same(REFRT_OP_POISON, type, {}));
}

static uint32_t requireAlignment(Encoder &encoder, Pieces &p, refrt_type type,
                                 uint32_t pointer, uint64_t align) {
  refrt_type word = p.getInt(encoder.getLayout().pointer_bits);
  uint32_t address = p.add(REFRT_OP_PTRTOINT, type, word, {pointer});
  uint32_t rest =
      p.same(REFRT_OP_AND, word, {address, p.number(word, align - 1)});
  uint32_t holds = p.compare(REFRT_ICMP_EQ, word, p.getInt(1), rest,
                             p.number(word, 0));
  return poisonUnless(p, type, holds, pointer);
}

/// A copy of the bytes can be made.
static void requireBytes(Encoder &encoder, Operation *op, Pieces &p,
                         refrt_type type, uint32_t pointer, uint64_t bytes) {
  refrt_type word = p.getInt(64);
  uint32_t count = p.number(word, bytes);
  uint32_t mark = p.add(REFRT_OP_STACKSAVE, REFRT_NONE, p.getPtr(), {});
  uint32_t copy = p.add(REFRT_OP_LLVM_ALLOCA, p.getInt(8), p.getPtr(), {count},
                        {0, {uint64_t(1)}});
  encoder.emit(op, REFRT_OP_MEMCPY, type, {copy, pointer, count}, {});
  encoder.emit(op, REFRT_OP_STACKRESTORE, REFRT_NONE, {mark}, {});
}

/// Comparing with itself is known exactly where the value is. Larger values are
/// taken apart.
static void requireKnown(Encoder &encoder, Operation *op, Pieces &p,
                         refrt_type type, uint32_t value, const Twine &what) {
  // Types may be added below, which moves what describes others.
  refrt_type_info copy = *refrt_type_get(encoder.getProgram(), type);
  const refrt_type_info *info = &copy;
  uint32_t known = REFRT_NONE;
  if (info->kind == REFRT_KIND_VECTOR) {
    for (uint64_t i = 0; i < info->leaves; ++i)
      requireKnown(encoder, op, p, info->element,
                   p.add(REFRT_OP_EXTRACTELEMENT, type, info->element,
                         {value, p.number(p.getInt(64), i)}),
                   "lane " + Twine(i) + " of " + what);
    return;
  }
  if (info->kind == REFRT_KIND_STRUCT || info->kind == REFRT_KIND_ARRAY) {
    for (uint64_t i = 0; i < info->count; ++i) {
      refrt_type part =
          info->kind == REFRT_KIND_ARRAY ? info->element : info->parts[i];
      requireKnown(encoder, op, p, part,
                   p.add(REFRT_OP_EXTRACTVALUE, type, part, {value}, {0, {i}}),
                   "part " + Twine(i) + " of " + what);
    }
    return;
  }
  if (info->kind == REFRT_KIND_INT || info->kind == REFRT_KIND_INDEX ||
      info->kind == REFRT_KIND_PTR)
    known = p.compare(REFRT_ICMP_EQ, type, p.getInt(1), value, value);
  else if (info->kind == REFRT_KIND_FLOAT)
    known = p.add(REFRT_OP_CMPF, type, p.getInt(1), {value, value},
                  {0, {uint64_t(REFRT_FCMP_UEQ)}});
  if (known != REFRT_NONE)
    assume(encoder, op, known, what + ", which is noundef,");
}

uint32_t requireAlignment(Encoder &encoder, Operation *op, Type type,
                          uint32_t pointer, DictionaryAttr attributes) {
  uint64_t align =
      getNumber(attributes, LLVM::LLVMDialect::getAlignAttrName());
  if (align < 2 || !isa<LLVM::LLVMPointerType>(type))
    return pointer;
  Pieces p(encoder, op);
  return requireAlignment(encoder, p, encoder.getType(type), pointer, align);
}

uint32_t requirePromises(Encoder &encoder, Operation *op, Type type,
                         uint32_t value, DictionaryAttr attributes,
                         const Twine &what) {
  if (!attributes || attributes.empty() || encoder.hasRefused() ||
      value == REFRT_NONE)
    return value;
  Pieces p(encoder, op);
  refrt_type id = encoder.getType(type);
  if (isa<LLVM::LLVMPointerType>(type)) {
    if (attributes.contains(LLVM::LLVMDialect::getNonNullAttrName()))
      value = poisonUnless(p, id,
                           p.compare(REFRT_ICMP_NE, id, p.getInt(1), value,
                                     p.same(REFRT_OP_ZERO, id, {})),
                           value);
    value = requireAlignment(encoder, op, type, value, attributes);
    if (uint64_t bytes = getNumber(
            attributes, LLVM::LLVMDialect::getDereferenceableAttrName()))
      requireBytes(encoder, op, p, id, value, bytes);
  }
  if (attributes.contains(LLVM::LLVMDialect::getNoUndefAttrName())) {
    if (refrt_type_get(encoder.getProgram(), id)->leaves > kMostKnownParts) {
      encoder.refuse(op, RefusalKind::Limit,
                     "noundef of a value with very many parts", type);
      return value;
    }
    requireKnown(encoder, op, p, id, value, what);
  }
  return value;
}

Ids requirePromises(Encoder &encoder, Operation *op, ValueRange values,
                    ArrayAttr attributes, StringRef kind, StringRef function) {
  std::string of = ofFunction(function);
  Ids ids = encoder.getValues(values);
  if (attributes)
    for (auto [i, dictionary] :
         llvm::enumerate(attributes.getAsRange<DictionaryAttr>()))
      if (i < ids.size())
        ids[i] = requirePromises(encoder, op, values[i].getType(), ids[i],
                                 dictionary, kind + " " + Twine(i) + of);
  return ids;
}

} // namespace memref_cts::lowering
