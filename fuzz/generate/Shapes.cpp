//===-- Shapes.cpp - the same memory in another shape ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions split and joined, bytes seen as elements, memory of another size.
// A split has at most one size from run time, which divides for sure. What is
// joined has no gaps by its type. Views of bytes lie inside them, where their
// elements may. After a realloc no view of the old memory is left.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/Shapes.h"

#include "fuzz/generate/Memory.h"
#include "fuzz/generate/Scalars.h"
#include "fuzz/generate/Views.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

/// A product of parts of types: unknown if one of them is.
static int64_t times(int64_t a, int64_t b) { return a == kDynamic || b == kDynamic ? kDynamic : a * b; }

/// "[[0], [1, 2]]": as many dimensions in each group as `counts` says.
static std::string groups(ArrayRef<size_t> counts) {
  std::vector<std::string> all;
  size_t next = 0;
  for (size_t count : counts) {
    std::vector<std::string> group;
    for (size_t i = 0; i < count; ++i)
      group.push_back(std::to_string(next++));
    all.push_back("[" + join(group, ", ") + "]");
  }
  return "[" + join(all, ", ") + "]";
}

void memref_cts::fuzz::expandView(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain - 1);
  if (!picked || picked->type.sizes.size() >= f.module.options.maxRank || is_contained(picked->type.sizes, 0))
    return;
  GeneratedView source = *picked, result = source;
  size_t rank = source.type.sizes.size(), split = rank ? f.tape.below(rank) : 0;
  std::vector<std::string> shape;
  std::vector<size_t> counts(rank, 1);
  result.type.sizes.clear();
  result.type.strides.clear();
  for (size_t d = 0; d < rank; ++d) {
    int64_t size = source.type.sizes[d], stride = source.type.strides[d], inner = 1;
    bool splits = d == split, unitFirst = false;
    if (splits) {
      counts[d] = 2;
      if (size == kDynamic)
        unitFirst = f.tape.chance(1, 2);
      else if (int64_t wanted = f.tape.between(1, 4); size % wanted == 0)
        inner = wanted;
    }
    std::vector<int64_t> parts = {size};
    if (splits && size == kDynamic)
      parts = unitFirst ? std::vector<int64_t>{1, kDynamic} : std::vector<int64_t>{kDynamic, 1};
    else if (splits)
      parts = {size / inner, inner};
    for (int64_t part : parts) {
      result.type.sizes.push_back(part);
      shape.push_back(part == kDynamic ? dim(f, source, d) : std::to_string(part));
    }
    if (splits)
      result.type.strides.push_back(times(stride, parts.back()));
    result.type.strides.push_back(stride);
  }
  if (!rank) {
    shape.push_back("1");
    result.type.sizes = result.type.strides = {1};
  }
  // MLIR also calls strided<[1]> of rank 1 the identity.
  if (rank == 1 && source.type.strides[0] == 1 && source.type.offset == 0)
    result.type.identity = true;
  if (result.type.identity)
    result.type.strides = rowMajor(result.type.sizes);
  result.name = f.op("memref.expand_shape " + source.name + " " + groups(counts) + " output_shape [" +
                     join(shape, ", ") + "] : " + text(source.type) + " into " + text(result.type));
  ++result.chain;
  f.addView(std::move(result), "memref.expand_shape");
}

void memref_cts::fuzz::collapseView(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain - 1, true);
  if (!picked || is_contained(picked->type.sizes, 0))
    return expandView(f);
  GeneratedView source = *picked, result = source;
  const std::vector<int64_t> &sizes = source.type.sizes, &strides = source.type.strides;
  size_t rank = sizes.size();
  // Which dimensions follow the one before them without a gap.
  SmallVector<size_t, 4> joints;
  for (size_t d = 1; d < rank; ++d)
    if ((source.type.identity && !source.freeStrides) ||
        (sizes[d] > 1 && strides[d] != kDynamic && strides[d - 1] == sizes[d] * strides[d]))
      joints.push_back(d);
  if (joints.empty())
    return expandView(f);
  size_t first = joints[f.tape.below(joints.size())] - 1, count = 2;
  while (is_contained(joints, first + count) && f.tape.chance(1, 2))
    ++count;
  std::vector<size_t> counts;
  result.type.sizes.clear();
  result.type.strides.clear();
  for (size_t d = 0; d < rank;) {
    size_t length = d == first ? count : 1;
    int64_t size = 1;
    for (size_t i = d; i < d + length; ++i)
      size = times(size, sizes[i]);
    d += length;
    counts.push_back(length);
    result.type.sizes.push_back(size);
    result.type.strides.push_back(strides[d - 1]);
  }
  if (result.type.identity)
    result.type.strides = rowMajor(result.type.sizes);
  result.name = f.op("memref.collapse_shape " + source.name + " " + groups(counts) + " : " + text(source.type) +
                     " into " + text(result.type));
  ++result.chain;
  f.addView(std::move(result), "memref.collapse_shape");
}

