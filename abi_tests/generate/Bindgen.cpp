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

#include "abi_tests/generate/BindgenFrontDoor.h"
#include "abi_tests/generate/BindgenParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TargetParser/Triple.h"

#include <map>
#include <optional>
#include <set>

using namespace llvm;
using namespace memref_cts::abi_tests;

static const StringSet<> &wordsOfLanguages() {
  // clang-format off
  static const StringSet<> words = {
      "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch",
      "char", "char16_t", "char32_t", "char8_t", "class", "co_await", "co_return", "co_yield", "compl",
      "concept", "const", "const_cast", "consteval", "constexpr", "constinit", "continue", "decltype",
      "default", "delete", "do", "double", "dynamic_cast", "else", "enum", "explicit", "export", "extern",
      "false", "float", "for", "friend", "goto", "if", "inline", "int", "long", "main", "mutable", "namespace",
      "new", "noexcept", "not", "not_eq", "nullptr", "operator", "or", "or_eq", "private", "protected",
      "public", "register", "reinterpret_cast", "requires", "restrict", "return", "short", "signed", "sizeof",
      "static", "static_assert", "static_cast", "struct", "switch", "template", "this", "thread_local", "throw",
      "true", "try", "typedef", "typeid", "typename", "typeof", "typeof_unqual", "union", "unsigned", "using",
      "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq"};
  // clang-format on
  return words;
}

/// What the included headers and, in GNU's dialects, the compiler itself define.
static bool isOfHeaders(StringRef name) {
  // clang-format off
  static const StringSet<> defined = {
      "NULL", "basename", "bcmp", "bcopy", "bzero", "ffs", "ffsl", "ffsll", "i386", "index", "linux",
      "locale_t", "max_align_t", "memccpy", "memchr", "memcmp", "memcpy", "memfrob", "memmem", "memmove",
      "mempcpy", "memrchr", "memset", "nullptr_t", "offsetof", "ptrdiff_t", "rawmemchr", "rindex", "size_t",
      "std", "stpcpy", "stpncpy", "strcasecmp", "strcasestr", "strcat", "strchr", "strchrnul", "strcmp",
      "strcoll", "strcpy", "strcspn", "strdup", "strdupa", "strerror", "strfry", "strlcat", "strlcpy", "strlen",
      "strncasecmp", "strncat", "strncmp", "strncpy", "strndup", "strndupa", "strnlen", "strpbrk", "strrchr",
      "strsep", "strsignal", "strspn", "strstr", "strtok", "strtok_r", "strverscmp", "strxfrm", "unix"};
  // clang-format on
  if (defined.contains(name) || name.starts_with("REFRT_") || name.starts_with("MEMREF_CTS_") || name == "refrt" ||
      name.starts_with("refrt_"))
    return true;
  // <stdint.h> has types int..._t, uint..._t, and macros of their ranges.
  if ((name.starts_with("int") || name.starts_with("uint")) && name.ends_with("_t"))
    return true;
  return any_of(
      ArrayRef<StringRef>{"INT", "UINT", "PTRDIFF", "SIZE", "WCHAR", "WINT", "SIG_ATOMIC"}, [&](StringRef head) {
        return name.starts_with(head) && (name.ends_with("_MIN") || name.ends_with("_MAX") || name.ends_with("_C"));
      });
}

/// "" or why a C program cannot say the name.
static std::string nameProblem(StringRef name) {
  if (!isIdentifier(name))
    return "its name is no C identifier";
  if (wordsOfLanguages().contains(name))
    return "its name is a word of C or C++";
  if (name.size() > 1 && name[0] == '_' && (name[1] == '_' || isUpper(name[1])))
    return "its name is reserved in C";
  return isOfHeaders(name) ? "its name has a meaning in the headers that this one includes" : "";
}

std::string memref_cts::abi_tests::guardProblem(StringRef guard) {
  if (guard.starts_with("MEMREF_CTS_BINDINGS_") && isIdentifier(guard))
    return "";
  if (!isIdentifier(guard))
    return "is no C identifier";
  return wordsOfLanguages().contains(guard) ? "is a word of C or C++"
         : isOfHeaders(guard)               ? "has a meaning in the headers that the header includes"
                                            : "";
}

