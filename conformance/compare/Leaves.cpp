//===-- Leaves.cpp - what each leaf of a value means -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks source types in the leaf order of refrt_value. Must not know any
// address, size in memory or convention.
//
//===----------------------------------------------------------------------===//

#include "conformance/compare/Leaves.h"

#include "conformance/words/Outcome.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::conformance;

namespace {
struct LeafWalk {
  const refrt_program *program;
  std::vector<LeafInfo> &leaves;
  uint32_t value = 0;
  uint32_t next = 0; // leaf number inside the value

  void add(LeafInfo::Part part, refrt_type type, uint32_t position) {
    LeafInfo leaf;
    leaf.part = part;
    leaf.type = type;
    leaf.value = value;
    leaf.position = part == LeafInfo::Scalar ? next : position;
    leaves.push_back(leaf);
    ++next;
  }

  void walk(refrt_type type) {
    const refrt_type_info *info = refrt_type_get(program, type);
    if (!info)
      return;
    switch (info->kind) {
    case REFRT_KIND_INT:
    case REFRT_KIND_INDEX:
    case REFRT_KIND_FLOAT:
    case REFRT_KIND_PTR:
    case REFRT_KIND_FUNCTION:
      add(LeafInfo::Scalar, type, 0);
      return;
    case REFRT_KIND_COMPLEX:
      walk(info->element);
      walk(info->element);
      return;
    case REFRT_KIND_VECTOR: {
      const refrt_type_info *element = refrt_type_get(program, info->element);
      uint32_t lanes = element && element->leaves ? info->leaves / element->leaves : 0;
      for (uint32_t i = 0; i < lanes; ++i)
        walk(info->element);
      return;
    }
    case REFRT_KIND_ARRAY:
      for (uint64_t i = 0; i < info->count; ++i)
        walk(info->element);
      return;
    case REFRT_KIND_STRUCT:
      for (uint64_t i = 0; i < info->count; ++i)
        walk(info->parts[i]);
      return;
    case REFRT_KIND_MEMREF:
      add(LeafInfo::Allocated, type, 0);
      add(LeafInfo::Aligned, type, 0);
      add(LeafInfo::Offset, type, 0);
      for (uint32_t d = 0; d < info->rank; ++d)
        add(LeafInfo::Size, type, d);
      for (uint32_t d = 0; d < info->rank; ++d)
        add(LeafInfo::Stride, type, d);
      return;
    case REFRT_KIND_UNRANKED:
      add(LeafInfo::Rank, type, 0);
      add(LeafInfo::Descriptor, type, 0);
      return;
    }
  }
};
} // namespace

std::vector<LeafInfo> memref_cts::conformance::describeLeaves(const refrt_program *program,
                                                              llvm::ArrayRef<refrt_type> types) {
  std::vector<LeafInfo> leaves;
  LeafWalk walk{program, leaves};
  for (refrt_type type : types) {
    walk.next = 0;
    walk.walk(type);
    ++walk.value;
  }
  return leaves;
}

std::vector<LeafInfo> memref_cts::conformance::describeObjects(llvm::ArrayRef<LeafInfo> leaves,
                                                               llvm::ArrayRef<Fact> facts) {
  std::vector<LeafInfo> objects;
  for (size_t i = 0; i < leaves.size() && i < facts.size(); ++i) {
    if (leaves[i].part != LeafInfo::Rank || (facts[i].state & REFRT_UNDEF) != 0 || facts[i].lo > 64)
      continue;
    LeafInfo leaf = leaves[i];
    auto add = [&](LeafInfo::Part part, uint64_t count) {
      for (uint64_t d = 0; d < count; ++d) {
        leaf.part = part;
        leaf.position = static_cast<uint32_t>(d);
        objects.push_back(leaf);
      }
    };
    uint64_t rank = facts[i].lo;
    add(LeafInfo::Allocated, 1);
    add(LeafInfo::Aligned, 1);
    add(LeafInfo::Offset, 1);
    add(LeafInfo::Size, rank);
    add(LeafInfo::Stride, rank);
  }
  return objects;
}

std::string memref_cts::conformance::describe(const LeafInfo &leaf) {
  switch (leaf.part) {
  case LeafInfo::Scalar:
    return leaf.position ? ("element " + llvm::Twine(leaf.position)).str() : "";
  case LeafInfo::Allocated:
    return "allocated pointer";
  case LeafInfo::Aligned:
    return "aligned pointer";
  case LeafInfo::Offset:
    return "offset";
  case LeafInfo::Size:
    return ("size of dimension " + llvm::Twine(leaf.position)).str();
  case LeafInfo::Stride:
    return ("stride of dimension " + llvm::Twine(leaf.position)).str();
  case LeafInfo::Rank:
    return "rank";
  case LeafInfo::Descriptor:
    return "descriptor pointer";
  }
  return "";
}

