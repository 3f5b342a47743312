//===-- BytesHtml.cpp - a picture of a buffer ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytes before the call, as expected and as seen, one below the other. Signs tell what colours tell.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/BytesHtml.h"
#include "conformance/suite/page/Escaped.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr uint64_t kColumns = 8;

static StringRef at(const std::vector<std::string> &bytes, size_t i) {
  return i < bytes.size() ? StringRef(bytes[i]) : StringRef("");
}

static void writeCells(raw_ostream &os, StringRef title, const PageBytes &bytes, size_t from, size_t to,
                       const std::vector<std::string> &shown, bool isAfter) {
  os << "<tr><th>" << title << "</th>";
  for (size_t i = from; i < to; ++i) {
    bool differs = isAfter && is_contained(bytes.differs, bytes.first + i);
    bool isWritten = isAfter && i < bytes.before.size() && at(bytes.before, i) != at(shown, i);
    os << "<td class=\"byte"
       << (differs     ? " differs"
           : isWritten ? " written"
                       : "")
       << "\">"
       << (differs     ? "≠"
           : isWritten ? "*"
                       : "")
       << Escaped(at(shown, i)) << "</td>";
  }
  os << "</tr>\n";
}

/// A row with a sign at each byte that was read; nothing where nobody noted it.
static void writeRead(raw_ostream &os, StringRef title, const PageBytes &bytes, size_t from, size_t to,
                      const std::optional<std::vector<uint64_t>> &read) {
  if (!read)
    return;
  os << "<tr><th>" << title << "</th>";
  for (size_t i = from; i < to; ++i)
    os << (is_contained(*read, bytes.first + i) ? "<td class=\"byte read\">r</td>" : "<td class=\"byte\"></td>");
  os << "</tr>\n";
}

void memref_cts::conformance::writeBytes(raw_ostream &os, const PageBytes &bytes) {
  os << "<div class=\"bytes\"><h4>" << Escaped(bytes.of) << "</h4><div class=\"wide\"><table>\n";
  size_t count = std::max(bytes.expected.size(), bytes.seen.size());
  for (size_t from = 0; from < count; from += kColumns) {
    size_t to = std::min<size_t>(from + kColumns, count);
    os << "<tr><th>byte</th>";
    for (size_t i = from; i < to; ++i)
      os << "<th class=\"n\">" << bytes.first + i << "</th>";
    os << "</tr>\n";
    if (!bytes.before.empty())
      writeCells(os, "before", bytes, from, to, bytes.before, /*isAfter=*/false);
    writeCells(os, "expected", bytes, from, to, bytes.expected, /*isAfter=*/true);
    writeCells(os, "seen", bytes, from, to, bytes.seen, /*isAfter=*/true);
    writeRead(os, "read by the source", bytes, from, to, bytes.read);
    writeRead(os, "read as lowered", bytes, from, to, bytes.seenRead);
  }
  os << "</table></div><p class=\"soft\"><span class=\"byte differs\">≠</span> differs, <span class=\"byte written\">*"
        "</span> changed by the call, "
     << (bytes.read || bytes.seenRead ? "<span class=\"byte read\">r</span> read, " : "")
     << "-- never written, pp poison, uu undef, nn any NaN, ** any value</p></div>";
}
