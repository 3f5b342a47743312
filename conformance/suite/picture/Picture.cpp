//===-- Picture.cpp - which bytes a descriptor addresses ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the descriptor with the parser of case files and walks its index tuples.
//
//===----------------------------------------------------------------------===//
#include "conformance/suite/picture/Picture.h"

#include "conformance/case/BufferBytes.h"
#include "conformance/case/Source.h"
#include "conformance/compare/Leaves.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <map>

using namespace llvm;
using namespace memref_cts::conformance;

/// The text of an error without the place in a text nobody wrote.
static std::string plainMessage(Error error) {
  std::string message = toString(std::move(error));
  StringRef text = message;
  size_t at = text.rfind("picture:");
  if (at == StringRef::npos)
    return message;
  text = text.substr(at + StringRef("picture:").size());
  while (!text.empty() && (isDigit(text.front()) || text.front() == ':' || text.front() == ' '))
    text = text.drop_front();
  return text.str();
}

/// Cells a row takes, so that rows of the matrix are rows of the picture where
/// that is possible.
static uint64_t chooseColumns(const Picture &picture) {
  uint64_t best = 0;
  for (size_t d = 0; d < picture.sizes.size(); ++d) {
    uint64_t stride = picture.strides[d] < 0 ? 0 - static_cast<uint64_t>(picture.strides[d])
                                             : static_cast<uint64_t>(picture.strides[d]);
    if (picture.sizes[d] > 1 && stride > 1 && stride <= 16 && (best == 0 || stride > best))
      best = stride;
  }
  while (best != 0 && best < 4)
    best *= 2;
  return best != 0 ? best : std::max<uint64_t>(1, std::min<uint64_t>(8, picture.cells.size()));
}

/// Calls visit(linear position in elements, indices) in row-major order until it
/// says no. False on overflow.
template <typename Visit>
static bool forEachIndex(const Picture &picture, Visit visit) {
  size_t rank = picture.sizes.size();
  SmallVector<int64_t, 8> index(rank, 0);
  while (true) {
    int64_t linear = picture.offset;
    for (size_t d = 0; d < rank; ++d) {
      int64_t part;
      if (MulOverflow(index[d], picture.strides[d], part) || AddOverflow(linear, part, linear))
        return false;
    }
    if (!visit(linear, ArrayRef<int64_t>(index)))
      return true;
    size_t d = rank;
    while (d > 0 && ++index[d - 1] == picture.sizes[d - 1])
      index[--d] = 0;
    if (d == 0)
      return true;
  }
}

/// What leads farthest: the offset, or the size and the stride of a dimension.
static std::string farthest(const Picture &picture) {
  auto magnitude = [](int64_t value) {
    return value < 0 ? 0 - static_cast<uint64_t>(value) : static_cast<uint64_t>(value);
  };
  uint64_t most = magnitude(picture.offset);
  std::string text = "the offset is " + itostr(picture.offset);
  for (size_t d = 0; d < picture.sizes.size(); ++d) {
    uint64_t reach = SaturatingMultiply(static_cast<uint64_t>(picture.sizes[d] - 1), magnitude(picture.strides[d]));
    if (reach <= most)
      continue;
    most = reach;
    text = formatv("size {0} is {1}, stride {0} is {2}", d, picture.sizes[d], picture.strides[d]).str();
  }
  return text;
}

