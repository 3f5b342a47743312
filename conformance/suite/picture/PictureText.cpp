//===-- PictureText.cpp - pictures as text, SVG and JSON ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All three say the same. The SVG needs nothing but itself: cells have titles, so
// that a viewer shows bytes and indices under the pointer.
//
//===----------------------------------------------------------------------===//
#include "conformance/suite/picture/Picture.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace memref_cts::conformance;

static std::string indexText(const PictureCell &cell) {
  std::string text = "(";
  for (size_t d = 0; d < cell.index.size(); ++d)
    text += (d ? "," : "") + itostr(cell.index[d]);
  return text + ")";
}

/// Outside cells that nothing addresses are left blank.
static std::string cellText(const PictureCell &cell) {
  if (cell.elements == 0)
    return cell.outside ? "" : ".";
  std::string text = indexText(cell);
  if (cell.elements > 1)
    text += "x" + utostr(cell.elements);
  return text + (cell.outside ? "!" : "");
}

static std::string plural(uint64_t count, const char *what) {
  return utostr(count) + " " + what + (count == 1 ? "" : "s");
}

static std::string list(ArrayRef<int64_t> values) {
  std::string text = "[";
  for (size_t i = 0; i < values.size(); ++i)
    text += (i ? ", " : "") + itostr(values[i]);
  return text + "]";
}

/// "6 of them padding: 10 to 15", the bytes counted from `first`.
static std::string paddingText(const Picture &picture, int64_t first) {
  uint64_t count = 0;
  std::string text;
  for (auto [from, to] : picture.padding) {
    count += to - from;
    text += (text.empty() ? "" : ", ") + itostr(first + static_cast<int64_t>(from));
    if (to - from > 1)
      text += " to " + itostr(first + static_cast<int64_t>(to) - 1);
  }
  return utostr(count) + " of them padding: " + text;
}

/// The lines above the grid.
static std::vector<std::string> summary(const Picture &picture) {
  std::vector<std::string> lines;
  lines.push_back(picture.type + " sizes=" + list(picture.sizes) + " strides=" + list(picture.strides) +
                  " offset=" + itostr(picture.offset));
  lines.push_back("allocation of " + plural(picture.bytes, "byte") + ", aligned pointer at byte " +
                  utostr(picture.aligned) + ", elements of " + plural(picture.elementBytes, "byte") + " (" +
                  picture.elementType + ")" + (picture.padding.empty() ? "" : ", " + paddingText(picture, 0)));
  bool all = picture.seenElements == picture.numElements;
  std::string text =
      plural(picture.numElements, "element") + " in " + (all ? "" : "at least ") + plural(picture.addressed, "cell");
  if (picture.gaps)
    text += ", " + plural(picture.gaps, "gap") + " between them";
  if (picture.shared)
    text += ", " + plural(picture.shared, "cell") + " with several elements";
  if (picture.outside)
    text += ", " + utostr(picture.outside) + " outside the allocation";
  lines.push_back(text);
  if (picture.seenElements < picture.numElements)
    lines.push_back("only the first " + utostr(picture.seenElements) + " elements were looked at");
  return lines;
}

void memref_cts::conformance::printPicture(raw_ostream &os, const Picture &picture) {
  for (const std::string &line : summary(picture))
    os << line << '\n';
  size_t width = 3, label = 4;
  uint64_t rows = (picture.cells.size() + picture.columns - 1) / picture.columns;
  for (const PictureCell &cell : picture.cells) {
    width = std::max(width, cellText(cell).size());
    label = std::max(label, itostr(cell.byte).size());
  }
  os << "\n" << std::string(label - 4, ' ') << "byte |";
  for (uint64_t c = 0; c < picture.columns; ++c)
    os << ' ' << right_justify("+" + utostr(c * picture.elementBytes), width);
  os << '\n';
  for (uint64_t row = 0; row < rows; ++row) {
    std::string text;
    raw_string_ostream line(text);
    line << right_justify(itostr(picture.cells[row * picture.columns].byte), label) << " |";
    for (uint64_t c = 0; c < picture.columns && row * picture.columns + c < picture.cells.size(); ++c)
      line << ' ' << right_justify(cellText(picture.cells[row * picture.columns + c]), width);
    os << StringRef(text).rtrim(' ') << '\n';
  }
  if (picture.hiddenCells)
    os << plural(picture.hiddenCells, "more cell") << " not shown\n";
  os << "\n.  in the allocation, not addressed";
  if (picture.shared)
    os << "; (i)xN  N index tuples, (i) the first";
  if (picture.outside)
    os << "; !  outside the allocation";
  os << '\n';
}

static std::string escape(StringRef text) {
  std::string out;
  raw_string_ostream os(out);
  printHTMLEscaped(text, os);
  return out;
}

