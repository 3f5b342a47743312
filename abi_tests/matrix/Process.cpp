//===-- Process.cpp - programs that the matrix runs ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Time limits are kept by coreutils' timeout: that of LLVM Support is an alarm
// of the whole process and cannot serve several threads. It also ends all that a
// program started, whoever ends it.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/matrix/Process.h"

#include "conformance/Tool.h"
#include "conformance/Worker.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::abi_tests;

static std::string readAll(const std::string &path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// "" if there is room for a program.
static std::string diskProblem(const std::string &scratch) {
  std::string path = scratch + ".probe";
  std::error_code code;
  raw_fd_ostream os(path, code);
  if (!code) {
    os << std::string(4 << 20, ' ');
    os.close();
    code = os.error();
    os.clear_error();
    sys::fs::remove(path);
  }
  return code ? "cannot write " + path + ": " + code.message() : "";
}

/// Waits for a process that is ended when the tool is interrupted. Returns its exit code,
/// or what LLVM says where it has none.
static int waitFor(const sys::ProcessInfo &child, std::string &problem) {
  bool isTold = false;
  // Compilers take a while: nobody waits long for the news, or asks often.
  for (std::chrono::milliseconds pause(1);; pause = std::min(2 * pause, std::chrono::milliseconds(20))) {
    sys::ProcessInfo ended = sys::Wait(child, /*SecondsToWait=*/0, &problem, nullptr, /*Polling=*/true);
    if (ended.Pid != 0)
      return ended.ReturnCode;
    if (conformance::interrupted() && !isTold) {
      kill(child.Pid, SIGTERM);
      isTold = true;
    }
    std::this_thread::sleep_for(pause);
  }
}

ProcessResult memref_cts::abi_tests::runProcess(ArrayRef<std::string> words, const std::string &scratch,
                                                unsigned seconds) {
  static const std::string timeout = findTool("timeout");
  std::string limit = std::to_string(seconds);
  SmallVector<StringRef> command;
  if (!timeout.empty())
    command = {timeout, "-k", "2", limit};
  for (const std::string &word : words)
    command.push_back(word);
  std::string outPath = scratch + ".out", errPath = scratch + ".err";
  std::optional<StringRef> redirects[] = {StringRef("/dev/null"), StringRef(outPath), StringRef(errPath)};
  ProcessResult result;
  std::string problem;
  if (!conformance::interrupted()) {
    bool failed = false;
    sys::ProcessInfo child = sys::ExecuteNoWait(command[0], command, std::nullopt, redirects, 0, &problem, &failed);
    if (!failed)
      result.exitCode = waitFor(child, problem);
  }
  if (conformance::interrupted()) {
    for (const std::string &path : {outPath, errPath})
      sys::fs::remove(path);
    result.exitCode = -1;
    result.errors = conformance::kInterrupted;
    return result;
  }
  result.output = readAll(outPath);
  result.errors = readAll(errPath);
  if (result.exitCode == 124 && !timeout.empty()) {
    result.exitCode = -2;
    result.errors = "took longer than " + limit + " seconds";
  } else if (result.exitCode < 0) {
    result.errors = problem + (problem.empty() || result.errors.empty() ? "" : ": ") + result.errors;
  }
  sys::fs::remove(outPath);
  sys::fs::remove(errPath);
  // What a tool says of a full disk may itself not have found room.
  if (result.exitCode != 0)
    if (std::string problem = diskProblem(scratch); !problem.empty())
      result.errors = problem;
  return result;
}

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
