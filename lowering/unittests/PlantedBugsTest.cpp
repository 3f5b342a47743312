//===- PlantedBugsTest.cpp - Every planted bug is really there ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers one module that uses everything, with and without each bug of the
// table: the result must differ, and must still be valid IR that translates.
//
//===----------------------------------------------------------------------===//

#include "lowering/Lower.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

#include <set>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

constexpr llvm::StringLiteral kProgram = R"(
memref.global @g : memref<4xf32> = dense<1.0>
func.func private @callee(memref<?xf32, strided<[?], offset: ?>>)
func.func @access(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : f32
}
func.func @statics(%m: memref<4x3xf32, strided<[5, 1], offset: 2>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x3xf32, strided<[5, 1], offset: 2>>
  return %0 : f32
}
func.func @wrapped(%a: memref<?xf32>, %b: memref<?xf32>) attributes {llvm.emit_c_interface} {
  return
}
func.func @results(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @calls(%m: memref<?xf32, strided<[?], offset: ?>>) {
  call @callee(%m) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
func.func @allocate(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) {alignment = 64} : memref<?x3xf32>
  %1 = memref.alloca(%n) : memref<?x3xf32>
  %2 = memref.dim %0, %c0 : memref<?x3xf32>
  memref.dealloc %0 : memref<?x3xf32>
  return %2 : index
}
func.func @views(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>, memref<f32>) {
  %0 = memref.subview %m[%i, 2] [1, %i] [1, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %0, %1, %base : memref<?xf32, strided<[?], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>, memref<f32>
}
func.func @transposed(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @copies(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32, strided<[?]>>) {
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  memref.copy %a, %c : memref<?xf32> to memref<?xf32, strided<[?]>>
  return
}
func.func @get() -> memref<4xf32> {
  %0 = memref.get_global @g : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @numbers(%a: i32, %b: i32, %c: i1) -> (index, i1, i32, i32, i64) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.cmpi ult, %a, %b : i32
  %2 = arith.divsi %a, %b : i32
  %3 = arith.select %c, %a, %b : i32
  %4 = arith.extsi %a : i32 to i64
  return %0, %1, %2, %3, %4 : index, i1, i32, i32, i64
}
func.func @branches(%c: i1, %f: i32, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a : i32), ^y(%b : i32)
^x(%p: i32):
  return %p : i32
^y(%q: i32):
  cf.switch %f : i32, [default: ^x(%q : i32), 1: ^z]
^z:
  return %a : i32
}
)";

/// For bugs of the bare pointer convention, which kProgram is too rich for.
constexpr llvm::StringLiteral kBareProgram = R"(
func.func @bare(%m: memref<4x3xf32>) -> memref<4x3xf32> {
  %0 = call @bare(%m) : (memref<4x3xf32>) -> memref<4x3xf32>
  return %0 : memref<4x3xf32>
}
)";

/// The lowered program as text, or an empty string.
std::string lower(MLIRContext &context, PlantedBug bug, bool bare) {
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(bare ? kBareProgram : kProgram, &context);
  if (!module)
    return "";
  LowerOptions options;
  options.useBarePtrMemRefCallConv = bare;
  options.plantedBug = bug;
  if (failed(lowerToLLVM(*module, options)) || failed(verify(*module)))
    return "";
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream);
  return text;
}

TEST(PlantedBugsTest, everyBugChangesTheResult) {
  ASSERT_TRUE(plantedBugsCompiledIn());
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Lowering load(&context, {});
  std::set<std::string> seen = {lower(context, PlantedBug::None, false),
                                lower(context, PlantedBug::None, true)};
  ASSERT_EQ(seen.size(), 2u);
  ASSERT_FALSE(seen.count(""));
  for (const PlantedBugInfo &info : getPlantedBugTable()) {
    bool bare = llvm::StringRef(info.clause).starts_with("BARE-");
    std::string wrong = lower(context, info.bug, bare);
    EXPECT_FALSE(wrong.empty()) << info.name << ": invalid";
    EXPECT_TRUE(seen.insert(wrong).second)
        << info.name << ": no difference, or that of another bug";
  }
}

TEST(PlantedBugsTest, namesAreUniqueAndParse) {
  EXPECT_GE(getPlantedBugTable().size(), 20u);
  for (const PlantedBugInfo &info : getPlantedBugTable())
    EXPECT_EQ(parsePlantedBug(info.name), info.bug) << info.name;
  EXPECT_FALSE(parsePlantedBug("no-such-bug"));
}

} // namespace
