//===-- AgreeTest.cpp - passes as a user names them, and sums -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What --pass= means, and which exit code follows from what was seen.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/agree/Agree.h"

#include "gtest/gtest.h"

#include <set>
#include <tuple>

using namespace memref_cts::conformance;

TEST(AgreeTest, aNameStandsBeforeThePasses) {
  for (auto [text, name, passes] :
       {std::tuple("cse", "cse", "cse"), std::tuple(" mine = cse,canonicalize ", "", ""),
        std::tuple("mine=cse,canonicalize", "mine", "cse,canonicalize"),
        std::tuple("my-2.pass_es= cse", "my-2.pass_es", "cse"), std::tuple("cse,a{b=c}", "cse,a{b=c}", "cse,a{b=c}"),
        std::tuple("a{b=c}", "a{b=c}", "a{b=c}"),
        std::tuple("builtin.module(a{b=c})", "builtin.module(a{b=c})", "builtin.module(a{b=c})"),
        std::tuple("m=a{b=c}", "m", "a{b=c}"), std::tuple("", "", ""), std::tuple("m=", "", ""),
        std::tuple("=cse", "", ""), std::tuple("1=cse", "", "")}) {
    llvm::Expected<PassSubject> subject = parsePassSubject(text);
    EXPECT_EQ(bool(subject), *passes != 0) << text;
    if (!subject) {
      llvm::consumeError(subject.takeError());
      continue;
    }
    EXPECT_EQ(subject->name, name);
    EXPECT_EQ(subject->passes, passes);
  }
}

TEST(AgreeTest, randomPassesFollowFromTheSeed) {
  std::set<std::string> texts;
  std::vector<PassSubject> first = randomPasses(50, 7), again = randomPasses(50, 7), more = randomPasses(60, 7);
  ASSERT_EQ(first.size(), 50u);
  for (size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].passes, again[i].passes);
    EXPECT_EQ(first[i].passes, more[i].passes);
    EXPECT_TRUE(texts.insert(first[i].passes).second) << first[i].passes;
  }
  EXPECT_NE(first[0].passes, randomPasses(1, 8)[0].passes);
  EXPECT_TRUE(randomPasses(0, 1).empty());
}

namespace {
/// A report of one file under one subject.
struct OneFile {
  AgreeReport report;
  AgreedUnder &row;

  OneFile() : row((report.files.emplace_back(), report.files.front().under.emplace_back())) {}
  void count(VerdictKind kind, uint64_t calls) { row.counts[size_t(kind)] = calls; }
};
} // namespace

TEST(AgreeTest, theExitCodeFollowsFromTheVerdicts) {
  OneFile one;
  EXPECT_EQ(one.report.exitCode(), 2); // nothing was compared
  one.count(VerdictKind::Undefined, 5);
  one.count(VerdictKind::Refused, 1);
  EXPECT_EQ(one.report.exitCode(), 2);
  one.count(VerdictKind::Agree, 7);
  EXPECT_EQ(one.report.exitCode(), 0);
  EXPECT_EQ(one.report.compared(), 7u);
  one.report.files.front().flaky.push_back("once");
  EXPECT_EQ(one.report.exitCode(), 2);
  one.count(VerdictKind::LoweredUB, 2);
  EXPECT_EQ(one.report.bad(), 2u);
  EXPECT_EQ(one.report.compared(), 9u);
  EXPECT_EQ(one.report.exitCode(), 1);
  one.report.interrupted = true;
  EXPECT_EQ(one.report.exitCode(), 2); // whatever was found: it is not the whole run
  one.report.interrupted = false;
  one.report.files.front().error = "it cannot be read";
  EXPECT_EQ(one.report.exitCode(), 2);
}

TEST(AgreeTest, sumsAreOverFilesAndSubjects) {
  OneFile one;
  one.count(VerdictKind::Agree, 3);
  AgreedFile &other = one.report.files.emplace_back();
  other.refusal = "it has no function";
  AgreedFile &third = one.report.files.emplace_back();
  third.under.resize(2);
  third.under[1].counts[size_t(VerdictKind::Crash)] = 1;
  EXPECT_EQ(one.report.counts()[size_t(VerdictKind::Agree)], 3u);
  EXPECT_EQ(one.report.bad(), 1u);
  EXPECT_EQ(one.report.refused(), 1u);
  EXPECT_EQ(one.report.errors(), 0u);
  EXPECT_EQ(third.bad(), 1u);
}