void memref_cts::conformance::writePictureSVG(raw_ostream &os, const Picture &picture) {
  constexpr uint64_t height = 26, left = 70, margin = 10, lineHeight = 18;
  std::vector<std::string> lines = summary(picture);
  if (picture.hiddenCells)
    lines.push_back(plural(picture.hiddenCells, "more cell") + " not shown");
  size_t characters = 4, widest = 40;
  for (const PictureCell &cell : picture.cells)
    characters = std::max(characters, cellText(cell).size());
  for (const std::string &line : lines)
    widest = std::max(widest, line.size());
  uint64_t cellWidth = characters * 8 + 8;
  uint64_t rows = (picture.cells.size() + picture.columns - 1) / picture.columns;
  uint64_t top = margin + (lines.size() + 1) * lineHeight;
  uint64_t width = std::max<uint64_t>(left + picture.columns * cellWidth + margin, widest * 8 + 2 * margin);
  uint64_t total = top + rows * height + 3 * lineHeight;
  os << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << total << "\" viewBox=\"0 0 "
     << width << ' ' << total << "\">\n"
     << "<style>text{font:13px monospace;fill:#222}.m{text-anchor:middle}.e{text-anchor:end;fill:#666}"
     << "rect{stroke:#888}.a{fill:#cfe3f7}.b{fill:#e3eefa}.gap{fill:#f2f2f2}.shared{fill:#f7d9a8}"
     << ".pad{fill:#f2f2f2;stroke:none;fill-opacity:0.8}.out{fill:#f4b6b6}.none{fill:none;stroke:#ddd}</style>\n"
     << "<rect x=\"0\" y=\"0\" width=\"" << width << "\" height=\"" << total
     << "\" style=\"fill:white;stroke:none\"/>\n";
  for (size_t i = 0; i < lines.size(); ++i)
    os << "<text x=\"" << margin << "\" y=\"" << margin + (i + 1) * lineHeight - 4 << "\">" << escape(lines[i])
       << "</text>\n";
  for (uint64_t i = 0; i < picture.cells.size(); ++i) {
    const PictureCell &cell = picture.cells[i];
    uint64_t x = left + i % picture.columns * cellWidth, y = top + i / picture.columns * height;
    if (i % picture.columns == 0)
      os << "<text class=\"e\" x=\"" << left - 6 << "\" y=\"" << y + 17 << "\">" << cell.byte << "</text>\n";
    // Rows of the outermost dimension are told apart by their shade.
    const char *kind = cell.elements == 0                              ? (cell.outside ? "none" : "gap")
                       : cell.outside                                  ? "out"
                       : cell.elements > 1                             ? "shared"
                       : !cell.index.empty() && cell.index.front() % 2 ? "b"
                                                                       : "a";
    os << "<g><title>bytes " << cell.byte << " to " << cell.byte + static_cast<int64_t>(picture.elementBytes) - 1;
    if (cell.elements)
      os << ": " << indexText(cell);
    if (cell.elements > 1)
      os << " and " << cell.elements - 1 << " more";
    if (cell.elements && !picture.padding.empty())
      os << ", " << paddingText(picture, cell.byte);
    os << (cell.outside ? ", outside the allocation" : "") << "</title><rect class=\"" << kind << "\" x=\"" << x
       << "\" y=\"" << y << "\" width=\"" << cellWidth << "\" height=\"" << height << "\"/>";
    if (cell.elements)
      for (auto [from, to] : picture.padding)
        os << "<rect class=\"pad\" x=\"" << x + cellWidth * from / picture.elementBytes << "\" y=\"" << y
           << "\" width=\"" << cellWidth * (to - from) / picture.elementBytes << "\" height=\"" << height << "\"/>";
    if (cell.elements)
      os << "<text class=\"m\" x=\"" << x + cellWidth / 2 << "\" y=\"" << y + 17 << "\">" << cellText(cell)
         << "</text>";
    os << "</g>\n";
  }
  uint64_t y = top + rows * height + lineHeight, x = margin;
  for (auto [kind, text] : {std::pair("a", "element"), std::pair("gap", "not addressed, or padding"),
                            std::pair("shared", "several elements"), std::pair("out", "outside the allocation")}) {
    os << "<rect class=\"" << kind << "\" x=\"" << x << "\" y=\"" << y << "\" width=\"14\" height=\"14\"/><text x=\""
       << x + 20 << "\" y=\"" << y + 12 << "\">" << text << "</text>\n";
    x += 40 + StringRef(text).size() * 8;
  }
  os << "</svg>\n";
}

void memref_cts::conformance::writePictureJSON(raw_ostream &os, const Picture &picture) {
  json::OStream json(os, /*IndentSize=*/1);
  auto numbers = [&](const char *key, ArrayRef<int64_t> values) {
    json.attributeArray(key, [&] {
      for (int64_t value : values)
        json.value(value);
    });
  };
  auto count = [&](const char *key, uint64_t value) { json.attribute(key, static_cast<int64_t>(value)); };
  json.object([&] {
    json.attribute("type", json::fixUTF8(picture.type));
    numbers("sizes", picture.sizes);
    numbers("strides", picture.strides);
    json.attribute("offset", picture.offset);
    count("element_bytes", picture.elementBytes);
    json.attributeArray("padding", [&] { // of an element: first and last byte
      for (const std::pair<uint64_t, uint64_t> &bytes : picture.padding)
        json.array([&] {
          json.value(static_cast<int64_t>(bytes.first));
          json.value(static_cast<int64_t>(bytes.second) - 1);
        });
    });
    count("allocation_bytes", picture.bytes);
    count("aligned_byte", picture.aligned);
    count("elements", picture.numElements);
    count("elements_seen", picture.seenElements);
    count("cells_addressed", picture.addressed);
    count("gaps", picture.gaps);
    count("shared", picture.shared);
    count("outside", picture.outside);
    count("cells_hidden", picture.hiddenCells);
    json.attributeArray("cells", [&] {
      for (const PictureCell &cell : picture.cells)
        json.object([&] {
          json.attribute("byte", cell.byte);
          json.attribute("outside", cell.outside);
          count("elements", cell.elements);
          if (cell.elements)
            numbers("index", cell.index);
        });
    });
  });
  os << '\n';
}
