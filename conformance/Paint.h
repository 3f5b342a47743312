//===-- Paint.h - words in colour -------------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For texts of all reports. Whether a report has colour, its option says.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PAINT_H
#define MEMREF_CTS_CONFORMANCE_PAINT_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace memref_cts::conformance {

/// Prints words, in colour only where asked for.
struct Paint {
  llvm::raw_ostream &os; // where the words go
  bool on;               // whether colour is asked for
  /// Prints the text, in the colour if that is on. No colour goes over the end of a line, where pagers and logs
  /// cut.
  void operator()(llvm::raw_ostream::Colors colour, const llvm::Twine &words) {
    llvm::SmallString<64> buffer;
    llvm::StringRef text = words.toStringRef(buffer), line = text.rtrim('\n');
    if (on)
      os.changeColor(colour, /*Bold=*/true);
    os << line;
    if (on)
      os.resetColor();
    os << text.drop_front(line.size());
  }
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PAINT_H
