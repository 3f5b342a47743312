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

#include "fuzz/generate/Function.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

void FunctionBuilder::blockInto(const std::string &block, const std::string &join, function_ref<std::string()> inside) {
  label(block);
  Scope scope = open();
  ++depth;
  std::string operands = inside();
  --depth;
  close(scope);
  line("cf.br " + join + operands);
}

std::string FunctionBuilder::joined(const std::string &join, const std::string &type) {
  std::string merged = fresh();
  label(join + "(" + merged + ": " + type + ")");
  return merged;
}

std::string FunctionBuilder::guarded(const std::string &condition, const std::string &type,
                                     const std::string &otherwise, function_ref<std::string()> inside) {
  if (condition.empty())
    return inside();
  std::string then = freshBlock(), join = freshBlock();
  line("cf.cond_br " + condition + ", " + then + ", " + join +
       (type.empty() ? "" : "(" + otherwise + " : " + type + ")"));
  blockInto(then, join, [&]() -> std::string {
    std::string value = inside();
    return type.empty() ? "" : "(" + value + " : " + type + ")";
  });
  if (!type.empty())
    return joined(join, type);
  label(join);
  return "";
}

std::string FunctionBuilder::forEachElement(
    const View &view, const std::string &type, const std::string &initial,
    function_ref<std::string(const std::vector<std::string> &, const std::string &)> inside) {
  std::vector<std::string> bounds;
  for (size_t d = 0; d < view.type.sizes.size(); ++d)
    bounds.push_back(dim(view, d));
  std::vector<std::string> at;
  auto nest = [&](auto &self, size_t d, const std::string &carried) -> std::string {
    if (d == bounds.size())
      return inside(at, carried);
    std::string head = freshBlock(), step = freshBlock(), exit = freshBlock();
    std::string index = fresh(), value = type.empty() ? "" : fresh();
    auto operands = [&](const std::string &i, const std::string &v) {
      return type.empty() ? "(" + i + " : index)" : "(" + i + ", " + v + " : index, " + type + ")";
    };
    line("cf.br " + head + operands(indexConstant(0), carried));
    label(head + "(" + index + ": index" + (type.empty() ? "" : ", " + value + ": " + type) + ")");
    std::string more = op("arith.cmpi", (tape.chance(1, 2) ? "ult, " : "slt, ") + index + ", " + bounds[d], "index");
    line("cf.cond_br " + more + ", " + step + ", " + exit);
    label(step);
    Scope scope = open();
    ++depth;
    newScalar("index", index);
    at.push_back(index);
    std::string next = self(self, d + 1, value);
    at.pop_back();
    --depth;
    close(scope);
    std::string following = op("arith.addi", index + ", " + indexConstant(1), "index");
    line("cf.br " + head + operands(following, next));
    label(exit);
    return value;
  };
  Scope scope = open();
  std::string result = nest(nest, 0, initial);
  close(scope);
  return result;
}

void FunctionBuilder::diamond() {
  std::string condition = compare();
  std::string type = scalars.empty() ? "index" : scalars[tape.below(scalars.size())].type;
  std::string join = freshBlock();
  auto passed = [&] { return "(" + scalar(type) + " : " + type + ")"; };
  feature("op:cf.cond_br");
  if (tape.chance(1, 3)) {
    // Both edges into one block, with different operands.
    std::string first = passed();
    line("cf.cond_br " + condition + ", " + join + first + ", " + join + passed());
    feature("repeated-successor");
  } else {
    std::string sides[] = {freshBlock(), freshBlock()};
    line("cf.cond_br " + condition + ", " + sides[0] + ", " + sides[1]);
    for (const std::string &side : sides)
      blockInto(side, join, [&] {
        for (uint64_t i = tape.below(3); i-- > 0;)
          tape.chance(1, 3) ? store() : arithmetic();
        return passed();
      });
  }
  newScalar(type, joined(join, type));
}

void FunctionBuilder::switchOver() {
  std::string type = scalars.empty() ? "index" : scalars[tape.below(scalars.size())].type;
  std::string flagType = tape.chance(1, 4) ? "i8" : "i32";
  std::string flag = scalar(flagType);
  std::string join = freshBlock(), aside = freshBlock();
  auto passed = [&] {
    // The syntax of cf.switch has no place for "%v#1".
    std::string value = scalar(type);
    return "(" + (value.find('#') == std::string::npos ? value : constant(type)) + " : " + type + ")";
  };
  feature("op:cf.switch");
  std::string text = "cf.switch " + flag + " : " + flagType + ", [default: " + join + passed();
  std::vector<int64_t> values = {0, 1, 2, 3, -1, 100};
  for (uint64_t i = 1 + tape.below(3); i-- > 0;) {
    size_t which = tape.below(values.size());
    text += ", " + std::to_string(values[which]) + ": " + (tape.chance(1, 3) ? aside : join + passed());
    values.erase(values.begin() + static_cast<ptrdiff_t>(which));
  }
  text += ", " + std::to_string(values.back()) + ": " + aside + "]";
  line(text);
  blockInto(aside, join, [&] {
    arithmetic();
    return passed();
  });
  newScalar(type, joined(join, type));
}

