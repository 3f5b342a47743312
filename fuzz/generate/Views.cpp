//===-- Views.cpp - views and views of views ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every view made here lies inside its source: offsets are at most the size of
// their dimension, and sizes fill at most what is left behind the offset.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/Views.h"

#include "fuzz/generate/Scalars.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

/// Arithmetic of static values; zero times unknown is zero.
static int64_t times(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  return a == kDynamic || b == kDynamic ? kDynamic : a * b;
}
static int64_t plus(int64_t a, int64_t b) { return a == kDynamic || b == kDynamic ? kDynamic : a + b; }

/// One in scope; the youngest is the smallest choice. Null if there is none.
GeneratedView *memref_cts::fuzz::pickView(FunctionBuilder &f, bool writable, unsigned maxChain, bool wantsDimensions,
                                          bool crosses) {
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < f.views.size(); ++i)
    if ((!writable || f.views[i].writable) && f.views[i].chain <= maxChain &&
        !(wantsDimensions && f.views[i].type.sizes.empty()) && !(crosses && !f.mayCross(f.views[i].type)))
      fitting.push_back(i);
  if (fitting.empty())
    return nullptr;
  // The younger of two, so that chains grow.
  uint64_t age = std::min(f.tape.below(fitting.size()), f.tape.below(fitting.size()));
  return &f.views[fitting[fitting.size() - 1 - age]];
}

std::string memref_cts::fuzz::dim(FunctionBuilder &f, const GeneratedView &view, size_t d) {
  int64_t size = view.type.sizes[d];
  if (size != kDynamic && !f.tape.chance(1, 4))
    return f.indexConstant(size);
  f.use("memref.dim", view);
  return f.op("memref.dim", view.name + ", " + f.indexConstant(static_cast<int64_t>(d)), text(view.type));
}

std::optional<std::string> memref_cts::fuzz::nonEmpty(FunctionBuilder &f, const GeneratedView &view) {
  std::string condition;
  for (size_t d = 0; d < view.type.sizes.size(); ++d) {
    if (view.type.sizes[d] == 0)
      return std::nullopt;
    if (view.type.sizes[d] != kDynamic)
      continue;
    std::string some = f.op("arith.cmpi", "ugt, " + dim(f, view, d) + ", " + f.indexConstant(0), "index");
    condition = condition.empty() ? some : f.op("arith.andi", condition + ", " + some, "i1");
  }
  return condition;
}

/// An index below the size of dimension `d`, which is not zero.
std::string memref_cts::fuzz::safeIndex(FunctionBuilder &f, const GeneratedView &view, size_t d) {
  int64_t size = view.type.sizes[d];
  switch (f.tape.below(4)) {
  case 0:
    if (size != kDynamic)
      return f.indexConstant(f.tape.between(0, size - 1));
    return f.indexConstant(0);
  case 1:
    return f.op("arith.subi", dim(f, view, d) + ", " + f.indexConstant(1), "index");
  default:
    return f.op("arith.remui", anyIndex(f) + ", " + dim(f, view, d), "index");
  }
}

std::string memref_cts::fuzz::indices(FunctionBuilder &f, const GeneratedView &view) {
  std::vector<std::string> list;
  for (size_t d = 0; d < view.type.sizes.size(); ++d)
    list.push_back(safeIndex(f, view, d));
  return join(list, ", ");
}