/// Text that may stand in a comment of one line.
static std::string inComment(StringRef text) {
  std::string out;
  for (char c : text) {
    bool isMark = !out.empty() && ((c == '/' && out.back() == '*') || (c == '*' && out.back() == '/'));
    out += isMark || !isPrint(c) || c == '\\' ? ' ' : c;
  }
  return out;
}

//===----------------------------------------------------------------------===//
// Types that not every C compiler has
//===----------------------------------------------------------------------===//

/// For headers with such types. Whoever knows better defines the macros. A compiler that has _Float16 has its
/// number of digits as a macro; g++ before 13 has the macro, and the type with SSE2 alone.
static const char *const kHaveTypes = R"(
#ifndef MEMREF_CTS_HAVE_I128
#ifdef __SIZEOF_INT128__
#define MEMREF_CTS_HAVE_I128 1
#else
#define MEMREF_CTS_HAVE_I128 0
#endif
#endif
#ifndef MEMREF_CTS_HAVE_F16
#if defined(__FLT16_MANT_DIG__) && \
    !(defined(__cplusplus) && !defined(__clang__) && !defined(__SSE2__) && __GNUC__ < 13)
#define MEMREF_CTS_HAVE_F16 1
#else
#define MEMREF_CTS_HAVE_F16 0
#endif
#endif
#ifndef MEMREF_CTS_HAVE_BF16
#if defined(__clang__) ? __clang_major__ >= 17 && (defined(__SSE2__) || defined(__aarch64__)) \
    : (__GNUC__ >= 13 && defined(__SSE2__)) || (__GNUC__ >= 12 && defined(__aarch64__))
#define MEMREF_CTS_HAVE_BF16 1
#else
#define MEMREF_CTS_HAVE_BF16 0
#endif
#endif
)";

/// The macro that says whether a compiler has the type or element type, or "".
static std::string conditionOf(const ValueType &type) {
  if (type.element)
    return conditionOf(*type.element);
  if (type.kind == TypeKind::BFloat)
    return "MEMREF_CTS_HAVE_BF16";
  if (type.kind == TypeKind::Float && type.width == 16)
    return "MEMREF_CTS_HAVE_F16";
  return type.kind == TypeKind::Integer && type.width == 128 ? "MEMREF_CTS_HAVE_I128" : "";
}

static void addConditions(const Signature &signature, std::set<std::string> &conditions) {
  for (ArrayRef<ValueType> list : {ArrayRef<ValueType>(signature.arguments), ArrayRef<ValueType>(signature.results)})
    for (const ValueType &type : list) {
      if (std::string condition = conditionOf(type); !condition.empty())
        conditions.insert(condition);
      if (type.callee)
        addConditions(*type.callee, conditions);
    }
}

/// "" or what must hold for a C compiler to have all types of the signature.
static std::string conditionOf(const Signature &signature) {
  std::set<std::string> conditions;
  addConditions(signature, conditions);
  return join(conditions, " && ");
}

//===----------------------------------------------------------------------===//
// i1
//===----------------------------------------------------------------------===//

/// Spells the i1 among `types` as bytes, and adds their names.
static void spellBytes(std::vector<ValueType> &types, StringRef prefix, std::vector<std::string> &names) {
  for (auto [number, type] : enumerate(types))
    if (type.kind == TypeKind::Integer && type.width == 1 && type.extension != Extension::Zero) {
      type.isByte = true;
      names.push_back(prefix == "result" && types.size() == 1 ? "the result" : (prefix + Twine(number)).str());
    }
}

