//===-- LinePlaces.cpp - where lines of lowered text come from ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The printer says in which line each operation begins. Of a fused or inlined place the first file counts, as in traps.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/LinePlaces.h"

#include "mlir/IR/AsmState.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::conformance;

static std::string placeOf(mlir::Location location) {
  std::string place;
  location->walk([&](mlir::Location part) {
    mlir::FileLineColLoc file = mlir::dyn_cast<mlir::FileLineColLoc>(part);
    if (!file)
      return mlir::WalkResult::advance();
    place = file.getFilename().str() + ":" + llvm::utostr(file.getLine()) + ":" + llvm::utostr(file.getColumn());
    return mlir::WalkResult::interrupt();
  });
  return place;
}

void memref_cts::conformance::printWithPlaces(mlir::ModuleOp lowered, std::string &text,
                                              std::vector<std::string> &places) {
  mlir::AsmState::LocationMap starts;
  {
    llvm::raw_string_ostream stream(text);
    mlir::AsmState state(lowered, mlir::OpPrintingFlags(), &starts);
    lowered->print(stream, state);
  }
  places.assign(llvm::StringRef(text).count('\n') + 1, "");
  lowered->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    auto found = starts.find(op);
    if (found == starts.end() || found->second.first == 0 || found->second.first > places.size())
      return;
    std::string &place = places[found->second.first - 1];
    if (place.empty())
      place = placeOf(op->getLoc());
  });
}
