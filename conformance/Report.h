//===-- Report.h - what a check tells people and machines --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text and JSON from the same report. Must not decide anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_REPORT_H
#define MEMREF_CTS_CONFORMANCE_REPORT_H

#include "conformance/Check.h"

#include <set>

namespace llvm {
class raw_ostream;
namespace json {
class OStream;
} // namespace json
} // namespace llvm

namespace memref_cts::conformance {

/// How much a report says.
enum class Detail : uint8_t {
  Quiet,  // a line for each finding and each of its notes, as compilers print errors; the count
  Normal, // of each cause three findings in full, the places of some more; a table of files; sums
  Verbose // all findings in full
};

/// Findings by cause, with the signs in their bytes explained; Quiet: a line for each.
void printFindings(llvm::raw_ostream &os, llvm::ArrayRef<FileReport> files, bool colour, Detail detail);

/// Said once behind findings that have replay commands.
inline constexpr char kReplayHint[] = "while you mend it: a replay command with --watch checks again whenever the "
                                      "case, the compiler or the waivers change\n";

/// Findings by cause, then a table of files, then sums and exit reason.
void printReport(llvm::raw_ostream &os, const CheckReport &report, const CheckConfig &config, bool colour,
                 Detail detail = Detail::Normal);

/// That structured control flow was taken apart before anything else, and which.
std::string structuredText(llvm::ArrayRef<std::string> names);

/// How many promises were not checked, and which.
std::string promisesText(const PromiseCounts &promises);

/// The text of a lowering, cut where it is a long pipeline or command.
std::string shortLowering(llvm::StringRef text);
/// Short names of files: so much of each path that no two of them are the same.
std::vector<std::string> shortFiles(llvm::ArrayRef<std::string> paths);
/// The key nothing_compared of a report.
void writeSilent(llvm::json::OStream &json, llvm::ArrayRef<SilentLowering> silent);

/// One finding: what was compared, expected, seen, what that is otherwise, blame, replay.
void printFinding(llvm::raw_ostream &os, const Finding &finding, bool colour);
/// What the marks in bytes of these findings mean, one line, if they have some.
void printByteLegend(llvm::raw_ostream &os, llvm::ArrayRef<FileReport> files);

/// What one waiver explained.
struct WaivedSum {
  uint64_t runs = 0, repaired = 0; // on engines; of these, with a verified repair
  uint64_t unlimited = 0;          // of these: as WaivedRuns::unlimited
  uint64_t stages = 0;             // that run nothing: lowering, compiling, CHECK lines, ...
  std::set<llvm::StringRef> files; // refer to the reports
  std::string first;               // file and call
};
/// By Waivers::key.
std::map<std::string, WaivedSum> sumWaived(llvm::ArrayRef<FileReport> files);

/// The waivers that explained something, each with the first call, its reason and
/// where it is tracked.
void printWaived(llvm::raw_ostream &os, llvm::ArrayRef<FileReport> files, const Waivers &waivers);

/// "waived runs with a verified repair: N of M (P%)" and "waived stages, explained
/// exactly: K", a line for each that there is, with its end. Of a stage, a repair can say nothing.
std::string repairedText(uint64_t runs, uint64_t repaired, uint64_t stages);

/// "too much was left unchecked: 2 of 3 calls"
std::string uncheckedText(uint64_t unchecked, uint64_t calls);

/// Runs refused because undef decides, as a line with its end; "" if there are none.
std::string undecidedText(uint64_t runs);

/// JSON with configuration, cells, findings and times.
void writeJSON(llvm::raw_ostream &os, const CheckReport &report, const CheckConfig &config);

/// Inside of the object of a JSON report, before all else: its format, and what of the
/// sandbox was missing, as sandboxText() has it; "": nothing.
void beginReport(llvm::json::OStream &json, const std::string &sandbox);
/// The same for people, a line with its end; "" where nothing was missing.
std::string sandboxLine(const std::string &sandbox);

/// Versions and target, one line.
std::string environmentText();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_REPORT_H
