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
#include "fuzz/generate/Statements.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace llvm;

std::vector<std::string> memref_cts::fuzz::optionalParts() {
  std::set<std::string> parts;
  for (const Statement &row : allStatements())
    if (*row.part)
      parts.insert(row.part);
  return {parts.begin(), parts.end()};
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
  static const ModuleConvention conventions[] = {ModuleConvention::Wrappers, ModuleConvention::SomeWrappers,
                                                 ModuleConvention::Bare, ModuleConvention::Bare};
  GeneratedModule module{tape,
                         options,
                         result.features,
                         result.uses,
                         result.parts,
                         "",
                         "",
                         tape.chance(1, 8),
                         ModuleConvention::Standard,
                         0,
                         0,
                         0};
  if (uint64_t drawn = tape.below(16); drawn >= 12)
    module.convention = conventions[drawn - 12];
  bool bare = module.convention == ModuleConvention::Bare;
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
  addStatements(entry, 2 + static_cast<unsigned>(tape.below(options.maxStatements)));
  std::string body = entry.finish("f", /*isPrivate=*/false);
  result.features.insert("entry-results:" + std::to_string(entry.resultTypes().size()));
  std::string bound = highest >= 4 ? "3" : highest == 3 ? "4" : "6";
  std::vector<std::string> lowered;
  if (module.narrowIndex)
    lowered.push_back("index-bitwidth=32");
  if (module.convention == ModuleConvention::Wrappers)
    lowered.push_back("emit-c-wrappers=true");
  if (bare)
    lowered.push_back("use-bare-ptr-memref-call-conv=true");
  if (module.convention == ModuleConvention::SomeWrappers)
    result.features.insert("llvm.emit_c_interface");
  result.features.insert(lowered.begin(), lowered.end());
  result.text = lowered.empty() ? "" : "// OPTIONS: " + join(lowered, " ") + "\n";
  result.text += module.globals + module.functions + body + "// CALL-RANDOM: @f(" + specs + ")";
  if (usesVariables)
    result.text += " A=0.." + bound + " B=1.." + bound + " C=0..3";
  result.text += " count=" + std::to_string(options.calls) + " seed=" + std::to_string(options.seed) + "\n";
  return result;
}
