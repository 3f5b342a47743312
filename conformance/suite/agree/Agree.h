//===-- Agree.h - programs before and after passes --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program and what passes make of it, both on the reference machine, call by call. The passes are
// under test; no lowering and no native code has a part in it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_AGREE_AGREE_H
#define MEMREF_CTS_CONFORMANCE_SUITE_AGREE_AGREE_H

#include "conformance/CheckConfig.h"
#include "conformance/words/SilentLowering.h"
#include "conformance/words/Verdict.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"

#include <array>
#include <functional>
#include <map>

namespace memref_cts::conformance {

enum class Detail : uint8_t;
class Job;
struct CaseFile;

/// Passes under test.
struct PassSubject {
  std::string name;     // that the user gave, or the passes
  std::string passes;   // as LoweringContext::parsePasses reads them
  bool isDrawn = false; // nobody named it
};

/// Parses a `--pass=` value, [NAME=]PASSES. Pass names are checked by the worker.
llvm::Expected<PassSubject> parsePassSubject(llvm::StringRef text);

/// `count` lists of two to five passes of random_passes.def, each once. They follow from the seed.
std::vector<PassSubject> randomPasses(uint64_t count, uint64_t seed);

/// What is asked for besides files, limits and calls, which a CheckConfig has.
struct AgreeConfig {
  std::vector<PassSubject> subjects;
  std::vector<std::string> functions;    // that are called; empty: all
  unsigned keep = 3;                     // findings of a file under a subject that are told in full
  bool lowers = false;                   // passes that make functions llvm.func are run as a lowering
  unsigned functionMs = 0;               // of a processor that calls of a function may take, 0: any time
  uint64_t mostArgumentBytes = 0;        // of memrefs that a drawn call has by their types, 0: any number
  std::string asked;                     // of replay commands: subcommand and file, "": "agree" and the path
  const char *numberOption = "--random"; // ... and the option for the number of random calls
};

/// What is wrong with the text of passes.
struct PassProblem {
  std::string text;   // for a user who wrote it; "": nothing
  std::string reason; // in short: what is counted together
};

/// As the worker sees that has them run on an empty module. Passes that end it are no fault of the text.
PassProblem passProblem(Worker &worker, const std::string &passes);
/// What is wrong with the passes, as a worker sees that has them run on an empty module; nothing where `stop` ends it.
llvm::Error tryPasses(const AgreeConfig &config, const CheckConfig &check, const std::function<bool()> &stop);

/// A function that nothing is said of, and why.
struct FunctionLeftOut {
  std::string function;
  std::string why;
  std::string reason;     // the same without places, "": `why`
  bool isRefused = false; // the reference machine does not support it
};

/// A call with another outcome after the passes than before, or what stands against the module that they left.
struct PassFinding {
  std::string function; // "": all of the module
  unsigned line = 0;    // of the call line; 0: none
  std::string call;     // "": no call is made
  Verdict verdict;
  std::string meaning;     // what the seen value is otherwise, "": not known
  std::string guilty;      // which pass it was, "": not known
  std::string guiltyPlace; // behind its name, for people: where in the list it stands, and what is open
  std::vector<std::string> notes;
  std::string replay; // a command
};

/// A file under one subject.
struct AgreedUnder {
  std::string subject;                             // its name
  std::array<uint64_t, kNumVerdictKinds> counts{}; // of calls, and of modules that cannot be called
  std::string refusal;                             // why no function is called after the passes, "": some are
  std::string reason;                              // the same without places, "": `refusal`
  uint64_t functions = 0;                          // that are called after the passes
  std::vector<FunctionLeftOut> leftOut;            // after the passes
  std::map<std::string, uint64_t> reasons;         // of refused, inconclusive and undefined calls
  std::vector<std::string> structured;             // operations that were taken apart after the passes
  std::vector<PassFinding> findings;               // the first ones

