//===-- Generate.cpp - valid programs from tapes --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types first, then statements over them, then results and the CALL-RANDOM line.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Generate.h"
#include "fuzz/generate/Function.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

void FunctionBuilder::addArgument(const ViewType &type) {
  View view;
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
  if (module.convention != Convention::Bare)
    return true;
  // Upstream leaves functions with an empty dimension behind the first one (BARE-06) as they are.
  return type.identity && !is_contained(type.sizes, kDynamic) &&
         (type.sizes.empty() || !is_contained(ArrayRef<int64_t>(type.sizes).drop_front(), 0));
}

bool FunctionBuilder::keepsPointers(const View &view) const {
  if (module.convention != Convention::Bare)
    return true;
  // The allocator does not align what is larger than a word, and the caller's
  // memory may start before the view.
  return view.root != Root::Argument && !view.shifted &&
         (view.root != Root::Heap || integerBits(view.type.element) <= 64);
}

bool FunctionBuilder::mayLeave(const View &view) const {
  return mayCross(view.type) && (!isEntry || keepsPointers(view));
}

std::string FunctionBuilder::attributes() {
  if (module.convention != Convention::SomeWrappers || (!isEntry && tape.chance(1, 3)))
    return "";
  return " attributes {llvm.emit_c_interface}";
}

/// What a statement may be. `part`: one that programs can do without, or "".
/// "DIALECT-..." is a part of DIALECT.
struct FunctionBuilder::Statement {
  unsigned weight; // how often it is drawn, of the sum
  const char *part;
  void (*emit)(FunctionBuilder &);
};

ArrayRef<FunctionBuilder::Statement> FunctionBuilder::allStatements() {
  static const Statement table[] = {
      {4, "", [](FunctionBuilder &f) { f.load(); }},
      {3, "", [](FunctionBuilder &f) { f.store(); }},
      {4, "", [](FunctionBuilder &f) { f.subview(); }},
      {3, "", [](FunctionBuilder &f) { f.castView(); }},
      {1, "", [](FunctionBuilder &f) { f.unrankedRoundTrip(); }},
      {2, "", [](FunctionBuilder &f) { f.reinterpretView(); }},
      {2, "", [](FunctionBuilder &f) { f.transposeView(); }},
      {2, "", [](FunctionBuilder &f) { f.expandView(); }},
      {2, "", [](FunctionBuilder &f) { f.collapseView(); }},
      {1, "", [](FunctionBuilder &f) { f.viewOfBytes(); }},
      {3, "", [](FunctionBuilder &f) { f.loopNest(); }},
      {2, "", [](FunctionBuilder &f) { f.copy(); }},
      {3, "", [](FunctionBuilder &f) { f.arithmetic(); }},
      {2, "", [](FunctionBuilder &f) { f.conversion(); }},
      {1, "", [](FunctionBuilder &f) { f.metadata(); }},
      {2, "", [](FunctionBuilder &f) { f.allocate(false); }},
      {1, "", [](FunctionBuilder &f) { f.allocate(true); }},
      {1, "", [](FunctionBuilder &f) { f.reallocate(); }},
      {1, "", [](FunctionBuilder &f) { f.useGlobal(); }},
      {1, "", [](FunctionBuilder &f) { f.diamond(); }},
      {1, "", [](FunctionBuilder &f) { f.switchOver(); }},
      {1, "", [](FunctionBuilder &f) { f.callHelper(); }},
      {1, "", [](FunctionBuilder &f) { f.callExternal(); }},
      {2, "vector", [](FunctionBuilder &f) { f.vectorArithmetic(); }},
      {1, "vector", [](FunctionBuilder &f) { f.vectorParts(); }},
      {2, "vector", [](FunctionBuilder &f) { f.vectorShape(); }},
      {1, "vector", [](FunctionBuilder &f) { f.vectorReduction(); }},
      {2, "vector", [](FunctionBuilder &f) { f.accessRow(false); }},
      {2, "vector", [](FunctionBuilder &f) { f.accessRow(true); }},
      {2, "vector", [](FunctionBuilder &f) { f.transfer(false); }},
      {2, "vector", [](FunctionBuilder &f) { f.transfer(true); }},
      {1, "vector-2d-access", [](FunctionBuilder &f) { f.accessBox(); }},
      {1, "vector", [](FunctionBuilder &f) { f.gather(); }},
      {1, "vector", [](FunctionBuilder &f) { f.scatter(); }},
  };
  return table;
}

