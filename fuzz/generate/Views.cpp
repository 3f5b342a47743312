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

#include "fuzz/generate/Function.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

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

/// Arithmetic of static values; zero times unknown is zero.
static int64_t times(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  return a == kDynamic || b == kDynamic ? kDynamic : a * b;
}
static int64_t plus(int64_t a, int64_t b) { return a == kDynamic || b == kDynamic ? kDynamic : a + b; }

const char *memref_cts::fuzz::layoutClass(const ViewType &type) {
  if (type.identity)
    return type.sizes.empty() ? "layout:scalar" : "layout:identity";
  bool dynamic = is_contained(type.strides, kDynamic) || type.offset == kDynamic;
  for (int64_t stride : type.strides)
    if (stride < 0 && stride != kDynamic)
      return "layout:negative";
  return dynamic ? "layout:dynamic" : "layout:static";
}

void FunctionBuilder::addView(View view, const char *what) {
  feature(std::string("op:") + what);
  use(what, view);
  feature(layoutClass(view.type));
  feature("rank:" + std::to_string(view.type.sizes.size()));
  feature("chain:" + std::to_string(view.chain));
  views.push_back(std::move(view));
}

/// One in scope; the youngest is the smallest choice. Null if there is none.
View *FunctionBuilder::pickView(bool writable, unsigned maxChain, bool wantsDimensions, bool crosses) {
  SmallVector<size_t, 8> fitting;
  for (size_t i = 0; i < views.size(); ++i)
    if ((!writable || views[i].writable) && views[i].chain <= maxChain &&
        !(wantsDimensions && views[i].type.sizes.empty()) && !(crosses && !mayCross(views[i].type)))
      fitting.push_back(i);
  if (fitting.empty())
    return nullptr;
  // The younger of two, so that chains grow.
  uint64_t age = std::min(tape.below(fitting.size()), tape.below(fitting.size()));
  return &views[fitting[fitting.size() - 1 - age]];
}

std::string FunctionBuilder::dim(const View &view, size_t d) {
  int64_t size = view.type.sizes[d];
  if (size != kDynamic && !tape.chance(1, 4))
    return indexConstant(size);
  use("memref.dim", view);
  return op("memref.dim", view.name + ", " + indexConstant(static_cast<int64_t>(d)), text(view.type));
}

std::optional<std::string> FunctionBuilder::nonEmpty(const View &view) {
  std::string condition;
  for (size_t d = 0; d < view.type.sizes.size(); ++d) {
    if (view.type.sizes[d] == 0)
      return std::nullopt;
    if (view.type.sizes[d] != kDynamic)
      continue;
    std::string some = op("arith.cmpi", "ugt, " + dim(view, d) + ", " + indexConstant(0), "index");
    condition = condition.empty() ? some : op("arith.andi", condition + ", " + some, "i1");
  }
  return condition;
}

/// An index below the size of dimension `d`, which is not zero.
std::string FunctionBuilder::safeIndex(const View &view, size_t d) {
  int64_t size = view.type.sizes[d];
  switch (tape.below(4)) {
  case 0:
    if (size != kDynamic)
      return indexConstant(tape.between(0, size - 1));
    return indexConstant(0);
  case 1:
    return op("arith.subi", dim(view, d) + ", " + indexConstant(1), "index");
  default:
    return op("arith.remui", anyIndex() + ", " + dim(view, d), "index");
  }
}

std::string FunctionBuilder::indices(const View &view) {
  std::vector<std::string> list;
  for (size_t d = 0; d < view.type.sizes.size(); ++d)
    list.push_back(safeIndex(view, d));
  return join(list, ", ");
}

