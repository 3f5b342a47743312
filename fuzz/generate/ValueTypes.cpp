//===-- ValueTypes.cpp - types of generated values ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each is called, and which there are.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/ValueTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

ArrayRef<const char *> memref_cts::fuzz::elementTypes() {
  static const char *const types[] = {"f32", "i32", "index", "i64", "f64", "i8",  "i16",
                                      "i1",  "f16", "bf16",  "i24", "i7",  "i33", "i128"};
  return types;
}

unsigned memref_cts::fuzz::integerBits(StringRef type) {
  unsigned bits = 0;
  return type.consume_front("i") && !type.getAsInteger(10, bits) ? bits : 0;
}

bool memref_cts::fuzz::isFloat(StringRef type) { return type.starts_with("f") || type.starts_with("bf"); }

static std::string number(int64_t value) { return value == kDynamic ? "?" : std::to_string(value); }

std::string memref_cts::fuzz::text(const ViewType &type) {
  std::string result = "memref<";
  for (int64_t size : type.sizes)
    result += number(size) + "x";
  result += type.element;
  if (!type.identity) {
    result += ", strided<[";
    for (size_t d = 0; d < type.strides.size(); ++d)
      result += (d ? ", " : "") + number(type.strides[d]);
    result += "]";
    if (type.offset != 0)
      result += ", offset: " + number(type.offset);
    result += ">";
  }
  return result + ">";
}

std::vector<int64_t> memref_cts::fuzz::rowMajor(ArrayRef<int64_t> sizes) {
  std::vector<int64_t> strides(sizes.size(), 1);
  int64_t running = 1;
  for (size_t d = sizes.size(); d-- > 0;) {
    strides[d] = running;
    running = running == kDynamic || sizes[d] == kDynamic || sizes[d] == 0 ? kDynamic : running * sizes[d];
  }
  return strides;
}

const char *memref_cts::fuzz::layoutClass(const ViewType &type) {
  if (type.identity)
    return type.sizes.empty() ? "layout:scalar" : "layout:identity";
  bool dynamic = is_contained(type.strides, kDynamic) || type.offset == kDynamic;
  for (int64_t stride : type.strides)
    if (stride < 0 && stride != kDynamic)
      return "layout:negative";
  return dynamic ? "layout:dynamic" : "layout:static";
}

std::string memref_cts::fuzz::text(const VectorType &type) {
  std::string result = "vector<";
  for (int64_t size : type.shape)
    result += std::to_string(size) + "x";
  return result + type.element + ">";
}

int64_t memref_cts::fuzz::leastSize(StringRef element) {
  unsigned bits = integerBits(element);
  bool isOfMachine = bits == 1 || bits == 8 || bits == 16 || bits == 32 || bits == 64;
  return bits == 0 || isOfMachine ? 1 : 2;
}

StringRef memref_cts::fuzz::elementOf(StringRef type) {
  if (!type.consume_front("vector<"))
    return type;
  type.consume_back(">");
  uint64_t size = 0;
  while (!type.consumeInteger(10, size))
    type = type.drop_front(); // the x
  return type;
}