/// The signature for C, which trusts a bool to be 0 or 1. Lowered code defines bit 0 alone. So results of lowered code
/// and arguments of what C provides are bytes. Both are of a pointer, whose function may be on either side. `names`: of
/// these.
static Signature withBytes(Signature signature, std::vector<std::string> &names) {
  if (signature.defined)
    spellBytes(signature.results, "result", names);
  else
    spellBytes(signature.arguments, "arg", names);
  for (auto [number, type] : enumerate(signature.arguments)) {
    if (!type.callee)
      continue;
    Signature callee = *type.callee;
    std::vector<std::string> ofCallee;
    spellBytes(callee.arguments, "arg", ofCallee);
    spellBytes(callee.results, "result", ofCallee);
    for (const std::string &name : ofCallee)
      names.push_back(name + " of *arg" + std::to_string(number));
    type.callee = std::make_shared<const Signature>(std::move(callee));
  }
  return signature;
}

static std::string bytesComment(ArrayRef<std::string> names) {
  if (names.empty())
    return "";
  return "/* An i1 is a byte here, of which only bit 0 is defined: read " + join(names, ", ") + " with & 1. */\n";
}

/// The descriptor types of all functions, those that need something behind it.
static std::string descriptorTypes(ArrayRef<Signature> signatures) {
  std::map<std::string, Signature> byCondition;
  for (const Signature &signature : signatures)
    for (ArrayRef<ValueType> list : {ArrayRef<ValueType>(signature.arguments), ArrayRef<ValueType>(signature.results)})
      for (const ValueType &type : list)
        if (type.isMemRef())
          byCondition[conditionOf(type)].arguments.push_back(type);
  std::string text;
  for (const auto &[condition, types] : byCondition) {
    std::string some = cDescriptorTypes(types);
    text += condition.empty() ? some : "#if " + condition + "\n" + some + "#endif\n";
  }
  return text;
}

static std::string comment(const Hazards &hazards, const Signature &signature, bool hasWrapper) {
  std::string text;
  for (const auto &[kind, list] : hazards) {
    SmallVector<StringRef> names;
    for (const Target *target : list)
      names.push_back(target->name);
    text += formatv("/* Not safe on {0} ({1}): {2}. Instead: {3}. */\n", join(names, ", "), name(kind), explain(kind),
                    kind == HazardKind::StructResult ? insteadOfStruct(signature, hasWrapper) : remedy(kind));
  }
  return text;
}

static std::string assertions(const Signature &signature) {
  std::string type = cResultType(signature), text;
  for (const auto &[number, target] : enumerate(targets())) {
    memref_cts::abi_tests::StructLayout layout = layoutOf(signature.results, target);
    text += formatv("#{0} defined({1})\n", number ? "elif" : "if", target.macro);
    text += formatv("REFRT_MEMREF_ASSERT(sizeof({0}) == {1}, \"size of {0}\");\n", type, layout.extent.size);
    for (const auto &[i, offset] : enumerate(layout.offsets))
      text +=
          formatv("REFRT_MEMREF_ASSERT(offsetof({0}, result{1}) == {2}, \"place of result {1}\");\n", type, i, offset);
  }
  return text + "#endif\n";
}

/// Where a call through the prototype cannot work, as a condition of the preprocessor; "": nowhere.
static std::string whereLost(const Hazards &hazards) {
  SmallVector<std::string> where;
  for (const auto &[kind, list] : hazards)
    for (const Target *target : list) {
      std::string macro = std::string("defined(") + target->macro + ")";
      if (kind == HazardKind::StructResult)
        where.push_back(macro);
      if (kind == HazardKind::OldI128)
        where.push_back("(" + macro + " && defined(__clang__) && __clang_major__ < 18)");
    }
  return join(where, " || ");
}

/// `label`: the name of the symbol, where C cannot say it; else "".
static std::string declareOne(const Signature &signature, Convention convention, bool hasWrapper, StringRef label) {
  Hazards hazards = collectHazards(signature, convention);
  std::string text = comment(hazards, signature, hasWrapper);
  std::string declared = cPrototype(signature, convention);
  if (!label.empty())
    declared += (" __asm__(\"" + label + "\")").str();
  std::string lost = whereLost(hazards);
  if (lost.empty())
    return text + declared + ";\n";
  text += "/* There it is declared only for those who define MEMREF_CTS_UNSAFE_PROTOTYPES. */\n";
  text += "#if !(" + lost + ") || defined(MEMREF_CTS_UNSAFE_PROTOTYPES)\n" + declared + ";\n";
  // A call says what to do. What C provides is only absent, so that it can be defined all the same.
  if (signature.defined) {
    bool isStruct = hazards.count(HazardKind::StructResult);
    HazardKind kind = isStruct ? HazardKind::StructResult : HazardKind::OldI128;
    text += "#else\n" + declared + "\n  MEMREF_CTS_UNAVAILABLE(\"not safe here (" + name(kind) +
            "): " + (isStruct ? insteadOfStruct(signature, hasWrapper) : remedy(kind)) + "\");\n";
  }
  return text + "#endif\n";
}

