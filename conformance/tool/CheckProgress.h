//===-- CheckProgress.h - how far a run of cases is --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What checkFiles() tells as it goes, on one line of progress.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_CHECKPROGRESS_H
#define MEMREF_CTS_CONFORMANCE_TOOL_CHECKPROGRESS_H

#include "conformance/Tool.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace memref_cts::conformance {

/// "[3/12 files] ", or "[0/1 file] ". `what`: one of them.
inline std::string progressCount(size_t done, size_t total, llvm::StringRef what) {
  return ("[" + llvm::Twine(done) + "/" + llvm::Twine(total) + " " + what + (total == 1 ? "" : "s") + "] ").str();
}

/// "[3/12 files] 40 runs (12/s), 1 finding, 9 s left, a.mlir". `what`: "file" or "case"; `showsRate`:
/// runs in a second.
inline auto checkProgress(Progress &progress, const char *what, bool showsRate = false) {
  return [&progress, what, showsRate](unsigned done, unsigned total, uint64_t runs, uint64_t findings,
                                      llvm::StringRef file) {
    if (!progress.due())
      return;
    std::string text;
    llvm::raw_string_ostream os(text);
    os << progressCount(done, total, what) << runs << (runs == 1 ? " run" : " runs");
    if (showsRate)
      os << llvm::format(" (%.0f/s)", static_cast<double>(runs) / progress.seconds());
    os << ", " << findings << (findings == 1 ? " finding, " : " findings, ");
    // Files take different times: a guess, made when some are done.
    if (done > 0 && done < total && progress.seconds() > 2)
      os << llvm::format("%.0f s left, ", progress.seconds() / done * (total - done));
    os << llvm::sys::path::filename(file);
    progress.show(text);
  };
}

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_CHECKPROGRESS_H
