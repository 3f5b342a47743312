//===- ModuleLayout.cpp - the data layout of a module ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes and alignments come from the module's LLVM data layout string, else
// from its DLTI entries, else from the option, else they are refrt's defaults.
// The width of index comes from the option, else from the DLTI entry of index,
// else from the module's string, else it is 64. Whatever says it,
// llvm::DataLayout is asked what it means.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/ModuleLayout.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Type.h"
#include "llvm/Support/FormatVariadic.h"

#include <set>

using namespace mlir;

namespace memref_cts::lowering {

/// What refrt_layout_init says: the string of x86-64 as far as it is about
/// types and not LLVM's default.
static constexpr llvm::StringLiteral kDefaultLayout = "e-i64:64-i128:128";

/// The entries of a DLTI specification in the words of an LLVM string, after
/// the default; empty where none says how types lie in memory.
static std::string describeEntries(ModuleOp module) {
  DataLayoutSpecInterface spec = module.getDataLayoutSpec();
  if (!spec)
    return "";
  DataLayout dataLayout(module);
  std::string text;
  for (DataLayoutEntryInterface entry : spec.getEntries()) {
    Type type = llvm::dyn_cast_if_present<Type>(entry.getKey());
    if (!type || isa<IndexType>(type))
      continue;
    uint64_t align = 8 * dataLayout.getTypeABIAlignment(type);
    if (auto pointer = dyn_cast<LLVM::LLVMPointerType>(type)) {
      uint64_t bits = dataLayout.getTypeSizeInBits(type).getFixedValue();
      text += llvm::formatv("-p{0}:{1}:{2}:{2}:{3}", pointer.getAddressSpace(), bits, align,
                            dataLayout.getTypeIndexBitwidth(type).value_or(bits));
    } else if (isa<LLVM::LLVMStructType>(type)) {
      text += llvm::formatv("-a:{0}", align);
    } else if (type.isIntOrFloat()) {
      text += llvm::formatv("-{0}{1}:{2}", isa<IntegerType>(type) ? 'i' : 'f', type.getIntOrFloatBitWidth(), align);
    }
  }
  StringAttr endianness = dyn_cast_or_null<StringAttr>(dataLayout.getEndianness());
  if (text.empty() && !endianness)
    return "";
  bool big = endianness && endianness.getValue() == DLTIDialect::kDataLayoutEndiannessBig;
  return (kDefaultLayout + (big ? "-E" : "") + text).str();
}

/// The width of index that a DLTI specification has an entry for: 0 where there is
/// none, and no width of any index where it is no number.
static uint64_t readIndexBits(ModuleOp module) {
  DataLayoutSpecInterface spec = module.getDataLayoutSpec();
  if (!spec)
    return 0;
  for (DataLayoutEntryInterface entry : spec.getEntries()) {
    if (!isa_and_present<IndexType>(llvm::dyn_cast_if_present<Type>(entry.getKey())))
      continue;
    auto bits = dyn_cast<IntegerAttr>(entry.getValue());
    return bits && bits.getValue().getActiveBits() <= 32 ? bits.getValue().getZExtValue() : 1;
  }
  return 0;
}

using Width = std::pair<char, unsigned>;

/// The integers and vectors that a valid string has entries of, and what LLVM
/// has besides.
static std::set<Width> getWidths(StringRef text) {
  std::set<Width> widths;
  for (unsigned bits : {8, 16, 32, 64, 128})
    widths.insert({{'f', bits}, {'i', bits}});
  widths.erase({'f', 8});
  widths.insert({{'f', 80}, {'v', 64}, {'v', 128}});
  for (StringRef piece : llvm::split(text, '-')) {
    char kind = piece.empty() ? 0 : piece.front();
    unsigned bits;
    if ((kind == 'i' || kind == 'v') && !piece.drop_front().consumeInteger(10, bits))
      widths.insert({kind, bits});
  }
  return widths;
}

static uint32_t getAlign(const llvm::DataLayout &dataLayout, llvm::LLVMContext &context, Width width) {
  llvm::Type *type = nullptr;
  if (width.first == 'i')
    type = llvm::IntegerType::get(context, width.second);
  else if (width.first == 'v')
    type = llvm::FixedVectorType::get(llvm::Type::getInt1Ty(context), width.second);
  else
    type = width.second == 16   ? llvm::Type::getHalfTy(context)
           : width.second == 32 ? llvm::Type::getFloatTy(context)
           : width.second == 64 ? llvm::Type::getDoubleTy(context)
           : width.second == 80 ? llvm::Type::getX86_FP80Ty(context)
                                : llvm::Type::getFP128Ty(context);
  return dataLayout.getABITypeAlign(type).value();
}

/// The alignments that refrt does not know by itself: those of integers all or
/// none, as one of them stands for the narrower ones.
static SmallVector<refrt_layout_entry> getEntries(const llvm::DataLayout &dataLayout, StringRef text) {
  llvm::LLVMContext context;
  refrt_layout natural;
  refrt_layout_init(&natural);
  SmallVector<refrt_layout_entry> entries;
  for (Width width : getWidths(text))
    entries.push_back({uint32_t(width.first), width.second, getAlign(dataLayout, context, width)});
  auto isKnown = [&](const refrt_layout_entry &entry) {
    return entry.align == refrt_layout_align(&natural, entry.kind, entry.bits);
  };
  bool knowsIntegers =
      llvm::all_of(entries, [&](const refrt_layout_entry &entry) { return entry.kind != 'i' || isKnown(entry); });
  llvm::erase_if(entries,
                 [&](const refrt_layout_entry &entry) { return entry.kind == 'i' ? knowsIntegers : isKnown(entry); });
  return entries;
}

/// False after a refusal.
bool ModuleLayout::convert(StringRef text, ModuleOp module, Refusals &refusals) {
  auto refused = [&](RefusalKind kind, const char *reason) {
    refusals.add(module, kind, reason);
    return false;
  };
  llvm::LLVMContext context;
  uint64_t pointerAlign = dataLayout.getPointerABIAlignment(0).value();
  uint64_t structAlign = dataLayout.getABITypeAlign(llvm::StructType::get(context)).value();
  unsigned pointerBits = dataLayout.getPointerSizeInBits(0);
  if (pointerBits != 32 && pointerBits != 64)
    return refused(RefusalKind::Layout, "pointers that are not 32 or 64 bits wide");
  if (pointerAlign > pointerBits / 8 || structAlign > 128)
    return refused(RefusalKind::Layout, "pointers aligned to more than their size, or structs to "
                                        "more than 128 bytes");
  SmallVector<refrt_layout_entry> entries = getEntries(dataLayout, text);
  if (entries.size() > REFRT_MAX_LAYOUT_ENTRIES)
    return refused(RefusalKind::Limit, "a data layout with more alignments than refrt keeps");
  layout.big_endian = dataLayout.isBigEndian();
  layout.pointer_bits = pointerBits;
  layout.pointer_align = pointerAlign;
  layout.struct_align = structAlign;
  layout.num_entries = entries.size();
  llvm::copy(entries, layout.entries);
  return true;
}

llvm::Expected<bool> ModuleLayout::read(ModuleOp module, const EncodeOptions &options, Refusals &refusals) {
  refrt_layout_init(&layout);
  StringAttr own = module->getAttrOfType<StringAttr>(LLVM::LLVMDialect::getDataLayoutAttrName());
  bool isOwn = own && !own.empty();
  std::string described = describeEntries(module);
  StringRef text = isOwn                         ? own.getValue()
                   : !described.empty()          ? StringRef(described)
                   : !options.dataLayout.empty() ? StringRef(options.dataLayout)
                                                 : StringRef(kDefaultLayout);
  llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(text);
  if (!parsed && !isOwn && !described.empty()) {
    refusals.add(module, RefusalKind::Layout,
                 "data layout entries that LLVM has no string for: " + llvm::toString(parsed.takeError()));
    return false;
  }
  if (!parsed)
    return parsed.takeError();
  dataLayout = *parsed;
  if (!convert(text, module, refusals))
    return false;

  uint64_t indexBits = options.indexBits;
  if (indexBits == 0)
    indexBits = readIndexBits(module);
  if (indexBits == 0)
    indexBits = isOwn ? dataLayout.getIndexSizeInBits(0) : 64;
  if (indexBits != 16 && indexBits != 32 && indexBits != 64) {
    refusals.add(module, RefusalKind::Layout, "index that is not 16, 32 or 64 bits wide");
    return false;
  }
  layout.index_bits = indexBits;
  return true;
}

const char *ModuleLayout::whyNoPointers(uint32_t space) const {
  if (dataLayout.getPointerSizeInBits(space) == layout.pointer_bits &&
      dataLayout.getPointerABIAlignment(space).value() == layout.pointer_align)
    return nullptr;
  return "pointers of an address space where they are not as wide or not as "
         "aligned as in address space 0";
}

const char *ModuleLayout::whyNoDescriptors() const {
  uint32_t index = refrt_layout_align(&layout, 'i', layout.index_bits);
  return index <= layout.index_bits / 8u && layout.struct_align <= std::max<uint32_t>(layout.pointer_align, index)
             ? nullptr
             : "descriptors that are padded otherwise than C structs";
}

bool ModuleLayout::hasWholeIndices(uint32_t space) const {
  return dataLayout.getIndexSizeInBits(space) == dataLayout.getPointerSizeInBits(space);
}

} // namespace memref_cts::lowering
