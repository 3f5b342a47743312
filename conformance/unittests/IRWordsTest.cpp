//===-- IRWordsTest.cpp - what is lost between two LLVM IRs -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules that differ in one word, and modules that differ in none; the way through LLVM IR
// as a worker makes it.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/ir/Words.h"
#include "conformance/unittests/EngineTestSupport.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/SourceMgr.h"

using namespace memref_cts::conformance;
using namespace memref_cts::conformance::testing;

static std::map<std::string, IRWords> wordsIn(const std::string &text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic problem;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(text, problem, context);
  EXPECT_NE(module, nullptr) << problem.getMessage().str() << "\n" << text;
  return module ? wordsOf(*module) : std::map<std::string, IRWords>();
}

/// "SYMBOL: TEXT" of each word that is lost.
static std::vector<std::string> lost(const std::string &before, const std::string &after) {
  std::vector<std::string> texts;
  for (const LostWord &word : lostWords(wordsIn(before), wordsIn(after)))
    texts.push_back(word.symbol + ": " + word.word.text);
  return texts;
}

using Texts = std::vector<std::string>;

TEST(IRWordsTest, orderAndNamesAreNothing) {
  const std::string one = "%pair = type { i32, ptr }\n"
                          "@g = internal global %pair { i32 1, ptr null }\n"
                          "define i32 @f(i1 %c, i32 %a) {\n"
                          "  %p = getelementptr inbounds %pair, ptr @g, i64 0, i32 1\n"
                          "  br i1 %c, label %x, label %y\n"
                          "x:\n  %s = add nsw i32 %a, 1\n  ret i32 %s\n"
                          "y:\n  %v = load i32, ptr %p, align 4\n  ret i32 %v\n"
                          "nobody:\n  %z = mul nuw i32 %a, 1\n  ret i32 %z\n}\n";
  const std::string other = "%pair.0 = type { i32, ptr }\n"
                            "@g = internal global %pair.0 { i32 1, ptr null }\n"
                            "define i32 @f(i1 %0, i32 %1) {\n"
                            "  %3 = getelementptr inbounds %pair.0, ptr @g, i64 0, i32 1\n"
                            "  br i1 %0, label %6, label %4\n"
                            "4:\n  %5 = load i32, ptr %3, align 4\n  ret i32 %5\n"
                            "6:\n  %7 = add nsw i32 %1, 1\n  ret i32 %7\n}\n";
  EXPECT_EQ(lost(one, other), Texts());
  EXPECT_EQ(lost(other, one), Texts());
}

TEST(IRWordsTest, eachWordIsNamed) {
  struct Pair {
    const char *before, *after, *text;
  };
  const Pair pairs[] = {
      {"  %r = add nsw i32 %a, %b\n", "  %r = add i32 %a, %b\n", "nsw"},
      {"  %c = icmp samesign ult i32 %a, %b\n  %r = zext i1 %c to i32\n",
       "  %c = icmp ult i32 %a, %b\n  %r = zext i1 %c to i32\n", "samesign"},
      {"  %r = or disjoint i32 %a, %b\n", "  %r = or i32 %a, %b\n", "disjoint"},
      {"  %r = lshr exact i32 %a, %b\n", "  %r = lshr i32 %a, %b\n", "exact"},
      {"  %r = load volatile i32, ptr %p\n", "  %r = load i32, ptr %p\n", "volatile load"},
      {"  %r = load i32, ptr %p, align 8\n", "  %r = load i32, ptr %p, align 4\n", "load align 8"},
      {"  %r = load i32, ptr %p, !range !{i32 0, i32 7}\n", "  %r = load i32, ptr %p\n", "!range i32 0 i32 7"},
      {"  %r = call range(i32 0, 9) i32 @g(i32 %a)\n", "  %r = call i32 @g(i32 %a)\n", "range(i32 0, 9) of the result"},
      {"  %r = call i32 @g(i32 noundef %a)\n", "  %r = call i32 @g(i32 %a)\n", "noundef of parameter 0"},
      {"  %r = tail call i32 @g(i32 %a)\n", "  %r = call i32 @g(i32 %a)\n", "tail of a call"},
      {"  %f = fadd nnan float %x, %x\n  %r = bitcast float %f to i32\n",
       "  %f = fadd float %x, %x\n  %r = bitcast float %f to i32\n", "nnan"},
      {"  %q = getelementptr inbounds i32, ptr %p, i32 %a\n  %r = ptrtoint ptr %q to i32\n",
       "  %q = getelementptr i32, ptr %p, i32 %a\n  %r = ptrtoint ptr %q to i32\n", "inbounds"},
  };
  auto module = [](const char *body) {
    return "declare i32 @g(i32)\ndefine i32 @f(i32 %a, i32 %b, ptr %p, float %x) {\n" + std::string(body) +
           "  ret i32 %r\n}\n";
  };
  for (const Pair &pair : pairs) {
    const Texts found = lost(module(pair.before), module(pair.after));
    EXPECT_TRUE(llvm::is_contained(found, std::string("f: ") + pair.text))
        << pair.text << ": " << llvm::join(found, ", ");
  }
}

TEST(IRWordsTest, symbolsThatAreGoneAreLost) {
  EXPECT_FALSE(lost("@g = global i32 1\n", "").empty());
  EXPECT_FALSE(lost("@g = global i32 1\n", "@g = global i32 2\n").empty());
  EXPECT_FALSE(
      lost("define void @f() noreturn {\n  unreachable\n}\n", "define void @f() {\n  unreachable\n}\n").empty());
}

/// What makes poison, or undefined behaviour, may not be lost without a refusal.
TEST(IRWordsTest, countedLossesAreNoneThatRunsShow) {
  for (const char *name : {"tail", "initializes", "!prof"})
    EXPECT_TRUE(isCountedLoss(name)) << name;
  for (const char *name :
       {"nsw",      "nuw",     "exact",    "disjoint",        "nneg",     "samesign", "inbounds",    "range", "!range",
        "nonnull",  "noundef", "align",    "dereferenceable", "volatile", "atomic",   "instruction", "call",  "global",
        "musttail", "notail",  "!callees", "memory",          "noreturn", ""})
    EXPECT_FALSE(isCountedLoss(name)) << name;
}

TEST(IRWordsTest, aWorkerGoesThroughLLVMIR) {
  Bench bench;
  ASSERT_TRUE(bench.load("func.func @add(%a: i32, %b: i32) -> i32 {\n"
                         "  %c = arith.addi %a, %b : i32\n  return %c : i32\n}\n"));
  EXPECT_EQ(bench.worker.roundTrip(0, 0).status, Reply::Broken);
  ASSERT_TRUE(bench.lower("ours"));
  for (unsigned level : {0u, 2u}) {
    const LowerReply reply = bench.worker.roundTrip(0, level);
    EXPECT_TRUE(reply.ok()) << reply.message;
    EXPECT_NE(reply.program.find("@add"), std::string::npos) << reply.program << reply.refusal.why;
    EXPECT_TRUE(reply.refused.empty());
  }
}
