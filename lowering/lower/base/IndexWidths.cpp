//===- IndexWidths.cpp - Which width of index types show ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A converter for each width, made when it is asked for. Carries FLOW-10.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/IndexWidths.h"

using namespace mlir;
using namespace memref_cts::lowering;

unsigned IndexWidths::find(Type a, Type b) {
  if (LLVM::isCompatibleType(a))
    std::swap(a, b);
  if (LLVM::isCompatibleType(a) || !LLVM::isCompatibleType(b))
    return 0;
  unsigned found = 0, number = 0;
  for (unsigned width : {16u, 32u, 64u}) {
    std::unique_ptr<LoweringTypeConverter> &converter = converters[number++];
    if (!converter)
      converter = std::make_unique<LoweringTypeConverter>(a.getContext(), width);
    if (converter->convertType(a) != b)
      continue;
    if (found)
      return 0;
    found = width;
  }
  return found;
}
