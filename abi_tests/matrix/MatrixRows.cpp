//===-- MatrixRows.cpp - rows of the matrix and their values ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Families under all conventions, and graffiti: a value whose bytes name the
// field and the byte, with all top bits set. A wrong register, a shifted field
// or a missing extension can be read off the value.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Matrix.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <random>

using namespace llvm;
using namespace memref_cts::abi_tests;

static constexpr Compiler kCompilers[] = {
#define ABI_COMPILER(NAME, LETTER, COMMAND, CLANG, LANGUAGE, SIDE) {NAME, LETTER, COMMAND, CLANG, LANGUAGE, SIDE},
#include "abi_tests/Compilers.def"
#undef ABI_COMPILER
};
ArrayRef<Compiler> memref_cts::abi_tests::compilers() { return kCompilers; }

/// "@2f32" to the memref type; `bare`: static and of the default layout.
static std::string expand(StringRef text, bool bare) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '@') {
      out += text[i];
      continue;
    }
    unsigned rank = static_cast<unsigned>(text[++i] - '0');
    size_t start = ++i;
    while (i < text.size() && isAlnum(text[i]))
      ++i;
    out += "memref<";
    for (unsigned dim = 0; dim < rank; ++dim)
      out += bare ? std::to_string(dim + 2) + "x" : "?x";
    if (bare) {
      out += text.slice(start, i--).str() + ">";
      continue;
    }
    out += text.slice(start, i).str() + ", strided<[";
    for (unsigned dim = 0; dim < rank; ++dim)
      out += dim ? ", ?" : "?";
    out += "], offset: ?>>";
    --i;
  }
  return out;
}

/// Leaves as the matrix compares them: of an unranked memref the descriptor
/// behind the pointer, since a result is a copy.
static std::vector<LeafType> comparedLeaves(const ValueType &type) {
  std::vector<LeafType> leaves = leavesOf(type);
  if (type.kind != TypeKind::Unranked)
    return leaves;
  leaves.pop_back();
  ValueType ranked = type;
  ranked.kind = TypeKind::Ranked;
  ranked.rank = kUnrankedRank;
  for (const LeafType &leaf : leavesOf(ranked))
    leaves.push_back({"descriptor." + leaf.path, leaf.type});
  return leaves;
}

static Error finish(MatrixRow &row) {
  unsigned field = 0;
  std::vector<bool> used(row.signature.arguments.size(), false);
  for (const ValueType &type : row.signature.arguments) {
    row.starts.push_back(field);
    field += comparedLeaves(type).size();
  }
  for (const ValueType &type : row.signature.results) {
    row.starts.push_back(field);
    field += comparedLeaves(type).size();
    int source = -1;
    bool isMemRef = type.isMemRef() || type.isBareMemRef();
    for (size_t i = 0; i < used.size() && source < 0 && isMemRef; ++i)
      if (!used[i] && row.signature.arguments[i].mlir == type.mlir) {
        used[i] = true;
        source = static_cast<int>(i);
      }
    if (isMemRef && source < 0)
      return createStringError(inconvertibleErrorCode(),
                               Twine("family '") + row.family + "' returns a memref that it does not take");
    row.sources.push_back(source);
  }
  return Error::success();
}

namespace {
struct Family {
  std::string name, type, positions, feature, help;
};
} // namespace

static Error addFamily(const Family &family, std::vector<MatrixRow> &rows) {
  SmallVector<unsigned> positions;
  SmallVector<StringRef> parts;
  StringRef(family.positions).split(parts, ',', -1, /*KeepEmpty=*/false);
  for (StringRef part : parts)
    if (part.getAsInteger(10, positions.emplace_back()))
      return createStringError(inconvertibleErrorCode(),
                               Twine("family '") + family.name + "' has a position '" + part + "'");
  std::string symbol = family.name;
  llvm::replace(symbol, '-', '_');
  llvm::replace(symbol, ':', '_');
  for (Convention convention : {Convention::Default, Convention::Wrapper, Convention::Bare}) {
    bool bare = convention == Convention::Bare;
    // Without ranked memrefs it is the default convention; others cannot cross.
    if (bare && (!StringRef(family.type).contains('@') || StringRef(family.type).contains("memref")))
      continue;
    const char *ending = bare ? "_b" : convention == Convention::Default ? "_d" : "_w";
    Expected<Signature> signature = parseSignature("f_" + symbol + ending, expand(family.type, bare), positions);
    if (!signature)
      return signature.takeError();
    for (std::vector<ValueType> *types : {&signature->arguments, &signature->results})
      for (ValueType &type : *types)
        if (bare && type.isMemRef())
          type.kind = TypeKind::Pointer;
    MatrixRow row{family.name, family.feature, family.help, convention, std::move(*signature), {}, {}};
    if (Error error = finish(row))
      return error;
    rows.push_back(std::move(row));
  }
  return Error::success();
}

Expected<std::vector<MatrixRow>> memref_cts::abi_tests::allRows() {
  static const Family kFamilies[] = {
#define ABI_FAMILY(NAME, TYPE, UNSIGNED, FEATURE, HELP) {NAME, TYPE, UNSIGNED, FEATURE, HELP},
#include "abi_tests/Families.def"
#undef ABI_FAMILY
  };
  std::vector<MatrixRow> rows;
  for (const Family &family : kFamilies)
    if (Error error = addFamily(family, rows))
      return std::move(error);
  return std::move(rows);
}

//===----------------------------------------------------------------------===//
// Families of results alone
//===----------------------------------------------------------------------===//