/// Who frees the memory behind results (LIFE-01 to LIFE-11, CIFACE-26).
static std::string ownership(const Signature &signature) {
  std::string text;
  for (const auto &[number, type] : enumerate(signature.results)) {
    bool isBare = type.isBareMemRef();
    if (!type.isMemRef() && !isBare)
      continue;
    std::string result = signature.results.size() > 1 ? "result" + std::to_string(number) : "the result";
    bool isUnranked = type.kind == TypeKind::Unranked;
    std::string copy = isUnranked ? "`descriptor` of " + result : "";
    std::string memory = isBare ? "it" : isUnranked ? "`allocated` of its descriptor" : "`allocated`, never `aligned`";
    // The one who calls frees, and by these functions: so the one who is called allocates by theirs.
    if (signature.defined)
      text += "/* If the function allocated the memory of " + result + ", the caller frees " + memory +
              "\n * with free (use-generic-functions: _mlir_memref_to_llvm_free). Memory of an argument or a global is "
              "not freed." +
              (isUnranked ? "\n * Then the caller frees " + copy + " in the same way: it is always a copy." : "") +
              " */\n";
    else
      text +=
          "/* If the C function allocates the memory of " + result +
          ", then with malloc\n * (use-generic-functions: _mlir_memref_to_llvm_alloc): the lowered code may free it." +
          (isUnranked ? "\n * It always allocates " + copy + " so: the lowered code frees it." : "") + " */\n";
  }
  return text;
}

/// Names of the types that the header defines, and what they are.
static StringMap<std::string> namesOfTypes(ArrayRef<Signature> functions) {
  StringMap<std::string> names;
  for (const Signature &signature : functions) {
    for (ArrayRef<ValueType> list : {ArrayRef<ValueType>(signature.arguments), ArrayRef<ValueType>(signature.results)})
      for (const ValueType &type : list)
        if (type.isMemRef())
          names[cType(type)] = "a descriptor type";
    if (signature.results.size() > 1)
      names[cResultType(signature)] = "the results of " + signature.name;
  }
  return names;
}

/// Its headers may declare the name otherwise, and its own calls may end here.
static bool isOfCLibrary(StringRef name) {
  static const TargetLibraryInfoImpl library{Triple("x86_64-unknown-linux-gnu")};
  static const StringSet<> macros = {"I",       "M_PI",    "NAN",      "INFINITY", "HUGE_VAL", "assert",
                                     "complex", "errno",   "isfinite", "isinf",    "isnan",    "imaginary",
                                     "setjmp",  "signbit", "stderr",   "stdin",    "stdout",   "va_arg"};
  LibFunc function;
  return library.getLibFunc(name, function) || macros.contains(name);
}

/// Why a function may be missing, for whoever looks for it in the header.
static std::string whereItIs(StringRef condition) {
  return ("/* Declared only where the compiler has the types: if " + condition + ", as set above. */\n").str();
}

static const char *const kUnavailable = R"(
#ifndef MEMREF_CTS_UNAVAILABLE
#if defined(__clang__) || __GNUC__ >= 12
#define MEMREF_CTS_UNAVAILABLE(why) __attribute__((unavailable(why)))
#else
#define MEMREF_CTS_UNAVAILABLE(why) __attribute__((error(why)))
#endif
#endif
#ifndef MEMREF_CTS_ANY
#ifdef __cplusplus
#define MEMREF_CTS_ANY ...
#else
#define MEMREF_CTS_ANY void
#endif
#endif
)";

