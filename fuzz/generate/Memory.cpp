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

#include "fuzz/generate/Memory.h"

#include "fuzz/generate/Control.h"
#include "fuzz/generate/Scalars.h"
#include "fuzz/generate/Views.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

void memref_cts::fuzz::fillView(FunctionBuilder &f, const GeneratedView &view) {
  const std::string &type = view.type.element;
  forEachElement(f, view, "", "", [&](const std::vector<std::string> &at, const std::string &) -> std::string {
    std::string value = f.constant(type);
    unsigned bits = integerBits(type);
    if (!at.empty() && type == "index")
      value = f.op("arith.addi", value + ", " + at.back(), "index");
    else if (!at.empty() && bits)
      value = f.op("arith.index_cast " + at[f.tape.below(at.size())] + " : index to " + type);
    f.line("memref.store " + value + ", " + view.name + "[" + join(at, ", ") + "] : " + text(view.type));
    return "";
  });
}

void memref_cts::fuzz::allocate(FunctionBuilder &f, bool onStack) {
  GeneratedView view;
  view.root = onStack ? Root::Stack : Root::Heap;
  view.memory = f.newMemory();
  view.type.element = f.tape.pick(elementTypes());
  if (!f.views.empty() && f.tape.chance(2, 3))
    view.type.element = f.views[f.tape.below(f.views.size())].type.element;
  size_t rank = f.tape.below(std::min(4u, f.module.options.maxRank + 1));
  std::vector<std::string> dynamic;
  for (size_t d = 0; d < rank; ++d) {
    if (f.tape.chance(1, 2)) {
      view.type.sizes.push_back(kDynamic);
      dynamic.push_back(f.op("arith.remui", anyIndex(f) + ", " + f.indexConstant(5), "index"));
    } else {
      view.type.sizes.push_back(f.tape.between(1, 4));
    }
  }
  view.type.strides = rowMajor(view.type.sizes);
  std::string name = onStack ? "memref.alloca" : "memref.alloc";
  static const int alignments[] = {16, 64, 32, 128};
  bool mayAlign = onStack || f.module.convention != ModuleConvention::Bare; // BARE-11
  int aligned = mayAlign && f.tape.chance(1, 4) ? f.tape.pick(ArrayRef<int>(alignments)) : 0;
  std::string alignment = aligned ? " {alignment = " + std::to_string(aligned) + " : i64}" : "";
  view.name = f.op(name + "(" + join(dynamic, ", ") + ")" + alignment + " : " + text(view.type));
  if (!onStack)
    f.heap.push_back(view);
  if (aligned && !f.module.narrowIndex) { // an address must fit an index
    // Addresses differ from run to run, what is left of them by the alignment not.
    f.feature("op:memref.extract_aligned_pointer_as_index");
    std::string address = f.op("memref.extract_aligned_pointer_as_index", view.name, text(view.type) + " -> index");
    f.newScalar("index", f.op("arith.remui", address + ", " + f.indexConstant(aligned), "index"));
  }
  fillView(f, view);
  f.addView(std::move(view), name.c_str());
}

void memref_cts::fuzz::useGlobal(FunctionBuilder &f) {
  GeneratedView view;
  view.root = Root::Global;
  view.memory = f.newMemory();
  view.type.element = f.tape.pick(elementTypes());
  if (!f.views.empty() && f.tape.chance(2, 3))
    view.type.element = f.views[f.tape.below(f.views.size())].type.element;
  size_t rank = f.tape.below(std::min(3u, f.module.options.maxRank + 1));
  for (size_t d = 0; d < rank; ++d)
    view.type.sizes.push_back(f.tape.between(1, 3));
  view.type.strides = rowMajor(view.type.sizes);
  view.writable = f.tape.chance(1, 2);
  int64_t next = f.tape.between(0, 3);
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
  std::string symbol = "@g" + std::to_string(f.module.numGlobals++);
  f.module.globals += "memref.global \"private\" " + std::string(view.writable ? "" : "constant ") + symbol + " : " +
                      text(view.type) + " = dense<" + nest(nest, 0) + ">\n";
  view.name = f.op("memref.get_global " + symbol + " : " + text(view.type));
  f.addView(std::move(view), "memref.get_global");
}

void memref_cts::fuzz::load(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain);
  if (!picked)
    return;
  GeneratedView view = *picked;
  std::optional<std::string> condition = nonEmpty(f, view);
  if (!condition)
    return;
  std::string type = view.type.element;
  std::string value = guarded(f, *condition, type, scalar(f, type), [&] {
    f.use("memref.load", view);
    return f.op("memref.load", view.name + "[" + indices(f, view) + "]", text(view.type));
  });
  f.newScalar(type, value);
}

