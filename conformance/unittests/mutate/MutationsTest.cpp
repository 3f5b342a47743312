//===-- MutationsTest.cpp - each operator makes what it says ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A small module for each operator, and the line that each edit leaves there. No row of the
// table is without one. Operations keep their numbers when others are added.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/Mutations.h"
#include "conformance/mutate/LoweredOperations.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
/// Lines of a function, and a part of what each mutant has where they have something else.
struct MutationRow {
  const char *name; // of the operator
  const char *signature, *body;
  std::vector<const char *> made; // in their order
};

const MutationRow kRows[] = {
    {"constant",
     "() -> i32",
     "%0 = llvm.mlir.constant(5 : i32) : i32\n llvm.return %0 : i32",
     {"constant(6 : i32)", "constant(4 : i32)"}},
    {"constant", "() -> i1", "%0 = llvm.mlir.constant(true) : i1\n llvm.return %0 : i1", {"constant(false)"}},
    {"constant",
     "() -> f32",
     "%0 = llvm.mlir.constant(2.0 : f32) : f32\n llvm.return %0 : f32",
     {"constant(3.000000e+00 : f32)", "constant(-2.000000e+00 : f32)"}},
    {"constant",
     "() -> vector<2xi32>",
     "%0 = llvm.mlir.constant(dense<7> : vector<2xi32>) : vector<2xi32>\n llvm.return %0 : vector<2xi32>",
     {"dense<[7, 8]>"}},
    {"position",
     "(%s: !llvm.struct<(ptr, ptr, i64)>) -> !llvm.ptr",
     "%0 = llvm.extractvalue %s[1] : !llvm.struct<(ptr, ptr, i64)>\n llvm.return %0 : !llvm.ptr",
     {"[0] : !llvm.struct"}},
    {"position",
     "(%s: !llvm.struct<(i64, array<2 x i64>)>) -> i64",
     "%0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i64, array<2 x i64>)>\n llvm.return %0 : i64",
     {"[1, 1] : !llvm.struct"}},
    {"position",
     "(%s: !llvm.struct<(i64, i64, i32)>, %v: i64) -> !llvm.struct<(i64, i64, i32)>",
     "%0 = llvm.insertvalue %v, %s[0] : !llvm.struct<(i64, i64, i32)>\n llvm.return %0 : !llvm.struct<(i64, i64, i32)>",
     {"[1] : !llvm.struct"}},
    {"position",
     "(%p: !llvm.ptr) -> !llvm.ptr",
     "%0 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32\n llvm.return %0 : !llvm.ptr",
     {"[4] : (!llvm.ptr)", "[2] : (!llvm.ptr)"}},
    {"position",
     "(%v: vector<2xi32>) -> vector<2xi32>",
     "%0 = llvm.shufflevector %v, %v [0, 2] : vector<2xi32>\n llvm.return %0 : vector<2xi32>",
     {"[1, 2] : vector", "[0, 3] : vector", "[2, 0] : vector"}},
    {"predicate",
     "(%a: i32, %b: i32) -> i1",
     "%0 = llvm.icmp \"slt\" %a, %b : i32\n llvm.return %0 : i1",
     {"\"sle\"", "\"ult\"", "\"sge\""}},
    {"predicate", "(%a: i32, %b: i32) -> i1", "%0 = llvm.icmp \"eq\" %a, %b : i32\n llvm.return %0 : i1", {"\"ne\""}},
    {"predicate",
     "(%a: f32, %b: f32) -> i1",
     "%0 = llvm.fcmp \"olt\" %a, %b : f32\n llvm.return %0 : i1",
     {"\"ole\"", "\"one\"", "\"_false\"", "\"ult\""}},
    {"swap-operands",
     "(%a: i32, %b: i32) -> i32",
     "%0 = llvm.sub %a, %b : i32\n llvm.return %0 : i32",
     {"llvm.sub %arg1, %arg0"}},
    {"swap-operands", "(%a: i32, %b: i32) -> i32", "%0 = llvm.add %a, %b : i32\n llvm.return %0 : i32", {}},
    {"swap-operands",
     "(%c: i1, %a: i32, %b: i32) -> i32",
     "%0 = llvm.select %c, %a, %b : i1, i32\n llvm.return %0 : i32",
     {"llvm.select %arg0, %arg2, %arg1"}},
    {"swap-operands",
     "(%a: i32, %b: i64, %c: i32)",
     "llvm.call @g(%a, %b, %c) : (i32, i64, i32) -> ()\n llvm.return",
     {"@g(%arg2, %arg1, %arg0)"}},
    {"drop-operation",
     "(%a: i32, %b: i32) -> i32",
     "%0 = llvm.mul %a, %b : i32\n llvm.return %0 : i32",
     {"llvm.return %arg0", "llvm.return %arg1"}},
    {"arithmetic",
     "(%a: i32, %b: i32) -> i32",
     "%0 = llvm.add %a, %b : i32\n llvm.return %0 : i32",
     {"llvm.sub %arg0, %arg1"}},
    {"arithmetic",
     "(%p: !llvm.ptr, %b: i32) -> i32",
     "%0 = llvm.atomicrmw max %p, %b monotonic : !llvm.ptr, i32\n llvm.return %0 : i32",
     {"atomicrmw min", "atomicrmw umax"}},
    {"predicate",
     "(%d: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)",
     "%n = llvm.extractvalue %d[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>\n"
     " %0 = llvm.mlir.constant(0 : i64) : i64\n %1 = llvm.mlir.constant(1 : i64) : i64\n llvm.br ^head(%0 : i64)\n"
     "^head(%i: i64):\n %2 = llvm.icmp \"slt\" %i, %n : i64\n llvm.cond_br %2, ^body, ^done\n"
     "^body:\n %3 = llvm.add %i, %1 : i64\n llvm.br ^head(%3 : i64)\n^done:\n llvm.return",
     {"\"sle\"", "\"sge\""}},
    {"sign", "(%a: i32) -> i64", "%0 = llvm.sext %a : i32 to i64\n llvm.return %0 : i64", {"llvm.zext %arg0"}},
    {"sign",
     "(%a: i32, %b: i32) -> i32",
     "%0 = llvm.ashr %a, %b : i32\n llvm.return %0 : i32",
     {"llvm.lshr %arg0, %arg1"}},
    {"element-type",
     "(%p: !llvm.ptr, %i: i64) -> !llvm.ptr",
     "%0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n llvm.return %0 : !llvm.ptr",
     {"-> !llvm.ptr, i64", "-> !llvm.ptr, i16"}},
    {"width",
     "(%p: !llvm.ptr) -> i32",
     "%0 = llvm.load %p : !llvm.ptr -> i32\n llvm.return %0 : i32",
     {"!llvm.ptr -> i16"}},
    {"width",
     "(%p: !llvm.ptr, %v: f64)",
     "llvm.store %v, %p : f64, !llvm.ptr\n llvm.return",
     {"llvm.store %0, %arg0 : f32"}},
    {"width", "(%p: !llvm.ptr) -> i8", "%0 = llvm.load %p : !llvm.ptr -> i8\n llvm.return %0 : i8", {}},
    {"alignment",
     "(%p: !llvm.ptr) -> i32",
     "%0 = llvm.load %p : !llvm.ptr -> i32\n llvm.return %0 : i32",
     {"alignment = 8"}},
    {"alignment",
     "(%p: !llvm.ptr, %v: i32)",
     "llvm.store %v, %p {alignment = 16 : i64} : i32, !llvm.ptr\n llvm.return",
     {"alignment = 32"}},
    {"shift-access",
     "(%p: !llvm.ptr) -> i32",
     "%0 = llvm.load %p : !llvm.ptr -> i32\n llvm.return %0 : i32",
     {"llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i32"}},
    {"drop-store", "(%p: !llvm.ptr, %v: i32)", "llvm.store %v, %p : i32, !llvm.ptr\n llvm.return", {"llvm.return"}},
    {"drop-call",
     "(%a: i32, %b: i64)",
     "llvm.call @g(%a, %b, %a) : (i32, i64, i32) -> ()\n llvm.return",
     {"llvm.return"}},
    {"callee",
     "(%a: i32, %b: i64)",
     "llvm.call @g(%a, %b, %a) : (i32, i64, i32) -> ()\n llvm.return",
     {"llvm.call @h"}},
    {"branch",
     "(%c: i1, %a: i32, %b: i32) -> i32",
     "llvm.cond_br %c, ^a(%a : i32), ^b(%b : i32)\n^a(%0: i32):\n llvm.return %0 : i32\n^b(%1: i32):\n llvm.return %1 "
     ": i32",
     {"^bb2(%arg2 : i32), ^bb1(%arg1 : i32)"}},
    {"branch",
     "(%c: i32)",
     "llvm.switch %c : i32, ^a [1: ^b, 2: ^c]\n^a:\n llvm.return\n^b:\n llvm.return\n^c:\n llvm.return",
     {"2: ^bb2", "3: ^bb3"}},
    {"result", "(%a: i32) -> i32", "llvm.return %a : i32", {"llvm.mlir.zero : i32"}},
    {"integer-flags",
     "(%a: i32, %b: i32) -> i32",
     "%0 = llvm.add %a, %b : i32\n llvm.return %0 : i32",
     {"overflow<nsw>", "overflow<nuw>"}},
    {"integer-flags",
     "(%a: i32, %b: i32) -> i32",
     "%0 = llvm.udiv %a, %b : i32\n llvm.return %0 : i32",
     {"udiv exact"}},
    {"integer-flags",
     "(%p: !llvm.ptr, %i: i64) -> i32",
     "%0 = llvm.mul %i, %i : i64\n %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
     " %2 = llvm.load %1 : !llvm.ptr -> i32\n llvm.return %2 : i32",
     {}},
    {"address-flags",
     "(%p: !llvm.ptr, %i: i64) -> i32",
     "%1 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
     " %2 = llvm.load %1 : !llvm.ptr -> i32\n llvm.return %2 : i32",
     {}},
    {"address-flags",
     "(%d: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %p: !llvm.ptr) -> i32",
     "%0 = llvm.extractvalue %d[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>\n"
     " %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
     " %2 = llvm.load %1 : !llvm.ptr -> i32\n llvm.return %2 : i32",
     {"getelementptr nuw"}},
    {"address-flags",
     "(%d: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %p: !llvm.ptr) -> !llvm.ptr",
     "%0 = llvm.extractvalue %d[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>\n"
     " %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n llvm.return %1 : !llvm.ptr",
     {"getelementptr inbounds", "getelementptr nuw"}},
    {"float-flags",
     "(%a: f32, %b: f32) -> f32",
     "%0 = llvm.fadd %a, %b : f32\n llvm.return %0 : f32",
     {"fastmath<nnan>", "fastmath<ninf>", "fastmath<nsz>"}}};

