//===-- Bindgen.cpp - C declarations for an MLIR module --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers in the assertions are those of the model, for every target it knows; a
// C compiler that disagrees stops there.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Bindgen.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"

#include <map>

using namespace llvm;
using namespace memref_cts::abi_tests;

/// "" or why a C program cannot say the name.
static std::string nameProblem(StringRef name) {
  static const StringSet<> kWords = {
      "alignas", "alignof", "auto",     "bool",     "break",   "case",     "catch",  "char",   "class",  "const",
      "continue", "default", "delete",  "do",       "double",  "else",     "enum",   "extern", "false",  "float",
      "for",     "friend",  "goto",     "if",       "inline",  "int",      "long",   "main",   "new",    "nullptr",
      "operator", "private", "public",  "register", "restrict", "return",  "short",  "signed", "sizeof", "static",
      "struct",  "switch",  "template", "this",     "throw",   "true",     "try",    "typedef", "union", "unsigned",
      "using",   "virtual", "void",     "volatile", "while"};
  bool isIdentifier = !name.empty() && !isDigit(name[0]) &&
                      all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
  return !isIdentifier ? "its name is no C identifier" : kWords.contains(name) ? "its name is a word of C or C++" : "";
}

/// Text that may stand in a comment.
static std::string inComment(StringRef text) {
  std::string out;
  for (char c : text)
    out += c == '/' && !out.empty() && out.back() == '*' ? ' ' : c;
  return out;
}

static std::string mlirType(const Signature &signature) {
  auto list = [](ArrayRef<ValueType> types) {
    std::string text;
    for (const ValueType &type : types)
      text += (text.empty() ? "" : ", ") + type.mlir;
    return "(" + text + ")";
  };
  return list(signature.arguments) + " -> " + list(signature.results);
}

/// Hazards and the targets that have them.
using Hazards = std::map<HazardKind, std::vector<const Target *>>;

static Hazards collect(const Signature &signature, Convention convention) {
  Side caller = signature.defined ? Side::C : Side::Lowered, callee = signature.defined ? Side::Lowered : Side::C;
  Hazards hazards;
  for (const Target &target : targets())
    for (const Hazard &hazard : hazardsOf(signature, convention, target, caller, callee)) {
      std::vector<const Target *> &list = hazards[hazard.kind];
      if (list.empty() || list.back() != &target)
        list.push_back(&target);
    }
  return hazards;
}

static std::string comment(const Hazards &hazards) {
  std::string text;
  for (const auto &[kind, list] : hazards) {
    SmallVector<StringRef> names;
    for (const Target *target : list)
      names.push_back(target->name);
    text += formatv("/* Not safe on {0} ({1}): {2}. */\n", join(names, ", "), name(kind), explain(kind));
  }
  return text;
}

static std::string assertions(const Signature &signature) {
  std::string type = cResultType(signature), text;
  for (const auto &[number, target] : enumerate(targets())) {
    StructLayout layout = layoutOf(signature.results, target);
    text += formatv("#{0} defined({1})\n", number ? "elif" : "if", target.macro);
    text += formatv("REFRT_MEMREF_ASSERT(sizeof({0}) == {1}, \"size of {0}\");\n", type, layout.extent.size);
    for (const auto &[i, offset] : enumerate(layout.offsets))
      text += formatv("REFRT_MEMREF_ASSERT(offsetof({0}, result{1}) == {2}, \"place of result {1}\");\n", type, i,
                      offset);
  }
  return text + "#endif\n";
}

static std::string declareOne(const Signature &signature, Convention convention) {
  Hazards hazards = collect(signature, convention);
  std::string text = comment(hazards);
  std::string prototype = cPrototype(signature, convention) + ";\n";
  Hazards::iterator lost = hazards.find(HazardKind::StructResult);
  if (lost == hazards.end())
    return text + prototype;
  SmallVector<std::string> macros;
  for (const Target *target : lost->second)
    macros.push_back(std::string("defined(") + target->macro + ")");
  text += "/* There it is declared only for those who define MEMREF_CTS_UNSAFE_PROTOTYPES; ";
  text += "_mlir_ciface_" + signature.name + " is safe. */\n";
  return text + "#if !(" + join(macros, " || ") + ") || defined(MEMREF_CTS_UNSAFE_PROTOTYPES)\n" + prototype +
         "#endif\n";
}

std::string memref_cts::abi_tests::bindC(const ModuleSignatures &module, const BindgenOptions &options) {
  std::string text = "/* Made by memref-cts bindgen from " + inComment(options.source) +
                     "; changes will be lost.\n"
                     " * The index is as wide as a pointer. */\n";
  text += "#ifndef " + options.guard + "\n#define " + options.guard +
          "\n\n#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n\n"
          "#include \"refrt/refrt_memref.h\"\n\n";
  std::vector<Signature> good;
  std::string left;
  for (const Signature &signature : module.functions) {
    std::string problem = nameProblem(signature.name);
    if (problem.empty())
      good.push_back(signature);
    else
      left += "/* " + inComment(signature.name) + ": left out, " + problem + " */\n";
  }
  for (const Skipped &skipped : module.skipped)
    left += "/* " + inComment(skipped.name) + ": left out, " + inComment(skipped.reason) + " */\n";

  text += cDescriptorTypes(good) + "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
  for (const Signature &signature : good) {
    text += "\n/* " + signature.name + ": " + inComment(mlirType(signature)) +
            (signature.defined ? "" : "\n * To be provided by C.") + " */\n";
    std::string result = cResultStruct(signature);
    if (!result.empty())
      text += result + assertions(signature);
    // With a wrapper request the lowered code calls the wrapper of what C provides.
    if (signature.defined || !signature.wrapperRequested)
      text += declareOne(signature, Convention::Default);
    if (signature.wrapperRequested || options.allWrappers)
      text += declareOne(signature, Convention::Wrapper);
    else if (collect(signature, Convention::Default).count(HazardKind::StructResult))
      text += "/* Give the function the attribute llvm.emit_c_interface to have _mlir_ciface_" + signature.name +
              ". */\n";
  }
  if (!left.empty())
    text += "\n" + left;
  return text + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif /* " + options.guard + " */\n";
}
