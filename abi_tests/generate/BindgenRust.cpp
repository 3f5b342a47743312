//===-- BindgenRust.cpp - Rust functions for an MLIR module ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module `raw` with declarations, and a method for each function that takes views.
// Views and results are in bindgen_runtime.rs and bindgen_results.rs, which each text
// begins with. Clauses:
// those of the model; BARE-20.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Bindgen.h"

#include "abi_tests/generate/BindgenParts.h"
#include "abi_tests/generate/BindgenRust.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace memref_cts::abi_tests;
using namespace memref_cts::abi_tests::rust;

static constexpr char kRuntime[] =
#include "abi_tests/generate/bindgen_runtime.rs.inc"
    ;
static constexpr char kResults[] =
#include "abi_tests/generate/bindgen_results.rs.inc"
    ;

static const char *const kHow = R"(//
//     mod case;
//     let functions = unsafe { case::Functions::linked() };
//
// It needs Rust 1.63, any edition, and core alone: a crate with #![no_std] takes it. include!() takes it, too.
//
// Memory:
// * The memory of an argument stays the caller's. The function gets its address: nothing is copied. The function must
//   not free it, or keep its address.
// * A memref that a function returns is a MemRef. If the function allocated its memory, that is freed once, when the
//   MemRef is dropped: with free of the C library. Functions::linked_with takes another function that frees, such as
//   _mlir_memref_to_llvm_free for use-generic-functions, or None, which frees nothing.
// * A result with the memory of an argument frees nothing. It is found by its allocated pointer, which is compared with
//   the memory of each argument. Each argument is borrowed as long as the result lives.
// * A result with the memory of a global frees nothing, and is read only, because a constant cannot be told from a
//   variable. Its address is in a segment of the program or of a library. Where the system does not tell, as on
//   Windows and without a system, linked_with takes a function that knows globals; else such a result must not be
//   dropped: use into_descriptor().
//
// Arguments:
// * A view is made of a slice, sizes, strides and an offset. Each element has to lie in the slice.
// * A function may write each memref: it takes a MemRefViewMut, whose elements have an address each. For one that only
//   reads, MemRefView::only_read makes an argument of a MemRefView.
// * A memref of iN takes elements of either sign, since it has none.
// * Err names the argument, what is expected and what is found. Then nothing was called.
//
// Not safe, which is why linked() is unsafe:
// * Nothing checks that the functions that are linked are those of the module, lowered with the options of bindgen.
// * Whatever is undefined in a function, such as an access out of bounds, is undefined in the program.
// * Memory that a function allocates and does not write has any bytes.
// * A panic must not leave a function that lowered code calls.
// * A struct result is returned by value where a function with several results, or a memref result, has no C wrapper.
//   C and LLVM agree on its place only on some targets. On the others the function is not declared.
// * Rust has no f16 and bf16. They are passed in the low bits of a float: on x86-64 and aarch64 only.
)";

/// Words of Rust in any edition.
static bool isWordOfRust(StringRef name) {
  // clang-format off
  static const StringSet<> reserved = {
      "Self", "_", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do",
      "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
      "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct",
      "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while",
      "yield"};
  // clang-format on
  return reserved.contains(name);
}

/// Those that r# does not allow, either.
static bool isNeverName(StringRef name) {
  return name == "Self" || name == "_" || name == "crate" || name == "self" || name == "super";
}

/// A literal with the name of a symbol; "": it is no UTF-8.
static std::string literal(StringRef text) {
  SmallVector<UTF32, 0> letters(text.size() + 1);
  const UTF8 *from = reinterpret_cast<const UTF8 *>(text.begin());
  UTF32 *to = letters.begin();
  if (ConvertUTF8toUTF32(&from, from + text.size(), &to, letters.end(), strictConversion) != conversionOK)
    return "";
  std::string out = "\"";
  for (UTF32 letter : ArrayRef<UTF32>(letters.begin(), to)) {
    bool isPlain = letter < 0x80 && isPrint(static_cast<char>(letter)) && letter != '"' && letter != '\\';
    out += isPlain ? std::string(1, static_cast<char>(letter)) : "\\u{" + utohexstr(letter, /*LowerCase=*/true) + "}";
  }
  return out + "\"";
}

/// "&[2, super::ANY]"
static std::string numberList(ArrayRef<int64_t> list) {
  std::string out;
  for (int64_t number : list)
    out += (out.empty() ? "" : ", ") + (number == MemRefShape::kAny ? "super::ANY" : std::to_string(number));
  return "&[" + out + "]";
}