llvm::ArrayRef<refrt_type> memref_cts::conformance::argumentTypes(const refrt_program *program, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (!info || info->kind != REFRT_KIND_FUNCTION)
    return {};
  return {info->parts, static_cast<size_t>(info->count)};
}

llvm::ArrayRef<refrt_type> memref_cts::conformance::resultTypes(const refrt_program *program, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (!info || info->kind != REFRT_KIND_FUNCTION)
    return {};
  return {info->parts + info->count, info->num_results};
}

static void printDimension(llvm::raw_ostream &os, int64_t value) {
  if (value == REFRT_DYNAMIC)
    os << '?';
  else
    os << value;
}

/// True when sizes and strides are those of the identity layout.
static bool isIdentityLayout(const refrt_type_info &info) {
  if (info.offset != 0)
    return false;
  int64_t running = 1;
  for (uint32_t d = info.rank; d-- > 0;) {
    if (info.strides[d] != running)
      return false;
    if (running != REFRT_DYNAMIC)
      running = info.sizes[d] == REFRT_DYNAMIC ? REFRT_DYNAMIC : running * info.sizes[d];
  }
  return true;
}

static void printType(llvm::raw_ostream &os, const refrt_program *program, refrt_type type);

/// "i32, index": some parts of a type.
static void printParts(llvm::raw_ostream &os, const refrt_program *program, llvm::ArrayRef<refrt_type> parts) {
  llvm::interleaveComma(parts, os, [&](refrt_type part) { printType(os, program, part); });
}

/// ", strided<[4, ?], offset: 1>", unless the layout is the identity.
static void printLayout(llvm::raw_ostream &os, const refrt_type_info &info) {
  if (isIdentityLayout(info))
    return;
  os << ", strided<[";
  for (uint32_t d = 0; d < info.rank; ++d) {
    os << (d ? ", " : "");
    printDimension(os, info.strides[d]);
  }
  os << ']';
  if (info.offset != 0) {
    os << ", offset: ";
    printDimension(os, info.offset);
  }
  os << '>';
}

static void printMemRef(llvm::raw_ostream &os, const refrt_program *program, const refrt_type_info &info) {
  os << "memref<";
  if (info.kind == REFRT_KIND_UNRANKED) {
    os << "*x";
    printType(os, program, info.element);
  } else {
    for (uint32_t d = 0; d < info.rank; ++d) {
      printDimension(os, info.sizes[d]);
      os << 'x';
    }
    printType(os, program, info.element);
    printLayout(os, info);
  }
  if (info.space)
    os << ", " << info.space;
  os << '>';
}

static void printType(llvm::raw_ostream &os, const refrt_program *program, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(program, type);
  if (!info) {
    os << "<no type>";
    return;
  }
  switch (info->kind) {
  case REFRT_KIND_INT:
    os << 'i' << info->bits;
    return;
  case REFRT_KIND_INDEX:
    os << "index";
    return;
  case REFRT_KIND_FLOAT:
    os << refrt_float_name(info->float_kind);
    return;
  case REFRT_KIND_PTR:
    os << "!llvm.ptr";
    if (info->space)
      os << '<' << info->space << '>';
    return;
  case REFRT_KIND_FUNCTION:
    os << '(';
    printParts(os, program, {info->parts, size_t(info->count)});
    os << ") -> (";
    printParts(os, program, {info->parts + info->count, info->num_results});
    os << ')';
    return;
  case REFRT_KIND_COMPLEX:
    os << "complex<";
    printType(os, program, info->element);
    os << '>';
    return;
  case REFRT_KIND_VECTOR:
    os << "vector<";
    for (uint32_t d = 0; d < info->rank; ++d)
      os << info->sizes[d] << 'x';
    printType(os, program, info->element);
    os << '>';
    return;
  case REFRT_KIND_ARRAY:
    os << "!llvm.array<" << info->count << " x ";
    printType(os, program, info->element);
    os << '>';
    return;
  case REFRT_KIND_STRUCT:
    os << "!llvm.struct<" << (info->packed ? "packed (" : "(");
    printParts(os, program, {info->parts, size_t(info->count)});
    os << ")>";
    return;
  case REFRT_KIND_MEMREF:
  case REFRT_KIND_UNRANKED:
    printMemRef(os, program, *info);
    return;
  }
}

std::string memref_cts::conformance::typeText(const refrt_program *program, refrt_type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printType(os, program, type);
  return text;
}