namespace {
/// A type of them, and what a C compiler may lack for it.
struct ResultType {
  const char *name, *feature;
};
} // namespace
static constexpr ResultType kResultTypes[] = {{"f32", ""},         {"f64", ""},          {"i64", ""},
                                              {"f16", "_Float16"}, {"i128", "__int128"}, {"i32", ""}};
static constexpr StringLiteral kResults = "results:";
static constexpr size_t kMostResults = 8;

bool memref_cts::abi_tests::isResultsFamily(StringRef name) { return name.starts_with(kResults); }

Error memref_cts::abi_tests::addResultsFamily(StringRef name, std::vector<MatrixRow> &rows) {
  SmallVector<StringRef> types;
  name.drop_front(kResults.size()).split(types, '-');
  std::string features, known;
  for (const ResultType &type : kResultTypes) {
    known += (known.empty() ? "" : ", ") + std::string(type.name);
    if (*type.feature && is_contained(types, type.name))
      features += (features.empty() ? "" : kFeatureSeparator) + std::string(type.feature);
  }
  for (StringRef type : types)
    if (none_of(kResultTypes, [&](const ResultType &each) { return type == each.name; }))
      return createStringError(inconvertibleErrorCode(),
                               "family '" + name + "' has a result of type '" + type + "'; known are: " + known);
  if (types.size() > kMostResults)
    return createStringError(inconvertibleErrorCode(),
                             "family '" + name + "' has more than " + Twine(kMostResults) + " results");
  return addFamily({name.str(), "() -> (" + join(types, ", ") + ")", "", features, "results"}, rows);
}

std::vector<std::string> memref_cts::abi_tests::randomResultsFamilies(unsigned count, uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<std::string> names;
  // The smallest tuples are few: a count beyond them must not ask for ever.
  for (uint64_t tries = 0; names.size() < count && tries < 64ull * count; ++tries) {
    std::string name(kResults);
    size_t results = 2 + random() % (kMostResults - 2);
    for (size_t i = 0; i < results; ++i)
      name += (i ? "-" : "") + std::string(kResultTypes[random() % std::size(kResultTypes)].name);
    if (!is_contained(names, name))
      names.push_back(std::move(name));
  }
  return names;
}

static uint64_t graffiti(unsigned field, unsigned firstByte) {
  uint64_t value = 0;
  for (unsigned i = 0; i < 8; ++i) {
    unsigned byte = firstByte + i;
    uint64_t mark = byte % 2 ? 0xC0 | byte : 0x80 | ((field + 1) & 0x7F);
    value |= mark << (8 * i);
  }
  return value;
}

static void setValue(Field &field, const ValueType &type, unsigned number, const Target &target) {
  bool isIndex = type.kind == TypeKind::Index;
  field.bits = isIndex || type.kind == TypeKind::Pointer ? target.pointerBits : type.width;
  Word2 value = {graffiti(number, 0), graffiti(number, 8)};
  if (type.kind == TypeKind::Pointer && type.callee) {
    // What the function that is pointed to returns; see cFrame.
    field.bits = 64;
    field.expected = {value[0], 0};
    return;
  }
  if (field.bits == 1) {
    field.expected = {number % 2 ? 0u : 1u, 0};
    return;
  }
  if (field.bits == 128) {
    field.expected = value;
    return;
  }
  uint64_t mask = field.bits == 64 ? ~0ull : (1ull << field.bits) - 1;
  value[0] &= mask;
  bool isSigned = type.kind == TypeKind::Integer && !type.isUnsigned;
  if (isSigned && field.bits < 64 && value[0] >> (field.bits - 1))
    value[0] |= ~mask;
  // Sizes, strides and offsets as they could be.
  if (isIndex)
    value[0] &= mask >> 1;
  // A signalling NaN may be quietened when it moves through x87 registers.
  if (type.isFloat() && field.bits == 32)
    value[0] = (value[0] & 0x00FFFFFF) | 0x42000000;
  if (type.isFloat() && field.bits == 64)
    value[0] = (value[0] & 0x0000FFFFFFFFFFFF) | 0x4042000000000000;
  if (type.isFloat() && field.bits == 16)
    value[0] = (value[0] & 0x00FF) | 0x4200;
  field.expected = {value[0], 0};
}

std::vector<Field> memref_cts::abi_tests::fieldsOf(const MatrixRow &row, const Target &target) {
  std::vector<Field> fields;
  auto add = [&](const ValueType &type, const std::string &name, bool isResult, unsigned position) {
    for (const LeafType &leaf : comparedLeaves(type)) {
      Field field;
      field.path = name + (leaf.path.empty() ? "" : "." + leaf.path);
      field.isResult = isResult;
      field.position = position;
      setValue(field, leaf.type, static_cast<unsigned>(fields.size()), target);
      if (type.kind == TypeKind::Unranked && leaf.path == "rank")
        field.expected = {kUnrankedRank, 0};
      fields.push_back(std::move(field));
    }
  };
  for (const auto &[number, type] : enumerate(row.signature.arguments))
    add(type, "arg" + std::to_string(number), false, static_cast<unsigned>(number));
  size_t results = row.signature.results.size();
  for (const auto &[number, type] : enumerate(row.signature.results)) {
    size_t start = fields.size();
    add(type, results == 1 ? "result" : "result" + std::to_string(number), true, static_cast<unsigned>(number));
    if (row.sources[number] >= 0)
      for (size_t i = start; i < fields.size(); ++i)
        fields[i].expected = fields[row.starts[static_cast<size_t>(row.sources[number])] + i - start].expected;
  }
  return fields;
}
