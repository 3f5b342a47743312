//===-- EqualEditsTest.cpp - edits that nobody can see --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each rule a function where it holds, and one beside it that differs in what the rule
// needs. What is proved has a reason; nothing else has.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/LoweredOperations.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
/// Lines of a function, and the edits of an operator that are proved to be equal, of all.
struct EqualRow {
  const char *name; // of the operator
  const char *signature, *body;
  std::vector<const char *> equal; // in their order
};

#define DESCRIPTOR "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"
#define ALIGNED                                                                                                        \
  "%a = llvm.mlir.constant(64 : i64) : i64\n %s = llvm.add %n, %a : i64\n"                                             \
  " %p = llvm.call @malloc(%s) : (i64) -> !llvm.ptr\n %i = llvm.ptrtoint %p : !llvm.ptr to i64\n"                      \
  " %z = llvm.mlir.constant(0 : i64) : i64\n %d = llvm.sub %z, %i : i64\n"                                             \
  " %m = llvm.mlir.constant(63 : i64) : i64\n %r = llvm.and %d, %m : i64\n"                                            \
  " %q = llvm.getelementptr %p[%r] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n"
#define MAXIMUM                                                                                                        \
  "%c = llvm.fcmp \"ogt\" %x, %y : f80\n %s = llvm.select %c, %x, %y : i1, f80\n"                                      \
  " %e = llvm.fcmp \"oeq\" %x, %y : f80\n %t = llvm.select %e, %k, %s : i1, f80\n"                                     \
  " %u = llvm.fcmp \"uno\" %x, %y : f80\n %n = llvm.fadd %x, %y : f80\n %r = llvm.select %u, %n, %t : i1, f80\n"       \
  " llvm.return %r : f80"
#define CEILING                                                                                                        \
  "%q = llvm.sdiv %x, %y : i32\n %p = llvm.mul %q, %y : i32\n %r = llvm.sub %x, %p : i32\n"                            \
  " %z = llvm.mlir.constant(0 : i32) : i32\n %n = llvm.icmp \"ne\" %r, %z : i32\n %s = llvm.xor %r, %y : i32\n"        \
  " %g = llvm.icmp \"sge\" %s, %z : i32\n %b = llvm.and %n, %g : i1\n %w = llvm.zext %b : i1 to i32\n"                 \
  " %v = llvm.add %q, %w : i32\n llvm.return %v : i32"
#define GUESS(VALUE)                                                                                                   \
  "%g = llvm.load %p : !llvm.ptr -> i32\n llvm.br ^loop(%g : i32)\n^loop(%o: i32):\n %n = llvm.mul %o, %v : i32\n"     \
  " %x = llvm.cmpxchg %p, " VALUE ", %n acq_rel monotonic : !llvm.ptr, i32\n"                                          \
  " %f = llvm.extractvalue %x[0] : !llvm.struct<(i32, i1)>\n %s = llvm.extractvalue %x[1] : !llvm.struct<(i32, i1)>\n" \
  " llvm.cond_br %s, ^done, ^loop(%f : i32)\n^done:\n llvm.return %o : i32"

