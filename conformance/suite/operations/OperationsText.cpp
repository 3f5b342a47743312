//===-- OperationsText.cpp - the table of operations as text, Markdown, JSON
//---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cells and their texts are the same in all three. No cell is empty: where
// there is nothing to show, it says why.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/operations/Operations.h"

#include "conformance/PlainText.h"
#include "conformance/Report.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;
using memref_cts::lowering::EncodedOperation;

namespace {
struct Cells {
  std::string encoded, executed, traps, result;
};
} // namespace

static Cells cellsOf(const OperationRow &row) {
  switch (row.operation.kind) {
  case EncodedOperation::Refused:
    return {"refused: " + row.operation.reason, "refused", "refused", "refused"};
  case EncodedOperation::NoEffect:
    return {"left out: " + row.operation.reason, "no effect", "none: no effect", "none"};
  case EncodedOperation::TopLevel:
    return {"part of the program", "by its calls", "those of its operations", "none"};
  case EncodedOperation::Instruction:
    break;
  }
  Cells cells;
  cells.encoded = "yes";
  // ub.unreachable is never executed, only reached.
  if (row.steps == 0 && !row.never.empty()) {
    cells.executed = row.never;
    cells.traps = "none";
    cells.result = "none";
    return cells;
  }
  cells.executed = row.steps == 0 ? (row.traps.empty() ? "NO CASE" : "reached")
                                  : formatv("{0} file{1}, {2} machine step{3}", row.files.size(),
                                            row.files.size() == 1 ? "" : "s", row.steps, row.steps == 1 ? "" : "s")
                                        .str();
  std::vector<std::string> tested, missing;
  for (refrt_trap trap : row.possible)
    (row.traps.count(trap) ? tested : missing).push_back(refrt_trap_name(trap));
  for (const std::pair<const refrt_trap, uint64_t> &seen : row.traps)
    if (!row.possible.count(seen.first))
      missing.push_back(std::string(refrt_trap_name(seen.first)) + " (unexpected)");
  cells.traps = row.possible.empty() ? "none: poison at most" : join(tested, ", ");
  if (!missing.empty())
    cells.traps += (cells.traps.empty() ? "NO CASE: " : "; NO CASE: ") + join(missing, ", ");
  cells.result = row.inexact.empty() ? "exact" : row.inexact;
  return cells;
}

static std::string dialectOf(const OperationRow &row) { return StringRef(row.operation.name).split('.').first.str(); }

static std::string summary(const OperationTable &table) {
  uint64_t encoded = 0, executed = 0, refused = 0, gaps = 0;
  for (const OperationRow &row : table.rows()) {
    refused += row.operation.kind == EncodedOperation::Refused;
    encoded += row.operation.kind == EncodedOperation::Instruction;
    executed += row.operation.kind == EncodedOperation::Instruction && (row.steps != 0 || !row.traps.empty());
    gaps += row.gaps().size();
  }
  return formatv("{0} operations: {1} encoded, {2} of them executed, {3} "
                 "refused; {4} call{5}; {6} gap{7}",
                 table.rows().size(), encoded, executed, refused, table.calls(), table.calls() == 1 ? "" : "s", gaps,
                 gaps == 1 ? "" : "s");
}

void memref_cts::conformance::printOperations(raw_ostream &os, const OperationTable &table, Detail detail) {
  std::string dialect;
  for (const OperationRow &row : table.rows()) {
    if (detail == Detail::Quiet && row.gaps().empty())
      continue;
    if (dialectOf(row) != dialect)
      os << (dialect.empty() ? "" : "\n") << (dialect = dialectOf(row)) << '\n';
    Cells cells = cellsOf(row);
    os << "  " << left_justify(row.operation.name, 34) << ' ';
    if (row.operation.kind == EncodedOperation::Instruction)
      os << left_justify(cells.executed, 34) << " traps: " << cells.traps << "; result: " << cells.result << '\n';
    else
      os << cells.encoded << '\n';
    if (detail == Detail::Verbose)
      for (const std::string &file : row.files)
        os << "    in " << printable(file) << '\n';
  }
  for (const std::pair<std::string, std::string> &file : table.refused())
    os << "refused: " << file.first << ": " << StringRef(file.second).split('\n').first << '\n';
  os << (dialect.empty() ? "" : "\n") << sandboxLine(table.sandbox) << summary(table) << '\n';
}

void memref_cts::conformance::writeOperationsMarkdown(raw_ostream &os, const OperationTable &table) {
  os << "# Operations of the reference machine\n\n" << summary(table) << ".\n";
  if (!table.sandbox.empty())
    os << '\n' << sandboxLine(table.sandbox);
  std::string dialect;
  for (const OperationRow &row : table.rows()) {
    if (dialectOf(row) != dialect) {
      dialect = dialectOf(row);
      os << "\n## " << dialect
         << "\n\n| operation | encoded | executed | traps tested | result "
            "|\n|---|---|---|---|---|\n";
    }
    Cells cells = cellsOf(row);
    os << "| " << row.operation.name << " | " << cells.encoded << " | " << cells.executed << " | " << cells.traps
       << " | " << cells.result << " |\n";
  }
}

void memref_cts::conformance::writeOperationsJSON(raw_ostream &os, const OperationTable &table) {
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    beginReport(json, table.sandbox);
    json.attribute("summary", summary(table));
    json.attributeArray("operations", [&] {
      for (const OperationRow &row : table.rows())
        json.object([&] {
          Cells cells = cellsOf(row);
          json.attribute("name", row.operation.name);
          json.attribute("encoded", cells.encoded);
          json.attribute("steps", static_cast<int64_t>(row.steps));
          json.attribute("files", static_cast<int64_t>(row.files.size()));
          json.attributeObject("traps", [&] {
            for (const std::pair<const refrt_trap, uint64_t> &seen : row.traps)
              json.attribute(refrt_trap_name(seen.first), static_cast<int64_t>(seen.second));
          });
          json.attribute("result", cells.result);
          json.attributeArray("gaps", [&] {
            for (const std::string &gap : row.gaps())
              json.value(gap);
          });
        });
    });
    json.attributeArray("refused", [&] {
      for (const std::pair<std::string, std::string> &file : table.refused())
        json.object([&] {
          json.attribute("file", file.first);
          json.attribute("reason", file.second);
        });
    });
  });
  os << '\n';
}
