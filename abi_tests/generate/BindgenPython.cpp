//===-- BindgenPython.cpp - Python functions for an MLIR module ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of functions with their types, and a class with a method of each. What
// they do is in bindgen_runtime.py, which each text begins with. Clauses: those of
// the model; BARE-20.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Bindgen.h"

#include "abi_tests/generate/BindgenParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

static constexpr char kRuntime[] =
#include "abi_tests/generate/bindgen_runtime.py.inc"
    ;

static const char *const kHow = R"(
    module = load("./lib.so")

Memory:
* The memory of an argument stays the caller's. The function gets its address: nothing is copied. The array must not
  be resized or written by another thread during the call. The function must not free it, or keep its address.
* A memref that a function returns is an array. If the function allocated its memory, that is freed once, with free
  of the C library, when the last array over it is gone. load(path, free=...) takes another function that frees:
  one of Python, which gets the address; the name of one of the process or the library, such as
  "_mlir_memref_to_llvm_free" for use-generic-functions; or None, which frees nothing.
* A result with the memory of an argument keeps the array of the argument alive, and frees nothing. It is found by
  its allocated pointer, which is compared with the memory of each argument.
* A result with the memory of a global is an array that is read-only, because a constant cannot be told from a
  variable. It is found with dladdr. Without dladdr, as on Windows, use free=None.

Arguments:
* A memref takes an array of NumPy of its type, rank and static sizes, or a tensor of another library that has
  __dlpack__ and is on the CPU. A memref of iN takes arrays of either sign, since it has none.
* Without strided<[...]> the type says row-major without gaps. strided<[?], offset: ?> takes any view.
* The elements of a memref<?xi1> are of type bool. Those of bf16 are of ml_dtypes.bfloat16, or uint16 with the bits.
* TypeError and ValueError name the argument, what is expected and what is found. Then nothing was called.

Not safe:
* A read-only array is refused, because nothing says that the function only reads.
* Whatever is undefined in the function, such as an access out of bounds, is undefined in Python's process.
* A struct result is returned by value where a function with several results, or a memref result, has no C wrapper.
  C and LLVM agree on its place only on some machines. On the others the call is a NotImplementedError.
* ctypes has no f16 and bf16. They are passed in the low bits of a register of floats: on x86-64 and aarch64 only.
* Functions are called without the lock of the interpreter: other threads run meanwhile.
)";

/// Words of Python 3.
static bool isWordOfPython(StringRef name) {
  // clang-format off
  static const StringSet<> reserved = {
      "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
      "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
      "not", "or", "pass", "raise", "return", "try", "while", "with", "yield"};
  // clang-format on
  return reserved.contains(name);
}

/// Text that may stand in a comment or between three quotation marks.
static std::string inText(StringRef text) {
  std::string out;
  for (char c : text)
    out += c == '"' ? '\'' : !isPrint(c) || c == '\\' ? ' ' : c;
  return out;
}

/// A literal of Python: bytes, if it is more than plain letters.
static std::string literal(StringRef text) {
  if (all_of(text, [](char c) { return isPrint(c) && c != '"' && c != '\\'; }))
    return ("\"" + text + "\"").str();
  std::string out = "b\"";
  for (char c : text)
    out += "\\x" + toHex(StringRef(&c, 1), /*LowerCase=*/true);
  return out + "\"";
}

/// "(2, None)"; `any` stands for None.
static std::string tuple(ArrayRef<int64_t> numbers) {
  std::string out = "(";
  for (int64_t number : numbers)
    out += (number == MemRefShape::kAny ? "None" : std::to_string(number)) + ", ";
  return (numbers.size() == 1 ? StringRef(out).drop_back().str() : StringRef(out).rtrim(", ").str()) + ")";
}

