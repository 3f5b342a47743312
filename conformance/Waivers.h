//===-- Waivers.h - bad verdicts that are expected ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A waiver explains a bad verdict of a lowering that is not ours: which rule it
// breaks, why that is so, until when the explanation holds. It never changes
// what is compared; a waived run is counted as `waived`, with the waiver's name.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WAIVERS_H
#define MEMREF_CTS_CONFORMANCE_WAIVERS_H

#include "conformance/Verdict.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <vector>

namespace memref_cts::conformance {

struct WaiverGlobs;

/// The stage of GoogleTests that carry clauses; the pattern of such a row names tests.
inline constexpr const char *kApiStage = "api";

/// One row of a waiver file. All fields but `versions`, `target`, `seen`, `agrees`,
/// `replace` with `by`, and `issue` must be given. A row with `replace` explains a
/// call only if the call agrees, on all engines, once every line of the module that
/// matches `replace` is replaced with `by`, which says the same in other operations.
struct Waiver {
  std::string name;     // unique, for reports
  std::string pattern;  // glob over the case file's name; with slashes over so many folders before it, too
  std::string lowering; // glob over the lowering as the user names it: {upstream*,mlir-*}
  std::string versions; // releases of MLIR that lower: "13-16, 19, 22+"; "": all
  std::string target;   // glob over the triple, or the data layout, of the machine: {x86_64-*,E-*}; "": all
  std::string stage;    // glob over where it shows: parse, verify, api, lower, static, compile, ref-llvm, jit, aot:TARGET, ...
  std::string verdict;  // glob over texts of bad verdicts
  std::string seen;     // glob over a part of the stage's observation; "" is any
  std::string replace;  // regular expression over a line of the module; "": none
  std::string option;   // with `replace`: KEY=VALUE that the case must have among its options; "": any
  std::string agrees;   // "ref-llvm": only for calls that agree there, so that the fault is LLVM's; "": any
  std::string by;       // lines, with \1 to \9 for the groups of `replace`
  std::string clause;   // that the lowering breaks
  std::string reason;
  std::string issue;    // where it is tracked, may be empty
  std::string expires;  // YYYY-MM-DD, the last day it holds
  std::shared_ptr<const WaiverGlobs> globs; // all of the above that are patterns, made once
};

class Waivers {
public:
  /// Reads a YAML list of rows; errors carry file and line. An expired, invalid
  /// or doubly named row is an error: nothing is silently ignored.
  static llvm::Expected<Waivers> read(llvm::StringRef path);
  static llvm::Expected<Waivers> parse(llvm::StringRef path, llvm::StringRef text, llvm::StringRef today);

  /// The row without `replace` that explains a bad verdict, or null; whether the
  /// same call agrees in ref-llvm. Thread-safe.
  const Waiver *match(llvm::StringRef file, llvm::StringRef lowering, llvm::StringRef stage, const Verdict &verdict,
                      bool agreesInRefLLVM = false) const;

  /// Whether a row is about this file and lowering, or this stage, whatever is seen.
  static bool concerns(const Waiver &row, llvm::StringRef file, llvm::StringRef lowering);
  static bool concernsFile(const Waiver &row, llvm::StringRef file);
  static bool concernsLowering(const Waiver &row, llvm::StringRef lowering);
  static bool concernsStage(const Waiver &row, llvm::StringRef stage);
  static bool namesStage(const Waiver &row, llvm::StringRef stage); // whatever the machine
  static bool concernsVerdict(const Waiver &row, const Verdict &verdict);

  /// The alternatives of a row's `pattern`: which file one is about, and whether it
  /// names that file or is a glob.
  static size_t numPatterns(const Waiver &row);
  static llvm::StringRef patternText(const Waiver &row, size_t alternative);
  static bool isExact(const Waiver &row, size_t alternative);
  static bool fits(const Waiver &row, size_t alternative, llvm::StringRef file);

  /// How reports name a row, "name (clause)", and the row of such a name or null.
  static std::string key(const Waiver &row) { return row.name + " (" + row.clause + ")"; }
  const Waiver *find(llvm::StringRef key) const;
  /// Why, and where it is tracked: "reason (issue)"; "" if there is no such row.
  std::string explain(llvm::StringRef key) const;

  /// The module text with every line that `row.replace` matches replaced.
  static std::string replaced(const Waiver &row, llvm::StringRef text);
  /// Whether the options of a case have the one that the row asks for.
  static bool concernsOptions(const Waiver &row, const std::vector<std::pair<std::string, std::string>> &options);
  bool anyReplaces() const;
  Waivers withoutReplaces() const;

  const std::vector<Waiver> &rows() const { return waivers; }
  /// "   waivers: FILE" or "   waivers: none", for the first lines of a report.
  std::string bannerText() const { return "   waivers: " + (file.empty() ? "none" : file); }

private:
  std::string file; // where they were read
  std::vector<Waiver> waivers;
};

/// The nearest `folder`/NAME, or `folder`/../NAME and so on, that is a file, or "".
/// It is relative where `folder` is, for reports that do not name machines.
std::string findAbove(llvm::StringRef folder, llvm::StringRef name);
/// The nearest file `waivers.yaml` beside or above a case file, or "".
std::string findWaiverFile(llvm::StringRef caseFile);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WAIVERS_H
