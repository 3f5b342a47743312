//===-- JUnit.cpp - reports for CI hosts -----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Escapes, counts and writes.
//
//===----------------------------------------------------------------------===//

#include "conformance/report/JUnit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static std::string xml(StringRef text) {
  std::string fixed = json::fixUTF8(text);
  for (char &c : fixed)
    if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t')
      c = '?';
  std::string escaped;
  raw_string_ostream os(escaped);
  printHTMLEscaped(fixed, os);
  return escaped;
}

namespace {
/// ` name="value"`; readers of XML would make a blank of a line's end.
struct Attribute {
  const char *name;
  StringRef value;
  friend raw_ostream &operator<<(raw_ostream &os, const Attribute &attribute) {
    os << ' ' << attribute.name << "=\"";
    for (char c : xml(attribute.value))
      c == '\n' ? os << "&#10;" : os << c;
    return os << '"';
  }
};
} // namespace

static void writeTime(raw_ostream &os, std::optional<double> seconds) {
  if (seconds)
    os << format(" time=\"%.3f\"", *seconds);
}

static void writeCase(raw_ostream &os, const JUnitCase &test) {
  static constexpr const char *kElements[] = {"", "failure", "error", "skipped"};
  os << "    <testcase" << Attribute{"classname", test.className} << Attribute{"name", test.name};
  writeTime(os, test.seconds);
  if (test.end == JUnitCase::Passed && test.output.empty()) {
    os << "/>\n";
    return;
  }
  os << ">\n";
  if (test.end != JUnitCase::Passed) {
    const char *element = kElements[test.end];
    os << "      <" << element << Attribute{"message", test.message};
    if (test.text.empty())
      os << "/>\n";
    else
      os << '>' << xml(test.text) << "</" << element << ">\n";
  }
  if (!test.output.empty())
    os << "      <system-out>" << xml(test.output) << "</system-out>\n";
  os << "    </testcase>\n";
}

void memref_cts::conformance::writeJUnit(raw_ostream &os, StringRef name, ArrayRef<JUnitSuite> suites) {
  os << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" << Attribute{"name", name} << ">\n";
  for (const JUnitSuite &suite : suites) {
    auto count = [&](JUnitCase::CaseEnd end) {
      return count_if(suite.cases, [&](const JUnitCase &test) { return test.end == end; });
    };
    os << "  <testsuite" << Attribute{"name", suite.name} << " tests=\"" << suite.cases.size() << "\" failures=\""
       << count(JUnitCase::Failed) << "\" errors=\"" << count(JUnitCase::Errored) << "\" skipped=\""
       << count(JUnitCase::Skipped) << '"';
    writeTime(os, suite.seconds);
    os << ">\n";
    if (!suite.properties.empty()) {
      os << "    <properties>\n";
      for (const auto &[key, value] : suite.properties)
        os << "      <property" << Attribute{"name", key} << Attribute{"value", value} << "/>\n";
      os << "    </properties>\n";
    }
    for (const JUnitCase &test : suite.cases)
      writeCase(os, test);
    os << "  </testsuite>\n";
  }
  os << "</testsuites>\n";
}