void memref_cts::fuzz::subview(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain - 1, true);
  // The verifier takes no static offset in an empty dimension.
  if (!picked || is_contained(picked->type.sizes, 0))
    return;
  GeneratedView source = *picked, result = source;
  result.type.identity = false;
  result.type.sizes.clear();
  result.type.strides.clear();
  std::vector<std::string> offsets, sizes, steps;
  std::vector<int64_t> staticSizes;
  for (size_t d = 0; d < source.type.sizes.size(); ++d) {
    int64_t extent = source.type.sizes[d];
    int64_t step = f.tape.chance(1, 3) ? f.tape.between(2, 3) : 1;
    int64_t offset = 0, size = kDynamic;
    if (extent != kDynamic) {
      offset = f.tape.between(0, extent - 1);
      int64_t most = (extent - offset - 1) / step + 1;
      size = most - f.tape.between(0, std::min<int64_t>(most, 2));
      int64_t limit = extent - (size > 0 ? (size - 1) * step + 1 : 0); // the largest offset for this size
      if (f.tape.chance(1, 3)) {
        offsets.push_back(f.op("arith.remui", anyIndex(f) + ", " + f.indexConstant(limit + 1), "index"));
        offset = kDynamic;
      } else {
        offsets.push_back(std::to_string(offset));
      }
      if (f.tape.chance(1, 4)) {
        sizes.push_back(f.indexConstant(size));
        size = kDynamic;
      } else {
        sizes.push_back(std::to_string(size));
      }
    } else {
      std::string whole = dim(f, source, d);
      std::string rest = whole;
      if (f.tape.chance(2, 3)) {
        std::string limit = f.op("arith.addi", whole + ", " + f.indexConstant(1), "index");
        offsets.push_back(f.op("arith.remui", anyIndex(f) + ", " + limit, "index"));
        rest = f.op("arith.subi", whole + ", " + offsets.back(), "index");
        offset = kDynamic;
      } else {
        offsets.push_back("0");
      }
      if (step > 1)
        rest = f.op("arith.ceildivui", rest + ", " + f.indexConstant(step), "index");
      if (f.tape.chance(1, 4))
        rest = f.op("arith.minui", rest + ", " + f.indexConstant(f.tape.between(1, 3)), "index");
      sizes.push_back(rest);
    }
    int64_t staticStep = step;
    if (f.tape.chance(1, 4)) {
      steps.push_back(f.indexConstant(step));
      staticStep = kDynamic;
    } else {
      steps.push_back(std::to_string(step));
    }
    result.type.offset = plus(result.type.offset, times(offset, source.type.strides[d]));
    result.type.sizes.push_back(size);
    result.type.strides.push_back(times(staticStep, source.type.strides[d]));
  }
  // Rank reduction drops dimensions of static size one; which of several was
  // meant must be plain, so all of them go.
  bool reduces = f.tape.chance(1, 3) && is_contained(result.type.sizes, 1);
  if (reduces)
    for (size_t d = result.type.sizes.size(); d-- > 0;)
      if (result.type.sizes[d] == 1) {
        result.type.sizes.erase(result.type.sizes.begin() + static_cast<ptrdiff_t>(d));
        result.type.strides.erase(result.type.strides.begin() + static_cast<ptrdiff_t>(d));
      }
  result.name = f.op("memref.subview " + source.name + "[" + join(offsets, ", ") + "] [" + join(sizes, ", ") + "] [" +
                     join(steps, ", ") + "] : " + text(source.type) + " to " + text(result.type));
  ++result.chain;
  f.addView(std::move(result), reduces ? "memref.subview.reducing" : "memref.subview");
}

/// The type with some of its static parts forgotten.
static ViewType forget(Tape &tape, ViewType type) {
  bool keepsIdentity = type.identity && tape.chance(1, 2);
  for (int64_t &size : type.sizes)
    if (tape.chance(1, 2))
      size = kDynamic;
  if (keepsIdentity) {
    type.strides = rowMajor(type.sizes);
    return type;
  }
  type.identity = false;
  for (int64_t &stride : type.strides)
    if (tape.chance(1, 2))
      stride = kDynamic;
  if (tape.chance(1, 2))
    type.offset = kDynamic;
  return type;
}

void memref_cts::fuzz::castView(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain - 1);
  if (!picked)
    return;
  GeneratedView source = *picked, result = source;
  result.type = forget(f.tape, source.type);
  if (text(result.type) == text(source.type))
    return;
  result.name = f.op("memref.cast " + source.name + " : " + text(source.type) + " to " + text(result.type));
  ++result.chain;
  f.addView(std::move(result), "memref.cast");
}

void memref_cts::fuzz::unrankedRoundTrip(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain - 1);
  if (!picked)
    return;
  GeneratedView source = *picked, result = source;
  std::string unranked = "memref<*x" + source.type.element + ">";
  std::string through = f.op("memref.cast " + source.name + " : " + text(source.type) + " to " + unranked);
  if (f.tape.chance(1, 3)) {
    f.use("memref.rank", source.type.element);
    f.newScalar("index", f.op("memref.rank", through, unranked));
  }
  result.type = forget(f.tape, source.type);
  result.name = f.op("memref.cast " + through + " : " + unranked + " to " + text(result.type));
  ++result.chain;
  f.addView(std::move(result), "memref.cast.unranked");
}

void memref_cts::fuzz::transposeView(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain - 1, true);
  if (!picked)
    return;
  GeneratedView source = *picked, result = source;
  std::vector<size_t> order;
  for (size_t d = 0; d < source.type.sizes.size(); ++d)
    order.insert(order.begin() + static_cast<ptrdiff_t>(f.tape.below(order.size() + 1)), d);
  std::vector<std::string> from, to;
  result.type.identity = false;
  result.type.sizes.clear();
  result.type.strides.clear();
  for (size_t d : order) {
    from.push_back("d" + std::to_string(from.size()));
    to.push_back("d" + std::to_string(d));
    result.type.sizes.push_back(source.type.sizes[d]);
    result.type.strides.push_back(source.type.strides[d]);
  }
  result.name = f.op("memref.transpose " + source.name + " (" + join(from, ", ") + ") -> (" + join(to, ", ") +
                     ") : " + text(source.type) + " to " + text(result.type));
  ++result.chain;
  f.addView(std::move(result), "memref.transpose");
}