/// Fresh bytes and elements in them. Only numbers all of whose bits count are
/// also seen as bytes.
void memref_cts::fuzz::viewOfBytes(FunctionBuilder &f) {
  if (f.depth)
    return;
  static const struct {
    const char *type;
    int64_t size;
  } kinds[] = {{"i32", 4}, {"i16", 2}, {"i64", 8}, {"f32", 4}, {"i8", 1}, {"f64", 8}};
  const auto &kind = kinds[f.tape.below(std::size(kinds))];
  GeneratedView result;
  result.type.element = kind.type;
  std::vector<std::string> dynamic;
  int64_t count = kind.size;
  size_t rank = f.tape.below(std::min(3u, f.module.options.maxRank + 1));
  // Bare pointers have static sizes.
  bool mostlyStatic = f.module.convention == ModuleConvention::Bare;
  for (size_t d = 0; d < rank; ++d) {
    if (f.tape.chance(1, mostlyStatic ? 8 : 2)) {
      result.type.sizes.push_back(kDynamic);
      dynamic.push_back(f.op("arith.remui", anyIndex(f) + ", " + f.indexConstant(4), "index"));
    } else {
      result.type.sizes.push_back(f.tape.between(1, 3));
      count *= result.type.sizes.back();
    }
  }
  result.type.strides = rowMajor(result.type.sizes);
  std::string shift = f.indexConstant(kind.size * f.tape.between(0, 3));
  if (f.tape.chance(1, 2)) {
    std::string elements = f.op("arith.remui", anyIndex(f) + ", " + f.indexConstant(4), "index");
    shift = f.op("arith.muli", elements + ", " + f.indexConstant(kind.size), "index");
  }
  std::string bytes = f.indexConstant(count);
  for (const std::string &size : dynamic)
    bytes = f.op("arith.muli", bytes + ", " + size, "index");
  bytes = f.op("arith.addi", bytes + ", " + shift, "index");
  if (f.tape.chance(1, 4))
    bytes = f.op("arith.addi", bytes + ", " + f.indexConstant(f.tape.between(1, 5)), "index");

  GeneratedView base;
  base.memory = f.newMemory();
  base.type.element = "i8";
  base.type.sizes = {kDynamic};
  base.type.strides = {1};
  bool mayAlign = !f.module.narrowIndex && f.module.convention != ModuleConvention::Bare;
  base.root = !mayAlign || f.tape.chance(1, 3) ? Root::Stack : Root::Heap;
  const char *made = base.root == Root::Heap ? "memref.alloc" : "memref.alloca";
  base.name = f.op(std::string(made) + "(" + bytes + ") {alignment = 8 : i64} : " + text(base.type));
  if (base.root == Root::Heap)
    f.heap.push_back(base);
  bool plain = integerBits(result.type.element) != 0;
  if (plain)
    fillView(f, base);
  result.memory = base.memory;
  result.root = base.root;
  result.chain = 1;
  result.shifted = true;
  result.name = f.op("memref.view " + base.name + "[" + shift + "][" + join(dynamic, ", ") + "] : " + text(base.type) +
                     " to " + text(result.type));
  if (!plain || f.tape.chance(1, 4))
    fillView(f, result);
  if (plain)
    f.addView(std::move(base), made);
  f.addView(std::move(result), "memref.view");
}

void memref_cts::fuzz::reallocate(FunctionBuilder &f) {
  if (f.depth)
    return;
  // What is no view has no contents of its type: bytes of floats.
  SmallVector<size_t, 4> fitting;
  for (size_t i = 0; i < f.heap.size(); ++i)
    if (f.heap[i].type.sizes.size() == 1 &&
        any_of(f.views, [&](const GeneratedView &view) { return view.name == f.heap[i].name; }))
      fitting.push_back(i);
  if (fitting.empty()) {
    GeneratedView added;
    added.root = Root::Heap;
    added.memory = f.newMemory();
    added.type.element = f.tape.pick(elementTypes());
    added.type.sizes = {kDynamic};
    added.type.strides = {1};
    std::string size = f.op("arith.remui", anyIndex(f) + ", " + f.indexConstant(5), "index");
    added.name = f.op("memref.alloc(" + size + ") : " + text(added.type));
    fillView(f, added);
    fitting.push_back(f.heap.size());
    f.heap.push_back(std::move(added));
  }
  GeneratedView &slot = f.heap[fitting[f.tape.below(fitting.size())]];
  GeneratedView old = slot, result = old;
  result.memory = f.newMemory();
  result.type.sizes = {kDynamic};
  std::string before = dim(f, old, 0);
  std::string after = f.op("arith.remui", anyIndex(f) + ", " + f.indexConstant(7), "index");
  static const int alignments[] = {16, 64, 32};
  bool mayAlign = !f.module.narrowIndex && f.module.convention != ModuleConvention::Bare;
  int aligned = mayAlign && f.tape.chance(1, 4) ? f.tape.pick(ArrayRef<int>(alignments)) : 0;
  std::string alignment = aligned ? " {alignment = " + std::to_string(aligned) + " : i64}" : "";
  result.name = f.op("memref.realloc " + old.name + "(" + after + ")" + alignment + " : " + text(old.type) + " to " +
                     text(result.type));
  slot = result;
  auto isOld = [&](const GeneratedView &view) { return view.memory == old.memory; };
  erase_if(f.views, isOld);
  erase_if(f.bases, isOld);
  // What has been added has no contents yet.
  std::string common = f.op("arith.minui", before + ", " + after, "index");
  std::string rest = f.op("arith.subi", after + ", " + common, "index");
  GeneratedView tail = result;
  tail.type.identity = false;
  tail.type.offset = kDynamic;
  tail.name = f.op("memref.subview " + result.name + "[" + common + "] [" + rest + "] [1] : " + text(result.type) +
                   " to " + text(tail.type));
  fillView(f, tail);
  f.addView(std::move(result), "memref.realloc");
}
