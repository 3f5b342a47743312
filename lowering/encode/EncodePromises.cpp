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
#include "lowering/encode/Handlers.h"
#include "lowering/encode/Pieces.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace memref_cts::lowering {

static uint64_t getNumber(DictionaryAttr attributes, StringRef name) {
  auto number = attributes.getAs<IntegerAttr>(name);
  return number && number.getValue().getActiveBits() <= 64 ? number.getValue().getZExtValue() : 0;
}

StringRef getCopiedArgument(DictionaryAttr attributes) {
  for (StringRef name : {LLVM::LLVMDialect::getByValAttrName(), LLVM::LLVMDialect::getInAllocaAttrName(),
                         LLVM::LLVMDialect::getPreallocatedAttrName()})
    if (attributes.contains(name))
      return name;
  return "";
}
/// Parts that `noundef` is looked at in, each with a few instructions.
static constexpr uint64_t kMostKnownParts = 1024;

/// Of the pointers of a memref.
static constexpr uint64_t kAlignedField = 1;

static constexpr StringLiteral kMemoryEffectsName = "memory_effects";

std::string ofFunction(StringRef function) {
  return function.empty() ? " of what is called" : (" of @" + function).str();
}

static uint64_t addString(Encoder &encoder, const Twine &what) {
  SmallString<64> buffer;
  StringRef text = what.toStringRef(buffer);
  return refrt_program_add_string(encoder.getProgram(), text.data(), text.size());
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
  refrt_type word = p.getInt(encoder.getLayout().pointer_bits);
  uint32_t address = p.add(REFRT_OP_PTRTOINT, type, word, {pointer});
  uint32_t rest = p.same(REFRT_OP_AND, word, {address, p.number(word, align - 1)});
  return p.compare(REFRT_ICMP_EQ, word, p.getInt(1), rest, p.number(word, 0));
}

/// Comparing with itself is known exactly where the value is. Larger values are
/// taken apart.
static void requireKnown(Encoder &encoder, Operation *op, Pieces &p, refrt_type type, uint32_t value,
                         const Twine &what) {
  // Types may be added below, which moves what describes others.
  refrt_type_info copy = *refrt_type_get(encoder.getProgram(), type);
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
  refrt_type id = encoder.getType(type);
  return poisonUnless(encoder, p, id, isAligned(encoder, p, id, pointer, align), pointer,
                      "align(" + Twine(align) + ") of " + what);
}

