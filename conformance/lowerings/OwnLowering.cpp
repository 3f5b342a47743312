//===-- OwnLowering.cpp - this project's lowering, as linked --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options as text to the options of the lowering library, row by row of its own
// table. Must not contain lowering logic.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/OwnLowering.h"
#include "conformance/lowerings/PlantedLowering.h"

#include "lowering/Lower.h"

using namespace memref_cts::conformance;
using memref_cts::lowering::LowerOptions;

static bool parseValue(llvm::StringRef text, unsigned &value) { return !text.getAsInteger(10, value); }
static bool parseValue(llvm::StringRef text, bool &value) {
  if (text != "true" && text != "false" && text != "1" && text != "0")
    return false;
  value = text == "true" || text == "1";
  return true;
}
static bool parseValue(llvm::StringRef text, std::string &value) {
  value = text.str();
  return true;
}

std::vector<std::string> memref_cts::conformance::ownLoweringOptions() {
  std::vector<std::string> names;
  for (const lowering::LowerOptionInfo &row : lowering::getLowerOptionTable())
    names.emplace_back(row.name);
  return names;
}

void memref_cts::conformance::registerOwnPasses() { lowering::registerPasses(); }

namespace {
class LinkedLowering final : public OwnLowering {
public:
  LinkedLowering(mlir::MLIRContext *context, const LowerOptions &options) : lowering(context, options) {}
  llvm::LogicalResult run(mlir::ModuleOp module) override { return lowering.lower(module); }

private:
  memref_cts::lowering::Lowering lowering;
};
} // namespace

llvm::Expected<std::unique_ptr<OwnLowering>> memref_cts::conformance::makeOwnLowering(
    mlir::MLIRContext *context, llvm::ArrayRef<std::pair<std::string, std::string>> given, llvm::StringRef plantedBug) {
  LowerOptions options;
  for (const std::pair<std::string, std::string> &option : given) {
    bool known = false, good = false;
#define MEMREF_CTS_LOWER_OPTION(FIELD, TYPE, NAME, DEFAULT, HELP)                                                      \
  if (option.first == NAME) {                                                                                          \
    known = true;                                                                                                      \
    good = parseValue(option.second, options.FIELD);                                                                   \
  }
#include "lowering/LowerOptions.def"
#undef MEMREF_CTS_LOWER_OPTION
    if (!known)
      return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                     "lowering 'ours' does not take option '" + option.first + "'");
    if (!good)
      return llvm::createStringError(llvm::inconvertibleErrorCode(), "option '" + option.first +
                                                                         "' of lowering 'ours' cannot be '" +
                                                                         option.second + "'");
  }
  if (!plantedBug.empty())
    return makePlantedLowering(context, options, plantedBug);
  return std::make_unique<LinkedLowering>(context, options);
}