class MutationsTest : public testing::Test {
protected:
  MutationsTest() { context.loadDialect<LLVM::LLVMDialect, DLTIDialect>(); }

  OwningOpRef<ModuleOp> module(const MutationRow &row) {
    std::string text = std::string("llvm.func @f") + row.signature + " {\n " + row.body + "\n}\n" +
                       "llvm.func @g(i32, i64, i32)\nllvm.func @h(i32, i64, i32)\n";
    return parseSourceString<ModuleOp>(text, &context);
  }
  static std::string text(ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    module->print(stream, OpPrintingFlags().printNameLocAsPrefix(false));
    return text;
  }

  MLIRContext context;
};

TEST_F(MutationsTest, eachOperatorMakesWhatItSays) {
  for (const MutationRow &row : kRows) {
    SCOPED_TRACE(std::string(row.name) + "\n" + row.body);
    OwningOpRef<ModuleOp> original = module(row);
    ASSERT_TRUE(original);
    const std::string before = text(*original);
    LoweredOperations operations(*original);
    std::vector<MutantSite> sites = operations.sites(*original, {row.name});
    EXPECT_EQ(sites.size(), row.made.size());
    for (size_t i = 0; i < std::min(sites.size(), row.made.size()); ++i) {
      OwningOpRef<ModuleOp> mutant = operations.edited(*original, sites[i]);
      ASSERT_TRUE(mutant) << sites[i].what;
      const std::string after = text(*mutant);
      EXPECT_NE(after, before) << sites[i].what;
      EXPECT_NE(after.find(row.made[i]), std::string::npos) << sites[i].what << "\n" << after;
      EXPECT_NE(differenceOf(before, after), "");
      EXPECT_EQ(sites[i].function, "f");
    }
    EXPECT_EQ(text(*original), before) << "the module itself stays as it is";
  }
}

