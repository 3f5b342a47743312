//===-- SavedMatrix.cpp - the file of --save and --against ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JSON with one pair of ends a line. The reader takes nothing that the writer would
// not write, but for order and blanks. Nothing is compared here.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/SavedMatrix.h"

#include "conformance/Document.h"

using namespace llvm;
using namespace memref_cts::abi_tests;
using namespace memref_cts::conformance;

static constexpr const char *kFormat = "memref-cts abi matrix";
static constexpr uint64_t kVersion = 1;

SavedMatrix memref_cts::abi_tests::savedMatrix(const MatrixReport &report, const MatrixConfig &config,
                                               const std::map<std::string, std::string> &names) {
  SavedMatrix matrix;
  matrix.environment = config.environment;
  auto nameOf = [&](const End &end) {
    auto it = names.find(end.name());
    return it == names.end() ? end.name() : it->second;
  };
  size_t ends = config.ends.size();
  for (const Board &board : report.boards)
    for (size_t pair = 0; pair < ends * ends; ++pair)
      for (size_t row = 0; row < config.rows.size(); ++row) {
        const MatrixCell &cell = board.cells[pair][row];
        SavedPair key{board.target->name, board.optLevel, nameOf(config.ends[pair / ends]),
                      nameOf(config.ends[pair % ends]), name(config.rows[row].convention)};
        SavedCell &saved = matrix.pairs[std::move(key)][config.rows[row].family];
        saved.verdict = cell.verdict;
        saved.why = json::fixUTF8(cell.why);
        for (const FieldFact &fact : cell.facts)
          saved.fields.insert(board.fields[row][fact.field].path);
      }
  return matrix;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static void addCell(const Node &node, std::map<std::string, SavedCell> &cells, const std::string &family,
                    const SavedCell &cell) {
  if (!cells.try_emplace(family, std::move(cell)).second)
    node.bad("the same family is listed twice for one pair");
}

static void readPair(const Node &row, SavedMatrix &matrix) {
  row.onlyKeys({"target", "opt", "caller", "callee", "convention", "agree", "others"});
  SavedPair key{row["target"].text(), row["opt"].number(), row["caller"].text(), row["callee"].text(),
                row["convention"].text()};
  auto [it, isNew] = matrix.pairs.try_emplace(std::move(key));
  if (!isNew)
    row.bad("the same pair is listed twice");
  for (const Node &family : row.elements("agree"))
    addCell(family, it->second, family.text(), SavedCell());
  for (const Node &other : row.elements("others")) {
    other.onlyKeys({"family", "verdict", "fields", "why"});
    SavedCell cell;
    Node verdict = other["verdict"];
    std::optional<CellVerdict> known = cellVerdictNamed(verdict.text());
    if (!known || known == CellVerdict::NotChecked) // such a run is not saved
      verdict.bad("unknown verdict '" + verdict.text() + "'");
    cell.verdict = known.value_or(CellVerdict::Agree);
    for (const Node &field : other.elements("fields"))
      cell.fields.insert(field.text());
    cell.why = other.text("why");
    addCell(other, it->second, other["family"].text(), std::move(cell));
  }
}

Expected<SavedMatrix> memref_cts::abi_tests::parseSaved(StringRef path, StringRef text) {
  Expected<Document> document = Document::parse(path, text);
  if (!document)
    return document.takeError();
  Node root = document->root();
  std::string foreign = "not a file of memref-cts abi --save: there is no \"format\": \"" + std::string(kFormat) + "\"";
  if (!root.has("format"))
    return createStringError(path + ":1: " + foreign);
  if (!root["format"].isText(kFormat))
    root["format"].bad(foreign);
  if (Error error = document->takeError())
    return std::move(error);
  Node version = root["version"];
  if (uint64_t number = version.number(); number != kVersion)
    version.bad("a file of version " + Twine(number) + "; this memref-cts reads version " + Twine(kVersion) +
                ": save it again with this memref-cts, or use the one that wrote it");
  if (Error error = document->takeError())
    return std::move(error);
  SavedMatrix matrix;
  root.onlyKeys({"format", "version", "environment", "pairs"});
  matrix.environment = root["environment"].text();
  for (const Node &row : root["pairs"].elements())
    readPair(row, matrix);
  if (Error error = document->takeError())
    return std::move(error);
  return matrix;
}

//===----------------------------------------------------------------------===//
// Writing. llvm::json::Object has no order of its own; keys are written here.
//===----------------------------------------------------------------------===//

static std::string quoted(StringRef text) {
  std::string out;
  raw_string_ostream(out) << json::Value(json::fixUTF8(text));
  return out;
}

static std::string otherText(const std::string &family, const SavedCell &cell) {
  std::string text = "{\"family\": " + quoted(family) + ", \"verdict\": " + quoted(name(cell.verdict)), fields;
  for (const std::string &field : cell.fields)
    fields += (fields.empty() ? "" : ", ") + quoted(field);
  if (!fields.empty())
    text += ", \"fields\": [" + fields + "]";
  if (!cell.why.empty())
    text += ", \"why\": " + quoted(cell.why);
  return text + "}";
}

std::string memref_cts::abi_tests::savedText(const SavedMatrix &matrix) {
  std::string text;
  raw_string_ostream os(text);
  os << "{\n \"format\": " << quoted(kFormat) << ",\n \"version\": " << kVersion
     << ",\n \"environment\": " << quoted(matrix.environment) << ",\n \"pairs\": [";
  const char *separator = "\n";
  for (const auto &[pair, cells] : matrix.pairs) {
    os << separator << "  {\"target\": " << quoted(pair.target) << ", \"opt\": " << pair.optLevel
       << ", \"caller\": " << quoted(pair.caller) << ", \"callee\": " << quoted(pair.callee)
       << ", \"convention\": " << quoted(pair.convention);
    std::string agree, others;
    for (const auto &[family, cell] : cells)
      if (cell.verdict == CellVerdict::Agree)
        agree += (agree.empty() ? "" : ", ") + quoted(family);
      else
        others += (others.empty() ? "" : ", ") + otherText(family, cell);
    if (!agree.empty())
      os << ", \"agree\": [" << agree << ']';
    if (!others.empty())
      os << ", \"others\": [" << others << ']';
    os << '}';
    separator = ",\n";
  }
  os << (matrix.pairs.empty() ? "]" : "\n ]") << "\n}\n";
  return text;
}