/// NumPy's names of the element type, that of results first. Empty: it has none.
static SmallVector<StringRef> numpyTypes(StringRef element, unsigned indexBits) {
  if (element == "index")
    element = indexBits == 16 ? "i16" : indexBits == 32 ? "i32" : indexBits == 64 ? "i64" : element;
  return StringSwitch<SmallVector<StringRef>>(element)
      .Case("i1", {"bool"})
      .Case("i8", {"int8", "uint8"})
      .Case("i16", {"int16", "uint16"})
      .Case("i32", {"int32", "uint32"})
      .Case("i64", {"int64", "uint64"})
      .Case("index", {"intp", "uintp"})
      .Case("si8", {"int8"})
      .Case("si16", {"int16"})
      .Case("si32", {"int32"})
      .Case("si64", {"int64"})
      .Case("ui8", {"uint8"})
      .Case("ui16", {"uint16"})
      .Case("ui32", {"uint32"})
      .Case("ui64", {"uint64"})
      .Case("f16", {"float16"})
      .Case("bf16", {"bfloat16", "uint16"})
      .Case("f32", {"float32"})
      .Case("f64", {"float64"})
      .Case("complex<f32>", {"complex64"})
      .Case("complex<f64>", {"complex128"})
      .Default({});
}

namespace {
/// A function of the module as a method.
struct Method {
  const Signature *signature;
  std::string name; // in Python
  Convention convention;
  bool hasWrapper;
};
} // namespace

/// How a memref argument crosses, in the words of bindgen_runtime.py.
static StringRef passing(const ValueType &type, Convention convention) {
  return type.isBareMemRef() ? "pointer" : convention == Convention::Wrapper ? "address" : "fields";
}

/// The object of bindgen_runtime.py that passes or reads a value.
static std::string kindOf(const Method &method, StringRef name, const ValueType &type, unsigned indexBits) {
  std::string head = formatv("(\"{0}\", \"{1}\", \"{2}\"", method.name, name, inText(type.mlir));
  if (isMemory(type)) {
    std::string elements;
    for (StringRef each : numpyTypes(type.elementMlir, indexBits))
      elements += ("\"" + each + "\", ").str();
    bool isUnranked = type.kind == TypeKind::Unranked;
    return formatv("_Memref{0}, ({1}), {2}, {3}, {4}, \"{5}\")", head, StringRef(elements).rtrim(' '),
                   isUnranked ? "None" : tuple(type.shape.sizes),
                   isUnranked || type.shape.isIdentity ? "None" : tuple(type.shape.strides),
                   isUnranked || type.shape.offset == MemRefShape::kAny ? "None" : std::to_string(type.shape.offset),
                   passing(type, method.convention));
  }
  switch (type.kind) {
  case TypeKind::Index:
    return "_Integer" + head + ", 0, True)";
  case TypeKind::Integer: {
    bool isSigned = type.extension == Extension::Sign || StringRef(type.mlir).starts_with("s");
    return formatv("_Integer{0}, {1}, {2})", head, type.width, type.isUnsigned ? "False" : isSigned ? "True" : "None");
  }
  case TypeKind::Float:
  case TypeKind::BFloat:
    return formatv("{0}{1}, {2})", type.width == 16 ? "_Half" : "_Float", head, type.width);
  default:
    return "_Address" + head + ")";
  }
}

static std::string resultName(const Signature &signature, size_t number) {
  return signature.results.size() == 1 ? "the result" : "result" + std::to_string(number);
}

/// Targets where a struct result, returned by value, is elsewhere than in C.
static std::vector<const Target *> lostOn(const Method &method) {
  Hazards hazards = collectHazards(*method.signature, method.convention);
  Hazards::iterator found = hazards.find(HazardKind::StructResult);
  return found == hazards.end() ? std::vector<const Target *>() : found->second;
}

static bool returnsStruct(const Method &method) {
  return hasStructResult(*method.signature) && method.convention != Convention::Wrapper;
}