//===----------------------------------------------------------------------===//
// Functions and their names
//===----------------------------------------------------------------------===//

namespace {
struct RustChoice {
  std::vector<Function> functions;
  std::vector<const Signature *> provided; // by Rust or C, for the library
};
} // namespace

/// "" or why Rust cannot call the function.
static std::string problemOf(const Signature &signature, Convention convention, bool hasWrapper) {
  if (signature.bare && hasWrapper)
    return problemOfBareWrapper(signature);
  if (StringRef(signature.name).contains('\0'))
    return "its name has a byte 0";
  if (literal(signature.name).empty())
    return "its name is no UTF-8, and so no text of Rust";
  auto isWide = [](const ValueType &type) { return type.kind == TypeKind::Integer && type.width == 128; };
  for (ArrayRef<ValueType> list : {ArrayRef<ValueType>(signature.arguments), ArrayRef<ValueType>(signature.results)})
    for (const ValueType &type : list) {
      if (isMemory(type) && elementType(type.elementMlir, "").empty())
        return "Rust has no type for the elements of " + type.mlir;
      if (isWide(type))
        return "rustc before 1.77 passes i128 elsewhere than C does; pass it as two i64";
      if (type.callee)
        for (ArrayRef<ValueType> ofCallee :
             {ArrayRef<ValueType>(type.callee->arguments), ArrayRef<ValueType>(type.callee->results)})
          if (any_of(ofCallee, isHalf) || any_of(ofCallee, isWide))
            return "a function of Rust has no f16, bf16 and i128 that lowered code can pass";
    }
  if (!hasStructResult(signature) || convention == Convention::Wrapper)
    return "";
  std::string instead = insteadOfStruct(signature, hasWrapper);
  if (any_of(signature.results, isHalf))
    return "Rust has no f16 and bf16 in a struct that is returned by value; " + instead;
  if (collectHazards(signature, convention)[HazardKind::StructResult].size() == targets().size())
    return "its struct result is elsewhere in C on all targets (struct-result); " + instead;
  return "";
}

/// The name of the function, and in `why` what was wrong with it.
static std::string rustName(StringRef name, std::string &ident, std::string &why) {
  std::string out = name.str();
  ident = out;
  if (isNeverName(name)) {
    why = "its name is a word of Rust";
    ident = out += "_";
  } else if (isWordOfRust(name)) {
    why = "its name is a word of Rust";
    ident = "r#" + out;
  } else if (!isIdentifier(name)) {
    why = "its name is no identifier of letters, digits and '_'";
    for (char &c : out)
      c = isAlnum(c) ? c : '_';
    if (out.empty() || isDigit(out[0]) || isWordOfRust(out))
      out = "f_" + out;
    ident = out;
  } else if (name == "linked" || name == "linked_with") {
    why = "its name is that of a function of this text";
    ident = out += "_";
  }
  return out;
}

static RustChoice choose(const ModuleSignatures &module, const BindgenOptions &options, Skips &skips) {
  RustChoice chosen;
  // A function keeps its name before another one gets it.
  StringSet<> taken, symbols;
  std::string why, ident;
  for (const Signature &signature : module.functions) {
    symbols.insert(signature.name);
    if (signature.defined && rustName(signature.name, ident, why) == signature.name)
      taken.insert(signature.name);
  }
  for (const Signature &signature : module.functions) {
    bool hasWrapper = signature.wrapperRequested || options.allWrappers;
    if (!signature.defined) {
      chosen.provided.push_back(&signature);
      continue;
    }
    why.clear();
    Function function = {&signature, "", "", conventionOf(signature, hasWrapper), hasWrapper};
    function.name = rustName(signature.name, function.ident, why);
    std::string problem = problemOf(signature, function.convention, hasWrapper);
    if (problem.empty() && hasWrapper && symbols.contains("_mlir_ciface_" + signature.name))
      problem = "the name of its C wrapper is that of another function";
    if (problem.empty() && function.name != signature.name && !taken.insert(function.name).second)
      problem = why + ", and " + function.name + " is that of another function";
    if (!problem.empty()) {
      skips.leftOut.push_back({signature.name, problem});
      continue;
    }
    if (!why.empty())
      skips.renamed.push_back({signature.name, why + ": it is " + function.ident + " here"});
    chosen.functions.push_back(std::move(function));
  }
  skips.leftOut.insert(skips.leftOut.end(), module.skipped.begin(), module.skipped.end());
  return chosen;
}

//===----------------------------------------------------------------------===//
// The module raw
//===----------------------------------------------------------------------===//