/// The same elements with dimensions permuted and some turned round.
void memref_cts::fuzz::reinterpretView(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain - 1);
  if (!picked)
    return;
  GeneratedView source = *picked, result = source;
  size_t rank = source.type.sizes.size();
  std::string name = f.fresh();
  std::string baseType = "memref<" + source.type.element + ">";
  std::vector<std::string> types = {baseType, "index"}, names = {name + "#0", name + "#1"};
  std::string count = name + ":" + std::to_string(2 + 2 * rank);
  for (size_t d = 0; d < 2 * rank; ++d)
    types.push_back("index");
  f.feature("op:memref.extract_strided_metadata");
  f.use("memref.extract_strided_metadata", source);
  f.line(count + " = memref.extract_strided_metadata " + source.name + " : " + text(source.type) + " -> " +
         join(types, ", "));
  std::string offset = name + "#1";
  std::vector<std::string> sizes, strides;
  std::vector<size_t> order;
  for (size_t d = 0; d < rank; ++d)
    order.insert(order.begin() + static_cast<ptrdiff_t>(f.tape.below(order.size() + 1)), d);
  result.type.identity = false;
  result.type.sizes.clear();
  result.type.strides.clear();
  result.type.offset = kDynamic;
  for (size_t d : order) {
    std::string size = name + "#" + std::to_string(2 + d), stride = name + "#" + std::to_string(2 + rank + d);
    if (f.tape.chance(1, 4)) {
      std::string last = f.op("arith.subi", size + ", " + f.indexConstant(1), "index");
      offset = f.op("arith.addi", offset + ", " + f.op("arith.muli", last + ", " + stride, "index"), "index");
      stride = f.op("arith.subi", f.indexConstant(0) + ", " + stride, "index");
      f.feature("reversed");
    }
    int64_t known = source.type.sizes[d];
    bool keeps = known != kDynamic && f.tape.chance(1, 2);
    sizes.push_back(keeps ? std::to_string(known) : size);
    result.type.sizes.push_back(keeps ? known : kDynamic);
    strides.push_back(stride);
    result.type.strides.push_back(kDynamic);
  }
  // The offset of the source does not count: its base may stand for it.
  bool fromBase = f.tape.chance(1, 2);
  result.name = f.op("memref.reinterpret_cast " + (fromBase ? name + "#0" : source.name) + " to offset: [" + offset +
                     "], sizes: [" + join(sizes, ", ") + "], strides: [" + join(strides, ", ") +
                     "] : " + (fromBase ? baseType : text(source.type)) + " to " + text(result.type));
  ++result.chain;
  f.addView(std::move(result), "memref.reinterpret_cast");
}

/// Offset, sizes and strides become numbers of the program.
void memref_cts::fuzz::metadata(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain);
  if (!picked)
    return;
  GeneratedView source = *picked;
  if (!source.type.sizes.empty() && f.tape.chance(1, 2)) {
    size_t d = f.tape.below(source.type.sizes.size());
    f.use("memref.dim", source);
    f.newScalar("index",
                f.op("memref.dim", source.name + ", " + f.indexConstant(static_cast<int64_t>(d)), text(source.type)));
    return;
  }
  size_t rank = source.type.sizes.size();
  std::vector<std::string> types = {"memref<" + source.type.element + ">", "index"};
  types.resize(2 + 2 * rank, "index");
  std::string name = f.fresh();
  f.feature("op:memref.extract_strided_metadata");
  f.use("memref.extract_strided_metadata", source);
  f.line(name + ":" + std::to_string(types.size()) + " = memref.extract_strided_metadata " + source.name + " : " +
         text(source.type) + " -> " + join(types, ", "));
  for (size_t i = 1; i < types.size(); ++i)
    f.newScalar("index", name + "#" + std::to_string(i));
  if (f.depth == 0 && (source.root == Root::Argument || source.root == Root::Heap)) {
    // Where it points need not be an element of the view.
    GeneratedView base = source;
    base.name = name + "#0";
    base.type = ViewType();
    base.type.element = source.type.element;
    f.bases.push_back(std::move(base));
  }
}
