//===-- CommandRunner.cpp - the process that runs commands ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One socket: {length, request} and {length, answer}. The end of the tool's side ends
// the command that runs, and the process.
//
//===----------------------------------------------------------------------===//
#include "conformance/worker/CommandRunner.h"
#include "conformance/TempFolder.h"
#include "conformance/process/RemoveTree.h"
#include "conformance/protocol/Protocol.h"
#include "conformance/protocol/Wire.h"
#include "conformance/sandbox/Sandbox.h"

#include "llvm/Support/FileSystem.h"

#include <chrono>
#include <optional>

#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace memref_cts::conformance;

using Clock = std::chrono::steady_clock;

/// How long the process may take to kill a command that is late, and to say so.
static constexpr uint32_t kClearingMs = 3'000;

/// Sends or receives all, and asks `goesOn` from time to time; false where it cannot.
template <typename Byte, typename Fn>
static bool transfer(Byte *at, size_t size, int fd, Fn step, llvm::function_ref<bool()> goesOn, short event) {
  while (size > 0) {
    ssize_t part = step(fd, at, size);
    if (part > 0) {
      at += part;
      size -= size_t(part);
      continue;
    }
    if (part == 0 || (errno != EAGAIN && errno != EINTR) || !goesOn())
      return false;
    struct pollfd wait = {fd, event, 0};
    poll(&wait, 1, 50);
  }
  return true;
}

static bool sendText(int fd, const std::string &text, llvm::function_ref<bool()> goesOn) {
  uint64_t size = text.size();
  std::string message(reinterpret_cast<const char *>(&size), sizeof size);
  message += text;
  auto step = [](int to, const char *at, size_t left) { return send(to, at, left, MSG_NOSIGNAL | MSG_DONTWAIT); };
  return transfer(message.data(), message.size(), fd, step, goesOn, POLLOUT);
}

static bool receiveText(int fd, std::string &text, llvm::function_ref<bool()> goesOn) {
  auto step = [](int from, char *at, size_t left) { return recv(from, at, left, MSG_DONTWAIT); };
  uint64_t size = 0;
  if (!transfer(reinterpret_cast<char *>(&size), sizeof size, fd, step, goesOn, POLLIN) || size > kMaxMessage)
    return false;
  text.resize(size);
  return transfer(text.data(), text.size(), fd, step, goesOn, POLLIN);
}

//===----------------------------------------------------------------------===//
// The tool's side
//===----------------------------------------------------------------------===//

void CommandRunner::stop() {
  if (channel >= 0)
    close(std::exchange(channel, -1));
  if (process.running()) {
    process.waitUntil(Clock::now() + std::chrono::milliseconds(kClearingMs));
    process.stop();
  }
}

std::string CommandRunner::start() {
  if (process.running() && !process.hasEnded())
    return "";
  stop();
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return std::string("cannot create a socket pair: ") + std::strerror(errno);
  ChildProcess::Start start;
  start.path = "/proc/self/exe";
  start.argv = {"memref-cts-commands", kCommandsArgument};
  if (!boxed)
    start.argv.push_back(kOpenArgument);
  start.environment = ownEnvironment();
  start.descriptors = {{ends[0], kRequestFd}};
  std::string problem = process.start(start);
  close(ends[0]);
  channel = ends[1];
  return problem;
}

bool CommandRunner::exchange(const std::string &request, std::string &answer, uint32_t timeoutMs) {
  Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(timeoutMs);
  auto goesOn = [&] { return Clock::now() < deadline && !(interrupted && interrupted()); };
  return sendText(channel, request, goesOn) && receiveText(channel, answer, goesOn);
}

CommandResult CommandRunner::run(const std::vector<std::string> &argv, const std::vector<std::string> &variables,
                                 llvm::StringRef input, const CommandLimits &limits) {
  CommandResult result;
  result.ending = CommandResult::Unknown;
  result.problem = start();
  if (!result.problem.empty())
    return result;
  std::string request, answer;
  WireWriter out(request);
  write(out, argv);
  write(out, variables);
  out.number<uint32_t>(limits.timeoutMs);
  out.number<uint64_t>(limits.memory);
  out.text(input);
  uint32_t patience = std::min<uint32_t>(limits.timeoutMs, 1u << 31) + kClearingMs;
  if (!exchange(request, answer, patience)) {
    stop();
    if (interrupted && interrupted())
      result.ending = CommandResult::Stopped;
    result.problem = "the process that runs commands does not answer";
    return result;
  }
  WireReader in(answer.data(), answer.size());
  read(in, result);
  if (in.failed() || !in.atEnd()) {
    result = CommandResult();
    result.ending = CommandResult::Unknown;
    result.problem = "the process that runs commands sent something that is no answer";
  }
  return result;
}

//===----------------------------------------------------------------------===//
// The process's side
//===----------------------------------------------------------------------===//

/// Whether the tool is gone.
static bool isAlone() {
  struct pollfd wait = {kRequestFd, POLLRDHUP, 0};
  return poll(&wait, 1, 0) > 0 && (wait.revents & (POLLRDHUP | POLLHUP | POLLERR));
}

/// A command in a folder of its own.
static CommandResult runInFolder(WireReader &in, const TempFolder &folders, const Box *box) {
  std::vector<std::string> argv, variables;
  std::string input;
  CommandLimits limits;
  read(in, argv);
  read(in, variables);
  limits.timeoutMs = in.number<uint32_t>();
  limits.memory = limits.together = in.number<uint64_t>();
  in.text(input);
  limits.huntOrphans = true;
  limits.stop = isAlone;
  limits.box = box;
  CommandResult result;
  result.ending = CommandResult::Unknown;
  llvm::SmallString<128> folder;
  std::error_code code = llvm::sys::fs::createUniqueDirectory(folders.path + "/command", folder);
  if (code || in.failed() || argv.empty()) {
    result.problem = "cannot make a folder for the command: " + code.message();
    return result;
  }
  variables.push_back(("TMPDIR=" + folder).str());
  limits.folder = std::string(folder);
  result = runCommand(argv, variables, input, limits);
  const bool isWell = result.ending == CommandResult::Exited && result.code == 0;
  if (std::string problem = isWell ? "" : diskProblem(folder); !problem.empty()) {
    result.ending = CommandResult::Unknown;
    result.problem = std::move(problem);
  }
  removeTree(folder);
  return result;
}

int memref_cts::conformance::serveCommands(bool boxed) {
  signal(SIGPIPE, SIG_IGN); // of commands that do not read what they are told
  TempFolder folders("memref-cts-command");
  std::optional<Box> box;
  Box::Rules rules;
  rules.who = BoxedProcess::Command;
  rules.writable = {std::string(folders.path), "/dev/null", "/dev/zero"};
  rules.listens = true;
  std::string trouble = folders.problem ? "cannot make a temporary folder: " + folders.problem.message() : "";
  if (boxed && trouble.empty())
    trouble = box.emplace(rules).problem();
  std::string message;
  while (receiveText(kRequestFd, message, [] { return true; })) {
    WireReader in(message.data(), message.size());
    CommandResult result;
    result.ending = CommandResult::Unknown;
    result.problem = trouble;
    if (trouble.empty())
      result = runInFolder(in, folders, box ? &*box : nullptr);
    message.clear();
    WireWriter out(message);
    write(out, result);
    if (!sendText(kRequestFd, message, [] { return true; }))
      break;
  }
  return 0;
}
