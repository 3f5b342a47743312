//===- Refusals.cpp - what a module is refused for ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts equal refusals, finds the place and the symbol of each.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/Refusals.h"
#include "lowering/encode/module/Locations.h"

using namespace mlir;

namespace memref_cts::lowering {

/// A module of a file that says no place for it has line 0 of the file.
static std::string textOf(StringRef file, unsigned line, unsigned column) {
  if (line == 0)
    return file.empty() ? "unknown" : file.str();
  return (file + ":" + Twine(line) + ":" + Twine(column)).str();
}

StringRef Refusals::symbolOf(Operation *op) {
  while (op != module && op->getParentOp() != module && op->getParentOp())
    op = op->getParentOp();
  StringAttr name = op == module ? StringAttr() : op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  return name ? name.getValue() : StringRef();
}

/// Equal for refusals that are counted as one.
static std::string keyOf(const EncodeRefusal &refusal) {
  return refusal.op + '\0' + refusal.type + '\0' + refusal.reason;
}

void Refusals::add(Operation *op, RefusalKind kind, const Twine &reason, Type type) {
  // Once the builder fails everything after it does: only the first counts.
  if (any() && *refrt_program_error(program))
    return;
  EncodeRefusal refusal;
  refusal.kind = kind;
  refusal.op = op->getName().getStringRef().str();
  refusal.reason = reason.str();
  refusal.count = 1;
  if (type) {
    llvm::raw_string_ostream os(refusal.type);
    os << type;
  }
  StringRef symbol = symbolOf(op);
  auto [it, inserted] = places.try_emplace(symbol.str() + '\0' + keyOf(refusal), refusals.size());
  if (!inserted) {
    ++refusals[it->second].count;
    return;
  }
  refusal.location = "unknown";
  if (FileLineColRange position = findPosition(op->getLoc()))
    refusal.location = textOf(position.getFilename().getValue(), position.getStartLine(), position.getStartColumn());
  refusals.push_back(std::move(refusal));
  symbols.push_back(symbol);
}

void Refusals::addProgramError(Operation *op, RefusalKind kind) {
  if (any())
    return;
  refrt_symbol function;
  uint32_t location;
  const char *words = refrt_program_error_place(program, &function, &location);
  add(op, kind, words);
  if (location == REFRT_NONE)
    return;
  if (const refrt_location *place = refrt_program_location(program, location)) {
    refusals.back().op = place->op;
    refusals.back().location = textOf(place->file, place->line, place->column);
  }
}

bool Refusals::acceptPromise(Operation *op, StringRef name, const Twine &words) {
  if (options.acceptPromises) {
    countPromise(name);
    return true;
  }
  add(op, RefusalKind::Form, words + " (" + name + "), which nothing checks");
  return false;
}

void Refusals::moveTo(EncodeResult &result) {
  if (!llvm::is_contained(symbols, "")) {
    std::map<StringRef, size_t> rows;
    for (auto [symbol, refusal] : llvm::zip_equal(symbols, refusals)) {
      auto [row, isNew] = rows.try_emplace(symbol, result.refusedSymbols.size());
      if (isNew)
        result.refusedSymbols.push_back({symbol.str(), {}});
      result.refusedSymbols[row->second].refusals.push_back(refusal);
    }
  }
  std::map<std::string, size_t> rows;
  for (EncodeRefusal &refusal : refusals) {
    auto [row, isNew] = rows.try_emplace(keyOf(refusal), result.refusals.size());
    if (isNew)
      result.refusals.push_back(std::move(refusal));
    else
      result.refusals[row->second].count += refusal.count;
  }
  for (const auto &[name, count] : accepted)
    result.accepted.push_back({name, count});
}

} // namespace memref_cts::lowering