void FunctionBuilder::callHelper() {
  View *picked = pickView(false, module.options.maxChain - 1, false, /*crosses=*/true);
  if (!picked || !isEntry || module.numHelpers >= 3)
    return;
  if (module.convention == Convention::Bare && tape.chance(1, 2))
    for (View &view : views)
      if (view.shifted && mayCross(view.type) && view.chain < module.options.maxChain)
        picked = &view;
  View source = *picked;
  use("func.call", source);
  std::string name = "h" + std::to_string(module.numHelpers++);
  FunctionBuilder helper(module, /*isEntry=*/false);
  helper.addArgument(source.type);
  helper.views.back().writable = source.writable;
  helper.views.back().shifted = source.shifted;
  helper.views.back().freeStrides |= source.freeStrides;
  std::vector<std::string> operands = {source.name}, types = {text(source.type)};
  for (uint64_t i = tape.below(3); i-- > 0;) {
    if (!vectors.empty() && tape.chance(1, 3)) {
      const Vector &some = vectors[vectors.size() - 1 - tape.below(vectors.size())];
      operands.push_back(some.name);
      types.push_back(text(some.type));
      helper.addArgument(some.type);
      feature("vector-argument");
      continue;
    }
    std::string type = tape.pick(elementTypes());
    operands.push_back(scalar(type));
    types.push_back(type);
    helper.addArgument(type);
  }
  if (module.convention == Convention::Bare)
    helper.load(); // what a wrong pointer shows in
  helper.statements(1 + static_cast<unsigned>(tape.below(3)));
  module.functions += helper.finish(name, /*isPrivate=*/true);
  std::vector<std::string> results = helper.resultTypes();
  std::string type = "(" + join(types, ", ") + ") -> (" + join(results, ", ") + ")";
  std::string first = results.empty() ? "" : fresh();
  std::string into = results.empty()       ? ""
                     : results.size() == 1 ? first + " = "
                                           : first + ":" + std::to_string(results.size()) + " = ";
  if (tape.chance(1, 4)) {
    std::string callee = op("func.constant @" + name + " : " + type);
    line(into + "func.call_indirect " + callee + "(" + join(operands, ", ") + ") : " + type);
    feature("op:func.call_indirect");
  } else {
    line(into + "func.call @" + name + "(" + join(operands, ", ") + ") : " + type);
    feature("op:func.call");
  }
  feature("results:" + std::to_string(results.size()));
  for (size_t i = 0; i < results.size(); ++i) {
    std::string value = results.size() == 1 ? first : first + "#" + std::to_string(i);
    const Returned &known = helper.returnedValues()[i];
    if (known.vector)
      newVector(*known.vector, value);
    else if (!known.view)
      newScalar(results[i], value);
    if (!known.view)
      continue;
    View view = *known.view;
    view.name = value;
    if (StringRef(results[i]).starts_with("memref<*"))
      view.name = op("memref.cast " + value + " : " + results[i] + " to " + text(view.type));
    view.root = source.root;
    view.memory = source.memory;
    view.writable = source.writable;
    view.chain = source.chain + 1;
    view.shifted |= source.shifted;
    view.freeStrides |= source.freeStrides;
    addView(std::move(view), "func.call.view");
  }
}

void FunctionBuilder::callExternal() {
  if (module.numExternals >= 3)
    return;
  std::string name = "@probe_" + std::to_string(module.numExternals++);
  std::vector<std::string> operands, types, results;
  View *view = pickView(false, module.options.maxChain, false, /*crosses=*/true);
  if (view && keepsPointers(*view)) {
    operands.push_back(view->name);
    use("external", *view);
    types.push_back(text(view->type));
  }
  for (uint64_t i = tape.below(3); i-- > 0;) {
    std::string type = tape.pick(elementTypes());
    operands.push_back(scalar(type));
    types.push_back(type);
  }
  static const char *const resultTypes[] = {"i32", "i64", "f32", "f64", "index"};
  for (uint64_t i = tape.below(3); i-- > 0;)
    results.push_back(tape.pick(ArrayRef<const char *>(resultTypes)));
  std::string signature = "(" + join(types, ", ") + ")";
  std::string arrow = results.empty() ? "" : " -> (" + join(results, ", ") + ")";
  module.globals += "func.func private " + name + signature + arrow + attributes() + "\n";
  std::string first = results.empty() ? "" : fresh();
  std::string into = results.empty()       ? ""
                     : results.size() == 1 ? first + " = "
                                           : first + ":" + std::to_string(results.size()) + " = ";
  line(into + "func.call " + name + "(" + join(operands, ", ") + ") : " + signature +
       (results.empty() ? " -> ()" : arrow));
  feature("external");
  for (size_t i = 0; i < results.size(); ++i)
    newScalar(results[i], results.size() == 1 ? first : first + "#" + std::to_string(i));
}
