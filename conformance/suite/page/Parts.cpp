//===-- Parts.cpp - what sections share ----------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verdicts with a sign beside the colour, rows, numbers.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/Parts.h"
#include "conformance/suite/page/Escaped.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace llvm;
using namespace memref_cts::conformance;

void memref_cts::conformance::writeRow(raw_ostream &os, ArrayRef<std::string> cells) {
  os << "<tr>";
  for (const std::string &cell : cells) {
    // A number stands at the right.
    bool isNumber = !cell.empty() && all_of(cell, [](char c) { return isDigit(c) || c == '.' || c == '-'; });
    os << (isNumber ? "<td class=\"n\">" : "<td>") << cell << "</td>";
  }
  os << "</tr>\n";
}

StringRef memref_cts::conformance::verdictSign(StringRef verdict) {
  return StringSwitch<StringRef>(verdict)
      .Cases({"agree", "passed", "good", "caught", "same code"}, "✓")
      .Cases({"differ", "bad"}, "≠")
      .Case("trap-differ", "⊗")
      .Case("allows-more", "±")
      .Case("lowered-ub", "▲")
      .Cases({"crash", "failed", "finding", "missed", "exceeds"}, "✕")
      .Case("timeout", "∞")
      .Case("invalid-ir", "◆")
      .Case("error-with-success", "!")
      .Cases({"waived", "hazard"}, "~")
      .Cases({"refused", "skipped", "not-built", "not-asked", "missing"}, "–")
      .Cases({"undefined", "inconclusive", "compiled", "untested", "not-checked"}, "?")
      .Cases({"library", "elsewhere"}, "→")
      .Default("•");
}

/// The class that has the colour.
static StringRef colourOf(StringRef verdict) {
  return StringSwitch<StringRef>(verdictSign(verdict))
      .Case("✓", "good")
      .Case("~", "known")
      .Cases({"–", "?", "→", "•"}, "open")
      .Default("bad");
}

std::string memref_cts::conformance::verdictHtml(StringRef verdict) {
  std::string html;
  raw_string_ostream os(html);
  os << "<span class=\"v " << colourOf(verdict) << "\"><b>" << verdictSign(verdict) << "</b> " << Escaped(verdict)
     << "</span>";
  return html;
}

std::string memref_cts::conformance::numberText(double number) {
  if (std::floor(number) == number && std::fabs(number) < 1e15)
    return itostr(static_cast<int64_t>(number));
  return formatv("{0:f3}", number).str();
}