static std::string structName(const Function &function) { return function.name + "_result"; }

/// The type of the results as one, in the module raw.
static std::string rawStruct(const Signature &signature, StringRef name) {
  return signature.results.size() > 1 ? name.str() : descriptorType(signature.results[0], "super::");
}

static std::string rawScalar(const ValueType &type) {
  if (isHalf(type))
    return "f32";
  return type.callee ? functionType(*type.callee) : scalarType(type, "super::");
}

/// "(arg0: i32) -> f32", `result`: the name of the struct of several results.
static std::string rawPrototype(const Signature &signature, Convention convention, StringRef result) {
  std::string text;
  auto add = [&](const Twine &name, const Twine &type) {
    text += (text.empty() ? "" : ", ") + (name + ": " + type).str();
  };
  bool byPointer = resultByPointer(signature, convention);
  if (byPointer)
    add("result", "*mut " + rawStruct(signature, result));
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    std::string name = "arg" + std::to_string(i);
    if (type.isBareMemRef() || (type.isMemRef() && convention == Convention::Wrapper)) {
      add(name, (type.isBareMemRef() ? "" : "*mut ") + descriptorType(type, "super::"));
    } else if (type.kind == TypeKind::Unranked) {
      add(name + "_rank", "super::Index");
      add(name + "_descriptor", "*mut core::ffi::c_void");
    } else if (type.isMemRef()) {
      std::string element = elementType(type.elementMlir, "super::");
      add(name + "_allocated", "*mut " + element);
      add(name + "_aligned", "*mut " + element);
      add(name + "_offset", "super::Index");
      for (StringRef list : {"_size", "_stride"})
        for (unsigned dimension = 0; dimension < type.rank; ++dimension)
          add(name + list + Twine(dimension), "super::Index");
    } else {
      add(name, rawScalar(type));
    }
  }
  text = "(" + text + ")";
  if (signature.results.empty() || byPointer)
    return text;
  const ValueType &first = signature.results[0];
  if (signature.results.size() > 1 || isMemory(first))
    return text + " -> " + rawStruct(signature, result);
  return text + " -> " + (isNarrow(first) ? "isize" : rawScalar(first));
}

static std::string rawFunction(const Function &function, Convention convention) {
  const Signature &signature = *function.signature;
  bool isWrapper = convention == Convention::Wrapper;
  std::string symbol = symbolName(signature, convention);
  std::string ident = isWrapper ? "_mlir_ciface_" + function.name : function.ident;
  std::string text;
  if (problemOf(signature, convention, function.hasWrapper).empty()) {
    text = cfgOf(signature, convention, "            ");
    if (ident != symbol)
      text += "            #[link_name = " + literal(symbol) + "]\n";
    return text + "            pub fn " + ident + rawPrototype(signature, convention, structName(function)) + ";\n";
  }
  return "            // " + inText(symbol) + ": " + inText(problemOf(signature, convention, function.hasWrapper)) +
         "\n";
}

static std::string fieldType(const ValueType &type) {
  if (isMemory(type))
    return descriptorType(type, "super::");
  return type.kind == TypeKind::Integer && type.width == 1 ? "u8" : scalarType(type, "super::");
}

/// The struct of several results, and its size where the model knows it.
static std::string rawResults(const Function &function) {
  const Signature &signature = *function.signature;
  if (signature.results.size() < 2)
    return "";
  std::string text =
      "        #[repr(C)]\n        #[derive(Clone, Copy, Debug)]\n        pub struct " + structName(function) + " {\n";
  for (const auto &[i, type] : enumerate(signature.results))
    text += formatv("            pub result{0}: {1},{2}\n", i, fieldType(type),
                    type.kind == TypeKind::Integer && type.width == 1 ? " // bit 0 of it" : "");
  text += "        }\n";
  for (const Target &target : targets())
    if (std::string cfg = cfgOf(target); !cfg.empty())
      text += formatv("        #[cfg({0})]\n        const _: () = assert!(core::mem::size_of::<{1}>() == {2});\n", cfg,
                      structName(function), layoutOf(signature.results, target).extent.size);
  return text;
}

static std::string rawModule(ArrayRef<Function> functions) {
  std::string structs, declarations;
  for (const Function &function : functions) {
    const Signature &signature = *function.signature;
    structs += rawResults(function);
    declarations += "            // " + inText(signature.name + ": " + mlirType(signature)) + "\n";
    declarations += rawFunction(function, signature.bare ? Convention::Bare : Convention::Default);
    if (function.hasWrapper)
      declarations += rawFunction(function, Convention::Wrapper);
  }
  return "\n    /// The functions themselves. A call is that of C, and nothing else. Of a result that is an isize "
         "where MLIR\n"
         "    /// has an integer of N bits, the low N bits count: the others are not defined. Of an i1 it is bit 0. An "
         "f32\n"
         "    /// where MLIR has f16 or bf16 holds it in its low 16 bits.\n"
         "    pub mod raw {\n" +
         structs + "        declare! { _;\n" + declarations + "        }\n    }\n";
}