void memref_cts::fuzz::store(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, true, f.module.options.maxChain);
  if (!picked)
    return;
  GeneratedView view = *picked;
  std::optional<std::string> condition = nonEmpty(f, view);
  if (!condition)
    return;
  std::string value = scalar(f, view.type.element);
  guarded(f, *condition, "", "", [&]() -> std::string {
    f.feature("op:memref.store");
    f.use("memref.store", view);
    f.line("memref.store " + value + ", " + view.name + "[" + indices(f, view) + "] : " + text(view.type));
    return "";
  });
}

void memref_cts::fuzz::copy(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain);
  if (!picked)
    return;
  GeneratedView source = *picked;
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < f.views.size(); ++i)
    if (f.views[i].writable && f.views[i].memory != source.memory && f.views[i].type.element == source.type.element &&
        f.views[i].type.sizes.size() == source.type.sizes.size())
      fitting.push_back(i);
  f.feature("op:memref.copy");
  if (fitting.empty() || f.tape.chance(1, 3)) {
    if (f.depth)
      return;
    // Into a fresh block of the same shape.
    GeneratedView target;
    target.root = Root::Heap;
    target.memory = f.newMemory();
    target.type.element = source.type.element;
    target.type.sizes = source.type.sizes;
    target.type.strides = rowMajor(target.type.sizes);
    std::vector<std::string> dynamic;
    for (size_t d = 0; d < source.type.sizes.size(); ++d)
      if (source.type.sizes[d] == kDynamic)
        dynamic.push_back(dim(f, source, d));
    target.name = f.op("memref.alloc(" + join(dynamic, ", ") + ") : " + text(target.type));
    f.heap.push_back(target);
    f.use("memref.copy", source);
    f.use("memref.copy.to", target);
    f.line("memref.copy " + source.name + ", " + target.name + " : " + text(source.type) + " to " + text(target.type));
    return f.addView(std::move(target), "memref.alloc");
  }
  GeneratedView target = f.views[fitting[f.tape.below(fitting.size())]];
  // Copies need equal shapes.
  std::string condition;
  for (size_t d = 0; d < source.type.sizes.size(); ++d) {
    int64_t from = source.type.sizes[d], to = target.type.sizes[d];
    if (from != kDynamic && to != kDynamic) {
      if (from != to)
        return;
      continue;
    }
    std::string same = f.op("arith.cmpi", "eq, " + dim(f, source, d) + ", " + dim(f, target, d), "index");
    condition = condition.empty() ? same : f.op("arith.andi", condition + ", " + same, "i1");
  }
  guarded(f, condition, "", "", [&]() -> std::string {
    f.use("memref.copy", source);
    f.use("memref.copy.to", target);
    f.line("memref.copy " + source.name + ", " + target.name + " : " + text(source.type) + " to " + text(target.type));
    return "";
  });
}

/// Reads a view element by element, carries a value along, and writes where the
/// elements came from or into another view.
void memref_cts::fuzz::loopNest(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain);
  if (!picked)
    return;
  GeneratedView source = *picked, target = source;
  bool writes = source.writable && f.tape.chance(2, 3);
  std::string condition;
  if (f.tape.chance(1, 3))
    if (GeneratedView *other = pickView(f, true, f.module.options.maxChain)) {
      target = *other;
      std::optional<std::string> some = nonEmpty(f, target);
      writes = some.has_value();
      condition = some.value_or("");
    }
  std::string type = source.type.element;
  std::string initial = scalar(f, type);
  f.feature("loops:" + std::to_string(source.type.sizes.size()));
  std::string value = guarded(f, condition, type, initial, [&] {
    return forEachElement(
        f, source, type, initial, [&](const std::vector<std::string> &at, const std::string &carried) {
          f.use("memref.load", source);
          std::string element = f.op("memref.load", source.name + "[" + join(at, ", ") + "]", text(source.type));
          f.newScalar(type, carried);
          f.newScalar(type, element);
          std::string next = arithmetic(f, type);
          f.newScalar(type, next);
          if (writes) {
            std::vector<std::string> where = at;
            if (target.name != source.name) {
              where.clear();
              for (size_t d = 0; d < target.type.sizes.size(); ++d)
                where.push_back(
                    f.op("arith.remui",
                         (at.empty() ? anyIndex(f) : at[f.tape.below(at.size())]) + ", " + dim(f, target, d), "index"));
            }
            f.use("memref.store", target);
            std::string stored = target.type.element == type ? next : scalar(f, target.type.element);
            f.line("memref.store " + stored + ", " + target.name + "[" + join(where, ", ") +
                   "] : " + text(target.type));
          }
          return next;
        });
  });
  f.newScalar(type, value);
}
