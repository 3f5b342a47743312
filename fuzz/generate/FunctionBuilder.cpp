//===-- FunctionBuilder.cpp - one function on its way ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lines, names and constants; arguments and results.
//
//===----------------------------------------------------------------------===//

#include "fuzz/generate/FunctionBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

std::string memref_cts::fuzz::constantText(StringRef type, int64_t value) {
  if (type == "i1")
    return value ? "true" : "false";
  return std::to_string(value) + " : " + type.str();
}

std::string FunctionBuilder::op(const std::string &text) {
  std::string name = fresh();
  line(name + " = " + text);
  return name;
}

std::string FunctionBuilder::op(const std::string &name, const std::string &operands, const std::string &type) {
  feature("op:" + name);
  if (StringRef(name).starts_with("arith."))
    use(name, elementOf(type).str());
  return op(name + " " + operands + " : " + type);
}

std::string FunctionBuilder::indexConstant(int64_t value) {
  std::string &name = constants["index " + std::to_string(value)];
  if (name.empty()) {
    name = value < 0 ? "%cm" + std::to_string(-value) : "%c" + std::to_string(value);
    prologue += "  " + name + " = arith.constant " + std::to_string(value) + " : index\n";
  }
  return name;
}

std::string FunctionBuilder::constant(const std::string &type) {
  static const char *const floats[] = {"0.0", "1.0", "-2.5", "0.125", "3.0", "-0.0", "96.0"};
  std::string value;
  if (type == "index")
    return indexConstant(tape.between(0, 6));
  if (isFloat(type)) {
    value = std::string(tape.pick(ArrayRef<const char *>(floats))) + " : " + type;
  } else {
    unsigned bits = integerBits(type);
    if (bits == 1)
      value = tape.chance(1, 2) ? "true" : "false";
    else if (tape.chance(1, 4) && bits > 2)
      value = constantText(type, -(int64_t(1) << (std::min(bits, 62u) - 1)) + (tape.chance(1, 2) ? 1 : 0));
    else
      value = constantText(type, tape.between(0, std::min<int64_t>(100, (int64_t(1) << std::min(bits - 1, 8u)) - 1)));
  }
  return constant(type + " " + value, "%k", value);
}

std::string FunctionBuilder::constant(const std::string &key, const std::string &prefix, const std::string &value) {
  std::string &name = constants[key];
  if (name.empty()) {
    name = prefix + std::to_string(constants.size());
    prologue += "  " + name + " = arith.constant " + value + "\n";
  }
  return name;
}

void FunctionBuilder::use(const std::string &operation, const GeneratedView &view) {
  module.uses.insert({operation, view.type.element, layoutClass(view.type), unsigned(view.type.sizes.size())});
}

void FunctionBuilder::use(const std::string &operation, const std::string &scalarType) {
  module.uses.insert({operation, scalarType, "", 0});
}

void FunctionBuilder::close(Scope scope) {
  views.resize(scope.views);
  scalars.resize(scope.scalars);
  vectors.resize(scope.vectors);
}

std::string FunctionBuilder::newScalar(const std::string &type, const std::string &name) {
  scalars.push_back({name, type});
  return name;
}

std::string FunctionBuilder::newVector(const VectorType &type, const std::string &name) {
  vectors.push_back({name, type});
  return name;
}

void FunctionBuilder::addView(GeneratedView view, const char *what) {
  feature(std::string("op:") + what);
  use(what, view);
  feature(layoutClass(view.type));
  feature("rank:" + std::to_string(view.type.sizes.size()));
  feature("chain:" + std::to_string(view.chain));
  views.push_back(std::move(view));
}

void FunctionBuilder::addArgument(const ViewType &type) {
  GeneratedView view;
  view.name = "%a" + std::to_string(nextArgument++);
  view.type = type;
  view.memory = nextMemory++;
  view.freeStrides = type.identity && is_contained(type.sizes, 0);
  arguments += (arguments.empty() ? "" : ", ") + view.name + ": " + text(type);
  addView(std::move(view), "func.argument");
}

void FunctionBuilder::addArgument(const VectorType &type) {
  std::string name = "%a" + std::to_string(nextArgument++);
  arguments += (arguments.empty() ? "" : ", ") + name + ": " + text(type);
  newVector(type, name);
}

