//===-- RunLines.h - what a lit test runs -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the text of a test to passes and parts. Reads no file, and runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_GROUND_RUNLINES_H
#define MEMREF_CTS_CONFORMANCE_SUITE_GROUND_RUNLINES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

/// How lit tests of MLIR end a part.
inline constexpr char kPartMarker[] = "// -----";

/// What a command of a RUN line makes of its test.
struct LitRun {
  unsigned line = 0;         // of the RUN line, its first one, from 1
  std::string passes;        // as LoweringContext::parsePasses reads them
  bool splits = false;       // each part is a module
  std::string marker;        // ... and ends with it
  bool unregistered = false; // dialects that nobody registered are read
  std::string refusal;       // why there are no passes to run; "": there are

  /// Whether both read the same modules.
  bool readsAs(const LitRun &other) const {
    return splits == other.splits && marker == other.marker && unregistered == other.unregistered;
  }
};

/// The RUN lines of a test, with lines that a '\' continues and with DEFINE lines. Each command of a line that is an
/// opt tool becomes a run; of a line without any, one that is refused. `path` stands for %s. An opt tool is called
/// NAME-opt, or is one of `tools`. Passes of commands that a pipe connects are one list.
std::vector<LitRun> readRunLines(llvm::StringRef path, llvm::StringRef text, llvm::ArrayRef<std::string> tools);

/// A module of a test.
struct LitPart {
  unsigned number = 0; // from 1; 0: all of the file
  unsigned line = 1;   // the first one with code
  std::string text;    // with as many lines before it as in the file
};

/// The parts of a text that have more than comments. `marker` "": all is one part.
std::vector<LitPart> splitParts(llvm::StringRef text, llvm::StringRef marker);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_GROUND_RUNLINES_H