const EqualRow kRows[] = {
    // What only a prefetch uses.
    {"arithmetic",
     "(%p: !llvm.ptr, %i: i64)",
     "%0 = llvm.mul %i, %i : i64\n %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
     " \"llvm.intr.prefetch\"(%1) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()\n llvm.return",
     {"mul becomes add"}},
    {"arithmetic",
     "(%p: !llvm.ptr, %i: i64) -> i32",
     "%0 = llvm.mul %i, %i : i64\n %1 = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
     " %2 = llvm.load %1 : !llvm.ptr -> i32\n llvm.return %2 : i32",
     {}},
    // A field that nobody reads, behind a branch.
    {"drop-operation",
     "(%d: " DESCRIPTOR ", %n: i64) -> !llvm.ptr",
     "%0 = llvm.insertvalue %n, %d[3, 0] : " DESCRIPTOR "\n llvm.br ^next(%0 : " DESCRIPTOR ")\n^next(%1: " DESCRIPTOR
     "):\n %2 = llvm.extractvalue %1[1] : " DESCRIPTOR "\n llvm.return %2 : !llvm.ptr",
     {"its users get operand 0 instead"}},
    {"drop-operation",
     "(%d: " DESCRIPTOR ", %n: i64) -> i64",
     "%0 = llvm.insertvalue %n, %d[3, 0] : " DESCRIPTOR "\n llvm.br ^next(%0 : " DESCRIPTOR ")\n^next(%1: " DESCRIPTOR
     "):\n %2 = llvm.extractvalue %1[3, 0] : " DESCRIPTOR "\n llvm.return %2 : i64",
     {}},
    {"position",
     "(%d: " DESCRIPTOR ", %n: i64) -> !llvm.ptr",
     "%0 = llvm.insertvalue %n, %d[2] : " DESCRIPTOR "\n %1 = llvm.insertvalue %n, %0[3, 0] : " DESCRIPTOR
     "\n llvm.br ^next(%1 : " DESCRIPTOR ")\n^next(%2: " DESCRIPTOR "):\n %3 = llvm.extractvalue %2[1] : " DESCRIPTOR
     "\n llvm.return %3 : !llvm.ptr",
     {"position [3, 0] becomes [4, 0]"}},
    {"position",
     "(%d: " DESCRIPTOR ", %n: i64) -> i64",
     "%1 = llvm.insertvalue %n, %d[3, 0] : " DESCRIPTOR "\n llvm.br ^next(%1 : " DESCRIPTOR ")\n^next(%2: " DESCRIPTOR
     "):\n %3 = llvm.extractvalue %2[4, 0] : " DESCRIPTOR "\n llvm.return %3 : i64",
     {}},
    // More memory; room that is never needed; bits of an address that are 0.
    {"constant",
     "(%n: i64) -> !llvm.ptr",
     "%0 = llvm.mlir.constant(4 : i64) : i64\n %1 = llvm.mul %n, %0 : i64\n"
     " %2 = llvm.call @malloc(%1) : (i64) -> !llvm.ptr\n llvm.return %2 : !llvm.ptr",
     {"the constant is one more"}},
    {"constant",
     "(%n: i64) -> i64",
     "%0 = llvm.mlir.constant(4 : i64) : i64\n %1 = llvm.mul %n, %0 : i64\n"
     " %2 = llvm.call @malloc(%1) : (i64) -> !llvm.ptr\n llvm.return %1 : i64",
     {}},
    {"constant",
     "(%n: i64) -> !llvm.ptr",
     ALIGNED " llvm.return %q : !llvm.ptr",
     {"the constant is one more", "the constant is one less", "the constant is one less"}},
    {"constant",
     "(%n: i64, %k: i64) -> !llvm.ptr",
     "%m = llvm.mlir.constant(63 : i64) : i64\n %r = llvm.and %k, %m : i64\n"
     " %p = llvm.inttoptr %r : i64 to !llvm.ptr\n llvm.return %p : !llvm.ptr",
     {}},
    {"element-type",
     "(%n: i64) -> !llvm.ptr",
     "%0 = llvm.mlir.zero : !llvm.ptr\n %1 = llvm.getelementptr %0[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n"
     " %2 = llvm.ptrtoint %1 : !llvm.ptr to i64\n %3 = llvm.call @malloc(%2) : (i64) -> !llvm.ptr\n"
     " llvm.return %3 : !llvm.ptr",
     {"elements of i32 become i64"}},
    // A difference to the number of an address overflows for no object: such a mutant is not made.
    {"integer-flags", "(%n: i64) -> !llvm.ptr", ALIGNED " llvm.return %q : !llvm.ptr", {}},
    {"alignment",
     "(%n: i64, %i: i64) -> i64",
     "%p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n"
     " %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64\n"
     " %v = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i64\n llvm.return %v : i64",
     {"alignment 4 becomes 8"}},
    {"alignment",
     "(%n: i64, %i: i64) -> i64",
     "%p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n"
     " %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64\n"
     " %v = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> i64\n llvm.return %v : i64",
     {}},
    {"alignment",
     "(%p: !llvm.ptr) -> i64",
     "%v = llvm.load %p : !llvm.ptr -> i64\n llvm.return %v : i64",
     {"alignment 4 becomes 8"}},
    {"alignment", "(%p: !llvm.ptr) -> i32", "%v = llvm.load %p : !llvm.ptr -> i32\n llvm.return %v : i32", {}},
    {"alignment",
     "(%p: !llvm.ptr) -> i64",
     "%v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i64\n llvm.return %v : i64",
     {}},
    {"alignment",
     "(%n: i64) -> i64",
     ALIGNED " %v = llvm.load %q {alignment = 32 : i64} : !llvm.ptr -> i64\n llvm.return %v : i64",
     {"alignment 32 becomes 64"}},
    {"position",
     "(%p: !llvm.ptr, %d: " DESCRIPTOR ") -> !llvm.ptr",
     "%0 = llvm.insertvalue %p, %d[0] : " DESCRIPTOR "\n %1 = llvm.insertvalue %p, %0[1] : " DESCRIPTOR
     "\n llvm.br ^next(%1 : " DESCRIPTOR ")\n^next(%2: " DESCRIPTOR "):\n %3 = llvm.extractvalue %2[1] : " DESCRIPTOR
     "\n llvm.return %3 : !llvm.ptr",
     {"position [0] becomes [1]", "position [1] becomes [0]"}},
    {"position",
     "(%d: " DESCRIPTOR ") -> !llvm.ptr",
     "%3 = llvm.extractvalue %d[1] : " DESCRIPTOR "\n llvm.return %3 : !llvm.ptr",
     {}},
    {"arithmetic",
     "(%p: !llvm.ptr, %n: i64) -> !llvm.ptr",
     "%0 = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n"
     " \"llvm.intr.memcpy\"(%0, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n"
     " llvm.return %0 : !llvm.ptr",
     {"intr.memcpy becomes intr.memmove"}},
    {"arithmetic",
     "(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64)",
     "\"llvm.intr.memcpy\"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n llvm.return",
     {}},
    // Selects that take something else.
    {"predicate",
     "(%x: f80, %y: f80, %k: f80) -> f80",
     MAXIMUM,
     {"ogt becomes oge", "ogt becomes ugt", "oeq becomes ueq"}},
    {"arithmetic", "(%x: f80, %y: f80, %k: f80) -> f80", MAXIMUM, {"fadd becomes fsub"}},
    {"arithmetic", "(%x: f32, %y: f32) -> f32", "%0 = llvm.fadd %x, %y : f32\n llvm.return %0 : f32", {}},
    {"predicate",
     "(%x: f32, %y: f32) -> i1",
     "%0 = llvm.fcmp \"olt\" %x, %y {fastmathFlags = #llvm.fastmath<nnan>} : f32\n llvm.return %0 : i1",
     {"olt becomes ult"}},
    {"float-flags",
     "(%x: f32) -> f32",
     "%0 = llvm.intr.sin(%x) : (f32) -> f32\n llvm.return %0 : f32",
     {"nsz is promised"}},
    {"float-flags", "(%x: f32) -> f32", "%0 = llvm.intr.sqrt(%x) : (f32) -> f32\n llvm.return %0 : f32", {}},
    // Integers.
    {"predicate", "(%x: i32, %y: i32) -> i32", CEILING, {"sge becomes sgt"}},
    {"integer-flags",
     "(%x: i32, %y: i32) -> i32",
     CEILING,
     {"nsw is promised", "nsw is promised", "nsw is promised", "nuw is promised"}},
    {"integer-flags",
     "(%x: i32, %y: i32) -> i32",
     "%q = llvm.udiv %x, %y : i32\n %p = llvm.mul %q, %y : i32\n %r = llvm.sub %x, %p : i32\n"
     " %z = llvm.mlir.constant(0 : i32) : i32\n %n = llvm.icmp \"ne\" %r, %z : i32\n %w = llvm.zext %n : i1 to i32\n"
     " %v = llvm.add %q, %w : i32\n llvm.return %v : i32",
     {"nuw is promised", "nuw is promised", "nuw is promised"}},
    {"integer-flags",
     "(%x: i32, %y: i32, %z: i32) -> i32",
     "%q = llvm.sdiv %x, %y : i32\n %p = llvm.mul %q, %z : i32\n %r = llvm.sub %x, %p : i32\n llvm.return %r : i32",
     {}},
    {"sign",
     "(%x: i8) -> i32",
     "%0 = llvm.zext %x : i8 to i32\n %1 = llvm.mlir.constant(127 : i32) : i32\n %2 = llvm.and %0, %1 : i32\n"
     " llvm.return %2 : i32",
     {"zext becomes sext"}},
    {"sign",
     "(%x: i8) -> i32",
     "%0 = llvm.zext %x : i8 to i32\n %1 = llvm.mlir.constant(256 : i32) : i32\n %2 = llvm.and %0, %1 : i32\n"
     " llvm.return %2 : i32",
     {}},
    {"sign", "(%x: f16) -> i24", "%0 = llvm.fptoui %x : f16 to i24\n llvm.return %0 : i24", {"fptoui becomes fptosi"}},
    {"sign", "(%x: f16) -> i16", "%0 = llvm.fptoui %x : f16 to i16\n llvm.return %0 : i16", {}},
    {"sign", "(%x: i1, %y: i1) -> i1", "%0 = llvm.sdiv %x, %y : i1\n llvm.return %0 : i1", {"sdiv becomes udiv"}},
    {"sign", "(%x: i1, %y: i1) -> i1", "%0 = llvm.udiv %x, %y : i1\n llvm.return %0 : i1", {}},
    {"arithmetic",
     "(%x: i8, %c: i1) -> i8",
     "%0 = llvm.mlir.constant(127 : i8) : i8\n %1 = llvm.mlir.constant(-128 : i8) : i8\n %2 = llvm.and %x, %1 : i8\n"
     " %3 = llvm.select %c, %0, %0 : i1, i8\n %4 = llvm.or %2, %3 : i8\n llvm.return %4 : i8",
     {"or becomes xor"}},
    {"arithmetic", "(%x: i8, %y: i8) -> i8", "%4 = llvm.or %x, %y : i8\n llvm.return %4 : i8", {}},
    // Loops around cmpxchg.
    {"width", "(%p: !llvm.ptr, %v: i32) -> i32", GUESS("%o"), {"i32 becomes i16"}},
    {"width", "(%p: !llvm.ptr, %v: i32) -> i32", GUESS("%v"), {}},
    {"branch",
     "(%c: i32) -> i32",
     "%0 = llvm.mlir.constant(0 : i32) : i32\n llvm.switch %c : i32, ^a [1: ^b, 2: ^b]\n^a:\n llvm.return %c : i32\n"
     "^b:\n llvm.return %0 : i32",
     {"two of its targets change places"}}};

TEST(EqualEditsTest, whatIsProvedHasAReason) {
  MLIRContext context;
  context.loadDialect<LLVM::LLVMDialect>();
  for (const EqualRow &row : kRows) {
    SCOPED_TRACE(std::string(row.name) + "\n" + row.body);
    std::string text =
        std::string("llvm.func @f") + row.signature + " {\n " + row.body + "\n}\nllvm.func @malloc(i64) -> !llvm.ptr\n";
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    LoweredOperations operations(*module);
    std::vector<std::string> equal;
    for (const MutantSite &site : operations.sites(*module, {row.name}))
      if (!site.equal.empty())
        equal.push_back(site.what);
    EXPECT_EQ(equal, std::vector<std::string>(row.equal.begin(), row.equal.end()));
  }
}
} // namespace
