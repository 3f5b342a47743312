//===-- Waivers.h - bad verdicts that are expected ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A waiver explains a bad verdict of a lowering that is not ours: which clause it
// breaks, why that is so, until when the explanation holds. It never changes
// what is compared; a waived run is counted as `waived`, with the waiver's name. A
// row either says how the fault is mended in the lowered module: it explains the
// runs that then agree on every engine. Or it lists what it explains, each with
// engine, verdict, operation and path.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WAIVERS_H
#define MEMREF_CTS_CONFORMANCE_WAIVERS_H

#include "conformance/Repair.h"
#include "conformance/words/Stage.h"
#include "conformance/words/Verdict.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <optional>
#include <vector>

namespace memref_cts::conformance {

struct WaiverGlobs;

/// One bad verdict that a row without a repair explains.
struct Explanation {
  std::string stageText; // where it shows: parse, verify, api, lower, static, compile, ref-llvm, jit, aot:TARGET, ...
  std::optional<Stage> stage; // the same; nothing if it is none
  std::string verdict;        // a bad one
  std::string operation;      // of the source module, that is lowered wrongly
  std::string path;           // Verdict::path, of one value: # is the number of an element or byte of it. With
                              // Waiver::agrees # is any number, and a bare @ the name of any function
  std::string seen;           // glob over a part of Verdict::seen; "" is any
  std::string expected;       // the same over Verdict::expected
  bool quieted = false;       // what was expected is a signalling NaN, and what was seen the same, made quiet
  unsigned floats = 0;        // the function returns at least so many: a vector counts by 128 bits
};

/// One row of a waiver file. It has either `repair`, with `operations`, `stage`, `verdict`
/// and perhaps `trap` and `made-by`, or `explains`. `versions`, `target`, `agrees` and `issue` may be
/// left out.
struct Waiver {
  unsigned line = 0;     // of the file where it begins
  std::string name;      // unique, for reports
  std::string pattern;   // glob over the case file's name; with slashes over so many folders before it, too
  std::string lowering;  // glob over the lowering as the user names it: {upstream*,mlir-*}
  std::string versions;  // releases of MLIR that lower: "13-16, 19, 22+"; "": all
  std::string target;    // glob over the triple, or the data layout, of the machine: {x86_64-*,E-*}; "": all
  std::string indexBits; // with `repair`: widths of index of the case, "16, 32"; "": all
  std::string stage;     // glob over the engines that runs with the fault may be wrong on: ref-llvm, jit, aot:TARGET
  std::string verdict;   // glob over texts of bad verdicts
  std::string trap;      // glob over TrapCause::kind of runs that ended in a trap; "": any
  std::string madeBy;    // glob over TrapCause::origin; "": any, or none
  std::vector<RepairStep> repair;      // of the lowered module
  std::vector<std::string> operations; // globs: the repair changes what these source operations were lowered to
  std::vector<Explanation> explains;   // where no repair is possible
  std::string agrees; // "ref-llvm": only for calls that agree there, so that the fault comes after it; "": any
  std::string clause; // that the lowering breaks
  std::string reason;
  std::string issue;   // where it is tracked, may be empty
  std::string expires; // YYYY-MM-DD, the last day it holds
  // A row about another lowering that holds for the one of this label, too, because it has
  // its passes; ""; none. And how a report says that: "known of upstream's PASS".
  std::string inheritedBy, inherited;
  /// Of the tool's own file where the user has none: nobody there has to keep it right.
  bool isOwn = false;
  std::shared_ptr<const WaiverGlobs> globs; // all of the above that are patterns, made once
};

/// The rows of a waivers.yaml.
class Waivers {
public:
  /// Reads a YAML list of rows; errors carry file and line. An expired, invalid
  /// or doubly named row is an error: nothing is silently ignored.
  /// `names`: of lowerings that the user gave; rows may be about these, too.
  /// `registry`: has the clauses where there is no clauses.tsv beside or above the file.
  static llvm::Expected<Waivers> read(llvm::StringRef path, llvm::ArrayRef<std::string> names = {},
                                      std::string registry = "");
  /// Reads the tool's own file for a run whose user keeps no such file, or another one. No
  /// row of it expires there, or is stale.
  static llvm::Expected<Waivers> readOwn(llvm::StringRef path);
  static llvm::Expected<Waivers> parse(llvm::StringRef path, llvm::StringRef text, llvm::StringRef today,
                                       llvm::ArrayRef<std::string> names = {});