/// A machine whose rules the model does not know gets prototypes that nothing vouches for.
static std::string warnOfOtherTargets() {
  SmallVector<std::string> macros, names;
  for (const Target &target : targets()) {
    macros.push_back(std::string("defined(") + target.macro + ")");
    names.push_back(target.name);
  }
  return "\n#if (!(" + join(macros, " || ") +
         ") || defined(_WIN32)) && \\\n    !defined(MEMREF_CTS_OTHER_TARGET)\n"
         "#warning \"no prototype is known to be safe here: bindgen knows Linux on " +
         join(names, ", ") + "; define MEMREF_CTS_OTHER_TARGET to silence this\"\n#endif\n";
}

namespace {
/// A function of the header.
struct Declared {
  Signature signature;
  bool isWrapperAlone = false; // C cannot say the name of the function itself
  std::string label;           // the symbol of the wrapper, where C cannot say that
};
} // namespace

/// A function whose name C cannot say may have a wrapper whose name it can, or could with other letters.
static std::optional<Declared> declareWrapperAlone(const Signature &signature, const StringMap<std::string> &taken) {
  Declared declared = {signature, true, ""};
  if (!all_of(signature.name, [](char c) { return isAlnum(c) || c == '_' || c == '.' || c == '-' || c == '$'; }))
    return std::nullopt;
  for (char &c : declared.signature.name)
    c = isAlnum(c) ? c : '_';
  if (declared.signature.name == signature.name)
    return declared;
  declared.label = "_mlir_ciface_" + signature.name;
  for (const std::string &name :
       {declared.signature.name, "_mlir_ciface_" + declared.signature.name, declared.signature.name + "_result"})
    if (taken.contains(name))
      return std::nullopt;
  return declared;
}

/// Functions that can be declared; the others go to `leftOut`.
static std::vector<Declared> choose(const ModuleSignatures &module, bool allWrappers, std::vector<Skipped> &leftOut) {
  std::vector<Declared> good;
  StringMap<std::string> taken = namesOfTypes(module.functions);
  auto hasWrapper = [&](const Signature &signature) { return signature.wrapperRequested || allWrappers; };
  for (const Signature &signature : module.functions)
    if (hasWrapper(signature))
      taken["_mlir_ciface_" + signature.name] = "the wrapper of " + signature.name;
  StringMap<std::string> all = taken;
  for (const Signature &signature : module.functions)
    all[signature.name] = "another function";
  for (const Signature &signature : module.functions) {
    std::string problem = nameProblem(signature.name);
    if (StringMap<std::string>::iterator other = taken.find(signature.name); problem.empty() && other != taken.end())
      problem = "its name is that of " + other->second;
    bool isBareAndWrapped = signature.bare && hasWrapper(signature);
    if (isBareAndWrapped)
      problem = problemOfBareWrapper(signature);
    if (problem.empty()) {
      good.push_back({signature, false, ""});
      continue;
    }
    if (hasWrapper(signature) && !isBareAndWrapped)
      if (std::optional<Declared> wrapper = declareWrapperAlone(signature, all)) {
        all[wrapper->signature.name] = "another function";
        all["_mlir_ciface_" + wrapper->signature.name] = "the wrapper of " + signature.name;
        problem += "; only its wrapper is declared, as _mlir_ciface_" + wrapper->signature.name;
        good.push_back(std::move(*wrapper));
      }
    leftOut.push_back({signature.name, problem});
  }
  leftOut.insert(leftOut.end(), module.skipped.begin(), module.skipped.end());
  return good;
}

/// What stands for the prototypes of a function whose types a compiler lacks: a call is an error that says why.
static std::string declareWithoutTypes(const Declared &declared, bool hasWrapper, StringRef condition) {
  std::string text = "#else\n";
  auto add = [&](const std::string &name) {
    text += "void " + name + "(MEMREF_CTS_ANY) MEMREF_CTS_UNAVAILABLE(\"its types need " + condition.str() + "\");\n";
  };
  if (!declared.isWrapperAlone)
    add(declared.signature.name);
  if (hasWrapper)
    add("_mlir_ciface_" + declared.signature.name);
  return text;
}

