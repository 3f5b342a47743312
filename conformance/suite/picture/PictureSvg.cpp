//===-- PictureSvg.cpp - pictures as SVG ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Needs nothing but itself: heads with offsets, a mark at the aligned pointer and one at the first element, a legend of
// what occurs. Cells have titles, so that a viewer shows bytes and indices under the pointer. What colours tell, signs
// tell, too.
//
//===----------------------------------------------------------------------===//
#include "conformance/suite/picture/PictureText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

static std::string escape(StringRef text) {
  std::string out;
  raw_string_ostream os(out);
  printHTMLEscaped(text, os);
  return out;
}

/// What a class of cells is, for the legend; in this order.
static constexpr std::pair<StringLiteral, StringLiteral> kKinds[] = {
    {"a", "(i): an element, with its index tuple"},
    {"b", "(i): the same, in odd rows of the first dimension"},
    {"shared", "(i)xN: N index tuples, (i) the first"},
    {"gap", ".: in the allocation, not addressed"},
    {"pad", "the pale part of an element: padding, which no store writes"},
    {"out", "(i)!: an element outside the allocation"}};

static StringRef kindOf(const PictureCell &cell) {
  if (cell.elements == 0)
    return cell.outside ? "none" : "gap";
  if (cell.outside)
    return "out";
  if (cell.elements > 1)
    return "shared";
  return !cell.index.empty() && cell.index.front() % 2 ? "b" : "a";
}

static constexpr uint64_t kHeight = 26, kMargin = 10, kLine = 18, kLetter = 8; // pixels

namespace {
class Drawing {
public:
  Drawing(raw_ostream &os, const Picture &picture);
  void draw();

private:
  void text(uint64_t x, uint64_t y, StringRef text, StringRef kind = "");
  void drawHeads();
  void drawCell(size_t i);
  void drawMarks();
  void drawLegend();
  /// Where the cell of a byte is drawn; false if it is not.
  bool cellOf(int64_t byte, uint64_t &x, uint64_t &y) const;

  raw_ostream &os;
  const Picture &picture;
  std::vector<std::string> lines, legend; // above and below the grid
  std::vector<StringRef> kinds;           // of `legend`
  uint64_t left = 0, top = 0, cellWidth = 0, rows = 0, width = 0, height = 0;
};
} // namespace

Drawing::Drawing(raw_ostream &os, const Picture &picture) : os(os), picture(picture), lines(pictureSummary(picture)) {
  if (picture.hiddenCells)
    lines.push_back(plural(picture.hiddenCells, "more cell") + " not shown");
  size_t characters = 4, label = 4;
  std::set<StringRef> used;
  for (const PictureCell &cell : picture.cells) {
    characters = std::max(characters, cellText(cell).size());
    label = std::max(label, itostr(cell.byte).size());
    used.insert(kindOf(cell));
    if (cell.elements && !picture.padding.empty())
      used.insert("pad");
  }
  characters = std::max(characters, 1 + utostr((picture.columns - 1) * picture.elementBytes).size());
  for (const auto &[kind, meaning] : kKinds)
    if (used.count(kind)) {
      kinds.push_back(kind);
      legend.push_back(meaning.str());
    }
  kinds.push_back("aligned");
  legend.push_back("the aligned pointer: byte " + utostr(picture.aligned));
  kinds.push_back("first");
  legend.push_back("the first element: offset " + itostr(picture.offset) + " from there");
  size_t widest = 0;
  for (const std::vector<std::string> *texts : {&lines, &legend})
    for (const std::string &line : *texts)
      widest = std::max(widest, line.size());
  cellWidth = characters * kLetter + 12;
  left = kMargin + label * kLetter + 10;
  rows = (picture.cells.size() + picture.columns - 1) / picture.columns;
  top = kMargin + (lines.size() + 2) * kLine;
  width = std::max<uint64_t>(left + picture.columns * cellWidth, kMargin + 28 + widest * kLetter) + kMargin;
  height = top + rows * kHeight + (legend.size() + 1) * kLine + kMargin;
}

void Drawing::text(uint64_t x, uint64_t y, StringRef text, StringRef kind) {
  os << "<text";
  if (!kind.empty())
    os << " class=\"" << kind << '"';
  os << " x=\"" << x << "\" y=\"" << y << "\">" << escape(text) << "</text>\n";
}

void Drawing::drawHeads() {
  for (size_t i = 0; i < lines.size(); ++i)
    text(kMargin, kMargin + (i + 1) * kLine - 4, lines[i]);
  text(left - 8, top - 7, "byte", "e");
  for (uint64_t column = 0; column < picture.columns; ++column)
    text(left + column * cellWidth + cellWidth / 2, top - 7, "+" + utostr(column * picture.elementBytes), "m head");
}