void FunctionBuilder::addArgument(const std::string &type) {
  std::string name = "%a" + std::to_string(nextArgument++);
  arguments += (arguments.empty() ? "" : ", ") + name + ": " + type;
  newScalar(type, name);
}

bool FunctionBuilder::mayCross(const ViewType &type) const {
  if (module.convention != ModuleConvention::Bare)
    return true;
  // Upstream leaves functions with an empty dimension behind the first one (BARE-06) as they are.
  return type.identity && !is_contained(type.sizes, kDynamic) &&
         (type.sizes.empty() || !is_contained(ArrayRef<int64_t>(type.sizes).drop_front(), 0));
}

bool FunctionBuilder::keepsPointers(const GeneratedView &view) const {
  if (module.convention != ModuleConvention::Bare)
    return true;
  // The allocator does not align what is larger than a word, and the caller's
  // memory may start before the view.
  return view.root != Root::Argument && !view.shifted &&
         (view.root != Root::Heap || integerBits(view.type.element) <= 64);
}

bool FunctionBuilder::mayLeave(const GeneratedView &view) const {
  return mayCross(view.type) && (!isEntry || keepsPointers(view));
}

std::string FunctionBuilder::attributes() {
  if (module.convention != ModuleConvention::SomeWrappers || (!isEntry && tape.chance(1, 3)))
    return "";
  return " attributes {llvm.emit_c_interface}";
}

std::string FunctionBuilder::finish(const std::string &name, bool isPrivate) {
  std::vector<std::string> values;
  auto giveScalar = [&] {
    const Scalar &some = scalars[scalars.size() - 1 - tape.below(scalars.size())];
    values.push_back(some.name);
    results.push_back(some.type);
    returned.push_back({});
  };
  auto giveVector = [&] {
    const Vector &some = vectors[vectors.size() - 1 - tape.below(vectors.size())];
    values.push_back(some.name);
    results.push_back(text(some.type));
    returned.push_back({std::nullopt, some.type});
    feature(isEntry ? "vector-result" : "call-vector-result");
  };
  std::set<unsigned> escaped;
  auto giveView = [&] {
    SmallVector<size_t, 8> fitting;
    for (size_t i = 0; i < views.size(); ++i)
      if ((views[i].root == Root::Argument || (views[i].root == Root::Heap && isEntry)) && mayLeave(views[i]))
        fitting.push_back(i);
    if (fitting.empty())
      return;
    const GeneratedView &view = views[fitting[fitting.size() - 1 - tape.below(fitting.size())]];
    escaped.insert(view.memory);
    use("func.return", view);
    if (module.convention != ModuleConvention::Bare && tape.chance(1, 6)) {
      // The descriptor has to outlive the function (CALL-UNRANKED).
      std::string unranked = "memref<*x" + view.type.element + ">";
      values.push_back(op("memref.cast " + view.name + " : " + text(view.type) + " to " + unranked));
      results.push_back(unranked);
      feature("unranked-result");
    } else {
      values.push_back(view.name);
      results.push_back(text(view.type));
    }
    returned.push_back({view, std::nullopt});
  };
  auto giveBase = [&] {
    const GeneratedView &base = bases[tape.below(bases.size())];
    if (!mayLeave(base))
      return;
    escaped.insert(base.memory);
    values.push_back(base.name);
    results.push_back(text(base.type));
    returned.push_back({});
    feature("base-result");
  };
  uint64_t numScalars = tape.below(4), numViews = tape.below(3);
  for (uint64_t i = 0; i < numScalars; ++i) {
    // Of most vectors nobody else says what became of them.
    if (!vectors.empty() && tape.chance(isEntry ? 2 : 1, 3))
      giveVector();
    else if (!scalars.empty())
      giveScalar();
  }
  for (uint64_t i = 0; i < numViews; ++i)
    giveView();
  if (isEntry && !bases.empty() && tape.chance(1, 2))
    giveBase();
  for (const GeneratedView &view : heap)
    if (!escaped.count(view.memory)) {
      line("memref.dealloc " + view.name + " : " + text(view.type));
      feature("op:memref.dealloc");
    }
  line("func.return" + (values.empty() ? "" : " " + join(values, ", ") + " : " + join(results, ", ")));
  std::string type = results.empty() ? "" : " -> (" + join(results, ", ") + ")";
  return "func.func " + std::string(isPrivate ? "private " : "") + "@" + name + "(" + arguments + ")" + type +
         attributes() + " {\n" + prologue + body + "}\n";
}
