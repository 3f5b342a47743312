//===- Planted.cpp - Lowering with a planted bug --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs what makes a bug around the lowering. Source operations are numbered in
// their locations while it runs, so that an edit can ask what became of each.
//
//===----------------------------------------------------------------------===//

#include "lowering/Planted.h"
#include "lowering/planted/Mistakes.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

const std::vector<PlantedBugInfo> &memref_cts::lowering::getPlantedBugTable() {
  static const std::vector<PlantedBugInfo> table = {
#define MEMREF_CTS_PLANTED_BUG(NAME, TEXT, CLAUSE, WORDS, HELP) {PlantedBug::NAME, TEXT, CLAUSE, HELP},
#include "lowering/PlantedBugs.def"
#undef MEMREF_CTS_PLANTED_BUG
  };
  return table;
}

std::optional<PlantedBug> memref_cts::lowering::parsePlantedBug(std::string_view name) {
  for (const PlantedBugInfo &info : getPlantedBugTable())
    if (info.name == name)
      return info.bug;
  return std::nullopt;
}

static const Mistake &getMistake(PlantedBug bug) {
  static const Mistake none;
  switch (bug) {
  case PlantedBug::None:
    return none;
#define MEMREF_CTS_PLANTED_BUG(NAME, TEXT, CLAUSE, WORDS, HELP)                                                        \
  case PlantedBug::NAME:                                                                                               \
    return mistakes::NAME;
#include "lowering/PlantedBugs.def"
#undef MEMREF_CTS_PLANTED_BUG
  }
  llvm_unreachable("all bugs are above");
}

/// Under which a location keeps the number of a source operation.
static constexpr llvm::StringLiteral kMark = "memref_cts.origin";

/// The number, and the location as it was; none where there is no number.
static std::optional<std::pair<uint64_t, Location>> readMark(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  auto data = fused ? dyn_cast_or_null<DictionaryAttr>(fused.getMetadata()) : DictionaryAttr();
  auto number = data ? data.getAs<IntegerAttr>(kMark) : IntegerAttr();
  if (!number)
    return std::nullopt;
  return std::make_pair(number.getValue().getZExtValue(), fused.getLocations().front());
}

/// Numbers the source operations of `module` in their locations.
static std::vector<Origin> markOrigins(ModuleOp module) {
  std::vector<Origin> origins;
  Builder builder(module.getContext());
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<ModuleOp>(op) || isa<LLVM::LLVMDialect>(op->getDialect()))
      return;
    Attribute mark =
        builder.getDictionaryAttr({builder.getNamedAttr(kMark, builder.getI64IntegerAttr(origins.size()))});
    op->setLoc(FusedLoc::get({op->getLoc()}, mark, module.getContext()));
    // What is made of an argument is made of the function.
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments())
        argument.setLoc(FusedLoc::get({argument.getLoc()}, mark, module.getContext()));
    Origin &origin = origins.emplace_back();
    origin.name = op->getName().getStringRef();
    origin.operandTypes = llvm::to_vector(op->getOperandTypes());
    origin.resultTypes = llvm::to_vector(op->getResultTypes());
    origin.attributes = op->getAttrDictionary();
  });
  return origins;
}

/// The locations as they were; with `origins`, what became of each.
static void removeMarks(ModuleOp module, std::vector<Origin> &origins) {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto mark = readMark(op->getLoc())) {
      op->setLoc(mark->second);
      origins[mark->first].lowered.push_back(op);
    }
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          if (auto mark = readMark(argument.getLoc()))
            argument.setLoc(mark->second);
  });
}

LogicalResult memref_cts::lowering::lowerPlanted(ModuleOp module, const LowerOptions &given, PlantedBug bug) {
  const Mistake &mistake = getMistake(bug);
  LowerOptions options = given;
  if (mistake.options)
    mistake.options(module, options);
  LoweringExtension extension;
  if (mistake.types)
    extension.addTypes = mistake.types;
  // Loads the dialects that an edit writes.
  Lowering lowering(module.getContext(), options, extension);
  if (mistake.source) {
    EditedSource source(module, options);
    mistake.source(source);
  }
  std::vector<Origin> origins;
  if (mistake.lowered)
    origins = markOrigins(module);
  LogicalResult result = lowering.lower(module);
  removeMarks(module, origins);
  if (succeeded(result) && mistake.lowered) {
    EditedLowered lowered{module, options, std::move(origins)};
    mistake.lowered(lowered);
  }
  return result;
}
