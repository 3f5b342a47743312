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

#include "fuzz/generate/Function.h"

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

void FunctionBuilder::expandView() {
  View *picked = pickView(false, module.options.maxChain - 1);
  if (!picked || picked->type.sizes.size() >= module.options.maxRank || is_contained(picked->type.sizes, 0))
    return;
  View source = *picked, result = source;
  size_t rank = source.type.sizes.size(), split = rank ? tape.below(rank) : 0;
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
        unitFirst = tape.chance(1, 2);
      else if (int64_t wanted = tape.between(1, 4); size % wanted == 0)
        inner = wanted;
    }
    std::vector<int64_t> parts = {size};
    if (splits && size == kDynamic)
      parts = unitFirst ? std::vector<int64_t>{1, kDynamic} : std::vector<int64_t>{kDynamic, 1};
    else if (splits)
      parts = {size / inner, inner};
    for (int64_t part : parts) {
      result.type.sizes.push_back(part);
      shape.push_back(part == kDynamic ? dim(source, d) : std::to_string(part));
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
  result.name = op("memref.expand_shape " + source.name + " " + groups(counts) + " output_shape [" + join(shape, ", ") +
                   "] : " + text(source.type) + " into " + text(result.type));
  ++result.chain;
  addView(std::move(result), "memref.expand_shape");
}

void FunctionBuilder::collapseView() {
  View *picked = pickView(false, module.options.maxChain - 1, true);
  if (!picked || is_contained(picked->type.sizes, 0))
    return expandView();
  View source = *picked, result = source;
  const std::vector<int64_t> &sizes = source.type.sizes, &strides = source.type.strides;
  size_t rank = sizes.size();
  // Which dimensions follow the one before them without a gap.
  SmallVector<size_t, 4> joints;
  for (size_t d = 1; d < rank; ++d)
    if ((source.type.identity && !source.freeStrides) ||
        (sizes[d] > 1 && strides[d] != kDynamic && strides[d - 1] == sizes[d] * strides[d]))
      joints.push_back(d);
  if (joints.empty())
    return expandView();
  size_t first = joints[tape.below(joints.size())] - 1, count = 2;
  while (is_contained(joints, first + count) && tape.chance(1, 2))
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
  result.name = op("memref.collapse_shape " + source.name + " " + groups(counts) + " : " + text(source.type) +
                   " into " + text(result.type));
  ++result.chain;
  addView(std::move(result), "memref.collapse_shape");
}

