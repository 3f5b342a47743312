//===-- Memory.cpp - allocations, loads, stores, copies -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory is written when it is made, so that every read finds a value. What has
// a stack or heap lives in the outermost block alone: no loop grows the stack.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/Function.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

void FunctionBuilder::fill(const View &view) {
  const std::string &type = view.type.element;
  forEachElement(view, "", "", [&](const std::vector<std::string> &at, const std::string &) -> std::string {
    std::string value = constant(type);
    unsigned bits = integerBits(type);
    if (!at.empty() && type == "index")
      value = op("arith.addi", value + ", " + at.back(), "index");
    else if (!at.empty() && bits)
      value = op("arith.index_cast " + at[tape.below(at.size())] + " : index to " + type);
    line("memref.store " + value + ", " + view.name + "[" + join(at, ", ") + "] : " + text(view.type));
    return "";
  });
}

void FunctionBuilder::allocate(bool onStack) {
  View view;
  view.root = onStack ? Root::Stack : Root::Heap;
  view.memory = nextMemory++;
  view.type.element = tape.pick(elementTypes());
  if (!views.empty() && tape.chance(2, 3))
    view.type.element = views[tape.below(views.size())].type.element;
  size_t rank = tape.below(std::min(4u, module.options.maxRank + 1));
  std::vector<std::string> dynamic;
  for (size_t d = 0; d < rank; ++d) {
    if (tape.chance(1, 2)) {
      view.type.sizes.push_back(kDynamic);
      dynamic.push_back(op("arith.remui", anyIndex() + ", " + indexConstant(5), "index"));
    } else {
      view.type.sizes.push_back(tape.between(1, 4));
    }
  }
  view.type.strides = rowMajor(view.type.sizes);
  std::string name = onStack ? "memref.alloca" : "memref.alloc";
  static const int alignments[] = {16, 64, 32, 128};
  bool mayAlign = onStack || module.convention != Convention::Bare; // BARE-11
  int aligned = mayAlign && tape.chance(1, 4) ? tape.pick(ArrayRef<int>(alignments)) : 0;
  std::string alignment = aligned ? " {alignment = " + std::to_string(aligned) + " : i64}" : "";
  view.name = op(name + "(" + join(dynamic, ", ") + ")" + alignment + " : " + text(view.type));
  if (!onStack)
    heap.push_back(view);
  if (aligned && !module.narrowIndex) { // an address must fit an index
    // Addresses differ from run to run, what is left of them by the alignment not.
    feature("op:memref.extract_aligned_pointer_as_index");
    std::string address = op("memref.extract_aligned_pointer_as_index", view.name, text(view.type) + " -> index");
    newScalar("index", op("arith.remui", address + ", " + indexConstant(aligned), "index"));
  }
  fill(view);
  addView(std::move(view), name.c_str());
}

void FunctionBuilder::useGlobal() {
  View view;
  view.root = Root::Global;
  view.memory = nextMemory++;
  view.type.element = tape.pick(elementTypes());
  if (!views.empty() && tape.chance(2, 3))
    view.type.element = views[tape.below(views.size())].type.element;
  size_t rank = tape.below(std::min(3u, module.options.maxRank + 1));
  for (size_t d = 0; d < rank; ++d)
    view.type.sizes.push_back(tape.between(1, 3));
  view.type.strides = rowMajor(view.type.sizes);
  view.writable = tape.chance(1, 2);
  int64_t next = tape.between(0, 3);
  auto element = [&] {
    int64_t value = next++;
    if (view.type.element == "i1")
      return std::string(value & 1 ? "true" : "false");
    return std::to_string(value) + (isFloat(view.type.element) ? ".5" : "");
  };
  // The nested list of all elements, each another value.
  auto nest = [&](auto &self, size_t d) -> std::string {
    if (d == rank)
      return element();
    std::string all = "[";
    for (int64_t i = 0; i < view.type.sizes[d]; ++i)
      all += (i ? ", " : "") + self(self, d + 1);
    return all + "]";
  };
  std::string symbol = "@g" + std::to_string(module.numGlobals++);
  module.globals += "memref.global \"private\" " + std::string(view.writable ? "" : "constant ") + symbol + " : " +
                    text(view.type) + " = dense<" + nest(nest, 0) + ">\n";
  view.name = op("memref.get_global " + symbol + " : " + text(view.type));
  addView(std::move(view), "memref.get_global");
}

void FunctionBuilder::load() {
  View *picked = pickView(false, module.options.maxChain);
  if (!picked)
    return;
  View view = *picked;
  std::optional<std::string> condition = nonEmpty(view);
  if (!condition)
    return;
  std::string type = view.type.element;
  std::string value = guarded(*condition, type, scalar(type), [&] {
    use("memref.load", view);
    return op("memref.load", view.name + "[" + indices(view) + "]", text(view.type));
  });
  newScalar(type, value);
}

