//===- PlantedTypes.cpp - Wrong types and widths --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions of containers that are tried before the right ones (TYPE-OTHER-04), and
// the width of index.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Mistakes.h"

#include "mlir/Interfaces/DataLayoutInterfaces.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

PLANT_TYPES(PackednessLost) {
  types.addConversion([&types](LLVM::LLVMStructType type) -> std::optional<Type> {
    SmallVector<Type> body;
    if (!type.isPacked() || type.isIdentified() || LLVM::isCompatibleType(type) ||
        failed(types.convertTypes(type.getBody(), body)))
      return std::nullopt;
    return LLVM::LLVMStructType::getLiteral(type.getContext(), body);
  });
}

PLANT_TYPES(ConvertedArrayLonger) {
  types.addConversion([&types](LLVM::LLVMArrayType type) -> std::optional<Type> {
    if (LLVM::isCompatibleType(type))
      return std::nullopt;
    Type element = types.convertType(type.getElementType());
    if (!element)
      return std::nullopt;
    return LLVM::LLVMArrayType::get(element, type.getNumElements() + 1);
  });
}

PLANT_OPTIONS(OuterIndexWidth) {
  if (options.indexBitwidth == 0)
    options.indexBitwidth = DataLayout::closest(module).getTypeSizeInBits(IndexType::get(module.getContext()));
}