static Error fillCells(Picture &picture) {
  int64_t elementBytes = static_cast<int64_t>(picture.elementBytes);
  // Where cells begin: elements lie at this distance from multiples of their size.
  int64_t phase = static_cast<int64_t>(picture.aligned) % elementBytes;
  std::map<int64_t, PictureCell> addressed; // by number of the cell, 0 at `phase`
  bool overflow = false;
  bool empty = is_contained(picture.sizes, 0);
  if (!empty && !forEachIndex(picture, [&](int64_t linear, ArrayRef<int64_t> index) {
        int64_t cell;
        if (picture.seenElements == kMostPictureElements)
          return false;
        overflow = AddOverflow(linear, (static_cast<int64_t>(picture.aligned) - phase) / elementBytes, cell);
        if (overflow)
          return false;
        PictureCell &at = addressed[cell];
        if (at.elements == 0)
          at.index.assign(index.begin(), index.end());
        ++at.elements;
        ++picture.seenElements;
        return true;
      }))
    overflow = true;
  int64_t first = 0, last = -1, unused;
  if (phase != 0)
    first = -1; // the bytes before the first whole cell
  last = (static_cast<int64_t>(picture.bytes) - phase + elementBytes - 1) / elementBytes - 1;
  if (!addressed.empty()) {
    first = std::min(first, addressed.begin()->first);
    last = std::max(last, addressed.rbegin()->first);
    overflow |= MulOverflow(first, elementBytes, unused) || MulOverflow(last, elementBytes, unused) ||
                AddOverflow(last, int64_t(1), unused);
  }
  if (overflow)
    return createStringError("positions of elements do not fit 64 bits: " + farthest(picture));
  uint64_t total = last >= first ? static_cast<uint64_t>(last) - static_cast<uint64_t>(first) + 1 : 0;
  for (auto &[number, cell] : addressed) {
    int64_t byte = number * elementBytes + phase;
    bool outside = byte < 0 || byte + elementBytes > static_cast<int64_t>(picture.bytes);
    ++picture.addressed;
    picture.shared += cell.elements > 1;
    picture.outside += outside;
  }
  if (!addressed.empty()) {
    uint64_t extent =
        static_cast<uint64_t>(addressed.rbegin()->first) - static_cast<uint64_t>(addressed.begin()->first) + 1;
    picture.gaps = extent - picture.addressed;
  }
  for (uint64_t i = 0; i < total && i < kMostPictureCells; ++i) {
    int64_t number = first + static_cast<int64_t>(i);
    auto found = addressed.find(number);
    PictureCell cell;
    if (found != addressed.end())
      cell = found->second;
    cell.byte = number * elementBytes + phase;
    cell.outside = cell.byte < 0 || cell.byte + elementBytes > static_cast<int64_t>(picture.bytes);
    picture.cells.push_back(std::move(cell));
  }
  picture.hiddenCells = total - picture.cells.size();
  return Error::success();
}

/// The line of a program's text that states its data layout, or "".
static StringRef layoutLine(StringRef program) {
  for (StringRef line : split(program, '\n'))
    if (line.starts_with("layout "))
      return line;
  return "";
}

/// What of a value no store writes: behind it, behind each part of a complex
/// number, and between the fields of a descriptor.
static void addPadding(const refrt_program *program, refrt_type type, uint64_t at, Picture &picture) {
  const refrt_type_info *info = refrt_type_get(program, type);
  const refrt_layout *layout = refrt_program_layout(program);
  uint64_t index = layout->index_bits / 8, pointer = layout->pointer_bits / 8;
  uint64_t used = info->store_size;
  if (info->kind == REFRT_KIND_MEMREF) {
    // Two pointers, the offset, sizes and strides.
    used = 2 * pointer + (1 + 2 * uint64_t(info->rank)) * index;
  } else if (info->kind == REFRT_KIND_UNRANKED) {
    // The rank and a pointer, which is aligned.
    if (index < info->size - pointer)
      picture.padding.push_back({at + index, at + info->size - pointer});
    used = info->size;
  } else if (info->kind == REFRT_KIND_COMPLEX) {
    uint64_t part = refrt_type_get(program, info->element)->size;
    addPadding(program, info->element, at, picture);
    addPadding(program, info->element, at + part, picture);
    used = 2 * part;
  }
  if (used < info->size)
    picture.padding.push_back({at + used, at + info->size});
}

