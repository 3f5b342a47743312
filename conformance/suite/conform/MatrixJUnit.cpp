//===-- MatrixJUnit.cpp - the matrix for CI hosts --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One suite per lowering, one test case per clause. Only failures fail; what is
// waived, refused, inconclusive or untested is skipped, with its reason. Cases are
// timed under all lowerings together; each lowering is told its share.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/Conform.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// XML has no way to write most control characters.
static std::string xml(StringRef text) {
  std::string valid = json::isUTF8(text) ? text.str() : json::fixUTF8(text);
  std::string out;
  for (char c : valid) {
    unsigned char byte = static_cast<unsigned char>(c);
    switch (c) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    case '\n':
      out += "&#10;";
      break;
    default:
      out += byte < 0x20 && c != '\t' ? '?' : c;
    }
  }
  return out;
}

/// Of the cases of a clause, for one lowering.
static double secondsOf(const ConformReport &report, const ClauseRow &row) {
  double seconds = 0;
  for (size_t file : row.cases)
    seconds += report.check.files[file].seconds;
  return seconds / static_cast<double>(report.config.lowerings.size());
}

/// What a reader of the numbers must know of the whole run.
static void writeProperties(raw_ostream &os, const ConformReport &report) {
  std::string partial = join(report.input.partial, "; ");
  os << "    <properties>\n      <property name=\"partial\" value=\"" << (partial.empty() ? "no" : xml(partial))
     << "\"/>\n";
  if (!partial.empty())
    os << "      <property name=\"claim\" value=\"a partial run cannot carry a conformance claim\"/>\n";
  os << "    </properties>\n";
}

void memref_cts::conformance::writeConformJUnit(raw_ostream &os, const ConformReport &report) {
  os << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"memref-cts conform\">\n";
  for (size_t l = 0; l < report.config.lowerings.size(); ++l) {
    const std::string &lowering = report.config.lowerings[l].text;
    uint64_t failed = report.count(l, ClauseState::Failed), passed = report.count(l, ClauseState::Passed);
    os << "  <testsuite name=\"" << xml(lowering) << "\" tests=\"" << report.rows.size() << "\" failures=\"" << failed
       << "\" errors=\"0\" skipped=\"" << report.rows.size() - failed - passed << "\"";
    double seconds = 0;
    for (const ClauseRow &row : report.rows)
      seconds += secondsOf(report, row);
    os << format(" time=\"%.3f\">\n", seconds);
    writeProperties(os, report);
    for (const ClauseRow &row : report.rows) {
      const ClauseResult &result = row.results[l];
      os << "    <testcase classname=\"" << xml(lowering) << '.' << xml(row.clause->chapter) << "\" name=\""
         << xml(row.clause->id) << '"' << format(" time=\"%.3f\"", secondsOf(report, row));
      if (result.state == ClauseState::Passed) {
        os << "/>\n";
        continue;
      }
      os << ">\n";
      if (result.state == ClauseState::Failed) {
        os << "      <failure message=\"" << xml(result.reason) << "\">" << xml(row.clause->statement);
        for (size_t file : row.cases)
          for (const Finding &finding : report.check.files[file].findings)
            if (finding.lowering == lowering || finding.lowering == "-")
              os << "&#10;" << xml(finding.verdict.path) << ": expected " << xml(finding.verdict.expected) << ", seen "
                 << xml(finding.verdict.seen) << "&#10;" << xml(finding.replay);
        os << "</failure>\n";
      } else {
        os << "      <skipped message=\"" << xml(name(result.state))
           << (result.reason.empty() ? "" : ": " + xml(result.reason)) << '"';
        // Why, and where it is tracked.
        std::string why = report.config.waivers.explain(result.waiver);
        os << (why.empty() ? "/>" : ">" + xml(why) + "</skipped>") << '\n';
      }
      os << "    </testcase>\n";
    }
    os << "  </testsuite>\n";
  }
  // What belongs to no clause still has to turn the result red.
  std::vector<std::string> loose = report.errors;
  loose.insert(loose.end(), report.stale.begin(), report.stale.end());
  for (const std::string &lowering : report.check.refusedEverywhere(report.config))
    loose.push_back("nothing was checked under " + lowering + ": it refused every case");
  if (report.check.interrupted)
    loose.push_back("interrupted");
  if (!loose.empty()) {
    os << "  <testsuite name=\"run\" tests=\"" << loose.size() << "\" failures=\"" << loose.size()
       << "\" errors=\"0\" skipped=\"0\">\n";
    for (size_t i = 0; i < loose.size(); ++i)
      os << "    <testcase classname=\"run\" name=\"problem-" << i + 1 << "\">\n      <failure message=\""
         << xml(loose[i]) << "\"/>\n    </testcase>\n";
    os << "  </testsuite>\n";
  }
  os << "</testsuites>\n";
}

void memref_cts::conformance::writeJUnitError(raw_ostream &os, StringRef what) {
  os << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"memref-cts conform\">\n"
     << "  <testsuite name=\"run\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n"
     << "    <testcase classname=\"run\" name=\"environment\">\n      <error message=\"" << xml(what)
     << "\"/>\n    </testcase>\n  </testsuite>\n</testsuites>\n";
}