/// "" or why Python cannot call the function.
static std::string problemOf(const Method &method, unsigned indexBits) {
  const Signature &signature = *method.signature;
  if (signature.bare && method.hasWrapper)
    return problemOfBareWrapper(signature);
  if (StringRef(signature.name).contains('\0'))
    return "its name has a byte 0";
  for (ArrayRef<ValueType> list : {ArrayRef<ValueType>(signature.arguments), ArrayRef<ValueType>(signature.results)})
    for (const ValueType &type : list) {
      if (isMemory(type) && numpyTypes(type.elementMlir, indexBits).empty())
        return "NumPy has no type for the elements of " + type.mlir;
      if (type.kind == TypeKind::Integer && type.width == 128)
        return "ctypes has no type for i128; pass it as two i64";
    }
  if (!returnsStruct(method))
    return "";
  std::string instead = insteadOfStruct(signature, method.hasWrapper);
  if (any_of(signature.results, [](const ValueType &type) { return type.isFloat() && type.width == 16; }))
    return "ctypes has no type for f16 and bf16 in a struct that is returned by value; " + instead;
  if (lostOn(method).size() == targets().size())
    return "its struct result is elsewhere in C on all targets (struct-result); " + instead;
  return "";
}

/// The name of the method, and in `why` what was wrong with that of the function.
static std::string pythonName(StringRef name, std::string &why) {
  std::string out = name.str();
  if (isWordOfPython(name)) {
    why = "its name is a word of Python";
    return out + "_";
  }
  if (!isIdentifier(name)) {
    why = "its name is no identifier of Python's letters, digits and '_'";
    for (char &c : out)
      c = isAlnum(c) ? c : '_';
    return isDigit((out + "_")[0]) ? "_" + out : out + (out.empty() ? "_" : "");
  }
  if (name.starts_with("__") || name.starts_with("_memref_cts")) {
    why = "its name is reserved in Python's classes, or in this text";
    return "f" + out;
  }
  return out;
}

namespace {
struct Chosen {
  std::vector<Method> methods;
  std::vector<std::string> provided; // by C, for the library
};
} // namespace

static Chosen choose(const ModuleSignatures &module, const BindgenOptions &options, Skips &skips) {
  Chosen chosen;
  // A function keeps its name before another one gets it.
  StringSet<> taken;
  std::string why;
  for (const Signature &signature : module.functions)
    if (signature.defined && pythonName(signature.name, why) == signature.name)
      taken.insert(signature.name);
  for (const Signature &signature : module.functions) {
    bool hasWrapper = signature.wrapperRequested || options.allWrappers;
    if (!signature.defined) {
      chosen.provided.push_back((signature.wrapperRequested ? "_mlir_ciface_" : "") + signature.name);
      continue;
    }
    why.clear();
    Method method = {&signature, pythonName(signature.name, why), conventionOf(signature, hasWrapper), hasWrapper};
    std::string problem = problemOf(method, module.indexBits);
    if (problem.empty() && !why.empty() && !taken.insert(method.name).second)
      problem = why + ", and " + method.name + " is that of another function";
    if (!problem.empty()) {
      skips.leftOut.push_back({signature.name, problem});
      continue;
    }
    if (!why.empty())
      skips.renamed.push_back({signature.name, why + ": it is " + method.name + " here"});
    chosen.methods.push_back(std::move(method));
  }
  skips.leftOut.insert(skips.leftOut.end(), module.skipped.begin(), module.skipped.end());
  return chosen;
}

/// What is passed and returned, as the table of the library has it.
static std::string tableOf(ArrayRef<Method> methods, unsigned indexBits) {
  std::string kinds, rows;
  for (const auto &[number, method] : enumerate(methods)) {
    const Signature &signature = *method.signature;
    std::string arguments, results;
    for (const auto &[i, type] : enumerate(signature.arguments)) {
      std::string name = formatv("_a{0}_{1}", number, i);
      kinds += name + " = " + kindOf(method, "argument arg" + std::to_string(i), type, indexBits) + "\n";
      arguments += name + ", ";
    }
    for (const auto &[i, type] : enumerate(signature.results))
      results += kindOf(method, resultName(signature, i), type, indexBits) + ", ";
    kinds += formatv("_r{0} = _Results([{1}], {2})\n", number, StringRef(results).rtrim(", "),
                     resultByPointer(signature, method.convention) ? "True" : "False");
    rows += formatv("    ({0}, [{1}], _r{2}),\n", literal(symbolName(signature, method.convention)),
                    StringRef(arguments).rtrim(", "), number);
  }
  return kinds + "_FUNCTIONS = [\n" + rows + "]\n";
}