TEST_F(MutationsTest, eachOperatorHasARow) {
  std::set<std::string> tested, known;
  for (const MutationRow &row : kRows)
    if (!row.made.empty())
      tested.insert(row.name);
  for (const MutationOperator &row : mutationOperators()) {
    EXPECT_TRUE(known.insert(row.name).second) << row.name << " is there twice";
    EXPECT_NE(std::string(row.doc), "");
  }
  EXPECT_EQ(tested, known);
}

TEST_F(MutationsTest, whatDoesNotVerifyIsNoMutant) {
  // There is no third field.
  OwningOpRef<ModuleOp> original = parseSourceString<ModuleOp>(
      R"(llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
           %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
           llvm.return %0 : !llvm.ptr
         })",
      &context);
  ASSERT_TRUE(original);
  ScopedDiagnosticHandler silent(&context, [](mlir::Diagnostic &) { return success(); });
  LoweredOperations operations(*original);
  unsigned invalid = 0;
  for (const MutantSite &site : operations.sites(*original, {"position"}))
    invalid += !operations.edited(*original, site);
  EXPECT_EQ(invalid, 1u);
}

TEST_F(MutationsTest, operationsThatAreAddedLaterHaveNoNumber) {
  OwningOpRef<ModuleOp> original = module(kRows[0]);
  LoweredOperations operations(*original);
  std::vector<MutantSite> before = operations.sites(*original, {});
  // As an adapter for callers, before all others.
  OwningOpRef<ModuleOp> other = module(kRows[2]);
  LoweredOperations again(*original);
  Operation &added = *other->getBody()->begin();
  added.setAttr("sym_name", StringAttr::get(&context, "adapter"));
  added.remove();
  original->getBody()->push_front(&added);
  std::vector<MutantSite> after = again.sites(*original, {});
  ASSERT_EQ(before.size(), after.size());
  for (size_t i = 0; i < before.size(); ++i) {
    EXPECT_EQ(before[i].operation, after[i].operation);
    EXPECT_EQ(after[i].function, "f");
    OwningOpRef<ModuleOp> mutant = again.edited(*original, after[i]);
    ASSERT_TRUE(mutant);
    EXPECT_NE(text(*mutant).find("llvm.mlir.constant(2.0"), std::string::npos) << "the adapter stays";
  }
}

TEST(DifferenceTest, showsLinesAtTheEditWhereNumbersMove) {
  EXPECT_EQ(differenceOf("a\nb\nc", "a\nx\nc"), "- b\n+ x\n");
  EXPECT_EQ(differenceOf("a\n%0 = b\n%1 = c", "a\n%0 = new\n%1 = b\n%2 = c"), "- %0 = b\n+ %0 = new\n+ %1 = b\n");
  EXPECT_EQ(differenceOf("a\nstore\nc", "a\nc"), "- store\n");
}
} // namespace