static Error checkNumber(int64_t wanted, int64_t given, const Twine &what) {
  if (wanted == REFRT_DYNAMIC || wanted == given)
    return Error::success();
  return createStringError(what + " is " + Twine(given) + ", and the type says " + Twine(wanted));
}

static Error checkType(const refrt_type_info &type, const MemrefArgument &memref) {
  for (uint32_t d = 0; d < type.rank; ++d) {
    if (Error error = checkNumber(type.sizes[d], memref.sizes[d], "size " + Twine(d)))
      return error;
    if (Error error = checkNumber(type.strides[d], memref.strides[d], "stride " + Twine(d)))
      return error;
  }
  return checkNumber(type.offset, memref.offset, "the offset");
}

Expected<Picture> memref_cts::conformance::makePicture(StringRef type, StringRef keys, StringRef layoutOf) {
  if (!type.trim().starts_with("memref<") || type.contains('\n'))
    return createStringError("'" + type + "' is no memref type; one is 'memref<4x?xf32, strided<[?, 1], offset: ?>>'");
  std::string text =
      ("refrt 1\n" + layoutLine(layoutOf) + "\nfunc @f : (" + type + ") -> () {\n^0(%0: " + type + "):\n  return\n}\n")
          .str();
  Expected<Program> program = programFromText("picture", text);
  if (!program)
    return createStringError("type '" + type + "': " + plainMessage(program.takeError()) +
                             (type.contains("affine_map") ? "; layouts are strided<[...], offset: ...>" : ""));
  ArrayRef<refrt_type> types = argumentTypes(
      program->get(), refrt_program_function(program->get(), refrt_program_find_function(program->get(), "f"))->type);
  const refrt_type_info *info = types.empty() ? nullptr : refrt_type_get(program->get(), types[0]);
  if (types.size() != 1 || (info->kind != REFRT_KIND_MEMREF && info->kind != REFRT_KIND_UNRANKED))
    return createStringError("'" + type + "' is no memref type");
  CallLine line;
  line.text = ("@f(memref<" + Twine(info->kind == REFRT_KIND_UNRANKED ? "* " : "") + keys + ">)").str();
  line.line = line.column = 1;
  Expected<Call> call = parseCall(program->get(), "picture", line);
  if (!call)
    return createStringError("'" + keys + "': " + plainMessage(call.takeError()));
  const MemrefArgument &memref = call->arguments[0].memref;
  if (!memref.data.empty() || memref.fill != Fill::Graffiti)
    return createStringError("'" + keys + "': data= and fill= say nothing about where elements lie");
  const refrt_type_info *element = refrt_type_get(program->get(), memref.element);
  Picture picture;
  picture.type = type.str();
  picture.keys = keys.str();
  picture.elementType = typeText(program->get(), memref.element);
  picture.elementBytes = element->size;
  if (picture.elementBytes == 0)
    return createStringError("elements of type " + picture.elementType + " take no bytes");
  addPadding(program->get(), memref.element, 0, picture);
  picture.bytes = memref.bytes;
  picture.aligned = placementOf(*call, 0).base;
  picture.sizes = memref.sizes;
  picture.strides = memref.strides;
  picture.offset = memref.offset;
  picture.numElements = 1;
  for (size_t d = 0; d < memref.sizes.size(); ++d) {
    if (memref.sizes[d] < 0)
      return createStringError("size " + Twine(d) + " is negative: " + Twine(memref.sizes[d]));
    picture.numElements = SaturatingMultiply(picture.numElements, static_cast<uint64_t>(memref.sizes[d]));
  }
  // A zero size makes it empty, whatever the others are.
  if (is_contained(memref.sizes, 0))
    picture.numElements = 0;
  if (info->kind == REFRT_KIND_MEMREF)
    if (Error error = checkType(*info, memref))
      return std::move(error);
  if (Error error = fillCells(picture))
    return std::move(error);
  picture.columns = chooseColumns(picture);
  return picture;
}