static std::string parameters(const Signature &signature) {
  std::string text;
  for (size_t i = 0; i < signature.arguments.size(); ++i)
    text += ", arg" + std::to_string(i);
  return text;
}

/// What a reader of the method has to know.
static std::string docString(const Method &method) {
  const Signature &signature = *method.signature;
  std::string text = "        \"\"\"" + inText(signature.name + ": " + mlirType(signature)) + "\n\n        Calls " +
                     inText(symbolName(signature, method.convention)) + ": ";
  text += method.convention == Convention::Wrapper ? "the C wrapper, which takes addresses of descriptors."
          : method.convention == Convention::Bare  ? "a memref is a bare pointer."
                                                   : "a memref is the fields of its descriptor.";
  for (const auto &[number, type] : enumerate(signature.results))
    if (isMemory(type))
      text += "\n        If the function allocated the memory of " + resultName(signature, number) +
              ", the last array over it frees it." +
              (type.kind == TypeKind::Unranked ? " Its descriptor is freed at once." : "");
  if (returnsStruct(method))
    for (const Target *target : lostOn(method))
      text += formatv("\n        Not safe on {0} (struct-result): a NotImplementedError there.", target->name);
  return text + "\n        \"\"\"\n";
}

static std::string bodyOf(const Method &method, size_t number) {
  const Signature &signature = *method.signature;
  std::string text, passed, arrays;
  if (returnsStruct(method)) {
    std::string names;
    for (const Target *target : lostOn(method))
      names += formatv("\"{0}\", ", target->name);
    text += formatv("        _refuse_on(({0}), \"{1}\", \"{2}\")\n", StringRef(names).rtrim(' '), method.name,
                    inText(insteadOfStruct(signature, method.hasWrapper)));
  }
  bool byPointer = resultByPointer(signature, method.convention);
  bool readsMemory = any_of(signature.results, isMemory);
  if (byPointer)
    passed += "raw, ";
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    if (isMemory(type)) {
      text += formatv("        passed{0}, array{0} = _a{1}_{0}(arg{0})\n", i, number);
      passed += formatv("*passed{0}, ", i);
      arrays += formatv(", array{0}", i);
      continue;
    }
    text += formatv("        passed{0} = _a{1}_{0}(arg{0})\n", i, number);
    passed += formatv("passed{0}, ", i);
  }
  if (byPointer)
    text += formatv("        raw = _r{0}.struct()\n", number);
  std::string call = formatv("self._memref_cts[{0}]({1})", number, StringRef(passed).rtrim(", "));
  if (signature.results.empty())
    return text + "        " + call + "\n";
  text += byPointer ? "        " + call + "\n" : "        raw = " + call + "\n";
  return text + formatv("        return _r{0}.read(self, raw{1})\n", number, readsMemory ? arrays : "").str();
}

static std::string classOf(ArrayRef<Method> methods) {
  std::string text = "\n\nclass Module:\n    \"\"\"The functions of a library, as methods.\"\"\"\n\n"
                     "    def __init__(self, path, free=\"free\"):\n"
                     "        self._memref_cts = _bind(path, free, _FUNCTIONS)\n";
  for (const auto &[number, method] : enumerate(methods))
    text += "\n    def " + method.name + "(self" + parameters(*method.signature) + "):\n" + docString(method) +
            bodyOf(method, number);
  return text + "\n\ndef load(path, free=\"free\"):\n    \"\"\"The module of the library at `path`.\"\"\"\n"
                "    return Module(path, free)\n";
}

static std::string width(unsigned indexBits) {
  return indexBits ? "has " + std::to_string(indexBits) + " bits" : "is as wide as a pointer";
}