/// Fresh bytes and elements in them. Only numbers all of whose bits count are
/// also seen as bytes.
void FunctionBuilder::viewOfBytes() {
  if (depth)
    return;
  static const struct {
    const char *type;
    int64_t size;
  } kinds[] = {{"i32", 4}, {"i16", 2}, {"i64", 8}, {"f32", 4}, {"i8", 1}, {"f64", 8}};
  const auto &kind = kinds[tape.below(std::size(kinds))];
  View result;
  result.type.element = kind.type;
  std::vector<std::string> dynamic;
  int64_t count = kind.size;
  size_t rank = tape.below(std::min(3u, module.options.maxRank + 1));
  // Bare pointers have static sizes.
  bool mostlyStatic = module.convention == Convention::Bare;
  for (size_t d = 0; d < rank; ++d) {
    if (tape.chance(1, mostlyStatic ? 8 : 2)) {
      result.type.sizes.push_back(kDynamic);
      dynamic.push_back(op("arith.remui", anyIndex() + ", " + indexConstant(4), "index"));
    } else {
      result.type.sizes.push_back(tape.between(1, 3));
      count *= result.type.sizes.back();
    }
  }
  result.type.strides = rowMajor(result.type.sizes);
  std::string shift = indexConstant(kind.size * tape.between(0, 3));
  if (tape.chance(1, 2)) {
    std::string elements = op("arith.remui", anyIndex() + ", " + indexConstant(4), "index");
    shift = op("arith.muli", elements + ", " + indexConstant(kind.size), "index");
  }
  std::string bytes = indexConstant(count);
  for (const std::string &size : dynamic)
    bytes = op("arith.muli", bytes + ", " + size, "index");
  bytes = op("arith.addi", bytes + ", " + shift, "index");
  if (tape.chance(1, 4))
    bytes = op("arith.addi", bytes + ", " + indexConstant(tape.between(1, 5)), "index");

  View base;
  base.memory = nextMemory++;
  base.type.element = "i8";
  base.type.sizes = {kDynamic};
  base.type.strides = {1};
  bool mayAlign = !module.narrowIndex && module.convention != Convention::Bare;
  base.root = !mayAlign || tape.chance(1, 3) ? Root::Stack : Root::Heap;
  const char *made = base.root == Root::Heap ? "memref.alloc" : "memref.alloca";
  base.name = op(std::string(made) + "(" + bytes + ") {alignment = 8 : i64} : " + text(base.type));
  if (base.root == Root::Heap)
    heap.push_back(base);
  bool plain = integerBits(result.type.element) != 0;
  if (plain)
    fill(base);
  result.memory = base.memory;
  result.root = base.root;
  result.chain = 1;
  result.shifted = true;
  result.name = op("memref.view " + base.name + "[" + shift + "][" + join(dynamic, ", ") + "] : " + text(base.type) +
                   " to " + text(result.type));
  if (!plain || tape.chance(1, 4))
    fill(result);
  if (plain)
    addView(std::move(base), made);
  addView(std::move(result), "memref.view");
}

void FunctionBuilder::reallocate() {
  if (depth)
    return;
  // What is no view has no contents of its type: bytes of floats.
  SmallVector<size_t, 4> fitting;
  for (size_t i = 0; i < heap.size(); ++i)
    if (heap[i].type.sizes.size() == 1 && any_of(views, [&](const View &view) { return view.name == heap[i].name; }))
      fitting.push_back(i);
  if (fitting.empty()) {
    View fresh;
    fresh.root = Root::Heap;
    fresh.memory = nextMemory++;
    fresh.type.element = tape.pick(elementTypes());
    fresh.type.sizes = {kDynamic};
    fresh.type.strides = {1};
    std::string size = op("arith.remui", anyIndex() + ", " + indexConstant(5), "index");
    fresh.name = op("memref.alloc(" + size + ") : " + text(fresh.type));
    fill(fresh);
    fitting.push_back(heap.size());
    heap.push_back(std::move(fresh));
  }
  View &slot = heap[fitting[tape.below(fitting.size())]];
  View old = slot, result = old;
  result.memory = nextMemory++;
  result.type.sizes = {kDynamic};
  std::string before = dim(old, 0);
  std::string after = op("arith.remui", anyIndex() + ", " + indexConstant(7), "index");
  static const int alignments[] = {16, 64, 32};
  bool mayAlign = !module.narrowIndex && module.convention != Convention::Bare;
  int aligned = mayAlign && tape.chance(1, 4) ? tape.pick(ArrayRef<int>(alignments)) : 0;
  std::string alignment = aligned ? " {alignment = " + std::to_string(aligned) + " : i64}" : "";
  result.name = op("memref.realloc " + old.name + "(" + after + ")" + alignment + " : " + text(old.type) + " to " +
                   text(result.type));
  slot = result;
  auto isOld = [&](const View &view) { return view.memory == old.memory; };
  erase_if(views, isOld);
  erase_if(bases, isOld);
  // What has been added has no contents yet.
  std::string common = op("arith.minui", before + ", " + after, "index");
  std::string rest = op("arith.subi", after + ", " + common, "index");
  View tail = result;
  tail.type.identity = false;
  tail.type.offset = kDynamic;
  tail.name = op("memref.subview " + result.name + "[" + common + "] [" + rest + "] [1] : " + text(result.type) +
                 " to " + text(tail.type));
  fill(tail);
  addView(std::move(result), "memref.realloc");
}
