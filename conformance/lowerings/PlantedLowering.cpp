//===-- PlantedLowering.cpp - planted bugs, as linked ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of planted bugs as lowerings. Must not contain a mistake itself.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/PlantedLowering.h"

#include "lowering/Planted.h"

#include "mlir/IR/BuiltinOps.h"

using namespace memref_cts::conformance;

std::vector<std::string> memref_cts::conformance::plantedBugNames() {
  std::vector<std::string> names;
  for (const lowering::PlantedBugInfo &row : lowering::getPlantedBugTable())
    names.emplace_back(row.name);
  return names;
}

namespace {
class PlantedLowering final : public OwnLowering {
public:
  PlantedLowering(const memref_cts::lowering::LowerOptions &options, memref_cts::lowering::PlantedBug bug)
      : options(options), bug(bug) {}
  llvm::LogicalResult run(mlir::ModuleOp module) override {
    return memref_cts::lowering::lowerPlanted(module, options, bug);
  }

private:
  memref_cts::lowering::LowerOptions options;
  memref_cts::lowering::PlantedBug bug;
};
} // namespace

llvm::Expected<std::unique_ptr<OwnLowering>>
memref_cts::conformance::makePlantedLowering(mlir::MLIRContext *, const lowering::LowerOptions &options,
                                             llvm::StringRef bug) {
  std::optional<lowering::PlantedBug> found = lowering::parsePlantedBug(std::string_view(bug.data(), bug.size()));
  if (!found)
    return llvm::createStringError(llvm::inconvertibleErrorCode(), "there is no planted bug '" + bug + "'");
  return std::make_unique<PlantedLowering>(options, *found);
}
