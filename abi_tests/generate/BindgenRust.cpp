//===-- BindgenRust.cpp - Rust functions for an MLIR module ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module `raw` with declarations, and a method for each function that takes views.
// Views and results are in bindgen_runtime.rs, which each text begins with. Clauses:
// those of the model; BARE-20.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Bindgen.h"

#include "abi_tests/generate/BindgenParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

static constexpr char kRuntime[] =
#include "abi_tests/generate/bindgen_runtime.rs.inc"
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
//   variable. It is found with dladdr. Without dladdr, as on Windows and without a system, linked_with takes a function
//   that knows globals; else such a result must not be dropped: use into_descriptor().
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

/// Text that may stand in a comment of one line, or in a literal.
static std::string inText(StringRef text) {
  std::string out;
  for (char c : text)
    out += c == '"' ? '\'' : !isPrint(c) || c == '\\' ? ' ' : c;
  return out;
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

/// The type of elements, with `path` before the names that the text defines. "": it has none.
static std::string elementType(StringRef element, StringRef path) {
  return StringSwitch<std::string>(element)
      .Cases({"i8", "i16", "i32", "i64", "f32", "f64"}, element.str())
      .Cases({"si8", "si16", "si32", "si64"}, "i" + element.drop_front(std::min<size_t>(2, element.size())).str())
      .Cases({"ui8", "ui16", "ui32", "ui64"}, "u" + element.drop_front(std::min<size_t>(2, element.size())).str())
      .Case("i1", path.str() + "I1")
      .Case("index", path.str() + "Index")
      .Case("f16", path.str() + "F16")
      .Case("bf16", path.str() + "BF16")
      .Cases({"complex<f32>", "complex<f64>"}, path.str() + "Complex<" + element.substr(8, 4).str())
      .Default("");
}

static bool isHalf(const ValueType &type) { return type.isFloat() && type.width == 16; }

/// An integer of up to 32 bits. A lowered function, or caller, defines no more of its register.
static bool isNarrow(const ValueType &type) {
  return (type.kind == TypeKind::Integer || type.kind == TypeKind::Index) && type.width != 0 && type.width <= 32;
}

static std::string integerType(const ValueType &type) {
  bool isUnsigned = type.isUnsigned || StringRef(type.mlir).starts_with("ui");
  return type.width == 1 ? "bool" : (isUnsigned ? "u" : "i") + std::to_string(type.width);
}

/// `extern "C" fn(isize) -> i8`: lowered code calls it. Its narrow arguments come with other bits above them.
static std::string functionType(const Signature &callee) {
  std::string arguments;
  for (const ValueType &type : callee.arguments)
    arguments +=
        (arguments.empty() ? "" : ", ") + (type.kind == TypeKind::Float        ? "f" + std::to_string(type.width)
                                           : isNarrow(type) && type.width < 32 ? "isize"
                                           : type.kind == TypeKind::Index && type.width == 0 ? "isize"
                                                                                             : integerType(type));
  std::string result;
  if (!callee.results.empty()) {
    const ValueType &type = callee.results.front();
    result = " -> " + (type.kind == TypeKind::Float                      ? "f" + std::to_string(type.width)
                       : type.kind == TypeKind::Index && type.width == 0 ? "isize"
                                                                         : integerType(type));
  }
  return "extern \"C\" fn(" + arguments + ")" + result;
}

/// The type of a scalar for whoever calls.
static std::string scalarType(const ValueType &type, StringRef path) {
  switch (type.kind) {
  case TypeKind::Integer:
    return integerType(type);
  case TypeKind::Index:
    return path.str() + "Index";
  case TypeKind::Float:
    return type.width == 16 ? path.str() + "F16" : "f" + std::to_string(type.width);
  case TypeKind::BFloat:
    return path.str() + "BF16";
  default:
    return "*mut core::ffi::c_void";
  }
}

static std::string descriptorType(const ValueType &type, StringRef path) {
  std::string element = elementType(type.elementMlir, path);
  if (type.kind == TypeKind::Unranked)
    return path.str() + "Unranked";
  return type.isBareMemRef() ? "*mut " + element
                             : path.str() + "Descriptor<" + element + ", " + std::to_string(type.rank) + ">";
}

static std::string rankOf(const ValueType &type) { return std::to_string(type.shape.sizes.size()); }

//===----------------------------------------------------------------------===//
// Functions and their names
//===----------------------------------------------------------------------===//

namespace {
struct Function {
  const Signature *signature;
  std::string name;  // a word that may be part of others
  std::string ident; // of the method: "r#fn"
  Convention convention;
  bool hasWrapper;
};
struct Chosen {
  std::vector<Function> functions;
  std::vector<const Signature *> provided; // by Rust or C, for the library
};
} // namespace

static Triple tripleOf(const Target &target) { return Triple(Triple::normalize(target.triple)); }

/// The targets on which the function can be called under the convention: all, or those that the text has to name.
static std::optional<std::vector<const Target *>> namedTargets(const Signature &signature, Convention convention) {
  bool hasHalf = any_of(signature.arguments, isHalf) || (signature.results.size() == 1 && isHalf(signature.results[0]));
  bool isStruct = hasStructResult(signature) && convention != Convention::Wrapper;
  bool callsBack = any_of(signature.arguments, [](const ValueType &type) {
    return type.callee &&
           any_of(type.callee->arguments, [](const ValueType &each) { return isNarrow(each) && each.width == 32; });
  });
  if (!hasHalf && !isStruct && !callsBack)
    return std::nullopt;
  std::vector<const Target *> lost;
  Hazards hazards = collectHazards(signature, convention);
  if (isStruct)
    lost = hazards[HazardKind::StructResult];
  std::vector<const Target *> named;
  for (const Target &target : targets()) {
    Triple::ArchType arch = tripleOf(target).getArch();
    bool isKnown = arch == Triple::x86_64 || arch == Triple::aarch64;
    bool extends = isKnown || arch == Triple::x86; // 32 bits are all of the register, or are trusted alone
    if (!is_contained(lost, &target) && (!hasHalf || isKnown) && (!callsBack || extends))
      named.push_back(&target);
  }
  return named;
}

/// How Rust tells the target from others; "": it cannot.
static std::string cfgOf(const Target &target) {
  Triple triple = tripleOf(target);
  StringRef arch = triple.isX86()           ? (triple.isArch64Bit() ? "x86_64" : "x86")
                   : triple.isAArch64()     ? "aarch64"
                   : triple.isRISCV()       ? (triple.isArch64Bit() ? "riscv64" : "riscv32")
                   : triple.isPPC64()       ? "powerpc64"
                   : triple.isMIPS64()      ? "mips64"
                   : triple.isARM()         ? "arm"
                   : triple.isSystemZ()     ? "s390x"
                   : triple.isLoongArch64() ? "loongarch64"
                                            : "";
  if (arch.empty() || !triple.isOSLinux())
    return "";
  return formatv("all(target_os = \"linux\", target_arch = \"{0}\", target_endian = \"{1}\", target_pointer_width = "
                 "\"{2}\")",
                 arch, target.bigEndian ? "big" : "little", target.pointerBits);
}

/// "" or the attribute that leaves a declaration out elsewhere.
static std::string cfgOf(const Signature &signature, Convention convention, StringRef indent) {
  std::optional<std::vector<const Target *>> named = namedTargets(signature, convention);
  if (!named)
    return "";
  std::string list;
  for (const Target *target : *named)
    if (std::string one = cfgOf(*target); !one.empty())
      list += ("\n" + indent + "    ").str() + one + ",";
  return (indent + "#[cfg(any(" + list + (list.empty() ? "" : "\n" + indent) + "))]\n").str();
}

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

static Chosen choose(const ModuleSignatures &module, const BindgenOptions &options, Skips &skips) {
  Chosen chosen;
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
    Function function = {&signature, "", "",
                         hasWrapper       ? Convention::Wrapper
                         : signature.bare ? Convention::Bare
                                          : Convention::Default,
                         hasWrapper};
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
// Methods
//===----------------------------------------------------------------------===//

static bool hasMemory(ArrayRef<ValueType> types) { return any_of(types, isMemory); }

/// The lifetime of results.
static StringRef lifetime(const Signature &signature) { return hasMemory(signature.arguments) ? "'a" : "'static"; }

static std::string resultType(const ValueType &type, StringRef lifetime) {
  if (!isMemory(type))
    return scalarType(type, "");
  std::string element = elementType(type.elementMlir, "");
  if (type.kind == TypeKind::Unranked)
    return formatv("UnrankedMemRef<{0}, {1}>", lifetime, element);
  return formatv("MemRef<{0}, {1}, {2}>", lifetime, element, rankOf(type));
}

static std::string resultsName(const Function &function) { return function.name + "_results"; }

/// What the method returns, without Result.
static std::string returned(const Function &function) {
  const Signature &signature = *function.signature;
  if (signature.results.empty())
    return "()";
  if (signature.results.size() == 1)
    return resultType(signature.results[0], lifetime(signature));
  if (hasMemory(signature.results))
    return formatv("{0}<{1}>", resultsName(function), lifetime(signature));
  std::string list;
  for (const ValueType &type : signature.results)
    list += (list.empty() ? "" : ", ") + scalarType(type, "");
  return "(" + list + ")";
}

static bool canFail(const Signature &signature) {
  return hasMemory(signature.arguments) || hasMemory(signature.results);
}

/// Whether an argument is an address that nothing says anything about.
static bool takesAddress(const Signature &signature) {
  return any_of(signature.arguments, [](const ValueType &type) {
    return type.kind == TypeKind::Pointer && !type.callee && !type.isBareMemRef();
  });
}

static std::string methodHead(const Function &function) {
  const Signature &signature = *function.signature;
  std::string generics = hasMemory(signature.arguments) ? "'a" : "", parameters = "&self";
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    std::string shown = type.callee ? functionType(*type.callee) : scalarType(type, "");
    if (isMemory(type)) {
      bool isUnranked = type.kind == TypeKind::Unranked;
      std::string rank = isUnranked ? "R" + std::to_string(i) : rankOf(type);
      if (isUnranked)
        generics += ", const " + rank + ": usize";
      shown = formatv("impl Into<Argument<'a, {0}, {1}>>", elementType(type.elementMlir, ""), rank);
    }
    parameters += formatv(", arg{0}: {1}", i, shown);
  }
  std::string result = returned(function);
  if (canFail(signature))
    result = "Result<" + result + ", CallError>";
  return std::string(takesAddress(signature) ? "pub unsafe fn " : "pub fn ") + function.ident +
         (generics.empty() ? "" : "<" + generics + ">") + "(" + parameters + ")" +
         (result == "()" ? "" : " -> " + result) + " {\n";
}

/// Lines that make `d0` of a memref argument, and what is passed.
static std::string passMemory(const Function &function, size_t i, const ValueType &type, bool needsRange,
                              std::string &passed) {
  std::string element = elementType(type.elementMlir, ""), name = inText(function.signature->name);
  bool isUnranked = type.kind == TypeKind::Unranked, isWrapper = function.convention == Convention::Wrapper;
  std::string rank = isUnranked ? "R" + std::to_string(i) : rankOf(type);
  std::string text = formatv("            let a{0}: Argument<'a, {1}, {2}> = arg{0}.into();\n", i, element, rank);
  if (needsRange)
    text += formatv("            let range{0} = Range::of(&a{0});\n", i);
  StringRef mut = isUnranked || isWrapper ? "mut " : "";
  if (isUnranked)
    text +=
        formatv("            let {0}d{1} = a{1}.fit_any(\"{2}\", {1}, \"{3}\")?;\n", mut, i, name, inText(type.mlir));
  else
    text += formatv("            let {0}d{1} = a{1}.fit(\"{2}\", {1}, &types::{3}_arg{1})?;\n", mut, i, name,
                    function.name);
  if (isUnranked && isWrapper) {
    text +=
        formatv("            let mut u{0} = Unranked {{ rank: {1} as Index, descriptor: &mut d{0} as *mut _ as *mut "
                "core::ffi::c_void };\n",
                i, rank);
    passed += formatv("&mut u{0}, ", i);
  } else if (isUnranked) {
    passed += formatv("{1} as Index, &mut d{0} as *mut _ as *mut core::ffi::c_void, ", i, rank);
  } else if (type.isBareMemRef()) {
    passed += formatv("d{0}.aligned, ", i);
  } else if (isWrapper) {
    passed += formatv("&mut d{0}, ", i);
  } else {
    passed += formatv("d{0}.allocated, d{0}.aligned, d{0}.offset, ", i);
    for (StringRef list : {"sizes", "strides"})
      for (unsigned dimension = 0; dimension < type.rank; ++dimension)
        passed += formatv("d{0}.{1}[{2}], ", i, list, dimension);
  }
  return text;
}

/// A scalar result as whoever called gets it. `isField`: of a struct in memory.
static std::string readScalar(const ValueType &type, StringRef raw, bool isField) {
  if (type.kind == TypeKind::Integer && type.width == 1)
    return (raw + " & 1 != 0").str();
  if (isField)
    return raw.str();
  if (isHalf(type))
    return formatv("{0}({1}.to_bits() as u16)", scalarType(type, ""), raw);
  return isNarrow(type) ? formatv("{0} as {1}", raw, scalarType(type, "")).str() : raw.str();
}

/// An expression of a MemRef, or a CallError. `others`: owners of the results before.
static std::string readMemory(const Function &function, size_t number, const ValueType &type, const std::string &raw,
                              StringRef ranges, StringRef others) {
  std::string name = inText(function.signature->name);
  if (type.kind == TypeKind::Unranked)
    return formatv("unsafe {{ UnrankedMemRef::of({0}, self.memory, &[{1}], &[{2}], \"{3}\", {4}, \"{5}\") }", raw,
                   ranges, others, name, number, inText(type.mlir));
  std::string constant = formatv("&types::{0}_result{1}", function.name, number);
  std::string descriptor = type.isBareMemRef() ? formatv("of_bare({0}, {1})", raw, constant).str() : raw;
  return formatv(
      "{{\n                let descriptor = {0};\n                let owner = Owner::of_descriptor(self.memory, "
      "&descriptor, &[{1}], &[{2}]);\n                MemRef::of(descriptor, owner, \"{3}\", {4}, {5})\n"
      "            }",
      descriptor, ranges, others, name, number, constant);
}

/// Lines behind the call, which left `raw`.
static std::string readResults(const Function &function, StringRef ranges) {
  const Signature &signature = *function.signature;
  StringRef ok = canFail(signature) ? "Ok(" : "", end = canFail(signature) ? ")" : "";
  if (signature.results.empty())
    return canFail(signature) ? "            Ok(())\n" : "";
  if (signature.results.size() == 1) {
    const ValueType &type = signature.results[0];
    if (isMemory(type))
      return "            " + readMemory(function, 0, type, "raw", ranges, "") + "\n";
    return ("            " + ok + readScalar(type, "raw", false) + end + "\n").str();
  }
  std::string text, list, others;
  bool isStruct = hasMemory(signature.results);
  for (const auto &[i, type] : enumerate(signature.results)) {
    std::string raw = "raw.result" + std::to_string(i);
    std::string value = readScalar(type, raw, true);
    if (isMemory(type)) {
      text += formatv("            let result{0} = {1}?;\n", i, readMemory(function, i, type, raw, ranges, others));
      others += (others.empty() ? "" : ", ") + formatv("&result{0}.owner", i).str();
      value = "result" + std::to_string(i);
    }
    list += (list.empty() ? "" : ", ") + (isStruct ? "result" + std::to_string(i) + ": " : "") + value;
  }
  return text + "            " + ok.str() +
         (isStruct ? resultsName(function) + " { " + list + ", memory: core::marker::PhantomData }"
                   : "(" + list + ")") +
         end.str() + "\n";
}

/// What a reader of the method has to know.
static std::string methodComment(const Function &function) {
  const Signature &signature = *function.signature;
  std::string text = "\n        /// `" + inText(signature.name + ": " + mlirType(signature)) + "`\n        ///\n";
  text += "        /// Calls `" + inText(symbolName(signature, function.convention)) + "`: " +
          (function.convention == Convention::Wrapper ? "the C wrapper, which takes addresses of descriptors.\n"
           : function.convention == Convention::Bare  ? "a memref is a bare pointer.\n"
                                                      : "a memref is the fields of its descriptor.\n");
  for (const auto &[i, type] : enumerate(signature.results))
    if (isMemory(type))
      text += "        /// If the function allocated the memory of " +
              (signature.results.size() == 1 ? "the result" : "result" + std::to_string(i)) +
              ", that is freed when what is returned is dropped.\n";
  for (const auto &[i, type] : enumerate(signature.arguments))
    if (type.callee &&
        any_of(type.callee->arguments, [](const ValueType &each) { return isNarrow(each) && each.width < 32; }))
      text += formatv(
          "        /// An isize that arg{0} gets is an integer in its low bits; of an i1 bit 0 is defined.\n", i);
  if (cfgOf(signature, function.convention, "").empty())
    return text + (takesAddress(signature)
                       ? "        ///\n        /// # Safety\n        /// Addresses are what the function expects.\n"
                       : "");
  std::string where;
  std::vector<const Target *> named = *namedTargets(signature, function.convention);
  for (const Target &target : targets())
    if (!is_contained(named, &target))
      where += (where.empty() ? "" : ", ") + std::string(target.name);
  text += "        /// Not safe on " + (where.empty() ? "" : where + " and ") +
          "targets that memref-cts does not know: it is not there.\n";
  if (hasStructResult(signature) && function.convention != Convention::Wrapper)
    text +=
        "        /// The reason is struct-result. Instead: " + inText(insteadOfStruct(signature, function.hasWrapper)) +
        ".\n";
  return text + (takesAddress(signature)
                     ? "        ///\n        /// # Safety\n        /// Addresses are what the function expects.\n"
                     : "");
}

static std::string methodOf(const Function &function) {
  const Signature &signature = *function.signature;
  bool needsRange = hasMemory(signature.results), byPointer = resultByPointer(signature, function.convention);
  std::string body, passed, ranges;
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    if (isMemory(type)) {
      body += passMemory(function, i, type, needsRange, passed);
      ranges += (ranges.empty() ? "" : ", ") + formatv("range{0}", i).str();
    } else if (isHalf(type)) {
      passed += formatv("f32::from_bits(arg{0}.0 as u32), ", i);
    } else {
      passed += formatv("arg{0}, ", i);
    }
  }
  StringRef list = StringRef(passed).rtrim(", ");
  std::string symbol = function.convention == Convention::Wrapper ? "_mlir_ciface_" + function.name : function.ident;
  if (byPointer)
    body += formatv(
        "            let mut raw = core::mem::MaybeUninit::uninit();\n            unsafe {{ raw::{0}({1}{2}{3}) "
        "};\n            let raw = unsafe {{ raw.assume_init() };\n",
        symbol, "raw.as_mut_ptr()", list.empty() ? "" : ", ", list);
  else
    body += formatv("            {0}unsafe {{ raw::{1}({2}) };\n",
                    signature.results.empty() ? "" : "let raw = ", symbol, list);
  return methodComment(function) + "        #[inline]\n" + cfgOf(signature, function.convention, "        ") +
         "        " + methodHead(function) + body + readResults(function, hasMemory(signature.results) ? ranges : "") +
         "        }\n";
}

