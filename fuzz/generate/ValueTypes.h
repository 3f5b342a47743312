//===-- ValueTypes.h - types of generated values ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types of memrefs, vectors and scalars, and their text.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_GENERATE_VALUETYPES_H
#define MEMREF_CTS_FUZZ_GENERATE_VALUETYPES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace memref_cts::fuzz {

/// A size, stride or offset known only at run time: "?".
inline constexpr int64_t kDynamic = INT64_MIN;

struct ViewType {
  std::string element;
  std::vector<int64_t> sizes;
  std::vector<int64_t> strides; // elements
  int64_t offset = 0;           // elements
  bool identity = true;         // row-major without a layout attribute
};
std::string text(const ViewType &type);
/// "layout:scalar", identity, static, dynamic or negative.
const char *layoutClass(const ViewType &type);
/// Row-major strides of `sizes`, as far as they are known and sure.
std::vector<int64_t> rowMajor(llvm::ArrayRef<int64_t> sizes);

struct VectorType {
  std::string element;
  std::vector<int64_t> shape; // one or two dimensions
  bool operator==(const VectorType &other) const { return element == other.element && shape == other.shape; }
};
std::string text(const VectorType &type);
/// What each dimension of a generated vector has at least: vectors of one lane that
/// is no integer of a machine are wrong in LLVM's code generator (FINDINGS.md).
int64_t leastSize(llvm::StringRef element);

/// Width of an integer type, 0 for others ("index" is 0).
unsigned integerBits(llvm::StringRef type);
bool isFloat(llvm::StringRef type);
/// Of a vector type, in text; other types are their own.
llvm::StringRef elementOf(llvm::StringRef type);
/// Types of memref elements and scalars, ordinary ones first.
llvm::ArrayRef<const char *> elementTypes();

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_GENERATE_VALUETYPES_H