  uint64_t of(VerdictKind kind) const { return counts[static_cast<size_t>(kind)]; }
  /// Calls that agree or do not.
  uint64_t compared() const;
  uint64_t bad() const;
};

/// A file under all subjects.
struct AgreedFile {
  std::string file;
  unsigned line = 0;      // where it begins in its file, 0: it is all of the file
  std::string error;      // it cannot be read, or this machine is in trouble; "": neither
  std::string unread;     // ... the former: the words of the first diagnostic, or how reading ended
  std::string refusal;    // why none of its functions is called, "": some are
  std::string reason;     // the same without places, "": `refusal`
  bool isOfCalls = false; // the error: a call of --call is none of the module's
  bool interrupted = false;
  uint64_t functions = 0;               // that are called
  std::vector<FunctionLeftOut> leftOut; // before any pass
  std::vector<AgreedUnder> under;       // in the order of the subjects
  std::vector<std::string> flaky;       // what was seen once, and not again in new processes
  std::vector<std::string> without;     // functions that are asked for, and that it does not have
  bool isNegative = false;              // a case that has to be refused

  uint64_t bad() const;
  uint64_t compared() const;
};

/// The files of a run.
struct AgreeReport {
  std::vector<AgreedFile> files;
  std::vector<PassSubject> subjects;
  std::vector<std::string> functions; // the only ones that are asked for; empty: all
  double maxUnchecked = 100;          // percent of calls that may say nothing
  bool interrupted = false;
  double seconds = 0;
  std::string sandbox; // what of it was missing, as sandboxText() has it

  std::array<uint64_t, kNumVerdictKinds> counts() const;
  uint64_t bad() const;
  uint64_t compared() const;
  uint64_t errors() const;
  uint64_t refused() const; // files
  uint64_t flaky() const;
  uint64_t calls() const;
  /// Calls that are undefined, refused or inconclusive.
  uint64_t unchecked() const;
  bool tooManyUnchecked() const;
  /// Subjects under which no call of any file was compared. `isNamed`: only those that somebody named.
  std::vector<SilentLowering> silentSubjects(bool isNamed) const;
  /// Numbers of files of which no call was compared under any subject. Not those with an error, those that have to be
  /// refused, and those without a function that is asked for.
  std::vector<size_t> uncheckedFiles() const;
  /// Functions that are asked for, and that no file has.
  std::vector<std::string> missingFunctions() const;
  /// 0, 1 or 2, see spec/flow.md#exit-codes.
  int exitCode() const;
};

/// Called now and then, from any thread: files done, all of them, calls so far, findings, the file at work.
using AgreeProgress =
    std::function<void(unsigned done, unsigned total, uint64_t calls, uint64_t findings, llvm::StringRef file)>;

/// One case under all subjects: its call lines, and random calls. Options of the case that are of lowerings have no
/// part. `onCalls` gets calls and findings since the last time.
AgreedFile agreeCase(Job &job, CaseFile &file, const AgreeConfig &config,
                     llvm::function_ref<void(uint64_t, uint64_t)> onCalls);

/// A job takes a file at a time; `stop` may end the run.
AgreeReport agreeFiles(llvm::ArrayRef<std::string> files, const CheckConfig &check, const AgreeConfig &config,
                       const AgreeProgress &progress, const std::function<bool()> &stop);

/// Findings of all files, those of one cause together: some in full, the next ones as a line, the number of the rest.
void printPassFindings(llvm::raw_ostream &os, const AgreeReport &report, bool colour, Detail detail);
/// Findings, then a row for each file and subject, then what was left out, then sums.
void printAgreeReport(llvm::raw_ostream &os, const AgreeReport &report, bool colour, Detail detail);
void writeAgreeJSON(llvm::raw_ostream &os, const AgreeReport &report, const AgreeConfig &config);

/// "101 agree, 3 undefined", "" where there is nothing.
std::string countsText(const std::array<uint64_t, kNumVerdictKinds> &counts);
/// Parts of the JSON: {"agree": 101, ...} as the member "calls", and a file under a subject.
void writeCounts(llvm::json::OStream &json, const std::array<uint64_t, kNumVerdictKinds> &counts);
void writeUnder(llvm::json::OStream &json, const AgreedUnder &row);
void writeLeftOut(llvm::json::OStream &json, llvm::ArrayRef<FunctionLeftOut> all);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_AGREE_AGREE_H
