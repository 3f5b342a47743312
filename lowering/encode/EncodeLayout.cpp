//===- EncodeLayout.cpp - the data layout of a module
//----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes and alignments come from the module's LLVM data layout string, else
// from its DLTI entries, else from the option, else they are refrt's defaults.
// The width of index comes from the option, else from the DLTI entry of index,
// else it is 64: an LLVM string says nothing about it.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Type.h"

using namespace mlir;

namespace memref_cts::lowering {

static constexpr unsigned integerWidths[] = {8, 16, 32, 64, 128};

bool Encoder::applyLayoutString(StringRef text, llvm::Error &error,
                                bool givesIndex) {
  llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(text);
  if (!parsed) {
    error = parsed.takeError();
    return false;
  }
  llvm::LLVMContext context;
  layout.big_endian = parsed->isBigEndian();
  layout.pointer_bits = parsed->getPointerSizeInBits(0);
  layout.pointer_align = parsed->getPointerABIAlignment(0).value();
  if (givesIndex)
    layout.index_bits = parsed->getIndexSizeInBits(0);
  for (auto [i, width] : llvm::enumerate(integerWidths))
    layout.int_align[i] = parsed->getABIIntegerTypeAlignment(width).value();
  layout.f64_align =
      parsed->getABITypeAlign(llvm::Type::getDoubleTy(context)).value();
  layout.f80_align =
      parsed->getABITypeAlign(llvm::Type::getX86_FP80Ty(context)).value();
  layout.f128_align =
      parsed->getABITypeAlign(llvm::Type::getFP128Ty(context)).value();
  return true;
}

bool Encoder::applyDLTI(bool &saysIndex) {
  DataLayoutSpecInterface spec = module.getDataLayoutSpec();
  if (!spec)
    return false;
  DataLayout dataLayout(module);
  MLIRContext *context = module.getContext();
  bool says = false;
  for (DataLayoutEntryInterface entry : spec.getEntries()) {
    Type type = llvm::dyn_cast_if_present<Type>(entry.getKey());
    if (!type)
      continue;
    if (isa<IndexType>(type)) {
      saysIndex = true;
      layout.index_bits = dataLayout.getTypeSizeInBits(type).getFixedValue();
      continue;
    }
    says = true;
    if (isa<LLVM::LLVMPointerType>(type)) {
      Type pointer = LLVM::LLVMPointerType::get(context, 0);
      layout.pointer_bits =
          dataLayout.getTypeSizeInBits(pointer).getFixedValue();
      layout.pointer_align = dataLayout.getTypeABIAlignment(pointer);
    } else if (isa<IntegerType>(type)) {
      for (auto [i, width] : llvm::enumerate(integerWidths))
        if (type.getIntOrFloatBitWidth() == width)
          layout.int_align[i] = dataLayout.getTypeABIAlignment(type);
    } else if (isa<Float64Type>(type)) {
      layout.f64_align = dataLayout.getTypeABIAlignment(type);
    } else if (isa<Float80Type>(type)) {
      layout.f80_align = dataLayout.getTypeABIAlignment(type);
    } else if (isa<Float128Type>(type)) {
      layout.f128_align = dataLayout.getTypeABIAlignment(type);
    }
  }
  if (StringAttr endianness =
          dyn_cast_or_null<StringAttr>(dataLayout.getEndianness())) {
    says = true;
    layout.big_endian =
        endianness.getValue() == DLTIDialect::kDataLayoutEndiannessBig;
  }
  return says;
}

bool Encoder::computeLayout(llvm::Error &error) {
  refrt_layout_init(&layout);
  bool saysIndex = false, fromDLTI = applyDLTI(saysIndex);
  StringAttr text = module->getAttrOfType<StringAttr>(
      LLVM::LLVMDialect::getDataLayoutAttrName());
  bool parsed = true;
  if (text && !text.empty())
    parsed = applyLayoutString(text.getValue(), error, /*givesIndex=*/!saysIndex);
  else if (!fromDLTI && !options.dataLayout.empty())
    parsed = applyLayoutString(options.dataLayout, error, /*givesIndex=*/false);
  if (!parsed)
    return false;
  if (options.indexBits != 0)
    layout.index_bits = options.indexBits > 64 ? 0 : options.indexBits;

  if (layout.pointer_bits != 32 && layout.pointer_bits != 64) {
    refuse(module, RefusalKind::Layout,
           "pointers that are not 32 or 64 bits wide");
    return false;
  }
  if (layout.index_bits != 16 && layout.index_bits != 32 &&
      layout.index_bits != 64) {
    refuse(module, RefusalKind::Layout,
           "index that is not 16, 32 or 64 bits wide");
    return false;
  }
  return true;
}

} // namespace memref_cts::lowering