void requireDereferenceable(Encoder &encoder, Operation *op, Type type, uint32_t pointer, uint64_t bytes, bool orNull,
                            const Twine &what) {
  if (bytes == 0 || encoder.hasRefused() || pointer == REFRT_NONE)
    return;
  if (!isa<LLVM::LLVMPointerType>(type))
    return encoder.refuse(op, RefusalKind::Form, "bytes behind a vector of pointers", type);
  Pieces p(encoder, op);
  refrt_type id = encoder.getType(type);
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

static bool mayRead(LLVM::ModRefInfo info) { return info == LLVM::ModRefInfo::Ref || info == LLVM::ModRefInfo::ModRef; }
static bool mayWrite(LLVM::ModRefInfo info) {
  return info == LLVM::ModRefInfo::Mod || info == LLVM::ModRefInfo::ModRef;
}

/// Whether beginEffects sees to it: where memory of others is not read (written)
/// at all, what is read (written) is reached through an argument.
static bool isWatched(Operation *op, StringRef name) {
  using D = LLVM::LLVMDialect;
  auto effects = op->getAttrOfType<LLVM::MemoryEffectsAttr>(kMemoryEffectsName);
  if (!effects)
    return false;
  if (name == D::getReadonlyAttrName())
    return !mayWrite(effects.getOther());
  if (name == D::getWriteOnlyAttrName())
    return !mayRead(effects.getOther());
  return name == D::getReadnoneAttrName() && !mayRead(effects.getOther()) && !mayWrite(effects.getOther());
}

/// What is said of a pointer's uses in the whole function. The machine knows
/// which allocation is accessed, not through which argument.
static bool acceptsUses(Encoder &encoder, Operation *op, DictionaryAttr attributes) {
  using D = LLVM::LLVMDialect;
  if (attributes.contains(D::getNoAliasAttrName()))
    encoder.countPromise(D::getNoAliasAttrName());
  for (StringRef name : {D::getReadonlyAttrName(), D::getReadnoneAttrName(), D::getWriteOnlyAttrName(),
                         D::getNoFreeAttrName(), D::getNoCaptureAttrName(), D::getReturnedAttrName()})
    if (attributes.contains(name) && !isWatched(op, name) &&
        !encoder.acceptPromise(op, name, "a promise about uses of an argument"))
      return false;
  return true;
}

bool refusesPromises(Encoder &encoder, Operation *op) {
  if (auto alias = dyn_cast<LLVM::AliasAnalysisOpInterface>(op)) {
    // Scopes alone say nothing before something is not in them.
    StringRef words = "an access that is promised not to alias others";
    if (alias.getNoAliasScopesOrNull() && !encoder.acceptPromise(op, "noalias_scopes", words))
      return true;
    if (alias.getTBAATagsOrNull() && !encoder.acceptPromise(op, "tbaa", words))
      return true;
  }
  if (op->hasAttr("will_return")) // of calls and functions
    encoder.countPromise("will_return");
  if (auto loop = op->getAttrOfType<LLVM::LoopAnnotationAttr>("loop_annotation");
      loop && loop.getMustProgress() && loop.getMustProgress().getValue())
    encoder.countPromise("mustprogress");
  for (StringRef name : {"invariant", "invariantGroup"})
    if (op->hasAttr(name) && !encoder.acceptPromise(op, name, "memory that is promised not to change"))
      return true;
  return false;
}

/// LangRef's memory(...); what is said of errno and of a target's own memory is
/// about memory that the machine does not have.
static uint64_t getAllowedEffects(LLVM::MemoryEffectsAttr effects) {
  auto allow = [](LLVM::ModRefInfo info, uint64_t read, uint64_t write) {
    return (mayRead(info) ? read : 0) | (mayWrite(info) ? write : 0);
  };
  return allow(effects.getOther(), REFRT_EFFECT_READ_OTHER, REFRT_EFFECT_WRITE_OTHER) |
         allow(effects.getArgMem(), REFRT_EFFECT_READ_ARGUMENT, REFRT_EFFECT_WRITE_ARGUMENT) |
         allow(effects.getInaccessibleMem(), REFRT_EFFECT_READ_INACCESSIBLE, REFRT_EFFECT_WRITE_INACCESSIBLE);
}

unsigned beginEffects(Encoder &encoder, Operation *op, LLVM::MemoryEffectsAttr effects, ValueRange arguments,
                      ArrayRef<uint32_t> ids, ArrayAttr attributes) {
  using D = LLVM::LLVMDialect;
  constexpr uint64_t kWrites = REFRT_EFFECT_WRITE_OTHER | REFRT_EFFECT_WRITE_ARGUMENT | REFRT_EFFECT_WRITE_INACCESSIBLE;
  uint64_t allowed = effects ? getAllowedEffects(effects) : REFRT_EFFECT_ALL;
  if (allowed == REFRT_EFFECT_ALL || encoder.hasRefused())
    return 0;
  Ids read, written; // through these
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    if (!isa<LLVM::LLVMPointerType>(argument.getType()))
      continue;
    auto says = [&, i = i](StringRef name) {
      auto dictionary =
          attributes && i < attributes.size() ? dyn_cast<DictionaryAttr>(attributes[i]) : DictionaryAttr();
      return dictionary && dictionary.contains(name);
    };
    if (says(D::getReadnoneAttrName()))
      continue;
    if (!says(D::getWriteOnlyAttrName()))
      read.push_back(ids[i]);
    if (!says(D::getReadonlyAttrName()))
      written.push_back(ids[i]);
  }
  if (read == written) {
    encoder.emit(op, REFRT_OP_EFFECTS, REFRT_NONE, read, {}, {0, {allowed}});
    return 1;
  }
  encoder.emit(op, REFRT_OP_EFFECTS, REFRT_NONE, read, {}, {0, {allowed | kWrites}});
  encoder.emit(op, REFRT_OP_EFFECTS, REFRT_NONE, written, {}, {0, {allowed | (REFRT_EFFECT_ALL & ~kWrites)}});
  return 2;
}

/// Whether `passthrough` of a function names the attribute.
static bool passesThrough(Operation *function, StringRef name) {
  auto passthrough = function ? function->getAttrOfType<ArrayAttr>("passthrough") : nullptr;
  return passthrough && llvm::any_of(passthrough, [&](Attribute attribute) {
           auto pair = dyn_cast<ArrayAttr>(attribute); // with a value
           auto word = dyn_cast<StringAttr>(pair && !pair.empty() ? pair[0] : attribute);
           return word && word.getValue() == name;
         });
}

bool isNoReturn(Operation *function) { return passesThrough(function, "noreturn"); }

