//===-- GivenModule.cpp - what is lowered of a prepared module ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/prepare/GivenModule.h"

#include "conformance/prepare/Structured.h"

using namespace memref_cts::conformance;

bool GivenModule::choose(LoweringContext &context, bool asItIs, LowerStructured mode) {
  if (!chosen || isAsItIs == asItIs)
    return false;
  std::swap(chosen, other);
  isAsItIs = asItIs;
  if (chosen)
    return true;
  chosen = other->clone();
  lowerStructured(context, chosen, mode); // where it fails, the control flow stays, and is refused by name
  return true;
}
