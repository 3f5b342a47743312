//===-- PictureText.cpp - pictures as text and JSON -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both say the same, and so does the SVG.
//
//===----------------------------------------------------------------------===//
#include "conformance/suite/picture/PictureText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace memref_cts::conformance;

std::string memref_cts::conformance::indexText(const PictureCell &cell) {
  std::string text = "(";
  for (size_t d = 0; d < cell.index.size(); ++d)
    text += (d ? "," : "") + itostr(cell.index[d]);
  return text + ")";
}

std::string memref_cts::conformance::cellText(const PictureCell &cell) {
  if (cell.elements == 0)
    return cell.outside ? "" : ".";
  std::string text = indexText(cell);
  if (cell.elements > 1)
    text += "x" + utostr(cell.elements);
  return text + (cell.outside ? "!" : "");
}

std::string memref_cts::conformance::plural(uint64_t count, const char *what) {
  return utostr(count) + " " + what + (count == 1 ? "" : "s");
}

static std::string list(ArrayRef<int64_t> values) {
  std::string text = "[";
  for (size_t i = 0; i < values.size(); ++i)
    text += (i ? ", " : "") + itostr(values[i]);
  return text + "]";
}

std::string memref_cts::conformance::paddingText(const Picture &picture, int64_t first) {
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

std::vector<std::string> memref_cts::conformance::pictureSummary(const Picture &picture) {
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
  for (const std::string &line : pictureSummary(picture))
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
  std::vector<std::string> legend; // of what is there
  if (any_of(picture.cells, [](const PictureCell &cell) { return cellText(cell) == "."; }))
    legend.push_back(".  in the allocation, not addressed");
  if (picture.shared)
    legend.push_back("(i)xN  N index tuples, (i) the first");
  if (picture.outside)
    legend.push_back("!  outside the allocation");
  if (!legend.empty())
    os << '\n' << join(legend, "; ") << '\n';
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
    json.attribute("format", 1);
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