void FunctionBuilder::subview() {
  View *picked = pickView(false, module.options.maxChain - 1, true);
  // The verifier takes no static offset in an empty dimension.
  if (!picked || is_contained(picked->type.sizes, 0))
    return;
  View source = *picked, result = source;
  result.type.identity = false;
  result.type.sizes.clear();
  result.type.strides.clear();
  std::vector<std::string> offsets, sizes, steps;
  std::vector<int64_t> staticSizes;
  for (size_t d = 0; d < source.type.sizes.size(); ++d) {
    int64_t extent = source.type.sizes[d];
    int64_t step = tape.chance(1, 3) ? tape.between(2, 3) : 1;
    int64_t offset = 0, size = kDynamic;
    if (extent != kDynamic) {
      offset = tape.between(0, extent - 1);
      int64_t most = (extent - offset - 1) / step + 1;
      size = most - tape.between(0, std::min<int64_t>(most, 2));
      int64_t limit = extent - (size > 0 ? (size - 1) * step + 1 : 0); // the largest offset for this size
      if (tape.chance(1, 3)) {
        offsets.push_back(op("arith.remui", anyIndex() + ", " + indexConstant(limit + 1), "index"));
        offset = kDynamic;
      } else {
        offsets.push_back(std::to_string(offset));
      }
      if (tape.chance(1, 4)) {
        sizes.push_back(indexConstant(size));
        size = kDynamic;
      } else {
        sizes.push_back(std::to_string(size));
      }
    } else {
      std::string whole = dim(source, d);
      std::string rest = whole;
      if (tape.chance(2, 3)) {
        std::string limit = op("arith.addi", whole + ", " + indexConstant(1), "index");
        offsets.push_back(op("arith.remui", anyIndex() + ", " + limit, "index"));
        rest = op("arith.subi", whole + ", " + offsets.back(), "index");
        offset = kDynamic;
      } else {
        offsets.push_back("0");
      }
      if (step > 1)
        rest = op("arith.ceildivui", rest + ", " + indexConstant(step), "index");
      if (tape.chance(1, 4))
        rest = op("arith.minui", rest + ", " + indexConstant(tape.between(1, 3)), "index");
      sizes.push_back(rest);
    }
    int64_t staticStep = step;
    if (tape.chance(1, 4)) {
      steps.push_back(indexConstant(step));
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
  bool reduces = tape.chance(1, 3) && is_contained(result.type.sizes, 1);
  if (reduces)
    for (size_t d = result.type.sizes.size(); d-- > 0;)
      if (result.type.sizes[d] == 1) {
        result.type.sizes.erase(result.type.sizes.begin() + static_cast<ptrdiff_t>(d));
        result.type.strides.erase(result.type.strides.begin() + static_cast<ptrdiff_t>(d));
      }
  result.name = op("memref.subview " + source.name + "[" + join(offsets, ", ") + "] [" + join(sizes, ", ") + "] [" +
                   join(steps, ", ") + "] : " + text(source.type) + " to " + text(result.type));
  ++result.chain;
  addView(std::move(result), reduces ? "memref.subview.reducing" : "memref.subview");
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

void FunctionBuilder::castView() {
  View *picked = pickView(false, module.options.maxChain - 1);
  if (!picked)
    return;
  View source = *picked, result = source;
  result.type = forget(tape, source.type);
  if (text(result.type) == text(source.type))
    return;
  result.name = op("memref.cast " + source.name + " : " + text(source.type) + " to " + text(result.type));
  ++result.chain;
  addView(std::move(result), "memref.cast");
}

void FunctionBuilder::unrankedRoundTrip() {
  View *picked = pickView(false, module.options.maxChain - 1);
  if (!picked)
    return;
  View source = *picked, result = source;
  std::string unranked = "memref<*x" + source.type.element + ">";
  std::string through = op("memref.cast " + source.name + " : " + text(source.type) + " to " + unranked);
  if (tape.chance(1, 3)) {
    use("memref.rank", source.type.element);
    newScalar("index", op("memref.rank", through, unranked));
  }
  result.type = forget(tape, source.type);
  result.name = op("memref.cast " + through + " : " + unranked + " to " + text(result.type));
  ++result.chain;
  addView(std::move(result), "memref.cast.unranked");
}

void FunctionBuilder::transposeView() {
  View *picked = pickView(false, module.options.maxChain - 1, true);
  if (!picked)
    return;
  View source = *picked, result = source;
  std::vector<size_t> order;
  for (size_t d = 0; d < source.type.sizes.size(); ++d)
    order.insert(order.begin() + static_cast<ptrdiff_t>(tape.below(order.size() + 1)), d);
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
  result.name = op("memref.transpose " + source.name + " (" + join(from, ", ") + ") -> (" + join(to, ", ") +
                   ") : " + text(source.type) + " to " + text(result.type));
  ++result.chain;
  addView(std::move(result), "memref.transpose");
}

/// The same elements with dimensions permuted and some turned round.
void FunctionBuilder::reinterpretView() {
  View *picked = pickView(false, module.options.maxChain - 1);
  if (!picked)
    return;
  View source = *picked, result = source;
  size_t rank = source.type.sizes.size();
  std::string name = fresh();
  std::string baseType = "memref<" + source.type.element + ">";
  std::vector<std::string> types = {baseType, "index"}, names = {name + "#0", name + "#1"};
  std::string count = name + ":" + std::to_string(2 + 2 * rank);
  for (size_t d = 0; d < 2 * rank; ++d)
    types.push_back("index");
  feature("op:memref.extract_strided_metadata");
  use("memref.extract_strided_metadata", source);
  line(count + " = memref.extract_strided_metadata " + source.name + " : " + text(source.type) + " -> " +
       join(types, ", "));
  std::string offset = name + "#1";
  std::vector<std::string> sizes, strides;
  std::vector<size_t> order;
  for (size_t d = 0; d < rank; ++d)
    order.insert(order.begin() + static_cast<ptrdiff_t>(tape.below(order.size() + 1)), d);
  result.type.identity = false;
  result.type.sizes.clear();
  result.type.strides.clear();
  result.type.offset = kDynamic;
  for (size_t d : order) {
    std::string size = name + "#" + std::to_string(2 + d), stride = name + "#" + std::to_string(2 + rank + d);
    if (tape.chance(1, 4)) {
      std::string last = op("arith.subi", size + ", " + indexConstant(1), "index");
      offset = op("arith.addi", offset + ", " + op("arith.muli", last + ", " + stride, "index"), "index");
      stride = op("arith.subi", indexConstant(0) + ", " + stride, "index");
      feature("reversed");
    }
    int64_t known = source.type.sizes[d];
    bool keeps = known != kDynamic && tape.chance(1, 2);
    sizes.push_back(keeps ? std::to_string(known) : size);
    result.type.sizes.push_back(keeps ? known : kDynamic);
    strides.push_back(stride);
    result.type.strides.push_back(kDynamic);
  }
  // The offset of the source does not count: its base may stand for it.
  bool fromBase = tape.chance(1, 2);
  result.name = op("memref.reinterpret_cast " + (fromBase ? name + "#0" : source.name) + " to offset: [" + offset +
                   "], sizes: [" + join(sizes, ", ") + "], strides: [" + join(strides, ", ") +
                   "] : " + (fromBase ? baseType : text(source.type)) + " to " + text(result.type));
  ++result.chain;
  addView(std::move(result), "memref.reinterpret_cast");
}

/// Offset, sizes and strides become numbers of the program.
void FunctionBuilder::metadata() {
  View *picked = pickView(false, module.options.maxChain);
  if (!picked)
    return;
  View source = *picked;
  if (!source.type.sizes.empty() && tape.chance(1, 2)) {
    size_t d = tape.below(source.type.sizes.size());
    use("memref.dim", source);
    newScalar("index",
              op("memref.dim", source.name + ", " + indexConstant(static_cast<int64_t>(d)), text(source.type)));
    return;
  }
  size_t rank = source.type.sizes.size();
  std::vector<std::string> types = {"memref<" + source.type.element + ">", "index"};
  types.resize(2 + 2 * rank, "index");
  std::string name = fresh();
  feature("op:memref.extract_strided_metadata");
  use("memref.extract_strided_metadata", source);
  line(name + ":" + std::to_string(types.size()) + " = memref.extract_strided_metadata " + source.name + " : " +
       text(source.type) + " -> " + join(types, ", "));
  for (size_t i = 1; i < types.size(); ++i)
    newScalar("index", name + "#" + std::to_string(i));
  if (depth == 0 && (source.root == Root::Argument || source.root == Root::Heap)) {
    // Where it points need not be an element of the view.
    View base = source;
    base.name = name + "#0";
    base.type = ViewType();
    base.type.element = source.type.element;
    bases.push_back(std::move(base));
  }
}
