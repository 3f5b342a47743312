//===- MemoryEffects.cpp - what memory(...) promises ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes as the effects that the machine watches for. Rule L-EFFECTS.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/MemoryEffects.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace memref_cts::lowering {

static constexpr StringLiteral kMemoryEffectsName = "memory_effects";

static bool mayRead(LLVM::ModRefInfo info) { return info == LLVM::ModRefInfo::Ref || info == LLVM::ModRefInfo::ModRef; }
static bool mayWrite(LLVM::ModRefInfo info) {
  return info == LLVM::ModRefInfo::Mod || info == LLVM::ModRefInfo::ModRef;
}

bool isWatched(Operation *op, StringRef name) {
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
  if (allowed == REFRT_EFFECT_ALL || encoder.refusals.any())
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

} // namespace memref_cts::lowering
