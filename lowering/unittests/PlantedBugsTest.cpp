//===- PlantedBugsTest.cpp - Every planted bug is really there ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers modules that use everything, with and without each bug of the table:
// the result must differ, from that of other bugs too, and must still be valid.
//
//===----------------------------------------------------------------------===//

#include "lowering/Planted.h"
#include "lowering/unittests/PlantedPrograms.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

#include <set>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

/// The lowered program as text, or an empty string.
std::string lower(MLIRContext &context, llvm::StringRef program, const LowerOptions &options, PlantedBug bug) {
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(program, &context);
  if (!module || failed(lowerPlanted(*module, options, bug)) || failed(verify(*module)))
    return "";
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream);
  return text;
}

/// All programs one after the other, or an empty string.
std::string lowerAll(MLIRContext &context, PlantedBug bug) {
  LowerOptions plain;
  LowerOptions bare = plain, aligned = plain, generic = plain, narrow = plain;
  bare.useBarePtrMemRefCallConv = true;
  aligned.useAlignedAlloc = true;
  generic.useGenericFunctions = true;
  narrow.indexBitwidth = 32;
  const std::pair<llvm::StringRef, const LowerOptions *> programs[] = {
      {kProgram, &plain},          {kOperations, &plain},     {kBareProgram, &bare},   {kAlignedProgram, &aligned},
      {kGenericProgram, &generic}, {kNarrowProgram, &narrow}, {kNestedProgram, &plain}};
  std::string all;
  for (auto [program, options] : programs) {
    std::string text = lower(context, program, *options, bug);
    if (text.empty())
      return "";
    all += text;
  }
  return all;
}

TEST(PlantedBugsTest, everyBugChangesTheResult) {
  DialectRegistry registry;
  registry.insert<DLTIDialect>();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  Lowering load(&context, {});
  std::set<std::string> seen = {lowerAll(context, PlantedBug::None)};
  ASSERT_FALSE(seen.count(""));
  for (const PlantedBugInfo &info : getPlantedBugTable()) {
    std::string wrong = lowerAll(context, info.bug);
    EXPECT_FALSE(wrong.empty()) << info.name << ": invalid";
    EXPECT_TRUE(seen.insert(wrong).second) << info.name << ": no difference, or that of another bug";
  }
}

TEST(PlantedBugsTest, namesAreUniqueAndParse) {
  EXPECT_GE(getPlantedBugTable().size(), 120u);
  for (const PlantedBugInfo &info : getPlantedBugTable())
    EXPECT_EQ(parsePlantedBug(info.name), info.bug) << info.name;
  EXPECT_FALSE(parsePlantedBug("no-such-bug"));
}

} // namespace