static std::string banner(const BindgenOptions &options) {
  return "# Made by memref-cts bindgen from " + inText(options.source) + "; changes will be lost.\n";
}

std::string memref_cts::abi_tests::bindPython(const ModuleSignatures &module, const BindgenOptions &options,
                                              Skips &skips) {
  Chosen chosen = choose(module, options, skips);
  skips.bound = chosen.methods.size();
  std::string text = banner(options) + "\"\"\"Functions of " + inText(options.source) +
                     ", lowered and compiled into a library. The index " + width(module.indexBits) + ".\n" + kHow;
  auto list = [&](StringRef title, ArrayRef<Skipped> functions) {
    for (const auto &[number, skipped] : enumerate(functions))
      text += (number ? "" : "\n" + title.str() + ":\n") + "* " + inText(skipped.name) + ": " + inText(skipped.reason) +
              "\n";
  };
  list("Left out", skips.leftOut);
  list("With another name", skips.renamed);
  for (const auto &[number, name] : enumerate(chosen.provided))
    text += (number ? "" : std::string("\nWhat the library needs, and C provides:\n")) + "* " + inText(name) + "\n";
  text += "\"\"\"\n_INDEX_BITS = " + std::to_string(module.indexBits) + "\n\n";
  StringRef runtime = kRuntime;
  text += runtime.substr(runtime.find("\nimport ") + 1);
  return text + "\n\n" + tableOf(chosen.methods, module.indexBits) + classOf(chosen.methods);
}

//===----------------------------------------------------------------------===//
// Stubs
//===----------------------------------------------------------------------===//

static std::string arrayType(const ValueType &type, unsigned indexBits) {
  std::string text;
  for (StringRef each : numpyTypes(type.elementMlir, indexBits))
    text += (text.empty() ? "" : " | ") + ("NDArray[" + (each == "bfloat16" ? "Any" : "numpy." + each.str()) + "]");
  return StringRef(text).starts_with("NDArray[numpy.bool]") ? "NDArray[numpy.bool_]" : text;
}

static std::string annotation(const ValueType &type, unsigned indexBits, bool isResult) {
  if (isMemory(type)) {
    std::string text = arrayType(type, indexBits);
    return isResult ? StringRef(text).split(" | ").first.str() : text + " | _Tensor";
  }
  switch (type.kind) {
  case TypeKind::Integer:
    return type.width == 1 ? "bool" : "int";
  case TypeKind::Index:
    return "int";
  case TypeKind::Float:
  case TypeKind::BFloat:
    return "float";
  default:
    return isResult ? "int | None" : "Any";
  }
}

std::string memref_cts::abi_tests::bindPythonStubs(const ModuleSignatures &module, const BindgenOptions &options) {
  Skips skips;
  std::string text = banner(options) + "import os\nfrom typing import Any, Callable, Protocol\n\nimport numpy\n"
                                       "from numpy.typing import NDArray\n\nclass _Tensor(Protocol):\n"
                                       "    def __dlpack__(self) -> object: ...\n\nclass Module:\n"
                                       "    def __init__(self, path: str | os.PathLike[str], "
                                       "free: str | Callable[[int], object] | None = ...) -> None: ...\n";
  for (const Method &method : choose(module, options, skips).methods) {
    const Signature &signature = *method.signature;
    SmallVector<std::string> results;
    for (const ValueType &type : signature.results)
      results.push_back(annotation(type, module.indexBits, true));
    text += "    def " + method.name + "(self";
    for (const auto &[i, type] : enumerate(signature.arguments))
      text += formatv(", arg{0}: {1}", i, annotation(type, module.indexBits, false));
    text += ") -> " +
            (results.empty()       ? "None"
             : results.size() == 1 ? results[0]
                                   : "tuple[" + join(results, ", ") + "]") +
            ": ...\n";
  }
  return text + "\ndef load(path: str | os.PathLike[str], free: str | Callable[[int], object] | None = ...) -> Module: "
                "...\n";
}
