//===-- LayoutDifference.cpp - data layouts of two modules ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Layouts as the reference machine has them, compared for the types that occur.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/judge/LayoutDifference.h"

#include "lowering/Encode.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "refrt/refrt.h"
#include "llvm/IR/DataLayout.h"

#include <optional>
#include <set>

/// Whether the module says how types lie in memory, as LLVM's string or as MLIR's entries. The width of index is
/// no matter of memory.
static bool saysLayout(mlir::ModuleOp module) {
  mlir::StringAttr text = module->getAttrOfType<mlir::StringAttr>(mlir::LLVM::LLVMDialect::getDataLayoutAttrName());
  mlir::DataLayoutSpecInterface spec = module.getDataLayoutSpec();
  return (text && !text.empty()) ||
         (spec && llvm::any_of(spec.getEntries(), [](mlir::DataLayoutEntryInterface entry) {
            return !mlir::isa_and_present<mlir::IndexType>(llvm::dyn_cast_if_present<mlir::Type>(entry.getKey()));
          }));
}

/// How types lie in memory under the data layout of a module, and under that of x86-64
/// where it has none; nothing where the reference machine cannot have it.
static std::optional<refrt_layout> layoutOf(mlir::ModuleOp module) {
  mlir::OwningOpRef<mlir::ModuleOp> empty = mlir::ModuleOp::create(module.getLoc());
  (*empty)->setAttrs(module->getAttrDictionary());
  llvm::Expected<memref_cts::lowering::EncodeResult> encoded = memref_cts::lowering::encodeModule(*empty);
  if (!encoded)
    llvm::consumeError(encoded.takeError());
  else if (encoded->program)
    return *refrt_program_layout(encoded->program.get());
  return std::nullopt;
}

/// The data layout that a module gives as LLVM's text, as LLVM reads it.
static std::optional<llvm::DataLayout> readText(mlir::ModuleOp module) {
  mlir::StringAttr text = module->getAttrOfType<mlir::StringAttr>(mlir::LLVM::LLVMDialect::getDataLayoutAttrName());
  if (!text || text.empty())
    return std::nullopt;
  llvm::Expected<llvm::DataLayout> layout = llvm::DataLayout::parse(text.getValue());
  if (layout)
    return std::move(*layout);
  llvm::consumeError(layout.takeError());
  return std::nullopt;
}

/// Kinds of types whose alignment a data layout says, and bits: 'i', 'f' or 'v'.
using LayoutTypes = std::set<std::pair<char, uint32_t>>;

/// Adds the types that a module has values of, or names in attributes of its operations.
/// What a layout says of others decides nothing: LLVM adds entries for a target by itself.
static void addTypes(mlir::ModuleOp module, LayoutTypes &types) {
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::Type type) {
    if (auto vector = llvm::dyn_cast<mlir::VectorType>(type);
        vector && !vector.isScalable() && vector.getElementType().isIntOrFloat())
      types.insert({'v', uint32_t(vector.getNumElements() * vector.getElementTypeBitWidth())});
    else if (type.isIntOrFloat())
      types.insert({llvm::isa<mlir::FloatType>(type) ? 'f' : 'i', type.getIntOrFloatBitWidth()});
  });
  module.walk([&](mlir::Operation *op) {
    for (mlir::Type type : op->getResultTypes())
      walker.walk(type);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::Type type : block.getArgumentTypes())
          walker.walk(type);
    if (!llvm::isa<mlir::ModuleOp>(op))
      walker.walk(op->getAttrDictionary());
  });
}

/// What is otherwise in a data layout than in the one that is wanted, or "". The width of
/// index is no matter of LLVM.
static std::string difference(const refrt_layout &wanted, const refrt_layout &layout, const LayoutTypes &types) {
  if (wanted.big_endian != layout.big_endian)
    return layout.big_endian ? "it is big-endian" : "it is little-endian";
  if (wanted.pointer_bits != layout.pointer_bits)
    return "pointers have " + std::to_string(layout.pointer_bits) + " bits";
  auto aligned = [](const std::string &what, uint32_t is, uint32_t has) {
    return is == has ? "" : what + " are aligned to " + std::to_string(is) + " bytes, not to " + std::to_string(has);
  };
  std::string text = aligned("pointers", layout.pointer_align, wanted.pointer_align);
  if (text.empty())
    text = aligned("structs", layout.struct_align, wanted.struct_align);
  for (auto [kind, bits] : types)
    if (text.empty())
      text = aligned((kind == 'i'   ? "integers"
                      : kind == 'f' ? "floats"
                                    : "vectors") +
                         (" of " + std::to_string(bits)) + " bits",
                     refrt_layout_align(&layout, kind, bits), refrt_layout_align(&wanted, kind, bits));
  return text;
}

std::string memref_cts::conformance::layoutDifference(mlir::ModuleOp source, mlir::ModuleOp lowered) {
  if (!saysLayout(lowered))
    return "";
  if (std::optional<llvm::DataLayout> given = readText(source); given && given == readText(lowered))
    return "";
  std::optional<refrt_layout> own = layoutOf(source), layout = layoutOf(lowered);
  if (!own)
    return "";
  if (!layout)
    return "no program can have it";
  LayoutTypes types;
  addTypes(source, types);
  addTypes(lowered, types);
  return difference(*own, *layout, types);
}