/// Several results with memory among them, which several of them may share.
static std::string resultsStruct(const Function &function) {
  const Signature &signature = *function.signature;
  if (signature.results.size() < 2 || !hasMemory(signature.results))
    return "";
  std::string name = resultsName(function), fields, methods;
  for (const auto &[i, type] : enumerate(signature.results)) {
    fields += formatv("        result{0}: {1},\n", i, resultType(type, "'a"));
    if (!isMemory(type)) {
      methods += formatv("        pub fn result{0}(&self) -> {1} {{\n            self.result{0}\n        }\n", i,
                         scalarType(type, ""));
      continue;
    }
    std::string element = elementType(type.elementMlir, "");
    bool isUnranked = type.kind == TypeKind::Unranked;
    StringRef head = isUnranked ? "<const R: usize>" : "";
    std::string rank = isUnranked ? "R" : rankOf(type);
    std::string view = formatv("MemRefView<'_, {0}, {1}>", element, rank);
    if (isUnranked)
      view = "Result<" + view + ", Problem>";
    methods += formatv("        pub fn result{0}{1}(&self) -> {2} {{\n            self.result{0}.view()\n        }\n",
                       i, head, view);
    methods += formatv("        pub fn result{0}_mut{1}(&mut self) -> Result<MemRefViewMut<'_, {2}, {3}>, Problem> {{\n"
                       "            self.result{0}.view_mut()\n        }\n",
                       i, head, element, rank);
    methods += formatv(
        "        pub fn result{0}_behind(&self) -> Behind {{\n            self.result{0}.behind()\n        }\n", i);
  }
  return "\n    /// Results of `" + inText(signature.name) +
         "`. They may share memory, so that it is freed when all are dropped.\n" +
         cfgOf(signature, function.convention, "    ") + "    #[derive(Debug)]\n    pub struct " + name + "<'a> {\n" +
         fields + "        memory: core::marker::PhantomData<&'a mut ()>,\n    }\n\n" +
         cfgOf(signature, function.convention, "    ") + "    impl<'a> " + name + "<'a> {\n" + methods + "    }\n";
}

