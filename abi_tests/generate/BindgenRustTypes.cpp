//===-- BindgenRustTypes.cpp - types and targets in Rust -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See BindgenRust.h.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/generate/BindgenRust.h"

#include "abi_tests/generate/BindgenParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

/// Text that may stand in a comment of one line, or in a literal.
std::string rust::inText(StringRef text) {
  std::string out;
  for (char c : text)
    out += c == '"' ? '\'' : !isPrint(c) || c == '\\' ? ' ' : c;
  return out;
}

/// The type of elements, with `path` before the names that the text defines. "": it has none.
std::string rust::elementType(StringRef element, StringRef path) {
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

bool rust::isHalf(const ValueType &type) { return type.isFloat() && type.width == 16; }

/// An integer of up to 32 bits. A lowered function, or caller, defines no more of its register.
bool rust::isNarrow(const ValueType &type) {
  return (type.kind == TypeKind::Integer || type.kind == TypeKind::Index) && type.width != 0 && type.width <= 32;
}

static std::string integerType(const ValueType &type) {
  bool isUnsigned = type.isUnsigned || StringRef(type.mlir).starts_with("ui");
  return type.width == 1 ? "bool" : (isUnsigned ? "u" : "i") + std::to_string(type.width);
}

/// `extern "C" fn(isize) -> i8`: lowered code calls it. Its narrow arguments come with other bits above them.
std::string rust::functionType(const Signature &callee) {
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
std::string rust::scalarType(const ValueType &type, StringRef path) {
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

std::string rust::descriptorType(const ValueType &type, StringRef path) {
  std::string element = elementType(type.elementMlir, path);
  if (type.kind == TypeKind::Unranked)
    return path.str() + "Unranked";
  return type.isBareMemRef() ? "*mut " + element
                             : path.str() + "Descriptor<" + element + ", " + std::to_string(type.rank) + ">";
}

std::string rust::rankOf(const ValueType &type) { return std::to_string(type.shape.sizes.size()); }

static Triple tripleOf(const Target &target) { return Triple(Triple::normalize(target.triple)); }

/// The targets on which the function can be called under the convention: all, or those that the text has to name.
std::optional<std::vector<const Target *>> rust::namedTargets(const Signature &signature, Convention convention) {
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
std::string rust::cfgOf(const Target &target) {
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
std::string rust::cfgOf(const Signature &signature, Convention convention, StringRef indent) {
  std::optional<std::vector<const Target *>> named = namedTargets(signature, convention);
  if (!named)
    return "";
  std::string list;
  for (const Target *target : *named)
    if (std::string one = cfgOf(*target); !one.empty())
      list += ("\n" + indent + "    ").str() + one + ",";
  return (indent + "#[cfg(any(" + list + (list.empty() ? "" : "\n" + indent) + "))]\n").str();
}
