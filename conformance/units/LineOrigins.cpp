//===-- LineOrigins.cpp - what lines of lowered text were made from --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The printer says in which line each operation begins. The lines up to the next
// operation are of the same one.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/LineOrigins.h"
#include "conformance/words/LoweredText.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <set>
#include <tuple>

using namespace memref_cts::conformance;

using Names = std::set<std::string>;
/// File, line and column; no file where files may have any name.
using LineKey = std::tuple<std::string, unsigned, unsigned>;

/// Whether a location is one of the text that a command printed, or says nothing.
static bool saysNothing(mlir::FileLineColLoc location) {
  return location.getLine() == 0 || location.getFilename().getValue() == kLoweredText;
}

static LineKey placeOf(mlir::FileLineColLoc location, bool anyFile) {
  return {anyFile ? "" : location.getFilename().str(), location.getLine(), location.getColumn()};
}

/// All files in a location: operations that were fused, inlined or named have several.
static void forEachFile(mlir::Location location, llvm::function_ref<void(mlir::FileLineColLoc)> visit) {
  location->walk([&](mlir::Location part) {
    if (mlir::FileLineColLoc file = mlir::dyn_cast<mlir::FileLineColLoc>(part))
      visit(file);
    return mlir::WalkResult::advance();
  });
}

/// Names of the operations at each place of the source.
static std::map<LineKey, Names> findPlaces(mlir::ModuleOp source, bool anyFile) {
  std::map<LineKey, Names> places;
  auto add = [&](mlir::Location location, mlir::Operation *op) {
    forEachFile(location, [&](mlir::FileLineColLoc file) {
      places[placeOf(file, anyFile)].insert(op->getName().getStringRef().str());
    });
  };
  source->walk([&](mlir::Operation *op) { add(op->getLoc(), op); });
  // What is made of an argument belongs to the operation that has it, unless another
  // operation stands there.
  source->walk([&](mlir::Operation *op) {
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments())
          forEachFile(argument.getLoc(), [&](mlir::FileLineColLoc file) {
            if (Names &names = places[placeOf(file, anyFile)]; names.empty())
              names.insert(op->getName().getStringRef().str());
          });
  });
  return places;
}

static Names namesIn(mlir::Operation *root) {
  Names names;
  root->walk([&](mlir::Operation *op) { names.insert(op->getName().getStringRef().str()); });
  return names;
}

/// Names of the operations of each symbol of the source; "": of the module.
static llvm::StringMap<Names> namesOfSymbols(mlir::ModuleOp source) {
  llvm::StringMap<Names> symbols;
  symbols[""] = namesIn(source);
  for (mlir::Operation &op : *source.getBody())
    if (mlir::StringAttr symbol = op.getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName()))
      symbols[symbol.getValue()] = namesIn(&op);
  return symbols;
}

/// The symbol of a lowered module that an operation is in, without the prefix of a C
/// wrapper; "" if it is in none.
static llvm::StringRef symbolAround(mlir::Operation *op) {
  for (; op && op->getParentOp(); op = op->getParentOp())
    if (mlir::StringAttr symbol = op->getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName())) {
      llvm::StringRef name = symbol.getValue();
      name.consume_front("_mlir_ciface_");
      return name;
    }
  return "";
}

LoweredText memref_cts::conformance::printWithOrigins(mlir::ModuleOp lowered, mlir::ModuleOp source, bool byCommand) {
  LoweredText result;
  mlir::AsmState::LocationMap starts;
  {
    llvm::raw_string_ostream stream(result.text);
    mlir::AsmState state(lowered, mlir::OpPrintingFlags(), &starts);
    lowered->print(stream, state);
  }
  const llvm::StringMap<Names> symbols = namesOfSymbols(source);
  std::map<LineKey, Names> places = findPlaces(source, /*anyFile=*/false);
  // How many locations of the lowered module are places of the source, and how many not.
  auto count = [&](bool anyFile) {
    std::pair<size_t, size_t> found = {0, 0};
    lowered->walk([&](mlir::Operation *op) {
      forEachFile(op->getLoc(), [&](mlir::FileLineColLoc file) {
        if (!saysNothing(file))
          ++(places.count(placeOf(file, anyFile)) ? found.first : found.second);
      });
    });
    return found;
  };
  // A command that was given locations prints them with their file.
  const bool anyFile = byCommand && count(/*anyFile=*/false).first == 0;
  if (anyFile) {
    places = findPlaces(source, /*anyFile=*/true);
    if (count(/*anyFile=*/true).second != 0)
      places.clear();
  }

  std::map<std::pair<bool, Names>, const LineOrigin *> made;
  auto originOf = [&](bool exact, const Names &names) {
    const LineOrigin *&origin = made[{exact, names}];
    if (!origin)
      origin = &result.origins.emplace_back(LineOrigin{{names.begin(), names.end()}, exact});
    return origin;
  };
  auto around = [&](mlir::Operation *op) {
    auto symbol = symbols.find(symbolAround(op));
    return originOf(false, symbol == symbols.end() ? symbols.lookup("") : symbol->second);
  };
  auto origin = [&](mlir::Operation *op) {
    Names names;
    forEachFile(op->getLoc(), [&](mlir::FileLineColLoc file) {
      auto found = saysNothing(file) ? places.end() : places.find(placeOf(file, anyFile));
      if (found != places.end())
        names.insert(found->second.begin(), found->second.end());
    });
    return names.empty() ? around(op) : originOf(true, names);
  };

  std::map<unsigned, mlir::Operation *> byLine; // the outermost one that begins there
  lowered->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (auto found = starts.find(op); found != starts.end())
      byLine.try_emplace(found->second.first, op);
  });
  llvm::SmallVector<llvm::StringRef, 0> lines;
  llvm::StringRef(result.text).split(lines, '\n');
  const LineOrigin *now = originOf(false, symbols.lookup(""));
  mlir::Operation *last = nullptr;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (auto found = byLine.find(unsigned(i + 1)); found != byLine.end()) {
      last = found->second;
      now = origin(last);
    }
    // The label of a block and the end of a region are of no operation in it.
    llvm::StringRef line = lines[i].ltrim();
    bool isBetween = line.starts_with("^") || line.starts_with("}");
    result.lines.push_back(isBetween && last ? around(last) : now);
  }
  return result;
}
