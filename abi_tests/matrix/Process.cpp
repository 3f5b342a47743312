//===-- Process.cpp - programs that the matrix runs ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program said, and how it ended, as the matrix reports it. Programs
// that want room on a disk that is full are told from those that fail.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/matrix/Process.h"

#include "conformance/Command.h"
#include "conformance/TempFolder.h"
#include "conformance/Tool.h"
#include "conformance/Worker.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::abi_tests;

/// What a program that did not come to an end of its own said last, behind how it ended.
static std::string withWords(const std::string &problem, StringRef words) {
  return problem + (words.empty() ? "" : ": ") + words.str();
}

/// "the forbidden system call socket", or "".
static std::string forbiddenText(ArrayRef<std::string> names) {
  if (names.empty())
    return "";
  return (names.size() == 1 ? "the forbidden system call " : "the forbidden system calls ") + join(names, ", ");
}

static ProcessResult runOnce(ArrayRef<std::string> words, const std::string &scratch, unsigned seconds, Runs runs,
                             const MatrixConfig &config) {
  conformance::CommandLimits limits;
  limits.timeoutMs = seconds * 1000;
  limits.stop = conformance::interrupted;
  if (runs == Runs::Tool) {
    limits.together = config.worker.memoryLimit;
    limits.folder = config.folder;
  }
  ProcessResult result;
  conformance::CommandResult ran;
  // Compilers that are killed leave files: in the folder that is removed.
  const std::vector<std::string> variables = {"TMPDIR=" + sys::path::parent_path(scratch).str()};
  const uint64_t kills = conformance::memoryKills();
  if (!conformance::interrupted())
    ran = config.worker.sandbox
              ? conformance::runBoxedCommand(words.vec(), variables, limits, runs == Runs::Tool ? config.folder : "")
              : conformance::runCommand(words.vec(), variables, "", limits);
  if (conformance::interrupted()) {
    result.errors = conformance::kInterrupted;
    return result;
  }
  const bool wasKilled = ran.wasKilled();
  result.output = std::move(ran.out);
  result.errors = std::move(ran.err);
  result.forbidden = forbiddenText(ran.forbidden);
  switch (ran.ending) {
  case conformance::CommandResult::Exited:
    result.exitCode = ran.code;
    break;
  case conformance::CommandResult::BeyondLimit:
  case conformance::CommandResult::Unknown:
    result.errors = ran.text();
    result.isEnvironment = true;
    break;
  case conformance::CommandResult::NotStarted:
  case conformance::CommandResult::Stopped:
    result.errors = withWords(ran.text(), result.errors);
    break;
  case conformance::CommandResult::TimedOut:
    result.exitCode = -2;
    result.errors = "took longer than " + std::to_string(seconds) + " seconds";
    break;
  case conformance::CommandResult::Signalled:
  case conformance::CommandResult::TooMuchOutput:
    result.exitCode = -2;
    result.errors = withWords(ran.text(), result.errors);
    break;
  }
  // What a tool says of a full disk may itself not have found room.
  if (result.exitCode != 0)
    if (std::string problem = conformance::diskProblem(sys::path::parent_path(scratch)); !problem.empty()) {
      result.errors = problem;
      result.isEnvironment = true;
    }
  if (result.exitCode != 0 && !result.isEnvironment && !result.forbidden.empty())
    result.errors = result.forbidden + "; " + result.errors;
  result.isEnvironment |= result.exitCode != 0 && isEnvironmentProblem(result.errors);
  // A compiler does not tell of all parts of it that the kernel ended.
  result.wasKilled = !result.isEnvironment &&
                     (wasKilled || (runs == Runs::Tool && result.exitCode > 0 && conformance::memoryKills() != kills));
  return result;
}

ProcessResult memref_cts::abi_tests::runProcess(ArrayRef<std::string> words, const std::string &scratch,
                                                unsigned seconds, Runs runs, const MatrixConfig &config) {
  ProcessResult result = runOnce(words, scratch, seconds, runs, config);
  return result.wasKilled ? runOnce(words, scratch, seconds, runs, config) : result;
}

std::string memref_cts::abi_tests::killedText(StringRef how) {
  return ("the process was killed from outside (signal 9)" + (how.empty() ? "" : ": " + how) +
          "; tried again in a new process")
      .str();
}

bool ProcessResult::crashed() const {
  constexpr int kDied = -2, kOfSignal = 128; // what drivers add to the signal that a part of them died with
  return exitCode == kDied || exitCode > kOfSignal ||
         (exitCode > 0 && StringRef(errors).contains("internal compiler error"));
}

std::string ProcessResult::problem() const { return wasKilled ? killedText(firstError(errors)) : firstError(errors); }

std::string memref_cts::abi_tests::findTool(StringRef name) {
  ErrorOr<std::string> found = sys::findProgramByName(name, {MEMREF_CTS_LLVM_TOOLS});
  if (!found)
    found = sys::findProgramByName(name);
  return found ? *found : "";
}

std::string memref_cts::abi_tests::firstError(StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines)
    if (isEnvironmentProblem(line))
      return line.trim().str();
  for (StringRef line : lines)
    if (size_t at = line.find("error: "); at != StringRef::npos)
      return line.drop_front(at + 7).trim().str();
  return lines.empty() ? "" : lines[0].trim().str();
}

bool memref_cts::abi_tests::isEnvironmentProblem(StringRef text) {
  for (const char *word : {"No space left on device", "Cannot allocate memory", "Resource temporarily unavailable",
                           "Disk quota exceeded", "Read-only file system"})
    if (text.contains(word))
      return true;
  return false;
}