//===----------------------------------------------------------------------===//
// Types of memrefs
//===----------------------------------------------------------------------===//

static std::string typesModule(ArrayRef<Function> functions) {
  std::string text = "\n    /// The memref types of the functions, for Descriptor::check().\n    pub mod types {\n";
  auto add = [&](const Function &function, StringRef what, size_t number, const ValueType &type) {
    if (!isMemory(type) || type.kind == TypeKind::Unranked)
      return;
    text += formatv("        pub const {0}_{1}{2}: super::MemRefType = super::MemRefType {{ text: \"{3}\", sizes: {4}, "
                    "strides: {5}, offset: {6}, is_row_major: {7} };\n",
                    function.name, what, number, inText(type.mlir), numberList(type.shape.sizes),
                    numberList(type.shape.strides),
                    type.shape.offset == MemRefShape::kAny ? "super::ANY" : std::to_string(type.shape.offset),
                    type.shape.isIdentity ? "true" : "false");
  };
  for (const Function &function : functions) {
    for (const auto &[i, type] : enumerate(function.signature->arguments))
      add(function, "arg", i, type);
    for (const auto &[i, type] : enumerate(function.signature->results))
      add(function, "result", i, type);
  }
  return text + "    }\n";
}

//===----------------------------------------------------------------------===//
// The text
//===----------------------------------------------------------------------===//

/// Lines of the runtime, one level deeper.
static std::string indented(StringRef text) {
  std::string out;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    out += (line.empty() ? "" : "    " + line.str()) + "\n";
    text = rest;
  }
  return out;
}

static constexpr char kDeclare[] = R"(
    // Editions from 2024 want `unsafe` before `extern`, and rustc before 1.82 refuses it. In those editions `_` is an
    // expression for a macro.
    macro_rules! declare {
        ($probe:expr; $($body:tt)*) => { unsafe extern "C" { $($body)* } };
        (_; $($body:tt)*) => { extern "C" { $($body)* } };
    }

)";

std::string memref_cts::abi_tests::bindRust(const ModuleSignatures &module, const BindgenOptions &options,
                                            Skips &skips) {
  RustChoice chosen = choose(module, options, skips);
  skips.bound = chosen.functions.size();
  std::string bits = module.indexBits ? "i" + std::to_string(module.indexBits) : "isize";
  std::string text =
      "// Made by memref-cts bindgen from " + inText(options.source) + "; changes will be lost.\n//\n// Functions of " +
      inText(options.source) + ", lowered and compiled. The index " +
      (module.indexBits ? "has " + std::to_string(module.indexBits) + " bits" : "is as wide as a pointer") + ".\n" +
      kHow;
  auto list = [&](StringRef title, ArrayRef<Skipped> functions) {
    for (const auto &[number, skipped] : enumerate(functions))
      text += (number ? "" : "//\n// " + title.str() + ":\n") + "// * " + inText(skipped.name) + ": " +
              inText(skipped.reason) + "\n";
  };
  list("Left out", skips.leftOut);
  list("With another name", skips.renamed);
  for (const auto &[number, signature] : enumerate(chosen.provided)) {
    Convention convention = conventionOf(*signature, signature->wrapperRequested);
    text += number ? "" : "//\n// What the functions need, and C or Rust provides:\n";
    text += "// * " + inText(symbolName(*signature, convention)) + ": " + inText(mlirType(*signature)) + "\n";
  }
  text += "\n// One module, so that these words hold for all of it.\n#[allow(dead_code, unused_unsafe, unused_macros, "
          "non_snake_case, non_camel_case_types, non_upper_case_globals)]\n#[allow(clippy::all)]\nmod generated {\n"
          "    /// As wide as the index of the module.\n    pub type Index = " +
          bits + ";\n" + kDeclare;
  for (StringRef part : {kRuntime, kResults})
    text += indented(part.substr(part.find("\n\n") + 1));
  text += typesModule(chosen.functions) + rawModule(chosen.functions) + functionsStruct(chosen.functions);
  return text + "}\n\n#[allow(unused_imports)]\npub use self::generated::*;\n";
}