static StringRef dialectOf(StringRef part) { return part.split('-').first; }

std::vector<std::string> memref_cts::fuzz::optionalParts() {
  std::set<std::string> parts;
  for (const FunctionBuilder::Statement &row : FunctionBuilder::allStatements())
    if (*row.part)
      parts.insert(row.part);
  return {parts.begin(), parts.end()};
}

void FunctionBuilder::statements(unsigned count) {
  std::vector<Statement> table;
  for (const Statement &row : allStatements())
    if (!module.options.without.count(row.part) && !module.options.without.count(dialectOf(row.part).str()))
      table.push_back(row);
  // What is special about bare pointers happens at calls, with views whose two pointers differ.
  if (module.convention == Convention::Bare) {
    table.push_back({4, "", [](FunctionBuilder &f) { f.viewOfBytes(); }});
    table.push_back({10, "", [](FunctionBuilder &f) { f.callHelper(); }});
  }
  unsigned sum = 0;
  for (const Statement &row : table)
    sum += row.weight;
  tape.beginStatements();
  for (unsigned i = 0; i < count; ++i) {
    tape.beginStatement();
    uint64_t drawn = tape.below(sum);
    for (const Statement &row : table) {
      if (drawn < row.weight) {
        if (*row.part)
          module.parts.insert({row.part, dialectOf(row.part).str()});
        row.emit(*this);
        break;
      }
      drawn -= row.weight;
    }
    tape.endStatement();
  }
  tape.endStatements();
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
    const View &view = views[fitting[fitting.size() - 1 - tape.below(fitting.size())]];
    escaped.insert(view.memory);
    use("func.return", view);
    if (module.convention != Convention::Bare && tape.chance(1, 6)) {
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
    const View &base = bases[tape.below(bases.size())];
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
  for (const View &view : heap)
    if (!escaped.count(view.memory)) {
      line("memref.dealloc " + view.name + " : " + text(view.type));
      feature("op:memref.dealloc");
    }
  line("func.return" + (values.empty() ? "" : " " + join(values, ", ") + " : " + join(results, ", ")));
  std::string type = results.empty() ? "" : " -> (" + join(results, ", ") + ")";
  return "func.func " + std::string(isPrivate ? "private " : "") + "@" + name + "(" + arguments + ")" + type +
         attributes() + " {\n" + prologue + body + "}\n";
}

/// A memref type of an entry argument. Static strides leave room for sizes up to
/// six, so that different indices have different addresses. `bare`: one that may
/// cross as a bare pointer.
static ViewType drawType(Tape &tape, const GenerateOptions &options, bool bare) {
  ViewType type;
  type.element = tape.pick(elementTypes());
  static const unsigned ranks[] = {1, 2, 2, 1, 3, 2, 3, 0, 2, 4, 1, 3};
  unsigned rank = std::min(tape.pick(ArrayRef<unsigned>(ranks)), options.maxRank);
  for (unsigned d = 0; d < rank; ++d)
    type.sizes.push_back(bare || tape.chance(1, 3) ? (!bare && tape.chance(1, 12) ? 0 : tape.between(1, 4)) : kDynamic);
  type.strides = rowMajor(type.sizes);
  unsigned kind = static_cast<unsigned>(tape.below(3));
  if (kind == 0 || bare)
    return type;
  type.identity = false;
  type.offset = tape.chance(2, 3) ? kDynamic : tape.between(0, 5);
  if (kind == 1) {
    llvm::fill(type.strides, kDynamic);
    return type;
  }
  std::vector<unsigned> order;
  for (unsigned d = 0; d < rank; ++d)
    order.insert(order.begin() + static_cast<ptrdiff_t>(tape.below(order.size() + 1)), d);
  int64_t running = tape.chance(1, 4) ? tape.between(2, 3) : 1;
  for (unsigned d : order) {
    type.strides[d] = tape.chance(1, 6) ? -running : running;
    int64_t extent = type.sizes[d] == kDynamic ? 6 : std::max<int64_t>(type.sizes[d], 1);
    running *= extent + (tape.chance(1, 3) ? 1 : 0);
  }
  if (tape.chance(1, 3))
    for (int64_t &stride : type.strides)
      if (tape.chance(1, 2))
        stride = kDynamic;
  return type;
}

GeneratedCase memref_cts::fuzz::generateCase(Tape &tape, const GenerateOptions &options) {
  GeneratedCase result;
  static const Convention conventions[] = {Convention::Wrappers, Convention::SomeWrappers, Convention::Bare,
                                           Convention::Bare};
  ModuleState module{tape, options, result.features,   result.uses,          result.parts,
                     "",   "",      tape.chance(1, 8), Convention::Standard, 0,
                     0,    0};
  if (uint64_t drawn = tape.below(16); drawn >= 12)
    module.convention = conventions[drawn - 12];
  bool bare = module.convention == Convention::Bare;
  FunctionBuilder entry(module, /*isEntry=*/true);
  static const char *const variables[] = {"A", "B", "C"};
  std::string specs;
  bool usesVariables = false;
  unsigned highest = 0;
  unsigned memrefs = 1 + static_cast<unsigned>(tape.below(options.maxArguments));
  std::string element;
  for (unsigned i = 0; i < memrefs; ++i) {
    ViewType type = drawType(tape, options, bare);
    // Views of one element type meet in copies.
    if (i && tape.chance(2, 3))
      type.element = element;
    element = type.element;
    result.features.insert("element:" + element);
    highest = std::max<unsigned>(highest, static_cast<unsigned>(type.sizes.size()));
    std::string sizes;
    bool dynamic = false;
    for (int64_t size : type.sizes) {
      sizes += sizes.empty() ? "" : ",";
      sizes += size == kDynamic ? tape.pick(ArrayRef<const char *>(variables)) : "_";
      dynamic |= size == kDynamic;
    }
    usesVariables |= dynamic;
    specs += (specs.empty() ? "" : ", ") + (dynamic ? "memref<sizes=[" + sizes + "]>" : std::string("_"));
    entry.addArgument(type);
  }
  for (uint64_t i = tape.below(4); i-- > 0;) {
    std::string type = tape.pick(elementTypes());
    specs += type == "index" ? ", 0..20" : ", _";
    entry.addArgument(type);
  }
  entry.statements(2 + static_cast<unsigned>(tape.below(options.maxStatements)));
  std::string body = entry.finish("f", /*isPrivate=*/false);
  result.features.insert("entry-results:" + std::to_string(entry.resultTypes().size()));
  std::string bound = highest >= 4 ? "3" : highest == 3 ? "4" : "6";
  std::vector<std::string> lowered;
  if (module.narrowIndex)
    lowered.push_back("index-bitwidth=32");
  if (module.convention == Convention::Wrappers)
    lowered.push_back("emit-c-wrappers=true");
  if (bare)
    lowered.push_back("use-bare-ptr-memref-call-conv=true");
  if (module.convention == Convention::SomeWrappers)
    result.features.insert("llvm.emit_c_interface");
  result.features.insert(lowered.begin(), lowered.end());
  result.text = lowered.empty() ? "" : "// OPTIONS: " + join(lowered, " ") + "\n";
  result.text += module.globals + module.functions + body + "// CALL-RANDOM: @f(" + specs + ")";
  if (usesVariables)
    result.text += " A=0.." + bound + " B=1.." + bound + " C=0..3";
  result.text += " count=" + std::to_string(options.calls) + " seed=" + std::to_string(options.seed) + "\n";
  return result;
}
