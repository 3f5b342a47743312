//===-- ModelPrototype.cpp - the C side of the model ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C names, types and prototypes. Descriptors come from refrt/refrt_memref.h.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Model.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace llvm;
using namespace memref_cts::abi_tests;

/// A word for the element type that may stand inside of a C name.
static std::string elementWord(const ValueType *element) {
  if (!element)
    return "any";
  switch (element->kind) {
  case TypeKind::Integer:
    return (element->isUnsigned ? "ui" : "i") + std::to_string(element->width);
  case TypeKind::Index:
    return "index";
  case TypeKind::BFloat:
    return "bf16";
  default:
    return "f" + std::to_string(element->width);
  }
}

/// What elements are in memory. Odd widths have no C type: they are bytes to
/// the C side.
static std::string elementType(const ValueType *element) {
  if (!element)
    return "void";
  if (element->kind == TypeKind::Integer && !is_contained({1u, 8u, 16u, 32u, 64u, 128u}, element->width))
    return "void";
  return cType(*element);
}

static std::string indexType(unsigned width) { return width ? "int" + std::to_string(width) + "_t" : "intptr_t"; }

/// Two headers may have descriptors of the same elements and other indices.
static std::string indexSuffix(unsigned width) { return width ? "_index" + std::to_string(width) : ""; }

/// Whether refrt_memref.h has the unranked type of an index of that width.
static bool isUnrankedOfHeader(unsigned width) { return width == 0 || width == 32 || width == 64; }

static std::string unrankedType(unsigned width) {
  if (!isUnrankedOfHeader(width))
    return "memref_unranked" + indexSuffix(width);
  return "refrt_memref_unranked_" + (width ? "i" + std::to_string(width) : "word");
}

std::string memref_cts::abi_tests::cType(const ValueType &type) {
  switch (type.kind) {
  case TypeKind::Integer:
    if (type.width == 1)
      return type.isByte ? "uint8_t" : "bool";
    if (type.width == 128)
      return type.isUnsigned ? "unsigned __int128" : "__int128";
    return (type.isUnsigned ? "uint" : "int") + std::to_string(type.width) + "_t";
  case TypeKind::Index:
    return indexType(type.width);
  case TypeKind::Float:
    return type.width == 16 ? "_Float16" : type.width == 32 ? "float" : "double";
  case TypeKind::BFloat:
    return "__bf16";
  case TypeKind::Pointer:
    return "void *";
  case TypeKind::Unranked:
    return unrankedType(type.width);
  case TypeKind::Ranked:
    return "memref_" + std::to_string(type.rank) + "d_" + elementWord(type.element.get()) + indexSuffix(type.width);
  }
  llvm_unreachable("kind of type");
}

std::string memref_cts::abi_tests::cResultType(const Signature &signature) {
  if (signature.results.empty())
    return "void";
  return signature.results.size() == 1 ? cType(signature.results[0]) : signature.name + "_result";
}

std::string memref_cts::abi_tests::cDescriptorTypes(ArrayRef<Signature> signatures) {
  std::map<std::string, const ValueType *> types;
  for (const Signature &signature : signatures)
    for (ArrayRef<ValueType> list : {ArrayRef<ValueType>(signature.arguments), ArrayRef<ValueType>(signature.results)})
      for (const ValueType &type : list)
        if (type.isMemRef() && !(type.kind == TypeKind::Unranked && isUnrankedOfHeader(type.width)))
          types.emplace(cType(type), &type);
  std::string text;
  for (const auto &[name, type] : types) {
    std::string guard = "MEMREF_CTS_" + StringRef(name).upper();
    text += "#ifndef " + guard + "\n#define " + guard + "\n";
    if (type->kind == TypeKind::Unranked) {
      text += "typedef struct {\n  " + indexType(type->width) + " rank;\n  void *descriptor;\n} " + name + ";\n";
    } else {
      std::string rank = std::to_string(type->rank);
      std::string index = indexType(type->width);
      text += "typedef " + std::string(type->width ? "REFRT_MEMREF_OF(" : "REFRT_MEMREF(") +
              elementType(type->element.get()) + ", " + rank + (type->width ? ", " + index : "") + ") " + name + ";\n";
      text += std::string(type->rank ? "REFRT_MEMREF_CHECK(" : "REFRT_MEMREF_CHECK_HEAD(") + name + ", " + rank + ", " +
              index + ");\n";
    }
    text += "#endif\n";
  }
  return text;
}

