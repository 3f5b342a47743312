//===-- PageTest.cpp - parts of the page of reports -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a page is made of, piece by piece. test/report.test looks at whole pages.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/Page.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/Parts.h"
#include "conformance/suite/stored/LoweringNames.h"

#include "gtest/gtest.h"

#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {

std::string escaped(StringRef text) {
  std::string html;
  raw_string_ostream(html) << Escaped(text);
  return html;
}

TEST(PageTest, textCannotEndAnElementOrAnAttribute) {
  EXPECT_EQ(escaped("</pre><b a='1' c=\"2\">&amp;\x01\n"),
            "&lt;/pre&gt;&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;\\x01\n");
}

TEST(PageTest, longLoweringsHaveNamesOfTheirOwn) {
  LoweringNames names;
  std::string one = "builtin.module(" + std::string(200, 'a') + std::string(200, 'b') + ")", other = one;
  other[100] = 'x';
  EXPECT_NE(names.of(one), names.of(other));
  EXPECT_EQ(names.of(one), names.of(one));
  EXPECT_LT(names.of(other).size(), 60u);
  EXPECT_EQ(names.of("ours"), "ours");
  ASSERT_EQ(names.cut().size(), 2u);
  EXPECT_EQ(names.cut()[0].second, one);
}

TEST(PageTest, badVerdictsHaveSignsOfTheirOwn) {
  std::set<StringRef> signs;
  for (StringRef verdict : {"agree", "differ", "trap-differ", "lowered-ub", "crash", "timeout", "invalid-ir",
                            "error-with-success", "waived"})
    EXPECT_TRUE(signs.insert(verdictSign(verdict)).second) << verdict.str();
}

TEST(PageTest, formAndNumberAreChecked) {
  auto problem = [](std::string text) {
    auto report = StoredReport::read("r.json", std::move(text));
    return report ? std::string() : toString(report.takeError());
  };
  EXPECT_EQ(problem(R"({"format": 1, "files": [], "config": {}})"), "");
  EXPECT_TRUE(StringRef(problem("[]")).contains("an empty list is no report")); // of run, without calls
  EXPECT_TRUE(StringRef(problem(R"({"format": 0, "files": [], "config": {}})")).contains("older")) << "older";
  EXPECT_TRUE(StringRef(problem(R"({"format": 9, "files": [], "config": {}})")).contains("newer")) << "newer";
  EXPECT_TRUE(StringRef(problem(R"({"files": [], "config": {}})")).contains("\"format\" is missing"));
  EXPECT_TRUE(StringRef(problem("[1]")).contains("not a report"));
  EXPECT_TRUE(StringRef(problem(R"j([{"call": "@f()", "outcome": "returned"}])j")).contains("\"format\" is missing"));
  EXPECT_TRUE(StringRef(problem(R"j([{"format": 2, "call": "@f()", "outcome": "returned"}])j")).contains("newer"));
  EXPECT_EQ(problem("{\"format\": 1, \"config\": {}, \"files\": [\n{\"file\": \"a\", \"cells\": []}]}"),
            "r.json:2: \"findings\" is missing");
  EXPECT_TRUE(StringRef(problem(R"({"format": {}, "files": [], "config": {}})"))
                  .contains("a number of zero or more is expected"));
}

} // namespace
