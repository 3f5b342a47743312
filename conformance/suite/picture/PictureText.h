//===-- PictureText.h - words of a picture ----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What text and SVG say in the same words.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PICTURE_PICTURETEXT_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PICTURE_PICTURETEXT_H

#include "conformance/suite/picture/Picture.h"

namespace memref_cts::conformance {

/// "(0,1)".
std::string indexText(const PictureCell &cell);
/// What stands in a cell. Outside cells that nothing addresses are left blank.
std::string cellText(const PictureCell &cell);
/// "1 gap", "2 gaps".
std::string plural(uint64_t count, const char *what);
/// "6 of them padding: 10 to 15", the bytes counted from `first`.
std::string paddingText(const Picture &picture, int64_t first);
/// The lines above the grid.
std::vector<std::string> pictureSummary(const Picture &picture);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PICTURE_PICTURETEXT_H