/// A declaration of `name` with the type.
static std::string declare(const Signature &signature, const ValueType &type, const std::string &name) {
  if (signature.bare && type.isBareMemRef())
    return elementType(type.element.get()) + " *" + name;
  if (type.kind != TypeKind::Pointer || !type.callee) {
    std::string text = cType(type);
    return text + (text.back() == '*' ? "" : " ") + name;
  }
  SmallVector<std::string> parameters;
  for (const CParameter &parameter : cParameters(*type.callee, Convention::Default))
    parameters.push_back(parameter.type);
  return cResultType(*type.callee) + " (*" + name + ")(" + (parameters.empty() ? "void" : join(parameters, ", ")) + ")";
}

std::string memref_cts::abi_tests::cResultStruct(const Signature &signature) {
  if (signature.results.size() < 2)
    return "";
  std::string name = cResultType(signature);
  std::string text = "typedef struct " + name + " {\n";
  for (const auto &[number, type] : enumerate(signature.results))
    text += "  " + declare(signature, type, "result" + std::to_string(number)) + ";\n";
  return text + "} " + name + ";\n";
}

std::vector<CParameter> memref_cts::abi_tests::cParameters(const Signature &signature, Convention convention) {
  std::vector<CParameter> parameters;
  auto add = [&](std::string type, std::string name, int argument, std::string path, std::string declaration = "") {
    if (declaration.empty())
      declaration = type + (type.back() == '*' ? "" : " ") + name;
    parameters.push_back({std::move(type), std::move(name), argument, std::move(path), std::move(declaration)});
  };
  if (resultByPointer(signature, convention))
    add(cResultType(signature) + " *", "result", -1, "");
  for (const auto &[number, type] : enumerate(signature.arguments)) {
    std::string name = "arg" + std::to_string(number);
    int position = static_cast<int>(number);
    if (!type.isMemRef()) {
      add(cType(type), name, position, "", declare(signature, type, name));
      continue;
    }
    if (convention == Convention::Wrapper) {
      add(cType(type) + " *", name, position, "");
      continue;
    }
    for (const LeafType &leaf : leavesOf(type)) {
      std::string leafType = cType(leaf.type);
      if (type.kind == TypeKind::Ranked && leaf.type.kind == TypeKind::Pointer)
        leafType = elementType(type.element.get()) + " *";
      // The names of REFRT_MEMREF_FIELDS_1: "sizes[0]" is size0.
      auto [suffix, index] = StringRef(leaf.path).split('[');
      if (!index.empty())
        suffix = suffix.drop_back();
      add(leafType, (name + "_" + suffix + index.take_until([](char c) { return c == ']'; })).str(), position,
          leaf.path);
    }
  }
  return parameters;
}

std::string memref_cts::abi_tests::cPrototype(const Signature &signature, Convention convention) {
  SmallVector<std::string> parameters;
  for (const CParameter &parameter : cParameters(signature, convention))
    parameters.push_back(parameter.declaration);
  std::string result = resultByPointer(signature, convention) ? "void" : cResultType(signature);
  if (signature.bare && signature.results.size() == 1 && signature.results[0].isBareMemRef())
    result = elementType(signature.results[0].element.get()) + " *";
  return result + (result.back() == '*' ? "" : " ") + symbolName(signature, convention) + "(" +
         (parameters.empty() ? "void" : join(parameters, ", ")) + ")";
}