/// The front door of a function, on the targets where its prototype is safe.
static std::string frontDoorOf(const Signature &signature, bool hasWrapper, const StringSet<> &names) {
  Convention convention = conventionOf(signature, hasWrapper);
  std::string text = frontDoor(signature, convention), lost = whereLost(collectHazards(signature, convention));
  if (!text.empty() && names.contains(signature.name + "_checked"))
    return "/* It has no front door: " + signature.name + "_checked is another function. */\n";
  return text.empty() || lost.empty() ? text : "#if !(" + lost + ")\n" + text + "#endif\n";
}

/// All of one function: comments, the struct of its results, prototypes.
static std::string declareFunction(const Declared &declared, const BindgenOptions &options, const StringSet<> &names) {
  std::vector<std::string> bytes;
  const Signature signature = withBytes(declared.signature, bytes);
  std::string text = "\n/* " + signature.name + ": " + inComment(mlirType(signature)) +
                     (signature.defined ? "" : "\n * To be provided by C. Its caller is the lowered code.") + " */\n";
  if (isOfCLibrary(signature.name) && !declared.isWrapperAlone)
    text += "/* WARNING: the C library has a function or a macro of this name. The declaration conflicts with its "
            "headers,\n"
            " * and a program may call one for the other. */\n";
  std::string condition = conditionOf(signature);
  if (!condition.empty())
    text += whereItIs(condition) + "#if " + condition + "\n";
  text += bytesComment(bytes);
  std::string result = cResultStruct(signature);
  if (!result.empty())
    text += result + assertions(signature);
  text += ownership(signature);
  // With a wrapper request the lowered code calls the wrapper of what C provides.
  bool hasWrapper = signature.wrapperRequested || options.allWrappers;
  if ((signature.defined || !signature.wrapperRequested) && !declared.isWrapperAlone)
    text += declareOne(signature, signature.bare ? Convention::Bare : Convention::Default, hasWrapper, "");
  if (hasWrapper)
    text += declareOne(signature, Convention::Wrapper, hasWrapper, declared.label);
  if (options.checks)
    text += frontDoorOf(signature, hasWrapper, names);
  if (condition.empty())
    return text;
  // What C provides is only absent, so that it can be defined all the same.
  return text + (signature.defined ? declareWithoutTypes(declared, hasWrapper, condition) : "") + "#endif\n";
}

std::string memref_cts::abi_tests::bindC(const ModuleSignatures &module, const BindgenOptions &options, Skips &skips) {
  std::string text =
      "/* Made by memref-cts bindgen from " + inComment(options.source) +
      "; changes will be lost.\n"
      " * The index " +
      (module.indexBits ? "has " + std::to_string(module.indexBits) + " bits" : "is as wide as a pointer") + ". */\n";
  text += "#ifndef " + options.guard + "\n#define " + options.guard +
          "\n\n#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n\n"
          "#include \"refrt/refrt_memref.h\"\n";
  if (options.checks)
    text += "#include \"refrt/refrt_memref_check.h\"\n" + frontDoorSupport();
  std::vector<Declared> good = choose(module, options.allWrappers, skips.leftOut);
  skips.bound = good.size();
  std::string left, functions;
  for (const Skipped &skipped : skips.leftOut)
    left += "/* " + inComment(skipped.name) + ": left out, " + inComment(skipped.reason) + " */\n";
  std::vector<Signature> signatures;
  StringSet<> names;
  for (const Signature &signature : module.functions)
    names.insert(signature.name);
  for (const Declared &declared : good) {
    signatures.push_back(declared.signature);
    functions += declareFunction(declared, options, names);
  }
  if (!good.empty())
    text += warnOfOtherTargets();
  if (any_of(signatures, [](const Signature &signature) { return !conditionOf(signature).empty(); }))
    text += kHaveTypes;
  if (StringRef(functions).contains("MEMREF_CTS_UNAVAILABLE("))
    text += kUnavailable;
  text += "\n" + descriptorTypes(signatures) + "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n" + functions;
  if (!left.empty())
    text += "\n" + left;
  return text + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif /* " + options.guard + " */\n";
}