static std::string functionsStruct(ArrayRef<Function> functions) {
  std::string text = R"(
    /// The functions of the module.
    #[derive(Clone, Copy, Debug)]
    pub struct Functions {
        memory: Memory,
    }

    impl Functions {
        /// Those that are linked. `free` of the C library frees results.
        ///
        /// # Safety
        /// They are those of the module, lowered with the options that bindgen was given. They access no memory but that of
        /// their arguments, their own and globals, keep no address of an argument, and do what they do on any thread.
        #[inline]
        pub unsafe fn linked() -> Self {
            Functions { memory: Memory::of_c() }
        }

        /// The same with other functions for the memory of results.
        ///
        /// # Safety
        /// As for linked(). And `memory.free` frees what these functions allocate.
        #[inline]
        pub unsafe fn linked_with(memory: Memory) -> Self {
            Functions { memory }
        }
)";
  for (const Function &function : functions)
    text += methodOf(function);
  text += "    }\n";
  for (const Function &function : functions)
    text += resultsStruct(function);
  return text;
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
  Chosen chosen = choose(module, options, skips);
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
    Convention convention = signature->wrapperRequested ? Convention::Wrapper
                            : signature->bare           ? Convention::Bare
                                                        : Convention::Default;
    text += number ? "" : "//\n// What the functions need, and C or Rust provides:\n";
    text += "// * " + inText(symbolName(*signature, convention)) + ": " + inText(mlirType(*signature)) + "\n";
  }
  text += "\n// One module, so that these words hold for all of it.\n#[allow(dead_code, unused_unsafe, unused_macros, "
          "non_snake_case, non_camel_case_types, non_upper_case_globals)]\n#[allow(clippy::all)]\nmod generated {\n"
          "    /// As wide as the index of the module.\n    pub type Index = " +
          bits + ";\n" + kDeclare;
  StringRef runtime = kRuntime;
  text += indented(runtime.substr(runtime.find("\n// Views") + 1));
  text += typesModule(chosen.functions) + rawModule(chosen.functions) + functionsStruct(chosen.functions);
  return text + "}\n\n#[allow(unused_imports)]\npub use self::generated::*;\n";
}
