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

void requireDereferenceable(Encoder &encoder, Operation *op, Type type,
                            uint32_t pointer, uint64_t bytes, bool orNull) {
  if (bytes == 0 || encoder.hasRefused() || pointer == REFRT_NONE)
    return;
  if (!isa<LLVM::LLVMPointerType>(type))
    return encoder.refuse(op, RefusalKind::Form,
                          "bytes behind a vector of pointers", type);
  Pieces p(encoder, op);
  refrt_type id = encoder.getType(type);
  if (!orNull)
    return requireBytes(encoder, op, p, id, pointer, bytes);
  // Instead of null there is memory of that size.
  refrt_type word = p.getInt(64);
  uint32_t mark = p.add(REFRT_OP_STACKSAVE, REFRT_NONE, p.getPtr(), {});
  uint32_t other = p.add(REFRT_OP_LLVM_ALLOCA, p.getInt(8), p.getPtr(),
                         {p.number(word, bytes)}, {0, {uint64_t(1)}});
  if (id != p.getPtr())
    other = p.add(REFRT_OP_ADDRSPACECAST, p.getPtr(), id, {other});
  uint32_t isNull = p.compare(REFRT_ICMP_EQ, id, p.getInt(1), pointer,
                              p.same(REFRT_OP_ZERO, id, {}));
  requireBytes(encoder, op, p, id, p.choose(id, isNull, other, pointer), bytes);
  encoder.emit(op, REFRT_OP_STACKRESTORE, REFRT_NONE, {mark}, {});
}

/// LangRef: numbers out of the range are poison. It may wrap around.
static uint32_t requireRange(Pieces &p, refrt_type type, uint32_t value,
                             LLVM::ConstantRangeAttr range) {
  auto number = [&](const APInt &v) {
    unsigned width = v.getBitWidth();
    return p.number(type, v.extractBitsAsZExtValue(std::min(width, 64u), 0),
                    width > 64 ? v.extractBitsAsZExtValue(width - 64, 64) : 0);
  };
  uint32_t distance =
      p.same(REFRT_OP_SUB, type, {value, number(range.getLower())});
  uint32_t holds =
      p.compare(REFRT_ICMP_ULT, type, p.getInt(1), distance,
                number(range.getUpper() - range.getLower()));
  return poisonUnless(p, type, holds, value);
}

static StringRef getUncheckedPromise(DictionaryAttr attributes) {
  using D = LLVM::LLVMDialect;
  for (StringRef name :
       {D::getReadonlyAttrName(), D::getReadnoneAttrName(),
        D::getWriteOnlyAttrName(), D::getNoFreeAttrName(),
        D::getNoCaptureAttrName(), D::getReturnedAttrName()})
    if (attributes.contains(name))
      return name;
  return "";
}

bool refusesPromises(Encoder &encoder, Operation *op) {
  if (auto alias = dyn_cast<LLVM::AliasAnalysisOpInterface>(op)) {
    // Scopes alone say nothing before something is not in them.
    if (alias.getNoAliasScopesOrNull() || alias.getTBAATagsOrNull()) {
      encoder.refuse(op, RefusalKind::Form,
                     "an access that is promised not to alias others "
                     "(noalias_scopes, tbaa), which nothing checks");
      return true;
    }
  }
  if (op->hasAttr("invariant") || op->hasAttr("invariantGroup")) {
    encoder.refuse(op, RefusalKind::Form,
                   "memory that is promised not to change (invariant), which "
                   "nothing checks");
    return true;
  }
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  if (isa<LLVM::CallOp>(op) || (function && !function.isExternal()))
    if (op->hasAttr("memory_effects")) {
      encoder.refuse(op, RefusalKind::Form,
                     "memory effects that are promised (memory_effects), "
                     "which nothing checks");
      return true;
    }
  return false;
}

bool isNoReturn(LLVM::LLVMFuncOp function) {
  ArrayAttr passthrough = function ? function.getPassthroughAttr() : nullptr;
  return passthrough && llvm::any_of(passthrough, [](Attribute attribute) {
           auto name = dyn_cast<StringAttr>(attribute);
           return name && name.getValue() == "noreturn";
         });
}

uint32_t requirePromises(Encoder &encoder, Operation *op, Type type,
                         uint32_t value, DictionaryAttr attributes,
                         const Twine &what) {
  if (!attributes || attributes.empty() || encoder.hasRefused() ||
      value == REFRT_NONE)
    return value;
  if (StringRef name = getUncheckedPromise(attributes); !name.empty()) {
    encoder.refuse(op, RefusalKind::Form,
                   "a promise that nothing checks (" + name + ")");
    return value;
  }
  Pieces p(encoder, op);
  refrt_type id = encoder.getType(type);
  if (auto range = attributes.getAs<LLVM::ConstantRangeAttr>(
          LLVM::LLVMDialect::getRangeAttrName())) {
    auto integer = dyn_cast<IntegerType>(type);
    if (!integer || integer.getWidth() != range.getLower().getBitWidth()) {
      encoder.refuse(op, RefusalKind::Form, "a range of vectors", type);
      return value;
    }
    if (range.getLower() != range.getUpper())
      value = requireRange(p, id, value, range);
  }
  if (isa<LLVM::LLVMPointerType>(type)) {
    if (attributes.contains(LLVM::LLVMDialect::getNonNullAttrName()))
      value = poisonUnless(p, id,
                           p.compare(REFRT_ICMP_NE, id, p.getInt(1), value,
                                     p.same(REFRT_OP_ZERO, id, {})),
                           value);
    value = requireAlignment(encoder, op, type, value, attributes);
    using D = LLVM::LLVMDialect;
    requireDereferenceable(
        encoder, op, type, value,
        getNumber(attributes, D::getDereferenceableAttrName()), false);
    requireDereferenceable(
        encoder, op, type, value,
        getNumber(attributes, D::getDereferenceableOrNullAttrName()), true);
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
