//===-- Access.cpp - which element a step of a trace reads or writes ------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form of the lines is refrt's: the operation, what it gives, and its operands, a memref as its descriptor.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/stored/Access.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// "[4, 3]" without the brackets as numbers; false if one is none.
static bool readNumbers(StringRef text, SmallVectorImpl<int64_t> &numbers) {
  SmallVector<StringRef> parts;
  text.split(parts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef part : parts)
    if (part.trim().getAsInteger(10, numbers.emplace_back()))
      return false;
  return true;
}

std::optional<Access> memref_cts::conformance::accessOf(StringRef step) {
  auto [operation, rest] = step.split(' ');
  Access access;
  access.reads = operation == "memref.load" || operation == "memref.atomic_rmw";
  access.writes = operation == "memref.store" || operation == "memref.atomic_rmw";
  if (!access.reads && !access.writes)
    return std::nullopt;
  auto [before, descriptor] = rest.split('{');
  auto [inside, behind] = descriptor.split('}');
  auto [memory, fields] = inside.split(" offset=");
  auto [offset, shape] = fields.split(" sizes=[");
  auto [sizes, strideText] = shape.split("] strides=[");
  SmallVector<int64_t> strides, indices;
  int64_t element = 0;
  StringRef indexText = behind.rtrim(')').ltrim(", ");
  if (!memory.starts_with("allocation#") || offset.getAsInteger(10, element) ||
      !readNumbers(strideText.rtrim(']'), strides) || !readNumbers(indexText, indices) ||
      indices.size() != strides.size())
    return std::nullopt;
  for (size_t i = 0; i < indices.size(); ++i) {
    int64_t part;
    if (MulOverflow(indices[i], strides[i], part) || AddOverflow(element, part, element))
      return std::nullopt;
  }
  access.memory = memory.str();
  access.element = element;
  // A load gives its value; a store has it before the descriptor.
  StringRef value = before;
  if (value.consume_front("= "))
    value = value.take_front(value.rfind(" ("));
  access.value = value.trim(" (,").str();
  return access;
}