bool refusesPassthrough(Encoder &encoder, Operation *function) {
  for (StringRef name : {"mustprogress", "nofree", "norecurse", "nosync", "speculatable", "willreturn"})
    if (passesThrough(function, name))
      encoder.countPromise(name);
  return passesThrough(function, "memory") && !encoder.acceptPromise(function, "memory", "effects in passthrough");
}

LLVM::MemoryEffectsAttr getPromisedEffects(Operation *function) {
  if (auto llvmFunction = dyn_cast<LLVM::LLVMFuncOp>(function))
    return llvmFunction.getMemoryEffectsAttr();
  auto isUnranked = llvm::IsaPred<UnrankedMemRefType>;
  auto op = cast<FunctionOpInterface>(function);
  if (llvm::any_of(op.getArgumentTypes(), isUnranked) || llvm::any_of(op.getResultTypes(), isUnranked))
    return {};
  if (auto effects = op->getAttrOfType<LLVM::MemoryEffectsAttr>(kMemoryEffectsName))
    return effects;
  if (!op->hasAttr(LLVM::LLVMDialect::getReadnoneAttrName()))
    return {};
  constexpr auto kNone = LLVM::ModRefInfo::NoModRef;
  return LLVM::MemoryEffectsAttr::get(function->getContext(), kNone, kNone, kNone, kNone, kNone, kNone);
}

/// The width that a range of values of the type has; 0: not one number.
static unsigned getRangeWidth(Encoder &encoder, Type type) {
  if (type.isIndex())
    return encoder.getLayout().index_bits;
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? integer.getWidth() : 0;
}

uint32_t requirePromises(Encoder &encoder, Operation *op, Type type, uint32_t value, DictionaryAttr attributes,
                         const Twine &what) {
  using D = LLVM::LLVMDialect;
  if (!attributes || attributes.empty() || encoder.hasRefused() || value == REFRT_NONE || isa<UnrankedMemRefType>(type))
    return value;
  if (!acceptsUses(encoder, op, attributes))
    return value;
  Pieces p(encoder, op);
  refrt_type id = encoder.getType(type);
  if (auto range = attributes.getAs<LLVM::ConstantRangeAttr>(D::getRangeAttrName())) {
    if (getRangeWidth(encoder, type) != range.getLower().getBitWidth()) {
      encoder.refuse(op, RefusalKind::Form, isa<VectorType>(type) ? "a range of vectors" : "a range of another width",
                     type);
      return value;
    }
    if (range.getLower() != range.getUpper())
      value = requireRange(encoder, p, id, value, range, what);
  }
  bool isMemRef = isa<MemRefType>(type);
  Type pointerType =
      isMemRef ? LLVM::LLVMPointerType::get(type.getContext(), refrt_type_get(encoder.getProgram(), id)->space) : type;
  refrt_type pointerId = encoder.getType(pointerType);
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
        if (refrt_type part = encoder.getTypeOrRefuse(op, pointee.getValue()); part != REFRT_NONE)
          requireDereferenceable(encoder, op, pointerType, getPointer(),
                                 refrt_type_get(encoder.getProgram(), part)->size, false,
                                 (name == D::getByRefAttrName() ? "byref of " : "sret of ") + what);
  }
  if (attributes.contains(D::getNoUndefAttrName())) {
    if (isa<FunctionType>(type)) {
      encoder.refuse(op, RefusalKind::Form, "noundef of a function", type);
      return value;
    }
    if (refrt_type_get(encoder.getProgram(), pointerId)->leaves > kMostKnownParts) {
      encoder.refuse(op, RefusalKind::Limit, "noundef of a value with very many parts", type);
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
      raw[i] = encoder.addValue(encoder.getType(op->getResult(i).getType()));
  call(raw);
  Pieces p(encoder, op);
  for (size_t i = 0; i < results.size(); ++i) {
    if (raw[i] == results[i])
      continue;
    Type type = op->getResult(i).getType();
    uint32_t checked =
        requirePromises(encoder, op, type, raw[i], getAttributes(i), "result " + Twine(i) + ofFunction(function));
    encoder.emit(op, REFRT_OP_SELECT, encoder.getType(type), {p.number(p.getInt(1), 1), checked, checked},
                 {results[i]});
  }
}

void encodeReturn(Encoder &encoder, Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  StringRef name = function ? function.getName() : "";
  Ids operands = requirePromises(encoder, op, op->getOperands(), function ? function.getResAttrsAttr() : ArrayAttr(),
                                 "result", name);
  if (isNoReturn(function)) {
    Pieces p(encoder, op);
    assume(encoder, op, p.number(p.getInt(1), 0), "that @" + name + " does not return");
  }
  encoder.emit(op, REFRT_OP_RETURN, REFRT_NONE, operands, {});
}

} // namespace memref_cts::lowering
