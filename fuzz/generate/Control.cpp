//===-- Control.cpp - branches, loops and calls ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Branches between blocks as front ends leave them: merged values are block
// arguments, loops count up to a size.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/Control.h"

#include "fuzz/generate/Memory.h"
#include "fuzz/generate/Scalars.h"
#include "fuzz/generate/Statements.h"
#include "fuzz/generate/Views.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

static void blockInto(FunctionBuilder &f, const std::string &block, const std::string &join,
                      function_ref<std::string()> inside) {
  f.label(block);
  FunctionBuilder::Scope scope = f.open();
  ++f.depth;
  std::string operands = inside();
  --f.depth;
  f.close(scope);
  f.line("cf.br " + join + operands);
}

static std::string joined(FunctionBuilder &f, const std::string &join, const std::string &type) {
  std::string merged = f.fresh();
  f.label(join + "(" + merged + ": " + type + ")");
  return merged;
}

std::string memref_cts::fuzz::guarded(FunctionBuilder &f, const std::string &condition, const std::string &type,
                                      const std::string &otherwise, function_ref<std::string()> inside) {
  if (condition.empty())
    return inside();
  std::string then = f.freshBlock(), join = f.freshBlock();
  f.line("cf.cond_br " + condition + ", " + then + ", " + join +
         (type.empty() ? "" : "(" + otherwise + " : " + type + ")"));
  blockInto(f, then, join, [&]() -> std::string {
    std::string value = inside();
    return type.empty() ? "" : "(" + value + " : " + type + ")";
  });
  if (!type.empty())
    return joined(f, join, type);
  f.label(join);
  return "";
}

std::string memref_cts::fuzz::forEachElement(
    FunctionBuilder &f, const GeneratedView &view, const std::string &type, const std::string &initial,
    function_ref<std::string(const std::vector<std::string> &, const std::string &)> inside) {
  std::vector<std::string> bounds;
  for (size_t d = 0; d < view.type.sizes.size(); ++d)
    bounds.push_back(dim(f, view, d));
  std::vector<std::string> at;
  auto nest = [&](auto &self, size_t d, const std::string &carried) -> std::string {
    if (d == bounds.size())
      return inside(at, carried);
    std::string head = f.freshBlock(), step = f.freshBlock(), exit = f.freshBlock();
    std::string index = f.fresh(), value = type.empty() ? "" : f.fresh();
    auto operands = [&](const std::string &i, const std::string &v) {
      return type.empty() ? "(" + i + " : index)" : "(" + i + ", " + v + " : index, " + type + ")";
    };
    f.line("cf.br " + head + operands(f.indexConstant(0), carried));
    f.label(head + "(" + index + ": index" + (type.empty() ? "" : ", " + value + ": " + type) + ")");
    std::string more =
        f.op("arith.cmpi", (f.tape.chance(1, 2) ? "ult, " : "slt, ") + index + ", " + bounds[d], "index");
    f.line("cf.cond_br " + more + ", " + step + ", " + exit);
    f.label(step);
    FunctionBuilder::Scope scope = f.open();
    ++f.depth;
    f.newScalar("index", index);
    at.push_back(index);
    std::string next = self(self, d + 1, value);
    at.pop_back();
    --f.depth;
    f.close(scope);
    std::string following = f.op("arith.addi", index + ", " + f.indexConstant(1), "index");
    f.line("cf.br " + head + operands(following, next));
    f.label(exit);
    return value;
  };
  FunctionBuilder::Scope scope = f.open();
  std::string result = nest(nest, 0, initial);
  f.close(scope);
  return result;
}

void memref_cts::fuzz::diamond(FunctionBuilder &f) {
  std::string condition = compare(f);
  std::string type = f.scalars.empty() ? "index" : f.scalars[f.tape.below(f.scalars.size())].type;
  std::string join = f.freshBlock();
  auto passed = [&] { return "(" + scalar(f, type) + " : " + type + ")"; };
  f.feature("op:cf.cond_br");
  if (f.tape.chance(1, 3)) {
    // Both edges into one block, with different operands.
    std::string first = passed();
    f.line("cf.cond_br " + condition + ", " + join + first + ", " + join + passed());
    f.feature("repeated-successor");
  } else {
    std::string sides[] = {f.freshBlock(), f.freshBlock()};
    f.line("cf.cond_br " + condition + ", " + sides[0] + ", " + sides[1]);
    for (const std::string &side : sides)
      blockInto(f, side, join, [&] {
        for (uint64_t i = f.tape.below(3); i-- > 0;)
          f.tape.chance(1, 3) ? store(f) : arithmetic(f);
        return passed();
      });
  }
  f.newScalar(type, joined(f, join, type));
}

void memref_cts::fuzz::switchOver(FunctionBuilder &f) {
  std::string type = f.scalars.empty() ? "index" : f.scalars[f.tape.below(f.scalars.size())].type;
  std::string flagType = f.tape.chance(1, 4) ? "i8" : "i32";
  std::string flag = scalar(f, flagType);
  std::string join = f.freshBlock(), aside = f.freshBlock();
  auto passed = [&] {
    // The syntax of cf.switch has no place for "%v#1".
    std::string value = scalar(f, type);
    return "(" + (value.find('#') == std::string::npos ? value : f.constant(type)) + " : " + type + ")";
  };
  f.feature("op:cf.switch");
  std::string text = "cf.switch " + flag + " : " + flagType + ", [default: " + join + passed();
  std::vector<int64_t> values = {0, 1, 2, 3, -1, 100};
  for (uint64_t i = 1 + f.tape.below(3); i-- > 0;) {
    size_t which = f.tape.below(values.size());
    text += ", " + std::to_string(values[which]) + ": " + (f.tape.chance(1, 3) ? aside : join + passed());
    values.erase(values.begin() + static_cast<ptrdiff_t>(which));
  }
  text += ", " + std::to_string(values.back()) + ": " + aside + "]";
  f.line(text);
  blockInto(f, aside, join, [&] {
    arithmetic(f);
    return passed();
  });
  f.newScalar(type, joined(f, join, type));
}

