//===-- Picture.h - which bytes a descriptor addresses ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A descriptor over its allocation, cell by cell of one element's size. It shows which
// index tuples address a cell, what is left out, what lies on top of each other, and
// what lies outside. Must not run anything. Clauses on layout are stated in
// clauses.tsv; nothing of the lowering or of the machine's access is used here.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PICTURE_PICTURE_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PICTURE_PICTURE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

struct PictureCell {
  int64_t byte = 0;           // of its first byte in the allocation; may lie outside
  bool outside = false;       // not, or not all, in the allocation
  uint64_t elements = 0;      // index tuples that address it
  std::vector<int64_t> index; // the first of them in row-major order
};

struct Picture {
  std::string type, keys; // as asked for
  std::string elementType;
  uint64_t elementBytes = 0;
  std::vector<std::pair<uint64_t, uint64_t>> padding; // in an element: first byte and the one behind the last
  uint64_t bytes = 0;                                 // of the allocation
  uint64_t aligned = 0;                               // byte the aligned pointer points to
  std::vector<int64_t> sizes, strides;
  int64_t offset = 0;                                        // elements
  std::vector<PictureCell> cells;                            // without gaps between them, by byte
  uint64_t columns = 1;                                      // of the grid
  uint64_t numElements = 0;                                  // index tuples
  uint64_t seenElements = 0;                                 // of them looked at; fewer only for very large views
  uint64_t addressed = 0, gaps = 0, shared = 0, outside = 0; // cells; gaps between addressed ones, in the allocation
  uint64_t hiddenCells = 0;                                  // behind the last one
};

/// Limits of what is looked at and kept; what is left out is counted.
inline constexpr uint64_t kMostPictureElements = 1u << 20;
inline constexpr uint64_t kMostPictureCells = 4096;

/// `type` is an MLIR memref type, `keys` what a case file writes inside
/// memref<...>, e.g. "sizes=[4,3] strides=[5,1] offset=2". `program`: text of a
/// refrt program whose data layout says how large elements are, or "".
llvm::Expected<Picture> makePicture(llvm::StringRef type, llvm::StringRef keys, llvm::StringRef program = "");

void printPicture(llvm::raw_ostream &os, const Picture &picture);
void writePictureSVG(llvm::raw_ostream &os, const Picture &picture);
void writePictureJSON(llvm::raw_ostream &os, const Picture &picture);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PICTURE_PICTURE_H