  /// Adds the rows of `from` that are about the lowering `of` and not only about all: they
  /// hold for the lowering `label` as well. `passes`: upstream's that the latter has. Of each
  /// row it is what they lower that holds. nothing: all of it.
  void inherit(const Waivers &from, llvm::StringRef label, llvm::StringRef of,
               const std::optional<std::vector<std::string>> &passes);

  /// The row without a repair that explains a bad verdict, or null. `file` and `lowering`
  /// are as the report names them. `text`: of the source module, which has the operation
  /// at fault. `agreesInRefLLVM`: the same call agrees there. `floats`: how many numbers of
  /// a float type the call returns. `hasPart`: whether an operation may have a part in what
  /// the verdict is about, asked last; null: whatever the module has. The row lives as long
  /// as this. Any number of threads may ask at once.
  using HasPart = llvm::function_ref<bool(llvm::StringRef operation)>;
  const Waiver *match(llvm::StringRef file, llvm::StringRef text, llvm::StringRef lowering, const Stage &stage,
                      const Verdict &verdict, bool agreesInRefLLVM = false, unsigned floats = 0,
                      HasPart hasPart = nullptr) const;

  /// Whether a row is about this file and lowering, or this stage, whatever is seen.
  static bool concerns(const Waiver &row, llvm::StringRef file, llvm::StringRef lowering);
  static bool concernsFile(const Waiver &row, llvm::StringRef file);
  /// Whether the user of the run keeps the row, and wants to know what is wrong with it.
  static bool isKept(const Waiver &row) { return row.inheritedBy.empty() && !row.isOwn; }
  static bool concernsLowering(const Waiver &row, llvm::StringRef lowering);
  static bool concernsStage(const Waiver &row, const Stage &stage);
  /// Whether a row is about cases whose index has so many bits.
  static bool concernsIndex(const Waiver &row, unsigned bits);
  static bool namesStage(const Waiver &row, const Stage &stage); // whatever the machine
  /// Whether a row with a repair is about such a verdict, seen on such an engine.
  static bool claims(const Waiver &row, const Stage &stage, const Verdict &verdict);
  /// Whether its `operations` have one of these.
  static bool namesAny(const Waiver &row, llvm::ArrayRef<std::string> operations);
  /// Whether a row is about the engine of some target.
  static bool namesTargets(const Waiver &row);
  /// The stages that a row is about, as in the file, for reports.
  static std::string stageText(const Waiver &row);

  /// The alternatives of a row's `pattern`: which file one is about, and whether it
  /// names that file or is a glob.
  static size_t numPatterns(const Waiver &row);
  static llvm::StringRef patternText(const Waiver &row, size_t alternative);
  static bool isExact(const Waiver &row, size_t alternative);
  static bool fits(const Waiver &row, size_t alternative, llvm::StringRef file);

  /// How reports name a row, "name (clause)", and the row of such a name or null. It lives
  /// as long as this.
  static std::string key(const Waiver &row) {
    return row.name + " (" + row.clause + (row.inherited.empty() ? "" : ", " + row.inherited) + ")";
  }
  const Waiver *find(llvm::StringRef key) const;
  /// Whether one of these is the name of an inherited row.
  bool hasInherited(llvm::ArrayRef<std::string> keys) const;
  /// Why, and where it is tracked: "reason (issue)"; "" if there is no such row.
  std::string explain(llvm::StringRef key) const;

  /// In the order of the file.
  const std::vector<Waiver> &rows() const { return waivers; }
  /// "   waivers: FILE" or "   waivers: none", and who inherits some, for the first lines of
  /// a report.
  std::string bannerText() const;

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