void FunctionBuilder::store() {
  View *picked = pickView(true, module.options.maxChain);
  if (!picked)
    return;
  View view = *picked;
  std::optional<std::string> condition = nonEmpty(view);
  if (!condition)
    return;
  std::string value = scalar(view.type.element);
  guarded(*condition, "", "", [&]() -> std::string {
    feature("op:memref.store");
    use("memref.store", view);
    line("memref.store " + value + ", " + view.name + "[" + indices(view) + "] : " + text(view.type));
    return "";
  });
}

void FunctionBuilder::copy() {
  View *picked = pickView(false, module.options.maxChain);
  if (!picked)
    return;
  View source = *picked;
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < views.size(); ++i)
    if (views[i].writable && views[i].memory != source.memory && views[i].type.element == source.type.element &&
        views[i].type.sizes.size() == source.type.sizes.size())
      fitting.push_back(i);
  feature("op:memref.copy");
  if (fitting.empty() || tape.chance(1, 3)) {
    if (depth)
      return;
    // Into a fresh block of the same shape.
    View target;
    target.root = Root::Heap;
    target.memory = nextMemory++;
    target.type.element = source.type.element;
    target.type.sizes = source.type.sizes;
    target.type.strides = rowMajor(target.type.sizes);
    std::vector<std::string> dynamic;
    for (size_t d = 0; d < source.type.sizes.size(); ++d)
      if (source.type.sizes[d] == kDynamic)
        dynamic.push_back(dim(source, d));
    target.name = op("memref.alloc(" + join(dynamic, ", ") + ") : " + text(target.type));
    heap.push_back(target);
    use("memref.copy", source);
    use("memref.copy.to", target);
    line("memref.copy " + source.name + ", " + target.name + " : " + text(source.type) + " to " + text(target.type));
    return addView(std::move(target), "memref.alloc");
  }
  View target = views[fitting[tape.below(fitting.size())]];
  // Copies need equal shapes.
  std::string condition;
  for (size_t d = 0; d < source.type.sizes.size(); ++d) {
    int64_t from = source.type.sizes[d], to = target.type.sizes[d];
    if (from != kDynamic && to != kDynamic) {
      if (from != to)
        return;
      continue;
    }
    std::string same = op("arith.cmpi", "eq, " + dim(source, d) + ", " + dim(target, d), "index");
    condition = condition.empty() ? same : op("arith.andi", condition + ", " + same, "i1");
  }
  guarded(condition, "", "", [&]() -> std::string {
    use("memref.copy", source);
    use("memref.copy.to", target);
    line("memref.copy " + source.name + ", " + target.name + " : " + text(source.type) + " to " + text(target.type));
    return "";
  });
}

/// Reads a view element by element, carries a value along, and writes where the
/// elements came from or into another view.
void FunctionBuilder::loopNest() {
  View *picked = pickView(false, module.options.maxChain);
  if (!picked)
    return;
  View source = *picked, target = source;
  bool writes = source.writable && tape.chance(2, 3);
  std::string condition;
  if (tape.chance(1, 3))
    if (View *other = pickView(true, module.options.maxChain)) {
      target = *other;
      std::optional<std::string> some = nonEmpty(target);
      writes = some.has_value();
      condition = some.value_or("");
    }
  std::string type = source.type.element;
  std::string initial = scalar(type);
  feature("loops:" + std::to_string(source.type.sizes.size()));
  std::string value = guarded(condition, type, initial, [&] {
    return forEachElement(source, type, initial, [&](const std::vector<std::string> &at, const std::string &carried) {
      use("memref.load", source);
      std::string element = op("memref.load", source.name + "[" + join(at, ", ") + "]", text(source.type));
      newScalar(type, carried);
      newScalar(type, element);
      std::string next = arithmetic(type);
      newScalar(type, next);
      if (writes) {
        std::vector<std::string> where = at;
        if (target.name != source.name) {
          where.clear();
          for (size_t d = 0; d < target.type.sizes.size(); ++d)
            where.push_back(op("arith.remui",
                               (at.empty() ? anyIndex() : at[tape.below(at.size())]) + ", " + dim(target, d), "index"));
        }
        use("memref.store", target);
        std::string stored = target.type.element == type ? next : scalar(target.type.element);
        line("memref.store " + stored + ", " + target.name + "[" + join(where, ", ") + "] : " + text(target.type));
      }
      return next;
    });
  });
  newScalar(type, value);
}