void Drawing::drawCell(size_t i) {
  const PictureCell &cell = picture.cells[i];
  uint64_t x = left + i % picture.columns * cellWidth, y = top + i / picture.columns * kHeight;
  if (i % picture.columns == 0)
    text(left - 8, y + 17, itostr(cell.byte), "e");
  os << "<g><title>bytes " << cell.byte << " to " << cell.byte + static_cast<int64_t>(picture.elementBytes) - 1;
  if (cell.elements)
    os << ": " << indexText(cell);
  if (cell.elements > 1)
    os << " and " << cell.elements - 1 << " more";
  if (cell.elements && !picture.padding.empty())
    os << ", " << paddingText(picture, cell.byte);
  os << (cell.outside ? ", outside the allocation" : "") << "</title><rect class=\"" << kindOf(cell) << "\" x=\"" << x
     << "\" y=\"" << y << "\" width=\"" << cellWidth << "\" height=\"" << kHeight << "\"/>";
  if (cell.elements)
    for (auto [from, to] : picture.padding)
      os << "<rect class=\"pad\" x=\"" << x + cellWidth * from / picture.elementBytes << "\" y=\"" << y << "\" width=\""
         << cellWidth * (to - from) / picture.elementBytes << "\" height=\"" << kHeight << "\"/>";
  if (std::string shown = cellText(cell); !shown.empty())
    text(x + cellWidth / 2, y + 17, shown, "m");
  os << "</g>\n";
}

bool Drawing::cellOf(int64_t byte, uint64_t &x, uint64_t &y) const {
  int64_t bytes = static_cast<int64_t>(picture.elementBytes);
  for (size_t i = 0; i < picture.cells.size(); ++i)
    if (byte >= picture.cells[i].byte && byte < picture.cells[i].byte + bytes) {
      x = left + i % picture.columns * cellWidth;
      y = top + i / picture.columns * kHeight;
      return true;
    }
  return false;
}

void Drawing::drawMarks() {
  uint64_t x, y;
  int64_t aligned = static_cast<int64_t>(picture.aligned), bytes = static_cast<int64_t>(picture.elementBytes);
  if (cellOf(aligned, x, y))
    os << "<path class=\"aligned\" d=\"M" << x + 1 << ' ' << y + 1 << "v" << kHeight - 2 << "M" << x + 1 << ' ' << y + 1
       << "h9l-9 9z\"/>\n";
  if (picture.numElements && cellOf(aligned + picture.offset * bytes, x, y))
    os << "<rect class=\"first\" x=\"" << x + 2 << "\" y=\"" << y + 2 << "\" width=\"" << cellWidth - 4
       << "\" height=\"" << kHeight - 4 << "\"/>\n";
}

void Drawing::drawLegend() {
  uint64_t y = top + rows * kHeight + kLine;
  for (auto [i, kind] : enumerate(kinds)) {
    if (kind == "aligned")
      os << "<path class=\"aligned\" d=\"M" << kMargin + 1 << ' ' << y << "v14M" << kMargin + 1 << ' ' << y
         << "h9l-9 9z\"/>";
    else
      os << "<rect class=\"" << kind << "\" x=\"" << kMargin << "\" y=\"" << y << "\" width=\"18\" height=\"14\"/>";
    text(kMargin + 28, y + 12, legend[i]);
    y += kLine;
  }
}

void Drawing::draw() {
  os << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << height << "\" viewBox=\"0 0 "
     << width << ' ' << height << "\">\n"
     << "<style>text{font:13px monospace;fill:#222}.m{text-anchor:middle}.e{text-anchor:end;fill:#555}.head{fill:#555}"
     << "rect{stroke:#888}.a{fill:#cfe3f7}.b{fill:#e3eefa}.gap{fill:#f2f2f2}.shared{fill:#f7d9a8}"
     << ".pad{fill:#f2f2f2;stroke:none;fill-opacity:0.8}.out{fill:#f4b6b6;stroke-dasharray:3 2}"
     << ".none{fill:none;stroke:#ddd}.aligned{fill:#b3101d;stroke:#b3101d;stroke-width:3}"
     << ".first{fill:none;stroke:#0550ae;stroke-width:2}</style>\n"
     << "<rect x=\"0\" y=\"0\" width=\"" << width << "\" height=\"" << height
     << "\" style=\"fill:white;stroke:none\"/>\n";
  drawHeads();
  for (size_t i = 0; i < picture.cells.size(); ++i)
    drawCell(i);
  drawMarks();
  drawLegend();
  os << "</svg>\n";
}

void memref_cts::conformance::writePictureSVG(raw_ostream &os, const Picture &picture) { Drawing(os, picture).draw(); }
