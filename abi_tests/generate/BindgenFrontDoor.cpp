//===-- BindgenFrontDoor.cpp - calls that check their memrefs --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a header: an inline function for each lowered one that holds each descriptor against
// its type, with refrt_memref_check.h, and then calls. Clauses: those of the model;
// DESC-RANKED-03, 04, 05, 07, 08, 09, 19.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/generate/BindgenFrontDoor.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

std::string memref_cts::abi_tests::frontDoorSupport() {
  return R"(
/* Front doors check each memref argument, and then call. Define MEMREF_CTS_WRONG(text) for something else than the
 * end of the program. With NDEBUG they only call. */
#ifndef MEMREF_CTS_FRONT_DOORS
#define MEMREF_CTS_FRONT_DOORS
#include <stdio.h>
#include <stdlib.h>
#ifndef MEMREF_CTS_WRONG
#define MEMREF_CTS_WRONG(text) (fprintf(stderr, "%s\n", text), abort())
#endif
#ifdef __cplusplus
#define MEMREF_CTS_ALIGNMENT(type) alignof(type)
#else
#define MEMREF_CTS_ALIGNMENT(type) _Alignof(type)
#endif
static inline void memref_cts_check(const refrt_view *view, const refrt_memref_type *type, const char *what) {
  const refrt_memref_problem problem = refrt_memref_check(view, type, NULL, 0);
  char text[256];
  size_t used;
  if (problem.fault == REFRT_MEMREF_FAULT_NONE)
    return;
  used = refrt_memref_put(text, sizeof text, 0, what);
  refrt_memref_problem_text(&problem, text + used, sizeof text - used);
  MEMREF_CTS_WRONG(text);
}
#endif
)";
}

/// Of a literal of C, short enough for the text in front of a problem.
static std::string literal(StringRef text) {
  constexpr size_t kMost = 120;
  std::string out;
  for (char c : text.take_front(kMost))
    out += c == '?' ? "\\?" : std::string(1, !isPrint(c) || c == '"' || c == '\\' ? '_' : c); // "??" may be a trigraph
  return "\"" + out + (text.size() > kMost ? "..." : "") + ": \"";
}

static std::string number(int64_t value) {
  return value == MemRefShape::kAny ? "REFRT_MEMREF_ANY" : "INT64_C(" + std::to_string(value) + ")";
}

/// "{2, {REFRT_MEMREF_ANY, 4}, {REFRT_MEMREF_ROW_MAJOR, 1}, 0, sizeof(float), alignment}" (refrt_memref_type).
static std::string typeOf(const ValueType &type, StringRef element) {
  std::string sizes, strides;
  for (unsigned d = 0; d < type.rank; ++d) {
    sizes += (d ? ", " : "") + number(type.shape.sizes[d]);
    strides += (d ? ", " : "") + (type.shape.isIdentity ? "REFRT_MEMREF_ROW_MAJOR" : number(type.shape.strides[d]));
  }
  if (type.rank == 0)
    sizes = strides = "0";
  return formatv("{{{0}, {{{1}}, {{{2}}, {3}, sizeof({4}), MEMREF_CTS_ALIGNMENT({4})}", type.rank, sizes, strides,
                 number(type.shape.offset), element)
      .str();
}

/// A descriptor that refrt_memref_view reads.
static bool isChecked(const ValueType &type) {
  return type.kind == TypeKind::Ranked && type.width != 16 && type.element;
}

/// The fields of a descriptor, as the default convention passes them.
static void unpack(const ValueType &type, StringRef name, std::vector<std::string> &values) {
  for (StringRef field : {"allocated", "aligned", "offset"})
    values.push_back((name + "->" + field).str());
  for (StringRef list : {"sizes", "strides"})
    for (unsigned d = 0; d < type.rank; ++d)
      values.push_back((name + "->" + list + "[" + Twine(d) + "]").str());
}

std::string memref_cts::abi_tests::frontDoor(const Signature &signature, Convention convention) {
  if (!signature.defined || convention == Convention::Bare || none_of(signature.arguments, isChecked))
    return "";
  std::vector<std::string> parameters, values;
  std::string checks;
  std::vector<CParameter> ofC = cParameters(signature, convention);
  for (const CParameter &parameter : ofC)
    if (parameter.argument < 0) {
      parameters.push_back(parameter.declaration);
      values.push_back(parameter.name);
    }
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    std::string name = "arg" + std::to_string(i);
    bool isUnpacked = convention == Convention::Default && type.isMemRef();
    if (isUnpacked && type.kind == TypeKind::Ranked) {
      parameters.push_back("const " + cType(type) + " *" + name);
      unpack(type, name, values);
    } else {
      for (const CParameter &parameter : ofC)
        if (parameter.argument == static_cast<int>(i)) {
          parameters.push_back(parameter.declaration);
          values.push_back(parameter.name);
        }
    }
    if (!isChecked(type))
      continue;
    std::string element = cType(*type.element);
    checks += formatv("  {{\n    static const refrt_memref_type type = {0};\n"
                      "    const refrt_view view = refrt_memref_view({1}, {2}, sizeof {1}->offset);\n"
                      "    memref_cts_check(&view, &type, {3});\n  }\n",
                      typeOf(type, element), name, type.rank,
                      literal(name + " of " + signature.name + " (" + type.mlir + ")"));
  }
  std::string symbol = symbolName(signature, convention), prototype = cPrototype(signature, convention);
  std::string result = StringRef(prototype).take_front(prototype.find(symbol + "(")).rtrim().str();
  return formatv("/* The front door of {0}. */\nstatic inline {1} {0}_checked({2}) {{\n#ifndef NDEBUG\n{3}#endif\n"
                 "  {4}{5}({6});\n}\n",
                 signature.name, result, join(parameters, ", "), checks, result == "void" ? "" : "return ", symbol,
                 join(values, ", "))
      .str();
}
