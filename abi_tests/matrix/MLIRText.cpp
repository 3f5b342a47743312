//===-- MLIRText.cpp - lowered sides of the matrix -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Callers and callees as MLIR text. They speak to the frame through 64-bit
// integers and unranked memrefs only. These are passed alike in C and LLVM on
// every target. Narrow values are truncated from words with other bits above.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/matrix/MLIRText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <set>

using namespace llvm;
using namespace memref_cts::abi_tests;

namespace {
/// Writes the body of one function.
class BodyText {
public:
  BodyText(unsigned side, std::set<std::string> &elements) : side(std::to_string(side)), elements(elements) {}

  void record(const ValueType &type, const std::string &value, unsigned field);
  /// A scalar with the value of its field.
  std::string make(const ValueType &type, unsigned field);
  void line(const Twine &what) { text += "  " + what.str() + "\n"; }
  /// An operation with one result.
  std::string let(const Twine &what) {
    std::string value = "%v" + std::to_string(counter++);
    line(value + " = " + what);
    return value;
  }
  std::string constant(uint64_t value, const std::string &type = "i64") {
    return let("arith.constant " + Twine(static_cast<int64_t>(value)) + " : " + type);
  }

  std::string text;

private:
  void saw(unsigned field, const std::string &low, const std::string &high) {
    line("func.call @abi_saw_" + side + "(" + constant(field) + ", " + low + ", " + high + ") : (i64, i64, i64) -> ()");
  }
  std::string word(unsigned field, unsigned number) {
    std::string at = constant(field), which = constant(number);
    return let("func.call @abi_value(" + at + ", " + which + ") : (i64, i64) -> i64");
  }

  std::string side;
  std::set<std::string> &elements;
  unsigned counter = 0;
};
} // namespace

void BodyText::record(const ValueType &type, const std::string &value, unsigned field) {
  if (type.isMemRef()) {
    const std::string &element = type.element->mlir;
    elements.insert(element);
    std::string unranked = "memref<*x" + element + ">";
    std::string cast = value;
    if (type.kind == TypeKind::Ranked)
      cast = let("memref.cast " + value + " : " + type.mlir + " to " + unranked);
    line("func.call @abi_saw_" + Twine(type.kind == TypeKind::Ranked ? "memref_" : "unranked_") + element + "_" + side +
         "(" + constant(field) + ", " + cast + ") : (i64, " + unranked + ") -> ()");
    return;
  }
  std::string zero = constant(0);
  if (type.isBareMemRef()) {
    std::string address = let("memref.extract_aligned_pointer_as_index " + value + " : " + type.mlir + " -> index");
    saw(field, let("arith.index_castui " + address + " : index to i64"), zero);
    return;
  }
  if (type.kind == TypeKind::Pointer) {
    std::string x = let("arith.xori " + word(field, 0) + ", " + constant(0x5A5A5A5A5A5A5A5Aull) + " : i64");
    saw(field, let("func.call_indirect " + value + "(" + x + ") : (i64) -> i64"), zero);
    return;
  }
  if (type.kind == TypeKind::Index) {
    saw(field, let("arith.index_cast " + value + " : index to i64"), zero);
    return;
  }
  std::string bits = value, integer = "i" + std::to_string(type.width);
  if (type.isFloat())
    bits = let("arith.bitcast " + value + " : " + type.mlir + " to " + integer);
  if (type.width == 128) {
    std::string shifted = let("arith.shrui " + bits + ", " + constant(64, "i128") + " : i128");
    std::string low = let("arith.trunci " + bits + " : i128 to i64");
    saw(field, low, let("arith.trunci " + shifted + " : i128 to i64"));
    return;
  }
  bool isUnsigned = type.isUnsigned || type.isFloat() || type.width == 1;
  if (type.width < 64)
    bits = let(Twine("arith.") + (isUnsigned ? "extui " : "extsi ") + bits + " : " + integer + " to i64");
  saw(field, bits, zero);
}

std::string BodyText::make(const ValueType &type, unsigned field) {
  if (type.kind == TypeKind::Pointer)
    return let("func.constant @abi_target : (i64) -> i64");
  std::string low = word(field, 0);
  if (type.kind == TypeKind::Index)
    return let("arith.index_cast " + low + " : i64 to index");
  if (type.width == 128) {
    std::string high = let("arith.extui " + word(field, 1) + " : i64 to i128");
    high = let("arith.shli " + high + ", " + constant(64, "i128") + " : i128");
    return let("arith.ori " + high + ", " + let("arith.extui " + low + " : i64 to i128") + " : i128");
  }
  std::string integer = "i" + std::to_string(type.width);
  if (type.width < 64)
    low = let("arith.trunci " + low + " : i64 to " + integer);
  return type.isFloat() ? let("arith.bitcast " + low + " : " + integer + " to " + type.mlir) : low;
}