void memref_cts::fuzz::callHelper(FunctionBuilder &f) {
  GeneratedView *picked = pickView(f, false, f.module.options.maxChain - 1, false, /*crosses=*/true);
  if (!picked || !f.isEntry || f.module.numHelpers >= 3)
    return;
  if (f.module.convention == ModuleConvention::Bare && f.tape.chance(1, 2))
    for (GeneratedView &view : f.views)
      if (view.shifted && f.mayCross(view.type) && view.chain < f.module.options.maxChain)
        picked = &view;
  GeneratedView source = *picked;
  f.use("func.call", source);
  std::string name = "h" + std::to_string(f.module.numHelpers++);
  FunctionBuilder helper(f.module, /*f.isEntry=*/false);
  helper.addArgument(source.type);
  helper.views.back().writable = source.writable;
  helper.views.back().shifted = source.shifted;
  helper.views.back().freeStrides |= source.freeStrides;
  std::vector<std::string> operands = {source.name}, types = {text(source.type)};
  for (uint64_t i = f.tape.below(3); i-- > 0;) {
    if (!f.vectors.empty() && f.tape.chance(1, 3)) {
      const Vector &some = f.vectors[f.vectors.size() - 1 - f.tape.below(f.vectors.size())];
      operands.push_back(some.name);
      types.push_back(text(some.type));
      helper.addArgument(some.type);
      f.feature("vector-argument");
      continue;
    }
    std::string type = f.tape.pick(elementTypes());
    operands.push_back(scalar(f, type));
    types.push_back(type);
    helper.addArgument(type);
  }
  if (f.module.convention == ModuleConvention::Bare)
    load(helper); // what a wrong pointer shows in
  addStatements(helper, 1 + static_cast<unsigned>(f.tape.below(3)));
  f.module.functions += helper.finish(name, /*isPrivate=*/true);
  std::vector<std::string> results = helper.resultTypes();
  std::string type = "(" + join(types, ", ") + ") -> (" + join(results, ", ") + ")";
  std::string first = results.empty() ? "" : f.fresh();
  std::string into = results.empty()       ? ""
                     : results.size() == 1 ? first + " = "
                                           : first + ":" + std::to_string(results.size()) + " = ";
  if (f.tape.chance(1, 4)) {
    std::string callee = f.op("func.constant @" + name + " : " + type);
    f.line(into + "func.call_indirect " + callee + "(" + join(operands, ", ") + ") : " + type);
    f.feature("op:func.call_indirect");
  } else {
    f.line(into + "func.call @" + name + "(" + join(operands, ", ") + ") : " + type);
    f.feature("op:func.call");
  }
  f.feature("results:" + std::to_string(results.size()));
  for (size_t i = 0; i < results.size(); ++i) {
    std::string value = results.size() == 1 ? first : first + "#" + std::to_string(i);
    const FunctionBuilder::Returned &known = helper.returnedValues()[i];
    if (known.vector)
      f.newVector(*known.vector, value);
    else if (!known.view)
      f.newScalar(results[i], value);
    if (!known.view)
      continue;
    GeneratedView view = *known.view;
    view.name = value;
    if (StringRef(results[i]).starts_with("memref<*"))
      view.name = f.op("memref.cast " + value + " : " + results[i] + " to " + text(view.type));
    view.root = source.root;
    view.memory = source.memory;
    view.writable = source.writable;
    view.chain = source.chain + 1;
    view.shifted |= source.shifted;
    view.freeStrides |= source.freeStrides;
    f.addView(std::move(view), "func.call.view");
  }
}

void memref_cts::fuzz::callExternal(FunctionBuilder &f) {
  if (f.module.numExternals >= 3)
    return;
  std::string name = "@probe_" + std::to_string(f.module.numExternals++);
  std::vector<std::string> operands, types, results;
  GeneratedView *view = pickView(f, false, f.module.options.maxChain, false, /*crosses=*/true);
  if (view && f.keepsPointers(*view)) {
    operands.push_back(view->name);
    f.use("external", *view);
    types.push_back(text(view->type));
  }
  for (uint64_t i = f.tape.below(3); i-- > 0;) {
    std::string type = f.tape.pick(elementTypes());
    operands.push_back(scalar(f, type));
    types.push_back(type);
  }
  static const char *const resultTypes[] = {"i32", "i64", "f32", "f64", "index"};
  for (uint64_t i = f.tape.below(3); i-- > 0;)
    results.push_back(f.tape.pick(ArrayRef<const char *>(resultTypes)));
  std::string signature = "(" + join(types, ", ") + ")";
  std::string arrow = results.empty() ? "" : " -> (" + join(results, ", ") + ")";
  f.module.globals += "func.func private " + name + signature + arrow + f.attributes() + "\n";
  std::string first = results.empty() ? "" : f.fresh();
  std::string into = results.empty()       ? ""
                     : results.size() == 1 ? first + " = "
                                           : first + ":" + std::to_string(results.size()) + " = ";
  f.line(into + "func.call " + name + "(" + join(operands, ", ") + ") : " + signature +
         (results.empty() ? " -> ()" : arrow));
  f.feature("external");
  for (size_t i = 0; i < results.size(); ++i)
    f.newScalar(results[i], results.size() == 1 ? first : first + "#" + std::to_string(i));
}