static std::string typesOf(ArrayRef<ValueType> types) {
  std::string text;
  for (const ValueType &type : types)
    text += (text.empty() ? "" : ", ") + type.mlir;
  return "(" + text + ")";
}

static std::string attributesOf(const MatrixRow &row) {
  return row.convention == Convention::Wrapper ? " attributes {llvm.emit_c_interface}" : "";
}

static std::string frame(const std::string &functions, const std::set<std::string> &elements, unsigned side,
                         const Target &target) {
  std::string text = formatv("module attributes {{llvm.data_layout = \"{0}\", llvm.target_triple = \"{1}\"} {{\n",
                             target.dataLayout, target.triple);
  text += "func.func private @abi_value(i64, i64) -> i64\nfunc.func private @abi_target(i64) -> i64\n";
  text += formatv("func.func private @abi_saw_{0}(i64, i64, i64)\n", side);
  for (const std::string &element : elements)
    text += formatv("func.func private @abi_saw_memref_{0}_{1}(i64, memref<*x{0}>)\n"
                    "func.func private @abi_saw_unranked_{0}_{1}(i64, memref<*x{0}>)\n",
                    element, side);
  return text + functions + "}\n";
}

std::string memref_cts::abi_tests::mlirCallee(ArrayRef<MatrixRow> rows, ArrayRef<unsigned> chosen,
                                              const Target &target) {
  std::set<std::string> elements;
  std::string text;
  for (unsigned number : chosen) {
    const MatrixRow &row = rows[number];
    const Signature &signature = row.signature;
    BodyText body(1, elements);
    SmallVector<std::string> parameters, results;
    for (const auto &[i, type] : enumerate(signature.arguments)) {
      std::string name = "%arg" + std::to_string(i);
      parameters.push_back(name + ": " + type.mlir);
      body.record(type, name, row.starts[i]);
    }
    for (const auto &[i, type] : enumerate(signature.results)) {
      unsigned field = row.starts[signature.arguments.size() + i];
      results.push_back(row.sources[i] >= 0 ? "%arg" + std::to_string(row.sources[i]) : body.make(type, field));
      body.record(type, results.back(), field);
    }
    text += "func.func @" + signature.name + "(" + join(parameters, ", ") + ") -> " + typesOf(signature.results) +
            attributesOf(row) + " {\n" + body.text + "  return " + join(results, ", ");
    if (!results.empty())
      text += " : " + StringRef(typesOf(signature.results)).drop_front().drop_back().str();
    text += "\n}\n";
  }
  return frame(text, elements, 1, target);
}

std::string memref_cts::abi_tests::mlirCaller(ArrayRef<MatrixRow> rows, ArrayRef<unsigned> chosen,
                                              const Target &target) {
  std::set<std::string> elements;
  std::string text;
  for (unsigned number : chosen) {
    const MatrixRow &row = rows[number];
    const Signature &signature = row.signature;
    BodyText body(0, elements);
    SmallVector<std::string> parameters, arguments;
    for (const auto &[i, type] : enumerate(signature.arguments)) {
      std::string name = "%arg" + std::to_string(i);
      if (type.isMemRef()) {
        std::string unranked = "memref<*x" + type.element->mlir + ">";
        parameters.push_back(name + ": " + unranked);
        if (type.kind == TypeKind::Ranked)
          name = body.let("memref.cast " + name + " : " + unranked + " to " + type.mlir);
      } else if (type.isBareMemRef()) {
        parameters.push_back(name + ": " + type.mlir);
      } else {
        name = body.make(type, row.starts[i]);
      }
      arguments.push_back(name);
      body.record(type, name, row.starts[i]);
    }
    size_t results = signature.results.size();
    std::string call = "func.call @" + signature.name + "(" + join(arguments, ", ") +
                       ") : " + typesOf(signature.arguments) + " -> " + typesOf(signature.results);
    body.line((results ? "%r:" + std::to_string(results) + " = " : std::string()) + call);
    for (const auto &[i, type] : enumerate(signature.results))
      body.record(type, "%r#" + std::to_string(i), row.starts[signature.arguments.size() + i]);
    text += "func.func private @" + signature.name + typesOf(signature.arguments) + " -> " +
            typesOf(signature.results) + attributesOf(row) + "\n";
    text += "func.func @call_" + signature.name + "(" + join(parameters, ", ") + ") {\n" + body.text + "  return\n}\n";
  }
  return frame(text, elements, 0, target);
}
